### Les mots du terminal lui-même : menus, titres, aide. Les notes sont dans le fichier anglais.

## Commandes que l’on peut taper

terminal-command-help = aide
terminal-command-board = plateau
terminal-command-tickets = destinations
terminal-command-route = parcours
terminal-command-hint = conseil
terminal-command-log = journal
terminal-command-undo = annuler
terminal-command-why = pourquoi
terminal-command-rules = règles
terminal-command-more = suite
terminal-command-back = retour
terminal-command-play = jouer
terminal-command-quit = quitter

## Ce qui suit une commande

terminal-usage-help = -
terminal-usage-board = [LIEU]
terminal-usage-tickets = -
terminal-usage-route = -
terminal-usage-hint = -
terminal-usage-log = -
terminal-usage-undo = -
terminal-usage-why = COUP
terminal-usage-rules = [ID]
terminal-usage-more = -
terminal-usage-back = -
terminal-usage-play = COUP
terminal-usage-quit = -

terminal-help-help = cette page
terminal-help-board = toutes les routes, ou celles d’un lieu : numéro, longueur, couleur, propriétaire
terminal-help-tickets = vos cartes Destination
terminal-help-route = votre meilleur parcours jusqu’ici : son chemin et ses points
terminal-help-hint = ce qu’un bon bot ferait à votre place, et pourquoi
terminal-help-log = ce qui s’est passé jusqu’ici
terminal-help-undo = annuler votre dernière action, tant que rien n’a été révélé
terminal-help-rules = les règles, ou une seule par son identifiant
terminal-help-more = la page suivante d’un long menu
terminal-help-back = quitter un sous-menu ou une recherche
terminal-help-play = jouer un coup écrit en notation
terminal-help-quit = quitter la partie

terminal-help = Répondez par le numéro d’un choix. Tapez une partie du nom d’un lieu pour ne voir que les routes qui y passent. Vous pouvez aussi taper :

## Questions

terminal-ask = Votre réponse :
terminal-empty = Tapez le numéro de votre choix, ou { $help }.
terminal-no-such-number = Il n’y a pas de choix { $number } ; les numéros vont jusqu’à { $last }.
terminal-not-understood = « { $text } » n’est ni un choix ni un coup. Tapez { $help } pour voir ce qui est possible.
terminal-narrowed = Seulement avec « { $part } » :
terminal-more-choices =
    { $count ->
        [one] Encore { $count } choix : tapez { $more }, ou une partie du nom d’un lieu.
       *[other] Encore { $count } choix : tapez { $more }, ou une partie du nom d’un lieu.
    }
terminal-go-back = retour
terminal-why-allowed = Vous pouvez le faire maintenant.
terminal-hint = Ce à quoi un bon bot penserait à votre place :
terminal-hint-score =
    { $score ->
        [one] environ { $score } point
       *[other] environ { $score } points
    }
terminal-hint-win = { $percent } % de chances de gagner
terminal-hint-no-figures = Les chances et les points n’ont jamais été mesurés sur cette édition : ils ne sont donc pas indiqués.
terminal-no-such-rule = Il n’y a pas de règle « { $rule } ». { $rules } les montre toutes.
terminal-no-such-place = Aucune route n’a « { $part } » dans son nom.
terminal-tickets-draw = Pour piocher de nouvelles cartes Destination, choisissez { $number }.
terminal-undone = C’est annulé.
terminal-end-of-turn = Entrée pour continuer, { $undo } pour annuler :
terminal-quit-sure = Quitter la partie ? (o/n)
terminal-left = Vous avez quitté la partie.
terminal-input-ended = Plus rien à lire : la partie s’arrête ici.
terminal-bot-failed = { $name } a échoué ({ $fault }) ; son meilleur coup jusque-là, ou le premier permis, est joué à sa place.
terminal-curtain-close = Appuyez sur Entrée pour cacher vos cartes et passez l’appareil à { $name }.
terminal-curtain = Passez l’appareil à { $name }.
terminal-curtain-open = { $name }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
terminal-save = Garder l’enregistrement de la partie ? Nom du fichier, ou Entrée pour non :
terminal-save-no = Impossible d’écrire { $file } : le nom est pris ou impossible, ou son dossier n’existe pas ou est protégé.
terminal-saved = L’enregistrement est dans { $file }.

