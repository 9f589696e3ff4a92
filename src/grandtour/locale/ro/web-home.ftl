### Primele ecrane ale aplicației web: acasă, masă nouă, mese, intrarea la o masă, sala de așteptare, setări, despre;
### și ce se spune când serverul refuză ceva.

## Jocurile, ca pe afișele lor

home-over-explore-new-york = Explore
home-title-explore-new-york = New York
home-over-french-quarter = O noapte în
home-title-french-quarter = French Quarter
home-over-san-francisco = Ticket to Ride:
home-title-san-francisco = San Francisco
home-players =
    { $least }–{ $most ->
        [one] { $most } jucător
        [few] { $most } jucători
       *[other] { $most } de jucători
    }
home-minutes = { $minutes } min

## Acasă

home-nav = Principal
home-nav-play = Joacă
home-nav-tables = Mese
home-nav-rules = Regulament
home-nav-lessons = Lecții
home-eyebrow = Trei orașe, o masă
home-question = Unde mergem diseară?
home-lead = Colindă prin New York, New Orleans și San Francisco cu prietenii, pe un ecran sau pe mai multe, ori împotriva unor boți care joacă cinstit.
home-your-table = Masa ta
home-more-tables =
    { $count ->
        [one] Încă { $count } masă
        [few] Încă { $count } mese
       *[other] Încă { $count } de mese
    }
home-join = Joacă cu prietenii tăi
home-code = Codul sau linkul mesei
home-join-now = Alătură-te
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
home-own-boards = Table și desene proprii, fidele regulilor publicate. Nicio legătură cu editurile jocurilor tipărite.
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
home-turn-expired = Închisă: a așteptat prea mult
home-closes = se închide { $when }
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
home-go-look = Vezi
home-go-join = Alătură-te
home-go-watch = Urmărește
home-go-result = Vezi rezultatul

## Mese

home-tables-title = Mese
home-mine = Partidele mele
home-lobby = Mese deschise
home-mine-empty = Încă nu ai mese. Începe o partidă sau alătură-te cu un cod.
home-lobby-empty = Nimeni nu așteaptă jucători chiar acum. Deschide o masă pe care o poate găsi oricine.
home-new-table = Începe o partidă
home-more = Arată mai multe
home-more-came =
    { $count ->
        [0] Nimic în plus
        [one] încă { $count }
        [few] încă { $count }
       *[other] încă { $count }
    }
home-running = Acum
home-finished = Încheiate

## Intrarea la o masă

home-join-title = Alătură-te unei mese
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
new-person-how = Cum se alătură
new-person-open = Oricine are codul
new-person-link = Cineva, cu linkul său
new-bot-level = Nivel
new-device-name = Nume
new-nobody-here = Nimeni
new-extras = Extra
new-pace = Ritm
new-pace-none = Fără limită de timp
new-pace-move = 2 minute pe mutare
new-pace-bank = Câte 15 minute de jucător
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
new-undo = Anulare
new-undo-about = Până se dezvăluie ceva
new-hints = Sugestii
new-hints-about = Se poate întreba ce ar face un bot bun
new-stand-in = Înlocuitor
new-stand-in-about = Joacă mai departe pentru cine pleacă sau rămâne fără timp
new-summary =
    { $players ->
        [1] Joci de unul singur
        [2] Doi jucători
        [3] Trei jucători
        [4] Patru jucători
        [few] { $players } jucători
       *[other] { $players } de jucători
    }{ $extras ->
        [0] {""}
       *[other] , { $names }
    }, { $pace ->
        [move] 2 minute pe mutare
        [bank] câte 15 minute de jucător
        [days] o zi pe mutare
       *[none] fără limită de timp
    }, { $edition }.
new-open = Deschide masa
new-start = Începe partida
new-too-few =
    { $least ->
        [1] Cineva trebuie să joace.
        [few] Această tablă cere cel puțin { $least } jucători: adaugă o persoană sau un bot.
       *[other] Această tablă cere cel puțin { $least } de jucători: adaugă o persoană sau un bot.
    }
new-not-so-many =
    Această tablă nu este pentru { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }.

## Sala de așteptare

