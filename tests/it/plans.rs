//! How Postgres goes about our queries in a large installation: every one of them finds its rows by an index.
//!
//! The queries are read from `.sqlx`, where each that the program has stands with the types of its parameters.

use std::{fs, path::Path};

use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row, raw_sql};

use crate::{database::Database, seed::Seed};

/// Enough that reading a table from end to end is never the shorter way.
const GAMES: u32 = 10_000;

/// Queries that read a whole table because that is what they are for, by words that occur in no other one, and why
/// that is right.
const WHOLE: [(&str, &str); 6] = [
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
        "select distinct server from places",
        "a new connection to Discord: every server is compared with Discord's list",
    ),
    (
        "having bool_and(unreachable_why",
        "an hourly look for servers to forget, over places alone, which are few",
    ),
    (
        "select p.id from players p where p.id = any",
        "a server is forgotten, which is rare: who of it plays nowhere else",
    ),
];

/// Tables that are never large: one row for each door, and the seats at the table in the browser.
const SMALL: [&str; 2] = ["heartbeats", "seats"];

#[tokio::test]
async fn every_query_finds_its_rows_by_an_index() {
    let (_database, mut connection) = large().await;
    let mut looked_at = 0;
    let mut exempt = Vec::new();
    let mut slow = Vec::new();
    for query in queries() {
        let text = query["query"].as_str().unwrap();
        let one_line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some((words, _)) = WHOLE.iter().find(|(words, _)| one_line.contains(words)) {
            exempt.push(*words);
            continue;
        }
        let plan = plan(
            &mut connection,
            text,
            &query["describe"]["parameters"]["Left"],
        )
        .await;
        let mut scanned = scanned(&plan);
        scanned.retain(|table| !SMALL.contains(&table.as_str()));
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

/// What the planner would show if our queries had no indexes: the test above can fail.
#[tokio::test]
async fn a_query_without_an_index_is_found() {
    let (_database, mut connection) = large().await;
    let plan = plan(
        &mut connection,
        "select id from games where winner = $1",
        &serde_json::json!(["Text"]),
    )
    .await;
    assert_eq!(scanned(&plan), ["games"], "{plan:#}");
}

/// The database of a large installation, and a connection whose plans hold for any parameters, as the program's own
/// do after a few runs.
async fn large() -> (Database, PgConnection) {
    let database = Database::new().await;
    let mut connection = PgConnection::connect_with(&database.options())
        .await
        .expect("a connection");
    let planted = Seed::of(GAMES).plant(&mut connection).await;
    planted.expect("the games");
    raw_sql("set plan_cache_mode = force_generic_plan")
        .execute(&mut connection)
        .await
        .expect("a setting");
    (database, connection)
}

/// Every query of the program, as sqlx describes it.
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

/// How Postgres would carry a statement out, whatever its parameters.
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

/// The tables that a plan reads from end to end, in its own words.
fn scanned(plan: &Value) -> Vec<String> {
    let mut found = Vec::new();
    match plan {
        Value::Object(node) => {
            if node.get("Node Type").and_then(Value::as_str) == Some("Seq Scan") {
                found.extend(node["Relation Name"].as_str().map(str::to_owned));
            }
            found.extend(node.values().flat_map(scanned));
        }
        Value::Array(nodes) => found.extend(nodes.iter().flat_map(scanned)),
        _ => {}
    }
    found
}
