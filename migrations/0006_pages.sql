-- The word by which a game's page on the web is found: 122 random bits, so that whoever does not have the link
-- does not find the page. It is derived from nothing else, and no record holds it.

alter table games
    add column page text not null
        default translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
    add constraint games_page unique (page);
