use std::{path::PathBuf, time::Duration};

use log::LevelFilter;
use raichi_postgres::{Cluster, ClusterError, Durability, Settings};
use sqlx::{ConnectOptions, postgres::PgConnectOptions};
use tokio::time::timeout;

use super::{Config, Failure};
use crate::store::{Store, StoreFault, Unreachable};

/// How long a server may take to answer at the start.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the connections may take to come back at the end.
const CLOSING: Duration = Duration::from_secs(1);
/// The database's name in the private cluster.
const NAME: &str = "raichi";

/// A server with a database for Raichi, of which nothing is known yet: the one that is configured, or a private
/// one.
pub(super) struct Server {
    options: PgConnectOptions,
    /// As long as this lives, it runs.
    private: Option<Cluster>,
}

impl Server {
    /// The server for the bot, which shares a private one with nobody.
    async fn own(config: &Config) -> Result<Self, Failure> {
        match config.database.options()? {
            Some(options) => Ok(Self {
                options,
                private: None,
            }),
            None => private(config).await,
        }
    }

    /// The server for a command beside the bot: a private one serves whether the bot runs or not.
    pub(super) async fn share(config: &Config) -> Result<Self, Failure> {
        match Self::own(config).await {
            Err(Failure::Cluster(ClusterError::InUse(data))) => Ok(Self {
                options: Cluster::options_of(&data, NAME),
                private: None,
            }),
            server => server,
        }
    }

    /// How to connect to the database.
    pub(super) const fn options(&self) -> &PgConnectOptions {
        &self.options
    }
}

/// The migrated database.
pub(super) struct Database {
    store: Store,
    /// After the store, so that its connections are closed before Postgres stops.
    _private: Option<Cluster>,
}

impl Database {
    /// Connects for the bot, and brings the schema up to date; starts Postgres first where no server is
    /// configured.
    ///
    /// Dropped before it is done, it stops what it has begun.
    pub(super) async fn open(config: &Config) -> Result<Self, Failure> {
        Self::on(Server::own(config).await?, config).await
    }

    /// The same for a command that may be used while the bot runs.
    pub(super) async fn visit(config: &Config) -> Result<Self, Failure> {
        let mut server = Server::share(config).await?;
        // It may well take long to read or write everything, and that is nothing to warn of.
        server.options = server
            .options
            .log_slow_statements(LevelFilter::Debug, PATIENCE);
        Self::on(server, config).await
    }

    async fn on(server: Server, config: &Config) -> Result<Self, Failure> {
        let Server { options, private } = server;
        let store = Store::connect(options, config.database.connections, PATIENCE)
            .await
            .map_err(Unreachable)?;
        store.migrate().await?;
        Ok(Self {
            store,
            _private: private,
        })
    }

    pub(super) const fn store(&self) -> &Store {
        &self.store
    }

    /// Gives the connections back, and stops Postgres if it is ours.
    pub(super) async fn close(self) {
        if timeout(CLOSING, self.store.close()).await.is_err() {
            tracing::warn!("stopped while the database was still at work");
        }
    }
}

async fn private(config: &Config) -> Result<Server, Failure> {
    let settings = Settings {
        data: config.data_dir()?.to_owned(),
        // This very program, even if its file has been replaced meanwhile.
        helper: PathBuf::from("/proc/self/exe"),
        programs: config.database.postgres_bin.clone(),
        connections: config.database.connections,
        durability: Durability::Kept,
    };
    let cluster = Cluster::start(settings).await?;
    let options = cluster.database(NAME).await.map_err(StoreFault::from)?;
    Ok(Server {
        options,
        private: Some(cluster),
    })
}
