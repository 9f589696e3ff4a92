### Die eigenen Wörter des Terminals: Menüs, Überschriften, Hilfe. Die Anmerkungen stehen in der englischen Datei.

## Befehle, die man eingeben kann

terminal-command-help = hilfe
terminal-command-board = plan
terminal-command-tickets = zielkarten
terminal-command-route = route
terminal-command-hint = tipp
terminal-command-log = verlauf
terminal-command-undo = zurücknehmen
terminal-command-why = warum
terminal-command-rules = regeln
terminal-command-more = weiter
terminal-command-back = zurück
terminal-command-play = spiele
terminal-command-quit = ende

## Was einem Befehl folgt

terminal-usage-help = -
terminal-usage-board = [ORT]
terminal-usage-tickets = -
terminal-usage-route = -
terminal-usage-hint = -
terminal-usage-log = -
terminal-usage-undo = -
terminal-usage-why = ZUG
terminal-usage-rules = [ID]
terminal-usage-more = -
terminal-usage-back = -
terminal-usage-play = ZUG
terminal-usage-quit = -

terminal-help-help = diese Seite
terminal-help-board = alle Strecken oder die an einem Ort: Nummer, Länge, Farbe, Besitzer
terminal-help-tickets = deine Zielkarten
terminal-help-route = deine bisher beste Route: ihr Weg und ihre Punkte
terminal-help-hint = was ein guter Bot an deiner Stelle täte, und warum
terminal-help-log = was bisher geschehen ist
terminal-help-undo = deinen letzten Schritt zurücknehmen, solange nichts aufgedeckt wurde
terminal-help-rules = die Regeln, oder eine davon mit ihrer Kennung
terminal-help-more = die nächste Seite eines langen Menüs
terminal-help-back = ein Untermenü oder eine Suche verlassen
terminal-help-play = einen Zug in Notation spielen
terminal-help-quit = die Partie verlassen

terminal-help = Antworte mit der Nummer einer Möglichkeit. Mit einem Teil eines Ortsnamens siehst du nur die Strecken dort. Außerdem kannst du eingeben:

## Fragen

terminal-ask = Deine Antwort:
terminal-empty = Gib die Nummer deiner Wahl ein, oder { $help }.
terminal-no-such-number = Eine Möglichkeit { $number } gibt es nicht; die Nummern gehen bis { $last }.
terminal-not-understood = „{ $text }“ ist weder eine Möglichkeit noch ein Zug. { $help } zeigt, was es gibt.
terminal-narrowed = Nur mit „{ $part }“:
terminal-more-choices =
    { $count ->
        [one] Noch { $count } weitere: Gib { $more } ein oder einen Teil eines Ortsnamens.
       *[other] Noch { $count } weitere: Gib { $more } ein oder einen Teil eines Ortsnamens.
    }
terminal-go-back = zurück
terminal-why-allowed = Das kannst du jetzt tun.
terminal-hint = Woran ein guter Bot an deiner Stelle denken würde:
terminal-hint-score =
    { $score ->
        [one] etwa { $score } Punkt
       *[other] etwa { $score } Punkte
    }
terminal-hint-win = { $percent } % Gewinnchance
terminal-hint-no-figures = Gewinnchancen und Punkte wurden für diese Ausgabe nie gemessen, deshalb stehen hier keine.
terminal-no-such-rule = Eine Regel „{ $rule }“ gibt es nicht. { $rules } zeigt alle.
terminal-no-such-place = Keine Strecke hat „{ $part }“ im Namen.
terminal-tickets-draw = Um neue Zielkarten zu ziehen, wähle { $number }.
terminal-undone = Zurückgenommen.
terminal-end-of-turn = Eingabetaste zum Fortfahren, { $undo } zum Zurücknehmen:
terminal-quit-sure = Die Partie verlassen? (j/n)
terminal-left = Du hast die Partie verlassen.
terminal-input-ended = Keine weitere Eingabe: Die Partie endet hier.
terminal-bot-failed = { $name } ist gescheitert ({ $fault }); stattdessen wird sein bisher bester Zug gespielt oder der erste erlaubte.
terminal-curtain-close = Drücke die Eingabetaste, um deine Karten zu verbergen, und gib das Gerät an { $name } weiter.
terminal-curtain = Gebt das Gerät an { $name } weiter.
terminal-curtain-open = { $name }, drücke die Eingabetaste, wenn nur du den Bildschirm sehen kannst.
terminal-save = Die Aufzeichnung dieser Partie behalten? Dateiname, oder Eingabetaste für nein:
terminal-save-no = { $file } lässt sich nicht schreiben: Der Name ist vergeben oder nicht möglich, oder der Ordner fehlt oder ist geschützt.
terminal-saved = Die Aufzeichnung steht in { $file }.

