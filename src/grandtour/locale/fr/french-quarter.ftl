### French Quarter. Les notes sur les arguments sont dans le fichier anglais.
### Une espace insécable précède : et se place dans les guillemets, une espace fine insécable précède ; (un test y veille).
### Les noms de bâtiments et de rues restent tels quels, sans article.

## Mots

activity-food = Cuisine
activity-culture = Culture
activity-shopping = Achats
activity-mysticism = Mysticisme
activity-partying = Fête

type-walk = À pied
type-carriage = Calèche
type-taxi = Taxi
type-streetcar = Tramway
type-riverboat = Bateau
type-socialize = Rencontres

performer-saxophone = saxophone
performer-trumpet = trompette
performer-tuba = tuba
performer-violin = violon
performer-unicycle = monocycle
performer-magician = magie
performer-acrobat = acrobate
performer-statue = statue

icon-umbrella = ombrelle
icon-wild = joker

direction-north = nord
direction-south = sud
direction-east = est
direction-west = ouest

kind-instant = immédiat
kind-lasting = permanent
kind-one-use = à usage unique

condition-none = valeurs au choix
condition-all-equal = toutes les valeurs égales
condition-all-different = toutes les valeurs différentes

street-north = Bord nord
street-south = Bord sud (la levée)
street-west = Bord ouest
street-east = Bord est

rating-back-to-the-office = Retour au bureau
rating-a-pleasant-outing = Une agréable sortie
rating-a-night-to-remember = Une nuit inoubliable
rating-a-night-half-remembered = Une nuit à demi oubliée
rating-leader-of-the-parade = En tête du défilé
rating-key-to-the-city = La clé de la ville
rating-mayor-for-a-day = Maire d’un jour

vacation-mardi-gras = Mardi gras
vacation-second-helpings = Encore une assiette
vacation-pub-crawl = Tournée des bars
vacation-spirits-after-dark = Esprits de la nuit
vacation-hidden-gardens = Jardins cachés
vacation-window-shopping = Lèche-vitrines
vacation-curtain-call = Dernier rappel
vacation-family-trip = Sortie en famille
vacation-room-with-a-view = Chambre avec vue
vacation-honest-officer = Promis, monsieur l’agent
vacation-marching-band = Fanfare
vacation-levee-stroll = Promenade sur la levée

option-mayor = Variante du maire
option-mayor-about = À chaque manche, une carte Maire est révélée, et la plupart barrent une rue jusqu’à la manche suivante. Qui joue en solo joue toujours avec elle.
option-tourism = Tourisme
option-tourism-about = Chacun reçoit une carte Vacances secrète. À la fin, elle rapporte des points de plus si vous avez relevé les bâtiments qu’elle nomme.

## Parties de phrases

part-count = { $n } × { $thing }
part-pool = À { $players } autour de la table : { $dice }.
part-move-steps =
    { $type } : { $steps } { $most ->
        [one] espace
       *[other] espaces
    }.
part-move-streets = { $type } : n’importe quel bâtiment sur { $streets }.
part-activity-street = { $activity } : { $street }
part-rating = { $points } → { $rating }
part-rating-upto = jusqu’à { $points } → { $rating }
part-rating-from = { $points } ou plus → { $rating }
part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
part-uses =
    { $uses ->
        [one] une fois
       *[other] { $uses } fois
    }
part-card = { $type } ({ $icons })
part-die = { $type } { $value }
part-corner = carrefour { $a } / { $b }
part-start = { $number } ({ $point })
part-toward =
    { $direction_id ->
        [east] vers l’{ $direction }
        [west] vers l’{ $direction }
       *[other] vers le { $direction }
    }
part-bonus = { $activity } { $letter }
part-mayor =
    { $street_is ->
        [none] aucune rue barrée
       *[other] { $street } barrée
    }
part-vacation = « { $vacation } » ({ $buildings } ; { $condition })
part-street-score =
    { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    } sur { $street } × { $times }{ $extra ->
        [0] {""}
       *[other] {"\u00A0"}+ { $extra }
    }

## Les bonus, en quelques mots

bonus-map-any-value =
    relever { $street_is ->
        [anywhere] n’importe quel bâtiment
       *[other] un bâtiment sur { $street }
    } avec la valeur que vous voulez
bonus-small-buildings = un joker pour chaque petit bâtiment que vous relevez, et { part-points } pour chacun d’eux à la fin
bonus-longer-move =
    aller plus loin, de { $extra } { $most ->
        [one] espace
       *[other] espaces
    } ({ part-uses })
bonus-map-neighbour = avec une action de relevé, vous pouvez relever aussi un bâtiment adjacent
bonus-other-card = jouer une autre carte que celle de votre dé ({ part-uses })
bonus-write-w = écrire un W au lieu d’une valeur ({ part-uses })
bonus-double-umbrella = chaque ombrelle coche deux cases, et chaque joker de la piste des ombrelles rapporte { part-points } à la fin
bonus-performers =
    { $count ->
        [one] une icône d’artiste de votre choix
       *[other] { $count } icônes d’artiste différentes, de votre choix
    }
bonus-personal-line = une Second Line à vous
bonus-cross-out = le prochain cercle de la piste { $activity } est barré
bonus-short-walk = « { $type } » vous mène à 1 espace, pas plus
bonus-locked-up = direction { $building }, et une valeur du dé n’est plus relevée
bonus-no-performers = plus d’icônes d’artiste

## Règles : le contenu de la boîte

rule-FQ-C1 =
    Un jeu pour { $players } joueurs ; qui joue sans adversaire joue en mode solo. Il dure { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }. Cartes Action : { $cards } ({ $decks }). Cartes Maire : { $mayors }. Cartes Vacances : { $vacations }.
rule-FQ-C2 = Chaque dé est d’un type de carte, et le nombre de joueurs décide combien de dés de chaque type sont en jeu. { $pools } Un paquet sans dé reste dans la boîte. Il y a toujours un dé de plus qu’il n’en est pris dans une manche.

## Règles : mise en place

