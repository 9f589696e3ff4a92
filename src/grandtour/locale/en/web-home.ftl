### The web app's first screens: home, new table, tables, joining, waiting room, settings, about; and what is said
### when the server refuses something.

## Games, as on their posters

home-over-explore-new-york = Explore
home-title-explore-new-york = New York
home-over-french-quarter = A night in the
home-title-french-quarter = French Quarter
home-over-san-francisco = Ticket to Ride:
home-title-san-francisco = San Francisco
home-players = { $least }–{ $most } players
home-minutes = { $minutes } min

## Home

home-nav = Main
home-nav-play = Play
home-nav-tables = Tables
home-nav-rules = Rulebook
home-nav-lessons = Lessons
home-eyebrow = Three cities, one table
home-question = Where to tonight?
home-lead = Tour New York, New Orleans and San Francisco with friends on one screen or many, or against bots that play fair.
home-your-table = Your table
home-more-tables =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
home-join = Join friends
home-code = Table code or link
home-join-now = Join
home-posters = Games
home-learn = Learn
home-learn-game = Learn { $game }
home-play-game = Play { $game }
home-lessons = Lessons
home-lessons-about = A few minutes a game, on the real board
home-rules = Rulebook
home-rules-about = Searchable, in five languages
home-tables = Tables
home-tables-about = Your games, and open ones
home-own-boards = Own boards and drawings, built to the published rules. Not affiliated with the publishers of the printed games.
home-about = About Grand Tour

## Play: the sheet on a poster

home-how-many = Players
home-level = Level of the bots
home-bots =
    { $bots ->
        [0] Play alone
        [one] Against a bot
       *[other] Against { $bots } bots
    }
home-friends = With friends
home-device = On one device

## Lines of tables

home-turn-yours = Your turn
home-turn-others = Waiting for the others
home-turn-open = Waiting room
home-turn-over = Over
home-turn-closed = Closed
home-turn-running = Being played
home-with = with { $names }
home-alone = alone
home-seat = Player { $number }
home-open-seats =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
home-return = Return to { $game }
home-go-open = Open
home-go-play = Play on
home-go-look = Look
home-go-join = Join
home-go-watch = Watch
home-go-result = See the result

## Tables

home-tables-title = Tables
home-mine = My games
home-lobby = Lobby
home-mine-empty = No tables yet. Start one, or join with a code.
home-lobby-empty = Nobody is waiting for players just now. Open a table that everybody can find.
home-new-table = Start a game
home-more = Show more
home-running = Now
home-finished = Finished

## Join

home-join-title = Join a table
home-join-lead = Type the code that your friend tells you, or paste the link.
home-name = Your name
home-joining = Looking for the table

## New table

new-title = New table
new-question = Who is coming along?
new-seats = Seats
new-seats-about =
    { $least ->
        [1] One to four
       *[other] { $least } to { $most }
    }
new-you = You
new-host = host
new-seat = Seat { $number }
new-person = Person
new-bot = Bot
new-device = This device
new-nobody = Nobody
new-person-how = How they come in
new-person-open = Anybody with the code
new-person-link = A friend, by a link of their own
new-bot-level = Level
new-device-name = Name
new-nobody-here = Nobody
new-extras = Extras
new-pace = Pace
new-pace-none = Unhurried
new-pace-move = 2 minutes a move
new-pace-bank = 15 minutes each
new-pace-days = A day a move
new-join = Who may join
new-join-private = With the code
new-join-public = Everybody
new-watch = Who may watch
new-watch-nobody = Nobody
new-watch-link = With the link
new-watch-everybody = Everybody
new-more = More
new-edition = Board
new-edition-grand-tour = Grand Tour edition
new-undo = Undo
new-undo-about = Until something is revealed
new-hints = Hints
new-hints-about = Players may ask what a good bot would do
new-stand-in = Stand-in
new-stand-in-about = Plays on for who leaves or runs out of time
new-summary =
    { $players ->
        [1] You play alone
        [2] Two players
        [3] Three players
        [4] Four players
       *[other] { $players } players
    }{ $extras ->
        [0] {""}
       *[other] , { $names }
    }, { $pace ->
        [move] 2 minutes a move
        [bank] 15 minutes each
        [days] a day a move
       *[none] no clock
    }, { $edition }.
