### French Quarter. Die Hinweise zu den Argumenten stehen in der englischen Datei.
### Namen von Gebäuden stehen ungebeugt nach „in“, „zu“ und Doppelpunkten, ohne Artikel; Straßen sind weiblich („an der { $street }“).

## Wörter

activity-food = Essen
activity-culture = Kultur
activity-shopping = Einkaufen
activity-mysticism = Mystik
activity-partying = Feiern

type-walk = Zu Fuß
type-carriage = Kutsche
type-taxi = Taxi
type-streetcar = Straßenbahn
type-riverboat = Raddampfer
type-socialize = Geselligkeit

performer-saxophone = Saxofon
performer-trumpet = Trompete
performer-tuba = Tuba
performer-violin = Geige
performer-unicycle = Einrad
performer-magician = Magie
performer-acrobat = Akrobatik
performer-statue = Statue

icon-umbrella = Schirm
icon-wild = Joker
place-riverwalk = Riverwalk

direction-north = Norden
direction-south = Süden
direction-east = Osten
direction-west = Westen

kind-instant = sofort
kind-lasting = dauerhaft
kind-one-use = einmalig

condition-none = beliebige Werte
condition-all-equal = alle Werte gleich
condition-all-different = alle Werte verschieden

street-north = Randstraße Nord
street-south = Randstraße Süd (am Deich)
street-west = Randstraße West
street-east = Randstraße Ost

rating-back-to-the-office = Zurück ins Büro
rating-a-pleasant-outing = Ein netter Ausflug
rating-a-night-to-remember = Eine Nacht zum Erinnern
rating-a-night-half-remembered = Eine Nacht mit Erinnerungslücken
rating-leader-of-the-parade = An der Spitze der Parade
rating-key-to-the-city = Der Schlüssel zur Stadt
rating-mayor-for-a-day = Stadtoberhaupt für einen Tag

vacation-mardi-gras = Mardi Gras
vacation-second-helpings = Nachschlag
vacation-pub-crawl = Kneipentour
vacation-spirits-after-dark = Geister nach Einbruch der Nacht
vacation-hidden-gardens = Verborgene Gärten
vacation-window-shopping = Schaufensterbummel
vacation-curtain-call = Letzter Vorhang
vacation-family-trip = Familienausflug
vacation-room-with-a-view = Zimmer mit Aussicht
vacation-honest-officer = Ehrlich, Herr Wachtmeister
vacation-marching-band = Marschkapelle
vacation-levee-stroll = Spaziergang am Deich

option-mayor = Bürgermeister-Variante
option-mayor-about = In jeder Runde wird eine Bürgermeisterkarte aufgedeckt, und die meisten sperren bis zur nächsten Runde eine Straße. Wer allein spielt, spielt immer mit dieser Variante.
option-tourism = Tourismus
option-tourism-about = Alle bekommen eine geheime Urlaubskarte. Sie bringt am Ende zusätzliche Punkte, wenn du die Gebäude eingetragen hast, die darauf stehen.

## Satzteile

part-count = { $n } × { $thing }
part-pool = Mit { $players } am Tisch: { $dice }.
part-reward-umbrella = einen Schirm
part-reward-activity = ein Aktivitätssymbol
part-reward-points = Punkte
part-reward-map = eine Eintragsaktion an der Straße, die darauf steht
part-courtyards = Innenhöfe
part-move-steps =
    { $type }: { $steps } { $most ->
        [one] Feld
       *[other] Felder
    }.
part-move-streets = { $type }: irgendein Gebäude an der { $streets }.
part-activity-street = { $activity }: { $street }
part-ladders = { $before }; { $ladder }
part-rating = { $points } → { $rating }
part-rating-upto = bis { $points } → { $rating }
part-rating-from = ab { $points } → { $rating }
part-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
part-uses =
    { $uses ->
        [one] einmal
       *[other] { $uses }-mal
    }
part-asked-values =
    { $asks ->
        [all-equal] Werte, die alle gleich sind
        [all-different] Werte, die alle verschieden sind
       *[other] Werte, die alle gleich oder alle verschieden sind
    }
part-card = { $type } ({ $icons })
part-die = { $type } { $value }
part-corner = Kreuzung { $a } / { $b }
part-start = { $number } ({ $point })
part-toward = nach { $direction }
part-bonus = { $activity } { $letter }
part-mayor =
    { $street_is ->
        [none] keine Straße gesperrt
       *[other] { $street } gesperrt
    }
part-vacation = „{ $vacation }“ ({ $buildings }; { $condition })
part-street-score =
    { $buildings ->
        [one] { $buildings } Gebäude
       *[other] { $buildings } Gebäude
    } an der { $street } × { $times }{ $extra ->
        [0] {""}
       *[other] {"\u00A0"}+ { $extra }
    }

## Die Boni in wenigen Worten

bonus-map-any-value =
    { $street_is ->
        [anywhere] irgendein Gebäude
       *[other] ein Gebäude an der { $street }
    } mit einem Wert deiner Wahl eintragen
bonus-small-buildings =
    ein Joker für jedes kleine Gebäude, das du einträgst{ $points ->
        [0] { "" }
       *[other] , und am Ende { part-points } für jedes davon
    }
bonus-longer-move =
    { $extra } { $most ->
        [one] Feld
       *[other] Felder
    } weiter gehen ({ part-uses })
bonus-map-neighbour = mit einer Eintragsaktion darfst du auch ein benachbartes Gebäude eintragen
bonus-other-card = eine andere Karte als die deines Würfels spielen ({ part-uses })
bonus-write-w = ein W statt eines Wertes schreiben ({ part-uses })
bonus-double-umbrella =
    jeder Schirm markiert zwei Kästchen{ $points ->
        [0] { "" }
       *[other] , und jeder Joker der Schirmleiste bringt am Ende { part-points }
    }
bonus-performers =
    { $count ->
        [one] ein Künstlersymbol deiner Wahl
       *[other] { $count } verschiedene Künstlersymbole deiner Wahl
    }
bonus-personal-line = eine eigene Second Line
bonus-cross-out = der nächste Kreis der Leiste „{ $activity }“ wird durchgestrichen
bonus-short-walk = mit „{ $type }“ kommst du 1 Feld weit, nicht weiter
bonus-locked-up = ab in { $building }, und ein Wert des Würfels wird nicht mehr eingetragen
bonus-no-performers = Künstlersymbole bewirken nichts mehr

## Regeln: das Material

rule-FQ-C1 =
    Ein Spiel für { $players } Personen; wer allein spielt, spielt im Solomodus. Es dauert { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }. Aktionskarten: { $cards } ({ $decks }). Bürgermeisterkarten: { $mayors }. Urlaubskarten: { $vacations }.
rule-FQ-C2 = Jeder Würfel gehört zu einer Kartenart, und von der Zahl der Personen hängt ab, wie viele Würfel jeder Art im Spiel sind. { $pools } Ein Stapel ohne Würfel bleibt in der Schachtel. Es gibt immer einen Würfel mehr, als in einer Runde genommen werden.

## Regeln: Aufbau

rule-FQ-S1 =
    Alle Touristen beginnen in { $home }. Ein Würfelwurf bestimmt, von welcher der { $starts ->
        [one] { $starts } nummerierten Kreuzung
       *[other] { $starts } nummerierten Kreuzungen
    } die öffentliche Second Line ausgeht, auf allen Stadtplänen dieselbe. Der erste Spieler wird ausgelost.

## Regeln: der Plan

