### Die ersten Bildschirme der Web-App: Start, neuer Tisch, Tische, Mitspielen, Warteraum, Einstellungen, Über uns;
### und was gesagt wird, wenn der Server etwas ablehnt.

## Die Spiele, wie auf ihren Plakaten

home-over-explore-new-york = Explore
home-title-explore-new-york = New York
home-over-french-quarter = Eine Nacht im
home-title-french-quarter = French Quarter
home-over-san-francisco = Zug um Zug:
home-title-san-francisco = San Francisco
home-players =
    { $most ->
        [one] { $least }–{ $most } Person
       *[other] { $least }–{ $most } Personen
    }
home-minutes = { $minutes } Min.

## Start

home-nav = Hauptmenü
home-nav-play = Spielen
home-nav-tables = Tische
home-nav-rules = Regeln
home-nav-lessons = Lektionen
home-eyebrow = Drei Städte, ein Tisch
home-question = Wohin heute Abend?
home-lead = Erkunde New York, New Orleans und San Francisco mit Freunden an einem oder mehreren Bildschirmen oder gegen Bots, die fair spielen.
home-your-table = Dein Tisch
home-more-tables =
    { $count ->
        [one] Noch { $count } Tisch
       *[other] Noch { $count } Tische
    }
home-join = Bei Freunden mitspielen
home-code = Code oder Link
home-join-now = Mitspielen
home-posters = Spiele
home-learn = Lernen
home-learn-game = { $game } lernen
home-play-game = { $game } spielen
home-lessons = Lektionen
home-lessons-about = Ein paar Minuten pro Spiel, auf dem echten Plan
home-rules = Regeln
home-rules-about = Mit Suche, in fünf Sprachen
home-tables = Tische
home-tables-about = Deine Partien und offene Tische
home-own-boards = Eigene Pläne und Zeichnungen, getreu den veröffentlichten Regeln. Ohne Verbindung zu den Verlagen der gedruckten Spiele.
home-about = Über Grand Tour

## Spielen: der Bereich auf einem Plakat

home-how-many = Personen
home-level = Stärke der Bots
home-bots =
    { $bots ->
        [0] Allein spielen
        [one] Gegen einen Bot
       *[other] Gegen { $bots } Bots
    }
home-friends = Mit Freunden
home-device = An einem Gerät

## Zeilen mit Tischen

home-turn-yours = Du bist dran
home-turn-others = Die anderen sind dran
home-turn-open = Warteraum
home-turn-over = Zu Ende
home-turn-closed = Geschlossen
home-turn-expired = Geschlossen: Er hat zu lange gewartet
home-closes = schließt { $when }
home-turn-running = Läuft
home-with = mit { $names }
home-alone = allein
home-seat = Spieler { $number }
home-open-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
home-return = Zurück zu { $game }
home-go-open = Öffnen
home-go-play = Weiterspielen
home-go-look = Ansehen
home-go-join = Mitspielen
home-go-watch = Zuschauen
home-go-result = Ergebnis ansehen

## Tische

home-tables-title = Tische
home-mine = Meine Partien
home-lobby = Lobby
home-mine-empty = Noch keine Tische. Beginne eine Partie oder spiel mit einem Code mit.
home-lobby-empty = Gerade wartet niemand auf Mitspieler. Öffne einen Tisch, den alle finden können.
home-new-table = Partie beginnen
home-more = Mehr zeigen
home-more-came =
    { $count ->
        [0] Nichts weiter
        [one] { $count } weiterer Eintrag
       *[other] { $count } weitere Einträge
    }
home-running = Laufend
home-finished = Beendet

## Mitspielen

home-join-title = An einem Tisch mitspielen
home-join-lead = Gib den Code ein, den du bekommen hast, oder füge den Link ein.
home-name = Dein Name
home-joining = Der Tisch wird gesucht

## Neuer Tisch

new-title = Neuer Tisch
new-question = Wer kommt mit?
new-seats = Plätze
new-seats-about =
    { $least ->
        [1] Einer bis vier
       *[other] { $least } bis { $most }
    }
