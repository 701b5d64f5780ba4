//! Every column of the schema that names a person: what erasure, the export and ageing do with it. A new column fails the
//! first test until it has a line in the table, and with it the others.

use std::collections::{BTreeMap, BTreeSet};

use raichi::{service::Games, store::Store};
use raichi_rules::Ruleset;
use serde_json::Value;
use sqlx::{AssertSqlSafe, PgPool};
use time::Duration;

use crate::{
    database::Database,
    service_harness::{now, request, user},
};

/// The number of the person at Discord.
const KEY: u64 = 990_011_223_344;
/// The number of everybody else. No other value of the rows looks like it.
const OTHER_KEY: u64 = 990_055_667_788;
/// The ids of the two in the database, and of a new player.
const PERSON: i64 = 770_011;
const OTHER: i64 = 770_022;
const NEWCOMER: i64 = 770_033;
/// What the person has written or is called. Each text that only the person has written contains it.
const OWN_WORDS: &str = "saga-of-the-person";
/// What others have written.
const OTHERS_WORDS: &str = "runes-of-the-others";

/// What erasure does with a row.
enum Erasure {
    /// The row is deleted.
    Deletes,
    /// The row stays, for this reason. The player that it names is nobody any more.
    Keeps(&'static str),
}

/// Where the export has a row.
enum Export {
    /// In the list of this key.
    In(&'static str),
    /// Not as a row, for this reason.
    Not(&'static str),
}

/// What happens to a row when its player has had no game for years.
enum Ageing {
    /// It is deleted with the player.
    Deletes,
    /// The player stays as long as the row.
    Keeps,
    /// A player without games has no such row.
    Never(&'static str),
}

/// A column that names a player.
struct Column {
    table: &'static str,
    column: &'static str,
    /// Makes a row whose column is $1. Other people in it are $2.
    insert: &'static str,
    erasure: Erasure,
    export: Export,
    ageing: Ageing,
}

const WITH_GAMES: Ageing =
    Ageing::Never("whoever has one has a game, and games keep their players");
const GAMES_STAY: Erasure =
    Erasure::Keeps("the opponent keeps the finished game, played by a former player");
const FOLLOWS_FROM_GAMES: Erasure =
    Erasure::Keeps("what the opponents have follows from the same games");

const COLUMNS: &[Column] = &[
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
        table: "vacations",
        column: "player",
        insert: "insert into vacations (player, begins_at, until) values ($1, now() - interval '1 day', now() + interval '1 day')",
        erasure: Erasure::Deletes,
        export: Export::In("vacations"),
        ageing: Ageing::Deletes,
    },
];

/// The tables that name people by their number at the door, and what they do with it.
const KEYED: &[(&str, &str)] = &[
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
const KEPT_OF_PLAYER: &[(&str, &str)] = &[
    ("id", "games name it"),
    ("door_key", "it is random, and nobody's"),
    ("created_at", "it says when the row may be deleted"),
    ("reminders", "nobody is left to be reminded"),
    ("hidden", "a former player is on no leaderboard"),
];

/// The settings that the person has before the erasure, none of which is that of a new player.
const SETTINGS: &str = "update players
    set public_name = 'saga-of-the-person', turns = 'quiet', theme = 'stone', boards = 'words', below = 'own'
    where id = 770011";

struct Known {
    pool: PgPool,
    store: Store,
    games: Games,
    /// Declared after the pool, which uses it.
    _database: Database,
}

impl Known {
    /// A database with a place, two people, what their rows refer to, and no row about them.
    async fn new() -> Self {
        let database = Database::new().await;
        let pool = PgPool::connect_lazy_with(database.options());
        let rules = Ruleset::preset("brandubh").expect("it ships");
        let rules = serde_json::to_string(&rules).expect("rules are JSON");
        let make = format!(
            "insert into players (id, door, door_key) overriding system value
             values ({PERSON}, 'discord', {KEY}), ({OTHER}, 'discord', {OTHER_KEY});
             insert into places (door, server, channel, locale) values ('discord', 8, 9, 'en');
             create view jsonb_rules as select '{rules}'::jsonb as value;
             insert into games (place, ruleset, attackers, defenders, started_at, moved_at, ending, origin)
             select p.id, value, {OTHER}, {OTHER}, now(), now(), 'draw', 'others' from places p, jsonb_rules;
             insert into rulesets (code, rules, made_at) values ('aaaaaaaaaa', '{{}}', now());
             insert into puzzles (rules, position, solution, ways, moves, reason, nodes, made_at, likeness)
             values ('brandubh', 'x', 'x', '[]', 1, 'x', 1, now(), 'x');
             insert into daily_puzzles (door, server, day, puzzle, posted_at)
             select 'discord', 8, '2026-01-02', id, now() from puzzles"
        );
        sqlx::raw_sql(AssertSqlSafe(make))
            .execute(&pool)
            .await
            .expect("rows");
        let store = Store::from(pool.clone());
        Self {
            games: Games::new(store.clone()),
            store,
            pool,
            _database: database,
        }
    }

    async fn run(&self, statement: &str) {
        let run = sqlx::raw_sql(AssertSqlSafe(statement.to_owned())).execute(&self.pool);
        run.await
            .unwrap_or_else(|error| panic!("{statement}: {error}"));
    }

    /// Makes the row of a column.
    async fn put(&self, column: &Column) {
        let statement = column.insert.replace("$1", &PERSON.to_string());
        self.run(&statement.replace("$2", &OTHER.to_string())).await;
    }

    /// Makes a row for every column. The game in which entries and ratings are is the person's own.
    async fn put_all(&self) {
        self.run(&format!(
            "insert into games (place, ruleset, attackers, defenders, started_at, moved_at, ending, origin, entries)
             select p.id, value, {PERSON}, {OTHER}, now(), now(), 'resigned', 'own', 1 from places p, jsonb_rules"
        ))
        .await;
        for column in COLUMNS {
            self.put(column).await;
        }
        self.run(&format!(
            "insert into paces values ('discord', {KEY}, 'export', 1, now() + interval '1 hour');
             insert into host_blocks values ('discord', 'person', {KEY}, now());
             {SETTINGS}"
        ))
        .await;
    }

    /// How many rows name the person in a column.
    async fn named(&self, column: &Column) -> i64 {
        let Column { table, column, .. } = column;
        let query = format!("select count(*) from {table} where {column} = {PERSON}");
        sqlx::query_scalar(AssertSqlSafe(query))
            .fetch_one(&self.pool)
            .await
            .expect("the database answers")
    }

    /// The rows of all tables but these, as text.
    async fn dump(&self, but: &[&str]) -> String {
        let tables: Vec<String> = sqlx::query_scalar(
            "select table_name::text from information_schema.tables
             where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
        )
        .fetch_all(&self.pool)
        .await
        .expect("the database answers");
        let mut dump = String::new();
        for table in tables.iter().filter(|table| !but.contains(&table.as_str())) {
            let query = format!("select coalesce(string_agg(t::text, E'\\n'), '') from {table} t");
            let rows: String = sqlx::query_scalar(AssertSqlSafe(query))
                .fetch_one(&self.pool)
                .await
                .expect("the database answers");
            dump += &format!("{table}:\n{rows}\n");
        }
        dump
    }

    /// The columns of a player.
    async fn player(&self, id: i64) -> BTreeMap<String, Value> {
        let row: Option<Value> =
            sqlx::query_scalar("select to_jsonb(p) from players p where id = $1")
                .bind(id)
                .fetch_optional(&self.pool)
                .await
                .expect("the database answers");
        let row = row.expect("the player is there");
        serde_json::from_value(row).expect("a row has columns")
    }

    async fn erase(&self) {
        let erased = self.games.erase(request(), user(KEY), now()).await;
        erased.expect("everybody may");
    }
}

#[tokio::test]
async fn every_column_that_names_people_is_in_the_table() {
    let known = Known::new().await;
    let references: Vec<(String, String)> = sqlx::query_as(
        "select c.conrelid::regclass::text, a.attname::text
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
         where c.contype = 'f' and c.confrelid = 'players'::regclass",
    )
    .fetch_all(&known.pool)
    .await
    .expect("the database answers");
    let references: BTreeSet<_> = references.into_iter().collect();
    let listed = COLUMNS.iter();
    let listed: BTreeSet<_> = listed
        .map(|column| (column.table.to_owned(), column.column.to_owned()))
        .collect();
    assert_eq!(references, listed);

    let keyed: Vec<String> = sqlx::query_scalar(
        "select distinct table_name::text from information_schema.columns
         where table_schema = 'public' and column_name ~ '^(door_)?key$|user|person|member' order by 1",
    )
    .fetch_all(&known.pool)
    .await
    .expect("the database answers");
    let listed: Vec<_> = KEYED.iter().map(|(table, _)| *table).collect();
    assert_eq!(keyed, listed);
    let reasons = COLUMNS.iter().flat_map(|column| {
        let erasure = match column.erasure {
            Erasure::Keeps(reason) => reason,
            Erasure::Deletes => "deleted",
        };
        let export = match column.export {
            Export::Not(reason) => reason,
            Export::In(list) => list,
        };
        let ageing = match column.ageing {
            Ageing::Never(reason) => reason,
            Ageing::Deletes | Ageing::Keeps => "aged out",
        };
        [erasure, export, ageing]
    });
    for reason in reasons.chain(KEYED.iter().map(|(_, reason)| *reason)) {
        assert!(!reason.is_empty());
    }
}

#[tokio::test]
async fn erasure_deletes_or_unnames_every_row() {
    let known = Known::new().await;
    known.put_all().await;
    let mut before = Vec::new();
    for column in COLUMNS {
        before.push(known.named(column).await);
    }
    let full = known.dump(&[]).await;
    assert!(full.contains(&KEY.to_string()), "{full}");
    assert!(full.matches(OWN_WORDS).count() >= 4, "{full}");

    known.erase().await;
    for (column, before) in COLUMNS.iter().zip(before) {
        let Column {
            table,
            column: name,
            erasure,
            ..
        } = column;
        assert!(before > 0, "{table}.{name} had no row");
        let left = known.named(column).await;
        match erasure {
            Erasure::Deletes => assert_eq!(left, 0, "{table}.{name}"),
            // The end of the running game is an entry more.
            Erasure::Keeps(_) => assert!(left >= before, "{table}.{name}"),
        }
    }
    // The host's block is by number, and stays.
    let left = known.dump(&["host_blocks"]).await;
    for trace in [KEY.to_string().as_str(), OWN_WORDS] {
        assert!(!left.contains(trace), "{trace} in\n{left}");
    }
    assert!(
        left.contains(OTHERS_WORDS),
        "what others wrote stays: {left}"
    );
    let blocks = known
        .dump(&["players"])
        .await
        .matches(&KEY.to_string())
        .count();
    assert_eq!(blocks, 1, "the host's block stays");
}

#[tokio::test]
async fn an_erased_player_is_as_a_new_one() {
    let known = Known::new().await;
    known.put_all().await;
    let newcomer = format!(
        "insert into players (id, door, door_key) overriding system value values ({NEWCOMER}, 'discord', 990099999999)"
    );
    known.run(&newcomer).await;
    let new = known.player(NEWCOMER).await;
    let before = known.player(PERSON).await;
    let kept: BTreeMap<_, _> = KEPT_OF_PLAYER.iter().copied().collect();
    for (column, value) in &before {
        let is_told_apart = column == "door" || kept.contains_key(column.as_str());
        assert!(
            is_told_apart || *value != new[column],
            "{column} is not set, so its erasure would not be noticed"
        );
    }
    known.erase().await;
    let after = known.player(PERSON).await;
    let differing: BTreeSet<_> = new
        .keys()
        .filter(|column| after[*column] != new[*column])
        .collect();
    let allowed: BTreeSet<_> = kept.keys().map(|column| (*column).to_owned()).collect();
    for column in &differing {
        assert!(
            allowed.contains(*column),
            "{column}: {} and {}",
            after[*column],
            new[*column]
        );
    }
    assert_eq!(after["hidden"], true);
    assert_eq!(after["reminders"], false);
    assert!(
        after["door_key"].as_i64().is_some_and(|key| key < 0),
        "{after:?}"
    );
    assert_eq!(after["id"], PERSON);
    assert_eq!(after["created_at"], before["created_at"]);
}

/// Every number in a value, also those in texts.
fn numbers(value: &Value, found: &mut BTreeSet<u64>) {
    match value {
        Value::Number(number) => found.extend(number.as_u64()),
        Value::String(text) => {
            let parts = text.split(|part: char| !part.is_ascii_digit());
            found.extend(parts.filter_map(|part| part.parse::<u64>().ok()));
        }
        Value::Array(items) => items.iter().for_each(|item| numbers(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| numbers(field, found)),
        Value::Null | Value::Bool(_) => {}
    }
}

#[tokio::test]
async fn the_export_has_every_row_and_nobody_elses_number() {
    let known = Known::new().await;
    known.put_all().await;
    let exported = known.games.export_own(user(KEY), now()).await;
    let exported = exported
        .expect("everybody may")
        .expect("something is stored");
    let file: Value = serde_json::from_str(&exported.json).expect("it is JSON");
    for column in COLUMNS {
        if let Export::In(list) = column.export {
            let rows = file[list].as_array().map_or(0, Vec::len);
            assert!(
                rows > 0,
                "{}.{} is not in {list:?}",
                column.table,
                column.column
            );
        }
    }
    for list in ["paces", "host_blocks"] {
        assert_eq!(file[list].as_array().map_or(0, Vec::len), 1, "{list}");
    }
    assert_eq!(file["settings"]["user"], KEY.to_string());
    assert!(exported.json.contains(OWN_WORDS));
    assert!(!exported.json.contains(OTHERS_WORDS), "{}", exported.json);
    let mut found = BTreeSet::new();
    numbers(&file, &mut found);
    for (whose, number) in [
        ("the other's id", OTHER.unsigned_abs()),
        ("the other's number", OTHER_KEY),
        ("the own id", PERSON.unsigned_abs()),
    ] {
        assert!(!found.contains(&number), "{whose} is in\n{}", exported.json);
    }
}

#[tokio::test]
async fn old_players_are_deleted_with_what_is_only_theirs() {
    for column in COLUMNS {
        let known = match column.ageing {
            Ageing::Never(_) => continue,
            Ageing::Deletes | Ageing::Keeps => Known::new().await,
        };
        known.put(column).await;
        let old = format!(
            "update players set created_at = now() - interval '731 days' where id = {PERSON}"
        );
        known.run(&old).await;
        let Column {
            table,
            column: name,
            ageing,
            ..
        } = column;
        let forgotten = known.store.forget_players(now()).await;
        let forgotten = forgotten.unwrap_or_else(|fault| panic!("{table}.{name}: {fault}"));
        let expected = u64::from(matches!(ageing, Ageing::Deletes));
        assert_eq!(forgotten, expected, "{table}.{name}");
        let left = known.named(column).await;
        assert_eq!(left > 0, matches!(ageing, Ageing::Keeps), "{table}.{name}");
    }
}

#[tokio::test]
async fn players_are_kept_for_two_years() {
    let known = Known::new().await;
    let long_ago = now() - Duration::days(2 * 365);
    for (created_at, forgotten) in [
        (long_ago + Duration::HOUR, 0),
        (long_ago - Duration::HOUR, 1),
    ] {
        sqlx::query("update players set created_at = $1 where id = $2")
            .bind(created_at)
            .bind(PERSON)
            .execute(&known.pool)
            .await
            .expect("the database answers");
        assert_eq!(
            known.store.forget_players(now()).await.expect("it works"),
            forgotten
        );
    }
}
