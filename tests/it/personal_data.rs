//! Every column of the schema that names a person: what erasure, the export and ageing do with it. A new column fails the
//! first test until it has a line in the table, and with it the others.

mod columns;

use std::collections::{BTreeMap, BTreeSet};

use raichi::testing::{service::Service, store::Store};
use raichi_rules::Ruleset;
use serde_json::Value;
use sqlx::{AssertSqlSafe, PgPool};
use time::Duration;

use crate::{
    database::Database,
    service_harness::{now, request, user},
};

use self::columns::*;

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

struct Known {
    pool: PgPool,
    store: Store,
    games: Service,
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
             select 'discord', 8, '2026-01-02', id, now() from puzzles;
             insert into tournaments (place, door, server, creator, name, folded_name, ruleset, most, games, at_once, pace_seconds, rated,
                                      state, when_full, starts_at, made_at)
             select p.id, 'discord', 8, {OTHER}, 'Winter', 'winter', '{{}}', 8, 2, 6, 86400, true, 'over', false, now(), now()
             from places p;
             insert into tournament_groups (tournament, round, number, thread_of) select id, 1, 0, 0 from tournaments"
        );
        sqlx::raw_sql(AssertSqlSafe(make))
            .execute(&pool)
            .await
            .expect("rows");
        let store = Store::from(pool.clone());
        Self {
            games: Service::new(store.clone()),
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
        ("their own id", PERSON.unsigned_abs()),
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
async fn a_server_is_deleted_with_everything_and_players_whom_no_other_row_keeps() {
    let known = Known::new().await;
    known.put_all().await;
    known
        .run("update places set unreachable_why = 'removed', unreachable_since = now() - interval '91 days'")
        .await;
    let games: i64 = sqlx::query_scalar("select count(*) from games")
        .fetch_one(&known.pool)
        .await
        .expect("the database answers");
    let purged = known.store.purge(now()).await.expect("it works");
    assert_eq!(purged.places, 1);
    assert_eq!(usize::try_from(games), Ok(purged.games));
    let tables: Vec<(String, String)> = sqlx::query_as(
        "select table_name::text, column_name::text from information_schema.columns
         where table_schema = 'public' and column_name in ('server', 'place', 'game', 'challenge', 'tournament')",
    )
    .fetch_all(&known.pool)
    .await
    .expect("the database answers");
    for (table, column) in tables {
        let query = format!("select count(*) from {table} where {column} is not null");
        let left: i64 = sqlx::query_scalar(AssertSqlSafe(query))
            .fetch_one(&known.pool)
            .await
            .expect("the database answers");
        assert_eq!(left, 0, "{table}.{column}");
    }
    // A session keeps the person; nothing keeps the other one.
    assert_eq!(purged.players, 1);
    assert_eq!(known.player(PERSON).await["id"], PERSON);
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
