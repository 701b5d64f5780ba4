-- Plans: what players want to answer, before the other side has moved. They are deleted when the game ends.

create table plans (
    game        bigint  not null references games on delete cascade,
    player      bigint  not null references players,
    -- The entry of the newest move in force in the position where the plan begins; 0 at the start.
    after_entry integer not null,
    -- The plies of each line, with blanks between them and semicolons between lines.
    lines       text    not null,
    constraint plans_pkey primary key (game, player),
    constraint plans_after check (after_entry >= 0),
    constraint plans_lines check (lines <> '')
);

create index plans_player on plans (player);

-- Whether a move was planned: it followed at once from the move before it.
alter table entries add column planned boolean not null default false;
