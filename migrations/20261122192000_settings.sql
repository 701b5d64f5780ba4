-- What players, servers and channels have set. Nothing stored means that the setting of the server or of the program holds.

alter table players
    -- Whether turns notify the player.
    add column turns  text not null default 'notify'   check (turns in ('notify', 'quiet')),
    -- How private boards look.
    add column theme  text not null default 'wood'     check (theme in ('wood', 'stone', 'high-contrast')),
    -- Whether the player's boards are pictures or text.
    add column boards text not null default 'pictures' check (boards in ('pictures', 'words')),
    -- Which side private boards show below.
    add column below  text not null default 'usual'    check (below in ('usual', 'own'));

create table server_settings (
    door            text     not null check (door in ('discord', 'local')),
    server          bigint   not null,
    -- The language of public messages, as an admin has set it.
    locale          text,
    -- Until then: the server's own as far as the door has one, otherwise that of whoever first challenged there.
    found_locale    text,
    -- Where games may begin: in all channels, only in the listed ones, or in all others.
    channels        text     not null default 'all' check (channels in ('all', 'only', 'except')),
    -- The name of a preset.
    rules           text,
    -- 'none', or the seconds for a move.
    time            text     check (time ~ '^(none|[0-9]+(\+[0-9]+)?)$'),
    rated           text     check (rated in ('rated', 'casual')),
    threads         text     not null default 'ask' check (threads in ('ask', 'always', 'never')),
    games_of_player smallint check (games_of_player between 1 and 100),
    games_here      smallint check (games_here between 1 and 100),
    pages           text     not null default 'open' check (pages in ('open', 'closed')),
    primary key (door, server)
);

-- A channel that has settings of its own, or that a setting of its server names.
create table channel_settings (
    door    text    not null,
    server  bigint  not null,
    channel bigint  not null,
    locale  text,
    rules   text,
    time    text    check (time ~ '^(none|[0-9]+(\+[0-9]+)?)$'),
    -- Whether it is one of the channels that `server_settings.channels` means.
    listed  boolean not null default false,
    -- Whether finished games are also posted there.
    results boolean not null default false,
    -- Whether the door has said that it is deleted.
    gone    boolean not null default false,
    primary key (door, channel),
    foreign key (door, server) references server_settings on delete cascade
);

create index channel_settings_by_server on channel_settings (door, server);
-- Finished games are posted in one channel.
create unique index channel_settings_results on channel_settings (door, server) where results;

-- Servers that have games keep their language until somebody sets another one.
insert into server_settings (door, server, found_locale)
select distinct on (door, server) door, server, locale from places order by door, server, id;
