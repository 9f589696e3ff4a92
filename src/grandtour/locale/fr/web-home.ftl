### Les premiers écrans de l’application web : accueil, nouvelle table, tables, rejoindre, salle d’attente, réglages,
### à propos ; et ce qui est dit quand le serveur refuse quelque chose.

## Les jeux, comme sur leurs affiches

home-over-explore-new-york = Explore
home-title-explore-new-york = New York
home-over-french-quarter = Une nuit dans le
home-title-french-quarter = French Quarter
home-over-san-francisco = Les Aventuriers du Rail :
home-title-san-francisco = San Francisco
home-players =
    { $most ->
        [one] { $least }–{ $most } joueur
       *[other] { $least }–{ $most } joueurs
    }
home-minutes = { $minutes } min

## Accueil

home-nav = Principal
home-nav-play = Jouer
home-nav-tables = Tables
home-nav-rules = Règles
home-nav-lessons = Leçons
home-eyebrow = Trois villes, une table
home-question = Où va-t-on ce soir ?
home-lead = Visitez New York, La Nouvelle-Orléans et San Francisco avec vos amis, sur un écran ou plusieurs, ou contre des bots qui jouent franc jeu.
home-your-table = Votre table
home-more-tables =
    { $count ->
        [one] Encore { $count } table
       *[other] Encore { $count } tables
    }
home-join = Rejoindre des amis
home-code = Code ou lien
home-join-now = Rejoindre
home-posters = Jeux
home-learn = Apprendre
home-learn-game = Apprendre { $game }
home-play-game = Jouer : { $game }
home-lessons = Leçons
home-lessons-about = Quelques minutes par jeu, sur le vrai plateau
home-rules = Règles
home-rules-about = Avec recherche, en cinq langues
home-tables = Tables
home-tables-about = Vos parties et les tables ouvertes
home-own-boards = Plateaux et dessins de notre création, fidèles aux règles publiées. Sans lien avec les éditeurs des jeux imprimés.
home-about = À propos de Grand Tour

## Jouer : la feuille sur une affiche

home-how-many = Joueurs
home-level = Niveau des bots
home-bots =
    { $bots ->
        [0] Jouer en solo
        [one] Contre un bot
       *[other] Contre { $bots } bots
    }
home-friends = Entre amis
home-device = Sur un seul appareil

## Lignes de tables

home-turn-yours = À vous de jouer
home-turn-others = On attend les autres
home-turn-open = Salle d’attente
home-turn-over = Terminée
home-turn-closed = Fermée
home-turn-expired = Fermée : elle a attendu trop longtemps
home-closes = ferme { $when }
home-turn-running = En cours
home-with = avec { $names }
home-alone = en solo
home-seat = Joueur { $number }
home-open-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
home-return = Retour à la table : { $game }
home-go-open = Ouvrir
home-go-play = Continuer
home-go-look = Voir
home-go-join = Rejoindre
home-go-watch = Regarder
home-go-result = Voir le résultat

## Tables

home-tables-title = Tables
home-mine = Mes parties
home-lobby = Salon
home-mine-empty = Pas encore de table. Commencez une partie ou rejoignez-en une avec un code.
home-lobby-empty = Personne n’attend de joueurs en ce moment. Ouvrez une table que tout le monde peut trouver.
home-new-table = Commencer une partie
home-more = En montrer plus
home-more-came =
    { $count ->
        [0] Rien de plus
        [one] { $count } de plus
       *[other] { $count } de plus
    }
home-running = En cours
home-finished = Terminées

## Rejoindre

home-join-title = Rejoindre une table
home-join-lead = Tapez le code qu’on vous a donné, ou collez le lien.
home-name = Votre nom
home-joining = Recherche de la table

## Nouvelle table

new-title = Nouvelle table
new-question = Qui vient avec vous ?
new-seats = Places
new-seats-about =
    { $least ->
        [1] D’une à quatre
       *[other] De { $least } à { $most }
    }
