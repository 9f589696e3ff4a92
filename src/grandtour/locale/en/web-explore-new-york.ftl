### Explore New York in the browser: its map, panels and text mode. Sentences about the game itself are in
### explore-new-york.ftl. $block, $kind, $where, $cafe and $tourists come in words.

## The map

ny-map-own = Your map of New York
ny-map-of = { $player }’s map of New York
# $block is “(4,5) Times Square”, $kind is “red circle”.
ny-block = Block { $block }, { $kind }: { $tourists }
ny-block-empty = Block { $block }, { $kind }: empty
# $where is “between (4,4) and (4,5)” or “above (3,1)”.
ny-road = Road { $where }
ny-road-drawn = Road { $where }: your link is there
# $cafe is “Café Inwood (1 circle and 1 square)”.
ny-road-cafe = Road { $where }, leads to { $cafe }
ny-count-circle =
    { $n ->
        [one] { $n } circle
       *[other] { $n } circles
    }
ny-count-square =
    { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
ny-count-triangle =
    { $n ->
        [one] { $n } triangle
       *[other] { $n } triangles
    }
ny-nobody = nobody

## Cards

ny-cards = Turn cards
ny-cards-none = New cards are about to be revealed.
ny-cards-over = All turns have been played.
# A small label on a card: one more link.
ny-plus = + link
ny-turn = Turn { $turn } of { $turns }
ny-deck =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
ny-deck-left = Cards left, by number
ny-alone = Score attack: you play alone, for as many points as you can.
ny-tourist = Which tourist?

## If it ended now

ny-now = If it ended now
ny-now-red =
    { $tourists ->
        [one] { $tourists } tourist × { $attractions }
       *[other] { $tourists } tourists × { $attractions }
    }
ny-now-green =
    { $tourists ->
        [one] { $tourists } tourist × { $attractions }
       *[other] { $tourists } tourists × { $attractions }
    }
ny-now-blue =
    { $tourists ->
        [one] { $tourists } tourist × { $attractions }
       *[other] { $tourists } tourists × { $attractions }
    }
ny-now-cafes =
    { $count ->
        [one] { $count } café
       *[other] { $count } cafés
    }
ny-now-yellow =
    { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }
ny-now-grey =
    { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }
ny-best = Best route now
ny-route-show = Show the route

## Another route, when the game is over

ny-try = Try another route
ny-try-title = Another route
ny-try-how = Tap links one after the other.
ny-try-behind =
    { $points ->
        [0] As good as the best
        [one] One point less than the best
       *[other] { $points } points less than the best
    }
ny-try-clear = Clear
ny-try-best = Best route
ny-try-no-route = These links do not make one route.

## The others

ny-others = Fellow travelers
ny-others-open = their maps are open
ny-maps = Maps
ny-enlarge = Show this map large
ny-back = Back to your map
ny-done = done
ny-log = What happened
ny-tab-now = Cards
ny-tab-maps = Maps
ny-tab-log = Log

## Text mode

ny-text-turn = This turn’s block: { $block }
ny-text-blocks = Block
ny-text-kind = Kind
ny-text-tourists = Tourists
ny-text-no-tourists = No tourists yet.
ny-text-links =
    { $links ->
        [0] No links yet
        [one] { $links } link
       *[other] { $links } links
    }
ny-text-used = Cafés used: { $cafes }
ny-text-city = The city
# $kind is the word for a block without an attraction: “white”.
ny-text-grid = X runs from 1 to { $width }, left to right; Y from 1 to { $height }, top to bottom. Every block that is not in this table is { $kind }.
ny-text-route = The links of the best route, in order:
ny-text-cafes = Cafés
# $roads: the roads that meet there, “above (4,1), above (5,1) and between (4,1) and (5,1)”.
ny-text-cafe = { $cafe }, where these roads meet: { $roads }
