-- Whatever is deleted is looked for in every table that may refer to it: by an index, so that forgetting a server does not
-- read everything for each of its rows. Only the games are read for each player who is forgotten, since every move would
-- pay for their indexes.

create index outbox_by_challenge on outbox (challenge) where challenge is not null;
drop index outbox_by_place;
create index outbox_by_place on outbox (place, message);
create index entries_by_player on entries (player) where player is not null;
create index challenges_by_challenger on challenges (challenger);
create index challenges_by_opponent on challenges (opponent) where opponent is not null;
create index challenges_by_accepter on challenges (accepted_by) where accepted_by is not null;
create index challenges_by_game on challenges (game) where game is not null;
create index challenges_by_rematch on challenges (rematch_of) where rematch_of is not null;
