# The analysis board, in French.

analysis-title = Plateau d’analyse
analysis-lead = Ici, tu joues pour les deux camps. Tes adversaires n’en voient rien.
analysis-open = Analyser
analysis-undo = Annuler
analysis-delete = Supprimer ce coup
analysis-promote = Remonter la variante
analysis-note = Note
analysis-marks = Marque des cases et trace des flèches avec le bouton droit de la souris, avec la touche M, ou en laissant le doigt sur le plateau.
analysis-set-up = Un autre plateau
analysis-rules = Règles
analysis-position = Position
analysis-moves = Coups ou historique
analysis-show = Afficher
analysis-link = Lien vers cette analyse
analysis-record = Historique avec variantes
analysis-script = Cette page a besoin de JavaScript.
analysis-too-long = Un lien peut avoir 4000 caractères, et cette analyse serait plus longue. Supprime quelques coups ou raccourcis tes notes.
analysis-no-such-rules = Aucune règle ne s’appelle « { $rules } ».
analysis-unplayable = On ne peut pas jouer avec les règles de ce lien.
analysis-wrong-position = Je ne peux pas lire cette position, ou elle ne correspond pas aux règles.
analysis-unreadable = Je ne peux pas lire ces coups. Ils sont peut-être incomplets.
analysis-illegal = { $move } n’est pas un coup permis à cet endroit.
analysis-too-many = Une analyse peut avoir 1000 coups au plus.
