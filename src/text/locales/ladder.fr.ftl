# Échelles, en français.

command-ladder = échelle
command-ladder-about = Grimper sur l’échelle de ce serveur
command-ladder-show = voir
command-ladder-show-about = Voir qui est où, et qui tu peux défier
command-ladder-join = rejoindre
command-ladder-join-about = Prendre une place en bas de l’échelle
command-ladder-leave = quitter
command-ladder-leave-about = Abandonner ta place sur l’échelle
command-ladder-challenge = défier
command-ladder-challenge-about = Jouer pour la place de quelqu’un au-dessus de toi
option-ladder-show-rules = règles
option-ladder-show-rules-about = Les règles de l’échelle (celles d’ici sans précision)
option-ladder-join-rules = règles
option-ladder-join-rules-about = Les règles de l’échelle (celles d’ici sans précision)
option-ladder-leave-rules = règles
option-ladder-leave-rules-about = Les règles de l’échelle (celles d’ici sans précision)
option-ladder-challenge-rules = règles
option-ladder-challenge-rules-about = Les règles de l’échelle (celles d’ici sans précision)
option-ladder-challenge-opponent = adversaire
option-ladder-challenge-opponent-about = Quelqu’un au-dessus de toi (le plus haut qui est libre sans précision)

ladder-title = **Échelle de ce serveur** · { $rules }
ladder-none = Il n’y a personne.
ladder-line = **{ $place }** · { $player }
ladder-plays = joue contre { $players }
ladder-is-leaving = sur le départ
ladder-why-not = { $why ->
    [too-far] trop haut pour toi
    [opponent-away] en vacances
    [opponent-busy] déjà assez de défis
    [playing] vous jouez déjà
   *[met-lately] { $count ->
        [one] de nouveau possible dans un jour
       *[other] de nouveau possible dans { $count } jours
    }
}
ladder-own = Ta place : { $place }.
ladder-own-none = Tu n’y es pas. `/{ command-ladder } { command-ladder-join }` te donne une place en bas.
ladder-free = `/{ command-ladder } { command-ladder-challenge }` te donne une partie contre { $player }.
ladder-alt = L’échelle : { $rows }.
ladder-how = -# Tu peux défier jusqu’à { $reach } places au-dessus de toi, et la partie commence aussitôt : 6 jours, plus 10 heures par coup. Si tu gagnes, tu prends la place. Perdre au temps coûte 5 places de plus, et deux fois de suite, la place. Les flèches montrent les 30 derniers jours.
ladder-begins = Échelle : { $challenger } (place { $from }) défie { $challenged } (place { $to }).
ladder-result = Échelle : { $moves }.
ladder-move = { $player } { $from } → { $to }
ladder-stays = Échelle : personne ne change de place.
ladder-out = { $player } n’est plus sur l’échelle.
ladder-joined = Te voilà sur l’échelle de **{ $rules }**, à la place { $place }. `/{ command-ladder } { command-ladder-challenge }` te donne une partie contre quelqu’un au-dessus de toi. On peut te défier aussi, et la partie commence alors aussitôt.
ladder-left = Tu as quitté l’échelle de **{ $rules }**.
ladder-leaves = Tu quitteras l’échelle de **{ $rules }** dès que tes parties en cours y seront finies ; elles comptent encore pour tes adversaires. Si tu changes d’avis, `/{ command-ladder } { command-ladder-join }` garde ta place.
ladder-challenged = Échelle : { $challenger } a défié { $opponent } (**{ $rules }**) : partie { $game }.
refuse-ladder = { $why ->
    [only-managers] Il n’y a pas encore d’échelle de **{ $rules }** ici, et seules les personnes qui gèrent le serveur peuvent en créer une.
    [not-made] Il n’y a pas encore d’échelle de **{ $rules }** ici. `/{ command-ladder } { command-ladder-join }` en crée une.
    [already-in] Tu es déjà sur l’échelle de **{ $rules }**, à la place { $count }.
    [not-in] Tu n’es pas sur l’échelle de **{ $rules }**. `/{ command-ladder } { command-ladder-join }` te donne une place.
    [opponent-gone] { $opponent } a quitté le serveur et n’est plus sur l’échelle.
    [opponent-not-in] { $opponent } n’est pas sur l’échelle de **{ $rules }**.
    [leaving] Tu es en train de quitter l’échelle. `/{ command-ladder } { command-ladder-join }` garde ta place.
    [opponent-leaving] { $opponent } est en train de quitter l’échelle.
    [not-above] Tu ne peux défier que des personnes au-dessus de toi. `/{ command-ladder } { command-ladder-show }` les montre.
    [too-far] { $opponent } est trop haut : tu peux défier jusqu’à { $count } places au-dessus de toi.
    [away] Tu es en vacances. `/{ command-vacation } { command-vacation-end }` y met fin.
    [opponent-away] { $opponent } est en vacances.
    [busy] Tu as déjà défié { $count } personnes. Dès qu’une de ces parties sera finie, tu pourras en défier une autre.
    [opponent-busy] { $opponent } joue déjà { $count } parties demandées par d’autres. Réessaie quand l’une d’elles sera finie.
    [playing] Tu joues déjà contre { $opponent } sur l’échelle.
    [met-lately] { $count ->
        [one] Tu viens de jouer contre { $opponent }. Ce sera de nouveau possible dans un jour.
       *[other] Tu viens de jouer contre { $opponent }. Ce sera de nouveau possible dans { $count } jours.
    }
   *[nobody-free] Personne au-dessus de toi ne peut être défié en ce moment. `/{ command-ladder } { command-ladder-show }` montre pourquoi.
}
server-choice-ladders = { $rule ->
    [everyone] tout le monde peut en créer une
   *[managers] seules les personnes qui gèrent le serveur peuvent en créer une
}
