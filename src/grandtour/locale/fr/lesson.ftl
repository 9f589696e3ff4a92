### Ce que dit l’enseignante des trois leçons. Les notes sont dans le fichier anglais.

lesson-not-now = Les règles le permettent, mais la leçon prend ici un autre chemin. Suivez ce qui est mis en évidence.
lesson-no-undo = La leçon commence ici : il n’y a pas d’étape où revenir.

## San Francisco

lesson-sf-name-0 = Mara
lesson-sf-name-1 = Theo
lesson-sf-who = Vous êtes Mara. Theo joue contre vous.

lesson-sf-title-tickets = Une carte Destination pour commencer
lesson-sf-keep = Gardez seulement The Embarcadero – Potrero Hill. Si vos routes relient les deux lieux avant la fin, cette carte rapporte ses points ; sinon, elle vous les fait perdre.
lesson-sf-keep-help = L’autre carte vaut plus, mais elle traverse toute la ville. Vous pourrez en piocher d’autres plus tard.
lesson-sf-keep-not = Vous pouvez la garder, mais une carte Destination manquée vous coûte ses points. Commencez par la courte seule.

lesson-sf-title-cards = Des cartes pour une route
lesson-sf-take = Votre chemin passe par South Beach, et sa première route a trois cases noires. Prenez la carte noire visible.
lesson-sf-take-help = À votre tour, vous faites une chose parmi trois : prendre deux cartes, prendre une route ou piocher des cartes Destination.
lesson-sf-draw = On prend deux cartes par tour, et aucune autre carte visible ne vous aide. Piochez la seconde sans la voir.
lesson-sf-draw-not = Vous pourriez la prendre, mais elle ne sert à rien pour une route noire. Tentez la pioche.
lesson-sf-take-ferry = Une carte Ferry remplace n’importe quelle couleur. Prenez celle qui est visible : votre tour s’arrête là, mais vous avez de quoi payer votre route.
lesson-sf-take-ferry-help = Une carte Ferry venue de la pioche est une carte comme une autre. Seule une carte Ferry visible compte pour deux.
lesson-sf-take-ferry-not = Ce serait possible, mais Theo pourrait alors prendre la carte Ferry, justement celle qu’il vous faut.

lesson-sf-title-route = Votre première route
lesson-sf-claim = Prenez South Beach – Potrero Hill et payez avec deux cartes noires et la carte Ferry. Trois de vos cable cars s’y posent, et 4 points sont à vous aussitôt.
lesson-sf-claim-help = Plus la route est longue, plus chaque case rapporte : 1 point pour une case, 4 pour trois, 10 pour cinq.
lesson-sf-claim-not = Vous pourriez payer cette route aussi, mais elle ne fait pas avancer votre carte Destination. Prenez South Beach – Potrero Hill.
lesson-sf-token = Des touristes attendent aux deux bouts, et une route donne un jeton que vous n’avez pas encore. Prenez la théière : South Beach n’a que celle-ci.
lesson-sf-token-help = À la fin, vos jetons différents comptent ensemble. Deux rapportent 1 point, les sept en rapportent 12.
lesson-sf-token-not = La maison peut attendre, car Potrero Hill en a une seconde. La théière partira peut-être bientôt.

lesson-sf-title-join = La carte Destination réussie
lesson-sf-take-red = South Beach et The Embarcadero sont séparés de deux cases, et une des deux routes est rouge. Vous avez une carte rouge : prenez-en une autre.
lesson-sf-second = Une carte Ferry est apparue, mais une carte Ferry visible ne se prend qu’en premier. Prenez une carte bleue et commencez à réunir cette couleur.
lesson-sf-join = Prenez The Embarcadero – South Beach avec vos deux cartes rouges. Votre carte Destination est alors réussie, et vous gagnez un crabe en prime.
lesson-sf-join-help = C’est une route double. À deux joueurs, une seule de la paire peut être prise : la verte est donc fermée.
lesson-sf-join-not = Vous pourriez payer cette route, mais avec la rouge, votre carte Destination est réussie. Prenez-la avant Theo.