wait-eyebrow = Sală de așteptare
wait-yours = Masa ta
wait-theirs = Gazda mesei: { $host }
wait-nobodys = O masă
wait-there =
    { $taken ->
        [0] Încă nu e nimeni la masă.
        [1] La masă este o persoană.
        [2] La masă sunt două persoane.
        [3] La masă sunt trei persoane.
        [few] La masă sunt { $taken } persoane.
       *[other] La masă sunt { $taken } de persoane.
    } { $open ->
        [0] Toate locurile sunt ocupate.
        [1] Mai e un loc liber.
        [2] Mai sunt două locuri libere.
        [3] Mai sunt trei locuri libere.
        [few] Mai sunt { $open } locuri libere.
       *[other] Mai sunt { $open } de locuri libere.
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
wait-link = Păstrat pentru cineva
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
wait-renew = Generează alt link și alt cod
wait-renew-sure = Generezi alt link și alt cod? Cele trimise deja nu vor mai funcționa; cine este aici rămâne.
wait-renewed = Linkul și codul vechi nu mai funcționează.
wait-keep = Lasă așa
wait-name = Numele tău
wait-name-save = Salvează
wait-this-table = Această masă
wait-closes = Deschisă până la
wait-closes-about = Apoi se închide, dacă nu se întâmplă nimic înainte: cineva se așază sau se schimbă un loc.
wait-board = Tablă
wait-pace = Ritm
wait-undo = Anulare
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
        [one] Câte { $minutes } minut de jucător
        [few] Câte { $minutes } minute de jucător
       *[other] Câte { $minutes } de minute de jucător
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
        [one] Adaugă un bot și începe
        [few] Adaugă { $bots } boți și începe
       *[other] Adaugă { $bots } de boți și începe
    }
wait-start-about = Primul jucător este tras la sorți.
wait-missing =
    { $open ->
        [1] Mai e un loc liber. Așteaptă pe cineva sau dă-l unui bot.
        [few] Mai sunt { $open } locuri libere. Așteaptă pe cineva sau dă-le unor boți.
       *[other] Mai sunt { $open } de locuri libere. Așteaptă pe cineva sau dă-le unor boți.
    }
wait-for-host = Așteptăm ca { $host } să pornească partida.
wait-for-host-unknown = Așteptăm ca gazda să pornească partida.
wait-take-seat = Ia un loc ca să joci sau rămâi să privești.

## Setări

