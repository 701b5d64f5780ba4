use std::{
    io,
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::Duration,
};

use sqlx::{Connection, PgConnection, postgres::PgConnectOptions};
use tokio::sync::oneshot;

use crate::{control::Control, error::ClusterError, home, options::OWNER, supervisor};

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
    pub durability: Durability,
}

/// Whether a cluster is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Durability {
    /// What is committed survives a crash of the machine, and damage is noticed.
    Kept,
    /// It is faster, and need not survive anything.
    ThrownAway,
}

/// A Postgres that runs for us alone, as long as this lives. Dropping it takes as long as Postgres takes to end:
/// milliseconds as a rule, a few seconds at most.
#[derive(Debug)]
pub struct Cluster {
    socket: PathBuf,
    _watch: Watch,
}

impl Cluster {
    /// Makes the cluster if there is none, and starts it. If this is dropped before it is done, what was begun
    /// is stopped.
    ///
    /// # Errors
    ///
    /// When that does not go well; the error says what helps.
    pub async fn start(settings: Settings) -> Result<Self, ClusterError> {
        let (tell, told) = oneshot::channel();
        let watch = Watch::begin(settings, tell)?;
        let socket = told
            .await
            .unwrap_or_else(|_| Err(io::Error::other("its thread has ended").into()))?;
        Ok(Self {
            socket,
            _watch: watch,
        })
    }

    /// How to connect to a database of the cluster that another program runs in a data directory.
    ///
    /// That succeeds for root and for the user that program runs as.
    #[must_use]
    pub fn elsewhere(data: &Path, database: &str) -> PgConnectOptions {
        options(&home::cluster_folder(data), database)
    }

    /// How to connect to one of its databases.
    #[must_use]
    pub fn options(&self, database: &str) -> PgConnectOptions {
        options(&self.socket, database)
            // Not that something exists already.
            .options([("client_min_messages", "warning")])
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

fn options(socket: &Path, database: &str) -> PgConnectOptions {
    PgConnectOptions::new_without_pgpass()
        .socket(socket)
        .username(OWNER)
        .database(database)
}

/// The thread that keeps Postgres running.
#[derive(Debug)]
struct Watch(Arc<Control>);

impl Watch {
    fn begin(
        settings: Settings,
        tell: oneshot::Sender<Result<PathBuf, ClusterError>>,
    ) -> io::Result<Self> {
        let control = Arc::new(Control::default());
        let over = Over(Arc::clone(&control));
        // Postgres lives no longer than the thread that starts it, so that thread is one of its own.
        thread::Builder::new()
            .name("postgres".to_owned())
            .spawn(move || supervisor::run(settings, &over.0, tell))?;
        Ok(Self(control))
    }
}

impl Drop for Watch {
    /// Stops Postgres and waits until it has ended.
    fn drop(&mut self) {
        self.0.end();
        if self.0.wait_over(FAST) {
            return;
        }
        self.0.quit();
        if !self.0.wait_over(IMMEDIATE) {
            tracing::error!("Postgres does not end; the next start sees to it");
        }
    }
}

/// Tells when the thread has ended, however it does.
struct Over(Arc<Control>);

impl Drop for Over {
    fn drop(&mut self) {
        self.0.over();
    }
}
