# The analysis board, in Polish.

analysis-title = Plansza do analizy
analysis-lead = Tutaj ruszasz się za obie strony. Twoi przeciwnicy tego nie widzą.
analysis-open = Analizuj
analysis-undo = Cofnij
analysis-delete = Usuń ten ruch
analysis-promote = Przesuń wariant wyżej
analysis-note = Notatka
analysis-marks = Zaznaczaj pola i rysuj strzałki prawym przyciskiem myszy, klawiszem M albo przytrzymując palec na planszy.
analysis-set-up = Inna plansza
analysis-rules = Zasady
analysis-position = Pozycja
analysis-moves = Ruchy lub zapis partii
analysis-show = Pokaż
analysis-link = Link do tej analizy
analysis-record = Zapis z wariantami
analysis-script = Ta strona wymaga JavaScriptu.
analysis-too-long = Link mieści 4000 znaków, a ta analiza byłaby dłuższa. Usuń kilka ruchów albo skróć notatki.
analysis-no-such-rules = Nie ma zasad o nazwie „{ $rules }”.
analysis-unplayable = Według zasad z tego linku nie da się grać.
analysis-wrong-position = Nie mogę odczytać tej pozycji albo nie pasuje ona do zasad.
analysis-unreadable = Nie mogę odczytać tych ruchów. Może są niepełne.
analysis-illegal = { $move } nie jest tam dozwolonym ruchem.
analysis-too-many = Analiza może mieć najwyżej 1000 ruchów.
