### Les phrases qui n’appartiennent à aucun jeu en particulier. Les notes sont dans le fichier anglais.
### Une espace insécable précède : et une espace fine insécable précède ; ! et ? (un test y veille).

language = Français

## Noms

name-seat = Joueur { $number }
name-chance = le hasard

bot-random = Aléatoire
bot-random-about = Joue n’importe quelle action permise, toutes avec la même probabilité.
bot-novice = Débutant
bot-novice-about = Connaît les règles, mais perd souvent le fil : idéal pour une première partie.
bot-casual = Tranquille
bot-casual-about = Suit une idée et l’oublie parfois : pour une soirée détendue.
bot-greedy = Glouton
bot-greedy-about = Le niveau moyen : prévoit un peu et joue ce qui promet le plus sur le moment.
bot-expert = Expert
bot-expert-about = Prévoit plusieurs coups et profite de vos oublis : mieux vaut bien connaître le jeu.
bot-master = Maître
bot-master-about = Joue dans sa tête des centaines de parties possibles avant chaque coup : le plus fort de tous.

## Ce qui arrive à une table

event-bot-stuck = { $player } s’est bloqué ; le serveur a joué à sa place.
event-bot-stuck-you = Le bot à votre place s’est bloqué ; le serveur a joué pour lui.

## Règles de toutes les tables

rule-GT-1 = Une fois la partie terminée, plus rien ne peut y être joué.
rule-GT-2 = Vous agissez quand la partie vous attend, et à aucun autre moment. Certains choix reviennent à plusieurs joueurs à la fois.
rule-GT-3 = Seules les places avec lesquelles la partie a commencé y prennent part.
rule-GT-4 = Vous ne pouvez faire que ce que les règles vous proposent à ce moment-là. Ce que le hasard décide n’est le choix de personne.
rule-GT-5 = Vous pouvez annuler votre dernier coup tant que le hasard n’est pas intervenu depuis, que rien de caché n’a été dévoilé et qu’aucun autre joueur ayant vu ce coup n’a agi.

## Pourquoi pas

why-GT-1 = La partie est terminée et plus rien ne peut être joué. Vous pouvez en commencer une autre.
why-GT-2 = Ce n’est pas à vous de jouer. La partie attend { $actors }.
why-GT-3 =
    « { $seat } » n’existe pas à cette table : elle compte { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
why-GT-4 = Cela n’est pas possible en ce moment. Choisissez une des actions proposées.
why-GT-5-nothing = Vous n’avez encore rien fait qui puisse être annulé.
why-GT-5-revealed = Votre dernier coup ne peut plus être annulé : avec lui, ou depuis, quelque chose de caché a été dévoilé. Poursuivez à partir d’ici.
why-GT-5-others-acted = Votre dernier coup ne peut plus être annulé : { $seat } l’a vu et a agi depuis. Poursuivez à partir d’ici.
why-GT-5-others-choosing = Votre dernier coup ne peut plus être annulé : les autres l’ont vu et sont en train de choisir. Poursuivez à partir d’ici.

## Notifications

notify-turn-title = À vous de jouer
notify-turn-text = { $game } : c’est à vous de jouer.
notify-nudge-text = { $game } : { $name } vous attend.
notify-closing-title = Votre table va fermer
notify-closing-text = { $game } : personne n’a rejoint votre table. Elle sera fermée dans un jour.
notify-test-title = Notification d’essai
notify-test-text = C’est ainsi que Grand Tour vous dira que c’est à vous de jouer.
