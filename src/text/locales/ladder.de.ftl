# Leitern, auf Deutsch.

command-ladder = leiter
command-ladder-about = Steig auf der Leiter dieses Servers auf
command-ladder-show = zeigen
command-ladder-show-about = Zeigt, wer wo steht und wen du herausfordern kannst
command-ladder-join = mitmachen
command-ladder-join-about = Gibt dir einen Platz am Ende der Leiter
command-ladder-leave = verlassen
command-ladder-leave-about = Gib deinen Platz auf der Leiter auf
command-ladder-challenge = herausfordern
command-ladder-challenge-about = Spiel um den Platz von jemandem über dir
option-ladder-show-rules = regeln
option-ladder-show-rules-about = Die Regeln der Leiter (ohne Angabe die hier üblichen)
option-ladder-join-rules = regeln
option-ladder-join-rules-about = Die Regeln der Leiter (ohne Angabe die hier üblichen)
option-ladder-leave-rules = regeln
option-ladder-leave-rules-about = Die Regeln der Leiter (ohne Angabe die hier üblichen)
option-ladder-challenge-rules = regeln
option-ladder-challenge-rules-about = Die Regeln der Leiter (ohne Angabe die hier üblichen)
option-ladder-challenge-opponent = gegner
option-ladder-challenge-opponent-about = Jemand über dir (ohne Angabe, wer am höchsten steht und frei ist)

ladder-title = **Leiter dieses Servers** · { $rules }
ladder-none = Noch ist niemand dabei.
ladder-line = **{ $place }** · { $player }
ladder-plays = spielt gegen { $players }
ladder-is-leaving = hört auf
ladder-why-not = { $why ->
    [too-far] zu weit über dir
    [opponent-away] im Urlaub
    [opponent-busy] schon oft genug herausgefordert
    [playing] ihr spielt gerade
   *[met-lately] { $count ->
        [one] ihr könnt euch in einem Tag wieder treffen
       *[other] ihr könnt euch in { $count } Tagen wieder treffen
    }
}
ladder-own = Du stehst auf Platz { $place }.
ladder-own-none = Du bist nicht dabei. `/{ command-ladder } { command-ladder-join }` gibt dir einen Platz am Ende.
ladder-free = Mit `/{ command-ladder } { command-ladder-challenge }` spielst du gegen { $player }.
ladder-alt = Die Leiter: { $rows }.
ladder-how = -# Du kannst herausfordern, wer bis zu { $reach } Plätze über dir steht; die Partie beginnt sofort: 6 Tage, dazu 10 Stunden je Zug. Gewinnst du, bekommst du den Platz. Wer auf Zeit verliert, verliert 5 Plätze mehr, und beim zweiten Mal in Folge den Platz. Pfeile zeigen die letzten 30 Tage.
ladder-begins = Leiter: { $challenger } (Platz { $from }) fordert { $challenged } (Platz { $to }) heraus.
ladder-result = Leiter: { $moves }.
ladder-move = { $player } { $from } → { $to }
ladder-stays = Leiter: Alle behalten ihren Platz.
ladder-out = { $player } ist nicht mehr auf der Leiter.
ladder-joined = Du bist jetzt auf der Leiter von **{ $rules }**, auf Platz { $place }. Mit `/{ command-ladder } { command-ladder-challenge }` spielst du gegen jemanden über dir. Andere können dich herausfordern; so eine Partie beginnt sofort.
ladder-left = Du bist nicht mehr auf der Leiter von **{ $rules }**.
ladder-leaves = Sobald deine laufenden Partien dort vorbei sind, bist du nicht mehr auf der Leiter von **{ $rules }**; für die anderen zählen sie noch. Überlegst du es dir anders, behältst du mit `/{ command-ladder } { command-ladder-join }` deinen Platz.
ladder-challenged = Leiter: { $challenger } hat { $opponent } zu einer Partie **{ $rules }** herausgefordert: Partie { $game }.
refuse-ladder = { $why ->
    [only-managers] Hier gibt es noch keine Leiter von **{ $rules }**, und nur wer den Server verwaltet, kann eine anlegen.
    [not-made] Hier gibt es noch keine Leiter von **{ $rules }**. `/{ command-ladder } { command-ladder-join }` legt eine an.
    [already-in] Du bist schon auf der Leiter von **{ $rules }**, auf Platz { $count }.
    [not-in] Du bist nicht auf der Leiter von **{ $rules }**. `/{ command-ladder } { command-ladder-join }` gibt dir einen Platz.
    [opponent-gone] { $opponent } hat den Server verlassen und ist nicht mehr auf der Leiter.
    [opponent-not-in] { $opponent } ist nicht auf der Leiter von **{ $rules }**.
    [leaving] Du verlässt die Leiter gerade. Mit `/{ command-ladder } { command-ladder-join }` behältst du deinen Platz.
    [opponent-leaving] { $opponent } verlässt die Leiter gerade.
    [not-above] Du kannst nur Leute über dir herausfordern. `/{ command-ladder } { command-ladder-show }` zeigt sie.
    [too-far] { $opponent } steht zu weit über dir: Du kannst herausfordern, wer bis zu { $count } Plätze über dir steht.
    [away] Du bist im Urlaub. `/{ command-vacation } { command-vacation-end }` beendet ihn.
    [opponent-away] { $opponent } ist im Urlaub.
    [busy] Du hast schon { $count } Leute herausgefordert. Sobald eine dieser Partien vorbei ist, geht es weiter.
    [opponent-busy] { $opponent } spielt schon { $count } Partien, zu denen andere herausgefordert haben. Versuch es wieder, wenn eine vorbei ist.
    [playing] Du spielst auf der Leiter schon gegen { $opponent }.
    [met-lately] { $count ->
        [one] Du hast gerade erst gegen { $opponent } gespielt. In einem Tag geht es wieder.
       *[other] Du hast gerade erst gegen { $opponent } gespielt. In { $count } Tagen geht es wieder.
    }
   *[nobody-free] Gerade kannst du niemanden über dir herausfordern. `/{ command-ladder } { command-ladder-show }` zeigt, warum.
}
server-choice-ladders = { $rule ->
    [everyone] alle können eine anlegen
   *[managers] nur wer den Server verwaltet, kann eine anlegen
}
