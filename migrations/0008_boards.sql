-- Boards that are talked to: each has buttons until the next one is posted, and an answer to one means its game.

-- The kinds of things to say, and what each is about, are the program's `Errand`; it reads no others.
alter table outbox
    drop constraint if exists outbox_kind_check,
    drop constraint if exists outbox_check,
    drop constraint if exists outbox_check1;

create index outbox_by_message on outbox (message) where kind = 'turn';
