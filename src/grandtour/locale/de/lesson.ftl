### Was die Lehrerin in den drei Lektionen sagt. Die Hinweise dazu stehen in der englischen Datei.

lesson-not-now = Die Regeln erlauben das, aber die Lektion geht hier einen anderen Weg. Folge dem, was hervorgehoben ist.
lesson-no-undo = Hier beginnt die Lektion: Es gibt keinen Schritt, zu dem du zurückkehren könntest.

## San Francisco

lesson-sf-name-0 = Mara
lesson-sf-name-1 = Theo
lesson-sf-who = Du bist Mara. Theo spielt gegen dich.

lesson-sf-title-tickets = Eine Zielkarte für den Anfang
lesson-sf-keep = Behalte nur The Embarcadero – Potrero Hill. Verbinden deine Strecken bis zum Ende die beiden Orte, bringt die Karte ihre Punkte, sonst kostet sie dich ebenso viele.
lesson-sf-keep-help = Die andere Zielkarte ist mehr wert, aber sie führt quer durch die ganze Stadt. Zielkarten kannst du später noch ziehen.
lesson-sf-keep-not = Behalten darfst du sie, aber eine Zielkarte, die du nicht schaffst, kostet dich ihre Punkte. Beginne mit der kurzen allein.

lesson-sf-title-cards = Karten für eine Strecke
lesson-sf-take = Dein Weg führt über South Beach, und seine erste Strecke hat drei schwarze Felder. Nimm die offene schwarze Karte.
lesson-sf-take-help = Ein Zug ist eines von dreien: zwei Karten ziehen, eine Strecke nutzen (also mit deinen Cable Cars belegen) oder Zielkarten ziehen.
lesson-sf-draw = Du nimmst zwei Karten in einem Zug, und keine andere offene hilft dir jetzt. Zieh die zweite verdeckt vom Stapel.
lesson-sf-draw-not = Diese könntest du nehmen, aber für eine schwarze Strecke nützt sie nichts. Versuch es mit dem Stapel.
lesson-sf-take-ferry = Eine Fähre ersetzt jede Farbe. Nimm die offene: Damit ist dein Zug sofort zu Ende, aber du kannst deine Strecke bezahlen.
lesson-sf-take-ferry-help = Kommt eine Fähre verdeckt vom Stapel, ist sie eine Karte wie jede andere. Nur eine offene zählt für beide Karten.
lesson-sf-take-ferry-not = Das ginge auch, aber dann nimmt vielleicht Theo die Fähre, genau die Karte, die dir fehlt.

lesson-sf-title-route = Deine erste Strecke
lesson-sf-claim = Nutze South Beach – Potrero Hill und bezahle mit zwei schwarzen Karten und der Fähre. Drei deiner Cable Cars kommen dorthin, und sofort hast du 4 Punkte.
lesson-sf-claim-help = Je länger die Strecke, desto mehr bringt jedes Feld: 1 Punkt für eines, 4 für drei, 10 für fünf.
lesson-sf-claim-not = Auch die könntest du bezahlen, aber sie hilft deiner Zielkarte nicht. Nutze South Beach – Potrero Hill.
lesson-sf-token = An beiden Enden warten Touristen, und eine Strecke bringt einen Marker, den du noch nicht hast. Nimm die Teekanne: In South Beach gibt es nur diese eine.
lesson-sf-token-help = Am Ende zählen deine verschiedenen Marker zusammen. Zwei bringen 1 Punkt, alle sieben 12.
lesson-sf-token-not = Das Haus kann warten, Potrero Hill hat noch ein zweites. Die Teekanne ist vielleicht bald weg.

