### San Francisco. Les notes sur les arguments sont dans le fichier anglais.
### Cartes, routes et couleurs sont au féminin : $color_id ou $wanted_id choisit la forme accordée.
### Une espace insécable précède : et se place dans les guillemets, une espace fine insécable précède ; (un test y veille).

## Mots

color-ferry = Ferry
color-blue = bleu
color-green = vert
color-black = noir
color-purple = violet
color-red = rouge
color-orange = orange
color-gray = gris

symbol-bridge = pont
symbol-lighthouse = phare
symbol-sea-lion = otarie
symbol-crab = crabe
symbol-poppy = pavot
symbol-house = maison
symbol-teapot = théière

## Parties de phrases

# La carte joker : une édition peut lui donner n’importe quel nom.
part-wild =
    { $wild_id ->
        [ferry] Ferry
       *[other] « { $wild } »
    }
part-wild-card = carte { part-wild }
part-wild-cards = cartes { part-wild }
part-the-wild-cards = Les cartes { part-wild }
part-wild-symbols = symboles { part-wild }
part-card =
    { $color_id ->
        [ferry] une carte Ferry
        [blue] une carte bleue
        [green] une carte verte
        [black] une carte noire
        [purple] une carte violette
        [red] une carte rouge
        [orange] une carte orange
       *[other] une carte « { $color } »
    }
part-payment =
    { $color_id ->
        [ferry] { $n } Ferry
        [blue] { $n ->
            [one] { $n } bleue
           *[other] { $n } bleues
        }
        [green] { $n ->
            [one] { $n } verte
           *[other] { $n } vertes
        }
        [black] { $n ->
            [one] { $n } noire
           *[other] { $n } noires
        }
        [purple] { $n ->
            [one] { $n } violette
           *[other] { $n } violettes
        }
        [red] { $n ->
            [one] { $n } rouge
           *[other] { $n } rouges
        }
        [orange] { $n } orange
       *[other] { $n } « { $color } »
    }
part-route = { $a } – { $b }
part-route-double = { $a } – { $b } ({ $color })
part-route-double-same = { $a } – { $b } ({ $color }, { $number } sur 2)
part-ticket =
    { $a } – { $b } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
part-height =
    { $height ->
        [one] { $height } jeton
       *[other] { $height } jetons
    } à { $players } joueurs

## Règles : le contenu de la boîte

rule-SF-C1 =
    Un jeu pour { $players } joueurs. Chacun dispose de { $cars ->
        [one] { $cars } cable car
       *[other] { $cars } cable cars
    }. Il y a { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } Transport ({ $deck }) et { $tickets ->
        [one] { $tickets } carte
       *[other] { $tickets } cartes
    } Destination{ $tokens ->
        [0] { "." }
        [one] , et aussi { $tokens } jeton touriste.
       *[other] , et aussi { $tokens } jetons touriste : { $copies } pour chacun des { $symbols ->
            [one] { $symbols } symbole.
           *[other] { $symbols } symboles.
        }
    } { part-the-wild-cards } sont des jokers.
rule-SF-C2 =
    Le plateau a { $locations ->
        [one] { $locations } lieu
       *[other] { $locations } lieux
    } et { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    } qui les relient. La longueur d’une route est le nombre de ses cases. { $grays ->
        [none] Une route est d’une seule couleur
        [all] Toutes les routes sont grises
       *[some] Une route est d’une seule couleur ou grise
    }{ $ferries ->
        [0] { "" }
       *[other] , et certaines portent des { part-wild-symbols }
    }.{ $doubles ->
        [0] { "" }
       *[other] { " " }Deux routes de même longueur entre les deux mêmes lieux forment une route double.
    }

## Règles : mise en place

rule-SF-S1 =
    Les jetons touriste forment des piles, un seul symbole par pile : { $symbols }. { $fixed ->
        [0] Au début, aucune n’est sur le plateau.
        [one] Une pile est posée sur ce lieu : { $places }.
       *[other] Une pile est posée sur chacun de ces lieux : { $places }.
    } Leur hauteur dépend du nombre de joueurs : { $heights }.{ $aside ->
        [0] { "" }
        [one] { " " }{ $aside } pile est mise de côté.
       *[other] { " " }{ $aside } piles sont mises de côté.
    }{ $drawn ->
        [0] { "" }
       *[other] { " " }Le hasard décide où va chaque symbole{ $tied ->
            [0] .
           *[other] , sauf là où il est indiqué.
        }
    }
