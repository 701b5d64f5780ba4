-- People, places, challenges, games and what still has to be said.
--
-- Two rules hold throughout: the log of a game (`entries`) is the truth and is only ever appended to,
-- and whatever has to be said is written into `outbox` by the transaction that makes it true.

-- A player is somebody at a door: a Discord user, or a seat at the local table.
create table players (
    id       bigint generated always as identity primary key,
    door     text   not null check (door in ('discord', 'local')),
    door_key bigint not null,
    constraint players_door_key unique (door, door_key)
);

-- Where games are played: a channel of a server at a door. Public messages use the server's language.
create table places (
    id      bigint generated always as identity primary key,
    door    text   not null check (door in ('discord', 'local')),
    server  bigint not null,
    channel bigint not null,
    locale  text   not null,
    constraint places_door_channel unique (door, channel)
);

create table games (
    id         bigint generated always as identity primary key,
    place      bigint      not null references places,
    -- The whole ruleset: a later correction of a preset never changes a running game.
    ruleset    jsonb       not null,
    attackers  bigint      not null references players,
    defenders  bigint      not null references players,
    started_at timestamptz not null,
    -- A summary of the log, written by the transaction that appends to it.
    entries    integer     not null default 0 check (entries >= 0),
    turn_of    bigint      references players,
    winner     text        check (winner in ('attackers', 'defenders')),
    ending     text,
    moved_at   timestamptz not null,
    -- The newest message that shows the board.
    message    bigint,
    check ((turn_of is null) = (ending is not null)),
    check (winner is null or ending is not null)
);

create index games_running_by_attackers on games (attackers, moved_at) where turn_of is not null;
create index games_running_by_defenders on games (defenders, moved_at) where turn_of is not null;
create index games_by_place on games (place, moved_at);

-- The log. Its key decides every race: of two moves made at once, one finds its number taken.
create table entries (
    game          bigint      not null references games,
    number        integer     not null check (number >= 1),
    player        bigint      not null references players,
    made_at       timestamptz not null,
    -- What was done, as the code's `Deed`: a move, a resignation.
    deed          jsonb       not null,
    -- The hash of the position after it: tells if a change of the program ever altered history.
    position_hash bigint      not null,
    constraint entries_pkey primary key (game, number)
);

create table challenges (
    id         bigint generated always as identity primary key,
    place      bigint      not null references places,
    challenger bigint      not null references players,
    -- Nobody: whoever accepts first plays.
    opponent   bigint      references players,
    ruleset    jsonb       not null,
    -- The side that the challenger asked for; null leaves it to chance.
    side       text        check (side in ('attackers', 'defenders')),
    state      text        not null default 'open'
               check (state in ('open', 'accepted', 'declined', 'withdrawn', 'deleted')),
    made_at    timestamptz not null,
    closed_at  timestamptz,
    accepted_by bigint     references players,
    game       bigint      unique references games,
    message    bigint,
    check ((state = 'open') = (closed_at is null)),
    check ((state = 'accepted') = (game is not null)),
    check ((state = 'accepted') = (accepted_by is not null))
);

create index challenges_by_message on challenges (message) where state = 'open';

-- What an interaction did, so that the same one delivered again does nothing and is told the same.
create table interactions (
    door    text        not null,
    key     bigint      not null,
    done_at timestamptz not null,
    outcome jsonb       not null,
    constraint interactions_pkey primary key (door, key)
);

create index interactions_by_age on interactions (done_at);

-- What still has to be said. A row names the thing, not its words: they are made when it is sent.
create table outbox (
    id           bigint generated always as identity primary key,
    place        bigint      not null references places,
    kind         text        not null check (kind in ('challenge', 'closing', 'turn')),
    challenge    bigint      references challenges,
    game         bigint      references games,
    number       integer,
    -- Nobody else takes the row before this: the door that wrote it goes first, a failed try waits.
    due_at       timestamptz not null,
    attempts     integer     not null default 0,
    settled_at   timestamptz,
    message      bigint,
    failure      text,
    check ((kind = 'turn') = (game is not null and number is not null)),
    check ((kind = 'turn') = (challenge is null)),
    constraint outbox_once unique nulls not distinct (kind, challenge, game, number)
);

create index outbox_waiting on outbox (due_at) where settled_at is null;
create index outbox_waiting_by_game on outbox (game, id) where settled_at is null;
create index outbox_by_game on outbox (game, number);
