### Sfârșitul unei partide în aplicația web și privitul înapoi.

## Cine a câștigat

end-final-score = { $game } · Scor final
end-you-win = { $points ->
    [0] Câștigi
    [one] Câștigi la { $points } punct diferență
    [few] Câștigi la { $points } puncte diferență
   *[other] Câștigi la { $points } de puncte diferență
}
end-they-win = { $points ->
    [0] { $name } câștigă
    [one] { $name } câștigă la { $points } punct diferență
    [few] { $name } câștigă la { $points } puncte diferență
   *[other] { $name } câștigă la { $points } de puncte diferență
}
end-shared-you = Împarți victoria cu { $names }
end-shared = { $names } împart victoria
end-alone = { $points ->
    [one] Ai un punct
    [few] Ai { $points } puncte
   *[other] Ai { $points } de puncte
}
end-alone-they = { $points ->
    [one] { $name } are un punct
    [few] { $name } are { $points } puncte
   *[other] { $name } are { $points } de puncte
}
end-early = Partida a fost încheiată mai devreme
end-early-text = Nu are rezultat. Acum se vede tot ce era ascuns.
end-skip = Sari
end-table = Scor final
end-line = Rând
end-winner = câștigă
end-total = Total
end-whose-board = A cui este tabla
end-seat-total = { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
end-show-board = Privește masa
end-show-score = Înapoi la scor

## Pentru ce este fiecare rând al scorului și cum s-a socotit

end-line-red = Roșu
end-line-green = Verde
end-line-blue = Albastru
end-line-cafes = Cafenele
end-line-yellow = Cvartale galbene
end-line-grey = Cvartale gri
end-reckon-red = { $tourists } × { $attractions }
end-reckon-green = { $tourists } × { $attractions }
end-reckon-blue = { $tourists } × { $attractions }
end-line-food = Mâncare
end-line-culture = Cultură
end-line-shopping = Cumpărături
end-line-mysticism = Misticism
end-line-partying = Petrecere
end-line-second-line = Second Line
end-line-gift-shops = Magazine de suveniruri
end-line-courtyards = Curți interioare
end-line-riverwalk = Riverwalk
end-line-performers = Artiști
end-line-vacation = Cartea Vacanță
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
end-line-route = Rute
end-line-ticket-done = Bilete finalizate
end-line-ticket-missed = Bilete nefinalizate
end-line-tokens = Jetoane de turist

## Ce urmează

end-again = Joacă din nou
end-again-go = Mergi la partida nouă
end-replay = Vezi reluarea
end-replay-short = Reluare
end-record = Descarcă înregistrarea
end-failed = Nu a mers. Încearcă din nou peste câteva clipe.

## A fost cinstit?

end-fair = Joc cinstit: hazardul a fost fixat și sigilat înainte de partidă.
end-secret = Sămânța și amprenta
end-check = Verifică
end-checking = Înregistrarea se verifică.
end-check-ok = Totul este în ordine.
end-check-bad = Ceva nu este în ordine.
end-check-here = Acest browser a calculat singur amprenta seminței: este cea arătată înainte de partidă.
end-check-here-bad = Acest browser a calculat singur amprenta seminței: este alta decât cea arătată înainte de partidă.
end-check-commitment = Sămânța este cea sigilată înainte de partidă.
end-check-chance = Toate extragerile vin din acea sămânță.
end-check-replay = Fiecare mutare a fost permisă.
end-check-scores = Scorurile sunt corecte.
end-check-failed = Nu se confirmă
end-hash = Amprenta arătată înainte de partidă
end-seed = Sămânța (seed) și sarea (salt)

## Reluarea

end-replay-of = Reluare
end-move-of = Mutarea { $step } din { $last }
end-move-of-turn = Mutarea { $step } din { $last } · Tura { $turn }
end-scrub = Mutarea partidei
end-more-said = { $count ->
    [one] Încă { $count } eveniment
    [few] Încă { $count } evenimente
   *[other] Încă { $count } de evenimente
}
end-scrub-now = Mutarea { $step } din { $last }: { $said }
end-back = Mutarea anterioară
end-on = Mutarea următoare
end-play = Redă
end-stop = Oprește
end-pace = Ritm
end-pace-times = { $times }×
end-turning-back = Momentul decisiv anterior
end-turning-on = Momentul decisiv următor
end-turning-key = { $label } (Shift + { $key })
end-turning-lead = { $who ->
    [you] Preiei conducerea
   *[other] { $name } preia conducerea
}, cu { $points ->
    [one] un punct avans.
    [few] { $points } puncte avans.
   *[other] { $points } de puncte avans.
}
end-turning-ticket = { $who ->
    [you] Finalizezi un bilet
   *[other] { $name } finalizează un bilet
}: { $ticket }.
end-turning-chain = { $who ->
    [you] Declanșezi un lanț
   *[other] { $name } declanșează un lanț
} de { $count ->
    [one] { $count } efect.
    [few] { $count } efecte.
   *[other] { $count } de efecte.
}
end-eyes = Vezi ca
end-eyes-all = Toți
end-eyes-none = Un spectator
end-eyes-you = Tu
end-curtain-title = Acum ar trebui să se uite doar { $name }
end-link = Copiază un link spre acest moment
end-link-copied = Linkul este copiat.
end-link-not-copied = Linkul nu a putut fi copiat: { $link }
end-link-private = Linkul este copiat. Numai cei de la această masă îl pot deschide.
end-fork = Joacă de aici
end-fork-about = Pornește o partidă nouă împotriva boților din acest punct, cu tine pe locul acestui jucător: { $name }.
end-fork-bots = Boți
end-fork-start = Începe
end-to-table = Înapoi la masă
end-replay-none = Încă nu este nimic de revăzut.
