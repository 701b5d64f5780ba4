//! Poolers between the bot and the database. One in transaction mode gives one session of the server to several connections.

use std::{
    env, fs,
    net::TcpListener as StdListener,
    os::unix::{fs::MetadataExt, process::CommandExt},
    process::{Child, Command, Stdio},
    time::Duration,
};

use raichi_postgres::scratch_folder;
use raichi_standin::StandIn;
use sqlx::postgres::PgConnectOptions;
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    time::interval,
};

use crate::{
    database::Database,
    harness::{Harness, RAICHI, started},
};

/// A message of Postgres.
fn message(kind: u8, body: &[u8]) -> Vec<u8> {
    let length = u32::try_from(body.len() + 4).expect("it is short");
    [&[kind], &length.to_be_bytes()[..], body].concat()
}

/// The end of each answer.
fn ready() -> Vec<u8> {
    message(b'Z', b"I")
}

/// Answers a connection as such a pooler does: every session has the number 7, and no statement is prepared in it.
async fn serve(mut client: TcpStream) -> std::io::Result<()> {
    loop {
        let length = client.read_u32().await?;
        let mut startup = vec![0; length as usize - 4];
        client.read_exact(&mut startup).await?;
        // The request for encryption, which it has not.
        if startup[..4] != 80_877_103_u32.to_be_bytes() {
            break;
        }
        client.write_all(b"N").await?;
    }
    let welcome = [message(b'R', &[0; 4]), ready()].concat();
    client.write_all(&welcome).await?;
    loop {
        let kind = client.read_u8().await?;
        let length = client.read_u32().await?;
        let mut body = vec![0; length as usize - 4];
        client.read_exact(&mut body).await?;
        let answer = match kind {
            b'Q' if body.starts_with(b"select pg_backend_pid") => {
                let column = b"\0\x01pid\0\0\0\0\0\0\0\0\0\0\x17\0\x04\xff\xff\xff\xff\0\0";
                let row = b"\0\x01\0\0\0\x017";
                let done = message(b'C', b"SELECT 1\0");
                [message(b'T', column), message(b'D', row), done, ready()].concat()
            }
            b'Q' => [message(b'C', b"SET\0"), ready()].concat(),
            b'P' => {
                let error = b"SERROR\0C26000\0Mprepared statement \"sqlx_s_1\" does not exist\0\0";
                message(b'E', error)
            }
            b'S' => ready(),
            b'X' => return Ok(()),
            _ => continue,
        };
        client.write_all(&answer).await?;
    }
}

/// Asserts that the bot's commands refuse an address, and say why.
async fn is_refused(database: &Database, commands: &[&str]) {
    let discord = StandIn::start().await;
    for command in commands {
        let program = discord.process(RAICHI).await.arg(*command);
        let program = database.configure(program).start();
        assert!(!program.exited().await.success());
        let output = program.output();
        for part in ["a pooler in transaction mode", "pool_mode = session"] {
            assert!(output.contains(part), "{command}: {output}");
        }
    }
}

#[tokio::test]
async fn a_pooler_in_transaction_mode_is_recognised() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            tokio::spawn(serve(client));
        }
    });
    let database = Database::Named(format!("postgres://raichi@127.0.0.1:{port}/raichi"));
    is_refused(&database, &["migrate", "check"]).await;
}

/// A running PgBouncer.
struct PgBouncer {
    process: Child,
    port: u16,
    _folder: TempDir,
}

impl PgBouncer {
    /// Starts the one that `PGBOUNCER` names, or that is installed; `None` if there is none.
    async fn start(server: &PgConnectOptions, mode: &str) -> Option<Self> {
        let program = env::var("PGBOUNCER").unwrap_or_else(|_| "pgbouncer".to_owned());
        let version = Command::new(&program).arg("--version").output().ok()?;
        let version = String::from_utf8_lossy(&version.stdout).into_owned();
        eprintln!("{}", version.lines().next().unwrap_or_default());
        let folder = scratch_folder().expect("a folder");
        let listener = StdListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        drop(listener);
        let socket = server.get_socket().expect("it has a socket");
        let file = folder.path().join("pgbouncer.ini");
        let settings = format!(
            "[databases]
             * = host={} user={}
             [pgbouncer]
             listen_addr = 127.0.0.1
             listen_port = {port}
             unix_socket_dir =
             auth_type = any
             ignore_startup_parameters = extra_float_digits
             pool_mode = {mode}
             default_pool_size = 20
             ",
            socket.display(),
            server.get_username(),
        );
        let settings: Vec<_> = settings.lines().map(str::trim_start).collect();
        fs::write(&file, settings.join("\n")).expect("a file");
        // It refuses to run as root.
        let owner = fs::metadata(socket).expect("the folder of the socket");
        let mut command = Command::new(program);
        command.arg("--quiet").arg(&file).stdin(Stdio::null());
        if rustix::process::geteuid().is_root() {
            command.uid(owner.uid()).gid(owner.gid());
        }
        let process = command.spawn().expect("it starts");
        let mut ticks = interval(Duration::from_millis(20));
        while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
            ticks.tick().await;
        }
        Some(Self {
            process,
            port,
            _folder: folder,
        })
    }

    /// The database that it leads to.
    fn database(&self, server: &PgConnectOptions) -> Database {
        Database::Named(format!(
            "postgres://{}@127.0.0.1:{}/{}",
            server.get_username(),
            self.port,
            server.get_database().expect("it has a name")
        ))
    }
}

impl Drop for PgBouncer {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

/// What is printed where a test needs it.
const SKIPPED: &str = "skipped: pgbouncer is not installed, and PGBOUNCER names none";

#[tokio::test]
async fn pgbouncer_in_transaction_mode_is_refused() {
    let real = Database::new().await;
    let Some(pooler) = PgBouncer::start(&real.options(), "transaction").await else {
        eprintln!("{SKIPPED}");
        return;
    };
    is_refused(
        &pooler.database(&real.options()),
        &["migrate", "check", "run"],
    )
    .await;
}

#[tokio::test]
async fn behind_pgbouncer_in_session_mode_games_are_played() {
    let real = Database::new().await;
    let Some(pooler) = PgBouncer::start(&real.options(), "session").await else {
        eprintln!("{SKIPPED}");
        return;
    };
    let database = pooler.database(&real.options());
    let mut harness = Harness::with(database, "en-US").await;
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.all_delivered().await;
    let output = harness.bot.output();
    harness.bot.kill9().await;
    harness.bot = started(&harness.discord, &harness.database).await;
    harness.play(&harness.bjorn, "e7-e9").await;
    harness.all_delivered().await;
    for output in [output, harness.bot.output()] {
        for level in [" WARN ", " ERROR "] {
            assert!(!output.contains(level), "{output}");
        }
    }
    let check = harness.discord.process(RAICHI).await.arg("check");
    let check = harness.database.configure(check).start();
    check.exited().await;
    assert!(!check.output().contains("pooler"), "{}", check.output());
    harness.close().await;
}
