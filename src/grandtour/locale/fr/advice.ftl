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
        [one] { $routes } ligne
       *[other] { $routes } lignes
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
advice-sf-on-the-way = Sur le chemin de { $ticket }.
advice-sf-last-round = Ouvre le dernier tour de table, avec toutes vos cartes Destination réussies.
advice-sf-token = Donne un jeton que vous n’avez pas encore : { $symbol }.
advice-sf-long = Une longue ligne : { advice-points }.
advice-sf-points = { advice-points } tout de suite.
advice-sf-ferry-route = { $route } demande un Ferry.
advice-sf-ferry = Un Ferry vaut n’importe quelle couleur.
advice-sf-needed = Pour { $route }. Cartes de cette couleur qui vous manquent : { $missing }.
advice-sf-needed-later = Pour { $route }, qui rapporte en plus de vos cartes Destination.
advice-sf-collect = Vous aurez { $have } cartes de cette couleur.
advice-sf-spare = Une nouvelle couleur en main ouvre d’autres lignes.
advice-sf-draw = Votre plan a ses cartes ; d’autres vous laissent le choix.
advice-sf-draw-missing = Cartes qui manquent encore à votre plan : { $missing }.
advice-sf-draw-blind = Aucune carte visible ne sert votre plan. Cartes qui lui manquent : { $missing }.
advice-sf-tickets = Toutes vos cartes Destination sont réussies, et il reste du temps pour une autre.
advice-sf-tickets-more = Il reste du temps pour une carte Destination de plus.
advice-sf-tickets-late = Il ne reste guère de temps pour une nouvelle carte Destination.
advice-sf-keep-least = En jeu si le temps manque : { advice-points }.
advice-sf-keep-free = Ne demande aucune ligne que vous n’ayez déjà prévue.
advice-sf-keep-together = Leur chemin est commun : environ { advice-routes } de plus.
advice-sf-keep = { advice-points } pour environ { advice-routes }.
advice-sf-token-later = L’autre peut attendre : votre plan repasse par { $location }.
advice-sf-token-left = Jetons de ce symbole encore en place : { $left }.
advice-sf-place = Lignes de votre plan qui y mènent : { $routes }.
advice-sf-place-apart = Votre plan n’y passe pas. Lignes qui y mènent : { $routes }.
advice-sf-pass = Rien d’autre n’est possible.

## Explore New York

advice-ny-keep-block = Les cartes qui restent conviennent au bloc { $block }.
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
advice-ny-attraction = Un bloc { advice-color } de plus, pour { $count } touristes de son genre.
advice-ny-collects = Ajoute un bloc avec des touristes.
advice-ny-extends = Prolonge votre parcours.
advice-ny-starts = Le premier morceau d’un parcours prometteur.
advice-ny-end = Votre tour est complet.

## French Quarter

advice-fq-there = Vers { $building }. { $reason }
advice-fq-multiplier = { $street } compte ×{ $times }. Relevé là : { advice-buildings }.
advice-fq-bonus = Débloque { $bonus } : { $what }.
advice-fq-street =
    { $building_is ->
        [here] Sur { $streets }, qui compte.
       *[other] Relève aussi { $building }, sur { $streets }.
    }
advice-fq-streets =
    { $building_is ->
        [here] Sur des rues qui comptent : { $streets }.
       *[other] Relève aussi { $building }, sur { $streets }.
    }
advice-fq-second-line =
    { $building_is ->
        [here] Au bord de la Second Line.
       *[other] Relève aussi { $building }, au bord de la Second Line.
    }
advice-fq-gift-shop =
    { $left ->
        [0] Complète les boutiques de souvenirs.
       *[other] Relève une boutique de souvenirs. Il en manque encore : { $left }.
    }
advice-fq-vacation =
    { $building_is ->
        [here] Votre carte Vacances le nomme.
       *[other] Relève aussi { $building }, que nomme votre carte Vacances.
    }
advice-fq-courtyard = Cours visitées : { $count } sur { $all }.
advice-fq-riverwalk = Visite { $count } sur { $all } au bord du fleuve.
advice-fq-performers =
    Artistes dans la rangée du { $row ->
        [1] haut
       *[other] bas
    } : { $count }.
advice-fq-wild = Complète un joker de la piste des ombrelles.
advice-fq-circle = Cases jusqu’au prochain cercle ({ $activity }) : { $ahead }.
advice-fq-icons = Apporte les icônes les plus utiles à votre feuille.
advice-fq-best = C’est ce qui laisse votre feuille au mieux.
advice-fq-touches =
    La ligne touche alors { $buildings ->
        [one] { $buildings } bâtiment relevé
       *[other] { $buildings } bâtiments relevés
    } de plus.
advice-fq-ahead = Vos bâtiments relevés le long des prochains tronçons : { $buildings }.
advice-fq-stay = Votre ligne est mieux là où elle est.
advice-fq-save-w = Garde le W pour un meilleur bâtiment.
advice-fq-without = Rien de ce qui est proposé n’aide votre feuille.
