### `grandtour score`: der Zettel einer Partie auf Papier, was darauf nicht sein kann, und seine beste Route.

## The answer

score-title = Endgültige Route
score-title-of = Endgültige Route von { $player }
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
score-so-far = Auf dem Zettel stehen { $played } von { $turns } Zügen: Das ist der Stand bis hierher.
score-picture-written = Das Bild ist in { $file }.
score-template-written = Der leere Zettel ist in { $file }.

## A long search

score-searching = Die beste Route wird gesucht: { $best } Punkte gefunden, { $bound } noch nicht ausgeschlossen, { $steps } Schritte. Strg-C beendet die Suche.
score-stopped = Beendet, bevor es bewiesen war: Die beste Route hat mindestens { $best } und höchstens { $bound } Punkte.

## Marks that cannot be

score-troubles = Auf dem Zettel steht, was nicht sein kann:
score-troubles-hint = Berichtige den Zettel oder werte ihn mit { $option } trotzdem.
score-anyway = Trotzdem gewertet, obwohl das Folgende nicht sein kann; was der Plan nicht hat, bleibt weg:
score-line = Zeile { $line }
score-NY-C1-players = { $players } kann nicht die Zahl der Personen sein. Möglich sind { $known }.
score-NY-C2-block = Block { $block } gibt es nicht. Auf diesem Plan geht X bis { $width } und Y bis { $height }, beide ab 1.
score-NY-C2-point = Kreuzung { $point } gibt es nicht. Auf diesem Plan geht X bis { $width } und Y bis { $height }, beide ab 0.
score-NY-C3-corner = Bei { $point } ist die Straße abgerundet und hat keine Kreuzung. Um diese Ecke ist sie eine einzige Verbindung: { $link }.
score-NY-C3-road = Keine Straße führt von { $a } geradewegs nach { $b }: Eine Verbindung geht von einer Kreuzung zur nächsten.
score-NY-C4-cafe = Ein Café „{ $cafe }“ gibt es nicht. Auf diesem Plan sind { $cafes }.
score-NY-K1-twice = { $cafe } ist zweimal genannt, kann aber nur einmal benutzt werden.
score-NY-K1-far = { $cafe } kann nicht benutzt sein: Keine Verbindung endet bei { $point }.
score-NY-K1-unmarked = Eine Verbindung endet bei { $point }, also ist { $cafe } benutzt, steht aber nicht auf der Liste.
score-NY-K1-unused = Block { $block } kann { $tourists } nur haben, wenn sie aus einem Café kommen, das nicht benutzt ist.
score-NY-L1-apart = So, wie sie liegen, sind { $links } Verbindungen zu viele. Außer einer pro Zug und denen der Pluszeichen gibt es sie nur als Paar: eine Seite des Blocks und eine Verbindung, die daran anschließt (nötige Paare: { $needed }, hier möglich: höchstens { $pairs }).
score-NY-L1-few = Zu wenige Verbindungen: { $links }. In jedem Zug kommt mindestens eine dazu (Züge auf dem Zettel: { $turns }).
score-NY-L3-many = Zu viele Verbindungen: { $links }, aber höchstens { $most } sind möglich. In jedem Zug kommen höchstens zwei dazu (Züge auf dem Zettel: { $turns }), und Pluszeichen bringen höchstens { $plus }.
score-NY-L3-cards = Mit Karten, die diese Touristen bringen, kann die Zahl der Verbindungen nicht { $links } sein: Sie passt nicht zu ihren Pluszeichen.
score-NY-L4-twice = Verbindung { $link } steht zweimal da, zuerst bei { $first }, aber auf jede Straße passt nur eine.
score-NY-P1-tourists = Block { $block } kann { $tourists } nicht haben: Keine zwei Karten, die dorthin führen, bringen genau diese, ob mit oder ohne die benutzten Cafés.
score-NY-P1-together = Jeder Block für sich könnte seine Touristen haben, aber nicht alle { $blocks } zusammen: Jede Karte gilt in nur einem Zug, und jedes benutzte Café schickt seine zwei in nur einen Block.
score-NY-P2-no-fallback = Block { $block } kann { $tourists } nicht haben: Für einen einzelnen Touristen müssen alle Blöcke besetzt sein, zu denen zwei Karten führen, und hier ist immer einer frei.
score-NY-S2-blocks = Zu viele Blöcke: { $blocks }. Die Partie hat { $turns } Züge (Personen: { $players }) mit je einem Block.

## The picture

score-picture-about = Ein Plan mit { $blocks } belegten Blöcken, { $links } eingezeichneten Verbindungen und der besten Route über diese Kreuzungen: { $route }. Sie zählt { $total }.
score-picture-route = die beste Route, von A nach B
score-picture-loop = die beste Route, von A nach A
score-picture-drawn = gezeichnet, nicht auf der Route
score-picture-used = Café benutzt
score-picture-pale = blass: nicht auf der Route
score-picture-own = Plan von uns selbst entworfen

## The empty sheet

score-template-head = Ein Zettel für { $edition }. Fülle ihn aus und werte ihn dann so:
score-template-players = Zu wievielt ihr gespielt habt: { $players }. Davon hängt die Zahl der Züge ab.
score-template-player = Wessen Zettel es ist, wenn du magst:
score-template-links = Die Verbindungen, die du gezeichnet hast. Eine Kreuzung schreibt man X,Y: so viele Blöcke liegen links von ihr und über ihr. Von einer zur nächsten ist es eine Verbindung; ein Weg darf über mehrere gehen. Um eine abgerundete Ecke ist es eine einzige, hier { $corner }.
score-template-cafes = Die Cafés, die du benutzt hast, mit ihrer id oder ihrer Kreuzung. Ohne diese Zeile sind es die, die deine Verbindungen berühren.
score-template-blocks = Die Blöcke mit deinen Touristen: X von links, Y von oben. Alle diese Zeilen sagen dasselbe:
