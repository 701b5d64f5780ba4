-- Tournaments: who may make them, their repetition, the notice before the start, and what admins do with them.

-- Who may make a tournament; null means everyone.
alter table server_settings add column tournaments text check (tournaments in ('everyone', 'managers'));

alter table tournaments
    -- How many months after its start it is repeated; null if it is not.
    add column every_months smallint check (every_months in (1, 3)),
    -- Whether the notice before the start was posted.
    add column announced boolean not null default false,
    -- How much time admins have given everybody.
    add column given_seconds bigint not null default 0;

alter table tournament_news
    drop constraint tournament_news_kind_check,
    add constraint tournament_news_kind_check
        check (kind in ('put-off', 'cancelled', 'called-off', 'soon', 'moved', 'time', 'out', 'round', 'over'));

-- What admins do with tournaments; the log has the name.
alter table admin_log
    add column tournament text,
    drop constraint admin_log_act_check,
    add constraint admin_log_act_check
        check (act in ('end', 'move', 'close', 'block', 'unblock', 'export', 'remove-rules', 'tournament-cancel',
                       'tournament-remove', 'tournament-time', 'tournament-move')),
    add check ((act like 'tournament-%') = (tournament is not null));
