### The terminal's own words: menus, headings, help. The game's words are in the game's file.

## Commands a player can type; the English ones work in every language

terminal-command-help = help
terminal-command-board = board
terminal-command-tickets = tickets
terminal-command-route = route
terminal-command-hint = hint
terminal-command-log = log
terminal-command-undo = undo
terminal-command-why = why
terminal-command-rules = rules
terminal-command-more = more
terminal-command-back = back
terminal-command-play = play
terminal-command-quit = quit

## What follows a command; "-" is nothing

terminal-usage-help = -
terminal-usage-board = [PLACE]
terminal-usage-tickets = -
terminal-usage-route = -
terminal-usage-hint = -
terminal-usage-log = -
terminal-usage-undo = -
terminal-usage-why = MOVE
terminal-usage-rules = [ID]
terminal-usage-more = -
terminal-usage-back = -
terminal-usage-play = MOVE
terminal-usage-quit = -

terminal-help-help = this page
terminal-help-board = all routes, or those at one location: number, length, color, owner
terminal-help-tickets = your tickets
terminal-help-route = your best route so far: its path and its points
terminal-help-hint = what a good bot would do in your place, and why
terminal-help-log = what has happened so far
terminal-help-undo = take back your last step, as long as nothing was revealed
terminal-help-rules = the rules, or one of them by its id
terminal-help-more = the next page of a long menu
terminal-help-back = leave a submenu or a search
terminal-help-play = play a move given in notation
terminal-help-quit = leave the game

terminal-help = Answer with the number of a choice. Type part of a location’s name to see only the routes there. You can also type:

## Asking

terminal-ask = Your answer:
terminal-empty = Type the number of your choice, or { $help }.
terminal-no-such-number = There is no choice { $number }; the numbers go up to { $last }.
terminal-not-understood = “{ $text }” is neither a choice nor a move. Type { $help } to see what there is.
terminal-narrowed = Only with “{ $part }”:
terminal-more-choices =
    { $count ->
        [one] { $count } more: type { $more }, or part of a location’s name.
       *[other] { $count } more: type { $more }, or part of a location’s name.
    }
terminal-go-back = back
terminal-why-allowed = You can do that now.
terminal-hint = What a good bot would think of in your place:
terminal-hint-score =
    { $score ->
        [one] about { $score } point
       *[other] about { $score } points
    }
terminal-hint-win = { $percent }% to win
terminal-hint-no-figures = Chances and points have never been measured on this edition, so none are shown.
terminal-no-such-rule = There is no rule “{ $rule }”. { $rules } shows them all.
terminal-no-such-place = No route has “{ $part }” in its name.
terminal-tickets-draw = To draw new tickets, choose { $number }.
terminal-undone = Taken back.
terminal-end-of-turn = Enter to go on, { $undo } to take it back:
terminal-quit-sure = Leave the game? (y/n)
terminal-left = You have left the game.
terminal-input-ended = No more input: the game stops here.
terminal-bot-failed = { $name } failed ({ $fault }); its best move so far, or the first legal one, is played instead.
terminal-curtain-close = Press Enter to hide your cards and pass the device to { $name }.
terminal-curtain = Pass the device to { $name }.
terminal-curtain-open = { $name }, press Enter when you alone can see the screen.
terminal-save = Keep the record of this game? File name, or Enter for no:
terminal-save-no = { $file } cannot be written: the name is taken or not possible, or its folder does not exist or is protected.
terminal-saved = The record is in { $file }.

## Headings

terminal-opening-commitment = All chance in this game was fixed before the first draw. The SHA-256 hash below is the proof; seed and salt are revealed at the end.
terminal-opening-players = At the table: { $names }.
terminal-opening-help = Type { $help } at any time, { $board } for all routes, { $rules } for the rules.
terminal-setting-up = Setting up
terminal-round = Round { $number }
terminal-turns-left =
    { $count ->
        [one] Last round: { $count } turn left
       *[other] Last round: { $count } turns left
    }
