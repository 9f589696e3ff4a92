### La fin d’une partie dans l’application web, et le regard en arrière.

## Qui a gagné

end-final-score = { $game } · Score final
end-you-win = { $points ->
    [0] Vous gagnez
    [one] Vous gagnez de { $points } point
   *[other] Vous gagnez de { $points } points
}
end-they-win = { $points ->
    [0] { $name } gagne
    [one] { $name } gagne de { $points } point
   *[other] { $name } gagne de { $points } points
}
end-shared-you = Vous partagez la victoire avec { $names }
end-shared = { $names } se partagent la victoire
end-alone = { $points ->
    [one] Vous avez { $points } point
   *[other] Vous avez { $points } points
}
end-alone-they = { $points ->
    [one] { $name } a { $points } point
   *[other] { $name } a { $points } points
}
end-early = La partie a été arrêtée
end-early-text = Elle n’a pas de résultat. Tout ce qui était caché est maintenant visible.
end-skip = Passer
end-table = Score final
end-line = Ligne
end-winner = gagne
end-total = Total
end-whose-board = À qui est le plateau
end-seat-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-show-board = Voir la table
end-show-score = Revenir au score

## Ce que vaut chaque ligne du score, et comment elle se calcule

end-line-red = Rouge
end-line-green = Vert
end-line-blue = Bleu
end-line-cafes = Cafés
end-line-yellow = Blocs jaunes
end-line-grey = Blocs gris
end-reckon-red = { $tourists } × { $attractions }
end-reckon-green = { $tourists } × { $attractions }
end-reckon-blue = { $tourists } × { $attractions }
end-line-food = Cuisine
end-line-culture = Culture
end-line-shopping = Achats
end-line-mysticism = Mysticisme
end-line-partying = Fête
end-line-second-line = Second Line
end-line-gift-shops = Boutiques de souvenirs
end-line-courtyards = Cours
end-line-riverwalk = Riverwalk
end-line-performers = Artistes
end-line-vacation = Carte Vacances
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
end-line-route = Routes
end-line-ticket-done = Destinations réussies
end-line-ticket-missed = Destinations manquées
end-line-tokens = Jetons touriste

## Et ensuite

end-again = Rejouer
end-again-go = Aller à la nouvelle partie
end-replay = Revoir la partie
end-replay-short = Revoir
end-record = Télécharger l’enregistrement
end-failed = Cela n’a pas marché. Réessayez dans un moment.

## Était-ce équitable ?

end-fair = Équitable : le hasard était fixé et scellé avant la partie.
end-secret = Graine et empreinte
end-check = Vérifier
end-checking = L’enregistrement est en cours de vérification.
end-check-ok = Tout est en ordre.
end-check-bad = Quelque chose ne va pas.
end-check-here = Ce navigateur a calculé lui-même l’empreinte de la graine : c’est celle qui a été montrée avant la partie.
end-check-here-bad = Ce navigateur a calculé lui-même l’empreinte de la graine : elle diffère de celle qui a été montrée avant la partie.
end-check-commitment = La graine est celle qui a été scellée avant la partie.
end-check-chance = Tous les tirages viennent de cette graine.
end-check-replay = Chaque coup était permis.
end-check-scores = Les scores sont justes.
end-check-failed = Échec
end-hash = Empreinte montrée avant la partie
end-seed = Graine (seed) et sel (salt)

## Replay

end-replay-of = Replay
end-move-of = Coup { $step } sur { $last }
end-move-of-turn = Coup { $step } sur { $last } · Tour { $turn }
end-scrub = Coup de la partie
end-more-said = { $count ->
    [one] Encore { $count } événement
   *[other] Encore { $count } événements
}
end-scrub-now = Coup { $step } sur { $last } : { $said }
end-back = Coup précédent
end-on = Coup suivant
end-play = Lire
end-stop = Pause
end-pace = Vitesse
end-pace-times = { $times }×
end-turning-back = Tournant précédent
end-turning-on = Tournant suivant
end-turning-key = { $label } (Maj + { $key })
end-turning-lead = { $who ->
    [you] Vous prenez la tête
   *[other] { $name } prend la tête
}, avec { $points ->
    [one] un point d’avance.
   *[other] { $points } points d’avance.
}
end-turning-ticket = { $who ->
    [you] Vous réussissez une carte Destination
   *[other] { $name } réussit une carte Destination
} : { $ticket }.
end-turning-chain = { $who ->
    [you] Vous enchaînez
   *[other] { $name } enchaîne
} { $count ->
    [one] { $count } effet.
   *[other] { $count } effets.
}
end-eyes = Vu par
end-eyes-all = Tous
end-eyes-none = Un spectateur
end-eyes-you = Vous
end-curtain-title = Réservé à { $name }
end-link = Copier un lien vers ce moment
end-link-copied = Le lien est copié.
end-link-not-copied = Le lien n’a pas pu être copié : { $link }
end-link-private = Le lien est copié. Seules les personnes à cette table peuvent l’ouvrir.
end-fork = Jouer à partir d’ici
end-fork-about = Une nouvelle partie contre des bots repart d’ici ; vous y remplacez { $name }.
end-fork-bots = Bots
end-fork-start = Commencer
end-to-table = Revenir à la table
end-replay-none = Il n’y a encore rien à revoir.