lesson-sf-title-second-ticket = Une deuxième carte Destination
lesson-sf-tickets = Votre carte Destination est acquise, et il vous reste presque tous vos cable cars. Piochez des cartes Destination : cela prend tout votre tour, et vous en gardez au moins une.
lesson-sf-keep-one = Gardez seulement Alcatraz – South Beach. Vous êtes déjà à The Embarcadero, et il ne manque qu’une route Ferry.
lesson-sf-keep-one-not = Vous pourriez la garder, mais elle mène de l’autre côté. Prenez celle qui est presque réussie.
lesson-sf-take-blue = La route vers Alcatraz est grise et longue de quatre cases : trois cartes d’une couleur et, pour son symbole, une vraie carte Ferry. Prenez votre troisième carte bleue.
lesson-sf-draw-ferry = Theo a pris la carte Ferry qui était là. Piochez sans voir, en espérant en tirer une autre.
lesson-sf-claim-ferry = C’est une carte Ferry. Prenez Alcatraz – The Embarcadero avec trois cartes bleues et cette carte Ferry : 7 points, un jeton et votre deuxième carte Destination.
lesson-sf-claim-ferry-not = Vous pourriez la payer, mais vous perdriez les cartes pour Alcatraz. Prenez la route Ferry.

lesson-sf-title-end = Le dernier tour de table
lesson-sf-last-token = Huit tours plus tard, vous avez six jetons différents et quatre cable cars. Prenez Golden Gate Bridge – Presidio en rouge : le septième jeton est à vous et, comme il ne vous reste que deux cable cars, le dernier tour de table commence.
lesson-sf-last-token-not = C’est possible, mais le septième jeton vaut plus. Il est à Golden Gate Bridge.
lesson-sf-last-turn = Theo a joué son dernier tour, et voici le vôtre. Prenez une route d’une case : Fort Mason – Lombard Street ou Civic Center – Union Square.

lesson-sf-title-score = Le décompte
lesson-sf-done =
    Vous gagnez par { $you ->
        [one] { $you } point
       *[other] { $you } points
    } à { $other }. Vos deux cartes Destination et les sept jetons comptent, tandis que Theo paie pour une carte qu’il n’a pas réussie.

## Explore New York

lesson-ny-name-0 = Max
lesson-ny-name-1 = Lina
lesson-ny-who = Vous êtes Max. Lina joue sur son propre plan de la ville.

lesson-ny-title-cards = Deux cartes pour tous
lesson-ny-discard = Trois cartes sont révélées, et le premier joueur, vous pour l’instant, en défausse une. Défaussez le * : Lina et vous jouez tous deux avec le 4 et le 5.
lesson-ny-discard-not = Vous pouvez défausser n’importe laquelle, mais cette leçon se joue avec le 4 et le 5. Défaussez le *.
lesson-ny-block = Les nombres 4 et 5 désignent deux blocs, (4,5) et (5,4). Choisissez (4,5), Times Square : les touristes des deux cartes y vont.
lesson-ny-block-help = Le premier nombre se compte depuis la gauche, le second depuis le haut.
lesson-ny-block-not = Les cartes désignent aussi ce bloc, et Lina le prendra. Choisissez Times Square, qui est lui-même une attraction.

lesson-ny-title-links = Vos premiers liens
lesson-ny-side = À la fin, seul compte ce qui borde votre parcours. Tracez un premier lien du côté droit de Times Square : il longe aussi le Yankee Stadium.
lesson-ny-side-not = Un lien peut aller là, mais ce serait le seul. Un lien le long de votre bloc vous en permet un second.
lesson-ny-extend = Un second lien peut partir de l’une ou l’autre extrémité du premier. Continuez tout droit vers le bas, le long du Bronx Zoo.
lesson-ny-extend-help = Chaque bloc jaune sur votre parcours rapporte 6 points, chaque café 3. Les blocs gris rapportent d’autant plus qu’ils sont nombreux.
lesson-ny-extend-not = Il irait là aussi. Dans cette leçon, votre parcours descend le long du Bronx Zoo.
lesson-ny-end = Lina ne voit vos liens que lorsque vous finissez votre tour, et jusque-là vous pouvez les annuler. Finissez le tour.

lesson-ny-title-cafe = Un café et un +
lesson-ny-block-again = Les liens de Lina ont atteint un café, et ses deux touristes ont rejoint ceux de son bloc. Les cartes sont maintenant 4 et 2 : choisissez (4,2).
lesson-ny-side-again = Tracez un lien du côté droit de (4,2). Il est aligné sur les premiers, ils pourront donc se rejoindre.
lesson-ny-cafe = Tournez à droite à l’extrémité du haut, où se trouve un café. Son carré et son triangle vont aussitôt dans votre bloc, mais cette fois seulement.
lesson-ny-plus = Le + du 2 veut dire un troisième lien pour tous, sur n’importe quelle route. Continuez vers le bas, entre (4,3) et (5,3).
lesson-ny-plus-not = Pour le +, toute route libre convient. Dans cette leçon, il rapproche vos deux morceaux.
lesson-ny-end-again = Il y a maintenant quatre touristes en (4,2), dont deux du café. Finissez le tour.

