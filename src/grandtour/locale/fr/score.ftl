### `grandtour score` : feuilles de parties sur papier, ce qui ne peut pas y être et ce qu’elles valent.

## The answer

score-title = Parcours Final
score-title-of = Parcours Final : { $player }
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
score-so-far =
    La feuille compte { $played ->
        [one] { $played } tour
       *[other] { $played } tours
    } sur { $turns } : voici le score en l’état.
score-not-all =
    La feuille compte { $listed ->
        [one] { $listed } joueur
       *[other] { $listed } joueurs
    } sur { $players } : elle ne dit donc pas qui a gagné.
score-cars-left =
    Personne n’est descendu à { $cars ->
        [one] { $cars } cable car
       *[other] { $cars } cable cars
    }. Si tout le monde n’a pas passé, la partie continue : voici le score en l’état.
score-picture-written = L’image est dans { $file }.
score-template-written = La feuille vide est dans { $file }.

## A long search

score-searching =
    Recherche du meilleur parcours : { $best ->
        [one] { $best } point trouvé
       *[other] { $best } points trouvés
    }, { $bound } pas encore exclus, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }. Ctrl-C l’arrête.
score-stopped =
    Arrêt avant la preuve : le meilleur parcours vaut au moins { $best } et au plus { $bound ->
        [one] { $bound } point
       *[other] { $bound } points
    }.

## Impossible marks

score-troubles = La feuille porte des marques impossibles :
score-troubles-hint = Corrigez la feuille, ou comptez-la quand même avec { $option }.
score-anyway = Comptée quand même, malgré ces marques impossibles ; ce que le plan n’a pas est laissé de côté :
score-players = { $players } ne peut pas être le nombre de joueurs. Sont possibles { $known }.
score-anyway-table = Comptée quand même, malgré ces marques impossibles ; ce qui n’existe pas et ce que quelqu’un d’autre a déjà est laissé de côté :
score-near = Vouliez-vous dire « { $name } » ?
score-listed = Le nombre de joueurs est { $players }, mais la feuille en cite plus : { $listed }.
score-line = ligne { $line }
score-NY-C1-players = { score-players }
score-NY-C2-block = Le bloc { $block } n’existe pas. Sur ce plan de la ville, X va jusqu’à { $width } et Y jusqu’à { $height }, à partir de 1.
score-NY-C2-point = Le carrefour { $point } n’existe pas. Sur ce plan de la ville, X va jusqu’à { $width } et Y jusqu’à { $height }, à partir de 0.
score-NY-C3-corner = La route est arrondie en { $point } et n’y a pas de carrefour. Autour de ce coin, c’est un seul lien : { $link }.
score-NY-C3-road = Aucune route ne va tout droit du carrefour { $a } au carrefour { $b } : un lien relie deux carrefours voisins.
score-NY-C4-cafe = Il n’y a pas de café « { $cafe } ». Sur ce plan de la ville, il y a { $cafes }.
score-NY-K1-twice = { $cafe } est cité deux fois, mais ne sert qu’une fois.
score-NY-K1-far = { $cafe } ne peut pas avoir servi : aucun lien ne finit en { $point }.
score-NY-K1-unmarked = Un lien finit en { $point }, donc { $cafe } a servi, mais il n’est pas cité.
score-NY-K1-unused = Le bloc { $block } ne peut pas avoir { $tourists }, sauf s’ils viennent d’un café qui n’a pas servi.
score-NY-L1-apart = Trop de liens, tels qu’ils sont placés : { $links }. Chaque tour donne un lien, plus un pour chaque + ; un second lien dans un tour doit être rattaché à un lien le long du bloc de ce tour (paires de ce genre nécessaires : { $needed }, possibles ici : { $pairs } au plus).
score-NY-L1-few = Trop peu de liens : { $links }. Chaque tour en trace au moins un (tours sur la feuille : { $turns }).
score-NY-L3-many = Trop de liens : { $links }, mais { $most } au plus sont possibles. Chaque tour en trace deux au plus (tours sur la feuille : { $turns }), et les symboles + en ajoutent { $plus } au plus.
score-NY-L3-cards = Avec des cartes qui amènent ces touristes, le nombre de liens ne peut pas être { $links } : il ne va pas avec leurs symboles +.
score-NY-L4-twice = Le lien { $link } est là deux fois, d’abord en { $first }, mais chaque route n’en porte qu’un.
score-NY-P1-tourists = Le bloc { $block } ne peut pas avoir { $tourists } : il n’y a pas deux cartes qui y mènent et amènent juste ceux-là, avec ou sans les cafés utilisés.
score-NY-P1-together = Chaque bloc seul pourrait avoir ses touristes, mais pas les { $blocks } ensemble : chaque carte ne sert qu’à un tour, et chaque café utilisé envoie ses deux vers un seul bloc.
score-NY-P2-no-fallback = Le bloc { $block } ne peut pas avoir { $tourists } : un touriste seul ne vient qu’avec un choix libre, quand tous les blocs où mènent les deux cartes sont pris, et ici il en reste toujours un de libre.
score-NY-S2-blocks =
    Trop de blocs : { $blocks }. La partie a { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } (joueurs : { $players }), avec un bloc à chacun.
