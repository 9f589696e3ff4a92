### Ce spune profesoara celor trei lecții. Notele sunt în fișierul englezesc.

lesson-not-now = Regulile permit asta, dar aici lecția o ia pe alt drum. Urmează ce este evidențiat.
lesson-no-undo = Lecția începe aici: nu există niciun pas la care să te întorci.

## San Francisco

lesson-sf-name-0 = Mara
lesson-sf-name-1 = Theo
lesson-sf-who = Tu ești Mara. Theo joacă împotriva ta.

lesson-sf-title-tickets = Un bilet pentru început
lesson-sf-keep = Păstrează numai The Embarcadero – Potrero Hill. Dacă până la sfârșit rutele tale leagă cele două locații, îți aduce punctele lui; dacă nu, ți le ia.
lesson-sf-keep-help = Celălalt bilet valorează mai mult, dar traversează tot orașul. Mai târziu poți trage alte bilete.
lesson-sf-keep-not = Îl poți păstra, dar un bilet nefinalizat te costă punctele lui. Începe numai cu cel scurt.

lesson-sf-title-cards = Cărți pentru o rută
lesson-sf-take = Drumul tău trece prin South Beach, iar prima lui rută are trei spații negre. Ia cartea neagră care stă cu fața în sus.
lesson-sf-take-help = O tură înseamnă unul din trei lucruri: tragi două cărți, revendici o rută sau tragi bilete.
lesson-sf-draw = Într-o tură iei două cărți, iar nicio altă carte cu fața în sus nu te ajută acum. Trage-o pe a doua din pachet, fără s-o vezi.
lesson-sf-draw-not = Ai putea s-o iei, dar nu folosește la o rută neagră. Încearcă pachetul.
lesson-sf-take-ferry = O carte Feribot ține locul oricărei culori. Ia-o pe cea cu fața în sus: tura ta se încheie pe loc, dar ai cu ce plăti ruta.
lesson-sf-take-ferry-help = O carte Feribot trasă din pachet e o carte ca oricare alta. Numai una cu fața în sus ține locul ambelor cărți.
lesson-sf-take-ferry-not = Ai putea face asta, dar atunci Theo poate lua cartea Feribot, tocmai cea care îți lipsește.

lesson-sf-title-route = Prima ta rută
lesson-sf-claim = Revendică South Beach – Potrero Hill și plătește cu două cărți negre și cartea Feribot. Trei dintre funicularele tale ajung acolo, iar 4 puncte sunt ale tale pe loc.
lesson-sf-claim-help = Cu cât ruta e mai lungă, cu atât fiecare spațiu aduce mai mult: 1 punct pentru unul, 4 pentru trei, 10 pentru cinci.
lesson-sf-claim-not = Ai putea plăti și ruta aceasta, dar ea nu îți ajută biletul. Revendică South Beach – Potrero Hill.
lesson-sf-token = La ambele capete așteaptă turiști, iar o rută îți aduce un jeton pe care nu îl ai încă. Ia ceainicul: la South Beach este numai acesta.
lesson-sf-token-help = La sfârșit, jetoanele tale diferite se socotesc împreună. Două aduc 1 punct, toate șapte aduc 12.
lesson-sf-token-not = Casa poate aștepta, căci la Potrero Hill mai este una. Ceainicul s-ar putea să dispară curând.

lesson-sf-title-join = Biletul finalizat
lesson-sf-take-red = De la South Beach la The Embarcadero sunt două spații, iar una dintre cele două rute e roșie. Ai o carte roșie: mai ia una.
lesson-sf-second = A apărut o carte Feribot, dar cu fața în sus poate fi doar prima carte a turei. Ia o carte albastră și începe să strângi culoarea aceasta.
lesson-sf-join = Revendică The Embarcadero – South Beach cu cele două cărți roșii. Astfel biletul e finalizat, iar pe deasupra primești un crab.
lesson-sf-join-help = Este o rută dublă. În doi se poate revendica doar una din pereche, deci cea verde e închisă acum.
lesson-sf-join-not = Ruta aceasta ai putea-o plăti, dar cea roșie îți finalizează biletul. Revendic-o înaintea lui Theo.

lesson-sf-title-second-ticket = Al doilea bilet
lesson-sf-tickets = Biletul tău e asigurat, iar cele mai multe funiculare îți rămân. Trage bilete: asta îți ocupă toată tura, și păstrezi cel puțin unul.
lesson-sf-keep-one = Păstrează numai Alcatraz – South Beach. La The Embarcadero ești deja și lipsește doar o rută de Feribot.
lesson-sf-keep-one-not = L-ai putea păstra, dar duce în cealaltă parte. Ia biletul care e aproape finalizat.
lesson-sf-take-blue = Ruta spre Alcatraz e gri și are patru spații: trei cărți de o culoare și, pentru simbolul ei, un Feribot adevărat. Ia a treia ta carte albastră.
lesson-sf-draw-ferry = Theo a luat Feribotul care era acolo. Trage din pachet și speră la altul.
lesson-sf-claim-ferry = Este un Feribot. Revendică Alcatraz – The Embarcadero cu trei cărți albastre și Feribotul: 7 puncte, un jeton și al doilea bilet.
lesson-sf-claim-ferry-not = Ai putea plăti asta, dar ai pierde cărțile pentru Alcatraz. Revendică ruta de Feribot.

lesson-sf-title-end = Ultima rundă
lesson-sf-last-token = Opt ture mai târziu ai șase jetoane diferite și patru funiculare. Revendică Golden Gate Bridge – Presidio în roșu: aduce al șaptelea jeton, iar cu numai două funiculare rămase începe ultima rundă.
lesson-sf-last-token-not = Se poate, dar al șaptelea jeton valorează mai mult. Este la Golden Gate Bridge.
lesson-sf-last-turn = Theo și-a jucat ultima tură, iar aceasta e a ta. Folosește-o pentru o rută de un spațiu: Fort Mason – Lombard Street sau Civic Center – Union Square.

lesson-sf-title-score = Punctajul
lesson-sf-done =
    Câștigi cu { $you } la { $other ->
        [one] { $other } punct
        [few] { $other } puncte
       *[other] { $other } de puncte
    }. Îți contează ambele bilete și toate cele șapte jetoane, pe când Theo plătește pentru un bilet nefinalizat.

## Explore New York

lesson-ny-name-0 = Max
lesson-ny-name-1 = Lina
lesson-ny-who = Tu ești Max. Lina joacă pe harta ei.

lesson-ny-title-cards = Două cărți pentru toți
lesson-ny-discard = Trei cărți sunt dezvăluite, iar primul jucător, acum tu, decartează una. Decartează *: și Lina, și tu jucați cu 4 și 5.
lesson-ny-discard-not = Ai voie să decartezi oricare dintre cele trei, dar lecția se joacă cu 4 și 5. Decartează *.
lesson-ny-block = Numerele 4 și 5 indică două cvartale, (4,5) și (5,4). Alege (4,5), Times Square: acolo merg turiștii de pe ambele cărți.
lesson-ny-block-help = Primul număr se numără de la stânga, al doilea de sus.
lesson-ny-block-not = Cărțile indică și acest cvartal, iar Lina îl va lua. Alege Times Square, fiindcă este el însuși o atracție.

lesson-ny-title-links = Primele tale segmente
lesson-ny-side = La sfârșit contează doar ce se află lângă traseul tău. Trasează un prim segment pe latura dreaptă a cvartalului Times Square: trece și pe lângă Yankee Stadium.
lesson-ny-side-not = Acolo poate sta un segment, dar ar fi singurul. Unul de-a lungul cvartalului tău îți îngăduie un al doilea.
lesson-ny-extend = Al doilea segment poate continua de la oricare capăt al primului. Mergi drept în jos, pe lângă Bronx Zoo.
lesson-ny-extend-help = Fiecare cvartal galben de pe traseu aduce 6 puncte, fiecare cafenea 3. Cele gri aduc cu atât mai mult cu cât sunt mai multe.
lesson-ny-extend-not = S-ar potrivi și acolo. În lecția aceasta traseul tău coboară pe lângă Bronx Zoo.
lesson-ny-end = Lina nu vede ce ai trasat până nu îți închei tura, iar până atunci poți anula. Încheie tura.

lesson-ny-title-cafe = O cafenea și un +
lesson-ny-block-again = Segmentele Linei au ajuns la o cafenea, iar cei doi turiști de acolo li s-au alăturat celor din cvartalul ei. Acum cărțile sunt 4 și 2: alege (4,2).
lesson-ny-side-again = Trasează un segment pe latura dreaptă a cvartalului (4,2). E în linie cu primele, deci se vor putea întâlni.
lesson-ny-cafe = Ia-o la dreapta la capătul de sus, unde este o cafenea. Pătratul și triunghiul ei merg pe loc în cvartalul tău, dar numai de data asta.
lesson-ny-plus = Semnul + de pe 2 înseamnă un al treilea segment pentru toți, pe orice drum. Mergi mai departe în jos, între (4,3) și (5,3).
lesson-ny-plus-not = Pentru + e bun orice drum liber. În lecția aceasta îți apropie cele două bucăți.
lesson-ny-end-again = În (4,2) sunt acum patru turiști, doi dintre ei de la cafenea. Încheie tura.

lesson-ny-title-line = O linie lungă
lesson-ny-discard-again = Ești din nou primul jucător. Decartează 4: atunci 3 și 6 indică (3,6), o atracție roșie chiar lângă traseul tău.
lesson-ny-barclays = Alege (3,6), Barclays Center. O culoare își înmulțește turiștii cu atracțiile de pe traseu, așa că cercurile și cvartalele roșii își sporesc valoarea reciproc.
lesson-ny-right-side = Trasează un segment pe latura dreaptă a cvartalului Barclays Center, ca să fie pe traseul tău.
lesson-ny-corner = Cotește pe sub (4,6): acolo dai de capătul primelor tale segmente. Un segment legat valorează mai mult decât unul singur.
lesson-ny-gap = Cartea 6 are un +, deci există un al treilea segment, iar linia ta mai are un gol. Închide-l între (4,4) și (5,4).
lesson-ny-gap-help = Traseul tău e o linie fără goluri și niciun segment nu apare în el de două ori. Segmentele la care nu ajunge nu aduc nimic.
lesson-ny-end-line = Tot ce ai trasat este acum o singură linie. Încheie tura.

lesson-ny-title-last = Ultima tură
lesson-ny-same-number = Patru ture mai târziu, ultimele cărți sunt amândouă 2. Numerele egale indică un singur cvartal: alege (2,2).
lesson-ny-same-number-help = Dacă ai turiști în toate cvartalele indicate de cărți, alegi oricare gol. Atunci primești un singur turist și un singur segment.
lesson-ny-museum = Trasează un segment pe latura de sus a cvartalului (2,2). Peste drum este Whitney Museum, a treia atracție albastră.
lesson-ny-join = Leagă-l acum de linia ta, pe lângă Empire State Building. E al doilea tău cvartal gri, iar două aduc 12 puncte.
lesson-ny-end-last = Pachetul s-a terminat. Încheie tura, iar traseele se punctează.

lesson-ny-title-score = Traseul final
lesson-ny-done =
    Cea mai bună linie din segmentele tale aduce { $you ->
        [one] { $you } punct
        [few] { $you } puncte
       *[other] { $you } de puncte
    }, a Linei { $other }. Numai roșul îți dă 24: opt cercuri ori trei atracții roșii.

## French Quarter

lesson-fq-name-0 = Clara
lesson-fq-name-1 = Louis
lesson-fq-who = Tu ești Clara. Louis străbate aceleași străzi pe harta lui.

lesson-fq-title-die = Un zar și cartea lui
lesson-fq-take = Un zar îți aduce, în această ordine, simbolurile cărții lui, o mișcare, simbolurile clădirii și un număr pentru hartă. Ia zarul „Trăsură”, un 4: cartea lui are o umbrelă și Misticism.
lesson-fq-take-not = Poți lua zarul acesta, dar cartea „Trăsură” are două simboluri și te duce mai departe. Ia-l pe acela.
lesson-fq-go = Trăsura merge de la unu la trei spații. Mergi la Bayou Oyster Bar: acolo primești Mâncare și o umbrelă și scrii 4 pe hartă.
lesson-fq-go-not = Ai ajunge și acolo, dar la Bayou Oyster Bar te așteaptă două simboluri. Mergi acolo.

lesson-fq-title-chain = Una duce la alta
lesson-fq-take-walk = Ia zarul „Pe jos”, un 5. Umbrela de pe cartea lui e a treia, iar fiecare a treia umbrelă îți dă un joker.
lesson-fq-wild = Un joker marchează activitatea pe care o vrei. Marchează Mâncare: cu simbolul Mâncare rămas pe carte ajungi la un cerc.
lesson-fq-wild-not = Poți marca orice activitate, dar numai cu Mâncare ajungi acum la un cerc.
lesson-fq-circle = Cercul acesta îți dă un bonus sau un multiplicator. Ia bonusul: cu el cartografiezi pe loc încă o clădire de pe Decatur St.
lesson-fq-circle-help = Un multiplicator contează la sfârșit, pentru fiecare clădire cartografiată de tine pe strada activității.
lesson-fq-circle-not = Multiplicatorul ar aduce puncte la sfârșit. De data asta ia bonusul, ca să vezi ce face.
lesson-fq-free-map = La acest bonus numărul îl alegi tu, dar vecinii diferă cu cel mult 1. Scrie un 4 în Moonmoss Apothecary, lângă 4 din Bayou Oyster Bar.
lesson-fq-free-map-not = S-ar potrivi și acolo. În lecția aceasta, 4 merge în Moonmoss Apothecary.

