-- The side of a challenge may go by the ratings of the players.
alter table challenges
    drop constraint challenges_side_check,
    add constraint challenges_side_check check (side in ('attackers', 'defenders', 'fair'));