new-you = Du
new-host = Gastgeber
new-seat = Platz { $number }
new-person = Mensch
new-bot = Bot
new-device = Dieses Gerät
new-nobody = Leer
new-person-how = Wer darf auf diesen Platz
new-person-open = Alle mit dem Code
new-person-link = Ein Freund mit eigenem Link
new-bot-level = Stärke
new-device-name = Name
new-nobody-here = Niemand
new-extras = Extras
new-pace = Tempo
new-pace-none = Ohne Zeitlimit
new-pace-move = 2 Minuten pro Zug
new-pace-bank = Je 15 Minuten
new-pace-days = Ein Tag pro Zug
new-join = Wer darf mitspielen
new-join-private = Mit dem Code
new-join-public = Alle
new-watch = Wer darf zuschauen
new-watch-nobody = Niemand
new-watch-link = Mit dem Link
new-watch-everybody = Alle
new-more = Mehr
new-edition = Plan
new-edition-grand-tour = Grand-Tour-Ausgabe
new-undo = Zurücknehmen
new-undo-about = Bis etwas aufgedeckt wird
new-hints = Tipps
new-hints-about = Alle dürfen fragen, was ein guter Bot täte
new-stand-in = Vertretung
new-stand-in-about = Spielt für alle weiter, die gehen oder keine Zeit mehr haben
new-summary =
    { $players ->
        [1] Du spielst allein
        [2] Zwei Personen
        [3] Drei Personen
        [4] Vier Personen
       *[other] { $players } Personen
    }{ $extras ->
        [0] {""}
       *[other] , { $names }
    }, { $pace ->
        [move] 2 Minuten pro Zug
        [bank] je 15 Minuten
        [days] ein Tag pro Zug
       *[none] ohne Zeitlimit
    }. { $edition }.
new-open = Tisch öffnen
new-start = Partie beginnen
new-too-few =
    { $least ->
        [1] Jemand muss spielen.
       *[other] Dieser Plan braucht mindestens { $least } Personen: Füge einen Menschen oder einen Bot hinzu.
    }
new-not-so-many =
    { $players ->
        [one] Dieser Plan ist nicht für { $players } Person.
       *[other] Dieser Plan ist nicht für { $players } Personen.
    }

## Warteraum

wait-eyebrow = Warteraum
wait-yours = Dein Tisch
wait-theirs = Tisch von { $host }
wait-nobodys = Ein Tisch
wait-there =
    { $taken ->
        [0] Noch ist niemand am Tisch.
        [1] Eine Person ist am Tisch.
        [2] Zwei Personen sind am Tisch.
        [3] Drei Personen sind am Tisch.
       *[other] { $taken } Personen sind am Tisch.
    } { $open ->
        [0] Alle Plätze sind besetzt.
        [1] Ein Platz ist noch frei.
        [2] Zwei Plätze sind noch frei.
        [3] Drei Plätze sind noch frei.
       *[other] { $open } Plätze sind noch frei.
    }
