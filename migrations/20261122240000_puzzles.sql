-- Puzzles: found in advance by workers, posted once a day where a server wants them, and answered privately.

create table puzzles (
    id       bigint      generated always as identity primary key,
    -- The name of a preset, and the position with the side to move as records have it.
    rules    text        not null,
    position text        not null,
    -- The line of play, and for each of the solver's plies in it all that win as soon.
    solution text        not null,
    ways     jsonb       not null,
    -- How many plies of the solver win, and what ends the game.
    moves    integer     not null check (moves >= 1),
    reason   text        not null,
    -- How hard it was to prove.
    nodes    bigint      not null,
    made_at  timestamptz not null,
    -- The same for all mirror images of a position.
    likeness text        not null,
    constraint puzzles_once unique (rules, likeness)
);

-- The puzzle of a day on a server.
create table daily_puzzles (
    id        integer     generated always as identity primary key,
    door      text        not null,
    server    bigint      not null,
    day       date        not null,
    puzzle    bigint      not null references puzzles,
    posted_at timestamptz not null,
    constraint daily_puzzles_once unique (door, server, day),
    -- No server gets a puzzle twice.
    constraint daily_puzzles_new unique (door, server, puzzle)
);

create index daily_puzzles_by_server on daily_puzzles (door, server, id);
create index daily_puzzles_by_age on daily_puzzles (posted_at);
create index daily_puzzles_by_puzzle on daily_puzzles (puzzle);

-- How far somebody is with a puzzle of a day.
create table puzzle_answers (
    daily     integer     not null references daily_puzzles,
    player    bigint      not null references players,
    -- How many plies of the solution have been played, those of the other side included.
    played    integer     not null default 0 check (played >= 0),
    -- How many answers were wrong.
    wrong     integer     not null default 0 check (wrong >= 0),
    solved_at timestamptz,
    constraint puzzle_answers_pkey primary key (daily, player)
);

create index puzzle_answers_by_player on puzzle_answers (player);

alter table server_settings
    -- The hour of the day, in UTC, at which the puzzle is posted.
    add column puzzle_hour smallint not null default 17 check (puzzle_hour between 0 and 23),
    -- When the next one is due; null if the server wants none.
    add column puzzle_due  timestamptz,
    -- Whether the admins have been told that it cannot be posted.
    add column puzzle_told boolean not null default false;

create index server_settings_puzzle_due on server_settings (door, puzzle_due) where puzzle_due is not null;

alter table channel_settings
    -- Whether the puzzle of the day is posted there.
    add column puzzles boolean not null default false;

create unique index channel_settings_puzzles on channel_settings (door, server) where puzzles;

-- Puzzles are looked for in finished games, and in games that the computer plays against itself: those belong to no game.
alter table thoughts
    alter column game drop not null,
    add column rules text,
    add column seed  bigint,
    add constraint thoughts_about check ((game is null) = (rules is not null) and (game is null) = (seed is not null)),
    add constraint thoughts_without_game check (game is not null or kind = 'puzzle');

-- A message about a puzzle belongs to no game and no challenge; its number is that of the puzzle of the day, if it is one.
alter table outbox
    drop constraint outbox_about,
    add constraint outbox_about check (
        case
            when kind in ('figures', 'puzzle') then num_nonnulls(game, challenge) = 0 and number is not null
            when kind = 'puzzle-lost' then num_nonnulls(game, challenge, number) = 0
            when number is null then challenge is not null
            else game is not null and challenge is null
        end
    );