rule-SF-S2 =
    Chaque joueur commence avec { $hand ->
        [one] { $hand } carte Transport
       *[other] { $hand } cartes Transport
    } en main. Les autres forment la pioche, et { $face_up ->
        [one] { $face_up } d’entre elles est étalée
       *[other] { $face_up } d’entre elles sont étalées
    } à côté, face visible.{ $limit ->
        [0] { "" }
       *[other] { " " }{ $face_up ->
            [one] Si c’est une { part-wild-card }, elle est remplacée comme le dit SF-D2.
           *[other] S’il y a parmi elles au moins { $reset ->
                [one] { $reset } carte
               *[other] { $reset } cartes
            } { part-wild }, elles sont toutes remplacées comme le dit SF-D2.
        }
    }
rule-SF-S3 =
    Chaque joueur reçoit { $dealt ->
        [one] { $dealt } carte Destination
       *[other] { $dealt } cartes Destination
    }. Tous choisissent en secret et en même temps, et chacun en garde au moins { $least }. Après le dernier choix, le reste va sous la pioche de cartes Destination, dans l’ordre du jeu. Vous pouvez toujours revoir les cartes que vous avez rendues.
rule-SF-S4 =
    { $aside ->
        [0] Le premier joueur est tiré au sort, et les tours s’enchaînent dans le sens horaire.
       *[other] Le premier joueur est tiré au sort, et les tours s’enchaînent dans le sens horaire. Avant le premier tour, les piles mises de côté sont posées sur des lieux qui n’en ont pas. { $players ->
            [only-two] Le second joueur les pose toutes.
            [over-two] Le dernier dans l’ordre du jeu en pose une, celui qui le précède la suivante, et ainsi de suite.
           *[both] À 3 joueurs ou plus, le dernier dans l’ordre du jeu en pose une, celui qui le précède la suivante, et ainsi de suite. À 2 joueurs, le second les pose toutes.
        } Hauteur de ces piles : { $heights }.
    }

## Règles : piocher des cartes

rule-SF-D1 =
    Un tour, c’est une action parmi trois : piocher des cartes Transport, prendre une route ou piocher des cartes Destination. Quand vous piochez des cartes Transport, vous en prenez { $cards ->
        [one] { $cards }, à l’aveugle dans la pioche
       *[other] { $cards } l’une après l’autre, chacune à l’aveugle dans la pioche
    } ou { $face_up ->
        [one] face visible
       *[other] parmi les { $face_up } cartes visibles
    }. Une carte de la pioche comble aussitôt le vide.{ $cards ->
        [one] { "" }
       *[other] { " " }Une { part-wild-card } visible ne peut être que la première carte prise, et elle met fin à votre tour. Tirée à l’aveugle de la pioche, elle compte comme une autre.
    }
rule-SF-D2 =
    { $face_up ->
        [one] Chaque fois que la carte visible est une { part-wild-card }, elle est défaussée et une autre est étalée.
       *[other] Chaque fois que les { $face_up } cartes visibles comptent au moins { $reset ->
            [one] { $reset } carte
           *[other] { $reset } cartes
        } { part-wild }, toutes sont défaussées et d’autres sont étalées.
    } Cela se répète s’il le faut, mais { $limit } fois de suite au plus{ $needs ->
        [nothing] .
        [cards] , et seulement si la pioche, la défausse et les cartes visibles comptent ensemble au moins { $cards ->
            [one] { $cards } carte.
           *[other] { $cards } cartes.
        }
        [others] , et seulement si la pioche, la défausse et les cartes visibles comptent ensemble au moins { $others ->
            [one] { $others } carte autre que { part-wild }.
           *[other] { $others } cartes autres que { part-wild }.
        }
       *[both] , et seulement si la pioche, la défausse et les cartes visibles comptent ensemble au moins { $others ->
            [one] { $others } carte autre que { part-wild }
           *[other] { $others } cartes autres que { part-wild }
        } et au moins { $cards ->
            [one] { $cards } carte en tout.
           *[other] { $cards } cartes en tout.
        }
    }{ $face_up ->
        [one] { "" }
       *[other] { " " }S’il y a moins de cartes visibles que d’habitude, elles restent.
    }
rule-SF-D3 = Dès que la pioche est épuisée, la défausse est mélangée et devient la pioche. Si les deux sont vides, seules les cartes visibles peuvent être prises, et vous cessez de piocher quand il n’en reste aucune que vous puissiez prendre. S’il n’y a rien du tout à piocher, vous devez choisir une autre action.

## Règles : prendre des routes

