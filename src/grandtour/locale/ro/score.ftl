### `grandtour score`: foi ale unor partide pe hârtie, ce nu poate fi pe ele și cât valorează.

## The answer

score-title = Traseul final
score-title-of = Traseul final: { $player }
score-route =
    { $count ->
        [one] Cel mai bun traseu, { $count } segment:
        [few] Cel mai bun traseu, { $count } segmente:
       *[other] Cel mai bun traseu, { $count } de segmente:
    }
score-route-part =
    { $count ->
        [one] Cel mai bun traseu găsit până acum, { $count } segment:
        [few] Cel mai bun traseu găsit până acum, { $count } segmente:
       *[other] Cel mai bun traseu găsit până acum, { $count } de segmente:
    }
score-no-route = Nu este trasat niciun segment, deci nu există traseu.
score-total = Total
score-so-far = Ture jucate pe foaie: { $played } din { $turns }. Acesta este scorul de până acum.
score-not-all = Jucători pe foaie: { $listed } din { $players }. De aceea nu se știe cine a câștigat.
score-cars-left =
    Nimeni nu a ajuns la cel mult { $cars ->
        [one] { $cars } funicular
        [few] { $cars } funiculare
       *[other] { $cars } de funiculare
    }. Dacă nu ați pasat toți, partida continuă: acesta este scorul de până acum.
score-picture-written = Imaginea este în { $file }.
score-template-written = Foaia goală este în { $file }.

## A long search

score-searching = Se caută cel mai bun traseu: punctaj găsit { $best }, încă posibil { $bound }, pași { $steps }. Ctrl-C oprește căutarea.
score-stopped = Oprit înainte de a fi dovedit: punctajul celui mai bun traseu este de cel puțin { $best } și de cel mult { $bound }.

## Impossible marks

score-troubles = Foaia are semne imposibile:
score-troubles-hint = Corectează foaia sau calculează scorul oricum, cu { $option }.
score-anyway = Scor calculat oricum, cu aceste semne imposibile; ce nu există pe hartă este lăsat deoparte:
score-players = { $players } nu poate fi numărul de jucători. Sunt posibile { $known }.
score-anyway-table = Scor calculat oricum, cu aceste semne imposibile; ce nu există și ce are deja altcineva este lăsat deoparte:
score-near = Ai vrut să spui „{ $name }”?
score-listed = Numărul de jucători este { $players }, dar pe foaie sunt mai mulți: { $listed }.
score-line = rândul { $line }
score-NY-C1-players = { score-players }
score-NY-C2-block = Cvartalul { $block } nu există. Pe această hartă X ajunge la { $width } și Y la { $height }, ambele de la 1.
score-NY-C2-point = Intersecția { $point } nu există. Pe această hartă X ajunge la { $width } și Y la { $height }, ambele de la 0.
score-NY-C3-corner = La { $point } drumul este rotunjit și nu are intersecție. În jurul acelui colț este un singur segment: { $link }.
score-NY-C3-road = Niciun drum nu duce de la { $a } direct la { $b }: un segment leagă două intersecții vecine.
score-NY-C4-cafe = Nu există cafeneaua „{ $cafe }”. Pe această hartă sunt { $cafes }.
score-NY-K1-twice = { $cafe } apare de două ori, dar se poate folosi o singură dată.
score-NY-K1-far = { $cafe } nu putea fi folosită: niciun segment nu se termină la { $point }.
score-NY-K1-unmarked = Un segment se termină la { $point }, deci { $cafe } a fost folosită, dar nu apare în listă.
score-NY-K1-unused = Cvartalul { $block } nu poate avea { $tourists } decât dacă vin dintr-o cafenea nefolosită.
score-NY-L1-apart = Așa cum sunt așezate, segmentele sunt prea multe: { $links }. Fiecare tură dă un segment, iar fiecare + încă unul; al doilea segment dintr-o tură trebuie să fie legat de unul de-a lungul cvartalului acelei ture (perechi necesare: { $needed }, posibile aici: cel mult { $pairs }).
score-NY-L1-few = Prea puține segmente: { $links }. În fiecare tură se trasează cel puțin unul (ture pe foaie: { $turns }).
score-NY-L3-many = Prea multe segmente: { $links }, dar sunt posibile cel mult { $most }. În fiecare tură se trasează cel mult două (ture pe foaie: { $turns }), iar simbolurile + adaugă cel mult { $plus }.
score-NY-L3-cards = Cu cărți care aduc acești turiști, numărul segmentelor nu poate fi { $links }: nu se potrivește cu simbolurile + de pe ele.
score-NY-L4-twice = Segmentul { $link } apare de două ori, întâi la { $first }, dar pe fiecare drum încape unul singur.
score-NY-P1-tourists = Cvartalul { $block } nu poate avea { $tourists }: nu există două cărți care duc la el și îi aduc exact pe aceștia, cu sau fără cafenelele folosite.
score-NY-P1-together = Fiecare cvartal ar putea avea singur turiștii săi, dar nu toate împreună ({ $blocks }): fiecare carte este într-o singură tură și fiecare cafenea folosită își trimite cei doi într-un singur cvartal.
score-NY-P2-no-fallback = Cvartalul { $block } nu poate avea { $tourists }: un singur turist vine numai cu o alegere liberă, când sunt ocupate toate cvartalele la care duc cele două cărți, iar aici mereu rămâne unul liber.
score-NY-S2-blocks = Prea multe cvartale: { $blocks }. Ture în această partidă: { $turns } (jucători: { $players }), fiecare cu un cvartal.
score-NY-S2-misprint = Prea multe cvartale: { $blocks }. Regulamentele tipărite indică tot atâtea ture pentru acest număr de jucători ({ $players }), dar este o greșeală de tipar: cărțile pe care ele le împart ajung pentru mai puține ture ({ $turns }), fiecare cu un cvartal. Numărul pentru trei jucători a fost inversat cu cel pentru doi sau patru.

## Impossible marks: San Francisco

score-SF-C1-players = { score-players }
score-SF-C1-listed = { score-listed }
score-SF-C1-symbol = Nu există jetonul de turist „{ $name }”. Simbolurile sunt { $known }.
score-SF-C1-no-tokens = Această ediție nu are jetoane de turist. Scoate „tokens”.
score-SF-C1-ticket = Niciun bilet de destinație nu duce de la { $a } la { $b }.
score-SF-C1-ticket-number = Nu există biletul { $name }. Numerele lor merg de la 0 la { $last }.
score-SF-C1-ticket-twice = Biletul { $a } – { $b } apare de două ori, întâi la { $first }, dar există unul singur.
score-SF-C1-ticket-other = { $owner } are și biletul { $a } – { $b }, dar există unul singur.
score-SF-C2-location = Pe această hartă nu există locația „{ $name }”.
score-SF-C2-no-route = Nicio rută nu duce de la { $a } direct la { $b }.
score-SF-C2-color = De la { $a } la { $b } nu există nicio rută de culoarea „{ $name }”. Există: { $known }.
score-SF-C2-route-number = Nu există ruta { $name }. Numerele lor merg de la 0 la { $last }.
score-SF-R1-owned = { $a } – { $b } este deja revendicată, de { $owner }.
score-SF-R1-cars = Aceste rute cer prea multe funiculare: { $spaces }. Fiecare are { $cars }.
score-SF-R3-own-twin = Ambele rute ale rutei duble { $a } – { $b } au același proprietar, ceea ce nu se poate.
score-SF-R3-closed = Ambele rute ale rutei duble { $a } – { $b } sunt revendicate. Numărul de jucători este { $seats }, deci a doua era închisă.
score-SF-R5-twice = Jetonul apare de două ori: { $symbols }. Nimeni nu ia un simbol pe care îl are deja.
score-SF-R5-claims = Prea multe jetoane: { $tokens }. O rută aduce cel mult unul (rute pe foaie: { $routes }).
score-SF-R5-reach = Prea multe jetoane: { $tokens }. Oriunde ar fi fost puse teancurile, aceste rute se termină la cel mult { $most } dintre ele.
score-SF-S1-stack = Prea multe jetoane cu același simbol ({ $symbols }): { $taken }. Teancul lui avea cel mult { $height }.
score-SF-S3-few = Prea puține bilete: { $tickets }. Fiecare păstrează la început cel puțin { $least } și nu dă înapoi niciunul.
score-SF-S4-stacks = Din fiecare dintre aceste simboluri s-au luat mai multe jetoane decât { $lower }: { $symbols }. Dar teancuri mai înalte de atât erau doar { $stacks }.

## Impossible marks: French Quarter

score-FQ-C1-players = { score-players }
score-FQ-C1-listed = { score-listed }
score-FQ-M1-building = Pe această hartă nu există clădirea „{ $name }”.
score-FQ-A2-mapped = Prea multe clădiri cartografiate: { $mapped }. Turele unei partide, pista Artiști și bonusurile tale ajung pentru cel mult { $most }.
score-FQ-P1-neighbour = { $building } are { $value }, iar clădirea vecină { $neighbour } are { $there }: valorile alăturate diferă cu cel mult 1.
score-FQ-P3-w = Prea multe W: { $written }. Bonusurile tale permit { $unlocked }.
score-FQ-V2-courtyard = { $building } nu este o curte interioară. Curțile interioare sunt { $known }.
score-FQ-V2-twice = { $building } apare de două ori, dar o curte interioară se marchează o singură dată.
score-FQ-I1-boxes = Prea multe umbrele: { $marks }. Căsuțe pe pista lor: { $boxes }.
score-FQ-I1-few = Prea puține umbrele: { $marks }. Numai rândurile din Second Line și pista Artiști aduc { $least }.
score-FQ-I2-boxes = Prea multe semne la { $activity }: { $marks }. Căsuțe de marcat pe pistă: { $boxes }.
score-FQ-I3-choices = La { $activity } nu sunt tot atâtea alegeri câte cercuri marcate care arată și bonus, și multiplicator. Trebuie să fie { $asked }, nu { $told }.
score-FQ-I4-performer = Nu există artistul „{ $name }”. Artiștii sunt { $known }.
score-FQ-I4-twice = Acest rând are același artist de două ori: { $performer }.
score-FQ-I4-bottom = Rândul de jos are un artist pe care cel de sus nu îl are: { $performer }. Întâi se marchează rândul de sus.
score-FQ-L3-boxes = Prea multe căsuțe la Second Line: { $marks }. Pista are { $boxes }.
score-FQ-L3-many = Prea multe căsuțe la Second Line: { $marks }. O clădire cartografiată marchează cel mult una pe rundă (clădiri: { $mapped }, runde: { $rounds }).
score-FQ-BM-A-none = Un bonus ți-a adus un artist, dar niciunul nu este marcat.
score-FQ-BP-A-square = Căsuța { $box } de la { $activity } este un pătrat, și se taie doar cercuri.
score-FQ-BP-A-many = Prea multe cercuri tăiate la { $activity }: { $told }. Bonusurile tale taie { $unlocked }.
score-FQ-BP-A-few = Prea puține cercuri tăiate la { $activity }: { $told }. Bonusurile tale taie { $unlocked }.
score-FQ-R2-few = Prea puține semne pe pistele activităților: { $marks }. Numai jokerii de pe pista Umbrele și pista Artiști aduc { $least }.
score-FQ-R6-next = Căsuța { $box } de la { $activity } nu poate fi tăiată: înaintea ei un cerc nu este nici marcat, nici tăiat.
score-FQ-R35-visits = Prea multe vizite la { $riverwalk }: { $marks }. Nu se marchează mai mult de { $boxes }.
score-FQ-R35-none = Sunt marcate vizite la un Riverwalk ({ $marks }), dar harta acestei ediții nu are niciunul.
score-FQ-Y2-mayor = Modul solo se joacă mereu cu varianta Primarul.
score-FQ-Y3-card = Nu există cartea Vacanță „{ $name }”.
score-FQ-Y3-missing = Cu Turism fiecare are o carte Vacanță, dar aici nu este indicată niciuna.
score-FQ-Y3-no-tourism = Cărțile Vacanță precum { $card } țin de Turism, iar această partidă s-a jucat fără el.
score-FQ-Y3-other = { $owner } are și cartea Vacanță { $card }, dar există una singură.