terminal-since = Since your last turn
terminal-log =
    { $count ->
        [one] So far ({ $count } event)
       *[other] So far ({ $count } events, the latest last)
    }
terminal-game-over = The game is over
terminal-winner = { $names } wins.
terminal-winners = { $names } win together.
terminal-seed-told = Seed { $seed }, salt { $salt }: joined with a colon, they have the SHA-256 hash that was shown at the start.
terminal-player = player
terminal-you = you
terminal-first = first
terminal-points = points
terminal-total = Total
terminal-step = After step { $step } of { $last }

## San Francisco

terminal-sf-help-why = why you cannot do something, for example: why claim { $ex_claim }
terminal-sf-help-notation =
    Moves in notation: draw · take { $ex_color } · claim { $ex_claim } · keep { $ex_tickets } · { $symbols ->
        [0] { "" }
       *[other] token { $ex_symbol } · place { $ex_symbol } { $ex_place } ·{ " " }
    }pass. The numbers of the routes are on the board.
terminal-sf-why-usage = Write the move after it, for example: why claim { $ex_claim }
terminal-sf-title = San Francisco
terminal-sf-goal =
    { $symbols ->
        [0] Claim routes with sets of cards. Join the two locations of each of your secret tickets with your own routes and have the most points when the cable cars run out.
       *[other] Claim routes with sets of cards. Join the two locations of each of your secret tickets with your own routes, pick up tourist tokens on the way, and have the most points when the cable cars run out.
    }
terminal-sf-own-map = The map and the tickets are our own design, not those of the printed game. We are not affiliated with its publisher.
terminal-cars = cars
terminal-cards = cards
terminal-tickets = tickets
terminal-tokens = tokens
terminal-face-up = Face up
terminal-decks = Decks
terminal-decks-count = cards: { $deck }, discarded: { $discards }, tickets: { $tickets }
terminal-stacks = Tokens
terminal-set-aside = set aside: { $tokens }
terminal-your-hand = Your hand
terminal-your-tickets = Your tickets
terminal-offered = To choose from
terminal-put-back = You put back
terminal-done = completed
terminal-count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-menu-draw = Draw cards
terminal-menu-tickets = Tickets
terminal-menu-claim = Claim a route
terminal-menu-place = Place the { $symbol } stack on
terminal-tokens-there = tokens: { $tokens }
terminal-pay = for
terminal-ways-to-pay =
    { $count ->
        [one] { $count } way to pay
       *[other] { $count } ways to pay
    }
terminal-how-to-pay = How do you pay for { $route }?
terminal-route-number = no.
terminal-from-to = route
terminal-length = length and color
terminal-owner = owner
terminal-board-legend = Free routes: { $free } of { $all }. A gray route takes any one color.

## Explore New York: some sentences take the place of those above

terminal-ny-command-quit = quit
terminal-ny-usage-board = [PLAYER]
terminal-ny-help-board = everybody’s map, or one player’s by name or number
terminal-ny-help-undo = take back your last step, as long as you have not ended your turn
terminal-ny-help-why = why you cannot do something, for example: why link 3,4-4,4
terminal-ny-help = Answer with the number of a choice; it also stands on the map. Type an intersection such as 3,4 to see only the roads there. You can also type:
terminal-ny-help-notation = Moves in notation: discard 4a · block 4,5 · tourist circle · link 3,4-4,4 · end. A block is written with the numbers on top and at the left of the map, an intersection with those at the bottom and at the right, and a link with the intersections at its two ends.
terminal-ny-more-choices =
    { $count ->
        [one] { $count } more: type { $more }, or an intersection.
       *[other] { $count } more: type { $more }, or an intersection.
    }