rule-SF-R1 =
    Pour prendre une route libre, vous défaussez de votre main une carte par case et posez un de vos cable cars sur chacune. { $grays ->
        [none] Les cartes sont de la couleur de la route.
        [all] Les cartes sont d’une seule couleur, que vous choisissez.
       *[some] Les cartes sont de la couleur de la route ; pour une route grise, vous choisissez une couleur.
    } { part-the-wild-cards } peuvent remplacer n’importe laquelle de ces cartes, et même toutes. Il vous faut assez de cable cars pour la route entière. Vous prenez au plus une route par tour, où que ce soit sur le plateau.
rule-SF-R2 = Une route à { part-wild-symbols } demande au moins une vraie { part-wild-card } par symbole. Le reste se paie comme d’habitude, et là encore les { part-wild-cards } servent de jokers.
rule-SF-R3 =
    Personne ne peut avoir les deux routes d’une route double. { $both ->
        [always] Deux joueurs peuvent en avoir une chacun.
        [never] Prendre l’une ferme l’autre.
       *[from] À { $from ->
            [one] { $from } joueur
           *[other] { $from } joueurs
        } ou plus, deux d’entre eux peuvent en avoir une chacun. À moins, prendre l’une ferme l’autre.
    }
rule-SF-R4 = Une route rapporte ses points dès que vous la prenez. Longueur et points : { $points }.
rule-SF-R5 = Quand vous prenez une route, regardez les piles à ses deux bouts. D’une pile dont vous n’avez pas encore le symbole, vous prenez un jeton. Si c’est possible aux deux bouts, vous choisissez ; une route ne donne jamais plus d’un jeton. Vous ne pouvez pas y renoncer, et tout le monde voit vos jetons.

## Règles : piocher des cartes Destination, passer

rule-SF-K1 =
    Quand vous piochez des cartes Destination, vous prenez { $tickets ->
        [one] { $tickets } carte
       *[other] { $tickets } cartes
    } sur le dessus de leur pioche, ou ce qu’il en reste. Vous en gardez au moins { $least } et mettez les autres en dessous ; si vous en avez pioché { $least } ou moins, vous gardez tout. Personne d’autre ne voit vos cartes Destination avant la fin, et vous ne pouvez jamais rendre ce que vous avez gardé.
rule-SF-P1 = Vous passez quand vous ne pouvez rien faire d’autre, et seulement alors. Si tous les joueurs passent l’un après l’autre, la partie s’arrête.

## Règles : la fin

rule-SF-E1 =
    Le dernier tour de table commence quand quelqu’un termine un tour { $cars ->
        [0] sans cable car
        [one] avec au plus { $cars } cable car
       *[other] avec au plus { $cars } cable cars
    }. Chaque joueur a alors encore un tour, cette personne en dernier, et la partie s’arrête.
rule-SF-E2 = À la fin, toutes les cartes Destination sont montrées. Une carte est réussie si vous pouvez aller d’un de ses lieux à l’autre par vos seules routes. Les cartes réussies ajoutent leurs points à votre score, les autres les retirent.
rule-SF-E3 = Les jetons touriste comptent à la fin. Nombre de jetons différents et points : { $points }.
rule-SF-E4 = Le plus grand nombre de points l’emporte. En cas d’égalité, les cartes Destination réussies décident ; si là aussi l’égalité demeure, la victoire est partagée.

## Pourquoi pas : mise en place

why-SF-S3-pending = Choisissez d’abord les cartes Destination que vous gardez.
why-SF-S3-not-offered = La carte { $a } – { $b } ne vous a pas été distribuée. Choisissez parmi les vôtres.
why-SF-S3-too-few =
    Vous devez garder au moins { $least ->
        [one] { $least } carte Destination
       *[other] { $least } cartes Destination
    }. Choisissez de nouveau.
why-SF-S4-pending = Posez d’abord une des piles mises de côté sur un lieu sans pile.
why-SF-S4-not-aside = La pile « { $symbol } » est déjà sur le plateau. Choisissez une pile mise de côté.
why-SF-S4-occupied = { $location } a déjà une pile de jetons. Choisissez un lieu sans pile.
why-SF-S4-all-placed = Toutes les piles sont sur le plateau ; il n’en reste aucune à poser. Choisissez une autre action.

## Pourquoi pas : cartes

why-SF-D1-pending = Vous êtes en train de piocher : prenez d’abord la carte suivante.
why-SF-D1-not-face-up = Aucune des cartes visibles n’est { part-card }. Choisissez une de celles qui y sont, ou piochez.
why-SF-D1-second-ferry = Parmi les cartes visibles, vous ne pouvez prendre { part-card } qu’en premier. Choisissez une autre carte.
why-SF-D3-empty = La pioche est vide et il n’y a pas de défausse à mélanger. Choisissez autre chose.

