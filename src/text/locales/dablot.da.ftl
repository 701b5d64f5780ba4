# De ord og sætninger, som kun Dablot har, på dansk.

## Sider: Samerne begynder nederst (`south` i optegnelser), svenskerne øverst (`north`)

side-south = samer
    .heading = Samer
    .opening = Samerne
    .definite = samerne
    .genitive = samernes
    .led = samerne
side-north = svenskere
    .heading = Svenskere
    .opening = Svenskerne
    .definite = svenskerne
    .genitive = svenskernes
    .led = svenskerne

## Brikker

piece-south-man = { $count ->
    [one] mand
   *[other] mænd
}
    .letter = { $letter }
    .a = en samisk mand
    .opening = { $count ->
        [one] Manden
       *[other] Mændene
    }
    .counted = { $count ->
        [one] én samisk mand
       *[other] { $count } samiske mænd
    }
    .moved = en samisk mand
    .captured = { $count ->
        [one] manden
       *[other] { $count } mænd
    }
    .among = { "" }
piece-south-retreated = { $count ->
    [one] tilbagetrukket mand
   *[other] tilbagetrukne mænd
}
    .letter = { $letter }
    .a = en tilbagetrukket samisk mand
    .opening = { $count ->
        [one] Den tilbagetrukne mand
       *[other] De tilbagetrukne mænd
    }
    .counted = { $count ->
        [one] én tilbagetrukket samisk mand
       *[other] { $count } tilbagetrukne samiske mænd
    }
    .moved = en tilbagetrukket samisk mand
    .captured = { $count ->
        [one] den tilbagetrukne mand
       *[other] { $count } tilbagetrukne mænd
    }
    .among = { "tilbagetrukket mand, " }
piece-south-son = { $count ->
    [one] søn
   *[other] sønner
}
    .letter = { $letter }
    .a = en samisk søn
    .opening = { $count ->
        [one] Sønnen
       *[other] Sønnerne
    }
    .counted = { $count ->
        [one] én samisk søn
       *[other] { $count } samiske sønner
    }
    .moved = en samisk søn
    .captured = { $count ->
        [one] sønnen
       *[other] { $count } sønner
    }
    .among = { "søn, " }
piece-south-officer = { $count ->
    [one] officer
   *[other] officerer
}
    .letter = { $letter }
    .a = en samisk officer
    .opening = { $count ->
        [one] Officeren
       *[other] Officererne
    }
    .counted = { $count ->
        [one] én samisk officer
       *[other] { $count } samiske officerer
    }
    .moved = en samisk officer
    .captured = { $count ->
        [one] officeren
       *[other] { $count } officerer
    }
    .among = { "officer, " }
piece-south-leader = { $count ->
    [one] anfører
   *[other] anførere
}
    .letter = { $letter }
    .a = en samisk anfører
    .opening = { $count ->
        [one] Anføreren
       *[other] Anførerne
    }
    .counted = { $count ->
        [one] én samisk anfører
       *[other] { $count } samiske anførere
    }
    .moved = en samisk anfører
    .captured = { $count ->
        [one] anføreren
       *[other] { $count } anførere
    }
    .among = { "anfører, " }
piece-north-man = { $count ->
    [one] mand
   *[other] mænd
}
    .letter = { $letter }
    .a = en svensk mand
    .opening = { $count ->
        [one] Manden
       *[other] Mændene
    }
    .counted = { $count ->
        [one] én svensk mand
       *[other] { $count } svenske mænd
    }
    .moved = en svensk mand
    .captured = { $count ->
        [one] manden
       *[other] { $count } mænd
    }
    .among = { "" }
piece-north-retreated = { $count ->
    [one] tilbagetrukket mand
   *[other] tilbagetrukne mænd
}
    .letter = { $letter }
    .a = en tilbagetrukket svensk mand
    .opening = { $count ->
        [one] Den tilbagetrukne mand
       *[other] De tilbagetrukne mænd
    }
    .counted = { $count ->
        [one] én tilbagetrukket svensk mand
       *[other] { $count } tilbagetrukne svenske mænd
    }
    .moved = en tilbagetrukket svensk mand
    .captured = { $count ->
        [one] den tilbagetrukne mand
       *[other] { $count } tilbagetrukne mænd
    }
    .among = { "tilbagetrukket mand, " }
