### Explore New York. Les notes sur les arguments sont dans le fichier anglais.
### Les mots sont ceux de la règle française : bloc, lien de parcours, Cartes du Tour, Parcours Final.
### Une espace insécable précède : et se place dans les guillemets, une espace fine insécable précède ; (un test y veille).

## Mots

symbol-circle = cercle
symbol-square = carré
symbol-triangle = triangle

kind-red = cercle rouge
kind-green = carré vert
kind-blue = triangle bleu
kind-yellow = smiley jaune
kind-grey = étoile grise
kind-white = blanc

mode-score-attack = Chasse aux points

option-plus_after_fallback = + après un choix libre
option-plus_after_fallback-about = Un + sur les Cartes du Tour donne un lien de plus, même après un choix libre. Les règles imprimées ne font pas d’exception, mais elles ne parlent pas de ce cas : c’est notre interprétation. Sans cette option, le + ne compte pas après un choix libre.

## Parties de phrases

part-block = ({ $block })
part-block-named = ({ $block }) { $name }
part-block-fallback = { $block } (choix libre)
part-link-between = entre ({ $a }) et ({ $b })
part-link-above = au-dessus de ({ $a })
part-link-below = au-dessous de ({ $a })
part-link-left = à gauche de ({ $a })
part-link-right = à droite de ({ $a })
part-link-corner = au coin de ({ $a })
part-card = { $number } ({ $tourists })
part-card-plus = { $number } ({ $tourists }, +)
part-cafe = { $cafe } ({ $tourists })
part-kind = { $kind } : { $blocks }
part-tourists =
    { $symbol_id ->
        [circle] { $n ->
            [one] { $n } cercle
           *[other] { $n } cercles
        }
        [square] { $n ->
            [one] { $n } carré
           *[other] { $n } carrés
        }
        [triangle] { $n ->
            [one] { $n } triangle
           *[other] { $n } triangles
        }
       *[other] { $n } { $symbol }
    }
part-no-tourists = aucun touriste
part-on-card =
    { $symbol_id ->
        [circle] { $n ->
            [1] un cercle rouge
            [2] deux cercles rouges
           *[other] { $n } cercles rouges
        }
        [square] { $n ->
            [1] un carré vert
            [2] deux carrés verts
           *[other] { $n } carrés verts
        }
        [triangle] { $n ->
            [1] un triangle bleu
            [2] deux triangles bleus
           *[other] { $n } triangles bleus
        }
       *[other] { $n } { $symbol }
    }
part-removed =
    { $cards ->
        [0] aucune
        [one] { $cards } carte
       *[other] { $cards } cartes
    } à { $players } joueurs
part-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } à { $players } joueurs
part-product =
    { $tourists ->
        [one] { $tourists } touriste
       *[other] { $tourists } touristes
    } × { $attractions ->
        [one] { $attractions } attraction
       *[other] { $attractions } attractions
    }

## Règles : le contenu de la boîte

rule-NY-C1 =
    Un jeu pour { $players } joueurs ; tous ont le même plan de la ville, chacun le sien.{ $house_is ->
        [none] {""}
       *[other] {" "}À { $house } joueur, il y a « { mode-score-attack } », un mode maison que les règles imprimées n’ont pas : vous jouez sans adversaire, pour le plus haut score possible, pendant { $turns ->
            [one] { $turns } tour
           *[other] { $turns } tours
        } et avec { $removed ->
            [0] toutes les cartes
            [one] { $removed } carte de moins dans le paquet
           *[other] { $removed } cartes de moins dans le paquet
        }.
    }
rule-NY-C2 = Le plan de la ville est une grille de blocs, { $width } en largeur et { $height } en hauteur. Deux nombres désignent un bloc : X se compte depuis la gauche, Y depuis le haut. Le bloc en haut à gauche est (1,1), celui en bas à droite ({ $width },{ $height }). Les règles imprimées ne disent pas où commence Y ; c’est notre interprétation.
rule-NY-C3 =
    Chaque bloc est entouré de routes, au bord du plan aussi. Un lien est un bout de route, d’un carrefour au suivant. Les coins du plan sont arrondis : là, les deux côtés extérieurs du bloc forment un seul lien. Ce plan de la ville compte { $points ->
        [one] { $points } carrefour
       *[other] { $points } carrefours
    } et { $links ->
        [one] { $links } lien
       *[other] { $links } liens
    } : { $inner } entre deux blocs, { $border ->
        [one] { $border } droit
       *[other] { $border } droits
    } au bord et { $arcs } aux coins.
rule-NY-C4 =
    Chaque bloc est d’un type. Sur ce plan de la ville, il y a : { $kinds }. Tous les blocs, sauf les blancs, sont des attractions. { $cafes ->
        [0] Ce plan n’a pas de café.
        [one] Un carrefour porte un café, qui montre deux touristes.
       *[other] Il y a un café à { $cafes } des carrefours ; chacun montre deux touristes, pareils ou différents.
    } Un touriste est un cercle, un carré ou un triangle.
