# Allt som Raichi säger, på svenska.
#
# Texterna är skrivna i Discords märkning: **fetstil**, `kod` och `-#` framför en liten rad.
# Argument som nämner människor är omnämnanden som <@17>; rutor är som d4. Sidor, pjäser och särskilda rutor får sina
# namn ur familjens fil, i alla de former som den ger: `$side-definite` är formen `.definite`.

## En tur

turn-begins = Partiet börjar: { $first } spelar { $first-side-led }, { $second } spelar { $second-side-led }.
turn-actions-left = { $count ->
    [one] Det är en handling kvar i den här turen.
   *[other] Det är { $count } handlingar kvar i den här turen.
}
turn-plays = { $mover } spelar **{ $move }**.
turn-captures = { $mover } spelar **{ $move }** och slår { $count ->
    [one] { $piece-captured } på { $squares }
   *[other] { $piece-captured }: { $squares }
}.
turn-resigns = { $player } ger upp.
turn-next = { $player }, det är din tur: du spelar { $side-definite }.
turn-how = Du flyttar med `/{ command-move }`, till exempel `/{ command-move } { $from } { $to }`. `/{ command-rules } { command-rules-show }` förklarar reglerna.
aim-side = { $side-heading }: { $aim }.
aim-player = { $player }, ditt mål: { $aim }.
aim-both = Båda sidors mål: { $aim }.
turn-footer = -# { $rules } · parti { $game } · drag { $move }
turn-footer-start = -# { $rules } · parti { $game }
turn-enlarge = -# Tryck på brädet för att förstora det.

reason-repetition = Samma ställning har uppstått { $count } gånger.
reason-quiet = Det har gått { $count } drag utan att något har slagits.
reason-ply-limit = Det sista draget som de här reglerna tillåter är spelat.
reason-no-moves = { $side-opening } har inget tillåtet drag.
reason-immobilised = { $known ->
    [yes] { $side-opening } kan inte flytta från { $square }.
   *[no] { $side-opening } kan inte flytta.
}
end-won = **{ $side-opening } vinner.** Bra spelat, { $player }{ $pride ->
    [first] : din första vinst mot nivå { $level }!
    [unscathed] : inte en enda pjäs förlorad!
   *[none] !
} Tack för partiet, { $other }.
end-turned = -# Var vände partiet? *{ page-review }* visar det.
end-won-alone = **{ $side-opening } vinner.** Bra spelat, { $player }!
end-drawn = **Partiet slutar remi.** Bra spelat, { $first } och { $second }!
end-drawn-alone = **Partiet slutar remi.**
end-figures = { $moves } drag · { $time } · slagna { $one } : { $other }

## Brädet i ord, för den som inte ser bilden (utan märkning)

pieces-on-board = På brädet: { $pieces }.
pieces-in-hand = I handen: { $pieces }.
alt-start = { $rules }, utgångsställningen.
alt-after = { $rules }, brädet efter drag { $move }.
alt-last-move = { $side-opening } flyttade { $piece-moved } från { $from } till { $to }.
alt-captured = Slagna pjäser: { $squares }.
alt-turn = { $side-opening } är vid draget.
alt-won = { $side-opening } har vunnit.
alt-drawn = Partiet är remi.
alt-resigned = { $side-opening } har gett upp.
alt-replay = { $rules }: en animation av hela partiet, { $count } drag, som slutar så här.
alt-replay-cut = { $rules }: en animation av de sista { $shown } dragen av { $count }, som slutar så här.

## Ett helt parti

replay-none = Inget drag har spelats i parti { $game } än, så det finns inget att visa. `/{ command-board }` visar brädet.
replay-title = **{ $rules }** · parti { $game } · { $count } drag
replay-cut = -# Animationen visar de sista { $count } dragen; hela partiet skulle bli för stort för Discord.
replay-in-words = Animationen kan inte bifogas här; så här ser brädet ut på slutet.
replay-button = Repris
replay-posted = Reprisen av det här partiet är redan publicerad.
replay-link = Till reprisen
replay-pending = Reprisen av det här partiet är redan på väg.
profile-rating = Rating **{ $rating }** · { $games ->
    [one] ett rankat parti
   *[other] { $games } rankade partier
}
profile-score = { $games ->
    [one] Ett parti här
   *[other] { $games } partier här
}: { $won } vunna, { $drawn } remi, { $lost } förlorade
profile-sides = Per sida, vinst–remi–förlust: { $scores }
profile-ruleset-rating = { " " }· rating { $rating }
profile-other-rulesets = { $count ->
    [one] En annan regeluppsättning
   *[other] { $count } andra regeluppsättningar
}: { $score }
profile-computer = Mot datorn: { $score }{ $level ->
    [0] { "" }
   *[other] , högsta besegrade nivå: { $level }
}
profile-pace = Typisk tid per drag (median): { $time }
profile-late = Förlorat på tid: { $percent } %
profile-longest = Längsta parti: parti { $game }, { $moves } drag
profile-between = Du och { $player }: { $score }
profile-newest = Senaste partier:
profile-game = **Parti { $game }** · { $rules } · { $result ->
    [won] vinst
    [drawn] remi
   *[lost] förlust
} mot { $opponent } · { $since }
profile-everywhere = -# Bara du ser det här: på alla servrar tillsammans { $games ->
    [one] ett parti
   *[other] { $games } partier
}, { $score }
profile-none = { $player } har inte spelat klart något parti här än. Med `/{ command-challenge }` kan du bjuda in till ett.
profile-none-own = Du har inte spelat klart något parti här än, så det finns inget att räkna. `/{ command-challenge }` startar ett, mot vem som helst eller mot mig.
profile-me = Jag är datorn, så jag har ingen rating. Ditt resultat mot mig här: { $score }{ $level ->
    [0] { "" }
   *[other] , högsta besegrade nivå: { $level }
}.
profile-me-unplayed = Jag är datorn, så jag har ingen rating. Du har inte spelat klart något parti mot mig här än: `/{ command-challenge }` startar ett, på den nivå du vill.
profile-bot = Bottar spelar inte, så det finns inget att visa. Jag är den enda som gör det.
profile-alt-rating = En kurva över ratingen det senaste året: från { $first } till { $now } ± { $margin }; som lägst { $least }, som högst { $most }.
profile-alt-scores = Staplar över vinster, remier och förluster: { $scores }.
command-profile = profil
command-profile-about = Visa rating och resultat, dina egna eller någon annans
option-profile-player = spelare
option-profile-player-about = Vems profil (din egen om du inte väljer någon)
command-profile-of-person = Profil

leaderboard-title = **Topplistan på den här servern**
leaderboard-title-rules = **Topplistan på den här servern** · { $rules }
leaderboard-none = Ingen står på topplistan än.
leaderboard-line = **{ $place }** · { $player } · { $rating } · { $games ->
    [one] ett parti
   *[other] { $games } partier
}
leaderboard-own = Du ligger på plats { $place }.
leaderboard-lack-games = { $games ->
    [one] Ett rankat parti till här
   *[other] { $games } rankade partier till här
}{ $opponents ->
    [0] ,
    [one] , mot någon du inte har mött förut,
   *[other] , mot { $opponents } olika personer du inte har mött förut,
} så är du med på topplistan.
leaderboard-lack-recent = Ditt senaste rankade parti här slutade { $since }. Ett till, så är du med på topplistan igen.
leaderboard-lack-wish = Du har valt att inte vara med på topplistor. Det kan du ändra med `/{ command-settings }`.
leaderboard-how = -# För att komma med spelar du klart { $games } rankade partier här mot { $opponents } olika personer, det senaste inom { $days } dagar. Ordningen följer ratingen minus dess ±, en försiktig uppskattning.
command-leaderboard = topplista
command-leaderboard-about = Visa vilka som leder på den här servern
option-leaderboard-rules = regler
option-leaderboard-rules-about = Räkna bara partier med de här reglerna (alla partier om du inte väljer)

share-button = Dela här
private-begins = -# Bara du ser det här partiet. `/{ command-board }` visar det igen när som helst.
private-moved = { $player }, jag har dragit i vårt parti { $game }.
private-over = { $player }, vårt parti { $game } är slut.
private-show = Visa brädet
private-show-game = Visa parti { $game }
share-by = { $player } delar det här:
unshared = Det blev inte publicerat: { $why ->
    [forbidden] jag får inte skriva i den här kanalen. En admin kan ge mig *Skicka meddelanden* och *Bifoga filer* där; försök sedan igen.
    [gone] kanalen finns inte längre.
    [closed] tråden är låst.
    [moderated] en AutoMod-regel på servern blockerar meddelandet. En admin kan undanta mig från regeln.
    [harmful] Discords filter mot skadliga länkar blockerar meddelandet.
   *[rejected] Discord avvisar meddelandet.
}
unshared-yet = Discord tar inte emot mitt meddelande just nu; jag publicerar det så snart det går.

## Brädet som text
##
## $sign är det som står för det i teckningen.

board-letter = { $piece-letter }
board-pieces = `{ $sign }` { $piece-counted }
board-where = { $pieces }: { $squares }
board-ground = `{ $sign }` { $ground }
board-captured = `{ $sign }` slaget
board-last-move = `[ ]` senaste draget

## Utmaningar

challenge-person = { $challenger } utmanar { $opponent } på ett parti **{ $rules }**.
challenge-anyone = { $challenger } söker en motståndare till ett parti **{ $rules }**.
challenge-side = { $challenger } spelar { $side-definite }.
challenge-random = Sidorna lottas.
challenge-fair = Sidorna jämnar ut: spelaren med lägst rating får den sida som vinner oftast.
challenge-accept = Anta
challenge-decline = Avböj
challenge-withdraw = Dra tillbaka
challenge-accepted = { $opponent } har antagit utmaningen från { $challenger } på ett parti **{ $rules }**: parti { $game }.
challenge-seats = { $first-side-heading }: { $first }. { $second-side-heading }: { $second }.
challenge-declined = { $opponent } har avböjt utmaningen från { $challenger } på ett parti **{ $rules }**.
challenge-declined-news = { $challenger }, { $opponent } har avböjt din utmaning.
challenge-withdrawn = { $challenger } har dragit tillbaka utmaningen på ett parti **{ $rules }**.
challenge-in-words = Din utmaning är publicerad. Jag får inte bifoga filer i den här kanalen, så brädena visas som text här. Om en admin ger mig behörigheten *Bifoga filer* ritar jag dem.