new-open = Open the table
new-start = Start the game
new-too-few =
    { $least ->
        [1] Somebody has to play.
       *[other] This board needs { $least } players at least: add a person or a bot.
    }
new-not-so-many = This board is not for { $players } players.

## Waiting room

wait-eyebrow = Waiting room
wait-yours = Your table
wait-theirs = { $host }’s table
wait-nobodys = A table
wait-there =
    { $taken ->
        [0] Nobody is at the table yet.
        [1] One at the table.
        [2] Two at the table.
        [3] Three at the table.
       *[other] { $taken } at the table.
    } { $open ->
        [0] Every seat is taken.
        [1] One seat is still open.
        [2] Two seats are still open.
        [3] Three seats are still open.
       *[other] { $open } seats are still open.
    }
wait-code = Table code
wait-code-said = Table code: { $code }
wait-copy = Copy link
wait-copied = Link copied
wait-share = Share
wait-share-text = Play { $game } with me.
wait-qr = QR code
wait-qr-said = QR code of the link to this table
wait-link-here = The link to this table
wait-seats = Seats
wait-you = You
wait-host = Host
wait-here = Here
wait-ready = Ready
wait-away = Not here at the moment
wait-at-device = At the host’s device
wait-at-your-device = At your device
wait-open = Open seat
wait-open-about = Share the code, or fill it with a bot
wait-open-guest = Share the code
wait-link = Kept for a friend
wait-link-about = Their own link leads to this seat
wait-sit = Sit here
wait-move = Move to this seat
wait-copy-seat = Copy its link
wait-add-bot = Add a bot
wait-make-open = Open it to anybody
wait-make-link = Keep it for a friend
wait-make-device = Somebody at this device
wait-change = Change seat { $number }
wait-remove = Remove { $name }
wait-mute = Mute { $name }
wait-unmute = Let { $name } write again
wait-block = Block { $name }
wait-blocked = You have blocked { $name }.
wait-leave = Leave the table
wait-close = Close the table
wait-close-sure = Close this table? Everybody has to leave, and it cannot be opened again.
wait-renew = Make a new link and code
wait-renew-sure = Make a new link and code? Those that you have sent open nothing any more; everybody who is here stays.
wait-renewed = The old link and code open nothing any more.
wait-keep = Leave it as it is
wait-name = Your name
wait-name-save = Save
wait-this-table = This table
wait-board = Board
wait-pace = Pace
wait-undo = Undo
wait-undo-yes = Until something is revealed
wait-undo-no = Not at this table
wait-spectators = Spectators
wait-spectators-nobody = Nobody
wait-spectators-link = With the link
wait-spectators-everybody = Everybody
wait-joining = Joining
wait-joining-private = With the code
wait-joining-public = Everybody
wait-on = Yes
wait-off = No
wait-pace-move =
    { $minutes ->
        [one] { $minutes } minute a move
       *[other] { $minutes } minutes a move
    }
wait-pace-bank =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    }
wait-pace-days =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
wait-chat = Chat
wait-while = While you wait
wait-lesson = The lesson
wait-lesson-about = A few minutes, on the real board
wait-rulebook = The rulebook
wait-rulebook-about = Every rule, with its number
wait-start =
    { $players ->
        [1] Start alone
        [2] Start with two
        [3] Start with three
        [4] Start with four
       *[other] Start with { $players }
    }
wait-start-filled =
    { $bots ->
        [one] Start with a bot at the open seat
       *[other] Start with bots at the { $bots } open seats
    }
