# Partien per Abstimmung, in denen alle in einem Kanal über die Züge entscheiden; auf Deutsch.

help-votes = `/{ command-vote } { command-vote-start }` beginnt eine Partie, in der alle hier über die Züge abstimmen: gegen jemanden, gegen mich oder in zwei Teams.
profile-teams = Gegen einen Kanal, per Abstimmung: { $score }
profile-voted = Partien per Abstimmung in einem Team: { $games }
team-everyone = das Team
team-a = Team A
team-b = Team B
vote-next = { $team } stimmt über den nächsten Zug ab ({ $side }).
vote-until = Abgestimmt wird bis zum { $time } ({ $left }).
vote-how = Alle hier haben in jedem Zug eine Stimme: Drück *Abstimmen*, nimm `/{ command-move }`, oder antworte auf diese Nachricht mit einem Zug. Bis zum Ende kannst du deine Stimme ändern; gespielt wird der Zug mit den meisten Stimmen.
vote-how-teams = Zwei Teams: Tritt einem per Knopf bei, oder stimm einfach ab, dann bist du in dem Team, das am Zug ist. Alle haben in jedem Zug eine Stimme, per *Abstimmen*, `/{ command-move }` oder Antwort auf das Brett, und können sie bis zum Ende ändern.
vote-resign = aufgeben
vote-offer-draw = Remis anbieten
vote-accept-draw = Remis annehmen
vote-unanimous = ({ $all } von { $all } Stimmen)
vote-result = ({ $votes } von { $all } Stimmen; { $others })
vote-got = { $choice }: { $votes }
vote-rest = andere: { $votes }
vote-prolonged = Niemand hat für einen Zug gestimmt. Die Abstimmung geht einmal weiter, bis zum { $time } ({ $left }); stimmt auch dann niemand ab, ist die Partie durch Zeit verloren.
vote-won = **{ $side-opening } { $side-number ->
    [one] gewinnt
   *[many] gewinnen
}.** Gut gespielt!
vote-drawn = **Die Partie ist unentschieden.** Gut gespielt!
vote-people = Beteiligte: { $people } · Züge: { $turns } · einstimmig: { $unanimous }
vote-most = Am häufigsten mit der Mehrheit: { $players } ({ $times }×)
vote-started = { $player } beginnt eine Partie **{ $rules }** per Abstimmung: Partie { $game }. Alle können mitmachen.
vote-none-now = Gerade gibt es nichts abzustimmen: Die andere Seite ist am Zug.
vote-not-yet = Du hast in diesem Zug noch nicht abgestimmt. Danach siehst du, wie andere stimmen.
vote-yours = Deine Stimme: **{ $choice }**.
vote-yours-until = Deine Stimme: **{ $choice }**. Du kannst sie bis zum { $time } ändern ({ $left }).
vote-so-far = Bisher: { $counts }
vote-goes-on = Der Zug ist noch nicht vorbei: Wähle die nächste Aktion, oder lass deine Stimme so. Über den Rest des Zuges wird dann später abgestimmt.
vote-turn-ends = Ende des Zuges
vote-last = Deine Stimme war die letzte, die noch fehlte: Die Abstimmung ist vorbei.
vote-counted = deine Stimme zählt. `/{ command-move }` zeigt dir, wie andere stimmen.
vote-notified = Du wirst benachrichtigt, wenn es etwas abzustimmen gibt und wenn die Partie endet. Derselbe Knopf beendet das.
vote-unnotified = Du wirst über diese Partie nicht mehr benachrichtigt.
vote-joined = Du spielst jetzt mit: { $team } ({ $side }).
button-vote = Abstimmen
button-votes = Stimmen
button-notify = Benachrichtigen
button-join-a = Zu Team A
button-join-b = Zu Team B
refuse-vote-over = Diese Abstimmung ist vorbei. Das neueste Brett zeigt, wie die Partie steht.
refuse-other-team = Du gehörst zum anderen Team ({ $team }) und kannst hier nicht abstimmen.
refuse-opponent-votes = In Partie { $game } spielst du gegen den Kanal, deshalb kannst du nicht abstimmen.
refuse-not-by-vote = Das geht in Partien per Abstimmung nicht: Abgestimmt wird nur über Züge, Remis und Aufgabe.
refuse-offer-while-they-vote = Biete das Remis nach deinem Zug an, während die anderen abstimmen: Dann können sie dafür stimmen.
refuse-vote-time = Eine Abstimmung dauert 1 Stunde bis 7 Tage, etwa „2 Tage“, und nicht „{ $given }“.
refuse-votes-needed = Eine Abstimmung kann nach 1 bis 100.000 Stimmen enden.
refuse-notified-full = Über diese Partie werden schon so viele benachrichtigt, wie in eine Nachricht passen ({ $most }).

## The command

command-vote = abstimmung
command-vote-about = Partien per Abstimmung: Der Kanal entscheidet über die Züge
command-vote-start = beginn
command-vote-start-about = Beginnt eine Partie, in der alle hier über die Züge abstimmen
option-vote-start-opponent = gegner
option-vote-start-opponent-about = Wer gegen den Kanal spielt: jemand oder ich; ohne Angabe spielen zwei Teams
option-vote-start-rules = regeln
option-vote-start-rules-about = Nach welchen Regeln gespielt wird
option-vote-start-side = seite
option-vote-start-side-about = Die Seite des Kanals; ohne Angabe wird gelost
option-vote-start-time = bedenkzeit
option-vote-start-time-about = Wie lange abgestimmt wird, 1 Stunde bis 7 Tage; ohne Angabe 1 Tag
option-vote-start-level = stufe
option-vote-start-level-about = Wie stark ich gegen den Kanal spiele; ohne Angabe 4
option-vote-start-votes = stimmen
option-vote-start-votes-about = Die Abstimmung endet früher, sobald so viele abgestimmt haben
option-vote-start-thread = thread
option-vote-start-thread-about = Gespielt wird in einem eigenen Thread; ohne Angabe ja