## Regler i ord

rules-title = **{ $title }**
rules-with-advice = { $rules } · { $advice }
rules-unlike = Till skillnad från { $parent }:
rules-names = -# Andra regler: { $names }

## Regler som flera familjer har: $choice är det som är valt

rule-repetition-count = { $choice ->
    [0] Ställningar får upprepas hur många gånger som helst.
    [one] Partiet slutar när en ställning har uppstått en gång.
   *[other] Partiet slutar när samma ställning har uppstått { $choice } gånger.
}
rule-no-moves = { $choice ->
    [loss] Den som inte har något tillåtet drag förlorar.
   *[draw] När en sida inte har något tillåtet drag är partiet remi.
}
rule-quiet-limit = { $choice ->
    [0] Det finns ingen gräns för hur många drag som får gå utan att något slås.
    [one] Efter ett drag utan att något slås är partiet remi.
   *[other] Efter { $choice } drag utan att något slås är partiet remi.
}
rule-repetition-ends = { $choice ->
    [mover-loses] Om partiet slutar genom upprepning förlorar den sida som upprepade ställningen.
    [side] Om partiet slutar genom upprepning vinner { $chosen-side-definite }.
   *[draw] Om partiet slutar genom upprepning är det remi.
}

## Punkter på linjer: det som sägs där pjäser hoppar över andra

turn-puts = { $mover } sätter { $piece-a } på **{ $square }**.
turn-ambush = { $mover } spelar **{ $move }**, ett bakhåll, och slår { $piece-captured } på { $squares }.
turn-captures-several = { $mover } spelar **{ $move }** och slår { $captured }.
turn-captured-there = { $piece-captured } på { $squares }
part-move-end = slut
turn-goes-on = { $player }, din tur fortsätter: du har { $count ->
    [one] en handling
   *[other] { $count } handlingar
} kvar. `/{ command-move } { part-move-end }` avslutar den.
turn-how-put = Sätt { $piece-a } på brädet med `/{ command-move }`, till exempel `/{ command-move } { $at }`. `/{ command-rules } { command-rules-show }` förklarar reglerna.
alt-last-played = Senaste draget, av { $side-definite }: { $move }.
alt-ended-turn = { $side-heading }: turen avslutades i förtid.
pieces-counted = { $piece-counted }
pieces-standing = { $piece-counted } på { $squares }
goals-standing = Målpunkter: { $squares }.
actions-left = Det är { $count ->
    [one] en handling
   *[other] { $count } handlingar
} kvar i den här turen.
refuse-not-on-board = Punkten { $square } finns inte på det här brädet. `/{ command-board }` visar brädet.
refuse-not-a-point = { $given } är inte en punkt på det här brädet. `/{ command-board }` visar brädet.
refuse-other-side = { $piece-opening } på { $square } hör till den andra sidan. Välj en av dina egna pjäser.
refuse-occupied = Det står redan en pjäs på { $square }. Välj en tom punkt.
refuse-no-line = Från { $from } leder ingen linje pjäsen till { $to } med ett steg eller ett hopp. `/{ command-legal } { $from }` visar vart den kan flytta.
refuse-round-bend = Ett hopp går rakt fram: från { $from } över { $over } kan det inte svänga till { $to }. `/{ command-legal } { $from }` visar vart pjäsen kan flytta.
refuse-over-nothing = Det står ingen pjäs på { $over } att hoppa över. `/{ command-legal }` visar de möjliga dragen.
refuse-over-own = Pjäsen på { $over } är din egen; man hoppar bara över den andra sidans. `/{ command-legal }` visar de möjliga dragen.
refuse-one-leap = Här är ett enda hopp hela draget: det slutar på { $at }. Utelämna resten.
refuse-step-in-chain = Från { $from } till { $to } är ett steg, och efter ett hopp kan pjäsen bara hoppa vidare. Utelämna steget.
refuse-one-piece = Bara en pjäs flyttas åt gången. Skriv draget för en av dem, till exempel `d4 d5`.
refuse-nothing-to-end = Här är en tur ett enda drag, så det finns inget att avsluta. Skriv ett drag, till exempel `d4 d5`.
refuse-end-before-action = Flytta först; sedan kan du hoppa över resten av din tur med `{ part-move-end }`.
refuse-one-step = Här består ett drag av två rutor: den som pjäsen lämnar och den som den flyttar till, till exempel `d1 d4`.

## Listor, utseende, hjälp

games-none = Du har inga partier igång. `/{ command-challenge }` startar ett.
games-title = { $count ->
    [one] Ditt parti
   *[other] Dina { $count } partier
}:
games-own-turn = **Parti { $game }** · { $rules } · mot { $opponent } · **din tur** · senast aktivt { $since }
games-other-turn = **Parti { $game }** · { $rules } · mot { $opponent } · motståndarens tur · senast aktivt { $since }
games-alone = **Parti { $game }** · { $rules } · båda sidorna · senast aktivt { $since }
games-link = · [bräde]({ $link })
games-choice = Parti { $game } · { $rules }

help = Med **Raichi** spelar ni gamla brädspel här, drag för drag, när ni har en stund över: tafl, där angripare jagar en kung som vill ta sig ut; jaktspel, där en räv eller några tigrar står mot en flock; och Dablot, där två härar med anförare möts. Utmana någon, så säger jag till er när det är er tur. `/{ command-rules } { command-rules-show }` förklarar varje spel.
help-challenge = Utmana någon
help-rules = Så spelar man
help-commands = Alla kommandon
help-all-play =
    `/{ command-play }` hittar ett parti åt dig. `/{ command-challenge }` bjuder in någon till ett, och `/{ command-challenges }` visar de öppna utmaningarna. `/{ command-simul }` låter dig spela mot flera på en gång.
    `/{ command-move } d1 d4` spelar ett drag; medan du skriver föreslås de tillåtna dragen. `/{ command-move } d1-d4` i ett fält fungerar också, och det gör även ett svar på brädet med `d1 d4` och knappen *{ button-move }* under det. Låt *@* vara på i ett svar; skriver du direkt till mig räcker `d1 d4`. `c3-e5-g3` hoppar två gånger, `c3` sätter en pjäs på brädet.
    `/{ command-board }` visar brädet igen, `/{ command-games }` alla dina partier.
    `/{ command-draw }` erbjuder remi, `/{ command-takeback }` tar tillbaka ditt senaste drag, `/{ command-resign }` ger upp, `/{ command-abort }` avbryter ett parti som knappt har börjat, och `/{ command-rematch }` ber om ett till. `/{ command-plan }` spelar ditt svar om draget du väntar dig kommer.
    `/{ command-tournament } { command-tournament-create }` utlyser en turnering, och `/{ command-tournament } { command-tournament-show }` visar dess tabeller.
help-all-learn =
    `/{ command-legal } d1` visar vart en pjäs kan flytta, `/{ command-replay }` ett helt parti som animation, och `/{ command-history }` ger dig partiet som en fil.
    `/{ command-hint }` ger dig ett tips, mot mig eller på egen hand, och `/{ command-review }` analyserar ett avslutat parti.
    `/{ command-profile }` visar rating och resultat, `/{ command-leaderboard }` vilka som leder här. `/{ command-openings }` visar hur partier började och hur de slutade.
    `/{ command-ladder } { command-ladder-show }` visar stegen på den här servern, `/{ command-ladder } { command-ladder-join }` ger dig en plats på den.
    `/{ command-learn }` lär dig ett spel steg för steg.
    `/{ command-rules } { command-rules-show }` förklarar hur man vinner och hur man slår pjäser. `/{ command-rules } { command-rules-list }` visar alla och `/{ command-rules } { command-rules-build }` bygger egna.
help-all-settings =
    `/{ command-pause }` ber om att stoppa klockan, och `/{ command-resume }` avslutar pausen.
    `/{ command-vacation } { command-vacation-start }` stoppar alla dina klockor till `/{ command-vacation } { command-vacation-end }`. Med `/{ command-settings }` ställer du in mig som du vill ha det, och `/{ command-server-settings }` är för admins.
    `/{ command-names }` bestämmer om dina partiers webbsidor visar ditt namn.
    `/{ command-help }` visar hur du kommer igång.
help-group-play = Spela
help-group-learn = Lär och se tillbaka
help-group-settings = Tid och inställningar
help-menus = -# I en persons meny finns *{ command-on-person }* och *{ command-profile-of-person }* under *Appar*, i menyn för ett meddelande om ett parti *{ command-on-message }* och i menyn för varje meddelande *{ command-report-message }*.
offer-person = Efter vilka regler vill du utmana { $opponent }?
offer-alone = Efter vilka regler vill du spela båda sidorna?
offer-anyone = En viss person utmanar du med `/{ command-challenge }`. Får vem som helst anta utmaningen? Välj då reglerna här:

choice-piece = { $square } · { $piece-among }{ $count } drag
choice-side = { $side }
choice-side-random = lottas
choice-side-fair = utjämnat efter rating
choice-rules-default = { $rules } (standard här)

resign-ask = Vill du ge upp parti { $game } mot { $opponent }? Det går inte att ångra.
resign-ask-alone = Vill du ge upp parti { $game } för { $side-definite }, som är vid draget? Det går inte att ångra.
resign-yes = Ge upp
resign-no = Spela vidare
resign-done = Du har gett upp parti { $game }.
resign-kept = OK, parti { $game } fortsätter.

