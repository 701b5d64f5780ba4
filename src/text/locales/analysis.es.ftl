# The analysis board, in Spanish.

analysis-title = Tablero de análisis
analysis-lead = Aquí juegas con los dos bandos. Tus rivales no ven nada.
analysis-open = Analizar
analysis-undo = Deshacer
analysis-delete = Borrar esta jugada
analysis-promote = Subir la variante
analysis-note = Nota
analysis-marks = Marca casillas y dibuja flechas con el botón derecho del ratón, con la tecla M o dejando el dedo en el tablero.
analysis-set-up = Otro tablero
analysis-rules = Reglas
analysis-position = Posición
analysis-moves = Jugadas o un registro
analysis-show = Mostrar
analysis-link = Enlace a este análisis
analysis-record = Registro con variantes
analysis-script = Esta página necesita JavaScript.
analysis-too-long = En un enlace caben 4000 caracteres, y este análisis sería más largo. Borra algunas jugadas o acorta tus notas.
analysis-no-such-rules = No hay reglas que se llamen «{ $rules }».
analysis-unplayable = Con las reglas de este enlace no se puede jugar.
analysis-wrong-position = No puedo leer esta posición, o no encaja con las reglas.
analysis-unreadable = No puedo leer estas jugadas. Puede que estén incompletas.
analysis-illegal = { $move } no es una jugada legal ahí.
analysis-too-many = Un análisis puede tener 1000 jugadas como máximo.
