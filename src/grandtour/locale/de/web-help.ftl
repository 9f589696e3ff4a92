### Regelheft und Lektionen der Web-App: was um die Regeln und um die Lehrerin herum steht.

## Das Regelheft

help-rulebook = Regeln
help-rulebook-of = Regeln: { $game }
help-rulebook-about = Jede Regel in unseren eigenen Worten und mit ihrer Nummer, damit du sie nachschlagen und auf sie verweisen kannst. Wo die gedruckten Regeln schweigen, sagen wir, wie wir sie auslegen.
help-open = Regeln lesen
help-open-game = Regeln lesen: { $game }
help-idea-explore-new-york = Zwei Karten pro Zug, für alle dieselben: Bring Touristen in einen Block deines Stadtplans, zeichne Verbindungen entlang der Straßen und finde am Ende die beste Route.
help-idea-french-quarter = Nimm einen Würfel, folge seiner Karte durch die Straßen, trage Gebäude mit Zahlen ein, die nebeneinander passen, und lass die Second Line an möglichst vielen davon vorbeiziehen.
help-idea-san-francisco = Sammle Karten, nutze mit deinen Cable Cars Strecken durch die Stadt, verbinde die beiden Orte jeder Zielkarte und nimm unterwegs Touristenmarker mit.
help-games = Spiele
help-contents = Inhalt
help-search = Wort oder Regelnummer suchen
help-found =
    { $count ->
        [0] Keine Regel passt dazu.
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
help-nothing-found = Keine Regel passt zu allen diesen Wörtern.
help-show-all = Alle Regeln zeigen
help-print = Regeln drucken
help-copy-link = Link zu { $rule } kopieren
help-changes-with = Anders mit der Option „{ $option }“.
help-try = Ausprobieren
help-try-about = Eine Partie auf dem echten Plan, bei der dir jemand sagt, was zu tun ist und warum.
help-lesson = Lektion spielen
help-played-with = Gespielt mit
help-edition = Ausgabe

## Abschnitte der Regelhefte

help-section-box = Das Material
help-section-set-up = Aufbau
help-section-cards = Karten ziehen
help-section-routes = Strecken nutzen
help-section-tickets = Zielkarten, Passen
help-section-end = Ende und Wertung
help-section-turn = Ein Zug
help-section-block = Einen Block wählen
help-section-tourists = Touristen
help-section-links = Verbindungen zeichnen
help-section-cafes = Cafés
help-section-map = Der Stadtplan
help-section-round = Eine Runde
help-section-icons = Symbole
help-section-movement = Bewegung
help-section-mapping = Eintragen
help-section-second-line = Die Second Line
help-section-bonuses = Boni
help-section-variants = Bürgermeister, Solo, Tourismus
help-section-finer-icons = Unsere Auslegung: Symbole und Leisten
help-section-finer-movement = Unsere Auslegung: Bewegung
help-section-finer-mapping = Unsere Auslegung: Eintragen
help-section-finer-line = Unsere Auslegung: Second Line und Varianten
help-section-table = An jedem Tisch
help-section-symbols = Zeichen

## Zeichen

help-signs-sf-colors = Karten und Strecken: Jede Farbe hat ihr Zeichen
help-signs-sf-tokens = Touristenmarker
help-signs-ny-blocks = Blöcke: Alle außer den weißen sind Attraktionen
help-signs-ny-tourists = Touristen
help-signs-ny-marks = Auf dem Plan und auf den Karten
help-signs-fq-moves = Karten: So bewegt sich dein Tourist
help-signs-fq-activities = Aktivitäten, jede mit eigener Leiste
help-signs-fq-icons = Weitere Symbole
help-signs-fq-performers = Künstler
help-signs-fq-places = Orte und Parade
help-sign-cafe = Café
help-sign-plus = eine Verbindung mehr
help-sign-courtyard = Innenhof
help-sign-gift-shop = Souvenirladen
help-sign-second-line = die Second Line

## Zeichnungen neben den Regeln

help-fig-links-on = Die zweite geht vom Ende der ersten geradeaus weiter.
help-fig-links-away = Sie beginnt am anderen Ende und führt vom Block weg.
help-fig-links-apart = Die zweite schließt nicht an die erste an.
help-fig-route-side = Eine Verbindung an der Seite: Der Block liegt an der Route.
help-fig-route-corner = Die Route berührt nur eine Ecke: Der Block liegt nicht an ihr.
help-fig-map-fits = 5 neben 4: Abstand 1, das passt.
help-fig-map-same = 4 neben 4 passt auch.
help-fig-map-far = 6 neben 4: zu weit auseinander.
help-fig-pay-ferry = Zwei Karten einer Farbe und ein Joker für das Symbol.
help-fig-pay-more = Weitere Joker können Karten der Farbe ersetzen.
help-fig-pay-none = Das Symbol braucht einen echten Joker.

## Lektionen

lesson-ui-lessons = Lektionen
lesson-ui-lessons-about = Ein paar Minuten pro Spiel, auf dem echten Plan. Jemand sagt dir, was zu tun ist und warum; du kannst jederzeit zurückgehen, einen Schritt überspringen oder aufhören.
lesson-ui-lesson = Lektion
lesson-ui-of = Lektion: { $game }
lesson-ui-begin = Lektion beginnen
lesson-ui-begin-game = Lektion beginnen: { $game }
lesson-ui-once-more = Noch einmal spielen
lesson-ui-once-more-game = Noch einmal spielen: { $game }
lesson-ui-gone-through = Abgeschlossen
lesson-ui-chapter = Kapitel { $step } von { $steps }
lesson-ui-back = Zurück
lesson-ui-skip-step = Schritt überspringen
lesson-ui-restart = Lektion neu beginnen
lesson-ui-leave = Lektion verlassen
lesson-ui-done = Jetzt kannst du es
lesson-ui-play-now = Eine Partie spielen
lesson-ui-next = Nächste Lektion: { $game }
lesson-ui-board = Dein Plan am Ende
