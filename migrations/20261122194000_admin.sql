-- What admins of servers do, and who may not play on a server.

create table blocks (
    door       text        not null,
    server     bigint      not null,
    player     bigint      not null references players,
    blocked_at timestamptz not null,
    constraint blocks_pkey primary key (door, server, player)
);

create index blocks_by_player on blocks (player);

-- One row for each act. The reason is here and not in the log of the game, so that it can be erased with the admin who typed it.
create table admin_log (
    id      bigint      generated always as identity primary key,
    door    text        not null,
    server  bigint      not null,
    admin   bigint      not null references players,
    done_at timestamptz not null,
    act     text        not null check (act in ('end', 'move', 'close', 'block', 'unblock', 'export')),
    -- The game that was ended or moved, and the entry of its log.
    game    bigint      references games,
    number  integer,
    -- How it was ended.
    result  text        check (result in ('abort', 'draw', 'first', 'second')),
    reason  text        check (char_length(reason) between 1 and 200),
    -- The channel to which it was moved.
    channel bigint,
    -- Who was blocked or unblocked, or whose challenges were closed.
    player  bigint      references players,
    -- How many challenges were closed, or games exported.
    count   integer,
    check ((act in ('end', 'move')) = (game is not null)),
    check ((game is null) = (number is null)),
    check ((act = 'end') = (result is not null))
);

create index admin_log_by_server on admin_log (door, server, id);
create index admin_log_by_game on admin_log (game, number) where game is not null;
create index admin_log_by_admin on admin_log (admin);
create index admin_log_by_player on admin_log (player) where player is not null;

alter table challenges
    drop constraint challenges_state_check,
    add constraint challenges_state_check
        check (state in ('open', 'accepted', 'declined', 'withdrawn', 'deleted', 'lapsed', 'closed'));

-- Whoever shares something is a player as well, so that one key stands for each person.
create temporary view sharers as
select s.id as share, p.door, s.sharer as key
from shares s
left join games g on g.id = s.game
join places p on p.id = coalesce(s.place, g.place);

insert into players (door, door_key)
select distinct door, key from sharers
on conflict on constraint players_door_key do nothing;

alter table shares add column shared_by bigint references players;

update shares s
set shared_by = p.id
from sharers by join players p on p.door = by.door and p.door_key = by.key
where by.share = s.id;

drop view sharers;

alter table shares
    alter column shared_by set not null,
    drop column sharer;

create index shares_by_sharer on shares (shared_by);

-- When a player was first seen: whoever never played is forgotten one day.
alter table players
    add column created_at timestamptz not null default now();

create index players_by_age on players (created_at);

-- Servers that the bot was added to, so that each is greeted once.
create table greetings (
    door       text        not null,
    server     bigint      not null,
    -- When the bot was found to be there.
    joined_at  timestamptz not null,
    -- When the greeting was posted; null if it was not yet.
    greeted_at timestamptz,
    constraint greetings_pkey primary key (door, server)
);

create index greetings_by_age on greetings (joined_at);

-- Closed challenges are deleted after a while.
create index challenges_closed_by_age on challenges (closed_at) where closed_at is not null;