new-you = Vous
new-host = hôte
new-seat = Place { $number }
new-person = Personne
new-bot = Bot
new-device = Cet appareil
new-nobody = Vide
new-person-how = Accès
new-person-open = Quiconque a le code
new-person-link = Un ami, par son propre lien
new-bot-level = Niveau
new-device-name = Nom
new-nobody-here = Place vide
new-extras = Options
new-pace = Rythme
new-pace-none = Sans limite de temps
new-pace-move = 2 minutes par coup
new-pace-bank = 15 minutes chacun
new-pace-days = Un jour par coup
new-join = Qui peut jouer
new-join-private = Avec le code
new-join-public = Tout le monde
new-watch = Qui peut regarder
new-watch-nobody = Personne
new-watch-link = Avec le lien
new-watch-everybody = Tout le monde
new-more = Plus
new-edition = Plateau
new-edition-grand-tour = Plateau Grand Tour
new-undo = Annulation
new-undo-about = Tant que rien n’est révélé
new-hints = Conseils
new-hints-about = On peut demander ce qu’un bon bot ferait
new-stand-in = Remplaçant
new-stand-in-about = Joue pour quiconque part ou n’a plus de temps
new-summary =
    { $players ->
        [1] Vous jouez en solo
        [2] Deux joueurs
        [3] Trois joueurs
        [4] Quatre joueurs
       *[other] { $players } joueurs
    }{ $extras ->
        [0] {""}
       *[other] , { $names }
    }, { $pace ->
        [move] 2 minutes par coup
        [bank] 15 minutes chacun
        [days] un jour par coup
       *[none] sans limite de temps
    }. { $edition }.
new-open = Ouvrir la table
new-start = Commencer la partie
new-too-few =
    { $least ->
        [1] Il faut que quelqu’un joue.
       *[other] Ce plateau demande au moins { $least } joueurs : ajoutez une personne ou un bot.
    }
new-not-so-many =
    { $players ->
        [one] Ce plateau n’est pas fait pour { $players } joueur.
       *[other] Ce plateau n’est pas fait pour { $players } joueurs.
    }

## Salle d’attente

wait-eyebrow = Salle d’attente
wait-yours = Votre table
wait-theirs = Chez { $host }
wait-nobodys = Une table
wait-there =
    { $taken ->
        [0] Personne n’est encore à table.
        [1] Une personne est à table.
        [2] Deux personnes sont à table.
        [3] Trois personnes sont à table.
       *[other] { $taken } personnes sont à table.
    } { $open ->
        [0] Toutes les places sont prises.
        [1] Une place est encore libre.
        [2] Deux places sont encore libres.
        [3] Trois places sont encore libres.
       *[other] { $open } places sont encore libres.
    }
wait-code = Code de la table
wait-code-said = Code de la table : { $code }
wait-copy = Copier le lien
wait-copied = Lien copié
wait-share = Partager
wait-share-text = { $game } : on joue ensemble ?
wait-qr = Code QR
wait-qr-said = Code QR du lien vers cette table
wait-link-here = Le lien vers cette table
wait-seats = Places
wait-you = Vous
wait-host = Hôte
wait-here = Est là
wait-ready = Prêt
wait-away = Pas là pour le moment
wait-at-device = Sur l’appareil de l’hôte
wait-at-your-device = Sur votre appareil
wait-open = Place libre
wait-open-about = Partagez le code, ou mettez-y un bot
wait-open-guest = Partagez le code
wait-link = Gardée pour un ami
wait-link-about = Son propre lien mène à cette place
wait-sit = S’asseoir ici
wait-move = Passer à cette place
wait-copy-seat = Copier son lien
wait-add-bot = Ajouter un bot
wait-make-open = L’ouvrir à tous
wait-make-link = La garder pour un ami
wait-make-device = Quelqu’un sur cet appareil
wait-change = Changer la place { $number }
wait-remove = Retirer { $name }
wait-mute = Rendre muet : { $name }
wait-unmute = Rendre la parole : { $name }
wait-block = Bloquer { $name }
wait-blocked = Vous avez bloqué { $name }.
wait-leave = Quitter la table
wait-close = Fermer la table
wait-close-sure = Fermer cette table ? Tout le monde devra partir, et elle ne pourra plus être rouverte.
wait-renew = Renouveler le lien et le code
wait-renew-sure = Renouveler le lien et le code ? Ceux que vous avez envoyés ne fonctionneront plus ; les personnes déjà là restent.
wait-renewed = L’ancien lien et l’ancien code ne fonctionnent plus.
wait-keep = Ne rien changer
wait-name = Votre nom
wait-name-save = Enregistrer
wait-this-table = Cette table
wait-closes = Ouverte jusqu’au
wait-closes-about = Ensuite, elle est fermée, sauf s’il se passe quelque chose avant : quelqu’un s’assoit ou une place est modifiée.
wait-board = Plateau
wait-pace = Rythme
wait-undo = Annulation
wait-undo-yes = Tant que rien n’est révélé
wait-undo-no = Pas à cette table
wait-spectators = Spectateurs
wait-spectators-nobody = Personne
wait-spectators-link = Avec le lien
wait-spectators-everybody = Tout le monde
wait-joining = Accès
wait-joining-private = Avec le code
wait-joining-public = Tout le monde
wait-on = Oui
wait-off = Non
wait-pace-move =
    { $minutes ->
        [one] { $minutes } minute par coup
       *[other] { $minutes } minutes par coup
    }