piece-north-son = { $count ->
    [one] søn
   *[other] sønner
}
    .letter = { $letter }
    .a = en svensk søn
    .opening = { $count ->
        [one] Sønnen
       *[other] Sønnerne
    }
    .counted = { $count ->
        [one] én svensk søn
       *[other] { $count } svenske sønner
    }
    .moved = en svensk søn
    .captured = { $count ->
        [one] sønnen
       *[other] { $count } sønner
    }
    .among = { "søn, " }
piece-north-officer = { $count ->
    [one] officer
   *[other] officerer
}
    .letter = { $letter }
    .a = en svensk officer
    .opening = { $count ->
        [one] Officeren
       *[other] Officererne
    }
    .counted = { $count ->
        [one] én svensk officer
       *[other] { $count } svenske officerer
    }
    .moved = en svensk officer
    .captured = { $count ->
        [one] officeren
       *[other] { $count } officerer
    }
    .among = { "officer, " }
piece-north-leader = { $count ->
    [one] anfører
   *[other] anførere
}
    .letter = { $letter }
    .a = en svensk anfører
    .opening = { $count ->
        [one] Anføreren
       *[other] Anførerne
    }
    .counted = { $count ->
        [one] én svensk anfører
       *[other] { $count } svenske anførere
    }
    .moved = en svensk anfører
    .captured = { $count ->
        [one] anføreren
       *[other] { $count } anførere
    }
    .among = { "anfører, " }

## Ture og slutninger

turn-promoted = Manden bliver officer.
turn-retreated = Manden er gået tilbage, så han kan ikke længere blive officer.
aim-dablot = { $end ->
    [leader] slå modstanderens anfører, eller alle modstanderens andre brikker
   *[all] slå alle modstanderens brikker
}
reason-annihilated = { $side-opening } har ingen brikker tilbage.
reason-leader-captured = Anføreren for { $side-definite } er slået på { $square }.
reason-bare-leader = { $side-opening } har kun anføreren tilbage.
reason-lone-leaders = Kun de to anførere er tilbage.

## Afslag: grunden og det, der hjælper

refuse-nothing-placed = Her sættes intet på brættet; brikkerne flytter fra begyndelsen. Skriv en briks punkt og det, den skal til, for eksempel `c3 d4`.
refuse-man-back = Efter disse regler går mænd ikke tilbage, som fra { $from } til { $to }. `/{ command-legal } { $from }` viser, hvor denne kan flytte hen.
refuse-too-strong = { $piece-opening } på { $over } kan ikke slås af den brik: Den har { $points } point, og din har { $own }.
refuse-man-must-leap = En mand kan slå, så det skal en af dem: { $leaps }.
refuse-no-ambush = Her flyttes kun én brik ad gangen. Skriv trækket for én af dem.
refuse-ambush-order = I et baghold skrives springet fra { $first } før det fra { $second }.
refuse-ambush-twice = Brikken på { $from } kan kun springe én gang i et baghold. Udelad et af dens spring.
refuse-ambush-others = I et baghold springer alle over den samme brik, og disse springer over { $one } og { $other }. Vælg en af dem.
refuse-ambush-alone = Brikken på { $from } kan slå den på { $over } alene, så det er ikke et baghold. Skriv kun dens spring.
refuse-ambush-too-weak = Brikken på { $over } har { $points } point og bagholdet kun { $together }. Lad en brik mere være med, hvis en kan.
refuse-ambush-too-many = Bagholdet er stærkt nok uden brikken på { $from }. Udelad dens spring.

## Hvad hvert sæt regler er godt til, i få ord; ikke alle har nogle

advice-mini-dablot = godt første parti
advice-dablot = lange partier

## Regler i ord
##
## En `rule-`-besked er alt, hvad der siges om en regel: $choice er det, der er valgt.

