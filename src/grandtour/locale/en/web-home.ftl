### The web app's first screens: home, new table, tables, joining, waiting room, settings, about; and what is said
### when the server refuses something.

## Games, as on their posters

home-over-explore-new-york = Explore
home-title-explore-new-york = New York
home-over-french-quarter = A night in the
home-title-french-quarter = French Quarter
home-over-san-francisco = Ticket to Ride:
home-title-san-francisco = San Francisco
home-players =
    { $least }–{ $most ->
        [one] { $most } player
       *[other] { $most } players
    }
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
home-lessons-about = A few minutes per game, on the real board
home-rules = Rulebook
home-rules-about = Searchable, in five languages
home-tables = Tables
home-tables-about = Your games, and open ones
home-own-boards = Our own boards and drawings, true to the published rules. Not affiliated with the publishers of the printed games.
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
home-turn-expired = Closed: it waited too long
home-closes = closes { $when }
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
home-go-look = View
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
home-more-came =
    { $count ->
        [0] Nothing more
        [one] { $count } more
       *[other] { $count } more
    }
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
new-person-how = How they join
new-person-open = Anybody with the code
new-person-link = A friend, with a link of their own
new-bot-level = Level
new-device-name = Name
new-nobody-here = Nobody
new-extras = Extras
new-pace = Pace
new-pace-none = No time limit
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
new-stand-in-about = Plays on for anyone who leaves or runs out of time
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
       *[none] no time limit
    }, { $edition }.
new-open = Open the table
new-start = Start the game
new-too-few =
    { $least ->
        [1] Somebody has to play.
       *[other] This board needs at least { $least } players: add a person or a bot.
    }
new-not-so-many =
    This board is not for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.

## Waiting room

wait-eyebrow = Waiting room
wait-yours = Your table
wait-theirs = { $host }’s table
wait-nobodys = A table
wait-there =
    { $taken ->
        [0] Nobody is at the table yet.
        [1] One person is at the table.
        [2] Two people are at the table.
        [3] Three people are at the table.
       *[other] { $taken } people are at the table.
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
wait-open-about = Share the code, or add a bot
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
wait-unmute = Unmute { $name }
wait-block = Block { $name }
wait-blocked = You have blocked { $name }.
wait-leave = Leave the table
wait-close = Close the table
wait-close-sure = Close this table? Everybody has to leave, and it cannot be opened again.
wait-renew = Create a new link and code
wait-renew-sure = Create a new link and code? Those that you have already sent stop working; everybody who is here stays.
wait-renewed = The old link and code no longer work.
wait-keep = Leave it as it is
wait-name = Your name
wait-name-save = Save
wait-this-table = This table
wait-closes = Open until
wait-closes-about = Then it is closed, unless something happens here before: somebody sits down, or a seat is changed.
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
        [one] Add a bot and start
       *[other] Add { $bots } bots and start
    }
wait-start-about = The first player is drawn at random.
wait-missing =
    { $open ->
        [1] One seat is still open. Wait for somebody, or give it to a bot.
       *[other] { $open } seats are still open. Wait for somebody, or give them to bots.
    }
wait-for-host = Waiting for { $host } to start the game.
wait-for-host-unknown = Waiting for the host to start the game.
wait-take-seat = Take a seat to play, or stay and watch.

## Settings

