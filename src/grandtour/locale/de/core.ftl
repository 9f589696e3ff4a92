### Sätze, die zu keinem einzelnen Spiel gehören. Die Hinweise stehen in der englischen Datei.

language = Deutsch

## Namen

name-seat = Spieler { $number }
name-chance = Zufall

bot-random = Zufällig
bot-random-about = Spielt irgendeine erlaubte Aktion, jede mit der gleichen Wahrscheinlichkeit.
bot-novice = Neuling
bot-novice-about = Kennt die Regeln, verliert aber oft den Faden: richtig für die erste Partie.
bot-casual = Gemütlich
bot-casual-about = Hat ein Ziel vor Augen und vergisst es ab und zu: für einen entspannten Abend.
bot-greedy = Gierig
bot-greedy-about = Die mittlere Stärke: denkt ein wenig voraus und spielt, was im Augenblick am meisten verspricht.
bot-expert = Experte
bot-expert-about = Denkt voraus und nutzt deine Lücken: Du solltest das Spiel gut kennen.
bot-master = Meister
bot-master-about = Spielt vor jedem Zug Hunderte möglicher Partien im Kopf durch: unser Stärkster.

## Was am Tisch geschieht

event-bot-stuck = { $player } ist stecken geblieben; der Server hat für ihn gezogen.
event-bot-stuck-you = Der Bot an deinem Platz ist stecken geblieben; der Server hat für ihn gezogen.

## Regeln an jedem Tisch

rule-GT-1 = Ist eine Partie zu Ende, kann in ihr nichts mehr gespielt werden.
rule-GT-2 = Du handelst, wenn die Partie auf dich wartet, und sonst nicht. Manche Entscheidungen treffen mehrere zugleich.
rule-GT-3 = An einer Partie sind nur die Plätze beteiligt, mit denen sie begonnen hat.
rule-GT-4 = Du kannst nur tun, was dir die Regeln in diesem Augenblick anbieten. Was der Zufall entscheidet, sucht sich niemand aus.
rule-GT-5 = Deinen letzten Schritt kannst du zurücknehmen, solange seither kein Zufall im Spiel war, nichts Verdecktes bekannt wurde und niemand gehandelt hat, der den Schritt gesehen hat.

## Warum nicht

why-GT-1 = Die Partie ist zu Ende, es kann nichts mehr gespielt werden. Du kannst eine neue beginnen.
why-GT-2 = Du bist nicht an der Reihe. Gewartet wird auf: { $actors }.
why-GT-3 =
    „{ $seat }“ gibt es an diesem Tisch nicht: Er hat { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }.
why-GT-4 = Das geht in diesem Augenblick nicht. Wähle eine der angebotenen Aktionen.
why-GT-5-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.
why-GT-5-revealed = Dein letzter Schritt lässt sich nicht mehr zurücknehmen: Mit ihm oder seither ist etwas Verdecktes bekannt geworden. Spiel von hier aus weiter.
why-GT-5-others-acted = Dein letzter Schritt lässt sich nicht mehr zurücknehmen: { $seat } hat ihn gesehen und seither gehandelt. Spiel von hier aus weiter.
why-GT-5-others-choosing = Dein letzter Schritt lässt sich nicht mehr zurücknehmen: Die anderen haben ihn gesehen und wählen gerade. Spiel von hier aus weiter.

## Benachrichtigungen

notify-turn-title = Du bist dran
notify-turn-text = Du bist an der Reihe bei { $game }.
notify-nudge-text = { $name } wartet auf dich bei { $game }.
notify-closing-title = Dein Tisch wird geschlossen
notify-closing-text = Niemand ist an deinen Tisch für { $game } gekommen. In einem Tag wird er geschlossen.
notify-test-title = Testbenachrichtigung
notify-test-text = So sagt dir Grand Tour, dass du an der Reihe bist.
