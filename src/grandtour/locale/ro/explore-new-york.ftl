### Explore New York. Notele despre argumente sunt în fișierul englezesc.
### Numeralul cere trei forme: 1 segment, 2 segmente, 20 de segmente.
### $tourists și $card rămân neschimbate în orice loc al propoziției.

## Cuvinte

symbol-circle = cerc
symbol-square = pătrat
symbol-triangle = triunghi

kind-red = cerc roșu
kind-green = pătrat verde
kind-blue = triunghi albastru
kind-yellow = față zâmbitoare galbenă
kind-grey = stea gri
kind-white = alb

mode-score-attack = Vânătoare de puncte

option-plus_after_fallback = + după o alegere liberă
option-plus_after_fallback-about = Un + pe cărțile turei înseamnă încă un segment și după o alegere liberă. Regulamentele nu fac nicio excepție, dar nici nu pomenesc cazul: este interpretarea noastră. Dacă opțiunea e oprită, semnul + nu contează după o alegere liberă.

## Părți de propoziții

part-block = ({ $block })
part-block-named = ({ $block }) { $name }
part-block-fallback = { $block } (alegere liberă)
part-link-between = între ({ $a }) și ({ $b })
part-link-above = deasupra cvartalului ({ $a })
part-link-below = sub cvartalul ({ $a })
part-link-left = la stânga cvartalului ({ $a })
part-link-right = la dreapta cvartalului ({ $a })
part-link-corner = pe colțul cvartalului ({ $a })
part-card = { $number } ({ $tourists })
part-card-plus = { $number } ({ $tourists }, +)
part-cafe = { $cafe } ({ $tourists })
part-kind = { $kind }: { $blocks }
part-tourists =
    { $symbol_id ->
        [circle] { $n ->
            [one] { $n } cerc
            [few] { $n } cercuri
           *[other] { $n } de cercuri
        }
        [square] { $n ->
            [one] { $n } pătrat
            [few] { $n } pătrate
           *[other] { $n } de pătrate
        }
        [triangle] { $n ->
            [one] { $n } triunghi
            [few] { $n } triunghiuri
           *[other] { $n } de triunghiuri
        }
       *[other] { $n } { $symbol }
    }
part-no-tourists = niciun turist
part-on-card =
    { $symbol_id ->
        [circle] { $n ->
            [1] un cerc roșu
            [2] două cercuri roșii
            [few] { $n } cercuri roșii
           *[other] { $n } de cercuri roșii
        }
        [square] { $n ->
            [1] un pătrat verde
            [2] două pătrate verzi
            [few] { $n } pătrate verzi
           *[other] { $n } de pătrate verzi
        }
        [triangle] { $n ->
            [1] un triunghi albastru
            [2] două triunghiuri albastre
            [few] { $n } triunghiuri albastre
           *[other] { $n } de triunghiuri albastre
        }
       *[other] { $n } { $symbol }
    }
part-removed =
    { $cards ->
        [0] niciuna
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    } cu { $players } jucători
part-turns =
    { $turns ->
        [one] { $turns } tură
        [few] { $turns } ture
       *[other] { $turns } de ture
    } cu { $players } jucători
part-product =
    { $tourists ->
        [one] { $tourists } turist
        [few] { $tourists } turiști
       *[other] { $tourists } de turiști
    } × { $attractions ->
        [one] { $attractions } atracție
        [few] { $attractions } atracții
       *[other] { $attractions } de atracții
    }

## Reguli: ce se află în cutie

rule-NY-C1 =
    Un joc pentru { $players } jucători; toți au aceeași hartă a orașului, fiecare pe a sa.{ $house_is ->
        [none] {""}
       *[other] {" "}Pentru { $house } jucător există „{ mode-score-attack }”, un mod al casei pe care regulamentele nu îl au: joci fără adversari, pentru cel mai mare scor la care poți ajunge, timp de { $turns ->
            [one] { $turns } tură
            [few] { $turns } ture
           *[other] { $turns } de ture
        } și cu { $removed ->
            [0] toate cărțile
            [one] { $removed } carte mai puțin în pachet
            [few] { $removed } cărți mai puțin în pachet
           *[other] { $removed } de cărți mai puțin în pachet
        }.
    }
