-- Workers also count how often the moves of finished rated games are what a strong level would have played.
alter table thoughts
    drop constraint thoughts_kind_check,
    add constraint thoughts_kind_check check (kind in ('move', 'hint', 'review', 'puzzle', 'fair-play'));