## Titres

terminal-opening-commitment = Tout le hasard de cette partie a été fixé avant le premier tirage. L’empreinte SHA-256 ci-dessous en est la preuve ; la graine (seed) et le sel (salt) seront révélés à la fin.
terminal-opening-players = À la table : { $names }.
terminal-opening-help = Tapez { $help } à tout moment, { $board } pour voir toutes les routes, { $rules } pour les règles.
terminal-setting-up = Mise en place
terminal-round = Tour de table { $number }
terminal-turns-left =
    { $count ->
        [one] Dernier tour de table : encore { $count } tour
       *[other] Dernier tour de table : encore { $count } tours
    }
terminal-since = Depuis votre dernier tour
terminal-log =
    { $count ->
        [one] Jusqu’ici ({ $count } événement)
       *[other] Jusqu’ici ({ $count } événements, le plus récent en dernier)
    }
terminal-game-over = La partie est terminée
terminal-winner = { $names } gagne.
terminal-winners = { $names } gagnent ensemble.
terminal-seed-told = Graine (seed) { $seed }, sel (salt) { $salt } : joints par un deux-points, ils ont l’empreinte SHA-256 qui a été montrée au début.
terminal-player = joueur
terminal-you = vous
terminal-first = commence
terminal-points = points
terminal-total = Total
terminal-step = Après l’étape { $step } sur { $last }

## San Francisco

terminal-sf-help-why = pourquoi une action est impossible, par exemple : why claim { $ex_claim }
terminal-sf-help-notation =
    Les coups en notation : draw · take { $ex_color } · claim { $ex_claim } · keep { $ex_tickets } · { $symbols ->
        [0] { "" }
       *[other] token { $ex_symbol } · place { $ex_symbol } { $ex_place } ·{ " " }
    }pass. Les numéros des routes sont sur le plateau.
terminal-sf-why-usage = Écrivez le coup à la suite, par exemple : why claim { $ex_claim }
terminal-sf-title = San Francisco
terminal-sf-goal =
    { $symbols ->
        [0] Prenez des routes avec des séries de cartes. Reliez par vos propres routes les deux lieux de chacune de vos cartes Destination secrètes et ayez le plus de points quand les cable cars viennent à manquer.
       *[other] Prenez des routes avec des séries de cartes. Reliez par vos propres routes les deux lieux de chacune de vos cartes Destination secrètes, ramassez des jetons touriste en chemin et ayez le plus de points quand les cable cars viennent à manquer.
    }
terminal-sf-own-map = Le plan et les cartes Destination sont de notre création ; ce ne sont pas ceux du jeu imprimé. Nous n’avons aucun lien avec son éditeur.
terminal-cars = cable cars
terminal-cards = cartes
terminal-tickets = destinations
terminal-tokens = jetons
terminal-face-up = Face visible
terminal-decks = Pioches
terminal-decks-count = cartes : { $deck }, défausse : { $discards }, destinations : { $tickets }
terminal-stacks = Jetons
terminal-set-aside = mis de côté : { $tokens }
terminal-your-hand = Votre main
terminal-your-tickets = Vos destinations
terminal-offered = Au choix
terminal-put-back = Vous avez rendu
terminal-done = réussie
terminal-count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-menu-draw = Piocher des cartes
terminal-menu-tickets = Destinations
terminal-menu-claim = Prendre une route
terminal-menu-place = Poser la pile « { $symbol } » sur
terminal-tokens-there = jetons : { $tokens }
terminal-pay = avec
terminal-ways-to-pay =
    { $count ->
        [one] { $count } paiement
       *[other] { $count } paiements
    }
