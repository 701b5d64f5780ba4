-- Who has finished a game before is asked where a call is explained to newcomers.

create index games_finished_by_attackers on games (attackers, moved_at) where turn_of is null and ending <> 'aborted';
create index games_finished_by_defenders on games (defenders, moved_at) where turn_of is null and ending <> 'aborted';
