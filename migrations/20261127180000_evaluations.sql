-- Positions of the analysis board that workers evaluate: they belong to no game.
alter table thoughts
    -- The position as text, with the side to move; `rules` is then the ruleset as JSON.
    add column position text,
    drop constraint thoughts_kind_check,
    add constraint thoughts_kind_check check (kind in ('move', 'hint', 'review', 'puzzle', 'fair-play', 'evaluation')),
    drop constraint thoughts_about,
    add constraint thoughts_about check (
        (game is null) = (rules is not null) and (game is null) = (num_nonnulls(seed, position) = 1)
    ),
    drop constraint thoughts_without_game,
    add constraint thoughts_without_game check (
        game is not null or kind in ('puzzle', 'evaluation') and (kind = 'evaluation') = (position is not null)
    );

create unique index thoughts_by_position on thoughts (md5(rules || position)) where position is not null;
create index thoughts_evaluated on thoughts (written_at) where position is not null;

-- Whether a position occurs in a running game; the newest games first.
create index entries_by_position on entries (position_hash, game);
-- Games that are in their start position.
create index games_not_begun on games (id) where turn_of is not null and entries = 0;
