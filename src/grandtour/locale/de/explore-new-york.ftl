### Explore New York. Die Hinweise zu den Argumenten stehen in der englischen Datei.
### $card steht nur nach einem Doppelpunkt oder in Klammern, weil die Symbole darin ungebeugt sind; $tourists („1 Kreis“)
### ist in Nominativ und Akkusativ gleich.

## Wörter

symbol-circle = Kreis
symbol-square = Quadrat
symbol-triangle = Dreieck

kind-red = roter Kreis
kind-green = grünes Quadrat
kind-blue = blaues Dreieck
kind-yellow = gelber Smiley
kind-grey = grauer Stern
kind-white = weiß

mode-score-attack = Punktejagd

option-plus_after_fallback = + nach einer freien Wahl
option-plus_after_fallback-about = Ein + auf den Zugkarten bedeutet auch nach einer freien Wahl eine Verbindung mehr. Die gedruckten Spielregeln machen dafür keine Ausnahme, erwähnen den Fall aber auch nicht: Das ist unsere Auslegung. Ausgeschaltet zählt das + nach einer freien Wahl nicht.

## Satzteile

part-block = ({ $block })
part-block-named = ({ $block }) { $name }
part-block-fallback = { $block } (freie Wahl)
part-link-between = zwischen ({ $a }) und ({ $b })
part-link-above = über ({ $a })
part-link-below = unter ({ $a })
part-link-left = links von ({ $a })
part-link-right = rechts von ({ $a })
part-link-corner = um die Ecke von ({ $a })
part-card = { $number } ({ $tourists })
part-card-plus = { $number } ({ $tourists }, +)
part-cafe = { $cafe } ({ $tourists })
part-kind = { $kind }: { $blocks }
part-tourists =
    { $symbol_id ->
        [circle] { $n ->
            [one] { $n } Kreis
           *[other] { $n } Kreise
        }
        [square] { $n ->
            [one] { $n } Quadrat
           *[other] { $n } Quadrate
        }
        [triangle] { $n ->
            [one] { $n } Dreieck
           *[other] { $n } Dreiecke
        }
       *[other] { $n } { $symbol }
    }
part-no-tourists = keine Touristen
part-on-card =
    { $symbol_id ->
        [circle] { $n ->
            [1] ein roter Kreis
            [2] zwei rote Kreise
           *[other] { $n } rote Kreise
        }
        [square] { $n ->
            [1] ein grünes Quadrat
            [2] zwei grüne Quadrate
           *[other] { $n } grüne Quadrate
        }
        [triangle] { $n ->
            [1] ein blaues Dreieck
            [2] zwei blaue Dreiecke
           *[other] { $n } blaue Dreiecke
        }
       *[other] { $n } { $symbol }
    }
part-removed =
    { $cards ->
        [0] keine
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } bei { $players } Personen
part-turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } bei { $players } Personen
part-product =
    { $tourists ->
        [one] { $tourists } Tourist
       *[other] { $tourists } Touristen
    } × { $attractions ->
        [one] { $attractions } Attraktion
       *[other] { $attractions } Attraktionen
    }

## Regeln: das Material

rule-NY-C1 =
    Ein Spiel für { $players } Personen; alle haben den gleichen Stadtplan, jede ihren eigenen.{ $house_is ->
        [none] {""}
       *[other] {" "}Für { $house } Person gibt es „{ mode-score-attack }“, eine Hausvariante von uns, die in den Spielregeln nicht vorkommt: Du spielst allein um so viele Punkte wie möglich, { $turns ->
            [one] { $turns } Zug
           *[other] { $turns } Züge
        } lang und { $removed ->
            [0] mit allen Karten
            [one] mit { $removed } Karte weniger im Stapel
           *[other] mit { $removed } Karten weniger im Stapel
        }.
    }
