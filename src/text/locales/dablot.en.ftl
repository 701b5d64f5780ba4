# The words and sentences that only Dablot has, in English.

## Sides

side-south = south
    .heading = South
    .led = south
    .possessive = south’s
    .number = one
side-north = north
    .heading = North
    .led = north
    .possessive = north’s
    .number = one

## Ends

end-annihilated = One side has no piece left.
end-leader-captured = The leader is captured.
end-bare-leader = One side has nothing but its leader left.
end-lone-leaders = Nothing but the two leaders is left.

## Offers

offer-menu-dablot = Dablot: the Saami draughts