unsaid = Det är sparat, men jag kan inte publicera det i kanalen: { $reason }.
unsaid-later = Det är sparat. Discord tar inte emot mitt meddelande just nu; jag publicerar det så snart det går.
unsaid-permission = jag saknar behörigheter i den kanalen. En admin kan ge mig *Visa kanal* och *Skicka meddelanden* där, eller *Skicka meddelanden i trådar* om det är en tråd; då publicerar jag det
unsaid-direct = Jag kan inte skriva till dig längre: du har blockerat mig, eller så tillåter ingen server som vi delar direktmeddelanden. När du ändrar det publicerar jag det här.
unsaid-in-time-out = Det är sparat. Jag har timeout på den här servern till { $until }; sedan publicerar jag det. En admin kan avsluta den tidigare.
refuse-in-time-out = Jag har timeout på den här servern till { $until }, så jag kan inte skriva här. En admin kan avsluta den tidigare.
unsaid-channel = kanalen finns inte längre
unsaid-other = Discord avvisar meddelandet
unsaid-moderated = en AutoMod-regel på servern blockerar meddelandet. En admin kan undanta mig från regeln
unsaid-harmful = Discords filter mot skadliga länkar blockerar meddelandet

## Avslag: skälet och det som hjälper

typed-again = -# Om du rättar det, skicka det som ett nytt meddelande: ändringar ser jag inte.
typed-withheld = Det kan jag inte läsa: Discord visar mig bara ett svar om dess *@* är på, och andra meddelanden bara om de nämner mig och inte min roll. Skicka det igen så, eller använd `/{ command-move }`.
refuse-not-a-move = { $given } är inte ett drag. Skriv var en pjäs står och vart den ska, till exempel `d1 d4`.
refuse-no-destination = Vart? Skriv det också, till exempel `/{ command-move } { $from } { $example }`.
refuse-no-piece = Du har ingen pjäs på { $square }: där är det tomt. `/{ command-board }` visar brädet.
refuse-not-yours = Du har ingen pjäs på { $square }: där står { $piece-a }. Du spelar { $side-definite }.
refuse-same-square = Pjäsen står redan på { $square }. Välj något annat ställe.
refuse-off-board = { $square } finns inte på brädet, som går från a1 till { $last }.
refuse-other-captures = { $count ->
    [0] Det draget slår inget
    [one] Det draget slår bara { $squares }
   *[other] Det draget slår { $squares }
}, och det är inte vad du skrev. Draget spelades inte; utelämna de slagna pjäserna, dem räknar jag ut själv.
refuse-finished = Parti { $game } är slut. `/{ command-rematch }` ber om ett till, `/{ command-challenge }` startar ett nytt.
refuse-over = Partiet är slut; inga fler drag kan spelas.
refuse-not-your-turn = Det är { $player } som är vid draget. Du kan flytta när det draget är spelat.
refuse-not-a-player = Du är inte med i parti { $game }. Med `/{ command-board }` kan du titta på det, och med `/{ command-challenge }` startar du ett eget.
refuse-no-game-here = Du har inget parti i den här kanalen. `/{ command-challenge }` startar ett, `/{ command-games }` visar dem du har på andra ställen.
refuse-no-game-to-see = Inget parti har spelats i den här kanalen än. `/{ command-challenge }` startar ett.
refuse-no-such-game = Det finns inget parti { $game } på den här servern. `/{ command-games }` visar dina.
refuse-not-a-game = { $given } är inte ett parti. Välj ett ur listan som kommer upp, eller skriv dess nummer.
refuse-which-game = Du spelar flera partier i den här kanalen: { $games }. Välj det du menar med `{ option-move-game }`, eller svara på dess bräde.
refuse-moved-on = Det har hänt något på brädet under tiden, så inget har ändrats. `/{ command-board }` visar hur det står.
refuse-not-yours-to-press = Den knappen är inte till dig.
refuse-private-game = Parti { $game } är privat, så jag kan inte svara dig här. Tryck på *{ button-move }* under brädet eller använd `/{ command-move }`.
refuse-hint-against-person = Det ges inga tips i partier mellan människor. Spela mot mig eller båda sidorna själv, så får du några.
refuse-no-hint = Jag hann inte hitta något tips. Fråga igen om en stund.
turn-computer = { $player } tänker.
hint-wins = Du kan vinna just nu!
hint-wins-by-force = Det finns en följd av drag som vinner, vad den andra sidan än gör.
hint-threatens-twice = Du kan hota att vinna på två sätt samtidigt.
hint-threatens = Du kan hota att vinna i ditt nästa drag.
hint-stops = Den andra sidan hotar att vinna. Stoppa det först.
hint-captures = Leta efter ett bra tillfälle att slå.
hint-improves = Inget brådskar: hitta en bättre plats för en av dina pjäser.
hint-show = Visa mig draget
hint-move = Jag skulle spela **{ $ply }**.
hint-play = Spela det
refuse-level-of-person = Bara jag har nivåer. Utmana mig, eller utelämna `{ option-challenge-level }`.
refuse-challenged-bot = Bottar kan inte spela. Utmana en människa, eller utelämna `{ option-challenge-opponent }`: då kan vem som helst anta.
refuse-unknown-side = ”{ $given }” är inte en sida i { $rules }. Du kan spela { $sides }, eller låta lotten avgöra.
refuse-unknown-ruleset = Jag känner inte till några regler som heter ”{ $given }”. Närmast kommer: { $names }. `/{ command-rules } { command-rules-list }` visar alla.
refuse-which-ruleset = ”{ $given }” passar in på flera: { $names }. Vilka menar du?
refuse-challenge-accepted = Någon har redan antagit den här utmaningen; den är nu parti { $game }. `/{ command-challenge }` gör en ny.
refuse-challenge-declined = Den här utmaningen avböjdes. `/{ command-challenge }` gör en ny.
refuse-challenge-withdrawn = Den här utmaningen drogs tillbaka. `/{ command-challenge }` gör en ny.
refuse-challenge-deleted = Meddelandet med den här utmaningen har tagits bort, så den gäller inte längre. `/{ command-challenge }` gör en ny.
refuse-no-such-challenge = Jag känner inte till den här utmaningen längre. `/{ command-challenge }` gör en ny.
refuse-challenge-for-another = Den här utmaningen är till { $opponent }. `/{ command-challenge }` gör en egen.
refuse-only-challenger-withdraws = Bara { $challenger } kan dra tillbaka den här utmaningen.
refuse-nobody-declines = Den här utmaningen är till vem som helst; ingen behöver avböja den.
refuse-own-challenge = Det är din egen utmaning: någon annan måste anta den. Du kan dra tillbaka den.
refuse-permissions = Jag kan inte spela i den här kanalen: jag saknar { $missing }. En admin kan ge mig det i kanalens inställningar.
permission-view = *Visa kanal*
permission-send = *Skicka meddelanden*
permission-send-in-threads = *Skicka meddelanden i trådar*
permission-connect = *Anslut*
refuse-replay-too-early = Parti { $game } är inte slut än. Reprisen kan publiceras när det är slut; till dess visar `/{ command-replay }` den för dig.
refuse-no-game-in-message = Det meddelandet handlar inte om ett parti, eller så känner jag inte till det längre. `/{ command-replay }` visar vilket parti som helst på den här servern.
refuse-thread-locked = Den här tråden är låst, så inget mer kan skrivas här.
refuse-no-files-here = Jag kan inte bifoga filer i den här kanalen: jag saknar *Bifoga filer*. En admin kan ge mig det i kanalens inställningar.
refuse-may-not-write = Du får inte skriva i den här kanalen, så jag kan inte publicera något här åt dig.
refuse-unknown-button = Den här knappen är för gammal för att användas. `/{ command-help }` visar vad jag förstår.
refuse-unknown-choice = Det här valet är för gammalt för att användas. Skriv kommandot igen och välj ur listan som kommer upp.
invite = Lägg till mig på servern
refuse-only-in-servers = Jag är inte på den här servern, så det kan jag inte. Skriv direkt till mig för att spela mot mig, eller be en admin att lägga till mig på servern.

fault = Något gick fel hos mig, inte hos dig. Försök igen om en stund; fortsätter det, ge en admin det här numret: `{ $reference }`.
unread = Jag kunde inte läsa det som Discord skickade, så inget har hänt. Försök igen om en stund; fortsätter det, säg till en admin att jag kanske behöver uppdateras.

list-and = { $first } och { $last }
list-or = { $first } eller { $last }
list-parts = { $first }; { $last }

## Kommandon: deras namn och vad de gör, så som Discord visar dem

command-challenge = utmana
command-challenge-about = Utmana någon på ett parti
option-challenge-opponent = motståndare
option-challenge-opponent-about = Den du utmanar; utan motståndare kan vem som helst anta
option-challenge-rules = regler
option-challenge-rules-about = De regler som partiet spelas efter
option-challenge-side = sida
option-challenge-side-about = Den sida du spelar
option-challenge-level = nivå
option-challenge-level-about = Hur starkt jag spelar om du utmanar mig; 2 om du inte väljer
chosen-level-1 = 1 Nybörjare: gör många misstag
chosen-level-2 = 2 Lätt: för dina första partier
chosen-level-3 = 3 Medel: ser vad som kommer härnäst
chosen-level-4 = 4 Svår: missar sällan något
chosen-level-5 = 5 Expert: missar nästan inget
chosen-level-6 = 6 Starkast: tänker i upp till två sekunder
command-move = drag
command-move-about = Spela ett drag
option-move-from = från
option-move-from-about = Pjäsens ruta, till exempel d1, eller hela draget: d1-d4
option-move-to = till
option-move-to-about = Rutan som den flyttar till, till exempel d4
option-move-game = parti
option-move-game-about = Partiet (om du har flera här)
command-board = bräde
command-board-about = Visa brädet
option-board-game = parti
option-board-game-about = Partiet (om det finns flera här)
option-board-style = utseende
option-board-style-about = Hur det ser ut; text är för den som inte kan se bilder
chosen-style-wood = trä
chosen-style-stone = sten
chosen-style-high-contrast = hög kontrast
chosen-style-text = text
command-replay = repris
command-replay-about = Visa ett helt parti som animation
option-replay-game = parti
option-replay-game-about = Partiet, pågående eller slut (om det finns flera här)
command-resign = ge-upp
command-resign-about = Ge upp ett parti
option-resign-game = parti
option-resign-game-about = Partiet (om du har flera här)
command-games = partier
command-games-about = Visa alla dina partier, de mest brådskande först
command-help = hjälp
command-help-about = Se vad Raichi kan
command-on-person = Utmana på ett parti
command-on-message = Repris av partiet

## Världen runt partierna

unsaid-closed = tråden är låst. När den låses upp publicerar jag det
## Utmaningar, matcher, trådar

turn-begins-alone = Partiet börjar: { $player } spelar båda sidorna.

challenge-side-first = { $challenger } spelar { $side-definite } i det första partiet.
challenge-random-first = Sidorna i det första partiet lottas.
challenge-fair-first = I det första partiet jämnar sidorna ut: spelaren med lägst rating får den sida som vinner oftast.
challenge-match = En match på två partier: i det andra byter ni sidor. Den som vinner flest partier vinner matchen; står det lika vinner den som har slagit flest pjäser.
challenge-time = Betänketid för varje drag: { $time }.
challenge-bank = Betänketid: { $bank } för hela partiet, plus { $time } efter varje drag.
challenge-no-time-limit = Ingen tidsgräns.
challenge-thread = Partiet får en egen tråd.
challenge-until = Går ut { $time }.
challenge-alone = { $player } spelar båda sidorna i ett parti **{ $rules }**: parti { $game }.
challenge-seats-first = En match på två partier. I det första: { $first-side } { $first }, { $second-side } { $second }; sedan tvärtom.
challenge-lapsed = Utmaningen från { $challenger } till { $opponent } på ett parti **{ $rules }** har gått ut: den blev inte besvarad inom en vecka.
challenge-lapsed-anyone = Utmaningen från { $challenger } på ett parti **{ $rules }** har gått ut: ingen antog den inom en vecka.

decline-title = Avböj utmaningen
decline-reason = Varför? (frivilligt)
decline-hint = Alla här kan läsa det
challenge-form-more = Mer
challenge-form-casual = Vänskapsparti: det räknas inte för er rating
challenge-form-others = Andra regler … (välj bland alla)

time-control = { $count } { $unit ->
    [minutes] { $count ->
        [one] minut
       *[other] minuter
    }
    [hours] { $count ->
        [one] timme
       *[other] timmar
    }
   *[days] { $count ->
        [one] dag
       *[other] dagar
    }
}
time-control-none = ingen

thread-name = { $rules } · parti { $game }
thread-opened = Partiet spelas i { $thread }.
thread-forbidden = Partiet spelas i den här kanalen: för att skapa en tråd behöver jag *Skapa offentliga trådar*. En admin kan ge mig det i kanalens inställningar.
thread-impossible = Partiet spelas i den här kanalen: här går det inte att skapa någon tråd.

match-score = -# Match, parti { $game } av 2 · { $one } mot { $other } { $wins } (slagna pjäser { $captures })
match-goes-on = Matchen fortsätter med det andra partiet, med ombytta sidor.
match-won = **{ $winner } vinner matchen.**
match-won-by-captures = **{ $winner } vinner matchen:** det står lika i partier, { $wins }, men { $winner } har slagit flest pjäser, { $captures }.
match-drawn = **Matchen slutar oavgjort:** det står lika i partier, { $wins }, och lika många pjäser är slagna.
match-undecided = **Matchen slutar utan avgörande**, eftersom ett av dess partier inte spelades.

rematch-button = Revansch

refuse-match-alone = Det krävs två för en match. Utelämna `{ option-challenge-match }` för att spela ett enda parti mot dig själv, eller välj någon annan.
refuse-challenge-lapsed = Den här utmaningen har gått ut: ingen antog den inom en vecka. `/{ command-challenge }` gör en ny.
refuse-not-a-time-control = Jag kan inte läsa ”{ $given }” som en betänketid. Prova `12 timmar` eller `3 dagar` för varje drag, `6 dagar + 10 timmar` för hela partiet med ett tillägg för varje drag, eller `ingen` för ingen gräns.
refuse-time-control-range = ”{ $given }” är inte möjligt. Varje drag kan få från 1 timme till 14 dagar; `ingen` betyder ingen gräns.
refuse-bank-range = ”{ $given }” är inte möjligt. Tiden för hela partiet kan vara från 1 timme till 30 dagar, och varje drag kan ge från 1 timme till 3 dagar till.
refuse-reason-too-long = En motivering kan ha högst { $longest } tecken, och din har { $length }. Inget har avböjts; gör den kortare, eller utelämna den.
refuse-challenges-of-player = Du har redan { $most } öppna utmaningar på den här servern. Dra tillbaka en, eller vänta tills en är besvarad.
refuse-challenges-here = Det finns redan { $most } öppna utmaningar i den här kanalen. Anta en, eller vänta tills en är besvarad.
refuse-games-of-player = { $player } spelar redan { $most } partier på den här servern, och fler kan inte pågå samtidigt. När ett av dem är slut kan ett nytt börja.
refuse-games-here = { $most } partier spelas redan i den här kanalen, och fler kan inte pågå samtidigt. Spela i en annan kanal, eller vänta tills ett är slut.
refuse-pace = { $pace ->
    [challenge] Det var många utmaningar. Du kan lägga ut nästa { $when }.
    [share] Det var mycket på en gång. Du kan dela nästa sak { $when }.
    [server] Det händer mycket på den här servern just nu. Du kan utmana och dela igen { $when }.
    [hint] Det var många tips. Du kan be om nästa { $when }.
    [review] Det var många analyser. Jag kan analysera nästa parti { $when }.
    [build] Det var många ändringar på kort tid. Du kan bygga vidare { $when }.
    [file] Det var många filer. Du kan få nästa { $when }.
    [report] Det var många rapporter. Du kan göra nästa { $when }.
   *[export] Du har just fått den här filen flera gånger. Du kan få den igen { $when }.
}
refuse-not-finished = Parti { $game } är inte slut än. Revansch är för avslutade partier.
refuse-match-goes-on = Matchen fortsätter med sitt andra parti. När det också är slut kan du be om revansch.
refuse-rematch-offered = Du har redan bett om revansch för parti { $game }. Din motståndare måste svara först.
refuse-next-game-runs = Du spelar redan nästa: parti { $game }.

refuse-rematch-declined = Du har bett om revansch för parti { $game }, och det avböjdes. Din motståndare kan fortfarande be om den; `/{ command-challenge }` gör en ny utmaning.
refuse-nothing-to-play-again = Du har inte spelat klart något parti i den här kanalen än. Välj ett från någon annanstans med `{ option-rematch-game }`, eller använd `/{ command-challenge }`.

option-challenge-time = tid
option-challenge-time-about = Tid per drag, eller 6 dagar + 10 timmar (parti + tillägg per drag), eller ingen; annars 3 dagar
option-challenge-match = match
option-challenge-match-about = Spela en match: två partier, det andra med ombytta sidor
option-challenge-thread = tråd
option-challenge-thread-about = Spela i partiets egen tråd
# De ord för ja och nej som förstås, det vanliga först.
flag-yes = ja, sant, på
flag-no = nej, falskt, av
## Knappar under ett bräde, och menyerna där ett drag väljs

button-move = Flytta
button-hint = Tips
button-draw = Erbjud remi
button-takeback = Ta tillbaka drag
button-resign = Ge upp
button-level = Nivå { $level }
turn-given = Det fortsätter från ställningen efter { $count } drag i ett annat parti.
review-play = Spela härifrån
pick-game = Parti { $game }
pick-piece = { $of }: du spelar { $side-definite }. Vilken pjäs vill du flytta?
pick-piece-menu = Välj en pjäs
pick-put = { $of }: du spelar { $side-definite }. Var vill du sätta en pjäs?
pick-put-menu = Välj en punkt
pick-too-long = -# Resten av ett så långt drag kan bara skrivas: `/{ command-move }` med varje punkt, till exempel `c3 e5 g3`.
pick-file = { $of }: många av dina pjäser kan flytta. Vilken linje står din på?
pick-file-menu = Välj en linje
pick-file-choice = linje { $file } · { $count ->
    [one] en pjäs
   *[other] { $count } pjäser
}
pick-other-file = En annan linje
pick-target = { $of }: vart ska pjäsen på { $square }?
pick-target-menu = Välj vart
pick-line-menu = Välj en riktning
pick-along-file = längs linje { $file } · { $count ->
    [one] en ruta
   *[other] { $count } rutor
}
pick-along-rank = längs rad { $rank } · { $count ->
    [one] en ruta
   *[other] { $count } rutor
}
pick-other-piece = En annan pjäs
pick-end = Avsluta turen
pick-play = Stanna här: { $ply }
reach-squares = { $piece-opening } på { $square } { $count ->
    [0] kan inte flytta.
   *[other] kan flytta till { $squares }.
}
reach-not-to-move = -# Än är { $side-definite } inte vid draget.
refuse-not-a-square = { $given } är inte en ruta på det här brädet, som går från a1 till { $last }.
refuse-empty-square = Det står ingen pjäs på { $square }. `/{ command-board }` visar brädet.
choice-occupied = { $square } · { $piece }

## Ett partis protokoll, och sidorna i en lista

