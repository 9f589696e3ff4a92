### San Francisco: the rules in our own words, refusals, actions, events, score lines and prompts.
###
### $color, $wanted and $symbol are words, ready to be shown; beside each stands its id ($color_id, ...), so that
### a sentence can choose the right form. An edition may have colors and symbols that are not listed here: their name or
### id is shown, and the *[other] form must be good for it; if it begins with a vowel, its id here is `an`.
### $a and $b are the names of two locations. $route, $payment, $tickets, $back and all lists come ready-made.
### $player is a name. Keys that end in -you speak to the player who acted; -hidden tells less.

## Words

color-ferry = ferry
color-blue = blue
color-green = green
color-black = black
color-purple = purple
color-red = red
color-orange = orange
color-gray = gray

symbol-bridge = bridge
symbol-lighthouse = lighthouse
symbol-sea-lion = sea lion
symbol-crab = crab
symbol-poppy = poppy
symbol-house = house
symbol-teapot = teapot

## Parts of sentences

# The wild card: an edition may call it anything.
part-wild = { $wild }
part-wild-card =
    { $wild_id ->
        [ferry] ferry
       *[other] { part-wild } card
    }
part-wild-cards =
    { $wild_id ->
        [ferry] ferries
       *[other] { part-wild } cards
    }
part-the-wild-cards =
    { $wild_id ->
        [ferry] Ferries
       *[other] The { part-wild } cards
    }
part-wild-symbols = { part-wild } symbols
part-card =
    { $color_id ->
        [ferry] a ferry
        [orange] an orange card
        [an] an { $color } card
       *[other] a { $color } card
    }
part-payment =
    { $color_id ->
        [ferry] { $n ->
            [one] { $n } ferry
           *[other] { $n } ferries
        }
       *[other] { $n } { $color }
    }
part-route = { $a } – { $b }
part-route-double = { $a } – { $b } ({ $color })
part-route-double-same = { $a } – { $b } ({ $color }, { $number } of 2)
part-ticket =
    { $a } – { $b } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
part-height =
    { $height ->
        [one] { $height } token
       *[other] { $height } tokens
    } with { $players } players

## Rules: what is in the box

rule-SF-C1 =
    A game for { $players } players. Each of them has { $cars ->
        [one] { $cars } cable car
       *[other] { $cars } cable cars
    }. There are { $cards ->
        [one] { $cards } transportation card
       *[other] { $cards } transportation cards
    } ({ $deck }) and { $tickets ->
        [one] { $tickets } destination ticket
       *[other] { $tickets } destination tickets
    }{ $tokens ->
        [0] { "." }
        [one] , and { $tokens } tourist token.
       *[other] , and { $tokens } tourist tokens: { $copies } with each of { $symbols ->
            [one] { $symbols } symbol.
           *[other] { $symbols } symbols.
        }
    } { part-the-wild-cards } are wild cards.
rule-SF-C2 =
    The board has { $locations ->
        [one] { $locations } location
       *[other] { $locations } locations
    }, linked by { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }. The length of a route is its number of spaces. { $grays ->
        [none] It is of one color
        [all] All routes are gray
       *[some] It is of one color or gray
    }{ $ferries ->
        [0] { "" }
       *[other] , and some routes bear { part-wild-symbols }
    }.{ $doubles ->
        [0] { "" }
       *[other] { " " }Two routes of equal length between the same two locations make a double route.
    }

## Rules: setting up

rule-SF-S1 =
    The tourist tokens form stacks, one symbol to a stack: { $symbols }. { $fixed ->
        [0] None lies on the board at first.
        [one] One stack goes to this location: { $places }.
       *[other] One stack each goes to these locations: { $places }.
    } Their height depends on the number of players: { $heights }.{ $aside ->
        [0] { "" }
        [one] { " " }{ $aside } stack is set aside.
       *[other] { " " }{ $aside } stacks are set aside.
    }{ $drawn ->
        [0] { "" }
       *[other] { " " }Chance decides which symbol goes where{ $tied ->
            [0] .
           *[other] , unless a location above names its own.
        }
    }
rule-SF-S2 =
    Everybody starts with { $hand ->
        [one] { $hand } transportation card
       *[other] { $hand } transportation cards
    } in hand. The others form the deck, and { $face_up ->
        [one] { $face_up } from it is
       *[other] { $face_up } from it are
    } laid out face up beside it.{ $limit ->
        [0] { "" }
       *[other] { " " }{ $face_up ->
            [one] If it is a wild card, it is replaced as SF-D2 says.
           *[other] If { $reset } or more of these are { part-wild-cards }, they are all replaced as SF-D2 says.
        }
    }