score-NY-S2-misprint = Trop de blocs : { $blocks }. Les règles imprimées annoncent autant de tours pour ce nombre de joueurs ({ $players }), mais c’est une coquille : les cartes qu’elles font distribuer suffisent pour moins de tours ({ $turns }), avec un bloc à chacun. Le nombre pour trois joueurs et celui pour deux ou quatre ont été intervertis.

## Impossible marks: San Francisco

score-SF-C1-players = { score-players }
score-SF-C1-listed = { score-listed }
score-SF-C1-symbol = Il n’y a pas de jeton touriste « { $name } ». Les symboles sont { $known }.
score-SF-C1-no-tokens = Cette édition n’a pas de jetons touriste. Retirez « tokens ».
score-SF-C1-ticket = Aucune carte Destination ne relie { $a } et { $b }.
score-SF-C1-ticket-number = Il n’y a pas de carte Destination { $name }. Leurs numéros vont de 0 à { $last }.
score-SF-C1-ticket-twice = La carte { $a } – { $b } est là deux fois, d’abord en { $first }, mais il n’y en a qu’une.
score-SF-C1-ticket-other = { $owner } a aussi la carte { $a } – { $b }, mais il n’y en a qu’une.
score-SF-C2-location = Sur ce plan, il n’y a pas de lieu « { $name } ».
score-SF-C2-no-route = Aucune route ne relie directement { $a } et { $b }.
score-SF-C2-color = Entre { $a } et { $b }, il n’y a pas de route de couleur « { $name } ». Il y a : { $known }.
score-SF-C2-route-number = Il n’y a pas de route { $name }. Leurs numéros vont de 0 à { $last }.
score-SF-R1-owned = { $a } – { $b } est déjà prise, par { $owner }.
score-SF-R1-cars = Ces routes demandent trop de cable cars : { $spaces }. Chacun en a { $cars }.
score-SF-R3-own-twin = Les deux routes de la route double { $a } – { $b } ont le même propriétaire, ce qui est impossible.
score-SF-R3-closed = Les deux routes de la route double { $a } – { $b } sont prises. Le nombre de joueurs est { $seats } : la seconde était donc fermée.
score-SF-R5-twice = Le jeton est là deux fois : { $symbols }. Personne ne prend un symbole qu’il a déjà.
score-SF-R5-claims = Trop de jetons : { $tokens }. Une route en rapporte un au plus (routes sur la feuille : { $routes }).
score-SF-R5-reach = Trop de jetons : { $tokens }. Où que les piles aient été posées, ces routes mènent à { $most } d’entre elles au plus.
score-SF-S1-stack = Trop de jetons d’un même symbole ({ $symbols }) : { $taken }. Sa pile en avait { $height } au plus.
score-SF-S3-few = Trop peu de cartes Destination : { $tickets }. Chacun en garde au moins { $least } au début et n’en rend aucune.
score-SF-S4-stacks =
    Chacun de ces symboles a été pris plus souvent que les piles basses ne le permettent ({ $lower ->
        [one] { $lower } jeton
       *[other] { $lower } jetons
    }) : { $symbols }. Mais le nombre de piles plus hautes était seulement : { $stacks }.

