### Aplicația web la o masă: locuri, istoric, chat, meniu, mod text și ce întrerupe o partidă.

## Bara și meniul

table-menu = Meniu
table-turn-of = Tura { $turn } din { $turns }
table-round-of = Runda { $turn } din { $turns }
table-finished = Încheiată
table-rules = Reguli
table-whole-rulebook = Deschide tot regulamentul
table-search-rules = Caută un cuvânt sau o regulă
table-no-rule = Nicio regulă nu se potrivește.
table-open-rule = Deschide regula { $rule }
table-look-back = Revezi partida
table-copy-link = Copiază linkul pentru spectatori
table-copied = Linkul este copiat.
table-not-copied = Linkul nu a putut fi copiat: { $link }
table-text-mode = Mod text
table-board-mode = Arată tabla
table-to-text = Joacă în modul text
table-keys = Taste
table-sound = Sunet
table-on = Da
table-off = Nu
table-game = Această partidă
table-display = Afișare
table-pause = Propune o pauză
table-pause-alone = Pune partida în pauză
table-end-early = Propune încheierea partidei
table-end-alone = Încheie partida acum
table-leave = Pleacă (un bot joacă în locul tău)
table-return = Revino la locul tău
table-sure = Da
table-keep-on = Joacă mai departe
table-hash = Sigiliul de corectitudine (amprenta seminței):
table-end-sure = Închei partida fără rezultat?
table-leave-sure = Pleci? Un bot joacă pentru tine până te întorci.

## Locuri

table-players = Jucători
table-you = Tu
table-somebody = Cineva
table-stand-in = înlocuit de un bot
table-not-here = fără conexiune
table-thinking = se gândește
table-bot-waits = așteaptă
table-to-play = la rând
table-time-left = Timp rămas
table-days-left = { $days ->
    [0] { $hours } h
   *[other] { $days } z { $hours } h
}

## Biletul

table-paused = Pauză
table-watching = Ești spectator
table-fold = Strânge panoul ca să vezi tabla
table-unfold = Desfă panoul
table-hint = Sugestie
table-hint-title = Ce ar face un bot bun
table-hint-busy = Un bot se gândește…
table-hint-win = { $percent } șanse de câștig
table-hint-points =
    { $count ->
        [one] cam { $count } punct
        [few] cam { $count } puncte
       *[other] cam { $count } de puncte
    }
table-hint-no-figures = Șansele și punctele nu au fost măsurate niciodată pe această ediție, de aceea nu apar aici.
table-hint-often = Au fost multe sugestii la rând. Așteaptă câteva secunde.
table-hint-failed = Sugestia nu a ajuns. Încearcă din nou peste câteva clipe.
table-hint-close = Închide sugestiile
table-refused = Serverul nu a acceptat asta. Verifică masa și încearcă din nou.

## Istoric și chat

table-log = Istoric
table-log-empty = Încă nu s-a întâmplat nimic.
table-log-earlier = Arată rândurile anterioare
table-chat = Chat
table-chat-open = { $count ->
    [0] Chat și istoric
    [one] Chat și istoric, un mesaj nou
    [few] Chat și istoric, { $count } mesaje noi
   *[other] Chat și istoric, { $count } de mesaje noi
}
table-chat-empty = Nimeni nu a spus nimic încă.
table-chat-write = Spune ceva
table-chat-send = Trimite
table-chat-closed = Gazda a închis chatul.
table-chat-muted = Gazda ți-a oprit mesajele.
table-mute = Oprește mesajele
table-unmute = Permite mesajele

## Ce întrerupe o partidă

table-reconnecting = Se reface legătura. Mutările tale sunt în siguranță.
table-offline = Serverul nu răspunde. Încearcă din nou peste câteva clipe.
table-gone = Această masă nu se poate deschide.
table-home = Acasă
table-my-tables = Mesele tale
table-opening = Masa se deschide.
table-is-paused = Partida este în pauză.
table-resume = Reia
table-bot-plays = Un bot joacă pentru tine.
table-no-bots = Boții acestui server nu se pot gândi acum. Mutările lor așteaptă; după câteva minute, serverul mută în locul lor.
table-proposes-pause = { $name } propune o pauză.
table-proposes-end = { $name } propune încheierea partidei fără rezultat.
table-you-propose-pause = Propui o pauză. Ceilalți trebuie să fie de acord.
table-you-propose-end = Propui încheierea partidei. Ceilalți trebuie să fie de acord.
table-agree = Acceptă
table-decline = Refuză
table-rematch-ready = O partidă nouă cu aceleași persoane este gata.
table-rematch-go = Mergi la partida nouă
table-broken = Această partidă a început cu o versiune a regulilor pe care acest server nu o mai are. Nu poate continua.

## După o absență

table-away = Cât ai lipsit
table-away-count = { $count ->
    [one] S-a întâmplat un lucru.
    [few] S-au întâmplat { $count } lucruri.
   *[other] S-au întâmplat { $count } de lucruri.
}
table-away-done = Joacă mai departe

## Mai multe persoane la un dispozitiv

table-pass = Dă dispozitivul mai departe: { $name }
table-pass-why = La rând: { $name }. Nimeni altcineva nu ar trebui să se uite.
table-curtain-title = { $name }, e rândul tău
table-curtain-help = Ia dispozitivul. Cărțile tale se arată abia după aceea.
table-curtain-look = Sunt { $name }: arată-mi masa
table-curtain-off = Nu mai ascunde masa între ture

## Mod text

table-actions = Ce poți face
table-filter = Caută o acțiune
table-nothing-to-do = Acum nu ai nimic de făcut.
table-none-found = Nicio acțiune nu se potrivește.
table-position = Situația
table-actions-count = { $count ->
    [one] O acțiune este posibilă.
    [few] { $count } acțiuni sunt posibile.
   *[other] { $count } de acțiuni sunt posibile.
}

## Taste

table-key-undo = Anulează ultima alegere
table-key-undo-turn = Anulează toată tura
table-key-confirm = Confirmă
table-key-arrows = Mergi de la un loc oferit la următorul
table-key-pages = Treci pe rând prin toate locurile oferite
table-key-hint = Cere o sugestie
table-key-text = Mod text și înapoi
table-key-log = Istoric și chat
table-key-rules = Reguli
table-key-zoom = Mărește, micșorează, toată tabla
table-key-help = Această listă
table-key-enter = Enter
table-key-arrow-names = Săgeți
table-key-shift = Shift
table-key-page-up = Page Up
table-key-page-down = Page Down
table-key-hold = Ține apăsat Anulează

## Când aștepți pe cineva

table-nudge = Dă un semn: { $name }
table-nudge-here = { $name } a primit un semn.
table-nudge-away = { $name } nu e aici acum; primește o notificare dacă le are pornite.
table-nudged = { $name } te așteaptă.
