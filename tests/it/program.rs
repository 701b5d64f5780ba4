//! The program: errors about missing settings, and secrets that must not be logged.

use std::os::unix::fs::PermissionsExt;

use raichi_standin::{StandIn, TOKEN};
use sqlx::{Connection, PgConnection};

use crate::{
    database::Database,
    harness::{RAICHI, launch, started},
};

/// Arguments, environment, and parts of the error message.
type Case<'a> = (Vec<&'a str>, Vec<(&'a str, &'a str)>, Vec<&'a str>);

#[tokio::test]
async fn missing_settings_are_reported_with_the_remedy() {
    let discord = StandIn::start().await;
    let database = Database::new().await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bad.toml");
    std::fs::write(&file, "[discord]\ntokn = \"x\"\n").expect("a file is written");
    let bad = file.to_string_lossy().into_owned();
    let folder_name = folder.path().to_str().expect("a plain name");
    let (url, nowhere) = (
        database.url(),
        "postgres://raichi:hush@127.0.0.1:1/raichi".to_owned(),
    );
    let cases: Vec<Case<'_>> = vec![
        (
            vec!["run"],
            vec![("DATABASE_URL", &url)],
            vec!["bot's token is missing", "DISCORD_TOKEN"],
        ),
        (
            vec!["run"],
            vec![("DISCORD_TOKEN", TOKEN), ("DATABASE_URL", &nowhere)],
            vec!["cannot be reached", "refused", "Is Postgres running"],
        ),
        (
            vec!["run"],
            vec![("DISCORD_TOKEN", TOKEN), ("DATABASE_URL", "nonsense")],
            vec![
                "DATABASE_URL",
                "does not begin with postgres://",
                "postgres://user:password@host/database",
            ],
        ),
        (
            vec!["run"],
            vec![("DISCORD_TOKEN", "not a token"), ("DATABASE_URL", &url)],
            vec![
                "has blanks or line breaks in it",
                "the token alone",
                "Reset Token",
            ],
        ),
        (
            vec!["run"],
            vec![("DISCORD_TOKEN", "\"quoted\""), ("DATABASE_URL", &url)],
            vec!["has quotes in it", "the token alone"],
        ),
        (
            vec!["run"],
            vec![("DISCORD_TOKEN", "Bot abc"), ("DATABASE_URL", &url)],
            vec!["begins with the word \"Bot\"", "the token alone"],
        ),
        (
            vec!["run", "--config", folder_name],
            vec![("DATABASE_URL", &url)],
            vec!["is a directory", "Name a file with --config"],
        ),
        (
            vec!["run"],
            vec![("DISCORD_TOKEN", "wrong"), ("DATABASE_URL", &url)],
            vec!["refuses the bot's token", "Reset Token"],
        ),
        (
            vec!["run", "--config", &bad],
            vec![],
            vec![
                "bad.toml: there is no key discord.tokn",
                "Did you mean discord.token?",
                "config.example.toml",
            ],
        ),
        (
            vec!["run", "--config", "/nonexistent.toml"],
            vec![],
            vec!["there is no configuration file /nonexistent.toml"],
        ),
        (
            vec!["run"],
            vec![("RAICHI_DISCORD__TOKN", "x"), ("RAICHI_LOG__FORMAT", "xml")],
            vec![
                "RAICHI_DISCORD__TOKN: there is no key discord.tokn",
                "RAICHI_LOG__FORMAT: log.format is `xml`",
            ],
        ),
        (
            vec!["run"],
            vec![("RAICHI_LOG__FORMAT", "xml")],
            vec!["xml"],
        ),
        (
            vec!["run"],
            vec![
                ("DISCORD_TOKEN_FILE", "/nonexistent"),
                ("DATABASE_URL", &url),
            ],
            vec![
                "DISCORD_TOKEN_FILE",
                "/nonexistent",
                "cannot be read",
                "make the file readable",
            ],
        ),
    ];
    for (arguments, environment, expected) in cases {
        let mut program = discord.process(RAICHI).await.args(arguments.clone());
        // The stand-in sets its own token; this case has none.
        program = program.env("DISCORD_TOKEN", "");
        for (name, value) in environment.clone() {
            program = program.env(name, value);
        }
        let program = program.start();
        assert!(
            !program.exited().await.success(),
            "{arguments:?} {environment:?}"
        );
        let output = program.output();
        for part in expected {
            assert!(
                output.contains(part),
                "{arguments:?} {environment:?}: {part:?} in\n{output}"
            );
        }
        assert!(
            !output.contains("hush") && !output.contains("panicked"),
            "{output}"
        );
    }
}

#[tokio::test]
async fn migrations_can_be_run_alone_and_again() {
    let discord = StandIn::start().await;
    let database = Database::empty().await;
    for _ in 0..2 {
        let migrate = discord
            .process(RAICHI)
            .await
            .arg("migrate")
            .env("DATABASE_URL", database.url())
            .start();
        assert!(migrate.exited().await.success(), "{}", migrate.output());
    }
    let tables = "select count(*) from information_schema.tables where table_name in ('games', 'entries', 'outbox')";
    let mut connection = PgConnection::connect_with(&database.options())
        .await
        .expect("the database answers");
    assert_eq!(
        sqlx::query_scalar::<_, i64>(tables)
            .fetch_one(&mut connection)
            .await
            .expect("the database answers"),
        3
    );
}

