//! Problems on the machine: the configuration, the token, the data directory.

use super::*;

#[tokio::test]
async fn all_mistakes_in_the_configuration_are_reported_together() {
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
    let (well, state) = run(launched).await;
    let wrong: Vec<_> = state
        .lines()
        .filter(|line| line.starts_with("configuration"))
        .collect();
    assert!(!well && wrong.len() == 3, "{state}");
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
    // The valid settings are checked nevertheless.
    assert_finding(&state, "token", "ok", "Discord knows it", "");
    assert_finding(&state, "database", "ok", "there is none yet", "");

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
        assert_trouble(launch().await.arg(path), "configuration", seen, remedy).await;
    }
    fs::write(&file, "discord.token = abc").expect("a file is written");
    let state = assert_trouble(
        launch().await.arg(&file),
        "configuration",
        "is not TOML",
        "`key = value`",
    )
    .await;
    assert_finding(&state, "token", "ok", "Discord knows it", "");
}

#[tokio::test]
async fn an_invalid_token_is_reported() {
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
        let state = assert_trouble(launch, "token", seen, remedy).await;
        let because = if token == "wrong" {
            "refuses"
        } else {
            "there is no token"
        };
        assert_finding(&state, "permissions", "unknown", because, "");
        // The other subjects are checked nevertheless.
        assert_finding(&state, "database", "ok", "there is none yet", "");
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
    assert_trouble(launch().await, "token", seen, remedy).await;
    fs::write(&file, "\n").expect("a file is written");
    assert_trouble(
        launch().await,
        "token",
        "which is empty",
        "Write the secret into it",
    )
    .await;
    fs::write(&file, format!("{TOKEN}\n")).expect("a file is written");
    let (well, state) = run(launch().await).await;
    assert!(well, "{state}");
}

#[tokio::test]
async fn an_unusable_data_directory_is_reported() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let folder = database.folder();
    let file = folder.join("file");
    fs::write(&file, "precious").expect("a file is written");
    let closed = folder.join("closed");
    fs::create_dir(&closed).expect("a folder");
    let is_root = rustix::process::geteuid().is_root();
    // As root, the test uses that Postgres does not run as root; otherwise, that the folder is not writable.
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o500)).expect("it is ours");
    let (may_not, remedy) = if is_root {
        ("who may not enter", "/var/lib/raichi")
    } else {
        ("permission denied", "Set RAICHI_DATA_DIR")
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
        assert_trouble(launch, "data directory", seen, remedy).await;
        assert!(!data.exists());
    }
    assert_eq!(fs::read_to_string(&file).expect("a file"), "precious");
    if !is_root {
        let launch = discord.process(RAICHI).await.arg("check");
        assert_trouble(
            launch,
            "data directory",
            "there is no home directory",
            "Set RAICHI_DATA_DIR",
        )
        .await;
    }
}

#[tokio::test]
async fn an_old_backup_is_a_warning() {
    let discord = StandIn::start().await;
    let _guild = discord.guild("Hird", "en-US");
    let database = Database::private();
    let folder = database.folder().join("backups");
    let state = async || {
        let launch = check(&discord, &database).await;
        let launch = launch.env("RAICHI_BACKUP__DIRECTORY", &folder);
        let (well, state) = run(launch).await;
        assert!(well, "backups are no trouble: {state}");
        state
    };
    let remedy = "raichi-backup.timer";
    let (seen, helps) = ("cannot be read: no such file", "Correct backup.directory");
    assert_finding(&state().await, "backups", "warning", seen, helps);
    fs::create_dir(&folder).expect("a folder");
    fs::write(folder.join("raichi-empty"), "").expect("a file is written");
    fs::write(folder.join("notes"), "x").expect("a file is written");
    assert_finding(
        &state().await,
        "backups",
        "warning",
        "there is none in",
        remedy,
    );
    let old = fs::File::create(folder.join("raichi.sql")).expect("a file");
    std::io::Write::write_all(&mut &old, b"x").expect("it is written");
    let days = Duration::from_secs(9 * 24 * 3600);
    let then = std::time::SystemTime::now() - days;
    old.set_modified(then).expect("it is ours");
    assert_finding(
        &state().await,
        "backups",
        "warning",
        "is 9 days old",
        remedy,
    );
    fs::write(folder.join("raichi-2026.sql.gz"), "x").expect("a file is written");
    assert_finding(&state().await, "backups", "ok", "less than an hour old", "");
}
