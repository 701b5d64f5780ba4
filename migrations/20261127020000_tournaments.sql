-- Tournaments of a server: who plays in them, their groups, and what is posted about them.

create table tournaments (
    id                bigint      generated always as identity primary key,
    -- The channel in which it was made.
    place             bigint      not null references places,
    door              text        not null,
    server            bigint      not null,
    creator           bigint      not null references players,
    name              text        not null check (char_length(name) between 1 and 60),
    -- The name in small letters: no two unfinished ones of a server have the same.
    folded_name       text        not null,
    ruleset           jsonb       not null,
    -- How many players it has at most.
    most              smallint    not null check (most between 3 and 64),
    -- How many games each pair of a group plays.
    games             smallint    not null check (games in (1, 2)),
    -- How many games a player has at the same time.
    at_once           smallint    not null check (at_once between 2 and 12),
    pace_seconds      bigint      not null,
    increment_seconds bigint,
    rated             boolean     not null,
    state             text        not null default 'sign-up' check (state in ('sign-up', 'running', 'over', 'cancelled')),
    -- Whether it begins as soon as it has its players.
    when_full         boolean     not null,
    starts_at         timestamptz not null,
    -- Whether the start was put off for want of players.
    put_off           boolean     not null default false,
    -- When something has to be done about it next; null if only the end of a game or a delivery brings it forward.
    due_at            timestamptz,
    -- The message with the list of players.
    message           bigint,
    made_at           timestamptz not null,
    ended_at          timestamptz
);

create unique index tournaments_name on tournaments (door, server, folded_name) where state in ('sign-up', 'running');
create index tournaments_by_server on tournaments (door, server, id);
create index tournaments_by_place on tournaments (place);
create index tournaments_by_creator on tournaments (creator);
create index tournaments_due on tournaments (door, due_at) where due_at is not null;

create table tournament_players (
    tournament bigint      not null references tournaments on delete cascade,
    player     bigint      not null references players,
    joined_at  timestamptz not null,
    -- Why the player leaves or has left after the start.
    leaving    text        check (leaving in ('no-show', 'withdrew', 'removed', 'left', 'time', 'erased')),
    -- What that means for the games of the round in which it happened.
    exit       text        check (exit in ('annulled', 'forfeited')),
    exit_round smallint,
    exit_at    timestamptz,
    -- The place at the end.
    place      smallint,
    constraint tournament_players_pkey primary key (tournament, player),
    constraint tournament_players_exit check (num_nulls(exit, exit_round, exit_at) in (0, 3))
);

create index tournament_players_by_player on tournament_players (player);

create table tournament_groups (
    id         bigint   generated always as identity primary key,
    tournament bigint   not null references tournaments on delete cascade,
    round      smallint not null check (round >= 1),
    number     smallint not null check (number >= 0),
    -- The group whose thread it plays in: its own, or the first one of the round.
    thread_of  smallint not null,
    -- The message from which the thread begins.
    message    bigint,
    -- Where its games are played, once that is known; they do not begin before.
    place      bigint   references places,
    constraint tournament_groups_once unique (tournament, round, number)
);

create index tournament_groups_by_place on tournament_groups (place);

create table tournament_seats (
    of_group bigint   not null references tournament_groups on delete cascade,
    seat     smallint not null,
    player   bigint   not null references players,
    constraint tournament_seats_pkey primary key (of_group, seat)
);

create index tournament_seats_by_player on tournament_seats (player);

-- What is posted about a tournament beside the list of players and the groups.
create table tournament_news (
    id         integer     generated always as identity primary key,
    tournament bigint      not null references tournaments on delete cascade,
    kind       text        not null check (kind in ('put-off', 'cancelled', 'out', 'round', 'over')),
    -- The round that is over, or in which the player went out.
    round      smallint,
    -- Who is out.
    player     bigint      references players
);

create index tournament_news_by_tournament on tournament_news (tournament);
create index tournament_news_by_player on tournament_news (player);

alter table games
    -- The group of a tournament to which the game belongs.
    add column tournament_group bigint references tournament_groups on delete set null;

create index games_by_tournament_group on games (tournament_group) where tournament_group is not null;

-- A message about a tournament belongs to no game and no challenge; its number is that of the tournament, of a group, or of the
-- news. Of kind `closing` are changes of messages: those of challenges, and those of lists of players.
alter table outbox
    drop constraint outbox_about,
    add constraint outbox_about check (
        case
            when kind in ('figures', 'puzzle', 'announcement', 'tournament', 'tournament-group', 'tournament-thread', 'tournament-news')
                then num_nonnulls(game, challenge) = 0 and number is not null
            when kind = 'puzzle-lost' then num_nonnulls(game, challenge, number) = 0
            when kind = 'closing' and challenge is null then game is null and number is not null
            when number is null then challenge is not null
            else game is not null and challenge is null
        end
    );

-- The changes of a list of players that wait: one is enough.
create index outbox_of_sign_ups on outbox (number) where kind = 'closing' and challenge is null and settled_at is null;
