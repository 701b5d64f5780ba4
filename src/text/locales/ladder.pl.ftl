# Drabinki, po polsku.

command-ladder = drabinka
command-ladder-about = Wspinaj się po drabince tego serwera
command-ladder-show = pokaż
command-ladder-show-about = Pokaż, kto gdzie stoi i komu możesz rzucić wyzwanie
command-ladder-join = dołącz
command-ladder-join-about = Zajmij miejsce na końcu drabinki
command-ladder-leave = opuść
command-ladder-leave-about = Oddaj swoje miejsce w drabince
command-ladder-challenge = wyzwanie
command-ladder-challenge-about = Zagraj o miejsce kogoś, kto stoi nad tobą
option-ladder-show-rules = zasady
option-ladder-show-rules-about = Zasady drabinki (jeśli nic nie podasz, te zwykłe tutaj)
option-ladder-join-rules = zasady
option-ladder-join-rules-about = Zasady drabinki (jeśli nic nie podasz, te zwykłe tutaj)
option-ladder-leave-rules = zasady
option-ladder-leave-rules-about = Zasady drabinki (jeśli nic nie podasz, te zwykłe tutaj)
option-ladder-challenge-rules = zasady
option-ladder-challenge-rules-about = Zasady drabinki (jeśli nic nie podasz, te zwykłe tutaj)
option-ladder-challenge-opponent = przeciwnik
option-ladder-challenge-opponent-about = Ktoś nad tobą (jeśli nic nie podasz, najwyższa wolna osoba)

ladder-title = **Drabinka tego serwera** · { $rules }
ladder-none = Nie ma w niej nikogo.
ladder-line = **{ $place }** · { $player }
ladder-plays = gra: { $players }
ladder-is-leaving = odchodzi
ladder-why-not = { $why ->
    [too-far] za wysoko nad tobą
    [opponent-away] urlop
    [opponent-busy] dość już wyzwań
    [playing] już gracie
   *[met-lately] { $count ->
        [one] znów możliwe za jeden dzień
        [few] znów możliwe za { $count } dni
        [many] znów możliwe za { $count } dni
       *[other] znów możliwe za { $count } dnia
    }
}
ladder-own = Twoje miejsce: { $place }.
ladder-own-none = Nie ma cię w niej. `/{ command-ladder } { command-ladder-join }` da ci miejsce na końcu.
ladder-free = `/{ command-ladder } { command-ladder-challenge }` zaczyna partię z graczem { $player }.
ladder-alt = Drabinka: { $rows }.
ladder-how = -# Możesz rzucić wyzwanie osobom do { $reach } miejsc nad tobą i partia zaczyna się od razu: 6 dni i 10 godzin na każdy ruch. Wygrana daje ci to miejsce. Przegrana na czas kosztuje 5 miejsc więcej, a dwa razy z rzędu – miejsce w drabince. Strzałki pokazują ostatnie 30 dni.
ladder-begins = Drabinka: { $challenger } (miejsce { $from }) rzuca wyzwanie: { $challenged } (miejsce { $to }).
ladder-result = Drabinka: { $moves }.
ladder-move = { $player } { $from } → { $to }
ladder-stays = Drabinka: miejsca się nie zmieniają.
ladder-out = { $player } nie jest już w drabince.
ladder-joined = Jesteś teraz w drabince **{ $rules }**, na miejscu { $place }. `/{ command-ladder } { command-ladder-challenge }` zaczyna partię z kimś nad tobą. Inni mogą rzucić wyzwanie tobie i taka partia zaczyna się od razu.
ladder-left = Nie jesteś już w drabince **{ $rules }**.
ladder-leaves = Znikniesz z drabinki **{ $rules }**, gdy tylko skończą się twoje partie w niej; dla przeciwników nadal się liczą. Jeśli zmienisz zdanie, `/{ command-ladder } { command-ladder-join }` zachowa twoje miejsce.
ladder-challenged = Drabinka: { $challenger } rzuca wyzwanie: { $opponent }, **{ $rules }**, partia { $game }.
refuse-ladder = { $why ->
    [only-managers] Nie ma tu jeszcze drabinki **{ $rules }**, a utworzyć ją mogą tylko osoby zarządzające serwerem.
    [not-made] Nie ma tu jeszcze drabinki **{ $rules }**. `/{ command-ladder } { command-ladder-join }` ją utworzy.
    [already-in] Jesteś już w drabince **{ $rules }**, na miejscu { $count }.
    [not-in] Nie ma cię w drabince **{ $rules }**. `/{ command-ladder } { command-ladder-join }` da ci miejsce.
    [opponent-gone] { $opponent } nie jest już na serwerze ani w drabince.
    [opponent-not-in] { $opponent } nie jest w drabince **{ $rules }**.
    [leaving] Właśnie opuszczasz drabinkę. `/{ command-ladder } { command-ladder-join }` zachowa twoje miejsce.
    [opponent-leaving] { $opponent } właśnie opuszcza drabinkę.
    [not-above] Wyzwanie możesz rzucić tylko osobom nad tobą. `/{ command-ladder } { command-ladder-show }` je pokazuje.
    [too-far] { $opponent } stoi za wysoko: możesz rzucić wyzwanie osobom do { $count } miejsc nad tobą.
    [away] Masz urlop. `/{ command-vacation } { command-vacation-end }` go kończy.
    [opponent-away] { $opponent } ma urlop.
    [busy] Trwają już { $count } partie z twoich wyzwań. Gdy jedna z nich się skończy, możesz rzucić następne.
    [opponent-busy] { $opponent } gra już { $count } partie z wyzwań innych osób. Spróbuj, gdy jedna z nich się skończy.
    [playing] Już grasz w drabince: { $opponent }.
    [met-lately] { $count ->
        [one] Dopiero co trwała wasza partia: { $opponent }. Znów możecie zagrać za jeden dzień.
        [few] Dopiero co trwała wasza partia: { $opponent }. Znów możecie zagrać za { $count } dni.
        [many] Dopiero co trwała wasza partia: { $opponent }. Znów możecie zagrać za { $count } dni.
       *[other] Dopiero co trwała wasza partia: { $opponent }. Znów możecie zagrać za { $count } dnia.
    }
   *[nobody-free] Nikomu nad tobą nie można teraz rzucić wyzwania. `/{ command-ladder } { command-ladder-show }` pokazuje, dlaczego.
}
server-choice-ladders = { $rule ->
    [everyone] każdy może ją utworzyć
   *[managers] utworzyć ją mogą tylko osoby zarządzające serwerem
}
