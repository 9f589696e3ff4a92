### The web app's words that every screen shares: bar, ticket, errors.

guest-name = Guest
home = Home
play = Play
language = Language
light-mode = Light colours
dark-mode = Dark colours
settings = Settings
close = Close
undo = Undo
undo-none = There is nothing to take back.
why-not = Not now.
what-now = What to do now
your-turn = Your turn
their-turn = Waiting
game-over = The end
step-of = Step { $step } of { $steps }
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
