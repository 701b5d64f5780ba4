# Tipps von Zuschauern auf den nächsten Zug, auf Deutsch.

guess-button = Zug raten
guess-file = Partie { $game }, dein Tipp für den nächsten Zug ({ $side }): Auf welcher Linie steht die Figur?
guess-piece = Partie { $game }, dein Tipp für den nächsten Zug ({ $side }): Welche Figur zieht?
guess-put = Partie { $game }, dein Tipp für den nächsten Zug ({ $side }): Wohin kommt eine Figur?
guess-taken = Dein Tipp in Partie { $game }: **{ $ply }**. Bis der Zug gespielt ist, kannst du ihn ändern. Dann steht am Brett, wie viele richtig lagen, ohne Namen.
guess-right = -# Diesen Zug haben erraten: { $right } von { $all }.
refuse-guess = { $why ->
    [own] In dieser Partie spielst du selbst. Raten kann nur, wer zuschaut.
    [team] In dieser Partie wird über die Züge abgestimmt, da gibt es nichts zu raten.
    [computer] Gleich zieht der Computer. Rate danach den Zug auf der anderen Seite.
   *[several] Nach diesen Regeln hat ein Zug mehrere Teile, deshalb lässt sich der nächste nicht raten.
}
