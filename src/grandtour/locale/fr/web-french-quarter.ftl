### Les mots de l’application web pour French Quarter : plan, paquets, feuille, étapes du tour.

## Le plan
fq-map = Plan du French Quarter
fq-map-of = Plan : { $name }. Revenir au mien
fq-building = { $name } : { $icons }.
fq-building-mapped = Cartographié avec { $value }.
fq-building-empty = Pas cartographié.
fq-building-there = Ici : { $names }.
fq-further = Plus loin que la carte ne vous mène : cela dépense un déplacement plus long.
fq-tourist = Touriste : { $name }
fq-closed = { $street } est barrée dans cette manche
fq-way =
    { $way } : vous cochez { $mine ->
        [one] { $mine } case
       *[other] { $mine } cases
    }
fq-letter-north = N
fq-letter-east = E
fq-letter-south = S
fq-letter-west = O

## Ce qui serait écrit
fq-fits = { $value } convient.
fq-fits-mapped = Il est déjà cartographié : une ombrelle à la place.
fq-fits-locked = Vous ne pouvez plus cartographier avec { $value } : une ombrelle à la place.
fq-fits-beside = Avec { $beside } à côté, { $value } ne convient pas : une ombrelle à la place.

## Cartes et dés
fq-decks = Cartes et dés de cette manche
fq-die = Dé « { $type } », { $value }. { $said }
fq-die-taken = { $value }, pris par { $name }
fq-die-mayor = { $value }, pris par le maire
fq-reach =
    { $most ->
        [one] { $least }–{ $most } espace
       *[other] { $least }–{ $most } espaces
    }
fq-reach-one =
    { $most ->
        [one] { $most } espace
       *[other] { $most } espaces
    }
fq-mayor = Le maire
fq-mayor-first = commence
fq-mayor-second = joue en second
fq-mayor-order = Le maire prend le premier de ces dés qui est encore libre : { $types }

## La feuille
fq-sheet-of = Feuille : { $name }
fq-whose = À qui est la feuille
fq-track =
    Cases cochées : { $marks } sur { $all }, { $times ->
        [0] pas encore de multiplicateur.
       *[other] multiplicateur ×{ $times }.
    }
fq-next-none = Plus rien à venir.
fq-next-bonus =
    { $marks ->
        [1] Suivant : { $letter }
       *[other] Dans { $marks } : { $letter }
    }
fq-next-times =
    { $marks ->
        [1] Suivant : ×{ $times }
       *[other] Dans { $marks } : ×{ $times }
    }
fq-next-choice =
    { $marks ->
        [1] Suivant : { $letter } ou ×{ $times }
       *[other] Dans { $marks } : { $letter } ou ×{ $times }
    }
fq-box-crossed = Barré : ne donne rien
fq-had = débloqué
fq-ladder = Pour chaque bâtiment cartographié sur { $street } : { $ladder }
fq-of = { $count } sur { $all }
fq-performers = Artistes
fq-performers-track = Ce que donne chaque artiste
fq-performers-next = Le prochain artiste donne : { $reward }.
fq-performer =
    { $name }, { $count ->
        [0] pas coché
        [1] coché une fois
       *[other] coché deux fois
    }
fq-reward-map = cartographier sur { $street }
fq-reward-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
fq-umbrellas = Ombrelles
fq-second-line = Second Line
fq-courtyards =
    { $count ->
        [one] { $count } cour : { $points }
       *[other] { $count } cours : { $points }
    }
fq-riverwalk = { $name } { $visits } sur { $all } : { $points }
fq-gift-shops = Boutiques de souvenirs : { $values }
fq-longer =
    { $count ->
        [one] Un déplacement plus long
       *[other] { $count } déplacements plus longs
    }
fq-other =
    { $count ->
        [one] Une autre carte, une fois
       *[other] Une autre carte, { $count } fois
    }
fq-w =
    { $count ->
        [one] Un W à écrire
       *[other] { $count } W à écrire
    }
fq-locked = Dans l’action de cartographie, la valeur { $value } est exclue
fq-vacation =
    { $points ->
        [one] Carte Vacances « { $name } », { $points } point ({ $condition }) :
       *[other] Carte Vacances « { $name } », { $points } points ({ $condition }) :
    }
fq-vacation-secret = Une carte Vacances secrète
fq-score-now =
    Si c’était la fin : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Le tour
fq-you = Vous
fq-ask-circle = Cercle « { $activity } » : bonus ou multiplicateur ?
fq-itinerary = Le tour, étape par étape
fq-stop-card = Carte
fq-stop-card-of = Carte « { $type } »
fq-stop-move = Déplacement
fq-stop-to = à { $building }
fq-stop-building = Bâtiment
fq-stop-map = Cartographie
fq-stop-write = écrire { $value }
fq-stop-wrote = { $value } écrit
fq-stop-no-map = une ombrelle à la place
fq-stop-line = Second Line
fq-choose = choisir
fq-gains =
    { $count ->
        [one] { $count } effet
       *[other] { $count } effets
    }
fq-as = Prenez-le avec sa propre carte, ou avec une autre carte révélée :
fq-values = Quelle valeur
fq-write = Écrire { $value }
fq-multiplier = Multiplicateur ×{ $times }
fq-multiplier-counts =
    { $street } compte : { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } jusqu’ici
fq-price = Ce bonus vous désavantage.
fq-points-now =
    { $points ->
        [one] { $points } point aussitôt.
       *[other] { $points } points aussitôt.
    }

## Onglets
fq-tabs = Que regarder
fq-tab-map = Plan
fq-tab-sheet = Feuille
fq-tab-dice = Dés
fq-tab-log = Journal
fq-tab-asked = (un choix vous attend ici)

## La position en mots
fq-text-round = Manche { $round } sur { $rounds }
fq-text-line = La Second Line jusqu’ici : { $way }.
fq-text-own-line = Ligne personnelle
fq-text-card = Carte
fq-text-move = Déplacement
fq-text-players = Les feuilles des joueurs
fq-text-points = Points jusqu’ici
fq-text-at = Touriste à
fq-text-track =
    { $marks } sur { $all }, bonus { $bonuses }, { $times ->
        [0] pas de multiplicateur
       *[other] ×{ $times }
    }
fq-text-buildings = Lieux
fq-text-stock = À utiliser
fq-text-vacation = Carte Vacances
fq-text-building = Bâtiment
fq-text-icons = Icônes
fq-text-streets = Rues
fq-text-beside = À côté
fq-text-tracks = Ce que donnent les pistes
fq-text-box-bonus = case { $box } : bonus
fq-text-box-multiplier = case { $box } : multiplicateur
fq-text-box-choice = case { $box } : bonus ou multiplicateur
