### Explore New York: the rules in our own words, refusals, actions, events, score lines and prompts.
###
### $symbol is a word, ready to be shown; beside it stands its id ($symbol_id), so that a sentence can choose the right
### form. $block, $card, $link, $tourists and all lists come ready-made: a block is “(4,5) Times Square”, a card
### “4 (one green square, +)”, a link says where it is: “between (4,4) and (4,5)”, “above (3,1)”, so that it can follow
### the word for it, and tourists are counted: “2 circles and 1 triangle”.
### $player is a name. Keys that end in -you speak to the player who acted.

## Words

symbol-circle = circle
symbol-square = square
symbol-triangle = triangle

kind-red = red circle
kind-green = green square
kind-blue = blue triangle
kind-yellow = yellow smiley
kind-grey = gray star
kind-white = white

mode-score-attack = Score attack

option-plus_after_fallback = + after a free choice
option-plus_after_fallback-about = A + on the turn cards means one more link after a free choice too. The rulebooks make no exception for it, but do not mention the case either: this is our ruling. Switched off, the + does not count after a free choice.

## Parts of sentences

part-block = ({ $block })
part-block-named = ({ $block }) { $name }
part-block-fallback = { $block } (free choice)
part-link-between = between ({ $a }) and ({ $b })
part-link-above = above ({ $a })
part-link-below = below ({ $a })
part-link-left = left of ({ $a })
part-link-right = right of ({ $a })
part-link-corner = around the corner of ({ $a })
part-card = { $number } ({ $tourists })
part-card-plus = { $number } ({ $tourists }, +)
part-cafe = { $cafe } ({ $tourists })
part-kind = { $kind }: { $blocks }
part-tourists =
    { $symbol_id ->
        [circle] { $n ->
            [one] { $n } circle
           *[other] { $n } circles
        }
        [square] { $n ->
            [one] { $n } square
           *[other] { $n } squares
        }
        [triangle] { $n ->
            [one] { $n } triangle
           *[other] { $n } triangles
        }
       *[other] { $n } { $symbol }
    }
part-no-tourists = no tourists
part-on-card =
    { $symbol_id ->
        [circle] { $n ->
            [1] one red circle
            [2] two red circles
           *[other] { $n } red circles
        }
        [square] { $n ->
            [1] one green square
            [2] two green squares
           *[other] { $n } green squares
        }
        [triangle] { $n ->
            [1] one blue triangle
            [2] two blue triangles
           *[other] { $n } blue triangles
        }
       *[other] { $n } { $symbol }
    }
part-removed =
    { $cards ->
        [0] none
        [one] { $cards } card
       *[other] { $cards } cards
    } with { $players } players
part-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } with { $players } players
part-product =
    { $tourists ->
        [one] { $tourists } tourist
       *[other] { $tourists } tourists
    } × { $attractions ->
        [one] { $attractions } attraction
       *[other] { $attractions } attractions
    }

## Rules: what is in the box

rule-NY-C1 =
    A game for { $players } players, each of whom has a copy of the same city map.{ $house_is ->
        [none] {""}
       *[other] {" "}With { $house } player there is “{ mode-score-attack }”, a house mode of ours that the rulebooks do not have: you play alone for the highest score you can reach, over { $turns ->
            [one] { $turns } turn
           *[other] { $turns } turns
        }, with { $removed ->
            [0] no cards
            [one] { $removed } card
           *[other] { $removed } cards
        } removed from the deck.
    }
rule-NY-C2 = The city map is a grid of blocks, { $width } across and { $height } down. Two numbers stand for a block: X counts from the left, Y from the top. The block at the top left is (1,1), the one at the bottom right ({ $width },{ $height }). The rulebooks do not say where Y begins; this is our ruling.
rule-NY-C3 =
    Every block has roads all around it, along the border of the map as well. A link is one piece of road, from one intersection to the next. The corners of the map are rounded: there, the two outer sides of the corner block are one single link. On this map there are { $points ->
        [one] { $points } intersection
       *[other] { $points } intersections
    } and { $links ->
        [one] { $links } link
       *[other] { $links } links
    } (between two blocks: { $inner }; straight, along the border: { $border }; around the corners: { $arcs }).
rule-NY-C4 =
    Every block is of one kind. This map has: { $kinds }. All blocks but the white ones are attractions. { $cafes ->
        [0] There are no cafés on this map.
        [one] At one intersection stands a café; it shows two tourists.
       *[other] At { $cafes } of the intersections stands a café; each of them shows two tourists, alike or different.
    } A tourist is a circle, a square, or a triangle.
rule-NY-C5 =
    There are { $cards ->
        [one] { $cards } tourist card
       *[other] { $cards } tourist cards
    }. Each shows one or two tourists and a number from 1 to { $highest }, or a * in its place ({ $stars ->
        [one] { $stars } card
       *[other] { $stars } cards
    }). Some have a + for one more link ({ $plus ->
        [one] { $plus } card
       *[other] { $plus } cards
    }).

## Rules: setting up

