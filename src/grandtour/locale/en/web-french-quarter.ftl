### The web app's words for French Quarter: map, decks, sheet, itinerary.

## The map
fq-map = Map of the French Quarter
fq-map-of = { $name }’s map. Back to mine
fq-building = { $name }: { $icons }.
fq-building-mapped = Mapped with { $value }.
fq-building-empty = Not mapped.
fq-building-there = Here: { $names }.
fq-further = Further than the card reaches: this uses up a longer move.
fq-tourist = { $name }’s tourist
fq-closed = { $street } is closed in this round
fq-way =
    { $way }: you mark { $mine ->
        [one] { $mine } box
       *[other] { $mine } boxes
    }
fq-letter-north = N
fq-letter-east = E
fq-letter-south = S
fq-letter-west = W

## What would be written
fq-fits = { $value } fits.
fq-fits-mapped = It is mapped already: an umbrella instead.
fq-fits-locked = You may no longer map with { $value }: an umbrella instead.
fq-fits-beside = { $value } does not fit beside { $beside }: an umbrella instead.

## Cards and dice
fq-decks = Cards and dice of this round
fq-die = { $type } die, { $value }. { $said }
fq-die-taken = { $value }, taken by { $name }
fq-die-mayor = { $value }, taken by the Mayor
fq-reach =
    { $least }–{ $most ->
        [one] { $most } space
       *[other] { $most } spaces
    }
fq-reach-one =
    { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    }
fq-mayor = The Mayor
fq-mayor-first = goes first
fq-mayor-second = goes second
fq-mayor-order = The Mayor takes the first of these dice that is still free: { $types }

## The sheet
fq-sheet-of = { $name }’s sheet
fq-whose = Whose sheet
fq-track =
    Boxes marked: { $marks } of { $all }, { $times ->
        [0] no multiplier yet.
       *[other] multiplier ×{ $times }.
    }
fq-next-none = Nothing more to come.
fq-next-bonus =
    { $marks ->
        [1] Next: { $letter }
       *[other] In { $marks }: { $letter }
    }
fq-next-times =
    { $marks ->
        [1] Next: ×{ $times }
       *[other] In { $marks }: ×{ $times }
    }
fq-next-choice =
    { $marks ->
        [1] Next: { $letter } or ×{ $times }
       *[other] In { $marks }: { $letter } or ×{ $times }
    }
fq-box-crossed = Crossed out: gives nothing
fq-had = unlocked
fq-ladder = For every mapped building on { $street }: { $ladder }
fq-of = { $count } of { $all }
fq-performers = Performers
fq-performers-track = What each performer gives
fq-performers-next = The next performer gives: { $reward }.
fq-performer =
    { $name }, { $count ->
        [0] not marked
        [1] marked once
       *[other] marked twice
    }
fq-reward-map = map on { $street }
fq-reward-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fq-umbrellas = Umbrellas
fq-second-line = Second Line
fq-courtyards =
    { $count ->
        [one] { $count } courtyard: { $points }
       *[other] { $count } courtyards: { $points }
    }
fq-riverwalk = { $name } { $visits } of { $all }: { $points }
fq-gift-shops = Gift shops: { $values }
fq-longer =
    { $count ->
        [one] A longer move
       *[other] { $count } longer moves
    }
fq-other =
    { $count ->
        [one] Another card, once
       *[other] Another card, { $count } times
    }
fq-w =
    { $count ->
        [one] One W to write
       *[other] { $count } W to write
    }
fq-locked = The map action can no longer use { $value }
fq-vacation =
    Vacation card “{ $name }”, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $condition }):
fq-vacation-secret = A secret Vacation card
fq-score-now =
    If it ended now: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The turn
fq-you = You
fq-ask-circle = { $activity } circle: bonus or multiplier?
fq-itinerary = The turn, step by step
fq-stop-card = Card
fq-stop-card-of = { $type } card
fq-stop-move = Move
fq-stop-to = to { $building }
fq-stop-building = Building
fq-stop-map = Map
fq-stop-write = write { $value }
fq-stop-wrote = { $value } written
fq-stop-no-map = an umbrella instead
fq-stop-line = Second Line
fq-choose = choose
fq-gains =
    { $count ->
        [one] { $count } effect
       *[other] { $count } effects
    }
fq-as = Take it with its own card, or with another one that lies open:
fq-values = Which value
fq-write = Write { $value }
fq-multiplier = Multiplier ×{ $times }
fq-multiplier-counts =
    { $street } counts: { $buildings ->
        [one] { $buildings } building
       *[other] { $buildings } buildings
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far
fq-price = This bonus harms you.
fq-points-now =
    { $points ->
        [one] { $points } point at once.
       *[other] { $points } points at once.
    }

## Tabs
fq-tabs = What to look at
fq-tab-map = Map
fq-tab-sheet = Sheet
fq-tab-dice = Dice
fq-tab-log = Log
fq-tab-asked = (a choice is waiting here)

## The position as text
fq-text-round = Round { $round } of { $rounds }
fq-text-line = The Second Line so far: { $way }.
fq-text-own-line = Personal line
fq-text-card = Card
fq-text-move = Move
fq-text-players = The players’ sheets
fq-text-points = Points so far
fq-text-at = Tourist at
fq-text-track =
    { $marks } of { $all }, bonuses { $bonuses }, { $times ->
        [0] no multiplier
       *[other] ×{ $times }
    }
fq-text-buildings = Places
fq-text-stock = To use
fq-text-vacation = Vacation card
fq-text-building = Building
fq-text-icons = Icons
fq-text-streets = Streets
fq-text-beside = Beside it
fq-text-tracks = What the tracks give
fq-text-box-bonus = box { $box }: bonus
fq-text-box-multiplier = box { $box }: multiplier
fq-text-box-choice = box { $box }: bonus or multiplier
