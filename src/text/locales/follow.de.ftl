# Games of others that people follow, in German.

option-games-following = verfolgte
option-games-following-about = True zeigt die Partien anderer, die du verfolgst

follow-button = Verfolgen
unfollow-button = Nicht mehr verfolgen
followed = Wenn Partie { $game } zu Ende ist, schicke ich dir eine Direktnachricht. `/{ command-games }` mit *{ option-games-following }* zeigt alle Partien, die du verfolgst.
unfollowed = Du verfolgst Partie { $game } nicht mehr.
following-none = Du verfolgst keine Partie. *{ $button }* steht unter `/{ command-board }` bei Partien anderer: Ich schicke dir eine Direktnachricht, wenn sie zu Ende sind.
following-title = { $count ->
    [one] Du verfolgst eine Partie
   *[other] Du verfolgst { $count } Partien
}:
following-game = **Partie { $game }** · { $rules } · { $attackers } – { $defenders } · zuletzt { $since }
following-untold = zu Ende; ich darf dir keine Direktnachrichten schicken
follow-why = -# Du hast diese Partie verfolgt. `/{ command-settings }` schaltet diese Nachrichten ab.
refuse-follow = { $why ->
    [own] In dieser Partie spielst du selbst: Wie sie ausgeht, erfährst du ohnehin.
    [over] Diese Partie ist schon zu Ende.
    [full] Du verfolgst schon { $most } Partien. Höre zuerst bei einer davon auf: `/{ command-games }` mit *{ option-games-following }* zeigt sie.
    [off] Du hast Nachrichten über verfolgte Partien abgeschaltet. Ändern kannst du das mit `/{ command-settings }`.
   *[direct] Ich kann dir gerade keine Direktnachricht schicken. Versuche es später noch einmal, auf Discord.
}
page-follow = Eine Nachricht, wenn diese Partie zu Ende ist: /{ command-board } { option-board-game }:{ $game } auf Discord, dann *{ follow-button }*.
