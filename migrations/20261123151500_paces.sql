-- How often people have lately done what has a limit of pace, and what was posted for people of a server. A row whose window
-- has ended counts for nothing and is deleted.

create table paces (
    door    text        not null,
    -- The number of the user at the door, or of the server: whoever only looks at games is counted without becoming a player.
    key     bigint      not null,
    kind    text        not null,
    count   integer     not null check (count >= 1),
    -- The end of the window, which began with the first act.
    ends_at timestamptz not null,
    constraint paces_pkey primary key (door, key, kind)
);

create index paces_by_end on paces (ends_at);