rule-FQ-M1 =
    Straßen teilen den Stadtplan in { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcke
    }; auch seine vier Ränder sind Straßen. In einem Block steht ein großes Gebäude, oder es stehen zwei kleine darin mit einer Gasse dazwischen. Insgesamt sind es { $buildings ->
        [one] { $buildings } Gebäude
       *[other] { $buildings } Gebäude
    }, davon { $small ->
        [0] kein kleines
        [one] { $small } kleines
       *[other] { $small } kleine
    }, und jedes ist ein Feld. Ein Gebäude liegt an jeder Straße, die es berührt: ein großes an vier, ein kleines an drei. Eine Gasse ist keine Straße. Zwei Gebäude sind benachbart, wenn sie sich über eine Straße oder eine Gasse hinweg gegenüberliegen, und nie, wenn sie sich nur an einer Ecke treffen.

## Regeln: eine Runde

rule-FQ-A1 = Planung: Von jedem Stapel wird die oberste Karte aufgedeckt; sie verdeckt die der Runde davor. Alle Würfel werden geworfen, und jeder kommt auf die Karte seiner Art.
rule-FQ-A2 = Bewegung: Der erste Spieler nimmt einen Würfel und spielt mit ihm einen ganzen Zug; die anderen folgen im Uhrzeigersinn. Dann tun das alle in gleicher Reihenfolge ein zweites Mal. Ein Würfel bleibt übrig.
rule-FQ-A3 = Ein Zug hat vier Aktionen in fester Reihenfolge: die Kartenaktion (die Symbole deiner Karte), die Bewegungsaktion, die Gebäudeaktion (die Symbole des Gebäudes, das du besuchst) und die Eintragsaktion. Symbole werden von links nach rechts ausgeführt, und keines beginnt, bevor das vorige mit allem, was daraus folgt, erledigt ist.
rule-FQ-A4 = Second Line: Hat in dieser Runde jemand den Würfel „{ $line_die }“ genommen, rückt die Second Line vor und wird gewertet. Sonst entfällt diese Phase.
rule-FQ-A5 =
    Aufräumen: Wer im Uhrzeigersinn folgt, wird erster Spieler, die Würfel kommen zurück in den Vorrat, und eine neue Runde beginnt. Nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } ist die Partie zu Ende.

## Regeln: Symbole

rule-FQ-I1 =
    Für einen Schirm markierst du das nächste der { $boxes ->
        [one] { $boxes } Kästchen
       *[other] { $boxes } Kästchen
    } deiner Schirmleiste. { $every ->
        [one] Für jedes Kästchen, das
       *[other] Für je { $every } Kästchen, die
    } du dort markiert hast, bekommst du einen Joker, den du sofort nutzt. Ist die Leiste voll, bewirken Schirme nichts.
rule-FQ-I2 = Für ein Aktivitätssymbol markierst du das nächste Kästchen der Leiste dieser Aktivität, für einen Joker das nächste Kästchen irgendeiner Aktivitätsleiste. Jede dieser Leisten hat { $boxes } Kästchen. Ist eine Leiste voll, bewirken ihre Symbole nichts.
rule-FQ-I3 =
    Ein Quadrat bewirkt nichts, wenn du es markierst. Ein Kreis gibt dir, was er zeigt: den Bonus oder den Multiplikator{ $choices ->
        [0] { "" }
       *[other] ; zeigt er beides, wählst du eines davon
    }. Boni kommen in der Reihenfolge ihrer Buchstaben: A, dann B und so weiter. Multiplikatoren kommen von unten nach oben ({ $ladders }).
rule-FQ-I4 =
    Für ein Künstlersymbol markierst du diesen Künstler in der oberen Reihe oder, wenn er dort schon markiert ist, in der unteren. Außerdem markierst du das nächste der { $boxes ->
        [one] { $boxes } Kästchen
       *[other] { $boxes } Kästchen
    } der Künstlerleiste, und was es zeigt, geschieht sofort. Es gibt { $types ->
        [one] { $types } Künstler
       *[other] { $types } Künstler
    }. Einer, der in beiden Reihen markiert ist, bewirkt nichts mehr.
rule-FQ-I5 = Ein Kästchen der Künstlerleiste gibt { $rewards }.
more-FQ-I5-street-map = Diese Eintragsaktion ist wie jede andere und nutzt den Wert des Würfels, den du in diesem Zug genommen hast: Wähle ein Gebäude an dieser Straße, in das er passt. Passt er dort nirgends, bekommst du einen Schirm.

## Regeln: Bewegung

rule-FQ-V1 = Deine Karte sagt, wie sich dein Tourist bewegt. { $moves } Felder werden von Gebäude zu benachbartem Gebäude gezählt, nie schräg. Dein Tourist beendet seine Bewegung immer auf einem anderen Feld als dem, auf dem er begonnen hat.
rule-FQ-V2 = Du besuchst das Gebäude, in dem dein Tourist anhält, nicht die, durch die er kommt, und führst die Symbole dieses Gebäudes aus.
more-FQ-V2-courtyard = Ist es ein Innenhof, markiere ihn.
more-FQ-V2-riverwalk =
    Bei { $riverwalk } markierst du { $visits ->
        [one] nur deinen ersten Besuch
       *[other] deine ersten { $visits } Besuche
    }.

## Regeln: Eintragen

rule-FQ-P0 =
    { $police_is ->
        [none] { $home } ist ein Feld wie alle anderen: Du kannst es besuchen und eintragen.
       *[some] { $home } und { $police } sind Felder wie alle anderen: Du kannst sie besuchen und eintragen.
    } Die Spielregel sagt dazu nichts; das ist unsere Auslegung.
rule-FQ-P1 = Ein Gebäude eintragen heißt, einen Wert hineinzuschreiben. In der Eintragsaktion ist es der Wert deines Würfels und das Gebäude, das du besuchst. Er passt, wenn das Gebäude noch nicht eingetragen ist und keine benachbarte Zahl um mehr als 1 davon abweicht; 1 und 6 vertragen sich nicht. Passt der Wert, musst du das Gebäude eintragen.
rule-FQ-P2 = Kannst du das Gebäude nicht eintragen, weil der Wert nicht passt oder weil es schon eingetragen ist, bekommst du stattdessen einen Schirm.
rule-FQ-P3 = Mit { $w_bonus } darfst du ein W schreiben, wo du sonst einen Wert schreibst. Ein W ist keine Zahl: Es kann neben allem stehen, und Gebäude ringsum müssen es nicht beachten. Ein Gebäude mit einem W ist eingetragen wie jedes andere.
more-FQ-P3-gift-shop = Ein Souvenirladen mit einem W ist 0 wert.

## Regeln: die Second Line

rule-FQ-L1 = Wer den Würfel „{ $line_die }“ genommen hat, sagt, wohin die Second Line geht: nach Norden, Süden, Osten oder Westen. Auf jedem Stadtplan wird sie von ihrem Ende bis zur nächsten Kreuzung in dieser Richtung gezeichnet. Sie kann die benannten Straßen und die Ränder des Plans nutzen, aber keine Gasse und keinen Abschnitt, auf dem sie schon war. Sich selbst kreuzen darf sie.
rule-FQ-L2 = Kann die Second Line nirgendwohin weiter, rückt sie nicht vor, wird aber trotzdem gewertet. Die Spielregel schweigt dazu; das ist unsere Auslegung.
rule-FQ-L3 =
    Dann zählen alle ihre eingetragenen Gebäude, an denen die Linie an mindestens einer Seite entlangläuft; eine Ecke genügt nicht. Alte Abschnitte zählen so gut wie neue, und kein Gebäude zählt doppelt. Markiere ebenso viele Kästchen der Second-Line-Leiste, Reihe für Reihe ({ $boxes ->
        [one] { $boxes } Kästchen
       *[other] { $boxes } Kästchen
    } in { $rows ->
        [one] { $rows } Reihe
       *[other] { $rows } Reihen
    }). Sind alle markiert, bekommst du für jede Reihe, die du damit vollendet hast, einen Schirm.

