### `grandtour score`: Bögen von Partien auf Papier, was darauf nicht sein kann und was sie zählen.

## The answer

score-title = Endgültige Route
score-title-of = Endgültige Route: { $player }
score-route =
    { $count ->
        [one] Die beste Route, { $count } Verbindung:
       *[other] Die beste Route, { $count } Verbindungen:
    }
score-route-part =
    { $count ->
        [one] Die beste bisher gefundene Route, { $count } Verbindung:
       *[other] Die beste bisher gefundene Route, { $count } Verbindungen:
    }
score-no-route = Es ist keine Verbindung eingezeichnet, also gibt es keine Route.
score-total = Summe
score-so-far =
    Auf dem Bogen stehen { $played } von { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }: Das ist der Stand bis hierher.
score-not-all =
    Auf dem Bogen stehen { $listed } von { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }, also sagt er nicht, wer gewonnen hat.
score-cars-left =
    Niemand hat nur noch { $cars ->
        [one] { $cars } Cable Car
       *[other] { $cars } Cable Cars
    }. Wenn nicht alle gepasst haben, geht die Partie weiter: Das ist der Stand bis hierher.
score-picture-written = Das Bild ist in { $file }.
score-template-written = Der leere Bogen ist in { $file }.

## A long search

score-searching =
    Die beste Route wird gesucht: { $best ->
        [one] { $best } Punkt
       *[other] { $best } Punkte
    } gefunden, { $bound } noch nicht ausgeschlossen, { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }. Strg-C beendet die Suche.
score-stopped =
    Beendet, bevor es bewiesen war: Die beste Route hat mindestens { $best } und höchstens { $bound ->
        [one] { $bound } Punkt
       *[other] { $bound } Punkte
    }.

## Impossible marks

score-troubles = Diese Einträge auf dem Bogen sind unmöglich:
score-troubles-hint = Berichtige den Bogen oder werte ihn mit { $option } trotzdem.
score-anyway = Trotz dieser unmöglichen Einträge gewertet; was der Plan nicht hat, bleibt weg:
score-players = { $players } kann nicht die Zahl der Personen sein. Möglich sind { $known }.
score-anyway-table = Trotz dieser unmöglichen Einträge gewertet; was es nicht gibt und was jemand anders schon hat, bleibt weg:
score-near = Meintest du „{ $name }“?
score-listed = Die Zahl der Personen ist { $players }, auf dem Bogen stehen aber mehr: { $listed }.
score-line = Zeile { $line }
score-NY-C1-players = { score-players }
score-NY-C2-block = Block { $block } gibt es nicht. Auf diesem Plan geht X bis { $width } und Y bis { $height }, beide ab 1.
score-NY-C2-point = Kreuzung { $point } gibt es nicht. Auf diesem Plan geht X bis { $width } und Y bis { $height }, beide ab 0.
score-NY-C3-corner = Bei { $point } ist die Straße abgerundet und hat keine Kreuzung. Um diese Ecke ist sie eine einzige Verbindung: { $link }.
score-NY-C3-road = Keine Straße führt von { $a } geradewegs nach { $b }: Eine Verbindung geht von einer Kreuzung zur nächsten.
score-NY-C4-cafe = Ein Café „{ $cafe }“ gibt es nicht. Auf diesem Plan sind { $cafes }.
score-NY-K1-twice = { $cafe } ist zweimal genannt, kann aber nur einmal benutzt werden.
score-NY-K1-far = { $cafe } kann nicht benutzt worden sein: Keine Verbindung endet bei { $point }.
score-NY-K1-unmarked = Eine Verbindung endet bei { $point }, also ist { $cafe } benutzt, steht aber nicht auf der Liste.
score-NY-K1-unused = Block { $block } kann { $tourists } nur haben, wenn sie aus einem Café kommen, das nicht benutzt ist.
score-NY-L1-apart = Zu viele Verbindungen, so wie sie liegen: { $links }. Jeder Zug gibt eine Verbindung und eine weitere für jedes +; eine zweite Verbindung in einem Zug muss an eine anschließen, die am Block dieses Zuges entlangführt (nötige Paare dieser Art: { $needed }, hier möglich: höchstens { $pairs }).
score-NY-L1-few = Zu wenige Verbindungen: { $links }. In jedem Zug kommt mindestens eine dazu (Züge auf dem Bogen: { $turns }).
score-NY-L3-many = Zu viele Verbindungen: { $links }, aber höchstens { $most } sind möglich. In jedem Zug kommen höchstens zwei dazu (Züge auf dem Bogen: { $turns }), und Pluszeichen bringen höchstens { $plus }.
score-NY-L3-cards = Mit Karten, die diese Touristen bringen, kann die Zahl der Verbindungen nicht { $links } sein: Sie passt nicht zu ihren Pluszeichen.
score-NY-L4-twice = Verbindung { $link } steht zweimal da, zuerst bei { $first }, aber auf jede Straße passt nur eine.
score-NY-P1-tourists = Block { $block } kann { $tourists } nicht haben: Keine zwei Karten, die dorthin führen, bringen genau diese, ob mit oder ohne die benutzten Cafés.
score-NY-P1-together = Jeder Block für sich könnte seine Touristen haben, aber nicht alle { $blocks } zusammen: Jede Karte gilt in nur einem Zug, und jedes benutzte Café schickt seine zwei in nur einen Block.
score-NY-P2-no-fallback = Block { $block } kann { $tourists } nicht haben: Ein einzelner Tourist kommt nur mit einer freien Wahl, wenn alle Blöcke besetzt sind, zu denen die beiden Karten führen, und hier ist immer einer frei.
score-NY-S2-blocks =
    Zu viele Blöcke: { $blocks }. Die Partie hat { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } (Personen: { $players }) mit je einem Block.
