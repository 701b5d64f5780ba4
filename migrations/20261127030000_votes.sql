-- Vote games: a team of everybody in a channel plays a side, and votes on each turn. A team is a row of `players` with a key
-- that no door assigns (`Team` in src/games/team.rs), so that whatever reads games needs to know nothing of teams.
create table vote_games (
    game   bigint  primary key references games,
    -- A vote ends early once so many have voted; null: only at its deadline.
    enough integer check (enough >= 1)
);

-- Who plays on a team: everybody who has voted for it, or has joined it.
create table team_members (
    game     bigint  not null references vote_games,
    player   bigint  not null references players,
    seat     text    not null check (seat in ('attackers', 'defenders')),
    -- Whether the person wants to be notified of what happens in the game.
    notified boolean not null default false,
    primary key (game, player)
);

create index team_members_by_player on team_members (player);

-- One vote of each person in each vote. The vote began with an entry of the game's log; 0 is the start of the game.
create table votes (
    game   bigint      not null references vote_games,
    began  integer     not null check (began >= 0),
    player bigint      not null references players,
    -- The plies of a turn with blanks between them, or `resign`, `offer-draw`, `accept-draw`.
    choice text        not null,
    -- When it was given, or changed last.
    at     timestamptz not null,
    primary key (game, began, player)
);

create index votes_by_player on votes (player);