rule-NY-C2 = Harta orașului este o rețea de cvartale: { $width } pe lățime și { $height } pe înălțime. Două numere indică un cvartal: X se numără de la stânga, Y de sus. Cvartalul din stânga sus este (1,1), cel din dreapta jos ({ $width },{ $height }). Regulamentele nu spun de unde începe Y; este interpretarea noastră.
rule-NY-C3 =
    Fiecare cvartal are drumuri de jur împrejur, și la marginea hărții. Un segment este o bucată de drum, de la o intersecție la următoarea. Colțurile hărții sunt rotunjite: acolo, cele două laturi exterioare ale cvartalului formează un singur segment. Pe această hartă sunt { $points ->
        [one] { $points } intersecție
        [few] { $points } intersecții
       *[other] { $points } de intersecții
    } și { $links ->
        [one] { $links } segment
        [few] { $links } segmente
       *[other] { $links } de segmente
    } (între două cvartale: { $inner }; drepte, la margine: { $border }; pe colțuri: { $arcs }).
rule-NY-C4 =
    Fiecare cvartal este de un anumit tip. Această hartă are: { $kinds }. Toate cvartalele, în afară de cele albe, sunt atracții. { $cafes ->
        [0] Pe această hartă nu sunt cafenele.
        [one] La o intersecție se află o cafenea, care arată doi turiști.
       *[other] La { $cafes } dintre intersecții se află câte o cafenea; fiecare arată doi turiști, la fel sau diferiți.
    } Un turist este un cerc, un pătrat sau un triunghi.
rule-NY-C5 =
    Există { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    } Turiști. Fiecare arată unul sau doi turiști și un număr de la 1 la { $highest } sau, în locul lui, un * ({ $stars ->
        [one] { $stars } carte
        [few] { $stars } cărți
       *[other] { $stars } de cărți
    }). Unele au un +, care aduce încă un segment ({ $plus ->
        [one] { $plus } carte
        [few] { $plus } cărți
       *[other] { $plus } de cărți
    }).

## Reguli: pregătirea

rule-NY-S1 = Câteva cărți se scot din joc la întâmplare și nimeni nu vede care: { $removed }. Așa facem noi: o carte nu are un loc al ei în pachet până nu e dezvăluită, deci cele scoase sunt, pur și simplu, cele rămase la sfârșitul partidei.
rule-NY-S2 = Partida ține până când se termină pachetul: { $turns }. Dacă într-un regulament apar alte numere, hotărăște pachetul; este interpretarea noastră.
rule-NY-S3 = Primul jucător se alege la întâmplare.

## Reguli: o tură

rule-NY-T1 =
    Primul jucător dezvăluie { $reveal ->
        [one] { $reveal } carte
        [few] { $reveal } cărți
       *[other] { $reveal } de cărți
    }. { $discard ->
        [0] Ele
       *[other] Apoi decartează { $discard } dintre ele. Cele două rămase
    } sunt cărțile turei, iar toți le folosesc pe amândouă.
rule-NY-T2 = Apoi joacă toți în același timp, fiecare pe harta sa: alegi un cvartal, îi desenezi turiștii, trasezi segmente, îți închei tura. Nicio hartă nu are efect asupra alteia. Până îți închei tura, ea este numai a ta și îți poți anula pașii; după aceea o văd toți și rămâne așa. Când ultimul jucător și-a încheiat tura, cărțile turei se decartează, iar primul jucător este acum următorul în sensul acelor de ceasornic.

## Reguli: cvartalul

rule-NY-B1 = Alegi un cvartal în care nu ai încă turiști.
rule-NY-B2 = Două cărți cu același număr indică un singur cvartal: acest număr este și X, și Y.
rule-NY-B3 = Două cărți cu numere diferite indică două cvartale: tu hotărăști care număr este X și care este Y. Dacă în unul dintre ele ai deja turiști, trebuie să fie celălalt.
rule-NY-B4 =
    Un * ține locul oricărui număr. Un * și un număr indică toate cvartalele care au acest număr ca X sau ca Y, până la { $blocks ->
        [one] { $blocks } cvartal
        [few] { $blocks } cvartale
       *[other] { $blocks } de cvartale
    } pe această hartă. Două * le indică pe toate.
rule-NY-B5 = Alegerea liberă: dacă ai deja turiști în toate cvartalele indicate de cărți, alegi în schimb orice cvartal gol.

## Reguli: turiștii

rule-NY-P1 = Toți turiștii de pe ambele cărți ale turei merg în cvartalul pe care l-ai ales.
rule-NY-P2 = După o alegere liberă, în locul lor merge acolo un singur turist: un cerc, un pătrat sau un triunghi, cum vrei tu.

## Reguli: segmentele

rule-NY-L1 = Segmentele se trasează într-unul din două feluri, la alegerea ta. Fie două: unul de-a lungul unei laturi a cvartalului tău, celălalt legat de unul dintre capetele lui, în orice direcție, chiar îndepărtându-se de cvartal. Fie unul singur, pe orice drum de pe hartă.
rule-NY-L2 = După o alegere liberă trasezi un singur segment, pe orice drum de pe hartă; două nu sunt posibile.
rule-NY-L3 =
    Fiecare + de pe cărțile turei înseamnă pentru toți încă un segment, pe orice drum, legat de ceva sau nu. Nu poți renunța la el. { $option ->
        [on] Asta e valabil și după o alegere liberă.
       *[off] La această masă, asta nu e valabil după o alegere liberă.
    } Regulamentele nu pomenesc acest caz: după interpretarea noastră un + contează întotdeauna, iar opțiunea „{ option-plus_after_fallback }” poate schimba asta.
rule-NY-L4 =
    Trasezi un segment numai pe un drum care nu are încă unul pe harta ta. Regulamentele nu spun nimic despre asta; este interpretarea noastră. Dacă două segmente nu mai sunt posibile, trasezi unul. Asta se poate întotdeauna: într-o partidă întreagă trasezi cel mult { $most ->
        [one] { $most } segment
        [few] { $most } segmente
       *[other] { $most } de segmente
    }, iar harta are { $links }.
rule-NY-L5 = Îți trasezi segmentele în orice ordine. Pentru cafenele nu contează, fiindcă turiștii lor merg toți în același cvartal; nu contează nici care dintre segmente sunt cele două legate și care țin de un +.

## Reguli: cafenelele

rule-NY-K1 = De îndată ce un segment pe care îl trasezi ajunge la o cafenea, cei doi turiști arătați acolo merg în cvartalul ales în această tură, și după o alegere liberă. Cu asta cafeneaua e folosită: turiștii ei îi primești o singură dată pe partidă. Într-o tură poți ajunge la mai multe cafenele.

## Reguli: sfârșitul

rule-NY-F1 = Traseul final este o linie de segmente trasate de tine, fără întreruperi. Niciun segment nu apare în el de două ori. Se poate intersecta cu sine, poate reveni la o intersecție și se poate termina unde a început, iar unele segmente pot rămâne pe dinafară.
rule-NY-F2 = Scorul tău este cel al celui mai bun traseu final pe care îl permit segmentele tale. Programul îl găsește și nu ghicește: nicio altă linie din segmentele tale nu aduce mai mult.
rule-NY-F3 = Un cvartal este pe traseu dacă traseul are un segment de-a lungul uneia dintre laturile lui; la un colț al hărții, segmentul rotunjit contează pentru cvartalul din colț. Dacă traseul doar atinge un cvartal într-un colț, cvartalul nu este pe traseu.
rule-NY-F4 = Fiecare dintre cele trei culori se punctează separat: numărul turiștilor ei din cvartale de pe traseu înmulțit cu numărul atracțiilor ei de pe traseu. Pentru turiști nu contează în ce tip de cvartal se află; poate fi și alb.
rule-NY-F5 =
    Fiecare cafenea la o intersecție de pe traseu aduce { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, o singură dată, fie că i-ai primit turiștii sau nu.
rule-NY-F6 =
    Fiecare cvartal galben de pe traseu aduce { $yellow ->
        [one] { $yellow } punct
        [few] { $yellow } puncte
       *[other] { $yellow } de puncte
    }. Cvartalele gri se punctează împreună. Numărul cvartalelor gri de pe traseu și punctele: { $grey }.
rule-NY-F7 = Câștigă cine are cele mai multe puncte. Regulamentele nu departajează egalitățile: cei cu puncte egale împart victoria.

## De ce nu: cărțile

why-NY-T1-pending = Alege mai întâi o carte de decartat.
why-NY-T1-not-shown = Cartea { $card } nu este pe masă. Alege una dintre cărțile dezvăluite.
why-NY-T1-discarded = Cărțile turei sunt stabilite, iar în această tură nu se mai decartează nimic. Joacă cu cele două de pe masă.

## De ce nu: cvartalul și turiștii lui

why-NY-T2-chosen = Cvartalul tău din această tură este { $block }. Continuă cu el sau anulează-ți pașii ca să alegi altul.
why-NY-B1-pending = Alege mai întâi un cvartal.
why-NY-B1-taken = Ai deja turiști în cvartalul { $block }. Alege un cvartal gol.
why-NY-B2-not-offered = Ambele cărți ale turei arată { $number }, ceea ce nu dă { $block }. Alege cvartalul ({ $number },{ $number }).
why-NY-B3-not-offered = Cărțile turei arată { $a } și { $b }, ceea ce nu dă { $block }. Alege un cvartal gol care are unul dintre aceste numere ca X și pe celălalt ca Y.
why-NY-B4-not-offered = Cărțile turei arată { $number } și un *, ceea ce nu dă { $block }. Alege un cvartal gol care are { $number } ca X sau ca Y.
why-NY-P1-all = Turiștii de pe cărțile turei sunt deja în cvartalul tău. Numai după o alegere liberă alegi tu unul. Acum trasează segmente.
why-NY-P2-pending = Alege mai întâi singurul turist al cvartalului tău.
why-NY-P2-chosen = Ai ales deja singurul turist al cvartalului tău. Acum trasează segmente sau anulează-ți pașii ca să alegi altul.

## De ce nu: segmentele

why-NY-L1-none =
    În această tură nu ai trasat încă niciun segment. Trasează mai întâi { $left ->
        [one] { $left } segment
        [few] { $left } segmente
       *[other] { $left } de segmente
    }, apoi încheie-ți tura.
why-NY-L1-enough =
    În această tură ai trasat { $links ->
        [one] { $links } segment
        [few] { $links } segmente
       *[other] { $links } de segmente
    } și mai multe nu se pot. Încheie-ți tura sau anulează un segment ca să trasezi altul.
why-NY-L1-no-pair = Segmentul pe care îl trasezi acum trebuie să formeze o pereche: unul de-a lungul cvartalului { $block }, celălalt legat de el. Un segment { $link } nu o formează. Alege altul sau încheie-ți tura.
why-NY-L2-none =
    Și după o alegere liberă se trasează un segment. Trasează mai întâi { $left ->
        [one] { $left } segment
        [few] { $left } segmente
       *[other] { $left } de segmente
    } pe orice drum, apoi încheie-ți tura.
why-NY-L2-enough = După o alegere liberă nu ai dreptul la un al doilea segment. Ai trasat deja tot ce se poate ({ $links }). Încheie-ți tura sau anulează un segment ca să trasezi altul.
why-NY-L3-plus =
    Din cauza semnului + de pe cărțile turei { $left ->
        [one] mai lipsește { $left } segment
        [few] mai lipsesc { $left } segmente
       *[other] mai lipsesc { $left } de segmente
    }. Trasează pe orice drum, apoi încheie-ți tura.
why-NY-L4-drawn = Ai deja un segment { $link }. Alege un drum fără segment.

## Cum s-a terminat și de ce a câștigat cineva

ended-NY-S2 =
    Pachetul s-a terminat după { $turns ->
        [one] { $turns } tură
        [few] { $turns } ture
       *[other] { $turns } de ture
    }: partida s-a terminat.
why-NY-F7-points =
    Victorie la puncte: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
why-NY-F7-shared = Egalitate la puncte ({ $points }): victoria se împarte.
why-NY-C1-alone =
    { mode-score-attack }: ai ajuns la { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.

## Acțiuni, ca rânduri de meniu

action-discard = Decartează { $card }
action-block = Alege cvartalul { $block }
action-tourist = Desenează { $tourists }
action-link = Trasează un segment { $link }
action-end = Încheie tura

## Evenimente: cărțile

event-first = Primul jucător este { $player }.
event-first-you = Tu ești primul jucător.
event-card = Se dezvăluie o carte: { $card }.
event-discard = { $player } decartează { $card } și lasă { $kept }.
event-discard-you = Decartezi { $card } și lași { $kept }.

## Evenimente: tura unui jucător

event-block =
    { $fallback_is ->
        [yes] { $player } alege cvartalul { $block }, ca alegere liberă.
       *[no] { $player } alege cvartalul { $block } și desenează { $tourists }.
    }
event-block-you =
    { $fallback_is ->
        [yes] Alegi cvartalul { $block }, ca alegere liberă.
       *[no] Alegi cvartalul { $block } și desenezi { $tourists }.
    }
event-tourist = { $player } desenează { $tourists } în cvartalul { $block }.
event-tourist-you = Desenezi { $tourists } în cvartalul { $block }.
event-link =
    { $count ->
        [0] { $player } trasează un segment { $link }.
       *[other] { $player } trasează un segment { $link } și primește turiști de la { $cafes }.
    }
event-link-you =
    { $count ->
        [0] Trasezi un segment { $link }.
       *[other] Trasezi un segment { $link } și primești turiști de la { $cafes }.
    }
event-turn =
    { $player } și-a încheiat tura. Cvartalul { $block }: { $tourists }. Segmente: { $links }.{ $count ->
        [0] {""}
       *[other] {" "}Cafenele: { $cafes }.
    }
event-turn-you =
    Ți-ai încheiat tura. Cvartalul { $block }: { $tourists }. Segmente: { $links }.{ $count ->
        [0] {""}
       *[other] {" "}Cafenele: { $cafes }.
    }

## Evenimente: sfârșitul

event-over = Ultima tură s-a încheiat. Acum se punctează cel mai bun traseu final de pe fiecare hartă.

## Rândurile foii de scor (punctele stau alături)

line-red = Roșu: { part-product }
line-green = Verde: { part-product }
line-blue = Albastru: { part-product }
line-cafes = Cafenele pe traseu: { $count }
line-yellow = Cvartale galbene pe traseu: { $count }
line-grey = Cvartale gri pe traseu: { $count }

## Îndemnuri: ce se hotărăște acum

phase-setup = Se trage la sorți primul jucător.
phase-reveal = Se dezvăluie cărți.
phase-discard = Ești primul jucător: alege o carte de decartat. Cu cele rămase joacă toți.
phase-block = Alege un cvartal gol dintre cele indicate de cărțile turei.
phase-block-fallback = Ai deja turiști în toate cvartalele indicate de cărțile turei: alege orice cvartal gol.
phase-tourist = Alege singurul turist pentru cvartalul { $block }.
phase-links =
    { $left ->
        [one] Trasează { $left } segment pe orice drum.
        [few] Trasează { $left } segmente pe orice drumuri.
       *[other] Trasează { $left } de segmente pe orice drumuri.
    }{ $fallback_is ->
        [yes] {""}
       *[no] {" "}După un segment de-a lungul cvartalului { $block } poate urma încă unul, legat de el.
    }
phase-extend = Mai poți trasa un segment dacă formează o pereche: unul de-a lungul cvartalului { $block }, celălalt legat de el. Sau încheie-ți tura.
phase-end = Toate segmentele tale sunt trasate: încheie-ți tura. După aceea o văd toți și nu mai poate fi anulată.
phase-done = Ți-ai încheiat tura. Se așteaptă: { $actors }.
phase-wait = Se așteaptă: { $actors }.
phase-over = Partida s-a terminat.
