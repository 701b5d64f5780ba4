-- How far players have got in lessons.

create table lessons (
    player     bigint      not null references players on delete cascade,
    -- The family of games.
    lesson     text        not null check (lesson in ('tafl', 'hunt', 'dablot')),
    -- The step that was shown last, counted from 0.
    step       smallint    not null check (step >= 0),
    -- The solved steps, a bit for each.
    solved     integer     not null check (solved >= 0),
    changed_at timestamptz not null,
    constraint lessons_pkey primary key (player, lesson)
);
