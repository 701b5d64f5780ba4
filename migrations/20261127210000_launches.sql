-- The channel from which somebody has opened the page within Discord last: where a game begins that is begun there. What Discord's client
-- names as its channel is not believed.
create table launches (
    player      bigint      not null references players on delete cascade,
    place       bigint      not null references places on delete cascade,
    launched_at timestamptz not null,
    constraint launches_pkey primary key (player)
);

create index launches_place on launches (place);
create index launches_launched_at on launches (launched_at);
