-- Boards that are talked to: each has buttons until the next one is posted, and an answer to one means its game.

create index outbox_by_message on outbox (message) where kind = 'turn';