## Überschriften

terminal-opening-commitment = Aller Zufall dieser Partie stand fest, bevor zum ersten Mal gezogen wurde. Die SHA-256-Prüfsumme hier unten ist der Beweis; Startwert (seed) und Salz (salt) werden am Ende offengelegt.
terminal-opening-players = Am Tisch: { $names }.
terminal-opening-help = Gib jederzeit { $help } ein, { $board } für alle Strecken, { $rules } für die Regeln.
terminal-setting-up = Aufbau
terminal-round = Runde { $number }
terminal-turns-left =
    { $count ->
        [one] Letzte Runde: noch { $count } Zug
       *[other] Letzte Runde: noch { $count } Züge
    }
terminal-since = Seit deinem letzten Zug
terminal-log =
    { $count ->
        [one] Bisher ({ $count } Ereignis)
       *[other] Bisher ({ $count } Ereignisse, das neueste zuletzt)
    }
terminal-game-over = Die Partie ist zu Ende
terminal-winner = { $names } gewinnt.
terminal-winners = { $names } gewinnen gemeinsam.
terminal-seed-told = Startwert (seed) { $seed }, Salz (salt) { $salt }: Mit einem Doppelpunkt verbunden haben sie die SHA-256-Prüfsumme, die am Anfang gezeigt wurde.
terminal-player = Spieler
terminal-you = du
terminal-first = beginnt
terminal-points = Punkte
terminal-total = Summe
terminal-step = Nach Schritt { $step } von { $last }

## San Francisco

terminal-sf-help-why = warum etwas nicht geht, zum Beispiel: why claim { $ex_claim }
terminal-sf-help-notation =
    Züge in Notation: draw · take { $ex_color } · claim { $ex_claim } · keep { $ex_tickets } · { $symbols ->
        [0] { "" }
       *[other] token { $ex_symbol } · place { $ex_symbol } { $ex_place } ·{ " " }
    }pass. Die Nummern der Strecken stehen auf dem Plan.
terminal-sf-why-usage = Schreib den Zug dahinter, zum Beispiel: why claim { $ex_claim }
terminal-sf-title = San Francisco
terminal-sf-goal =
    { $symbols ->
        [0] Nutze Strecken, indem du passende Karten ablegst. Verbinde die beiden Orte jeder deiner geheimen Zielkarten mit eigenen Strecken und habe die meisten Punkte, wenn die Cable Cars ausgehen.
       *[other] Nutze Strecken, indem du passende Karten ablegst. Verbinde die beiden Orte jeder deiner geheimen Zielkarten mit eigenen Strecken, sammle unterwegs Touristenmarker und habe die meisten Punkte, wenn die Cable Cars ausgehen.
    }
terminal-sf-own-map = Plan und Zielkarten haben wir selbst entworfen; es sind nicht die des gedruckten Spiels. Mit dem Verlag haben wir nichts zu tun.
terminal-cars = Cable Cars
terminal-cards = Karten
terminal-tickets = Zielkarten
terminal-tokens = Marker
terminal-face-up = Offen
terminal-decks = Stapel
terminal-decks-count = Karten: { $deck }, abgelegt: { $discards }, Zielkarten: { $tickets }
terminal-stacks = Marker
terminal-set-aside = beiseitegelegt: { $tokens }
terminal-your-hand = Deine Hand
terminal-your-tickets = Deine Zielkarten
terminal-offered = Zur Auswahl
terminal-put-back = Zurückgelegt
terminal-done = erfüllt
terminal-count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
terminal-menu-draw = Karten ziehen
terminal-menu-tickets = Zielkarten
terminal-menu-claim = Eine Strecke nutzen
terminal-menu-place = Stapel „{ $symbol }“ an diesen Ort legen:
terminal-tokens-there = Marker: { $tokens }
terminal-pay = für
terminal-ways-to-pay =
    { $count ->
        [one] { $count } Zahlweise
       *[other] { $count } Zahlweisen
    }
