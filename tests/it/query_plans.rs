//! Query plans in a large installation: every query finds its rows by an index.
//!
//! The queries are read from `.sqlx`, which holds each query of the program with the types of its parameters.

use std::{fs, path::Path};

use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row, raw_sql};

use crate::{database::Database, seed::Seed};

/// Large enough that a sequential scan is never cheaper.
const GAMES: u32 = 10_000;

/// Queries whose purpose is to read a whole table, identified by words that occur in no other query, each with the
/// reason.
const WHOLE: [(&str, &str); 26] = [
    (
        "select g.origin, one.door_key as one",
        "an export: it takes all games of a ladder",
    ),
    (
        "select l.happened_at, l.event, one.door_key as one",
        "an export: it takes all changes of a ladder",
    ),
    (
        "t.origin, t.name, t.door",
        "an export: it takes all tournaments of a server, which may be all there are",
    ),
    (
        "where turn_of is not null and entries = 0",
        "a start: every running game in which nobody has moved is looked at once",
    ),
    (
        r#"as "games!", (select count(*)"#,
        "a census, for monitors: it counts everything",
    ),
    (
        "g.origin, g.ruleset",
        "an export: it takes all games of a server, which may be all there are",
    ),
    (
        "with late as ( select g.id",
        "an outage is over: every game of the door with a running clock gets the time back",
    ),
    (
        "select p.id, 'announcement'",
        "an announcement of the host, which is rare: every channel with a running game",
    ),
    (
        "where g.turn_of is not null and p.door = $1 group by p.server",
        "the host lists the servers, which is rare: every running game is counted",
    ),
    (
        "select distinct server from places",
        "a new connection to Discord: every server is compared with Discord's list",
    ),
    (
        "delete from puzzle_answers a using daily_puzzles d where d.posted_at",
        "once an hour: answers to puzzles of more than a month ago, and there are no others to keep for long",
    ),
    (
        "having bool_and(unreachable_why",
        "an hourly look for servers to forget, over places alone, which are few",
    ),
    (
        "select p.id from players p where p.id = any",
        "a server is forgotten, which is rare: who of it plays nowhere else",
    ),
    (
        "select p.id from players p where p.door = 'discord' and p.created_at <",
        "once an hour: players who never had a game, for whom the games are read from end to end",
    ),
    (
        "update challenges c set state = 'closed'",
        "an admin closes challenges, which is rare: it looks at the open ones, which are few",
    ),
    (
        "select c.id from challenges c where c.closed_at <",
        "once an hour: closed challenges are compared with the games that run and the messages that wait, which are few",
    ),
    (
        "set blocked = false, due_at = least(due_at, $1) where o.settled_at is null and o.blocked and",
        "a look in each second: what waits for something older, which is little, and has an index of its own",
    ),
    (
        "where rated and turn_of is null and (moved_at, id) >",
        "all ratings are computed again, or those of the newest games: every rated game after one",
    ),
    (
        "select one.rating_before as first_rating",
        "once a day and ruleset: a side term is estimated from all rated games of the ruleset",
    ),
    (
        "from ladders order by id",
        "the places of all ladders are made again",
    ),
    (
        "made_at from ladders where",
        "an export: it takes all ladders, of which a server has one for each ruleset",
    ),
    (
        "delete from openings as all_openings",
        "all openings are counted again: the counts are deleted first",
    ),
    (
        "rating from opening_games",
        "all openings are counted again: the games in them",
    ),
    (
        "with all_ratings as (delete from ratings)",
        "all ratings are computed again: they are deleted first",
    ),
    (
        "with reasons as (select * from unnest",
        "all ratings are computed again: which games have another reason why they are not rated",
    ),
    (
        "union select place from games where halted = 'suspended'",
        "a look in each minute: the places with a problem and those of suspended games, which are few and have indexes of their own",
    ),
];

