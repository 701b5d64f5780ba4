-- A digest of a server, once a week: what has happened there.

alter table server_settings
    -- The day of the week, Monday being 0, and the hour, in UTC, at which it is posted.
    add column digest_day   smallint not null default 6 check (digest_day between 0 and 6),
    add column digest_hour  smallint not null default 17 check (digest_hour between 0 and 23),
    -- When the next one is due; null if the server wants none.
    add column digest_due   timestamptz,
    -- The end of the time that the last one looked back at, or would have, if anything had happened.
    add column digest_until timestamptz,
    -- Whether the last one could not be posted.
    add column digest_lost  boolean not null default false;

create index server_settings_digest_due on server_settings (door, digest_due) where digest_due is not null;

alter table channel_settings
    -- Whether the digest is posted there.
    add column digest boolean not null default false;

create unique index channel_settings_digest on channel_settings (door, server) where digest;

create table digests (
    id     integer     generated always as identity primary key,
    door   text        not null,
    server bigint      not null,
    since  timestamptz not null,
    until  timestamptz not null,
    constraint digests_once unique (door, server, until)
);

-- Who stood on the first page of the leaderboard then, with which the next one compares.
create table digest_places (
    digest integer  not null references digests on delete cascade,
    place  smallint not null check (place >= 1),
    player bigint   not null references players,
    constraint digest_places_pkey primary key (digest, player)
);

create index digest_places_by_player on digest_places (player);

create index ladder_log_by_time on ladder_log (ladder, happened_at);

alter table outbox
    drop constraint outbox_about,
    add constraint outbox_about check (
        case
            when kind in ('figures', 'puzzle', 'announcement', 'tournament', 'tournament-group', 'tournament-thread', 'tournament-news',
                          'followed', 'digest')
                then num_nonnulls(game, challenge) = 0 and number is not null
            when kind = 'puzzle-lost' then num_nonnulls(game, challenge, number) = 0
            when kind = 'closing' and challenge is null then game is null and number is not null
            when number is null then challenge is not null
            else game is not null and challenge is null
        end
    );
