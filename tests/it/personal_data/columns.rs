//! The columns and tables that name people, and what becomes of each.

/// What erasure does with a row.
pub(super) enum Erasure {
    /// The row is deleted.
    Deletes,
    /// The row stays, for this reason. The player that it names is nobody any more.
    Keeps(&'static str),
}

/// Where the export has a row.
pub(super) enum Export {
    /// In the list of this key.
    In(&'static str),
    /// Not as a row, for this reason.
    Not(&'static str),
}

/// What happens to a row when its player has had no game for years.
pub(super) enum Ageing {
    /// It is deleted with the player.
    Deletes,
    /// The player stays as long as the row.
    Keeps,
    /// A player without games has no such row.
    Never(&'static str),
}

/// A column that names a player.
pub(super) struct Column {
    pub(super) table: &'static str,
    pub(super) column: &'static str,
    /// Makes a row whose column is $1. Other people in it are $2.
    pub(super) insert: &'static str,
    pub(super) erasure: Erasure,
    pub(super) export: Export,
    pub(super) ageing: Ageing,
}

pub(super) const WITH_GAMES: Ageing =
    Ageing::Never("a person with one has a game, and games keep their players");
pub(super) const GAMES_STAY: Erasure =
    Erasure::Keeps("the opponent keeps the finished game, played by a former player");
pub(super) const FOLLOWS_FROM_GAMES: Erasure =
    Erasure::Keeps("what the opponents have follows from the same games");

pub(super) const COLUMNS: &[Column] = &[
    Column {
        table: "admin_log",
        column: "admin",
        insert: "insert into admin_log (door, server, admin, done_at, act, player, reason)
                 values ('discord', 8, $1, now(), 'block', $2, 'saga-of-the-person')",
        erasure: Erasure::Keeps("the server's admins see what was done, and not by whom"),
        export: Export::In("acts_as_admin"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "admin_log",
        column: "player",
        insert: "insert into admin_log (door, server, admin, done_at, act, player, reason)
                 values ('discord', 8, $2, now(), 'block', $1, 'runes-of-the-others')",
        erasure: Erasure::Keeps("the server's admins see what was done, and not to whom"),
        export: Export::Not("it is what an admin did and wrote; the block itself is exported"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "blocks",
        column: "player",
        insert: "insert into blocks (door, server, player, blocked_at) values ('discord', 8, $1, now())",
        erasure: Erasure::Deletes,
        export: Export::In("blocked"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "challenges",
        column: "accepted_by",
        insert: "insert into challenges (place, challenger, ruleset, state, made_at, closed_at, accepted_by, game)
                 select p.id, $2, '{}', 'accepted', now(), now(), $1, g.id from places p, games g where g.origin = 'others'",
        erasure: Erasure::Keeps("it is deleted 30 days after it was closed"),
        export: Export::Not("the game that began by it is in the export"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "challenges",
        column: "challenger",
        insert: "insert into challenges (place, challenger, opponent, ruleset, state, made_at, closed_at, reason)
                 select p.id, $1, $2, '{}', 'declined', now(), now(), 'runes-of-the-others' from places p",
        erasure: Erasure::Keeps("it is deleted 30 days after it was closed"),
        export: Export::In("challenges_made"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "challenges",
        column: "opponent",
        insert: "insert into challenges (place, challenger, opponent, ruleset, state, made_at, closed_at, reason)
                 select p.id, $2, $1, '{}', 'declined', now(), now(), 'saga-of-the-person' from places p",
        erasure: Erasure::Keeps("it is deleted 30 days after it was closed"),
        export: Export::In("challenges_received"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "drafts",
        column: "player",
        insert: "insert into drafts (player, rules, changed_at) values ($1, '{\"name\": \"saga-of-the-person\"}', now())",
        erasure: Erasure::Deletes,
        export: Export::In("drafts"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "entries",
        column: "player",
        insert: "insert into entries (game, number, player, made_at, deed, position_hash)
                 select id, 1, $1, now(), '\"resign\"', 0 from games where origin = 'own'",
        erasure: GAMES_STAY,
        export: Export::Not("the record of each game is in the export"),
        ageing: WITH_GAMES,
    },
    Column {
        table: "games",
        column: "attackers",
        insert: "insert into games (place, ruleset, attackers, defenders, started_at, moved_at, ending, origin)
                 select p.id, jsonb_rules.value, $1, $2, now(), now(), 'draw', 'attackers' from places p, jsonb_rules",
        erasure: GAMES_STAY,
        export: Export::In("games"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "games",
        column: "defenders",
        insert: "insert into games (place, ruleset, attackers, defenders, started_at, moved_at, ending, origin)
                 select p.id, jsonb_rules.value, $2, $1, now(), now(), 'draw', 'defenders' from places p, jsonb_rules",
        erasure: GAMES_STAY,
        export: Export::In("games"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "games",
        column: "turn_of",
        insert: "insert into games (place, ruleset, attackers, defenders, started_at, moved_at, turn_of, origin)
                 select p.id, jsonb_rules.value, $1, $2, now(), now(), $1, 'turn' from places p, jsonb_rules",
        // The row stays, and ends: nobody is to move in it.
        erasure: Erasure::Deletes,
        export: Export::In("games"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "ladder_games",
        column: "challenged",
        insert: "insert into ladders (door, server, rules, made_at) values ('discord', 8, 'challenged', now());
                 insert into games (place, ruleset, attackers, defenders, started_at, moved_at, ending, origin)
                 select p.id, jsonb_rules.value, $2, $2, now(), now(), 'draw', 'challenged' from places p, jsonb_rules;
                 insert into ladder_games (game, ladder, challenger, challenged, challenger_began, challenged_began, ended_at)
                 select g.id, l.id, $2, $1, 2, 1, now() from ladders l, games g
                 where l.rules = 'challenged' and g.origin = 'challenged'",
        erasure: GAMES_STAY,
        export: Export::Not("the record of each game is in the export"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "ladder_games",
        column: "challenger",
        insert: "insert into ladders (door, server, rules, made_at) values ('discord', 8, 'challenger', now());
                 insert into games (place, ruleset, attackers, defenders, started_at, moved_at, ending, origin)
                 select p.id, jsonb_rules.value, $2, $2, now(), now(), 'draw', 'challenger' from places p, jsonb_rules;
                 insert into ladder_games (game, ladder, challenger, challenged, challenger_began, challenged_began, ended_at)
                 select g.id, l.id, $1, $2, 2, 1, now() from ladders l, games g
                 where l.rules = 'challenger' and g.origin = 'challenger'",
        erasure: GAMES_STAY,
        export: Export::Not("the record of each game is in the export"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "ladder_log",
        column: "other",
        insert: "insert into ladders (door, server, rules, made_at) values ('discord', 8, 'other', now());
                 insert into ladder_log (ladder, number, happened_at, event, player, other)
                 select id, 1, now(), 'won', $2, $1 from ladders where rules = 'other'",
        erasure: Erasure::Keeps("the places of the others follow from it"),
        export: Export::In("ladder_changes"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "ladder_log",
        column: "player",
        insert: "insert into ladders (door, server, rules, made_at) values ('discord', 8, 'player', now());
                 insert into ladder_log (ladder, number, happened_at, event, player)
                 select id, 1, now(), 'joined', $1 from ladders where rules = 'player'",
        erasure: Erasure::Keeps("the places of the others follow from it"),
        export: Export::In("ladder_changes"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "ladder_places",
        column: "player",
        insert: "insert into ladders (door, server, rules, made_at) values ('discord', 8, 'places', now());
                 insert into ladder_places (ladder, player, place, leaving, timeouts)
                 select id, $1, 1, false, 0 from ladders where rules = 'places'",
        erasure: Erasure::Deletes,
        export: Export::In("ladders"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "lessons",
        column: "player",
        insert: "insert into lessons (player, lesson, step, solved, changed_at) values ($1, 'tafl', 1, 1, now())",
        erasure: Erasure::Deletes,
        export: Export::In("lessons"),
        ageing: Ageing::Deletes,
    },
    Column {
        table: "memberships",
        column: "player",
        insert: "insert into memberships (door, server, player, looked_at, has_left) values ('discord', 8, $1, now(), true)",
        erasure: Erasure::Deletes,
        export: Export::In("memberships"),
        ageing: Ageing::Deletes,
    },
    Column {
        table: "analyses",
        column: "player",
        insert: "insert into analyses (player, state, saved_at) values ($1, 'from=brandubh&moves={saga-of-the-person}', now())",
        erasure: Erasure::Deletes,
        export: Export::In("analyses"),
        ageing: Ageing::Deletes,
    },
    Column {
        table: "opened_boards",
        column: "player",
        insert: "insert into opened_boards (player, game, opened_at) select $1, id, now() from games where origin = 'others'",
        erasure: Erasure::Deletes,
        export: Export::Not("it is deleted after twelve hours"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "launches",
        column: "player",
        insert: "insert into launches (player, place, launched_at) select $1, min(id), now() from places",
        erasure: Erasure::Deletes,
        export: Export::Not("it is deleted after twelve hours"),
        ageing: Ageing::Deletes,
    },
    Column {
        table: "plans",
        column: "player",
        insert: "insert into plans (game, player, after_entry, lines)
                 select id, $1, 0, 'a1-a2 b1-b2' from games where origin = 'own'",
        erasure: Erasure::Deletes,
        export: Export::In("plans"),
        ageing: WITH_GAMES,
    },
    Column {
        table: "puzzle_answers",
        column: "player",
        insert: "insert into puzzle_answers (daily, player, wrong) select id, $1, 1 from daily_puzzles",
        erasure: Erasure::Deletes,
        export: Export::In("puzzles"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "ratings",
        column: "player",
        insert: "insert into ratings (player, pool, rating, deviation, volatility, ended_at, game, games)
                 select $1, 'brandubh', 1500, 300, 0.06, now(), id, 1 from games where origin = 'own'",
        erasure: FOLLOWS_FROM_GAMES,
        export: Export::In("ratings"),
        ageing: WITH_GAMES,
    },
    Column {
        table: "ratings_log",
        column: "player",
        insert: "insert into ratings_log (game, player, pool, ended_at, rating_before, deviation_before, rating, deviation,
                                          volatility, eta, games)
                 select id, $1, 'brandubh', now(), 1500, 350, 1500, 300, 0.06, 0, 1 from games where origin = 'own'",
        erasure: FOLLOWS_FROM_GAMES,
        export: Export::In("rated_games"),
        ageing: WITH_GAMES,
    },
    Column {
        table: "saved_rulesets",
        column: "saved_by",
        insert: "insert into saved_rulesets (door, server, name, version, code, saved_by, saved_at)
                 values ('discord', 8, 'Own rules', 1, 'aaaaaaaaaa', $1, now())",
        erasure: Erasure::Keeps("the server has it, and plays by it"),
        export: Export::In("saved_rulesets"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "seats",
        column: "player",
        insert: "insert into seats (player, name) values ($1, null)",
        erasure: Erasure::Keeps("only the people of the local table have one, and they are erased with its data"),
        export: Export::Not("only the people of the local table have one, whose data are on their machine"),
        ageing: Ageing::Never("the people of the local table do not age"),
    },
    Column {
        table: "server_opponents",
        column: "opponent",
        insert: "insert into server_opponents (door, server, pool, player, opponent, games)
                 values ('discord', 8, 'brandubh', $2, $1, 1)",
        erasure: FOLLOWS_FROM_GAMES,
        export: Export::Not("it is counted from the games, which are in the export"),
        ageing: WITH_GAMES,
    },
    Column {
        table: "server_opponents",
        column: "player",
        insert: "insert into server_opponents (door, server, pool, player, opponent, games)
                 values ('discord', 8, 'brandubh', $1, $2, 1)",
        erasure: FOLLOWS_FROM_GAMES,
        export: Export::Not("it is counted from the games, which are in the export"),
        ageing: WITH_GAMES,
    },
    Column {
        table: "server_scores",
        column: "player",
        insert: "insert into server_scores (door, server, pool, player, games, opponents, last_at, rating, deviation,
                                            volatility, rated_at)
                 values ('discord', 8, 'brandubh', $1, 1, 1, now(), 1500, 300, 0.06, now())",
        erasure: FOLLOWS_FROM_GAMES,
        export: Export::Not("it is counted from the games, which are in the export"),
        ageing: WITH_GAMES,
    },
    Column {
        table: "sessions",
        column: "player",
        insert: "insert into sessions (secret, player, expires_at)
                 values (sha256('x'), $1, now() + interval '12 hours')",
        erasure: Erasure::Deletes,
        export: Export::Not("it is a secret, and is deleted after twelve hours"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "shares",
        column: "player",
        insert: "insert into shares (entries, shown, made_at, place, player, shared_by)
                 select 0, 'profile', now(), p.id, $1, $2 from places p",
        erasure: Erasure::Keeps("it is what somebody else has shown"),
        export: Export::Not("it is what somebody else has shown"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "shares",
        column: "shared_by",
        insert: "insert into shares (entries, shown, made_at, place, player, shared_by)
                 select 0, 'profile', now(), p.id, $2, $1 from places p",
        erasure: Erasure::Keeps("the message in the channel stays, and belongs to a former player"),
        export: Export::In("shares"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "team_members",
        column: "player",
        insert: "insert into vote_games select id from games where origin = 'others' on conflict do nothing;
                 insert into team_members (game, player, seat)
                 select id, $1, 'attackers' from games where origin = 'others'",
        erasure: Erasure::Keeps("how many have played stays true, and not who they were"),
        export: Export::In("teams"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "digest_places",
        column: "player",
        insert: "insert into digests (door, server, since, until) values ('discord', 8, now(), now()) on conflict do nothing;
                 insert into digest_places (digest, place, player) select id, 1, $1 from digests",
        erasure: Erasure::Deletes,
        export: Export::In("digests"),
        ageing: Ageing::Deletes,
    },
    Column {
        table: "guesses",
        column: "player",
        insert: "insert into guesses (game, player, ply) select id, $1, 'd1d4' from games where origin = 'others'",
        erasure: Erasure::Deletes,
        export: Export::In("guesses"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "reports",
        column: "reporter",
        insert: "insert into reports (place, message, reporter, reported_at) select id, 5, $1, now() from places",
        erasure: Erasure::Deletes,
        export: Export::In("reports"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "follows",
        column: "player",
        insert: "insert into follows (player, game, since) select $1, id, now() from games where origin = 'others'",
        erasure: Erasure::Deletes,
        export: Export::In("follows"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "votes",
        column: "player",
        insert: "insert into vote_games select id from games where origin = 'others' on conflict do nothing;
                 insert into votes (game, began, player, choice, at)
                 select id, 0, $1, 'd6-a6', now() from games where origin = 'others'",
        erasure: Erasure::Keeps("the counts of the votes stay, and not whose they were"),
        export: Export::In("votes"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "tournament_news",
        column: "player",
        insert: "insert into tournament_news (tournament, kind, player)
                 select id, 'out', $1 from tournaments where name = 'Winter'",
        erasure: Erasure::Keeps("the message in the channel stays, about a former player"),
        export: Export::Not("that the player went out is in the list of tournaments"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "tournament_players",
        column: "player",
        insert: "insert into tournament_players (tournament, player, joined_at)
                 select id, $1, now() from tournaments where name = 'Winter'",
        erasure: Erasure::Keeps("the others keep the table, with a former player in it"),
        export: Export::In("tournaments"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "tournament_seats",
        column: "player",
        insert: "insert into tournament_seats (of_group, seat, player) select id, 0, $1 from tournament_groups",
        erasure: Erasure::Keeps("the others keep the table, with a former player in it"),
        export: Export::Not("the tournament is in the export, and so are the games"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "tournaments",
        column: "creator",
        insert: "insert into tournaments (place, door, server, creator, name, folded_name, ruleset, most, games, at_once, pace_seconds,
                                          rated, state, when_full, starts_at, made_at)
                 select p.id, 'discord', 8, $1, 'Own tournament', 'own tournament', '{}', 8, 2, 6, 86400, true, 'over', false, now(), now()
                 from places p",
        erasure: Erasure::Keeps("the others have played it, and it was made by a former player"),
        export: Export::In("tournaments_made"),
        ageing: Ageing::Keeps,
    },
    Column {
        table: "vacations",
        column: "player",
        insert: "insert into vacations (player, begins_at, until) values ($1, now() - interval '1 day', now() + interval '1 day')",
        erasure: Erasure::Deletes,
        export: Export::In("vacations"),
        ageing: Ageing::Deletes,
    },
];

/// The tables that name people by their number at the door, and what they do with it.
pub(super) const KEYED: &[(&str, &str)] = &[
    (
        "host_blocks",
        "stays after an erasure, so that it cannot lift the block; is in the export",
    ),
    (
        "interactions",
        "holds the number of a request, not of a person",
    ),
    ("paces", "is erased and exported, and ends by itself"),
    ("players", "is compared column by column below"),
];

/// The columns of an erased player that differ from those of a new one.
pub(super) const KEPT_OF_PLAYER: &[(&str, &str)] = &[
    ("id", "games name it"),
    ("door_key", "it is random, and nobody's"),
    ("created_at", "it says when the row may be deleted"),
    ("reminders", "nobody is left to be reminded"),
    ("hidden", "a former player is on no leaderboard"),
];

/// The settings that the person has before the erasure, none of which is that of a new player.
pub(super) const SETTINGS: &str = "update players
    set public_name = 'saga-of-the-person', turns = 'quiet', theme = 'stone', boards = 'words', below = 'own', following = false,
        direct = (select min(id) from places)
    where id = 770011";