terminal-how-to-pay = Womit bezahlst du { $route }?
terminal-route-number = Nr.
terminal-from-to = Strecke
terminal-length = Länge und Farbe
terminal-owner = Besitzer
terminal-board-legend = Freie Strecken: { $free } von { $all }. Eine graue Strecke bezahlst du mit Karten einer beliebigen Farbe.

## Explore New York: Manche Sätze stehen an der Stelle derer von oben

terminal-ny-command-quit = verlassen
terminal-ny-usage-board = [SPIELER]
terminal-ny-help-board = die Stadtpläne aller oder der eines Spielers, mit Namen oder Nummer
terminal-ny-help-undo = deinen letzten Schritt zurücknehmen, solange du deinen Zug nicht beendet hast
terminal-ny-help-why = warum etwas nicht geht, zum Beispiel: why link 3,4-4,4
terminal-ny-help = Antworte mit der Nummer einer Möglichkeit; sie steht auch auf dem Plan. Mit einer Kreuzung wie 3,4 siehst du nur die Straßen dort. Außerdem kannst du eingeben:
terminal-ny-help-notation = Züge in Notation: discard 4a · block 4,5 · tourist circle · link 3,4-4,4 · end. Ein Block wird mit den Zahlen oben und links am Plan geschrieben, eine Kreuzung mit denen unten und rechts, und eine Verbindung mit den Kreuzungen an ihren beiden Enden.
terminal-ny-more-choices =
    { $count ->
        [one] Noch { $count } weitere: Gib { $more } ein oder eine Kreuzung.
       *[other] Noch { $count } weitere: Gib { $more } ein oder eine Kreuzung.
    }
terminal-ny-why-usage = Schreib den Zug dahinter, zum Beispiel: why link 3,4-4,4
terminal-ny-curtain-close = Drücke die Eingabetaste, um deinen Plan zu verbergen, und gib das Gerät an { $name } weiter.
terminal-ny-opening-help = Gib jederzeit { $help } ein, { $board } für die Pläne aller, { $rules } für die Regeln.
terminal-ny-title = Explore New York
terminal-ny-goal = In jedem Zug ergeben zwei Karten einen Block: Bring Touristen dorthin und zeichne Verbindungen entlang der Straßen. Am Ende zählt die beste durchgehende Route aus deinen Verbindungen, für die Touristen, Attraktionen und Cafés, an denen sie vorbeiführt.
terminal-ny-own-map = Plan und Karten haben wir selbst entworfen; es sind nicht die des gedruckten Spiels. Mit dem Verlag haben wir nichts zu tun.
terminal-ny-house-mode = Du spielst allein um die höchste Punktzahl: eine Hausvariante von uns, die in keiner Anleitung steht.
terminal-ny-house-title = { $mode } (Hausvariante)
terminal-ny-turn = Zug { $number } von { $last }
terminal-ny-blocks = Blöcke
terminal-ny-links = Verbindungen
terminal-ny-cafes-used = Cafés benutzt
terminal-ny-best-route = beste Route
terminal-ny-turn-cards = Zugkarten
terminal-ny-revealed = Aufgedeckt
terminal-ny-deck = Stapel
terminal-ny-deck-count =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
terminal-ny-best-so-far = Bisher beste Route
terminal-ny-cafes = Cafés
terminal-ny-legend-tourists = Touristen
terminal-ny-legend-cafe = Café
terminal-ny-legend-used = Café, benutzt
terminal-ny-legend-link = Verbindung
terminal-ny-legend-turn = Verbindung des letzten Zuges
terminal-ny-legend-route = Verbindung der Route, mit ihrem Platz darin
terminal-ny-legend-numbers = Zahlen oben und links: Blöcke; unten und rechts: Straßen, für die Kreuzungen
terminal-ny-no-such-player = Niemand heißt „{ $part }“. Am Tisch: { $names }.
terminal-ny-not-ended = { $name } hat den Zug noch nicht beendet; das ist der Stadtplan davor.
terminal-ny-no-route = Noch gibt es keine Verbindungen und darum keine Route.
terminal-ny-walk = Weg
terminal-ny-passes = Vorbei an
terminal-ny-then-fallback = danach: freie Wahl unter allen leeren Blöcken
terminal-ny-then-many =
    { $count ->
        [one] danach: { $count } Block zur Wahl
       *[other] danach: { $count } Blöcke zur Wahl
    }
