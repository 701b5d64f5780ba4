-- Challenges keep why their games are casual, and games only what happened after they had begun.

alter table challenges
    drop column rated,
    -- Why the games are casual; null if they are rated.
    add column unrated text default 'casual';

comment on column games.rated is 'whether it is to be rated: the players agreed to that, and the terms allow it';
comment on column games.unrated is 'why the finished game is not rated though it was to be; null if it is, while it runs, and for casual games';

-- The games that ratings follow from, in the order in which they are rated.
create index games_rated on games (moved_at, id) where rated and turn_of is null;

-- The samples of a ruleset's side term, in the same order.
create index ratings_log_by_pool on ratings_log (pool, ended_at, game);

-- When a player last moved, in whatever game.
create index entries_by_player_and_time on entries (player, made_at) where player is not null;
drop index entries_by_player;