## Regeln: Boni

rule-FQ-BF-A = { $bonus }, sofort: Du trägst ein Gebäude an der { $street } ein, mit irgendeinem Wert von 1 bis 6, der dort passt.
rule-FQ-BF-B =
    { $bonus }, dauerhaft: Jedes kleine Gebäude, das du einträgst, gibt dir einen Joker.{ $points ->
        [0] { "" }
       *[other] { " " }Am Ende der Partie bringt dir jedes kleine Gebäude, das eingetragen ist, { part-points }.
    }
rule-FQ-BF-C = { $bonus }, sofort: Du trägst irgendein Gebäude auf dem Plan ein, mit irgendeinem Wert von 1 bis 6, der dort passt.
rule-FQ-BC-A =
    { $bonus } ({ part-uses }): Dein Tourist geht { $extra } { $most ->
        [one] Feld
       *[other] Felder
    } weiter.
more-FQ-BC-A-street-move = Fährst du mit { $by_street }, wählst du erst ein Gebäude an den Straßen dieser Karte und gehst von dort aus weiter.
rule-FQ-BC-B = { $bonus }, dauerhaft: Mit einer Eintragsaktion darfst du ein zweites Gebäude eintragen, das dem ersten benachbart ist, mit dem Wert desselben Würfels, wenn er dort passt. Das darfst du auch, wenn du das erste nicht eintragen konntest; der Schirm dafür kommt vorher, mit allem, was er bringt. Lässt du das zweite Gebäude weg, bekommst du dafür keinen Schirm.
rule-FQ-BC-C = { $bonus } ({ part-uses }): Wenn du einen Würfel nimmst, darfst du die Kartenaktion und die Bewegungsaktion einer anderen aufgedeckten Karte spielen. Beide sind von dieser einen Karte, und der Wert bleibt der deines Würfels.
rule-FQ-BS-A = { $bonus } ({ part-uses }): Wenn du ein Gebäude einträgst, darfst du ein W hineinschreiben.
rule-FQ-BS-B =
    { $bonus }, dauerhaft: Jeder Schirm, den du bekommst, markiert zwei Kästchen.{ $points ->
        [0] { "" }
       *[other] { " " }Am Ende der Partie bringt dir jeder Joker, der auf deiner Schirmleiste markiert ist, { part-points }.
    }
rule-FQ-BS-C = { $bonus } ({ part-uses }), wie { $first }: Wenn du ein Gebäude einträgst, darfst du ein W hineinschreiben.
rule-FQ-BM-A = { $bonus }, sofort: Du bekommst ein Künstlersymbol deiner Wahl.
rule-FQ-BM-B = { $bonus }, sofort: Du beginnst eine persönliche Second Line an einem Startpunkt, der nicht der der öffentlichen ist. Jedes Mal, wenn die öffentliche vorrückt, darfst du auch deine vorrücken lassen, wohin du willst, nach denselben Regeln. Bei der Wertung zählt jedes Gebäude an einer der beiden Linien, und zwar einmal.
rule-FQ-BM-C = { $bonus }, sofort: Du bekommst zwei Künstlersymbole deiner Wahl, die nicht gleich sein dürfen.
rule-FQ-BP-A = { $bonus }, sofort: Streiche den nächsten Kreis deiner Leiste „{ $activity }“ durch. Wenn du zu ihm kommst, bekommst du nichts für ihn.
more-FQ-BP-A-price = Wie alle Boni der Leiste „{ $price }“ schadet dir das, aber keine andere Leiste hat so hohe Multiplikatoren.
rule-FQ-BP-B = { $bonus }, dauerhaft: Mit „{ $type }“ kommst du 1 Feld weit, nicht weiter.
rule-FQ-BP-C = { $bonus }, dauerhaft: Am Ende deines Zuges wird dein Tourist in { $police } gesetzt, was kein Besuch ist, und ein Würfel wird geworfen. Nimmst du von da an einen Würfel mit diesem Wert, lässt du die Eintragsaktion aus und bekommst einen Schirm.
rule-FQ-BP-D = { $bonus }, dauerhaft: Künstlersymbole bewirken bei dir nichts mehr.
rule-FQ-BX = Lässt ein Bonus dich sofort ein Gebäude eintragen und gibt es keines, das du eintragen könntest, ist der Bonus verloren. Die Spielregel sagt dazu nichts; das ist unsere Auslegung.

## Regeln: das Ende

rule-FQ-E1 = Jede Aktivität hat ihre Straße ({ $streets }). Sie bringt einen Punkt für jedes Gebäude, das du dort eingetragen hast, mal den höchsten Multiplikator, der auf ihrer Leiste markiert ist; ohne Multiplikator bringt sie nichts. Ein Gebäude kann für mehrere Aktivitäten zählen.
more-FQ-E1-bonus-points = Die Punkte von { $point_bonuses } kommen dazu und werden nicht multipliziert.
rule-FQ-E2 =
    { $points ->
        [0] Markierte Kästchen der Second-Line-Leiste bringen keine Punkte.
       *[other] Jedes markierte Kästchen der Second-Line-Leiste bringt { part-points }.
    }
rule-FQ-E3 = Manche Orte bringen von sich aus Punkte.
more-FQ-E3-gift-shop =
    { $shops ->
        [one] Hast du den Souvenirladen eingetragen, bringt er seinen Wert.
        [2] Hast du beide Souvenirläden eingetragen, bringen sie die Summe ihrer beiden Werte.
       *[other] Hast du alle { $shops } Souvenirläden eingetragen, bringen sie die Summe ihrer Werte.
    }
more-FQ-E3-courtyard = Besuchte Innenhöfe und Punkte: { $courtyards }.
more-FQ-E3-riverwalk-points =
    { $riverwalk } bringt { part-points }, wenn du { $visits ->
        [one] einmal
        [2] zweimal
       *[other] { $visits }-mal
    } dort warst.
rule-FQ-E4 = Die beiden Künstlerreihen werden einzeln gewertet. In einer Reihe markierte Künstler und Punkte: { $rows }.
more-FQ-E4-track-points = Dazu kommen die Punkte, die du auf der Künstlerleiste markiert hast.
rule-FQ-E5 = Wer die meisten Punkte hat, gewinnt.
more-FQ-E5-line-points = Bei Gleichstand gewinnt, wer mehr Punkte aus der Second Line hat. Wer auch dann noch gleichauf liegt, teilt sich den Sieg.
more-FQ-E5-no-line-points = Wer gleichauf liegt, teilt sich den Sieg.

## Regeln: Bürgermeister-Variante, Solomodus, Tourismus

