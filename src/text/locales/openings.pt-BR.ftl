# As aberturas, em português do Brasil.

command-openings = aberturas
command-openings-about = Mostra o que foi jogado nos primeiros lances das partidas ranqueadas
option-openings-rules = regras
option-openings-rules-about = As regras das partidas (as de costume aqui, se não escolher)
option-openings-moves = lances
option-openings-moves-about = Os lances até a posição, como d1-d4 e7-e9 (o início, se não escrever nada)

openings-title = **Aberturas** · { $rules }
openings-start = No início da partida.
openings-after = Depois de { $moves }
openings-count = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
openings-played = Assim se seguiu daqui, { $games }:
openings-none = Nenhuma partida ranqueada encerrada seguiu daqui.
openings-end = Só os primeiros { $count } lances são contados.
openings-line = **{ $move }** · { $games } · { $results } · rating { $rating }
openings-won = { $side } { $percent }%
openings-drawn = empates { $percent }%
openings-more = { $count ->
    [one] -# Foi jogado { $count } outro lance.
   *[other] -# Foram jogados outros { $count } lances.
}
openings-how = -# De partidas ranqueadas encerradas em servidores que mostram suas partidas na web. Imagens espelhadas contam como uma; o rating é a média dos jogadores.
openings-option = { $move } · { $games }
openings-menu = Continuar com…
openings-back = Voltar
openings-alt = O tabuleiro de { $rules } em uma abertura.