rules-dablot-label = { $rules } · { $points ->
    [one] ét punkt
   *[other] { $points } punkter
} · { $one ->
    [one] én brik
   *[other] { $one } brikker
} mod { $other }
rule-dablot-board = { rule-hunt-board }
rule-dablot-pieces = Brikkerne: { $south } mod { $north }.
rule-dablot-start = I begyndelsen: { $points }.
rule-dablot-starts = { $chosen-side-opening } begynder.
rule-dablot-steps = { $choice ->
    [0] En brik går et skridt til et nabopunkt eller springer langs en linje over en fjende til det tomme punkt bagved og slår den; den kan springe videre i samme tur.
   *[other] En brik går et skridt til et nabopunkt eller springer langs en linje over en fjende til det tomme punkt bagved og slår den.
}
rule-dablot-points = En brik kan slå dem, der ikke har flere point end den selv: { $ranks }.
rule-dablot-rank = { $kind ->
    [man] mand
    [son] søn
    [officer] officer
   *[leader] anfører
} { $points }
rule-dablot-compulsory = { $choice ->
    [men] Kan en mand slå, skal en mand slå; anføreren og hans søn behøver ikke at slå, men kan ikke flytte i stedet.
    [men-actions] Kan en mand slå, skal en mand slå, ellers slutter turen; anføreren og hans søn behøver ikke at slå, men kan ikke flytte i stedet.
   *[none] Man behøver ikke at slå.
}
rule-dablot-men-back = { $choice ->
    [no] Mænd går aldrig tilbage, heller ikke for at slå.
   *[yes] Mænd må gå tilbage.
}
rule-dablot-promotion = { $choice ->
    [far-edge] En mand, hvis træk ender på den bageste række, bliver officer.
    [unretreated] En mand, hvis træk ender på den bageste række, bliver officer, medmindre han nogensinde er gået tilbage.
   *[none] Ingen mand bliver officer.
}
rule-dablot-actions = { $choice ->
    [0] Hver tur er et enkelt træk.
    [one] En tur har én handling: et skridt eller et enkelt spring.
   *[other] En tur har op til { $choice } handlinger, hver et skridt eller et enkelt spring, med den samme brik eller andre; `{ part-move-end }` springer resten over.
}
rule-dablot-ambush = { $choice ->
    [yes] I et baghold springer flere brikker over en stærkere i samme tur og slår den, hvis deres point tilsammen er nok, og ingen af dem kan undværes.
   *[no] Der er ingen baghold.
}
rule-dablot-end = { $choice ->
    [leader] Den, der mister anføreren eller kun har anføreren tilbage, taber partiet.
   *[all] Den, der ingen brikker har tilbage, taber; er kun de to anførere tilbage, er partiet remis.
}

## Tilbud

offer-menu-dablot = Dablot: det samiske damspil

lesson-of-dablot = Dablot
lesson-topic-dablot-alone = De to mål: alle de andre
lesson-about-dablot-alone = Du vinder også, når kun modstanderens anfører er tilbage.
lesson-topic-dablot-moves = Sådan flytter brikkerne
lesson-about-dablot-moves = Alle brikker går fra punkt til punkt ad linjerne, ét skridt i enhver retning.
lesson-topic-dablot-leap = At springe
lesson-about-dablot-leap = En brik slår ved at springe over en fjende til det tomme punkt lige bag den.
lesson-topic-dablot-ranks = Rang
lesson-about-dablot-ranks = En brik kan ikke slå en af højere rang: En mand slår kun mænd, en søn også sønner, og en anfører alle.
lesson-topic-dablot-chain = At springe videre
lesson-about-dablot-chain = Hvor en brik lander, må den springe videre i samme træk.
lesson-topic-dablot-leader = De to mål: anføreren
lesson-about-dablot-leader = Du vinder ved at slå modstanderens anfører. Spring over ham med din egen anfører.
lesson-topic-dablot-guard = Pas på din anfører
lesson-about-dablot-guard = Din anfører er i fare, når den anden står ved siden af ham, og punktet bag ham er tomt.
lesson-topic-dablot-puzzle = En opgave
lesson-about-dablot-puzzle = Kun ét træk sikrer sejren her.

example-dablot-man = En mand, af en mand
example-dablot-son = En søn, af en søn
example-dablot-leader = Anføreren, af en anfører
example-dablot-chain = Ved flere spring i ét træk
example-dablot-ambush = I et baghold, af to svagere brikker

# Titles of rulesets: whole, and of at most 24 characters for lists.

title-mini-dablot-compulsory = Mini-Dablot 1: slagtvang
title-short-mini-dablot-compulsory = 1: slagtvang
title-mini-dablot-onward = Mini-Dablot 2a: flere spring
title-short-mini-dablot-onward = 2a: flere spring
title-mini-dablot-promotion = Mini-Dablot 2b: forfremmelse
title-short-mini-dablot-promotion = 2b: forfremmelse
title-mini-dablot-officer = Mini-Dablot 3: officer
title-short-mini-dablot-officer = 3: officer
title-mini-dablot-actions = Mini-Dablot 4: handlingspoint
title-short-mini-dablot-actions = 4: handlingspoint
title-mini-dablot-ambush = Mini-Dablot 5: baghold
title-short-mini-dablot-ambush = 5: baghold
title-dablot-keyland = Dablot til sidste mand
title-short-dablot-keyland = Dablot til sidste mand