settings-title = Settings
settings-look = Look and language
settings-language = Language
settings-mode = Colors
settings-mode-system = Same as system
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
settings-text-about = Lists and tables instead of the drawn board; or press T
settings-you = You
settings-name = Name
settings-save = Save
settings-saved = Saved
settings-guest = You are playing as a guest: no password to remember, but your games are tied to this browser.
settings-nobody = You have no profile yet. You become a guest as soon as you start or join a game.
settings-account = You are logged in as { $login }.
settings-register = Create an account
settings-register-about = Keeps your seats and games, and lets you log in from other devices.
settings-log-in = Log in
settings-log-in-about = Games that you play as a guest are not moved to your account: bots take over your seats.
settings-log-out = Log out
settings-login = User name
settings-login-about = 3 to 64 letters, digits and . _ - @ +
settings-password = Password
settings-password-about = 10 characters or more
settings-old-password = Current password
settings-new-password = New password
settings-change-password = Change the password
settings-password-changed = Your password has been changed. Other devices have been logged out.
settings-code = Code
settings-code-about = From your authenticator app, or a recovery code
settings-code-fresh = The 6 digits that the app shows now
settings-sign-in = Log in with { $label }
settings-sign-in-about = If you have logged in with { $label } before, bots take over the seats of your games as a guest.
settings-signed-in = You are logged in with { $label }.
settings-let-in = You are logged in.
settings-linked = Logging in with { $label } leads to it, too.
settings-link = Link with { $label }
settings-unlink = Unlink from { $label }
settings-unlink-about = Logging in with { $label } will not lead to this account any more, and your other devices are logged out.
settings-unlinked = { $label } does not lead to this account any more.
settings-recovery-copied = The recovery codes are copied.
settings-passkeys = Passkeys
settings-passkeys-about = Log in with your finger, your face or the PIN of a device, without typing the password.
settings-passkeys-cannot = This browser cannot use passkeys here: they need https and a host name.
settings-passkey-add = Add a passkey
settings-passkey-added = The passkey has been added.
settings-passkey-none = No passkey came from your device.
settings-passkey-remove = Remove
settings-passkey-remove-name = Remove: { $name }
settings-passkey-removed = The passkey has been removed.
settings-passkey-use = Use a passkey
settings-factor = Second step when logging in
settings-factor-about = Besides the password, logging in can ask for a code from an app on your phone.
settings-factor-on = Logging in asks for a code from your app.
settings-factor-begin = Set up
settings-factor-codes = New recovery codes
settings-factor-off = Switch off
settings-factor-now-off = The second step has been switched off.
settings-factor-next = Next
settings-factor-turn-on = Switch on
settings-factor-scan = Scan this with an authenticator app.
settings-factor-qr = QR code for an authenticator app
settings-factor-type = Or type this into the app:
settings-recovery = Recovery codes
settings-recovery-about = If you lose your phone, each of these lets you in once. Keep them somewhere safe; they are not shown again.
settings-recovery-copy = Copy
settings-factor-left =
    { $count ->
        [one] You have { $count } recovery code left.
       *[other] You have { $count } recovery codes left.
    }
settings-sessions = Where you are logged in
settings-sessions-about = Browsers and devices with your account. If you do not know one, end it and change your password.
settings-session-device = { $browser } on { $system }
settings-session-unknown = Unknown device
settings-session-here = This browser
settings-session-lately = Used within the last hours
settings-session-used = Last used { $ago }
settings-session-end = End
settings-session-end-name = End: { $name }
settings-session-ended = That session has been ended.
settings-sessions-end = End all others
settings-sessions-ended = All other sessions have been ended.
settings-delete = Delete my data
settings-delete-about = Your name and data are deleted for good. Bots take over your seats at running games.
settings-delete-sure = Delete for good
settings-keep = Keep my data
settings-deleted = Your data has been deleted.
settings-blocked = Blocked people
settings-blocked-none = You have blocked nobody.
settings-blocked-about = They cannot sit at your tables, and you do not see what they write.
settings-unblock = Unblock
settings-unblock-name = Unblock { $name }
settings-somebody = Somebody
settings-notes = When it is my turn
settings-notes-about = A notification when it is your turn and you are not looking at the game.
settings-push = In this browser
settings-push-on = Switch on
settings-push-off = Switch off
settings-push-is-on = Notifications are on in this browser.
settings-push-is-off = Notifications are off in this browser.
settings-push-denied = This browser blocks notifications for this page. You can change that in its settings.
settings-push-cannot = This browser does not support notifications, or the page was not opened over https.
settings-push-failed = The browser’s push service could not be reached.
settings-hook = By a webhook
settings-hook-url = Address
settings-hook-url-about = An ntfy topic, or a webhook of Discord, Slack or your own
settings-hook-style = Type
settings-hook-style-ntfy = ntfy
settings-hook-style-discord = Discord
settings-hook-style-slack = Slack
settings-hook-style-json = JSON
settings-hook-remove = Remove
settings-test = Test
settings-tested = A test notification is on its way.

## About

about-title = About Grand Tour
about-lead = An open-source home for three city-touring board games: in the browser, with friends on one device or many, or against bots.
about-boards = Our own boards
about-boards-text = The maps, cards, sheets and drawings here are our own. They follow every fact that the published rulebooks state. They are kept in files that can be replaced, so anyone who owns a printed game can enter its data.
about-apart = No affiliation
about-apart-text = Grand Tour is not affiliated with, endorsed by or connected to the publishers or authors of the printed games. Their names belong to their owners and are used here only to say which rules are played. No picture and no sentence of theirs is used.
about-chance = How you can check that chance was fair
about-chance-text = Before the first card is drawn, the server shows a seal: the SHA-256 hash of a secret seed. Every draw of the game follows from that seed. When the game is over, the seed is revealed, and anybody can repeat every draw and compare.
about-chance-check = Every finished game offers “Check it”, beside its score and in its replay; the record can be downloaded and checked on your own computer with:
about-chance-games = Your finished games
about-licences = Licenses
about-licences-text = These come with this app, all under open licenses:
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
error-request-malformed = The server did not understand that. Reload the page.
error-request-too-large = That is too long.
error-request-unknown = There is nothing at this address.
error-request-method = The server did not understand that. Reload the page.
error-request-slow = The request did not arrive in time. Try again.
error-request-host = The server does not answer at this address. Use the one that you were given.
error-request-limited = Too many requests. Wait a little and try again.
error-request-limited-wait =
    { $seconds ->
        [one] Too many requests. Try again in { $seconds } second.
       *[other] Too many requests. Try again in { $seconds } seconds.
    }
