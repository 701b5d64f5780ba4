-- What belongs to a row is deleted with it.

alter table outbox
    drop constraint outbox_challenge_fkey,
    drop constraint outbox_game_fkey,
    drop constraint outbox_place_fkey,
    add constraint outbox_challenge_fkey foreign key (challenge) references challenges on delete cascade,
    add constraint outbox_game_fkey foreign key (game) references games on delete cascade,
    add constraint outbox_place_fkey foreign key (place) references places on delete cascade;

alter table shares
    drop constraint shares_game_fkey,
    drop constraint shares_place_fkey,
    drop constraint shares_player_fkey,
    add constraint shares_game_fkey foreign key (game) references games on delete cascade,
    add constraint shares_place_fkey foreign key (place) references places on delete cascade,
    add constraint shares_player_fkey foreign key (player) references players on delete cascade;

alter table challenges
    drop constraint challenges_place_fkey,
    add constraint challenges_place_fkey foreign key (place) references places on delete cascade;

alter table games
    drop constraint games_place_fkey,
    add constraint games_place_fkey foreign key (place) references places on delete cascade;

alter table tournaments
    drop constraint tournaments_place_fkey,
    add constraint tournaments_place_fkey foreign key (place) references places on delete cascade;

alter table tournament_groups
    drop constraint tournament_groups_place_fkey,
    add constraint tournament_groups_place_fkey foreign key (place) references places on delete cascade;

alter table entries
    drop constraint entries_game_fkey,
    add constraint entries_game_fkey foreign key (game) references games on delete cascade;

alter table admin_log
    drop constraint admin_log_game_fkey,
    add constraint admin_log_game_fkey foreign key (game) references games on delete cascade;

alter table thoughts
    drop constraint thoughts_game_fkey,
    add constraint thoughts_game_fkey foreign key (game) references games on delete cascade;

alter table simul_games
    drop constraint simul_games_game_fkey,
    add constraint simul_games_game_fkey foreign key (game) references games on delete cascade;

alter table vote_games
    drop constraint vote_games_game_fkey,
    add constraint vote_games_game_fkey foreign key (game) references games on delete cascade;

alter table votes
    drop constraint votes_game_fkey,
    add constraint votes_game_fkey foreign key (game) references vote_games on delete cascade;

alter table team_members
    drop constraint team_members_game_fkey,
    add constraint team_members_game_fkey foreign key (game) references vote_games on delete cascade;

alter table puzzle_answers
    drop constraint puzzle_answers_daily_fkey,
    add constraint puzzle_answers_daily_fkey foreign key (daily) references daily_puzzles on delete cascade;

alter table digest_places
    drop constraint digest_places_player_fkey,
    add constraint digest_places_player_fkey foreign key (player) references players on delete cascade;

alter table memberships
    drop constraint memberships_player_fkey,
    add constraint memberships_player_fkey foreign key (player) references players on delete cascade;

alter table vacations
    drop constraint vacations_player_fkey,
    add constraint vacations_player_fkey foreign key (player) references players on delete cascade;
