### Explore New York dans le navigateur : plan, panneaux et mode texte. Les phrases du jeu lui-même sont dans
### explore-new-york.ftl. $block, $kind, $where, $cafe et $tourists arrivent en mots.

## Le plan

ny-map-own = Votre plan de la ville
ny-map-of = Plan de la ville : { $player }
# $block est « (4,5) Times Square », $kind est « cercle rouge ».
ny-block = Bloc { $block }, { $kind } : { $tourists }
ny-block-empty = Bloc { $block }, { $kind } : vide
# $where est « entre (4,4) et (4,5) » ou « au-dessus de (3,1) ».
ny-road = Route { $where }
ny-road-drawn = Route { $where } : votre lien y est
# $cafe est « Café Inwood (1 cercle et 1 carré) ».
ny-road-cafe = Route { $where }, mène à { $cafe }
ny-count-circle =
    { $n ->
        [one] { $n } cercle
       *[other] { $n } cercles
    }
ny-count-square =
    { $n ->
        [one] { $n } carré
       *[other] { $n } carrés
    }
ny-count-triangle =
    { $n ->
        [one] { $n } triangle
       *[other] { $n } triangles
    }
ny-nobody = personne

## Cartes

ny-cards = Cartes du Tour
ny-cards-none = De nouvelles cartes vont être révélées.
ny-cards-over = Tous les tours sont joués.
# Une petite étiquette sur une carte : un lien de plus.
ny-plus = + lien
ny-turn = Tour { $turn } sur { $turns }
ny-deck =
    { $cards ->
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    }
ny-deck-left = Cartes restantes, par nombre
ny-alone = Chasse aux points : vous jouez sans adversaire, pour le plus de points possible.
ny-tourist = Quel touriste ?

## Si c’était la fin

ny-now = Si c’était la fin
ny-now-red =
    { $tourists ->
        [one] { $tourists } touriste × { $attractions }
       *[other] { $tourists } touristes × { $attractions }
    }
ny-now-green =
    { $tourists ->
        [one] { $tourists } touriste × { $attractions }
       *[other] { $tourists } touristes × { $attractions }
    }
ny-now-blue =
    { $tourists ->
        [one] { $tourists } touriste × { $attractions }
       *[other] { $tourists } touristes × { $attractions }
    }
ny-now-cafes =
    { $count ->
        [one] { $count } café
       *[other] { $count } cafés
    }
ny-now-yellow =
    { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    }
ny-now-grey =
    { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    }
ny-best = Meilleur parcours
ny-route-show = Montrer le parcours

## Un autre parcours, une fois la partie finie

ny-try = Essayer un autre parcours
ny-try-title = Un autre parcours
ny-try-how = Touchez des liens l’un après l’autre.
ny-try-behind =
    { $points ->
        [0] Aussi bon que le meilleur
        [one] Un point de moins que le meilleur
       *[other] { $points } points de moins que le meilleur
    }
ny-try-clear = Vider
ny-try-best = Meilleur parcours
ny-try-no-route = Ces liens ne forment pas un parcours.

## Les autres

ny-others = Compagnons de voyage
ny-others-open = plans visibles
ny-maps = Plans
ny-enlarge = Montrer ce plan en grand
ny-back = Revenir à votre plan
ny-done = fini
ny-log = Ce qui s’est passé
ny-tab-now = Cartes
ny-tab-maps = Plans
ny-tab-log = Journal

## Mode texte

ny-text-turn = Le bloc de ce tour : { $block }
ny-text-blocks = Bloc
ny-text-kind = Type
ny-text-tourists = Touristes
ny-text-no-tourists = Pas encore de touristes.
ny-text-links =
    { $links ->
        [0] Pas encore de liens
        [one] { $links } lien
       *[other] { $links } liens
    }
ny-text-used = Cafés utilisés : { $cafes }
ny-text-city = Le plan de la ville
# $kind est le mot pour un bloc sans attraction : « blanc ».
ny-text-grid = X va de 1 à { $width }, de gauche à droite ; Y de 1 à { $height }, de haut en bas. Tout bloc absent de ce tableau est { $kind }.
ny-text-route = Les liens du meilleur parcours, dans l’ordre :
ny-text-cafes = Cafés
# $roads : les routes qui s’y rencontrent, « au-dessus de (4,1), au-dessus de (5,1) et entre (4,1) et (5,1) ».
ny-text-cafe = { $cafe }, à la rencontre de ces routes : { $roads }
