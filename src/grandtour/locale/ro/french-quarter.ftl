### French Quarter. Notele despre argumente sunt în fișierul englezesc.
### Numeralul cere trei forme: 1 punct, 2 puncte, 20 de puncte.
### Numele clădirilor și ale străzilor rămân neschimbate; „Second Line” este feminin și nu se declină.

## Cuvinte

activity-food = Mâncare
activity-culture = Cultură
activity-shopping = Cumpărături
activity-mysticism = Misticism
activity-partying = Petrecere

type-walk = Pe jos
type-carriage = Trăsură
type-taxi = Taxi
type-streetcar = Tramvai
type-riverboat = Vapor
type-socialize = Socializare

performer-saxophone = saxofon
performer-trumpet = trompetă
performer-tuba = tubă
performer-violin = vioară
performer-unicycle = monociclu
performer-magician = magie
performer-acrobat = acrobație
performer-statue = statuie

icon-umbrella = umbrelă
icon-wild = joker
place-riverwalk = Riverwalk

direction-north = nord
direction-south = sud
direction-east = est
direction-west = vest

kind-instant = imediat
kind-lasting = permanent
kind-one-use = de unică folosință

condition-none = orice valori
condition-all-equal = toate valorile egale
condition-all-different = toate valorile diferite

street-north = Marginea de nord
street-south = Marginea de sud (digul)
street-west = Marginea de vest
street-east = Marginea de est

rating-back-to-the-office = Înapoi la birou
rating-a-pleasant-outing = O ieșire plăcută
rating-a-night-to-remember = O noapte de neuitat
rating-a-night-half-remembered = O noapte pe jumătate uitată
rating-leader-of-the-parade = În fruntea paradei
rating-key-to-the-city = Cheia orașului
rating-mayor-for-a-day = Primar pentru o zi

vacation-mardi-gras = Mardi Gras
vacation-second-helpings = Încă o porție
vacation-pub-crawl = Turul barurilor
vacation-spirits-after-dark = Spirite după lăsarea serii
vacation-hidden-gardens = Grădini ascunse
vacation-window-shopping = La vitrine
vacation-curtain-call = La rampă
vacation-family-trip = Excursie în familie
vacation-room-with-a-view = Cameră cu vedere
vacation-honest-officer = Pe cuvânt, domnule agent
vacation-marching-band = Fanfară
vacation-levee-stroll = Plimbare pe dig

option-mayor = Varianta Primarul
option-mayor-about = În fiecare rundă se dezvăluie o carte Primar, iar cele mai multe închid o stradă până la runda următoare. Cine joacă de unul singur joacă mereu cu această variantă.
option-tourism = Turism
option-tourism-about = Fiecare primește o carte Vacanță secretă. La sfârșit aduce puncte în plus dacă ai cartografiat clădirile indicate pe ea.

## Părți de propoziții

part-count = { $n } × { $thing }
part-pool = Cu { $players } la masă: { $dice }.
part-reward-umbrella = o umbrelă
part-reward-activity = un simbol de activitate
part-reward-points = puncte
part-reward-map = o acțiune de cartografiere pe strada indicată
part-courtyards = curțile interioare
part-move-steps =
    { $type }: { $steps } { $most ->
        [one] spațiu
        [few] spații
       *[other] de spații
    }.