## The picture

score-picture-about = O hartă cu cvartale marcate ({ $blocks }), segmente trasate ({ $links }) și cel mai bun traseu prin aceste intersecții: { $route }. Valorează { $total }.
score-picture-route = cel mai bun traseu, de la A la B
score-picture-loop = cel mai bun traseu, de la A la A
score-picture-drawn = trasat, în afara traseului
score-picture-used = cafenea folosită
score-picture-point = intersecție X,Y, ambele de la 0
score-picture-pale = palid: în afara traseului
score-picture-own = Hartă concepută de noi
score-picture-anyway = Scor calculat în ciuda semnelor imposibile de pe foaie: { $count }. Ce nu există pe hartă este lăsat deoparte.

## The empty sheet

score-template-head = O foaie pentru { $edition }. Completeaz-o, apoi calculează scorul astfel:
score-template-players = Câți ați jucat: { $players }. De aici rezultă numărul turelor.
score-template-player = A cui este foaia, dacă vrei:
score-template-links = Segmentele pe care le-ai trasat. O intersecție se scrie X,Y: câte cvartale are la stânga și deasupra ei. De la una la următoarea este un segment; o linie poate continua pe mai multe. În jurul unui colț rotunjit este un singur segment, aici { $corner }.
score-template-cafes = Cafenelele folosite, după id sau după intersecție. Fără acest rând sunt cele pe care le ating segmentele tale.
score-template-blocks = Cvartalele cu turiștii tăi: X de la stânga, Y de sus. Toate aceste rânduri spun același lucru:

## The empty sheet: San Francisco

score-template-SF-players = Câți ați jucat: { $players }. Cine lipsește mai jos nu este punctat, iar atunci nu se spune cine a câștigat.
score-template-SF-routes =
    routes: toate rutele pe care le-ai revendicat, fiecare prin cele două locații ale ei.{ $doubles ->
        [0] { "" }
       *[other] { " " }La o rută dublă poți adăuga culoarea ({ $colors }).
    }
score-template-SF-places = Locațiile: { $places }.
score-template-SF-tickets = tickets: toate biletele pe care le-ai păstrat, prin cele două locații ale lor. Care sunt finalizate se calculează singur.
score-template-SF-tokens = tokens: jetoanele tale de turist, dintre { $symbols }.

## The empty sheet: French Quarter

score-template-FQ-players = Câți ați jucat: { $players }. Scrie mai jos câte foi vrei; cu toate afli cine a câștigat.
score-template-FQ-tourism = Dacă ați jucat cu Turism:
score-template-FQ-boxes = Căsuțe pe care le-ai marcat: umbrele (din { $umbrellas }), Second Line (din { $line }).
score-template-FQ-visits = Vizite la { $riverwalk } pe care le-ai marcat (din { $visits }).
score-template-FQ-courtyards = Curți interioare pe care le-ai vizitat: { $courtyards }.
score-template-FQ-performers = Artiști marcați pe cele două rânduri: { $performers }.
score-template-FQ-vacation = Cartea ta Vacanță: { $cards }.
score-template-FQ-tracks =
    Cele cinci piste: câte căsuțe ai marcat.{ $choices ->
        [0] { "" }
       *[other] { " " }Dacă printre ele este un cerc care arată bonus și multiplicator, spune ce ai luat, în ordine.
    }{ $crossing ->
        [0] { "" }
       *[other] { " " }Un cerc tăiat de un bonus se indică prin căsuța lui, de la 1, și nu se numără.
    }
score-template-FQ-mapped =
    Clădirile tale cartografiate cu valorile lor{ $letters ->
        [0] { "" }
       *[other] { " " }sau cu W
    }. Șterge semnul # din fața celor ale tale.
