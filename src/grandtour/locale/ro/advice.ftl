### Motivul unei sugestii, într-un rând scurt. Notele despre argumente sunt în fișierul englezesc.
### Numeralul cere trei forme: 1 punct, 2 puncte, 20 de puncte.

## Părți de propoziții

advice-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
advice-routes =
    { $routes ->
        [one] { $routes } rută
        [few] { $routes } rute
       *[other] { $routes } de rute
    }
advice-buildings =
    { $buildings ->
        [one] { $buildings } clădire
        [few] { $buildings } clădiri
       *[other] { $buildings } de clădiri
    }
advice-color =
    { $kind_id ->
        [red] roșu
        [green] verde
       *[blue] albastru
    }

## San Francisco

advice-sf-completes = Finalizează { $tickets }.
advice-sf-last-turn = { advice-points } pe loc, în ultima ta tură.
advice-sf-on-the-way = Te ajută să finalizezi { $ticket }.
advice-sf-last-round = Începe ultima rundă, cu toate biletele tale finalizate.
advice-sf-token = Aduce un jeton pe care încă nu îl ai: { $symbol }.
advice-sf-long = O rută lungă: { advice-points }.
advice-sf-points = { advice-points } pe loc.
advice-sf-ferry-route = { $route } cere cel puțin o { $wild_card }.
advice-sf-ferry = O { $wild_card } ține locul oricărei culori.
advice-sf-needed = Pentru { $route }. Cărți de această culoare care îți lipsesc: { $missing }.
advice-sf-needed-later = Pentru { $route }, care merită și pe lângă biletele tale.
advice-sf-collect =
    Cu ea ai { $have ->
        [one] { $have } carte
        [few] { $have } cărți
       *[other] { $have } de cărți
    } de această culoare.
advice-sf-spare = O culoare nouă în mână deschide mai multe rute.
advice-sf-draw = Ai cărțile pentru planul tău; cu mai multe poți alege mai bine.
advice-sf-draw-missing = Cărți care îi mai lipsesc planului tău: { $missing }.
advice-sf-draw-blind = Nicio carte cu fața în sus nu îți ajută planul. Cărți care îi lipsesc: { $missing }.
advice-sf-tickets = Toate biletele tale sunt finalizate și mai e timp pentru unul.
advice-sf-tickets-more = Mai e timp pentru încă un bilet.
advice-sf-tickets-late = Aproape că nu mai e timp pentru un bilet nou.
advice-sf-keep-least = Dacă nu ajunge timpul pentru el, pierzi: { advice-points }.
advice-sf-keep-free = Nu cere nicio rută în afara celor pe care le plănuiești oricum.
advice-sf-keep-together = Au o parte de drum comună: cam { advice-routes } în plus.
advice-sf-keep = { advice-points } pentru cam { advice-routes }.
advice-sf-token-later = Celălalt poate aștepta: planul tău mai trece prin { $location }.
advice-sf-token-left = Jetoane rămase cu acest simbol: { $left }.
advice-sf-place = Rute din planul tău care duc acolo: { $routes }.
advice-sf-place-apart = Planul tău nu trece pe acolo. Rute care duc acolo: { $routes }.
advice-sf-pass = Altceva nu este posibil.

## Explore New York

advice-ny-keep-block = Cărțile care rămân sunt bune pentru cvartalul { $block }.
advice-ny-keep-any = Cu cărțile care rămân poți alege orice cvartal gol.
advice-ny-fallback = Lasă cvartalele mai bune pentru ture viitoare.
advice-ny-aside = În afara traseului tău: cvartalele bune rămân libere pentru cărți mai bune.
advice-ny-tourists =
    { $tourists } pentru { $blocks ->
        [one] { $blocks } cvartal { advice-color }
        [few] { $blocks } cvartale { $kind_id ->
            [red] roșii
            [green] verzi
           *[blue] albastre
        }
       *[other] { $blocks } de cvartale { $kind_id ->
            [red] roșii
            [green] verzi
           *[blue] albastre
        }
    } de pe traseul tău.
advice-ny-tourists-pair =
    { $tourists } pentru { $blocks ->
        [one] { $blocks } cvartal { advice-color }
        [few] { $blocks } cvartale { $kind_id ->
            [red] roșii
            [green] verzi
           *[blue] albastre
        }
       *[other] { $blocks } de cvartale { $kind_id ->
            [red] roșii
            [green] verzi
           *[blue] albastre
        }
    } și loc pentru două segmente ale traseului tău.
advice-ny-pair = Aici se pot trasa două segmente ale traseului tău.
advice-ny-beside = Se află lângă traseul tău.
advice-ny-tourist =
    Traseul tău trece pe lângă { $blocks ->
        [one] { $blocks } cvartal { advice-color }
        [few] { $blocks } cvartale { $kind_id ->
            [red] roșii
            [green] verzi
           *[blue] albastre
        }
       *[other] { $blocks } de cvartale { $kind_id ->
            [red] roșii
            [green] verzi
           *[blue] albastre
        }
    }.
advice-ny-gain = Adaugă { advice-points } celui mai bun traseu al tău.
advice-ny-joins = Unește două bucăți ale traseului tău.
advice-ny-cafe = Ajunge la { $cafes }.
advice-ny-grey = Încă un cvartal gri pe traseu: { $count } în total.
advice-ny-yellow = Încă un cvartal galben pe traseu: { $count } în total.
advice-ny-spare = Nu e pe traseul cel mai promițător.
advice-ny-attraction =
    Încă un cvartal { advice-color }, pentru { $count ->
        [one] { $count } turist
        [few] { $count } turiști
       *[other] { $count } de turiști
    } de același fel.
advice-ny-collects = Adaugă la traseul tău un cvartal cu turiști.
advice-ny-extends = Duce traseul tău mai departe.
advice-ny-starts = Prima bucată a unui traseu promițător.
advice-ny-end = Tura ta este completă.

## French Quarter

advice-fq-there = Spre { $building }. { $reason }
advice-fq-multiplier = { $street } contează ×{ $times }. Clădiri cartografiate acolo: { $buildings }.
advice-fq-bonus = Deblochează { $bonus }: { $what }.
advice-fq-street =
    { $building_is ->
        [here] Pe { $streets }, care aduce puncte.
       *[other] Cartografiază și { $building }, pe { $streets }.
    }
advice-fq-streets =
    { $building_is ->
        [here] Pe străzi care aduc puncte: { $streets }.
       *[other] Cartografiază și { $building }, pe { $streets }.
    }
advice-fq-second-line =
    { $building_is ->
        [here] Lângă Second Line.
       *[other] Cartografiază și { $building }, lângă Second Line.
    }
advice-fq-gift-shop =
    { $left ->
        [0] Completează magazinele de suveniruri.
       *[other] Cartografiază un magazin de suveniruri. Mai lipsesc: { $left }.
    }
advice-fq-vacation =
    { $building_is ->
        [here] Este pe cartea ta Vacanță.
       *[other] Cartografiază și { $building }, aflată pe cartea ta Vacanță.
    }
advice-fq-courtyard = Curți interioare vizitate: { $count } din { $all }.
advice-fq-riverwalk = { $riverwalk }: vizita { $count } din { $all }.
advice-fq-performers =
    Artiști pe rândul de { $row ->
        [1] sus
       *[other] jos
    }: { $count }.
advice-fq-wild = Ajunge la următorul joker de pe pista Umbrele.
advice-fq-circle = Căsuțe până la următorul cerc ({ $activity }): { $ahead }.
advice-fq-icons = Aduce simbolurile de care foaia ta are cea mai mare nevoie.
advice-fq-best = Așa foaia ta rămâne în cea mai bună situație.
advice-fq-touches =
    Linia atinge apoi { $buildings ->
        [one] încă { $buildings } clădire cartografiată
        [few] încă { $buildings } clădiri cartografiate
       *[other] încă { $buildings } de clădiri cartografiate
    }.
advice-fq-ahead = Clădiri cartografiate de tine lângă următoarele tronsoane: { $buildings }.
advice-fq-stay = Cel mai bine e să-ți lași linia unde este.
advice-fq-save-w = Păstrează W pentru o clădire mai bună.
advice-fq-without = Nimic din ce ți se oferă nu îți ajută foaia.