## Pourquoi pas : routes

why-SF-R1-owned =
    { $owner_is ->
        [you] La route { $a } – { $b } est déjà à vous.
       *[other] La route { $a } – { $b } est déjà prise par { $owner }.
    } Choisissez une route libre.
why-SF-R1-cars =
    { $a } – { $b } demande { $need ->
        [one] { $need } cable car
       *[other] { $need } cable cars
    }, et il vous en reste { $have }. Choisissez une route plus courte.
why-SF-R1-color =
    { $wanted_id ->
        [gray] La route { $a } – { $b } est grise : payez avec des cartes d’une seule couleur.
        [blue] La route { $a } – { $b } est bleue : payez avec des cartes bleues.
        [green] La route { $a } – { $b } est verte : payez avec des cartes vertes.
        [black] La route { $a } – { $b } est noire : payez avec des cartes noires.
        [purple] La route { $a } – { $b } est violette : payez avec des cartes violettes.
        [red] La route { $a } – { $b } est rouge : payez avec des cartes rouges.
        [orange] La route { $a } – { $b } est orange : payez avec des cartes orange.
       *[other] La route { $a } – { $b } demande des cartes « { $wanted } ».
    } { part-the-wild-cards } peuvent les remplacer.
why-SF-R1-cards =
    Pour payer ainsi { $a } – { $b }, il faut { $need ->
        [one] { $need } carte
       *[other] { $need } cartes
    } { $color_id ->
        [ferry] Ferry
        [blue] de couleur bleue
        [green] de couleur verte
        [black] de couleur noire
        [purple] de couleur violette
        [red] de couleur rouge
        [orange] de couleur orange
       *[other] « { $color } »
    }, et vous en avez { $have }. Choisissez un autre paiement ou piochez des cartes.
why-SF-R2-ferries =
    { $a } – { $b } demande au moins { $need ->
        [one] { $need } { part-wild-card }
       *[other] { $need } { part-wild-cards }
    } pour ses symboles, et ce paiement en compte { $have }. Choisissez un paiement avec assez de { part-wild-cards }.
why-SF-R3-own-twin = L’autre route de la route double { $a } – { $b } est à vous, et personne ne peut avoir les deux. Choisissez une autre route.
why-SF-R3-closed =
    À { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }, une seule route de la route double { $a } – { $b } peut être prise, et elle l’est déjà. Choisissez une autre route.
why-SF-R5-pending = Choisissez d’abord un des jetons touriste proposés.
why-SF-R5-not-on-offer = Le jeton « { $symbol } » n’est pas proposé en ce moment. Les jetons se prennent quand on prend une route, sur les piles à ses deux bouts.

## Pourquoi pas : cartes Destination, passer

why-SF-K1-pending = Choisissez d’abord, parmi les cartes Destination piochées, celles que vous gardez.
why-SF-K1-not-offered = Vous n’avez pas pioché la carte { $a } – { $b }. Choisissez parmi celles que vous avez piochées.
why-SF-K1-too-few = Vous devez garder au moins { $least } des cartes Destination piochées. Choisissez de nouveau.
why-SF-K1-none-drawn = Vous n’avez pas pioché de cartes Destination parmi lesquelles choisir. Piochez-en d’abord.
why-SF-K1-empty = Il n’y a plus de cartes Destination à piocher. Choisissez autre chose.
why-SF-P1-can-act = On ne passe que si rien d’autre n’est possible, et vous pouvez encore agir. Choisissez une autre action.

## Comment la partie a fini, et pourquoi quelqu’un a gagné

ended-SF-E1 = Chacun a joué son dernier tour : la partie est terminée.
ended-SF-P1 = Tous les joueurs ont passé l’un après l’autre : la partie est terminée.
why-SF-E4-points =
    Victoire aux points : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
why-SF-E4-tickets =
    Égalité de points ({ $points }) ; les cartes Destination réussies ont départagé : { $tickets ->
        [one] { $tickets } carte
       *[other] { $tickets } cartes
    }.
why-SF-E4-shared = Égalité de points ({ $points }) et de cartes Destination réussies ({ $tickets }) : la victoire est partagée.

## Actions, en lignes de menu

action-draw = Piocher une carte
action-take = Prendre { part-card } parmi les cartes visibles
action-claim = Prendre { $route } avec { $payment }
action-tickets = Piocher des cartes Destination
action-keep = Garder { $tickets }
action-token = Prendre le jeton « { $symbol } »
action-place = Poser la pile « { $symbol } » sur { $location }
action-pass = Passer

