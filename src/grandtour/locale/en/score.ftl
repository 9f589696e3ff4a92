### `grandtour score`: the sheet of a paper game, what cannot be on it, and its best route.

## The answer

score-title = Final Route
score-title-of = Final Route of { $player }
score-route =
    { $count ->
        [one] The best route, { $count } link:
       *[other] The best route, { $count } links:
    }
score-route-part =
    { $count ->
        [one] The best route found so far, { $count } link:
       *[other] The best route found so far, { $count } links:
    }
score-no-route = No link is drawn, so there is no route.
score-total = Total
score-so-far = The sheet has { $played } of { $turns } turns: this is the score as it stands.
score-picture-written = The picture is in { $file }.
score-template-written = The empty sheet is in { $file }.

## A long search

score-searching = Looking for the best route: { $best } points found, { $bound } not ruled out, { $steps } steps. Ctrl-C stops.
score-stopped = Stopped before it was proven: the best route has at least { $best } and at most { $bound } points.

## Marks that cannot be

score-troubles = The sheet has marks that cannot be:
score-troubles-hint = Correct the sheet, or score it all the same with { $option }.
score-anyway = Scored all the same, with these marks that cannot be; what the map does not have is left out:
score-line = line { $line }
score-NY-C1-players = { $players } cannot be the number of players. Possible are { $known }.
score-NY-C2-block = Block { $block } does not exist. This map has X up to { $width } and Y up to { $height }, both from 1.
score-NY-C2-point = Intersection { $point } does not exist. On this map X goes up to { $width } and Y up to { $height }, both from 0.
score-NY-C3-corner = The road is rounded at { $point } and has no intersection there. Around that corner it is one link: { $link }.
score-NY-C3-road = No road leads from { $a } straight to { $b }: a link joins two neighboring intersections.
score-NY-C4-cafe = There is no café “{ $cafe }”. On this map are { $cafes }.
score-NY-K1-twice = { $cafe } is listed twice, but it can be used once only.
score-NY-K1-far = { $cafe } cannot be used: no link ends at { $point }.
score-NY-K1-unmarked = A link ends at { $point }, so { $cafe } is used, but it is not listed.
score-NY-K1-unused = Block { $block } cannot have { $tourists } unless they come from a café that is not used.
score-NY-L1-apart = Where they lie, { $links } links are too many. Beyond one a turn and the + symbols they come in pairs: a side of the turn’s block and a link joined to it (pairs needed: { $needed }, possible here: { $pairs } at most).
score-NY-L1-few = Too few links: { $links }. Every turn draws at least one (turns on the sheet: { $turns }).
score-NY-L3-many = Too many links: { $links }, but at most { $most } are possible. Every turn draws two at most (turns on the sheet: { $turns }), and the + symbols add { $plus } at most.
score-NY-L3-cards = With cards that bring these tourists, the number of links cannot be { $links }: it does not go with the + symbols on them.
score-NY-L4-twice = Link { $link } is there twice, first at { $first }, but every road takes one link only.
score-NY-P1-tourists = Block { $block } cannot have { $tourists }: no two cards that lead to it bring just these, with or without the used cafés.
score-NY-P1-together = Each block alone could have its tourists, but not all { $blocks } together: every card is in one turn only, and every used café sends its two to one block.
score-NY-P2-no-fallback = Block { $block } cannot have { $tourists }: for a lone tourist all blocks that two cards lead to must be taken, and here some are always free.
score-NY-S2-blocks = Too many blocks: { $blocks }. The game has { $turns } turns (players: { $players }), each with one block.

## The picture

score-picture-about = A map with { $blocks } marked blocks, { $links } drawn links and the best route through these intersections: { $route }. It scores { $total }.
score-picture-route = the best route, from A to B
score-picture-loop = the best route, round from A to A
score-picture-drawn = drawn, not on the route
score-picture-used = café used
score-picture-pale = pale: not on the route
score-picture-own = Map of our own design

## The empty sheet

score-template-head = A sheet of { $edition }. Fill it in, then score it:
score-template-players = How many of you played: { $players }. The number of turns depends on it.
score-template-player = Whose sheet it is, if you like:
score-template-links = The links that you drew. Write an intersection as X,Y: how many blocks are to its left and above it. From one to the next is a link; a walk may go on over several. Around a rounded corner it is one link, here { $corner }.
score-template-cafes = The cafés that you used, by id or by intersection. Without this line they are those that your links touch.
score-template-blocks = The blocks with your tourists: X from the left, Y from the top. These lines all say the same:
