### Regulamentul și lecțiile aplicației web: ce stă în jurul regulilor și al profesoarei.

## Regulamentul

help-rulebook = Regulament
help-rulebook-of = Regulament: { $game }
help-rulebook-about = Fiecare regulă în cuvintele noastre, cu numărul ei, ca s-o găsești ușor și să poți trimite un link către ea. Unde regulile tipărite nu spun nimic, dăm interpretarea noastră și o arătăm ca atare.
help-open = Citește regulile
help-open-game = Citește regulile pentru { $game }
help-idea-explore-new-york = Două cărți pe tură, aceleași pentru toți: adu turiști într-un cvartal de pe harta ta, trasează segmente de-a lungul drumurilor și află la sfârșit cel mai bun traseu prin ele.
help-idea-french-quarter = Ia un zar, urmează-i cartea pe străzi, cartografiază clădiri cu numere care se potrivesc una lângă alta și lasă Second Line să treacă pe lângă cât mai multe dintre ele.
help-idea-san-francisco = Adună cărți, revendică rute prin oraș cu funicularele tale, leagă cele două locații de pe fiecare bilet al tău și ia jetoane de turist pe drum.
help-games = Jocuri
help-contents = Cuprins
help-search = Caută un cuvânt sau o regulă
help-found =
    { $count ->
        [0] Nicio regulă nu se potrivește.
        [one] { $count } regulă
        [few] { $count } reguli
       *[other] { $count } de reguli
    }
help-nothing-found = Nicio regulă nu conține toate aceste cuvinte.
help-show-all = Arată toate regulile
help-print = Tipărește regulile
help-copy-link = Copiază linkul spre { $rule }
help-changes-with = Se schimbă cu opțiunea „{ $option }”.
help-try = Încearcă
help-try-about = O partidă pe tabla adevărată, în care cineva îți spune ce să faci și de ce.
help-lesson = Joacă lecția
help-played-with = Se joacă cu
help-edition = Ediție

## Secțiunile regulamentelor

help-section-box = Ce se află în cutie
help-section-set-up = Pregătirea
help-section-cards = Tragerea cărților
help-section-routes = Revendicarea rutelor
help-section-tickets = Biletele, pasarea
help-section-end = Sfârșitul și scorul
help-section-turn = O tură
help-section-block = Alegerea cvartalului
help-section-tourists = Turiștii
help-section-links = Trasarea segmentelor
help-section-cafes = Cafenelele
help-section-map = Harta
help-section-round = O rundă
help-section-icons = Simboluri
help-section-movement = Mișcarea
help-section-mapping = Cartografierea
help-section-second-line = Second Line
help-section-bonuses = Bonusuri
help-section-variants = Primarul, solo, Turism
help-section-finer-icons = Interpretările noastre: simboluri și piste
help-section-finer-movement = Interpretările noastre: mișcarea
help-section-finer-mapping = Interpretările noastre: cartografierea
help-section-finer-line = Interpretările noastre: Second Line și variante
help-section-table = La orice masă
help-section-symbols = Legendă

## Simboluri

help-signs-sf-colors = Cărți și rute: fiecare culoare are semnul ei
help-signs-sf-tokens = Jetoane de turist
help-signs-ny-blocks = Cvartale: toate, în afară de cele albe, sunt atracții
help-signs-ny-tourists = Turiști
help-signs-ny-marks = Pe hartă și pe cărți
help-signs-fq-moves = Cărți: cum se mișcă turistul tău
help-signs-fq-activities = Activități, fiecare cu pista ei
help-signs-fq-icons = Alte simboluri
help-signs-fq-performers = Artiști
help-signs-fq-places = Locuri și parada
help-sign-cafe = cafenea
help-sign-plus = încă un segment
help-sign-courtyard = curte interioară
help-sign-gift-shop = magazin de suveniruri
help-sign-second-line = Second Line

## Desenele de lângă reguli

help-fig-links-on = Al doilea continuă drept de la capătul primului.
help-fig-links-away = Pornește de la celălalt capăt și se îndepărtează de cvartal.
help-fig-links-apart = Al doilea nu este legat de primul.
help-fig-route-side = Un segment de-a lungul unei laturi: cvartalul e pe traseu.
help-fig-route-corner = Traseul atinge doar un colț: cvartalul nu e pe traseu.
help-fig-map-fits = 5 lângă 4: diferă cu unu, se potrivește.
help-fig-map-same = Și 4 lângă 4 se potrivește.
help-fig-map-far = 6 lângă 4: diferă prea mult.
help-fig-pay-ferry = Două cărți de o culoare și un joker pentru simbol.
help-fig-pay-more = Alți jokeri pot ține locul cărților de culoarea aceea.
help-fig-pay-none = Simbolul cere un joker adevărat.

## Lecții

lesson-ui-lessons = Lecții
lesson-ui-lessons-about = Câteva minute pentru fiecare joc, pe tabla adevărată. Cineva îți spune ce să faci și de ce; te poți întoarce, poți sări peste un pas sau poți pleca oricând.
lesson-ui-lesson = Lecție
lesson-ui-of = Lecție: { $game }
lesson-ui-begin = Începe lecția
lesson-ui-begin-game = Începe lecția: { $game }
lesson-ui-once-more = Joac-o încă o dată
lesson-ui-once-more-game = Joac-o încă o dată: { $game }
lesson-ui-gone-through = Parcursă
lesson-ui-chapter = Capitolul { $step } din { $steps }
lesson-ui-back = Înapoi
lesson-ui-skip-step = Sari peste pas
lesson-ui-restart = Reia lecția de la început
lesson-ui-leave = Ieși din lecție
lesson-ui-done = Acum știi cum merge
lesson-ui-play-now = Joacă o partidă acum
lesson-ui-next = Lecția următoare: { $game }
lesson-ui-board = Tabla ta la sfârșit