rule-FQ-S1 = Tous les touristes commencent à { $home }. Un jet de dé dit de quel carrefour, parmi { $starts } carrefours numérotés, part la Second Line publique, le même sur toutes les cartes de la ville. Le hasard désigne le premier joueur.

## Règles : la carte de la ville

rule-FQ-M1 = La carte de la ville est une grille de { $blocks } blocs avec des rues entre eux ; ses quatre bords sont aussi des rues. Un bloc porte un grand bâtiment, ou deux petits séparés par une ruelle. Il y a en tout { $buildings } bâtiments, dont { $small } petits, et chacun est un espace. Un bâtiment est sur toutes les rues qu’il touche : un grand sur quatre, un petit sur trois. Une ruelle n’est pas une rue. Deux bâtiments sont adjacents s’ils se font face de part et d’autre d’une rue ou d’une ruelle, et jamais s’ils ne se rejoignent qu’à un coin.

## Règles : une manche

rule-FQ-A1 = Préparatifs : chaque paquet révèle sa carte du dessus, qui couvre celle de la manche d’avant. Tous les dés sont lancés, et chacun est posé sur la carte de son type.
rule-FQ-A2 = Déplacement : le premier joueur prend un dé et joue avec lui un tour entier ; les autres suivent dans le sens horaire. Puis tous recommencent une fois, dans le même ordre. Un dé reste de côté.
rule-FQ-A3 = Un tour compte quatre actions, toujours dans cet ordre : l’action de carte (les icônes de votre carte), l’action de déplacement, l’action de bâtiment (les icônes du bâtiment que vous visitez) et l’action de relevé. Les icônes s’appliquent en partant de la gauche, et aucune ne commence avant que la précédente soit finie, avec tout ce qu’elle a entraîné.
rule-FQ-A4 = Second Line : si le dé Rencontres a été pris dans cette manche, la Second Line avance et elle est comptée. Sinon, cette phase est sautée.
rule-FQ-A5 =
    Entretien : le joueur suivant dans le sens horaire devient le premier joueur, les dés reviennent dans la réserve, et une nouvelle manche commence. Après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, la partie est terminée.

## Règles : icônes

rule-FQ-I1 =
    Pour une ombrelle, vous cochez la prochaine des { $boxes } cases de votre piste des ombrelles. { $every ->
        [one] Chaque case cochée
       *[other] Chaque série de { $every } cases cochées
    } vous donne un joker, à utiliser aussitôt. Une fois la piste pleine, les ombrelles ne font rien.
rule-FQ-I2 = Pour une icône d’activité, vous cochez la prochaine case de la piste de cette activité, et pour un joker la prochaine case de la piste d’activité que vous voulez. Chacune de ces pistes a { $boxes } cases. Une fois une piste pleine, ses icônes ne font rien.
rule-FQ-I3 = Cocher un carré ne fait rien. Un cercle vous donne ce qu’il montre, bonus ou multiplicateur ; s’il montre les deux, vous choisissez l’un d’eux. Les bonus viennent dans l’ordre de leurs lettres : A, puis B, et ainsi de suite. Les multiplicateurs viennent du plus bas au plus haut, à partir de ×1.
rule-FQ-I4 = Pour une icône d’artiste, vous cochez cet artiste dans la rangée du haut, ou dans celle du bas s’il y est déjà coché en haut. Vous cochez aussi la prochaine des { $boxes } cases de la piste des artistes, et ce qu’elle montre arrive aussitôt. Il y a { $types } artistes. Celui qui est coché dans les deux rangées ne fait plus rien.
rule-FQ-I5 = Une case de la piste des artistes donne une ombrelle, une icône d’activité, des points ou une action de relevé dans la rue qu’elle nomme. Cette action de relevé est comme toute autre et prend la valeur de votre dé de ce tour : choisissez un bâtiment de cette rue où elle convient. Si elle n’y convient nulle part, vous gagnez une ombrelle.

## Règles : déplacement

rule-FQ-V1 = Votre carte dit comment se déplace votre touriste. { $moves } Les espaces se comptent de bâtiment en bâtiment adjacent, jamais en diagonale. Votre touriste finit toujours sur un autre espace que celui d’où il est parti.
rule-FQ-V2 =
    Vous visitez le bâtiment où s’arrête votre touriste, pas ceux qu’il traverse, et vous appliquez les icônes de ce bâtiment. Si c’est une cour, cochez-la. À { $riverwalk }, vous cochez { $visits ->
        [one] seulement votre première visite
       *[other] vos { $visits } premières visites
    }.

## Règles : relever

rule-FQ-P0 = { $home } et { $police } sont des espaces comme les autres : vous pouvez les visiter et les relever. La règle imprimée n’en parle pas ; c’est notre lecture.
rule-FQ-P1 = Relever un bâtiment, c’est y écrire une valeur. Dans l’action de relevé, c’est la valeur de votre dé et le bâtiment que vous visitez. Elle convient si le bâtiment n’est pas encore relevé et qu’aucun nombre adjacent ne s’en écarte de plus de 1 ; 1 et 6 ne vont pas ensemble. Si la valeur convient, vous devez relever le bâtiment.
rule-FQ-P2 = Si vous ne pouvez pas relever le bâtiment, parce que la valeur ne convient pas ou parce qu’il est déjà relevé, vous gagnez une ombrelle à la place.
rule-FQ-P3 = Achats A et Achats C vous permettent d’écrire un W là où vous écririez une valeur. Un W n’est pas un nombre : il peut se trouver à côté de tout, et les bâtiments autour n’ont pas à en tenir compte. Un bâtiment qui porte un W est relevé comme un autre ; une boutique de souvenirs qui porte un W vaut 0.

## Règles : la Second Line