terminal-ny-then-blocks = danach: { $blocks }
terminal-ny-menu-sides = An deinem Block { $block }
terminal-ny-menu-on = Im Anschluss an das, was du in diesem Zug gezeichnet hast
terminal-ny-menu-older = Im Anschluss an deine anderen Verbindungen
terminal-ny-menu-elsewhere = Anderswo
terminal-ny-menu-others =
    { $count ->
        [one] Und noch { $count } weitere: Gib die Nummer ein, die auf der Straße steht, oder eine Kreuzung wie { $example }.
       *[other] Und noch { $count } weitere: Gib die Nummer ein, die auf einer Straße steht, oder eine Kreuzung wie { $example }.
    }
terminal-ny-cafe-there = Café { $cafe }

## French Quarter: Manche Sätze stehen an der Stelle derer von oben

terminal-fq-command-map = stadtplan
terminal-fq-command-sheet = bogen
terminal-fq-command-cards = karten
terminal-fq-usage-map = -
terminal-fq-usage-sheet = -
terminal-fq-usage-cards = -
terminal-fq-help-map = dein Stadtplan und was seine Zeichen bedeuten
terminal-fq-help-sheet = dein Bogen und was jeder Bonus bewirkt
terminal-fq-help-cards = die Karten und Würfel auf dem Tisch
terminal-fq-usage-board = [TEIL|SPIELER]
terminal-fq-help-board = die Karten sowie Stadtplan und Bogen von allen; oder nur ein Teil (stadtplan, bogen, karten), oder was ein Spieler hat, mit Namen oder Nummer. Zum Stadtplan gehört, was seine Zeichen bedeuten, zum Bogen, was jeder Bonus bewirkt
terminal-fq-help-why = warum etwas nicht geht, zum Beispiel: why go { $ex_building }
terminal-fq-help =
    Antworte mit der Nummer einer Möglichkeit; die eines Gebäudes oder einer Straße steht auch auf dem Plan. Oder gib ein Wort ein: einen Teil vom Namen eines Gebäudes, { $ex_word } für den Würfel „{ $ex_die }“, { $ex_mark } für { $ex_activity }{ $choices ->
        [0] { "" }
       *[other] , + oder x für Bonus oder Multiplikator
    }, n o s w für eine Richtung, p fürs Verzichten. Was nur zu einer Möglichkeit passt, geschieht sofort. Außerdem kannst du eingeben:
terminal-fq-help-notation = Züge in Notation: { $ex_moves }.
terminal-fq-more-choices =
    { $count ->
        [one] Noch { $count } weitere: Gib { $more } ein oder einen Teil eines Namens.
       *[other] Noch { $count } weitere: Gib { $more } ein oder einen Teil eines Namens.
    }
terminal-fq-why-usage = Schreib den Zug dahinter, zum Beispiel: why go { $ex_building }
terminal-fq-curtain-close = Drücke die Eingabetaste, um deine Bögen zu verbergen, und gib das Gerät an { $name } weiter.
terminal-fq-opening-help = Gib jederzeit { $help } ein, { $board } für die Karten und die Bögen aller, { $rules } für die Regeln.
terminal-fq-title = French Quarter
terminal-fq-goal =
    Nimm einen Würfel und mit ihm eine Karte: Ihre Symbole markieren deine Leisten, dein Tourist zieht weiter und besucht ein Gebäude, und du trägst es mit dem Wert des Würfels ein. Eingetragene Gebäude bringen Punkte an den Straßen der fünf Aktivitäten{ $line_points ->
        [0] { "" }
       *[other] { " " }und dort, wo die Second Line vorbeikommt
    }.