wait-start-about = The first player is drawn at random.
wait-missing =
    { $open ->
        [1] One seat is still open. Wait for somebody, or give it to a bot.
       *[other] { $open } seats are still open. Wait for somebody, or give them to bots.
    }
wait-for-host = { $host } starts the game.
wait-for-host-unknown = The host starts the game.
wait-take-seat = Take a seat to play, or stay and watch.

## Settings

settings-title = Settings
settings-look = Look and language
settings-language = Language
settings-mode = Colors
settings-mode-system = As the system
settings-mode-light = Light
settings-mode-dark = Dark
settings-speed = Motion
settings-speed-0 = None
settings-speed-1 = Quick
settings-speed-2 = Normal
settings-speed-3 = Slow
settings-speed-still = Your system asks for less motion: nothing moves.
settings-play = At the table
settings-sound = Sound
settings-sound-about = Short sounds for moves and for your turn
settings-confirm = Confirm a choice
settings-confirm-always = Always
settings-confirm-matters = When it matters
settings-confirm-never = Never
settings-text = Text mode
settings-text-about = Lists and tables in place of the drawn board; also by the key T
settings-you = You
settings-name = Name
settings-save = Save
settings-saved = Saved
settings-guest = You are here as a guest: nothing to remember, but only in this browser.
settings-nobody = You are not known here yet. Whoever starts or joins a game becomes a guest.
settings-account = You are logged in as { $login }.
settings-register = Make an account
settings-register-about = Keeps your seats and games, and lets you in from other devices.
settings-log-in = Log in
settings-log-in-about = Games that you play here as a guest stay with the guest.
settings-log-out = Log out
settings-login = Login
settings-login-about = 3 to 64 letters, digits and . _ - @ +
settings-password = Password
settings-password-about = 10 characters or more
settings-old-password = Present password
settings-new-password = New password
settings-change-password = Change the password
settings-password-changed = The password is changed. Other devices are logged out.
settings-delete = Delete me
settings-delete-about = Your name and data are deleted for good. Bots take over your seats at running games.
settings-delete-sure = Delete me for good
settings-keep = Keep me
settings-deleted = You are deleted.
settings-blocked = Blocked people
settings-blocked-none = You have blocked nobody.
settings-blocked-about = They cannot sit at your tables, and you do not see what they write.
settings-unblock = Unblock
settings-unblock-name = Unblock { $name }
settings-somebody = Somebody
settings-notes = When it is my turn
settings-notes-about = A note when the game waits for you and you do not look at it.
settings-push = In this browser
settings-push-on = Switch on
settings-push-off = Switch off
settings-push-is-on = This browser tells you.
settings-push-is-off = This browser does not tell you yet.
settings-push-denied = This browser does not let us: its settings for this page forbid notifications.
settings-push-cannot = This browser cannot, or the page was not opened by https.
settings-push-failed = The browser’s push service could not be reached.
settings-hook = By a webhook
settings-hook-url = Address
settings-hook-url-about = An ntfy topic, or a webhook of Discord, Slack or your own
settings-hook-style = Kind
settings-hook-style-ntfy = ntfy
settings-hook-style-discord = Discord
settings-hook-style-slack = Slack
settings-hook-style-json = JSON
settings-hook-remove = Remove
settings-test = Test
settings-tested = A test note is on its way.

## About

about-title = About Grand Tour
about-lead = An open home for three city-touring board games: in the browser, with friends on one device or many, or against bots.
about-boards = Our own boards
about-boards-text = The maps, cards, sheets and drawings here are our own. They are built to every fact that the published rulebooks state, in files that can be replaced, so that who owns a printed game can type theirs in.
about-apart = No affiliation
about-apart-text = Grand Tour is not affiliated with, endorsed by or connected to the publishers or authors of the printed games. Their names belong to their owners and say here only which rules are played. No picture and no sentence of theirs is used.
about-chance = How chance is proven
about-chance-text = Before the first card is drawn the server shows a promise: the SHA-256 hash of a secret seed. Every draw of the game follows from that seed. When the game is over the seed is told, and anybody can draw everything again and compare.
about-chance-check = Every finished game offers “Check it”, beside its score and in its replay; the record can be downloaded and checked on your own computer with:
about-chance-games = Your finished games
about-licences = Licenses
about-licences-text = Shipped with this app, all of them open:
about-licence-fonts = fonts
about-licence-icons = icons of the controls
about-licence-svelte = the framework of the pages
about-licence-fluent = sentences in five languages
about-licence-uqr = QR codes
about-version = Version
about-version-text = This server runs Grand Tour { $version }.
about-interface = The server’s interface for programs
about-licences-whole = The licenses in full

