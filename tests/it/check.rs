//! `raichi check` and `raichi invite`: what is well, and each kind of trouble with its remedy.

use std::{
    fs,
    os::unix::{fs::PermissionsExt, net::UnixListener},
    path::Path,
    time::Duration,
};

use raichi_postgres::scratch_folder;
use raichi_standin::{ATTACH, Fault, Launch, SEND, StandIn, TOKEN};
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    database::Database,
    hall::{RAICHI, started},
    programs::programs,
};

/// The link of the stand-in's application.
async fn link(discord: &StandIn) -> String {
    let bot = discord.process(RAICHI).await.arg("invite").start();
    assert!(bot.exited().await.success(), "{}", bot.output());
    bot.stdout().trim_end().to_owned()
}

async fn check(discord: &StandIn, database: &Database) -> Launch {
    database.told_to(discord.process(RAICHI).await.arg("check"))
}

/// Runs it, and gives whether all is well and what it prints.
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

/// The one line about a subject.
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

/// Whether a subject's line says how it is, what was seen, and what helps.
#[track_caller]
fn says(table: &str, subject: &str, state: &str, seen: &str, remedy: &str) {
    let line = line(table, subject);
    assert!(
        line[subject.len()..].trim_start().starts_with(state),
        "{state:?} in {line}"
    );
    let (told, helps) = line.split_once(" → ").unwrap_or((line, ""));
    assert!(told.contains(seen), "{seen:?} in {line}");
    assert!(helps.contains(remedy), "{remedy:?} in {line}");
    assert_eq!(helps.is_empty(), remedy.is_empty(), "{line}");
}

/// Runs it on the stand-in and a database, which has to find this trouble.
async fn trouble(launch: Launch, subject: &str, seen: &str, remedy: &str) -> String {
    let (well, table) = run(launch).await;
    says(&table, subject, "trouble", seen, remedy);
    assert!(!well, "{table}");
    table
}

/// How many requests change something at Discord.
fn changes(discord: &StandIn) -> usize {
    let requests = discord.requests();
    requests
        .iter()
        .filter(|request| request.method != "GET")
        .count()
}

#[tokio::test]
async fn all_is_well_before_the_first_run_and_nothing_is_made() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let data = database.folder().join("data");
    let told = |launch: Launch| launch.env("RAICHI_DATA_DIR", &data);
    let (well, table) = run(told(check(&discord, &database).await)).await;
    assert!(well, "{table}");
    let shown = data.to_string_lossy();
    // The room on the disk, the machine's Postgres and the application's number are the machine's own matter.
    let version = line(&table, "programs")
        .split("Postgres ")
        .nth(1)
        .expect("a version");
    let version = version.split(' ').next().expect("a version");
    let application = line(&table, "application")
        .split(['(', ')'])
        .nth(1)
        .expect("its ID");
    let expected = format!(
        "\
configuration   ok       the environment can be used; there is no config.toml here
data directory  ok       {shown} is not there yet, and can be made; there is room enough
programs        ok       those of Postgres {version} serve for the private database
database        ok       there is none yet; the first `raichi run` makes a private one
token           ok       Discord knows it
discord         ok       it answers
application     ok       Raichi ({application})
clock           ok       this machine and Discord agree on the time
gateway         ok       the bot may connect 999 more times of 1000
intents         ok       none of the privileged ones is needed
commands        ok       none is registered yet; the first `raichi run` registers them
permissions     ok       complete in 1 of 1 servers
monitoring      ok       off
All is well.
"
    );
    assert_eq!(table, expected);
    assert!(!data.exists() && changes(&discord) == 0);

    // The same for programs.
    let (well, lines) = run(told(check(&discord, &database).await).arg("--json")).await;
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert!(well && lines.len() == 13);
    let token =
        json!({ "subject": "token", "state": "ok", "says": "Discord knows it", "remedy": null });
    assert_eq!(lines[4], token);
}

#[tokio::test]
async fn all_is_well_beside_a_running_bot_and_after_it() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let bot = started(&discord, &database).await;
    let before = changes(&discord);
    let (well, table) = run(check(&discord, &database).await).await;
    assert!(well && table.ends_with("All is well.\n"), "{table}");
    says(
        &table,
        "data directory",
        "ok",
        "is there, and belongs to ",
        "",
    );
    says(
        &table,
        "database",
        "ok",
        "the private one, which runs under a bot, answers",
        "",
    );
    says(
        &table,
        "rights",
        "ok",
        "tables can be made, read and written",
        "",
    );
    says(&table, "migrations", "ok", "all are applied", "");
    says(
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
    says(
        &table,
        "database",
        "ok",
        "rests; its tables can be looked at while the bot runs",
        "",
    );
}

