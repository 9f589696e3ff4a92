### Das Ende einer Partie in der Web-App und der Blick zurück.

## Wer gewonnen hat

end-final-score = { $game } · Endstand
end-you-win = { $points ->
    [0] Du gewinnst
    [one] Du gewinnst mit { $points } Punkt Vorsprung
   *[other] Du gewinnst mit { $points } Punkten Vorsprung
}
end-they-win = { $points ->
    [0] { $name } gewinnt
    [one] { $name } gewinnt mit { $points } Punkt Vorsprung
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
}
end-shared-you = Du teilst dir den Sieg mit { $names }
end-shared = { $names } teilen sich den Sieg
end-alone = { $points ->
    [one] Du hast { $points } Punkt
   *[other] Du hast { $points } Punkte
}
end-alone-they = { $points ->
    [one] { $name } hat { $points } Punkt
   *[other] { $name } hat { $points } Punkte
}
end-early = Die Partie wurde vorzeitig beendet
end-early-text = Sie hat kein Ergebnis. Alles Verdeckte ist jetzt zu sehen.
end-skip = Überspringen
end-table = Endstand
end-line = Zeile
end-winner = gewinnt
end-total = Summe
end-whose-board = Wessen Plan
end-seat-total = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-show-board = Tisch ansehen
end-show-score = Zurück zur Wertung

## Wofür jede Zeile der Wertung steht und wie sie gerechnet ist

end-line-red = Rot
end-line-green = Grün
end-line-blue = Blau
end-line-cafes = Cafés
end-line-yellow = Gelbe Blöcke
end-line-grey = Graue Blöcke
end-reckon-red = { $tourists } × { $attractions }
end-reckon-green = { $tourists } × { $attractions }
end-reckon-blue = { $tourists } × { $attractions }
end-line-food = Essen
end-line-culture = Kultur
end-line-shopping = Einkaufen
end-line-mysticism = Mystik
end-line-partying = Feiern
end-line-second-line = Second Line
end-line-gift-shops = Souvenirläden
end-line-courtyards = Innenhöfe
end-line-riverwalk = Riverwalk
end-line-performers = Künstler
end-line-vacation = Urlaubskarte
end-reckon-food = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-culture = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-shopping = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-mysticism = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-partying = { $extra ->
    [0] { $buildings } × { $times }
   *[other] { $buildings } × { $times } + { $extra }
}
end-reckon-performers = { $top_points } + { $bottom_points } + { $track_points }
end-line-route = Strecken
end-line-ticket-done = Erfüllte Zielkarten
end-line-ticket-missed = Verfehlte Zielkarten
end-line-tokens = Touristenmarker

## Wie es weitergeht

end-again = Noch einmal
end-again-go = Zur neuen Partie
end-replay = Wiederholung ansehen
end-replay-short = Wiederholung
end-record = Aufzeichnung herunterladen
end-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.

## Ist es fair?

end-fair = Fair: Der Zufall stand vor der Partie fest und war versiegelt.
end-secret = Startwert und Prüfsumme
end-check = Nachprüfen
end-checking = Die Aufzeichnung wird geprüft.
end-check-ok = Alles ist in Ordnung.
end-check-bad = Etwas stimmt nicht.
end-check-here = Dieser Browser hat die Prüfsumme des Startwerts selbst berechnet: Es ist die, die vor der Partie gezeigt wurde.
end-check-here-bad = Dieser Browser hat die Prüfsumme des Startwerts selbst berechnet: Sie weicht von der ab, die vor der Partie gezeigt wurde.
end-check-commitment = Der Startwert ist der, der vor der Partie versiegelt wurde.
end-check-chance = Jede Ziehung folgt aus diesem Startwert.
end-check-replay = Jeder Zug war erlaubt.
end-check-scores = Die Wertung stimmt.
end-check-failed = Fehlgeschlagen
end-hash = Prüfsumme, vor der Partie gezeigt
end-seed = Startwert (seed) und Salz (salt)

## Wiederholung

end-replay-of = Wiederholung
end-move-of = Schritt { $step } von { $last }
end-move-of-turn = Schritt { $step } von { $last } · Zug { $turn }
end-scrub = Schritt der Partie
end-more-said = { $count ->
    [one] Noch { $count } Ereignis
   *[other] Noch { $count } Ereignisse
}
end-scrub-now = Schritt { $step } von { $last }: { $said }
end-back = Einen Schritt zurück
end-on = Einen Schritt weiter
end-play = Abspielen
end-stop = Anhalten
end-pace = Tempo
end-pace-times = { $times }×
end-turning-back = Vorheriger Wendepunkt
end-turning-on = Nächster Wendepunkt
end-turning-key = { $label } (Umschalt + { $key })
end-turning-lead = { $who ->
    [you] Du übernimmst die Führung
   *[other] { $name } übernimmt die Führung
}, mit { $points ->
    [one] einem Punkt Vorsprung.
   *[other] { $points } Punkten Vorsprung.
}
end-turning-ticket = { $who ->
    [you] Du erfüllst eine Zielkarte
   *[other] { $name } erfüllt eine Zielkarte
}: { $ticket }.
end-turning-chain = { $who ->
    [you] Du löst eine Kette
   *[other] { $name } löst eine Kette
} von { $count ->
    [one] { $count } Effekt
   *[other] { $count } Effekten
} aus.
end-eyes = Sicht
end-eyes-all = Alle
end-eyes-none = Zuschauer
end-eyes-you = Du
end-curtain-title = Jetzt schaut nur { $name } hin
end-link = Link zu dieser Stelle kopieren
end-link-copied = Der Link ist kopiert.
end-link-not-copied = Der Link ließ sich nicht kopieren: { $link }
end-link-private = Der Link ist kopiert. Nur wer zu diesem Tisch gehört, kann ihn öffnen.
end-fork = Von hier weiterspielen
end-fork-about = Startet von dieser Stelle aus eine neue Partie gegen Bots, mit dir am Platz von { $name }.
end-fork-bots = Bots
end-fork-start = Beginnen
end-to-table = Zurück zum Tisch
end-replay-none = Es gibt noch nichts anzusehen.