lesson-sf-title-join = Die Zielkarte erfüllt
lesson-sf-take-red = Von South Beach nach The Embarcadero sind es zwei Felder, und eine der beiden Strecken ist rot. Eine rote Karte hast du: Nimm noch eine.
lesson-sf-second = Eine Fähre ist aufgedeckt, aber offen darf sie nur die erste Karte eines Zuges sein. Nimm eine blaue und fang an, diese Farbe zu sammeln.
lesson-sf-join = Nutze The Embarcadero – South Beach mit deinen beiden roten Karten. Damit ist die Zielkarte erfüllt, und eine Krabbe gibt es dazu.
lesson-sf-join-help = Das ist eine Doppelstrecke. Zu zweit kann nur eine von beiden genutzt werden, die grüne ist jetzt also geschlossen.
lesson-sf-join-not = Diese Strecke könntest du bezahlen, aber die rote erfüllt deine Zielkarte. Nutze sie, bevor Theo es tut.

lesson-sf-title-second-ticket = Eine zweite Zielkarte
lesson-sf-tickets = Deine Zielkarte ist sicher, und die meisten Cable Cars hast du noch. Zieh Zielkarten: Das kostet deinen ganzen Zug, und mindestens eine behältst du.
lesson-sf-keep-one = Behalte nur Alcatraz – South Beach. In The Embarcadero bist du schon, und es fehlt nur noch eine Fährstrecke.
lesson-sf-keep-one-not = Behalten dürftest du sie, aber sie führt in die andere Richtung. Nimm die, die fast erfüllt ist.
lesson-sf-take-blue = Die Strecke nach Alcatraz ist grau und vier Felder lang: drei Karten einer Farbe und für ihr Symbol eine echte Fähre. Nimm deine dritte blaue Karte.
lesson-sf-draw-ferry = Die Fähre, die dalag, hat Theo genommen. Zieh verdeckt und hoffe auf eine andere.
lesson-sf-claim-ferry = Es ist eine Fähre. Nutze Alcatraz – The Embarcadero mit drei blauen Karten und der Fähre: Das sind 7 Punkte, ein Marker und deine zweite Zielkarte.
lesson-sf-claim-ferry-not = Bezahlen könntest du das, aber dann fehlen dir die Karten für Alcatraz. Nutze die Fährstrecke.

lesson-sf-title-end = Die letzte Runde
lesson-sf-last-token = Acht Züge später hast du sechs verschiedene Marker und vier Cable Cars. Nutze Golden Gate Bridge – Presidio in Rot: Das bringt den siebten Marker, und mit nur noch zwei Cable Cars beginnt die letzte Runde.
lesson-sf-last-token-not = Das geht, aber der siebte Marker ist mehr wert. Er liegt an der Golden Gate Bridge.
lesson-sf-last-turn = Theo hatte seinen letzten Zug, dies ist deiner. Verwende ihn für eine Strecke mit einem Feld: Fort Mason – Lombard Street oder Civic Center – Union Square.

lesson-sf-title-score = Die Wertung
lesson-sf-done =
    Du gewinnst mit { $you } zu { $other ->
        [one] { $other } Punkt
       *[other] { $other } Punkten
    }. Deine beiden Zielkarten und alle sieben Marker zählen, während Theo für eine Zielkarte zahlt, die er nicht erfüllt hat.

## Explore New York

lesson-ny-name-0 = Max
lesson-ny-name-1 = Lina
lesson-ny-who = Du bist Max. Lina spielt auf ihrem eigenen Stadtplan.

lesson-ny-title-cards = Zwei Karten für alle
lesson-ny-discard = Drei Karten liegen offen, und der erste Spieler, jetzt du, wirft eine ab. Wirf das * ab: Lina und du, ihr spielt beide mit der 4 und der 5.
lesson-ny-discard-not = Du dürftest jede der drei abwerfen, aber diese Lektion spielt mit der 4 und der 5. Wirf das * ab.
lesson-ny-block = Die Zahlen 4 und 5 ergeben zwei Blöcke, (4,5) und (5,4). Wähle (4,5), den Times Square: Dorthin kommen die Touristen beider Karten.
lesson-ny-block-help = Die erste Zahl zählt von links, die zweite von oben.
lesson-ny-block-not = Auch auf diesen Block zeigen die Karten, und Lina wird ihn nehmen. Wähle den Times Square, denn er ist selbst eine Attraktion.

