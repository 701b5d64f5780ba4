# Les mots des règles une par une, en français : ce que l’on écrit après une virgule, et ce que montrent les menus de `/règles créer`.

## Groupes de règles

rule-group-setup = Mise en place
rule-group-winning = Victoire
rule-group-king = Roi
rule-group-throne = Trône
rule-group-corners = Coins
rule-group-camps = Campements
rule-group-few = Le petit camp
rule-group-many = Le grand camp
rule-group-pieces = Pièces
rule-group-captures = Captures
rule-group-endings = Nulle et répétition

## Noms des règles. Le premier mot est montré ; tous sont compris.

rule-name-setup = Position de départ, mise en place, position
rule-name-board = Plateau
rule-name-starts = Premier coup, commence
rule-name-escape = But du roi, fuite
rule-name-soldier-steps = Pas des pièces, pas
rule-name-king-capture = Capture du roi, roi
rule-name-king-armed = Roi armé, armé
rule-name-king-steps = Pas du roi
rule-name-throne-present = Trône
rule-name-throne-stop = S’arrêter sur le trône
rule-name-throne-cross = Passer sur le trône
rule-name-throne-hostile = Trône hostile
rule-name-throne-hostile-occupied = Trône occupé hostile
rule-name-corners-present = Coins
rule-name-corners-width = Taille des coins
rule-name-corners-stop = S’arrêter sur les coins
rule-name-corners-cross = Passer sur les coins
rule-name-corners-hostile = Coins hostiles
rule-name-camps-squares = Campements
rule-name-camps-stop = S’arrêter dans les campements
rule-name-camps-cross = Passer sur les campements
rule-name-camps-hostile = Campements hostiles
rule-name-camps-hostile-occupied = Campements occupés hostiles
rule-name-camps-blunt = Campements sans danger pour les attaquants
rule-name-camps-stay = Déplacement dans son campement
rule-name-edge-hostile = Bord hostile, bord
rule-name-custody = Se placer entre deux ennemis
rule-name-linnaean = Capture contre le trône occupé
rule-name-immobilised = Capture des pièces bloquées
rule-name-shieldwall = Mur de boucliers
rule-name-exit-fort = Fort au bord, fort
rule-name-enclosure-wins = Encerclement
rule-name-attackers-lose-at = Les attaquants perdent à
rule-name-repetition-count = Répétitions, répétition
rule-name-repetition-result = Effet de la répétition, répétition
rule-name-no-moves = Aucun coup possible
rule-name-quiet-limit = Coups sans capture, limite de coups
rule-name-king-jump = Sauts du roi
rule-name-commander-jump = Sauts des commandants
rule-name-commander-pierce = Deux commandants capturent le roi
rule-name-knight-jump = Sauts des chevaliers
rule-name-knight-pierce = Deux chevaliers capturent le roi
rule-name-corners-pierce = Coins qui aident à deux
rule-name-chain = Captures à la suite, chaînes, chaîne
rule-name-repetition-forbid = Répétition interdite
rule-name-ply-limit = Nombre maximal de coups
rule-name-side-hand = pièces en main, main
rule-name-side-lines = lignes
rule-name-side-directions = directions
rule-name-few-leap = Sauts, saut
rule-name-few-capture = Prise obligatoire, obligation de capturer
rule-name-few-trapped = Pièces bloquées
rule-name-goals-many-at-most = Victoire quand il reste au plus, au plus
rule-name-goals-few-reach = Points à atteindre
rule-name-goals-few-behind = Victoire en passant derrière, passer derrière
rule-name-goals-many-fill = Points à occuper
rule-name-points-man = Points d’un pion, pion
rule-name-points-officer = Points d’un officier, officier
rule-name-points-son = Points d’un fils, fils
rule-name-points-leader = Points d’un chef, chef
rule-name-compulsory = Prise obligatoire, obligation de capturer
rule-name-men-back = Les pions reculent
rule-name-promotion = Promotion
rule-name-actions = Actions par tour, actions
rule-name-ambush = Embuscade
rule-name-end = Décidé par, fin

## Valeurs des règles. Le premier mot est montré ; tous sont compris.

