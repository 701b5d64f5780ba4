-- Challenges say more of what is to be played, lapse, and are declined with a reason; two games make a match; a
-- game may have a thread of its own.

alter table challenges
    -- Seconds for each move; null is no limit.
    add column pace_seconds bigint,
    add column format       text   not null default 'single' check (format in ('single', 'match')),
    add column room         text   not null default 'channel' check (room in ('channel', 'thread')),
    -- The finished game after which it is a rematch.
    add column rematch_of   bigint references games,
    -- Why it was declined, as it was typed.
    add column reason       text,
    drop constraint challenges_state_check,
    add constraint challenges_state_check
        check (state in ('open', 'accepted', 'declined', 'withdrawn', 'deleted', 'lapsed')),
    add constraint challenges_reason_check
        check (reason is null or (state = 'declined' and char_length(reason) between 1 and 200));

-- Of one game, one rematch is offered at a time.
create unique index challenges_rematch on challenges (rematch_of) where state = 'open';
create index challenges_open_by_age on challenges (made_at) where state = 'open';
create index challenges_open_by_challenger on challenges (challenger) where state = 'open';
create index challenges_open_by_place on challenges (place) where state = 'open';

-- A match of two games, in the second of which the sides are switched.
create table matches (
    id           bigint generated always as identity primary key,
    -- The men that each side captured in the first game, once it is over.
    by_attackers integer check (by_attackers >= 0),
    by_defenders integer check (by_defenders >= 0),
    check ((by_attackers is null) = (by_defenders is null))
);

alter table games
    -- The match that it belongs to, as its first or second game.
    add column of_match bigint   references matches,
    add column leg      smallint check (leg in (1, 2)),
    add constraint games_of_match unique (of_match, leg),
    add check ((of_match is null) = (leg is null));

create index games_running_by_place on games (place) where turn_of is not null;

-- Of a thread, the channel that it belongs to.
alter table places
    add column parent bigint;

-- A thread that has to be opened belongs to its challenge and to its game, whose first turn waits for it.
alter table outbox
    drop constraint outbox_about,
    add constraint outbox_about check (
        case when number is null then challenge is not null else game is not null and challenge is null end
    );