#[tokio::test]
async fn a_server_of_ones_own() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::empty().await;
    let (well, table) = run(check(&discord, &database).await).await;
    assert!(well, "{table}");
    says(
        &table,
        "data directory",
        "ok",
        "is not used, since DATABASE_URL",
        "",
    );
    says(&table, "database", "ok", "answers, and is Postgres", "");
    says(&table, "migrations", "ok", "there are no tables yet", "");
    let pool = PgPool::connect_lazy_with(database.options());
    let tables = sqlx::query_scalar(
        "select count(*) from pg_class where relnamespace = 'public'::regnamespace",
    );
    let tables: i64 = tables.fetch_one(&pool).await.expect("the database answers");
    assert_eq!(tables, 0, "nothing was made");
}

#[tokio::test]
async fn every_mistake_in_the_configuration_is_found_at_once() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let folder = scratch_folder().expect("a folder");
    let file = folder.path().join("raichi.toml");
    let text = "[discord]\ntokn = \"x\"\n[database]\nconnections = \"many\"\n";
    fs::write(&file, text).expect("a file is written");
    let launch = async || {
        let launch = discord.process(RAICHI).await.arg("check").arg("--config");
        launch.env("RAICHI_DATA_DIR", folder.path().join("data"))
    };
    let launched = launch().await.arg(&file).env("RAICHI_LOG__FORMAT", "xml");
    let (well, table) = run(launched).await;
    let wrong: Vec<_> = table
        .lines()
        .filter(|line| line.starts_with("configuration"))
        .collect();
    assert!(!well && wrong.len() == 3, "{table}");
    for (line, parts) in wrong.iter().zip([
        [
            "raichi.toml: database.connections is `many`",
            "how many connections",
        ],
        [
            "raichi.toml: there is no key discord.tokn",
            "→ Did you mean discord.token?",
        ],
        [
            "RAICHI_LOG__FORMAT: log.format is `xml`",
            "pretty for people",
        ],
    ]) {
        assert!(
            line.contains("trouble") && parts.iter().all(|part| line.contains(part)),
            "{line}"
        );
    }
    // What is right is looked at nevertheless.
    says(&table, "token", "ok", "Discord knows it", "");
    says(&table, "database", "ok", "there is none yet", "");

    for (path, seen, remedy) in [
        (
            folder.path(),
            "is a directory, where a configuration file should be",
            "Name a file with --config",
        ),
        (
            &folder.path().join("none"),
            "there is no configuration file",
            "Copy config.example.toml",
        ),
        (&file.join("below"), "cannot be read", "Make it readable"),
    ] {
        trouble(launch().await.arg(path), "configuration", seen, remedy).await;
    }
    fs::write(&file, "discord.token = abc").expect("a file is written");
    let table = trouble(
        launch().await.arg(&file),
        "configuration",
        "is not TOML",
        "`key = value`",
    )
    .await;
    says(&table, "token", "ok", "Discord knows it", "");
}

#[tokio::test]
async fn a_token_that_is_none() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    for (token, seen, remedy) in [
        ("", "the bot's token is missing", "Set DISCORD_TOKEN"),
        (
            "\"quoted\"",
            "the bot's token has quotes in it",
            "to the token alone",
        ),
        (
            "two parts",
            "has blanks or line breaks in it",
            "to the token alone",
        ),
        (
            "Bot abc",
            "begins with the word \"Bot\"",
            "to the token alone",
        ),
        ("wrong", "Discord refuses the bot's token", "Reset Token"),
    ] {
        let launch = check(&discord, &database).await.env("DISCORD_TOKEN", token);
        let table = trouble(launch, "token", seen, remedy).await;
        let because = if token == "wrong" {
            "refuses"
        } else {
            "there is no token"
        };
        says(&table, "permissions", "unknown", because, "");
        // The others are looked at nevertheless.
        says(&table, "database", "ok", "there is none yet", "");
    }
    let file = database.folder().join("token");
    let launch = async || {
        let launch = check(&discord, &database).await.env("DISCORD_TOKEN", "");
        launch.env("DISCORD_TOKEN_FILE", &file)
    };
    let (seen, remedy) = (
        "DISCORD_TOKEN_FILE (discord.token_file) names the file",
        "make the file readable",
    );
    trouble(launch().await, "token", seen, remedy).await;
    fs::write(&file, "\n").expect("a file is written");
    trouble(
        launch().await,
        "token",
        "which is empty",
        "Write the secret into it",
    )
    .await;
    fs::write(&file, format!("{TOKEN}\n")).expect("a file is written");
    let (well, table) = run(launch().await).await;
    assert!(well, "{table}");
}

#[tokio::test]
async fn a_data_directory_that_cannot_be() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let folder = database.folder();
    let file = folder.join("file");
    fs::write(&file, "precious").expect("a file is written");
    let closed = folder.join("closed");
    fs::create_dir(&closed).expect("a folder");
    let is_root = rustix::process::geteuid().is_root();
    // Postgres does not run as root, and we may not write where we are not root.
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o500)).expect("it is ours");
    let (may_not, remedy) = if is_root {
        ("who may not enter", "/var/lib/raichi")
    } else {
        ("Permission denied", "Set RAICHI_DATA_DIR")
    };
    for (data, seen, remedy) in [
        (file.join("below"), "file is a file", "Set RAICHI_DATA_DIR"),
        (closed.join("data"), may_not, remedy),
        (
            folder.join("x".repeat(100)),
            "the path of the data directory is too long",
            "Set RAICHI_DATA_DIR",
        ),
    ] {
        let launch = check(&discord, &database)
            .await
            .env("RAICHI_DATA_DIR", &data);
        trouble(launch, "data directory", seen, remedy).await;
        assert!(!data.exists());
    }
    assert_eq!(fs::read_to_string(&file).expect("a file"), "precious");
    if !is_root {
        let launch = discord.process(RAICHI).await.arg("check");
        trouble(
            launch,
            "data directory",
            "there is no home directory",
            "Set RAICHI_DATA_DIR",
        )
        .await;
    }
}

#[tokio::test]
async fn no_postgres_or_not_the_right_one() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let launch = async |bin: &Path| {
        let launch = check(&discord, &database).await;
        launch.env("RAICHI_DATABASE__POSTGRES_BIN", bin)
    };
    let empty = scratch_folder().expect("a folder");
    let seen = "database.postgres_bin names";
    let table = run(launch(empty.path()).await).await.1;
    assert!(
        line(&table, "programs").contains(seen) && table.contains("`initdb` and `postgres`"),
        "{table}"
    );
    let old = programs("14.11", "exit 1", "exit 1");
    trouble(
        launch(old.path()).await,
        "programs",
        "version 14, which is too old",
        "Install version 15 or newer",
    )
    .await;
    let cluster = database.folder().join("postgres/cluster");
    fs::create_dir_all(&cluster).expect("a folder");
    fs::write(cluster.join("PG_VERSION"), "16\n").expect("a file is written");
    let new = programs("99.0", "exit 1", "exit 1");
    let table = trouble(
        launch(new.path()).await,
        "programs",
        "was made by Postgres 16",
        "postgresql-16",
    )
    .await;
    says(
        &table,
        "database",
        "ok",
        "the private one, of Postgres 16, rests",
        "",
    );
    // A socket that nobody listens to any more is no Postgres.
    drop(UnixListener::bind(database.folder().join("postgres/.s.PGSQL.5432")).expect("a socket"));
    let table = run(launch(new.path()).await).await.1;
    says(
        &table,
        "database",
        "ok",
        "the private one, of Postgres 16, rests",
        "",
    );
    fs::write(cluster.join("PG_VERSION"), "?").expect("a file is written");
    trouble(
        launch(new.path()).await,
        "database",
        "it holds no version",
        "restore a backup",
    )
    .await;
}

#[tokio::test]
async fn a_database_that_does_not_serve() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::new().await;
    let launch = async |url: &str| check(&discord, &database).await.env("DATABASE_URL", url);
    for (url, seen, remedy) in [
        (
            "postgres://raichi:hush@127.0.0.1:1/raichi",
            "cannot be reached",
            "Is Postgres running",
        ),
        (
            "nonsense",
            "does not begin with postgres://",
            "postgres://user:password@host/database",
        ),
    ] {
        let table = trouble(launch(url).await, "database", seen, remedy).await;
        says(&table, "migrations", "unknown", "not checked, because", "");
        says(&table, "token", "ok", "Discord knows it", "");
    }

    let pool = PgPool::connect_lazy_with(database.options());
    let change = async |query: &str| {
        let change = sqlx::raw_sql(sqlx::AssertSqlSafe(query.to_owned()))
            .execute(&pool)
            .await;
        change.expect("the database answers");
    };
    change(
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
         values (9999, 'the future', true, '', 0)",
    )
    .await;
    let seen = "last used by a newer Raichi: its schema has a part 9999";
    trouble(
        launch(&database.url()).await,
        "migrations",
        seen,
        "Start that version or a newer one",
    )
    .await;
    change("update _sqlx_migrations set checksum = '' where version = 1; delete from _sqlx_migrations where version = 9999").await;
    let seen = "part 1 of the database's schema is not as this version makes it";
    trouble(
        launch(&database.url()).await,
        "migrations",
        seen,
        "Restore a backup",
    )
    .await;
    change("drop table _sqlx_migrations; create table _sqlx_migrations as select 1").await;
    let seen = "the database answers, but not as it should: the database failed";
    trouble(
        launch(&database.url()).await,
        "database",
        seen,
        "a database of its own",
    )
    .await;
}

#[tokio::test]
async fn a_database_user_without_the_rights() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::new().await;
    let pool = PgPool::connect_lazy_with(database.options());
    let role = format!("guest_{}", std::process::id());
    let name: String = sqlx::query_scalar("select current_database()")
        .fetch_one(&pool)
        .await
        .expect("the database answers");
    let change = async |query: String| {
        let change = sqlx::raw_sql(sqlx::AssertSqlSafe(query))
            .execute(&pool)
            .await;
        change.expect("the database answers");
    };
    change(format!("create role {role} login password 'hush'")).await;
    let guest = |url: &str| {
        let (_, rest) = url.split_once("://").expect("an address");
        let place = rest.split_once('@').map_or(rest, |(_, place)| place);
        format!("postgres://{role}:hush@{place}").replace("user=", "x=")
    };
    let launch = check(&discord, &database)
        .await
        .env("DATABASE_URL", guest(&database.url()));
    let seen = "may not read and write the tables";
    trouble(
        launch,
        "rights",
        seen,
        "Log in as the user to whom the tables belong",
    )
    .await;
    change(format!(
        "grant select, insert, update, delete on all tables in schema public to {role}"
    ))
    .await;
    let launch = check(&discord, &database)
        .await
        .env("DATABASE_URL", guest(&database.url()));
    trouble(
        launch,
        "rights",
        "may not make tables",
        "grant create on schema public",
    )
    .await;
    change(format!(
        "alter database \"{name}\" set default_transaction_read_only = on"
    ))
    .await;
    let launch = check(&discord, &database).await;
    trouble(
        launch,
        "rights",
        "takes no changes: it is read-only",
        "Name the primary server",
    )
    .await;
    change(format!(
        "set transaction_read_only = off; drop owned by {role}; drop role {role}"
    ))
    .await;
}