## Impossible marks: French Quarter

score-FQ-C1-players = { score-players }
score-FQ-C1-listed = { score-listed }
score-FQ-M1-building = Sur ce plan de la ville, il n’y a pas de bâtiment « { $name } ».
score-FQ-A2-mapped = Trop de bâtiments cartographiés : { $mapped }. Les tours d’une partie, la piste des artistes et vos bonus en cartographient { $most } au plus.
score-FQ-P1-neighbour = { $building } porte { $value } et son voisin { $neighbour } porte { $there } : deux valeurs voisines diffèrent de 1 au plus.
score-FQ-P3-w = Trop de W : { $written }. Vos bonus en permettent { $unlocked }.
score-FQ-V2-courtyard = { $building } n’est pas une cour. Les cours sont { $known }.
score-FQ-V2-twice = { $building } est là deux fois, mais une cour ne se coche qu’une fois.
score-FQ-I1-boxes =
    Trop d’ombrelles : { $marks }. Leur piste a { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }.
score-FQ-I1-few = Trop peu d’ombrelles : { $marks }. Les rangées de la Second Line et la piste des artistes en rapportent déjà { $least }.
score-FQ-I2-boxes =
    Trop de cases cochées ({ $activity }) : { $marks }. La piste a { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    } à cocher.
score-FQ-I3-choices = Piste « { $activity } » : il n’y a pas autant de choix que de cercles cochés qui montrent un bonus et un multiplicateur. Il en faut { $asked }, pas { $told }.
score-FQ-I4-performer = Il n’y a pas d’artiste « { $name } ». Les artistes sont { $known }.
score-FQ-I4-twice = Cette rangée a deux fois le même artiste : { $performer }.
score-FQ-I4-bottom = La rangée du bas a un artiste que celle du haut n’a pas : { $performer }. Celle du haut se coche d’abord.
score-FQ-L3-boxes = Trop de cases de la Second Line : { $marks }. La piste en a { $boxes }.
score-FQ-L3-many = Trop de cases de la Second Line : { $marks }. Un bâtiment cartographié en coche une par manche au plus (bâtiments : { $mapped }, manches : { $rounds }).
score-FQ-BM-A-none = Un bonus vous a donné un artiste, mais aucun n’est coché.
score-FQ-BP-A-square = Piste « { $activity } » : la case { $box } est un carré, et seuls des cercles sont barrés.
score-FQ-BP-A-many = Piste « { $activity } » : trop de cercles sont barrés, { $told }. Vos bonus en barrent { $unlocked }.
score-FQ-BP-A-few = Piste « { $activity } » : trop peu de cercles sont barrés, { $told }. Vos bonus en barrent { $unlocked }.
score-FQ-R2-few = Trop peu de cases cochées sur les pistes d’activités : { $marks }. Les jokers de vos ombrelles et la piste des artistes en rapportent déjà { $least }.
score-FQ-R6-next = Piste « { $activity } » : la case { $box } ne peut pas être barrée, car avant elle un cercle n’est ni coché ni barré.
score-FQ-R35-visits = { $riverwalk } : trop de visites, { $marks }. Il s’en coche { $boxes } au plus.
score-FQ-R35-none = Des visites à un Riverwalk sont cochées ({ $marks }), mais le plan de cette édition n’en a pas.
score-FQ-Y2-mayor = Le mode solo se joue toujours avec la variante du maire.
score-FQ-Y3-card = Il n’y a pas de carte Vacances « { $name } ».
score-FQ-Y3-missing = Avec Tourisme, chacun a une carte Vacances, mais ici aucune n’est citée.
score-FQ-Y3-no-tourism = Les cartes Vacances comme { $card } font partie de Tourisme, et cette partie s’est jouée sans.
score-FQ-Y3-other = { $owner } a aussi la carte Vacances { $card }, mais il n’y en a qu’une.