rule-NY-C2 = Der Stadtplan ist ein Gitter aus Blöcken, { $width } nebeneinander und { $height } untereinander. Zwei Zahlen bezeichnen einen Block: X zählt von links, Y von oben. Der Block oben links ist (1,1), der unten rechts ({ $width },{ $height }). Wo Y beginnt, sagen die Spielregeln nicht; das ist unsere Auslegung.
rule-NY-C3 =
    Um jeden Block laufen Straßen, auch am Rand des Stadtplans. Eine Verbindung ist ein Stück Straße, von einer Kreuzung bis zur nächsten. Die Ecken des Plans sind abgerundet: Dort bilden die beiden Außenseiten des Eckblocks eine einzige Verbindung. Auf diesem Plan gibt es { $points ->
        [one] { $points } Kreuzung
       *[other] { $points } Kreuzungen
    } und { $links ->
        [one] { $links } Verbindung
       *[other] { $links } Verbindungen
    }: { $inner } zwischen zwei Blöcken, { $border } gerade am Rand und { $arcs } um die Ecken.
rule-NY-C4 =
    Jeder Block ist von einer Art. Auf diesem Plan gibt es: { $kinds }. Alle Blöcke außer den weißen sind Attraktionen. { $cafes ->
        [0] Cafés gibt es auf diesem Plan nicht.
        [one] An einer Kreuzung liegt ein Café; es zeigt zwei Touristen.
       *[other] An { $cafes } der Kreuzungen liegt ein Café; jedes zeigt zwei Touristen, gleiche oder verschiedene.
    } Ein Tourist ist ein Kreis, ein Quadrat oder ein Dreieck.
rule-NY-C5 =
    Es gibt { $cards ->
        [one] { $cards } Touristenkarte
       *[other] { $cards } Touristenkarten
    }. Jede zeigt einen oder zwei Touristen und eine Zahl von 1 bis { $highest } oder stattdessen ein * ({ $stars ->
        [one] { $stars } Karte
       *[other] { $stars } Karten
    }). Manche haben ein +, das eine Verbindung mehr bringt ({ $plus ->
        [one] { $plus } Karte
       *[other] { $plus } Karten
    }).

## Regeln: Aufbau

rule-NY-S1 = Einige Karten werden zufällig aus dem Spiel genommen, und niemand sieht, welche: { $removed }. So machen wir es: Eine Karte hat keinen Platz im Stapel, bevor sie aufgedeckt wird; die entfernten Karten sind also einfach die, die am Ende der Partie übrig bleiben.
rule-NY-S2 = Die Partie dauert, bis der Touristenstapel aufgebraucht ist: { $turns }. Wo eine gedruckte Spielregel andere Zahlen nennt, entscheidet der Stapel; das ist unsere Auslegung.
rule-NY-S3 = Der erste Spieler wird ausgelost.

## Regeln: ein Zug

rule-NY-T1 =
    Der erste Spieler deckt { $reveal ->
        [one] { $reveal } Karte
       *[other] { $reveal } Karten
    } auf{ $discard ->
        [0] ; diese
       *[other] {" "}und wirft { $discard } davon ab. Die beiden übrigen
    } sind die Zugkarten, und alle nutzen beide.
rule-NY-T2 = Dann spielen alle gleichzeitig, jede Person auf ihrem eigenen Plan: einen Block wählen, seine Touristen einzeichnen, Verbindungen zeichnen, den Zug beenden. Kein Plan wirkt sich auf einen anderen aus. Bis du deinen Zug beendest, gehört er dir allein, und du kannst deine Schritte zurücknehmen; danach sehen ihn alle, und er gilt. Hat die letzte Person ihren Zug beendet, werden die Zugkarten abgeworfen, und erster Spieler ist nun, wer im Uhrzeigersinn folgt.

## Regeln: der Block

rule-NY-B1 = Du wählst einen Block, in dem du noch keine Touristen hast.
rule-NY-B2 = Zwei Karten mit derselben Zahl ergeben nur einen Block: Diese Zahl ist sein X und sein Y.
rule-NY-B3 = Zwei Karten mit verschiedenen Zahlen ergeben zwei Blöcke: Du entscheidest, welche Zahl X ist und welche Y. Hast du in einem der beiden schon Touristen, muss es der andere sein.
rule-NY-B4 =
    Ein * steht für jede Zahl. Ein * und eine Zahl zeigen auf alle Blöcke, die diese Zahl als X oder als Y haben, auf diesem Plan bis zu { $blocks ->
        [one] { $blocks } Block
       *[other] { $blocks } Blöcke
    }. Zwei * zeigen auf jeden Block.
