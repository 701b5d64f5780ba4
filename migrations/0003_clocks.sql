-- Games over days: clocks, reminders, vacations, and the times in which no move could be taken.

alter table games
    -- The time for each move; null is as long as one likes.
    add column pace_seconds  bigint check (pace_seconds > 0),
    -- The clock of whoever's turn it is: it runs to the deadline, or stands with so much time left, or there is none.
    add column deadline      timestamptz,
    add column time_left_ms  bigint check (time_left_ms >= 0),
    -- When whoever's turn it is has to be reminded; null if that is done, or not wanted.
    add column remind_at     timestamptz,
    -- The clock as it was before the newest move, which comes back with the turn if the move is taken back.
    add column former_clock  jsonb,
    -- Why the clock stands, if it does.
    add column halted        text check (halted in ('suspended', 'paused', 'vacation')),
    add constraint games_clock check (deadline is null or time_left_ms is null),
    add constraint games_reminder check (remind_at is null or deadline is not null),
    add constraint games_over check (turn_of is not null or (deadline is null and time_left_ms is null));

create index games_by_deadline on games (deadline) where deadline is not null;
create index games_by_reminder on games (remind_at) where remind_at is not null;

-- Some entries are nobody's: that the time ran out, that a game was suspended.
alter table entries alter column player drop not null;

alter table players add column reminders boolean not null default true;

create table vacations (
    id        bigint generated always as identity primary key,
    player    bigint      not null references players,
    begins_at timestamptz not null,
    until     timestamptz not null,
    -- When it ended; null while it lasts.
    ended_at  timestamptz,
    check (begins_at < until)
);

create unique index vacations_running on vacations (player) where ended_at is null;
create index vacations_by_end on vacations (until) where ended_at is null;
create index vacations_by_player on vacations (player, begins_at);

-- When moves could last be taken at a door. What is missing between two beats is given back to whoever was to move.
create table heartbeats (
    door    text        primary key check (door in ('discord', 'local')),
    beat_at timestamptz not null
);

-- A reminder is said once for an entry, as a turn is. What kinds there are is the program's to know.
alter table outbox
    drop constraint outbox_kind_check,
    drop constraint outbox_check,
    drop constraint outbox_check1,
    add constraint outbox_about check (num_nonnulls(challenge, game) = 1 and (game is null) = (number is null));
