# Toernooien, in het Nederlands.

command-tournament = toernooi
command-tournament-about = Toernooien maken, meedoen en volgen
command-tournament-create = nieuw
command-tournament-create-about = Kondig een toernooi aan waaraan iedereen kan meedoen
option-tournament-create-name = naam
option-tournament-create-name-about = Hoe het heet, in hoogstens 60 tekens
option-tournament-create-rules = regels
option-tournament-create-rules-about = De regels waarmee wordt gespeeld
option-tournament-create-players = spelers
option-tournament-create-players-about = Hoeveel er kunnen meedoen, van 3 tot 64 (anders 32)
option-tournament-create-start = begin
option-tournament-create-start-about = Wanneer het begint: als vol, een aantal dagen of een datum zoals 2027-01-03 18:00 (UTC)
option-tournament-create-time = tijd
option-tournament-create-time-about = De bedenktijd van elke partij (anders 6 dagen + 10 uur)
option-tournament-create-games = partijen
option-tournament-create-games-about = Hoeveel partijen elk tweetal speelt (anders twee)
option-tournament-create-at-once = tegelijk
option-tournament-create-at-once-about = Hoeveel partijen een speler tegelijk heeft, van 2 tot 12 (anders 6)
option-tournament-create-rated = met-rating
option-tournament-create-rated-about = Of de partijen meetellen voor de rating
command-tournament-join = meedoen
command-tournament-join-about = Doe mee aan een toernooi
option-tournament-join-name = naam
option-tournament-join-name-about = Het toernooi (als er hier meer zijn)
command-tournament-leave = verlaten
command-tournament-leave-about = Verlaat een toernooi
option-tournament-leave-name = naam
option-tournament-leave-name-about = Het toernooi (als er hier meer zijn)
command-tournament-show = tonen
command-tournament-show-about = Toon een toernooi met de tabellen
option-tournament-show-name = naam
option-tournament-show-name-about = Het toernooi (als er hier meer zijn)
command-admin-tournament = toernooi
command-admin-tournament-about = Een toernooi afgelasten of verplaatsen, iemand eruit halen of tijd geven
option-admin-tournament-act = actie
option-admin-tournament-act-about = Wat er moet gebeuren
option-admin-tournament-name = naam
option-admin-tournament-name-about = Het toernooi (als er hier meer zijn)
option-admin-tournament-player = speler
option-admin-tournament-player-about = De speler die eruit gaat
option-admin-tournament-days = dagen
option-admin-tournament-days-about = Hoeveel dagen iedereen erbij krijgt, van 1 tot 30
option-admin-tournament-channel = kanaal
option-admin-tournament-channel-about = Waar het verdergaat
chosen-act-cancel = afgelasten
chosen-act-remove = een speler eruit halen
chosen-act-time = meer tijd geven
chosen-act-move = naar een ander kanaal verplaatsen
option-tournament-create-every = elke
option-tournament-create-every-about = Hoe vaak het weer is (leeg: één keer)
chosen-every-month = maand
chosen-every-three-months = drie maanden
chosen-games-one = een
chosen-games-two = twee, met gewisselde kanten

