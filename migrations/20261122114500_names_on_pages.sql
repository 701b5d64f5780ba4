-- The name by which a player agrees to be shown on the pages of games. Null: not at all.
alter table players
    add column public_name text check (char_length(public_name) between 1 and 32);
