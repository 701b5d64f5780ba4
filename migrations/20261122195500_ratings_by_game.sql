-- A game is deleted without a look at all ratings.
create index ratings_by_game on ratings (game);
