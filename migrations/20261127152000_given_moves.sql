-- Games that go on from a position of another one begin with the moves that led to it.
alter table games
    add column given integer not null default 0 check (given >= 0);
