### Pourquoi un conseil nomme une action, en une courte ligne. Les notes sur les arguments sont dans le fichier anglais.
### Une espace insécable précède : et se place dans les guillemets, une espace fine insécable précède ; (un test y veille).

## Parties de phrases

advice-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
advice-routes =
    { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }
advice-buildings =
    { $buildings ->
        [one] { $buildings } bâtiment
       *[other] { $buildings } bâtiments
    }
advice-color =
    { $kind_id ->
        [red] rouge
        [green] vert
       *[blue] bleu
    }

## San Francisco

advice-sf-completes = Réussit { $tickets }.
advice-sf-last-turn = { advice-points } tout de suite, à votre dernier tour.
advice-sf-on-the-way = Fait avancer { $ticket }.
advice-sf-last-round = Déclenche le dernier tour de table, avec toutes vos cartes Destination réussies.
advice-sf-token = Donne un jeton que vous n’avez pas encore : { $symbol }.
advice-sf-long = Une longue route : { advice-points }.
advice-sf-points = { advice-points } tout de suite.
advice-sf-ferry-route = { $route } demande au moins une { $wild_card }.
advice-sf-ferry = Une { $wild_card } vaut n’importe quelle couleur.
advice-sf-needed = Pour { $route }. Cartes de cette couleur qui vous manquent : { $missing }.
advice-sf-needed-later = Pour { $route }, qui vaut la peine en plus de vos cartes Destination.
advice-sf-collect =
    { $have ->
        [one] Vous aurez { $have } carte de cette couleur.
       *[other] Vous aurez { $have } cartes de cette couleur.
    }
advice-sf-spare = Une nouvelle couleur en main vous ouvre d’autres routes.
advice-sf-draw = Vous avez les cartes pour vos routes prévues ; d’autres vous laissent plus de choix.
advice-sf-draw-missing = Cartes qu’il vous faut encore : { $missing }.
advice-sf-draw-blind = Aucune carte visible ne sert vos routes prévues. Cartes qu’il vous faut encore : { $missing }.
advice-sf-tickets = Toutes vos cartes Destination sont réussies, et il reste du temps pour une autre.
advice-sf-tickets-more = Il reste du temps pour une carte Destination de plus.
advice-sf-tickets-late = Il ne reste guère de temps pour une nouvelle carte Destination.
advice-sf-keep-least = Si le temps manque pour la réussir, vous perdez : { advice-points }.
advice-sf-keep-free = Ne demande aucune route que vous n’ayez déjà prévue.
advice-sf-keep-together = Elles partagent une partie du chemin : environ { advice-routes } de plus.
advice-sf-keep = { advice-points } pour environ { advice-routes }.
advice-sf-token-later = L’autre peut attendre : vos routes prévues repassent par { $location }.
advice-sf-token-left = Jetons de ce symbole encore en place : { $left }.
advice-sf-place = Routes prévues qui y mènent : { $routes }.
advice-sf-place-apart = Vos routes prévues n’y passent pas. Routes qui y mènent : { $routes }.
advice-sf-pass = Rien d’autre n’est possible.

## Explore New York

advice-ny-keep-block = Les cartes qui restent conviennent bien au bloc { $block }.
advice-ny-keep-any = Avec les cartes qui restent, tout bloc vide vous est ouvert.
advice-ny-fallback = Garde les meilleurs blocs pour plus tard.
advice-ny-aside = Hors de votre parcours : les bons blocs restent libres pour de meilleures cartes.
advice-ny-tourists =
    { $tourists } pour { $blocks ->
        [one] { $blocks } bloc { advice-color }
       *[other] { $blocks } blocs de couleur { advice-color }
    } sur votre parcours.
advice-ny-tourists-pair =
    { $tourists } pour { $blocks ->
        [one] { $blocks } bloc { advice-color }
       *[other] { $blocks } blocs de couleur { advice-color }
    }, et la place pour deux liens de votre parcours.
advice-ny-pair = Deux liens de votre parcours peuvent être tracés ici.
advice-ny-beside = Se trouve au bord de votre parcours.
advice-ny-tourist =
    Votre parcours longe { $blocks ->
        [one] { $blocks } bloc { advice-color }
       *[other] { $blocks } blocs de couleur { advice-color }
    }.
advice-ny-gain = Ajoute { advice-points } à votre meilleur parcours.
advice-ny-joins = Réunit deux morceaux de votre parcours.
advice-ny-cafe = Atteint { $cafes }.
advice-ny-grey = Un bloc gris de plus sur le parcours : { $count } en tout.
advice-ny-yellow = Un bloc jaune de plus sur le parcours : { $count } en tout.
advice-ny-spare = N’est pas sur le parcours le plus prometteur.
advice-ny-attraction =
    Un bloc { advice-color } de plus, pour { $count ->
        [one] { $count } touriste qui l’apprécie.
       *[other] { $count } touristes qui l’apprécient.
    }
advice-ny-collects = Ajoute un bloc avec des touristes à votre parcours.
advice-ny-extends = Prolonge votre parcours.
advice-ny-starts = Le premier morceau d’un parcours prometteur.
advice-ny-end = Votre tour est complet.

## French Quarter

advice-fq-there = Vers { $building }. { $reason }
advice-fq-multiplier = { $street } compte ×{ $times }. Bâtiments cartographiés dans cette rue : { $buildings }.
advice-fq-bonus = Débloque { $bonus } : { $what }.
advice-fq-street =
    { $building_is ->
        [here] Sur { $streets }, qui compte.
       *[other] Cartographie aussi { $building }, sur { $streets }.
    }
advice-fq-streets =
    { $building_is ->
        [here] Sur des rues qui comptent : { $streets }.
       *[other] Cartographie aussi { $building }, sur { $streets }.
    }
advice-fq-second-line =
    { $building_is ->
        [here] Au bord de la Second Line.
       *[other] Cartographie aussi { $building }, au bord de la Second Line.
    }
advice-fq-gift-shop =
    { $left ->
        [0] Complète les boutiques de souvenirs.
       *[other] Cartographie une boutique de souvenirs. Il en manque encore : { $left }.
    }
advice-fq-vacation =
    { $building_is ->
        [here] Il est sur votre carte Vacances.
       *[other] Cartographie aussi { $building }, qui est sur votre carte Vacances.
    }
advice-fq-courtyard = Cours visitées : { $count } sur { $all }.
advice-fq-riverwalk = { $riverwalk } : visite { $count } sur { $all }.
advice-fq-performers =
    Artistes dans la rangée du { $row ->
        [1] haut
       *[other] bas
    } : { $count }.
advice-fq-wild = Atteint le prochain joker de la piste des ombrelles.
advice-fq-circle = Cases jusqu’au prochain cercle ({ $activity }) : { $ahead }.
advice-fq-icons = Apporte les icônes les plus utiles à votre feuille.
advice-fq-best = C’est ce qui laisse votre feuille en meilleur état.
advice-fq-touches =
    La ligne touche alors { $buildings ->
        [one] { $buildings } bâtiment cartographié
       *[other] { $buildings } bâtiments cartographiés
    } de plus.
advice-fq-ahead = Vos bâtiments cartographiés le long des prochains tronçons : { $buildings }.
advice-fq-stay = Mieux vaut laisser votre ligne où elle est.
advice-fq-save-w = Garde le W pour un meilleur bâtiment.
advice-fq-without = Rien de ce qui est proposé n’aide votre feuille.