/// Tables that are always small: one row for each door, the seats of the local page, and one row for each game whose
/// board was replaced in the last moments (or in the last hour, while Discord accepts no edits), or in which the computer
/// has to act or a hint was asked for; one row for each ruleset; one row for each shard, process and bucket; two weeks of puzzles,
/// and those that were posted; what the host has blocked everywhere, and has announced in a month; the tournaments, of which a server has three at a time; who could not be
/// told the end of a game in a month; what was reported in a month; what is guessed
/// of moves that are not played yet; from where people have opened the page within Discord in half a day.
const SMALL: [&str; 22] = [
    "launches",
    "heartbeats",
    "seats",
    "old_buttons",
    "thoughts",
    "side_terms",
    "shard_plans",
    "shard_processes",
    "shards",
    "identify_turns",
    "puzzles",
    "host_blocks",
    "announcements",
    "tournaments",
    "tournaments_name",
    "tournament_players",
    "tournament_groups",
    "tournament_seats",
    "tournament_news",
    "follows_untold",
    "reports",
    "guesses",
];

#[tokio::test]
async fn queries_read_what_they_need() {
    let (_database, mut connection) = large().await;
    what_reads_everything_is_found(&mut connection).await;
    every_query_finds_its_rows_by_an_index(&mut connection).await;
    a_claim_does_not_scan_the_backlog(&mut connection).await;
}

async fn every_query_finds_its_rows_by_an_index(connection: &mut PgConnection) {
    let mut looked_at = 0;
    let mut exempt = Vec::new();
    let mut slow = Vec::new();
    for query in queries() {
        let text = query["query"].as_str().expect("a statement");
        let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some((words, _)) = WHOLE.iter().find(|(words, _)| one_line.contains(words)) {
            exempt.push(*words);
            continue;
        }
        let types = &query["describe"]["parameters"]["Left"];
        let plan = plan(connection, text, types).await;
        let mut scanned = scanned(&plan);
        scanned.retain(|name| !SMALL.contains(&name.as_str()));
        if !scanned.is_empty() {
            slow.push(format!(
                "{scanned:?} read from end to end by:\n{text}\n{plan:#}"
            ));
        }
        looked_at += 1;
    }
    assert!(slow.is_empty(), "{}", slow.join("\n"));
    assert!(looked_at > 30, "only {looked_at} queries");
    exempt.sort_unstable();
    exempt.dedup();
    assert_eq!(exempt.len(), WHOLE.len(), "an exemption is not needed");
}

/// The test can fail: queries without an index, or that read a whole one, are found.
async fn what_reads_everything_is_found(connection: &mut PgConnection) {
    let mut look = async |statement: &str, types: Value| {
        let plan = plan(connection, statement, &types).await;
        scanned(&plan)
    };
    let state = look("select id from games where winner = $1", json!(["Text"])).await;
    assert_eq!(state, ["games"]);
    let waiting = "select due_at from outbox where settled_at is null";
    let index = look(&format!("{waiting} and number is null"), json!([])).await;
    assert!(
        matches!(index.as_slice(), [index] if index.starts_with("outbox_waiting")),
        "{index:?}"
    );
    let oldest = look(&format!("{waiting} order by place limit 1"), json!([])).await;
    assert!(oldest.is_empty(), "{oldest:?}");
}

/// However many messages wait, a claim reads little more than it takes.
async fn a_claim_does_not_scan_the_backlog(connection: &mut PgConnection) {
    // Five boards of each of two thousand games are due; four of them wait behind the first.
    let backlog = "
        insert into outbox (place, kind, game, number, due_at, blocked)
        select place, 'turn', id, 1000 + n, now() - interval '1 minute', n > 0
        from (
            select g.id, g.place from games g join places p on p.id = g.place
            where p.unreachable_since is null order by g.id limit 2000
        ) waits, generate_series(0, 4) n;
        analyze outbox";
    raw_sql(backlog)
        .execute(&mut *connection)
        .await
        .expect("a backlog");
    let claim = queries()
        .into_iter()
        .filter_map(|query| query["query"].as_str().map(str::to_owned))
        .find(|text| text.contains("update outbox o set claimed_by"))
        .expect("the claim");
    let prepare = format!(
        "prepare claim (timestamptz, timestamptz, text, boolean, bigint[], bigint, bigint) as {claim}"
    );
    raw_sql(AssertSqlSafe(prepare))
        .execute(&mut *connection)
        .await
        .expect("it is prepared");
    for left in [2000, 1984, 1968] {
        let execute = "explain (analyze, timing off, format json)
                       execute claim (now(), now() + interval '15 s', 'discord', false, '{}', 16, 7)";
        let row = raw_sql(execute)
            .fetch_one(&mut *connection)
            .await
            .expect("a claim");
        let plan: Value = row.get(0);
        let rows_read = rows_read(&plan);
        assert!(
            rows_read < 1000.0,
            "{rows_read} rows of {left} seen by {plan:#}"
        );
        let heads = "select count(*) from outbox where due_at < now() and settled_at is null and claimed_by is null and not blocked and number >= 1000";
        let still: i64 = sqlx::query_scalar(heads)
            .fetch_one(&mut *connection)
            .await
            .expect("a count");
        assert_eq!(still, left - 16);
    }
}