rule-FQ-L1 = Qui a pris le dé Rencontres dit où va la Second Line : au nord, au sud, à l’est ou à l’ouest. Sur chaque carte de la ville, elle est tracée de son extrémité au carrefour suivant dans cette direction. Elle peut suivre les rues qui ont un nom et les bords de la ville, mais ni une ruelle ni un tronçon où elle est déjà passée. Elle peut se croiser elle-même.
rule-FQ-L2 = Si la Second Line n’a plus d’issue, elle n’avance pas, mais elle est comptée quand même. La règle imprimée n’en dit rien ; c’est notre lecture.
rule-FQ-L3 = Ensuite chacun compte ses bâtiments relevés que la ligne longe par un côté au moins ; un coin ne suffit pas. Les anciens tronçons comptent autant que les nouveaux, et aucun bâtiment ne compte deux fois. Cochez autant de cases de la piste de la Second Line, rangée par rangée ({ $boxes } cases en { $rows } rangées). Une fois toutes ces cases cochées, vous gagnez une ombrelle pour chaque rangée que vous venez de compléter.

## Règles : bonus

rule-FQ-BF-A = Cuisine A, immédiat : vous relevez un bâtiment sur { $streets }, avec la valeur de 1 à 6 que vous voulez, si elle y convient.
rule-FQ-BF-B = Cuisine B, permanent : chaque petit bâtiment que vous relevez vous donne un joker. À la fin de la partie, chaque petit bâtiment relevé vous rapporte { part-points }.
rule-FQ-BF-C = Cuisine C, immédiat : vous relevez un bâtiment n’importe où dans la ville, avec la valeur de 1 à 6 que vous voulez, si elle y convient.
rule-FQ-BC-A =
    Culture A, à usage unique : votre touriste va plus loin, de { $extra } { $most ->
        [one] espace
       *[other] espaces
    }. En Tramway ou en Bateau, vous choisissez d’abord un bâtiment sur leurs rues et vous continuez à partir de là.
rule-FQ-BC-B = Culture B, permanent : avec une action de relevé, vous pouvez relever un second bâtiment, adjacent au premier, avec la valeur du même dé si elle y convient. Vous le pouvez même si vous n’avez pas pu relever le premier ; l’ombrelle due pour celui-ci vient avant, avec tout ce qu’elle entraîne. Renoncer au second bâtiment ne donne pas d’ombrelle.
rule-FQ-BC-C = Culture C, à usage unique : quand vous prenez un dé, vous pouvez jouer l’action de carte et l’action de déplacement d’une autre carte révélée. Les deux sont de cette seule carte, et la valeur reste celle de votre dé.
rule-FQ-BS-A = Achats A, à usage unique : quand vous relevez un bâtiment, vous pouvez y écrire un W.
rule-FQ-BS-B = Achats B, permanent : chaque ombrelle que vous gagnez coche deux cases. À la fin de la partie, chaque joker coché sur votre piste des ombrelles vous rapporte { part-points }.
rule-FQ-BS-C = Achats C, comme Achats A : quand vous relevez un bâtiment, vous pouvez y écrire un W. Nombre d’usages : { $uses }.
rule-FQ-BM-A = Mysticisme A, immédiat : vous gagnez l’icône d’artiste que vous voulez.
rule-FQ-BM-B = Mysticisme B, immédiat : vous commencez une Second Line personnelle à un point de départ autre que celui de la ligne publique. Chaque fois que la ligne publique avance, vous pouvez aussi faire avancer la vôtre, où vous voulez, selon les mêmes règles. Au décompte, un bâtiment au bord de l’une ou l’autre ligne compte, et une seule fois.
rule-FQ-BM-C = Mysticisme C, immédiat : vous gagnez deux icônes d’artiste de votre choix, qui ne doivent pas être pareilles.
rule-FQ-BP-A = Fête A, immédiat : barrez le prochain cercle de votre piste Culture. Quand vous y arriverez, il ne vous donnera rien. Comme tous les bonus de Fête, celui-ci vous fait du tort, mais aucune autre piste n’a des multiplicateurs aussi hauts.
rule-FQ-BP-B = Fête B, permanent : à pied, vous allez à 1 espace, pas plus.
rule-FQ-BP-C = Fête C, permanent : à la fin de votre tour, votre touriste est mis à { $police }, ce qui n’est pas une visite, et un dé est lancé. Dès lors, si vous prenez un dé de cette valeur, vous sautez l’action de relevé et gagnez une ombrelle.
rule-FQ-BP-D = Fête D, permanent : les icônes d’artiste ne font plus rien pour vous.
rule-FQ-BX = Si un bonus fait relever un bâtiment aussitôt et qu’il n’y en a aucun que vous puissiez relever, le bonus est perdu. La règle imprimée n’en parle pas ; c’est notre lecture.

## Règles : la fin

rule-FQ-E1 = Chaque activité a sa rue ({ $streets }). Elle rapporte un point par bâtiment que vous y avez relevé, multiplié par le plus haut multiplicateur coché sur sa piste ; sans multiplicateur, elle ne rapporte rien. Un bâtiment peut compter pour plusieurs activités. Les points de Cuisine B et d’Achats B s’ajoutent sans être multipliés.
rule-FQ-E2 = Chaque case cochée de la piste de la Second Line rapporte { part-points }.
rule-FQ-E3 =
    Si vous avez relevé les deux boutiques de souvenirs, elles rapportent la somme de leurs deux valeurs. Cours visitées et points : { $courtyards }. { $riverwalk } rapporte { part-points } si vous l’avez visité { $visits ->
        [one] une fois
       *[other] { $visits } fois
    }.
rule-FQ-E4 = Les deux rangées d’artistes comptent chacune pour elle-même. Artistes cochés dans une rangée et points : { $rows }. S’y ajoutent les points que vous avez cochés sur la piste des artistes.
rule-FQ-E5 = Le plus grand nombre de points l’emporte. En cas d’égalité, les points de la Second Line départagent. Si l’égalité demeure, la victoire est partagée.

## Règles : variante du maire, mode solo, Tourisme

