use std::{path::PathBuf, time::Duration};

use raichi_postgres::{Cluster, Durability, Settings};
use sqlx::postgres::PgConnectOptions;
use tokio::time::timeout;

use super::{Config, Failure, Unreachable};
use crate::store::{Store, StoreFault};

/// How long a server may take to answer at the start.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the connections may take to come back at the end.
const CLOSING: Duration = Duration::from_secs(1);
/// The database's name in the private cluster.
const NAME: &str = "raichi";

/// The migrated database: on the server that is configured, or on a private one that runs as long as this
/// lives.
pub(super) struct Database {
    store: Store,
    /// After the store, so that its connections are closed before Postgres stops.
    _private: Option<Cluster>,
}

impl Database {
    /// Connects, and brings the schema up to date; starts Postgres first where no server is configured.
    ///
    /// Dropped before it is done, it stops what it has begun.
    pub(super) async fn open(config: &Config) -> Result<Self, Failure> {
        let (options, private) = match config.database.options()? {
            Some(options) => (options, None),
            None => {
                let (options, cluster) = private(config).await?;
                (options, Some(cluster))
            }
        };
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

async fn private(config: &Config) -> Result<(PgConnectOptions, Cluster), Failure> {
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
    Ok((options, cluster))
}
