-- What a game is called wherever it is kept: the number of a game changes when it moves to another
-- installation, its origin does not. So a game is taken in once, however often its record is imported.

alter table games
    add column origin text not null default gen_random_uuid()::text,
    add constraint games_origin unique (origin);