rule-value-yes = oui
rule-value-no = non
rule-value-any = partout
rule-value-none = aucun, aucune
rule-value-never = jamais
rule-value-nobody = personne
rule-value-start = où commencent les attaquants
rule-value-attackers = attaquants
rule-value-defenders = défenseurs
rule-value-south = Samis, sud
rule-value-north = Suédois, nord
rule-value-corner = coins, coin
rule-value-edge = bord
rule-value-safe-edge = bord sûr
rule-value-two = deux côtés, deux
rule-value-four = quatre côtés, quatre
rule-value-four-near-throne = quatre côtés près du trône, quatre près du trône
rule-value-four-on-throne = quatre côtés sur le trône, quatre sur le trône
rule-value-full = toujours
rule-value-hammer = seulement en jouant
rule-value-anvil = seulement sans bouger
rule-value-active = sans risque
rule-value-strict = capturée
rule-value-king = seulement le roi
rule-value-all = toutes
rule-value-draw = nulle
rule-value-mover-loses = qui répète perd
rule-value-loss = défaite
rule-value-a = attaquants
rule-value-d = défenseurs
rule-value-ad = attaquants et défenseurs
rule-value-k = roi
rule-value-ak = attaquants et roi
rule-value-dk = défenseurs et roi
rule-value-adk = toutes les pièces
rule-value-single = un seul
rule-value-multi = plusieurs de suite, plusieurs
rule-value-free = libre
rule-value-must = obligatoire
rule-value-huff = qui ne capture pas quitte le plateau
rule-value-removed = retirées
rule-value-stays = restent
rule-value-grid = droites
rule-value-diagonal = diagonales
rule-value-thin = autres diagonales
rule-value-line = lignes
rule-value-forward = devant
rule-value-forward-diagonal = en diagonale devant
rule-value-sideways = de côté
rule-value-back-diagonal = en diagonale derrière
rule-value-back = derrière
rule-value-cross = croix
rule-value-square5 = 5 × 5 points
rule-value-draughts = cases sombres
rule-value-triangle10 = petit triangle
rule-value-triangle23 = grand triangle
rule-value-lattice4x5 = petite grille
rule-value-lattice6x7 = grande grille
rule-value-men = pions
rule-value-far-edge = au bord opposé
rule-value-unretreated = seulement sans avoir reculé
rule-value-leader = le chef
rule-value-over = sans capturer
rule-value-take = en capturant
rule-value-special = au trône et aux coins
rule-value-may = permis

## Mots devant une règle qui ne doit pas exister

rule-negations = aucun, aucune, sans

## Problèmes

rules-words-problems = Je ne peux pas faire ces règles :
rules-words-unknown = `{ $given }` n’est pas une règle. Après le nom des règles viennent des changements séparés par des virgules, par exemple `copenhagen, roi deux, sans mur de boucliers`.
rules-words-no-value = { $rule } : choisis { $values }.
rules-words-value = { $rule } ne peut pas être « { $given } ». C’est { $values }.
rules-words-twice = { $rule } ne peut pas être à la fois « { $first } » et « { $second } ».
rules-words-any-number = un nombre de { $least } à { $most }
rules-words-points = des points comme { $example }
rules-words-position = une position comme { $example }
rules-words-json = Ce ne sont pas des règles en JSON : { $why }.
rules-problem-size = Un plateau a un nombre impair de rangées, de 7 à 19, et non { $given }.
rules-problem-ranks = La position de départ a { $found } rangées, et le plateau { $expected }.
rules-problem-escaped = Le roi aurait gagné avant le premier coup, en { $square }.
rules-problem-off-board = { $square } est hors du plateau.
rules-problem-no-pieces = Un camp n’a aucune pièce : { $side }.
rules-problem-lines = Le plateau n’a pas de lignes du genre « { $lines } ».
rules-problem-over = La partie serait finie avant le premier coup.
rules-problem-over-at-once = La partie serait finie dès le premier coup ({ $rule } : 1).
rules-problem-actions = Plusieurs actions par tour et l’embuscade ne vont pas ensemble.
rules-problem-leaders = Tant que le chef décide de la partie, il en faut exactement un par camp ; l’un en a { $count }.

## Refus

refuse-unknown-code = Je ne connais pas le code `{ $given }`. Un code ne vaut que là où il a été fait : demande plutôt la ligne OpenTafl ou le JSON de ces règles, qui valent partout.
refuse-unusable-name = « { $given } » ne peut pas être le nom de règles enregistrées. Un nom a jusqu’à 32 lettres, chiffres et espaces, sans virgule, et n’est pas celui de règles que j’ai déjà.
refuse-saved-shipped = Ce sont les règles de { $rules }, que tout le monde peut déjà choisir par ce nom.
refuse-too-many-saved = Ce serveur a enregistré 50 jeux de règles, et c’est le maximum. Un admin peut en retirer un avec `/{ command-admin } { command-admin-remove-rules }`.
refuse-not-saved = Ce serveur n’a pas de règles enregistrées sous le nom « { $given } ».
refuse-no-draft = Ces règles ne sont plus en préparation. Recommence avec `/{ command-rules } { command-rules-build }`.

