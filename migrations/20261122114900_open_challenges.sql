-- The badge of a seat counts the challenges that wait for its answer.

create index challenges_open_by_opponent on challenges (opponent) where state = 'open';
