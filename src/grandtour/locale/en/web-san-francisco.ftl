### The San Francisco table: map, cards, tickets, the end.
###
### $color, $symbol and $wild (the wild card) are words of the game (blue, crab, ferry), ready to be shown. $color_id and
### $wild_id are their ids, so that a sentence can choose the right form; an edition may have others, or names of its own,
### whose id is then empty.

## The map

sf-map = Map “{ $title }”
sf-map-whole = Show the whole map
sf-map-closer = Zoom in
# $route names both ends. Spoken, so that it can be chosen without seeing it.
sf-route =
    { $route }, { $color }, { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }{ $ferries ->
        [0] { "" }
        [one] , { $wild_id ->
            [ferry] { $ferries } of them a ferry
           *[other] with { $ferries } { $wild } symbol
        }
       *[other] , { $wild_id ->
            [ferry] { $ferries } of them ferries
           *[other] with { $ferries } { $wild } symbols
        }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sf-route-owned =
    { $route }, { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }, claimed by { $owner }
sf-stack =
    { $location }: { $symbol }, { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
sf-stack-aside =
    { $symbol }, { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }, set aside
sf-token-name = The { $symbol } token

## Cards

sf-your-hand = Your hand
sf-hand-empty = No cards yet
sf-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sf-cards-of =
    { $color_id ->
        [ferry] { $count ->
            [one] { $count } ferry
           *[other] { $count } ferries
        }
       *[other] { $count } { $color }
    }
sf-face-up = Face up
sf-or-draw = or draw cards instead
sf-card-face-up =
    { $color_id ->
        [ferry] Ferry, face up
       *[other] { $color } card, face up
    }
sf-card-none = No card
sf-deck = Deck
# Begins as what is written on it: the word and the number.
sf-deck-name =
    Deck { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Claiming a route

sf-pay-for = Pay for { $route }
# $color begins the sentence, with a capital letter.
sf-claim-about =
    { $color_id ->
        [gray] { $length ->
            [one] { $color }, { $length } space: any one color.
           *[other] { $color }, { $length } spaces: any one color.
        }
       *[other] { $length ->
            [one] { $color }, { $length } space.
           *[other] { $color }, { $length } spaces.
        }
    } { $points ->
        [one] +{ $points } point.
       *[other] +{ $points } points.
    }
sf-claim-token = You take the { $symbol } token.
sf-claim-tokens = You take a token: { $one } or { $other }.
sf-claim-confirm =
    { $points ->
        [one] Claim with { $payment }: +{ $points } point
       *[other] Claim with { $payment }: +{ $points } points
    }

## Tickets

sf-tickets = Tickets
sf-your-tickets = Your tickets
sf-only-you = only you see them
sf-tickets-none = No tickets yet
sf-ticket-done = Completed
sf-ticket-to-go =
    { $spaces ->
        [one] { $spaces } space to go
       *[other] { $spaces } spaces to go
    }
sf-ticket-to-go-claiming =
    { $spaces ->
        [one] { $spaces } space to go, counting the route you are claiming
       *[other] { $spaces } spaces to go, counting the route you are claiming
    }
sf-ticket-no-way = No way left
# Spoken after the number on a ticket.
sf-points-word =
    { $points ->
        [one] point
       *[other] points
    }
sf-draw-tickets = Draw tickets
sf-draw-tickets-name =
    Draw tickets, { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
sf-keep-confirm =
    { $count ->
        [one] Keep { $count } ticket
       *[other] Keep { $count } tickets
    }

## Help in the ticket

sf-deck-help = A card from the deck cannot be put back.
sf-place-help = Choose a location on the map.

## Seats

sf-cars-left = Cable cars left
sf-cards-in-hand = Cards in hand
sf-tickets-kept = Tickets
sf-last-round = Last round: you have one more turn.
sf-last-round-over = Last round: you have had your last turn.
sf-last-round-watched =
    { $turns ->
        [one] Last round: { $turns } turn to go.
       *[other] Last round: { $turns } turns to go.
    }
sf-tab-seats = Players
sf-tab-log = Log

## The position in words, and the end

sf-none = none
sf-player = Player
sf-points = Points
sf-tokens = Tokens
sf-tokens-none = No tokens
sf-cards-heading = Cards
sf-ticket-deck = Ticket deck
sf-tickets-count =
    { $count ->
        [one] { $count } ticket
       *[other] { $count } tickets
    }
# $routes is a list of routes that are still free.
sf-ticket-way =
    { $spaces ->
        [one] { $spaces } space to go; the shortest way still open: { $routes }
       *[other] { $spaces } spaces to go; the shortest way still open: { $routes }
    }
sf-routes = Routes
sf-route-heading = Route
sf-color = Color
sf-length = Spaces
sf-ferries =
    { $wild_id ->
        [ferry] Ferries
       *[other] { $wild } symbols
    }
sf-owner = Owner
sf-free = free
sf-final-map =
    Map with the routes of { $player }: { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }
