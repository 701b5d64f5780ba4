//! `raichi check` and `raichi invite`: a healthy installation, and each kind of trouble with its remedy.

mod database;
mod discord;
mod setting;

use std::{
    fs,
    net::TcpListener,
    os::unix::{fs::PermissionsExt, net::UnixListener},
    path::Path,
    thread,
    time::Duration,
};

use raichi_postgres::scratch_folder;
use raichi_standin::{ATTACH, CLIENT_SECRET, Fault, Launch, SEND, StandIn, TOKEN};
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    database::Database,
    game_pages::{PUBLIC_URL, Site, opened},
    harness::{RAICHI, launch, started},
    programs::programs,
};

/// The invitation link of the stand-in's application.
async fn link(discord: &StandIn) -> String {
    let bot = discord.process(RAICHI).await.arg("invite").start();
    assert!(bot.exited().await.success(), "{}", bot.output());
    bot.stdout().trim_end().to_owned()
}

async fn check(discord: &StandIn, database: &Database) -> Launch {
    database.configure(discord.process(RAICHI).await.arg("check"))
}

/// Runs it; returns whether it succeeded, and the output.
async fn run(launch: Launch) -> (bool, String) {
    let program = launch.start();
    let well = program.exited().await.success();
    let output = program.output();
    assert!(
        !output.contains("panicked") && !output.contains("hush"),
        "{output}"
    );
    assert!(!output.contains(TOKEN), "{output}");
    assert_eq!(well, !output.contains("there is trouble in"), "{output}");
    (well, program.stdout())
}

/// The only line about a subject.
#[track_caller]
fn line<'a>(table: &'a str, subject: &str) -> &'a str {
    let mut lines = table
        .lines()
        .filter(|line| line.starts_with(&format!("{subject}  ")));
    let found = lines
        .next()
        .unwrap_or_else(|| panic!("no {subject} in\n{table}"));
    assert!(lines.next().is_none(), "{subject} twice in\n{table}");
    found
}

/// Asserts the state, observation and remedy in a subject's line.
#[track_caller]
fn assert_finding(table: &str, subject: &str, state: &str, seen: &str, remedy: &str) {
    let line = line(table, subject);
    assert!(
        line[subject.len()..].trim_start().starts_with(state),
        "{state:?} in {line}"
    );
    let (observed, helps) = line.split_once(" → ").unwrap_or((line, ""));
    assert!(observed.contains(seen), "{seen:?} in {line}");
    assert!(helps.contains(remedy), "{remedy:?} in {line}");
    assert_eq!(helps.is_empty(), remedy.is_empty(), "{line}");
}

/// Runs it and asserts that it fails with this trouble.
async fn assert_trouble(launch: Launch, subject: &str, seen: &str, remedy: &str) -> String {
    let (well, table) = run(launch).await;
    assert_finding(&table, subject, "trouble", seen, remedy);
    assert!(!well, "{table}");
    table
}

/// The number of requests that change something at Discord.
fn changes(discord: &StandIn) -> usize {
    let requests = discord.requests();
    requests
        .iter()
        .filter(|request| request.method != "GET")
        .count()
}

#[tokio::test]
async fn check_succeeds_before_the_first_run_and_changes_nothing() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let data = database.folder().join("data");
    let with_data_dir = |launch: Launch| launch.env("RAICHI_DATA_DIR", &data);
    let (well, table) = run(with_data_dir(check(&discord, &database).await)).await;
    assert!(well, "{table}");
    let shown = data.to_string_lossy();
    // The free space on the disk, the machine's Postgres and the application's id depend on the machine.
    let version = line(&table, "programs")
        .split("Postgres ")
        .nth(1)
        .expect("a version");
    let version = version.split(' ').next().expect("a version");
    let application = line(&table, "application")
        .split(['(', ')'])
        .nth(1)
        .expect("its ID");
    let languages = table.lines().find(|line| line.starts_with("languages "));
    let languages = languages.expect("a line about languages");
    let expected = format!(
        "\
configuration   ok       the environment can be used; there is no config.toml here
{languages}
data directory  ok       {shown} is not there yet, and can be made; there is room enough
programs        ok       those of Postgres {version} serve for the private database
database        ok       there is none yet; the first `raichi run` makes a private one
backups         ok       not looked at; backup.directory can name their folder
token           ok       Discord knows it
discord         ok       it answers
application     ok       Raichi ({application})
privacy         ok       the application names its privacy policy and terms
clock           ok       this machine and Discord agree on the time
gateway         ok       the bot may connect 999 more times of 1000
intents         ok       none of the privileged ones is needed
commands        ok       none is registered yet; the first `raichi run` registers them
servers         ok       any that invites the bot may have it
board to touch  ok       off
permissions     ok       complete in 1 of 1 servers
monitoring      ok       off
game pages      ok       off
All is well.
"
    );
    assert_eq!(table, expected);
    assert!(!data.exists() && changes(&discord) == 0);

    // The same as JSON.
    let (well, lines) = run(with_data_dir(check(&discord, &database).await).arg("--json")).await;
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert!(well && lines.len() == 19);
    let token =
        json!({ "subject": "token", "state": "ok", "says": "Discord knows it", "remedy": null });
    assert_eq!(lines[6], token);
}