#[tokio::test]
async fn no_secret_is_logged_at_any_level() {
    let discord = StandIn::start().await;
    let database = Database::new().await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("token");
    std::fs::write(&file, format!("{TOKEN}\n")).expect("a file is written");
    let bot = discord
        .process(RAICHI)
        .await
        .arg("run")
        .env("DISCORD_TOKEN_FILE", &file)
        .env("DATABASE_URL", database.url())
        .env("RAICHI_LOG__FILTER", "raichi=trace,info")
        .env("RAICHI_LOG__FORMAT", "json")
        .start();
    bot.ready().await;
    let channel = discord.guild("Hird", "en-US").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    ann.slash(&channel, "help", raichi_standin::options![])
        .message()
        .await;
    let line = bot.line("\"outcome\":\"answered\"").await;
    assert!(
        line.contains("\"command\":\"help\"") && line.contains("\"ms\":"),
        "{line}"
    );
    assert!(bot.terminate().await.success());
    let output = bot.output();
    assert!(
        !output.contains(TOKEN) && !output.contains("Ann"),
        "{output}"
    );
}

#[tokio::test]
async fn sigterm_ends_it_successfully_at_any_stage() {
    let discord = StandIn::start().await;
    let database = Database::new().await;
    // At once, before any connection.
    let bot = launch(&discord, &database).await.start();
    bot.line("").await;
    assert!(bot.terminate().await.success(), "{}", bot.output());
    // When it is ready.
    let bot = started(&discord, &database).await;
    assert!(bot.terminate().await.success(), "{}", bot.output());
    // While Discord does not answer.
    let (rule, hold) = raichi_standin::Fault::on("GET", "/gateway/bot").hold();
    discord.fault(rule);
    let bot = launch(&discord, &database).await.start();
    hold.arrived().await;
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

#[tokio::test]
async fn no_secret_of_a_database_address_is_shown() {
    let discord = StandIn::start().await;
    let database = Database::new().await;
    // A working address with a password, although the server does not ask for one.
    let url = database.url();
    let joined = |parameter: &str| {
        let sign = if url.contains('?') { '&' } else { '?' };
        format!("{url}{sign}{parameter}")
    };
    let user = "postgres://raichi:hush%2Fhush@127.0.0.1:1/raichi".to_owned();
    let refused = [
        ("sslpassword=hush", "`sslpassword` is not supported"),
        ("pasword=hush", "did you mean `password`?"),
        ("p%61sword=%68ush", "did you mean `password`?"),
        ("colour=hush", "there is no `colour`"),
        (
            "connect_timeout=7&sslpassword=hush",
            "`connect_timeout` is not supported",
        ),
        ("password=x&hush", "not shown"),
        ("sslmode=hush", "`sslmode` has to be"),
    ]
    .map(|(parameter, expected)| (joined(parameter), expected, false));
    let fine = [
        (joined("password=%68ush"), "", true),
        (user, "cannot be reached", false),
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("url");
    for (url, expected, works) in refused.into_iter().chain(fine) {
        std::fs::write(&file, &url).expect("a file is written");
        let file = file.to_str().expect("a plain name");
        for (command, name, value) in [
            ("run", "DATABASE_URL", url.as_str()),
            ("migrate", "RAICHI_DATABASE__URL", &url),
            ("check", "DATABASE_URL_FILE", file),
            ("export", "DATABASE_URL", &url),
        ] {
            let program = discord.process(RAICHI).await.arg(command);
            let program = match command {
                "export" => program.arg("--all"),
                _ => program,
            };
            let program = program
                .env("RAICHI_LOG__FILTER", "trace")
                .env(name, value)
                .start();
            if works && command == "run" {
                program.ready().await;
                assert!(program.terminate().await.success());
            } else {
                let ended = program.exited().await.success();
                // The other checks do not matter here.
                assert!(works || !ended, "{command} {url}: {}", program.output());
            }
            let output = program.output();
            assert!(!output.contains("hush"), "{command} {url}\n{output}");
            assert!(
                output.contains(expected),
                "{command} {url}: {expected}\n{output}"
            );
        }
    }
}

#[tokio::test]
async fn a_line_of_pgpass_that_cannot_be_read_is_not_logged() {
    let discord = StandIn::start().await;
    let database = Database::new().await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("pgpass");
    std::fs::write(&file, "localhost:hush\n").expect("a file is written");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).expect("rights");
    let migrate = discord
        .process(RAICHI)
        .await
        .arg("migrate")
        .env("DATABASE_URL", database.url())
        .env("PGPASSFILE", &file)
        .env("RAICHI_LOG__FILTER", "trace")
        .start();
    assert!(migrate.exited().await.success(), "{}", migrate.output());
    assert!(!migrate.output().contains("hush"), "{}", migrate.output());
}
