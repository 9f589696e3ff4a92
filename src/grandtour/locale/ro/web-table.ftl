### Aplicația web la o masă: locuri, istoric, chat, meniu, mod text și ce întrerupe o partidă.

## Bara și meniul

table-menu = Meniu
table-turn-of = Tura { $turn } din { $turns }
table-round-of = Runda { $turn } din { $turns }
table-finished = Încheiată
table-rules = Reguli
table-whole-rulebook = Deschide tot regulamentul
table-search-rules = Caută un cuvânt sau o regulă
table-no-rule = Nicio regulă nu are aceste cuvinte.
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
table-leave = Pleacă, joacă un bot
table-return = Ia-mi locul înapoi
table-sure = Fă asta
table-keep-on = Joacă mai departe
table-hash = Promisiunea despre hazard:
table-end-sure = Închei partida fără rezultat?
table-leave-sure = Pleci? Un bot joacă pentru tine până te întorci.

## Locuri

table-players = Jucători
table-you = Tu
table-somebody = Cineva
table-stand-in = înlocuit de un bot
table-not-here = fără conexiune
table-thinking = se gândește
table-to-play = la rând
table-time-left = Timp rămas
table-days-left = { $days ->
    [0] { $hours } h
   *[other] { $days } z { $hours } h
}

## Biletul

table-paused = Pauză
table-watching = Ești spectator
table-fold = Strânge foaia, ca să vezi tabla
table-unfold = Desfă foaia
table-hint = Indiciu
table-hint-title = Ce ar face un bot bun
table-hint-busy = Un bot se gândește…
table-hint-win = { $percent } șanse de câștig
table-hint-points =
    { $count ->
        [one] cam { $count } punct
        [few] cam { $count } puncte
       *[other] cam { $count } de puncte
    }
table-hint-often = Au fost multe indicii la rând. Așteaptă câteva secunde.
table-hint-failed = N-a venit niciun indiciu. Încearcă din nou într-o clipă.
table-hint-close = Închide indiciile
table-refused = Serverul a refuzat. Mai uită-te o dată.

## Istoric și chat

table-log = Istoric
table-log-empty = Încă nu s-a întâmplat nimic.
table-log-earlier = Arată rândurile dinainte
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

table-reconnecting = Se reface legătura, mutările tale sunt în siguranță.
table-offline = Serverul nu răspunde. Încearcă din nou imediat.
table-gone = Această masă nu se poate deschide.
table-home = Acasă
table-my-tables = Mesele tale
table-opening = Masa se deschide.
table-is-paused = Partida este în pauză.
table-resume = Continuă
table-bot-plays = Un bot joacă pentru tine.
table-proposes-pause = { $name } propune o pauză.
table-proposes-end = { $name } propune încheierea partidei fără rezultat.
table-you-propose-pause = Propui o pauză. Ceilalți trebuie să fie de acord.
table-you-propose-end = Propui încheierea partidei. Ceilalți trebuie să fie de acord.
table-agree = Acceptă
table-decline = Refuză
table-rematch-ready = O partidă nouă cu aceleași persoane este gata.
table-rematch-go = Mergi la partida nouă
table-broken = Această partidă a început după reguli pe care serverul nu le mai are. Nu poate continua.

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
table-curtain-off = Nu mai acoperi masa în această partidă

## Mod text

table-actions = Ce poți face
table-filter = Caută o acțiune
table-nothing-to-do = Acum nu ai nimic de făcut.
table-none-found = Nicio acțiune nu are aceste cuvinte.
table-position = Situația
table-actions-count = { $count ->
    [one] O acțiune este posibilă.
    [few] { $count } acțiuni sunt posibile.
   *[other] { $count } de acțiuni sunt posibile.
}

## Taste

table-key-undo = Retrage ultima alegere
table-key-undo-turn = Retrage toată tura
table-key-confirm = Confirmă
table-key-arrows = Mergi de la un loc oferit la următorul
table-key-pages = Treci pe rând prin toate locurile oferite
table-key-hint = Cere un indiciu
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
table-key-hold = Ține apăsat Retrage

## Când aștepți pe cineva

table-nudge = Trimite un ghiont către { $name }
table-nudge-here = { $name } a primit un ghiont.
table-nudge-away = { $name } nu e aici acum; primește o înștiințare dacă a cerut.
table-nudged = { $name } te așteaptă.
