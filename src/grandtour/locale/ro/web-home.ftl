### Primele ecrane ale aplicației web: acasă, masă nouă, mese, intrarea la o masă, sala de așteptare, setări, despre;
### și ce se spune când serverul refuză ceva.

## Jocurile, ca pe afișele lor

home-over-explore-new-york = Explore
home-title-explore-new-york = New York
home-over-french-quarter = O noapte în
home-title-french-quarter = French Quarter
home-over-san-francisco = Ticket to Ride:
home-title-san-francisco = San Francisco
home-players = { $least }–{ $most } jucători
home-minutes = { $minutes } min

## Acasă

home-nav = Principal
home-nav-play = Joacă
home-nav-tables = Mese
home-nav-rules = Regulament
home-nav-lessons = Lecții
home-eyebrow = Trei orașe, o masă
home-question = Unde mergem diseară?
home-lead = Colindă New Yorkul, New Orleansul și San Francisco cu prietenii, pe un ecran sau pe mai multe, ori împotriva unor boți care joacă cinstit.
home-your-table = Masa ta
home-more-tables =
    { $count ->
        [one] Încă { $count } masă
        [few] Încă { $count } mese
       *[other] Încă { $count } de mese
    }
home-join = Intră la prieteni
home-code = Codul sau linkul mesei
home-join-now = Intră
home-posters = Jocuri
home-learn = Învață
home-learn-game = Învață { $game }
home-play-game = Joacă { $game }
home-lessons = Lecții
home-lessons-about = Câteva minute pe joc, pe tabla adevărată
home-rules = Regulament
home-rules-about = Cu căutare, în cinci limbi
home-tables = Mese
home-tables-about = Partidele tale și mesele deschise
home-own-boards = Table și desene proprii, făcute după regulile publicate. Nicio legătură cu editurile jocurilor tipărite.
home-about = Despre Grand Tour

## Joacă: foaia de pe un afiș

home-how-many = Jucători
home-level = Nivelul boților
home-bots =
    { $bots ->
        [0] Joacă de unul singur
        [one] Împotriva unui bot
        [few] Împotriva a { $bots } boți
       *[other] Împotriva a { $bots } de boți
    }
home-friends = Cu prieteni
home-device = Pe un singur dispozitiv

## Rândurile cu mese

