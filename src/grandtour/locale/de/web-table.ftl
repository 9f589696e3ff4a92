### Die Web-App am Tisch: Plätze, Verlauf, Chat, Menü, Textmodus und was eine Partie unterbricht.

## Leiste und Menü

table-menu = Menü
table-turn-of = Zug { $turn } von { $turns }
table-round-of = Runde { $turn } von { $turns }
table-finished = Beendet
table-rules = Regeln
table-whole-rulebook = Alle Regeln öffnen
table-search-rules = Wort oder Regel suchen
table-no-rule = Keine Regel passt dazu.
table-open-rule = Regel { $rule } öffnen
table-look-back = Partie noch einmal ansehen
table-copy-link = Link für Zuschauer kopieren
table-copied = Der Link ist kopiert.
table-not-copied = Der Link ließ sich nicht kopieren: { $link }
table-text-mode = Textmodus
table-board-mode = Den Plan zeigen
table-to-text = Im Textmodus spielen
table-keys = Tasten
table-sound = Ton
table-on = An
table-off = Aus
table-game = Diese Partie
table-display = Anzeige
table-pause = Pause vorschlagen
table-pause-alone = Pause machen
table-end-early = Ende der Partie vorschlagen
table-end-alone = Partie jetzt beenden
table-leave = Gehen (ein Bot übernimmt)
table-return = Meinen Platz wieder einnehmen
table-sure = Ja
table-keep-on = Weiterspielen
table-hash = Fairness-Siegel (Prüfsumme des Startwerts):
table-end-sure = Die Partie ohne Ergebnis beenden?
table-leave-sure = Gehen? Ein Bot spielt für dich, bis du zurückkommst.

## Plätze

table-players = Am Tisch
table-you = Du
table-somebody = Jemand
table-stand-in = von einem Bot vertreten
table-not-here = nicht verbunden
table-thinking = überlegt
table-bot-waits = wartet
table-to-play = am Zug
table-time-left = Restzeit
table-days-left = { $days ->
    [0] { $hours } h
   *[other] { $days } T { $hours } h
}

## Das Ticket

table-paused = Pause
table-watching = Du schaust zu
table-fold = Einklappen, um den Plan zu sehen
table-unfold = Ausklappen
table-hint = Tipp
table-hint-title = Was ein guter Bot täte
table-hint-busy = Ein Bot denkt darüber nach …
table-hint-win = { $percent } Gewinnchance
table-hint-points =
    { $count ->
        [one] etwa { $count } Punkt
       *[other] etwa { $count } Punkte
    }
table-hint-no-figures = Gewinnchancen und Punkte wurden für diese Ausgabe nie gemessen, deshalb stehen hier keine.
table-hint-often = Das waren viele Tipps hintereinander. Warte ein paar Sekunden.
table-hint-failed = Der Tipp ist nicht angekommen. Versuch es gleich noch einmal.
table-hint-close = Tipps schließen
table-refused = Der Server hat das nicht angenommen. Sieh auf den Tisch und versuch es noch einmal.

## Verlauf und Chat

table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-log-earlier = Frühere Zeilen zeigen
table-chat = Chat
table-chat-open = { $count ->
    [0] Chat und Verlauf
    [one] Chat und Verlauf, eine neue Nachricht
   *[other] Chat und Verlauf, { $count } neue Nachrichten
}
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-write = Etwas sagen
table-chat-send = Senden
table-chat-closed = Der Gastgeber hat den Chat geschlossen.
table-chat-muted = Der Gastgeber hat dich stumm geschaltet.
table-mute = Stumm schalten
table-unmute = Nicht mehr stumm schalten

## Was eine Partie unterbricht

table-reconnecting = Die Verbindung wird wiederhergestellt. Deine Züge sind sicher.
table-offline = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
table-gone = Dieser Tisch lässt sich nicht öffnen.
table-home = Start
table-my-tables = Deine Tische
table-opening = Der Tisch wird geöffnet.
table-is-paused = Die Partie ist pausiert.
table-resume = Fortsetzen
table-bot-plays = Ein Bot spielt für dich.
table-no-bots = Die Bots dieses Servers können gerade nicht überlegen. Ihre Züge warten; nach einigen Minuten zieht der Server an ihrer Stelle.
table-proposes-pause = { $name } schlägt eine Pause vor.
table-proposes-end = { $name } schlägt vor, die Partie ohne Ergebnis zu beenden.
table-you-propose-pause = Du schlägst eine Pause vor. Die anderen müssen zustimmen.
table-you-propose-end = Du schlägst vor, die Partie zu beenden. Die anderen müssen zustimmen.
table-agree = Zustimmen
table-decline = Ablehnen
table-rematch-ready = Eine neue Partie mit denselben Leuten ist bereit.
table-rematch-go = Zur neuen Partie
table-broken = Diese Partie begann mit einer älteren Fassung der Regeln, die dieser Server nicht mehr hat. Sie kann nicht weitergehen.

## Nach einer Abwesenheit

table-away = Während du weg warst
table-away-count = { $count ->
    [one] { $count } Ereignis.
   *[other] { $count } Ereignisse.
}
table-away-done = Weiterspielen

## Mehrere an einem Gerät

table-pass = Gerät an { $name } weitergeben
table-pass-why = { $name } ist an der Reihe. Sonst soll niemand hinsehen.
table-curtain-title = { $name }, du bist dran
table-curtain-help = Nimm das Gerät. Erst danach siehst du deine Karten.
table-curtain-look = Ich bin { $name }: meinen Tisch zeigen
table-curtain-off = Den Tisch zwischen den Zügen nicht mehr verdecken

## Textmodus

table-actions = Was du tun kannst
table-filter = Aktion suchen
table-nothing-to-do = Du hast gerade nichts zu tun.
table-none-found = Keine Aktion passt dazu.
table-position = Die Stellung
table-actions-count = { $count ->
    [one] Eine Aktion ist möglich.
   *[other] { $count } Aktionen sind möglich.
}

## Tasten

table-key-undo = Die letzte Wahl zurücknehmen
table-key-undo-turn = Den ganzen Zug zurücknehmen
table-key-confirm = Bestätigen
table-key-arrows = Von einem angebotenen Ort zum nächsten
table-key-pages = Der Reihe nach durch alle angebotenen Orte
table-key-hint = Um einen Tipp bitten
table-key-text = Textmodus und zurück
table-key-log = Verlauf und Chat
table-key-rules = Regeln
table-key-zoom = Vergrößern, verkleinern, ganzer Plan
table-key-help = Diese Liste
table-key-enter = Eingabe
table-key-arrow-names = Pfeiltasten
table-key-shift = Umschalt
table-key-page-up = Bild auf
table-key-page-down = Bild ab
table-key-hold = Zurücknehmen gedrückt halten

## Warten auf jemanden

table-nudge = { $name } anstupsen
table-nudge-here = { $name } wurde angestupst.
table-nudge-away = { $name } ist gerade nicht hier und bekommt eine Benachrichtigung, falls Benachrichtigungen eingeschaltet sind.
table-nudged = { $name } wartet auf dich.