lesson-ny-title-links = Deine ersten Verbindungen
lesson-ny-side = Am Ende zählt nur, was an deiner Route liegt. Zeichne die erste Verbindung an der rechten Seite des Times Square: Sie führt auch am Yankee Stadium vorbei.
lesson-ny-side-not = Dort darf eine Verbindung liegen, aber sie bliebe die einzige. Eine an deinem Block erlaubt dir eine zweite.
lesson-ny-extend = Eine zweite Verbindung darf an jedem Ende der ersten weitergehen. Geh geradeaus nach unten, am Bronx Zoo vorbei.
lesson-ny-extend-help = Jeder gelbe Block an deiner Route bringt 6 Punkte, jedes Café 3. Graue Blöcke bringen umso mehr, je mehr es sind.
lesson-ny-extend-not = Auch dort würde sie passen. In dieser Lektion geht deine Route nach unten, am Bronx Zoo vorbei.
lesson-ny-end = Lina sieht erst, was du gezeichnet hast, wenn du deinen Zug beendest; bis dahin kannst du es zurücknehmen. Beende den Zug.

lesson-ny-title-cafe = Ein Café und ein +
lesson-ny-block-again = Lina hat ein Café erreicht, und seine zwei Touristen kamen zu den anderen in ihren Block. Jetzt sind es 4 und 2: Wähle (4,2).
lesson-ny-side-again = Zeichne eine Verbindung an der rechten Seite von (4,2). Sie liegt in einer Linie mit deinen ersten, also können sie sich später treffen.
lesson-ny-cafe = Bieg am oberen Ende nach rechts ab, dort steht ein Café. Sein Quadrat und sein Dreieck kommen sofort in deinen Block, aber nur dieses eine Mal.
lesson-ny-plus = Das + auf der 2 bedeutet für alle eine dritte Verbindung, auf irgendeiner Straße. Geh weiter nach unten, zwischen (4,3) und (5,3).
lesson-ny-plus-not = Für das + ist jede freie Straße recht. In dieser Lektion bringt es deine beiden Stücke näher zusammen.
lesson-ny-end-again = In (4,2) sind jetzt vier Touristen, zwei davon aus dem Café. Beende den Zug.

lesson-ny-title-line = Eine lange Linie
lesson-ny-discard-again = Du bist wieder erster Spieler. Wirf die 4 ab: Dann ergeben 3 und 6 den Block (3,6), eine rote Attraktion gleich neben deiner Route.
lesson-ny-barclays = Wähle (3,6), das Barclays Center. Eine Farbe zählt ihre Touristen mal ihre Attraktionen an der Route, darum machen Kreise und rote Blöcke einander wertvoller.
lesson-ny-right-side = Zeichne eine Verbindung an der rechten Seite des Barclays Center, damit es an deiner Route liegt.
lesson-ny-corner = Bieg unter (4,6) ab: Dort triffst du auf das Ende deiner ersten Verbindungen. Was zusammenhängt, ist mehr wert als ein Stück für sich.
lesson-ny-gap = Die 6 hat ein +, also gibt es eine dritte Verbindung, und deine Linie hat noch eine Lücke. Schließ sie zwischen (4,4) und (5,4).
lesson-ny-gap-help = Deine Route ist eine Linie ohne Lücke, und keine Verbindung kommt zweimal vor. Verbindungen, die sie nicht erreicht, bringen nichts.
lesson-ny-end-line = Alles, was du gezeichnet hast, ist jetzt eine Linie. Beende den Zug.

