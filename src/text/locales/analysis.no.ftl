# The analysis board, in Norwegian.

analysis-title = Analysebrett
analysis-lead = Her trekker du for begge sider. Motstanderne dine ser det ikke.
analysis-open = Analyser
analysis-undo = Angre
analysis-delete = Slett trekket
analysis-promote = Flytt varianten opp
analysis-note = Notat
analysis-marks = Merk felter og tegn piler med høyre museknapp, med tasten M, eller ved å holde en finger på brettet.
analysis-set-up = Et annet brett
analysis-rules = Regler
analysis-position = Stilling
analysis-moves = Trekk eller en notasjon
analysis-show = Vis
analysis-link = Lenke til denne analysen
analysis-record = Optegnelse med varianter
analysis-script = Denne siden trenger JavaScript.
analysis-too-long = En lenke har plass til 4000 tegn, og denne analysen ville blitt lengre. Slett noen trekk, eller gjør notatene kortere.
analysis-no-such-rules = Det finnes ingen regler som heter «{ $rules }».
analysis-unplayable = Reglene i denne lenken kan ikke spilles.
analysis-wrong-position = Jeg kan ikke lese denne stillingen, eller den passer ikke til reglene.
analysis-unreadable = Jeg kan ikke lese disse trekkene. Kanskje mangler det noe.
analysis-illegal = { $move } er ikke et lovlig trekk der.
analysis-too-many = En analyse kan ha høyst 1000 trekk.
