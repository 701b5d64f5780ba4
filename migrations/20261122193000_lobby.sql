-- Time controls with a bank: what each player has for all moves, and what is added after each own turn.

alter table games
    -- With it, pace_seconds is the bank, and without it the time for each move.
    add column increment_seconds bigint check (increment_seconds > 0),
    -- What the side that is not to move has left of its bank.
    add column waiting_ms        bigint check (waiting_ms >= 0),
    -- What the side to move had left when the newest turn ended, which comes back if that turn is taken back.
    add column former_waiting_ms bigint check (former_waiting_ms >= 0),
    add constraint games_bank check (increment_seconds is null or pace_seconds is not null);

alter table challenges
    add column increment_seconds bigint;

alter table challenges
    -- When its message was last posted again.
    add column posted_at timestamptz;
