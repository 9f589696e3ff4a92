### Die Wörter der Web-App, die alle Bildschirme teilen: Leiste, Ticket, Fehler.

guest-name = Gast
home = Start
play = Spielen
change-language = Sprache
light-mode = Helle Farben
dark-mode = Dunkle Farben
settings = Einstellungen
close = Schließen
not-loaded = Dieser Teil der App ließ sich nicht laden.
load-again = Die Seite neu laden
try-again = Noch einmal versuchen
undo = Zurücknehmen
undo-none = Es gibt nichts zurückzunehmen.
why-not = Jetzt nicht.
what-now = Was jetzt zu tun ist
your-turn = Du bist dran
their-turn = Warten
game-over = Das Ende
step-of = Schritt { $step } von { $steps }
zoom-fit = Den ganzen Plan zeigen
# Ein Name und was dazu gehört.
label-value = { $label }: { $value }
