### The terminal's own words: menus, headings, help. The game's words are in the game's file.

## Commands a player can type; the English ones work in every language

terminal-command-help = help
terminal-command-board = board
terminal-command-tickets = tickets
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
terminal-usage-log = -
terminal-usage-undo = -
terminal-usage-why = MOVE
terminal-usage-rules = [ID]
terminal-usage-more = -
terminal-usage-back = -
terminal-usage-play = MOVE
terminal-usage-quit = -

terminal-help-help = this page
terminal-help-board = all routes, or those at one place: number, length, color, owner
terminal-help-tickets = your tickets
terminal-help-log = what has happened so far
terminal-help-undo = take back your last step, as long as nothing was revealed
terminal-help-why = why you cannot do something, for example: why claim 34 3black
terminal-help-rules = the rules, or one of them by its id
terminal-help-more = the next page of a long menu
terminal-help-back = leave a submenu or a search
terminal-help-play = play a move given in notation
terminal-help-quit = leave the game

terminal-help = Answer with the number of a choice. Type part of a place’s name to see only the routes there. You can also type:
terminal-help-notation = Moves in notation: draw · take red · claim 34 2black+1ferry · keep 3+7 · token crab · place crab mission · pass. The numbers of the routes are on the board.

## Asking

terminal-ask = Your answer:
terminal-empty = Type the number of your choice, or { $help }.
terminal-no-such-number = There is no choice { $number }; the numbers go up to { $last }.
terminal-not-understood = “{ $text }” is neither a choice nor a move. Type { $help } to see what there is.
terminal-narrowed = Only with “{ $part }”:
terminal-more-choices =
    { $count ->
        [one] { $count } more: type { $more }, or part of a place’s name.
       *[other] { $count } more: type { $more }, or part of a place’s name.
    }
terminal-go-back = back
terminal-why-usage = Write the move after it, for example: why claim 34 3black
terminal-why-allowed = You can do that now.
terminal-no-such-rule = There is no rule “{ $rule }”. { $rules } shows them all.
terminal-no-such-place = No route has “{ $part }” in its name.
terminal-tickets-draw = To draw new tickets, choose { $number }.
terminal-undone = Taken back.
terminal-end-of-turn = Enter to go on, { $undo } to take it back:
terminal-quit-sure = Leave the game? (y/n)
terminal-left = You have left the game.
terminal-input-ended = No more input: the game stops here.
terminal-bot-failed = { $name } failed ({ $fault }); a random move is played instead.
terminal-curtain-close = Press Enter to hide your cards and pass the device to { $name }.
terminal-curtain = Pass the device to { $name }.
terminal-curtain-open = { $name }, press Enter when you alone can see the screen.
terminal-save = Keep the record of this game? File name, or Enter for no:
terminal-save-no = { $file } cannot be written: the name is taken or not possible, or its folder does not exist or is protected.
terminal-saved = The record is in { $file }.

## Headings

terminal-opening-commitment = All chance in this game was fixed before the first draw. The SHA-256 hash below is the proof; seed and salt are told at the end.
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

terminal-sf-title = San Francisco
terminal-sf-goal = Claim routes with sets of cards. Join the two places of each of your secret tickets with your own routes, pick up souvenirs on the way, and have the most points when the cable cars run out.
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
terminal-ways-to-pay = { $count } ways to pay
terminal-how-to-pay = How do you pay for { $route }?
terminal-route-number = no.
terminal-from-to = route
terminal-length = length and color
terminal-owner = owner
terminal-board-legend = { $free } of { $all } routes are free. A gray route takes any one color.
