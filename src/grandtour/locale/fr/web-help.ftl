### Le livret de règles et les leçons de l’application web : ce qui entoure les règles et la parole de l’enseignante.

## Le livret de règles

help-rulebook = Règles
help-rulebook-of = Règles : { $game }
help-rulebook-about = Chaque règle dans nos propres mots, avec son numéro, pour la retrouver et en partager le lien. Là où les règles imprimées se taisent, nous disons comment nous les interprétons.
help-open = Lire les règles
help-open-game = Lire les règles : { $game }
help-idea-explore-new-york = Deux cartes par tour, les mêmes pour tous : amenez des touristes dans un bloc de votre plan de la ville, tracez des liens le long de ses routes et trouvez à la fin le meilleur parcours.
help-idea-french-quarter = Prenez un dé, suivez sa carte à travers les rues, cartographiez les bâtiments avec des nombres qui vont côte à côte et faites défiler la Second Line le long du plus grand nombre d’entre eux.
help-idea-san-francisco = Réunissez des cartes, prenez des routes à travers la ville avec vos cable cars, reliez les deux lieux de chaque carte Destination et ramassez des jetons touriste en chemin.
help-games = Jeux
help-contents = Sommaire
help-search = Chercher un mot ou une règle
help-found =
    { $count ->
        [0] Aucune règle ne correspond.
        [one] { $count } règle
       *[other] { $count } règles
    }
help-nothing-found = Aucune règle ne correspond à tous ces mots.
help-show-all = Montrer toutes les règles
help-print = Imprimer les règles
help-copy-link = Copier le lien vers { $rule }
help-changes-with = Change avec l’option « { $option } ».
help-try = Essayer
help-try-about = Une partie sur le vrai plateau, où quelqu’un vous dit que faire et pourquoi.
help-lesson = Jouer la leçon
help-played-with = Se joue avec
help-edition = Édition

## Sections des livrets

help-section-box = Le contenu de la boîte
help-section-set-up = Mise en place
help-section-cards = Piocher des cartes
help-section-routes = Prendre des routes
help-section-tickets = Cartes Destination, passer
help-section-end = La fin et le score
help-section-turn = Un tour
help-section-block = Choisir un bloc
help-section-tourists = Touristes
help-section-links = Tracer des liens
help-section-cafes = Cafés
help-section-map = Le plan de la ville
help-section-round = Une manche
help-section-icons = Icônes
help-section-movement = Déplacement
help-section-mapping = Cartographier
help-section-second-line = La Second Line
help-section-bonuses = Bonus
help-section-variants = Maire, solo, Tourisme
help-section-finer-icons = Nos interprétations : icônes et pistes
help-section-finer-movement = Nos interprétations : déplacement
help-section-finer-mapping = Nos interprétations : cartographie
help-section-finer-line = Nos interprétations : Second Line et variantes
help-section-table = À toutes les tables
help-section-symbols = Symboles

## Symboles

help-signs-sf-colors = Cartes et routes : chaque couleur a sa marque
help-signs-sf-tokens = Jetons touriste
help-signs-ny-blocks = Blocs : tous, sauf les blancs, sont des attractions
help-signs-ny-tourists = Touristes
help-signs-ny-marks = Sur le plan et sur les cartes
help-signs-fq-moves = Cartes : comment se déplace votre touriste
help-signs-fq-activities = Activités, chacune avec sa piste
help-signs-fq-icons = Autres icônes
help-signs-fq-performers = Artistes
help-signs-fq-places = Lieux et défilé
help-sign-cafe = café
help-sign-plus = un lien de plus
help-sign-courtyard = cour
help-sign-gift-shop = boutique de souvenirs
help-sign-second-line = la Second Line

## Dessins à côté des règles

help-fig-links-on = Le second continue tout droit au bout du premier.
help-fig-links-away = Il part de l’autre bout et s’éloigne du bloc.
help-fig-links-apart = Le second ne touche pas le premier.
help-fig-route-side = Un lien le long d’un côté : le bloc est sur le parcours.
help-fig-route-corner = Le parcours ne touche qu’un coin : le bloc n’y est pas.
help-fig-map-fits = 5 à côté de 4 : un d’écart, cela convient.
help-fig-map-same = 4 à côté de 4 convient aussi.
help-fig-map-far = 6 à côté de 4 : trop d’écart.
help-fig-pay-ferry = Deux cartes d’une couleur et un joker pour le symbole.
help-fig-pay-more = D’autres jokers peuvent remplacer les cartes de la couleur.
help-fig-pay-none = Le symbole demande un vrai joker.

## Leçons

lesson-ui-lessons = Leçons
lesson-ui-lessons-about = Quelques minutes par jeu, sur le vrai plateau. Quelqu’un vous dit que faire et pourquoi ; vous pouvez revenir en arrière, sauter une étape ou partir à tout moment.
lesson-ui-lesson = Leçon
lesson-ui-of = Leçon : { $game }
lesson-ui-begin = Commencer la leçon
lesson-ui-begin-game = Commencer la leçon : { $game }
lesson-ui-once-more = La rejouer
lesson-ui-once-more-game = La rejouer : { $game }
lesson-ui-gone-through = Terminée
lesson-ui-chapter = Chapitre { $step } sur { $steps }
lesson-ui-back = Retour
lesson-ui-skip-step = Sauter cette étape
lesson-ui-restart = Recommencer la leçon
lesson-ui-leave = Quitter la leçon
lesson-ui-done = Vous savez jouer
lesson-ui-play-now = Jouer une partie
lesson-ui-next = Leçon suivante : { $game }
lesson-ui-board = Votre plateau à la fin