history-title = **{ $rules }** · parti { $game } · { $count ->
    [0] inget drag än
   *[other] { $count } drag
}
history-file = -# Filen är partiets protokoll; `raichi replay` kan läsa den, och det kan du också.
games-until = · till { $time } ({ $left })
games-left = · du har { $time } kvar
games-halted = · { $halt ->
    [suspended] vilande
    [paused] pausat
   *[vacation] på semester
}
games-page = -# Sida { $page } av { $pages }
list-previous = Föregående
list-next = Nästa

## Kommandon som tittar på ett parti

command-legal = möjliga-drag
command-legal-about = Visa vart en pjäs kan flytta
option-legal-square = ruta
option-legal-square-about = Pjäsens ruta, till exempel d1; även en av motståndarens pjäser
option-legal-game = parti
option-legal-game-about = Partiet (om det finns flera här)
command-hint = tips
command-hint-about = Få ett tips, mot datorn eller på egen hand
option-hint-game = parti
option-hint-game-about = Partiets nummer, om du spelar flera här
command-history = historik
command-history-about = Få ett partis protokoll som en fil
option-history-game = parti
option-history-game-about = Partiet, pågående eller slut (om det finns flera här)
## Partier över flera dagar: klockor, överenskommelser, semester

clock-until = Du har på dig till { $time } ({ $left }).
clock-left = { $player } har { $time } kvar.
clock-paused = Partiet är pausat, och klockan står stilla.
clock-suspended = Partiet är vilande, och klockan står stilla.
clock-vacation = Klockan står stilla under semestern; det går att flytta ändå.
turn-waits = När partiet fortsätter är det { $player } med { $side-definite } som är vid draget.
reminder = { $player }, det är fortfarande din tur mot { $other }. Din tid går ut { $left }, den { $time }.

deed-offers-draw = { $player } erbjuder remi. { $other }, går du med på det? Erbjudandet går ut vid nästa drag.
deed-offers-pause = { $player } ber om en paus, då klockan står stilla. { $other }, går du med på det? Förfrågan går ut vid nästa drag.
deed-asks-takeback = { $player } vill gärna ta tillbaka { $count ->
    [one] det senaste draget
   *[other] sitt senaste drag och svaret på det
}. { $other }, går du med på det? Förfrågan går ut vid nästa drag.
deed-agrees-takeback = { $other }, { $player } går med på att draget tas tillbaka.
deed-agrees-pause = { $other }, { $player } går med på en paus. Den varar tills någon av er avslutar den.
deed-declines = { $question ->
    [draw] { $other }, { $player } tackar nej till remi.
    [takeback] { $other }, { $player } går inte med på att draget tas tillbaka.
   *[pause] { $other }, { $player } vill inte ha någon paus.
}
deed-withdraws = { $question ->
    [draw] { $player } drar tillbaka sitt remierbjudande.
    [takeback] { $player } vill trots allt inte ta tillbaka något drag.
   *[pause] { $player } vill trots allt inte ha någon paus.
}
deed-takes-back = { $player } tar tillbaka det senaste draget, så det är inte din tur längre, { $other }.
deed-takes-back-alone = { $player } tar tillbaka det senaste draget.
deed-drops = { $question ->
    [draw] Därmed faller också remierbjudandet.
   *[pause] Därmed faller också förfrågan om en paus.
}
deed-continues = { $other }, { $player } avslutar pausen; partiet fortsätter.
suspended = { $why ->
    [channel-gone] Partiets kanal finns inte längre, så partiet är vilande. Det fortsätter med nästa drag i en annan kanal på den här servern: `/{ command-move }` med `{ option-move-game }`.
    [channel-closed] Partiets kanal är låst, så partiet är vilande. Det fortsätter när den är öppen igen, eller med nästa drag i en annan kanal: `/{ command-move }` med `{ option-move-game }`.
    [may-not-post] Jag får inte längre skriva i partiets kanal, så partiet är vilande. Det fortsätter när en admin har rättat till det, eller med nästa drag i en annan kanal: `/{ command-move }` med `{ option-move-game }`.
    [message-refused] Discord avvisar mitt meddelande i partiets kanal, så partiet är vilande. Med ett kommando där om några minuter försöker jag igen, eller så fortsätter det med nästa drag i en annan kanal: `/{ command-move }` med `{ option-move-game }`.
   *[removed] Jag har tagits bort från partiets server, så partiet är vilande. Det fortsätter när jag bjuds in igen.
}
deed-resumes = Partiet fortsätter, { $first } och { $second }.
deed-resumes-alone = Partiet fortsätter, { $player }.
deed-vacation-begins = { $player } är på semester till { $time }. Till dess står klockan stilla när det är { $player } som är vid draget.
deed-vacation-begins-no-clock = { $player } är på semester till { $time }.
deed-vacation-ends = { $player } är tillbaka från semestern.
deed-vacation-undone = { $player } åker trots allt inte på semester.
answer-yes = Ja tack
answer-no = Nej tack
pause-end = Avsluta pausen

end-agreed = Båda spelarna är överens om remi.
end-called-draw = { $player } förklarar att partiet är remi.
end-out-of-time = { $player } har slut på tid.
end-not-begun = { $player } har inte flyttat i tid. Partiet mot { $other } hade knappt börjat, så det är avbrutet och räknas inte.
end-aborted = { $player } avbryter partiet mot { $other }. Det hade knappt börjat, så det räknas inte.
end-aborted-hot-seat = { $player } avbryter partiet. Det hade knappt börjat, så det räknas inte.
alt-agreed = Båda sidorna kom överens om remi.
alt-out-of-time = { $side-opening } fick slut på tid.
alt-aborted = Partiet avbröts och räknas inte.

refuse-not-your-turn-until = Det är { $player } som är vid draget, till { $time }. Du kan flytta när det draget är spelat.
refuse-out-of-time = Tiden för det här draget gick ut den { $time }, så det spelades inte. Partiet slutar om en stund.
refuse-paused = Partiet är pausat. Båda spelarna kan avsluta pausen med knappen *{ pause-end }* eller med `/{ command-resume }`; sedan kan du flytta.
refuse-paused-already = Partiet är redan pausat. `/{ command-resume }` avslutar pausen.
refuse-not-paused = Partiet är inte pausat, så det finns inget att avsluta. `/{ command-pause }` ber om en paus.
refuse-no-clock = Det här partiet har ingen klocka, så det finns inget att stoppa. Ta den tid du vill ha.
refuse-answer-first = { $question ->
    [draw] { $player } har erbjudit remi
    [takeback] { $player } har bett om att få ta tillbaka ett drag
   *[pause] { $player } har bett om en paus
}. Svara först på det med knapparna, eller säg ja med { $question ->
    [draw] `/{ command-draw }`
    [takeback] `/{ command-takeback }`
   *[pause] `/{ command-pause }`
}; vid nästa drag faller det.
refuse-asked-already = { $question ->
    [draw] Du har redan erbjudit remi
    [takeback] Du har redan bett om att få ta tillbaka ett drag
   *[pause] Du har redan bett om en paus
} sedan det senaste draget. Du kan göra det igen efter nästa.
refuse-nothing-asked = { $question ->
    [draw] Ingen har erbjudit remi
    [takeback] Ingen har bett om att få ta tillbaka ett drag
   *[pause] Ingen har bett om en paus
} sedan det senaste draget, så det finns inget att svara på.
refuse-question-stands = { $question ->
    [draw] Ditt remierbjudande gäller
    [takeback] Din förfrågan om att ta tillbaka ett drag gäller
   *[pause] Din förfrågan om en paus gäller
} fortfarande till nästa drag; { $player } har inte svarat än. Du kan dra tillbaka { $question ->
    [draw] det
   *[other] den
}.
refuse-other-question-stands = { $question ->
    [draw] Ditt remierbjudande gäller fortfarande; { $player } har inte svarat än. Dra tillbaka det
    [takeback] Din förfrågan om att ta tillbaka ett drag gäller fortfarande; { $player } har inte svarat än. Dra tillbaka den
   *[pause] Din förfrågan om en paus gäller fortfarande; { $player } har inte svarat än. Dra tillbaka den
} först, och fråga sedan igen.
refuse-only-asker-withdraws = { $question ->
    [draw] Bara { $player } kan dra tillbaka det här erbjudandet
   *[other] Bara { $player } kan dra tillbaka den här förfrågan
}. Du kan säga ja eller nej.
refuse-own-question = { $question ->
    [draw] Du har själv erbjudit remi
    [takeback] Du har själv bett om att ta tillbaka ett drag
   *[pause] Du har själv bett om en paus
}: det är { $player } som ska svara.
refuse-nothing-to-take-back = Du har inte spelat något drag i det här partiet som kan tas tillbaka.
refuse-too-late-to-abort = Det här partiet räknas redan och kan inte avbrytas längre. Du kan ge upp med `/{ command-resign }` i stället.
refuse-vacation-past = Den tidpunkten är redan förbi. Välj en dag i framtiden då du är tillbaka.
refuse-vacation-too-short = En semester varar minst en dag. Välj ett senare slut.
refuse-vacation-too-long = Du har 30 semesterdagar om året. Med dem som är kvar kan din semester vara som längst till { $time }.
refuse-vacation-used-up = Du har använt årets 30 semesterdagar. Du får 30 nya nästa år.
refuse-vacation-already = Du är redan på semester, till { $time }.
refuse-vacation-in-this-turn = Du har redan kommit tillbaka från en semester under den här turen i parti { $game }. Flytta där först; sedan kan du ta semester igen.
refuse-no-vacation = Du är inte på semester, så det finns inget att avsluta.
refuse-vacation-too-new = En semester varar minst en dag: du kan avsluta din från { $time }. Du kan flytta ändå.

## Kommandon som spelare kommer överens med, och deras privata svar