terminal-how-to-pay = Comment payez-vous { $route } ?
terminal-route-number = n°
terminal-from-to = route
terminal-length = longueur et couleur
terminal-owner = propriétaire
terminal-board-legend =
    { $free ->
        [one] { $free } route sur { $all } est libre.
       *[other] { $free } routes sur { $all } sont libres.
    } Une route grise se paie avec une seule couleur au choix.

## Explore New York : certaines phrases remplacent celles d’en haut

terminal-ny-command-quit = quitter
terminal-ny-usage-board = [JOUEUR]
terminal-ny-help-board = les plans de la ville de tous, ou celui d’un joueur par son nom ou son numéro
terminal-ny-help-undo = annuler votre dernière action, tant que votre tour n’est pas fini
terminal-ny-help-why = pourquoi une action est impossible, par exemple : why link 3,4-4,4
terminal-ny-help = Répondez par le numéro d’un choix ; il figure aussi sur le plan. Tapez un carrefour, par exemple 3,4, pour ne voir que les routes qui y passent. Vous pouvez aussi taper :
terminal-ny-help-notation = Les coups en notation : discard 4a · block 4,5 · tourist circle · link 3,4-4,4 · end. Un bloc s’écrit avec les numéros en haut et à gauche du plan, un carrefour avec ceux en bas et à droite, et un lien avec les carrefours de ses deux bouts.
terminal-ny-more-choices =
    { $count ->
        [one] Encore { $count } choix : tapez { $more }, ou un carrefour.
       *[other] Encore { $count } choix : tapez { $more }, ou un carrefour.
    }
terminal-ny-why-usage = Écrivez le coup à la suite, par exemple : why link 3,4-4,4
terminal-ny-curtain-close = Appuyez sur Entrée pour cacher votre plan et passez l’appareil à { $name }.
terminal-ny-opening-help = Tapez { $help } à tout moment, { $board } pour voir les plans de tous, { $rules } pour les règles.
terminal-ny-title = Explore New York
terminal-ny-goal = À chaque tour, deux cartes désignent un bloc : amenez-y des touristes et tracez des liens le long des routes. À la fin, le meilleur parcours continu de vos liens rapporte des points pour les touristes, les attractions et les cafés qu’il longe.
terminal-ny-own-map = Le plan et les cartes sont de notre création ; ce ne sont pas ceux du jeu imprimé. Nous n’avons aucun lien avec son éditeur.
terminal-ny-house-mode = Vous jouez en solitaire, pour le meilleur score : un mode maison, à nous, que les livrets de règles n’ont pas.
terminal-ny-house-title = { $mode } (mode maison)
terminal-ny-turn = Tour { $number } sur { $last }
terminal-ny-blocks = blocs
terminal-ny-links = liens
terminal-ny-cafes-used = cafés utilisés
terminal-ny-best-route = meilleur parcours
terminal-ny-turn-cards = Cartes du Tour
terminal-ny-revealed = Révélées
terminal-ny-deck = Pioche
terminal-ny-deck-count =
    { $count ->
        [one] encore { $count } carte à venir
       *[other] encore { $count } cartes à venir
    }
terminal-ny-best-so-far = Meilleur parcours
terminal-ny-cafes = cafés
terminal-ny-legend-tourists = touristes
terminal-ny-legend-cafe = café
terminal-ny-legend-used = café utilisé
terminal-ny-legend-link = lien
terminal-ny-legend-turn = lien du dernier tour
terminal-ny-legend-route = lien du parcours, avec son rang
terminal-ny-legend-numbers = Numéros en haut et à gauche : blocs ; en bas et à droite : routes, pour les carrefours
terminal-ny-no-such-player = Personne ne s’appelle « { $part } ». À la table : { $names }.
terminal-ny-not-ended = { $name } n’a pas fini son tour ; voici son plan d’avant.
terminal-ny-no-route = Il n’y a pas encore de lien, donc pas de parcours.
terminal-ny-walk = Chemin
terminal-ny-passes = Longe
terminal-ny-then-fallback = ensuite : choix libre parmi tous les blocs vides
terminal-ny-then-many =
    { $count ->
        [one] ensuite : { $count } bloc au choix
       *[other] ensuite : { $count } blocs au choix
    }
