-- Who is signed in, in a browser or within Discord. Of the secret by which a page proves it, only the SHA-256 is stored.

create table sessions (
    secret     bytea       not null,
    player     bigint      not null references players,
    expires_at timestamptz not null,
    constraint sessions_pkey primary key (secret),
    constraint sessions_secret check (length(secret) = 32)
);

create index sessions_player on sessions (player, expires_at);
create index sessions_expires_at on sessions (expires_at);

-- The boards that people have opened by a button in a channel, which is how it is known that they may see them.
create table opened_boards (
    player    bigint      not null references players,
    game      bigint      not null references games on delete cascade,
    opened_at timestamptz not null,
    constraint opened_boards_pkey primary key (player, game)
);

create index opened_boards_game on opened_boards (game);
create index opened_boards_opened_at on opened_boards (opened_at);