terminal-ny-why-usage = Write the move after it, for example: why link 3,4-4,4
terminal-ny-curtain-close = Press Enter to hide your map and pass the device to { $name }.
terminal-ny-opening-help = Type { $help } at any time, { $board } for everybody’s map, { $rules } for the rules.
terminal-ny-title = Explore New York
terminal-ny-goal = Each turn two cards point to a block: bring tourists there, and draw links along the roads. At the end the best unbroken route of your links scores, for the tourists, attractions and cafés it passes.
terminal-ny-own-map = The map and the cards are our own design, not those of the printed game. We are not affiliated with its publisher.
terminal-ny-house-mode = You play alone, for the highest score: a house mode of ours that the rulebooks do not have.
terminal-ny-house-title = { $mode } (house mode)
terminal-ny-turn = Turn { $number } of { $last }
terminal-ny-blocks = blocks
terminal-ny-links = links
terminal-ny-cafes-used = cafés used
terminal-ny-best-route = best route
terminal-ny-turn-cards = Turn cards
terminal-ny-revealed = Revealed
terminal-ny-deck = Deck
terminal-ny-deck-count =
    { $count ->
        [one] { $count } card to come
       *[other] { $count } cards to come
    }
terminal-ny-best-so-far = Best route so far
terminal-ny-cafes = cafés
terminal-ny-legend-tourists = tourists
terminal-ny-legend-cafe = café
terminal-ny-legend-used = café, used
terminal-ny-legend-link = link
terminal-ny-legend-turn = link of the latest turn
terminal-ny-legend-route = link of the route, with its place in it
terminal-ny-legend-numbers = Numbers on top and at the left: blocks; at the bottom and at the right: roads, for intersections
terminal-ny-no-such-player = No player is called “{ $part }”. At the table: { $names }.
terminal-ny-not-ended = { $name } has not ended the turn; this is the map before it.
terminal-ny-no-route = There are no links yet, and so there is no route.
terminal-ny-walk = Path
terminal-ny-passes = Passes
terminal-ny-then-fallback = then: a free choice of any empty block
terminal-ny-then-many =
    then: { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    } to choose from
terminal-ny-then-blocks = then: { $blocks }
terminal-ny-menu-sides = Along your block { $block }
terminal-ny-menu-on = Joined to what you have drawn this turn
terminal-ny-menu-older = Joined to your other links
terminal-ny-menu-elsewhere = Elsewhere
terminal-ny-menu-others =
    { $count ->
        [one] And { $count } more: type the number that stands on its road, or an intersection such as { $example }.
       *[other] And { $count } more: type the number that stands on a road, or an intersection such as { $example }.
    }
terminal-ny-cafe-there = café { $cafe }

## French Quarter: some sentences take the place of those above

terminal-fq-command-map = map
terminal-fq-command-sheet = sheet
terminal-fq-command-cards = cards
terminal-fq-usage-map = -
terminal-fq-usage-sheet = -
terminal-fq-usage-cards = -
terminal-fq-help-map = your map, with what its signs mean
terminal-fq-help-sheet = your sheet, with what every bonus does
terminal-fq-help-cards = the cards and dice on the table
terminal-fq-usage-board = [PART|PLAYER]
terminal-fq-help-board = the cards, and everybody’s map and sheet; or one part of it (map, sheet, cards), or one player’s by name or number. The map comes with what its signs mean, the sheet with what every bonus does
terminal-fq-help-why = why you cannot do something, for example: why go { $ex_building }
terminal-fq-help =
    Answer with the number of a choice; buildings and streets have theirs on the map as well. Or type a word: part of a building’s name, { $ex_word } for the { $ex_die } die, { $ex_mark } for { $ex_activity }{ $choices ->
        [0] { "" }
       *[other] , + or x for the bonus or the multiplier
    }, n e s w for a direction, p to do without. What fits only one choice is done at once. You can also type:
terminal-fq-help-notation = Moves in notation: { $ex_moves }.
terminal-fq-more-choices =
    { $count ->
        [one] { $count } more: type { $more }, or part of a name.
       *[other] { $count } more: type { $more }, or part of a name.
    }