rule-NY-B5 = Die freie Wahl: Hast du in allen Blöcken, auf die die Karten zeigen, schon Touristen, wählst du stattdessen irgendeinen leeren Block.

## Regeln: Touristen

rule-NY-P1 = Alle Touristen beider Zugkarten kommen in den Block, den du gewählt hast.
rule-NY-P2 = Nach einer freien Wahl kommt stattdessen ein einziger Tourist hinein: ein Kreis, ein Quadrat oder ein Dreieck, ganz wie du willst.

## Regeln: Verbindungen

rule-NY-L1 = Verbindungen zeichnest du auf eine von zwei Weisen. Entweder zwei: eine an einer Seite deines Blocks entlang und die andere an eines ihrer Enden, in beliebiger Richtung, auch vom Block weg. Oder nur eine, auf irgendeiner Straße des Plans.
rule-NY-L2 = Nach einer freien Wahl zeichnest du nur eine Verbindung, auf irgendeiner Straße des Plans; zwei sind dann nicht möglich.
rule-NY-L3 =
    Jedes + auf den Zugkarten bedeutet für alle eine Verbindung mehr, auf irgendeiner Straße, angeschlossen oder nicht. Weglassen darfst du sie nicht. { $option ->
        [on] Das gilt auch nach einer freien Wahl.
       *[off] An diesem Tisch gilt das nach einer freien Wahl nicht.
    } Die Spielregeln erwähnen diesen Fall nicht: Nach unserer Auslegung zählt ein + immer, und die Option „{ option-plus_after_fallback }“ kann das ändern.
rule-NY-L4 =
    Eine Verbindung zeichnest du nur auf eine Straße, die auf deinem Plan noch keine hat. Die Spielregeln schweigen dazu; das ist unsere Auslegung. Sind zwei Verbindungen nicht mehr möglich, zeichnest du eine. Das geht immer: In einer ganzen Partie zeichnest du höchstens { $most ->
        [one] { $most } Verbindung
       *[other] { $most } Verbindungen
    }, und der Plan hat { $links }.
rule-NY-L5 = Deine Verbindungen zeichnest du in beliebiger Reihenfolge. Für die Cafés macht das keinen Unterschied, denn ihre Touristen kommen alle in denselben Block; es ist auch gleich, welche deiner Verbindungen die beiden zusammenhängenden sind und welche zu einem + gehören.

## Regeln: Cafés

rule-NY-K1 = Sobald eine Verbindung, die du zeichnest, an einem Café endet, kommen die beiden dort gezeigten Touristen in den Block, den du in diesem Zug gewählt hast, auch nach einer freien Wahl. Damit ist das Café benutzt: Seine Touristen bekommst du in einer Partie nur einmal. In einem Zug kannst du mehrere Cafés erreichen.

## Regeln: das Ende

rule-NY-F1 = Die endgültige Route ist eine Linie aus Verbindungen, die du gezeichnet hast, ohne Lücke. Keine Verbindung kommt zweimal vor. Die Linie darf sich kreuzen, zu einer Kreuzung zurückkehren und enden, wo sie begonnen hat, und du kannst Verbindungen weglassen.
rule-NY-F2 = Es zählt die beste endgültige Route, die deine Verbindungen zulassen. Das Programm findet sie und rät nicht: Keine andere Linie aus deinen Verbindungen bringt mehr.
rule-NY-F3 = Ein Block liegt an der Route, wenn sie an einer seiner Seiten eine Verbindung hat; an einer Ecke des Plans zählt die abgerundete Verbindung für den Eckblock. Ein Block, den die Route nur mit einer Ecke streift, liegt nicht an ihr.
rule-NY-F4 = Jede der drei Farben wird für sich gewertet: die Zahl ihrer Touristen in Blöcken an der Route mal die Zahl ihrer Attraktionen an der Route. In welcher Art von Block die Touristen sind, ist gleich; er darf auch weiß sein.
rule-NY-F5 =
    Jedes Café an einer Kreuzung der Route bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und zwar einmal, ob du seine Touristen bekommen hast oder nicht.
rule-NY-F6 =
    Jeder gelbe Block an der Route bringt { $yellow ->
        [one] { $yellow } Punkt
       *[other] { $yellow } Punkte
    }. Graue Blöcke zählen gemeinsam. Anzahl grauer Blöcke an der Route und Punkte: { $grey }.
