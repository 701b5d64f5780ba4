//! Databases that are thrown away: they are there for a command, and gone after it, however it ends.
#![expect(clippy::expect_used, reason = "what cannot be ends the test")]

use std::{
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use sqlx::{Connection, PgConnection, postgres::PgConnectOptions};

/// How long a folder may take to be gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// Runs a command that says where its database is, and goes on until its input ends.
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

async fn works(database: &PgConnectOptions) {
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
    works(&first).await;
    works(&second).await;
    drop((one.stdin.take(), other.stdin.take()));
    for mut child in [one, other] {
        assert_eq!(child.wait().expect("it ends").code(), Some(3));
    }
    assert!(!folder(&first).exists() && !folder(&second).exists());
}

#[tokio::test]
async fn it_is_gone_even_if_its_program_is_killed() {
    let (mut child, database) = waiting();
    works(&database).await;
    child.kill().expect("it is killed");
    child.wait().expect("it is dead");
    let killed = Instant::now();
    while folder(&database).exists() {
        assert!(killed.elapsed() < PATIENCE, "it is still there");
        thread::yield_now();
    }
}
