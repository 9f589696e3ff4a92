### `grandtour score` : la feuille d’une partie sur papier, ce qui ne peut pas y être et son meilleur parcours.

## The answer

score-title = Parcours Final
score-title-of = Parcours Final de { $player }
score-route =
    { $count ->
        [one] Le meilleur parcours, { $count } lien :
       *[other] Le meilleur parcours, { $count } liens :
    }
score-route-part =
    { $count ->
        [one] Le meilleur parcours trouvé jusqu’ici, { $count } lien :
       *[other] Le meilleur parcours trouvé jusqu’ici, { $count } liens :
    }
score-no-route = Aucun lien n’est tracé, il n’y a donc pas de parcours.
score-total = Total
score-so-far = La feuille compte { $played } tours sur { $turns } : voici le score en l’état.
score-picture-written = L’image est dans { $file }.
score-template-written = La feuille vide est dans { $file }.

## A long search

score-searching = Recherche du meilleur parcours : { $best } points trouvés, { $bound } pas encore exclus, { $steps } étapes. Ctrl-C l’arrête.
score-stopped = Arrêt avant la preuve : le meilleur parcours vaut au moins { $best } et au plus { $bound } points.

## Marks that cannot be

score-troubles = La feuille porte des marques impossibles :
score-troubles-hint = Corrigez la feuille, ou comptez-la quand même avec { $option }.
score-anyway = Comptée quand même, avec ces marques impossibles ; ce que la carte n’a pas est laissé de côté :
score-line = ligne { $line }
score-NY-C1-players = { $players } ne peut pas être le nombre de joueurs. Sont possibles { $known }.
score-NY-C2-block = Le bloc { $block } n’existe pas. Sur cette carte, X va jusqu’à { $width } et Y jusqu’à { $height }, à partir de 1.
score-NY-C2-point = Le carrefour { $point } n’existe pas. Sur cette carte, X va jusqu’à { $width } et Y jusqu’à { $height }, à partir de 0.
score-NY-C3-corner = La route est arrondie en { $point } et n’y a pas de carrefour. Autour de ce coin, c’est un seul lien : { $link }.
score-NY-C3-road = Aucune route ne va tout droit de { $a } à { $b } : un lien relie deux carrefours voisins.
score-NY-C4-cafe = Il n’y a pas de café « { $cafe } ». Sur cette carte il y a { $cafes }.
score-NY-K1-twice = { $cafe } est cité deux fois, mais ne sert qu’une fois.
score-NY-K1-far = { $cafe } ne peut pas avoir servi : aucun lien ne finit en { $point }.
score-NY-K1-unmarked = Un lien finit en { $point }, donc { $cafe } a servi, mais il n’est pas cité.
score-NY-K1-unused = Le bloc { $block } ne peut pas avoir { $tourists }, sauf s’ils viennent d’un café qui n’a pas servi.
score-NY-L1-apart = Là où ils sont, { $links } liens sont trop. En dehors d’un par tour et des symboles +, ils vont par paires : un côté du bloc du tour et un lien qui le touche (paires nécessaires : { $needed }, possibles ici : { $pairs } au plus).
score-NY-L1-few = Trop peu de liens : { $links }. Chaque tour en trace au moins un (tours sur la feuille : { $turns }).
score-NY-L3-many = Trop de liens : { $links }, mais { $most } au plus sont possibles. Chaque tour en trace deux au plus (tours sur la feuille : { $turns }), et les symboles + en ajoutent { $plus } au plus.
score-NY-L3-cards = Avec des cartes qui amènent ces touristes, le nombre de liens ne peut pas être { $links } : il ne va pas avec leurs symboles +.
score-NY-L4-twice = Le lien { $link } est là deux fois, d’abord en { $first }, mais chaque route n’en porte qu’un.
score-NY-P1-tourists = Le bloc { $block } ne peut pas avoir { $tourists } : il n’y a pas deux cartes qui y mènent et amènent juste ceux-là, avec ou sans les cafés utilisés.
score-NY-P1-together = Chaque bloc seul pourrait avoir ses touristes, mais pas les { $blocks } ensemble : chaque carte ne sert qu’à un tour, et chaque café utilisé envoie ses deux vers un seul bloc.
score-NY-P2-no-fallback = Le bloc { $block } ne peut pas avoir { $tourists } : pour un touriste seul, il faut que tous les blocs où mènent deux cartes soient pris, et ici il en reste toujours un.
score-NY-S2-blocks = Trop de blocs : { $blocks }. La partie a { $turns } tours (joueurs : { $players }), avec un bloc à chacun.

## The picture

score-picture-about = Une carte avec { $blocks } blocs marqués, { $links } liens tracés et le meilleur parcours par ces carrefours : { $route }. Il vaut { $total }.
score-picture-route = le meilleur parcours, de A à B
score-picture-loop = le meilleur parcours, de A à A
score-picture-drawn = tracé, hors parcours
score-picture-used = café utilisé
score-picture-pale = pâle : hors parcours
score-picture-own = Carte de notre cru

## The empty sheet

score-template-head = Une feuille de { $edition }. Remplissez-la, puis comptez-la ainsi :
score-template-players = Combien vous étiez à jouer : { $players }. Le nombre de tours en dépend.
score-template-player = À qui est la feuille, si vous voulez :
score-template-links = Les liens que vous avez tracés. Un carrefour s’écrit X,Y : combien de blocs il a à sa gauche et au-dessus de lui. De l’un au suivant il y a un lien ; une ligne peut en enchaîner plusieurs. Autour d’un coin arrondi c’est un seul lien, ici { $corner }.
score-template-cafes = Les cafés utilisés, par leur id ou par leur carrefour. Sans cette ligne, ce sont ceux que touchent vos liens.
score-template-blocks = Les blocs avec vos touristes : X depuis la gauche, Y depuis le haut. Toutes ces lignes disent la même chose :