tournament-title = 🏆 **{ $name }** · { $rules }
tournament-play = In elke groep speelt iedereen { $games ->
    [1] één keer
   *[2] twee keer, met gewisselde kanten,
} tegen iedereen, hoogstens { $at-once } partijen tegelijk. Bedenktijd: { $time }.
tournament-rated = { $rated ->
    [yes] De partijen zijn met rating.
   *[no] De partijen zijn vriendschappelijk.
}
tournament-points = Winst is een punt, remise een half. Bij meer dan 7 spelers zijn er meer groepen, en de besten van elke groep gaan door.
tournament-absence = Wie binnen 3 dagen geen zet doet, twee partijen op tijd verliest of weggaat, ligt eruit. Er zijn geen pauzes, maar vakantie mag.
tournament-start = Het begint { $time }.
tournament-start-full = Het begint zodra er { $count } spelers zijn, of { $time }.
tournament-begun = Het is begonnen.
tournament-over-since = Het is afgelopen.
tournament-called-off = Het gaat niet door.
tournament-players = Spelers ({ $count } van { $most }): { $players }
tournament-players-none = Er doet nog niemand mee; er is plaats voor { $most } spelers.
tournament-join = Meedoen
tournament-leave = Verlaten
tournament-show = Toon de tabel
tournament-joined = Je doet mee aan **{ $name }**. Je partijen beginnen vanzelf als het begint.
tournament-left = Je doet niet meer mee aan **{ $name }**.
tournament-withdrawn = Je ligt uit **{ $name }**. Partijen die bezig zijn gaan door, maar tellen niet meer mee voor het toernooi.
tournament-put-off = **{ $name }** heeft minstens 3 spelers nodig en is daarom uitgesteld: het begint { $time }.
tournament-cancelled = **{ $name }** gaat niet door: er zijn minstens 3 spelers nodig.
tournament-group = { $stage ->
    [only] 🏆 **{ $name }** begint!
    [final] 🏆 **{ $name }**: de finale begint!
   *[group] 🏆 **{ $name }**: ronde { $round }, groep { $group } begint!
} De spelers: { $players }.
tournament-thread = { $stage ->
    [only] { $name }
    [final] { $name }: finale
   *[group] { $name }: ronde { $round }, groep { $group }
}
tournament-heading = { $stage ->
    [only] Tabel
    [final] Finale
   *[group] Ronde { $round }, groep { $group }
}
tournament-out = { $why ->
    [no-show] { $player } heeft sinds het begin geen zet gedaan en ligt uit het toernooi.
    [removed] Een beheerder heeft { $player } uit het toernooi gehaald.
    [left] { $player } heeft de server verlaten en ligt uit het toernooi.
    [time] { $player } heeft twee partijen op tijd verloren en ligt uit het toernooi.
    [erased] { $player } heeft Raichi verlaten en ligt uit het toernooi.
   *[withdrew] { $player } heeft het toernooi verlaten.
}
tournament-out-games = { $exit ->
    [annulled] Geen van die partijen telt mee.
   *[forfeited] De partijen die niet afgelopen waren, tellen als winst voor de anderen.
}
tournament-round-over = Ronde { $round } van **{ $name }** is afgelopen. Door gaan: { $players }.
tournament-ended = { $count ->
    [one] 🏆 **{ $name }** is afgelopen. De winnaar is { $players }!
   *[other] 🏆 **{ $name }** is afgelopen. De winnaars zijn { $players }!
}
tournament-ended-nobody = **{ $name }** is afgelopen: er is niemand meer om te winnen.
tournament-alt = { $heading } met de punten van elke speler: { $rows }.
table-player = Speler { $number }
table-head = { $column ->
    [place] Plaats
    [player] Speler
    [points] Punten
    [tie] Weerstandspunten
    [change] In 30 dagen
   *[plays] Daagt uit
}
tournament-every = { $every ->
    [month] Het volgende is een maand later.
   *[three-months] Het volgende is drie maanden later.
}
tournament-soon = **{ $name }** begint { $time }. Spelers tot nu toe: { $count } van { $most }. Iedereen kan nog meedoen!
tournament-called-off-by-admin = Een beheerder heeft **{ $name }** afgelast. Partijen die lopen, gaan door als jullie eigen partijen.
tournament-moved = Een beheerder heeft **{ $name }** hierheen verplaatst. Alle partijen gaan verder in dit kanaal.
tournament-more-time = { $stage ->
    [sign-up] **{ $name }** begint later: { $time }.
   *[running] Een beheerder heeft iedereen in **{ $name }** meer tijd gegeven.
}
tournament-again = Nog een keer
tournament-changed = { $act ->
    [cancel] **{ $name }** is afgelast.
    [remove] De speler is uit **{ $name }**.
    [time] Iedereen in **{ $name }** heeft meer tijd.
   *[move] **{ $name }** is verplaatst.
}
admin-log-tournament = { $time } · { $admin } { $act ->
    [cancel] heeft het toernooi { $name } afgelast
    [remove] heeft { $object } uit het toernooi { $name } gehaald
    [time] heeft het toernooi { $name } meer tijd gegeven (dagen: { $days })
   *[move] heeft het toernooi { $name } verplaatst naar { $object }
}
server-choice-tournaments = { $rule ->
    [everyone] iedereen kan er een aankondigen
   *[managers] alleen wie de server beheert, kan er een aankondigen
}
tournament-when-full = als vol
refuse-tournament = { $why ->
    [name] Een toernooi heeft een naam van hoogstens 60 tekens nodig.
    [name-taken] Er is hier al een toernooi met die naam. Kies een andere.
    [start] Het begin moet in de toekomst liggen, binnen een jaar.
    [number] Een toernooi heeft 3 tot 64 spelers, en elke speler 2 tot 12 partijen tegelijk. Als het moet beginnen zodra het vol is, zeg dan hoeveel spelers dat zijn.
    [no-clock] Een toernooi heeft bedenktijd nodig. Probeer `6 dagen + 10 uur`.
    [too-many] Er zijn hier al drie toernooien. Wacht tot er een is afgelopen.
    [second] Je andere toernooi is nog niet afgelopen.
    [unknown] Zo’n toernooi is er hier niet. `/{ command-tournament } { command-tournament-create }` maakt er een.
    [which] Welk? { $tournaments }
    [begun] Dit toernooi is begonnen, meedoen kan niet meer.
    [full] Dit toernooi is vol.
    [not-in] Je doet niet mee aan dit toernooi.
    [managers] Alleen wie deze server beheert, kan hier toernooien aankondigen.
    [not-over] Dit toernooi is nog niet voorbij.
    [over] Dit toernooi is voorbij.
    [same-channel] Het toernooi is al in dit kanaal.
    [option] Zeg wat er moet gebeuren, en daarbij de speler, het aantal dagen (1 tot 30) of het kanaal.
    [no-pause] Partijen van een toernooi hebben geen pauzes. `/{ command-vacation } { command-vacation-start }` zet je klokken stil.
   *[no-abort] Partijen van een toernooi kun je niet afbreken. Je kunt opgeven, of het toernooi verlaten.
}
