use std::{
    env,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::Path,
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{SystemTime, UNIX_EPOCH},
};

use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, PgConnection,
    migrate::{MigrateError, Migrator},
    postgres::PgConnectOptions,
};
use tokio::runtime;

use crate::{
    address::{AddressError, connect_options},
    error::ClusterError,
    throwaway::Throwaway,
};

/// Whoever makes a template holds this lock, so that it is made once.
const MAKING: i64 = 0x7261_6963_6869;

/// A server on which tests and tools get databases: the one that `DATABASE_URL` names, else a cluster that is
/// gone afterwards.
#[derive(Debug)]
pub struct Scratch {
    server: PgConnectOptions,
    template: String,
    prefix: String,
    made: AtomicU32,
    _throwaway: Option<Throwaway>,
}

/// Why there is no database to test on.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ScratchError {
    /// The cluster does not start.
    #[error(transparent)]
    Cluster(#[from] ClusterError),
    /// `DATABASE_URL` is not the address of a Postgres server.
    #[error("DATABASE_URL cannot be used: {0}")]
    Address(#[from] AddressError),
    /// The server fails.
    #[error("the server for tests fails: {0}")]
    Server(#[from] sqlx::Error),
    /// The schema cannot be made.
    #[error("the schema for tests cannot be made: {0}")]
    Schema(#[from] MigrateError),
    /// A thread or the like cannot be had.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl Scratch {
    /// Reaches or starts the server, and prepares the schema. `helper` is as in
    /// [`Settings`](crate::Settings::helper).
    ///
    /// # Errors
    ///
    /// When the server cannot be reached or started, or a migration fails.
    pub async fn start(helper: &Path, schema: &Migrator) -> Result<Self, ScratchError> {
        let given = env::var("DATABASE_URL").ok().filter(|url| !url.is_empty());
        let (server, throwaway) = match given {
            Some(url) => (connect_options(&url)?, None),
            None => {
                let throwaway = Throwaway::start(helper).await?;
                (throwaway.cluster.options("postgres"), Some(throwaway))
            }
        };
        let begun = SystemTime::now().duration_since(UNIX_EPOCH);
        let scratch = Self {
            server,
            template: format!("raichi_template_{:x}", fingerprint(schema)),
            prefix: format!("raichi_test_{:x}", begun.unwrap_or_default().as_nanos()),
            made: AtomicU32::new(0),
            _throwaway: throwaway,
        };
        scratch.make_template(schema).await?;
        Ok(scratch)
    }

    /// A new database with the schema in it.
    ///
    /// # Errors
    ///
    /// When the server fails.
    pub async fn database(&self) -> Result<ScratchDatabase, ScratchError> {
        self.copy_of(&self.template).await
    }

    /// A new database with nothing in it.
    ///
    /// # Errors
    ///
    /// When the server fails.
    pub async fn empty_database(&self) -> Result<ScratchDatabase, ScratchError> {
        self.copy_of("template1").await
    }

    async fn copy_of(&self, template: &str) -> Result<ScratchDatabase, ScratchError> {
        let name = format!(
            "{}_{}",
            self.prefix,
            self.made.fetch_add(1, Ordering::Relaxed)
        );
        let mut server = self.server.connect().await?;
        obey(
            &mut server,
            format!("create database {name} template {template}"),
        )
        .await?;
        server.close().await?;
        Ok(ScratchDatabase {
            options: self.server.clone().database(&name),
            server: self.server.clone(),
            name,
        })
    }

    /// Makes the database of which all others are copies, unless somebody has.
    async fn make_template(&self, schema: &Migrator) -> Result<(), ScratchError> {
        let mut server = self.server.connect().await?;
        obey(&mut server, format!("select pg_advisory_lock({MAKING})")).await?;
        let template = &self.template;
        let exists = sqlx::query("select from pg_database where datname = $1")
            .bind(template)
            .fetch_optional(&mut server)
            .await?;
        if exists.is_none() {
            // Under another name until it is complete.
            let unfinished = format!("{template}_unfinished");
            obey(
                &mut server,
                format!("drop database if exists {unfinished} with (force)"),
            )
            .await?;
            obey(&mut server, format!("create database {unfinished}")).await?;
            let mut connection = self.server.clone().database(&unfinished).connect().await?;
            schema.run(&mut connection).await?;
            connection.close().await?;
            obey(
                &mut server,
                format!("alter database {unfinished} rename to {template}"),
            )
            .await?;
        }
        Ok(server.close().await?)
    }
}

/// What distinguishes a schema from others.
fn fingerprint(schema: &Migrator) -> u64 {
    let mut hasher = DefaultHasher::new();
    for migration in schema.iter() {
        migration.checksum.hash(&mut hasher);
    }
    hasher.finish()
}

async fn obey(server: &mut PgConnection, order: String) -> Result<(), sqlx::Error> {
    sqlx::query(AssertSqlSafe(order)).execute(server).await?;
    Ok(())
}

/// A database that is gone when this is.
#[derive(Debug)]
pub struct ScratchDatabase {
    server: PgConnectOptions,
    options: PgConnectOptions,
    name: String,
}

impl ScratchDatabase {
    /// How to connect to it.
    #[must_use]
    pub const fn options(&self) -> &PgConnectOptions {
        &self.options
    }

    /// Its address, for another program's `DATABASE_URL`.
    #[must_use]
    pub fn url(&self) -> String {
        self.options.to_url_lossy().to_string()
    }

    fn remove(&self) -> Result<(), ScratchError> {
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let order = format!("drop database if exists {} with (force)", self.name);
        runtime.block_on(async {
            let mut server = self.server.connect().await?;
            obey(&mut server, order).await?;
            Ok(server.close().await?)
        })
    }
}

impl Drop for ScratchDatabase {
    fn drop(&mut self) {
        // Whoever drops this may be asynchronous, and nothing asynchronous can be done there; so it is done
        // elsewhere, and waited for.
        let removed = thread::scope(|scope| scope.spawn(|| self.remove()).join());
        if let Ok(Err(error)) = removed {
            tracing::warn!(database = self.name, %error, "a database is left behind");
        }
    }
}