wait-code = Code des Tisches
wait-code-said = Code des Tisches: { $code }
wait-copy = Link kopieren
wait-copied = Link kopiert
wait-share = Teilen
wait-share-text = Spielst du { $game } mit mir?
wait-qr = QR-Code
wait-qr-said = QR-Code des Links zu diesem Tisch
wait-link-here = Der Link zu diesem Tisch
wait-seats = Plätze
wait-you = Du
wait-host = Gastgeber
wait-here = Da
wait-ready = Bereit
wait-away = Gerade nicht da
wait-at-device = Am Gerät des Gastgebers
wait-at-your-device = An deinem Gerät
wait-open = Freier Platz
wait-open-about = Teile den Code oder setze einen Bot hierher
wait-open-guest = Teile den Code
wait-link = Für einen Freund
wait-link-about = Ein eigener Link führt zu diesem Platz
wait-sit = Hier hinsetzen
wait-move = Auf diesen Platz wechseln
wait-copy-seat = Seinen Link kopieren
wait-add-bot = Bot hinzufügen
wait-make-open = Für alle öffnen
wait-make-link = Für einen Freund freihalten
wait-make-device = Jemand an diesem Gerät
wait-change = Platz { $number } ändern
wait-remove = { $name } entfernen
wait-mute = { $name } stumm schalten
wait-unmute = { $name } nicht mehr stumm schalten
wait-block = { $name } blockieren
wait-blocked = Du hast { $name } blockiert.
wait-leave = Tisch verlassen
wait-close = Tisch schließen
wait-close-sure = Diesen Tisch schließen? Alle müssen gehen, und er lässt sich nicht wieder öffnen.
wait-renew = Neuen Link und Code erstellen
wait-renew-sure = Neuen Link und Code erstellen? Die verschickten funktionieren dann nicht mehr; wer hier ist, bleibt.
wait-renewed = Der alte Link und der alte Code funktionieren nicht mehr.
wait-keep = So lassen
wait-name = Dein Name
wait-name-save = Speichern
wait-this-table = Dieser Tisch
wait-closes = Offen bis
wait-closes-about = Dann wird er geschlossen, wenn vorher nichts mehr geschieht: Jemand setzt sich, oder ein Platz wird geändert.
wait-board = Plan
wait-pace = Tempo
wait-undo = Zurücknehmen
wait-undo-yes = Bis etwas aufgedeckt wird
wait-undo-no = Nicht an diesem Tisch
wait-spectators = Zuschauer
wait-spectators-nobody = Niemand
wait-spectators-link = Mit dem Link
wait-spectators-everybody = Alle
wait-joining = Mitspielen
wait-joining-private = Mit dem Code
wait-joining-public = Alle
wait-on = Ja
wait-off = Nein
wait-pace-move =
    { $minutes ->
        [one] { $minutes } Minute pro Zug
       *[other] { $minutes } Minuten pro Zug
    }
wait-pace-bank =
    { $minutes ->
        [one] Je { $minutes } Minute
       *[other] Je { $minutes } Minuten
    }
wait-pace-days =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
wait-chat = Chat
wait-while = Während du wartest
wait-lesson = Die Lektion
wait-lesson-about = Ein paar Minuten, auf dem echten Plan
wait-rulebook = Die Regeln
wait-rulebook-about = Jede Regel, mit ihrer Nummer
wait-start =
    { $players ->
        [1] Allein beginnen
        [2] Zu zweit beginnen
        [3] Zu dritt beginnen
        [4] Zu viert beginnen
       *[other] Mit { $players } beginnen
    }
wait-start-filled =
    { $bots ->
        [one] Mit einem Bot auffüllen und beginnen
       *[other] Mit { $bots } Bots auffüllen und beginnen
    }
wait-start-about = Wer zuerst spielt, wird ausgelost.
wait-missing =
    { $open ->
        [1] Ein Platz ist noch frei. Warte auf jemanden oder gib ihn einem Bot.
       *[other] { $open } Plätze sind noch frei. Warte auf jemanden oder gib sie Bots.
    }
wait-for-host = Warten, bis { $host } die Partie startet.
wait-for-host-unknown = Warten, bis der Gastgeber die Partie startet.
wait-take-seat = Nimm einen Platz, um zu spielen, oder bleib und schau zu.

## Einstellungen

