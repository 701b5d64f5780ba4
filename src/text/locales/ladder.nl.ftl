# Ladders, in het Nederlands.

command-ladder = ladder
command-ladder-about = Beklim de ladder van deze server
command-ladder-show = tonen
command-ladder-show-about = Toon wie waar staat en wie je kunt uitdagen
command-ladder-join = meedoen
command-ladder-join-about = Krijg een plaats onderaan de ladder
command-ladder-leave = verlaten
command-ladder-leave-about = Geef je plaats op de ladder op
command-ladder-challenge = uitdagen
command-ladder-challenge-about = Speel om de plaats van iemand boven je
option-ladder-show-rules = regels
option-ladder-show-rules-about = De regels van de ladder (de gebruikelijke hier als je niets kiest)
option-ladder-join-rules = regels
option-ladder-join-rules-about = De regels van de ladder (de gebruikelijke hier als je niets kiest)
option-ladder-leave-rules = regels
option-ladder-leave-rules-about = De regels van de ladder (de gebruikelijke hier als je niets kiest)
option-ladder-challenge-rules = regels
option-ladder-challenge-rules-about = De regels van de ladder (de gebruikelijke hier als je niets kiest)
option-ladder-challenge-opponent = tegenstander
option-ladder-challenge-opponent-about = Iemand boven je (de hoogste die vrij is als je niets kiest)

ladder-title = **Ladder van deze server** · { $rules }
ladder-none = Er doet nog niemand mee.
ladder-line = **{ $place }** · { $player }
ladder-plays = speelt tegen { $players }
ladder-is-leaving = vertrekt
ladder-why-not = { $why ->
    [too-far] te ver boven je
    [opponent-away] op vakantie
    [opponent-busy] al genoeg uitgedaagd
    [playing] jullie spelen al
   *[met-lately] { $count ->
        [one] jullie kunnen elkaar over een dag weer treffen
       *[other] jullie kunnen elkaar over { $count } dagen weer treffen
    }
}
ladder-own = Jij staat op plaats { $place }.
ladder-own-none = Je doet niet mee. `/{ command-ladder } { command-ladder-join }` geeft je een plaats onderaan.
ladder-free = Met `/{ command-ladder } { command-ladder-challenge }` speel je tegen { $player }.
ladder-alt = De ladder: { $rows }.
ladder-how = -# Je kunt spelers tot { $reach } plaatsen boven je uitdagen, en de partij begint meteen: 6 dagen, plus 10 uur per zet. Win je, dan krijg je de plaats. Verliezen op tijd kost 5 plaatsen extra, en twee keer achter elkaar je plaats. Pijlen tonen de laatste 30 dagen.
ladder-begins = Ladder: { $challenger } (plaats { $from }) daagt { $challenged } (plaats { $to }) uit.
ladder-result = Ladder: { $moves }.
ladder-move = { $player } { $from } → { $to }
ladder-stays = Ladder: niemand verandert van plaats.
ladder-out = { $player } staat niet meer op de ladder.
ladder-joined = Je staat nu op de ladder van **{ $rules }**, op plaats { $place }. Met `/{ command-ladder } { command-ladder-challenge }` speel je tegen iemand boven je. Anderen kunnen jou uitdagen, en zo’n partij begint meteen.
ladder-left = Je staat niet meer op de ladder van **{ $rules }**.
ladder-leaves = Je bent van de ladder van **{ $rules }** af zodra je lopende partijen daar voorbij zijn; voor je tegenstanders tellen ze nog. Bedenk je je, dan houd je met `/{ command-ladder } { command-ladder-join }` je plaats.
ladder-challenged = Ladder: { $challenger } heeft { $opponent } uitgedaagd voor een partij **{ $rules }**: partij { $game }.
refuse-ladder = { $why ->
    [only-managers] Hier is nog geen ladder van **{ $rules }**, en alleen wie de server beheert, kan er een maken.
    [not-made] Hier is nog geen ladder van **{ $rules }**. `/{ command-ladder } { command-ladder-join }` maakt er een.
    [already-in] Je staat al op de ladder van **{ $rules }**, op plaats { $count }.
    [not-in] Je staat niet op de ladder van **{ $rules }**. `/{ command-ladder } { command-ladder-join }` geeft je een plaats.
    [opponent-gone] { $opponent } heeft de server verlaten en staat niet meer op de ladder.
    [opponent-not-in] { $opponent } staat niet op de ladder van **{ $rules }**.
    [leaving] Je bent de ladder aan het verlaten. Met `/{ command-ladder } { command-ladder-join }` houd je je plaats.
    [opponent-leaving] { $opponent } is de ladder aan het verlaten.
    [not-above] Je kunt alleen spelers boven je uitdagen. `/{ command-ladder } { command-ladder-show }` toont ze.
    [too-far] { $opponent } staat te ver boven je: je kunt spelers tot { $count } plaatsen boven je uitdagen.
    [away] Je bent op vakantie. `/{ command-vacation } { command-vacation-end }` beëindigt die.
    [opponent-away] { $opponent } is op vakantie.
    [busy] Je hebt al { $count } spelers uitgedaagd. Zodra een van die partijen voorbij is, kun je weer uitdagen.
    [opponent-busy] { $opponent } speelt al { $count } partijen waar anderen om gevraagd hebben. Probeer het opnieuw als er een voorbij is.
    [playing] Je speelt op de ladder al tegen { $opponent }.
    [met-lately] { $count ->
        [one] Je hebt net tegen { $opponent } gespeeld. Over een dag kan het weer.
       *[other] Je hebt net tegen { $opponent } gespeeld. Over { $count } dagen kan het weer.
    }
   *[nobody-free] Er is nu niemand boven je die je kunt uitdagen. `/{ command-ladder } { command-ladder-show }` toont waarom.
}
server-choice-ladders = { $rule ->
    [everyone] iedereen kan er een maken
   *[managers] alleen wie de server beheert, kan er een maken
}
