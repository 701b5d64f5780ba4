-- What waits for something older about the same challenge finds it without looking at all that waits.

create index outbox_waiting_by_challenge on outbox (challenge, id) where settled_at is null and challenge is not null;