error-person-no-session = Your session has ended. Reload the page.
error-person-csrf = This page is out of date. Reload it.
error-person-origin = This page was not loaded from this server.
error-person-wrong-login = The user name or the password is wrong.
error-person-proof = Somebody may be guessing passwords. Try again in a moment.
error-person-code-wanted = Enter a code from your app.
error-person-wrong-code = The code is wrong, too old, or was used already. Wait for the next one.
error-person-factor-on = The second step is switched on already.
error-person-no-factor = The second step is switched off.
error-person-passkey = This passkey is not known here, or it took too long. Try again.
error-person-provider = The service that you log in with cannot be reached, or is not set up properly. Try again later; your games are safe.
error-person-sign-in = Logging in was not completed. Try again.
error-person-identity-taken = Another account here is linked to that login already.
error-person-no-local-accounts = Here you cannot log in with a password.
error-person-login-taken = This user name is taken. Choose another.
error-person-bad-login = This cannot be a user name: 3 to 64 letters, digits and . _ - @ +
error-person-bad-password = Choose another password: at least 10 characters, and not one that everybody tries first.
error-person-bad-name = Choose another name: 1 to 24 characters.
error-person-no-account = You need an account for that; a guest has no password.
error-person-none = There is no such person.
error-person-unknown-session = This session has ended already.
error-table-none = There is no such table, or it is private. Ask for its link.
error-table-bad-settings = A table cannot be opened with these settings.
error-table-not-open = The game has begun, or the table is closed.
error-table-not-running = No game is running at this table.
error-table-not-over = That is possible only when the game is over.
error-table-not-ready = Seats are still open. Wait for somebody, or give them to bots.
error-table-paused = The game is paused. Resume it first.
error-table-not-paused = The game is not paused.
error-table-full = Every open seat is taken. You can watch, or look for another table.
error-table-blocked = The host does not want you at this table.
error-table-broken = This game was started with a version of the rules that this server no longer has. It cannot continue.
error-table-host-only = Only the host can do that.
error-table-members-only = Only those at the table can do that.
error-seat-none = There is no such seat.
error-seat-taken = Somebody has just taken this seat. Choose another.
error-seat-not-yours = This is not your seat.
error-seat-bad-link = This code or link does not work: it is wrong, or the game has begun. Ask for a new one.
error-seat-stand-in = A stand-in plays for you. Take your seat back first.
error-seat-not-away = You are at your seat already.
error-seat-not-awaited = The game is no longer waiting for anybody else at that seat.
error-action-illegal = That cannot be done now.
error-action-unreadable = The server did not understand that. Reload the page.
error-action-stale = Something has happened since you chose. Check the table and choose again.
error-action-no-undo = This cannot be taken back.
error-action-no-hints = Hints are switched off at this table.
error-proposal-open = There is a proposal already. Answer that one first.
error-proposal-none = The proposal is no longer open.
error-chat-closed = The host has closed the chat.
error-chat-muted = The host has muted you.
error-chat-bad = The message contains nothing that can be shown.
error-notify-bad-webhook = Notifications cannot be sent there. Set the address up again.
error-notify-failed = The address did not accept the notification. Check it.
error-server-busy = The server is busy. Try again in a moment.
error-server-disk-full = The server’s disk is full, so nothing can be stored at the moment. This was not carried out; everything before it is safe. Try again later.
error-server-disk-failed = The server’s disk is failing, so nothing can be stored at the moment. This was not carried out; everything before it is safe. Try again later.
error-server-read-only = The server’s storage cannot be written to at the moment. This was not carried out; everything before it is safe. Try again later.
error-server-locked = Another program is using the server’s storage. This was not carried out; everything before it is safe. Try again in a moment.
error-server-no-database = The server cannot reach its storage at the moment. Nothing that was confirmed is lost. Try again in a moment.
error-server-damaged = The server cannot read a part of its storage. Only whoever runs the server can repair it.
error-server-no-bots = No bot can think on this server at the moment. Try again later.
error-server-full = The server is full. Try again in a moment.
error-server-stopping = The server is being restarted. Try again in a moment.
error-server-failed = Something went wrong on the server. Try again; your game is safe.