## A page that is not there

home-missing-title = There is nothing here
home-missing-text = The address leads nowhere. Perhaps the table has been closed, or the link was cut off.
home-missing-home = Home

## When the server refuses

error-network = The server cannot be reached. Try again in a moment.
error-request-malformed = The server did not understand that. Load the page anew.
error-request-too-large = That is too long.
error-request-unknown = There is nothing at this address.
error-request-method = The server did not understand that. Load the page anew.
error-request-limited = That was too often. Wait a little and try again.
error-request-limited-wait =
    { $seconds ->
        [one] That was too often. Try again in { $seconds } second.
       *[other] That was too often. Try again in { $seconds } seconds.
    }
error-person-no-session = You are not known here any more. Load the page anew.
error-person-csrf = This page is too old. Load it anew.
error-person-origin = This page does not belong to the server that it asks.
error-person-wrong-login = Login or password are wrong.
error-person-login-taken = This login is taken. Choose another.
error-person-bad-login = This cannot be a login: 3 to 64 letters, digits and . _ - @ +
error-person-bad-password = Choose another password: at least 10 characters, and not one that everybody tries first.
error-person-bad-name = Choose another name: 1 to 24 characters.
error-person-no-account = Only an account can do that; a guest has no password.
error-person-none = There is no such person.
error-table-none = There is no such table, or it is private. Ask for its link.
error-table-bad-settings = A table cannot be made like this.
error-table-not-open = The game has begun, or the table is closed.
error-table-not-running = No game is running at this table.
error-table-not-over = That is possible when the game is over.
error-table-not-ready = Seats are still open. Wait for somebody, or give them to bots.
error-table-paused = The game is paused. Go on with it first.
error-table-not-paused = The game is not paused.
error-table-full = Every open seat is taken. You can watch, or look for another table.
error-table-blocked = The host does not want you at this table.
error-table-broken = This game began under rules that the server does not have any more. It cannot go on.
error-table-host-only = Only the host can do that.
error-table-members-only = Only those at the table can do that.
error-seat-none = There is no such seat.
error-seat-taken = Somebody has just taken this seat. Choose another.
error-seat-not-yours = This is not your seat.
error-seat-bad-link = This code or link opens nothing: it is wrong, or the game has begun. Ask for a new one.
error-seat-stand-in = A stand-in plays for you. Take your seat back first.
error-seat-not-away = You are at your seat already.
error-seat-not-awaited = Nobody else is awaited there any more.
error-action-illegal = That cannot be done now.
error-action-unreadable = The server did not understand that. Load the page anew.
error-action-stale = Something has happened since you chose. Look again.
error-action-no-undo = This cannot be taken back.
error-action-no-hints = At this table there are no hints.
error-proposal-open = Something has been proposed already. Answer that first.
error-proposal-none = Nothing is proposed any more.
error-chat-closed = The host has closed the chat.
error-chat-muted = The host has muted you.
error-chat-bad = There is nothing in it that could be shown.
error-notify-bad-webhook = Notes cannot be sent there. Set it up once more.
error-notify-failed = The note was not taken there. Look at the address.
error-server-busy = The server has much to do. Try again in a moment.
error-server-stopping = The server is being restarted. Try again in a moment.
error-server-failed = Something went wrong at the server. Try again; your game is safe.
