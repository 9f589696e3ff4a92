### San Francisco. Die Hinweise zu den Argumenten stehen in der englischen Datei.
### Beugung: part-card ist Nominativ und Akkusativ; sonst wählt $color_id die passende Form.

## Wörter

color-ferry = Fähre
color-blue = blau
color-green = grün
color-black = schwarz
color-purple = violett
color-red = rot
color-orange = orange
color-gray = grau

symbol-bridge = Brücke
symbol-lighthouse = Leuchtturm
symbol-sea-lion = Seelöwe
symbol-crab = Krabbe
symbol-poppy = Mohn
symbol-house = Haus
symbol-teapot = Teekanne

## Satzteile

# Die Jokerkarte: In einer Edition kann sie heißen, wie sie will.
part-wild = „{ $wild }“
part-wild-card =
    { $wild_id ->
        [ferry] Fähre
       *[other] Karte { part-wild }
    }
part-wild-cards =
    { $wild_id ->
        [ferry] Fähren
       *[other] Karten { part-wild }
    }
part-the-wild-cards =
    { $wild_id ->
        [ferry] Fähren
       *[other] Karten { part-wild }
    }
part-wild-symbols =
    { $wild_id ->
        [ferry] Fährsymbole
       *[other] Symbole { part-wild }
    }
part-card =
    { $color_id ->
        [ferry] eine Fähre
        [blue] eine blaue Karte
        [green] eine grüne Karte
        [black] eine schwarze Karte
        [purple] eine violette Karte
        [red] eine rote Karte
        [orange] eine orange Karte
       *[other] eine Karte „{ $color }“
    }
part-payment =
    { $color_id ->
        [ferry] { $n ->
            [one] { $n } Fähre
           *[other] { $n } Fähren
        }
        [blue] { $n } blaue
        [green] { $n } grüne
        [black] { $n } schwarze
        [purple] { $n } violette
        [red] { $n } rote
        [orange] { $n } orange
       *[other] { $n } „{ $color }“
    }
part-route = { $a } – { $b }
part-route-double = { $a } – { $b } ({ $color })
part-route-double-same = { $a } – { $b } ({ $color }, { $number } von 2)
part-ticket =
    { $a } – { $b } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
part-height =
    { $height ->
        [one] { $height } Marker
       *[other] { $height } Marker
    } bei { $players } Personen

## Regeln: das Material

rule-SF-C1 =
    Ein Spiel für { $players } Personen. Alle haben je { $cars ->
        [one] { $cars } Cable Car
       *[other] { $cars } Cable Cars
    }. Dazu kommen { $cards ->
        [one] { $cards } Transportkarte
       *[other] { $cards } Transportkarten
    } ({ $deck }) und { $tickets ->
        [one] { $tickets } Zielkarte
       *[other] { $tickets } Zielkarten
    }{ $tokens ->
        [0] { "." }
        [one] , außerdem { $tokens } Touristenmarker.
       *[other] , außerdem { $tokens } Touristenmarker ({ $symbols ->
            [one] { $symbols } Symbol
           *[other] { $symbols } Symbole
        }, je { $copies }).
    } { part-the-wild-cards } sind Joker.
rule-SF-C2 =
    Der Spielplan hat { $locations ->
        [one] { $locations } Ort
       *[other] { $locations } Orte
    } und { $routes ->
        [one] { $routes } Strecke
       *[other] { $routes } Strecken
    }, die sie verbinden. Eine Strecke ist so lang, wie sie Felder hat. { $grays ->
        [none] Sie hat eine Farbe
        [all] Alle Strecken sind grau
       *[some] Sie hat eine Farbe oder ist grau
    }{ $ferries ->
        [0] { "" }
       *[other] , und manche Strecken tragen { part-wild-symbols }
    }.{ $doubles ->
        [0] { "" }
       *[other] { " " }Zwei gleich lange Strecken zwischen denselben beiden Orten bilden eine Doppelstrecke.
    }

## Regeln: Aufbau

rule-SF-S1 =
    Die Touristenmarker bilden Stapel mit jeweils einem Symbol: { $symbols }. { $fixed ->
        [0] Zu Beginn liegt keiner auf dem Spielplan.
        [one] Ein Stapel kommt an diesen Ort: { $places }.
       *[other] Je ein Stapel kommt an diese Orte: { $places }.
    } Die Höhe hängt von der Zahl der Mitspielenden ab: { $heights }.{ $aside ->
        [0] { "" }
        [one] { " " }{ $aside } Stapel wird beiseitegelegt.
       *[other] { " " }{ $aside } Stapel werden beiseitegelegt.
    }{ $drawn ->
        [0] { "" }
       *[other] { " " }Welches Symbol wohin kommt, entscheidet der Zufall{ $tied ->
            [0] .
           *[other] , wenn es nicht schon dabeisteht.
        }
    }
rule-SF-S2 =
    Alle beginnen mit { $hand ->
        [one] { $hand } Transportkarte
       *[other] { $hand } Transportkarten
    } auf der Hand. Die übrigen sind der Nachziehstapel, und { $face_up ->
        [one] { $face_up } davon wird
       *[other] { $face_up } davon werden
    } offen daneben ausgelegt.{ $limit ->
        [0] { "" }
       *[other] { " " }{ $face_up ->
            [one] Ist es eine { part-wild-card }, wird sie ersetzt, wie es SF-D2 sagt.
           *[other] Sind darunter { $reset } oder mehr { part-wild-cards }, werden alle ersetzt, wie es SF-D2 sagt.
        }
    }
rule-SF-S3 =
    Alle bekommen { $dealt ->
        [one] { $dealt } Zielkarte
       *[other] { $dealt } Zielkarten
    }, wählen geheim und gleichzeitig und behalten mindestens { $least } davon. Nach der letzten Wahl kommt der Rest in Spielreihenfolge unter den Stapel der Zielkarten. Die Karten, die du zurückgegeben hast, kannst du auch später noch ansehen.
rule-SF-S4 =
    { $aside ->
        [0] Der erste Spieler wird ausgelost; gespielt wird im Uhrzeigersinn.
       *[other] Der erste Spieler wird ausgelost; gespielt wird im Uhrzeigersinn. Vor dem ersten Zug kommen die beiseitegelegten Stapel an Orte, die keinen haben. { $players ->
            [only-two] Die zweite Person legt alle.
            [over-two] Die letzte Person in der Spielreihenfolge legt einen davon, die Person davor den nächsten und so weiter.
           *[both] Ab 3 Personen legt die letzte Person in der Spielreihenfolge einen davon, die Person davor den nächsten und so weiter. Zu zweit legt die zweite Person alle.
        } Höhe dieser Stapel: { $heights }.
    }

## Regeln: Karten ziehen

rule-SF-D1 =
    Ein Zug ist eine von drei Aktionen: Transportkarten ziehen, eine Strecke nutzen oder Zielkarten ziehen. Ziehst du Transportkarten, nimmst du { $cards ->
        [one] { $cards } Karte,
       *[other] nacheinander { $cards } Karten, jede
    } entweder verdeckt vom Stapel oder { $face_up ->
        [one] offen
       *[other] aus den { $face_up } offenen Karten
    }. Die Lücke wird sofort vom Stapel gefüllt.{ $cards ->
        [one] { "" }
       *[other] { " " }Eine offene { part-wild-card } kann nur deine erste Karte sein, und dein Zug ist damit vorbei. Eine { part-wild-card }, die verdeckt vom Stapel kommt, zählt wie jede andere Karte.
    }
rule-SF-D2 =
    { $face_up ->
        [one] Sobald die offene Karte eine { part-wild-card } ist, wird sie abgelegt und eine neue ausgelegt.
       *[other] Sobald von den { $face_up } offenen Karten { $reset } oder mehr { part-wild-cards } sind, werden alle abgelegt und neue ausgelegt.
    } Das wiederholt sich bei Bedarf, aber höchstens { $limit }-mal hintereinander{ $needs ->
        [nothing] .
        [cards] { " " }und nur, wenn Nachziehstapel, Ablage und offene Karten zusammen mindestens { $cards ->
            [one] { $cards } Karte enthalten.
           *[other] { $cards } Karten enthalten.
        }
        [others] { " " }und nur, wenn Nachziehstapel, Ablage und offene Karten zusammen mindestens { $others ->
            [one] { $others } Karte enthalten, die keine { part-wild-card } ist.
           *[other] { $others } Karten enthalten, die keine { part-wild-cards } sind.
        }
       *[both] { " " }und nur, wenn Nachziehstapel, Ablage und offene Karten zusammen mindestens { $others ->
            [one] { $others } Karte, die keine { part-wild-card } ist,
           *[other] { $others } Karten, die keine { part-wild-cards } sind,
        } und insgesamt mindestens { $cards ->
            [one] { $cards } Karte enthalten.
           *[other] { $cards } Karten enthalten.
        }
    }{ $face_up ->
        [one] { "" }
       *[other] { " " }Liegen weniger Karten offen als sonst, bleiben sie liegen.
    }
rule-SF-D3 = Sobald der Nachziehstapel aufgebraucht ist, wird die Ablage gemischt und zum neuen Nachziehstapel. Sind beide leer, gibt es nur noch die offenen Karten, und du ziehst nicht weiter, wenn keine mehr daliegt, die du nehmen darfst. Gibt es gar nichts zu ziehen, musst du eine andere Aktion wählen.

## Regeln: Strecken nutzen

rule-SF-R1 =
    Um eine freie Strecke zu nutzen, also mit Cable Cars zu belegen, legst du für jedes Feld eine Handkarte ab, und auf jedes Feld kommt ein Cable Car von dir. { $grays ->
        [none] Die Karten haben die Farbe der Strecke.
        [all] Die Karten haben alle eine Farbe, die du wählst.
       *[some] Die Karten haben die Farbe der Strecke; für eine graue Strecke wählst du eine Farbe.
    } { part-the-wild-cards } können jede dieser Karten ersetzen, auch alle. Deine Cable Cars müssen für die ganze Strecke reichen. Du nutzt höchstens eine Strecke pro Zug, und sie darf überall auf dem Spielplan liegen.
rule-SF-R2 = 
    { $wild_id ->
        [ferry] Eine Strecke mit Fährsymbolen verlangt
       *[other] Eine Strecke mit Symbolen { part-wild } verlangt
    } für jedes Symbol mindestens eine echte { part-wild-card }. Der Rest wird wie immer bezahlt, und auch dabei können { part-wild-cards } einspringen.
rule-SF-R3 =
    Niemand darf beide Strecken einer Doppelstrecke haben. { $both ->
        [always] Zwei Personen können je eine haben.
        [never] Sobald die eine genutzt wird, ist die andere geschlossen.
       *[from] Ab { $from ->
            [one] { $from } Person
           *[other] { $from } Personen
        } können zwei von ihnen je eine haben. Bei weniger Personen ist die eine geschlossen, sobald die andere genutzt wird.
    }
rule-SF-R4 = Eine Strecke bringt ihre Punkte, sobald du sie nutzt. Länge und Punkte: { $points }.
rule-SF-R5 = Wenn du eine Strecke nutzt, zählen die Stapel an ihren beiden Enden. Von einem Stapel, dessen Symbol du noch nicht hast, nimmst du einen Marker. Geht das an beiden Enden, suchst du dir einen aus; mehr als einen gibt es für eine Strecke nie. Verzichten kannst du nicht, und alle sehen deine Marker.

## Regeln: Zielkarten ziehen, passen

rule-SF-K1 =
    Ziehst du Zielkarten, nimmst du { $tickets ->
        [one] { $tickets } Karte
       *[other] { $tickets } Karten
    } oben vom Stapel der Zielkarten oder so viele, wie noch da sind. Du behältst mindestens { $least } und legst den Rest darunter; hast du höchstens { $least } gezogen, behältst du alle. Außer dir sieht deine Zielkarten bis zum Ende niemand, und was du behalten hast, gibst du nie mehr zurück.
rule-SF-P1 = Du passt, wenn du nichts anderes tun kannst, und nur dann. Passen alle nacheinander, endet die Partie.

## Regeln: das Ende

rule-SF-E1 =
    Die letzte Runde beginnt, wenn jemand einen Zug { $cars ->
        [0] ohne Cable Car
        [one] mit höchstens { $cars } Cable Car
       *[other] mit höchstens { $cars } Cable Cars
    } beendet. Dann haben alle noch einen Zug, diese Person als Letzte, und die Partie endet.