rule-NY-S1 = Some cards are taken out of the game at random, and nobody sees which: { $removed }. How we do it: a card has no place in the deck until it is revealed, so the cards taken out are simply those left over when the game ends.
rule-NY-S2 = You play until no cards are left in the deck: { $turns }. Where a rulebook prints other numbers, the deck decides; this is our ruling.
rule-NY-S3 = The first player is chosen at random.

## Rules: a turn

rule-NY-T1 =
    The first player reveals { $reveal ->
        [one] { $reveal } card
       *[other] { $reveal } cards
    }. { $discard ->
        [0] They
       *[other] Then this player discards { $discard } of them. The two that are left
    } are the turn cards, and everybody uses both.
rule-NY-T2 = Then everybody plays at the same time, each on their own map: choose a block, draw its tourists, draw links, end the turn. No map has any effect on another. Until you end your turn, it is yours alone and you can take back your steps; once you end it, everybody sees it, and it stands. When the last player has ended the turn, the turn cards are discarded, and the first player is now the next one clockwise.

## Rules: the block

rule-NY-B1 = You choose a block in which you have no tourists yet.
rule-NY-B2 = Two cards with the same number point to one block only: this number is its X and its Y.
rule-NY-B3 = Two cards with different numbers point to two blocks: you decide which number is X and which is Y. If you have tourists in one of the two, it has to be the other.
rule-NY-B4 =
    A * stands for any number. A * and a number point to all blocks with this number as X or as Y, up to { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    } on this map. Two * point to every block.
rule-NY-B5 = The free choice: if you already have tourists in every block that the cards point to, you choose any empty block instead.

## Rules: tourists

rule-NY-P1 = All tourists of both turn cards go into the block you chose.
rule-NY-P2 = After a free choice, one tourist goes there instead: a circle, a square, or a triangle, as you like.

## Rules: links

rule-NY-L1 = There are two ways to draw links, and you choose one. Either you draw two: one of them along a side of your block, the other joined to one of its ends, in any direction and away from the block if you like. Or you draw only one, on any road of the map.
rule-NY-L2 = After a free choice you draw one link only, on any road of the map.
rule-NY-L3 =
    Each + on the turn cards means one more link for everybody, on any road, joined to something or not. You cannot leave it out. { $option ->
        [on] This holds after a free choice too.
       *[off] At this table it does not hold after a free choice.
    } The rulebooks do not mention that case: by our ruling a + always counts, and the option “{ option-plus_after_fallback }” can change that.
rule-NY-L4 =
    You draw a link only on a road that has none on your map yet. The rulebooks say nothing about it; this is our ruling. If no two links are possible any more, you draw one. That is always possible: in a whole game you draw at most { $most ->
        [one] { $most } link
       *[other] { $most } links
    }, and the map has { $links }.
rule-NY-L5 = You draw your links in any order. For the cafés it makes no difference, as their tourists all go to the same block; nor does it matter which of your links are the two that join and which are for a +.

## Rules: cafés

rule-NY-K1 = As soon as a link that you draw ends at a café, the two tourists shown there go into the block you chose this turn, after a free choice too. With that the café is used: you get its tourists only once in a game. You can reach several cafés in one turn.

## Rules: the end

rule-NY-F1 = The Final Route is one line of links that you have drawn, without a gap. No link is in it twice. It can cross itself, come back to an intersection, and end where it began, and you can leave links out of it.
rule-NY-F2 = Your score is that of the best Final Route your links allow. The program finds it and does not guess: no other line of your links brings more.
rule-NY-F3 = A block is on the route if the route has a link along one of its sides; at a corner of the map, the rounded link counts for the corner block. If the route only touches a block at a corner, the block is not on it.
rule-NY-F4 = Each of the three colors scores by itself: the number of its tourists in blocks on the route, times the number of its attractions on the route. For the tourists it makes no difference what kind of block they are in; it can be a white one.
rule-NY-F5 =
    Each café at an intersection on the route brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, once, whether you have had its tourists or not.
rule-NY-F6 =
    Each yellow block on the route brings { $yellow ->
        [one] { $yellow } point
       *[other] { $yellow } points
    }. Gray blocks score together. Number of gray blocks on the route and points: { $grey }.
rule-NY-F7 = Whoever has the most points wins. The rulebooks do not break ties: players with equal points share the win.

## Why not: cards

why-NY-T1-pending = First choose a card to discard.
why-NY-T1-not-shown = The card { $card } does not lie on the table. Choose one of the revealed cards.
why-NY-T1-discarded = The turn cards are settled, and nothing more is discarded this turn. Play with the two that lie there.

## Why not: the block and its tourists

