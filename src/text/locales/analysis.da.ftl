# The analysis board, in Danish.

analysis-title = Analysebræt
analysis-lead = Her trækker du for begge sider. Dine modstandere ser det ikke.
analysis-open = Analysér
analysis-undo = Fortryd
analysis-delete = Slet trækket
analysis-promote = Ryk varianten op
analysis-note = Note
analysis-marks = Markér felter og tegn pile med højre museknap, med tasten M, eller ved at holde en finger på brættet.
analysis-set-up = Et andet bræt
analysis-rules = Regler
analysis-position = Stilling
analysis-moves = Træk eller en optegnelse
analysis-show = Vis
analysis-link = Link til denne analyse
analysis-record = Optegnelse med varianter
analysis-script = Denne side kræver JavaScript.
analysis-too-long = Et link har plads til 4000 tegn, og denne analyse ville være længere. Slet nogle træk, eller gør dine noter kortere.
analysis-no-such-rules = Der er ingen regler, der hedder ”{ $rules }”.
analysis-unplayable = Reglerne i dette link kan ikke spilles.
analysis-wrong-position = Jeg kan ikke læse denne stilling, eller den passer ikke til reglerne.
analysis-unreadable = Jeg kan ikke læse disse træk. Måske mangler der noget.
analysis-illegal = { $move } er ikke et lovligt træk dér.
analysis-too-many = En analyse kan højst have 1000 træk.