part-move-streets = { $type }: orice clădire de pe { $streets }.
part-activity-street = { $activity }: { $street }
part-ladders = { $before }; { $ladder }
part-rating = { $points } → { $rating }
part-rating-upto = până la { $points } → { $rating }
part-rating-from = de la { $points } în sus → { $rating }
part-points =
    { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
part-uses =
    { $uses ->
        [one] o dată
        [few] de { $uses } ori
       *[other] de { $uses } de ori
    }
part-asked-values =
    { $asks ->
        [all-equal] valori toate egale
        [all-different] valori toate diferite
       *[other] valori toate egale sau toate diferite
    }
part-card = { $type } ({ $icons })
part-die = { $type } { $value }
part-corner = intersecția { $a } / { $b }
part-start = { $number } ({ $point })
part-toward = spre { $direction }
part-bonus = { $activity } { $letter }
part-mayor =
    { $street_is ->
        [none] nicio stradă închisă
       *[other] { $street } închisă
    }
part-vacation = „{ $vacation }” ({ $buildings }; { $condition })
part-street-score =
    { $buildings ->
        [one] { $buildings } clădire
        [few] { $buildings } clădiri
       *[other] { $buildings } de clădiri
    } pe { $street } × { $times }{ $extra ->
        [0] {""}
       *[other] {"\u00A0"}+ { $extra }
    }

## Bonusurile, în câteva cuvinte

bonus-map-any-value =
    cartografiezi { $street_is ->
        [anywhere] orice clădire
       *[other] o clădire de pe { $street }
    } cu o valoare la alegerea ta
bonus-small-buildings =
    un joker pentru fiecare clădire mică pe care o cartografiezi{ $points ->
        [0] { "" }
       *[other] { " " }și, la sfârșit, { part-points } pentru fiecare dintre ele
    }
bonus-longer-move =
    mergi mai departe cu { $extra } { $most ->
        [one] spațiu
        [few] spații
       *[other] de spații
    } ({ part-uses })
bonus-map-neighbour = cu o acțiune de cartografiere poți cartografia și o clădire vecină
bonus-other-card = joci altă carte decât cea a zarului tău ({ part-uses })
bonus-write-w = scrii un W în loc de o valoare ({ part-uses })
bonus-double-umbrella =
    fiecare umbrelă marchează două căsuțe{ $points ->
        [0] { "" }
       *[other] , iar fiecare joker de pe pista Umbrele aduce la sfârșit { part-points }
    }
bonus-performers =
    { $count ->
        [one] un simbol de artist la alegerea ta
        [few] { $count } simboluri de artist diferite, la alegerea ta
       *[other] { $count } de simboluri de artist diferite, la alegerea ta
    }
bonus-personal-line = o Second Line a ta
bonus-cross-out = se taie următorul cerc de pe pista { $activity }
bonus-short-walk = cu „{ $type }” mergi 1 spațiu, nu mai mult
bonus-locked-up = direct la { $building }, iar o valoare a zarului nu se mai cartografiază
bonus-no-performers = nu mai primești simboluri de artist

## Reguli: ce se află în cutie

rule-FQ-C1 =
    Un joc pentru { $players } jucători; cine joacă de unul singur joacă în modul solo. Ține { $rounds ->
        [one] { $rounds } rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    }. Cărți Acțiune: { $cards } ({ $decks }). Cărți Primar: { $mayors }. Cărți Vacanță: { $vacations }.
rule-FQ-C2 = Fiecare zar ține de un tip de carte, iar de numărul jucătorilor depinde câte zaruri de fiecare tip sunt în joc. { $pools } Un pachet fără zar rămâne în cutie. Există întotdeauna un zar mai mult decât se iau într-o rundă.

## Reguli: pregătirea

rule-FQ-S1 = Toți turiștii încep la { $home }. O aruncare de zar spune de la care dintre intersecțiile numerotate ({ $starts } în total) pornește Second Line publică, aceeași pe toate hărțile. Primul jucător se alege la întâmplare.

## Reguli: harta

rule-FQ-M1 =
    Harta este o rețea de { $blocks ->
        [one] { $blocks } cvartal
        [few] { $blocks } cvartale
       *[other] { $blocks } de cvartale
    } cu străzi între ele; și cele patru margini ale ei sunt străzi. Un cvartal are o clădire mare sau două mici, cu un pasaj între ele. Cu totul sunt { $buildings ->
        [one] { $buildings } clădire
        [few] { $buildings } clădiri
       *[other] { $buildings } de clădiri
    } ({ $small ->
        [0] niciuna mică
       *[other] dintre ele, mici: { $small }
    }), și fiecare este un spațiu. O clădire se află pe toate străzile pe care le atinge: una mare pe patru, una mică pe trei. Un pasaj nu este o stradă. Două clădiri sunt vecine dacă stau față în față peste o stradă sau peste un pasaj și niciodată dacă se întâlnesc doar într-un colț.

## Reguli: o rundă

rule-FQ-A1 = Planificare: din fiecare pachet se dezvăluie cartea de deasupra, care o acoperă pe cea din runda dinainte. Se aruncă toate zarurile și fiecare se pune pe cartea de tipul său.
rule-FQ-A2 = Mișcare: primul jucător ia un zar și joacă cu el o tură întreagă; ceilalți îi urmează în sensul acelor de ceasornic. Apoi toți fac la fel a doua oară, în aceeași ordine. Un zar rămâne nefolosit.
rule-FQ-A3 = O tură are patru acțiuni, mereu în această ordine: acțiunea cărții (simbolurile cărții tale), acțiunea de mișcare, acțiunea clădirii (simbolurile clădirii pe care o vizitezi) și acțiunea de cartografiere. Simbolurile se rezolvă de la stânga la dreapta, iar niciunul nu începe înainte ca precedentul să fie încheiat cu tot ce a urmat din el.
rule-FQ-A4 = Second Line: dacă în această rundă a fost luat zarul „{ $line_die }”, Second Line înaintează și se punctează. Dacă nu, faza se omite.
rule-FQ-A5 =
    Încheiere: următorul în sensul acelor de ceasornic devine primul jucător, zarurile se întorc în rezervă și începe o rundă nouă. După { $rounds ->
        [one] { $rounds } rundă
        [few] { $rounds } runde
       *[other] { $rounds } de runde
    } partida s-a terminat.

## Reguli: simboluri

rule-FQ-I1 =
    Pentru o umbrelă marchezi următoarea căsuță de pe pista Umbrele, care are { $boxes ->
        [one] { $boxes } căsuță
        [few] { $boxes } căsuțe
       *[other] { $boxes } de căsuțe
    }. La fiecare { $every ->
        [one] căsuță marcată
        [few] { $every } căsuțe marcate
       *[other] { $every } de căsuțe marcate
    } acolo primești un joker, pe care îl folosești pe loc. Când pista e plină, umbrelele nu mai fac nimic.
rule-FQ-I2 = Pentru un simbol de activitate marchezi următoarea căsuță de pe pista acelei activități, iar pentru un joker, următoarea căsuță de pe ce pistă de activitate vrei. Căsuțe pe fiecare dintre aceste piste: { $boxes }. Când o pistă e plină, simbolurile ei nu mai fac nimic.
rule-FQ-I3 =
    Un pătrat nu face nimic când îl marchezi. Un cerc îți dă ce arată, un bonus sau un multiplicator{ $choices ->
        [0] { "" }
       *[other] ; dacă le arată pe amândouă, alegi unul
    }. Bonusurile vin în ordinea literelor: A, apoi B și așa mai departe. Multiplicatorii vin de jos în sus ({ $ladders }).
rule-FQ-I4 =
    Pentru un simbol de artist marchezi acel artist pe rândul de sus sau, dacă acolo e deja marcat, pe cel de jos. Marchezi și următoarea căsuță de pe pista Artiști, care are { $boxes ->
        [one] { $boxes } căsuță
        [few] { $boxes } căsuțe
       *[other] { $boxes } de căsuțe
    }, iar ce arată ea se întâmplă pe loc. Există { $types ->
        [one] { $types } artist
        [few] { $types } artiști
       *[other] { $types } de artiști
    }. Cel marcat pe ambele rânduri nu mai face nimic.
rule-FQ-I5 = O căsuță de pe pista Artiști dă { $rewards }.
more-FQ-I5-street-map = Această acțiune de cartografiere e ca oricare alta și folosește valoarea zarului luat în tura aceasta: alege de pe acea stradă o clădire în care valoarea se potrivește. Dacă nu se potrivește în niciuna, primești o umbrelă.

## Reguli: mișcarea

rule-FQ-V1 = Cartea ta spune cum se mișcă turistul tău. { $moves } Spațiile se numără din clădire în clădire vecină, niciodată în diagonală. Turistul tău ajunge mereu pe alt spațiu decât cel de pe care a plecat.
rule-FQ-V2 = Vizitezi clădirea în care se oprește turistul tău, nu pe cele prin care trece, și rezolvi simbolurile acelei clădiri.
more-FQ-V2-courtyard = Dacă este o curte interioară, marcheaz-o.
more-FQ-V2-riverwalk =
    La { $riverwalk } marchezi { $visits ->
        [one] doar prima ta vizită
        [few] primele tale { $visits } vizite
       *[other] primele tale { $visits } de vizite
    }.

## Reguli: cartografierea

rule-FQ-P0 =
    { $police_is ->
        [none] { $home } este un spațiu ca oricare altul: îl poți vizita și cartografia.
       *[some] { $home } și { $police } sunt spații ca oricare altele: le poți vizita și cartografia.
    } Regulamentul nu vorbește despre asta; este interpretarea noastră.
rule-FQ-P1 = A cartografia o clădire înseamnă a scrie o valoare în ea. În acțiunea de cartografiere e vorba de valoarea zarului tău și de clădirea pe care o vizitezi. Se potrivește dacă acea clădire nu e încă cartografiată și niciun număr vecin nu diferă de ea cu mai mult de 1; 1 și 6 nu merg împreună. Dacă valoarea se potrivește, trebuie să cartografiezi clădirea.
rule-FQ-P2 = Dacă nu poți cartografia clădirea, fiindcă valoarea nu se potrivește sau fiindcă e deja cartografiată, primești în schimb o umbrelă.
rule-FQ-P3 = Cu { $w_bonus } poți scrie un W acolo unde ai scrie o valoare. Un W nu este un număr: poate sta lângă orice, iar clădirile din jur nu trebuie să țină seama de el. Cu un W, o clădire e cartografiată ca oricare alta.
more-FQ-P3-gift-shop = Un magazin de suveniruri cu un W valorează 0.

## Reguli: Second Line

rule-FQ-L1 = Cine a luat zarul „{ $line_die }” spune încotro merge Second Line: spre nord, sud, est sau vest. Pe fiecare hartă ea se trasează de la capătul ei până la următoarea intersecție în acea direcție. Poate merge pe străzile cu nume și pe marginile hărții, dar nu printr-un pasaj și nu pe un tronson pe care a mai fost. Se poate intersecta cu sine.
rule-FQ-L2 = Dacă Second Line nu mai are pe unde merge, nu înaintează, dar se punctează oricum. Regulamentul nu spune nimic despre asta; este interpretarea noastră.
rule-FQ-L3 =
    Apoi fiecare își numără clădirile cartografiate care au linia de-a lungul a cel puțin unei laturi; un colț nu ajunge. Tronsoanele vechi contează la fel ca cele noi și nicio clădire nu contează de două ori. Marchează tot atâtea căsuțe de pe pista Second Line, rând cu rând ({ $boxes ->
        [one] { $boxes } căsuță
        [few] { $boxes } căsuțe
       *[other] { $boxes } de căsuțe
    } pe { $rows ->
        [one] { $rows } rând
        [few] { $rows } rânduri
       *[other] { $rows } de rânduri
    }). După ce sunt toate marcate, primești câte o umbrelă pentru fiecare rând pe care l-ai completat cu ele.

## Reguli: bonusuri

rule-FQ-BF-A = { $bonus }, imediat: cartografiezi o clădire de pe { $street }, cu orice valoare de la 1 la 6 care se potrivește acolo.
rule-FQ-BF-B =
    { $bonus }, permanent: fiecare clădire mică pe care o cartografiezi îți dă un joker.{ $points ->
        [0] { "" }
       *[other] { " " }La sfârșitul partidei, fiecare clădire mică ce este cartografiată îți aduce { part-points }.
    }
rule-FQ-BF-C = { $bonus }, imediat: cartografiezi o clădire de oriunde de pe hartă, cu orice valoare de la 1 la 6 care se potrivește acolo.
rule-FQ-BC-A =
    { $bonus } ({ part-uses }): turistul tău merge mai departe cu { $extra } { $most ->
        [one] spațiu
        [few] spații
       *[other] de spații
    }.
more-FQ-BC-A-street-move = Dacă mergi cu { $by_street }, alegi întâi o clădire de pe străzile acelei cărți și mergi mai departe de acolo.
rule-FQ-BC-B = { $bonus }, permanent: cu o acțiune de cartografiere poți cartografia o a doua clădire, vecină cu prima, cu valoarea aceluiași zar, dacă se potrivește acolo. Poți face asta chiar dacă pe prima nu ai putut-o cartografia; umbrela pentru ea vine înainte, cu tot ce aduce. Pentru că renunți la a doua clădire nu primești nicio umbrelă.
rule-FQ-BC-C = { $bonus } ({ part-uses }): când iei un zar, poți juca acțiunea cărții și acțiunea de mișcare de pe altă carte dezvăluită. Amândouă sunt de pe acea singură carte, iar valoarea rămâne cea a zarului tău.
rule-FQ-BS-A = { $bonus } ({ part-uses }): când cartografiezi o clădire, poți scrie în ea un W.
rule-FQ-BS-B =
    { $bonus }, permanent: fiecare umbrelă pe care o primești marchează două căsuțe.{ $points ->
        [0] { "" }
       *[other] { " " }La sfârșitul partidei, fiecare joker marcat pe pista ta Umbrele îți aduce { part-points }.
    }
rule-FQ-BS-C = { $bonus } ({ part-uses }), la fel ca { $first }: când cartografiezi o clădire, poți scrie în ea un W.
rule-FQ-BM-A = { $bonus }, imediat: primești un simbol de artist la alegerea ta.
rule-FQ-BM-B = { $bonus }, imediat: începi o Second Line personală dintr-un punct de start care nu este al celei publice. De fiecare dată când cea publică înaintează, o poți face și pe a ta să înainteze, încotro vrei, după aceleași reguli. La punctare contează orice clădire de lângă una dintre cele două linii, și o singură dată.
rule-FQ-BM-C = { $bonus }, imediat: primești două simboluri de artist la alegerea ta, care nu pot fi la fel.
rule-FQ-BP-A = { $bonus }, imediat: taie următorul cerc de pe pista ta { $activity }. Când ajungi la el, nu primești nimic.
more-FQ-BP-A-price = Ca toate bonusurile de pe pista { $price }, te dezavantajează, dar nicio altă pistă nu are multiplicatori atât de mari.
rule-FQ-BP-B = { $bonus }, permanent: cu „{ $type }” mergi 1 spațiu, nu mai mult.
rule-FQ-BP-C = { $bonus }, permanent: când ți se încheie tura, turistul tău este dus la { $police }, ceea ce nu este o vizită, și se aruncă un zar. De atunci, dacă iei un zar cu acea valoare, sari peste acțiunea de cartografiere și primești o umbrelă.
rule-FQ-BP-D = { $bonus }, permanent: simbolurile de artist nu mai fac nimic pentru tine.
rule-FQ-BX = Dacă un bonus te pune să cartografiezi pe loc și nu există nicio clădire pe care s-o poți cartografia, bonusul se pierde. Regulamentul nu vorbește despre asta; este interpretarea noastră.

## Reguli: sfârșitul

rule-FQ-E1 = Fiecare activitate are strada ei ({ $streets }). Aduce câte un punct pentru fiecare clădire pe care ai cartografiat-o acolo, înmulțit cu cel mai mare multiplicator marcat pe pista ei; fără multiplicator nu aduce nimic. O clădire poate conta pentru mai multe activități.
more-FQ-E1-bonus-points = Punctele de la { $point_bonuses } se adaugă fără să fie înmulțite.
rule-FQ-E2 =
    { $points ->
        [0] Căsuțele marcate pe pista Second Line nu aduc puncte.
       *[other] Fiecare căsuță marcată pe pista Second Line aduce { part-points }.
    }
rule-FQ-E3 = Unele locuri aduc puncte prin ele însele.
more-FQ-E3-gift-shop =
    { $shops ->
        [one] Dacă ai cartografiat magazinul de suveniruri, el își aduce valoarea.
        [2] Dacă ai cartografiat ambele magazine de suveniruri, ele aduc suma celor două valori.
        [few] Dacă ai cartografiat toate cele { $shops } magazine de suveniruri, ele aduc suma valorilor lor.
       *[other] Dacă ai cartografiat toate cele { $shops } de magazine de suveniruri, ele aduc suma valorilor lor.
    }
more-FQ-E3-courtyard = Curți interioare vizitate și puncte: { $courtyards }.
more-FQ-E3-riverwalk-points =
    { $riverwalk } aduce { part-points } dacă ai fost acolo în vizită { $visits ->
        [one] o dată
        [2] de două ori
        [few] de { $visits } ori
       *[other] de { $visits } de ori
    }.
rule-FQ-E4 = Cele două rânduri de artiști se punctează fiecare în parte. Artiști marcați pe un rând și puncte: { $rows }.
more-FQ-E4-track-points = Se adaugă punctele pe care le-ai marcat pe pista Artiști.
rule-FQ-E5 = Câștigă cine are cele mai multe puncte.
more-FQ-E5-line-points = La egalitate câștigă cine are mai multe puncte din Second Line. Cei care rămân la egalitate împart victoria.
more-FQ-E5-no-line-points = Cei aflați la egalitate împart victoria.

## Reguli: Varianta Primarul, modul solo, Turism

rule-FQ-Y1 =
    Varianta Primarul: în fiecare rundă se dezvăluie și o carte Primar. Dacă indică o stradă, aceasta e închisă până la sfârșitul rundei. Turiștii nu pot vizita clădirile de pe ea, dar pot trece prin ele; o Second Line{ $own_line ->
        [none] { "" }
       *[other] , publică sau personală,
    } nu poate merge de-a lungul ei, dar o poate traversa.{ $maps ->
        [none] { "" }
        [bonus] { " " }Cine cartografiază printr-un bonus nu ține seama de străzile închise.
        [track] { " " }Cine cartografiază prin pista Artiști nu ține seama de străzile închise.
       *[other] { " " }Cine cartografiază printr-un bonus sau prin pista Artiști nu ține seama de străzile închise.
    } Dacă turistul tău nu are unde merge în altă parte, sari peste acțiunile de mișcare, a clădirii și de cartografiere și primești o umbrelă.
rule-FQ-Y2 = Modul solo se joacă cu varianta Primarul. Tu și primarul Carly jucați pe rând, până când fiecare a avut două ture; cartea Primar spune dacă începe el. Primarul ia primul zar rămas, în ordinea dată de carte, și nu face nimic altceva. Dacă tu sau el ați luat zarul „{ $line_die }”, Second Line înaintează, și mereu spui tu încotro. Puncte și calificativ: { $ratings }.
rule-FQ-Y3 =
    Turism: fiecare jucător primește o carte Vacanță pe care ceilalți nu o văd. Ea indică niște clădiri{ $asks ->
        [none] .
       *[other] , iar unele cărți cer { part-asked-values }.
    } { $points ->
        [0] Cartea nu aduce puncte.
       *[other] Dacă la sfârșit ai cartografiat toate aceste clădiri așa cum cere cartea, ea aduce { part-points }; altfel nu aduce nimic.
    } Turism se poate juca și în modul solo.

## Reguli: amănunte despre simboluri și piste (interpretările noastre)

rule-FQ-R1 = Dacă marchezi un cerc care le arată pe amândouă și ai deja toate bonusurile sau toți multiplicatorii acelei piste, nu e nimic de ales: îl primești pe celălalt.
rule-FQ-R2 = Nu poți refuza un simbol: se marchează chiar dacă te dezavantajează. Un joker se folosește cât timp mai e loc pe una dintre pistele tale de activitate.
rule-FQ-R3 = Când o umbrelă aduce un joker, termini întâi cu jokerul și cu tot ce aduce el, înainte de următoarea umbrelă sau de următorul simbol.
more-FQ-R3-double-umbrella = Cu { $double_bonus } asta se poate întâmpla între cele două căsuțe ale aceleiași umbrele.
rule-FQ-R4 = Cu { $double_bonus } contează dublu orice umbrelă pe care o primești, de oriunde ar veni: și pentru o clădire pe care nu ai putut-o cartografia, pentru o stradă închisă, pentru un rând de la Second Line. A doua nu se mai dublează. Dacă o umbrelă aduce un joker și acest joker deblochează { $double_bonus }, acea umbrelă rămâne simplă.
rule-FQ-R5 = Pentru { $double_bonus } se punctează jokerii marcați pe pista Umbrele, inclusiv cei dinainte de bonus. Jokerii veniți din altă parte nu contează aici.
rule-FQ-R6 =
    { $cross_bonus } taie primul cerc de pe pista { $cross_track } care nu e nici marcat, nici tăiat; dacă nu mai e niciunul, nu se întâmplă nimic. { $version ->
        [1] Căsuța se marchează totuși când îi vine rândul, ca și cum ar fi un pătrat.
       *[other] Când ajungi la un cerc tăiat, îl sari: simbolul tău marchează următoarea căsuță goală de după el. Se pierde doar ce arată cercul.
    }
rule-FQ-R7 = Cu { $performer_bonus } poți alege un artist deja marcat pe ambele rânduri, dar el nu aduce nimic.
more-FQ-R7-two-performers = La { $two_bonus } îl alegi pe al doilea, care trebuie să fie altul, abia după ce s-a încheiat tot ce a adus primul.
more-FQ-R7-no-performers = Dacă ai { $deaf_bonus }, un asemenea bonus nu îți dă nimic.
rule-FQ-R8 = O Second Line personală nu poate începe acolo unde a început cea publică; unde se termină aceasta acum nu contează. Dacă o deblochezi în faza de mișcare, poate înainta chiar în această rundă. Dacă ți-o aduce un rând completat, așteaptă data următoare.

## Reguli: amănunte despre mișcare (interpretările noastre)

rule-FQ-R9 =
    Acolo unde cartea nu te lasă să alegi cât de departe mergi, { $longer_bonus } te duce mai departe cu exact { $extra } { $most ->
        [one] spațiu
        [few] spații
       *[other] de spații
    }, pe drumul cel mai scurt. { $limit_is ->
        [passed] Acolo unde alegi cât de departe mergi, bonusul te duce cu tot atâtea spații peste limită.
       *[raised] Acolo unde alegi cât de departe mergi, bonusul doar ridică limita, cu { $most }.
    }
more-FQ-R9-short-walk = Cu { $short_bonus }, nici „{ $short_type }” nu te lasă să alegi: singură, cartea te duce la exact 1 spațiu.
rule-FQ-R10 = Dacă folosești { $longer_bonus } cu { $by_street }, ajungi întâi pe alt spațiu decât cel de pe care ai plecat. Pe acolo doar treci, deci poate fi pe o stradă închisă. Nici spațiul pe care te oprești nu este cel de pe care ai plecat, și nu este pe o stradă închisă.
rule-FQ-R11 = Hotărăști dacă folosești un bonus abia când vine momentul în care schimbă ceva.
more-FQ-R11-longer-move = Pentru { $longer_bonus }, momentul vine după acțiunea cărții: dacă tocmai această carte a deblocat bonusul, îl poți folosi deja.
more-FQ-R11-other-card = Pentru { $other_bonus }, momentul vine când iei zarul: dacă bonusul e deblocat în tura aceasta, trebuie să aștepte următorul tău zar.
rule-FQ-R12 = Pentru Second Line contează ce zar ai luat, nu ce carte folosești cu { $other_bonus }. Un zar „{ $line_die }” o face să înainteze orice carte ai juca; oricare altul nu, nici măcar cu cartea „{ $line_die }”. Pe cartea aleasă nu trebuie să fie un zar. Nu poate fi cartea Primar și nici una dintr-un pachet rămas în cutie.
rule-FQ-R13 = Faptul că începi la { $home } nu este o vizită: nu se rezolvă simboluri și nu se cartografiază nimic.
more-FQ-R13-locked-up = Nici faptul că ești dus la { $police } nu este o vizită.
rule-FQ-R14 = Distanța până la o clădire se numără pe drumul cel mai scurt prin clădiri vecine. Acest drum poate traversa un pasaj și poate trece prin clădiri de pe o stradă închisă.
rule-FQ-R15 = Două clădiri sunt vecine de îndată ce o parte a unei laturi a uneia stă în fața unei părți a unei laturi a celeilalte. Astfel o clădire mare poate fi vecină cu amândouă clădirile mici ale unei perechi.

## Reguli: amănunte despre cartografiere (interpretările noastre)

rule-FQ-R16 = Ultima acțiune a unei ture este o acțiune de cartografiere.
more-FQ-R16-street-map = La fel este și cea dată de o căsuță cu stradă de pe pista Artiști.
more-FQ-R16-map-any-value = Și cu { $free_bonus } cartografiezi, dar aceea nu este o acțiune de cartografiere.
more-FQ-R16-map-neighbour = A doua clădire de la { $neighbour_bonus } nu se cartografiază printr-o acțiune de cartografiere. Acolo unde nu e o acțiune de cartografiere, { $neighbour_bonus } nu adaugă nimic.
more-FQ-R16-small-buildings = { $small_bonus } funcționează ori de câte ori cartografiezi.
more-FQ-R16-write-w = Ori de câte ori cartografiezi poți scrie un W.
rule-FQ-R17 = Dacă valoarea se potrivește într-o clădire de pe strada indicată de pista Artiști, trebuie să alegi una în care se potrivește: nu poți lua alta ca să capeți umbrela.
more-FQ-R17-write-w = Dacă ai un W, poți alege pentru el și o clădire încă necartografiată, dar niciodată nu ești obligat să cheltuiești un W.
rule-FQ-R18 = Dacă valoarea nu se potrivește nicăieri pe strada indicată de pista Artiști, primești o umbrelă.
more-FQ-R18-map-neighbour = Cu { $neighbour_bonus } alegi totuși o clădire de pe acea stradă și poți cartografia una vecină cu ea.
rule-FQ-R19 = Dacă pista Artiști îți dă o acțiune de cartografiere în afara turelor tale, din cauza unui rând de la Second Line, e valabilă valoarea ultimului zar pe care l-ai luat în această rundă.
rule-FQ-R20 = A doua clădire de la { $neighbour_bonus } primește valoarea zarului.
more-FQ-R20-write-w = Poate primi în schimb un W al ei: un W din prima nu e valabil pentru amândouă.
more-FQ-R20-small-buildings = Dacă prima e mică, jokerul de la { $small_bonus } vine înainte de a o cartografia pe a doua.
rule-FQ-R21 = Dacă zarul tău are valoarea ieșită pentru { $locked_bonus }, sari peste ultima acțiune a turei. Asta e valabil de la următorul zar pe care îl iei. În tura care deblochează { $locked_bonus } încă mai cartografiezi.
more-FQ-R21-street-map = Peste acțiunile de cartografiere de pe pista Artiști nu sari.
more-FQ-R21-map-neighbour = Odată cu ultima acțiune sari și peste { $neighbour_bonus }.
rule-FQ-R22 = Dacă deblochezi { $locked_bonus } în afara turelor tale, turistul tău este dus imediat la { $police }.
rule-FQ-R23 = Poți scrie un W acolo unde valoarea s-ar potrivi și, la fel, acolo unde nu se potrivește. Numai o valoare care se potrivește te obligă să cartografiezi. Dacă nu se potrivește și vrei mai degrabă să-ți păstrezi W-ul, primești umbrela.
rule-FQ-R24 = Trebuie să folosești { $free_bonus } dacă vreo valoare de la 1 la 6 se potrivește într-o clădire pe care bonusul o permite. Dacă nu se potrivește niciuna, bonusul se pierde.
more-FQ-R24-write-w = Dacă cheltuiești un W, nu se pierde.
rule-FQ-R36 =
    Dacă { $neighbour_bonus } se deblochează în mijlocul unei acțiuni de cartografiere, de pildă prin { $wild_is ->
        [none] umbrela
       *[other] jokerul sau umbrela
    } pe care o aduce aceasta, bonusul contează de la următoarea acțiune de cartografiere. Cea care l-a deblocat nu cartografiază o a doua clădire.

## Reguli: amănunte despre Second Line, Primarul, modul solo și Turism (interpretările noastre)

rule-FQ-R25 = Dacă Second Line publică nu poate înainta, nu înaintează nici cea personală a ta. Amândouă se punctează oricum.
rule-FQ-R26 = Cine hotărăște încotro merge Second Line publică trebuie să aleagă unul dintre drumurile deschise, dacă există vreunul.
more-FQ-R26-personal-line = Cu linia ta personală poți și să stai pe loc.
rule-FQ-R27 = Nicio linie nu își poate repeta propriile tronsoane.
more-FQ-R27-personal-line = Cea publică și cea personală pot însă merge pe același tronson.
rule-FQ-R28 = În faza Second Line joacă întâi primul jucător, iar ceilalți îi urmează în sensul acelor de ceasornic. Ce face unul acolo nu schimbă nimic pentru ceilalți.
rule-FQ-R29 =
    Când punctezi Second Line, marchezi toate căsuțele înainte de a rezolva umbrelele rândurilor completate. Pista se termină după { $boxes ->
        [one] { $boxes } căsuță
        [few] { $boxes } căsuțe
       *[other] { $boxes } de căsuțe
    }, iar ce trece de ele se pierde.
rule-FQ-R30 = Dacă străzile închise nu îi lasă turistului tău niciun loc unde să meargă, faci acțiunea cărții și apoi primești o umbrelă. Poți lua un astfel de zar intenționat.
more-FQ-R30-double-umbrella = { $double_bonus } dublează această umbrelă.
more-FQ-R30-longer-move = Nu trebuie să cheltuiești { $longer_bonus } ca să scapi.
rule-FQ-R31 = Turistul tău poate fi dus la { $police } chiar dacă o stradă de acolo e închisă, fiindcă asta nu este o vizită.
rule-FQ-R32 = În modul solo, primarul Carly ia câte un zar în fiecare dintre cele două ture ale sale. Cum de fiecare tip există un singur zar, nu e niciodată îndoială care. În modul solo nu există prim jucător.
rule-FQ-R33 =
    { $asks ->
        [none] Un W nu are valoare, dar pentru o carte Vacanță o clădire cu un W e de ajuns.
       *[other] Un W nu are valoare. Dacă pe cartea ta Vacanță se cer { part-asked-values }, un W o face să eșueze; dacă nu se cer valori, o clădire cu un W e de ajuns.
    }
rule-FQ-R34 = Punctele cărții Vacanță fac parte din totalul tău.
more-FQ-R34-line-points = La egalitate decide în continuare Second Line.
rule-FQ-R35 = În acțiunea clădirii, deci înainte de cartografiere, marchezi { $places }.
more-FQ-R35-riverwalk =
    { $visits ->
        [one] O a doua vizită la { $riverwalk }
        [few] O vizită la { $riverwalk } după primele { $visits }
       *[other] O vizită la { $riverwalk } după primele { $visits }
    } nu marchează nimic.
not-in-this-edition = Această regulă este despre ceva ce această ediție nu are.

## De ce nu: zaruri și cărți

why-FQ-A2-pending = Ia mai întâi un zar.
why-FQ-A2-must = E tura ta și trebuie să iei un zar.
why-FQ-A2-no-die = Nu mai este niciun zar „{ $type }” cu { $value }. Ia unul dintre zarurile de pe masă.
why-FQ-BC-C-no-bonus = Ca să joci cartea „{ $card }” cu acest zar ți-ar trebui { $other_bonus }, și nu ai acest bonus sau l-ai folosit deja. Joacă chiar cartea zarului.
why-FQ-BC-C-none = În această ediție niciun bonus nu te lasă să joci cartea „{ $card }” cu acest zar. Joacă chiar cartea zarului.
why-FQ-R12-in-box = În această partidă pachetul „{ $card }” este în cutie. Alege o carte aflată pe masă.

## De ce nu: mișcarea

why-FQ-V1-pending = Mută-ți mai întâi turistul.
why-FQ-V1-must = Turistul tău are unde merge, deci nu poate rămâne pe loc. Alege o clădire.
why-FQ-V1-stay = Turistul tău este deja la { $building }. Alege altă clădire.
why-FQ-V1-not-on-street = Cu „{ $type }” mergi la o clădire de pe { $streets }, iar { $building } nu este acolo. Alege altă clădire.
why-FQ-V1-too-near =
    { $building } este la doar { $distance ->
        [one] { $distance } spațiu
        [few] { $distance } spații
       *[other] { $distance } de spații
    } distanță, iar cu „{ $type }” mergi cel puțin { $least }. Alege altă clădire.
why-FQ-V1-too-far =
    { $building } este la { $distance ->
        [one] { $distance } spațiu
        [few] { $distance } spații
       *[other] { $distance } de spații
    } distanță, iar cu „{ $type }” nu treci de { $most }. Alege altă clădire.
why-FQ-BP-B-too-far =
    { $building } este la { $distance ->
        [one] { $distance } spațiu
        [few] { $distance } spații
       *[other] { $distance } de spații
    } distanță. Din cauza bonusului { $short_bonus }, cu „{ $type }” mergi 1 spațiu, nu mai mult. Alege o clădire vecină.
why-FQ-BC-A-no-bonus = Ca să mergi mai departe decât te duce „{ $type }” ți-ar trebui { $longer_bonus }, și nu ai acest bonus sau l-ai folosit deja. Alege o clădire la care ajungi.
why-FQ-BC-A-none = În această ediție niciun bonus nu te duce mai departe decât „{ $type }”. Alege o clădire la care ajungi.
why-FQ-BC-A-not-needed = Cu „{ $type }” ajungi oricum la { $building }. Mergi acolo fără { $longer_bonus }.
why-FQ-R9-too-far =
    { $building } este la { $distance ->
        [one] { $distance } spațiu
        [few] { $distance } spații
       *[other] { $distance } de spații
    } distanță. Cu „{ $type }” și { $longer_bonus } împreună nu treci de { $most }. Alege altă clădire.
why-FQ-R9-exactly =
    { $building } este la { $distance ->
        [one] { $distance } spațiu
        [few] { $distance } spații
       *[other] { $distance } de spații
    } distanță. Cu „{ $type }” și { $longer_bonus } împreună distanța trebuie să fie exact { $steps }. Alege altă clădire.
why-FQ-R10-too-far = Cu „{ $type }” și { $longer_bonus } împreună nu ajungi la { $building }. Alege altă clădire.
why-FQ-Y1-closed = { $street } este închisă în această rundă, iar { $building } se află pe ea: poți trece pe acolo, dar nu te poți opri. Alege altă clădire.

## De ce nu: cartografierea

why-FQ-P1-pending = Hotărăște mai întâi ce faci cu acțiunea ta de cartografiere.
why-FQ-P1-elsewhere = Acțiunea ta de cartografiere e pentru { $here }, clădirea pe care o vizitezi, nu pentru { $building }.
why-FQ-P1-value = Zarul tău arată { $die }, deci nu poți scrie { $value } în { $building }.
why-FQ-P1-neighbour = { $value } nu se potrivește în { $building }: alături, { $neighbour } are { $there }, iar diferența dintre ele trece de 1.
why-FQ-P2-mapped = { $building } este deja cartografiată, cu { $there }, și nicio clădire nu se cartografiază de două ori.
why-FQ-P3-no-w = Nu ai niciun W pe care să-l scrii în { $building }.
why-FQ-P3-none = În această ediție niciun bonus nu te lasă să scrii un W. Scrie o valoare.
why-FQ-R23-must = Valoarea zarului tău se potrivește, deci trebuie să cartografiezi clădirea, cu această valoare sau cu un W.
why-FQ-BC-B-pending = Alege mai întâi a doua clădire pentru { $neighbour_bonus } sau renunță la ea.
why-FQ-BC-B-not-next = { $building } nu este vecină cu { $here }. Alege una vecină sau renunță.
why-FQ-R18-not-next = { $building } nu este vecină cu nicio clădire de pe { $street }. Alege una vecină sau renunță.
why-FQ-I5-pending = Alege mai întâi o clădire pentru acțiunea de cartografiere de pe pista Artiști.
why-FQ-I5-street = Pista Artiști îți dă o acțiune de cartografiere pe { $street }, iar { $building } nu este acolo. Alege o clădire de pe acea stradă.
why-FQ-R17-must = Valoarea se potrivește într-o clădire de pe acea stradă, deci trebuie să alegi una.
why-FQ-R24-pending = Alege mai întâi o clădire de cartografiat cu bonusul tău.
why-FQ-R24-must = Există o clădire în care se potrivește o valoare, deci trebuie să folosești bonusul.
why-FQ-BF-A-street = Bonusul tău e pentru o clădire de pe { $street }, iar { $building } nu este acolo. Alege una de pe acea stradă.

## De ce nu: simboluri și bonusuri

why-FQ-I2-pending = Folosește-ți mai întâi jokerul: alege o activitate.
why-FQ-I2-full = Pista ta { $activity } este plină. Alege altă activitate.
why-FQ-R2-must = Trebuie să folosești jokerul, fiindcă pe o pistă de activitate mai e loc. Alege o activitate.
why-FQ-I3-pending = Alege mai întâi bonusul sau multiplicatorul cercului.
why-FQ-I3-must = Cercul îți dă bonusul sau multiplicatorul: trebuie să alegi unul dintre ele.
why-FQ-BM-A-pending = Alege mai întâi un artist.
why-FQ-BM-C-pending = Alege mai întâi cei doi artiști ai tăi.
why-FQ-BM-C-same = Pe acest artist tocmai l-ai luat: { $performer }. Al doilea trebuie să fie altul.
why-FQ-R7-must = Trebuie să alegi un artist.
why-FQ-BM-B-pending = Alege mai întâi unde începe linia ta personală.
why-FQ-BM-B-must = Linia ta personală trebuie să înceapă undeva: alege un punct de start.
why-FQ-R8-public = Second Line publică a început la punctul de start { $number }. Alege altul pentru a ta.

## De ce nu: Second Line

why-FQ-L1-pending = Spune mai întâi încotro merge Second Line.
why-FQ-L1-edge = Într-acolo ({ $direction }) se termină harta. Alege altă direcție.
why-FQ-L1-used = Într-acolo ({ $direction }) linia a mai trecut, și nu folosește niciun tronson de două ori. Alege altă direcție.
why-FQ-R26-pending = Mai întâi du mai departe linia ta personală sau las-o pe loc.
why-FQ-R26-must = Pentru Second Line există un drum deschis, deci trebuie să alegi o direcție.
why-FQ-Y1-line = Într-acolo ({ $direction }) linia ar merge pe { $street }, închisă în această rundă. Alege altă direcție.

## Cum s-a terminat și de ce a câștigat cineva

ended-FQ-A5 =
    { $rounds ->
        [one] S-a jucat { $rounds } rundă
        [few] S-au jucat { $rounds } runde
       *[other] S-au jucat { $rounds } de runde
    }: partida s-a terminat.
why-FQ-E5-points = Victorie la puncte: { part-points }.
why-FQ-E5-second-line = Egalitate la puncte ({ $points }): a decis Second Line, cu { $boxes }.
why-FQ-E5-shared = Egalitate la puncte ({ $points }) și la Second Line: victoria se împarte.
why-FQ-E5-tied = Egalitate la puncte ({ $points }): victoria se împarte.
why-FQ-Y2-rating = Ai ajuns la { part-points }: „{ $rating }”.

## Acțiuni, ca rânduri de meniu

action-take = Ia zarul „{ $type }”: { $value }
action-take-as = Ia zarul „{ $type }” ({ $value }) și joacă cartea „{ $card }”
action-go = Mergi la { $building }
action-further = Mergi mai departe, la { $building } ({ $bonus })
action-map = Cartografiază { $building } cu { $value }
action-mark = Marchează { $activity }
action-bonus = Ia bonusul
action-bonus-now = Ia { $bonus }: { $what }
action-multiplier = Ia multiplicatorul
action-multiplier-now = Ia multiplicatorul ×{ $times } pentru { $activity }
action-performer = Alege { $performer }
action-begin = Începe la punctul de start { $start }
action-advance = Mergi { $toward }
action-pass = Renunță
action-pass-map = Nu scrie niciun W și primește o umbrelă
action-pass-street-map = Nu scrie niciun W și primește o umbrelă
action-pass-free-map = Nu scrie niciun W și renunță la bonus
action-pass-neighbour = Nu cartografia o a doua clădire
action-pass-street-neighbour = Nu cartografia o a doua clădire
action-pass-own-line = Lasă-ți linia personală pe loc
action-pass-travel = Rămâi unde ești și primește o umbrelă

## Evenimente: pregătirea și planificarea

event-start = Second Line publică începe la punctul de start { $start }.
event-first = Primul jucător este { $player }.
event-first-you = Tu ești primul jucător.
event-vacation = { $player } primește cartea Vacanță { $vacation }.
event-vacation-you = Primești cartea Vacanță { $vacation }.
event-vacation-hidden = { $player } primește o carte Vacanță.
event-round =
    Începe runda { $round }.{ $first_is ->
        [none] {""}
        [you] {" "}Tu ești primul jucător.
       *[other] {" "}Primul jucător este { $first }.
    }
event-card = Se dezvăluie o carte: { $card }.
event-mayor =
    { $street_is ->
        [none] Primarul nu închide nicio stradă în această rundă.
       *[other] Primarul închide o stradă în această rundă: { $street }.
    }
event-die = Se aruncă un zar: { $die }.

## Evenimente: o tură

event-take =
    { $card_is ->
        [own] { $player } ia zarul „{ $type }”: { $value }.
       *[other] { $player } ia zarul „{ $type }” ({ $value }) și joacă cartea „{ $card }”.
    }
event-take-you =
    { $card_is ->
        [own] Iei zarul „{ $type }”: { $value }.
       *[other] Iei zarul „{ $type }” ({ $value }) și joci cartea „{ $card }”.
    }
event-mayor-takes = Primarul Carly ia zarul „{ $type }”: { $value }.
event-go =
    { $further_is ->
        [yes] { $player } merge mai departe, la { $building }.
       *[no] { $player } merge la { $building }.
    }
event-go-you =
    { $further_is ->
        [yes] Mergi mai departe, la { $building }.
       *[no] Mergi la { $building }.
    }
event-stay = { $player } nu se mișcă, rămâne la { $building } și primește o umbrelă.
event-stay-you = Nu te miști, rămâi la { $building } și primești o umbrelă.
event-courtyard = { $player } marchează o curte interioară: { $building }.
event-courtyard-you = Marchezi o curte interioară: { $building }.
event-riverwalk = { $player } marchează vizita { $visits } la { $building }.
event-riverwalk-you = Marchezi vizita { $visits } la { $building }.
event-map = { $player } cartografiază { $building } cu { $value }.
event-map-you = Cartografiezi { $building } cu { $value }.
event-no-map =
    { $case_is ->
        [locked] { $player } nu are voie să cartografieze { $building } cu { $value }; în schimb primește o umbrelă.
        [street] { $player } nu cartografiază nicio clădire de pe { $street } cu { $value }; în schimb primește o umbrelă.
       *[other] { $player } nu cartografiază { $building } cu { $value }; în schimb primește o umbrelă.
    }
event-no-map-you =
    { $case_is ->
        [locked] Nu ai voie să cartografiezi { $building } cu { $value }; în schimb primești o umbrelă.
        [street] Nu cartografiezi nicio clădire de pe { $street } cu { $value }; în schimb primești o umbrelă.
       *[other] Nu cartografiezi { $building } cu { $value }; în schimb primești o umbrelă.
    }
event-pass =
    { $task_is ->
        [travel] { $player } preferă să rămână decât să meargă mai departe.
        [neighbour] { $player } nu cartografiază o a doua clădire.
        [own-line] { $player } își lasă linia personală pe loc.
       *[other] { $player } nu scrie niciun W.
    }
event-pass-you =
    { $task_is ->
        [travel] Preferi să rămâi decât să mergi mai departe.
        [neighbour] Nu cartografiezi o a doua clădire.
        [own-line] Îți lași linia personală pe loc.
       *[other] Nu scrii niciun W.
    }

## Evenimente: simboluri și bonusuri

event-umbrella = { $player } marchează o umbrelă ({ $boxes } din { $all }).
event-umbrella-you = Marchezi o umbrelă ({ $boxes } din { $all }).
event-mark =
    { $player } marchează { $activity } ({ $box } din { $all }){ $crossed_is ->
        [yes] ; cercul de acolo este tăiat.
        [skipped] ; { $skipped ->
            [one] cercul tăiat de dinainte este sărit
            [few] cele { $skipped } cercuri tăiate de dinainte sunt sărite
           *[other] cele { $skipped } de cercuri tăiate de dinainte sunt sărite
        }.
       *[no] .
    }
event-mark-you =
    Marchezi { $activity } ({ $box } din { $all }){ $crossed_is ->
        [yes] ; cercul de acolo este tăiat.
        [skipped] ; { $skipped ->
            [one] cercul tăiat de dinainte este sărit
            [few] cele { $skipped } cercuri tăiate de dinainte sunt sărite
           *[other] cele { $skipped } de cercuri tăiate de dinainte sunt sărite
        }.
       *[no] .
    }
event-multiplier = { $player } primește multiplicatorul ×{ $times } pentru { $activity }.
event-multiplier-you = Primești multiplicatorul ×{ $times } pentru { $activity }.
event-performer =
    { $player } marchează { $performer } pe rândul de { $row ->
        [1] sus
       *[2] jos
    }{ $points ->
        [0] .
       *[other] {" "}și primește { part-points }.
    }
event-performer-you =
    Marchezi { $performer } pe rândul de { $row ->
        [1] sus
       *[2] jos
    }{ $points ->
        [0] .
       *[other] {" "}și primești { part-points }.
    }
event-full = { $player } nu mai primește nimic pentru acest simbol: { $icon }.
event-full-you = Nu mai primești nimic pentru acest simbol: { $icon }.
event-bonus = { $player } deblochează { $bonus }.
event-bonus-you = Deblochezi { $bonus }: { $what }.
event-lost = { $player } nu cartografiază nimic cu bonusul, care se pierde.
event-lost-you = Nu cartografiezi nimic cu bonusul, care se pierde.
event-cross-out = { $player } taie cercul din căsuța { $box } de pe pista { $activity }.
event-cross-out-you = Tai cercul din căsuța { $box } de pe pista { $activity }.
event-arrest = { $player } ajunge la { $building }.
event-arrest-you = Ajungi la { $building }.
event-police = { $player } nu va mai cartografia cu { $value }: aceasta e valoarea ieșită la zar.
event-police-you = Nu vei mai cartografia cu { $value }: aceasta e valoarea ieșită la zar.

## Evenimente: Second Line

event-begin = { $player } începe o Second Line personală la punctul de start { $start }.
event-begin-you = Începi o Second Line personală la punctul de start { $start }.
event-line = { $player } duce Second Line { $toward }, până la { $point }.
event-line-you = Duci Second Line { $toward }, până la { $point }.
event-own-line = { $player } își duce linia personală { $toward }, până la { $point }.
event-own-line-you = Îți duci linia personală { $toward }, până la { $point }.
event-stuck = Second Line nu mai are pe unde merge și rămâne pe loc.
event-parade =
    { $buildings ->
        [0] { $player } nu are nicio clădire cartografiată
        [one] { $player } are { $buildings } clădire cartografiată
        [few] { $player } are { $buildings } clădiri cartografiate
       *[other] { $player } are { $buildings } de clădiri cartografiate
    } lângă linie. Căsuțe Second Line marcate: { $boxes }.{ $rows ->
        [0] {""}
       *[other] {" "}Umbrele pentru rânduri completate: { $rows }.
    }
event-parade-you =
    { $buildings ->
        [0] Nu ai nicio clădire cartografiată
        [one] Ai { $buildings } clădire cartografiată
        [few] Ai { $buildings } clădiri cartografiate
       *[other] Ai { $buildings } de clădiri cartografiate
    } lângă linie. Căsuțe Second Line marcate: { $boxes }.{ $rows ->
        [0] {""}
       *[other] {" "}Umbrele pentru rânduri completate: { $rows }.
    }

## Evenimente: sfârșitul

event-over = Ultima rundă s-a încheiat. Acum se numără punctele.
event-show-vacation =
    { $player } arată cartea Vacanță { $vacation }: { $made_is ->
        [yes] este completă.
       *[other] nu este completă.
    }
event-show-vacation-you =
    Îți arăți cartea Vacanță { $vacation }: { $made_is ->
        [yes] este completă.
       *[other] nu este completă.
    }

## Rândurile foii de scor (punctele stau alături)

line-activity = { $activity }: { part-street-score }
line-second-line = Second Line, căsuțe marcate: { $boxes }
line-gift-shops = Magazine de suveniruri: { $values }
line-courtyards = Curți interioare vizitate: { $count }
line-riverwalk = { $riverwalk }, vizite marcate: { $visits }
line-performers = Artiști: rândul de sus { $top } → { $top_points }, rândul de jos { $bottom } → { $bottom_points }, pista { $track_points }
line-vacation = Cartea Vacanță „{ $vacation }”

## Îndemnuri: ce se hotărăște acum

phase-setup = Se pregătește masa.
phase-plan = Se dezvăluie cărți și se aruncă zaruri.
phase-move = Mișcare: fiecare ia două zaruri, câte unul în fiecare tură.
phase-line = Second Line: înaintează, iar toți o punctează.
phase-wait = Se așteaptă: { $actors }.
phase-over = Partida s-a terminat.

prompt-take =
    Ia un zar.{ $other ->
        [0] {""}
       *[other] {" "}Cu { $bonus } poți juca altă carte decât cea a zarului.
    }
prompt-travel =
    Mută-ți turistul cu „{ $type }”.{ $longer ->
        [0] {""}
       *[other] {" "}Cu { $bonus } poate merge mai departe. Dacă altfel nu se poate mișca, poți și să rămâi și să primești o umbrelă.
    }
prompt-map =
    Cartografiază { $building } cu { $value }{ $w ->
        [0] .
       *[other] {" "}sau cu un W. Dacă { $value } nu se potrivește, poți și să renunți și să primești o umbrelă.
    }
prompt-street-map =
    Pista Artiști: cartografiază o clădire de pe { $street } cu { $value }{ $w ->
        [0] .
       *[other] {" "}sau cu un W. Dacă { $value } nu se potrivește nicăieri acolo, poți și să renunți și să primești o umbrelă.
    }
prompt-free-map =
    Bonus: cartografiază { $street_is ->
        [anywhere] orice clădire
       *[other] o clădire de pe { $street }
    } cu o valoare care se potrivește{ $w ->
        [0] .
       *[other] {" "}sau cu un W. Dacă nicio valoare nu se potrivește nicăieri, poți și să renunți la bonus.
    }
prompt-neighbour =
    { $bonus }: cartografiază o clădire vecină cu { $building } cu { $value }{ $w ->
        [0] {" "}sau renunță.
       *[other] {" "}sau cu un W, ori renunță.
    }
prompt-street-neighbour =
    { $bonus }: cartografiază o clădire vecină cu una de pe { $street } cu { $value }{ $w ->
        [0] {" "}sau renunță.
       *[other] {" "}sau cu un W, ori renunță.
    }
prompt-icon = Un joker: alege activitatea pe care o marchezi.
prompt-circle = Un cerc de pe pista { $activity }: alege { $bonus } ({ $what }) sau multiplicatorul ×{ $times }.
prompt-one-performer = Alege un artist.
prompt-two-performers = Alege primul dintre doi artiști.
prompt-other-performer = Alege un al doilea artist, altul decât primul ({ $performer }).
prompt-begin-line = Alege unde începe linia ta personală.
prompt-police = Se aruncă un zar pentru { $bonus }.
prompt-advance = Alege încotro merge Second Line. Este aceeași pentru toți.
prompt-own-line = Alege încotro merge linia ta personală sau las-o pe loc.