rule-FQ-Y1 =
    Bürgermeister-Variante: In jeder Runde wird auch eine Bürgermeisterkarte aufgedeckt. Steht darauf eine Straße, ist diese bis zum Ende der Runde gesperrt. Touristen können die Gebäude an ihr nicht besuchen, wohl aber durch sie hindurchgehen; eine Second Line{ $own_line ->
        [none] { "" }
       *[other] , öffentlich oder persönlich,
    } kann nicht an ihr entlanglaufen, sie aber kreuzen.{ $maps ->
        [none] { "" }
        [bonus] { " " }Wer durch einen Bonus einträgt, muss auf gesperrte Straßen nicht achten.
        [track] { " " }Wer durch die Künstlerleiste einträgt, muss auf gesperrte Straßen nicht achten.
       *[other] { " " }Wer durch einen Bonus oder die Künstlerleiste einträgt, muss auf gesperrte Straßen nicht achten.
    } Kann dein Tourist sonst nirgendwohin, lässt du Bewegungs-, Gebäude- und Eintragsaktion aus und bekommst einen Schirm.
rule-FQ-Y2 = Der Solomodus wird mit der Bürgermeister-Variante gespielt. Du und Bürgermeister Carly seid abwechselnd am Zug, bis beide zwei Züge hatten; die Bürgermeisterkarte sagt, ob er beginnt. Er nimmt den ersten Würfel, der in der Reihenfolge der Karte noch frei ist, und tut sonst nichts. Hat einer von euch den Würfel „{ $line_die }“ genommen, rückt die Second Line vor, und du sagst immer, wohin. Punkte und Urteil: { $ratings }.
rule-FQ-Y3 =
    Tourismus: Jede Person bekommt eine Urlaubskarte, die die anderen nicht sehen. Darauf stehen Gebäude{ $asks ->
        [none] .
       *[other] , und manche Karten verlangen { part-asked-values }.
    } { $points ->
        [0] Die Karte bringt keine Punkte.
       *[other] Hast du am Ende alle diese Gebäude so eingetragen, wie die Karte es verlangt, bringt sie { part-points }; sonst bringt sie nichts.
    } Tourismus geht auch im Solomodus.

## Regeln: genauer zu Symbolen und Leisten (unsere Auslegung)

rule-FQ-R1 = Markierst du einen Kreis, der beides zeigt, und hast du alle Boni oder alle Multiplikatoren dieser Leiste schon, gibt es nichts zu wählen: Du bekommst das andere.
rule-FQ-R2 = Du kannst kein Symbol ablehnen: Es wird markiert, auch wenn es dir schadet. Ein Joker wird genutzt, solange auf einer deiner Aktivitätsleisten Platz ist.
rule-FQ-R3 = Bringt ein Schirm einen Joker, erledigst du erst den Joker und alles, was er bringt, bevor der nächste Schirm oder das nächste Symbol an der Reihe ist.
more-FQ-R3-double-umbrella = Mit { $double_bonus } kann das zwischen den beiden Kästchen desselben Schirms geschehen.
rule-FQ-R4 = Mit { $double_bonus } zählt jeder Schirm doppelt, den du bekommst, woher er auch kommt: auch der für ein Gebäude, das du nicht eintragen konntest, für eine gesperrte Straße, für eine Reihe der Second Line. Der zweite wird nicht noch einmal verdoppelt. Bringt ein Schirm einen Joker und schaltet dieser { $double_bonus } frei, bleibt es für diesen Schirm bei einem Kästchen.
rule-FQ-R5 = Für { $double_bonus } zählen die Joker, die auf der Schirmleiste markiert sind, auch die aus der Zeit vor dem Bonus. Joker von anderswoher zählen hier nicht.
rule-FQ-R6 =
    { $cross_bonus } streicht den ersten Kreis der Leiste „{ $cross_track }“ durch, der weder markiert noch durchgestrichen ist; gibt es keinen mehr, geschieht nichts. { $version ->
        [1] Das Kästchen markierst du trotzdem, wenn es so weit ist, als wäre es ein Quadrat.
       *[other] Kommst du zu einem durchgestrichenen Kreis, überspringst du ihn: Dein Symbol markiert das nächste leere Kästchen dahinter. Verloren ist nur, was der Kreis zeigt.
    }
rule-FQ-R7 = Mit { $performer_bonus } darfst du einen Künstler wählen, der schon in beiden Reihen markiert ist, aber er bringt nichts.
more-FQ-R7-two-performers = Bei { $two_bonus } wählst du den zweiten, der ein anderer sein muss, erst, wenn alles erledigt ist, was der erste gebracht hat.
more-FQ-R7-no-performers = Hast du { $deaf_bonus }, gibt dir ein solcher Bonus nichts.
rule-FQ-R8 = Eine persönliche Second Line kann nicht beginnen, wo die öffentliche begonnen hat; wo diese jetzt endet, ist gleich. Schaltest du sie in der Bewegungsphase frei, darf sie schon in dieser Runde vorrücken. Bringt sie dir eine vollendete Reihe, wartet sie auf das nächste Mal.

## Regeln: genauer zur Bewegung (unsere Auslegung)

rule-FQ-R9 =
    Wo deine Karte dir nicht freistellt, wie weit du gehst, bringt { $longer_bonus } dich genau { $extra } { $most ->
        [one] Feld
       *[other] Felder
    } weiter, auf dem kürzesten Weg gezählt. { $limit_is ->
        [passed] Wo du selbst wählst, wie weit du gehst, bringt der Bonus dich um ebenso viele Felder über die Obergrenze hinaus.
       *[raised] Wo du selbst wählst, wie weit du gehst, erhöht der Bonus nur die Obergrenze, und zwar um { $most }.
    }
more-FQ-R9-short-walk = Mit { $short_bonus } lässt dir auch „{ $short_type }“ keine Wahl: Die Karte allein führt dich genau 1 Feld weit.
rule-FQ-R10 = Nutzt du { $longer_bonus } mit { $by_street }, kommst du erst auf ein anderes Feld als das, auf dem du begonnen hast. Dort kommst du nur vorbei, also darf es an einer gesperrten Straße liegen. Auch das Feld, auf dem du anhältst, ist nicht das, auf dem du begonnen hast, und es liegt nicht an einer gesperrten Straße.
rule-FQ-R11 = Über einen Bonus entscheidest du, wenn es so weit ist, dass er etwas ändert.
more-FQ-R11-longer-move = Über { $longer_bonus } entscheidest du nach der Kartenaktion: Hat diese Karte den Bonus gerade freigeschaltet, kannst du ihn schon nutzen.
more-FQ-R11-other-card = Über { $other_bonus } entscheidest du, wenn du den Würfel nimmst: Schaltet dieser Zug den Bonus frei, muss er auf deinen nächsten Würfel warten.
rule-FQ-R12 = Für die Second Line zählt, welchen Würfel du genommen hast, nicht, welche Karte du mit { $other_bonus } nutzt. Ein Würfel „{ $line_die }“ lässt sie vorrücken, welche Karte du auch spielst; jeder andere nicht, auch nicht mit der Karte „{ $line_die }“. Auf der Karte, die du wählst, muss kein Würfel liegen. Sie kann nicht die Bürgermeisterkarte sein und nicht von einem Stapel, der in der Schachtel liegt.
rule-FQ-R13 = In { $home } zu beginnen ist kein Besuch: Es werden keine Symbole ausgeführt, und nichts wird eingetragen.
more-FQ-R13-locked-up = In { $police } gesetzt zu werden ist auch kein Besuch.
rule-FQ-R14 = Wie weit ein Gebäude entfernt ist, wird auf dem kürzesten Weg über benachbarte Gebäude gezählt. Dieser Weg darf über eine Gasse und durch Gebäude an einer gesperrten Straße führen.
rule-FQ-R15 = Gebäude sind benachbart, sobald ein Teil einer Seite des einen einem Teil einer Seite des anderen gegenüberliegt. Ein großes Gebäude kann darum beiden kleinen eines Paars benachbart sein.

