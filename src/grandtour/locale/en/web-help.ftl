### The web app's rulebook and lessons: what stands around the rules and around the teacher.

## The rulebook

help-rulebook = Rulebook
help-rulebook-of = Rulebook: { $game }
help-rulebook-about = Every rule in our own words, with its number, so that you can look it up and link to it. Where the printed rules are silent, we give a ruling of our own and say so.
help-open = Read the rules
help-open-game = Read the rules of { $game }
help-idea-explore-new-york = Two cards a turn, the same for everybody: bring tourists into a block of your own map, draw links along its roads, and find the best route through them in the end.
help-idea-french-quarter = Take a die, follow its card through the streets, map buildings with numbers that fit side by side, and let the Second Line parade past as many of them as you can.
help-idea-san-francisco = Collect cards, claim routes across the city with your cable cars, join the two locations of each of your tickets, and pick up tourist tokens on the way.
help-games = Games
help-contents = Contents
help-search = Search for a word or a rule id
help-found =
    { $count ->
        [0] No rule matches.
        [one] { $count } rule
       *[other] { $count } rules
    }
help-nothing-found = No rule matches all of these words.
help-show-all = Show all rules
help-print = Print the rules
help-copy-link = Copy the link to { $rule }
help-changes-with = Different with the option “{ $option }”.
help-try = Try it
help-try-about = A game on the real board, where somebody tells you what to do and why.
help-lesson = Play the lesson
help-played-with = Played with
help-edition = Edition

## Sections of the rulebooks

help-section-box = What is in the box
help-section-set-up = Setting up
help-section-cards = Drawing cards
help-section-routes = Claiming routes
help-section-tickets = Tickets, passing
help-section-end = The end and the score
help-section-turn = A turn
help-section-block = Choosing a block
help-section-tourists = Tourists
help-section-links = Drawing links
help-section-cafes = Cafés
help-section-map = The map
help-section-round = A round
help-section-icons = Icons
help-section-movement = Movement
help-section-mapping = Mapping
help-section-second-line = The Second Line
help-section-bonuses = Bonuses
help-section-variants = Mayor, solo, Tourism
help-section-finer-icons = Our rulings: icons and tracks
help-section-finer-movement = Our rulings: movement
help-section-finer-mapping = Our rulings: mapping
help-section-finer-line = Our rulings: Second Line and variants
help-section-table = At every table
help-section-symbols = Symbols

## Symbols

help-signs-sf-colors = Cards and routes: each color has its mark
help-signs-sf-tokens = Tourist tokens
help-signs-ny-blocks = Blocks: all but the white ones are attractions
help-signs-ny-tourists = Tourists
help-signs-ny-marks = On the map and on the cards
help-signs-fq-moves = Cards: how your tourist moves
help-signs-fq-activities = Activities, each with a track of its own
help-signs-fq-icons = Other icons
help-signs-fq-performers = Performers
help-signs-fq-places = Places and the parade
help-sign-cafe = café
help-sign-plus = one more link
help-sign-courtyard = courtyard
help-sign-gift-shop = gift shop
help-sign-second-line = the Second Line

## Drawings beside the rules

help-fig-links-on = The second link goes straight on from the first.
help-fig-links-away = It starts at the other end and leads away from the block.
help-fig-links-apart = The second link does not join the first.
help-fig-route-side = A link runs along one side: the block is on the route.
help-fig-route-corner = The route touches only a corner: the block is not on it.
help-fig-map-fits = 5 beside 4: they are one apart, so the 5 fits.
help-fig-map-same = 4 beside 4 fits too.
help-fig-map-far = 6 beside 4: they are too far apart.
help-fig-pay-ferry = Two cards of a color, and a wild card for the symbol.
help-fig-pay-more = More wild cards can stand in for cards of the color.
help-fig-pay-none = The symbol needs a real wild card.

## Lessons

lesson-ui-lessons = Lessons
lesson-ui-lessons-about = A few minutes per game, on the real board. Somebody tells you what to do and why; you can go back, skip a step or leave at any time.
lesson-ui-lesson = Lesson
lesson-ui-of = Lesson: { $game }
lesson-ui-begin = Begin the lesson
lesson-ui-begin-game = Begin the lesson: { $game }
lesson-ui-once-more = Play it once more
lesson-ui-once-more-game = Play it once more: { $game }
lesson-ui-gone-through = Completed
lesson-ui-chapter = Chapter { $step } of { $steps }
lesson-ui-back = Back
lesson-ui-skip-step = Skip this step
lesson-ui-restart = Start the lesson over
lesson-ui-leave = Leave the lesson
lesson-ui-done = You know how it goes
lesson-ui-play-now = Play a game now
lesson-ui-next = Next lesson: { $game }
lesson-ui-board = Your board at the end