rule-FQ-Y1 = Variante du maire : à chaque manche, une carte Maire est révélée aussi. Si elle nomme une rue, cette rue est barrée jusqu’à la fin de la manche. Les touristes ne peuvent pas visiter ses bâtiments, mais peuvent les traverser ; une Second Line, publique ou personnelle, ne peut pas la suivre, mais peut la croiser. Un relevé par un bonus ou par la piste des artistes ne tient pas compte des rues barrées. Si votre touriste ne peut aller nulle part ailleurs, vous sautez les actions de déplacement, de bâtiment et de relevé et gagnez une ombrelle.
rule-FQ-Y2 = Le mode solo se joue avec la variante du maire. Vous et le maire Carly jouez à tour de rôle, jusqu’à deux tours chacun ; la carte Maire dit si c’est lui qui commence. Le maire prend le premier dé encore là, dans l’ordre que donne la carte, et ne fait rien d’autre. Si l’un de vous a pris le dé Rencontres, la Second Line avance, et c’est toujours vous qui dites où. Points et appréciation : { $ratings }.
rule-FQ-Y3 = Tourisme : chaque joueur reçoit une carte Vacances que les autres ne voient pas. Elle nomme des bâtiments, et certaines cartes demandent des valeurs toutes égales ou toutes différentes. Si, à la fin, vous avez relevé tous ces bâtiments comme la carte le demande, elle rapporte { part-points } ; sinon, elle ne rapporte rien. Tourisme se joue aussi en mode solo.

## Règles : précisions sur les icônes et les pistes (nos lectures)

rule-FQ-R1 = Si vous cochez un cercle qui montre les deux et que vous avez déjà tous les bonus, ou tous les multiplicateurs, de cette piste, il n’y a rien à choisir : vous recevez l’autre.
rule-FQ-R2 = Vous ne pouvez pas refuser une icône. Une icône de Fête se coche même si elle vous fait du tort, et un joker s’utilise tant qu’une de vos pistes d’activité a de la place.
rule-FQ-R3 = Quand une ombrelle donne un joker, vous en finissez avec le joker et tout ce qu’il entraîne avant la prochaine ombrelle ou icône. Avec Achats B, cela peut tomber entre les deux cases d’une même ombrelle.
rule-FQ-R4 = Avec Achats B, toute ombrelle que vous gagnez compte double, d’où qu’elle vienne : aussi pour un bâtiment que vous n’avez pas pu relever, pour une rue barrée, pour une rangée de la Second Line. La seconde n’est pas doublée à son tour. Si une ombrelle donne un joker et que ce joker débloque Achats B, cette ombrelle-là reste simple.
rule-FQ-R5 = Pour Achats B comptent les jokers cochés sur la piste des ombrelles, y compris ceux d’avant le bonus. Les jokers des cartes ou de Cuisine B ne comptent pas ici.
rule-FQ-R6 = Fête A barre le premier cercle de la piste Culture qui n’est ni coché ni barré ; s’il n’en reste pas, rien ne se passe. Vous cochez quand même cette case le moment venu, comme si c’était un carré.
rule-FQ-R7 = Avec Mysticisme A et C, vous pouvez nommer un artiste déjà coché dans les deux rangées, mais il n’apporte rien. Avec Mysticisme C, vous nommez le second, qui doit être un autre, une fois fini tout ce que le premier a apporté. Si vous avez Fête D, aucun des deux bonus ne vous donne quoi que ce soit.
rule-FQ-R8 = Une Second Line personnelle ne peut pas commencer là où la ligne publique a commencé ; peu importe où celle-ci finit à présent. Si vous la débloquez pendant la phase de déplacement, elle peut avancer dès cette manche. Si c’est une rangée complétée qui vous l’apporte, elle attend la fois suivante.

## Règles : précisions sur le déplacement (nos lectures)

rule-FQ-R9 = Là où vous iriez à exactement 1 espace, par Rencontres ou à pied sous Fête B, Culture A en fait exactement { $steps } espaces, comptés par le chemin le plus court. Là où vous choisissez jusqu’où aller, elle ne fait que repousser la limite, de { $most }.
rule-FQ-R10 = Avec Culture A, Tramway et Bateau vous mènent d’abord à un autre espace que celui d’où vous êtes parti. Vous ne faites qu’y passer, il peut donc être sur une rue barrée. L’espace où vous vous arrêtez n’est pas non plus celui du départ, et il n’est pas sur une rue barrée.
rule-FQ-R11 = Vous décidez de Culture A une fois l’action de carte finie : si cette carte vient de la débloquer, vous pouvez déjà vous en servir. Vous décidez de Culture C en prenant votre dé : si ce tour la débloque, elle attend votre prochain dé.
rule-FQ-R12 = Pour la Second Line, c’est le dé pris qui compte, pas la carte utilisée avec Culture C. Un dé Rencontres la fait avancer quelle que soit la carte jouée ; un autre dé ne le fait pas, même avec la carte Rencontres. La carte choisie n’a pas besoin de porter un dé. Ce ne peut être ni la carte Maire ni celle d’un paquet resté dans la boîte.
rule-FQ-R13 = Commencer à { $home } n’est pas une visite, et être mis à { $police } non plus : aucune icône ne s’applique et rien n’est relevé.
rule-FQ-R14 = La distance d’un bâtiment se compte par le chemin le plus court, de bâtiment en bâtiment adjacent. Ce chemin peut traverser une ruelle et passer par des bâtiments d’une rue barrée.
rule-FQ-R15 = Deux bâtiments sont adjacents dès qu’une partie d’un côté de l’un fait face à une partie d’un côté de l’autre. Un grand bâtiment peut ainsi être adjacent aux deux petits d’une paire.

## Règles : précisions sur les relevés (nos lectures)