settings-title = Einstellungen
settings-look = Aussehen und Sprache
settings-language = Sprache
settings-mode = Farben
settings-mode-system = Wie das System
settings-mode-light = Hell
settings-mode-dark = Dunkel
settings-speed = Bewegung
settings-speed-0 = Keine
settings-speed-1 = Flott
settings-speed-2 = Normal
settings-speed-3 = Langsam
settings-speed-still = Dein System wünscht weniger Bewegung: Nichts bewegt sich.
settings-play = Am Tisch
settings-sound = Ton
settings-sound-about = Kurze Töne für Züge und wenn du dran bist
settings-confirm = Wahl bestätigen
settings-confirm-always = Immer
settings-confirm-matters = Wenn es wichtig ist
settings-confirm-never = Nie
settings-text = Textmodus
settings-text-about = Listen und Tabellen statt des gezeichneten Plans; oder drück die Taste T
settings-you = Du
settings-name = Name
settings-save = Speichern
settings-saved = Gespeichert
settings-guest = Du spielst als Gast: ohne Passwort, aber deine Partien hängen an diesem Browser.
settings-nobody = Du hast noch kein Profil. Sobald du eine Partie beginnst oder mitspielst, bist du Gast.
settings-account = Du bist angemeldet als { $login }.
settings-register = Konto anlegen
settings-register-about = Bewahrt deine Plätze und Partien, und du kannst dich auch auf anderen Geräten anmelden.
settings-log-in = Anmelden
settings-log-in-about = Partien, die du als Gast spielst, gehen nicht auf dein Konto über: Bots übernehmen deine Plätze.
settings-log-out = Abmelden
settings-login = Anmeldename
settings-login-about = 3 bis 64 Buchstaben, Ziffern und . _ - @ +
settings-password = Passwort
settings-password-about = 10 Zeichen oder mehr
settings-old-password = Aktuelles Passwort
settings-new-password = Neues Passwort
settings-change-password = Passwort ändern
settings-password-changed = Das Passwort ist geändert. Andere Geräte sind abgemeldet.
settings-code = Code
settings-code-about = Aus deiner Authenticator-App, oder ein Ersatzcode
settings-code-fresh = Die 6 Ziffern, die die App gerade zeigt
settings-sign-in = Mit { $label } anmelden
settings-sign-in-about = Warst du mit { $label } schon hier, übernehmen Bots die Plätze deiner Partien als Gast.
settings-signed-in = Du bist mit { $label } angemeldet.
settings-let-in = Du bist angemeldet.
settings-linked = Auch die Anmeldung mit { $label } führt dorthin.
settings-link = Mit { $label } verknüpfen
settings-unlink = Verknüpfung mit { $label } lösen
settings-unlink-about = Die Anmeldung mit { $label } führt dann nicht mehr zu diesem Konto, und deine anderen Geräte werden abgemeldet.
settings-unlinked = { $label } führt nicht mehr zu diesem Konto.
settings-recovery-copied = Die Ersatzcodes sind kopiert.
settings-passkeys = Passkeys
settings-passkeys-about = Melde dich mit Finger, Gesicht oder der PIN eines Geräts an, ohne das Passwort zu tippen.
settings-passkeys-cannot = Dieser Browser kann hier keine Passkeys benutzen: Sie brauchen https und einen Hostnamen.
settings-passkey-add = Passkey hinzufügen
settings-passkey-added = Der Passkey ist hinzugefügt.
settings-passkey-none = Von deinem Gerät kam kein Passkey.
settings-passkey-remove = Entfernen
settings-passkey-remove-name = Entfernen: { $name }
settings-passkey-removed = Der Passkey ist entfernt.
settings-passkey-use = Passkey benutzen
settings-factor = Zweiter Schritt beim Anmelden
settings-factor-about = Außer dem Passwort kann beim Anmelden ein Code aus einer App auf deinem Handy verlangt werden.
settings-factor-on = Beim Anmelden wird ein Code aus deiner App verlangt.
settings-factor-begin = Einrichten
settings-factor-codes = Neue Ersatzcodes
settings-factor-off = Ausschalten
settings-factor-now-off = Der zweite Schritt ist ausgeschaltet.
settings-factor-next = Weiter
settings-factor-turn-on = Einschalten
settings-factor-scan = Scanne das mit einer Authenticator-App.
settings-factor-qr = QR-Code für eine Authenticator-App
settings-factor-type = Oder tippe das in die App ein:
settings-recovery = Ersatzcodes
settings-recovery-about = Wenn du dein Handy verlierst, lässt dich jeder dieser Codes einmal herein. Heb sie sicher auf; sie werden nicht noch einmal gezeigt.
settings-recovery-copy = Kopieren
settings-factor-left =
    { $count ->
        [one] Du hast noch { $count } Ersatzcode.
       *[other] Du hast noch { $count } Ersatzcodes.
    }
