# Plans of what players want to answer, in French.

command-plan = plan
command-plan-about = Prévoir tes réponses aux coups que tu attends ; toi seul les vois
option-plan-moves = coups
option-plan-moves-about = Coup attendu, ta réponse, et ainsi de suite ; point-virgule entre variantes (vide : montre tout)
option-plan-game = partie
option-plan-game-about = La partie (si tu en as plusieurs ici)

plan-title = **Ton plan dans la partie { $game }**
plan-none = Rien n’est encore prévu. Donne à `/{ command-plan }` le coup que tu attends de { $opponent }, ta réponse, et ainsi de suite : `/{ command-plan } { option-plan-moves }:{ $example }`. Un point-virgule commence une autre variante.
plan-line = { $number }. { $steps }
plan-first = tu joues { $move }
plan-if = si { $reply }, alors { $answer }
plan-how = -# Toi seul vois ceci. Si { $opponent } joue un coup prévu, je joue ta réponse aussitôt. Tout autre coup, ou un coup repris, met fin au plan.
plan-own-turn = -# C’est à toi : une variante commence par le coup que tu joueras toi-même.
plan-button = Plan
plan-menu = Retirer une variante …
plan-clear = Tout retirer
plan-add = Ajouter une variante
plan-on = Continuer
plan-expect = Quel coup attends-tu de { $opponent } ?
plan-begin = Quel coup joueras-tu d’abord ?
plan-answer = Que répondras-tu ?
plan-ended = { $why ->
    [left] Ton plan est terminé : { $opponent } a joué un coup qui n’y est pas.
    [taken-back] Ton plan est terminé, car le coup a été repris.
   *[unplayable] Ton plan est terminé : la réponse prévue ne pouvait pas être jouée.
}
plan-planned = { $played } *(prévu)*
refuse-plan = { $why ->
    [computer] L’ordinateur répond aussitôt : contre lui, il n’y a rien à prévoir.
    [solo] Tu joues les deux camps dans cette partie : il n’y a rien à prévoir.
    [team] Dans les parties au vote, il n’y a pas de plans.
    [deep] Une variante peut avoir { $moves } coups au plus.
    [too-many] Un plan peut avoir { $lines } variantes au plus. Retires-en d’abord une : `/{ command-plan }` les montre.
    [no-answer] Une variante doit finir par ta réponse à un coup de ton adversaire.
    [another] Tu as prévu une autre réponse aux mêmes coups. Retire d’abord cette variante : `/{ command-plan }` la montre.
    [over] La partie serait finie avant la fin de cette variante.
    [long] La variante a plus de coups que les menus ne peuvent en contenir. Écris-la : `/{ command-plan }`.
   *[gone] Ton plan a changé entre-temps. `/{ command-plan }` le montre.
}
