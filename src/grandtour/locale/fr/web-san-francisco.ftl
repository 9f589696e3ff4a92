### La table de San Francisco : plan, cartes, cartes Destination, la fin.
###
### $color et $symbol sont des mots du jeu (Ferry, bleu ; crabe), prêts à être montrés ; $color_id est l’identifiant de la
### couleur, pour que la phrase choisisse la forme accordée ; une édition peut avoir d’autres couleurs.

## Le plan

sf-map = Plan « { $title } »
sf-map-whole = Montrer tout le plan
sf-map-closer = Agrandir
# $route nomme les deux bouts. Dit à voix haute, pour qu’on puisse choisir sans voir.
sf-route =
    { $route }, { $color_id ->
        [gray] grise
        [blue] bleue
        [green] verte
        [black] noire
        [purple] violette
        [red] rouge
        [orange] orange
       *[other] { $color }
    }, { $length ->
        [one] { $length } case
       *[other] { $length } cases
    }{ $ferries ->
        [0] { "" }
        [one] , { $wild_id ->
            [ferry] dont { $ferries } Ferry
           *[other] avec { $ferries } symbole « { $wild } »
        }
       *[other] , { $wild_id ->
            [ferry] dont { $ferries } Ferry
           *[other] avec { $ferries } symboles « { $wild } »
        }
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sf-route-owned =
    { $route }, { $length ->
        [one] { $length } case
       *[other] { $length } cases
    }, prise par { $owner }
sf-stack =
    { $location } : { $symbol }, { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
sf-stack-aside =
    { $symbol }, { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }, pile mise de côté
sf-token-name = Le jeton « { $symbol } »

## Cartes

sf-your-hand = Votre main
sf-hand-empty = Pas encore de cartes
sf-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sf-cards-of =
    { $color_id ->
        [ferry] { $count } Ferry
        [blue] { $count ->
            [one] { $count } bleue
           *[other] { $count } bleues
        }
        [green] { $count ->
            [one] { $count } verte
           *[other] { $count } vertes
        }
        [black] { $count ->
            [one] { $count } noire
           *[other] { $count } noires
        }
        [purple] { $count ->
            [one] { $count } violette
           *[other] { $count } violettes
        }
        [red] { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
        [orange] { $count } orange
       *[other] { $count } « { $color } »
    }
sf-face-up = Face visible
sf-or-draw = ou piocher des cartes
# Commence comme ce qui est écrit dessus : $color, avec une majuscule.
sf-card-face-up = { $color }, carte visible
sf-card-none = Pas de carte
sf-deck = Pioche
# Commence comme ce qui est écrit dessus : le mot et le nombre.
sf-deck-name =
    Pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Prendre une route

sf-pay-for = Payer { $route }
# $color commence la phrase, avec une majuscule.
sf-claim-about =
    { $color_id ->
        [gray] Grise
        [blue] Bleue
        [green] Verte
        [black] Noire
        [purple] Violette
        [red] Rouge
        [orange] Orange
       *[other] { $color }
    }, { $length ->
        [one] { $length } case
       *[other] { $length } cases
    }{ $color_id ->
        [gray] , une seule couleur au choix.
       *[other] .
    } { $points ->
        [one] +{ $points } point.
       *[other] +{ $points } points.
    }
sf-claim-token = Vous prenez le jeton « { $symbol } ».
sf-claim-tokens = Vous prenez un jeton : { $one } ou { $other }.
sf-claim-confirm =
    { $points ->
        [one] Prendre avec { $payment } : +{ $points } point
       *[other] Prendre avec { $payment } : +{ $points } points
    }

## Cartes Destination

sf-tickets = Destinations
sf-your-tickets = Vos destinations
sf-only-you = visibles de vous seul
sf-tickets-none = Pas encore de destinations
sf-ticket-done = Réussie
sf-ticket-to-go =
    { $spaces ->
        [one] Encore { $spaces } case
       *[other] Encore { $spaces } cases
    }
sf-ticket-to-go-claiming =
    { $spaces ->
        [one] Encore { $spaces } case, en comptant la route choisie
       *[other] Encore { $spaces } cases, en comptant la route choisie
    }
sf-ticket-no-way = Plus aucun chemin
# Dit après le nombre sur une carte Destination.
sf-points-word =
    { $points ->
        [one] point
       *[other] points
    }
sf-draw-tickets = Piocher des destinations
sf-draw-tickets-name =
    Piocher des destinations, { $count ->
        [one] { $count } restante
       *[other] { $count } restantes
    }
sf-keep-confirm =
    { $count ->
        [one] Garder { $count } destination
       *[other] Garder { $count } destinations
    }

## Aide dans le ticket

sf-deck-help = Une carte de la pioche ne peut pas être rendue.
sf-place-help = Choisissez un lieu sur le plan.

## Places

sf-cars-left = Cable cars restants
sf-cards-in-hand = Cartes en main
sf-tickets-kept = Destinations
sf-last-round = Dernier tour de table : il vous reste un tour.
sf-last-round-over = Dernier tour de table : vous avez joué votre dernier tour.
sf-last-round-watched =
    { $turns ->
        [one] Dernier tour de table : encore { $turns } tour.
       *[other] Dernier tour de table : encore { $turns } tours.
    }
sf-tab-seats = Joueurs
sf-tab-log = Journal

## La position en mots, et la fin

sf-none = rien
sf-player = Joueur
sf-points = Points
sf-tokens = Jetons
sf-tokens-none = Pas de jetons
sf-cards-heading = Cartes
sf-ticket-deck = Pioche de destinations
sf-tickets-count =
    { $count ->
        [one] { $count } carte Destination
       *[other] { $count } cartes Destination
    }
# $routes est une liste de routes encore libres.
sf-ticket-way =
    { $spaces ->
        [one] encore { $spaces } case ; le plus court chemin encore ouvert : { $routes }
       *[other] encore { $spaces } cases ; le plus court chemin encore ouvert : { $routes }
    }
sf-routes = Routes
sf-route-heading = Route
sf-color = Couleur
sf-length = Cases
sf-ferries =
    { $wild_id ->
        [ferry] Ferry
       *[other] Symboles « { $wild } »
    }
sf-owner = Propriétaire
sf-free = libre
sf-final-map =
    Plan et routes prises : { $player }, { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }
