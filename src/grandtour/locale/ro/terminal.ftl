### Cuvintele proprii ale terminalului: meniuri, titluri, ajutor. Notele sunt în fișierul englez.

## Comenzi care se pot scrie

terminal-command-help = ajutor
terminal-command-board = tablă
terminal-command-tickets = bilete
terminal-command-route = traseu
terminal-command-hint = sugestie
terminal-command-log = istoric
terminal-command-undo = anulează
terminal-command-why = dece
terminal-command-rules = reguli
terminal-command-more = continuare
terminal-command-back = înapoi
terminal-command-play = joacă
terminal-command-quit = ieșire

## Ce urmează după o comandă

terminal-usage-help = -
terminal-usage-board = [LOCAȚIE]
terminal-usage-tickets = -
terminal-usage-route = -
terminal-usage-hint = -
terminal-usage-log = -
terminal-usage-undo = -
terminal-usage-why = MUTARE
terminal-usage-rules = [ID]
terminal-usage-more = -
terminal-usage-back = -
terminal-usage-play = MUTARE
terminal-usage-quit = -

terminal-help-help = această pagină
terminal-help-board = toate rutele sau cele dintr-o locație: număr, lungime, culoare, proprietar
terminal-help-tickets = biletele tale
terminal-help-route = cel mai bun traseu al tău până acum: drumul și punctele lui
terminal-help-hint = ce ar face un bot bun în locul tău și de ce
terminal-help-log = ce s-a întâmplat până acum
terminal-help-undo = îți anulezi ultimul pas, cât timp nu s-a dezvăluit nimic
terminal-help-rules = regulile, sau una singură după codul ei
terminal-help-more = pagina următoare a unui meniu lung
terminal-help-back = ieși dintr-un submeniu sau dintr-o căutare
terminal-help-play = faci o mutare scrisă în notație
terminal-help-quit = părăsești partida

terminal-help = Răspunde cu numărul unei opțiuni. Scrie o parte din numele unei locații ca să vezi numai rutele de acolo. Mai poți scrie:

## Întrebări

terminal-ask = Răspunsul tău:
terminal-empty = Scrie numărul opțiunii tale sau { $help }.
terminal-no-such-number = Nu există opțiunea { $number }; numerele merg până la { $last }.
terminal-not-understood = „{ $text }” nu este nici opțiune, nici mutare. Scrie { $help } ca să vezi ce există.
terminal-narrowed = Numai cu „{ $part }”:
terminal-more-choices =
    { $count ->
        [one] Încă { $count }: scrie { $more } sau o parte din numele unei locații.
       *[other] Încă { $count }: scrie { $more } sau o parte din numele unei locații.
    }
terminal-go-back = înapoi
terminal-why-allowed = Asta poți face acum.
terminal-hint = La ce s-ar gândi un bot bun în locul tău:
terminal-hint-score =
    cam { $score ->
        [one] { $score } punct
        [few] { $score } puncte
       *[other] { $score } de puncte
    }
terminal-hint-win = { $percent }% șanse de câștig
terminal-hint-no-figures = Șansele și punctele nu au fost măsurate niciodată pe această ediție, de aceea nu apar aici.
terminal-no-such-rule = Nu există regula „{ $rule }”. { $rules } le arată pe toate.
terminal-no-such-place = Nicio rută nu are „{ $part }” în nume.
terminal-tickets-draw = Ca să tragi bilete noi, alege { $number }.
terminal-undone = Pasul a fost anulat.
terminal-end-of-turn = Enter ca să continui, { $undo } ca să anulezi pasul:
terminal-quit-sure = Părăsești partida? (d/n)
terminal-left = Ai părăsit partida.
terminal-input-ended = Nu mai vine nimic de citit: partida se oprește aici.
terminal-bot-failed = { $name } a dat greș ({ $fault }); se joacă cea mai bună mutare găsită până acum sau prima permisă.
terminal-curtain-close = Apasă Enter ca să-ți ascunzi cărțile și dă-i dispozitivul jucătorului { $name }.
terminal-curtain = Dați dispozitivul jucătorului { $name }.
terminal-curtain-open = { $name }, apasă Enter când numai tu poți vedea ecranul.
terminal-save = Păstrezi înregistrarea partidei? Numele fișierului, sau Enter pentru nu:
terminal-save-no = { $file } nu se poate scrie: numele este luat sau nu este posibil, ori dosarul nu există sau este protejat.
terminal-saved = Înregistrarea este în { $file }.

## Titluri

terminal-opening-commitment = Tot hazardul acestei partide a fost stabilit înainte de prima extragere. Amprenta SHA-256 de mai jos este dovada; sămânța (seed) și sarea (salt) se dezvăluie la sfârșit.
terminal-opening-players = La masă: { $names }.
terminal-opening-help = Scrie oricând { $help }, { $board } pentru toate rutele, { $rules } pentru reguli.
terminal-setting-up = Pregătirea
terminal-round = Runda { $number }
terminal-turns-left =
    { $count ->
        [one] Ultima rundă: încă { $count } tură
        [few] Ultima rundă: încă { $count } ture
       *[other] Ultima rundă: încă { $count } de ture
    }
terminal-since = De la ultima ta tură
terminal-log =
    { $count ->
        [one] Până acum ({ $count } eveniment)
        [few] Până acum ({ $count } evenimente, ultimul la sfârșit)
       *[other] Până acum ({ $count } de evenimente, ultimul la sfârșit)
    }
terminal-game-over = Partida s-a încheiat
terminal-winner = { $names } câștigă.
terminal-winners = Câștigă împreună: { $names }.
terminal-seed-told = Sămânța (seed) { $seed }, sarea (salt) { $salt }: unite prin două puncte, au amprenta SHA-256 arătată la început.
terminal-player = jucător
terminal-you = tu
terminal-first = începe
terminal-points = puncte
terminal-total = Total
terminal-step = După pasul { $step } din { $last }

## San Francisco

terminal-sf-help-why = de ce nu poți face ceva, de exemplu: why claim { $ex_claim }
terminal-sf-help-notation =
    Mutări în notație: draw · take { $ex_color } · claim { $ex_claim } · keep { $ex_tickets } · { $symbols ->
        [0] { "" }
       *[other] token { $ex_symbol } · place { $ex_symbol } { $ex_place } ·{ " " }
    }pass. Numerele rutelor sunt pe tablă.
terminal-sf-why-usage = Scrie mutarea după comandă, de exemplu: why claim { $ex_claim }
terminal-sf-title = San Francisco
terminal-sf-goal =
    { $symbols ->
        [0] Revendică rute cu seturi de cărți. Leagă prin rutele tale cele două locații de pe fiecare bilet secret și strânge cele mai multe puncte până se termină funicularele.
       *[other] Revendică rute cu seturi de cărți. Leagă prin rutele tale cele două locații de pe fiecare bilet secret, adună jetoane de turist pe drum și strânge cele mai multe puncte până se termină funicularele.
    }
terminal-sf-own-map = Harta și biletele sunt creația noastră, nu cele ale jocului tipărit. Nu avem nicio legătură cu editura lui.
terminal-cars = funiculare
terminal-cards = cărți
terminal-tickets = bilete
terminal-tokens = jetoane
terminal-face-up = Cu fața în sus
terminal-decks = Pachete
terminal-decks-count = cărți: { $deck }, decartate: { $discards }, bilete: { $tickets }
terminal-stacks = Jetoane
terminal-set-aside = puse deoparte: { $tokens }
terminal-your-hand = Mâna ta
terminal-your-tickets = Biletele tale
terminal-offered = De ales
terminal-put-back = Ai pus înapoi
terminal-done = finalizat
terminal-count-points =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
terminal-menu-draw = Trage cărți
terminal-menu-tickets = Bilete
terminal-menu-claim = Revendică o rută
terminal-menu-place = Pune teancul „{ $symbol }” la
terminal-tokens-there = jetoane: { $tokens }
terminal-pay = cu
terminal-ways-to-pay =
    { $count ->
        [one] { $count } mod de plată
        [few] { $count } moduri de plată
       *[other] { $count } de moduri de plată
    }
terminal-how-to-pay = Cum plătești { $route }?
terminal-route-number = nr.
terminal-from-to = rută
terminal-length = lungime și culoare
terminal-owner = proprietar
terminal-board-legend = Rute libere: { $free } din { $all }. O rută gri primește o singură culoare, la alegere.

## Explore New York: unele propoziții le înlocuiesc pe cele de sus

terminal-ny-command-quit = ieșire
terminal-ny-usage-board = [JUCĂTOR]
terminal-ny-help-board = hărțile tuturor sau a unui jucător, după nume sau număr
terminal-ny-help-undo = îți anulezi ultimul pas, cât timp nu ți-ai încheiat tura
terminal-ny-help-why = de ce nu poți face ceva, de exemplu: why link 3,4-4,4
terminal-ny-help = Răspunde cu numărul unei opțiuni; el apare și pe hartă. Scrie o intersecție, de exemplu 3,4, ca să vezi numai drumurile de acolo. Mai poți scrie:
terminal-ny-help-notation = Mutări în notație: discard 4a · block 4,5 · tourist circle · link 3,4-4,4 · end. Un cvartal se scrie cu numerele de sus și din stânga hărții, o intersecție cu cele de jos și din dreapta, iar un segment cu intersecțiile de la cele două capete.
terminal-ny-more-choices =
    { $count ->
        [one] Încă { $count }: scrie { $more } sau o intersecție.
       *[other] Încă { $count }: scrie { $more } sau o intersecție.
    }
terminal-ny-why-usage = Scrie mutarea după comandă, de exemplu: why link 3,4-4,4
terminal-ny-curtain-close = Apasă Enter ca să-ți ascunzi harta și dă-i dispozitivul jucătorului { $name }.
terminal-ny-opening-help = Scrie oricând { $help }, { $board } pentru hărțile tuturor, { $rules } pentru reguli.
terminal-ny-title = Explore New York
terminal-ny-goal = În fiecare tură două cărți indică un cvartal: adu turiști acolo și trasează segmente de-a lungul drumurilor. La sfârșit aduce puncte cel mai bun traseu neîntrerupt din segmentele tale, pentru turiștii, atracțiile și cafenelele pe lângă care trece.
terminal-ny-own-map = Harta și cărțile sunt creația noastră, nu cele ale jocului tipărit. Nu avem nicio legătură cu editura lui.
terminal-ny-house-mode = Joci singur, pentru cel mai mare scor: un mod al casei pe care regulamentele nu îl au.
terminal-ny-house-title = { $mode } (mod al casei)
terminal-ny-turn = Tura { $number } din { $last }
terminal-ny-blocks = cvartale
terminal-ny-links = segmente
terminal-ny-cafes-used = cafenele folosite
terminal-ny-best-route = cel mai bun traseu
terminal-ny-turn-cards = Cărțile turei
terminal-ny-revealed = Dezvăluite
terminal-ny-deck = Pachet
terminal-ny-deck-count =
    { $count ->
        [one] mai vine { $count } carte
        [few] mai vin { $count } cărți
       *[other] mai vin { $count } de cărți
    }
terminal-ny-best-so-far = Cel mai bun traseu
terminal-ny-cafes = cafenele
terminal-ny-legend-tourists = turiști
terminal-ny-legend-cafe = cafenea
terminal-ny-legend-used = cafenea folosită
terminal-ny-legend-link = segment
terminal-ny-legend-turn = segment din ultima tură
terminal-ny-legend-route = segment al traseului, cu locul lui
terminal-ny-legend-numbers = Numerele de sus și din stânga: cvartale; cele de jos și din dreapta: drumuri, pentru intersecții
terminal-ny-no-such-player = Nu se numește nimeni „{ $part }”. La masă: { $names }.
terminal-ny-not-ended = { $name } nu și-a încheiat tura; aceasta este harta dinainte.
terminal-ny-no-route = Încă nu sunt segmente, deci nu există traseu.
terminal-ny-walk = Drum
terminal-ny-passes = Trece pe lângă
terminal-ny-then-fallback = apoi: alegere liberă, orice cvartal gol
terminal-ny-then-many =
    { $count ->
        [one] apoi: { $count } cvartal
        [few] apoi: { $count } cvartale de ales
       *[other] apoi: { $count } de cvartale de ales
    }
terminal-ny-then-blocks = apoi: { $blocks }
terminal-ny-menu-sides = Pe lângă cvartalul tău { $block }
terminal-ny-menu-on = Legate de ce ai trasat în această tură
terminal-ny-menu-older = Legate de celelalte segmente ale tale
terminal-ny-menu-elsewhere = În altă parte
terminal-ny-menu-others =
    { $count ->
        [one] Și încă { $count }: scrie numărul de pe drumul lui sau o intersecție, de exemplu { $example }.
        [few] Și încă { $count }: scrie numărul de pe un drum sau o intersecție, de exemplu { $example }.
       *[other] Și încă { $count }: scrie numărul de pe un drum sau o intersecție, de exemplu { $example }.
    }
terminal-ny-cafe-there = cafenea { $cafe }

## French Quarter: unele propoziții le înlocuiesc pe cele de sus

terminal-fq-command-map = hartă
terminal-fq-command-sheet = foaie
terminal-fq-command-cards = cărți
terminal-fq-usage-map = -
terminal-fq-usage-sheet = -
terminal-fq-usage-cards = -
terminal-fq-help-map = harta ta, cu ce înseamnă semnele ei
terminal-fq-help-sheet = foaia ta, cu ce face fiecare bonus
terminal-fq-help-cards = cărțile și zarurile de pe masă
terminal-fq-usage-board = [PARTE|JUCĂTOR]
terminal-fq-help-board = cărțile, plus harta și foaia fiecăruia; sau o singură parte (hartă, foaie, cărți), sau ale unui jucător, după nume sau număr. Harta își explică semnele, iar foaia spune ce face fiecare bonus
terminal-fq-help-why = de ce nu poți face ceva, de exemplu: why go { $ex_building }
terminal-fq-help =
    Răspunde cu numărul unei opțiuni; cel al unei clădiri sau al unei străzi apare și pe hartă. Sau scrie un cuvânt: o parte din numele unei clădiri, { $ex_word } pentru zarul „{ $ex_die }”, { $ex_mark } pentru { $ex_activity }{ $choices ->
        [0] { "" }
       *[other] , + sau x pentru bonus sau multiplicator
    }, n e s v pentru o direcție, p ca să renunți. Ce se potrivește cu o singură opțiune se face pe loc. Mai poți scrie:
terminal-fq-help-notation = Mutări în notație: { $ex_moves }.
terminal-fq-more-choices =
    { $count ->
        [one] Încă { $count }: scrie { $more } sau o parte dintr-un nume.
       *[other] Încă { $count }: scrie { $more } sau o parte dintr-un nume.
    }
terminal-fq-why-usage = Scrie mutarea după comandă, de exemplu: why go { $ex_building }
terminal-fq-curtain-close = Apasă Enter ca să-ți ascunzi foile și dă-i dispozitivul jucătorului { $name }.
terminal-fq-opening-help = Scrie oricând { $help }, { $board } pentru cărți și foile tuturor, { $rules } pentru reguli.
terminal-fq-title = French Quarter
terminal-fq-goal =
    Ia un zar și, odată cu el, o carte: simbolurile ei îți marchează pistele, turistul tău se mută și vizitează o clădire, iar tu o cartografiezi cu valoarea zarului. Clădirile cartografiate aduc puncte pe străzile celor cinci activități{ $line_points ->
        [0] { "" }
       *[other] { " " }și acolo pe unde trece Second Line
    }.
