-- Deliveries belong to the process that works on them; what waits for something older about the same game or challenge is
-- not looked at; and the buttons under old boards are a table of their own, so that each move costs fewer rows.

alter table outbox
    -- The process that delivers it. It holds an advisory lock of this number for as long as it lives.
    add column claimed_by bigint,
    -- Whether something older about the same game or challenge has to be delivered first.
    add column blocked boolean not null default false;

-- Of each game, the newest board that still has its buttons though a newer board is in the channel.
create table old_buttons (
    game          bigint      primary key,
    place         bigint      not null,
    message       bigint      not null,
    superseded_at timestamptz not null,
    -- Nobody takes the row before this: a claim lasts for a while, and a failed try waits.
    due_at        timestamptz not null,
    attempts      integer     not null default 0
);

create index old_buttons_due on old_buttons (due_at);

insert into old_buttons (game, place, message, superseded_at, due_at)
select distinct on (retired.game) retired.game, retired.place, board.message, now(), now()
from outbox retired
join outbox board on board.game = retired.game and board.number = retired.number and board.kind = 'turn'
where retired.kind = 'retire' and retired.settled_at is null and board.message is not null
order by retired.game, retired.number desc;

delete from outbox where kind = 'retire' and settled_at is null;

update outbox o set blocked = true
where settled_at is null
  and (exists (select from outbox earlier
               where earlier.game = o.game and earlier.id < o.id and earlier.settled_at is null)
       or exists (select from outbox earlier
                  where earlier.challenge = o.challenge and earlier.id < o.id and earlier.settled_at is null));

-- One index for what a game and one for what a challenge has to say, each of which says everything once.
alter table outbox drop constraint outbox_once;
drop index outbox_by_game;
drop index outbox_by_challenge;
create unique index outbox_of_game on outbox (game, number, kind);
create unique index outbox_of_challenge on outbox (challenge, kind) where challenge is not null;

drop index outbox_waiting;
create index outbox_due on outbox (claimed_by, (kind = 'closing'), due_at) where settled_at is null and not blocked;
create index outbox_blocked on outbox (id) where settled_at is null and blocked;
