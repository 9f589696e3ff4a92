### San Francisco. Notele despre argumente sunt în fișierul englezesc.
### Cărțile, rutele și cuvântul „culoare” sunt feminine: $color_id sau $wanted_id alege forma potrivită.
### Numeralul cere trei forme: 1 bilet, 2 bilete, 20 de bilete.

## Cuvinte

color-ferry = Feribot
color-blue = albastru
color-green = verde
color-black = negru
color-purple = mov
color-red = roșu
color-orange = portocaliu
color-gray = gri

symbol-bridge = pod
symbol-lighthouse = far
symbol-sea-lion = leu de mare
symbol-crab = crab
symbol-poppy = mac
symbol-house = casă
symbol-teapot = ceainic

## Părți de propoziții

# Cartea care ține locul altora: o ediție îi poate da orice nume.
part-wild =
    { $wild_id ->
        [ferry] Feribot
       *[other] „{ $wild }”
    }
part-wild-card = carte { part-wild }
part-wild-cards = cărți { part-wild }
part-the-wild-cards = Cărțile { part-wild }
part-wild-symbols = simboluri { part-wild }
part-card =
    { $color_id ->
        [ferry] o carte Feribot
        [blue] o carte albastră
        [green] o carte verde
        [black] o carte neagră
        [purple] o carte mov
        [red] o carte roșie
        [orange] o carte portocalie
       *[other] o carte „{ $color }”
    }
part-payment =
    { $color_id ->
        [ferry] { $n } Feribot
        [blue] { $n ->
            [one] { $n } albastră
            [few] { $n } albastre
           *[other] { $n } de albastre
        }
        [green] { $n ->
            [one] { $n } verde
            [few] { $n } verzi
           *[other] { $n } de verzi
        }
        [black] { $n ->
            [one] { $n } neagră
            [few] { $n } negre
           *[other] { $n } de negre
        }
        [purple] { $n ->
            [one] { $n } mov
            [few] { $n } mov
           *[other] { $n } de mov
        }
        [red] { $n ->
            [one] { $n } roșie
            [few] { $n } roșii
           *[other] { $n } de roșii
        }
        [orange] { $n ->
            [one] { $n } portocalie
            [few] { $n } portocalii
           *[other] { $n } de portocalii
        }
       *[other] { $n } „{ $color }”
    }
part-route = { $a } – { $b }
part-route-double = { $a } – { $b } ({ $color })
part-route-double-same = { $a } – { $b } ({ $color }, { $number } din 2)
part-ticket =
    { $a } – { $b } ({ $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    })
part-height =
    { $height ->
        [one] { $height } jeton
        [few] { $height } jetoane
       *[other] { $height } de jetoane
    } cu { $players } jucători

## Reguli: ce se află în cutie

rule-SF-C1 =
    Un joc pentru { $players } jucători. Fiecare are { $cars ->
        [one] { $cars } funicular
        [few] { $cars } funiculare
       *[other] { $cars } de funiculare
    }. Există { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    } Transport ({ $deck }) și { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilete
       *[other] { $tickets } de bilete
    } de destinație{ $tokens ->
        [0] { "." }
        [one] , și încă { $tokens } jeton de turist.
        [few] , și încă { $tokens } jetoane de turist ({ $symbols ->
            [one] { $symbols } simbol
            [few] { $symbols } simboluri
           *[other] { $symbols } de simboluri
        }, câte { $copies } din fiecare).
       *[other] , și încă { $tokens } de jetoane de turist ({ $symbols ->
            [one] { $symbols } simbol
            [few] { $symbols } simboluri
           *[other] { $symbols } de simboluri
        }, câte { $copies } din fiecare).
    } { part-the-wild-cards } țin locul oricărei culori.
rule-SF-C2 =
    Pe tablă sunt { $locations ->
        [one] { $locations } locație
        [few] { $locations } locații
       *[other] { $locations } de locații
    }, legate prin { $routes ->
        [one] { $routes } rută
        [few] { $routes } rute
       *[other] { $routes } de rute
    }. Lungimea unei rute este numărul spațiilor ei. { $grays ->
        [none] O rută are o singură culoare
        [all] Toate rutele sunt gri
       *[some] O rută are o singură culoare sau este gri
    }{ $ferries ->
        [0] { "" }
       *[other] , iar unele rute poartă { part-wild-symbols }
    }.{ $doubles ->
        [0] { "" }
       *[other] { " " }Două rute la fel de lungi între aceleași două locații formează o rută dublă.
    }

## Reguli: pregătirea

rule-SF-S1 =
    Jetoanele de turist formează teancuri, fiecare cu un singur simbol: { $symbols }. { $fixed ->
        [0] La început nu este niciunul pe tablă.
        [one] În această locație se pune un teanc: { $places }.
       *[other] În fiecare dintre aceste locații se pune câte un teanc: { $places }.
    } Înălțimea teancurilor depinde de numărul jucătorilor: { $heights }.{ $aside ->
        [0] { "" }
        [one] { " " }Rămâne deoparte { $aside } teanc.
        [few] { " " }Rămân deoparte { $aside } teancuri.
       *[other] { " " }Rămân deoparte { $aside } de teancuri.
    }{ $drawn ->
        [0] { "" }
       *[other] { " " }Hazardul hotărăște unde ajunge fiecare simbol{ $tied ->
            [0] .
           *[other] , dacă nu este deja indicat.
        }
    }
rule-SF-S2 =
    La început fiecare are în mână { $hand ->
        [one] { $hand } carte
        [few] { $hand } cărți
       *[other] { $hand } de cărți
    } Transport. Celelalte formează pachetul, iar lângă el { $face_up ->
        [one] stă { $face_up }
       *[other] stau { $face_up }
    } cu fața în sus.{ $limit ->
        [0] { "" }
       *[other] { " " }{ $face_up ->
            [one] Dacă este o { part-wild-card }, se schimbă, după regula SF-D2.
           *[other] Dacă printre acestea sunt { $reset } sau mai multe { part-wild-cards }, se schimbă toate, după regula SF-D2.
        }
    }
rule-SF-S3 =
    Fiecare primește { $dealt ->
        [one] { $dealt } bilet
        [few] { $dealt } bilete
       *[other] { $dealt } de bilete
    } de destinație. Toți aleg în secret și în același timp, iar fiecare păstrează cel puțin { $least }. După ultima alegere, ce nu s-a păstrat ajunge sub pachetul de bilete, în ordinea jocului. Biletele pe care le-ai dat înapoi le poți vedea în continuare.
rule-SF-S4 =
    { $aside ->
        [0] Primul jucător se alege la întâmplare, iar turele merg în sensul acelor de ceasornic.
       *[other] Primul jucător se alege la întâmplare, iar turele merg în sensul acelor de ceasornic. Înaintea primei ture, teancurile lăsate deoparte ajung în locații fără teanc. { $players ->
            [only-two] Al doilea jucător le pune pe toate.
            [over-two] Ultimul la rând pune unul, cel dinaintea lui pune următorul și tot așa.
           *[both] Cu 3 sau mai mulți jucători, ultimul la rând pune unul, cel dinaintea lui pune următorul și tot așa. Cu 2 jucători, al doilea le pune pe toate.
        } Înălțimea acestor teancuri: { $heights }.
    }

## Reguli: tragerea cărților

rule-SF-D1 =
    O tură înseamnă una din trei acțiuni: tragi cărți Transport, revendici o rută sau tragi bilete. Când tragi cărți, iei { $cards ->
        [one] { $cards } carte,
        [few] pe rând { $cards } cărți, fiecare
       *[other] pe rând { $cards } de cărți, fiecare
    } fie pe nevăzute din pachet, fie { $face_up ->
        [one] cea cu fața în sus
       *[other] dintre cele { $face_up } cu fața în sus
    }. Golul se umple pe loc cu o carte din pachet.{ $cards ->
        [one] { "" }
       *[other] { " " }O { part-wild-card } cu fața în sus poate fi doar prima carte luată, și cu ea tura ta se termină. Dacă vine pe nevăzute din pachet, e o carte ca oricare alta.
    }
rule-SF-D2 =
    { $face_up ->
        [one] Ori de câte ori cartea cu fața în sus este o { part-wild-card }, se decartează și se pune alta.
       *[other] Ori de câte ori printre cărțile cu fața în sus ({ $face_up }) apar { $reset } sau mai multe { part-wild-cards }, se decartează toate și se pun altele.
    } Se repetă cât e nevoie, dar nu mai mult de { $limit ->
        [one] { $limit } dată
        [few] { $limit } ori
       *[other] { $limit } de ori
    } la rând{ $needs ->
        [nothing] .
        [cards] , și numai dacă pachetul, cărțile decartate și cele cu fața în sus au împreună cel puțin { $cards ->
            [one] { $cards } carte.
            [few] { $cards } cărți.
           *[other] { $cards } de cărți.
        }
        [others] , și numai dacă pachetul, cărțile decartate și cele cu fața în sus au împreună cel puțin { $others ->
            [one] { $others } carte care nu e { part-wild }.
            [few] { $others } cărți care nu sunt { part-wild }.
           *[other] { $others } de cărți care nu sunt { part-wild }.
        }
       *[both] , și numai dacă pachetul, cărțile decartate și cele cu fața în sus au împreună cel puțin { $others ->
            [one] { $others } carte care nu e
            [few] { $others } cărți care nu sunt
           *[other] { $others } de cărți care nu sunt
        } { part-wild } și cel puțin { $cards ->
            [one] { $cards } carte în total.
            [few] { $cards } cărți în total.
           *[other] { $cards } de cărți în total.
        }
    }{ $face_up ->
        [one] { "" }
       *[other] { " " }Dacă sunt mai puțin de { $face_up } cu fața în sus, rămân pe loc.
    }
rule-SF-D3 = Îndată ce pachetul se golește, cărțile decartate se amestecă și devin noul pachet. Dacă nu a mai rămas nimic de amestecat, se pot lua doar cărțile cu fața în sus și nu mai tragi când nu e niciuna pe care ai voie s-o iei. Dacă nu e nimic de tras, trebuie să alegi altă acțiune.

## Reguli: revendicarea rutelor

rule-SF-R1 =
    Ca să revendici o rută liberă, decartezi din mână câte o carte și pui câte un funicular de-al tău pentru fiecare spațiu al ei. { $grays ->
        [none] Cărțile sunt de culoarea rutei.
        [all] Cărțile sunt de o singură culoare, pe care o alegi tu.
       *[some] Cărțile sunt de culoarea rutei; pentru o rută gri alegi tu o culoare.
    } { part-the-wild-cards } pot înlocui oricare dintre ele, chiar pe toate. Ai nevoie de destule funiculare pentru toată ruta. Revendici cel mult o rută pe tură, oriunde pe tablă.
rule-SF-R2 = O rută cu { part-wild-symbols } cere cel puțin câte o { part-wild-card } adevărată pentru fiecare simbol. Restul se plătește ca de obicei, și acolo asemenea cărți pot ține locul altora.
rule-SF-R3 =
    Nimeni nu poate avea ambele rute ale unei rute duble. { $both ->
        [always] Doi jucători pot avea câte una.
        [never] Revendicarea uneia o închide pe cealaltă.
       *[from] De la { $from ->
            [one] { $from } jucător
            [few] { $from } jucători
           *[other] { $from } de jucători
        } în sus, doi dintre ei pot avea câte una. Cu mai puțini, revendicarea uneia o închide pe cealaltă.
    }
rule-SF-R4 = O rută aduce puncte de îndată ce o revendici. Lungimea și punctele: { $points }.
rule-SF-R5 = Când revendici o rută, te uiți la teancurile de la cele două capete. Dintr-un teanc al cărui simbol încă nu îl ai, iei un jeton. Dacă se poate la ambele capete, alegi tu; pentru o rută nu iei niciodată mai mult de un jeton. Nu poți renunța la el, iar jetoanele tale le văd toți.

## Reguli: tragerea biletelor, pasarea

rule-SF-K1 =
    Când tragi bilete, iei de deasupra pachetului { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilete
       *[other] { $tickets } de bilete
    } sau câte mai sunt. Păstrezi cel puțin { $least } și pui restul dedesubt; dacă ai tras { $least } sau mai puține, le păstrezi pe toate. Nimeni altcineva nu îți vede biletele înainte de final, iar ce ai păstrat nu mai dai înapoi.
