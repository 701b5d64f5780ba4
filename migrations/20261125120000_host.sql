-- What the host of the bot decides for all servers: who may not use it, and what is announced.

create table host_blocks (
    door       text        not null,
    kind       text        not null check (kind in ('server', 'person')),
    -- The number of the server or the person at the door. A person need not be a player yet, and stays blocked after their data
    -- was erased.
    key        bigint      not null,
    blocked_at timestamptz not null,
    constraint host_blocks_pkey primary key (door, kind, key)
);

create table announcements (
    id      integer     generated always as identity primary key,
    text    text        not null,
    made_at timestamptz not null
);

create index announcements_by_age on announcements (made_at);

-- An announcement belongs to no game and no challenge; its number is that of its text.
alter table outbox
    drop constraint outbox_about,
    add constraint outbox_about check (
        case
            when kind in ('figures', 'puzzle', 'announcement') then num_nonnulls(game, challenge) = 0 and number is not null
            when kind = 'puzzle-lost' then num_nonnulls(game, challenge, number) = 0
            when number is null then challenge is not null
            else game is not null and challenge is null
        end
    );

-- No channel gets an announcement twice.
create unique index outbox_announcements on outbox (number, place) where kind = 'announcement';
