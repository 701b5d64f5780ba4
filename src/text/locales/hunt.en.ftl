# The words and sentences that only hunts have, in English.

## Sides

side-few = few
    .heading = The few
    .led = the few
    .possessive = few’s
    .number = many
side-many = many
    .heading = The many
    .led = the many
    .possessive = many’s
    .number = many

## Turns and ends

turn-huffed = A piece could have captured and hasn’t, so it’s removed.
end-taken = None of the few is left.
end-too-few = Too few of the many are left.
end-reached = A piece has got through to { $square }.
end-behind = The few have got behind all of the many.
end-filled = The many hold every point that they had to fill.

## Offers

offer-menu-hunt = Hunts: fox, tiger and leopard games
