-- The words by which the pages of tournaments and ladders are found, as those of games are.

alter table tournaments
    add column page text not null
        default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
    add constraint tournaments_page unique (page);

alter table ladders
    add column page text not null
        default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
    add constraint ladders_page unique (page);