rule-FQ-R16 = Il y a deux sortes d’action de relevé : la dernière action d’un tour et celle d’une case à rue de la piste des artistes. Avec Cuisine A, avec Cuisine C et pour le second bâtiment de Culture B, vous relevez aussi, mais ce ne sont pas des actions de relevé, et Culture B ne leur ajoute rien. Cuisine B et W valent chaque fois que vous relevez.
rule-FQ-R17 = Si la valeur convient à un bâtiment de la rue que nomme la piste des artistes, vous devez en choisir un où elle convient : impossible d’en prendre un autre pour avoir l’ombrelle. Si vous avez un W, vous pouvez aussi lui choisir un bâtiment pas encore relevé, mais rien ne vous oblige jamais à dépenser un W.
rule-FQ-R18 = Si la valeur ne convient nulle part dans la rue que nomme la piste des artistes, vous gagnez une ombrelle. Avec Culture B, vous nommez alors quand même un bâtiment de cette rue et vous pouvez en relever un qui lui est adjacent.
rule-FQ-R19 = Si la piste des artistes vous donne une action de relevé hors de vos tours, par une rangée de la Second Line, la valeur est celle du dernier dé que vous avez pris dans cette manche.
rule-FQ-R20 = Le second bâtiment de Culture B reçoit la valeur du dé, ou un W à lui : un W dans le premier ne vaut pas pour les deux. Si le premier est petit, le joker de Cuisine B vient avant le relevé du second.
rule-FQ-R21 = Si votre dé a la valeur tirée pour Fête C, vous sautez la dernière action de votre tour, et Culture B avec elle, mais pas les actions de relevé de la piste des artistes. Cela vaut à partir du prochain dé que vous prenez. Le tour qui débloque Fête C garde son relevé.
rule-FQ-R22 = Si vous débloquez Fête C hors de vos tours, votre touriste est mis à { $police } sur-le-champ.
rule-FQ-R23 = Vous pouvez écrire un W là où la valeur conviendrait, et là où elle ne convient pas. Seule une valeur qui convient vous oblige à relever. Si elle ne convient pas et que vous préférez garder votre W, vous gagnez l’ombrelle.
rule-FQ-R24 = Vous devez utiliser Cuisine A et Cuisine C si une valeur de 1 à 6 convient à un bâtiment qu’elles permettent. Si aucune ne convient, le bonus est perdu, sauf si vous dépensez un W.

## Règles : précisions sur la Second Line, le maire, le mode solo et Tourisme (nos lectures)

rule-FQ-R25 = Si la Second Line publique ne peut pas avancer, votre ligne personnelle n’avance pas non plus. Les deux sont comptées quand même.
rule-FQ-R26 = Qui décide de la Second Line publique doit choisir une des voies ouvertes, s’il y en a une. Votre ligne personnelle, elle, peut aussi rester sur place.
rule-FQ-R27 = Chaque ligne n’évite que ses propres tronçons. La ligne publique et la ligne personnelle peuvent suivre le même.
rule-FQ-R28 = Dans la phase de la Second Line, le premier joueur agit d’abord et les autres suivent dans le sens horaire. Ce que l’un y fait ne change rien pour les autres.
rule-FQ-R29 = Au décompte de la Second Line, vous cochez toutes les cases avant d’appliquer les ombrelles des rangées complétées. La piste s’arrête après { $boxes } cases, et ce qui dépasse est perdu.
rule-FQ-R30 = Si les rues barrées ne laissent à votre touriste aucun endroit où aller, vous faites l’action de carte, puis vous gagnez une ombrelle, qu’Achats B double. Vous pouvez prendre un tel dé exprès, et vous n’avez pas à dépenser Culture A pour vous en sortir.
rule-FQ-R31 = Votre touriste peut être mis à { $police } même si une rue y est barrée, car ce n’est pas une visite.
rule-FQ-R32 = En mode solo, le maire Carly prend un dé à chacun de ses deux tours. Comme il y a un dé par type, on sait toujours lequel. Il n’y a pas de premier joueur en mode solo.
rule-FQ-R33 = Un W n’a pas de valeur. Si votre carte Vacances demande des valeurs toutes égales ou toutes différentes, un W la fait échouer ; si elle ne demande pas de valeurs, un bâtiment qui porte un W convient.
rule-FQ-R34 = Les points de la carte Vacances font partie de votre total. En cas d’égalité, la Second Line décide comme toujours.
rule-FQ-R35 =
    Les cours et { $riverwalk } se cochent dans l’action de bâtiment, donc avant le relevé. { $visits ->
        [one] Une deuxième visite à { $riverwalk }
       *[other] Une visite à { $riverwalk } après les { $visits } premières
    } ne coche rien.

## Pourquoi pas : dés et cartes

why-FQ-A2-pending = Prenez d’abord un dé.
why-FQ-A2-must = C’est votre tour, et vous devez prendre un dé.
why-FQ-A2-no-die = Il ne reste pas de dé « { $type } » avec un { $value }. Prenez un de ceux qui sont sur la table.
why-FQ-BC-C-no-bonus = Pour jouer la carte « { $card } » avec ce dé, il faudrait Culture C, et vous ne l’avez pas ou plus. Jouez la carte du dé lui-même.
why-FQ-R12-in-box = Dans cette partie, le paquet « { $card } » est dans la boîte. Choisissez une carte qui est sur la table.

## Pourquoi pas : déplacement

why-FQ-V1-pending = Déplacez d’abord votre touriste.
why-FQ-V1-must = Votre touriste a où aller, il ne peut donc pas rester. Choisissez un bâtiment.
why-FQ-V1-stay = Votre touriste est déjà à { $building }. Choisissez un autre bâtiment.
why-FQ-V1-not-on-street = Avec « { $type } », vous allez à un bâtiment sur { $streets }, et { $building } n’y est pas. Choisissez un autre bâtiment.
why-FQ-V1-too-near =
    { $building } n’est qu’à { $distance ->
        [one] { $distance } espace
       *[other] { $distance } espaces
    }, et avec « { $type } » vous allez à { $least } au moins. Choisissez un autre bâtiment.
why-FQ-V1-too-far =
    { $building } est à { $distance ->
        [one] { $distance } espace
       *[other] { $distance } espaces
    }, et avec « { $type } » vous n’allez pas au-delà de { $most }. Choisissez un autre bâtiment.
why-FQ-BP-B-too-far =
    { $building } est à { $distance ->
        [one] { $distance } espace
       *[other] { $distance } espaces
    }. À cause de Fête B, « { $type } » vous mène à 1 espace, pas plus. Choisissez un bâtiment adjacent.
