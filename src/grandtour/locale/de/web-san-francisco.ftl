### Der Tisch von San Francisco: Plan, Karten, Zielkarten, das Ende.
###
### $color und $symbol sind Wörter des Spiels (Fähre, blau; Krabbe), fertig zum Zeigen; $color_id ist die Kennung der
### Farbe, damit ein Satz die passende Form wählen kann; eine Ausgabe kann andere Farben haben.

## Der Plan

sf-map = Plan „{ $title }“
sf-map-whole = Den ganzen Plan zeigen
sf-map-closer = Vergrößern
# $route nennt beide Enden. Wird vorgelesen, damit man wählen kann, ohne zu sehen.
sf-route =
    { $route }, { $color }, { $length ->
        [one] { $length } Feld
       *[other] { $length } Felder
    }{ $ferries ->
        [0] { "" }
        [one] , { $wild_id ->
            [ferry] davon { $ferries } Fähre
           *[other] mit { $ferries } Symbol „{ $wild }“
        }
       *[other] , { $wild_id ->
            [ferry] davon { $ferries } Fähren
           *[other] mit { $ferries } Symbolen „{ $wild }“
        }
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sf-route-owned =
    { $route }, { $length ->
        [one] { $length } Feld
       *[other] { $length } Felder
    }, genutzt von { $owner }
sf-stack =
    { $location }: { $symbol }, { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    }
sf-stack-aside =
    { $symbol }, { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    }, beiseitegelegt
sf-token-name = Der Marker „{ $symbol }“

## Karten

sf-your-hand = Deine Hand
sf-hand-empty = Noch keine Karten
sf-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
sf-cards-of =
    { $color_id ->
        [ferry] { $count ->
            [one] { $count } Fähre
           *[other] { $count } Fähren
        }
        [blue] { $count } blaue
        [green] { $count } grüne
        [black] { $count } schwarze
        [purple] { $count } violette
        [red] { $count } rote
        [orange] { $count } orange
       *[other] { $count } „{ $color }“
    }
sf-face-up = Offen
sf-or-draw = oder Karten ziehen
# Beginnt wie das, was darauf steht: $color, mit großem Buchstaben.
sf-card-face-up = { $color }, offene Karte
sf-card-none = Keine Karte
sf-deck = Stapel
# Beginnt wie das, was darauf steht: das Wort und die Zahl.
sf-deck-name =
    Stapel { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Eine Strecke nutzen

sf-pay-for = { $route } bezahlen
# $color beginnt den Satz, mit großem Buchstaben.
sf-claim-about =
    { $color_id ->
        [gray] { $length ->
            [one] { $color }, { $length } Feld: eine beliebige Farbe.
           *[other] { $color }, { $length } Felder: eine beliebige Farbe.
        }
       *[other] { $length ->
            [one] { $color }, { $length } Feld.
           *[other] { $color }, { $length } Felder.
        }
    } { $points ->
        [one] +{ $points } Punkt.
       *[other] +{ $points } Punkte.
    }
sf-claim-token = Du nimmst den Marker „{ $symbol }“.
sf-claim-tokens = Du nimmst einen Marker: { $one } oder { $other }.
sf-claim-confirm =
    { $points ->
        [one] Strecke nutzen ({ $payment }): +{ $points } Punkt
       *[other] Strecke nutzen ({ $payment }): +{ $points } Punkte
    }

## Zielkarten

sf-tickets = Zielkarten
sf-your-tickets = Deine Zielkarten
sf-only-you = nur du siehst sie
sf-tickets-none = Noch keine Zielkarten
sf-ticket-done = Erfüllt
sf-ticket-to-go =
    { $spaces ->
        [one] Noch { $spaces } Feld
       *[other] Noch { $spaces } Felder
    }
sf-ticket-to-go-claiming =
    { $spaces ->
        [one] Noch { $spaces } Feld, die gewählte Strecke mitgezählt
       *[other] Noch { $spaces } Felder, die gewählte Strecke mitgezählt
    }
sf-ticket-no-way = Kein Weg mehr
# Wird nach der Zahl auf einer Zielkarte vorgelesen.
sf-points-word =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
sf-draw-tickets = Zielkarten ziehen
sf-draw-tickets-name =
    Zielkarten ziehen, { $count ->
        [one] { $count } übrig
       *[other] { $count } übrig
    }
sf-keep-confirm =
    { $count ->
        [one] { $count } Zielkarte behalten
       *[other] { $count } Zielkarten behalten
    }

## Hilfe im Ticket

sf-deck-help = Eine Karte vom Stapel lässt sich nicht zurücklegen.
sf-place-help = Wähle einen Ort auf dem Plan.

## Plätze

sf-cars-left = Übrige Cable Cars
sf-cards-in-hand = Karten auf der Hand
sf-tickets-kept = Zielkarten
sf-last-round = Letzte Runde: Du hast noch einen Zug.
sf-last-round-over = Letzte Runde: Du hattest deinen letzten Zug.
sf-last-round-watched =
    { $turns ->
        [one] Letzte Runde: noch { $turns } Zug.
       *[other] Letzte Runde: noch { $turns } Züge.
    }
sf-tab-seats = Am Tisch
sf-tab-log = Verlauf

## Die Stellung in Worten, und das Ende

sf-none = keine
sf-player = Spieler
sf-points = Punkte
sf-tokens = Marker
sf-tokens-none = Keine Marker
sf-cards-heading = Karten
sf-ticket-deck = Stapel der Zielkarten
sf-tickets-count =
    { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }
# $routes ist eine Liste von Strecken, die noch frei sind.
sf-ticket-way =
    { $spaces ->
        [one] noch { $spaces } Feld; der kürzeste noch offene Weg: { $routes }
       *[other] noch { $spaces } Felder; der kürzeste noch offene Weg: { $routes }
    }
sf-routes = Strecken
sf-route-heading = Strecke
sf-color = Farbe
sf-length = Felder
sf-ferries =
    { $wild_id ->
        [ferry] Fähren
       *[other] Symbole „{ $wild }“
    }
sf-owner = Besitzer
sf-free = frei
sf-final-map =
    Plan mit den genutzten Strecken: { $player }, { $routes ->
        [one] { $routes } Strecke
       *[other] { $routes } Strecken
    }