terminal-fq-own-map = Foile și cărțile sunt creația noastră, nu cele ale jocului tipărit. Nu avem nicio legătură cu editura lui.
terminal-fq-turn = Runda { $number } din { $last }
terminal-fq-closed = { $street } e închisă
terminal-fq-tourist-at = turistul la
terminal-fq-mapped = cartografiate
terminal-fq-second-line = Second Line
terminal-fq-points-so-far =
    { $count ->
        [one] Până acum: { $count } punct
        [few] Până acum: { $count } puncte
       *[other] Până acum: { $count } de puncte
    }
terminal-fq-without-vacation = (fără cartea Vacanță)
terminal-fq-next-circle = peste { $count }: { $what }
terminal-fq-track-full = plină
terminal-fq-no-circle = niciun cerc rămas
terminal-fq-crossed-out = un cerc tăiat
terminal-fq-umbrellas = Umbrele
terminal-fq-performers = Artiști
terminal-fq-top-row = rândul de sus
terminal-fq-bottom-row = rândul de jos
terminal-fq-track = pista
terminal-fq-line-row = rândul { $number } din { $last }
terminal-fq-places = Locuri
terminal-fq-courtyards = curți interioare { $seen }/{ $all } = { $points } ({ $more })
terminal-fq-gift-shops = magazine de suveniruri
terminal-fq-vacation = Vacanță
terminal-fq-bonuses = Bonusuri
terminal-fq-locked-value = valoarea { $value }
terminal-fq-steps =
    { $most ->
        [one] { $steps } spațiu
        [few] { $steps } spații
       *[other] { $steps } de spații
    }
terminal-fq-reach =
    { $count ->
        [one] { $count } clădire la îndemână
        [few] { $count } clădiri la îndemână
       *[other] { $count } de clădiri la îndemână
    }
terminal-fq-reach-none = nicăieri unde să mergi: o umbrelă
terminal-fq-menu-other-card = Joacă altă carte cu acest zar ({ $bonus })
terminal-fq-menu-further = Mai departe, cu { $bonus }
terminal-fq-way =
    { $count ->
        [one] pe { $street } până la { $across }: atunci contează { $count } clădire a ta
        [few] pe { $street } până la { $across }: atunci contează { $count } clădiri ale tale
       *[other] pe { $street } până la { $across }: atunci contează { $count } de clădiri ale tale
    }
terminal-fq-mayor-closes = Primarul: { $street } e închisă.
terminal-fq-mayor-none = Primarul: nicio stradă nu e închisă.
terminal-fq-mayor-begins = Începe primarul.
terminal-fq-mayor-second = Începi tu.
terminal-fq-mayor-order = Zarurile primarului, de la preferat la ultimul: { $types }
terminal-fq-legend-courtyard = curte interioară
terminal-fq-legend-gift-shop = magazin de suveniruri
terminal-fq-legend-riverwalk = { $riverwalk }
terminal-fq-legend-mapped = cartografiată
terminal-fq-legend-start = puncte de start
terminal-fq-legend-own-line = linie personală
terminal-fq-legend-closed = închisă
terminal-fq-legend-boxes =
    cercuri: { $bonus } bonus, { $multiplier } multiplicator{ $choices ->
        [0] { "" }
       *[other] , { $choice } unul dintre ele
    }{ $crossing ->
        [0] { "" }
       *[other] , { $crossed } tăiat
    }
terminal-fq-no-such-player = Nu există „{ $part }”. La masă: { $names }. Părți: { $parts }.
terminal-fq-still = Apoi:
terminal-fq-todo-travel = te muți ({ $type })
terminal-fq-todo-building = simbolurile clădirii
terminal-fq-todo-map = o cartografiezi
terminal-fq-todo-other-performer = al doilea artist
terminal-fq-todo-neighbour = o clădire vecină cu { $building }
terminal-fq-todo-street-neighbour = o clădire vecină cu una de pe { $street }
terminal-fq-todo-arrest = direct la { $building }
terminal-fq-todo-own-line = linia personală ({ $name })
terminal-fq-todo-parade = punctarea liniei ({ $name })