vacation-begins = Du är på semester till { $time }. Till dess står dina klockor stilla när det är din tur, och du kan flytta ändå. `/{ command-vacation } { command-vacation-end }` tar dig tillbaka i förtid, tidigast { $earliest }.
vacation-undo = Har du ångrat dig? I { $count } minuter kan du ställa in semestern, som om den aldrig hade börjat.
vacation-undo-button = Ställ in
vacation-undone = Semestern är inställd: du har fått dagarna tillbaka, och dina klockor går som om den aldrig hade börjat.
vacation-ends = Välkommen tillbaka. Dina klockor går igen.
vacation-choice = { $count ->
    [one] en dag
   *[other] { $count } dagar
}
refuse-not-a-time = ”{ $given }” är varken ett antal dagar eller ett datum. Prova `7` eller `2027-01-03`.
command-draw = remi
command-draw-about = Erbjud remi, eller säg ja till det
option-draw-game = parti
option-draw-game-about = Partiet (om du har flera här)
command-takeback = ta-tillbaka
command-takeback-about = Ta tillbaka ditt senaste drag, eller be om det
option-takeback-game = parti
option-takeback-game-about = Partiet (om du har flera här)
command-pause = paus
command-pause-about = Be om att stoppa klockan ett tag, eller säg ja till det
option-pause-game = parti
option-pause-game-about = Partiet (om du har flera här)
command-resume = fortsätt
command-resume-about = Avsluta en paus
option-resume-game = parti
option-resume-game-about = Partiet (om du har flera här)
command-abort = avbryt
command-abort-about = Avbryt ett parti som knappt har börjat (det räknas inte)
option-abort-game = parti
option-abort-game-about = Partiet (om du har flera här)
command-rematch = revansch
command-rematch-about = Utmana samma motståndare igen, med ombytta sidor
option-rematch-game = parti
option-rematch-game-about = Det avslutade partiet (om inte ditt senaste här)
command-vacation = semester
command-vacation-about = Stoppa dina klockor ett tag
command-vacation-start = börja
command-vacation-start-about = Stoppa dina klockor ett tag: upp till trettio dagar om året
option-vacation-start-days = dagar
option-vacation-start-days-about = Hur många dagar, eller datumet då du är tillbaka, till exempel 2027-01-03
command-vacation-end = sluta
command-vacation-end-about = Kom tillbaka från din semester
command-names = namn
command-names-about = Om dina partiers webbsidor visar ditt namn
option-names-mine = mitt-namn
option-names-mine-about = Visa det, om den andra spelaren också säger ja, eller dölj det
chosen-mine-show = visa
chosen-mine-hide = dölj
names-shown = Dina partiers webbsidor och protokoll visar ditt namn, **{ $name }**, om den andra spelaren också har sagt ja. `/{ command-names } { chosen-mine-hide }` tar bort det genast.
names-hidden = Ingen webbsida visar ditt namn. `/{ command-names } { chosen-mine-show }` visar det om den andra spelaren också har sagt ja.
names-of-seats = Vid det här bordet ser alla platsernas namn. Du kan byta namn på din i kanten av sidan.
## Sidan som står för en kanal

seat-name = { $number ->
    [1] Korp
    [2] Varg
    [3] Björn
    [4] Räv
    [5] Älg
    [6] Örn
    [7] Lo
    [8] Utter
    [9] Uggla
    [10] Säl
    [11] Hare
    [12] Falk
   *[other] Plats { $number }
}
channel-title = Raichi · vikingakungens bord
channel-tab = { $state ->
    [move] ● Ditt drag
    [answer] ● Ditt svar
    [over] Partiet är slut
   *[other] Motståndarens drag
} — { $rules }
channel-topic = Alla här delar på den här sidan: spela båda sidorna, eller skicka tangentbordet vidare.
channel-seats = Spelare vid det här bordet
channel-you-sit = Du sitter här som
channel-waiting = { $count } drag eller svar väntar
channel-name = Namn
channel-name-hint = Om fältet är tomt heter platsen { $name }
channel-save = Spara
channel-add = Lägg till en plats
channel-messages = Meddelanden
channel-older = Äldre meddelanden
channel-newest = Tillbaka till de nyaste
channel-command = Kommando
channel-command-hint = Skriv / för ett kommando
channel-send = Skicka
channel-suggestions = Förslag
channel-private = Bara du ser det här
channel-answers = Svar på det här meddelandet
channel-dismiss = Stäng
channel-begin = **Vikingaschack:** en kung och hans få försvarare mot dubbelt så många angripare.
channel-begin-board = Du spelar kungens sida. Klicka eller tryck på en av dina pjäser för att börja: datorn drar först.
channel-begin-learn = Lär dig på två minuter
channel-more = Mer
channel-begin-computer = Spela mot datorn
channel-begin-both = Två spelare här
channel-begin-challenge = Utmana { $name }
channel-begin-rules = Så spelar man
channel-new-game = Nytt parti
channel-new-rules = Regler
channel-new-opponent = Mot
channel-new-both = Mig själv: jag spelar båda sidorna
channel-new-anyone = Den som antar utmaningen
channel-new-side = Min sida
channel-new-computer = Raichi, datorn
channel-new-level = Hur starkt Raichi spelar
channel-new-time = Betänketid
channel-new-time-usual = Som vanligt
channel-new-begin = Börja
channel-settings = Inställningar
channel-follow = Byt plats efter varje drag
channel-follow-hint = Efter ditt drag är den här sidan till för den som är vid draget, om det inte finns ett eget fönster öppet för den platsen.
channel-confirm = Bekräfta varje drag
channel-skips = Gå till
channel-skip-to-board = Till det nyaste brädet
channel-skip-to-line = Till kommandoraden
channel-board = { $game ->
    [0] Brädet
   *[other] Brädet i parti { $game }
}: välj en pjäs, sedan vart den ska. Med piltangenterna går du från den ena till nästa.
channel-board-hint = Klicka eller tryck på en pjäs, sedan på rutan den ska till. Du kan också dra den.
channel-play = Spela { $ply }
channel-once-more = { $ply }: en gång till för att spela det
channel-back = Avbryt
channel-target = till { $square }
channel-square = { $square }, { $piece }
channel-piece = { $square }, { $piece }, { $count ->
    [one] en ruta att flytta till
   *[other] { $count } rutor att flytta till
}
channel-offline = Sidan har tappat kontakten med Raichi. Den fortsätter av sig själv så snart Raichi är tillbaka.
channel-stopped = Raichi svarar inte. Om programmet har stoppats, starta det igen med scripts/local: dina partier är sparade, och sidan fortsätter härifrån.
channel-unsent-move = Ditt drag skickades inte. Försök igen.
channel-unsent = Det skickades inte. Försök igen.
channel-lost = Den sidan finns inte.
channel-crowded = För många fönster är öppna, så det här uppdateras inte av sig självt just nu. Stäng ett av de andra; då försöker sidan igen av sig själv.

misread-not-a-command = Det förstår jag inte. Prova `/{ command-help }` eller `/{ command-play }`. Ett drag skriver du som två rutor, till exempel `d1 d4`.
misread-too-long = Det är längre än något kommando. Inget har ändrats.
misread-unknown-command = Det finns inget kommando ”{ $given }”. Kommandona är { $commands }.
misread-no-subcommand = Det finns mer än ett kommando `/{ $group }`: { $commands }. Välj ett av dem.
misread-unknown-option = `/{ $command }` vet inte vad det ska göra med ”{ $given }”. Det förstår { $options }; sätt citattecken runt allt som innehåller mellanslag.
misread-unknown-option-none = `/{ $command }` har inga alternativ, så ”{ $given }” är för mycket.
misread-twice = ”{ $option }” är angivet två gånger. Inget har ändrats; utelämna det ena.
misread-missing = `/{ $command }` behöver ”{ $option }”: { $about }.
misread-not-a-choice = ”{ $given }” är inte ett av valen för ”{ $option }”: { $choices }.
misread-ambiguous = ”{ $given }” kan vara { $options }. Skriv vilket du menar, till exempel `{ $option }:{ $given }`.
misread-meant = Menade du { $meant }?
misread-not-a-game = ”{ $given }” är inte numret på ett parti. `/{ command-games }` visar dina.
misread-no-such-seat = Ingen här heter ”{ $given }”. Här sitter { $names }; i sidan kan platser läggas till och byta namn.
misread-name-taken = En annan plats heter redan ”{ $name }”. Välj ett annat namn.
misread-name-bad = Det kan inte vara ett namn. Ett namn har högst { $most } tecken och inga citattecken, och kan inte vara mitt, Raichi.
misread-no-more-seats = Det finns { $most } platser, och det ryms inte fler.

## Ett partis sida på webben (utan märkning, utom den sista)