## Composer des règles

draft-title = Choisis un groupe, puis une règle et sa valeur. Tes règles pour l’instant :
draft-groups = Groupes de règles
draft-rules = Règles
draft-undo = Annuler
draft-save = Enregistrer…
draft-code = Code
draft-challenge = Défier
draft-page = Créer sur une page web
draft-saved = Enregistrées sous le nom **{ $name }** : tout le monde ici peut maintenant choisir ces règles par ce nom.
draft-saved-again = Enregistrées sous le nom **{ $name }**, version { $version }. Les parties des versions précédentes gardent leurs règles.
draft-saved-already = **{ $name }** a déjà exactement ces règles, en version { $version }.
save-title = Enregistrer ces règles
save-field = Nom
code-is = Le code de ces règles est { $code }. Partout où tu choisis des règles ici, tu peux l’écrire à la place d’un nom.
code-line = En une ligne dans la notation d’OpenTafl, qui vaut aussi ailleurs :
code-json = Le fichier contient les règles en JSON.
list-none = Ce serveur n’a pas encore enregistré de règles à lui. `/{ command-rules } { command-rules-build }` en crée.
list-all = Les { $count } jeux
rules-groups = Tous les jeux par groupe
rules-played = Se joue aussi sur { $sites }.
list-title = { $count ->
    [one] Ce serveur a enregistré des règles à lui :
   *[other] Ce serveur a enregistré { $count } jeux de règles à lui :
}
list-saved = **{ $name }**, d’après { $parent } · code { $code }
admin-removed-rules = « { $name } » ne fait plus partie des règles de ce serveur. Les parties jouées selon ces règles continuent.
admin-log-remove-rules = { $time } · { $admin } a retiré les règles « { $name } »

## La page où l’on crée des règles

form-title = Créer tes propres règles
form-lead = Pars des règles de ton choix, change ce que tu veux, et joue. Rien n’est gardé tant que tu ne les utilises pas.
form-base = Partir de
form-take = Partir de celles-ci
form-board = Position de départ
form-brush = Un clic sur le plateau pose
form-piece = { $piece-a }
form-nothing = rien : retire une pièce
form-hint = Un deuxième clic avec la même pièce la retire.
form-from = Reprendre la position de
form-as-shown = Comme sur le plateau
form-position = La position en texte
form-update = Voir ces règles
form-try-out = Essayer ces règles
form-outcome = Tes règles
form-choices = Règle par règle
form-same = Ce sont les règles de { $rules } :
form-unplayable-board = Le plateau tel que tu l’as préparé.
form-line = Colle cette ligne sur Discord pour jouer avec ces règles :
form-copy = Copier la ligne
form-copied = Ligne copiée.
form-copy-refused = Ton navigateur ne laisse pas les pages copier. La ligne est sélectionnée : appuie sur Ctrl+C, ou garde le doigt dessus et choisis « Copier ».
form-play = Jouer avec ces règles
form-saved = Enregistrées ici
form-offline = Raichi ne répond pas. Tes choix sont toujours là ; réessaie dans un instant.

## Les règles essayées

trial-lopsided = J’ai essayé ces règles en { $games ->
    [one] { $games } partie rapide
   *[other] { $games } parties rapides
} contre moi-même : { $side-the } en { $side-number ->
    [one] a
   *[many] ont
} gagné { $won }. Un camp est peut-être bien plus fort que l’autre.
trial-fine = J’ai essayé ces règles en { $games ->
    [one] { $games } partie rapide
   *[other] { $games } parties rapides
} contre moi-même, et je n’ai rien remarqué d’anormal.
trial-endless = J’ai essayé ces règles en { $games ->
    [one] { $games } partie rapide
   *[other] { $games } parties rapides
} contre moi-même : { $endless ->
    [one] { $endless } ne s’est pas terminée
   *[other] { $endless } ne se sont pas terminées
}. Les parties seront peut-être très longues.
rules-nameless = règles maison
rules-changed = { $rules }, modifié

## Commandes

command-rules-list-about = Lister toutes les règles, avec celles enregistrées sur ce serveur
command-rules-build-about = Créer tes propres règles avec des menus
option-rules-build-from = depuis
option-rules-build-from-about = Les règles de départ
command-admin-remove-rules = retirer-règles
command-admin-remove-rules-about = Retirer des règles enregistrées sur ce serveur ; les parties gardent les leurs
option-admin-remove-rules-name = nom
option-admin-remove-rules-name-about = Le nom sous lequel elles sont enregistrées
