### The web app at a table: seats, log, chat, menu, text mode, and what interrupts a game.

## Bar and menu

table-menu = Menu
table-turn-of = Turn { $turn } of { $turns }
table-round-of = Round { $turn } of { $turns }
table-finished = Finished
table-rules = Rules
table-whole-rulebook = Open the whole rulebook
table-search-rules = Find a word or a rule
table-no-rule = No rule matches.
table-open-rule = Open rule { $rule }
table-look-back = Look back at the game
table-copy-link = Copy the spectator link
table-copied = The link is copied.
table-not-copied = The link could not be copied: { $link }
table-text-mode = Text mode
table-board-mode = Show the board
table-to-text = Play in text mode
table-keys = Keys
table-sound = Sound
table-on = On
table-off = Off
table-game = This game
table-display = Display
table-pause = Propose a pause
table-pause-alone = Pause the game
table-end-early = Propose to end the game
table-end-alone = End the game now
table-leave = Leave (a bot takes over)
table-return = Take my seat back
table-sure = Yes
table-keep-on = Play on
table-hash = Fairness seal (hash of the random seed):
table-end-sure = End the game without a result?
table-leave-sure = Leave? A bot plays for you until you come back.

## Seats

table-players = Players
table-you = You
table-somebody = Somebody
table-stand-in = a bot stands in
table-not-here = not connected
table-thinking = thinking
table-bot-waits = waits
table-to-play = to play
table-time-left = Time left
table-days-left = { $days ->
    [0] { $hours } h
   *[other] { $days } d { $hours } h
}

## The ticket

table-paused = Paused
table-watching = You are watching
table-fold = Fold the panel to see the board
table-unfold = Unfold the panel
table-hint = Hint
table-hint-title = What a good bot would do
table-hint-busy = A bot is thinking about it…
table-hint-win = { $percent } to win
table-hint-points =
    { $count ->
        [one] about { $count } point
       *[other] about { $count } points
    }
table-hint-no-figures = Chances and points have never been measured on this edition, so none are shown.
table-hint-often = Too many hints in a row. Wait a few seconds.
table-hint-failed = The hint did not arrive. Try again in a moment.
table-hint-close = Close the hints
table-refused = The server did not accept that. Check the table and try again.

## Log and chat

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-earlier = Show earlier lines
table-chat = Chat
table-chat-open = { $count ->
    [0] Chat and log
    [one] Chat and log, one new message
   *[other] Chat and log, { $count } new messages
}
table-chat-empty = Nobody has said anything yet.
table-chat-write = Say something
table-chat-send = Send
table-chat-closed = The host has closed the chat.
table-chat-muted = The host has muted you.
table-mute = Mute
table-unmute = Unmute

## What interrupts a game

table-reconnecting = Reconnecting. Your moves are safe.
table-offline = The server cannot be reached. Try again in a moment.
table-gone = This table cannot be opened.
table-home = Home
table-my-tables = Your tables
table-opening = The table is being opened.
table-is-paused = The game is paused.
table-resume = Resume
table-bot-plays = A bot plays for you.
table-no-bots = The bots of this server cannot think at the moment. Their moves wait; after some minutes the server makes one in their place.
table-proposes-pause = { $name } proposes a pause.
table-proposes-end = { $name } proposes to end the game without a result.
table-you-propose-pause = You propose a pause. The others have to agree.
table-you-propose-end = You propose to end the game. The others have to agree.
table-agree = Agree
table-decline = Decline
table-rematch-ready = A new game with the same people is ready.
table-rematch-go = Go to the new game
table-broken = This game was started with a version of the rules that this server no longer has. It cannot continue.

## After an absence

table-away = While you were away
table-away-count = { $count ->
    [one] One thing happened.
   *[other] { $count } things happened.
}
table-away-done = Go on playing

## Several people at one device

table-pass = Pass the device to { $name }
table-pass-why = It is { $name }’s turn. Nobody else should look.
table-curtain-title = { $name }, it is your turn
table-curtain-help = Take the device. Your own cards are shown only after this.
table-curtain-look = I am { $name }: show my table
table-curtain-off = Stop hiding the table between turns

## Text mode

table-actions = What you can do
table-filter = Find an action
table-nothing-to-do = You have nothing to do right now.
table-none-found = No action matches.
table-position = The position
table-actions-count = { $count ->
    [one] One action is possible.
   *[other] { $count } actions are possible.
}

## Keys

table-key-undo = Take back the last choice
table-key-undo-turn = Take back the whole turn
table-key-confirm = Confirm
table-key-arrows = Go from one offered place to the next
table-key-pages = Go through all offered places in order
table-key-hint = Ask for a hint
table-key-text = Text mode and back
table-key-log = Log and chat
table-key-rules = Rules
table-key-zoom = Zoom in, zoom out, the whole board
table-key-help = This list
table-key-enter = Enter
table-key-arrow-names = Arrow keys
table-key-shift = Shift
table-key-page-up = Page up
table-key-page-down = Page down
table-key-hold = Hold Undo

## Waiting for somebody

table-nudge = Nudge { $name }
table-nudge-here = { $name } has been nudged.
table-nudge-away = { $name } is away right now and gets a notification, if they have turned notifications on.
table-nudged = { $name } is waiting for you.
