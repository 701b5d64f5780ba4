-- Whatever is deleted is looked for in every table that may refer to it: by an index, so that forgetting a server does not
-- read everything for each of its rows.

create index outbox_by_challenge on outbox (challenge) where challenge is not null;
create index outbox_of_place on outbox (place);
create index entries_by_player on entries (player) where player is not null;
create index games_by_attackers on games (attackers);
create index games_by_defenders on games (defenders);
create index games_by_turn on games (turn_of) where turn_of is not null;
create index challenges_by_challenger on challenges (challenger);
create index challenges_by_opponent on challenges (opponent) where opponent is not null;
create index challenges_by_accepter on challenges (accepted_by) where accepted_by is not null;
create index challenges_by_game on challenges (game) where game is not null;
create index challenges_by_rematch on challenges (rematch_of) where rematch_of is not null;