settings-title = Setări
settings-look = Aspect și limbă
settings-language = Limbă
settings-mode = Culori
settings-mode-system = Ca în sistem
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
settings-guest = Joci ca oaspete: fără parolă, dar partidele rămân legate de acest browser.
settings-nobody = Încă nu ai un profil. Devii oaspete de îndată ce începi o partidă sau te alături uneia.
settings-account = Ai intrat în cont ca { $login }.
settings-register = Creează un cont
settings-register-about = Îți păstrează locurile și partidele și poți intra în cont și de pe alte dispozitive.
settings-log-in = Intră în cont
settings-log-in-about = Partidele jucate ca oaspete nu trec în contul tău: boții îți iau locurile.
settings-log-out = Ieși din cont
settings-login = Nume de utilizator
settings-login-about = De la 3 la 64 de litere, cifre și . _ - @ +
settings-password = Parolă
settings-password-about = Cel puțin 10 caractere
settings-old-password = Parola actuală
settings-new-password = Parola nouă
settings-change-password = Schimbă parola
settings-password-changed = Parola este schimbată. Celelalte dispozitive au fost scoase din cont.
settings-code = Cod
settings-code-about = Din aplicația ta de autentificare, sau un cod de rezervă
settings-code-fresh = Cele 6 cifre pe care le arată acum aplicația
settings-sign-in = Autentifică-te cu { $label }
settings-sign-in-about = Dacă ai mai intrat aici cu { $label }, boții iau locurile din partidele jucate ca oaspete.
settings-signed-in = Ești autentificat cu { $label }.
settings-let-in = Ești autentificat.
settings-linked = Se ajunge la el și cu { $label }.
settings-link = Leagă de { $label }
settings-unlink = Dezleagă de { $label }
settings-unlink-about = Autentificarea cu { $label } nu va mai duce la acest cont, iar celelalte dispozitive ale tale vor fi deconectate.
settings-unlinked = { $label } nu mai duce la acest cont.
settings-recovery-copied = Codurile de rezervă au fost copiate.
settings-passkeys = Chei de acces
settings-passkeys-about = Autentifică-te cu degetul, cu fața sau cu PIN-ul unui dispozitiv, fără să scrii parola.
settings-passkeys-cannot = Acest browser nu poate folosi aici chei de acces: au nevoie de https și de un nume de server.
settings-passkey-add = Adaugă o cheie de acces
settings-passkey-added = Cheia de acces a fost adăugată.
settings-passkey-none = Dispozitivul tău nu a dat nicio cheie de acces.
settings-passkey-remove = Elimină
settings-passkey-remove-name = Elimină: { $name }
settings-passkey-removed = Cheia de acces a fost eliminată.
settings-passkey-use = Folosește o cheie de acces
settings-factor = Al doilea pas la autentificare
settings-factor-about = Pe lângă parolă, la autentificare se poate cere un cod dintr-o aplicație de pe telefon.
settings-factor-on = La autentificare se cere un cod din aplicația ta.
settings-factor-begin = Configurează
settings-factor-codes = Coduri de rezervă noi
settings-factor-off = Dezactivează
settings-factor-now-off = Al doilea pas a fost dezactivat.
settings-factor-next = Mai departe
settings-factor-turn-on = Activează
settings-factor-scan = Scanează cu o aplicație de autentificare.
settings-factor-qr = Cod QR pentru o aplicație de autentificare
settings-factor-type = Sau scrie asta în aplicație:
settings-recovery = Coduri de rezervă
settings-recovery-about = Dacă îți pierzi telefonul, cu fiecare dintre aceste coduri poți intra o dată. Păstrează-le într-un loc sigur: nu mai sunt arătate.
settings-recovery-copy = Copiază
settings-factor-left =
    { $count ->
        [one] Mai ai { $count } cod de rezervă.
        [few] Mai ai { $count } coduri de rezervă.
       *[other] Mai ai { $count } de coduri de rezervă.
    }
settings-sessions = Unde ești autentificat
settings-sessions-about = Browserele și dispozitivele cu contul tău. Dacă nu recunoști unul, închide-i sesiunea și schimbă parola.
settings-session-device = { $browser } pe { $system }
settings-session-unknown = Dispozitiv necunoscut
settings-session-here = Acest browser
settings-session-lately = Folosită în ultimele ore
settings-session-used = Folosită ultima dată: { $ago }
settings-session-end = Închide
settings-session-end-name = Închide: { $name }
settings-session-ended = Sesiunea a fost închisă.
settings-sessions-end = Închide toate celelalte
settings-sessions-ended = Toate celelalte sesiuni au fost închise.
settings-delete = Șterge-mi datele
settings-delete-about = Numele și datele tale se șterg pentru totdeauna. Locurile tale din partidele începute le iau boții.
settings-delete-sure = Șterge definitiv
settings-keep = Păstrează-le
settings-deleted = Datele tale au fost șterse.
settings-blocked = Persoane blocate
settings-blocked-none = Nu ai blocat pe nimeni.
settings-blocked-about = Nu se pot așeza la mesele tale și nu vezi ce scriu.
settings-unblock = Deblochează
settings-unblock-name = Deblochează: { $name }
settings-somebody = Cineva
settings-notes = Când e rândul meu
settings-notes-about = O notificare când e rândul tău și nu te uiți la partidă.
settings-push = În acest browser
settings-push-on = Pornește
settings-push-off = Oprește
settings-push-is-on = Notificările sunt pornite în acest browser.
settings-push-is-off = Notificările sunt oprite în acest browser.
settings-push-denied = Acest browser blochează notificările pentru această pagină. Poți schimba asta în setările lui.
settings-push-cannot = Acest browser nu oferă notificări sau pagina nu a fost deschisă prin https.
settings-push-failed = Serviciul de notificări al browserului nu răspunde.
settings-hook = Prin webhook
settings-hook-url = Adresă
settings-hook-url-about = Un topic ntfy sau un webhook de la Discord, de la Slack ori al tău
settings-hook-style = Tip
settings-hook-style-ntfy = ntfy
settings-hook-style-discord = Discord
settings-hook-style-slack = Slack
settings-hook-style-json = JSON
settings-hook-remove = Elimină
settings-test = Testează
settings-tested = O notificare de test e pe drum.

