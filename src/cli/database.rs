use std::{io::Write, path::PathBuf, time::Duration};

use log::LevelFilter;
use raichi_postgres::{Cluster, ClusterError, Durability, Servers, Settings};
use sqlx::{ConnectOptions, postgres::PgConnectOptions};
use tokio::time::{sleep, timeout};

use super::{Config, Failure, output};
use crate::store::{Schema, Store, StoreFault, Survey, Unreachable, Unseen};

/// How long a server may take to answer at the start.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// How often a worker looks whether the schema is the bot's.
const SCHEMA_POLL: Duration = Duration::from_secs(2);
/// How long closing the connections may take at the end.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// The database's name in the private cluster.
const NAME: &str = "raichi";

/// The server that holds the bot's database: the configured one, or a private cluster. Neither connected to nor
/// migrated yet.
pub(super) struct Server {
    servers: Servers,
    /// The private cluster, which runs until this is dropped.
    private: Option<Cluster>,
}

impl Server {
    /// The server for the bot. Fails if another process already runs the private cluster.
    async fn for_bot(config: &Config) -> Result<Self, Failure> {
        match config.database.servers()? {
            Some(servers) => Ok(Self {
                servers,
                private: None,
            }),
            None => private(config).await,
        }
    }

    /// The server for a command that may run beside the bot: if the private cluster already runs, it is shared.
    pub(super) async fn shared(config: &Config) -> Result<Self, Failure> {
        match Self::for_bot(config).await {
            Err(Failure::Cluster(ClusterError::InUse(data))) => Ok(Self {
                servers: Cluster::options_of(&data, NAME).into(),
                private: None,
            }),
            server => server,
        }
    }

    /// The server of the bot, for a command that is of no use without it and may start before it: it never runs the private cluster,
    /// which would keep the bot from starting.
    fn of_bot(config: &Config) -> Result<Self, Failure> {
        let servers = match config.database.servers()? {
            Some(servers) => servers,
            None => Cluster::options_of(config.data_dir()?, NAME).into(),
        };
        Ok(Self {
            servers,
            private: None,
        })
    }

    /// How to connect to the database.
    ///
    /// Fails when none of several servers takes changes.
    pub(super) async fn options(&self) -> Result<PgConnectOptions, Failure> {
        let primary = self.servers.primary().await;
        Ok(primary.map_err(|error| Unreachable(error.into()))?)
    }
}

/// The migrated database.
pub(super) struct Database {
    store: Store,
    /// Declared after the store, so that its connections are closed before Postgres stops.
    _private: Option<Cluster>,
}

impl Database {
    /// Connects for the bot and migrates the schema. Starts the private cluster first when no server is configured.
    /// || When the future is dropped, everything that it started stops.
    pub(super) async fn open(config: &Config) -> Result<Self, Failure> {
        Self::on(Server::for_bot(config).await?, config).await
    }

    /// Connects to the database of a bot, once the bot has brought its schema up to date: a bot of another version may still be at
    /// work, and could not start again with a newer schema.
    pub(super) async fn open_of_bot(config: &Config) -> Result<Self, Failure> {
        let server = Server::of_bot(config)?;
        let options = server.options().await?;
        let mut has_waited = false;
        while is_behind(&options).await? {
            if !has_waited {
                output::write(|out| {
                    writeln!(
                        out,
                        "Waiting until a bot of this version has prepared the database."
                    )
                })?;
                has_waited = true;
            }
            sleep(SCHEMA_POLL).await;
        }
        Self::on(server, config).await
    }

    /// Like [`open`](Self::open), for a command that may run beside the bot.
    pub(super) async fn open_beside_bot(config: &Config) -> Result<Self, Failure> {
        let mut server = Server::shared(config).await?;
        // Reading or writing everything may well take long; that deserves no warning.
        server.servers = server
            .servers
            .map(|options| options.log_slow_statements(LevelFilter::Debug, CONNECT_TIMEOUT));
        Self::on(server, config).await
    }

    async fn on(server: Server, config: &Config) -> Result<Self, Failure> {
        let Server { servers, private } = server;
        let servers = match private {
            Some(_) => servers,
            None => servers.guarded().map_err(Failure::Guard)?,
        };
        let store = Store::connect(servers, config.database.connections, CONNECT_TIMEOUT)
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

    /// Closes the connections, and stops the private cluster if there is one.
    pub(super) async fn close(self) {
        if timeout(CLOSE_TIMEOUT, self.store.close()).await.is_err() {
            tracing::warn!("stopped while the database was still at work");
        }
    }
}

/// Whether a database has an older schema than that of this program, or none.
async fn is_behind(options: &PgConnectOptions) -> Result<bool, Failure> {
    match Survey::of(options, CONNECT_TIMEOUT).await {
        Ok(survey) => Ok(matches!(survey.schema, Schema::Empty | Schema::Older(_))),
        Err(Unseen::Unreachable(fault)) => Err(Unreachable(fault).into()),
        Err(Unseen::Unreadable(fault)) => Err(fault.into()),
    }
}

async fn private(config: &Config) -> Result<Server, Failure> {
    let settings = Settings {
        data: config.data_dir()?.to_owned(),
        // The running program, even if its file has been replaced since.
        helper: PathBuf::from("/proc/self/exe"),
        programs: config.database.postgres_bin.clone(),
        connections: config.database.connections,
        durability: Durability::Kept,
    };
    let cluster = Cluster::start(settings).await?;
    let options = cluster.database(NAME).await.map_err(StoreFault::from)?;
    Ok(Server {
        servers: options.into(),
        private: Some(cluster),
    })
}