settings-sessions = Wo du angemeldet bist
settings-sessions-about = Browser und Geräte mit deinem Konto. Wenn du eins nicht kennst, beende die Sitzung und ändere dein Passwort.
settings-session-device = { $browser } auf { $system }
settings-session-unknown = Unbekanntes Gerät
settings-session-here = Dieser Browser
settings-session-lately = In den letzten Stunden benutzt
settings-session-used = Zuletzt benutzt: { $ago }
settings-session-end = Beenden
settings-session-end-name = Beenden: { $name }
settings-session-ended = Die Sitzung ist beendet.
settings-sessions-end = Alle anderen beenden
settings-sessions-ended = Alle anderen Sitzungen sind beendet.
settings-delete = Meine Daten löschen
settings-delete-about = Dein Name und deine Daten werden endgültig gelöscht. In laufenden Partien übernehmen Bots deine Plätze.
settings-delete-sure = Endgültig löschen
settings-keep = Meine Daten behalten
settings-deleted = Deine Daten sind gelöscht.
settings-blocked = Blockierte Personen
settings-blocked-none = Du hast niemanden blockiert.
settings-blocked-about = Diese Personen können sich nicht an deine Tische setzen, und du siehst nicht, was sie schreiben.
settings-unblock = Nicht mehr blockieren
settings-unblock-name = { $name } nicht mehr blockieren
settings-somebody = Jemand
settings-notes = Wenn ich dran bin
settings-notes-about = Eine Benachrichtigung, wenn du an der Reihe bist und nicht auf die Partie schaust.
settings-push = In diesem Browser
settings-push-on = Einschalten
settings-push-off = Ausschalten
settings-push-is-on = In diesem Browser sind Benachrichtigungen eingeschaltet.
settings-push-is-off = In diesem Browser sind Benachrichtigungen ausgeschaltet.
settings-push-denied = Dieser Browser blockiert Benachrichtigungen für diese Seite: Ändere seine Einstellungen.
settings-push-cannot = Dieser Browser unterstützt keine Benachrichtigungen, oder die Seite wurde nicht über https geöffnet.
settings-push-failed = Der Benachrichtigungsdienst des Browsers ist nicht zu erreichen.
settings-hook = Mit einem Webhook
settings-hook-url = Adresse
settings-hook-url-about = Ein ntfy-Thema oder ein Webhook von Discord, von Slack oder ein eigener
settings-hook-style = Art
settings-hook-style-ntfy = ntfy
settings-hook-style-discord = Discord
settings-hook-style-slack = Slack
settings-hook-style-json = JSON
settings-hook-remove = Entfernen
settings-test = Testen
settings-tested = Eine Testbenachrichtigung ist unterwegs.

## Über uns

about-title = Über Grand Tour
about-lead = Ein freier, offener Ort für drei Brettspiele, die durch Städte führen: im Browser, mit Freunden an einem oder mehreren Geräten oder gegen Bots.
about-boards = Unsere eigenen Pläne
about-boards-text = Die Pläne, Karten, Bögen und Zeichnungen hier sind unsere eigenen. Sie halten sich an alles, was die veröffentlichten Regeln festlegen, und stehen in Dateien, die sich austauschen lassen: Wer ein gedrucktes Spiel besitzt, kann dessen Daten eingeben.
about-apart = Unabhängig von den Verlagen
about-apart-text = Grand Tour ist mit den Verlagen und Autoren der gedruckten Spiele nicht verbunden und wird von ihnen nicht unterstützt. Ihre Namen gehören ihren Inhabern und sagen hier nur, nach welchen Regeln gespielt wird. Kein Bild und kein Satz von ihnen wird verwendet.
about-chance = Wie sich der Zufall nachprüfen lässt
about-chance-text = Bevor zum ersten Mal gezogen wird, zeigt der Server ein Siegel: die SHA-256-Prüfsumme eines geheimen Startwerts. Aus diesem Startwert folgt alles, was in der Partie gezogen wird. Ist sie zu Ende, wird er offengelegt, und alle können jede Ziehung wiederholen und vergleichen.
about-chance-check = Jede beendete Partie bietet „Nachprüfen“ an, neben der Wertung und in der Wiederholung; die Aufzeichnung lässt sich herunterladen und am eigenen Rechner prüfen mit:
about-chance-games = Deine beendeten Partien
about-licences = Lizenzen
about-licences-text = Mit dieser App ausgeliefert, alle frei:
about-licence-fonts = Schriften
about-licence-icons = Symbole der Bedienung
about-licence-svelte = das Gerüst der Seiten
about-licence-fluent = die Sätze in fünf Sprachen
about-licence-uqr = die QR-Codes
about-version = Version
about-version-text = Auf diesem Server läuft Grand Tour { $version }.
about-interface = Die Schnittstelle des Servers für Programme
about-licences-whole = Die Lizenzen im Wortlaut

