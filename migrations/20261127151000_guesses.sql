-- Guesses of the next move by those who watch a game. They are counted and deleted when it is played.

create table guesses (
    game   bigint not null references games on delete cascade,
    player bigint not null references players,
    ply    text   not null,
    constraint guesses_pkey primary key (game, player)
);

create index guesses_by_player on guesses (player);

-- games.has_plans is true where somebody has guessed, too: a move in any other game looks for neither.
alter table entries
    -- How many have guessed a move,
    add column guessed integer,
    -- of how many; null where nobody has guessed.
    add column guesses integer;