rule-NY-C5 =
    Il y a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } Touristes. Chacune montre un ou deux touristes et un nombre de 1 à { $highest }, ou un * à sa place ({ $stars ->
        [one] { $stars } carte
       *[other] { $stars } cartes
    }). Certaines ont un +, qui donne un lien de plus ({ $plus ->
        [one] { $plus } carte
       *[other] { $plus } cartes
    }).

## Règles : mise en place

rule-NY-S1 = Quelques cartes sont retirées du jeu au hasard, et personne ne voit lesquelles : { $removed }. Notre façon de faire : une carte n’a pas de place dans le paquet tant qu’elle n’est pas révélée ; les cartes retirées sont donc tout simplement celles qui restent à la fin de la partie.
rule-NY-S2 = La partie dure jusqu’à ce que le paquet soit épuisé : { $turns }. Si une règle imprimée donne d’autres nombres, c’est le paquet qui décide ; c’est notre interprétation.
rule-NY-S3 = Le premier joueur est tiré au sort.

## Règles : un tour

rule-NY-T1 =
    Le premier joueur révèle { $reveal ->
        [one] { $reveal } carte
       *[other] { $reveal } cartes
    }{ $discard ->
        [0] , qui
       *[other] {" "}et en défausse { $discard }. Les deux qui restent
    } sont les Cartes du Tour, et tous se servent des deux.
rule-NY-T2 = Ensuite tous jouent en même temps, chacun sur son plan de la ville : choisir un bloc, y dessiner ses touristes, tracer des liens, finir le tour. Aucun plan n’agit sur un autre. Jusqu’à ce que vous finissiez votre tour, il n’est qu’à vous et vous pouvez annuler vos coups ; une fois fini, tout le monde le voit et il est acquis. Quand le dernier joueur a fini, les Cartes du Tour sont défaussées, et le premier joueur est désormais le suivant dans le sens horaire.

## Règles : le bloc

rule-NY-B1 = Vous choisissez un bloc où vous n’avez pas encore de touristes.
rule-NY-B2 = Deux cartes au même nombre désignent un seul bloc : ce nombre est son X et son Y.
rule-NY-B3 = Deux cartes aux nombres différents désignent deux blocs : à vous de dire quel nombre est X et lequel est Y. Si vous avez déjà des touristes dans l’un des deux, c’est forcément l’autre.
rule-NY-B4 =
    Un * vaut n’importe quel nombre. Un * et un nombre désignent tous les blocs qui ont ce nombre comme X ou comme Y, jusqu’à { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    } sur ce plan. Deux * les désignent tous.
rule-NY-B5 = Le choix libre : si vous avez déjà des touristes dans tous les blocs que désignent les cartes, vous choisissez à la place n’importe quel bloc vide.

## Règles : touristes

rule-NY-P1 = Tous les touristes des deux Cartes du Tour vont dans le bloc que vous avez choisi.
rule-NY-P2 = Après un choix libre, un seul touriste y va à leur place : un cercle, un carré ou un triangle, comme il vous plaît.

## Règles : liens

rule-NY-L1 = Il y a deux façons de tracer des liens, et vous en choisissez une. Ou bien deux liens : l’un le long d’un côté de votre bloc, l’autre rattaché à une de ses extrémités, dans n’importe quelle direction, même en s’éloignant du bloc. Ou bien un seul, sur n’importe quelle route du plan.
rule-NY-L2 = Après un choix libre, vous ne tracez qu’un lien, sur n’importe quelle route du plan ; deux ne sont pas possibles.
rule-NY-L3 =
    Chaque + sur les Cartes du Tour donne à tous un lien de plus, sur n’importe quelle route, rattaché ou non. Vous ne pouvez pas y renoncer. { $option ->
        [on] Cela vaut aussi après un choix libre.
       *[off] À cette table, cela ne vaut pas après un choix libre.
    } Les règles imprimées ne parlent pas de ce cas : selon notre interprétation, un + compte toujours, et l’option « { option-plus_after_fallback } » peut changer cela.
rule-NY-L4 =
    Vous ne tracez un lien que sur une route qui n’en a pas encore sur votre plan. Les règles imprimées n’en disent rien ; c’est notre interprétation. Si deux liens ne sont plus possibles, vous en tracez un. C’est toujours possible : en une partie entière, vous tracez au plus { $most ->
        [one] { $most } lien
       *[other] { $most } liens
    }, et le plan en compte { $links }.