rule-SF-S3 =
    Everybody gets { $dealt ->
        [one] { $dealt } destination ticket
       *[other] { $dealt } destination tickets
    }. All choose in secret and at the same time, each keeping at least { $least }. When the last choice is made, what was not kept goes to the bottom of the ticket deck, in the order of play. You can still look at the tickets that you returned.
rule-SF-S4 =
    { $aside ->
        [0] The first player is chosen at random, and play goes clockwise.
       *[other] The first player is chosen at random, and play goes clockwise. Before the first turn, the stacks set aside are placed on locations that have no stack yet. { $players ->
            [only-two] The second player places them all.
            [over-two] The last in the order of play places one, the player before that the next, and so on.
           *[both] With 3 or more players, the last in the order of play places one, the player before that the next, and so on. With 2 players, the second player places them all.
        } Height of these stacks: { $heights }.
    }

## Rules: drawing cards

rule-SF-D1 =
    A turn is one of three actions: draw transportation cards, claim a route, or draw tickets. When you draw cards, you take { $cards ->
        [one] { $cards } card, unseen
       *[other] { $cards } cards one by one, each unseen
    } from the deck or from the { $face_up ->
        [one] one that lies face up
       *[other] { $face_up } that lie face up
    }. A card from the deck fills the gap at once.{ $cards ->
        [one] { "" }
       *[other] { " " }A face-up { part-wild-card } can only be the first card you take, and it ends your turn. One that comes unseen from the deck counts like any other card.
    }
rule-SF-D2 =
    { $face_up ->
        [one] Whenever the face-up card is a wild card, it is discarded and a new one laid out.
       *[other] Whenever at least { $reset } of the { $face_up } face-up cards are { part-wild-cards }, all of them are discarded and new ones laid out.
    } This is repeated as needed, but no more than { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    } in a row{ $needs ->
        [nothing] .
        [cards] , and only if the deck, the discard pile, and the face-up cards together hold { $cards } or more cards.
        [others] , and only if the deck, the discard pile, and the face-up cards together hold { $others } or more cards that are not { part-wild-cards }.
       *[both] , and only if the deck, the discard pile, and the face-up cards together hold { $others } or more cards that are not { part-wild-cards } and { $cards } or more cards in all.
    }{ $face_up ->
        [one] { "" }
       *[other] { " " }If fewer than { $face_up } lie face up, they stay.
    }
rule-SF-D3 = As soon as the deck is used up, the discard pile is shuffled and becomes the deck. With both used up, only face-up cards can be taken, and your draw is over when none is left that you may take. If there is nothing to draw at all, you must choose another action.

## Rules: claiming routes

rule-SF-R1 =
    To claim a route that nobody owns, you discard one card from your hand and place one of your cable cars for every space. { $grays ->
        [none] The cards are of the color of the route.
        [all] The cards are of one color, which you choose.
       *[some] The cards are of the color of the route; for a gray route you choose one color.
    } { part-the-wild-cards } can stand in for any of the cards, or for all. You need enough cable cars for the whole route. You claim at most one route a turn, and it may lie anywhere on the board.
rule-SF-R2 = A route with { part-wild-symbols } takes at least one real { part-wild-card } for each symbol. The rest is paid as usual, and there too { part-wild-cards } can stand in.
rule-SF-R3 =
    Nobody owns both routes of a double route. { $both ->
        [always] Two players can have one each.
        [never] Claiming one closes the other.
       *[from] With { $from } or more players, two players can have one each. With fewer, claiming one closes the other.
    }
rule-SF-R4 = A route scores as soon as you claim it. Length and points: { $points }.
rule-SF-R5 = When you claim a route, you look at the stacks at its two ends. From a stack whose symbol you do not have yet, you take one token. If both ends have one for you, you choose; you never take more than one for a claim. You cannot decline it, and everybody sees your tokens.

## Rules: drawing tickets, passing

rule-SF-K1 =
    When you draw tickets, you take { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    } from the top of the ticket deck, or as many as there are. You keep at least { $least } and put the rest to the bottom; if you drew no more than { $least }, you keep them all. Nobody else sees your tickets before the end, and what you have kept you can never give back.
rule-SF-P1 = You pass when there is nothing else you can do, and only then. If all players pass one after the other, the game ends.

## Rules: the end