/// Rows are locked in a `with`, which is done once. A subquery could be done for each row of the table, and lock others each time.
#[test]
fn what_claims_rows_does_it_once() {
    let mut claims = 0;
    for query in queries() {
        let text = query["query"].as_str().unwrap();
        let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_claim = one_line.contains("skip locked") && one_line.contains("limit");
        if is_claim && !one_line.starts_with("select ") {
            assert!(one_line.starts_with("with "), "{one_line}");
            claims += 1;
        }
    }
    assert!(claims >= 5, "{claims}");
}

/// Also while the statistics say that the table is nearly empty, which it mostly is.
#[tokio::test]
async fn a_worker_claims_one_thought() {
    let database = Database::new().await;
    let mut connection = PgConnection::connect_with(&database.options())
        .await
        .expect("a connection");
    let seeded = Seed::of(10).insert(&mut connection).await;
    seeded.expect("the games");
    let thoughts = |some: &str| {
        format!(
            "insert into thoughts (kind, game, ply, priority, engine, written_at, due_at)
             select 'move', id, 1, 0, '1', now() - interval '1 minute', now() - interval '1 second' from games
             order by id {some}"
        )
    };
    let setup = format!(
        "{}; analyze thoughts; {}",
        thoughts("limit 1"),
        thoughts("offset 1 limit 6")
    );
    raw_sql(AssertSqlSafe(setup))
        .execute(&mut connection)
        .await
        .expect("thoughts");
    let claim = queries()
        .into_iter()
        .filter_map(|query| query["query"].as_str().map(str::to_owned))
        .find(|text| text.contains("update thoughts t"))
        .expect("the claim");
    let prepare = format!(
        "prepare claim (timestamptz, timestamptz, boolean, text, timestamptz, int, timestamptz) as {claim}"
    );
    raw_sql(AssertSqlSafe(prepare))
        .execute(&mut connection)
        .await
        .expect("it is prepared");
    let claimed = async |connection: &mut PgConnection, is_failed: bool| {
        let execute = format!(
            "execute claim (now(), now() + interval '5 s', {is_failed}, '1', now(), 3, now())"
        );
        let rows = raw_sql(AssertSqlSafe(execute)).fetch_all(connection).await;
        rows.expect("a claim").len()
    };
    // What waits is overdue for the bot only while no worker is at work.
    assert_eq!(claimed(&mut connection, true).await, 1);
    assert_eq!(claimed(&mut connection, true).await, 0);
    for claims in 2..=7_i64 {
        assert_eq!(claimed(&mut connection, false).await, 1);
        let held: i64 = sqlx::query_scalar("select count(*) from thoughts where due_at > now()")
            .fetch_one(&mut connection)
            .await
            .expect("a count");
        assert_eq!(held, claims);
    }
    assert_eq!(claimed(&mut connection, false).await, 0);
}