rule-SF-P1 = Pasezi când nu poți face nimic altceva, și numai atunci. Dacă toți jucătorii pasează unul după altul, partida se termină.

## Reguli: sfârșitul

rule-SF-E1 =
    Ultima rundă începe când cineva își termină tura { $cars ->
        [0] fără niciun funicular
        [one] cu cel mult { $cars } funicular
        [few] cu cel mult { $cars } funiculare
       *[other] cu cel mult { $cars } de funiculare
    }. Atunci toți mai au câte o tură, acea persoană la urmă, și partida se termină.
rule-SF-E2 = La sfârșit se arată toate biletele. Un bilet este finalizat dacă poți ajunge de la una dintre locațiile lui la cealaltă numai pe rutele tale. Biletele finalizate îți aduc punctele lor, celelalte ți le iau.
rule-SF-E3 = Jetoanele de turist se punctează la sfârșit. Numărul de jetoane diferite și punctele: { $points }.
rule-SF-E4 = Câștigă cine are cele mai multe puncte. La egalitate decid biletele finalizate; dacă și acestea sunt la fel de multe, victoria se împarte.

## De ce nu: pregătirea

why-SF-S3-pending = Alege mai întâi pe care dintre biletele tale le păstrezi.
why-SF-S3-not-offered = Nu ai primit biletul { $a } – { $b }. Alege dintre ale tale.
why-SF-S3-too-few =
    Trebuie să păstrezi cel puțin { $least ->
        [one] { $least } bilet
        [few] { $least } bilete
       *[other] { $least } de bilete
    }. Alege din nou.
why-SF-S4-pending = Pune mai întâi unul dintre teancurile lăsate deoparte într-o locație fără teanc.
why-SF-S4-not-aside = Teancul „{ $symbol }” este deja pe tablă. Alege un teanc lăsat deoparte.
why-SF-S4-occupied = { $location } are deja un teanc de jetoane. Alege o locație fără teanc.
why-SF-S4-all-placed = Toate teancurile sunt pe tablă; nu a mai rămas niciunul de pus. Alege altă acțiune.

## De ce nu: cărțile

why-SF-D1-pending = Ai început să tragi cărți: ia mai întâi cartea următoare.
why-SF-D1-not-face-up = Niciuna dintre cărțile cu fața în sus nu este { part-card }. Alege una care se află acolo sau trage din pachet.
why-SF-D1-second-ferry = Dintre cărțile cu fața în sus poți lua { part-card } doar ca primă carte. Alege alta.
why-SF-D3-empty = Pachetul e gol și nu sunt cărți decartate de amestecat. Alege altceva.

## De ce nu: rutele

why-SF-R1-owned =
    { $owner_is ->
        [you] Ruta { $a } – { $b } este deja a ta.
       *[other] Ruta { $a } – { $b } are deja un proprietar: { $owner }.
    } Alege o rută liberă.
why-SF-R1-cars =
    { $a } – { $b } cere { $need ->
        [one] { $need } funicular
        [few] { $need } funiculare
       *[other] { $need } de funiculare
    }, iar ție ți-{ $have ->
        [one] a mai rămas { $have }
       *[other] au mai rămas { $have }
    }. Alege o rută mai scurtă.
why-SF-R1-color =
    { $wanted_id ->
        [gray] Ruta { $a } – { $b } este gri: plătește cu cărți de o singură culoare.
        [blue] Ruta { $a } – { $b } este albastră: plătește cu cărți albastre.
        [green] Ruta { $a } – { $b } este verde: plătește cu cărți verzi.
        [black] Ruta { $a } – { $b } este neagră: plătește cu cărți negre.
        [purple] Ruta { $a } – { $b } este mov: plătește cu cărți mov.
        [red] Ruta { $a } – { $b } este roșie: plătește cu cărți roșii.
        [orange] Ruta { $a } – { $b } este portocalie: plătește cu cărți portocalii.
       *[other] Ruta { $a } – { $b } cere cărți „{ $wanted }”.
    } { part-the-wild-cards } le pot înlocui.