## Regeln: genauer zum Eintragen (unsere Auslegung)

rule-FQ-R16 = Die letzte Aktion eines Zuges ist eine Eintragsaktion.
more-FQ-R16-street-map = Auch was ein Straßenkästchen der Künstlerleiste gibt, ist eine.
more-FQ-R16-map-any-value = Mit { $free_bonus } trägst du auch ein, aber das ist keine Eintragsaktion.
more-FQ-R16-map-neighbour = Das zweite Gebäude von { $neighbour_bonus } einzutragen ist keine Eintragsaktion. Wo es keine Eintragsaktion gibt, fügt { $neighbour_bonus } nichts hinzu.
more-FQ-R16-small-buildings = { $small_bonus } gilt bei jedem Eintragen.
more-FQ-R16-write-w = Ein W darfst du bei jedem Eintragen schreiben.
rule-FQ-R17 = Passt der Wert in ein Gebäude an der Straße, die auf der Künstlerleiste steht, musst du eines wählen, in das er passt: Du kannst kein anderes nehmen, um an den Schirm zu kommen.
more-FQ-R17-write-w = Hast du ein W, darfst du dafür auch ein noch nicht eingetragenes Gebäude wählen, aber ausgeben musst du ein W nie.
rule-FQ-R18 = Passt der Wert nirgends an der Straße, die auf der Künstlerleiste steht, bekommst du einen Schirm.
more-FQ-R18-map-neighbour = Mit { $neighbour_bonus } wählst du dann trotzdem ein Gebäude an dieser Straße und darfst eines eintragen, das ihm benachbart ist.
rule-FQ-R19 = Gibt dir die Künstlerleiste außerhalb deiner Züge eine Eintragsaktion, wegen einer Reihe der Second Line, gilt der Wert des Würfels, den du in dieser Runde zuletzt genommen hast.
rule-FQ-R20 = Das zweite Gebäude von { $neighbour_bonus } bekommt den Wert des Würfels.
more-FQ-R20-write-w = Es kann stattdessen ein eigenes W bekommen: Ein W im ersten gilt nicht für beide.
more-FQ-R20-small-buildings = Ist das erste klein, kommt der Joker von { $small_bonus }, bevor das zweite eingetragen wird.
rule-FQ-R21 = Hat dein Würfel den Wert, der für { $locked_bonus } geworfen wurde, lässt du die letzte Aktion deines Zuges aus. Das gilt ab dem nächsten Würfel, den du nimmst. In dem Zug, der { $locked_bonus } freischaltet, trägst du noch ein.
more-FQ-R21-street-map = Die Eintragsaktionen der Künstlerleiste entfallen nicht.
more-FQ-R21-map-neighbour = Mit der letzten Aktion entfällt auch { $neighbour_bonus }.
rule-FQ-R22 = Schaltest du { $locked_bonus } außerhalb deiner Züge frei, wird dein Tourist gleich in { $police } gesetzt.
rule-FQ-R23 = Du darfst ein W schreiben, wo der Wert passen würde, und auch, wo er nicht passt. Nur ein Wert, der passt, verpflichtet dich zum Eintragen. Passt er nicht und willst du dein W lieber behalten, bekommst du den Schirm.
rule-FQ-R24 = { $free_bonus } musst du nutzen, wenn irgendein Wert von 1 bis 6 in ein Gebäude passt, das der Bonus erlaubt. Passt keiner, ist der Bonus verloren.
more-FQ-R24-write-w = Gibst du ein W aus, ist er nicht verloren.
rule-FQ-R36 =
    Wird { $neighbour_bonus } mitten in einer Eintragsaktion freigeschaltet, etwa durch { $wild_is ->
        [none] den Schirm
       *[other] den Joker oder den Schirm
    }, den sie bringt, gilt der Bonus ab der nächsten Eintragsaktion. Die, die ihn freigeschaltet hat, trägt kein zweites Gebäude ein.

## Regeln: genauer zu Second Line, Bürgermeister, Solomodus und Tourismus (unsere Auslegung)

rule-FQ-R25 = Kann die öffentliche Second Line nicht vorrücken, rückt auch deine persönliche nicht vor. Gewertet werden beide trotzdem.
rule-FQ-R26 = Wer über die öffentliche Second Line entscheidet, muss einen der offenen Wege wählen, wenn es einen gibt.
more-FQ-R26-personal-line = Mit deiner persönlichen Linie darfst du auch stehen bleiben.
rule-FQ-R27 = Keine Linie darf ihre eigenen Abschnitte noch einmal nutzen.
more-FQ-R27-personal-line = Die öffentliche und die persönliche dürfen aber denselben Abschnitt nutzen.
rule-FQ-R28 = In der Phase der Second Line handelt zuerst der erste Spieler, die anderen folgen im Uhrzeigersinn. Was jemand dort tut, ändert für die anderen nichts.
rule-FQ-R29 =
    Wenn du die Second Line wertest, markierst du alle Kästchen, bevor die Schirme vollendeter Reihen an der Reihe sind. Die Leiste endet nach { $boxes ->
        [one] { $boxes } Kästchen
       *[other] { $boxes } Kästchen
    }; was darüber hinausgeht, ist verloren.
rule-FQ-R30 = Lassen gesperrte Straßen deinem Touristen kein Gebäude übrig, machst du die Kartenaktion und bekommst dann einen Schirm. Du darfst einen solchen Würfel mit Absicht nehmen.
more-FQ-R30-double-umbrella = { $double_bonus } verdoppelt diesen Schirm.
more-FQ-R30-longer-move = Du musst { $longer_bonus } nicht ausgeben, um wegzukommen.
rule-FQ-R31 = Dein Tourist kann auch dann in { $police } gesetzt werden, wenn dort eine Straße gesperrt ist, denn das ist kein Besuch.
rule-FQ-R32 = Im Solomodus nimmt Bürgermeister Carly in jedem seiner zwei Züge einen Würfel. Weil es von jeder Art einen gibt, ist immer klar, welchen. Einen ersten Spieler gibt es im Solomodus nicht.
rule-FQ-R33 =
    { $asks ->
        [none] Ein W hat keinen Wert, aber für eine Urlaubskarte genügt ein Gebäude mit einem W.
       *[other] Ein W hat keinen Wert. Verlangt deine Urlaubskarte { part-asked-values }, scheitert sie an einem W; verlangt sie keine Werte, genügt ein Gebäude mit einem W.
    }
rule-FQ-R34 = Die Punkte der Urlaubskarte gehören zu deiner Summe.
more-FQ-R34-line-points = Bei Gleichstand entscheidet weiterhin die Second Line.
rule-FQ-R35 = In der Gebäudeaktion, also bevor du einträgst, markierst du { $places }.
more-FQ-R35-riverwalk =
    { $visits ->
        [one] Ein zweiter Besuch in { $riverwalk }
       *[other] Ein Besuch in { $riverwalk } nach den ersten { $visits }
    } markiert nichts.
not-in-this-edition = Diese Regel handelt von etwas, das es in dieser Ausgabe nicht gibt.

## Warum nicht: Würfel und Karten