home-turn-yours = E rândul tău
home-turn-others = Îi aștepți pe ceilalți
home-turn-open = Sală de așteptare
home-turn-over = Încheiată
home-turn-closed = Închisă
home-turn-running = Se joacă
home-with = cu { $names }
home-alone = de unul singur
home-seat = Jucătorul { $number }
home-open-seats =
    { $count ->
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
home-return = Înapoi la { $game }
home-go-open = Deschide
home-go-play = Continuă
home-go-look = Privește
home-go-join = Intră
home-go-watch = Urmărește
home-go-result = Vezi rezultatul

## Mese

home-tables-title = Mese
home-mine = Partidele mele
home-lobby = Mese deschise
home-mine-empty = Încă nu ai mese. Începe o partidă sau intră cu un cod.
home-lobby-empty = Nimeni nu așteaptă jucători chiar acum. Deschide o masă pe care o poate găsi oricine.
home-new-table = Începe o partidă
home-more = Arată mai multe
home-running = Acum
home-finished = Încheiate

## Intrarea la o masă

home-join-title = Intră la o masă
home-join-lead = Scrie codul pe care l-ai primit sau lipește linkul.
home-name = Numele tău
home-joining = Se caută masa

## Masă nouă

new-title = Masă nouă
new-question = Cine vine cu tine?
new-seats = Locuri
new-seats-about =
    { $least ->
        [1] De la unu la patru
       *[other] De la { $least } la { $most }
    }
new-you = Tu
new-host = gazdă
new-seat = Locul { $number }
new-person = Persoană
new-bot = Bot
new-device = Acest dispozitiv
new-nobody = Nimeni
new-person-how = Cum intră
new-person-open = Oricine are codul
new-person-link = Cineva, cu linkul său
new-bot-level = Nivel
new-device-name = Nume
new-nobody-here = Nimeni
new-extras = Extra
new-pace = Ritm
new-pace-none = Fără grabă
new-pace-move = 2 minute pe mutare
new-pace-bank = 15 minute de fiecare
new-pace-days = O zi pe mutare
new-join = Cine poate intra
new-join-private = Cu codul
new-join-public = Oricine
new-watch = Cine poate urmări
new-watch-nobody = Nimeni
new-watch-link = Cu linkul
new-watch-everybody = Oricine
new-more = Mai multe
new-edition = Tablă
new-edition-grand-tour = Ediția Grand Tour
new-undo = Retragere
new-undo-about = Până se dezvăluie ceva
new-hints = Indicii
new-hints-about = Se poate întreba ce ar face un bot bun
new-stand-in = Înlocuitor
new-stand-in-about = Joacă mai departe pentru cine pleacă sau rămâne fără timp
new-summary =
    { $players ->
        [1] Joci de unul singur
        [2] Doi jucători
        [3] Trei jucători
        [4] Patru jucători
       *[other] { $players } jucători
    }{ $extras ->
        [0] {""}
       *[other] , { $names }
    }, { $pace ->
        [move] 2 minute pe mutare
        [bank] 15 minute de fiecare
        [days] o zi pe mutare
       *[none] fără ceas
    }, { $edition }.
new-open = Deschide masa
new-start = Începe partida
new-too-few =
    { $least ->
        [1] Cineva trebuie să joace.
       *[other] Această tablă cere cel puțin { $least } jucători: adaugă o persoană sau un bot.
    }
new-not-so-many = Această tablă nu este pentru { $players } jucători.

## Sala de așteptare

wait-eyebrow = Sală de așteptare
wait-yours = Masa ta
wait-theirs = Gazda mesei: { $host }
wait-nobodys = O masă
wait-there =
    { $taken ->
        [0] Încă nu e nimeni la masă.
        [1] E unul la masă.
        [2] Sunt doi la masă.
        [3] Sunt trei la masă.
       *[other] Sunt { $taken } la masă.
    } { $open ->
        [0] Toate locurile sunt ocupate.
        [1] Mai e un loc liber.
        [2] Mai sunt două locuri libere.
        [3] Mai sunt trei locuri libere.
       *[other] Mai sunt { $open } locuri libere.
    }
wait-code = Codul mesei
wait-code-said = Codul mesei: { $code }
wait-copy = Copiază linkul
wait-copied = Link copiat
wait-share = Trimite
wait-share-text = Joacă { $game } cu mine.
wait-qr = Cod QR
wait-qr-said = Codul QR al linkului spre această masă
wait-link-here = Linkul spre această masă
wait-seats = Locuri
wait-you = Tu
wait-host = Gazdă
wait-here = Aici
wait-ready = Gata
wait-away = Nu e aici acum
wait-at-device = La dispozitivul gazdei
wait-at-your-device = La dispozitivul tău
wait-open = Loc liber
wait-open-about = Trimite codul sau dă-i locul unui bot
wait-open-guest = Trimite codul
wait-link = Păstrat
wait-link-about = Un link propriu duce la acest loc
wait-sit = Așază-te aici
wait-move = Mută-te pe acest loc
wait-copy-seat = Copiază linkul lui
wait-add-bot = Adaugă un bot
wait-make-open = Deschide-l pentru oricine
wait-make-link = Păstrează-l pentru cineva
wait-make-device = Cineva la acest dispozitiv
wait-change = Schimbă locul { $number }
wait-remove = Scoate de la masă: { $name }
wait-mute = Oprește mesajele: { $name }
wait-unmute = Permite mesajele: { $name }
wait-block = Blochează: { $name }
wait-blocked = Blocat: { $name }.
wait-leave = Pleacă de la masă
wait-close = Închide masa
wait-close-sure = Închizi această masă? Toți vor trebui să plece, iar masa nu mai poate fi deschisă.
wait-renew = Fă alt link și alt cod
wait-renew-sure = Faci alt link și alt cod? Cele trimise nu vor mai deschide nimic; cine este aici rămâne.
wait-renewed = Linkul și codul vechi nu mai deschid nimic.
wait-keep = Lasă așa
wait-name = Numele tău
wait-name-save = Salvează
wait-this-table = Această masă
wait-board = Tablă
wait-pace = Ritm
wait-undo = Retragere
wait-undo-yes = Până se dezvăluie ceva
wait-undo-no = Nu la această masă
wait-spectators = Spectatori
wait-spectators-nobody = Nimeni
wait-spectators-link = Cu linkul
wait-spectators-everybody = Oricine
wait-joining = Intrare
wait-joining-private = Cu codul
wait-joining-public = Oricine
wait-on = Da
wait-off = Nu
wait-pace-move =
    { $minutes ->
        [one] { $minutes } minut pe mutare
        [few] { $minutes } minute pe mutare
       *[other] { $minutes } de minute pe mutare
    }
wait-pace-bank =
    { $minutes ->
        [one] { $minutes } minut de fiecare
        [few] { $minutes } minute de fiecare
       *[other] { $minutes } de minute de fiecare
    }
wait-pace-days =
    { $days ->
        [one] { $days } zi pe mutare
        [few] { $days } zile pe mutare
       *[other] { $days } de zile pe mutare
    }
wait-chat = Chat
wait-while = Cât aștepți
wait-lesson = Lecția
wait-lesson-about = Câteva minute, pe tabla adevărată
wait-rulebook = Regulamentul
wait-rulebook-about = Fiecare regulă, cu numărul ei
wait-start =
    { $players ->
        [1] Începe de unul singur
        [2] Începe în doi
        [3] Începe în trei
        [4] Începe în patru
       *[other] Începe în { $players }
    }
wait-start-filled =
    { $bots ->
        [one] Începe cu un bot pe locul liber
        [few] Începe cu boți pe cele { $bots } locuri libere
       *[other] Începe cu boți pe cele { $bots } de locuri libere
    }
wait-start-about = Primul jucător este tras la sorți.
wait-missing =
    { $open ->
        [1] Mai e un loc liber. Așteaptă pe cineva sau dă-l unui bot.
        [few] Mai sunt { $open } locuri libere. Așteaptă pe cineva sau dă-le unor boți.
       *[other] Mai sunt { $open } de locuri libere. Așteaptă pe cineva sau dă-le unor boți.
    }
wait-for-host = { $host } începe partida.
wait-for-host-unknown = Gazda începe partida.
wait-take-seat = Ia un loc ca să joci sau rămâi să privești.

## Setări

settings-title = Setări
settings-look = Aspect și limbă
settings-language = Limbă
settings-mode = Culori
settings-mode-system = Ca sistemul
settings-mode-light = Deschise
settings-mode-dark = Închise
settings-speed = Animație
settings-speed-0 = Fără
settings-speed-1 = Rapidă
settings-speed-2 = Normală
settings-speed-3 = Lentă
settings-speed-still = Sistemul tău cere mai puțină mișcare: nimic nu se mișcă.
settings-play = La masă
settings-sound = Sunet
settings-sound-about = Sunete scurte la mutări și când e rândul tău
settings-confirm = Confirmă alegerea
settings-confirm-always = Mereu
settings-confirm-matters = Când contează
settings-confirm-never = Niciodată
settings-text = Mod text
settings-text-about = Liste și tabele în locul tablei desenate; și cu tasta T
settings-you = Tu
settings-name = Nume
settings-save = Salvează
settings-saved = Salvat
settings-guest = Ești aici ca oaspete: nimic de ținut minte, dar numai în acest browser.
settings-nobody = Încă nu te cunoaștem. Cine începe o partidă sau intră la una devine oaspete.
settings-account = Ai intrat în cont ca { $login }.
settings-register = Fă un cont
settings-register-about = Îți păstrează locurile și partidele și îți deschide și de pe alte dispozitive.
settings-log-in = Intră în cont
settings-log-in-about = Partidele pe care le joci aici ca oaspete rămân ale oaspetelui.
settings-log-out = Ieși din cont
settings-login = Utilizator
settings-login-about = De la 3 la 64 de litere, cifre și . _ - @ +
settings-password = Parolă
settings-password-about = Cel puțin 10 caractere
settings-old-password = Parola de acum
settings-new-password = Parola nouă
settings-change-password = Schimbă parola
settings-password-changed = Parola este schimbată. Celelalte dispozitive au fost scoase din cont.
settings-delete = Șterge-mă
settings-delete-about = Numele și datele tale se șterg pentru totdeauna. Locurile tale din partidele începute le iau boții.
settings-delete-sure = Șterge-mă definitiv
settings-keep = Nu mă șterge
settings-deleted = Datele tale sunt șterse.
settings-blocked = Persoane blocate
settings-blocked-none = Nu ai blocat pe nimeni.
settings-blocked-about = Nu se pot așeza la mesele tale și nu vezi ce scriu.
settings-unblock = Deblochează
settings-unblock-name = Deblochează: { $name }
settings-somebody = Cineva
settings-notes = Când e rândul meu
settings-notes-about = O înștiințare când partida te așteaptă și nu te uiți la ea.
settings-push = În acest browser
settings-push-on = Pornește
settings-push-off = Oprește
settings-push-is-on = Acest browser te înștiințează.
settings-push-is-off = Acest browser nu te înștiințează încă.
settings-push-denied = Acest browser nu ne lasă: setările lui pentru această pagină interzic înștiințările.
settings-push-cannot = Acest browser nu poate sau pagina nu a fost deschisă prin https.
settings-push-failed = Serviciul de înștiințări al browserului nu răspunde.
settings-hook = Prin webhook
settings-hook-url = Adresă
settings-hook-url-about = Un topic ntfy sau un webhook de la Discord, de la Slack ori al tău
settings-hook-style = Fel
settings-hook-style-ntfy = ntfy
settings-hook-style-discord = Discord
settings-hook-style-slack = Slack
settings-hook-style-json = JSON
settings-hook-remove = Elimină
settings-test = Probează
settings-tested = O înștiințare de probă e pe drum.

## Despre

about-title = Despre Grand Tour
about-lead = O casă deschisă pentru trei jocuri de societate despre orașe: în browser, cu prietenii pe un dispozitiv sau pe mai multe, ori împotriva boților.
about-boards = Tablele noastre
about-boards-text = Hărțile, cărțile, foile și desenele de aici sunt ale noastre. Urmează fiecare fapt pe care îl spun regulamentele publicate și stau în fișiere care se pot înlocui, așa că cine are un joc tipărit îl poate trece aici pe al său.
about-apart = Nicio legătură
about-apart-text = Grand Tour nu este afiliat editurilor sau autorilor jocurilor tipărite, nu este susținut de ei și nu are legătură cu ei. Numele aparțin proprietarilor lor și spun aici doar ce reguli se joacă. Nu este folosită nicio imagine și nicio propoziție a lor.
about-chance = Cum se dovedește hazardul
about-chance-text = Înainte de prima carte trasă, serverul arată o promisiune: amprenta SHA-256 a unei semințe secrete. Fiecare extragere din partidă vine din acea sămânță. Când partida s-a terminat, sămânța se spune și oricine poate repeta toate extragerile și le poate compara.
about-chance-check = Fiecare partidă încheiată oferă „Verifică”, lângă scor și în reluarea ei; înregistrarea se poate descărca și verifica pe calculatorul tău cu:
about-chance-games = Partidele tale încheiate
about-licences = Licențe
about-licences-text = Vin cu această aplicație, toate deschise:
about-licence-fonts = fonturi
about-licence-icons = pictogramele butoanelor
about-licence-svelte = baza paginilor
about-licence-fluent = propoziții în cinci limbi
about-licence-uqr = coduri QR
about-version = Versiune
about-version-text = Pe acest server rulează Grand Tour { $version }.
about-interface = Interfața serverului pentru programe
about-licences-whole = Licențele întregi

## O pagină care nu există

home-missing-title = Aici nu este nimic
home-missing-text = Adresa nu duce nicăieri. Poate că masa a fost închisă sau linkul a fost tăiat.
home-missing-home = Acasă

## Când serverul refuză

error-network = Serverul nu răspunde. Încearcă din nou imediat.
error-request-malformed = Serverul nu a înțeles. Reîncarcă pagina.
error-request-too-large = E prea lung.
error-request-unknown = La această adresă nu este nimic.
error-request-method = Serverul nu a înțeles. Reîncarcă pagina.
error-request-limited = A fost de prea multe ori. Așteaptă puțin și încearcă din nou.
error-request-limited-wait =
    { $seconds ->
        [one] A fost de prea multe ori. Încearcă din nou peste { $seconds } secundă.
        [few] A fost de prea multe ori. Încearcă din nou peste { $seconds } secunde.
       *[other] A fost de prea multe ori. Încearcă din nou peste { $seconds } de secunde.
    }
error-person-no-session = Nu te mai cunoaștem. Reîncarcă pagina.
error-person-csrf = Această pagină este prea veche. Reîncarc-o.
error-person-origin = Această pagină nu ține de serverul pe care îl întreabă.
error-person-wrong-login = Utilizatorul sau parola nu sunt corecte.
error-person-login-taken = Acest utilizator există deja. Alege altul.
error-person-bad-login = Acesta nu poate fi un utilizator: de la 3 la 64 de litere, cifre și . _ - @ +
error-person-bad-password = Alege altă parolă: cel puțin 10 caractere, și nu una pe care o încearcă toți.
error-person-bad-name = Alege alt nume: de la 1 la 24 de caractere.
error-person-no-account = Numai un cont poate face asta; un oaspete nu are parolă.
error-person-none = Nu există această persoană.
error-table-none = Nu există această masă sau este privată. Cere linkul ei.
error-table-bad-settings = O masă nu se poate face așa.
error-table-not-open = Partida a început sau masa este închisă.
error-table-not-running = La această masă nu se joacă nicio partidă.
error-table-not-over = Asta se poate după ce s-a terminat partida.
error-table-not-ready = Mai sunt locuri libere. Așteaptă pe cineva sau dă-le unor boți.
error-table-paused = Partida este în pauză. Mai întâi continu-o.
error-table-not-paused = Partida nu este în pauză.
error-table-full = Toate locurile sunt ocupate. Poți urmări partida sau poți căuta altă masă.
error-table-blocked = Gazda nu te vrea la această masă.
error-table-broken = Această partidă a început după reguli pe care serverul nu le mai are. Nu poate continua.
error-table-host-only = Numai gazda poate face asta.
error-table-members-only = Numai cine e la masă poate face asta.
error-seat-none = Nu există acest loc.
error-seat-taken = Cineva tocmai a luat acest loc. Alege altul.
error-seat-not-yours = Acesta nu este locul tău.
error-seat-bad-link = Acest cod sau link nu deschide nimic: este greșit sau partida a început. Cere altul.
error-seat-stand-in = Un înlocuitor joacă pentru tine. Ia-ți mai întâi locul înapoi.
error-seat-not-away = Ești deja la locul tău.
error-seat-not-awaited = Acolo nu mai e așteptat nimeni.
error-action-illegal = Asta nu se poate face acum.
error-action-unreadable = Serverul nu a înțeles. Reîncarcă pagina.
error-action-stale = S-a întâmplat ceva de când ai ales. Mai uită-te o dată.
error-action-no-undo = Asta nu se poate retrage.
error-action-no-hints = La această masă nu există indicii.
error-proposal-open = Există deja o propunere. Răspunde mai întâi la ea.
error-proposal-none = Nu mai există nicio propunere.
error-chat-closed = Gazda a închis chatul.
error-chat-muted = Gazda ți-a oprit mesajele.
error-chat-bad = Nu conține nimic ce s-ar putea arăta.
error-notify-bad-webhook = Acolo nu se pot trimite înștiințări. Mai configurează o dată.
error-notify-failed = Înștiințarea nu a fost primită acolo. Verifică adresa.
error-server-busy = Serverul are mult de lucru. Încearcă din nou imediat.
error-server-stopping = Serverul repornește. Încearcă din nou imediat.
error-server-failed = Ceva nu a mers pe server. Încearcă din nou; partida ta este în siguranță.