score-NY-S2-misprint = Zu viele Blöcke: { $blocks }. Die gedruckten Spielregeln nennen so viele Züge bei dieser Zahl von Spielern ({ $players }), aber das ist ein Druckfehler: Die Karten, die sie austeilen lassen, reichen für weniger Züge ({ $turns }) mit je einem Block. Die Zahl für drei Spieler und die für zwei oder vier sind vertauscht.

## Impossible marks: San Francisco

score-SF-C1-players = { score-players }
score-SF-C1-listed = { score-listed }
score-SF-C1-symbol = Einen Touristenmarker „{ $name }“ gibt es nicht. Die Symbole sind { $known }.
score-SF-C1-no-tokens = Diese Ausgabe hat keine Touristenmarker. Lass „tokens“ weg.
score-SF-C1-ticket = Keine Zielkarte verbindet { $a } und { $b }.
score-SF-C1-ticket-number = Eine Zielkarte { $name } gibt es nicht. Ihre Nummern gehen von 0 bis { $last }.
score-SF-C1-ticket-twice = Die Zielkarte { $a } – { $b } steht zweimal da, zuerst bei { $first }, aber es gibt sie nur einmal.
score-SF-C1-ticket-other = Die Zielkarte { $a } – { $b } hat auch { $owner }, aber es gibt sie nur einmal.
score-SF-C2-location = Einen Ort „{ $name }“ gibt es auf diesem Plan nicht.
score-SF-C2-no-route = Keine Strecke verbindet { $a } direkt mit { $b }.
score-SF-C2-color = Zwischen { $a } und { $b } gibt es keine Strecke der Farbe „{ $name }“. Es gibt: { $known }.
score-SF-C2-route-number = Eine Strecke { $name } gibt es nicht. Ihre Nummern gehen von 0 bis { $last }.
score-SF-R1-owned = { $a } – { $b } gehört schon { $owner }.
score-SF-R1-cars = Diese Strecken brauchen zu viele Cable Cars: { $spaces }. Alle haben nur { $cars }.
score-SF-R3-own-twin = Beide Strecken der Doppelstrecke { $a } – { $b } gehören derselben Person, und das geht nicht.
score-SF-R3-closed = Beide Strecken der Doppelstrecke { $a } – { $b } werden genutzt. Die Zahl der Personen ist { $seats }, also war die zweite geschlossen.
score-SF-R5-twice = Der Marker steht zweimal da: { $symbols }. Niemand nimmt ein Symbol, das er schon hat.
score-SF-R5-claims = Zu viele Marker: { $tokens }. Eine Strecke bringt höchstens einen (Strecken auf dem Bogen: { $routes }).
score-SF-R5-reach = Zu viele Marker: { $tokens }. Wo auch immer Stapel hingelegt wurden, diese Strecken enden bei höchstens { $most } davon.
score-SF-S1-stack = Zu viele Marker mit demselben Symbol ({ $symbols }): { $taken }. Sein Stapel hatte höchstens { $height }.
score-SF-S3-few = Zu wenige Zielkarten: { $tickets }. Alle behalten am Anfang mindestens { $least } und geben keine zurück.
score-SF-S4-stacks = Von diesen Symbolen wurden jeweils mehr Marker als { $lower } genommen: { $symbols }. Höher waren aber nur so viele Stapel: { $stacks }.