#[tokio::test]
async fn what_discord_says_against_the_bot() {
    let discord = StandIn::start().await;
    let guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let link = link(&discord).await;

    discord.fault(Fault::on("GET", "/oauth2/applications/@me").status(503));
    let launch = check(&discord, &database).await;
    let table = trouble(
        launch,
        "discord",
        "Discord cannot be reached: 503",
        "HTTPS_PROXY",
    )
    .await;
    says(
        &table,
        "clock",
        "unknown",
        "not checked, because Discord cannot be reached",
        "",
    );
    let launch = check(&discord, &database)
        .await
        .env("HTTPS_PROXY", "http://127.0.0.1:1");
    trouble(
        launch,
        "discord",
        "Discord cannot be reached: no connection",
        "HTTPS_PROXY",
    )
    .await;

    discord.clock_ahead(Duration::from_secs(30));
    discord.session_starts(3);
    guild.forbid(ATTACH);
    discord.application("bot_require_code_grant", json!(true));
    let (well, table) = run(check(&discord, &database).await).await;
    assert!(
        well && table.ends_with("All is well, but for 4 warnings.\n"),
        "{table}"
    );
    says(
        &table,
        "clock",
        "warning",
        "behind Discord's",
        "Set this machine's clock",
    );
    says(
        &table,
        "gateway",
        "warning",
        "3 more times of 1000",
        "in 240 minutes",
    );
    says(
        &table,
        "permissions",
        "warning",
        "in \"Hird\" lacks: Attach Files",
        &link,
    );
    says(
        &table,
        "application",
        "warning",
        "requires a code grant",
        "Switch Requires OAuth2 Code Grant off",
    );

    discord.clock_ahead(Duration::from_secs(3600));
    discord.session_starts(0);
    guild.forbid(SEND);
    discord.application("interactions_endpoint_url", json!("https://example.org/"));
    let (well, table) = run(check(&discord, &database).await).await;
    assert!(!well, "{table}");
    says(
        &table,
        "clock",
        "trouble",
        "behind Discord's",
        "Set this machine's clock",
    );
    says(
        &table,
        "gateway",
        "trouble",
        "0 more times of 1000",
        "See in the log",
    );
    says(
        &table,
        "permissions",
        "trouble",
        "lacks: Send Messages, Attach Files",
        &link,
    );
    says(
        &table,
        "application",
        "trouble",
        "to https://example.org/, and none to this bot",
        "Empty the Interactions",
    );

    guild.remove_bot();
    let table = run(check(&discord, &database).await).await.1;
    says(
        &table,
        "permissions",
        "warning",
        "the bot is in no server",
        &link,
    );
}

#[tokio::test]
async fn commands_that_another_version_has_registered() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::new().await;
    let bot = started(&discord, &database).await;
    discord.change_commands(|commands| {
        commands.retain(|command| command["name"] != "help");
        commands[0]["description"] = json!("Something else");
    });
    let (well, table) = run(check(&discord, &database).await).await;
    assert!(well, "{table}");
    let seen = "with differences in /challenge, /help";
    says(
        &table,
        "commands",
        "warning",
        seen,
        "Start this version with `raichi run`",
    );
    assert!(bot.terminate().await.success());
}

#[tokio::test]
async fn a_few_servers_are_asked_for_at_a_time_and_the_worst_are_named() {
    let discord = StandIn::start().await;
    for number in 0..203 {
        let guild = discord.guild(&format!("Hall {number}"), "en-US");
        if number < 12 {
            guild.forbid(ATTACH);
        }
    }
    let (well, table) = run(check(&discord, &Database::private()).await).await;
    assert!(well, "{table}");
    let mut lines = table
        .lines()
        .filter(|line| line.starts_with("permissions  "));
    assert!(
        lines
            .next()
            .is_some_and(|line| line.contains("complete in 191 of 203 servers")),
        "{table}"
    );
    assert_eq!(
        lines
            .clone()
            .filter(|line| line.contains("\"Hall "))
            .count(),
        10
    );
    assert!(
        lines.any(|line| line.contains("2 more servers lack some")),
        "{table}"
    );
    assert_eq!(discord.requests().len(), 5);
}

#[tokio::test]
async fn the_invite_link_comes_with_and_without_discord() {
    let discord = StandIn::start().await;
    let bot = discord.bot().id();
    let link = link(&discord).await;
    let permissions: u64 = link
        .rsplit('=')
        .next()
        .and_then(|bits| bits.parse().ok())
        .expect("permissions");
    assert_eq!(permissions, 1 << 10 | 1 << 11 | 1 << 15 | 1 << 38);
    let expected = format!(
        "https://discord.com/oauth2/authorize?client_id={bot}&scope=bot+applications.commands&permissions={permissions}"
    );
    assert_eq!(link, expected);
    let asked = discord.requests().len();
    let offline = discord.process(RAICHI).await.env("DISCORD_TOKEN", "");
    let offline = offline
        .args(["invite", "--application", &bot.to_string()])
        .start();
    assert!(offline.exited().await.success() && offline.stdout().trim_end() == link);
    assert_eq!(discord.requests().len(), asked);
    for (token, said) in [
        ("", "the bot's token is missing"),
        ("wrong", "Discord refuses the bot's token"),
    ] {
        let program = discord
            .process(RAICHI)
            .await
            .arg("invite")
            .env("DISCORD_TOKEN", token)
            .start();
        assert!(
            !program.exited().await.success() && program.output().contains(said),
            "{}",
            program.output()
        );
    }
}
