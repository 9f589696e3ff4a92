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
place-riverwalk = Riverwalk

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
option-mayor-about = À chaque manche, une carte Maire est révélée, et la plupart barrent une rue jusqu’à la manche suivante. Qui joue en solo joue toujours avec cette variante.
option-tourism = Tourisme
option-tourism-about = Chacun reçoit une carte Vacances secrète. À la fin, elle rapporte des points de plus si vous avez cartographié les bâtiments qu’elle indique.

## Parties de phrases

part-count = { $n } × { $thing }
part-pool = À { $players } autour de la table : { $dice }.
part-reward-umbrella = une ombrelle
part-reward-activity = une icône d’activité
part-reward-points = des points
part-reward-map = une action de cartographie dans la rue qu’elle indique
part-courtyards = les cours
part-move-steps =
    { $type } : { $steps } { $most ->
        [one] espace
       *[other] espaces
    }.
part-move-streets = { $type } : n’importe quel bâtiment sur { $streets }.
part-activity-street = { $activity } : { $street }
part-ladders = { $before } ; { $ladder }
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
part-asked-values =
    { $asks ->
        [all-equal] des valeurs toutes égales
        [all-different] des valeurs toutes différentes
       *[other] des valeurs toutes égales ou toutes différentes
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
    cartographier { $street_is ->
        [anywhere] n’importe quel bâtiment
       *[other] un bâtiment sur { $street }
    } avec la valeur que vous voulez
bonus-small-buildings =
    un joker pour chaque petit bâtiment que vous cartographiez{ $points ->
        [0] { "" }
       *[other] , et { part-points } pour chacun d’eux à la fin
    }
bonus-longer-move =
    aller plus loin : { $extra } { $most ->
        [one] espace
       *[other] espaces
    } de plus ({ part-uses })
bonus-map-neighbour = avec une action de cartographie, vous pouvez aussi cartographier un bâtiment adjacent
bonus-other-card = jouer une autre carte que celle de votre dé ({ part-uses })
bonus-write-w = écrire un W au lieu d’une valeur ({ part-uses })
bonus-double-umbrella =
    chaque ombrelle coche deux cases{ $points ->
        [0] { "" }
       *[other] , et chaque joker de la piste des ombrelles rapporte { part-points } à la fin
    }
bonus-performers =
    { $count ->
        [one] une icône d’artiste de votre choix
       *[other] { $count } icônes d’artiste différentes, de votre choix
    }
bonus-personal-line = une Second Line à vous
bonus-cross-out = le prochain cercle de la piste « { $activity } » est barré
bonus-short-walk = « { $type } » vous mène à 1 espace, pas plus
bonus-locked-up = direction { $building }, et une valeur du dé ne permet plus de cartographier
bonus-no-performers = les icônes d’artiste ne font plus rien

## Règles : le contenu de la boîte

rule-FQ-C1 =
    Un jeu pour { $players } joueurs ; qui joue sans adversaire joue en mode solo. Il dure { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }. Cartes Action : { $cards } ({ $decks }). Cartes Maire : { $mayors }. Cartes Vacances : { $vacations }.
rule-FQ-C2 = Chaque dé est d’un type de carte, et le nombre de joueurs décide combien de dés de chaque type sont en jeu. { $pools } Un paquet sans dé reste dans la boîte. Il y a toujours un dé de plus qu’il n’en est pris dans une manche.

## Règles : mise en place

rule-FQ-S1 =
    Tous les touristes commencent à { $home }. Un jet de dé dit de quel carrefour, parmi { $starts ->
        [one] { $starts } carrefour numéroté
       *[other] { $starts } carrefours numérotés
    }, part la Second Line publique, le même sur tous les plans de la ville. Le premier joueur est tiré au sort.

## Règles : le plan de la ville

rule-FQ-M1 =
    Le plan de la ville est découpé par des rues en { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    } ; ses quatre bords sont aussi des rues. Un bloc porte un grand bâtiment, ou deux petits séparés par une ruelle. Il y a en tout { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    }, dont { $small ->
        [0] aucun n’est petit
        [one] { $small } petit
       *[other] { $small } petits
    }, et chacun est un espace. Un bâtiment est sur toutes les rues qu’il touche : un grand sur quatre, un petit sur trois. Une ruelle n’est pas une rue. Deux bâtiments sont adjacents s’ils se font face de part et d’autre d’une rue ou d’une ruelle, et jamais s’ils ne se rejoignent qu’à un coin.

## Règles : une manche

rule-FQ-A1 = Planification : chaque paquet révèle sa carte du dessus, qui couvre celle de la manche précédente. Tous les dés sont lancés, et chacun est posé sur la carte de son type.
rule-FQ-A2 = Déplacement : le premier joueur prend un dé et joue avec lui un tour entier ; les autres suivent dans le sens horaire. Puis tous recommencent une fois, dans le même ordre. Un dé reste de côté.
rule-FQ-A3 = Un tour compte quatre actions, toujours dans cet ordre : l’action de carte (les icônes de votre carte), l’action de déplacement, l’action de bâtiment (les icônes du bâtiment que vous visitez) et l’action de cartographie. Les icônes s’appliquent de gauche à droite, et aucune ne commence avant que la précédente soit finie, avec tout ce qu’elle a entraîné.
rule-FQ-A4 = Second Line : si le dé « { $line_die } » a été pris dans cette manche, la Second Line avance et elle est comptée. Sinon, cette phase est sautée.
rule-FQ-A5 =
    Entretien : le joueur suivant dans le sens horaire devient le premier joueur, les dés reviennent dans la réserve, et une nouvelle manche commence. Après { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, la partie est terminée.

## Règles : icônes

rule-FQ-I1 =
    Pour une ombrelle, vous cochez la prochaine des { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    } de votre piste des ombrelles. { $every ->
        [one] Chaque case cochée
       *[other] Chaque série de { $every } cases cochées
    } vous donne un joker, à utiliser aussitôt. Une fois la piste pleine, les ombrelles ne font rien.
rule-FQ-I2 =
    Pour une icône d’activité, vous cochez la prochaine case de la piste de cette activité, et pour un joker la prochaine case de la piste d’activité que vous voulez. Chacune de ces pistes a { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }. Une fois une piste pleine, ses icônes ne font rien.
rule-FQ-I3 =
    Cocher un carré ne fait rien. Un cercle vous donne ce qu’il montre, bonus ou multiplicateur{ $choices ->
        [0] { "" }
       *[other]  ; s’il montre les deux, vous choisissez l’un d’eux
    }. Les bonus viennent dans l’ordre de leurs lettres : A, puis B, et ainsi de suite. Les multiplicateurs viennent du plus bas au plus haut ({ $ladders }).
rule-FQ-I4 =
    Pour une icône d’artiste, vous cochez cet artiste dans la rangée du haut, ou dans celle du bas s’il est déjà coché en haut. Vous cochez aussi la prochaine des { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    } de la piste des artistes, et ce qu’elle montre arrive aussitôt. Il y a { $types ->
        [one] { $types } artiste
       *[other] { $types } artistes
    }. Un artiste coché dans les deux rangées ne fait plus rien.
rule-FQ-I5 = Une case de la piste des artistes donne { $rewards }.
more-FQ-I5-street-map = Cette action de cartographie est comme toute autre et prend la valeur de votre dé de ce tour : choisissez un bâtiment de cette rue où elle convient. Si elle n’y convient nulle part, vous gagnez une ombrelle.

## Règles : déplacement

rule-FQ-V1 = Votre carte dit comment votre touriste se déplace. { $moves } Les espaces se comptent de bâtiment en bâtiment adjacent, jamais en diagonale. Votre touriste finit toujours sur un autre espace que celui d’où il est parti.
rule-FQ-V2 = Vous visitez le bâtiment où s’arrête votre touriste, pas ceux qu’il traverse, et vous appliquez les icônes de ce bâtiment.
more-FQ-V2-courtyard = Si c’est une cour, cochez-la.
more-FQ-V2-riverwalk =
    À { $riverwalk }, vous cochez { $visits ->
        [one] seulement votre première visite
       *[other] vos { $visits } premières visites
    }.

## Règles : cartographier

rule-FQ-P0 =
    { $police_is ->
        [none] { $home } est un espace comme les autres : vous pouvez le visiter et le cartographier.
       *[some] { $home } et { $police } sont des espaces comme les autres : vous pouvez les visiter et les cartographier.
    } La règle imprimée n’en parle pas ; c’est notre interprétation.
rule-FQ-P1 = Cartographier un bâtiment, c’est y écrire une valeur. Dans l’action de cartographie, c’est la valeur de votre dé et le bâtiment que vous visitez. Elle convient si le bâtiment n’est pas encore cartographié et qu’aucun nombre adjacent ne s’en écarte de plus de 1 ; 1 et 6 ne vont pas ensemble. Si la valeur convient, vous devez cartographier le bâtiment.
rule-FQ-P2 = Si vous ne pouvez pas cartographier le bâtiment, parce que la valeur ne convient pas ou parce qu’il est déjà cartographié, vous gagnez une ombrelle à la place.
rule-FQ-P3 = Avec { $w_bonus }, vous pouvez écrire un W là où vous écririez une valeur. Un W n’est pas un nombre : il peut se trouver à côté de tout, et les bâtiments autour n’ont pas à en tenir compte. Un bâtiment qui porte un W est cartographié comme un autre.
more-FQ-P3-gift-shop = Une boutique de souvenirs qui porte un W vaut 0.

## Règles : la Second Line

rule-FQ-L1 = Qui a pris le dé « { $line_die } » dit où va la Second Line : au nord, au sud, à l’est ou à l’ouest. Sur chaque plan de la ville, elle est tracée de son extrémité au carrefour suivant dans cette direction. Elle peut suivre les rues qui ont un nom et les bords du plan, mais ni une ruelle ni un tronçon où elle est déjà passée. Elle peut se croiser elle-même.
rule-FQ-L2 = Si la Second Line n’a plus d’issue, elle n’avance pas, mais elle est comptée quand même. La règle imprimée n’en dit rien ; c’est notre interprétation.
rule-FQ-L3 =
    Ensuite chacun compte ses bâtiments cartographiés que la ligne longe par un côté au moins ; un coin ne suffit pas. Les anciens tronçons comptent autant que les nouveaux, et aucun bâtiment ne compte deux fois. Cochez autant de cases de la piste de la Second Line, rangée par rangée ({ $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    } en { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    }). Une fois toutes ces cases cochées, vous gagnez une ombrelle pour chaque rangée que vous venez de compléter.

## Règles : bonus

rule-FQ-BF-A = { $bonus }, immédiat : vous cartographiez un bâtiment sur { $street }, avec la valeur de 1 à 6 que vous voulez, si elle y convient.
rule-FQ-BF-B =
    { $bonus }, permanent : chaque petit bâtiment que vous cartographiez vous donne un joker.{ $points ->
        [0] { "" }
       *[other] { " " }À la fin de la partie, chaque petit bâtiment cartographié vous rapporte { part-points }.
    }
rule-FQ-BF-C = { $bonus }, immédiat : vous cartographiez un bâtiment n’importe où sur le plan, avec la valeur de 1 à 6 que vous voulez, si elle y convient.
rule-FQ-BC-A =
    { $bonus } ({ part-uses }) : votre touriste va plus loin, { $extra } { $most ->
        [one] espace
       *[other] espaces
    } de plus.
more-FQ-BC-A-street-move = Avec { $by_street }, vous choisissez d’abord un bâtiment sur les rues de cette carte et vous continuez à partir de là.
rule-FQ-BC-B = { $bonus }, permanent : avec une action de cartographie, vous pouvez cartographier un second bâtiment, adjacent au premier, avec la valeur du même dé si elle y convient. Vous le pouvez même si vous n’avez pas pu cartographier le premier ; l’ombrelle due pour celui-ci vient avant, avec tout ce qu’elle entraîne. Renoncer au second bâtiment ne donne pas d’ombrelle.
rule-FQ-BC-C = { $bonus } ({ part-uses }) : quand vous prenez un dé, vous pouvez jouer l’action de carte et l’action de déplacement d’une autre carte révélée. Les deux viennent de cette seule carte, et la valeur reste celle de votre dé.
rule-FQ-BS-A = { $bonus } ({ part-uses }) : quand vous cartographiez un bâtiment, vous pouvez y écrire un W.
rule-FQ-BS-B =
    { $bonus }, permanent : chaque ombrelle que vous gagnez coche deux cases.{ $points ->
        [0] { "" }
       *[other] { " " }À la fin de la partie, chaque joker coché sur votre piste des ombrelles vous rapporte { part-points }.
    }
rule-FQ-BS-C = { $bonus } ({ part-uses }), comme { $first } : quand vous cartographiez un bâtiment, vous pouvez y écrire un W.
rule-FQ-BM-A = { $bonus }, immédiat : vous gagnez l’icône d’artiste que vous voulez.
rule-FQ-BM-B = { $bonus }, immédiat : vous commencez une Second Line personnelle à un point de départ autre que celui de la ligne publique. Chaque fois que la ligne publique avance, vous pouvez aussi faire avancer la vôtre, où vous voulez, selon les mêmes règles. Au décompte, un bâtiment au bord de l’une ou l’autre ligne compte, et une seule fois.
rule-FQ-BM-C = { $bonus }, immédiat : vous gagnez deux icônes d’artiste de votre choix, qui ne doivent pas être pareilles.
rule-FQ-BP-A = { $bonus }, immédiat : barrez le prochain cercle de votre piste « { $activity } ». Quand vous y arriverez, il ne vous donnera rien.
more-FQ-BP-A-price = Comme tous les bonus de la piste « { $price } », celui-ci vous désavantage, mais aucune autre piste n’a des multiplicateurs aussi hauts.
rule-FQ-BP-B = { $bonus }, permanent : avec « { $type } », vous allez à 1 espace, pas plus.
rule-FQ-BP-C = { $bonus }, permanent : à la fin de votre tour, votre touriste est mis à { $police }, ce qui n’est pas une visite, et un dé est lancé. Dès lors, si vous prenez un dé de cette valeur, vous sautez l’action de cartographie et gagnez une ombrelle.
rule-FQ-BP-D = { $bonus }, permanent : les icônes d’artiste ne font plus rien pour vous.
rule-FQ-BX = Si un bonus vous fait cartographier aussitôt un bâtiment et qu’il n’y en a aucun que vous puissiez cartographier, le bonus est perdu. La règle imprimée n’en parle pas ; c’est notre interprétation.

## Règles : la fin

rule-FQ-E1 = Chaque activité a sa rue ({ $streets }). Elle rapporte un point par bâtiment que vous y avez cartographié, multiplié par le plus haut multiplicateur coché sur sa piste ; sans multiplicateur, elle ne rapporte rien. Un bâtiment peut compter pour plusieurs activités.
more-FQ-E1-bonus-points = Certains bonus ajoutent des points qui ne sont pas multipliés : { $point_bonuses }.
rule-FQ-E2 =
    { $points ->
        [0] Les cases cochées de la piste de la Second Line ne rapportent pas de points.
       *[other] Chaque case cochée de la piste de la Second Line rapporte { part-points }.
    }
rule-FQ-E3 = Certains lieux rapportent des points par eux-mêmes.
more-FQ-E3-gift-shop =
    { $shops ->
        [one] Si vous avez cartographié la boutique de souvenirs, elle rapporte sa valeur.
        [2] Si vous avez cartographié les deux boutiques de souvenirs, elles rapportent la somme de leurs deux valeurs.
       *[other] Si vous avez cartographié les { $shops } boutiques de souvenirs, elles rapportent la somme de leurs valeurs.
    }
more-FQ-E3-courtyard = Cours visitées et points : { $courtyards }.
more-FQ-E3-riverwalk-points =
    { $riverwalk } rapporte { part-points } si vous l’avez visité { $visits ->
        [one] une fois
       *[other] { $visits } fois
    }.
rule-FQ-E4 = Les deux rangées d’artistes comptent chacune pour elle-même. Artistes cochés dans une rangée et points : { $rows }.
more-FQ-E4-track-points = S’y ajoutent les points que vous avez cochés sur la piste des artistes.
rule-FQ-E5 = Le plus grand nombre de points l’emporte.
more-FQ-E5-line-points = En cas d’égalité, les points de la Second Line départagent. Si l’égalité demeure, la victoire est partagée.
more-FQ-E5-no-line-points = En cas d’égalité, la victoire est partagée.

## Règles : variante du maire, mode solo, Tourisme

rule-FQ-Y1 =
    Variante du maire : à chaque manche, une carte Maire est révélée aussi. Si elle indique une rue, cette rue est barrée jusqu’à la fin de la manche. Les touristes ne peuvent pas visiter ses bâtiments, mais peuvent les traverser ; une Second Line{ $own_line ->
        [none] { "" }
       *[other] , publique ou personnelle,
    } ne peut pas la suivre, mais peut la croiser.{ $maps ->
        [none] { "" }
        [bonus] { " " }Quand vous cartographiez par un bonus, les rues barrées ne comptent pas.
        [track] { " " }Quand vous cartographiez par la piste des artistes, les rues barrées ne comptent pas.
       *[other] { " " }Quand vous cartographiez par un bonus ou par la piste des artistes, les rues barrées ne comptent pas.
    } Si votre touriste ne peut aller nulle part ailleurs, vous sautez les actions de déplacement, de bâtiment et de cartographie et gagnez une ombrelle.
rule-FQ-Y2 = Le mode solo se joue avec la variante du maire. Vous et le maire Carly jouez à tour de rôle, jusqu’à deux tours chacun ; la carte Maire dit si c’est lui qui commence. Le maire prend le premier dé encore libre, dans l’ordre que donne la carte, et ne fait rien d’autre. Si l’un de vous a pris le dé « { $line_die } », la Second Line avance, et c’est toujours vous qui dites où. Points et appréciation : { $ratings }.
rule-FQ-Y3 =
    Tourisme : chaque joueur reçoit une carte Vacances que les autres ne voient pas. Elle indique des bâtiments{ $asks ->
        [none] .
       *[other] , et certaines cartes demandent { part-asked-values }.
    } { $points ->
        [0] La carte ne rapporte pas de points.
       *[other] Si, à la fin, vous avez cartographié tous ces bâtiments comme la carte le demande, elle rapporte { part-points } ; sinon, elle ne rapporte rien.
    } Tourisme se joue aussi en mode solo.

## Règles : précisions sur les icônes et les pistes (nos interprétations)

rule-FQ-R1 = Si vous cochez un cercle qui montre les deux et que vous avez déjà tous les bonus, ou tous les multiplicateurs, de cette piste, il n’y a rien à choisir : vous recevez l’autre.
rule-FQ-R2 = Vous ne pouvez pas refuser une icône : elle se coche même si elle vous désavantage. Un joker s’utilise tant qu’une de vos pistes d’activité a de la place.
rule-FQ-R3 = Quand une ombrelle donne un joker, vous en finissez avec le joker et tout ce qu’il entraîne avant la prochaine ombrelle ou icône.
more-FQ-R3-double-umbrella = Avec { $double_bonus }, cela peut tomber entre les deux cases d’une même ombrelle.
rule-FQ-R4 = Avec { $double_bonus }, toute ombrelle que vous gagnez compte double, d’où qu’elle vienne : aussi pour un bâtiment que vous n’avez pas pu cartographier, pour une rue barrée, pour une rangée de la Second Line. La seconde n’est pas doublée à son tour. Si une ombrelle donne un joker et que ce joker débloque { $double_bonus }, cette ombrelle-là reste simple.
rule-FQ-R5 = Pour { $double_bonus } comptent les jokers cochés sur la piste des ombrelles, y compris ceux d’avant le bonus. Les jokers venus d’ailleurs ne comptent pas ici.
rule-FQ-R6 =
    { $cross_bonus } barre le premier cercle de la piste « { $cross_track } » qui n’est ni coché ni barré ; s’il n’en reste pas, rien ne se passe. { $version ->
        [1] Vous cochez quand même cette case le moment venu, comme si c’était un carré.
       *[other] Quand vous arrivez à un cercle barré, vous le sautez : votre icône coche la prochaine case vide qui le suit. Seul ce que montre le cercle est perdu.
    }
rule-FQ-R7 = Avec { $performer_bonus }, vous pouvez choisir un artiste déjà coché dans les deux rangées, mais il n’apporte rien.
more-FQ-R7-two-performers = Avec { $two_bonus }, vous choisissez le second, qui doit être un autre, une fois fini tout ce que le premier a apporté.
more-FQ-R7-no-performers = Si vous avez { $deaf_bonus }, un tel bonus ne vous donne rien.
rule-FQ-R8 = Une Second Line personnelle ne peut pas commencer là où la ligne publique a commencé ; peu importe où celle-ci finit à présent. Si vous la débloquez pendant la phase de déplacement, elle peut avancer dès cette manche. Si c’est une rangée complétée qui vous l’apporte, elle attend la fois suivante.

## Règles : précisions sur le déplacement (nos interprétations)

rule-FQ-R9 =
    Là où votre carte ne vous laisse pas choisir jusqu’où aller, { $longer_bonus } vous mène exactement { $extra } { $most ->
        [one] espace
       *[other] espaces
    } plus loin, par le chemin le plus court. { $limit_is ->
        [passed] Là où vous choisissez jusqu’où aller, ce bonus vous fait dépasser la limite du même nombre d’espaces.
       *[raised] Là où vous choisissez jusqu’où aller, ce bonus ne fait que repousser la limite : { $most } de plus.
    }
more-FQ-R9-short-walk = Avec { $short_bonus }, « { $short_type } » ne vous laisse pas choisir non plus : à elle seule, cette carte vous mène à exactement 1 espace.
rule-FQ-R10 = Si vous utilisez { $longer_bonus } avec { $by_street }, vous arrivez d’abord à un autre espace que celui d’où vous êtes parti. Vous ne faites qu’y passer, il peut donc être sur une rue barrée. L’espace où vous vous arrêtez n’est pas non plus celui du départ, et il n’est pas sur une rue barrée.
rule-FQ-R11 = Vous décidez d’utiliser un bonus au moment où il change quelque chose.
more-FQ-R11-longer-move = Vous décidez d’utiliser { $longer_bonus } une fois l’action de carte finie : si cette carte vient de débloquer le bonus, vous pouvez déjà vous en servir.
more-FQ-R11-other-card = Vous décidez d’utiliser { $other_bonus } en prenant votre dé : si ce tour débloque le bonus, il attend votre prochain dé.
rule-FQ-R12 = Pour la Second Line, c’est le dé pris qui compte, pas la carte utilisée avec { $other_bonus }. Un dé « { $line_die } » la fait avancer quelle que soit la carte jouée ; un autre dé ne le fait pas, même avec la carte « { $line_die } ». La carte choisie n’a pas besoin de porter un dé. Ce ne peut être ni la carte Maire ni celle d’un paquet resté dans la boîte.
rule-FQ-R13 = Commencer à { $home } n’est pas une visite : aucune icône ne s’applique et rien n’est cartographié.
more-FQ-R13-locked-up = Être mis à { $police } n’est pas une visite non plus.
rule-FQ-R14 = La distance entre deux bâtiments se compte par le chemin le plus court, de bâtiment en bâtiment adjacent. Ce chemin peut traverser une ruelle et passer par des bâtiments d’une rue barrée.
rule-FQ-R15 = Deux bâtiments sont adjacents dès qu’une partie d’un côté de l’un fait face à une partie d’un côté de l’autre. Un grand bâtiment peut donc être adjacent aux deux petits d’une paire.

## Règles : précisions sur la cartographie (nos interprétations)

rule-FQ-R16 = La dernière action d’un tour est une action de cartographie.
more-FQ-R16-street-map = Celle que donne une case à rue de la piste des artistes en est une aussi.
more-FQ-R16-map-any-value = Avec { $free_bonus }, vous cartographiez aussi, mais ce n’est pas une action de cartographie.
more-FQ-R16-map-neighbour = Cartographier le second bâtiment ({ $neighbour_bonus }) n’est pas une action de cartographie. Là où il n’y a pas d’action de cartographie, { $neighbour_bonus } n’ajoute rien.
more-FQ-R16-small-buildings = { $small_bonus } sert chaque fois que vous cartographiez.
more-FQ-R16-write-w = Chaque fois que vous cartographiez, vous pouvez écrire un W.
rule-FQ-R17 = Si la valeur convient à un bâtiment de la rue qu’indique la piste des artistes, vous devez en choisir un où elle convient : impossible d’en prendre un autre pour avoir l’ombrelle.
more-FQ-R17-write-w = Si vous avez un W, vous pouvez aussi lui choisir un bâtiment pas encore cartographié, mais rien ne vous oblige jamais à dépenser un W.
rule-FQ-R18 = Si la valeur ne convient nulle part dans la rue qu’indique la piste des artistes, vous gagnez une ombrelle.
more-FQ-R18-map-neighbour = Avec { $neighbour_bonus }, vous choisissez alors quand même un bâtiment de cette rue et vous pouvez en cartographier un qui lui est adjacent.
rule-FQ-R19 = Si la piste des artistes vous donne une action de cartographie hors de vos tours, par une rangée de la Second Line, la valeur est celle du dernier dé que vous avez pris dans cette manche.
rule-FQ-R20 = Le second bâtiment ({ $neighbour_bonus }) reçoit la valeur du dé.
more-FQ-R20-write-w = Il peut aussi recevoir un W à lui : un W dans le premier ne vaut pas pour les deux.
more-FQ-R20-small-buildings = Si le premier est petit, le joker que donne { $small_bonus } vient avant que le second soit cartographié.
rule-FQ-R21 = Si votre dé a la valeur tirée pour { $locked_bonus }, vous sautez la dernière action de votre tour. Cela vaut à partir du prochain dé que vous prenez. Pendant le tour qui débloque { $locked_bonus }, vous cartographiez encore.
more-FQ-R21-street-map = Les actions de cartographie de la piste des artistes ne sont pas sautées.
more-FQ-R21-map-neighbour = { $neighbour_bonus } est sauté avec la dernière action.
rule-FQ-R22 = Si vous débloquez { $locked_bonus } hors de vos tours, votre touriste est mis à { $police } sur-le-champ.
rule-FQ-R23 = Vous pouvez écrire un W là où la valeur conviendrait, et là où elle ne convient pas. Seule une valeur qui convient vous oblige à cartographier. Si elle ne convient pas et que vous préférez garder votre W, vous gagnez l’ombrelle.
rule-FQ-R24 = Vous devez utiliser { $free_bonus } si une valeur de 1 à 6 convient à un bâtiment que ce bonus permet. Si aucune ne convient, le bonus est perdu.
more-FQ-R24-write-w = Il n’est pas perdu si vous dépensez un W.
rule-FQ-R36 =
    Si { $neighbour_bonus } se débloque au milieu d’une action de cartographie, par exemple grâce { $wild_is ->
        [none] à l’ombrelle
       *[other] au joker ou à l’ombrelle
    } que celle-ci apporte, il compte à partir de l’action de cartographie suivante. Celle qui l’a débloqué ne cartographie pas de second bâtiment.

## Règles : précisions sur la Second Line, le maire, le mode solo et Tourisme (nos interprétations)

rule-FQ-R25 = Si la Second Line publique ne peut pas avancer, votre ligne personnelle n’avance pas non plus. Les deux sont comptées quand même.
rule-FQ-R26 = Qui décide de la Second Line publique doit choisir une des voies ouvertes, s’il y en a une.
more-FQ-R26-personal-line = Votre ligne personnelle, elle, peut aussi rester sur place.
rule-FQ-R27 = Une ligne ne reprend jamais ses propres tronçons.
more-FQ-R27-personal-line = La ligne publique et la ligne personnelle peuvent suivre le même tronçon.
rule-FQ-R28 = Dans la phase de la Second Line, le premier joueur agit d’abord et les autres suivent dans le sens horaire. Ce que l’un y fait ne change rien pour les autres.
rule-FQ-R29 =
    Au décompte de la Second Line, vous cochez toutes les cases avant d’appliquer les ombrelles des rangées complétées. La piste s’arrête après { $boxes ->
        [one] { $boxes } case
       *[other] { $boxes } cases
    }, et ce qui dépasse est perdu.
rule-FQ-R30 = Si les rues barrées ne laissent à votre touriste aucun endroit où aller, vous faites l’action de carte, puis vous gagnez une ombrelle. Vous pouvez prendre un tel dé exprès.
more-FQ-R30-double-umbrella = { $double_bonus } double cette ombrelle.
more-FQ-R30-longer-move = Vous n’avez pas à dépenser { $longer_bonus } pour vous en sortir.
rule-FQ-R31 = Votre touriste peut être mis à { $police } même si une rue y est barrée, car ce n’est pas une visite.
rule-FQ-R32 = En mode solo, le maire Carly prend un dé à chacun de ses deux tours. Comme il y a un dé par type, on sait toujours lequel. Il n’y a pas de premier joueur en mode solo.
rule-FQ-R33 =
    { $asks ->
        [none] Un W n’a pas de valeur, mais un bâtiment qui porte un W convient à une carte Vacances.
       *[other] Un W n’a pas de valeur. Si votre carte Vacances demande { part-asked-values }, un W la fait échouer ; si elle ne demande pas de valeurs, un bâtiment qui porte un W convient.
    }
rule-FQ-R34 = Les points de la carte Vacances font partie de votre total.
more-FQ-R34-line-points = En cas d’égalité, la Second Line décide comme toujours.
rule-FQ-R35 = Dans l’action de bâtiment, donc avant de cartographier, vous cochez { $places }.
more-FQ-R35-riverwalk =
    { $visits ->
        [one] Une deuxième visite à { $riverwalk }
       *[other] Une visite à { $riverwalk } après les { $visits } premières
    } ne coche rien.
not-in-this-edition = Cette règle parle d’une chose que cette édition n’a pas.

## Pourquoi pas : dés et cartes

why-FQ-A2-pending = Prenez d’abord un dé.
why-FQ-A2-must = C’est votre tour, et vous devez prendre un dé.
why-FQ-A2-no-die = Il ne reste pas de dé « { $type } » avec un { $value }. Prenez un de ceux qui sont sur la table.
why-FQ-BC-C-no-bonus = Pour jouer la carte « { $card } » avec ce dé, il faudrait { $other_bonus }, et vous ne l’avez pas ou plus. Jouez la carte du dé lui-même.
why-FQ-BC-C-none = Dans cette édition, aucun bonus ne permet de jouer la carte « { $card } » avec ce dé. Jouez la carte du dé lui-même.
why-FQ-R12-in-box = Dans cette partie, le paquet « { $card } » est dans la boîte. Choisissez une carte qui est sur la table.

## Pourquoi pas : déplacement

why-FQ-V1-pending = Déplacez d’abord votre touriste.
why-FQ-V1-must = Votre touriste peut se déplacer, il ne peut donc pas rester. Choisissez un bâtiment.
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
    }, et avec « { $type } » vous allez à { $most } au plus. Choisissez un autre bâtiment.
why-FQ-BP-B-too-far =
    { $building } est à { $distance ->
        [one] { $distance } espace
       *[other] { $distance } espaces
    }. À cause du bonus { $short_bonus }, « { $type } » vous mène à 1 espace, pas plus. Choisissez un bâtiment adjacent.
why-FQ-BC-A-no-bonus = Pour aller plus loin avec « { $type } », il faudrait { $longer_bonus }, et vous ne l’avez pas ou plus. Choisissez un bâtiment à votre portée.
why-FQ-BC-A-none = Dans cette édition, aucun bonus ne vous mène plus loin avec « { $type } ». Choisissez un bâtiment à votre portée.
why-FQ-BC-A-not-needed = Avec « { $type } », vous arrivez de toute façon à { $building }. Allez-y sans { $longer_bonus }.
why-FQ-R9-too-far =
    { $building } est à { $distance ->
        [one] { $distance } espace
       *[other] { $distance } espaces
    }. Avec « { $type } » et { $longer_bonus } ensemble, vous allez à { $most } au plus. Choisissez un autre bâtiment.
why-FQ-R9-exactly =
    { $building } est à { $distance ->
        [one] { $distance } espace
       *[other] { $distance } espaces
    }. Avec « { $type } » et { $longer_bonus } ensemble, la distance doit être exactement { $steps }. Choisissez un autre bâtiment.
why-FQ-R10-too-far = Avec « { $type } » et { $longer_bonus } ensemble, vous n’arrivez pas à { $building }. Choisissez un autre bâtiment.
why-FQ-Y1-closed = { $street } est barrée dans cette manche, et { $building } s’y trouve : vous pouvez y passer, mais pas vous y arrêter. Choisissez un autre bâtiment.

## Pourquoi pas : cartographier

why-FQ-P1-pending = Terminez d’abord votre action de cartographie.
why-FQ-P1-elsewhere = Votre action de cartographie concerne { $here }, le bâtiment que vous visitez, et pas { $building }.
why-FQ-P1-value = Votre dé montre { $die }, vous ne pouvez donc pas écrire { $value } dans { $building }.
why-FQ-P1-neighbour = { $value } ne convient pas à { $building } : à côté, { $neighbour } porte { $there }, et l’écart dépasse 1.
why-FQ-P2-mapped = { $building } est déjà cartographié, avec { $there }, et aucun bâtiment n’est cartographié deux fois.
why-FQ-P3-no-w = Vous n’avez pas de W à écrire dans { $building }.
why-FQ-P3-none = Dans cette édition, aucun bonus ne permet d’écrire un W. Écrivez une valeur.
why-FQ-R23-must = La valeur de votre dé convient, vous devez donc cartographier le bâtiment, avec cette valeur ou avec un W.
why-FQ-BC-B-pending = Choisissez d’abord le second bâtiment ({ $neighbour_bonus }), ou renoncez-y.
why-FQ-BC-B-not-next = { $building } n’est pas adjacent à { $here }. Choisissez-en un qui le soit, ou renoncez.
why-FQ-R18-not-next = { $building } n’est adjacent à aucun bâtiment sur { $street }. Choisissez-en un qui le soit, ou renoncez.
why-FQ-I5-pending = Choisissez d’abord un bâtiment pour l’action de cartographie de la piste des artistes.
why-FQ-I5-street = La piste des artistes vous donne une action de cartographie sur { $street }, et { $building } n’y est pas. Choisissez un bâtiment de cette rue.
why-FQ-R17-must = La valeur convient à un bâtiment de cette rue, vous devez donc en choisir un.
why-FQ-R24-pending = Choisissez d’abord un bâtiment à cartographier avec votre bonus.
why-FQ-R24-must = Il y a un bâtiment auquel une valeur convient, vous devez donc utiliser le bonus.
why-FQ-BF-A-street = Votre bonus est pour un bâtiment sur { $street }, et { $building } n’y est pas. Choisissez-en un de cette rue.

## Pourquoi pas : icônes et bonus

why-FQ-I2-pending = Utilisez d’abord votre joker : choisissez une activité.
why-FQ-I2-full = Votre piste « { $activity } » est pleine. Choisissez une autre activité.
why-FQ-R2-must = Vous devez utiliser le joker, car une piste d’activité a encore de la place. Choisissez une activité.
why-FQ-I3-pending = Choisissez d’abord le bonus ou le multiplicateur du cercle.
why-FQ-I3-must = Le cercle vous donne le bonus ou le multiplicateur : vous devez choisir l’un des deux.
why-FQ-BM-A-pending = Choisissez d’abord un artiste.
why-FQ-BM-C-pending = Choisissez d’abord vos deux artistes.
why-FQ-BM-C-same = Vous venez de prendre cet artiste : { $performer }. Le second doit être un autre.
why-FQ-R7-must = Vous devez choisir un artiste.
why-FQ-BM-B-pending = Choisissez d’abord où commence votre Second Line personnelle.
why-FQ-BM-B-must = Votre Second Line personnelle doit commencer quelque part : choisissez un point de départ.
why-FQ-R8-public = La Second Line publique a commencé au point de départ { $number }. Choisissez-en un autre pour la vôtre.

## Pourquoi pas : la Second Line

why-FQ-L1-pending = Dites d’abord où va la Second Line.
why-FQ-L1-edge = De ce côté ({ $direction }), le plan de la ville s’arrête. Choisissez une autre direction.
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
why-FQ-E5-points = Victoire aux points : { part-points }.
why-FQ-E5-second-line = Égalité de points ({ $points }) : la Second Line a départagé, avec { $boxes }.
why-FQ-E5-shared = Égalité de points ({ $points }), et aussi à la Second Line : la victoire est partagée.
why-FQ-E5-tied = Égalité de points ({ $points }) : la victoire est partagée.
why-FQ-Y2-rating = Vous avez atteint { part-points } : « { $rating } ».

## Actions, en lignes de menu

action-take = Prendre le dé « { $type } » : { $value }
action-take-as = Prendre le dé « { $type } » ({ $value }) et jouer la carte « { $card } »
action-go = Aller à { $building }
action-further = Aller plus loin, à { $building } ({ $bonus })
action-map = Cartographier { $building } avec { $value }
action-mark = Cocher { $activity }
action-bonus = Prendre le bonus
action-bonus-now = Prendre { $bonus } : { $what }
action-multiplier = Prendre le multiplicateur
action-multiplier-now = Prendre le multiplicateur ×{ $times } ({ $activity })
action-performer = Choisir : { $performer }
action-begin = Commencer au point de départ { $start }
action-advance = Aller { $toward }
action-pass = Renoncer
action-pass-map = Ne pas écrire de W et gagner une ombrelle
action-pass-street-map = Ne pas écrire de W et gagner une ombrelle
action-pass-free-map = Ne pas écrire de W et renoncer au bonus
action-pass-neighbour = Ne pas cartographier de second bâtiment
action-pass-street-neighbour = Ne pas cartographier de second bâtiment
action-pass-own-line = Laisser votre ligne personnelle sur place
action-pass-travel = Rester sur place et gagner une ombrelle

## Événements : mise en place et planification

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
event-map = { $player } cartographie { $building } avec { $value }.
event-map-you = Vous cartographiez { $building } avec { $value }.
event-no-map =
    { $case_is ->
        [locked] { $player } n’a pas le droit de cartographier { $building } avec { $value } : une ombrelle à la place.
        [street] { $value } ne convient à aucun bâtiment sur { $street } : { $player } gagne une ombrelle.
       *[other] { $player } n’écrit pas { $value } dans { $building } : une ombrelle à la place.
    }
event-no-map-you =
    { $case_is ->
        [locked] Vous n’avez pas le droit de cartographier { $building } avec { $value } : vous gagnez une ombrelle.
        [street] { $value } ne convient à aucun bâtiment sur { $street } : vous gagnez une ombrelle.
       *[other] Vous n’écrivez pas { $value } dans { $building } : vous gagnez une ombrelle.
    }
event-pass =
    { $task_is ->
        [travel] { $player } préfère rester plutôt que d’aller plus loin.
        [neighbour] { $player } ne cartographie pas de second bâtiment.
        [own-line] { $player } laisse sa ligne personnelle sur place.
       *[other] { $player } n’écrit pas de W.
    }
event-pass-you =
    { $task_is ->
        [travel] Vous préférez rester plutôt que d’aller plus loin.
        [neighbour] Vous ne cartographiez pas de second bâtiment.
        [own-line] Vous laissez votre ligne personnelle sur place.
       *[other] Vous n’écrivez pas de W.
    }

## Événements : icônes et bonus

event-umbrella = { $player } coche une ombrelle ({ $boxes } sur { $all }).
event-umbrella-you = Vous cochez une ombrelle ({ $boxes } sur { $all }).
event-mark =
    { $player } coche { $activity } ({ $box } sur { $all }){ $crossed_is ->
        [yes] , où le cercle est barré.
        [skipped] , en sautant { $skipped ->
            [one] le cercle barré qui précède
           *[other] les { $skipped } cercles barrés qui précèdent
        }.
       *[no] .
    }
event-mark-you =
    Vous cochez { $activity } ({ $box } sur { $all }){ $crossed_is ->
        [yes] , où le cercle est barré.
        [skipped] , en sautant { $skipped ->
            [one] le cercle barré qui précède
           *[other] les { $skipped } cercles barrés qui précèdent
        }.
       *[no] .
    }
event-multiplier = { $player } reçoit le multiplicateur ×{ $times } ({ $activity }).
event-multiplier-you = Vous recevez le multiplicateur ×{ $times } ({ $activity }).
event-performer =
    { $player } coche « { $performer } » dans la rangée du { $row ->
        [1] haut
       *[2] bas
    }{ $points ->
        [0] .
       *[other] {" "}et reçoit { part-points }.
    }
event-performer-you =
    Vous cochez « { $performer } » dans la rangée du { $row ->
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
event-lost = { $player } ne cartographie rien avec le bonus, qui est perdu.
event-lost-you = Vous ne cartographiez rien avec le bonus, qui est perdu.
event-cross-out = { $player } barre le cercle de la case { $box }, piste « { $activity } ».
event-cross-out-you = Vous barrez le cercle de la case { $box }, piste « { $activity } ».
event-arrest = { $player } se retrouve à { $building }.
event-arrest-you = Vous vous retrouvez à { $building }.
event-police = { $player } ne pourra plus cartographier avec { $value } : c’est la valeur du dé lancé.
event-police-you = Vous ne pourrez plus cartographier avec { $value } : c’est la valeur du dé lancé.

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
        [one] { $buildings } bâtiment cartographié
       *[other] { $buildings } bâtiments cartographiés
    } au bord de la ligne. Cases de la Second Line cochées : { $boxes }.{ $rows ->
        [0] {""}
       *[other] {" "}Ombrelles pour rangées complétées : { $rows }.
    }
event-parade-you =
    Vous avez { $buildings ->
        [one] { $buildings } bâtiment cartographié
       *[other] { $buildings } bâtiments cartographiés
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

line-activity = { $activity } : { part-street-score }
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
    Cartographiez { $building } avec { $value }{ $w ->
        [0] .
       *[other] {" "}ou avec un W. Si { $value } ne convient pas, vous pouvez aussi renoncer et gagner une ombrelle.
    }
prompt-street-map =
    Piste des artistes : cartographiez un bâtiment sur { $street } avec { $value }{ $w ->
        [0] .
       *[other] {" "}ou avec un W. Si { $value } n’y convient nulle part, vous pouvez aussi renoncer et gagner une ombrelle.
    }
prompt-free-map =
    Bonus : cartographiez { $street_is ->
        [anywhere] n’importe quel bâtiment
       *[other] un bâtiment sur { $street }
    } avec une valeur qui convient{ $w ->
        [0] .
       *[other] {" "}ou avec un W. Si aucune valeur ne convient nulle part, vous pouvez aussi renoncer au bonus.
    }
prompt-neighbour =
    { $bonus } : cartographiez un bâtiment adjacent à { $building } avec { $value }{ $w ->
        [0] , ou renoncez.
       *[other] {" "}ou avec un W, ou renoncez.
    }
prompt-street-neighbour =
    { $bonus } : cartographiez avec { $value } un bâtiment adjacent à l’un de ceux sur { $street }{ $w ->
        [0] , ou renoncez.
       *[other] {" "}(ou avec un W), ou renoncez.
    }
prompt-icon = Un joker : choisissez l’activité que vous cochez.
prompt-circle = Un cercle de la piste « { $activity } » : choisissez { $bonus } ({ $what }) ou le multiplicateur ×{ $times }.
prompt-one-performer = Choisissez un artiste.
prompt-two-performers = Choisissez le premier des deux artistes.
prompt-other-performer = Choisissez un second artiste, autre que le premier ({ $performer }).
prompt-begin-line = Choisissez où commence votre Second Line personnelle.
prompt-police = Un dé est lancé pour { $bonus }.
prompt-advance = Choisissez où va la Second Line. Elle est la même pour tous.
prompt-own-line = Choisissez où va votre ligne personnelle, ou laissez-la sur place.