lesson-ny-title-last = Der letzte Zug
lesson-ny-same-number = Vier Züge später zeigen die letzten Karten beide eine 2. Gleiche Zahlen ergeben nur einen Block: Wähle (2,2).
lesson-ny-same-number-help = Hast du in allen Blöcken, auf die die Karten zeigen, schon Touristen, wählst du irgendeinen leeren. Dann gibt es nur einen Touristen und eine Verbindung.
lesson-ny-museum = Zeichne eine Verbindung an der oberen Seite von (2,2). Gegenüber liegt das Whitney Museum, eine dritte blaue Attraktion.
lesson-ny-join = Schließ sie jetzt an deine Linie an, am Empire State Building vorbei. Das ist dein zweiter grauer Block, und zwei bringen 12 Punkte.
lesson-ny-end-last = Der Stapel ist aufgebraucht. Beende den Zug, dann werden die Routen gewertet.

lesson-ny-title-score = Die endgültige Route
lesson-ny-done =
    Die beste Linie durch deine Verbindungen bringt { $you ->
        [one] { $you } Punkt
       *[other] { $you } Punkte
    }, die von Lina { $other }. Rot allein gibt dir 24: acht Kreise mal drei rote Attraktionen.

## French Quarter

lesson-fq-name-0 = Clara
lesson-fq-name-1 = Louis
lesson-fq-who = Du bist Clara. Louis zieht durch dieselben Straßen, auf seinem eigenen Stadtplan.

lesson-fq-title-die = Ein Würfel und seine Karte
lesson-fq-take = Ein Würfel bringt dir der Reihe nach die Symbole seiner Karte, eine Bewegung, die Symbole des Gebäudes und eine Zahl für den Plan. Nimm den Würfel „Kutsche“, eine 4: Seine Karte zeigt einen Schirm und Mystik.
lesson-fq-take-not = Diesen Würfel dürftest du nehmen, aber die Karte der Kutsche hat zwei Symbole und bringt dich weiter. Nimm den Würfel „Kutsche“.
lesson-fq-go = Die Kutsche fährt ein bis drei Felder. Geh zur Bayou Oyster Bar: Dort bekommst du Essen und einen Schirm, und die 4 schreibst du auf deinen Plan.
lesson-fq-go-not = Auch dorthin kämst du, aber in der Bayou Oyster Bar warten zwei Symbole. Geh dorthin.

lesson-fq-title-chain = Eines führt zum anderen
lesson-fq-take-walk = Nimm den Würfel „Zu Fuß“, eine 5. Der Schirm auf seiner Karte ist dein dritter, und jeder dritte gibt dir einen Joker.
lesson-fq-wild = Ein Joker markiert eine Aktivität deiner Wahl. Markiere Essen: Mit dem Essen, das noch auf der Karte ist, erreichst du einen Kreis.
lesson-fq-wild-not = Du könntest jede Aktivität markieren, aber nur mit Essen erreichst du jetzt einen Kreis.
lesson-fq-circle = Dieser Kreis gibt dir einen Bonus oder einen Multiplikator. Nimm den Bonus: Mit ihm trägst du sofort noch ein Gebäude an der Decatur St ein.
lesson-fq-circle-help = Ein Multiplikator zählt am Ende, für jedes Gebäude, das du an der Straße der Aktivität eingetragen hast.
lesson-fq-circle-not = Der Multiplikator würde sich am Ende lohnen. Nimm diesmal den Bonus, um zu sehen, was er tut.
lesson-fq-free-map = Bei diesem Bonus wählst du die Zahl, aber Nachbarn dürfen sich höchstens um 1 unterscheiden. Schreib eine 4 in Moonmoss Apothecary, neben die 4 der Bayou Oyster Bar.
lesson-fq-free-map-not = Auch dort würde sie passen. In dieser Lektion kommt die 4 in Moonmoss Apothecary.

lesson-fq-title-map = Was daneben passt
lesson-fq-beside = Die Karte ist abgehandelt, jetzt kommt die Bewegung des Würfels „Zu Fuß“. Geh zu Thirteen Candles Curios: Eine 5 passt neben die 4 der Bayou Oyster Bar.
lesson-fq-beside-help = Eine Zahl, die nicht passt, wird nicht eingetragen, und du bekommst stattdessen einen Schirm.
lesson-fq-beside-not = Dorthin könntest du gehen, aber auch die Zahl zählt. In Thirteen Candles Curios passt deine 5.