wait-pace-bank =
    { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
    }
wait-pace-days =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
wait-chat = Discussion
wait-while = En attendant
wait-lesson = La leçon
wait-lesson-about = Quelques minutes, sur le vrai plateau
wait-rulebook = Les règles
wait-rulebook-about = Chaque règle, avec son numéro
wait-start =
    { $players ->
        [1] Commencer en solo
        [2] Commencer à deux
        [3] Commencer à trois
        [4] Commencer à quatre
       *[other] Commencer à { $players }
    }
wait-start-filled =
    { $bots ->
        [one] Compléter avec un bot et commencer
       *[other] Compléter avec { $bots } bots et commencer
    }
wait-start-about = Le premier joueur est tiré au sort.
wait-missing =
    { $open ->
        [1] Une place est encore libre. Attendez quelqu’un, ou donnez-la à un bot.
       *[other] { $open } places sont encore libres. Attendez quelqu’un, ou donnez-les à des bots.
    }
wait-for-host = { $host } doit encore lancer la partie.
wait-for-host-unknown = L’hôte doit encore lancer la partie.
wait-take-seat = Prenez une place pour jouer, ou restez et regardez.

## Réglages

settings-title = Réglages
settings-look = Apparence et langue
settings-language = Langue
settings-mode = Couleurs
settings-mode-system = Comme le système
settings-mode-light = Claires
settings-mode-dark = Sombres
settings-speed = Animations
settings-speed-0 = Aucune
settings-speed-1 = Rapides
settings-speed-2 = Normales
settings-speed-3 = Lentes
settings-speed-still = Votre système demande moins de mouvement : rien ne bouge.
settings-play = À la table
settings-sound = Son
settings-sound-about = De courts sons pour les coups et pour votre tour
settings-confirm = Confirmer un choix
settings-confirm-always = Toujours
settings-confirm-matters = Si c’est important
settings-confirm-never = Jamais
settings-text = Mode texte
settings-text-about = Des listes et des tableaux au lieu du plateau dessiné ; ou appuyez sur T
settings-you = Vous
settings-name = Nom
settings-save = Enregistrer
settings-saved = Enregistré
settings-guest = Vous jouez en invité : pas de mot de passe à retenir, mais vos parties restent liées à ce navigateur.
settings-nobody = Vous n’avez pas encore de profil. Vous devenez un invité dès que vous commencez ou rejoignez une partie.
settings-account = Votre compte : { $login }.
settings-register = Créer un compte
settings-register-about = Garde vos places et vos parties, et vous permet de vous connecter depuis d’autres appareils.
settings-log-in = Se connecter
settings-log-in-about = Les parties jouées en invité ne passent pas sur votre compte : des bots reprennent vos places.
settings-log-out = Se déconnecter
settings-login = Identifiant
settings-login-about = De 3 à 64 lettres, chiffres et . _ - @ +
settings-password = Mot de passe
settings-password-about = 10 caractères ou plus
settings-old-password = Mot de passe actuel
settings-new-password = Nouveau mot de passe
settings-change-password = Changer le mot de passe
settings-password-changed = Le mot de passe est changé. Les autres appareils sont déconnectés.
settings-code = Code
settings-code-about = De votre application d’authentification, ou un code de secours
settings-code-fresh = Les 6 chiffres que l’application affiche en ce moment
settings-sign-in = Se connecter avec { $label }
settings-sign-in-about = Si vous êtes déjà venu avec { $label }, des bots reprennent les places de vos parties en invité.
settings-signed-in = Vous êtes connecté avec { $label }.
settings-let-in = Vous êtes connecté.
settings-linked = On y arrive aussi avec { $label }.
settings-link = Lier à { $label }
settings-unlink = Dissocier { $label }
settings-unlink-about = Se connecter avec { $label } ne mènera plus à ce compte, et vos autres appareils seront déconnectés.
settings-unlinked = { $label } ne mène plus à ce compte.
settings-recovery-copied = Les codes de secours sont copiés.
settings-passkeys = Clés d’accès
settings-passkeys-about = Connectez-vous avec votre doigt, votre visage ou le code d’un appareil, sans taper le mot de passe.
settings-passkeys-cannot = Ce navigateur ne peut pas utiliser de clés d’accès ici : il faut https et un nom d’hôte.
settings-passkey-add = Ajouter une clé d’accès
settings-passkey-added = La clé d’accès est ajoutée.
settings-passkey-none = Votre appareil n’a donné aucune clé d’accès.
settings-passkey-remove = Retirer
settings-passkey-remove-name = Retirer : { $name }
settings-passkey-removed = La clé d’accès est retirée.
settings-passkey-use = Utiliser une clé d’accès
settings-factor = Seconde étape à la connexion
settings-factor-about = En plus du mot de passe, un code d’une application de votre téléphone peut être demandé.
settings-factor-on = À la connexion, un code de votre application est demandé.
settings-factor-begin = Configurer
settings-factor-codes = Nouveaux codes de secours
settings-factor-off = Désactiver
settings-factor-now-off = La seconde étape est désactivée.
settings-factor-next = Suivant
settings-factor-turn-on = Activer
settings-factor-scan = Scannez ceci avec une application d’authentification.
settings-factor-qr = Code QR pour une application d’authentification
settings-factor-type = Ou tapez ceci dans l’application :
settings-recovery = Codes de secours
settings-recovery-about = Si vous perdez votre téléphone, chacun de ces codes vous laisse entrer une fois. Gardez-les en lieu sûr : ils ne seront plus affichés.
settings-recovery-copy = Copier
settings-factor-left =
    { $count ->
        [one] Il vous reste { $count } code de secours.
       *[other] Il vous reste { $count } codes de secours.
    }