#[tokio::test]
async fn check_succeeds_beside_a_running_bot_and_after_it() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let bot = started(&discord, &database).await;
    let before = changes(&discord);
    let (well, table) = run(check(&discord, &database).await).await;
    assert!(well && table.ends_with("All is well.\n"), "{table}");
    assert_finding(
        &table,
        "data directory",
        "ok",
        "is there, and belongs to ",
        "",
    );
    assert_finding(
        &table,
        "database",
        "ok",
        "the private one, which runs under a bot, answers",
        "",
    );
    assert_finding(
        &table,
        "rights",
        "ok",
        "tables can be made, read and written",
        "",
    );
    assert_finding(&table, "migrations", "ok", "all are applied", "");
    assert_finding(
        &table,
        "commands",
        "ok",
        "registered as this version has them",
        "",
    );
    assert_eq!(changes(&discord), before);
    assert!(bot.terminate().await.success());
    let (well, table) = run(check(&discord, &database).await).await;
    assert!(well, "{table}");
    assert_finding(
        &table,
        "database",
        "ok",
        "rests; its tables can be looked at while the bot runs",
        "",
    );
}

#[tokio::test]
async fn where_the_pages_of_games_are_served() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let set = opened("all").into_iter();
    let bot = set.fold(launch(&discord, &database).await, |bot, (name, value)| {
        bot.env(name, value)
    });
    let bot = bot.start();
    bot.ready().await;
    let site = Site::of(&bot).await;
    let address = site.listens_at().to_owned();
    let asked = check(&discord, &database).await;
    let asked = asked
        .env("RAICHI_WEB__PUBLIC_URL", PUBLIC_URL)
        .env("RAICHI_WEB__LISTEN", &address);
    let (well, table) = run(asked).await;
    assert!(well, "{table}");
    let seen = format!("a bot listens at {address}");
    assert_finding(&table, "game pages", "ok", &seen, "");
    assert!(bot.terminate().await.success());

    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let stranger = thread::spawn(move || taken.accept().map(drop));
    let asked = check(&discord, &database).await;
    let asked = asked
        .env("RAICHI_WEB__PUBLIC_URL", PUBLIC_URL)
        .env("RAICHI_WEB__LISTEN", &address);
    let seen = format!("another program listens at {address}");
    assert_trouble(asked, "game pages", &seen, "Set web.listen").await;
    let met = stranger.join().expect("it ends");
    assert!(met.is_ok(), "{met:?}");
}

#[tokio::test]
async fn a_configured_server_is_checked() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::empty().await;
    let (well, table) = run(check(&discord, &database).await).await;
    assert!(well, "{table}");
    assert_finding(
        &table,
        "data directory",
        "ok",
        "is not used, since DATABASE_URL",
        "",
    );
    assert_finding(
        &table,
        "languages",
        "ok",
        "English 100 %, Deutsch 100 %",
        "",
    );
    assert_finding(&table, "database", "ok", "answers, and is Postgres", "");
    assert_finding(&table, "migrations", "ok", "there are no tables yet", "");
    let pool = PgPool::connect_lazy_with(database.options());
    let tables = sqlx::query_scalar(
        "select count(*) from pg_class where relnamespace = 'public'::regnamespace",
    );
    let tables: i64 = tables.fetch_one(&pool).await.expect("the database answers");
    assert_eq!(tables, 0, "nothing was made");
}
