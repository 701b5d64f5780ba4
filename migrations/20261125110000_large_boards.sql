-- Where nothing is set, games on large boards have a thread of their own. Until now 'ask' was stored there, too, so it counts as
-- not set: it only differs from that for challenges that do not say what they want.
alter table server_settings
    alter column threads drop not null,
    alter column threads drop default;
update server_settings set threads = null where threads = 'ask';
