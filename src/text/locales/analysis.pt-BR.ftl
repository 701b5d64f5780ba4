# The analysis board, in Brazilian Portuguese.

analysis-title = Tabuleiro de análise
analysis-lead = Aqui você joga pelos dois lados. Seus adversários não veem nada.
analysis-open = Analisar
analysis-undo = Desfazer
analysis-delete = Apagar este lance
analysis-promote = Subir a variante
analysis-note = Nota
analysis-marks = Marque casas e desenhe setas com o botão direito do mouse, com a tecla M ou segurando o dedo no tabuleiro.
analysis-set-up = Outro tabuleiro
analysis-rules = Regras
analysis-position = Posição
analysis-moves = Lances ou um registro
analysis-show = Mostrar
analysis-link = Link para esta análise
analysis-record = Registro com variantes
analysis-script = Esta página precisa de JavaScript.
analysis-too-long = Um link comporta 4000 caracteres, e esta análise seria mais longa. Apague alguns lances ou encurte suas notas.
analysis-no-such-rules = Não há regras chamadas “{ $rules }”.
analysis-unplayable = Não dá para jogar com as regras deste link.
analysis-wrong-position = Não consigo ler esta posição, ou ela não combina com as regras.
analysis-unreadable = Não consigo ler estes lances. Talvez estejam incompletos.
analysis-illegal = { $move } não é um lance permitido ali.
analysis-too-many = Uma análise pode ter no máximo 1000 lances.
