### Die Wörter der Web-App für French Quarter: Plan, Stapel, Bogen, Schritte des Zuges.

## Der Plan
fq-map = Plan des French Quarter
fq-map-of = Plan: { $name }. Zurück zu meinem
fq-building = { $name }: { $icons }.
fq-building-mapped = Eingetragen mit { $value }.
fq-building-empty = Nicht eingetragen.
fq-building-there = Hier: { $names }.
fq-further = Weiter, als die Karte reicht: verbraucht einmal „weiter gehen“.
fq-tourist = Tourist: { $name }
fq-closed = Die { $street } ist in dieser Runde gesperrt
fq-way =
    { $way }: Du markierst { $mine ->
        [one] { $mine } Kästchen
       *[other] { $mine } Kästchen
    }
fq-letter-north = N
fq-letter-east = O
fq-letter-south = S
fq-letter-west = W

## Was geschrieben würde
fq-fits = { $value } passt.
fq-fits-mapped = Es ist schon eingetragen: stattdessen ein Schirm.
fq-fits-locked = Mit { $value } darfst du nichts mehr eintragen: stattdessen ein Schirm.
fq-fits-beside = { $value } passt nicht neben { $beside }: stattdessen ein Schirm.

## Karten und Würfel
fq-decks = Karten und Würfel dieser Runde
fq-die = Würfel „{ $type }“, { $value }. { $said }
fq-die-taken = { $value }, genommen von { $name }
fq-die-mayor = { $value }, vom Bürgermeister genommen
fq-reach =
    { $most ->
        [one] { $least }–{ $most } Feld
       *[other] { $least }–{ $most } Felder
    }
fq-reach-one =
    { $most ->
        [one] { $most } Feld
       *[other] { $most } Felder
    }
fq-mayor = Bürgermeister
fq-mayor-first = beginnt
fq-mayor-second = spielt danach
fq-mayor-order = Der Bürgermeister nimmt den ersten dieser Würfel, der noch frei ist: { $types }

## Der Bogen
fq-sheet-of = Bogen: { $name }
fq-whose = Wessen Bogen
fq-track =
    { $marks } von { $all } markiert, { $times ->
        [0] noch kein Multiplikator.
       *[other] Multiplikator ×{ $times }.
    }
fq-next-none = Hier kommt nichts mehr.
fq-next-bonus =
    { $marks ->
        [1] Nächstes: { $letter }
       *[other] In { $marks }: { $letter }
    }
fq-next-times =
    { $marks ->
        [1] Nächstes: ×{ $times }
       *[other] In { $marks }: ×{ $times }
    }
fq-next-choice =
    { $marks ->
        [1] Nächstes: { $letter } oder ×{ $times }
       *[other] In { $marks }: { $letter } oder ×{ $times }
    }
fq-box-crossed = Durchgestrichen: bringt nichts
fq-had = freigeschaltet
fq-ladder = Für jedes eingetragene Gebäude an der { $street }: { $ladder }
fq-of = { $count } von { $all }
fq-performers = Künstler
fq-performers-track = Was jeder Künstler bringt
fq-performers-next = Der nächste Künstler bringt: { $reward }.
fq-performer =
    { $name }, { $count ->
        [0] nicht markiert
        [1] einmal markiert
       *[other] zweimal markiert
    }
fq-reward-map = eintragen an der { $street }
fq-reward-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
fq-umbrellas = Schirme
fq-second-line = Second Line
fq-courtyards =
    { $count ->
        [one] { $count } Innenhof: { $points }
       *[other] { $count } Innenhöfe: { $points }
    }
fq-riverwalk = { $name } { $visits } von { $all }: { $points }
fq-gift-shops = Souvenirläden: { $values }
fq-longer =
    { $count ->
        [one] Einmal weiter gehen
       *[other] { $count }-mal weiter gehen
    }
fq-other =
    { $count ->
        [one] Eine andere Karte, einmal
       *[other] Eine andere Karte, { $count }-mal
    }
fq-w =
    { $count ->
        [one] Ein W zu schreiben
       *[other] { $count } W zu schreiben
    }
fq-locked = In der Eintragsaktion gilt { $value } nicht mehr
fq-vacation =
    { $points ->
        [one] Urlaubskarte „{ $name }“, { $points } Punkt ({ $condition }):
       *[other] Urlaubskarte „{ $name }“, { $points } Punkte ({ $condition }):
    }
fq-vacation-secret = Eine geheime Urlaubskarte
fq-score-now =
    Wäre jetzt Schluss: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Der Zug
fq-you = Du
fq-ask-circle = Kreis „{ $activity }“: Bonus oder Multiplikator?
fq-itinerary = Der Zug, Schritt für Schritt
fq-stop-card = Karte
fq-stop-card-of = Karte „{ $type }“
fq-stop-move = Bewegung
fq-stop-to = zu { $building }
fq-stop-building = Gebäude
fq-stop-map = Eintragen
fq-stop-write = { $value } schreiben
fq-stop-wrote = { $value } eingetragen
fq-stop-no-map = stattdessen ein Schirm
fq-stop-line = Second Line
fq-choose = wählen
fq-gains =
    { $count ->
        [one] { $count } Effekt
       *[other] { $count } Effekte
    }
fq-as = Nimm ihn mit seiner eigenen Karte oder mit einer anderen, die offen liegt:
fq-values = Welcher Wert
fq-write = { $value } schreiben
fq-multiplier = Multiplikator ×{ $times }
fq-multiplier-counts =
    Die { $street } zählt: { $buildings ->
        [one] { $buildings } Gebäude
       *[other] { $buildings } Gebäude
    }, bisher { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
fq-price = Dieser Bonus schadet dir.
fq-points-now =
    { $points ->
        [one] Sofort { $points } Punkt.
       *[other] Sofort { $points } Punkte.
    }

## Reiter
fq-tabs = Was zu sehen ist
fq-tab-map = Plan
fq-tab-sheet = Bogen
fq-tab-dice = Würfel
fq-tab-log = Verlauf
fq-tab-asked = (hier wartet eine Wahl auf dich)

## Die Stellung in Worten
fq-text-round = Runde { $round } von { $rounds }
fq-text-line = Die Second Line bisher: { $way }.
fq-text-own-line = Persönliche Linie
fq-text-card = Karte
fq-text-move = Bewegung
fq-text-players = Die Bögen aller
fq-text-points = Punkte bisher
fq-text-at = Tourist bei
fq-text-track =
    { $marks } von { $all }, Boni { $bonuses }, { $times ->
        [0] kein Multiplikator
       *[other] ×{ $times }
    }
fq-text-buildings = Orte
fq-text-stock = Zu nutzen
fq-text-vacation = Urlaubskarte
fq-text-building = Gebäude
fq-text-icons = Symbole
fq-text-streets = Straßen
fq-text-beside = Daneben
fq-text-tracks = Was die Leisten bringen
fq-text-box-bonus = Kästchen { $box }: Bonus
fq-text-box-multiplier = Kästchen { $box }: Multiplikator
fq-text-box-choice = Kästchen { $box }: Bonus oder Multiplikator