settings-sessions = Où vous êtes connecté
settings-sessions-about = Les navigateurs et appareils où votre compte est ouvert. Si l’un d’eux ne vous dit rien, fermez sa session et changez de mot de passe.
settings-session-device = { $browser } ({ $system })
settings-session-unknown = Appareil inconnu
settings-session-here = Ce navigateur
settings-session-lately = Utilisée ces dernières heures
settings-session-used = Dernière utilisation : { $ago }
settings-session-end = Fermer
settings-session-end-name = Fermer : { $name }
settings-session-ended = La session est fermée.
settings-sessions-end = Fermer toutes les autres
settings-sessions-ended = Toutes les autres sessions sont fermées.
settings-delete = Supprimer mes données
settings-delete-about = Votre nom et vos données sont supprimés pour de bon. Des bots reprennent vos places dans les parties en cours.
settings-delete-sure = Supprimer définitivement
settings-keep = Tout garder
settings-deleted = Vos données sont supprimées.
settings-blocked = Personnes bloquées
settings-blocked-none = Vous n’avez bloqué personne.
settings-blocked-about = Elles ne peuvent pas s’asseoir à vos tables, et vous ne voyez pas ce qu’elles écrivent.
settings-unblock = Débloquer
settings-unblock-name = Débloquer { $name }
settings-somebody = Quelqu’un
settings-notes = Quand c’est à moi de jouer
settings-notes-about = Une notification quand c’est à vous de jouer et que vous ne regardez pas la partie.
settings-push = Dans ce navigateur
settings-push-on = Activer
settings-push-off = Désactiver
settings-push-is-on = Les notifications sont activées dans ce navigateur.
settings-push-is-off = Les notifications ne sont pas activées dans ce navigateur.
settings-push-denied = Ce navigateur bloque les notifications de cette page : changez ses réglages.
settings-push-cannot = Ce navigateur ne gère pas les notifications, ou la page n’a pas été ouverte en https.
settings-push-failed = Le service de notifications du navigateur est injoignable.
settings-hook = Par un webhook
settings-hook-url = Adresse
settings-hook-url-about = Un sujet ntfy, ou un webhook Discord, Slack ou personnel
settings-hook-style = Type
settings-hook-style-ntfy = ntfy
settings-hook-style-discord = Discord
settings-hook-style-slack = Slack
settings-hook-style-json = JSON
settings-hook-remove = Retirer
settings-test = Tester
settings-tested = Une notification d’essai est en route.

