-- The computer as an opponent: it plays one side of a game, and what it has to think about are rows that workers claim.

alter table games
    -- The side that the computer plays, how strong it is, and from what its errors follow; null in games between people.
    add column computer text     check (computer in ('attackers', 'defenders')),
    add column level    smallint check (level between 1 and 6),
    add column seed     bigint,
    add constraint games_computer check (num_nonnulls(computer, level, seed) in (0, 3));

-- A message that waits for a moment, because the answer of the computer may take its place.
alter table outbox
    add column held boolean not null default false;

create table thoughts (
    id         bigint generated always as identity primary key,
    kind       text        not null check (kind in ('move', 'hint', 'review', 'puzzle')),
    game       bigint      not null references games,
    -- The number of entries in the game's log; with another one, the thought is of no use any more.
    ply        integer     not null check (ply >= 0),
    -- Moves before hints, hints before reviews, reviews before puzzles.
    priority   smallint    not null,
    -- The version of the program that wrote it.
    engine     text        not null,
    written_at timestamptz not null,
    -- Nobody takes the row before this: a claim lasts for a while.
    due_at     timestamptz not null,
    attempts   integer     not null default 0,
    -- Of the newest claim.
    token      bigint,
    -- What was found, unless finding it has changed the game; then nobody takes the row any more.
    result     jsonb,
    constraint thoughts_once unique (game, ply, kind)
);

create index thoughts_due on thoughts (priority, due_at) where result is null;
