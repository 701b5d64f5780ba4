//! Backups with Postgres's own programs: made while the bot runs, restored into a new installation.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
};

use raichi_standin::{GatewayAct, Launch, StandIn, options};
use tempfile::TempDir;

use crate::{
    database::Database,
    harness::{Harness, RAICHI, started},
};

/// Runs a program of Postgres on a database.
pub(crate) async fn with_database(
    discord: &StandIn,
    database: &Database,
    words: &[&str],
) -> Launch {
    let raichi = database.configure(discord.process(RAICHI).await);
    raichi.arg("with-database").args(words.iter().copied())
}

#[tokio::test]
async fn a_dump_of_the_private_database_is_restored_into_another() {
    if Command::new("pg_dump").arg("--version").output().is_err() {
        eprintln!("skipped: pg_dump is missing (Debian's package postgresql-client has it)");
        return;
    }
    let harness = Harness::with(Database::private(), "en-US").await;
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("raichi.sql");
    let file = file.to_str().expect("a path");
    let dump = [
        "pg_dump",
        "--no-owner",
        "--exclude-table-data=shards",
        "--file",
        file,
    ];
    let dump = with_database(&harness.discord, &harness.database, &dump)
        .await
        .start();
    assert!(dump.exited().await.success(), "{}", dump.output());
    assert!(harness.bot.terminate().await.success());

    // No bot runs here, and there is no cluster yet.
    let elsewhere = Database::private();
    let restore = [
        "psql",
        "--single-transaction",
        "--set=ON_ERROR_STOP=1",
        "--quiet",
        "--output=/dev/null",
        "--command=drop schema public cascade; create schema public",
        "--file",
        file,
    ];
    // The second restore replaces what is there.
    for _ in 0..2 {
        let restored = with_database(&harness.discord, &elsewhere, &restore)
            .await
            .start();
        assert!(restored.exited().await.success(), "{}", restored.output());
    }
    let bot = started(&harness.discord, &elsewhere).await;
    harness.play(&harness.bjorn, "e7-e9").await;
    let count = [
        "psql",
        "--no-align",
        "--tuples-only",
        "--command=select count(*) from entries",
    ];
    let counted = with_database(&harness.discord, &elsewhere, &count)
        .await
        .start();
    assert!(counted.exited().await.success(), "{}", counted.output());
    assert_eq!(counted.stdout(), "2\n");
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

/// Runs the script that makes backups, on a database.
async fn back_up(
    discord: &StandIn,
    database: &Database,
    before: &str,
    folder: &Path,
) -> raichi_standin::Process {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/deploy/raichi-backup");
    let line = format!("{before} exec {script} {}", folder.display());
    let program = with_database(discord, database, &["sh", "-c", &line]).await;
    let program = program.start();
    program.exited().await;
    program
}

/// The names of the files in a folder, but the lock, in order.
fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder");
    let names = files.map(|file| file.expect("a file").file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    let mut names: Vec<_> = names.filter(|name| name != ".lock").collect();
    names.sort();
    names
}

/// Makes a backup with the script; returns it, and the folder that has it.
async fn backed_up(harness: &Harness) -> (PathBuf, TempDir) {
    let outside = tempfile::tempdir().expect("a folder");
    let folder = outside.path().join("backups");
    let made = back_up(&harness.discord, &harness.database, "", &folder).await;
    assert!(
        made.status().is_some_and(|it| it.success()),
        "{}",
        made.output()
    );
    let files = names(&folder);
    let [file] = &files[..] else {
        panic!("one backup: {files:?}")
    };
    assert!(made.stdout().contains(file), "{}", made.stdout());
    let file = folder.join(file);
    let mode = fs::metadata(&file).expect("a file").permissions().mode();
    assert_eq!(mode & 0o77, 0, "nobody else reads it");
    (file, outside)
}

/// Restores a backup, as docs/hosting.md has it.
async fn restore(discord: &StandIn, database: &Database, file: &Path) {
    let line = format!(
        "gunzip --stdout {} | {RAICHI} with-database psql --single-transaction --set=ON_ERROR_STOP=1 --quiet \
         --output=/dev/null --command='drop schema public cascade; create schema public' --file=-",
        file.display()
    );
    let restore = discord.process("/bin/sh").await;
    let restore = database.configure(restore).args(["-c", &line]).start();
    assert!(restore.exited().await.success(), "{}", restore.output());
}

#[tokio::test]
async fn a_backup_of_the_script_is_restored_and_the_bot_goes_on() {
    let harness = Harness::with(Database::private(), "en-US").await;
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    let (file, _folder) = backed_up(&harness).await;
    assert!(harness.bot.terminate().await.success());

    let elsewhere = Database::private();
    restore(&harness.discord, &elsewhere, &file).await;
    let bot = started(&harness.discord, &elsewhere).await;
    harness.play(&harness.bjorn, "e7-e9").await;
    assert!(bot.terminate().await.success(), "{}", bot.output());
}

#[tokio::test]
async fn after_a_restore_every_board_is_posted_and_no_event_comes_again() {
    let mut harness = Harness::with(Database::private(), "en-US").await;
    harness.game("norse").await;
    harness.until_some("shards where session is not null").await;
    let (file, _folder) = backed_up(&harness).await;
    harness.play(&harness.ann, "d1-d4").await;
    assert!(harness.bot.terminate().await.success());

    restore(&harness.discord, &harness.database, &file).await;
    harness.bot = started(&harness.discord, &harness.database).await;
    // As the board that the backup lacks, it is the second one of the game.
    let board = harness.play(&harness.ann, "d1-d3").await;
    assert!(board.content.contains("d1–d3"), "{}", board.content);
    let log = harness.discord.gateway_log();
    let resumed = log.iter().find(|record| record.act == GatewayAct::Resumed);
    assert!(resumed.is_none(), "{resumed:?}");
    harness.close().await;
}

/// A plan is part of a backup, as the position is from which it begins.
#[tokio::test]
async fn after_a_restore_a_plan_answers_as_it_did_before() {
    let mut harness = Harness::with(Database::private(), "en-US").await;
    harness.game("brandubh").await;
    harness.play(&harness.ann, "d1-c1").await;
    let lines = options![("moves", "d3-c3 d2-c2")];
    let shown = harness.ann.slash(&harness.channel, "plan", lines);
    assert!(shown.message().await.content.contains("then **d2–c2**"));
    let (file, _folder) = backed_up(&harness).await;
    // The third line has the time.
    let moves = |text: &str| text.lines().take(2).map(str::to_owned).collect::<Vec<_>>();
    let answered = harness.play(&harness.bjorn, "d3-c3").await.content;
    assert!(answered.contains("*(planned)*"), "{answered}");
    assert!(harness.bot.terminate().await.success());

    restore(&harness.discord, &harness.database, &file).await;
    harness.bot = started(&harness.discord, &harness.database).await;
    let again = harness.play(&harness.bjorn, "d3-c3").await.content;
    assert_eq!(moves(&again), moves(&answered));
    // It was played to its end.
    let shown = harness.ann.slash(&harness.channel, "plan", options![]);
    let shown = shown.message().await.content;
    assert!(shown.contains("Nothing is planned"), "{shown}");
    harness.close().await;
}

#[tokio::test]
async fn old_backups_make_room_and_none_does_when_a_new_one_fails() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let day = |month: u8, day: u8| format!("raichi-2020-{month:02}-{day:02}T033000Z.sql.gz");
    let days = (1..=31)
        .map(|it| day(1, it))
        .chain((1..=29).map(|it| day(2, it)));
    let old: Vec<_> = days.collect();
    for name in old
        .iter()
        .map(String::as_str)
        .chain(["notes.txt", "raichi.sql"])
    {
        fs::write(folder.join(name), "x").expect("a file is written");
    }
    let before = names(folder);

    let failed = back_up(&discord, &database, "PGDATABASE=nowhere", folder).await;
    assert!(failed.status().is_some_and(|it| !it.success()));
    assert!(failed.output().contains("nowhere"), "{}", failed.output());
    assert_eq!(
        names(folder),
        before,
        "nothing was deleted, and nothing is left"
    );

    // What a killed one has left goes as well.
    fs::write(folder.join(".raichi-2020-01-01T000000Z.sql.gz.part"), "x").expect("a file");
    let made = back_up(&discord, &database, "", folder).await;
    assert!(
        made.status().is_some_and(|it| it.success()),
        "{}",
        made.output()
    );
    let kept = names(folder);
    let [first @ .., new, by_hand] = &kept[..] else {
        panic!("backups: {kept:?}")
    };
    // The last days; before them, the last of a week that ended on Sunday.
    let expected = [
        (2, 16),
        (2, 23),
        (2, 24),
        (2, 25),
        (2, 26),
        (2, 27),
        (2, 28),
        (2, 29),
    ];
    let expected = expected.map(|(month, it)| day(month, it));
    let mut expected: Vec<_> = expected.into();
    expected.insert(0, "notes.txt".to_owned());
    assert_eq!(first, expected);
    assert!(!old.contains(new) && by_hand == "raichi.sql", "{kept:?}");
}

#[tokio::test]
async fn a_program_that_fails_or_does_not_exist_is_reported() {
    let discord = StandIn::start().await;
    let database = Database::new().await;
    for (words, expected) in [
        (&["false"][..], "false has failed: exit status: 1"),
        (
            &["/nonexistent"][..],
            "/nonexistent cannot be run: no such file",
        ),
    ] {
        let program = with_database(&discord, &database, words).await.start();
        assert!(!program.exited().await.success());
        assert!(program.output().contains(expected), "{}", program.output());
    }
    let address = database.options();
    let expected = "test \"$PGUSER $PGDATABASE\" = \"$0\"";
    let is = format!(
        "{} {}",
        address.get_username(),
        address.get_database().expect("a name")
    );
    let program = with_database(&discord, &database, &["sh", "-c", expected, &is])
        .await
        .start();
    assert!(program.exited().await.success(), "{}", program.output());
}
