-- Questions and answers are lines that reply to the board, which keeps its buttons. The buttons of a line are removed when
-- the next line or board is posted.

alter table games
    -- The newest line that has buttons.
    add column line bigint;

-- Of each game, at most one board and one line have buttons to be removed.
alter table old_buttons
    drop constraint old_buttons_pkey,
    add column of_line boolean not null default false,
    add primary key (game, of_line);

-- An answer to a line means its game, as one to a board does.
drop index outbox_by_message;
create index outbox_by_message on outbox (message) where kind in ('turn', 'line');
