-- The world around the games: channels that are deleted or closed, servers that the bot is removed from.

alter table places
    -- Since when nothing can be said there, and why.
    add column unreachable_since timestamptz,
    add column unreachable_why   text
        check (unreachable_why in ('channel-gone', 'channel-closed', 'may-not-post', 'removed')),
    add constraint places_unreachable check ((unreachable_since is null) = (unreachable_why is null));

create index places_by_server on places (door, server);
create index places_by_parent on places (door, parent) where parent is not null;
create index places_unreachable on places (unreachable_since) where unreachable_since is not null;
create index games_suspended on games (place) where halted = 'suspended';
create index outbox_waiting_by_place on outbox (place) where settled_at is null;
create index challenges_by_place on challenges (place);