rule-NY-L5 = Vous tracez vos liens dans l’ordre de votre choix. Pour les cafés, cela ne change rien, car leurs touristes vont tous dans le même bloc ; peu importe aussi lesquels de vos liens sont les deux qui se suivent et lesquels viennent d’un +.

## Règles : cafés

rule-NY-K1 = Dès qu’un lien que vous tracez aboutit à un café, les deux touristes qu’il montre vont dans le bloc que vous avez choisi ce tour-ci, même après un choix libre. Le café est alors utilisé : vous n’obtenez ses touristes qu’une fois par partie. Vous pouvez atteindre plusieurs cafés en un tour.

## Règles : la fin

rule-NY-F1 = Le Parcours Final est une ligne de liens que vous avez tracés, sans trou. Aucun lien n’y figure deux fois. Il peut se croiser, repasser par un carrefour et finir là où il a commencé, et vous pouvez laisser des liens de côté.
rule-NY-F2 = Votre score est celui du meilleur Parcours Final que permettent vos liens. Le programme le trouve et ne devine pas : aucune autre ligne de vos liens ne rapporte plus.
rule-NY-F3 = Un bloc est sur le parcours si celui-ci a un lien le long d’un de ses côtés ; à un coin du plan, le lien arrondi compte pour le bloc du coin. Un bloc dont le parcours ne touche qu’un coin n’est pas sur le parcours.
rule-NY-F4 = Chacune des trois couleurs compte pour elle-même : le nombre de ses touristes dans les blocs du parcours, multiplié par le nombre de ses attractions sur le parcours. Peu importe le type du bloc où se trouvent les touristes ; il peut être blanc.
rule-NY-F5 =
    Chaque café à un carrefour du parcours rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, une fois, que vous ayez eu ses touristes ou non.
rule-NY-F6 =
    Chaque bloc jaune sur le parcours rapporte { $yellow ->
        [one] { $yellow } point
       *[other] { $yellow } points
    }. Les blocs gris comptent ensemble. Nombre de blocs gris sur le parcours et points : { $grey }.
rule-NY-F7 = Le plus grand nombre de points l’emporte. Les règles imprimées ne départagent pas les égalités : à points égaux, la victoire est partagée.

## Pourquoi pas : cartes

why-NY-T1-pending = Choisissez d’abord une carte à défausser.
why-NY-T1-not-shown = Cette carte n’est pas sur la table : { $card }. Choisissez une des cartes révélées.
why-NY-T1-discarded = Les Cartes du Tour sont fixées, et plus rien n’est défaussé ce tour-ci. Jouez avec les deux qui sont là.

## Pourquoi pas : le bloc et ses touristes

why-NY-T2-chosen = Votre bloc pour ce tour est { $block }. Continuez avec lui, ou annulez vos coups pour en choisir un autre.
why-NY-B1-pending = Choisissez d’abord un bloc.
why-NY-B1-taken = Vous avez déjà des touristes dans le bloc { $block }. Choisissez un bloc vide.
why-NY-B2-not-offered = Les deux Cartes du Tour portent { $number }, ce qui ne donne pas { $block }. Choisissez le bloc ({ $number },{ $number }).
why-NY-B3-not-offered = Les Cartes du Tour portent { $a } et { $b }, ce qui ne donne pas { $block }. Choisissez un bloc vide qui a l’un de ces nombres comme X et l’autre comme Y.
why-NY-B4-not-offered = Les Cartes du Tour portent { $number } et un *, ce qui ne donne pas { $block }. Choisissez un bloc vide qui a { $number } comme X ou comme Y.
why-NY-P1-all = Les touristes des Cartes du Tour sont déjà dans votre bloc. Vous n’en choisissez un vous-même qu’après un choix libre. Tracez maintenant des liens.
why-NY-P2-pending = Choisissez d’abord l’unique touriste de votre bloc.
why-NY-P2-chosen = Vous avez déjà choisi l’unique touriste de votre bloc. Tracez maintenant des liens, ou annulez vos coups pour en choisir un autre.

## Pourquoi pas : liens

why-NY-L1-none =
    Vous n’avez pas encore tracé de lien ce tour-ci. Tracez d’abord { $left ->
        [one] { $left } lien
       *[other] { $left } liens
    }, puis finissez votre tour.
why-NY-L1-enough =
    Vous avez tracé { $links ->
        [one] { $links } lien
       *[other] { $links } liens
    } ce tour-ci, et il n’est pas possible d’en tracer plus. Finissez votre tour, ou annulez un lien pour en tracer un autre.
why-NY-L1-no-pair = Le lien que vous tracez maintenant doit former une paire : l’un le long du bloc { $block }, l’autre rattaché à lui. Un lien { $link } n’en forme pas une. Choisissez-en un autre, ou finissez votre tour.
why-NY-L2-none =
    Après un choix libre aussi, vous tracez un lien. Tracez d’abord { $left ->
        [one] { $left } lien
       *[other] { $left } liens
    } sur n’importe quelle route, puis finissez votre tour.
