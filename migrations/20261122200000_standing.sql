-- Leaderboards and profiles are read from few rows.

-- Where the player stands in the pool, by games on all servers: copied from `ratings`, so that a leaderboard is one table.
alter table server_scores
    add column rating     double precision,
    add column deviation  double precision,
    add column volatility double precision,
    add column rated_at   timestamptz;

update server_scores s
set rating = r.rating, deviation = r.deviation, volatility = r.volatility, rated_at = r.ended_at
from ratings r
where r.player = s.player and r.pool = s.pool;

-- A score without a rating does not follow from any game.
delete from server_scores where rating is null;

alter table server_scores
    alter column rating set not null,
    alter column deviation set not null,
    alter column volatility set not null,
    alter column rated_at set not null;

-- Who is left out of leaderboards.
create index players_hidden on players (door, id) where hidden;
create index memberships_left on memberships (door, server, player) where has_left;

-- The game whose end told that its result cannot be posted in the channel for results; null while results can be posted.
alter table channel_settings add column told_by bigint;

-- How often the side with the king has announced a clear path to its goal, and two of them; null until the finished game is counted.
alter table games
    add column raichi smallint,
    add column tuichi smallint;

create index games_uncounted on games (id) where turn_of is null and raichi is null;
