-- Reviews of finished games are found in several steps; between them, what was found so far is kept.

alter table thoughts
    add column progress jsonb;
