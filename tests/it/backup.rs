//! Backups with Postgres's own programs: made while the bot runs, restored into a new installation.

use std::process::Command;

use raichi_standin::{Launch, StandIn};

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
    let dump = ["pg_dump", "--no-owner", "--file", file];
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

#[tokio::test]
async fn a_program_that_fails_or_does_not_exist_is_reported() {
    let discord = StandIn::start().await;
    let database = Database::new().await;
    for (words, expected) in [
        (&["false"][..], "false has failed: exit status: 1"),
        (
            &["/nonexistent"][..],
            "/nonexistent cannot be run: No such file",
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
