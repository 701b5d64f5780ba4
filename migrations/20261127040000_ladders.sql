-- Ladders: the players of a server in an order that their games change.

create table ladders (
    id      bigint generated always as identity primary key,
    door    text        not null,
    server  bigint      not null,
    -- The name of the preset.
    rules   text        not null,
    made_at timestamptz not null,
    constraint ladders_rules unique (door, server, rules)
);

-- The places as they follow from the log.
create table ladder_places (
    ladder   bigint   not null references ladders on delete cascade,
    player   bigint   not null references players,
    place    integer  not null check (place > 0),
    -- Whether the player leaves as soon as none of their games run.
    leaving  boolean  not null,
    -- How many games the player has lost on time since the last other result.
    timeouts smallint not null check (timeouts >= 0),
    constraint ladder_places_pkey primary key (ladder, player),
    -- Several places change in one statement.
    constraint ladder_places_place unique (ladder, place) deferrable initially immediate
);

create index ladder_places_player on ladder_places (player);

create table ladder_games (
    game              bigint primary key references games,
    ladder            bigint   not null references ladders on delete cascade,
    challenger        bigint   not null references players,
    challenged        bigint   not null references players,
    -- The places when it began.
    challenger_began  integer  not null,
    challenged_began  integer  not null,
    -- When it ended; null while it runs.
    ended_at          timestamptz,
    -- The places before and after its end; null where the player had none.
    challenger_before integer,
    challenged_before integer,
    challenger_after  integer,
    challenged_after  integer
);

create index ladder_games_ladder on ladder_games (ladder, ended_at);
create index ladder_games_challenger on ladder_games (challenger, ladder, game);
create index ladder_games_challenged on ladder_games (challenged, ladder, game);

-- What has changed the places, in order.
create table ladder_log (
    ladder      bigint      not null references ladders on delete cascade,
    number      integer     not null check (number > 0),
    happened_at timestamptz not null,
    event       text        not null check (event in ('joined', 'left', 'removed', 'won', 'won-on-time', 'drawn')),
    -- Who came or left; the winner, or a player of a drawn game.
    player      bigint      not null references players,
    -- The other player of the game.
    other       bigint      references players,
    game        bigint      references games,
    constraint ladder_log_pkey primary key (ladder, number)
);

create index ladder_log_player on ladder_log (player);
create index ladder_log_other on ladder_log (other);
create index ladder_log_game on ladder_log (game);

-- Who may make a ladder by joining it first; null means everyone.
alter table server_settings add column ladders text check (ladders in ('everyone', 'managers'));
