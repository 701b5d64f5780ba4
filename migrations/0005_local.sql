-- The page that stands for a channel: who sits there, and what is said there in which order.

-- A seat is a player at the door `local`, whose number there is the seat's.
create table seats (
    player bigint primary key references players,
    -- Null: the seat is called by its number, in the language of whoever reads.
    name   text check (char_length(name) between 1 and 32)
);

create unique index seats_name on seats (lower(name));

-- The numbers of messages, which Discord gives where it carries them.
create sequence local_messages as bigint;

create index outbox_by_place on outbox (place, message) where message is not null;