## À propos

about-title = À propos de Grand Tour
about-lead = Un lieu libre et ouvert pour trois jeux de société à travers les villes : dans le navigateur, entre amis sur un appareil ou plusieurs, ou contre des bots.
about-boards = Nos propres plateaux
about-boards-text = Les plans, cartes, feuilles et dessins sont ici de notre création. Ils respectent tout ce qu’énoncent les règles publiées et sont dans des fichiers remplaçables : quiconque possède un jeu imprimé peut en saisir les données.
about-apart = Sans affiliation
about-apart-text = Grand Tour n’est ni lié aux éditeurs ou auteurs des jeux imprimés, ni approuvé par eux. Leurs noms appartiennent à leurs propriétaires et ne disent ici que de quelles règles il s’agit. Aucune de leurs images ni de leurs phrases n’est reprise.
about-chance = Comment vérifier le hasard
about-chance-text = Avant le premier tirage, le serveur montre un sceau : l’empreinte SHA-256 d’une graine secrète. Tous les tirages de la partie découlent de cette graine. À la fin de la partie, elle est révélée, et n’importe qui peut refaire chaque tirage et comparer.
about-chance-check = Chaque partie terminée propose « Vérifier », à côté du score et dans le replay ; l’enregistrement peut être téléchargé et vérifié sur votre propre ordinateur avec :
about-chance-games = Vos parties terminées
about-licences = Licences
about-licences-text = Livrés avec cette application, tous libres :
about-licence-fonts = polices de caractères
about-licence-icons = icônes des commandes
about-licence-svelte = la charpente des pages
about-licence-fluent = les phrases en cinq langues
about-licence-uqr = les codes QR
about-version = Version
about-version-text = Ce serveur utilise Grand Tour { $version }.
about-interface = L’interface du serveur pour les programmes
about-licences-whole = Les licences en entier

## Une page qui n’existe pas

home-missing-title = Il n’y a rien ici
home-missing-text = Cette adresse ne mène nulle part. La table a peut-être été fermée, ou le lien est incomplet.
home-missing-home = Accueil

## Quand le serveur refuse

error-network = Le serveur est injoignable. Réessayez dans un moment.
error-request-malformed = Le serveur n’a pas compris. Rechargez la page.
error-request-too-large = C’est trop long.
error-request-unknown = Il n’y a rien à cette adresse.
error-request-method = Le serveur n’a pas compris. Rechargez la page.
error-request-slow = La demande n’est pas arrivée à temps. Réessayez.
error-request-host = Le serveur ne répond pas à cette adresse. Utilisez celle qu’on vous a donnée.
error-request-limited = Trop de tentatives. Attendez un peu et réessayez.
error-request-limited-wait =
    { $seconds ->
        [one] Trop de tentatives. Réessayez dans { $seconds } seconde.
       *[other] Trop de tentatives. Réessayez dans { $seconds } secondes.
    }
