-- Discord knows a message by its nonce for some minutes only. The nonce begins with the second in which the message was written, so that
-- whoever sends an older one again looks first whether it is in the channel.
alter table outbox alter column nonce
    set default left(to_hex(extract(epoch from now())::bigint) || '-' || translate(gen_random_uuid()::text, '-', ''), 25);
