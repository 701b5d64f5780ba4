-- The message of a simul is changed whenever somebody joins, also while another change of it is being delivered.
drop index outbox_of_challenge;
create unique index outbox_of_challenge on outbox (challenge, kind) where challenge is not null and kind <> 'closing';
create index outbox_by_challenge on outbox (challenge) where challenge is not null;