## Impossible marks: French Quarter

score-FQ-C1-players = { score-players }
score-FQ-C1-listed = { score-listed }
score-FQ-M1-building = Ein Gebäude „{ $name }“ gibt es auf diesem Plan nicht.
score-FQ-A2-mapped = Zu viele eingetragene Gebäude: { $mapped }. Mit den Zügen einer Partie, der Künstlerleiste und deinen Boni werden es höchstens { $most }.
score-FQ-P1-neighbour = In { $building } steht { $value }, daneben steht in { $neighbour } { $there }: Benachbarte Werte unterscheiden sich höchstens um 1.
score-FQ-P3-w = Zu viele W: { $written }. Deine Boni erlauben { $unlocked }.
score-FQ-V2-courtyard = { $building } ist kein Innenhof. Die Innenhöfe sind { $known }.
score-FQ-V2-twice = { $building } steht zweimal da, aber ein Innenhof wird nur einmal markiert.
score-FQ-I1-boxes =
    Zu viele Schirme: { $marks }. Ihre Leiste hat { $boxes ->
        [one] { $boxes } Kästchen
       *[other] { $boxes } Kästchen
    }.
score-FQ-I1-few = Zu wenige Schirme: { $marks }. Allein die Reihen der Second Line und die Künstlerleiste bringen { $least }.
score-FQ-I2-boxes =
    Zu viele Markierungen auf der Leiste „{ $activity }“: { $marks }. Sie hat { $boxes ->
        [one] { $boxes } Kästchen
       *[other] { $boxes } Kästchen
    } zum Markieren.
score-FQ-I3-choices = Bei „{ $activity }“ stehen nicht so viele Entscheidungen wie markierte Kreise, die Bonus und Multiplikator zeigen. Es müssen { $asked } sein, nicht { $told }.
score-FQ-I4-performer = Einen Künstler „{ $name }“ gibt es nicht. Die Künstler sind { $known }.
score-FQ-I4-twice = In dieser Reihe steht zweimal derselbe Künstler: { $performer }.
score-FQ-I4-bottom = In der unteren Reihe steht ein Künstler, der in der oberen fehlt: { $performer }. Die obere wird zuerst markiert.
score-FQ-L3-boxes = Zu viele Kästchen der Second Line: { $marks }. Die Leiste hat { $boxes }.
score-FQ-L3-many = Zu viele Kästchen der Second Line: { $marks }. Ein eingetragenes Gebäude bringt höchstens eines pro Runde (Gebäude: { $mapped }, Runden: { $rounds }).
score-FQ-BM-A-none = Ein Bonus hat dir einen Künstler gebracht, aber keiner ist markiert.
score-FQ-BP-A-square = Kästchen { $box } der Leiste „{ $activity }“ ist ein Quadrat, und durchgestrichen werden nur Kreise.
score-FQ-BP-A-many = Zu viele durchgestrichene Kreise auf der Leiste „{ $activity }“: { $told }. Deine Boni streichen { $unlocked }.
score-FQ-BP-A-few = Zu wenige durchgestrichene Kreise auf der Leiste „{ $activity }“: { $told }. Deine Boni streichen { $unlocked }.
score-FQ-R2-few = Zu wenige Markierungen auf den Leisten der Aktivitäten: { $marks }. Allein die Joker deiner Schirme und die Künstlerleiste bringen { $least }.
score-FQ-R6-next = Kästchen { $box } der Leiste „{ $activity }“ kann nicht durchgestrichen sein: Davor ist ein Kreis weder markiert noch durchgestrichen.
score-FQ-R35-visits = Zu viele Besuche in { $riverwalk }: { $marks }. Mehr als { $boxes } werden nicht markiert.
score-FQ-R35-none = Besuche in einem Riverwalk sind markiert ({ $marks }), aber der Stadtplan dieser Ausgabe hat keinen.
score-FQ-Y2-mayor = Der Solomodus wird immer mit der Bürgermeister-Variante gespielt.
score-FQ-Y3-card = Eine Urlaubskarte „{ $name }“ gibt es nicht.
score-FQ-Y3-missing = Mit Tourismus haben alle eine Urlaubskarte, aber hier ist keine genannt.
score-FQ-Y3-no-tourism = Urlaubskarten wie { $card } gehören zum Tourismus, und diese Partie lief ohne ihn.
score-FQ-Y3-other = Die Urlaubskarte { $card } hat auch { $owner }, aber es gibt sie nur einmal.

