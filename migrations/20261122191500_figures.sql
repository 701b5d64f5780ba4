-- Profiles and leaderboards: what of them is shown to everyone, and who has left a server.

-- What somebody shows of a server's figures: a profile, if there is a player, otherwise a leaderboard.
alter table shares
    alter column game drop not null,
    -- Where it is shown, if it is not of a game.
    add column place  bigint references places,
    -- Whose profile it is.
    add column player bigint references players,
    add constraint shares_about check ((game is null) = (place is not null) and (game is null or player is null));

create index shares_by_place on shares (place) where place is not null;
create index shares_by_player on shares (player) where player is not null;

-- Messages about figures belong to no game and no challenge; their number is that of the share.
alter table outbox
    drop constraint outbox_about,
    add constraint outbox_about check (
        case
            when kind = 'figures' then num_nonnulls(game, challenge) = 0 and number is not null
            when number is null then challenge is not null
            else game is not null and challenge is null
        end
    );

-- Who was looked up in a server, when, and whether they had left it. Discord does not report who leaves.
create table memberships (
    door      text        not null,
    server    bigint      not null,
    player    bigint      not null references players,
    looked_at timestamptz not null,
    has_left  boolean     not null,
    primary key (door, server, player)
);

create index memberships_by_player on memberships (player);