why-FQ-A2-pending = Nimm zuerst einen Würfel.
why-FQ-A2-must = Du bist am Zug und musst einen Würfel nehmen.
why-FQ-A2-no-die = Ein Würfel „{ $type }“ mit einer { $value } ist nicht mehr da. Nimm einen von denen, die ausliegen.
why-FQ-BC-C-no-bonus = Um mit diesem Würfel die Karte „{ $card }“ zu spielen, brauchst du { $other_bonus }, und diesen Bonus hast du nicht oder nicht mehr. Spiel die Karte, auf der der Würfel liegt.
why-FQ-BC-C-none = In dieser Ausgabe lässt dich kein Bonus mit diesem Würfel die Karte „{ $card }“ spielen. Spiel die Karte, auf der der Würfel liegt.
why-FQ-R12-in-box = Der Stapel „{ $card }“ liegt in dieser Partie in der Schachtel. Wähle eine Karte, die ausliegt.

## Warum nicht: Bewegung

why-FQ-V1-pending = Bewege zuerst deinen Touristen.
why-FQ-V1-must = Dein Tourist kann sich bewegen, also darf er nicht bleiben. Wähle ein Gebäude.
why-FQ-V1-stay = Dein Tourist ist schon in { $building }. Wähle ein anderes Gebäude.
why-FQ-V1-not-on-street = Mit „{ $type }“ kommst du zu einem Gebäude an der { $streets }, und { $building } liegt nicht dort. Wähle ein anderes Gebäude.
why-FQ-V1-too-near =
    { $building } ist nur { $distance ->
        [one] { $distance } Feld
       *[other] { $distance } Felder
    } entfernt, und mit „{ $type }“ gehst du mindestens { $least } weit. Wähle ein anderes Gebäude.
why-FQ-V1-too-far =
    { $building } ist { $distance ->
        [one] { $distance } Feld
       *[other] { $distance } Felder
    } entfernt, und mit „{ $type }“ kommst du nicht weiter als { $most }. Wähle ein anderes Gebäude.
why-FQ-BP-B-too-far =
    { $building } ist { $distance ->
        [one] { $distance } Feld
       *[other] { $distance } Felder
    } entfernt. Wegen { $short_bonus } kommst du mit „{ $type }“ 1 Feld weit, nicht weiter. Wähle ein benachbartes Gebäude.
why-FQ-BC-A-no-bonus = Um weiter zu kommen als mit „{ $type }“ allein, brauchst du { $longer_bonus }, und diesen Bonus hast du nicht oder nicht mehr. Wähle ein Gebäude in Reichweite.
why-FQ-BC-A-none = In dieser Ausgabe bringt dich kein Bonus weiter als „{ $type }“ allein. Wähle ein Gebäude in Reichweite.
why-FQ-BC-A-not-needed = Mit „{ $type }“ kommst du ohnehin zu { $building }. Geh ohne { $longer_bonus } dorthin.
why-FQ-R9-too-far =
    { $building } ist { $distance ->
        [one] { $distance } Feld
       *[other] { $distance } Felder
    } entfernt. Mit „{ $type }“ und { $longer_bonus } zusammen kommst du nicht weiter als { $most }. Wähle ein anderes Gebäude.
why-FQ-R9-exactly =
    { $building } ist { $distance ->
        [one] { $distance } Feld
       *[other] { $distance } Felder
    } entfernt. Mit „{ $type }“ und { $longer_bonus } zusammen muss die Entfernung genau { $steps } sein. Wähle ein anderes Gebäude.
why-FQ-R10-too-far = Mit „{ $type }“ und { $longer_bonus } zusammen kommst du nicht zu { $building }. Wähle ein anderes Gebäude.
why-FQ-Y1-closed = Die { $street } ist in dieser Runde gesperrt, und { $building } liegt daran: Du kommst hindurch, kannst dort aber nicht anhalten. Wähle ein anderes Gebäude.

## Warum nicht: Eintragen

why-FQ-P1-pending = Entscheide zuerst über deine Eintragsaktion.
why-FQ-P1-elsewhere = Deine Eintragsaktion gilt für { $here }, das Gebäude, das du besuchst, nicht für { $building }.
why-FQ-P1-value = Dein Würfel zeigt { $die }, also kannst du nicht { $value } in { $building } schreiben.
why-FQ-P1-neighbour = { $value } passt nicht in { $building }: Daneben steht in { $neighbour } eine { $there }, und die beiden liegen um mehr als 1 auseinander.
why-FQ-P2-mapped = { $building } ist schon eingetragen, mit { $there }, und kein Gebäude wird zweimal eingetragen.
why-FQ-P3-no-w = Du hast kein W, das du in { $building } schreiben könntest.
why-FQ-P3-none = In dieser Ausgabe lässt dich kein Bonus ein W schreiben. Schreib einen Wert.
why-FQ-R23-must = Der Wert deines Würfels passt, also musst du das Gebäude eintragen, mit diesem Wert oder mit einem W.
why-FQ-BC-B-pending = Wähle zuerst das zweite Gebäude für { $neighbour_bonus }, oder verzichte darauf.
why-FQ-BC-B-not-next = { $building } und { $here } sind nicht benachbart. Wähle ein benachbartes Gebäude, oder verzichte.
why-FQ-R18-not-next = { $building } ist keinem Gebäude an der { $street } benachbart. Wähle ein benachbartes, oder verzichte.
why-FQ-I5-pending = Wähle zuerst ein Gebäude für die Eintragsaktion der Künstlerleiste.
why-FQ-I5-street = Die Künstlerleiste gibt dir eine Eintragsaktion an der { $street }, und { $building } liegt nicht dort. Wähle ein Gebäude an dieser Straße.
why-FQ-R17-must = Der Wert passt in ein Gebäude an dieser Straße, also musst du eines wählen.
why-FQ-R24-pending = Wähle zuerst ein Gebäude, das du mit deinem Bonus einträgst.
why-FQ-R24-must = Es gibt ein Gebäude, in das ein Wert passt, also musst du den Bonus nutzen.
why-FQ-BF-A-street = Dein Bonus gilt für ein Gebäude an der { $street }, und { $building } liegt nicht dort. Wähle eines an dieser Straße.

## Warum nicht: Symbole und Boni

why-FQ-I2-pending = Nutze zuerst deinen Joker: Wähle eine Aktivität.
why-FQ-I2-full = Deine Leiste „{ $activity }“ ist voll. Wähle eine andere Aktivität.
why-FQ-R2-must = Du musst den Joker nutzen, weil auf einer Aktivitätsleiste noch Platz ist. Wähle eine Aktivität.
why-FQ-I3-pending = Wähle zuerst den Bonus oder den Multiplikator des Kreises.
why-FQ-I3-must = Der Kreis gibt dir den Bonus oder den Multiplikator: Eines davon musst du wählen.
why-FQ-BM-A-pending = Wähle zuerst einen Künstler.
why-FQ-BM-C-pending = Wähle zuerst deine beiden Künstler.
why-FQ-BM-C-same = Diesen Künstler hast du gerade bekommen: { $performer }. Der zweite muss ein anderer sein.
why-FQ-R7-must = Du musst einen Künstler wählen.
why-FQ-BM-B-pending = Wähle zuerst, wo deine persönliche Linie beginnt.
why-FQ-BM-B-must = Deine persönliche Linie muss irgendwo beginnen: Wähle einen Startpunkt.
why-FQ-R8-public = Die öffentliche Second Line hat am Startpunkt { $number } begonnen. Wähle für deine einen anderen.

## Warum nicht: die Second Line

