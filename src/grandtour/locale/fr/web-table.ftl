### L’application web à une table : places, journal, discussion, menu, mode texte, et ce qui interrompt une partie.

## Barre et menu

table-menu = Menu
table-turn-of = Tour { $turn } sur { $turns }
table-round-of = Manche { $turn } sur { $turns }
table-finished = Terminée
table-rules = Règles
table-whole-rulebook = Ouvrir toutes les règles
table-search-rules = Chercher un mot ou une règle
table-no-rule = Aucune règle ne correspond.
table-open-rule = Ouvrir la règle { $rule }
table-look-back = Revoir la partie
table-copy-link = Copier le lien pour spectateurs
table-copied = Le lien est copié.
table-not-copied = Le lien n’a pas pu être copié : { $link }
table-text-mode = Mode texte
table-board-mode = Montrer le plateau
table-to-text = Jouer en mode texte
table-keys = Touches
table-sound = Son
table-on = Oui
table-off = Non
table-game = Cette partie
table-display = Affichage
table-pause = Proposer une pause
table-pause-alone = Mettre en pause
table-end-early = Proposer d’arrêter la partie
table-end-alone = Arrêter la partie maintenant
table-leave = Partir (un bot prend le relais)
table-return = Reprendre ma place
table-sure = Oui
table-keep-on = Continuer à jouer
table-hash = Sceau d’équité (empreinte de la graine secrète) :
table-end-sure = Arrêter la partie sans résultat ?
table-leave-sure = Partir ? Un bot joue pour vous jusqu’à votre retour.

## Places

table-players = Joueurs
table-you = Vous
table-somebody = Quelqu’un
table-stand-in = un bot joue à sa place
table-not-here = hors ligne
table-thinking = réfléchit
table-bot-waits = attend
table-to-play = doit jouer
table-time-left = Temps restant
table-days-left = { $days ->
    [0] { $hours } h
   *[other] { $days } j { $hours } h
}

## Le ticket

table-paused = En pause
table-watching = Vous regardez
table-fold = Replier le panneau pour voir le plateau
table-unfold = Déplier le panneau
table-hint = Conseil
table-hint-title = Ce qu’un bon bot ferait
table-hint-busy = Un bot y réfléchit…
table-hint-win = { $percent } de chances de gagner
table-hint-points =
    { $count ->
        [one] environ { $count } point
       *[other] environ { $count } points
    }
table-hint-no-figures = Les chances et les points n’ont jamais été mesurés sur cette édition : ils ne sont donc pas indiqués.
table-hint-often = Cela fait beaucoup de conseils de suite. Attendez quelques secondes.
table-hint-failed = Le conseil n’est pas arrivé. Réessayez dans un instant.
table-hint-close = Fermer les conseils
table-refused = Le serveur n’a pas accepté. Regardez la table, puis réessayez.

## Journal et discussion

table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-earlier = Montrer les lignes précédentes
table-chat = Discussion
table-chat-open = { $count ->
    [0] Discussion et journal
    [one] Discussion et journal, un nouveau message
   *[other] Discussion et journal, { $count } nouveaux messages
}
table-chat-empty = Personne n’a encore rien dit.
table-chat-write = Dire quelque chose
table-chat-send = Envoyer
table-chat-closed = L’hôte a fermé la discussion.
table-chat-muted = L’hôte ne vous laisse plus écrire.
table-mute = Rendre muet
table-unmute = Rendre la parole

## Ce qui interrompt une partie

table-reconnecting = Reconnexion en cours. Vos coups sont en sûreté.
table-offline = Le serveur est injoignable. Réessayez dans un moment.
table-gone = Cette table ne peut pas être ouverte.
table-home = Accueil
table-my-tables = Vos tables
table-opening = La table s’ouvre.
table-is-paused = La partie est en pause.
table-resume = Reprendre
table-bot-plays = Un bot joue pour vous.
table-no-bots = Les bots de ce serveur ne peuvent pas réfléchir pour le moment. Leurs coups attendent ; après quelques minutes, le serveur joue à leur place.
table-proposes-pause = { $name } propose une pause.
table-proposes-end = { $name } propose d’arrêter la partie sans résultat.
table-you-propose-pause = Vous proposez une pause. Les autres doivent accepter.
table-you-propose-end = Vous proposez d’arrêter la partie. Les autres doivent accepter.
table-agree = Accepter
table-decline = Refuser
table-rematch-ready = Une nouvelle partie avec les mêmes joueurs est prête.
table-rematch-go = Aller à la nouvelle partie
table-broken = Cette partie a commencé avec une ancienne version des règles, que ce serveur n’a plus. Elle ne peut pas continuer.

## Après une absence

table-away = En votre absence
table-away-count = { $count ->
    [one] Il s’est passé { $count } chose.
   *[other] Il s’est passé { $count } choses.
}
table-away-done = Continuer à jouer

## Plusieurs personnes sur un appareil

table-pass = Passer l’appareil à { $name }
table-pass-why = C’est à { $name } de jouer. Que personne d’autre ne regarde.
table-curtain-title = { $name }, à vous de jouer
table-curtain-help = Prenez l’appareil. Vos cartes ne s’affichent qu’après.
table-curtain-look = Je suis { $name } : montrer ma table
table-curtain-off = Ne plus cacher la table entre les tours

## Mode texte

table-actions = Ce que vous pouvez faire
table-filter = Chercher une action
table-nothing-to-do = Vous n’avez rien à faire pour l’instant.
table-none-found = Aucune action ne correspond.
table-position = La position
table-actions-count = { $count ->
    [one] Une action est possible.
   *[other] { $count } actions sont possibles.
}

## Touches

table-key-undo = Annuler le dernier choix
table-key-undo-turn = Annuler tout le tour
table-key-confirm = Confirmer
table-key-arrows = Aller d’un endroit proposé au suivant
table-key-pages = Parcourir dans l’ordre tous les endroits proposés
table-key-hint = Demander un conseil
table-key-text = Mode texte et retour
table-key-log = Journal et discussion
table-key-rules = Règles
table-key-zoom = Agrandir, réduire, tout le plateau
table-key-help = Cette liste
table-key-enter = Entrée
table-key-arrow-names = Flèches
table-key-shift = Maj
table-key-page-up = Page haut
table-key-page-down = Page bas
table-key-hold = Appui long sur Annuler

## Attendre quelqu’un

table-nudge = Relancer { $name }
table-nudge-here = { $name } a reçu une relance.
table-nudge-away = { $name } n’est pas là en ce moment et recevra une notification, si les notifications sont activées.
table-nudged = { $name } vous attend.