error-person-no-session = Votre session est terminée. Rechargez la page.
error-person-csrf = Cette page n’est plus à jour. Rechargez-la.
error-person-origin = Cette page n’a pas été chargée depuis ce serveur.
error-person-wrong-login = L’identifiant ou le mot de passe est incorrect.
error-person-proof = Quelqu’un essaie peut-être de deviner des mots de passe. Réessayez dans un instant.
error-person-code-wanted = Saisissez un code de votre application.
error-person-wrong-code = Le code est faux, trop ancien ou déjà utilisé. Attendez le suivant.
error-person-factor-on = La seconde étape est déjà activée.
error-person-no-factor = La seconde étape est désactivée.
error-person-passkey = Cette clé d’accès n’est pas connue ici, ou cela a pris trop de temps. Réessayez.
error-person-provider = Le service qui vous connecte est injoignable ou mal configuré. Réessayez plus tard ; vos parties sont en sécurité.
error-person-sign-in = La connexion n’a pas abouti. Réessayez.
error-person-identity-taken = Un autre compte est déjà lié à cette connexion.
error-person-no-local-accounts = Ici, on ne se connecte pas avec un mot de passe.
error-person-login-taken = Cet identifiant est pris. Choisissez-en un autre.
error-person-bad-login = Cela ne peut pas être un identifiant : de 3 à 64 lettres, chiffres et . _ - @ +
error-person-bad-password = Choisissez un autre mot de passe : au moins 10 caractères, et pas un de ceux que l’on essaie d’abord.
error-person-bad-name = Choisissez un autre nom : de 1 à 24 caractères.
error-person-no-account = Il faut un compte pour cela ; un invité n’a pas de mot de passe.
error-person-none = Cette personne n’existe pas.
error-person-unknown-session = Cette session est déjà fermée.
error-table-none = Cette table n’existe pas, ou elle est privée. Demandez son lien.
error-table-bad-settings = Impossible d’ouvrir une table avec ces réglages.
error-table-not-open = La partie a commencé, ou la table est fermée.
error-table-not-running = Aucune partie n’est en cours à cette table.
error-table-not-over = Ce n’est possible qu’une fois la partie terminée.
error-table-not-ready = Des places sont encore libres. Attendez quelqu’un, ou donnez-les à des bots.
error-table-paused = La partie est en pause. Reprenez-la d’abord.
error-table-not-paused = La partie n’est pas en pause.
error-table-full = Toutes les places sont prises. Vous pouvez regarder, ou chercher une autre table.
error-table-blocked = L’hôte ne veut pas de vous à cette table.
error-table-broken = Cette partie a commencé avec une ancienne version des règles, que ce serveur n’a plus. Elle ne peut pas continuer.
error-table-host-only = Seul l’hôte peut le faire.
error-table-members-only = Il faut être à la table pour le faire.
error-seat-none = Cette place n’existe pas.
error-seat-taken = Quelqu’un vient de prendre cette place. Choisissez-en une autre.
error-seat-not-yours = Ce n’est pas votre place.
error-seat-bad-link = Ce code ou ce lien ne fonctionne pas : il est incorrect, ou la partie a commencé. Demandez-en un nouveau.
error-seat-stand-in = Un remplaçant joue pour vous. Reprenez d’abord votre place.
error-seat-not-away = Vous êtes déjà à votre place.
error-seat-not-awaited = La partie n’attend plus personne à cette place.
error-action-illegal = Ce n’est pas possible maintenant.
error-action-unreadable = Le serveur n’a pas compris. Rechargez la page.
error-action-stale = Quelque chose s’est passé depuis votre choix. Regardez la table, puis réessayez.
error-action-no-undo = Cela ne peut pas être annulé.
error-action-no-hints = Les conseils sont désactivés à cette table.
error-proposal-open = Une proposition est déjà faite. Répondez-y d’abord.
error-proposal-none = Il n’y a plus de proposition.
error-chat-closed = L’hôte a fermé la discussion.
error-chat-muted = L’hôte ne vous laisse plus écrire.
error-chat-bad = Ce message ne contient rien qui puisse être montré.
error-notify-bad-webhook = On ne peut pas y envoyer de notifications. Réglez l’adresse de nouveau.
error-notify-failed = L’adresse n’a pas accepté la notification. Vérifiez-la.
error-server-busy = Le serveur est surchargé. Réessayez dans un moment.
error-server-disk-full = Le disque du serveur est plein : rien ne peut être enregistré pour le moment. Rien n’a été fait ; tout ce qui précède est en sûreté. Réessayez plus tard.
error-server-disk-failed = Le disque du serveur est en panne : rien ne peut être enregistré pour le moment. Rien n’a été fait ; tout ce qui précède est en sûreté. Réessayez plus tard.
error-server-read-only = Le serveur ne peut rien écrire dans son stockage pour le moment. Rien n’a été fait ; tout ce qui précède est en sûreté. Réessayez plus tard.
error-server-locked = Un autre programme utilise le stockage du serveur. Rien n’a été fait ; tout ce qui précède est en sûreté. Réessayez dans un moment.
error-server-no-database = Le serveur n’a pas accès à son stockage pour le moment. Rien de ce qui a été confirmé n’est perdu. Réessayez dans un moment.
error-server-damaged = Le serveur ne peut pas lire une partie de son stockage. Seule la personne qui gère le serveur peut le réparer.
error-server-no-bots = Aucun bot ne peut réfléchir sur ce serveur pour le moment. Réessayez plus tard.
error-server-full = Le serveur est plein. Réessayez dans un moment.
error-server-stopping = Le serveur redémarre. Réessayez dans un moment.
error-server-failed = Quelque chose n’a pas marché sur le serveur. Réessayez ; votre partie est en sûreté.