terminal-ny-then-blocks = ensuite : { $blocks }
terminal-ny-menu-sides = Le long de votre bloc { $block }
terminal-ny-menu-on = Reliés à ce que vous avez tracé ce tour-ci
terminal-ny-menu-older = Reliés à vos autres liens
terminal-ny-menu-elsewhere = Ailleurs
terminal-ny-menu-others =
    { $count ->
        [one] Et encore { $count } : tapez le numéro inscrit sur sa route, ou un carrefour, par exemple { $example }.
       *[other] Et encore { $count } : tapez le numéro inscrit sur une route, ou un carrefour, par exemple { $example }.
    }
terminal-ny-cafe-there = café { $cafe }

## French Quarter : certaines phrases remplacent celles d’en haut

terminal-fq-command-map = plan
terminal-fq-command-sheet = feuille
terminal-fq-command-cards = cartes
terminal-fq-usage-map = -
terminal-fq-usage-sheet = -
terminal-fq-usage-cards = -
terminal-fq-help-map = votre plan de la ville, avec le sens de ses signes
terminal-fq-help-sheet = votre feuille, avec l’effet de chaque bonus
terminal-fq-help-cards = les cartes et les dés sur la table
terminal-fq-usage-board = [SECTION|JOUEUR]
terminal-fq-help-board = les cartes, le plan de la ville et la feuille de chacun ; ou une seule section (plan, feuille, cartes), ou celles d’un joueur par son nom ou son numéro. Le plan explique ses signes ; la feuille, l’effet de chaque bonus
terminal-fq-help-why = pourquoi une action est impossible, par exemple : why go { $ex_building }
terminal-fq-help =
    Répondez par le numéro d’un choix ; celui d’un bâtiment ou d’une rue figure aussi sur le plan. Ou tapez un mot : une partie du nom d’un bâtiment, { $ex_word } pour le dé « { $ex_die } », { $ex_mark } pour { $ex_activity }{ $choices ->
        [0] { "" }
       *[other] , + ou x pour le bonus ou le multiplicateur
    }, n e s o pour une direction, p pour renoncer. Ce qui ne convient qu’à un seul choix est fait aussitôt. Vous pouvez aussi taper :
terminal-fq-help-notation = Les coups en notation : { $ex_moves }.
terminal-fq-more-choices =
    { $count ->
        [one] Encore { $count } choix : tapez { $more }, ou une partie d’un nom.
       *[other] Encore { $count } choix : tapez { $more }, ou une partie d’un nom.
    }
terminal-fq-why-usage = Écrivez le coup à la suite, par exemple : why go { $ex_building }
terminal-fq-curtain-close = Appuyez sur Entrée pour cacher vos feuilles et passez l’appareil à { $name }.
terminal-fq-opening-help = Tapez { $help } à tout moment, { $board } pour voir les cartes et les feuilles de tous, { $rules } pour les règles.
terminal-fq-title = French Quarter
terminal-fq-goal =
    Prenez un dé et, avec lui, une carte : ses icônes cochent vos pistes, votre touriste se déplace et visite un bâtiment, et vous cartographiez ce bâtiment avec la valeur du dé. Les bâtiments cartographiés rapportent des points dans les rues des cinq activités{ $line_points ->
        [0] { "" }
       *[other] { " " }et là où passe la Second Line
    }.
