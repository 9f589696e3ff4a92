### `grandtour score`: sheets of games on paper, impossible marks on them, and what they score.

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
score-so-far =
    The sheet has { $played } of { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: this is the score as it stands.
score-not-all =
    The sheet has { $listed } of { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, so it does not tell who won.
score-cars-left =
    Nobody is down to { $cars ->
        [one] { $cars } cable car
       *[other] { $cars } cable cars
    }. Unless all have passed, the game goes on: this is the score as it stands.
score-picture-written = The picture is in { $file }.
score-template-written = The empty sheet is in { $file }.

## A long search

score-searching = Looking for the best route. Points found: { $best }; still possible: { $bound }; steps: { $steps }. Ctrl-C stops.
score-stopped =
    Stopped before it was proven: the best route has at least { $best } and at most { $bound ->
        [one] { $bound } point
       *[other] { $bound } points
    }.

## Impossible marks

score-troubles = The sheet has impossible marks:
score-troubles-hint = Correct the sheet, or score it anyway with { $option }.
score-anyway = Scored anyway, despite these impossible marks; what the map does not have is left out:
score-players = The number of players cannot be { $players }. Possible numbers: { $known }.
score-anyway-table = Scored anyway, despite these impossible marks; what does not exist, and what somebody else has already, is left out:
score-near = Did you mean “{ $name }”?
score-listed = The number of players is { $players }, but the sheet lists more: { $listed }.
score-line = line { $line }
score-NY-C1-players = { score-players }
score-NY-C2-block = Block { $block } does not exist. This map has X up to { $width } and Y up to { $height }, both from 1.
score-NY-C2-point = Intersection { $point } does not exist. On this map X goes up to { $width } and Y up to { $height }, both from 0.
score-NY-C3-corner = The road is rounded at { $point } and has no intersection there. Around that corner it is one link: { $link }.
score-NY-C3-road = No road leads from { $a } straight to { $b }: a link joins two neighboring intersections.
score-NY-C4-cafe = There is no café “{ $cafe }”. On this map are { $cafes }.
score-NY-K1-twice = { $cafe } is listed twice, but it can be used once only.
score-NY-K1-far = { $cafe } cannot have been used: no link ends at { $point }.
score-NY-K1-unmarked = A link ends at { $point }, so { $cafe } has been used, but it is not listed.
score-NY-K1-unused = Block { $block } cannot have { $tourists } unless they come from a café that is not used.
score-NY-L1-apart = As they lie, these links are too many: { $links }. Each turn gives one link, and each + one more; a second link in a turn must be joined to one along that turn’s block (such pairs needed: { $needed }, possible here: { $pairs } at most).
score-NY-L1-few = Too few links: { $links }. Every turn draws at least one (turns on the sheet: { $turns }).
score-NY-L3-many = Too many links: { $links }, but no more than { $most } are possible. Every turn draws two at most (turns on the sheet: { $turns }), and the + symbols add { $plus } at most.
score-NY-L3-cards = With cards that bring these tourists, the number of links cannot be { $links }: it does not match the + symbols on those cards.
score-NY-L4-twice = Link { $link } is there twice, first at { $first }, but every road takes one link only.
score-NY-P1-tourists = Block { $block } cannot have { $tourists }: no two cards that lead to it bring just these, with or without the used cafés.
score-NY-P1-together = Each block alone could have its tourists, but not all { $blocks } of them together: every card is in one turn only, and every used café sends its two tourists to one block.
score-NY-P2-no-fallback = Block { $block } cannot have { $tourists }: a single tourist comes only with a free choice, when all blocks that the two cards lead to are taken, and here some are always free.
score-NY-S2-blocks = Too many blocks: { $blocks }. Turns of the game: { $turns } (players: { $players }), each with one block.
score-NY-S2-misprint = Too many blocks: { $blocks }. The rulebooks print that many turns for this number of players ({ $players }), but that is a misprint: the cards they have you deal are enough for fewer turns only ({ $turns }), each with one block. The number for three players was swapped with the one for two or four.

## Impossible marks: San Francisco

score-SF-C1-players = { score-players }
score-SF-C1-listed = { score-listed }
score-SF-C1-symbol = There is no tourist token “{ $name }”. The symbols are { $known }.
score-SF-C1-no-tokens = This edition has no tourist tokens. Leave out “tokens”.
score-SF-C1-ticket = No destination ticket goes from { $a } to { $b }.
score-SF-C1-ticket-number = There is no ticket { $name }. Their numbers go from 0 to { $last }.
score-SF-C1-ticket-twice = The ticket { $a } – { $b } is there twice, first at { $first }, but it exists only once.
score-SF-C1-ticket-other = { $owner } has the ticket { $a } – { $b } as well, but it exists only once.
score-SF-C2-location = There is no location “{ $name }” on this map.
score-SF-C2-no-route = No route leads from { $a } straight to { $b }.
score-SF-C2-color = From { $a } to { $b } there is no route of the color “{ $name }”. There is: { $known }.
score-SF-C2-route-number = There is no route { $name }. Their numbers go from 0 to { $last }.
score-SF-R1-owned = { $a } – { $b } is claimed already, by { $owner }.
score-SF-R1-cars = These routes take too many cable cars: { $spaces }. Everybody has { $cars }.
score-SF-R3-own-twin = Both routes of the double route { $a } – { $b } have the same owner, which cannot be.
score-SF-R3-closed = Both routes of the double route { $a } – { $b } are claimed. The number of players is { $seats }, so the second one was closed.
score-SF-R5-twice = The token is there twice: { $symbols }. Nobody takes a symbol that they have.
score-SF-R5-claims = Too many tokens: { $tokens }. A route brings one at most (routes on the sheet: { $routes }).
score-SF-R5-reach = Too many tokens: { $tokens }. Wherever stacks were placed, these routes end at { $most } of them at most.
score-SF-S1-stack = Too many tokens of one symbol ({ $symbols }): { $taken }. Its stack had { $height } at most.
score-SF-S3-few = Too few tickets: { $tickets }. Everybody keeps at least { $least } at the start and gives none back.
score-SF-S4-stacks =
    Of each of these symbols, more than { $lower ->
        [one] { $lower } token was
       *[other] { $lower } tokens were
    } taken: { $symbols }. But the number of stacks higher than that was only { $stacks }.

## Impossible marks: French Quarter

score-FQ-C1-players = { score-players }
score-FQ-C1-listed = { score-listed }
score-FQ-M1-building = There is no building “{ $name }” on this map.
score-FQ-A2-mapped = Too many mapped buildings: { $mapped }. The turns of a game, the performers track, and your bonuses map { $most } at most.
score-FQ-P1-neighbour = { $building } has { $value } and its neighbor { $neighbour } has { $there }: values side by side differ by 1 at most.
score-FQ-P3-w = Too many W: { $written }. Your bonuses allow { $unlocked }.
score-FQ-V2-courtyard = { $building } is not a courtyard. The courtyards are { $known }.
score-FQ-V2-twice = { $building } is there twice, but a courtyard is marked only once.
score-FQ-I1-boxes =
    Too many umbrellas: { $marks }. Their track has { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }.
score-FQ-I1-few = Too few umbrellas: { $marks }. The rows of the Second Line and the performers track alone bring { $least }.
score-FQ-I2-boxes =
    Too many marks for { $activity }: { $marks }. The track has { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    } to mark.
score-FQ-I3-choices = The choices listed for { $activity } are not as many as the marked circles that show both a bonus and a multiplier. Their number must be { $asked }, not { $told }.
score-FQ-I4-performer = There is no performer “{ $name }”. The performers are { $known }.
score-FQ-I4-twice = This row has the same performer twice: { $performer }.
score-FQ-I4-bottom = The bottom row has a performer that the top row does not have: { $performer }. The top row is marked first.
score-FQ-L3-boxes = Too many boxes of the Second Line: { $marks }. The track has { $boxes }.
score-FQ-L3-many = Too many boxes of the Second Line: { $marks }. A mapped building marks one a round at most (buildings: { $mapped }, rounds: { $rounds }).
score-FQ-BM-A-none = A bonus gave you a performer, but no performer is marked.
score-FQ-BP-A-square = Box { $box } of { $activity } is a square, and only circles are crossed out.
score-FQ-BP-A-many = Too many circles of { $activity } are crossed out: { $told }. Your bonuses cross out { $unlocked }.
score-FQ-BP-A-few = Too few circles of { $activity } are crossed out: { $told }. Your bonuses cross out { $unlocked }.
score-FQ-R2-few = Too few marks on the activity tracks: { $marks }. The wilds of your umbrellas and the performers track alone bring { $least }.
score-FQ-R6-next = Box { $box } of { $activity } cannot be crossed out: a circle before it is neither marked nor crossed out.
score-FQ-R35-visits = Too many visits to { $riverwalk }: { $marks }. Only the first { $boxes } can be marked.
score-FQ-R35-none = Visits to a Riverwalk are marked ({ $marks }), but the map of this edition has none.
score-FQ-Y2-mayor = Solo mode is always played with the Mayor variant.
score-FQ-Y3-card = There is no Vacation card “{ $name }”.
score-FQ-Y3-missing = With Tourism everybody has a Vacation card, but here none is named.
score-FQ-Y3-no-tourism = Vacation cards such as { $card } are part of Tourism, and this game was played without it.
score-FQ-Y3-other = { $owner } has the Vacation card { $card } as well, but it exists only once.

## The picture

score-picture-about =
    A map with { $blocks ->
        [one] { $blocks } marked block
       *[other] { $blocks } marked blocks
    }, { $links ->
        [one] { $links } drawn link
       *[other] { $links } drawn links
    }, and the best route through these intersections: { $route }. It scores { $total }.
score-picture-route = the best route, from A to B
score-picture-loop = the best route, round from A to A
score-picture-drawn = drawn, not on the route
score-picture-used = café used
score-picture-point = intersection X,Y, both from 0
score-picture-pale = pale: not on the route
score-picture-own = Map of our own design
score-picture-anyway = Scored despite impossible marks on the sheet: { $count }. What the map does not have is left out.

## The empty sheet

score-template-head = A sheet of { $edition }. Fill it in, then score it:
score-template-players = How many of you played: { $players }. The number of turns depends on it.
score-template-player = Whose sheet it is, if you like:
score-template-links = The links that you drew. Write an intersection as X,Y: how many blocks are to its left and above it. From one to the next is a link; a path may go on over several. Around a rounded corner it is one link, here { $corner }.
score-template-cafes = The cafés that you used, by id or by intersection. Without this line they are those that your links touch.
score-template-blocks = The blocks with your tourists: X from the left, Y from the top. These lines all say the same:

## The empty sheet: San Francisco

score-template-SF-players = How many of you played: { $players }. Players whom you leave out below are not scored, and then no winner is given.
score-template-SF-routes =
    routes: all that you claimed, each by its two locations.{ $doubles ->
        [0] { "" }
       *[other] { " " }Of a double route you may add the color ({ $colors }).
    }
score-template-SF-places = The locations: { $places }.
score-template-SF-tickets = tickets: all that you kept, by their two locations. Which of them are completed is worked out for you.
score-template-SF-tokens = tokens: your tourist tokens, of { $symbols }.

## The empty sheet: French Quarter

score-template-FQ-players = How many of you played: { $players }. Write as many sheets below as you like; with all of them you learn who won.
score-template-FQ-tourism = If you played with Tourism:
score-template-FQ-boxes = Boxes that you marked: umbrellas (of { $umbrellas }), Second Line (of { $line }).
score-template-FQ-visits = Visits to { $riverwalk } that you marked (of { $visits }).
score-template-FQ-courtyards = Courtyards that you visited: { $courtyards }.
score-template-FQ-performers = Performers marked in the two rows: { $performers }.
score-template-FQ-vacation = Your Vacation card: { $cards }.
score-template-FQ-tracks =
    The five tracks: how many boxes you marked.{ $choices ->
        [0] { "" }
       *[other] { " " }If one of them is a circle that shows both a bonus and a multiplier, say what you took, in order.
    }{ $crossing ->
        [0] { "" }
       *[other] { " " }A circle that a bonus crossed out is named by its box, from 1, and is not counted.
    }
score-template-FQ-mapped =
    Your mapped buildings with their values{ $letters ->
        [0] { "" }
       *[other] , or with W
    }. Remove the # in front of each of yours.