why-FQ-L1-pending = Sag zuerst, wohin die Second Line geht.
why-FQ-L1-edge = In dieser Richtung ({ $direction }) endet der Plan. Wähle eine andere.
why-FQ-L1-used = In dieser Richtung ({ $direction }) ist die Linie schon gelaufen, und sie nutzt keinen Abschnitt zweimal. Wähle eine andere.
why-FQ-R26-pending = Lass zuerst deine persönliche Linie vorrücken oder stehen.
why-FQ-R26-must = Für die Second Line ist ein Weg offen, also musst du eine Richtung wählen.
why-FQ-Y1-line = In dieser Richtung ({ $direction }) würde die Linie an der { $street } entlanglaufen, und diese Straße ist in dieser Runde gesperrt. Wähle eine andere.

## Wie es endete, und warum jemand gewonnen hat

ended-FQ-A5 =
    { $rounds ->
        [one] { $rounds } Runde ist
       *[other] { $rounds } Runden sind
    } gespielt: Die Partie ist zu Ende.
why-FQ-E5-points = Sieg nach Punkten: { part-points }.
why-FQ-E5-second-line = Gleichstand nach Punkten ({ $points }): Die Second Line hat entschieden, mit { $boxes }.
why-FQ-E5-shared = Gleichstand nach Punkten ({ $points }) und auch bei der Second Line: Der Sieg wird geteilt.
why-FQ-E5-tied = Gleichstand nach Punkten ({ $points }): Der Sieg wird geteilt.
why-FQ-Y2-rating = Du hast { part-points } erreicht: „{ $rating }“.

## Aktionen, als Zeilen eines Menüs

action-take = Den Würfel „{ $type }“ nehmen: { $value }
action-take-as = Den Würfel „{ $type }“ ({ $value }) nehmen und die Karte „{ $card }“ spielen
action-go = Zu { $building } gehen
action-further = Weiter gehen, bis { $building } ({ $bonus })
action-map = { $building } mit { $value } eintragen
action-mark = Markieren: { $activity }
action-bonus = Den Bonus nehmen
action-bonus-now = { $bonus } nehmen: { $what }
action-multiplier = Den Multiplikator nehmen
action-multiplier-now = Multiplikator ×{ $times } für „{ $activity }“ nehmen
action-performer = Wählen: { $performer }
action-begin = Am Startpunkt { $start } beginnen
action-advance = Weiter { $toward }
action-pass = Verzichten
action-pass-map = Kein W schreiben und einen Schirm bekommen
action-pass-street-map = Kein W schreiben und einen Schirm bekommen
action-pass-free-map = Kein W schreiben und auf den Bonus verzichten
action-pass-neighbour = Kein zweites Gebäude eintragen
action-pass-street-neighbour = Kein zweites Gebäude eintragen
action-pass-own-line = Deine persönliche Linie stehen lassen
action-pass-travel = Bleiben, wo du bist, und einen Schirm bekommen

## Ereignisse: Aufbau und Planung

event-start = Die öffentliche Second Line beginnt am Startpunkt { $start }.
event-first = { $player } ist erster Spieler.
event-first-you = Du bist erster Spieler.
event-vacation = { $player } bekommt die Urlaubskarte { $vacation }.
event-vacation-you = Du bekommst die Urlaubskarte { $vacation }.
event-vacation-hidden = { $player } bekommt eine Urlaubskarte.
event-round =
    Runde { $round } beginnt.{ $first_is ->
        [none] {""}
        [you] {" "}Du bist erster Spieler.
       *[other] {" "}{ $first } ist erster Spieler.
    }
event-card = Eine Karte wird aufgedeckt: { $card }.
event-mayor =
    { $street_is ->
        [none] Der Bürgermeister sperrt in dieser Runde keine Straße.
       *[other] Der Bürgermeister sperrt in dieser Runde eine Straße: { $street }.
    }
event-die = Ein Würfel wird geworfen: { $die }.

## Ereignisse: ein Zug

event-take =
    { $card_is ->
        [own] { $player } nimmt den Würfel „{ $type }“: { $value }.
       *[other] { $player } nimmt den Würfel „{ $type }“ ({ $value }) und spielt die Karte „{ $card }“.
    }
event-take-you =
    { $card_is ->
        [own] Du nimmst den Würfel „{ $type }“: { $value }.
       *[other] Du nimmst den Würfel „{ $type }“ ({ $value }) und spielst die Karte „{ $card }“.
    }
event-mayor-takes = Bürgermeister Carly nimmt den Würfel „{ $type }“: { $value }.
event-go =
    { $further_is ->
        [yes] { $player } geht weiter als sonst, bis { $building }.
       *[no] { $player } geht zu { $building }.
    }
event-go-you =
    { $further_is ->
        [yes] Du gehst weiter als sonst, bis { $building }.
       *[no] Du gehst zu { $building }.
    }
event-stay = { $player } bewegt sich nicht, bleibt in { $building } und bekommt einen Schirm.
event-stay-you = Du bewegst dich nicht, bleibst in { $building } und bekommst einen Schirm.
event-courtyard = { $player } markiert einen Innenhof: { $building }.
event-courtyard-you = Du markierst einen Innenhof: { $building }.
event-riverwalk = { $player } markiert Besuch { $visits } in { $building }.
event-riverwalk-you = Du markierst Besuch { $visits } in { $building }.
event-map = { $player } trägt { $building } mit { $value } ein.
event-map-you = Du trägst { $building } mit { $value } ein.
event-no-map =
    { $case_is ->
        [locked] { $player } darf { $building } nicht mit { $value } eintragen und bekommt darum einen Schirm.
        [street] { $value } passt in kein Gebäude an der { $street }: { $player } bekommt dafür einen Schirm.
       *[other] { $value } wird nicht in { $building } eingetragen: { $player } bekommt dafür einen Schirm.
    }
event-no-map-you =
    { $case_is ->
        [locked] Du darfst { $building } nicht mit { $value } eintragen und bekommst darum einen Schirm.
        [street] { $value } passt in kein Gebäude an der { $street }: Du bekommst dafür einen Schirm.
       *[other] { $value } wird nicht in { $building } eingetragen: Du bekommst dafür einen Schirm.
    }
event-pass =
    { $task_is ->
        [travel] { $player } bleibt lieber, als weiter zu gehen.
        [neighbour] { $player } trägt kein zweites Gebäude ein.
        [own-line] { $player } lässt die persönliche Linie stehen.
       *[other] { $player } schreibt kein W.
    }
event-pass-you =
    { $task_is ->
        [travel] Du bleibst lieber, als weiter zu gehen.
        [neighbour] Du trägst kein zweites Gebäude ein.
        [own-line] Du lässt deine persönliche Linie stehen.
       *[other] Du schreibst kein W.
    }

## Ereignisse: Symbole und Boni

event-umbrella = { $player } markiert einen Schirm ({ $boxes } von { $all }).
event-umbrella-you = Du markierst einen Schirm ({ $boxes } von { $all }).
event-mark =
    { $player } markiert { $activity } ({ $box } von { $all }){ $crossed_is ->
        [yes] ; der Kreis dort ist durchgestrichen.
        [skipped] ; { $skipped ->
            [one] der durchgestrichene Kreis davor wird übersprungen
           *[other] die { $skipped } durchgestrichenen Kreise davor werden übersprungen
        }.
       *[no] .
    }
event-mark-you =
    Du markierst { $activity } ({ $box } von { $all }){ $crossed_is ->
        [yes] ; der Kreis dort ist durchgestrichen.
        [skipped] ; { $skipped ->
            [one] der durchgestrichene Kreis davor wird übersprungen
           *[other] die { $skipped } durchgestrichenen Kreise davor werden übersprungen
        }.
       *[no] .
    }