terminal-fq-why-usage = Write the move after it, for example: why go { $ex_building }
terminal-fq-curtain-close = Press Enter to hide your sheets and pass the device to { $name }.
terminal-fq-opening-help = Type { $help } at any time, { $board } for the cards and everybody’s sheets, { $rules } for the rules.
terminal-fq-title = French Quarter
terminal-fq-goal =
    Take a die and with it a card: its icons mark your tracks, your tourist moves and visits a building, and you map the building with the value of the die. Mapped buildings bring points on the streets of the five activities{ $line_points ->
        [0] { "" }
       *[other] { " " }and where the Second Line passes
    }.
terminal-fq-own-map = The sheets and the cards are our own design, not those of the printed game. We are not affiliated with its publisher.
terminal-fq-turn = Round { $number } of { $last }
terminal-fq-closed = { $street } is closed
terminal-fq-tourist-at = tourist at
terminal-fq-mapped = mapped
terminal-fq-second-line = Second Line
terminal-fq-points-so-far =
    { $count ->
        [one] So far: { $count } point
       *[other] So far: { $count } points
    }
terminal-fq-without-vacation = (without the Vacation card)
terminal-fq-next-circle = in { $count }: { $what }
terminal-fq-track-full = full
terminal-fq-no-circle = no more circles
terminal-fq-crossed-out = a circle that is crossed out
terminal-fq-umbrellas = Umbrellas
terminal-fq-performers = Performers
terminal-fq-top-row = top row
terminal-fq-bottom-row = bottom row
terminal-fq-track = track
terminal-fq-line-row = row { $number } of { $last }
terminal-fq-places = Places
terminal-fq-courtyards = courtyards { $seen }/{ $all } = { $points } ({ $more })
terminal-fq-gift-shops = gift shops
terminal-fq-vacation = Vacation
terminal-fq-bonuses = Bonuses
terminal-fq-locked-value = the value { $value }
terminal-fq-steps =
    { $most ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }
terminal-fq-reach =
    { $count ->
        [one] { $count } building within reach
       *[other] { $count } buildings within reach
    }
terminal-fq-reach-none = nowhere to go: an umbrella
terminal-fq-menu-other-card = Play another card with this die ({ $bonus })
terminal-fq-menu-further = Further, with { $bonus }
terminal-fq-way =
    { $count ->
        [one] along { $street } to { $across }: then { $count } building of yours counts
       *[other] along { $street } to { $across }: then { $count } buildings of yours count
    }
terminal-fq-mayor-closes = Mayor: { $street } is closed.
terminal-fq-mayor-none = Mayor: no street is closed.
terminal-fq-mayor-begins = The Mayor begins.
terminal-fq-mayor-second = You begin.
terminal-fq-mayor-order = The Mayor’s dice, first choice first: { $types }
terminal-fq-legend-courtyard = courtyard
terminal-fq-legend-gift-shop = gift shop
terminal-fq-legend-riverwalk = { $riverwalk }
terminal-fq-legend-mapped = mapped
terminal-fq-legend-start = start points
terminal-fq-legend-own-line = personal line
terminal-fq-legend-closed = closed
terminal-fq-legend-boxes =
    circles: { $bonus } bonus, { $multiplier } multiplier{ $choices ->
        [0] { "" }
       *[other] , { $choice } one of them
    }{ $crossing ->
        [0] { "" }
       *[other] , { $crossed } crossed out
    }
terminal-fq-no-such-player = There is no “{ $part }”. At the table: { $names }. Parts: { $parts }.
terminal-fq-still = After this:
terminal-fq-todo-travel = move ({ $type })
terminal-fq-todo-building = icons of the building
terminal-fq-todo-map = map it
terminal-fq-todo-other-performer = second performer
terminal-fq-todo-neighbour = a building adjacent to { $building }
terminal-fq-todo-street-neighbour = a building adjacent to one on { $street }
terminal-fq-todo-arrest = off to { $building }
terminal-fq-todo-own-line = personal line ({ $name })
terminal-fq-todo-parade = scoring the line ({ $name })
