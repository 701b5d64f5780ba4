-- Analyses that people have saved: the part of the page's address in which an analysis is. Only their owners see them.
create table analyses (
    id       bigint generated always as identity primary key,
    player   bigint      not null references players on delete cascade,
    state    text        not null check (length(state) <= 4000),
    saved_at timestamptz not null
);

create unique index analyses_once on analyses (player, md5(state));
create index analyses_by_age on analyses (saved_at);