rule-SF-E1 =
    The last round begins when somebody ends a turn with { $cars ->
        [0] no cable cars left
        [one] no more than { $cars } cable car
       *[other] no more than { $cars } cable cars
    }. Every player then has one more turn, with that player going last, and the game ends.
rule-SF-E2 = At the end, all tickets are shown. A ticket is completed if you can go from one of its locations to the other on your own routes alone. Completed tickets add their points to your score, all others subtract them.
rule-SF-E3 = Tourist tokens score at the end. Number of different tokens and points: { $points }.
rule-SF-E4 = Whoever has the most points wins. A tie goes to the player with the most completed tickets. Players who are still tied share the win.

## Why not: setting up

why-SF-S3-pending = First choose which of your tickets to keep.
why-SF-S3-not-offered = You were not dealt the ticket { $a } – { $b }. Choose among your own.
why-SF-S3-too-few =
    You have to keep at least { $least ->
        [one] { $least } ticket
       *[other] { $least } tickets
    }. Choose again.
why-SF-S4-pending = First place a stack that is set aside on a location without a stack.
why-SF-S4-not-aside = The { $symbol } stack is on the board already. Choose a stack that is set aside.
why-SF-S4-occupied = { $location } has a stack of tokens already. Choose a location without one.
why-SF-S4-all-placed = All stacks are on the board; there is none left to place. Choose another action.

## Why not: cards

why-SF-D1-pending = You are drawing cards, so take the next card first.
why-SF-D1-not-face-up = None of the face-up cards is { part-card }. Choose one that lies there or draw from the deck.
why-SF-D1-second-ferry = From the face-up cards you can take { part-card } only as your first card. Choose another card.
why-SF-D3-empty = The deck is empty, and there are no discards to shuffle. Choose something else.

## Why not: routes

why-SF-R1-owned =
    { $owner_is ->
        [you] You own { $a } – { $b } already.
       *[other] { $owner } owns { $a } – { $b } already.
    } Choose a free route.
why-SF-R1-cars =
    { $a } – { $b } takes { $need ->
        [one] { $need } cable car
       *[other] { $need } cable cars
    }, and you have { $have } left. Choose a shorter route.
why-SF-R1-color =
    { $wanted_id ->
        [gray] { $a } – { $b } is gray: pay with cards of one color. { part-the-wild-cards } can stand in for any of them.
       *[other] { $a } – { $b } is { $wanted }: pay with { $wanted } cards. { part-the-wild-cards } can stand in for any of them.
    }
why-SF-R1-cards =
    To pay for { $a } – { $b } like this you need { $color_id ->
        [ferry] { $need ->
            [one] { $need } ferry
           *[other] { $need } ferries
        }
       *[other] { $need ->
            [one] { $need } { $color } card
           *[other] { $need } { $color } cards
        }
    }, and you have { $have }. Choose another payment or draw cards.
why-SF-R2-ferries =
    { $a } – { $b } takes at least { $need ->
        [one] { $need } { part-wild-card }
       *[other] { $need } { part-wild-cards }
    } for its { part-wild-symbols }, and this payment has { $have }. Choose a payment with enough { part-wild-cards }.
why-SF-R3-own-twin = You own the other route of the double route { $a } – { $b }, and nobody can own both. Choose another route.
why-SF-R3-closed =
    With { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }, only one route of the double route { $a } – { $b } can be claimed, and it is taken. Choose another route.
why-SF-R5-pending = First choose one of the tourist tokens on offer.
why-SF-R5-not-on-offer = The { $symbol } token is not on offer now. Tokens are taken on claiming a route, from the stacks at its ends.

## Why not: tickets, passing

why-SF-K1-pending = First choose which of the tickets you drew to keep.
why-SF-K1-not-offered = You did not draw the ticket { $a } – { $b }. Choose among those you drew.
why-SF-K1-too-few = You have to keep at least { $least } of the tickets you drew. Choose again.
why-SF-K1-none-drawn = You have not drawn any tickets to choose from. To do so, draw tickets first.
why-SF-K1-empty = There are no tickets left to draw. Choose something else.
why-SF-P1-can-act = You can pass only when nothing else is possible, and you can still act. Choose another action.

## How it ended, and why somebody won

ended-SF-E1 = Everybody has had a last turn: the game is over.
ended-SF-P1 = All players passed one after the other: the game is over.
why-SF-E4-points = Won on points: { $points }.
why-SF-E4-tickets = Equal on points ({ $points }): won on completed tickets, { $tickets }.
why-SF-E4-shared = Equal on points ({ $points }) and on completed tickets ({ $tickets }): the win is shared.

