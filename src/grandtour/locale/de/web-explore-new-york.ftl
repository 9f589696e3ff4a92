### Explore New York im Browser: Plan, Felder und Textmodus. Die Sätze über das Spiel selbst stehen in
### explore-new-york.ftl. $block, $kind, $where, $cafe und $tourists kommen in Worten.

## Der Plan

ny-map-own = Dein Stadtplan
ny-map-of = Stadtplan: { $player }
# $block ist „(4,5) Times Square“, $kind ist „roter Kreis“.
ny-block = Block { $block }, { $kind }: { $tourists }
ny-block-empty = Block { $block }, { $kind }: leer
# $where ist „zwischen (4,4) und (4,5)“ oder „über (3,1)“.
ny-road = Straße { $where }
ny-road-drawn = Straße { $where }: Deine Verbindung ist dort
# $cafe ist „Café Inwood (1 Kreis und 1 Quadrat)“.
ny-road-cafe = Straße { $where }, führt zu { $cafe }
ny-count-circle =
    { $n ->
        [one] { $n } Kreis
       *[other] { $n } Kreise
    }
ny-count-square =
    { $n ->
        [one] { $n } Quadrat
       *[other] { $n } Quadrate
    }
ny-count-triangle =
    { $n ->
        [one] { $n } Dreieck
       *[other] { $n } Dreiecke
    }
ny-nobody = niemand

## Karten

ny-cards = Zugkarten
ny-cards-none = Gleich werden neue Karten aufgedeckt.
ny-cards-over = Alle Züge sind gespielt.
# Ein kleines Schild auf einer Karte: eine Verbindung mehr.
ny-plus = +1
ny-turn = Zug { $turn } von { $turns }
ny-deck =
    { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
ny-deck-left = Übrige Karten, nach Zahlen
ny-alone = Punktejagd: Du spielst allein um so viele Punkte wie möglich.
ny-tourist = Welcher Tourist?

## Wäre jetzt Schluss

ny-now = Wäre jetzt Schluss
ny-now-red =
    { $tourists ->
        [one] { $tourists } Tourist × { $attractions }
       *[other] { $tourists } Touristen × { $attractions }
    }
ny-now-green =
    { $tourists ->
        [one] { $tourists } Tourist × { $attractions }
       *[other] { $tourists } Touristen × { $attractions }
    }
ny-now-blue =
    { $tourists ->
        [one] { $tourists } Tourist × { $attractions }
       *[other] { $tourists } Touristen × { $attractions }
    }
ny-now-cafes =
    { $count ->
        [one] { $count } Café
       *[other] { $count } Cafés
    }
ny-now-yellow =
    { $count ->
        [one] { $count } Block
       *[other] { $count } Blöcke
    }
ny-now-grey =
    { $count ->
        [one] { $count } Block
       *[other] { $count } Blöcke
    }
ny-best = Beste Route
ny-route-show = Route zeigen

## Eine andere Route, wenn das Spiel aus ist

ny-try = Andere Route versuchen
ny-try-title = Eine andere Route
ny-try-how = Tippe Verbindungen nacheinander an.
ny-try-behind =
    { $points ->
        [0] So gut wie die beste
        [one] Ein Punkt weniger als die beste
       *[other] { $points } Punkte weniger als die beste
    }
ny-try-clear = Leeren
ny-try-best = Beste Route
ny-try-no-route = Diese Verbindungen ergeben zusammen keine Route.

## Die anderen

ny-others = Mitreisende
ny-others-open = ihre Pläne sind offen
ny-maps = Pläne
ny-enlarge = Diesen Plan groß zeigen
ny-back = Zurück zu deinem Plan
ny-done = fertig
ny-log = Was geschehen ist
ny-tab-now = Karten
ny-tab-maps = Pläne
ny-tab-log = Verlauf

## Textmodus

ny-text-turn = Der Block dieses Zuges: { $block }
ny-text-blocks = Block
ny-text-kind = Art
ny-text-tourists = Touristen
ny-text-no-tourists = Noch keine Touristen.
ny-text-links =
    { $links ->
        [0] Noch keine Verbindungen
        [one] { $links } Verbindung
       *[other] { $links } Verbindungen
    }
ny-text-used = Benutzte Cafés: { $cafes }
ny-text-city = Der Stadtplan
# $kind ist das Wort für einen Block ohne Attraktion: „weiß“.
ny-text-grid = X geht von 1 bis { $width }, von links nach rechts; Y von 1 bis { $height }, von oben nach unten. Jeder Block, der nicht in dieser Tabelle steht, ist { $kind }.
ny-text-route = Die Verbindungen der besten Route, der Reihe nach:
ny-text-cafes = Cafés
# $roads: die Straßen, die sich dort treffen, „über (4,1), über (5,1) und zwischen (4,1) und (5,1)“.
ny-text-cafe = { $cafe }, wo sich diese Straßen treffen: { $roads }