lesson-ny-title-line = Une longue ligne
lesson-ny-discard-again = Vous êtes de nouveau premier joueur. Défaussez le 4 : 3 et 6 désignent alors (3,6), une attraction rouge tout près de votre parcours.
lesson-ny-barclays = Choisissez (3,6), le Barclays Center. Une couleur compte ses touristes fois ses attractions sur le parcours : cercles et blocs rouges se valorisent donc entre eux.
lesson-ny-right-side = Tracez un lien du côté droit du Barclays Center, pour qu’il soit sur votre parcours.
lesson-ny-corner = Tournez sous (4,6) : vous y retrouvez le bout de vos premiers liens. Un lien rattaché vaut mieux qu’un lien isolé.
lesson-ny-gap = Le 6 porte un +, il y a donc un troisième lien, et votre ligne a encore un trou. Comblez-le entre (4,4) et (5,4).
lesson-ny-gap-help = Votre parcours est une ligne sans trou, et aucun lien n’y est deux fois. Les liens qu’il n’atteint pas ne rapportent rien.
lesson-ny-end-line = Tout ce que vous avez tracé ne fait plus qu’une ligne. Finissez le tour.

lesson-ny-title-last = Le dernier tour
lesson-ny-same-number = Quatre tours plus tard, les dernières cartes sont deux 2. Deux nombres égaux désignent un seul bloc : choisissez (2,2).
lesson-ny-same-number-help = Si vous avez des touristes dans tous les blocs désignés, vous choisissez n’importe quel bloc vide. Vous n’avez alors qu’un touriste et un lien.
lesson-ny-museum = Tracez un lien du côté haut de (2,2). En face se trouve le Whitney Museum, une troisième attraction bleue.
lesson-ny-join = Rattachez-le maintenant à votre ligne, le long de l’Empire State Building. C’est votre deuxième bloc gris, et deux rapportent 12 points.
lesson-ny-end-last = Le paquet est épuisé. Finissez le tour, et les parcours sont comptés.

lesson-ny-title-score = Le Parcours Final
lesson-ny-done =
    La meilleure ligne de vos liens rapporte { $you ->
        [one] { $you } point
       *[other] { $you } points
    }, celle de Lina { $other }. Le rouge seul vous en donne 24 : huit cercles fois trois attractions rouges.

## French Quarter

lesson-fq-name-0 = Clara
lesson-fq-name-1 = Louis
lesson-fq-who = Vous êtes Clara. Louis parcourt les mêmes rues sur son propre plan de la ville.

lesson-fq-title-die = Un dé et sa carte
lesson-fq-take = Un dé vous apporte, dans cet ordre, les icônes de sa carte, un déplacement, les icônes du bâtiment et un nombre pour le plan. Prenez le dé « Calèche », un 4 : sa carte a une ombrelle et Mysticisme.
lesson-fq-take-not = Vous pouvez prendre ce dé, mais la carte « Calèche » a deux icônes et vous mène plus loin. Prenez le dé « Calèche ».
lesson-fq-go = La Calèche avance d’un à trois espaces. Allez à Bayou Oyster Bar : vous y gagnez Cuisine et une ombrelle, et vous écrivez le 4 sur votre plan.
lesson-fq-go-not = Vous y arriveriez aussi, mais deux icônes attendent à Bayou Oyster Bar. Allez-y.

lesson-fq-title-chain = Une chose en amène une autre
lesson-fq-take-walk = Prenez le dé « À pied », un 5. L’ombrelle de sa carte est votre troisième, et chaque troisième ombrelle vous donne un joker.
lesson-fq-wild = Un joker coche l’activité de votre choix. Cochez Cuisine : avec l’icône Cuisine qui reste sur la carte, vous atteignez un cercle.
lesson-fq-wild-not = Toute activité peut être cochée, mais seule Cuisine vous mène maintenant à un cercle.
lesson-fq-circle = Ce cercle vous donne un bonus ou un multiplicateur. Prenez le bonus : il vous fait cartographier aussitôt un bâtiment de plus sur Decatur St.
lesson-fq-circle-help = Un multiplicateur compte à la fin, pour chaque bâtiment que vous avez cartographié dans la rue de l’activité.
lesson-fq-circle-not = Le multiplicateur rapporterait à la fin. Prenez cette fois le bonus, pour voir ce qu’il fait.
lesson-fq-free-map = Avec ce bonus, vous choisissez le nombre, mais deux voisins diffèrent de 1 au plus. Écrivez un 4 dans Moonmoss Apothecary, à côté du 4 de Bayou Oyster Bar.
lesson-fq-free-map-not = Le nombre y conviendrait aussi. Dans cette leçon, le 4 va dans Moonmoss Apothecary.