## Eine Seite, die es nicht gibt

home-missing-title = Hier ist nichts
home-missing-text = Die Adresse führt nirgendwohin. Vielleicht wurde der Tisch geschlossen, oder der Link ist unvollständig.
home-missing-home = Start

## Wenn der Server ablehnt

error-network = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
error-request-malformed = Der Server hat das nicht verstanden. Lade die Seite neu.
error-request-too-large = Das ist zu lang.
error-request-unknown = Unter dieser Adresse ist nichts.
error-request-method = Der Server hat das nicht verstanden. Lade die Seite neu.
error-request-slow = Die Anfrage kam nicht rechtzeitig an. Versuch es noch einmal.
error-request-host = Unter dieser Adresse antwortet der Server nicht. Nimm die Adresse, die dir genannt wurde.
error-request-limited = Zu viele Anfragen. Warte ein wenig und versuch es noch einmal.
error-request-limited-wait =
    { $seconds ->
        [one] Zu viele Anfragen. Versuch es in { $seconds } Sekunde noch einmal.
       *[other] Zu viele Anfragen. Versuch es in { $seconds } Sekunden noch einmal.
    }
error-person-no-session = Deine Sitzung ist abgelaufen. Lade die Seite neu.
error-person-csrf = Diese Seite ist veraltet. Lade sie neu.
error-person-origin = Diese Seite wurde nicht von diesem Server geladen.
error-person-wrong-login = Anmeldename oder Passwort ist falsch.
error-person-proof = Vielleicht rät hier jemand Passwörter. Versuch es gleich noch einmal.
error-person-code-wanted = Gib einen Code aus deiner App ein.
error-person-wrong-code = Der Code ist falsch, zu alt oder schon benutzt. Warte auf den nächsten.
error-person-factor-on = Der zweite Schritt ist schon eingeschaltet.
error-person-no-factor = Der zweite Schritt ist ausgeschaltet.
error-person-passkey = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuch es noch einmal.
error-person-provider = Der Dienst, mit dem du dich anmeldest, ist nicht zu erreichen oder nicht richtig eingerichtet. Versuch es später noch einmal; deine Partien sind sicher.
error-person-sign-in = Die Anmeldung wurde nicht abgeschlossen. Versuch es noch einmal.
error-person-identity-taken = Mit dieser Anmeldung ist hier schon ein anderes Konto verknüpft.
error-person-no-local-accounts = Hier kann man sich nicht mit einem Passwort anmelden.
error-person-login-taken = Dieser Anmeldename ist vergeben. Wähle einen anderen.
error-person-bad-login = Das geht nicht als Anmeldename: 3 bis 64 Buchstaben, Ziffern und . _ - @ +
error-person-bad-password = Wähle ein anderes Passwort: mindestens 10 Zeichen, und keines, das alle zuerst versuchen.
error-person-bad-name = Wähle einen anderen Namen: 1 bis 24 Zeichen.
error-person-no-account = Das geht nur mit einem Konto; ein Gast hat kein Passwort.
error-person-none = Diese Person gibt es nicht.
error-person-unknown-session = Diese Sitzung ist schon beendet.
error-table-none = Diesen Tisch gibt es nicht, oder er ist privat. Frag nach seinem Link.
error-table-bad-settings = Mit diesen Einstellungen lässt sich kein Tisch öffnen.
error-table-not-open = Die Partie hat begonnen, oder der Tisch ist geschlossen.
error-table-not-running = An diesem Tisch läuft keine Partie.
error-table-not-over = Das geht erst, wenn die Partie zu Ende ist.
error-table-not-ready = Es sind noch Plätze frei. Warte auf jemanden oder gib sie Bots.
error-table-paused = Die Partie ist pausiert. Setz sie zuerst fort.
error-table-not-paused = Die Partie ist nicht pausiert.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder einen anderen Tisch suchen.
error-table-blocked = Der Gastgeber möchte dich nicht an diesem Tisch.
error-table-broken = Diese Partie begann mit einer älteren Fassung der Regeln, die dieser Server nicht mehr hat. Sie kann nicht weitergehen.
error-table-host-only = Das kann nur der Gastgeber.
error-table-members-only = Das kann nur, wer am Tisch sitzt.
error-seat-none = Diesen Platz gibt es nicht.
error-seat-taken = Gerade hat jemand diesen Platz genommen. Wähle einen anderen.
error-seat-not-yours = Das ist nicht dein Platz.
error-seat-bad-link = Dieser Code oder Link funktioniert nicht: Er ist falsch, oder die Partie hat begonnen. Bitte um einen neuen.
error-seat-stand-in = Eine Vertretung spielt für dich. Nimm zuerst deinen Platz wieder ein.
error-seat-not-away = Du bist schon an deinem Platz.
error-seat-not-awaited = Die Partie wartet an diesem Platz auf niemanden mehr.
error-action-illegal = Das geht jetzt nicht.
error-action-unreadable = Der Server hat das nicht verstanden. Lade die Seite neu.
error-action-stale = Seit deiner Wahl ist etwas geschehen. Sieh auf den Tisch und versuch es noch einmal.
error-action-no-undo = Das lässt sich nicht zurücknehmen.
error-action-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
error-proposal-open = Es gibt schon einen Vorschlag. Beantworte ihn zuerst.
error-proposal-none = Es gibt keinen Vorschlag mehr.
error-chat-closed = Der Gastgeber hat den Chat geschlossen.
error-chat-muted = Der Gastgeber hat dich stumm geschaltet.
error-chat-bad = Die Nachricht enthält nichts, was sich zeigen ließe.
error-notify-bad-webhook = Dorthin lassen sich keine Benachrichtigungen senden. Richte die Adresse noch einmal ein.
error-notify-failed = Die Benachrichtigung wurde dort nicht angenommen. Prüfe die Adresse.
error-server-busy = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
error-server-disk-full = Die Festplatte des Servers ist voll, er kann gerade nichts speichern. Das wurde nicht ausgeführt; alles davor ist sicher. Versuch es später noch einmal.
error-server-disk-failed = Die Festplatte des Servers versagt, er kann gerade nichts speichern. Das wurde nicht ausgeführt; alles davor ist sicher. Versuch es später noch einmal.
error-server-read-only = In den Speicher des Servers kann gerade nichts geschrieben werden. Das wurde nicht ausgeführt; alles davor ist sicher. Versuch es später noch einmal.
error-server-locked = Ein anderes Programm benutzt den Speicher des Servers. Das wurde nicht ausgeführt; alles davor ist sicher. Versuch es gleich noch einmal.
error-server-no-database = Der Server erreicht seinen Speicher gerade nicht. Nichts Bestätigtes ist verloren. Versuch es gleich noch einmal.
error-server-damaged = Der Server kann einen Teil seines Speichers nicht lesen. Reparieren kann das nur, wer den Server betreibt.
error-server-no-bots = Auf diesem Server kann gerade kein Bot überlegen. Versuch es später noch einmal.
error-server-full = Der Server ist voll. Versuch es gleich noch einmal.
error-server-stopping = Der Server wird neu gestartet. Versuch es gleich noch einmal.
error-server-failed = Beim Server ging etwas schief. Versuch es noch einmal; deine Partie ist sicher.
