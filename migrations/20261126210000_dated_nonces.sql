-- Discord knows a message by its nonce for some minutes only. The nonce begins with the second in which the message was written, so that
-- the bot looks for an older message in the channel before it sends it again.
alter table outbox alter column nonce
    set default left(to_hex(extract(epoch from now())::bigint) || '-' || translate(gen_random_uuid()::text, '-', ''), 25);