rule-SF-E2 = Am Ende werden alle Zielkarten gezeigt. Eine Zielkarte ist erfüllt, wenn du allein auf deinen eigenen Strecken von ihrem einen Ort zum anderen kommst. Erfüllte Zielkarten bringen ihre Punkte, die übrigen kosten sie.
rule-SF-E3 = Touristenmarker zählen am Ende. Anzahl verschiedener Marker und Punkte: { $points }.
rule-SF-E4 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden die erfüllten Zielkarten; sind auch sie gleich, wird der Sieg geteilt.

## Warum nicht: Aufbau

why-SF-S3-pending = Wähle zuerst, welche deiner Zielkarten du behältst.
why-SF-S3-not-offered = Die Zielkarte { $a } – { $b } hast du nicht bekommen. Wähle unter deinen eigenen.
why-SF-S3-too-few =
    Du musst mindestens { $least ->
        [one] { $least } Zielkarte
       *[other] { $least } Zielkarten
    } behalten. Wähle noch einmal.
why-SF-S4-pending = Lege zuerst einen der beiseitegelegten Stapel an einen Ort ohne Stapel.
why-SF-S4-not-aside = Der Stapel „{ $symbol }“ liegt schon auf dem Spielplan. Wähle einen, der beiseiteliegt.
why-SF-S4-occupied = { $location } hat schon einen Stapel mit Markern. Wähle einen Ort ohne Stapel.
why-SF-S4-all-placed = Alle Stapel liegen schon auf dem Spielplan, es ist keiner mehr zu legen. Wähle eine andere Aktion.

## Warum nicht: Karten

why-SF-D1-pending = Du ziehst gerade Karten: Nimm zuerst die nächste.
why-SF-D1-not-face-up = Keine der offenen Karten ist { part-card }. Wähle eine, die daliegt, oder zieh vom Stapel.
why-SF-D1-second-ferry = Von den offenen Karten darfst du { part-card } nur als erste nehmen. Wähle eine andere Karte.
why-SF-D3-empty = Der Nachziehstapel ist leer, und es gibt keine Ablage zum Mischen. Wähle etwas anderes.

## Warum nicht: Strecken

why-SF-R1-owned =
    { $owner_is ->
        [you] Die Strecke { $a } – { $b } gehört dir schon.
       *[other] Die Strecke { $a } – { $b } gehört schon { $owner }.
    } Wähle eine freie Strecke.
why-SF-R1-cars =
    { $a } – { $b } verlangt { $need ->
        [one] { $need } Cable Car
       *[other] { $need } Cable Cars
    }, und du hast noch { $have }. Wähle eine kürzere Strecke.
why-SF-R1-color =
    { $wanted_id ->
        [gray] { $a } – { $b } ist grau: Zahle mit Karten einer einzigen Farbe.
        [blue] { $a } – { $b } ist blau: Zahle mit blauen Karten.
        [green] { $a } – { $b } ist grün: Zahle mit grünen Karten.
        [black] { $a } – { $b } ist schwarz: Zahle mit schwarzen Karten.
        [purple] { $a } – { $b } ist violett: Zahle mit violetten Karten.
        [red] { $a } – { $b } ist rot: Zahle mit roten Karten.
        [orange] { $a } – { $b } ist orange: Zahle mit orangen Karten.
       *[other] { $a } – { $b } verlangt Karten „{ $wanted }“.
    } { part-the-wild-cards } können sie ersetzen.
why-SF-R1-cards =
    Um { $a } – { $b } so zu bezahlen, brauchst du { $color_id ->
        [ferry] { $need ->
            [one] { $need } Fähre
           *[other] { $need } Fähren
        }
        [blue] { $need ->
            [one] { $need } blaue Karte
           *[other] { $need } blaue Karten
        }
        [green] { $need ->
            [one] { $need } grüne Karte
           *[other] { $need } grüne Karten
        }
        [black] { $need ->
            [one] { $need } schwarze Karte
           *[other] { $need } schwarze Karten
        }
        [purple] { $need ->
            [one] { $need } violette Karte
           *[other] { $need } violette Karten
        }
        [red] { $need ->
            [one] { $need } rote Karte
           *[other] { $need } rote Karten
        }
        [orange] { $need ->
            [one] { $need } orange Karte
           *[other] { $need } orange Karten
        }
       *[other] { $need ->
            [one] { $need } Karte „{ $color }“
           *[other] { $need } Karten „{ $color }“
        }
    }, und du hast { $have }. Wähle eine andere Bezahlung oder zieh Karten.
