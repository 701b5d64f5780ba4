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

/// How long sessions may take to end by themselves. Those of a pool that was closed take some milliseconds: their
/// processes still have to notice.
const SMART_SHUTDOWN: Duration = Duration::from_millis(500);
/// How long a fast shutdown may take, in which Postgres writes a checkpoint; otherwise it recovers at the
/// next start.
const FAST_SHUTDOWN: Duration = Duration::from_millis(1500);
/// How long an immediate shutdown may take.
const IMMEDIATE_SHUTDOWN: Duration = Duration::from_secs(2);

/// The settings of a cluster.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The data directory. It is created if it does not exist.
    pub data: PathBuf,
    /// The program to run for [`run_as_helper`](crate::run_as_helper()): `/proc/self/exe` if this program's
    /// own `main` calls that first.
    pub helper: PathBuf,
    /// The folder of the Postgres programs; by default the newest on the machine.
    pub programs: Option<PathBuf>,
    /// The maximal number of connections.
    pub connections: u32,
    /// Whether data survives a crash of the machine.
    pub durability: Durability,
}

/// Whether data is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Durability {
    /// Committed data survives a crash of the machine, and damage is detected.
    Kept,
    /// Faster, without durability.
    ThrownAway,
}

/// A Postgres of our own that runs as long as this value lives. Dropping it waits for the end of Postgres:
/// usually milliseconds, at most a few seconds.
#[derive(Debug)]
pub struct Cluster {
    socket: PathBuf,
    _watch: Watch,
}

impl Cluster {
    /// Creates the cluster if it does not exist, and starts it. If the future is dropped, what was started is
    /// stopped.
    ///
    /// # Errors
    ///
    /// When that fails; the error contains a remedy.
    pub async fn start(settings: Settings) -> Result<Self, ClusterError> {
        let (started, result) = oneshot::channel();
        let watch = Watch::begin(settings, started)?;
        let socket = result
            .await
            .unwrap_or_else(|_| Err(io::Error::other("its thread has ended").into()))?;
        Ok(Self {
            socket,
            _watch: watch,
        })
    }

    /// Options for a database of a cluster that another program runs in a data directory.
    ///
    /// Works for root and for the account of that Postgres.
    #[must_use]
    pub fn options_of(data: &Path, database: &str) -> PgConnectOptions {
        options(&home::cluster_folder(data), database)
    }

    /// Options for one of its databases.
    #[must_use]
    pub fn options(&self, database: &str) -> PgConnectOptions {
        options(&self.socket, database)
            // Suppresses notices, for example that something exists already.
            .options([("client_min_messages", "warning")])
    }

    /// Options for one of its databases, which is created if it does not exist.
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
        started: oneshot::Sender<Result<PathBuf, ClusterError>>,
    ) -> io::Result<Self> {
        let control = Arc::new(Control::default());
        let finished = FinishGuard(Arc::clone(&control));
        // Postgres dies with the thread that starts it, so it needs a thread of its own.
        thread::Builder::new()
            .name("postgres".to_owned())
            .spawn(move || supervisor::run(settings, &finished.0, started))?;
        Ok(Self(control))
    }
}

impl Drop for Watch {
    /// Stops Postgres and waits for its end.
    fn drop(&mut self) {
        self.0.end();
        if self.0.wait_finished(SMART_SHUTDOWN) {
            return;
        }
        self.0.interrupt();
        if self.0.wait_finished(FAST_SHUTDOWN) {
            return;
        }
        self.0.quit();
        if !self.0.wait_finished(IMMEDIATE_SHUTDOWN) {
            tracing::error!("Postgres does not end; the next start sees to it");
        }
    }
}

/// Reports the end of the thread, even after a panic.
struct FinishGuard(Arc<Control>);

impl Drop for FinishGuard {
    fn drop(&mut self) {
        self.0.finished();
    }
}