terminal-fq-own-map = Les feuilles et les cartes sont de notre création ; ce ne sont pas celles du jeu imprimé. Nous n’avons aucun lien avec son éditeur.
terminal-fq-turn = Manche { $number } sur { $last }
terminal-fq-closed = { $street } est barrée
terminal-fq-tourist-at = touriste à
terminal-fq-mapped = cartographiés
terminal-fq-second-line = Second Line
terminal-fq-points-so-far =
    { $count ->
        [one] Jusqu’ici : { $count } point
       *[other] Jusqu’ici : { $count } points
    }
terminal-fq-without-vacation = (sans la carte Vacances)
terminal-fq-next-circle = dans { $count } : { $what }
terminal-fq-track-full = pleine
terminal-fq-no-circle = aucun cercle restant
terminal-fq-crossed-out = un cercle barré
terminal-fq-umbrellas = Ombrelles
terminal-fq-performers = Artistes
terminal-fq-top-row = en haut
terminal-fq-bottom-row = en bas
terminal-fq-track = piste
terminal-fq-line-row = rangée { $number } sur { $last }
terminal-fq-places = Lieux
terminal-fq-courtyards = cours { $seen }/{ $all } = { $points } ({ $more })
terminal-fq-gift-shops = boutiques de souvenirs
terminal-fq-vacation = Vacances
terminal-fq-bonuses = Bonus
terminal-fq-locked-value = la valeur { $value }
terminal-fq-steps =
    { $most ->
        [one] { $steps } espace
       *[other] { $steps } espaces
    }
terminal-fq-reach =
    { $count ->
        [one] { $count } bâtiment à portée
       *[other] { $count } bâtiments à portée
    }
terminal-fq-reach-none = nulle part où aller : une ombrelle
terminal-fq-menu-other-card = Jouer une autre carte avec ce dé ({ $bonus })
terminal-fq-menu-further = Plus loin, avec { $bonus }
terminal-fq-way =
    { $count ->
        [one] par { $street } jusqu’à { $across } : { $count } bâtiment à vous compte alors
       *[other] par { $street } jusqu’à { $across } : { $count } bâtiments à vous comptent alors
    }
terminal-fq-mayor-closes = Maire : { $street } est barrée.
terminal-fq-mayor-none = Maire : aucune rue n’est barrée.
terminal-fq-mayor-begins = Le maire commence.
terminal-fq-mayor-second = Vous commencez.
terminal-fq-mayor-order = Les dés du maire, du préféré au dernier : { $types }
terminal-fq-legend-courtyard = cour
terminal-fq-legend-gift-shop = boutique de souvenirs
terminal-fq-legend-riverwalk = { $riverwalk }
terminal-fq-legend-mapped = cartographié
terminal-fq-legend-start = points de départ
terminal-fq-legend-own-line = ligne personnelle
terminal-fq-legend-closed = barrée
terminal-fq-legend-boxes =
    cercles : { $bonus } bonus, { $multiplier } multiplicateur{ $choices ->
        [0] { "" }
       *[other] , { $choice } l’un des deux
    }{ $crossing ->
        [0] { "" }
       *[other] , { $crossed } barré
    }
terminal-fq-no-such-player = « { $part } » n’existe pas. À la table : { $names }. Sections : { $parts }.
terminal-fq-still = Ensuite :
terminal-fq-todo-travel = déplacement ({ $type })
terminal-fq-todo-building = icônes du bâtiment
terminal-fq-todo-map = le cartographier
terminal-fq-todo-other-performer = second artiste
terminal-fq-todo-neighbour = un bâtiment adjacent à { $building }
terminal-fq-todo-street-neighbour = un bâtiment adjacent à l’un de ceux sur { $street }
terminal-fq-todo-arrest = direction { $building }
terminal-fq-todo-own-line = ligne personnelle ({ $name })
terminal-fq-todo-parade = décompte de la ligne ({ $name })