## Despre

about-title = Despre Grand Tour
about-lead = Un proiect cu cod deschis, cu trei jocuri de societate despre orașe: în browser, cu prietenii pe un dispozitiv sau pe mai multe, ori împotriva boților.
about-boards = Tablele noastre
about-boards-text = Hărțile, cărțile, foile și desenele de aici sunt ale noastre. Respectă tot ce spun regulamentele publicate și se află în fișiere care pot fi înlocuite, așa că cine are un joc tipărit îl poate introduce pe al său.
about-apart = Fără afiliere
about-apart-text = Grand Tour nu este afiliat editurilor sau autorilor jocurilor tipărite, nu este susținut de ei și nu are legătură cu ei. Numele aparțin proprietarilor lor și spun aici doar ce reguli se joacă. Nu este folosită nicio imagine și nicio propoziție a lor.
about-chance = Cum poți verifica hazardul
about-chance-text = Înainte de prima carte trasă, serverul arată un sigiliu: amprenta SHA-256 a unei semințe secrete. Fiecare extragere din partidă vine din acea sămânță. Când partida s-a terminat, sămânța se dezvăluie și oricine poate repeta toate extragerile și le poate compara.
about-chance-check = Fiecare partidă încheiată oferă „Verifică”, lângă scor și în reluarea ei; înregistrarea se poate descărca și verifica pe calculatorul tău cu:
about-chance-games = Partidele tale încheiate
about-licences = Licențe
about-licences-text = Vin cu această aplicație, toate cu licență liberă:
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

error-network = Serverul nu răspunde. Încearcă din nou peste câteva clipe.
error-request-malformed = Serverul nu a înțeles. Reîncarcă pagina.
error-request-too-large = E prea lung.
error-request-unknown = La această adresă nu este nimic.
error-request-method = Serverul nu a înțeles. Reîncarcă pagina.
error-request-slow = Cererea nu a ajuns la timp. Încearcă din nou.
error-request-host = Serverul nu răspunde la această adresă. Folosește-o pe cea pe care ai primit-o.
error-request-limited = Prea multe încercări. Așteaptă puțin și încearcă din nou.
error-request-limited-wait =
    { $seconds ->
        [one] Prea multe încercări. Încearcă din nou peste { $seconds } secundă.
        [few] Prea multe încercări. Încearcă din nou peste { $seconds } secunde.
       *[other] Prea multe încercări. Încearcă din nou peste { $seconds } de secunde.
    }
