//! A database for each test.

use std::path::Path;

use raichi_postgres::{Scratch, ScratchDatabase, Servers, scratch_folder};
use raichi_standin::Launch;
use sqlx::postgres::PgConnectOptions;
use tempfile::TempDir;
use tokio::sync::OnceCell;

use crate::harness::RAICHI;

/// The server that all tests of a run share.
static SERVER: OnceCell<Scratch> = OnceCell::const_new();

/// The database of one test.
pub(crate) enum Database {
    /// A database on the shared server.
    Shared(Box<ScratchDatabase>),
    /// The bot's private cluster, in a data directory.
    Private(TempDir),
    /// A database with this address, of several servers.
    Named(String),
}

impl Database {
    /// A database with the schema.
    pub(crate) async fn new() -> Self {
        let made = server().await.database().await;
        Self::Shared(Box::new(
            made.unwrap_or_else(|error| panic!("no database: {error}")),
        ))
    }

    /// An empty database.
    pub(crate) async fn empty() -> Self {
        let made = server().await.empty_database().await;
        Self::Shared(Box::new(
            made.unwrap_or_else(|error| panic!("no database: {error}")),
        ))
    }

    /// A private cluster, which the bot makes when it first starts.
    pub(crate) fn private() -> Self {
        Self::Private(scratch_folder().expect("a folder"))
    }

    /// Sets the variables with which a bot finds the database.
    pub(crate) fn configure(&self, bot: Launch) -> Launch {
        match self {
            Self::Shared(database) => bot.env("DATABASE_URL", database.url()),
            Self::Private(folder) => bot.env("RAICHI_DATA_DIR", folder.path()),
            Self::Named(url) => bot.env("DATABASE_URL", url),
        }
    }

    /// Connection options for a test.
    pub(crate) fn options(&self) -> PgConnectOptions {
        match self {
            Self::Shared(database) => database.options().clone(),
            Self::Private(folder) => PgConnectOptions::new_without_pgpass()
                .socket(folder.path().join("postgres"))
                .username("raichi")
                .database("raichi"),
            Self::Named(url) => Servers::parse(url).expect("an address").first().clone(),
        }
    }

    /// The address of a shared database.
    pub(crate) fn url(&self) -> String {
        match self {
            Self::Shared(database) => database.url(),
            Self::Named(url) => url.clone(),
            Self::Private(_) => panic!("it has no address"),
        }
    }

    /// The data directory of a private cluster.
    pub(crate) fn folder(&self) -> &Path {
        match self {
            Self::Shared(_) | Self::Named(_) => panic!("it has no folder"),
            Self::Private(folder) => folder.path(),
        }
    }
}

async fn server() -> &'static Scratch {
    let schema = sqlx::migrate!();
    let start = async || {
        let started = Scratch::start(Path::new(RAICHI), &schema).await;
        started.unwrap_or_else(|error| panic!("no server for tests: {error}"))
    };
    SERVER.get_or_init(start).await
}