why-SF-R1-cards =
    Ca să plătești așa { $a } – { $b } ai nevoie de { $need ->
        [one] { $need } carte
        [few] { $need } cărți
       *[other] { $need } de cărți
    } { $color_id ->
        [ferry] Feribot
        [blue] de culoare albastră
        [green] de culoare verde
        [black] de culoare neagră
        [purple] de culoare mov
        [red] de culoare roșie
        [orange] de culoare portocalie
       *[other] „{ $color }”
    } și ai { $have }. Alege altă plată sau trage cărți.
why-SF-R2-ferries =
    { $a } – { $b } cere pentru simbolurile ei cel puțin { $need ->
        [one] { $need } carte
        [few] { $need } cărți
       *[other] { $need } de cărți
    } { part-wild }, iar această plată are { $have }. Alege o plată cu destule { part-wild-cards }.
why-SF-R3-own-twin = Cealaltă rută a rutei duble { $a } – { $b } este a ta, și nimeni nu le poate avea pe amândouă. Alege altă rută.
why-SF-R3-closed =
    Cu { $seats ->
        [one] { $seats } jucător
        [few] { $seats } jucători
       *[other] { $seats } de jucători
    }, din ruta dublă { $a } – { $b } se poate revendica o singură rută, iar aceasta e luată. Alege altă rută.
why-SF-R5-pending = Alege mai întâi unul dintre jetoanele de turist oferite.
why-SF-R5-not-on-offer = Jetonul „{ $symbol }” nu este oferit acum. Jetoanele se iau când revendici o rută, din teancurile de la capetele ei.

## De ce nu: biletele, pasarea

why-SF-K1-pending = Alege mai întâi pe care dintre biletele trase le păstrezi.
why-SF-K1-not-offered = Nu ai tras biletul { $a } – { $b }. Alege dintre cele trase.
why-SF-K1-too-few = Trebuie să păstrezi cel puțin { $least } dintre biletele trase. Alege din nou.
why-SF-K1-none-drawn = Nu ai tras bilete dintre care să alegi. Pentru asta, trage mai întâi bilete.
why-SF-K1-empty = Nu mai sunt bilete de tras. Alege altceva.
why-SF-P1-can-act = Poți pasa doar când nu e posibil nimic altceva, iar tu încă poți acționa. Alege altă acțiune.

## Cum s-a terminat și de ce a câștigat cineva

ended-SF-E1 = Toți și-au jucat ultima tură: partida s-a terminat.
ended-SF-P1 = Toți jucătorii au pasat unul după altul: partida s-a terminat.
why-SF-E4-points =
    Victorie la puncte: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
why-SF-E4-tickets =
    Egalitate la puncte ({ $points }): victorie la bilete finalizate, { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilete
       *[other] { $tickets } de bilete
    }.
why-SF-E4-shared = Egalitate la puncte ({ $points }) și la bilete finalizate ({ $tickets }): victoria se împarte.

## Acțiuni, ca rânduri de meniu

action-draw = Trage o carte din pachet
action-take = Ia { part-card } dintre cele cu fața în sus
action-claim = Revendică { $route } cu { $payment }
action-tickets = Trage bilete de destinație
action-keep = Păstrează { $tickets }
action-token = Ia jetonul „{ $symbol }”
action-place = Pune teancul „{ $symbol }” la { $location }
action-pass = Pasează

## Evenimente: pregătirea

event-stack = Teancul „{ $symbol }” se pune la { $location }.
event-first = Primul jucător este { $player }.
event-first-you = Tu ești primul jucător.
event-place = { $player } pune teancul „{ $symbol }” la { $location }.
event-place-you = Pui teancul „{ $symbol }” la { $location }.

## Evenimente: cărțile