/// The number of rows that the scans of an executed plan have read.
fn rows_read(plan: &Value) -> f64 {
    let number = |key: &str| plan[key].as_f64().unwrap_or_default();
    let own = match plan["Node Type"].as_str() {
        Some(node) if node.ends_with("Scan") && plan["Relation Name"] == "outbox" => {
            (number("Actual Rows") + number("Rows Removed by Filter")) * number("Actual Loops")
        }
        _ => 0.0,
    };
    let below: f64 = match plan {
        Value::Array(parts) => parts.iter().map(rows_read).sum(),
        Value::Object(parts) => parts.values().map(rows_read).sum(),
        _ => 0.0,
    };
    own + below
}

/// The database of a large installation, and a connection with generic plans, such as the program's own queries have
/// after a few runs.
async fn large() -> (Database, PgConnection) {
    let database = Database::new().await;
    let mut connection = PgConnection::connect_with(&database.options())
        .await
        .expect("a connection");
    let seed = Seed {
        games_per_channel: 1,
        ..Seed::of(GAMES)
    };
    let planted = seed.insert(&mut connection).await;
    planted.expect("the games");
    raw_sql("set plan_cache_mode = force_generic_plan")
        .execute(&mut connection)
        .await
        .expect("a setting");
    (database, connection)
}

/// Every query of the program, from the files of sqlx.
fn queries() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(".sqlx");
    let files = fs::read_dir(folder).expect("the queries");
    files
        .map(|file| {
            let file = file.expect("a file").path();
            let json = fs::read(file).expect("a query");
            serde_json::from_slice(&json).expect("a description")
        })
        .collect()
}

/// The generic plan of a statement.
async fn plan(connection: &mut PgConnection, statement: &str, types: &Value) -> Value {
    let types = types.as_array().expect("types");
    let names: Vec<_> = types
        .iter()
        .map(|name| match name.as_str().expect("a type") {
            array if array.ends_with("Array") => format!("{}[]", array.trim_end_matches("Array")),
            name => name.to_owned(),
        })
        .collect();
    let (declared, given) = match names.len() {
        0 => (String::new(), String::new()),
        some => (
            format!("({})", names.join(", ")),
            format!("({})", vec!["null"; some].join(", ")),
        ),
    };
    let prepare = format!("prepare looked_at{declared} as {statement}");
    raw_sql(AssertSqlSafe(prepare))
        .execute(&mut *connection)
        .await
        .unwrap_or_else(|error| panic!("{error}: {statement}"));
    let explain = format!("explain (format json) execute looked_at{given}");
    let row = raw_sql(AssertSqlSafe(explain))
        .fetch_one(&mut *connection)
        .await
        .unwrap_or_else(|error| panic!("{error}: {statement}"));
    raw_sql("deallocate looked_at")
        .execute(connection)
        .await
        .expect("no statement left over");
    row.get(0)
}

/// The tables and indexes that a plan reads from end to end, as the plan names them.
fn scanned(plan: &Value) -> Vec<String> {
    scanned_until(plan, Reading::ToTheEnd)
}

/// How much of a node's result is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reading {
    ToTheEnd,
    /// It stops after a few rows.
    ToAFew,
}

fn scanned_until(plan: &Value, reading: Reading) -> Vec<String> {
    let node = match plan {
        Value::Object(node) => node,
        Value::Array(nodes) => {
            let found = nodes.iter().flat_map(|node| scanned_until(node, reading));
            return found.collect();
        }
        _ => return Vec::new(),
    };
    let mut found = Vec::new();
    let named = |key: &str| node.get(key).and_then(Value::as_str).map(str::to_owned);
    let below = match named("Node Type").as_deref() {
        Some("Seq Scan") => {
            found.extend(named("Relation Name"));
            reading
        }
        // An index scan without a condition reads the whole index, unless it stops early.
        Some("Index Scan" | "Index Only Scan" | "Bitmap Index Scan") => {
            if !node.contains_key("Index Cond") && reading == Reading::ToTheEnd {
                found.extend(named("Index Name"));
            }
            reading
        }
        Some("Limit") => Reading::ToAFew,
        // These nodes read all input before their first row.
        Some("Sort" | "Aggregate" | "Hash" | "Bitmap Heap Scan") => Reading::ToTheEnd,
        _ => reading,
    };
    let parts = node.values();
    found.extend(parts.flat_map(|part| scanned_until(part, below)));
    found
}
