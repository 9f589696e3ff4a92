### Les mots de l’application web que tous les écrans partagent : barre, ticket, erreurs.

guest-name = Invité
home = Accueil
play = Jouer
change-language = Langue
light-mode = Couleurs claires
dark-mode = Couleurs sombres
settings = Réglages
close = Fermer
not-loaded = Cette partie de l’application n’a pas pu être chargée.
load-again = Recharger la page
try-again = Réessayer
undo = Annuler
undo-none = Il n’y a rien à annuler.
why-not = Pas maintenant.
what-now = Que faire maintenant
your-turn = À vous
their-turn = En attente
game-over = La fin
step-of = Étape { $step } sur { $steps }
zoom-fit = Montrer tout le plateau
# Un nom et ce qui va avec.
label-value = { $label } : { $value }
