-- Rulesets that do not ship, by the code that names them in this installation.
create table rulesets (
    code    text        primary key check (code ~ '^[a-z2-7]{10}$'),
    -- Without a name.
    rules   jsonb       not null,
    made_at timestamptz not null
);

-- Rulesets that servers have saved. Saving another one under the same name makes a version.
create table saved_rulesets (
    id         bigint      generated always as identity primary key,
    door       text        not null check (door in ('discord', 'local')),
    server     bigint      not null,
    name       text        not null check (char_length(name) between 1 and 32),
    version    integer     not null check (version > 0),
    code       text        not null references rulesets,
    saved_by   bigint      not null references players,
    saved_at   timestamptz not null,
    removed_at timestamptz
);

create unique index saved_rulesets_by_name on saved_rulesets (door, server, lower(name), version);
create index saved_rulesets_by_player on saved_rulesets (saved_by);
create index saved_rulesets_by_code on saved_rulesets (code);

-- Rulesets that players are putting together.
create table drafts (
    id         bigint      generated always as identity primary key,
    player     bigint      not null references players,
    rules      jsonb       not null,
    -- The earlier states, the newest last.
    earlier    jsonb       not null default '[]',
    -- How often it was changed or undone.
    number     integer     not null default 0,
    changed_at timestamptz not null
);

create index drafts_by_player on drafts (player);
create index drafts_by_age on drafts (changed_at);

-- Admins may remove what is saved; the log has the name.
alter table admin_log
    add column rules text,
    drop constraint admin_log_act_check,
    add constraint admin_log_act_check
        check (act in ('end', 'move', 'close', 'block', 'unblock', 'export', 'remove-rules')),
    add check ((act = 'remove-rules') = (rules is not null));