rule-NY-F7 = Wer die meisten Punkte hat, gewinnt. Für einen Gleichstand haben die Spielregeln nichts vorgesehen: Der Sieg wird dann geteilt.

## Warum nicht: Karten

why-NY-T1-pending = Wähle zuerst eine Karte, die du abwirfst.
why-NY-T1-not-shown = Diese Karte liegt nicht aus: { $card }. Wähle eine der aufgedeckten.
why-NY-T1-discarded = Die Zugkarten stehen fest, in diesem Zug wird nichts mehr abgeworfen. Spiel mit den beiden, die ausliegen.

## Warum nicht: der Block und seine Touristen

why-NY-T2-chosen = Dein Block in diesem Zug ist { $block }. Mach mit ihm weiter, oder nimm deine Schritte zurück, um einen anderen zu wählen.
why-NY-B1-pending = Wähle zuerst einen Block.
why-NY-B1-taken = In Block { $block } hast du schon Touristen. Wähle einen leeren Block.
why-NY-B2-not-offered = Beide Zugkarten zeigen { $number }, das ergibt nicht { $block }. Wähle Block ({ $number },{ $number }).
why-NY-B3-not-offered = Die Zugkarten zeigen { $a } und { $b }, das ergibt nicht { $block }. Wähle einen leeren Block, der eine dieser Zahlen als X und die andere als Y hat.
why-NY-B4-not-offered = Die Zugkarten zeigen { $number } und ein *, das ergibt nicht { $block }. Wähle einen leeren Block, der { $number } als X oder als Y hat.
why-NY-P1-all = Die Touristen der Zugkarten sind schon in deinem Block. Nur nach einer freien Wahl suchst du selbst einen aus. Zeichne jetzt Verbindungen.
why-NY-P2-pending = Wähle zuerst den einen Touristen für deinen Block.
why-NY-P2-chosen = Den einen Touristen für deinen Block hast du schon gewählt. Zeichne jetzt Verbindungen, oder nimm deine Schritte zurück, um einen anderen zu wählen.

## Warum nicht: Verbindungen

why-NY-L1-none =
    Du hast in diesem Zug noch keine Verbindung gezeichnet. Zeichne zuerst { $left ->
        [one] { $left } Verbindung
       *[other] { $left } Verbindungen
    } und beende dann deinen Zug.
why-NY-L1-enough =
    Du hast in diesem Zug { $links ->
        [one] { $links } Verbindung
       *[other] { $links } Verbindungen
    } gezeichnet, mehr sind nicht möglich. Beende deinen Zug, oder nimm eine zurück, um eine andere zu zeichnen.
why-NY-L1-no-pair = Die Verbindung, die du jetzt zeichnest, muss ein Paar ergeben: eine an Block { $block } entlang, die andere daran angeschlossen. Eine Verbindung { $link } ergibt kein solches Paar. Wähle eine andere, oder beende deinen Zug.
why-NY-L2-none =
    Auch nach einer freien Wahl zeichnest du eine Verbindung. Zeichne zuerst { $left ->
        [one] { $left } Verbindung
       *[other] { $left } Verbindungen
    } auf irgendeiner Straße und beende dann deinen Zug.
why-NY-L2-enough = Nach einer freien Wahl gibt es keine zweite Verbindung. Du hast alle gezeichnet, die möglich sind ({ $links }). Beende deinen Zug, oder nimm eine zurück, um eine andere zu zeichnen.
why-NY-L3-plus =
    Wegen des + auf den Zugkarten { $left ->
        [one] fehlt noch { $left } Verbindung
       *[other] fehlen noch { $left } Verbindungen
    }. Zeichne auf irgendeiner Straße und beende dann deinen Zug.
why-NY-L4-drawn = Du hast schon eine Verbindung { $link }. Wähle eine Straße ohne Verbindung.

## Wie es endete, und warum jemand gewonnen hat

ended-NY-S2 =
    Der Touristenstapel ist nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    } aufgebraucht: Die Partie ist zu Ende.
why-NY-F7-points =
    Sieg nach Punkten: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
