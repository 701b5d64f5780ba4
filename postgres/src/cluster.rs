use std::{
    ffi::OsString,
    path::PathBuf,
    sync::{Arc, mpsc},
    thread,
    time::Duration,
};

use sqlx::{Connection, PgConnection, postgres::PgConnectOptions};
use tokio::sync::oneshot;

use crate::{control::Control, error::ClusterError, home::Home, supervisor::Supervisor};

/// The user to whom everything in the cluster belongs.
const OWNER: &str = "raichi";
/// How many connections there may be besides those that were asked for.
const SPARE_CONNECTIONS: u32 = 10;
/// How long Postgres may take to write everything down at the end; what it has not written down by then, it
/// does at the next start.
const FAST: Duration = Duration::from_millis(1500);
/// How long it may take to end without that.
const IMMEDIATE: Duration = Duration::from_secs(2);

/// What kind of cluster, and where.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The data directory. It is made if it does not exist.
    pub data: PathBuf,
    /// The program to start as an [`errand`](crate::errand()): `/proc/self/exe` where this program's own
    /// `main` begins with it.
    pub helper: PathBuf,
    /// The folder of Postgres's programs; without it, the machine's newest are taken.
    pub programs: Option<PathBuf>,
    /// How many connections will be made at most.
    pub connections: u32,
    /// Whether it survives a crash of the machine.
    pub durable: Durability,
}

/// Whether a cluster is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Durability {
    /// What is committed survives a crash of the machine, and damage is noticed.
    Kept,
    /// It is faster, and need not survive anything.
    ThrownAway,
}

/// A Postgres that runs for us alone, as long as this lives.
#[derive(Debug)]
pub struct Cluster {
    control: Arc<Control>,
    /// Hears that the thread has ended.
    ended: mpsc::Receiver<()>,
    socket: PathBuf,
}

impl Cluster {
    /// Makes the cluster if there is none, and starts it. If this is dropped before it is done, what was begun
    /// is stopped.
    ///
    /// # Errors
    ///
    /// When that does not go well; the error says what helps.
    pub async fn start(settings: Settings) -> Result<Self, ClusterError> {
        let home = Home::take(&settings.data)?;
        let socket = home.folder().to_owned();
        let control = Arc::new(Control::default());
        let (initdb, postgres) = arguments(&settings, &home);
        let supervisor = Supervisor {
            home,
            helper: settings.helper,
            programs: settings.programs,
            initdb,
            postgres,
            control: Arc::clone(&control),
        };
        let (tell, told) = oneshot::channel();
        let (ends, ended) = mpsc::channel::<()>();
        // Postgres lives no longer than the thread that starts it, so that thread is one of its own.
        thread::Builder::new()
            .name("postgres".to_owned())
            .spawn(move || {
                supervisor.run(tell);
                drop(ends);
            })?;
        let cluster = Self {
            control,
            ended,
            socket,
        };
        match told.await {
            Ok(result) => result.map(|()| cluster),
            Err(_) => Err(std::io::Error::other("its thread has ended").into()),
        }
    }

    /// How to connect to one of its databases.
    #[must_use]
    pub fn options(&self, database: &str) -> PgConnectOptions {
        PgConnectOptions::new_without_pgpass()
            .socket(&self.socket)
            .username(OWNER)
            .database(database)
    }

    /// How to connect to one of its databases, which is made if it does not exist.
    ///
    /// # Errors
    ///
    /// When Postgres fails.
    pub async fn database(&self, name: &str) -> Result<PgConnectOptions, sqlx::Error> {
        let mut connection = PgConnection::connect_with(&self.options("postgres")).await?;
        let exists = sqlx::query("select from pg_database where datname = $1")
            .bind(name)
            .fetch_optional(&mut connection)
            .await?;
        if exists.is_none() {
            let create = sqlx::AssertSqlSafe(format!("create database \"{name}\""));
            sqlx::query(create).execute(&mut connection).await?;
        }
        connection.close().await?;
        Ok(self.options(name))
    }
}

impl Drop for Cluster {
    /// Stops Postgres and waits until it has ended.
    fn drop(&mut self) {
        self.control.end();
        // Nothing is ever sent: an end of the waiting is the thread's end, or that the time is up.
        let time_is_up = Err(mpsc::RecvTimeoutError::Timeout);
        if self.ended.recv_timeout(FAST) != time_is_up {
            return;
        }
        self.control.quit();
        if self.ended.recv_timeout(IMMEDIATE) == time_is_up {
            tracing::error!("Postgres does not end; the next start sees to it");
        }
    }
}

/// The arguments for `initdb` and for `postgres`.
fn arguments(settings: &Settings, home: &Home) -> (Vec<OsString>, Vec<OsString>) {
    let mut initdb = vec!["--username", OWNER, "--auth", "trust", "--encoding", "UTF8"];
    let connections = settings.connections.saturating_add(SPARE_CONNECTIONS);
    let mut options = vec![
        ("cluster_name", OWNER.to_owned()),
        ("listen_addresses", String::new()),
        ("unix_socket_permissions", "0700".to_owned()),
        ("max_connections", connections.max(100).to_string()),
        // It speaks to us, and says nothing of what stands in queries.
        ("logging_collector", "off".to_owned()),
        ("log_destination", "stderr".to_owned()),
        ("log_line_prefix", String::new()),
        ("log_checkpoints", "off".to_owned()),
        ("log_min_error_statement", "panic".to_owned()),
    ];
    match settings.durable {
        Durability::Kept => initdb.extend(["--no-locale", "--data-checksums"]),
        Durability::ThrownAway => {
            initdb.extend(["--no-locale", "--no-sync"]);
            let off = ["fsync", "full_page_writes", "synchronous_commit"];
            options.extend(off.map(|option| (option, "off".to_owned())));
        }
    }
    // A list of folders, in which quotes protect commas and blanks.
    let folder = home.folder().as_os_str();
    let mut socket = OsString::from("unix_socket_directories=\"");
    socket.push(folder);
    socket.push("\"");
    let options = options
        .into_iter()
        .map(|(name, value)| OsString::from(format!("{name}={value}")))
        .chain([socket]);
    let postgres = options.flat_map(|option| ["-c".into(), option]);
    (
        initdb.into_iter().map(OsString::from).collect(),
        postgres.collect(),
    )
}
