-- What Discord knows a message by for some minutes, so that sending it twice posts it once. It is random, so that a message that
-- is written after an older backup has been restored is not taken for one that was posted before. Pending messages, which may be
-- posted by now, keep what they were sent with.
alter table outbox add column nonce text not null default '';

update outbox set nonce = coalesce(case kind
    when 'turn' then 'g' || game || '-' || number
    when 'line' then 'l' || game || '-' || number
    when 'reminder' then 'r' || game || '-' || number
    when 'redaction' then 'x' || game || '-' || number
    when 'result' then 'e' || game || '-' || number
    when 'declined' then 'd' || challenge
    when 'expired' then 'e' || challenge
    when 'puzzle' then 'p' || number
    when 'share' then 's' || number
    when 'figures' then 's' || number
    when 'puzzle-lost' then 'q' || id
    when 'announcement' then 'h' || id
    when 'again' then 'a' || id
    when 'replay' then 'v' || id
    else 'c' || challenge
end, 'o' || id)
where settled_at is null;

-- Discord takes 25 characters.
alter table outbox alter column nonce set default left(translate(gen_random_uuid()::text, '-', ''), 25);