lesson-fq-title-line = Die Second Line
lesson-fq-socialize = Eine neue Runde, und noch hat niemand den Würfel „Geselligkeit“. Nimm ihn, eine 5: Wer ihn hat, führt am Ende der Runde die Second Line.
lesson-fq-socialize-not = Dieser Würfel ist frei, aber nur mit „Geselligkeit“ bestimmst du, wohin die Second Line geht.
lesson-fq-courtyard = Mit „Geselligkeit“ gehst du genau ein Feld weit. Geh zum Four Cousins Courtyard: Die 5 passt, und jeder weitere Innenhof ist mehr wert als der vorige.
lesson-fq-riverboat = Nimm den Würfel „Raddampfer“, eine 4. Er bringt dich zu jedem Gebäude an der Decatur St oder der N Front St, wie weit es auch ist.
lesson-fq-gift-shop = Geh zum Gator Grin Gift Shop und schreib dort die 4 hin. Sind beide Souvenirläden eingetragen, werden ihre zwei Zahlen zu Punkten.
lesson-fq-gift-shop-not = Auch dort legt der Raddampfer an. Der Souvenirladen ist mehr wert: Seine Zahl kann zu Punkten werden.
lesson-fq-advance = Die Second Line wartet am östlichen Ende der Royal St. Führ sie nach Westen: An diesem Abschnitt liegen zwei deiner eingetragenen Gebäude, und jedes ist ein Punkt.
lesson-fq-advance-help = Alles, woran die Linie je vorbeikam, zählt bei jedem Schritt wieder. Früh eingetragene Gebäude zählen also oft.
lesson-fq-advance-not = Auch dorthin könnte die Linie gehen, aber dort liegen weniger deiner Gebäude. Geh nach Westen.

lesson-fq-title-last = Die letzte Runde
lesson-fq-last-socialize = Die Parade brachte dir 2 Punkte, und fünf Runden später hat die letzte begonnen. Nimm den Würfel „Geselligkeit“, eine 4, um die Second Line noch einmal zu führen.
lesson-fq-no-fit = Geh zu Leaky Pirogue Po’boys, für Essen und eine Tuba. Die 4 passt nicht neben die 1 des Lone Widow Courtyard, darum bekommst du stattdessen einen Schirm.
lesson-fq-last-carriage = Nimm den Würfel „Kutsche“, eine 2. Drei Felder reichen gerade bis zu dem Innenhof, den du noch nicht besucht hast.
lesson-fq-last-courtyard = Geh zum Two Brothers Courtyard. Es ist dein vierter Innenhof, und alle vier zusammen bringen 20 Punkte.
lesson-fq-last-courtyard-not = Dorthin könntest du gehen. Der vierte Innenhof bringt jetzt mehr als jedes andere Gebäude.
lesson-fq-last-wild = Der Schirm des Innenhofs gibt dir einen Joker. Markiere Feiern: Dort ist das nächste Kästchen ein Multiplikator für die Bourbon St.
lesson-fq-last-wild-not = Du könntest jede Aktivität markieren, aber keine bringt jetzt mehr. Das nächste Kästchen von Feiern ist ein Multiplikator.
lesson-fq-last-line = Führ die Second Line ein letztes Mal. Wohin sie auch geht, an ihr liegen immer gleich viele deiner Gebäude: Wähle, wie du magst.

lesson-fq-title-score = Die Wertung
lesson-fq-done =
    Du gewinnst mit { $you } zu { $other ->
        [one] { $other } Punkt
       *[other] { $other } Punkten
    }. Eine Straße zählt ihre eingetragenen Gebäude mal den Multiplikator ihrer Aktivität, und am meisten bringt dir die Second Line.
