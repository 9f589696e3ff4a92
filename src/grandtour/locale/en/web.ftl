### The web app's words that every screen shares: bar, ticket, errors.

guest-name = Guest
home = Home
play = Play
change-language = Language
light-mode = Light colors
dark-mode = Dark colors
settings = Settings
close = Close
not-loaded = This part of the app could not be loaded.
load-again = Reload the page
try-again = Try again
undo = Undo
undo-none = There is nothing to take back.
why-not = Not now.
what-now = What to do now
your-turn = Your turn
their-turn = Waiting
game-over = The end
step-of = Step { $step } of { $steps }
zoom-fit = Show the whole board
# A name and what belongs to it: "Swamp tour: two umbrellas".
label-value = { $label }: { $value }
