-- Whether somebody has planned in the game: a move in any other does not look for plans.
alter table games add column has_plans boolean not null default false;

update games set has_plans = true where id in (select game from plans);
