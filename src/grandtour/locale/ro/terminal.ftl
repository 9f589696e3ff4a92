### Cuvintele proprii ale terminalului: meniuri, titluri, ajutor. Notele sunt în fișierul englez.

## Comenzi care se pot scrie

terminal-command-help = ajutor
terminal-command-board = tablă
terminal-command-tickets = bilete
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
terminal-usage-board = [LOC]
terminal-usage-tickets = -
terminal-usage-log = -
terminal-usage-undo = -
terminal-usage-why = MUTARE
terminal-usage-rules = [ID]
terminal-usage-more = -
terminal-usage-back = -
terminal-usage-play = MUTARE
terminal-usage-quit = -

terminal-help-help = această pagină
terminal-help-board = toate rutele sau cele dintr-un loc: număr, lungime, culoare, proprietar
terminal-help-tickets = biletele tale
terminal-help-log = ce s-a întâmplat până acum
terminal-help-undo = îți iei înapoi ultimul pas, cât timp nu s-a dezvăluit nimic
terminal-help-why = de ce nu poți face ceva, de exemplu: why claim 34 3black
terminal-help-rules = regulile, sau una singură după codul ei
terminal-help-more = pagina următoare a unui meniu lung
terminal-help-back = ieși dintr-un submeniu sau dintr-o căutare
terminal-help-play = faci o mutare scrisă în notație
terminal-help-quit = părăsești partida

terminal-help = Răspunde cu numărul unei opțiuni. Scrie o parte din numele unui loc ca să vezi numai rutele de acolo. Mai poți scrie:
terminal-help-notation = Mutări în notație: draw · take red · claim 34 2black+1ferry · keep 3+7 · token crab · place crab mission · pass. Numerele rutelor sunt pe tablă.

## Întrebări

terminal-ask = Răspunsul tău:
terminal-empty = Scrie numărul opțiunii tale sau { $help }.
terminal-no-such-number = Nu există opțiunea { $number }; numerele merg până la { $last }.
terminal-not-understood = „{ $text }” nu este nici opțiune, nici mutare. Scrie { $help } ca să vezi ce există.
terminal-narrowed = Numai cu „{ $part }”:
terminal-more-choices =
    { $count ->
        [one] Încă { $count }: scrie { $more } sau o parte din numele unui loc.
       *[other] Încă { $count }: scrie { $more } sau o parte din numele unui loc.
    }
terminal-go-back = înapoi
terminal-why-usage = Scrie mutarea după comandă, de exemplu: why claim 34 3black
terminal-why-allowed = Asta poți face acum.
terminal-no-such-rule = Nu există regula „{ $rule }”. { $rules } le arată pe toate.
terminal-no-such-place = Nicio rută nu are „{ $part }” în nume.
terminal-tickets-draw = Ca să tragi bilete noi, alege { $number }.
terminal-undone = Pasul a fost luat înapoi.
terminal-end-of-turn = Enter ca să continui, { $undo } ca să iei pasul înapoi:
terminal-quit-sure = Părăsești partida? (d/n)
terminal-left = Ai părăsit partida.
terminal-input-ended = Nu mai vine nimic de citit: partida se oprește aici.
terminal-bot-failed = { $name } a dat greș ({ $fault }); în locul lui se joacă o mutare la întâmplare.
terminal-curtain-close = Apasă Enter ca să-ți ascunzi cărțile și dă-i dispozitivul jucătorului { $name }.
terminal-curtain = Dați dispozitivul jucătorului { $name }.
terminal-curtain-open = { $name }, apasă Enter când numai tu poți vedea ecranul.
terminal-save = Păstrezi înregistrarea partidei? Numele fișierului, sau Enter pentru nu:
terminal-save-no = { $file } nu se poate scrie: numele este luat sau nu este posibil, ori dosarul nu există sau este protejat.
terminal-saved = Înregistrarea este în { $file }.

## Titluri

terminal-opening-commitment = Tot hazardul acestei partide a fost stabilit înainte de prima extragere. Amprenta SHA-256 de mai jos este dovada; sămânța (seed) și sarea (salt) se spun la sfârșit.
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

terminal-sf-title = San Francisco
terminal-sf-goal = Revendică rute cu seturi de cărți. Leagă prin rutele tale cele două locuri de pe fiecare dintre biletele tale secrete, adună amintiri pe drum și ai cele mai multe puncte când se termină tramvaiele.
terminal-sf-own-map = Harta și biletele sunt creația noastră, nu cele ale jocului tipărit. Nu avem nicio legătură cu editura lui.
terminal-cars = tramvaie
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
terminal-done = îndeplinit
terminal-count-points =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
terminal-menu-draw = Trage cărți
terminal-menu-tickets = Bilete
terminal-menu-claim = Revendică o rută
terminal-menu-place = Așază teancul { $symbol } pe
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