why-FQ-BC-A-no-bonus = Pour aller plus loin que « { $type } » ne vous mène, il faudrait Culture A, et vous ne l’avez pas ou plus. Choisissez un bâtiment à votre portée.
why-FQ-BC-A-not-needed = Avec « { $type } », vous arrivez de toute façon à { $building }. Allez-y sans Culture A.
why-FQ-R9-too-far =
    { $building } est à { $distance ->
        [one] { $distance } espace
       *[other] { $distance } espaces
    }. Avec « { $type } » et Culture A ensemble, vous n’allez pas au-delà de { $most }. Choisissez un autre bâtiment.
why-FQ-R10-too-far = { $building } est trop loin de là où « { $type } » vous mène, même avec Culture A. Choisissez un autre bâtiment.
why-FQ-Y1-closed = { $street } est barrée dans cette manche, et { $building } s’y trouve : vous pouvez y passer, mais pas vous y arrêter. Choisissez un autre bâtiment.

## Pourquoi pas : relever

why-FQ-P1-pending = Décidez d’abord de votre action de relevé.
why-FQ-P1-elsewhere = Votre action de relevé est pour { $here }, le bâtiment que vous visitez, pas pour { $building }.
why-FQ-P1-value = Votre dé montre { $die }, vous ne pouvez donc pas écrire { $value } dans { $building }.
why-FQ-P1-neighbour = { $value } ne convient pas à { $building } : à côté, { $neighbour } porte { $there }, et l’écart dépasse 1.
why-FQ-P2-mapped = { $building } est déjà relevé, avec { $there }, et aucun bâtiment n’est relevé deux fois.
why-FQ-P3-no-w = Vous n’avez pas de W à écrire dans { $building }.
why-FQ-R23-must = La valeur de votre dé convient, vous devez donc relever le bâtiment, avec cette valeur ou avec un W.
why-FQ-BC-B-pending = Choisissez d’abord le second bâtiment de Culture B, ou renoncez-y.
why-FQ-BC-B-not-next = { $building } n’est pas adjacent à { $here }. Choisissez-en un qui le soit, ou renoncez.
why-FQ-R18-not-next = { $building } n’est adjacent à aucun bâtiment sur { $street }. Choisissez-en un qui le soit, ou renoncez.
why-FQ-I5-pending = Choisissez d’abord un bâtiment pour l’action de relevé de la piste des artistes.
why-FQ-I5-street = La piste des artistes vous donne une action de relevé sur { $street }, et { $building } n’y est pas. Choisissez un bâtiment de cette rue.
why-FQ-R17-must = La valeur convient à un bâtiment de cette rue, vous devez donc en choisir un.
why-FQ-R24-pending = Choisissez d’abord un bâtiment à relever avec votre bonus.
why-FQ-R24-must = Il y a un bâtiment auquel une valeur convient, vous devez donc utiliser le bonus.
why-FQ-BF-A-street = Votre bonus est pour un bâtiment sur { $street }, et { $building } n’y est pas. Choisissez-en un de cette rue.

## Pourquoi pas : icônes et bonus

why-FQ-I2-pending = Utilisez d’abord votre joker : choisissez une activité.
why-FQ-I2-full = Votre piste { $activity } est pleine. Choisissez une autre activité.
why-FQ-R2-must = Vous devez utiliser le joker, car une piste d’activité a encore de la place. Choisissez une activité.
why-FQ-I3-pending = Choisissez d’abord le bonus ou le multiplicateur du cercle.
why-FQ-I3-must = Le cercle vous donne le bonus ou le multiplicateur : vous devez choisir l’un des deux.
why-FQ-BM-A-pending = Choisissez d’abord un artiste.
why-FQ-BM-C-pending = Choisissez d’abord vos deux artistes.
why-FQ-BM-C-same = Cet artiste, vous venez de l’avoir : { $performer }. Le second doit être un autre.
why-FQ-R7-must = Vous devez nommer un artiste.
why-FQ-BM-B-pending = Choisissez d’abord où commence votre Second Line personnelle.
why-FQ-BM-B-must = Votre Second Line personnelle doit commencer quelque part : choisissez un point de départ.
why-FQ-R8-public = La Second Line publique a commencé au point de départ { $number }. Choisissez-en un autre pour la vôtre.

## Pourquoi pas : la Second Line

why-FQ-L1-pending = Dites d’abord où va la Second Line.
why-FQ-L1-edge = De ce côté ({ $direction }), la carte de la ville s’arrête. Choisissez une autre direction.
why-FQ-L1-used = De ce côté ({ $direction }), la ligne est déjà passée, et elle ne suit aucun tronçon deux fois. Choisissez une autre direction.
why-FQ-R26-pending = Faites d’abord avancer votre Second Line personnelle, ou laissez-la sur place.
why-FQ-R26-must = Une voie est ouverte pour la Second Line, vous devez donc choisir une direction.
why-FQ-Y1-line = De ce côté ({ $direction }), la ligne suivrait { $street }, qui est barrée dans cette manche. Choisissez une autre direction.

## Comment la partie a fini, et pourquoi quelqu’un a gagné

ended-FQ-A5 =
    { $rounds ->
        [one] { $rounds } manche a été jouée
       *[other] { $rounds } manches ont été jouées
    } : la partie est terminée.
why-FQ-E5-points = Le plus grand nombre de points a décidé : { part-points }.
why-FQ-E5-second-line = Égalité de points ({ $points }) : la Second Line a décidé, avec { $boxes }.
why-FQ-E5-shared = Égalité de points ({ $points }) et de Second Line : la victoire est partagée.
why-FQ-Y2-rating = Vous avez atteint { part-points } : « { $rating } ».

## Actions, en lignes de menu