why-NY-F7-shared = Gleichstand nach Punkten ({ $points }): Der Sieg wird geteilt.
why-NY-C1-alone =
    { mode-score-attack }: Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } erreicht.

## Aktionen, als Zeilen eines Menüs

action-discard = Abwerfen: { $card }
action-block = Block { $block } wählen
action-tourist = { $tourists } einzeichnen
action-link = Verbindung { $link } zeichnen
action-end = Den Zug beenden

## Ereignisse: Karten

event-first = { $player } ist erster Spieler.
event-first-you = Du bist erster Spieler.
event-card = Eine Karte wird aufgedeckt: { $card }.
event-discard = { $player } wirft ab: { $card }. Es bleiben: { $kept }.
event-discard-you = Du wirfst ab: { $card }. Es bleiben: { $kept }.

## Ereignisse: der Zug einer Person

event-block =
    { $fallback_is ->
        [yes] { $player } wählt Block { $block }, in freier Wahl.
       *[no] { $player } wählt Block { $block } und zeichnet { $tourists } ein.
    }
event-block-you =
    { $fallback_is ->
        [yes] Du wählst Block { $block }, in freier Wahl.
       *[no] Du wählst Block { $block } und zeichnest { $tourists } ein.
    }
event-tourist = { $player } zeichnet { $tourists } in Block { $block } ein.
event-tourist-you = Du zeichnest { $tourists } in Block { $block } ein.
event-link =
    { $count ->
        [0] { $player } zeichnet eine Verbindung { $link }.
       *[other] { $player } zeichnet eine Verbindung { $link } und bekommt Touristen aus: { $cafes }.
    }
event-link-you =
    { $count ->
        [0] Du zeichnest eine Verbindung { $link }.
       *[other] Du zeichnest eine Verbindung { $link } und bekommst Touristen aus: { $cafes }.
    }
event-turn =
    { $player } hat den Zug beendet. Block { $block }: { $tourists }. Verbindungen: { $links }.{ $count ->
        [0] {""}
       *[other] {" "}Cafés: { $cafes }.
    }
event-turn-you =
    Du hast deinen Zug beendet. Block { $block }: { $tourists }. Verbindungen: { $links }.{ $count ->
        [0] {""}
       *[other] {" "}Cafés: { $cafes }.
    }

## Ereignisse: das Ende

event-over = Der letzte Zug ist beendet. Jetzt zählt auf jedem Plan die beste endgültige Route.

## Zeilen des Wertungsbogens (die Punkte stehen daneben)

line-red = Rot: { part-product }
line-green = Grün: { part-product }
line-blue = Blau: { part-product }
line-cafes = Cafés an der Route: { $count }
line-yellow = Gelbe Blöcke an der Route: { $count }
line-grey = Graue Blöcke an der Route: { $count }

## Aufforderungen: was gerade entschieden wird

phase-setup = Der erste Spieler wird ausgelost.
phase-reveal = Karten werden aufgedeckt.
phase-discard = Du bist erster Spieler: Wähle eine Karte, die du abwirfst. Mit den übrigen spielen alle.
phase-block = Wähle einen leeren Block, auf den die Zugkarten zeigen.
phase-block-fallback = In allen Blöcken, auf die die Zugkarten zeigen, hast du schon Touristen: Wähle irgendeinen leeren Block.
phase-tourist = Wähle den einen Touristen für Block { $block }.
phase-links =
    { $left ->
        [one] Zeichne { $left } Verbindung auf irgendeiner Straße.
       *[other] Zeichne { $left } Verbindungen auf beliebigen Straßen.
    }{ $fallback_is ->
        [yes] {""}
       *[no] {" "}Auf eine Verbindung entlang Block { $block } darf eine weitere folgen, die sich anschließt.
    }
phase-extend = Du darfst noch eine Verbindung zeichnen, wenn sie ein Paar ergibt: eine an Block { $block } entlang, die andere daran angeschlossen. Oder beende deinen Zug.
phase-end = Alle deine Verbindungen sind gezeichnet: Beende deinen Zug. Danach sehen ihn alle, und er lässt sich nicht mehr zurücknehmen.
phase-done = Du hast deinen Zug beendet. Gewartet wird auf: { $actors }.
phase-wait = Gewartet wird auf: { $actors }.
phase-over = Die Partie ist zu Ende.
