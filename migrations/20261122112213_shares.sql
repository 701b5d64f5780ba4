-- Boards, animations and records that somebody has shown to everyone in a channel. A row of the outbox names a share as
-- `number`.
create table shares (
    id      integer     generated always as identity primary key,
    game    bigint      not null references games,
    -- How much of the log it shows.
    entries integer     not null check (entries >= 0),
    -- Who shares it, as the door knows them: they need not be a player.
    sharer  bigint      not null,
    -- The board in some style, the animation or the record.
    shown   text        not null,
    made_at timestamptz not null
);

create index shares_by_game on shares (game);

-- The game of any message: of a board, an animation, a share.
drop index if exists outbox_by_message;
create index outbox_by_message on outbox (message) where message is not null;