error-person-no-session = Sesiunea ta s-a încheiat. Reîncarcă pagina.
error-person-csrf = Această pagină nu mai e la zi. Reîncarc-o.
error-person-origin = Această pagină nu a fost încărcată de pe acest server.
error-person-wrong-login = Numele de utilizator sau parola nu este corectă.
error-person-proof = Poate că cineva încearcă să ghicească parole. Încearcă din nou imediat.
error-person-code-wanted = Scrie un cod din aplicația ta.
error-person-wrong-code = Codul este greșit, prea vechi sau a fost deja folosit. Așteaptă-l pe următorul.
error-person-factor-on = Al doilea pas este deja activat.
error-person-no-factor = Al doilea pas este dezactivat.
error-person-passkey = Această cheie de acces nu este cunoscută aici, sau a durat prea mult. Încearcă din nou.
error-person-provider = Serviciul cu care te autentifici nu răspunde sau nu este configurat corect. Încearcă mai târziu; partidele tale sunt în siguranță.
error-person-sign-in = Autentificarea nu s-a încheiat. Încearcă din nou.
error-person-identity-taken = Alt cont de aici este deja legat de această autentificare.
error-person-no-local-accounts = Aici nu te poți autentifica cu o parolă.
error-person-login-taken = Acest nume de utilizator există deja. Alege altul.
error-person-bad-login = Acesta nu poate fi un nume de utilizator: de la 3 la 64 de litere, cifre și . _ - @ +
error-person-bad-password = Alege altă parolă: cel puțin 10 caractere, și nu una pe care o încearcă toți.
error-person-bad-name = Alege alt nume: de la 1 la 24 de caractere.
error-person-no-account = Pentru asta ai nevoie de un cont; un oaspete nu are parolă.
error-person-none = Nu există această persoană.
error-person-unknown-session = Această sesiune este deja închisă.
error-table-none = Nu există această masă sau este privată. Cere linkul ei.
error-table-bad-settings = Nu se poate deschide o masă cu aceste setări.
error-table-not-open = Partida a început sau masa este închisă.
error-table-not-running = La această masă nu se joacă nicio partidă.
error-table-not-over = Asta se poate numai după ce s-a terminat partida.
error-table-not-ready = Mai sunt locuri libere. Așteaptă pe cineva sau dă-le unor boți.
error-table-paused = Partida este în pauză. Reia-o mai întâi.
error-table-not-paused = Partida nu este în pauză.
error-table-full = Toate locurile sunt ocupate. Poți urmări partida sau poți căuta altă masă.
error-table-blocked = Gazda nu te vrea la această masă.
error-table-broken = Această partidă a început cu o versiune a regulilor pe care acest server nu o mai are. Nu poate continua.
error-table-host-only = Numai gazda poate face asta.
error-table-members-only = Numai cine e la masă poate face asta.
error-seat-none = Nu există acest loc.
error-seat-taken = Cineva tocmai a luat acest loc. Alege altul.
error-seat-not-yours = Acesta nu este locul tău.
error-seat-bad-link = Acest cod sau link nu funcționează: este greșit sau partida a început. Cere altul.
error-seat-stand-in = Un înlocuitor joacă pentru tine. Revino mai întâi la locul tău.
error-seat-not-away = Ești deja la locul tău.
error-seat-not-awaited = Partida nu mai așteaptă pe nimeni la acel loc.
error-action-illegal = Asta nu se poate face acum.
error-action-unreadable = Serverul nu a înțeles. Reîncarcă pagina.
error-action-stale = S-a întâmplat ceva de când ai ales. Verifică masa și alege din nou.
error-action-no-undo = Asta nu se poate anula.
error-action-no-hints = La această masă sugestiile sunt oprite.
error-proposal-open = Există deja o propunere. Răspunde mai întâi la ea.
error-proposal-none = Nu mai există nicio propunere.
error-chat-closed = Gazda a închis chatul.
error-chat-muted = Gazda ți-a oprit mesajele.
error-chat-bad = Mesajul nu conține nimic ce s-ar putea arăta.
error-notify-bad-webhook = Acolo nu se pot trimite notificări. Configurează din nou adresa.
error-notify-failed = Adresa nu a acceptat notificarea. Verific-o.
error-server-busy = Serverul este ocupat. Încearcă din nou peste câteva clipe.
error-server-disk-full = Discul serverului este plin, așa că acum nu se poate salva nimic. Acțiunea nu a fost făcută; tot ce a fost înainte este în siguranță. Încearcă mai târziu.
error-server-disk-failed = Discul serverului nu funcționează, așa că acum nu se poate salva nimic. Acțiunea nu a fost făcută; tot ce a fost înainte este în siguranță. Încearcă mai târziu.
error-server-read-only = Acum nu se poate scrie în spațiul de stocare al serverului. Acțiunea nu a fost făcută; tot ce a fost înainte este în siguranță. Încearcă mai târziu.
error-server-locked = Un alt program folosește spațiul de stocare al serverului. Acțiunea nu a fost făcută; tot ce a fost înainte este în siguranță. Încearcă din nou peste câteva clipe.
error-server-no-database = Serverul nu ajunge acum la spațiul lui de stocare. Nimic din ce a fost confirmat nu s-a pierdut. Încearcă din nou peste câteva clipe.
error-server-damaged = Serverul nu poate citi o parte din spațiul lui de stocare. Numai cine administrează serverul o poate repara.
error-server-no-bots = Pe acest server niciun bot nu se poate gândi acum. Încearcă din nou mai târziu.
error-server-full = Serverul este plin. Încearcă din nou peste câteva clipe.
error-server-stopping = Serverul repornește. Încearcă din nou peste câteva clipe.
error-server-failed = Ceva nu a mers pe server. Încearcă din nou; partida ta este în siguranță.