page-title-to-move = { $side-opening } vid draget · { $rules }
page-title-won = { $side-opening } vann { $count ->
    [0] utan ett drag
   *[other] på { $count } drag
} · { $rules }
page-title-drawn = Remi efter { $count } drag · { $rules }
page-title-aborted = Avbrutet · { $rules }
page-title-ply = { $number ->
    [0] Utgångsställning
   *[other] Drag { $number } av { $count }
} · { $rules }
page-subtitle = { $rules } · parti { $game }
page-start = Utgångsställning
page-move = Drag { $number }
page-side = { $side-heading }
page-played = { $side-heading }: { $move }
page-first = Utgångsställning
page-previous = Föregående drag
page-next = Nästa drag
page-last = Nyaste ställningen
page-position = Ställningen som visas
page-steps = Stega genom partiet
page-moves = Drag
page-review = Analys
page-review-none-yet = En analys visar var partiet vände. Den som får se partiet får den med /{ command-review }; då finns den här också.
page-turning-point = Vändpunkt
page-no-moves = Inget drag har spelats än.
page-keys = Piltangenterna stegar genom dragen; Home och End går till början och slutet.
page-live = Live
page-newer = Ett drag har spelats. Till den nyaste ställningen
page-about = Partiet
page-rules = Reglerna
page-began = Började
page-moved = Senast aktivt
page-ended = Slutade
page-record = Protokoll (text)
page-animation = Animation (GIF)
page-discord = Öppna i Discord
page-picture = Den här ställningen (PNG)
page-play = Spela upp
page-pause = Pausa
page-speed = Hastighet
page-taps = Tryck på brädets högra halva för nästa drag och den vänstra för föregående, eller svep.
page-look = Utseende
page-theme = Bräde
page-flip = Vänd brädet
page-apply = Visa
page-sounds = Ljud
page-share = Dela
page-address = Länk till den här ställningen
page-copy = Kopiera länk
page-copied = Länken är kopierad.
page-copy-refused = Din webbläsare låter inte sidor kopiera. Länken är markerad: tryck Ctrl+C, eller håll den nedtryckt och välj kopiera.
page-qr = QR-kod
page-qr-alt = QR-kod med partiets adress
page-frame = På din egen webbplats
page-frame-about = Det här visar brädet i en ram på vilken webbplats som helst:
page-reach-network = Bara enheter på samma nätverk kan öppna den här länken.
page-reach-machine = Bara den här datorn kan öppna den här länken.
page-games = Andra partier
page-previous-game = Föregående parti
page-next-game = Nästa parti
page-skip-board = Gå till brädet
page-skip-moves = Gå till dragen
page-home-title = Raichi
page-home = Här kan du titta på partier som folk spelar på Discord. Varje parti har en egen sida: dess sista bräde länkar till den, och det gör även /{ command-board }.
page-to-home = Till startsidan
page-to-game = Till partiet
page-method-title = Det fungerar inte här
page-method = Den här sidan kan läsas, men inget kan skickas till den.
page-long-title = Det är för långt
page-long = Det som skickades är för långt för den här sidan. Skicka mindre åt gången.
page-foreign-title = Det kom från en annan webbplats
page-foreign = Det skickades inte från en av Raichis sidor, så inget har ändrats.
page-lost-title = Här finns inget
page-lost = Kanske är länken gammal, eller så saknas en del av den.
page-missing-title = Här finns inget parti
page-missing = Inget parti visas på den här adressen. Kanske saknas en del av länken, eller så har serverns admin stängt dess sidor.
page-busy-title = Ett ögonblick
page-busy = För många bilder ritas samtidigt. Försök igen om några sekunder.
page-fault-title = Något gick fel
page-fault = Felet är hos oss, inte hos dig. Försök igen om en stund.
page-open = Öppna partiet

## Spelare som lämnar servern

deed-left = { $player } har lämnat servern. { $other }, du kan avsluta partiet med `/{ command-abort }`; då räknas det inte.
deed-left-clock = { $player } har lämnat servern. Klockan går fortfarande, och den som får slut på tid förlorar. { $other }, du kan också avsluta partiet genast med `/{ command-abort }`; då räknas det inte.
end-aborted-alone = { $player } avslutar partiet, eftersom den andra spelaren har lämnat servern. Det räknas inte.

## Analyser av partier

review-alt = { $rules }, en kurva över partiet: under { $count } drag gick { $side-genitive } chans att vinna från { $from } % till { $to } %.
review-alt-point = Vid drag { $move } gick den från { $from } % till { $to } %.
review-point = Drag { $move }: { $side-definite } spelade { $played }, och chansen att vinna sjönk från { $from } % till { $to } %.
review-better = Bättre: { $line }.
review-title = **{ $rules }** · parti { $game } · { $count } drag
review-none = Inget drag ändrade chanserna särskilt mycket. Bra spelat, båda två!
review-underway = Jag analyserar parti { $game }: { $done } av { $all } ställningar är genomgångna. Analysen sparas med partiet, så du kan komma tillbaka till den när du vill.
review-again = Visa analysen
review-move = Drag { $move }
review-all = Hela partiet
review-chance = Chansen att { $side-definite } vinner: { $chance } %
review-chances = Chansen att { $side-definite } vinner:
review-percent = { $chance } %
review-turning-points = Vändpunkter: { $moves }
review-alt-choice = Brädet före drag { $move }. En streckad pil visar draget som spelades, { $played }; en heldragen pil det bättre draget, { $better }.
refuse-review-too-early = Parti { $game } är inte slut än. Analysen kommer när det är slut.
refuse-review-of-aborted = Parti { $game } avbröts, så det finns ingen analys.
refuse-review-too-short = Parti { $game } var slut efter så få drag att det inte finns något att analysera.
command-review = analys
command-review-about = Analysera ett avslutat parti: vad som missades och vad som hade varit bättre
option-review-game = parti
option-review-game-about = Det avslutade partiet (om det finns flera här)
fact-missed-win = Här gick det att vinna genast.
fact-missed-forced-win = Här fanns en vinst som inte gick att stoppa.
fact-allowed-win = Det lät den andra sidan vinna genast.

## Rating

option-challenge-rated = rankat
option-challenge-rated-about = Om partiet räknas för er rating; ja om du inte väljer
challenge-rated = Rankat.
challenge-casual = { $why ->
    [no-clock] Vänskapsparti: partier utan tidsgräns rankas inte.
    [own-ruleset] Vänskapsparti: bara partier efter regler som jag känner till vid namn rankas.
    [same-opponent] Vänskapsparti: ni två har spelat tio rankade partier de senaste 30 dagarna.
   *[other] Vänskapsparti.
}
casual-at-once = { $why ->
    [computer] Det här är ett vänskapsparti: partier mot mig rankas inte.
   *[one-person] Det här är ett vänskapsparti, eftersom du spelar båda sidorna.
}
ratings-changed = Rating: { $first } { $first-before } → { $first-after }, { $second } { $second-before } → { $second-after }
not-rated = { $why ->
    [same-opponent] Inte rankat: ni två har spelat tio rankade partier de senaste 30 dagarna.
    [left-early] Inte rankat: den andra spelaren lämnade servern innan båda hade flyttat.
    [timeout-early] Inte rankat: tiden gick ut innan båda spelarna hade gjort två drag.
    [one-absence] Inte rankat: ett annat parti förlorades på tid under samma frånvaro, och en frånvaro räknas en gång.
   *[other] Inte rankat: det var ett vänskapsparti.
}
rules-side-score = I rankade partier har { $side-definite } hittills fått { $percent } % av poängen.
deed-left-claim = { $player } har lämnat servern. Klockan går fortfarande, och den som får slut på tid förlorar. { $other }, du kan också kräva vinsten nu, eller avbryta partiet med `/{ command-abort }`; då räknas det inte.
button-claim = Kräv vinsten
button-abort = Avbryt partiet
end-claimed = { $player } kräver vinsten, eftersom { $other } har lämnat servern.
alt-claimed = { $side-opening } krävde vinsten, eftersom den andra spelaren hade lämnat servern.
refuse-win-to-claim = Din motståndare har lämnat servern, så du kan kräva vinsten. Om du avbryter partiet i stället räknas det inte.
refuse-nothing-to-claim = Din motståndare är på den här servern, så det finns ingen vinst att kräva.

## Att hitta någon att spela med

command-play = spela
command-play-about = Anslut till någon som väntar på ett parti, eller vänta själv på någon
option-play-rules = regler
option-play-rules-about = De regler som partiet spelas efter; utan dem kan det bli vilket parti som helst
play-joined = Du spelar mot { $player }: parti { $game }, **{ $rules }**, börjar i { $channel }.
play-posted = Ingen väntar på ett parti här just nu, så jag har lagt ut en utmaning åt dig. Vem som helst kan anta den.
play-size = Hur stort ska ditt första parti vara? På det lilla brädet, **{ $small }**, tänker man i ungefär tio minuter. **{ $usual }** är vad vana spelare spelar, och det tar en timme eller mer.
play-size-waiting = -# Någon väntar redan på ett parti: `/{ command-challenges }` visar vem.
play-size-small = Litet bräde, 10 minuter
play-size-tournament = Turneringsbräde
command-challenges = utmaningar
command-challenges-about = Visa de öppna utmaningarna: de till dig, de till vem som helst och dina egna
lobby-none = Det finns inga öppna utmaningar här. `/{ command-play }` lägger ut en som vem som helst kan anta.
lobby-title = { $count ->
    [one] En öppen utmaning
   *[other] { $count } öppna utmaningar
}:
lobby-to-me = **{ $number }** · { $player } utmanar **dig** · { $rules } · { $time } · går ut { $until }
lobby-open = **{ $number }** · { $player } söker en motståndare · { $rules } · { $time } · går ut { $until }
lobby-mine = **{ $number }** · du utmanar { $player } · { $rules } · { $time } · går ut { $until }
lobby-mine-anyone = **{ $number }** · du söker en motståndare · { $rules } · { $time } · går ut { $until }
lobby-no-limit = ingen tidsgräns
lobby-link = · [meddelande]({ $link })
lobby-accept = Anta { $number }
lobby-decline = Avböj { $number }
lobby-withdraw = Dra tillbaka { $number }
lobby-again = Lägg ut { $number } igen
refuse-only-computer-here = Här kan du spela mot mig, eller båda sidorna själv. Andra människor spelar du med i en servers kanaler.
play-level = Hur starkt ska jag spela?
refuse-posted-just-now = Den här utmaningen lades ut för mindre än en timme sedan. Du kan lägga ut den igen senare.
challenge-lapsed-news = { $player }, ingen har antagit din utmaning inom en vecka, så den har gått ut. `/{ command-play }` letar efter någon annan.

## Inställningar