lesson-fq-title-map = Ce qui convient à côté
lesson-fq-beside = La carte est résolue ; vient maintenant le déplacement du dé « À pied ». Allez à Thirteen Candles Curios : un 5 convient à côté du 4 de Bayou Oyster Bar.
lesson-fq-beside-help = Un nombre qui ne convient pas n’est pas écrit, et vous gagnez une ombrelle à la place.
lesson-fq-beside-not = Vous pourriez y aller à pied, mais le nombre compte aussi. À Thirteen Candles Curios, votre 5 convient.

lesson-fq-title-line = La Second Line
lesson-fq-socialize = Une nouvelle manche, et personne n’a encore le dé « Rencontres ». Prenez-le, un 5 : la personne qui l’a mène la Second Line à la fin de la manche.
lesson-fq-socialize-not = Ce dé est libre, mais c’est avec « Rencontres » que vous décidez où va la Second Line.
lesson-fq-courtyard = « Rencontres » avance d’un espace exactement. Allez à Four Cousins Courtyard : le 5 convient, et chaque nouvelle cour vaut plus que la précédente.
lesson-fq-riverboat = Prenez le dé « Bateau », un 4. Il vous mène à tout bâtiment de Decatur St ou de N Front St, aussi loin soit-il.
lesson-fq-gift-shop = Allez à Gator Grin Gift Shop et écrivez-y le 4. Une fois les deux boutiques de souvenirs cartographiées, leurs nombres deviennent des points.
lesson-fq-gift-shop-not = Le bateau s’y arrête aussi. La boutique de souvenirs vaut mieux : son nombre peut devenir des points.
lesson-fq-advance = La Second Line attend au bout est de Royal St. Menez-la vers l’ouest : deux de vos bâtiments cartographiés bordent ce tronçon, et chacun est un point.
lesson-fq-advance-help = Tout ce que la ligne a longé compte de nouveau chaque fois qu’elle avance. Les bâtiments cartographiés tôt rapportent donc souvent.
lesson-fq-advance-not = La ligne pourrait y aller, mais elle longerait moins de vos bâtiments. Allez vers l’ouest.

lesson-fq-title-last = La dernière manche
lesson-fq-last-socialize = Le défilé vous a rapporté 2 points, et cinq manches plus tard la dernière a commencé. Prenez le dé « Rencontres », un 4, pour mener encore une fois la Second Line.
lesson-fq-no-fit = Allez à Leaky Pirogue Po’boys pour Cuisine et un tuba. Le 4 ne convient pas à côté du 1 de Lone Widow Courtyard, et vous gagnez donc une ombrelle à la place.
lesson-fq-last-carriage = Prenez le dé « Calèche », un 2. Ses trois espaces suffisent tout juste pour atteindre la cour que vous n’avez pas encore visitée.
lesson-fq-last-courtyard = Allez à Two Brothers Courtyard. C’est votre quatrième cour, et les quatre ensemble rapportent 20 points.
lesson-fq-last-courtyard-not = Vous pourriez y aller. La quatrième cour rapporte maintenant plus que tout autre bâtiment.
lesson-fq-last-wild = L’ombrelle de la cour vous donne un joker. Cochez Fête : la prochaine case y est un multiplicateur pour Bourbon St.
lesson-fq-last-wild-not = Toute activité peut être cochée, mais aucune ne rapporte plus. La prochaine case de Fête est un multiplicateur.
lesson-fq-last-line = Menez la Second Line une dernière fois. Où qu’elle aille, elle longe le même nombre de vos bâtiments : choisissez à votre goût.

lesson-fq-title-score = Le décompte
lesson-fq-done =
    Vous gagnez par { $you ->
        [one] { $you } point
       *[other] { $you } points
    } à { $other }. Une rue compte ses bâtiments cartographiés fois le multiplicateur de son activité, et c’est la Second Line qui vous rapporte le plus.