action-take = Prendre le dé « { $type } » : { $value }
action-take-as = Prendre le dé « { $type } » ({ $value }) et jouer la carte « { $card } »
action-go = Aller à { $building }
action-further = Aller plus loin, à { $building } ({ $bonus })
action-map = Relever { $building } avec { $value }
action-mark = Cocher { $activity }
action-bonus = Prendre le bonus
action-bonus-now = Prendre { $bonus } : { $what }
action-multiplier = Prendre le multiplicateur
action-multiplier-now = Prendre le multiplicateur ×{ $times } de { $activity }
action-performer = Choisir { $performer }
action-begin = Commencer au point de départ { $start }
action-advance = Aller { $toward }
action-pass = Renoncer
action-pass-map = Ne pas écrire de W et gagner une ombrelle
action-pass-street-map = Ne pas écrire de W et gagner une ombrelle
action-pass-free-map = Ne pas écrire de W et renoncer au bonus
action-pass-neighbour = Ne pas relever de second bâtiment
action-pass-street-neighbour = Ne pas relever de second bâtiment
action-pass-own-line = Laisser votre ligne personnelle sur place
action-pass-travel = Rester sur place et gagner une ombrelle

## Événements : mise en place et préparatifs

event-start = La Second Line publique commence au point de départ { $start }.
event-first = Le premier joueur est { $player }.
event-first-you = Vous êtes le premier joueur.
event-vacation = { $player } reçoit la carte Vacances { $vacation }.
event-vacation-you = Vous recevez la carte Vacances { $vacation }.
event-vacation-hidden = { $player } reçoit une carte Vacances.
event-round =
    La manche { $round } commence.{ $first_is ->
        [none] {""}
        [you] {" "}Vous êtes le premier joueur.
       *[other] {" "}Le premier joueur est { $first }.
    }
event-card = Une carte est révélée : { $card }.
event-mayor =
    { $street_is ->
        [none] Le maire ne barre aucune rue dans cette manche.
       *[other] Le maire barre une rue dans cette manche : { $street }.
    }
event-die = Un dé est lancé : { $die }.

## Événements : un tour

event-take =
    { $card_is ->
        [own] { $player } prend le dé « { $type } » : { $value }.
       *[other] { $player } prend le dé « { $type } » ({ $value }) et joue la carte « { $card } ».
    }
event-take-you =
    { $card_is ->
        [own] Vous prenez le dé « { $type } » : { $value }.
       *[other] Vous prenez le dé « { $type } » ({ $value }) et jouez la carte « { $card } ».
    }
event-mayor-takes = Le maire Carly prend le dé « { $type } » : { $value }.
event-go =
    { $further_is ->
        [yes] { $player } va plus loin, à { $building }.
       *[no] { $player } va à { $building }.
    }
event-go-you =
    { $further_is ->
        [yes] Vous allez plus loin, à { $building }.
       *[no] Vous allez à { $building }.
    }
event-stay = { $player } ne se déplace pas, reste à { $building } et gagne une ombrelle.
event-stay-you = Vous ne vous déplacez pas, restez à { $building } et gagnez une ombrelle.
event-courtyard = { $player } coche une cour : { $building }.
event-courtyard-you = Vous cochez une cour : { $building }.
event-riverwalk = { $player } coche la visite { $visits } à { $building }.
event-riverwalk-you = Vous cochez la visite { $visits } à { $building }.
event-map = { $player } relève { $building } avec { $value }.
event-map-you = Vous relevez { $building } avec { $value }.
event-no-map =
    { $case_is ->
        [locked] { $player } n’a pas le droit de relever { $building } avec { $value } et gagne une ombrelle.
        [street] { $player } ne relève rien sur { $street } avec { $value } et gagne une ombrelle.
       *[other] { $player } ne relève pas { $building } avec { $value } et gagne une ombrelle.
    }
event-no-map-you =
    { $case_is ->
        [locked] Vous n’avez pas le droit de relever { $building } avec { $value } et gagnez une ombrelle.
        [street] Vous ne relevez rien sur { $street } avec { $value } et gagnez une ombrelle.
       *[other] Vous ne relevez pas { $building } avec { $value } et gagnez une ombrelle.
    }
event-pass =
    { $task_is ->
        [travel] { $player } préfère rester plutôt qu’aller plus loin.
        [neighbour] { $player } ne relève pas de second bâtiment.
        [own-line] { $player } laisse sa ligne personnelle sur place.
       *[other] { $player } n’écrit pas de W.
    }
event-pass-you =
    { $task_is ->
        [travel] Vous préférez rester plutôt qu’aller plus loin.
        [neighbour] Vous ne relevez pas de second bâtiment.
        [own-line] Vous laissez votre ligne personnelle sur place.
       *[other] Vous n’écrivez pas de W.
    }

## Événements : icônes et bonus

event-umbrella = { $player } coche une ombrelle ({ $boxes } sur { $all }).
event-umbrella-you = Vous cochez une ombrelle ({ $boxes } sur { $all }).
event-mark =
    { $player } coche { $activity } ({ $box } sur { $all }){ $crossed_is ->
        [yes] , où le cercle est barré.
       *[no] .
    }
event-mark-you =
    Vous cochez { $activity } ({ $box } sur { $all }){ $crossed_is ->
        [yes] , où le cercle est barré.
       *[no] .
    }
event-multiplier = { $player } reçoit le multiplicateur ×{ $times } de { $activity }.
event-multiplier-you = Vous recevez le multiplicateur ×{ $times } de { $activity }.
event-performer =
    { $player } coche { $performer } dans la rangée du { $row ->
        [1] haut
       *[2] bas
    }{ $points ->
        [0] .
       *[other] {" "}et reçoit { part-points }.
    }
event-performer-you =
    Vous cochez { $performer } dans la rangée du { $row ->
        [1] haut
       *[2] bas
    }{ $points ->
        [0] .
       *[other] {" "}et recevez { part-points }.
    }
