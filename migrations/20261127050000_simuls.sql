-- Simuls: challenges that several people accept, each for a game of their own.

-- How many may play; null for a challenge to one.
alter table challenges add column seats smallint check (seats between 2 and 20);

create table simul_games (
    game      bigint primary key references games,
    challenge bigint not null references challenges on delete cascade
);

create index simul_games_challenge on simul_games (challenge, game);