why-NY-T2-chosen = Your block for this turn is { $block }. Carry on with it, or take back your steps to choose another.
why-NY-B1-pending = First choose a block.
why-NY-B1-taken = You have tourists in block { $block } already. Choose an empty block.
why-NY-B2-not-offered = Both turn cards show { $number }, which does not make { $block }. Choose block ({ $number },{ $number }).
why-NY-B3-not-offered = The turn cards show { $a } and { $b }, which do not make { $block }. Choose an empty block that has one of these numbers as X and the other as Y.
why-NY-B4-not-offered = The turn cards show { $number } and a *, which do not make { $block }. Choose an empty block that has { $number } as X or as Y.
why-NY-P1-all = The tourists of the turn cards are in your block already. Only after a free choice do you pick one yourself. Now draw links.
why-NY-P2-pending = First choose the one tourist for your block.
why-NY-P2-chosen = You have chosen the one tourist for your block already. Now draw links, or take back your steps to choose another.

## Why not: links

why-NY-L1-none =
    You have not drawn a link this turn. First draw { $left ->
        [one] { $left } link
       *[other] { $left } links
    }, then end your turn.
why-NY-L1-enough =
    You have drawn { $links ->
        [one] { $links } link
       *[other] { $links } links
    } this turn, and more are not possible. End your turn, or take back a link to draw another.
why-NY-L1-no-pair = The link that you draw now must complete a pair: one link along block { $block } and one joined to it. A link { $link } does not. Choose another, or end your turn.
why-NY-L2-none =
    After a free choice, too, you draw a link. First draw { $left ->
        [one] { $left } link
       *[other] { $left } links
    } on any road, then end your turn.
why-NY-L2-enough =
    After a free choice there is no second link of your own. You have drawn all you can ({ $links }). End your turn, or take back a link to draw another.
why-NY-L3-plus =
    Because of the + on the turn cards, { $left ->
        [one] { $left } link is
       *[other] { $left } links are
    } still missing. Draw on any road, then end your turn.
why-NY-L4-drawn = There is a link of yours { $link } already. Choose a road without one.

## How it ended, and why somebody won

ended-NY-S2 =
    The deck is used up after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }: the game is over.
why-NY-F7-points = Won on points: { $points }.
why-NY-F7-shared = Equal on points ({ $points }): the win is shared.
why-NY-C1-alone =
    { mode-score-attack }: you have reached { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Actions, as lines of a menu

action-discard = Discard { $card }
action-block = Choose block { $block }
action-tourist = Draw { $tourists }
action-link = Draw a link { $link }
action-end = End your turn

## Events: cards

event-first = { $player } is the first player.
event-first-you = You are the first player.
event-card = A card is revealed: { $card }.
event-discard = { $player } discards { $card } and leaves { $kept }.
event-discard-you = You discard { $card } and leave { $kept }.

## Events: a player’s turn

event-block =
    { $fallback_is ->
        [yes] { $player } chooses block { $block }, as a free choice.
       *[no] { $player } chooses block { $block } and draws { $tourists }.
    }
event-block-you =
    { $fallback_is ->
        [yes] You choose block { $block }, as a free choice.
       *[no] You choose block { $block } and draw { $tourists }.
    }
event-tourist = { $player } draws { $tourists } into block { $block }.
event-tourist-you = You draw { $tourists } into block { $block }.
event-link =
    { $count ->
        [0] { $player } draws a link { $link }.
       *[other] { $player } draws a link { $link } and gets the tourists of { $cafes }.
    }
event-link-you =
    { $count ->
        [0] You draw a link { $link }.
       *[other] You draw a link { $link } and get the tourists of { $cafes }.
    }
event-turn =
    { $player } has ended the turn. Block { $block }: { $tourists }. Links: { $links }.{ $count ->
        [0] {""}
       *[other] {" "}Cafés: { $cafes }.
    }
event-turn-you =
    You have ended your turn. Block { $block }: { $tourists }. Links: { $links }.{ $count ->
        [0] {""}
       *[other] {" "}Cafés: { $cafes }.
    }

## Events: the end

event-over = The last turn has ended. Now every map scores its best Final Route.

## Lines of the score sheet (the points stand beside them)

line-red = Red: { part-product }
line-green = Green: { part-product }
line-blue = Blue: { part-product }
line-cafes = Cafés on the route: { $count }
line-yellow = Yellow blocks on the route: { $count }
line-grey = Gray blocks on the route: { $count }

## Prompts: what is being decided

phase-setup = The first player is being drawn.
phase-reveal = Cards are being revealed.
phase-discard = You are the first player: choose a card to discard. Everybody plays with those that stay.
phase-block = Choose an empty block that the turn cards point to.
phase-block-fallback = You have tourists in every block that the turn cards point to: choose any empty block.
phase-tourist = Choose the one tourist for block { $block }.
phase-links =
    { $left ->
        [one] Draw { $left } link on any road.
       *[other] Draw { $left } links on any roads.
    }{ $fallback_is ->
        [yes] {""}
       *[no] {" "}A link along block { $block } can be followed by one more that joins it.
    }
phase-extend = You may draw one more link if it makes a pair: one link along block { $block } and one joined to it. Or end your turn.
phase-end = All your links are drawn: end your turn. After that, everybody sees it and it cannot be taken back.
phase-done = You have ended your turn. Waiting for { $actors }.
phase-wait = Waiting for { $actors }.
phase-over = The game is over.
