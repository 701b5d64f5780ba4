# Eröffnungen, auf Deutsch.

command-openings = eröffnungen
command-openings-about = Zeigt, was in den ersten Zügen gewerteter Partien gespielt wurde
option-openings-rules = regeln
option-openings-rules-about = Die Regeln der Partien (ohne Angabe die hier üblichen)
option-openings-moves = züge
option-openings-moves-about = Die Züge zur Stellung, zum Beispiel d1-d4 e7-e9 (ohne Angabe der Anfang)

openings-title = **Eröffnungen** · { $rules }
openings-start = Am Anfang der Partie.
openings-after = Nach { $moves }
openings-count = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
openings-played = So ging es von hier aus weiter, { $games }:
openings-none = Von hier aus ging keine beendete gewertete Partie weiter.
openings-end = Nur die ersten { $count } Züge werden gezählt.
openings-line = **{ $move }** · { $games } · { $results } · Wertung { $rating }
openings-won = { $side } { $percent } %
openings-drawn = remis { $percent } %
openings-more = { $count ->
    [one] -# Ein anderer Zug wurde gespielt.
   *[other] -# { $count } andere Züge wurden gespielt.
}
openings-how = -# Aus beendeten gewerteten Partien von Servern, die Partien im Web zeigen. Spiegelbilder zählen als eins; die Wertung ist der Durchschnitt der Spieler.
openings-option = { $move } · { $games }
openings-menu = Weiter mit …
openings-back = Zurück
openings-alt = Das Brett von { $rules } in einer Eröffnung.