event-multiplier = { $player } bekommt den Multiplikator ×{ $times } für „{ $activity }“.
event-multiplier-you = Du bekommst den Multiplikator ×{ $times } für „{ $activity }“.
event-performer =
    { $player } markiert „{ $performer }“ in der { $row ->
        [1] oberen
       *[2] unteren
    } Reihe{ $points ->
        [0] .
       *[other] {" "}und bekommt { part-points }.
    }
event-performer-you =
    Du markierst „{ $performer }“ in der { $row ->
        [1] oberen
       *[2] unteren
    } Reihe{ $points ->
        [0] .
       *[other] {" "}und bekommst { part-points }.
    }
event-full = { $player } bekommt für dieses Symbol nichts mehr: { $icon }.
event-full-you = Du bekommst für dieses Symbol nichts mehr: { $icon }.
event-bonus = { $player } schaltet { $bonus } frei.
event-bonus-you = Du schaltest { $bonus } frei: { $what }.
event-lost = { $player } trägt mit dem Bonus nichts ein, er ist verloren.
event-lost-you = Du trägst mit dem Bonus nichts ein, er ist verloren.
event-cross-out = { $player } streicht auf der Leiste „{ $activity }“ den Kreis in Kästchen { $box } durch.
event-cross-out-you = Du streichst auf der Leiste „{ $activity }“ den Kreis in Kästchen { $box } durch.
event-arrest = { $player } landet in { $building }.
event-arrest-you = Du landest in { $building }.
event-police = { $player } trägt mit { $value } nichts mehr ein: Dieser Wert wurde gewürfelt.
event-police-you = Du trägst mit { $value } nichts mehr ein: Dieser Wert wurde gewürfelt.

## Ereignisse: die Second Line

event-begin = { $player } beginnt eine persönliche Second Line am Startpunkt { $start }.
event-begin-you = Du beginnst eine persönliche Second Line am Startpunkt { $start }.
event-line = { $player } führt die Second Line { $toward }, bis zur { $point }.
event-line-you = Du führst die Second Line { $toward }, bis zur { $point }.
event-own-line = { $player } führt die persönliche Linie { $toward }, bis zur { $point }.
event-own-line-you = Du führst deine persönliche Linie { $toward }, bis zur { $point }.
event-stuck = Die Second Line kann nirgendwohin weiter und bleibt, wo sie ist.
event-parade =
    { $player } hat { $buildings ->
        [0] kein eingetragenes Gebäude
        [one] { $buildings } eingetragenes Gebäude
       *[other] { $buildings } eingetragene Gebäude
    } an der Linie. Markierte Kästchen der Second Line: { $boxes }.{ $rows ->
        [0] {""}
       *[other] {" "}Schirme für vollendete Reihen: { $rows }.
    }
event-parade-you =
    Du hast { $buildings ->
        [0] kein eingetragenes Gebäude
        [one] { $buildings } eingetragenes Gebäude
       *[other] { $buildings } eingetragene Gebäude
    } an der Linie. Markierte Kästchen der Second Line: { $boxes }.{ $rows ->
        [0] {""}
       *[other] {" "}Schirme für vollendete Reihen: { $rows }.
    }

## Ereignisse: das Ende

event-over = Die letzte Runde ist zu Ende. Jetzt werden die Punkte gezählt.
event-show-vacation =
    { $player } zeigt die Urlaubskarte { $vacation }: { $made_is ->
        [yes] sie ist erfüllt.
       *[other] sie ist nicht erfüllt.
    }
event-show-vacation-you =
    Du zeigst deine Urlaubskarte { $vacation }: { $made_is ->
        [yes] sie ist erfüllt.
       *[other] sie ist nicht erfüllt.
    }

## Zeilen des Wertungsbogens (die Punkte stehen daneben)

line-activity = { $activity }: { part-street-score }
line-second-line = Second Line, markierte Kästchen: { $boxes }
line-gift-shops = Souvenirläden: { $values }
line-courtyards = Besuchte Innenhöfe: { $count }
line-riverwalk = { $riverwalk }, markierte Besuche: { $visits }
line-performers = Künstler: obere Reihe { $top } → { $top_points }, untere Reihe { $bottom } → { $bottom_points }, Leiste { $track_points }
line-vacation = Urlaubskarte „{ $vacation }“

## Aufforderungen: was gerade entschieden wird

phase-setup = Das Spiel wird aufgebaut.
phase-plan = Karten werden aufgedeckt und Würfel geworfen.
phase-move = Bewegung: Alle nehmen zwei Würfel, in jedem Zug einen.
phase-line = Second Line: Sie rückt vor, und alle werten sie.
phase-wait = Gewartet wird auf: { $actors }.
phase-over = Die Partie ist zu Ende.

prompt-take =
    Nimm einen Würfel.{ $other ->
        [0] {""}
       *[other] {" "}Mit { $bonus } darfst du eine andere Karte spielen als die des Würfels.
    }
prompt-travel =
    Bewege deinen Touristen mit „{ $type }“.{ $longer ->
        [0] {""}
       *[other] {" "}Mit { $bonus } kann er weiter gehen. Kann er sich sonst nicht bewegen, darfst du auch bleiben und einen Schirm bekommen.
    }
prompt-map =
    Trage { $building } mit { $value } ein{ $w ->
        [0] .
       *[other] {" "}oder mit einem W. Passt { $value } nicht, darfst du auch verzichten und bekommst einen Schirm.
    }
prompt-street-map =
    Künstlerleiste: Trage ein Gebäude an der { $street } mit { $value } ein{ $w ->
        [0] .
       *[other] {" "}oder mit einem W. Passt { $value } dort nirgends, darfst du auch verzichten und bekommst einen Schirm.
    }
prompt-free-map =
    Bonus: Trage { $street_is ->
        [anywhere] irgendein Gebäude
       *[other] ein Gebäude an der { $street }
    } mit einem Wert ein, der passt{ $w ->
        [0] .
       *[other] , oder mit einem W. Passt nirgends ein Wert, darfst du auch auf den Bonus verzichten.
    }
prompt-neighbour =
    { $bonus }: Trage ein Nachbargebäude von { $building } mit { $value } ein{ $w ->
        [0] , oder verzichte.
       *[other] {" "}oder mit einem W, oder verzichte.
    }
prompt-street-neighbour =
    { $bonus }: Trage ein Gebäude mit { $value } ein, das einem an der { $street } benachbart ist{ $w ->
        [0] , oder verzichte.
       *[other] {" "}(oder mit einem W), oder verzichte.
    }
prompt-icon = Ein Joker: Wähle die Aktivität, die du markierst.
prompt-circle = Ein Kreis der Leiste „{ $activity }“: Wähle { $bonus } ({ $what }) oder den Multiplikator ×{ $times }.
prompt-one-performer = Wähle einen Künstler.
prompt-two-performers = Wähle den ersten von zwei Künstlern.
prompt-other-performer = Wähle einen zweiten Künstler, einen anderen als den ersten ({ $performer }).
prompt-begin-line = Wähle, wo deine persönliche Linie beginnt.
prompt-police = Für { $bonus } wird gewürfelt.
prompt-advance = Wähle, wohin die Second Line geht. Sie ist für alle dieselbe.
prompt-own-line = Wähle, wohin deine persönliche Linie geht, oder lass sie stehen.