event-draw = { $player } trage din pachet.
event-draw-you = Tragi din pachet.
event-card = { $player } primește { part-card } din pachet.
event-card-you = Primești { part-card } din pachet.
event-card-hidden = { $player } primește o carte din pachet.
event-take = { $player } ia { part-card } dintre cele cu fața în sus.
event-take-you = Iei { part-card } dintre cele cu fața în sus.
event-face-up = Se întoarce cu fața în sus { part-card }.
event-reset = Sunt prea multe { part-wild-cards } cu fața în sus: toate cărțile cu fața în sus se decartează și se înlocuiesc.
event-shuffle =
    Pachetul s-a golit: { $cards ->
        [one] { $cards } carte decartată devine
        [few] { $cards } cărți decartate se amestecă și devin
       *[other] { $cards } de cărți decartate se amestecă și devin
    } noul pachet.

## Evenimente: rutele

event-claim =
    { $player } revendică { $route } cu { $payment }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
event-claim-you =
    Revendici { $route } cu { $payment }: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
event-token = { $player } ia jetonul „{ $symbol }” de la { $location }.
event-token-you = Iei jetonul „{ $symbol }” de la { $location }.

## Evenimente: biletele

event-draw-tickets = { $player } trage bilete de destinație.
event-draw-tickets-you = Tragi bilete de destinație.
event-ticket = { $player } primește spre alegere biletul { $ticket }.
event-ticket-you = Primești spre alegere biletul { $ticket }.
event-ticket-hidden = { $player } primește un bilet spre alegere.
event-keep = { $player } alege să păstreze { $tickets }.
event-keep-you = Alegi să păstrezi { $tickets }.
event-keep-hidden = { $player } și-a ales biletele.
event-kept =
    { $returned ->
        [0] { $player } păstrează { $tickets }.
       *[other] { $player } păstrează { $tickets } și dă înapoi { $back }.
    }
event-kept-you =
    { $returned ->
        [0] Păstrezi { $tickets }.
       *[other] Păstrezi { $tickets } și dai înapoi { $back }.
    }
event-kept-hidden =
    { $player } păstrează { $kept ->
        [one] { $kept } bilet
        [few] { $kept } bilete
       *[other] { $kept } de bilete
    } și { $returned ->
        [0] nu dă înapoi niciunul
       *[other] dă înapoi { $returned }
    }.
event-show-tickets = { $player } arată { $tickets }.
event-show-tickets-you = Arăți { $tickets }.

## Evenimente: pasarea, ultima rundă

event-pass = { $player } nu poate face nimic și pasează.
event-pass-you = Nu poți face nimic și pasezi.
event-last-round =
    { $player } mai are { $cars ->
        [one] { $cars } funicular
        [few] { $cars } funiculare
       *[other] { $cars } de funiculare
    }: începe ultima rundă, cu încă o tură pentru fiecare.
event-last-round-you =
    Mai ai { $cars ->
        [one] { $cars } funicular
        [few] { $cars } funiculare
       *[other] { $cars } de funiculare
    }: începe ultima rundă, cu încă o tură pentru fiecare.

## Rândurile foii de scor (punctele stau alături)

line-route =
    Ruta { $route }, { $length ->
        [one] { $length } spațiu
        [few] { $length } spații
       *[other] { $length } de spații
    }
line-ticket-done = Biletul { $a } – { $b }, finalizat
line-ticket-missed = Biletul { $a } – { $b }, nefinalizat
line-tokens =
    { $count ->
        [0] Niciun jeton de turist
       *[other] Jetoane de turist: { $count } ({ $symbols })
    }

## Îndemnuri: ce se hotărăște acum

phase-setup = Se pregătește masa.
phase-chance = Intervine hazardul.
phase-keep = Alege ce bilete păstrezi, cel puțin { $least }.
phase-place = Alege un teanc lăsat deoparte și o locație pentru el.
phase-turn = E rândul tău: trage cărți, revendică o rută sau trage bilete.
phase-last-turn = Ultima ta tură: trage cărți, revendică o rută sau trage bilete.
phase-cards =
    { $left ->
        [one] Mai trage { $left } carte.
        [few] Mai trage { $left } cărți.
       *[other] Mai trage { $left } de cărți.
    }
phase-tickets = Alege pe care dintre biletele trase le păstrezi, cel puțin { $least }.
phase-token = Alege ce jeton de turist iei.
phase-wait = Se așteaptă: { $actors }.
phase-over = Partida s-a terminat.