why-SF-R2-ferries =
    { $a } – { $b } verlangt für die { part-wild-symbols } mindestens { $need ->
        [one] { $need } { part-wild-card }
       *[other] { $need } { part-wild-cards }
    }, und diese Bezahlung hat { $have }. Wähle eine mit genug { part-wild-cards }.
why-SF-R3-own-twin = Die andere Strecke der Doppelstrecke { $a } – { $b } gehört dir, und niemand darf beide haben. Wähle eine andere Strecke.
why-SF-R3-closed =
    Bei { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    } kann nur eine der beiden Strecken { $a } – { $b } genutzt werden, und sie ist vergeben. Wähle eine andere Strecke.
why-SF-R5-pending = Wähle zuerst einen der angebotenen Touristenmarker.
why-SF-R5-not-on-offer = Der Marker „{ $symbol }“ steht jetzt nicht zur Wahl. Marker gibt es, wenn man eine Strecke nutzt, von den Stapeln an ihren Enden.

## Warum nicht: Zielkarten, passen

why-SF-K1-pending = Wähle zuerst, welche der gezogenen Zielkarten du behältst.
why-SF-K1-not-offered = Die Zielkarte { $a } – { $b } hast du nicht gezogen. Wähle unter den gezogenen.
why-SF-K1-too-few = Du musst mindestens { $least } der gezogenen Zielkarten behalten. Wähle noch einmal.
why-SF-K1-none-drawn = Du hast keine Zielkarten gezogen, unter denen du wählen könntest. Zieh zuerst welche.
why-SF-K1-empty = Es sind keine Zielkarten mehr da. Wähle etwas anderes.
why-SF-P1-can-act = Passen geht nur, wenn sonst nichts möglich ist, und du kannst noch etwas tun. Wähle eine andere Aktion.

## Wie es endete, und warum jemand gewonnen hat

ended-SF-E1 = Alle haben ihren letzten Zug gehabt: Die Partie ist zu Ende.
ended-SF-P1 = Alle haben nacheinander gepasst: Die Partie ist zu Ende.
why-SF-E4-points =
    Sieg nach Punkten: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
why-SF-E4-tickets =
    Gleichstand nach Punkten ({ $points }); die erfüllten Zielkarten haben entschieden: { $tickets ->
        [one] { $tickets } Karte
       *[other] { $tickets } Karten
    }.
why-SF-E4-shared = Gleichstand nach Punkten ({ $points }) und erfüllten Zielkarten ({ $tickets }): Der Sieg wird geteilt.

## Aktionen, als Zeilen eines Menüs

action-draw = Eine Karte vom Stapel ziehen
action-take = Aus der offenen Auslage { part-card } nehmen
action-claim = { $route } nutzen ({ $payment })
action-tickets = Zielkarten ziehen
action-keep = Behalten: { $tickets }
action-token = Den Marker „{ $symbol }“ nehmen
action-place = Den Stapel „{ $symbol }“ an den Ort { $location } legen
action-pass = Passen

## Ereignisse: Aufbau

event-stack = Der Stapel „{ $symbol }“ kommt an den Ort { $location }.
event-first = { $player } ist erster Spieler.
event-first-you = Du bist erster Spieler.
event-place = { $player } legt den Stapel „{ $symbol }“ an den Ort { $location }.
event-place-you = Du legst den Stapel „{ $symbol }“ an den Ort { $location }.

## Ereignisse: Karten