terminal-fq-own-map = Bögen und Karten haben wir selbst entworfen; es sind nicht die des gedruckten Spiels. Mit dem Verlag haben wir nichts zu tun.
terminal-fq-turn = Runde { $number } von { $last }
terminal-fq-closed = Die { $street } ist gesperrt
terminal-fq-tourist-at = Tourist bei
terminal-fq-mapped = eingetragen
terminal-fq-second-line = Second Line
terminal-fq-points-so-far =
    { $count ->
        [one] Bisher: { $count } Punkt
       *[other] Bisher: { $count } Punkte
    }
terminal-fq-without-vacation = (ohne die Urlaubskarte)
terminal-fq-next-circle = in { $count }: { $what }
terminal-fq-track-full = voll
terminal-fq-no-circle = kein Kreis mehr
terminal-fq-crossed-out = ein durchgestrichener Kreis
terminal-fq-umbrellas = Schirme
terminal-fq-performers = Künstler
terminal-fq-top-row = obere Reihe
terminal-fq-bottom-row = untere Reihe
terminal-fq-track = Leiste
terminal-fq-line-row = Reihe { $number } von { $last }
terminal-fq-places = Orte
terminal-fq-courtyards = Innenhöfe { $seen }/{ $all } = { $points } ({ $more })
terminal-fq-gift-shops = Souvenirläden
terminal-fq-vacation = Urlaubskarte
terminal-fq-bonuses = Boni
terminal-fq-locked-value = der Wert { $value }
terminal-fq-steps =
    { $most ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }
terminal-fq-reach =
    { $count ->
        [one] { $count } Gebäude erreichbar
       *[other] { $count } Gebäude erreichbar
    }
terminal-fq-reach-none = kein Gebäude erreichbar: ein Schirm
terminal-fq-menu-other-card = Mit diesem Würfel eine andere Karte spielen ({ $bonus })
terminal-fq-menu-further = Weiter weg, mit { $bonus }
terminal-fq-way =
    { $count ->
        [one] an der { $street } entlang bis zur { $across }: dann zählt { $count } Gebäude von dir
       *[other] an der { $street } entlang bis zur { $across }: dann zählen { $count } Gebäude von dir
    }
terminal-fq-mayor-closes = Bürgermeister: Die { $street } ist gesperrt.
terminal-fq-mayor-none = Bürgermeister: Keine Straße ist gesperrt.
terminal-fq-mayor-begins = Der Bürgermeister beginnt.
terminal-fq-mayor-second = Du beginnst.
terminal-fq-mayor-order = Die Würfel des Bürgermeisters, der liebste zuerst: { $types }
terminal-fq-legend-courtyard = Innenhof
terminal-fq-legend-gift-shop = Souvenirladen
terminal-fq-legend-riverwalk = { $riverwalk }
terminal-fq-legend-mapped = eingetragen
terminal-fq-legend-start = Startpunkte
terminal-fq-legend-own-line = persönliche Linie
terminal-fq-legend-closed = gesperrt
terminal-fq-legend-boxes =
    Kreise: { $bonus } Bonus, { $multiplier } Multiplikator{ $choices ->
        [0] { "" }
       *[other] , { $choice } eins von beiden
    }{ $crossing ->
        [0] { "" }
       *[other] , { $crossed } durchgestrichen
    }
terminal-fq-no-such-player = „{ $part }“ gibt es nicht. Am Tisch: { $names }. Teile: { $parts }.
terminal-fq-still = Danach:
terminal-fq-todo-travel = Bewegung ({ $type })
terminal-fq-todo-building = Symbole des Gebäudes
terminal-fq-todo-map = es eintragen
terminal-fq-todo-other-performer = zweiter Künstler
terminal-fq-todo-neighbour = ein Gebäude neben { $building }
terminal-fq-todo-street-neighbour = ein Gebäude neben einem an der { $street }
terminal-fq-todo-arrest = ab in { $building }
terminal-fq-todo-own-line = persönliche Linie ({ $name })
terminal-fq-todo-parade = Wertung der Linie ({ $name })