## The picture

score-picture-about =
    Un plan de la ville avec { $blocks ->
        [one] { $blocks } bloc marqué
       *[other] { $blocks } blocs marqués
    }, { $links ->
        [one] { $links } lien tracé
       *[other] { $links } liens tracés
    } et le meilleur parcours par ces carrefours : { $route }. Il vaut { $total }.
score-picture-route = le meilleur parcours, de A à B
score-picture-loop = le meilleur parcours, de A à A
score-picture-drawn = tracé, hors parcours
score-picture-used = café utilisé
score-picture-point = carrefour X,Y, à partir de 0
score-picture-pale = pâle : hors parcours
score-picture-own = Plan de notre cru
score-picture-anyway = Comptée malgré des marques impossibles sur la feuille : { $count }. Ce que le plan de la ville n’a pas est laissé de côté.

## The empty sheet

score-template-head = Une feuille pour { $edition }. Remplissez-la, puis comptez-la ainsi :
score-template-players = Combien vous étiez à jouer : { $players }. Le nombre de tours en dépend.
score-template-player = À qui est la feuille, si vous voulez :
score-template-links = Les liens que vous avez tracés. Un carrefour s’écrit X,Y : combien de blocs il a à sa gauche et au-dessus de lui. De l’un au suivant il y a un lien ; une ligne peut en enchaîner plusieurs. Autour d’un coin arrondi c’est un seul lien, ici { $corner }.
score-template-cafes = Les cafés utilisés, par leur id ou par leur carrefour. Sans cette ligne, ce sont ceux que touchent vos liens.
score-template-blocks = Les blocs avec vos touristes : X depuis la gauche, Y depuis le haut. Toutes ces lignes disent la même chose :

## The empty sheet: San Francisco

score-template-SF-players = Combien vous étiez à jouer : { $players }. Les joueurs absents ci-dessous ne sont pas comptés, et alors il n’est pas dit qui a gagné.
score-template-SF-routes =
    routes : toutes les routes que vous avez prises, chacune par ses deux lieux.{ $doubles ->
        [0] { "" }
       *[other] { " " }Pour une route double, vous pouvez ajouter la couleur ({ $colors }).
    }
score-template-SF-places = Les lieux : { $places }.
score-template-SF-tickets = tickets : toutes les cartes Destination que vous avez gardées, par leurs deux lieux. Le calcul dit lesquelles sont réussies.
score-template-SF-tokens = tokens : vos jetons touriste, parmi { $symbols }.

## The empty sheet: French Quarter

score-template-FQ-players = Combien vous étiez à jouer : { $players }. Écrivez ci-dessous autant de feuilles que vous voulez ; avec toutes, on sait qui a gagné.
score-template-FQ-tourism = Si vous avez joué avec Tourisme :
score-template-FQ-boxes = Cases que vous avez cochées : ombrelles (sur { $umbrellas }), Second Line (sur { $line }).
score-template-FQ-visits = Visites que vous avez cochées à { $riverwalk } (sur { $visits }).
score-template-FQ-courtyards = Cours que vous avez visitées : { $courtyards }.
score-template-FQ-performers = Artistes cochés dans les deux rangées : { $performers }.
score-template-FQ-vacation = Votre carte Vacances : { $cards }.
score-template-FQ-tracks =
    Les cinq pistes : combien de cases vous avez cochées.{ $choices ->
        [0] { "" }
       *[other] { " " }S’il y a parmi elles un cercle qui montre un bonus et un multiplicateur, dites ce que vous avez pris, dans l’ordre.
    }{ $crossing ->
        [0] { "" }
       *[other] { " " }Un cercle barré par un bonus s’indique par sa case, à partir de 1, et ne se compte pas.
    }
score-template-FQ-mapped =
    Vos bâtiments cartographiés avec leurs valeurs{ $letters ->
        [0] { "" }
       *[other] , ou avec W
    }. Ôtez le # placé devant les vôtres.