## The picture

score-picture-about =
    Ein Stadtplan mit { $blocks ->
        [one] { $blocks } belegten Block
       *[other] { $blocks } belegten Blöcken
    }, { $links ->
        [one] { $links } eingezeichneten Verbindung
       *[other] { $links } eingezeichneten Verbindungen
    } und der besten Route über diese Kreuzungen: { $route }. Sie zählt { $total }.
score-picture-route = die beste Route, von A nach B
score-picture-loop = die beste Route, von A nach A
score-picture-drawn = gezeichnet, nicht auf der Route
score-picture-used = Café benutzt
score-picture-point = Kreuzung X,Y, beide ab 0
score-picture-pale = blass: nicht auf der Route
score-picture-own = Plan von uns selbst entworfen
score-picture-anyway = Trotz unmöglicher Einträge auf dem Bogen gewertet: { $count }. Was der Plan nicht hat, bleibt weg.

## The empty sheet

score-template-head = Ein Bogen für { $edition }. Fülle ihn aus und werte ihn dann so:
score-template-players = Zu wievielt ihr gespielt habt: { $players }. Davon hängt die Zahl der Züge ab.
score-template-player = Wessen Bogen es ist, wenn du magst:
score-template-links = Die Verbindungen, die du gezeichnet hast. Eine Kreuzung schreibt man X,Y: so viele Blöcke liegen links von ihr und über ihr. Von einer zur nächsten ist es eine Verbindung; ein Weg darf über mehrere gehen. Um eine abgerundete Ecke ist es eine einzige, hier { $corner }.
score-template-cafes = Die Cafés, die du benutzt hast, mit ihrer id oder ihrer Kreuzung. Ohne diese Zeile sind es die, die deine Verbindungen berühren.
score-template-blocks = Die Blöcke mit deinen Touristen: X von links, Y von oben. Alle diese Zeilen sagen dasselbe:

## The empty sheet: San Francisco

score-template-SF-players = Zu wievielt ihr gespielt habt: { $players }. Wer unten fehlt, wird nicht gewertet, und dann wird auch nicht gesagt, wer gewonnen hat.
score-template-SF-routes =
    routes: alle Strecken, die du genutzt hast, jede mit ihren zwei Orten.{ $doubles ->
        [0] { "" }
       *[other] { " " }Bei einer Doppelstrecke kannst du die Farbe dazuschreiben ({ $colors }).
    }
score-template-SF-places = Die Orte: { $places }.
score-template-SF-tickets = tickets: alle Zielkarten, die du behalten hast, mit ihren zwei Orten. Welche erfüllt sind, wird ausgerechnet.
score-template-SF-tokens = tokens: deine Touristenmarker, aus { $symbols }.

## The empty sheet: French Quarter

score-template-FQ-players = Zu wievielt ihr gespielt habt: { $players }. Schreibe unten so viele Bögen hin, wie du magst; mit allen erfährst du, wer gewonnen hat.
score-template-FQ-tourism = Wenn ihr mit Tourismus gespielt habt:
score-template-FQ-boxes = Kästchen, die du markiert hast: Schirme (von { $umbrellas }), Second Line (von { $line }).
score-template-FQ-visits = Besuche in { $riverwalk }, die du markiert hast (von { $visits }).
score-template-FQ-courtyards = Innenhöfe, die du besucht hast: { $courtyards }.
score-template-FQ-performers = Künstler, die in den zwei Reihen markiert sind: { $performers }.
score-template-FQ-vacation = Deine Urlaubskarte: { $cards }.
score-template-FQ-tracks =
    Die fünf Leisten: wie viele Kästchen du markiert hast.{ $choices ->
        [0] { "" }
       *[other] { " " }Ist ein Kreis dabei, der Bonus und Multiplikator zeigt, schreibe der Reihe nach, was du genommen hast.
    }{ $crossing ->
        [0] { "" }
       *[other] { " " }Ein Kreis, den ein Bonus durchgestrichen hat, steht mit seinem Kästchen da, ab 1, und zählt nicht mit.
    }
score-template-FQ-mapped =
    Deine eingetragenen Gebäude mit ihren Werten{ $letters ->
        [0] { "" }
       *[other] { " " }oder mit W
    }. Entferne vor deinen das #.
