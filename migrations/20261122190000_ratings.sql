-- Ratings: which games are rated, what each rated game changed, and where everybody stands after it.
-- All of it but the first three columns can be computed again from the finished games.

alter table challenges
    -- Whether the players agree to a rated game; the terms decide whether it is one.
    add column rated boolean not null default false;

alter table games
    add column rated   boolean not null default false,
    -- How the sides were given to the players; null in games from before ratings.
    add column sides   text    check (sides in ('drawn', 'swapped', 'chosen')),
    -- Why the finished game is not rated; null if it is, or while it runs.
    add column unrated text    check (unrated is null or turn_of is null);

alter table players
    -- Left out of leaderboards by their own wish.
    add column hidden boolean not null default false;

-- What a rated game changed for a player in a pool: '*' is all games, otherwise the name of a ruleset.
create table ratings_log (
    game             bigint           not null references games,
    player           bigint           not null references players,
    pool             text             not null,
    ended_at         timestamptz      not null,
    rating_before    double precision not null,
    -- With what had grown since the game before.
    deviation_before double precision not null,
    rating           double precision not null,
    deviation        double precision not null,
    volatility       double precision not null,
    -- The side term with which it was rated.
    eta              double precision not null,
    -- How many rated games the player has in the pool, with this one.
    games            integer          not null check (games >= 1),
    primary key (player, pool, ended_at, game)
);

create index ratings_log_by_game on ratings_log (game);
create index ratings_log_by_end on ratings_log (ended_at, game);

-- Where a player stands in a pool: the newest row of the log.
create table ratings (
    player     bigint           not null references players,
    pool       text             not null,
    rating     double precision not null,
    deviation  double precision not null,
    volatility double precision not null,
    ended_at   timestamptz      not null,
    game       bigint           not null references games,
    games      integer          not null check (games >= 1),
    primary key (player, pool)
);

-- The newest side term of a ruleset, and the day (of UTC, counted from 1970-01-01) for which it holds.
create table side_terms (
    ruleset text             primary key,
    day     bigint           not null,
    eta     double precision not null,
    games   integer          not null check (games >= 0)
);

-- The rated games of the same two people on a server, in a pool: who may stand on its leaderboard.
create table server_opponents (
    door     text    not null,
    server   bigint  not null,
    pool     text    not null,
    player   bigint  not null references players,
    opponent bigint  not null references players,
    games    integer not null check (games >= 1),
    primary key (door, server, pool, player, opponent)
);

-- The same by player.
create table server_scores (
    door      text        not null,
    server    bigint      not null,
    pool      text        not null,
    player    bigint      not null references players,
    games     integer     not null check (games >= 1),
    opponents integer     not null check (opponents >= 1),
    last_at   timestamptz not null,
    primary key (door, server, pool, player)
);

create index server_scores_by_player on server_scores (player);
create index server_opponents_by_player on server_opponents (player);
create index server_opponents_by_opponent on server_opponents (opponent);