event-full = { $player } ne reçoit plus rien pour cette icône : { $icon }.
event-full-you = Vous ne recevez plus rien pour cette icône : { $icon }.
event-bonus = { $player } débloque { $bonus }.
event-bonus-you = Vous débloquez { $bonus } : { $what }.
event-lost = { $player } ne relève rien avec le bonus, qui est perdu.
event-lost-you = Vous ne relevez rien avec le bonus, qui est perdu.
event-cross-out = { $player } barre le cercle de la case { $box } de la piste { $activity }.
event-cross-out-you = Vous barrez le cercle de la case { $box } de la piste { $activity }.
event-arrest = { $player } se retrouve à { $building }.
event-arrest-you = Vous vous retrouvez à { $building }.
event-police = { $player } ne relèvera plus avec { $value } : c’est ce que la police a tiré.
event-police-you = Vous ne relèverez plus avec { $value } : c’est ce que la police a tiré.

## Événements : la Second Line

event-begin = { $player } commence une Second Line personnelle au point de départ { $start }.
event-begin-you = Vous commencez une Second Line personnelle au point de départ { $start }.
event-line = { $player } mène la Second Line { $toward }, jusqu’au { $point }.
event-line-you = Vous menez la Second Line { $toward }, jusqu’au { $point }.
event-own-line = { $player } mène sa ligne personnelle { $toward }, jusqu’au { $point }.
event-own-line-you = Vous menez votre ligne personnelle { $toward }, jusqu’au { $point }.
event-stuck = La Second Line n’a plus d’issue et reste où elle est.
event-parade =
    { $player } a { $buildings ->
        [one] { $buildings } bâtiment relevé
       *[other] { $buildings } bâtiments relevés
    } au bord de la ligne. Cases de la Second Line cochées : { $boxes }.{ $rows ->
        [0] {""}
       *[other] {" "}Ombrelles pour rangées complétées : { $rows }.
    }
event-parade-you =
    Vous avez { $buildings ->
        [one] { $buildings } bâtiment relevé
       *[other] { $buildings } bâtiments relevés
    } au bord de la ligne. Cases de la Second Line cochées : { $boxes }.{ $rows ->
        [0] {""}
       *[other] {" "}Ombrelles pour rangées complétées : { $rows }.
    }

## Événements : la fin

event-over = La dernière manche est finie. Maintenant, les points sont comptés.
event-show-vacation =
    { $player } montre la carte Vacances { $vacation } : { $made_is ->
        [yes] elle est complète.
       *[other] elle n’est pas complète.
    }
event-show-vacation-you =
    Vous montrez votre carte Vacances { $vacation } : { $made_is ->
        [yes] elle est complète.
       *[other] elle n’est pas complète.
    }

## Lignes de la feuille de score (les points sont à côté)

line-food = { activity-food } : { part-street-score }
line-culture = { activity-culture } : { part-street-score }
line-shopping = { activity-shopping } : { part-street-score }
line-mysticism = { activity-mysticism } : { part-street-score }
line-partying = { activity-partying } : { part-street-score }
line-second-line = Second Line, cases cochées : { $boxes }
line-gift-shops = Boutiques de souvenirs : { $values }
line-courtyards = Cours visitées : { $count }
line-riverwalk = { $riverwalk }, visites cochées : { $visits }
line-performers = Artistes : rangée du haut { $top } → { $top_points }, rangée du bas { $bottom } → { $bottom_points }, piste { $track_points }
line-vacation = Carte Vacances « { $vacation } »

## Invites : ce qui se décide

phase-setup = La mise en place est en cours.
phase-plan = Des cartes sont révélées et des dés lancés.
phase-move = Déplacement : chacun prend deux dés, un à chaque tour.
phase-line = Second Line : elle avance, et tous la comptent.
phase-wait = On attend { $actors }.
phase-over = La partie est terminée.

prompt-take =
    Prenez un dé.{ $other ->
        [0] {""}
       *[other] {" "}Avec { $bonus }, vous pouvez jouer une autre carte que celle du dé.
    }
prompt-travel =
    Déplacez votre touriste avec « { $type } ».{ $longer ->
        [0] {""}
       *[other] {" "}Avec { $bonus }, il peut aller plus loin. S’il ne peut pas se déplacer autrement, vous pouvez aussi rester et gagner une ombrelle.
    }
prompt-map =
    Relevez { $building } avec { $value }{ $w ->
        [0] .
       *[other] {" "}ou avec un W. Si { $value } ne convient pas, vous pouvez aussi renoncer et gagner une ombrelle.
    }
prompt-street-map =
    Piste des artistes : relevez un bâtiment sur { $street } avec { $value }{ $w ->
        [0] .
       *[other] {" "}ou avec un W. Si { $value } n’y convient nulle part, vous pouvez aussi renoncer et gagner une ombrelle.
    }
prompt-free-map =
    Bonus : relevez { $street_is ->
        [anywhere] n’importe quel bâtiment
       *[other] un bâtiment sur { $street }
    } avec une valeur qui convient{ $w ->
        [0] .
       *[other] {" "}ou avec un W. Si aucune valeur ne convient nulle part, vous pouvez aussi renoncer au bonus.
    }
prompt-neighbour =
    { $bonus } : relevez un bâtiment adjacent à { $building } avec { $value }{ $w ->
        [0] , ou renoncez.
       *[other] {" "}ou avec un W, ou renoncez.
    }
prompt-street-neighbour =
    { $bonus } : relevez un bâtiment adjacent à l’un de ceux sur { $street } avec { $value }{ $w ->
        [0] , ou renoncez.
       *[other] {" "}ou avec un W, ou renoncez.
    }
prompt-icon = Un joker : choisissez l’activité que vous cochez.
prompt-circle = Un cercle de la piste { $activity } : choisissez { $bonus } ({ $what }) ou le multiplicateur ×{ $times }.
prompt-one-performer = Choisissez un artiste.
prompt-two-performers = Choisissez le premier de deux artistes.
prompt-other-performer = Choisissez un second artiste, autre que le premier ({ $performer }).
prompt-begin-line = Choisissez où commence votre Second Line personnelle.
prompt-police = La police lance un dé.
prompt-advance = Choisissez où va la Second Line. Elle est la même pour tous.
prompt-own-line = Choisissez où va votre ligne personnelle, ou laissez-la sur place.