event-draw = { $player } zieht vom Stapel.
event-draw-you = Du ziehst vom Stapel.
event-card = { $player } bekommt { part-card } vom Stapel.
event-card-you = Du bekommst { part-card } vom Stapel.
event-card-hidden = { $player } bekommt eine Karte vom Stapel.
event-take = { $player } nimmt { part-card } aus der offenen Auslage.
event-take-you = Du nimmst { part-card } aus der offenen Auslage.
event-face-up = Neu in der offenen Auslage: { part-card }.
event-reset = Es liegen zu viele { part-wild-cards } offen: Alle offenen Karten werden abgelegt und ersetzt.
event-shuffle =
    Der Nachziehstapel ist aufgebraucht: { $cards ->
        [one] { $cards } abgelegte Karte wird
       *[other] { $cards } abgelegte Karten werden gemischt und
    } zum neuen Nachziehstapel.

## Ereignisse: Strecken

event-claim =
    { $player } nutzt { $route } ({ $payment }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-claim-you =
    Du nutzt { $route } ({ $payment }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-token = { $player } nimmt den Marker „{ $symbol }“ vom Ort { $location }.
event-token-you = Du nimmst den Marker „{ $symbol }“ vom Ort { $location }.

## Ereignisse: Zielkarten

event-draw-tickets = { $player } zieht Zielkarten.
event-draw-tickets-you = Du ziehst Zielkarten.
event-ticket = { $player } bekommt zur Wahl: { $ticket }.
event-ticket-you = Du bekommst zur Wahl: { $ticket }.
event-ticket-hidden = { $player } bekommt eine Zielkarte zur Wahl.
event-keep = { $player } will behalten: { $tickets }.
event-keep-you = Du willst behalten: { $tickets }.
event-keep-hidden = { $player } hat die Zielkarten gewählt.
event-kept =
    { $returned ->
        [0] { $player } behält { $tickets }.
       *[other] { $player } behält { $tickets } und gibt { $back } zurück.
    }
event-kept-you =
    { $returned ->
        [0] Du behältst { $tickets }.
       *[other] Du behältst { $tickets } und gibst { $back } zurück.
    }
event-kept-hidden =
    { $player } behält { $kept ->
        [one] { $kept } Zielkarte
       *[other] { $kept } Zielkarten
    } und gibt { $returned ->
        [0] keine
       *[other] { $returned }
    } zurück.
event-show-tickets = { $player } zeigt { $tickets }.
event-show-tickets-you = Du zeigst { $tickets }.

## Ereignisse: passen, die letzte Runde

event-pass = { $player } kann nichts tun und passt.
event-pass-you = Du kannst nichts tun und passt.
event-last-round =
    { $player } hat noch { $cars ->
        [one] { $cars } Cable Car
       *[other] { $cars } Cable Cars
    }: Die letzte Runde beginnt, alle haben noch einen Zug.
event-last-round-you =
    Du hast noch { $cars ->
        [one] { $cars } Cable Car
       *[other] { $cars } Cable Cars
    }: Die letzte Runde beginnt, alle haben noch einen Zug.

## Zeilen des Wertungsbogens (die Punkte stehen daneben)

line-route =
    Strecke { $route }, { $length ->
        [one] { $length } Feld
       *[other] { $length } Felder
    }
line-ticket-done = Zielkarte { $a } – { $b }, erfüllt
line-ticket-missed = Zielkarte { $a } – { $b }, nicht erfüllt
line-tokens =
    { $count ->
        [0] Keine Touristenmarker
       *[other] Touristenmarker: { $count } ({ $symbols })
    }

## Aufforderungen: was gerade entschieden wird

phase-setup = Das Spiel wird aufgebaut.
phase-chance = Der Zufall ist am Zug.
phase-keep = Wähle, welche Zielkarten du behältst, mindestens { $least }.
phase-place = Wähle einen beiseitegelegten Stapel und einen Ort für ihn.
phase-turn = Du bist an der Reihe: Zieh Karten, nutze eine Strecke (belege sie mit Cable Cars) oder zieh Zielkarten.
phase-last-turn = Dein letzter Zug: Zieh Karten, nutze eine Strecke (belege sie mit Cable Cars) oder zieh Zielkarten.
phase-cards =
    { $left ->
        [one] Zieh noch { $left } Karte.
       *[other] Zieh noch { $left } Karten.
    }
phase-tickets = Wähle, welche der gezogenen Zielkarten du behältst, mindestens { $least }.
phase-token = Wähle, welchen Touristenmarker du nimmst.
phase-wait = Gewartet wird auf: { $actors }.
phase-over = Die Partie ist zu Ende.