## Événements : mise en place

event-stack = La pile « { $symbol } » est posée sur { $location }.
event-first = Le premier joueur est { $player }.
event-first-you = Vous êtes le premier joueur.
event-place = { $player } pose la pile « { $symbol } » sur { $location }.
event-place-you = Vous posez la pile « { $symbol } » sur { $location }.

## Événements : cartes

event-draw = { $player } pioche.
event-draw-you = Vous piochez.
event-card = { $player } reçoit { part-card } de la pioche.
event-card-you = Vous recevez { part-card } de la pioche.
event-card-hidden = { $player } reçoit une carte de la pioche.
event-take = { $player } prend { part-card } parmi les cartes visibles.
event-take-you = Vous prenez { part-card } parmi les cartes visibles.
event-face-up = On retourne { part-card }, face visible.
event-reset = Trop de { part-wild-cards } sont visibles : toutes les cartes visibles sont défaussées et remplacées.
event-shuffle =
    La pioche est épuisée : { $cards ->
        [one] { $cards } carte défaussée devient
       *[other] { $cards } cartes défaussées sont mélangées et deviennent
    } la nouvelle pioche.

## Événements : routes

event-claim =
    { $player } prend { $route } avec { $payment } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-claim-you =
    Vous prenez { $route } avec { $payment } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-token = { $player } prend le jeton « { $symbol } » à { $location }.
event-token-you = Vous prenez le jeton « { $symbol } » à { $location }.

## Événements : cartes Destination

event-draw-tickets = { $player } pioche des cartes Destination.
event-draw-tickets-you = Vous piochez des cartes Destination.
event-ticket = La carte { $ticket } est proposée à { $player }.
event-ticket-you = La carte { $ticket } vous est proposée.
event-ticket-hidden = Une carte Destination est proposée à { $player }.
event-keep = { $player } choisit de garder { $tickets }.
event-keep-you = Vous choisissez de garder { $tickets }.
event-keep-hidden = { $player } a choisi ses cartes Destination.
event-kept =
    { $returned ->
        [0] { $player } garde { $tickets }.
       *[other] { $player } garde { $tickets } et rend { $back }.
    }
event-kept-you =
    { $returned ->
        [0] Vous gardez { $tickets }.
       *[other] Vous gardez { $tickets } et rendez { $back }.
    }
event-kept-hidden =
    { $player } garde { $kept ->
        [one] { $kept } carte Destination
       *[other] { $kept } cartes Destination
    } et { $returned ->
        [0] n’en rend aucune
       *[other] en rend { $returned }
    }.
event-show-tickets = { $player } montre { $tickets }.
event-show-tickets-you = Vous montrez { $tickets }.

## Événements : passer, le dernier tour de table

event-pass = { $player } ne peut rien faire et passe.
event-pass-you = Vous ne pouvez rien faire et passez.
event-last-round =
    Il reste { $cars ->
        [one] { $cars } cable car
       *[other] { $cars } cable cars
    } à { $player } : le dernier tour de table commence, avec encore un tour pour chacun.
event-last-round-you =
    Il vous reste { $cars ->
        [one] { $cars } cable car
       *[other] { $cars } cable cars
    } : le dernier tour de table commence, avec encore un tour pour chacun.

## Lignes de la feuille de score (les points sont à côté)

line-route =
    Route { $route }, { $length ->
        [one] { $length } case
       *[other] { $length } cases
    }
line-ticket-done = Carte Destination { $a } – { $b }, réussie
line-ticket-missed = Carte Destination { $a } – { $b }, non réussie
line-tokens =
    { $count ->
        [0] Aucun jeton touriste
       *[other] Jetons touriste : { $count } ({ $symbols })
    }

## Invites : ce qui se décide

phase-setup = La mise en place est en cours.
phase-chance = Le hasard joue.
phase-keep = Choisissez les cartes Destination que vous gardez, au moins { $least }.
phase-place = Choisissez une pile mise de côté et un lieu où la poser.
phase-turn = À vous de jouer : piochez des cartes Transport, prenez une route ou piochez des cartes Destination.
phase-last-turn = Votre dernier tour : piochez des cartes Transport, prenez une route ou piochez des cartes Destination.
phase-cards =
    { $left ->
        [one] Piochez encore { $left } carte.
       *[other] Piochez encore { $left } cartes.
    }
phase-tickets = Choisissez, parmi les cartes Destination piochées, celles que vous gardez, au moins { $least }.
phase-token = Choisissez le jeton touriste que vous prenez.
phase-wait = On attend { $actors }.
phase-over = La partie est terminée.
