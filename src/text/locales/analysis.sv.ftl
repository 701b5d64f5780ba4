# The analysis board, in Swedish.

analysis-title = Analysbräde
analysis-lead = Här drar du för båda sidorna. Dina motståndare ser det inte.
analysis-open = Analysera
analysis-undo = Ångra
analysis-delete = Ta bort draget
analysis-promote = Flytta upp varianten
analysis-note = Anteckning
analysis-marks = Markera rutor och rita pilar med höger musknapp, med tangenten M eller genom att hålla ett finger på brädet.
analysis-set-up = Ett annat bräde
analysis-rules = Regler
analysis-position = Ställning
analysis-moves = Drag eller ett protokoll
analysis-show = Visa
analysis-link = Länk till den här analysen
analysis-record = Protokoll med varianter
analysis-script = Den här sidan behöver JavaScript.
analysis-too-long = En länk rymmer 4000 tecken, och den här analysen skulle bli längre. Ta bort några drag eller korta dina anteckningar.
analysis-no-such-rules = Det finns inga regler som heter ”{ $rules }”.
analysis-unplayable = Reglerna i den här länken går inte att spela.
analysis-wrong-position = Jag kan inte läsa den här ställningen, eller så passar den inte reglerna.
analysis-unreadable = Jag kan inte läsa de här dragen. De kan vara ofullständiga.
analysis-illegal = { $move } är inte ett tillåtet drag där.
analysis-too-many = En analys kan ha högst 1000 drag.