why-NY-L2-enough = Après un choix libre, vous n’avez pas de second lien. Vous avez tracé tous ceux que vous pouvez ({ $links }). Finissez votre tour, ou annulez un lien pour en tracer un autre.
why-NY-L3-plus =
    À cause du + sur les Cartes du Tour, il manque encore { $left ->
        [one] { $left } lien
       *[other] { $left } liens
    }. Tracez sur n’importe quelle route, puis finissez votre tour.
why-NY-L4-drawn = Vous avez déjà un lien { $link }. Choisissez une route sans lien.

## Comment la partie a fini, et pourquoi quelqu’un a gagné

ended-NY-S2 =
    Le paquet est épuisé après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } : la partie est terminée.
why-NY-F7-points =
    Victoire aux points : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-NY-F7-shared = Égalité de points ({ $points }) : la victoire est partagée.
why-NY-C1-alone =
    { mode-score-attack } : vous avez atteint { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Actions, en lignes de menu

action-discard = Défausser { $card }
action-block = Choisir le bloc { $block }
action-tourist = Dessiner { $tourists }
action-link = Tracer un lien { $link }
action-end = Finir le tour

## Événements : cartes

event-first = Le premier joueur est { $player }.
event-first-you = Vous êtes le premier joueur.
event-card = Une carte est révélée : { $card }.
event-discard = { $player } défausse { $card } et laisse { $kept }.
event-discard-you = Vous défaussez { $card } et laissez { $kept }.

## Événements : le tour d’un joueur

event-block =
    { $fallback_is ->
        [yes] { $player } choisit le bloc { $block }, par choix libre.
       *[no] { $player } choisit le bloc { $block } et dessine { $tourists }.
    }
event-block-you =
    { $fallback_is ->
        [yes] Vous choisissez le bloc { $block }, par choix libre.
       *[no] Vous choisissez le bloc { $block } et dessinez { $tourists }.
    }
event-tourist = { $player } dessine { $tourists } dans le bloc { $block }.
event-tourist-you = Vous dessinez { $tourists } dans le bloc { $block }.
event-link =
    { $count ->
        [0] { $player } trace un lien { $link }.
       *[other] { $player } trace un lien { $link } et reçoit des touristes : { $cafes }.
    }
event-link-you =
    { $count ->
        [0] Vous tracez un lien { $link }.
       *[other] Vous tracez un lien { $link } et recevez des touristes : { $cafes }.
    }
event-turn =
    { $player } a fini son tour. Bloc { $block } : { $tourists }. Liens : { $links }.{ $count ->
        [0] {""}
       *[other] {" "}Cafés : { $cafes }.
    }
event-turn-you =
    Vous avez fini votre tour. Bloc { $block } : { $tourists }. Liens : { $links }.{ $count ->
        [0] {""}
       *[other] {" "}Cafés : { $cafes }.
    }

## Événements : la fin

event-over = Le dernier tour est fini. Maintenant compte le meilleur Parcours Final de chaque plan de la ville.

## Lignes de la feuille de score (les points sont à côté)

line-red = Rouge : { part-product }
line-green = Vert : { part-product }
line-blue = Bleu : { part-product }
line-cafes = Cafés sur le parcours : { $count }
line-yellow = Blocs jaunes sur le parcours : { $count }
line-grey = Blocs gris sur le parcours : { $count }

## Invites : ce qui se décide

phase-setup = Le premier joueur est tiré au sort.
phase-reveal = Des cartes sont révélées.
phase-discard = Vous êtes le premier joueur : choisissez une carte à défausser. Tous jouent avec celles qui restent.
phase-block = Choisissez un bloc vide que désignent les Cartes du Tour.
phase-block-fallback = Vous avez déjà des touristes dans tous les blocs que désignent les Cartes du Tour : choisissez n’importe quel bloc vide.
phase-tourist = Choisissez l’unique touriste du bloc { $block }.
phase-links =
    { $left ->
        [one] Tracez { $left } lien sur n’importe quelle route.
       *[other] Tracez { $left } liens sur n’importe quelles routes.
    }{ $fallback_is ->
        [yes] {""}
       *[no] {" "}Un lien le long du bloc { $block } peut être suivi d’un autre qui s’y rattache.
    }
phase-extend = Vous pouvez tracer un lien de plus, s’il forme une paire : l’un le long du bloc { $block }, l’autre rattaché à lui. Ou finissez votre tour.
phase-end = Tous vos liens sont tracés : finissez votre tour. Ensuite tout le monde le voit, et il ne peut plus être annulé.
phase-done = Vous avez fini votre tour. On attend { $actors }.
phase-wait = On attend { $actors }.
phase-over = La partie est terminée.
