-- What a tournament is called wherever it is kept, as games have it: it is taken in once, however often it is imported.
alter table tournaments
    add column origin text not null default gen_random_uuid()::text,
    add constraint tournaments_origin unique (origin);