command-settings = inställningar
command-settings-about = Välj påminnelser, hur dina bräden ser ut och mer
command-server-settings = serverinställningar
command-server-settings-about = Välj den här serverns språk, kanaler, standardregler och mer
language-name = Svenska
settings-menu = Vad ska ändras?
settings-line = { $name }: { $value }
settings-line-shown = **{ $name }: { $value }**
settings-saved = Sparat. **{ $name }** är nu: { $value }
settings-close = Stäng
settings-clear = Rensa
settings-scope = { $scope ->
    [channel] Bara den här kanalen
   *[server] Hela servern
}
own-settings-title = **Dina inställningar**. De gäller på alla servrar, och varje ändring sparas genast.
own-setting = { $setting ->
    [reminders] Påminnelser
    [turns] Meddelanden om din tur
    [theme] Privata brädens utseende
    [boards] Bräden som
    [below] Längst ner på brädet
    [following] Partier som du följer
   *[leaderboards] Topplistor
}
own-setting-about = -# { $setting ->
    [reminders] En påminnelse kommer en gång i varje tur, när det är lite tid kvar.
    [turns] Tysta meddelanden nämner dig men ger ingen avisering. Det gör påminnelser, frågor och slutet på ett parti fortfarande.
    [theme] För de bräden som bara du ser. `/{ command-board }` kan visa vilket annat utseende som helst.
    [boards] Bräden som text nämner varje pjäs med dess ruta, för skärmläsare. I kanaler kommer texten tillsammans med bilden när det är din tur.
    [below] För de bräden som bara du ser; de i kanalerna förblir som de är för alla.
    [following] När ett parti som du följer är slut skickar jag dig ett direktmeddelande.
   *[leaderboards] Dolda spelare har rating men står inte på någon topplista och nämns inte vid problem.
}
own-value = { $value ->
    [reminders-on] på
    [reminders-off] av
    [turns-notify] avisera mig
    [turns-quiet] tysta
    [boards-pictures] bilder
    [boards-words] text
    [below-usual] som i kanalen
    [below-own] min sida
    [following-on] skriv till mig
    [following-off] inga meddelanden
    [leaderboards-shown] visa mig
   *[leaderboards-hidden] dölj mig
}
server-settings-title = **Den här serverns inställningar**. Varje ändring sparas genast.
server-settings-not-here = Det här bordet hör inte till någon server, så det finns inget att ställa in för en. `/{ command-settings }` visar dina egna inställningar.
channel-settings-title = **Inställningar för { $channel }** och kanalens trådar. Varje ändring sparas genast.
channel-as-server = som på servern
server-part = { $part ->
    [language] Språk
    [channels] Kanaler för partier
    [rules] Standardregler
    [time] Standardtid
    [rated] Nya partier
    [threads] Trådar
    [computer] Partier mot datorn
    [limits] Gränser
    [pages] Webbsidor
    [tournaments] Turneringar
    [ladders] Stegar
    [results] Resultat
    [puzzle] Dagens problem
    [digest] Veckans sammanfattning
    [reports] Rapporter
   *[commands] Roller och kommandon
}
server-part-about = -# { $part ->
    [language] Språket i bräden och utmaningar, som alla läser. Privata svar är på varje medlems eget språk.
    [channels] Var partier kan börja, trådar inräknade. Partier som pågår på andra ställen spelas klart där.
    [rules] För utmaningar som inte nämner några regler.
    [time] För utmaningar som inte nämner någon tid. Partier mot datorn har ingen.
    [rated] För utmaningar som inte säger om de är rankade.
    [threads] En tråd för varje parti håller ordning i en kanal.
    [computer] Ett privat parti lämnar kanalen i fred: bara den som spelar ser brädet. Med alternativet `{ option-challenge-thread }` kan alla ändå spela i en tråd.
    [limits] Hur många partier som kan pågå samtidigt.
    [pages] Alla som har länken kan läsa ett partis webbsida.
    [tournaments] Någon skapar en turnering med `/{ command-tournament } { command-tournament-create }`, och andra går med via en knapp. Vem får skapa en?
    [ladders] På en stege står de som går med genom `/{ command-ladder } { command-ladder-join }`; den som slår någon högre upp får platsen. Varje regelverk kan ha en.
    [results] Varje avslutat parti publiceras där på en rad, med en länk till dess bräde.
    [puzzle] Var och när ett problem läggs ut varje dag. Bara ett första drag är rätt, och alla svarar privat. Rensa för att stänga av problemen.
    [digest] Var och när en återblick på veckan läggs ut: partier som är slut, vilka som har klättrat på topplistan, turneringar, stegar, problem, öppna utmaningar. Har inget hänt läggs inget ut. Ingen får någon avisering.
    [reports] Det som någon rapporterar med *{ command-report-message }* i menyn för ett meddelande läggs ut där, som en länk med namnet. Välj en kanal som bara admins kan läsa.
   *[commands] Vem som får använda vilket kommando i vilken kanal bestäms i Discord: öppna *Serverinställningar*, sedan *Integrationer*, sedan *Raichi*. Där kan du tillåta eller förbjuda varje kommando efter roll, medlem och kanal. `/{ command-server-settings }` är för dem som får hantera servern, tills du tillåter andra.
}
server-language-found = { $language } (inget är valt)
server-channels = { $rule ->
    [all] alla kanaler
    [only] { $count ->
        [0] bara dem du väljer nedan; alla, tills du väljer någon
       *[other] bara { $channels }
    }
   *[except] { $count ->
        [0] alla utom dem du väljer nedan
       *[other] alla utom { $channels }
    }
}
server-channel-rule = { $rule ->
    [all] Alla kanaler
    [only] Bara de valda kanalerna
   *[except] Alla utom de valda kanalerna
}
server-channels-menu = Kanalerna
server-channels-lost = Alla kanaler för partier är borttagna, så partier kan börja i vilken kanal som helst. En admin kan välja andra med `/{ command-server-settings }`.
server-channels-partly-lost = En kanal som du hade valt för partier är borttagen. Välj kanalerna igen för att få bort den här anmärkningen.
server-rules-lost = Reglerna ”{ $rules }” finns inte längre. Välj andra; till dess gäller de vanliga.
server-choice-rated = { $rule ->
    [rated] rankade
   *[casual] vänskapspartier
}
server-choice-threads = { $rule ->
    [unset] från 11×11 och uppåt, om utmaningen inte säger annat
    [ask] som utmanaren väljer
    [always] alltid
   *[never] aldrig
}
server-choice-computer = { $rule ->
    [private] privat
    [channel] i kanalen
   *[thread] i trådar
}
server-limits = { $player } per spelare, { $here } per kanal
server-limit-of-player = { $count ->
    [one] Ett parti per spelare
   *[other] { $count } partier per spelare
}
server-limit-here = { $count ->
    [one] Ett parti per kanal
   *[other] { $count } partier per kanal
}
server-limit-of-player-menu = Flest partier för en spelare
server-limit-here-menu = Flest partier i en kanal
server-choice-pages = { $rule ->
    [open] på
    [closed] av
   *[none] inga: den som driver botten erbjuder inga för den här servern
}
server-results-menu = Kanalen för resultat
server-results-none = ingenstans
server-results-lost = Kanalen för resultat är borttagen, så resultaten publiceras inte. Välj en annan, eller tryck på *{ settings-clear }*.
refuse-not-for-games = Det spelas inga partier i den här kanalen, men det gör det i serverns andra kanaler.
refuse-games-in-channels = Det spelas inga partier i den här kanalen. Prova { $channels }.
refuse-threads-decided = { $rule ->
    [always] På den här servern har varje parti en egen tråd. Utelämna `{ option-challenge-thread }`.
   *[never] På den här servern har partier inga trådar. Utelämna `{ option-challenge-thread }`.
}
result = **Parti { $game }**, { $rules }: { $end }
result-link = Till brädet
result-lost = -# Kanalen för resultat är borttagen. En admin kan välja en annan med `/{ command-server-settings }`.

profile-tournaments = Turneringar: { $places }
profile-ladders = Stegar: { $places }
profile-calls = Rop: raichi { $raichi }×, tuichi { $tuichi }×
refuse-can-join = Någon har just lagt ut en utmaning som passar. Använd `/{ command-play }` igen för att ansluta.
server-results-closed = Jag kan inte skriva i kanalen för resultat. Ge mig *Visa kanal* och *Skicka meddelanden* där, välj en annan, eller tryck på *{ settings-clear }*.
result-closed = -# Jag kan inte skriva i kanalen för resultat. En admin kan ge mig *Visa kanal* och *Skicka meddelanden* där, eller välja en annan med `/{ command-server-settings }`.

## Lektioner

command-learn = lär-dig
command-learn-about = Lär dig ett spel steg för steg, på bräden att flytta på
option-learn-rules = regler
option-learn-rules-about = Ett slags spel, eller regler för det
lesson-title = **{ $lesson }, steg { $step } av { $count }: { $topic }**
lesson-task = Du spelar { $side-definite }. { $task }
lesson-task-reach = Flytta en pjäs till { $square }.
lesson-task-capture = { $count ->
    [one] Slå en pjäs.
   *[other] Slå { $count } pjäser i ett drag.
}
lesson-task-win = Vinn i ett drag.
lesson-task-call = Hitta draget som får mig att ropa *{ $call }*.
lesson-task-keep-safe = Hitta ett drag så att den andra sidan inte kan vinna genast.
lesson-task-keep-all = Hitta ett drag så att den andra sidan inte kan slå något.
lesson-task-force-win = Hitta draget som gör att ditt nästa vinner, vad den andra sidan än gör.
lesson-right = **Bra gjort!** { $done }
lesson-wrong = **Inte riktigt:** { $done }
lesson-reply = Den andra sidan skulle kunna svara { $move }.
lesson-done = Det var det sista steget, och du har löst { $solved } av { $count }. Vad sägs om ett riktigt parti?
lesson-next = Nästa
lesson-back = Tillbaka
lesson-again = Försök igen
lesson-restart = Börja om
lesson-play = Spela nu
lesson-others = Alla lektioner

## Slag i bilder

captures-title = **{ $rules }: så slår man**
captures-line = { $number }. { $kind }: { $move }.
captures-alt = Så slår man efter reglerna i { $rules }, varje gång före och efter draget.
captures-button = Så slår man, i bilder