## Actions, as lines of a menu

action-draw = Draw a card from the deck
action-take = Take { part-card } from the face-up cards
action-claim = Claim { $route } with { $payment }
action-tickets = Draw destination tickets
action-keep = Keep { $tickets }
action-token = Take the { $symbol } token
action-place = Place the { $symbol } stack on { $location }
action-pass = Pass

## Events: setting up

event-stack = The { $symbol } stack is laid on { $location }.
event-first = { $player } is the first player.
event-first-you = You are the first player.
event-place = { $player } places the { $symbol } stack on { $location }.
event-place-you = You place the { $symbol } stack on { $location }.

## Events: cards

event-draw = { $player } draws from the deck.
event-draw-you = You draw from the deck.
event-card = { $player } gets { part-card } from the deck.
event-card-you = You get { part-card } from the deck.
event-card-hidden = { $player } gets a card from the deck.
event-take = { $player } takes { part-card } from the face-up cards.
event-take-you = You take { part-card } from the face-up cards.
event-face-up =
    { $color_id ->
        [ferry] A ferry is turned face up.
        [orange] An orange card is turned face up.
        [an] An { $color } card is turned face up.
       *[other] A { $color } card is turned face up.
    }
event-reset = Too many { part-wild-cards } lie face up: all face-up cards are discarded and replaced.
event-shuffle =
    The deck is used up: { $cards ->
        [one] { $cards } discarded card becomes
       *[other] { $cards } discarded cards are shuffled and become
    } the new deck.

## Events: routes

event-claim =
    { $player } claims { $route } with { $payment }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-claim-you =
    You claim { $route } with { $payment }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-token = { $player } takes the { $symbol } token from { $location }.
event-token-you = You take the { $symbol } token from { $location }.

## Events: tickets

event-draw-tickets = { $player } draws destination tickets.
event-draw-tickets-you = You draw destination tickets.
event-ticket = { $player } is offered the ticket { $ticket }.
event-ticket-you = You are offered the ticket { $ticket }.
event-ticket-hidden = { $player } is offered a ticket.
event-keep = { $player } chooses to keep { $tickets }.
event-keep-you = You choose to keep { $tickets }.
event-keep-hidden = { $player } has chosen which tickets to keep.
event-kept =
    { $returned ->
        [0] { $player } keeps { $tickets }.
       *[other] { $player } keeps { $tickets } and returns { $back }.
    }
event-kept-you =
    { $returned ->
        [0] You keep { $tickets }.
       *[other] You keep { $tickets } and return { $back }.
    }
event-kept-hidden =
    { $player } keeps { $kept ->
        [one] { $kept } ticket
       *[other] { $kept } tickets
    } and returns { $returned ->
        [0] none
       *[other] { $returned }
    }.
event-show-tickets = { $player } shows { $tickets }.
event-show-tickets-you = You show { $tickets }.

## Events: passing, the last round

event-pass = { $player } can do nothing and passes.
event-pass-you = You can do nothing and pass.
event-last-round =
    { $player } has { $cars ->
        [one] { $cars } cable car
       *[other] { $cars } cable cars
    } left: the last round begins, with one more turn for everybody.
event-last-round-you =
    You have { $cars ->
        [one] { $cars } cable car
       *[other] { $cars } cable cars
    } left: the last round begins, with one more turn for everybody.

## Lines of the score sheet (the points stand beside them)

line-route =
    Route { $route }, { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }
line-ticket-done = Ticket { $a } – { $b }, completed
line-ticket-missed = Ticket { $a } – { $b }, not completed
line-tokens =
    { $count ->
        [0] No tourist tokens
       *[other] Tourist tokens: { $count } ({ $symbols })
    }

## Prompts: what is being decided

phase-setup = The table is being set up.
phase-chance = Something is being drawn.
phase-keep = Choose which tickets to keep, at least { $least }.
phase-place = Choose a stack that is set aside and a location for it.
phase-turn = Your turn: draw cards, claim a route, or draw tickets.
phase-last-turn = Your last turn: draw cards, claim a route, or draw tickets.
phase-cards =
    { $left ->
        [one] Draw { $left } more card.
       *[other] Draw { $left } more cards.
    }
phase-tickets = Choose which of the tickets you drew to keep, at least { $least }.
phase-token = Choose which tourist token to take.
phase-wait = Waiting for { $actors }.
phase-over = The game is over.
