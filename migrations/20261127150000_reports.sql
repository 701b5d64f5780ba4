-- Messages that people report to the admins of a server, in a channel that those have chosen.

alter table channel_settings
    -- Whether reports are posted there.
    add column reports boolean not null default false;

create unique index channel_settings_reports on channel_settings (door, server) where reports;

create table reports (
    id          integer     generated always as identity primary key,
    -- Where the message is.
    place       bigint      not null references places on delete cascade,
    message     bigint      not null,
    reporter    bigint      not null references players,
    reported_at timestamptz not null,
    constraint reports_once unique (place, message, reporter)
);

create index reports_by_reporter on reports (reporter);

alter table outbox
    drop constraint outbox_about,
    add constraint outbox_about check (
        case
            when kind in ('figures', 'puzzle', 'announcement', 'tournament', 'tournament-group', 'tournament-thread', 'tournament-news',
                          'followed', 'digest', 'report')
                then num_nonnulls(game, challenge) = 0 and number is not null
            when kind = 'puzzle-lost' then num_nonnulls(game, challenge, number) = 0
            when kind = 'closing' and challenge is null then game is null and number is not null
            when number is null then challenge is not null
            else game is not null and challenge is null
        end
    );
