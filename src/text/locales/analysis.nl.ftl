# The analysis board, in Dutch.

analysis-title = Analysebord
analysis-lead = Hier doe je de zetten van beide kanten. Je tegenstanders zien er niets van.
analysis-open = Analyseren
analysis-undo = Ongedaan maken
analysis-delete = Zet verwijderen
analysis-promote = Variant omhoog
analysis-note = Notitie
analysis-marks = Markeer velden en teken pijlen met de rechtermuisknop, met de toets M, of door een vinger op het bord te houden.
analysis-set-up = Een ander bord
analysis-rules = Regels
analysis-position = Stelling
analysis-moves = Zetten of een notatie
analysis-show = Tonen
analysis-link = Link naar deze analyse
analysis-record = Notatie met varianten
analysis-script = Deze pagina heeft JavaScript nodig.
analysis-too-long = In een link passen 4000 tekens, en deze analyse zou langer zijn. Verwijder een paar zetten of maak je notities korter.
analysis-no-such-rules = Er zijn geen regels die “{ $rules }” heten.
analysis-unplayable = Met de regels in deze link kan niet gespeeld worden.
analysis-wrong-position = Ik kan deze stelling niet lezen, of ze past niet bij de regels.
analysis-unreadable = Ik kan deze zetten niet lezen. Misschien zijn ze niet compleet.
analysis-illegal = { $move } is daar geen geldige zet.
analysis-too-many = Een analyse kan hoogstens 1000 zetten hebben.