lesson-fq-title-map = Ce se potrivește alături
lesson-fq-beside = Cartea e rezolvată, iar acum vine mișcarea zarului „Pe jos”. Mergi la Thirteen Candles Curios: un 5 se potrivește lângă 4 din Bayou Oyster Bar.
lesson-fq-beside-help = Un număr care nu se potrivește nu se scrie, iar în schimb primești o umbrelă.
lesson-fq-beside-not = Ai putea merge acolo, dar contează și numărul. La Thirteen Candles Curios se potrivește 5.

lesson-fq-title-line = Second Line
lesson-fq-socialize = O rundă nouă, și încă nimeni nu are zarul „Socializare”. Ia-l, un 5: cine îl are conduce Second Line la sfârșitul rundei.
lesson-fq-socialize-not = Zarul acela e liber, dar numai cu „Socializare” hotărăști încotro merge Second Line.
lesson-fq-courtyard = „Socializare” merge exact un spațiu. Mergi la Four Cousins Courtyard: 5 se potrivește, iar fiecare nouă curte interioară valorează mai mult decât cea dinainte.
lesson-fq-riverboat = Ia zarul „Vapor”, un 4. Te duce la orice clădire de pe Decatur St sau N Front St, oricât de departe ar fi.
lesson-fq-gift-shop = Mergi la Gator Grin Gift Shop și scrie acolo 4. După ce cartografiezi ambele magazine de suveniruri, numerele lor devin puncte.
lesson-fq-gift-shop-not = Vaporul oprește și acolo. Magazinul de suveniruri îți aduce mai mult: numărul lui poate deveni puncte.
lesson-fq-advance = Second Line așteaptă la capătul de est al străzii Royal St. Condu-o spre vest: pe acel tronson sunt două clădiri cartografiate de tine, iar fiecare e un punct.
lesson-fq-advance-help = Tot ce a atins linia contează din nou de fiecare dată când înaintează. De aceea clădirile cartografiate devreme aduc puncte de multe ori.
lesson-fq-advance-not = Linia ar putea merge și acolo, dar ar atinge mai puține clădiri de-ale tale. Mergi spre vest.

lesson-fq-title-last = Ultima rundă
lesson-fq-last-socialize = Parada ți-a adus 2 puncte, iar după cinci runde a început ultima. Ia zarul „Socializare”, un 4, ca să conduci din nou Second Line.
lesson-fq-no-fit = Mergi la Leaky Pirogue Po’boys pentru Mâncare și o tubă. Numărul 4 nu se potrivește lângă 1 din Lone Widow Courtyard, așa că primești o umbrelă în schimb.
lesson-fq-last-carriage = Ia zarul „Trăsură”, un 2. Cele trei spații ajung tocmai până la curtea interioară pe care nu ai văzut-o încă.
lesson-fq-last-courtyard = Mergi la Two Brothers Courtyard. E a patra ta curte interioară, iar toate patru aduc 20 de puncte.
lesson-fq-last-courtyard-not = Ai putea merge acolo. A patra curte interioară aduce acum mai mult decât orice altă clădire.
lesson-fq-last-wild = Umbrela curții îți dă un joker. Marchează Petrecere: acolo următoarea căsuță e un multiplicator pentru Bourbon St.
lesson-fq-last-wild-not = Poți marca orice activitate, dar niciuna nu aduce acum mai mult. Următoarea căsuță de la Petrecere e un multiplicator.
lesson-fq-last-line = Condu Second Line pentru ultima oară. Oriunde ar merge, atinge la fel de multe clădiri de-ale tale, așa că alege cum vrei.

lesson-fq-title-score = Punctajul
lesson-fq-done =
    Câștigi cu { $you } la { $other ->
        [one] { $other } punct
        [few] { $other } puncte
       *[other] { $other } de puncte
    }. O stradă își înmulțește clădirile cartografiate cu multiplicatorul activității, iar cel mai mult îți aduce Second Line.
