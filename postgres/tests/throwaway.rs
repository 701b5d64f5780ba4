//! Temporary databases: they exist while a command runs, and are removed after it, however it ends.
#![expect(clippy::expect_used, reason = "what cannot be ends the test")]

use std::{
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use sqlx::{Connection, PgConnection, postgres::PgConnectOptions};

/// How long the removal of a folder may take.
const TIMEOUT: Duration = Duration::from_secs(10);

/// Starts a command that prints the URL of its database and runs until its input ends.
fn waiting() -> (Child, PgConnectOptions) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_with-postgres"))
        .args(["sh", "-c", "echo \"$DATABASE_URL\"; cat; exit 3"])
        .env_remove("DATABASE_URL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("an output"))
        .read_line(&mut line)
        .expect("a line");
    (child, line.trim().parse().expect("an address"))
}

/// The folder of the cluster.
fn folder(database: &PgConnectOptions) -> PathBuf {
    let socket = database.get_socket().expect("a socket");
    socket.parent().expect("a folder").to_owned()
}

async fn assert_works(database: &PgConnectOptions) {
    let mut connection = PgConnection::connect_with(database)
        .await
        .expect("a database");
    let games: i64 = sqlx::query_scalar("select count(*) from games")
        .fetch_one(&mut connection)
        .await
        .expect("the schema");
    assert_eq!(games, 0);
}

#[tokio::test]
async fn a_command_has_a_database_for_itself() {
    let (mut one, first) = waiting();
    let (mut other, second) = waiting();
    assert_ne!(folder(&first), folder(&second));
    assert_works(&first).await;
    assert_works(&second).await;
    drop((one.stdin.take(), other.stdin.take()));
    for mut child in [one, other] {
        assert_eq!(child.wait().expect("it ends").code(), Some(3));
    }
    assert!(!folder(&first).exists() && !folder(&second).exists());
}

#[tokio::test]
async fn the_database_is_removed_even_if_its_program_is_killed() {
    let (mut child, database) = waiting();
    assert_works(&database).await;
    child.kill().expect("it is killed");
    child.wait().expect("it is dead");
    let killed = Instant::now();
    while folder(&database).exists() {
        assert!(killed.elapsed() < TIMEOUT, "it is still there");
        thread::yield_now();
    }
}
