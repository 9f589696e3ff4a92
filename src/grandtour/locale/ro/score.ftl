### `grandtour score`: foaia unei partide pe hârtie, ce nu poate fi pe ea și cel mai bun traseu.

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
score-no-route = Nu este desenat niciun segment, deci nu există traseu.
score-total = Total
score-so-far = Pe foaie sunt jucate { $played } din { $turns } ture: acesta este scorul de până acum.
score-picture-written = Imaginea este în { $file }.
score-template-written = Foaia goală este în { $file }.

## A long search

score-searching = Se caută cel mai bun traseu: punctaj găsit { $best }, încă posibil { $bound }, pași { $steps }. Ctrl-C oprește căutarea.
score-stopped = Oprit înainte de a fi dovedit: punctajul celui mai bun traseu este de cel puțin { $best } și de cel mult { $bound }.

## Marks that cannot be

score-troubles = Foaia are semne imposibile:
score-troubles-hint = Corectează foaia sau calculează scorul oricum, cu { $option }.
score-anyway = Scor calculat oricum, cu aceste semne imposibile; ce nu există pe hartă este lăsat deoparte:
score-line = rândul { $line }
score-NY-C1-players = { $players } nu poate fi numărul de jucători. Sunt posibile { $known }.
score-NY-C2-block = Cvartalul { $block } nu există. Pe această hartă X ajunge la { $width } și Y la { $height }, ambele de la 1.
score-NY-C2-point = Intersecția { $point } nu există. Pe această hartă X ajunge la { $width } și Y la { $height }, ambele de la 0.
score-NY-C3-corner = La { $point } drumul este rotunjit și nu are intersecție. În jurul acelui colț este un singur segment: { $link }.
score-NY-C3-road = Niciun drum nu duce de la { $a } direct la { $b }: un segment leagă două intersecții vecine.
score-NY-C4-cafe = Nu există cafeneaua „{ $cafe }”. Pe această hartă sunt { $cafes }.
score-NY-K1-twice = { $cafe } apare de două ori, dar se poate folosi o singură dată.
score-NY-K1-far = { $cafe } nu poate fi folosită: niciun segment nu se termină la { $point }.
score-NY-K1-unmarked = Un segment se termină la { $point }, deci { $cafe } este folosită, dar nu apare în listă.
score-NY-K1-unused = Cvartalul { $block } nu poate avea { $tourists } decât dacă vin dintr-o cafenea nefolosită.
score-NY-L1-apart = Așa cum sunt așezate, segmentele sunt prea multe: { $links }. În afară de unul pe tură și de simbolurile +, ele vin în perechi: o latură a cvartalului turei și un segment legat de ea (perechi necesare: { $needed }, posibile aici: cel mult { $pairs }).
score-NY-L1-few = Prea puține segmente: { $links }. În fiecare tură se desenează cel puțin unul (ture pe foaie: { $turns }).
score-NY-L3-many = Prea multe segmente: { $links }, dar sunt posibile cel mult { $most }. În fiecare tură se desenează cel mult două (ture pe foaie: { $turns }), iar simbolurile + adaugă cel mult { $plus }.
score-NY-L3-cards = Cu cărți care aduc acești turiști, numărul segmentelor nu poate fi { $links }: nu se potrivește cu simbolurile + de pe ele.
score-NY-L4-twice = Segmentul { $link } apare de două ori, întâi la { $first }, dar pe fiecare drum încape unul singur.
score-NY-P1-tourists = Cvartalul { $block } nu poate avea { $tourists }: nu există două cărți care duc la el și îi aduc exact pe aceștia, cu sau fără cafenelele folosite.
score-NY-P1-together = Fiecare cvartal ar putea avea singur turiștii săi, dar nu toate împreună ({ $blocks }): fiecare carte este într-o singură tură și fiecare cafenea folosită își trimite cei doi într-un singur cvartal.
score-NY-P2-no-fallback = Cvartalul { $block } nu poate avea { $tourists }: pentru un turist singur trebuie să fie ocupate toate cvartalele la care duc două cărți, iar aici mereu rămâne unul liber.
score-NY-S2-blocks = Prea multe cvartale: { $blocks }. Ture în această partidă: { $turns } (jucători: { $players }), fiecare cu un cvartal.

## The picture

score-picture-about = O hartă cu cvartale marcate ({ $blocks }), segmente desenate ({ $links }) și cel mai bun traseu prin aceste intersecții: { $route }. Valorează { $total }.
score-picture-route = cel mai bun traseu, de la A la B
score-picture-loop = cel mai bun traseu, de la A la A
score-picture-drawn = desenat, în afara traseului
score-picture-used = cafenea folosită
score-picture-pale = palid: în afara traseului
score-picture-own = Hartă concepută de noi

## The empty sheet

score-template-head = O foaie pentru { $edition }. Completeaz-o, apoi calculează scorul astfel:
score-template-players = Câți ați jucat: { $players }. De aici rezultă numărul turelor.
score-template-player = A cui este foaia, dacă vrei:
score-template-links = Segmentele pe care le-ai desenat. O intersecție se scrie X,Y: câte cvartale are la stânga și deasupra ei. De la una la următoarea este un segment; o linie poate continua pe mai multe. În jurul unui colț rotunjit este un singur segment, aici { $corner }.
score-template-cafes = Cafenelele folosite, după id sau după intersecție. Fără acest rând sunt cele pe care le ating segmentele tale.
score-template-blocks = Cvartalele cu turiștii tăi: X de la stânga, Y de sus. Toate aceste rânduri spun același lucru:
