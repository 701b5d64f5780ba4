-- Games of others whose end people want to be told by a direct message.

-- Whether somebody wants such messages, and the conversation with the bot to which they go, once it is known.
alter table players
    add column following boolean not null default true,
    add column direct bigint references places on delete set null;

create index players_direct on players (direct) where direct is not null;

create table follows (
    id     integer generated always as identity primary key,
    player bigint not null references players,
    game   bigint not null references games on delete cascade,
    since  timestamptz not null,
    -- The game is over, and its message was not accepted.
    untold boolean not null default false,
    constraint follows_once unique (player, game)
);

create index follows_game on follows (game);
create index follows_untold on follows (game) where untold;

-- A message to somebody who follows a game has the number of their row: it waits for none of the game's messages, nor they for it.
alter table outbox
    drop constraint outbox_about,
    add constraint outbox_about check (
        case
            when kind in ('figures', 'puzzle', 'announcement', 'tournament', 'tournament-group', 'tournament-thread', 'tournament-news',
                          'followed')
                then num_nonnulls(game, challenge) = 0 and number is not null
            when kind = 'puzzle-lost' then num_nonnulls(game, challenge, number) = 0
            when kind = 'closing' and challenge is null then game is null and number is not null
            when number is null then challenge is not null
            else game is not null and challenge is null
        end
    );
