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

/// The advisory lock under which the template is created, so that it is created once.
const TEMPLATE_LOCK: i64 = 0x7261_6963_6869;

/// A server for databases of tests and tools: the one in `DATABASE_URL`, else a temporary cluster.
#[derive(Debug)]
pub struct Scratch {
    server: PgConnectOptions,
    template: String,
    prefix: String,
    made: AtomicU32,
    _throwaway: Option<Throwaway>,
}

/// Why there is no database for tests.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ScratchError {
    /// The cluster does not start.
    #[error(transparent)]
    Cluster(#[from] ClusterError),
    /// `DATABASE_URL` is not a valid Postgres URL.
    #[error("DATABASE_URL cannot be used: {0}")]
    Address(#[from] AddressError),
    /// The server fails.
    #[error("the server for tests fails: {0}")]
    Server(#[from] sqlx::Error),
    /// The schema cannot be created.
    #[error("the schema for tests cannot be made: {0}")]
    Schema(#[from] MigrateError),
    /// A system resource such as a thread is missing.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl Scratch {
    /// Connects to the server or starts it, and prepares the schema. `helper` is as in
    /// [`Settings`](crate::Settings::helper).
    ///
    /// # Errors
    ///
    /// When the server cannot be reached or started, or a migration fails.
    pub async fn start(helper: &Path, schema: &Migrator) -> Result<Self, ScratchError> {
        let configured = env::var("DATABASE_URL").ok().filter(|url| !url.is_empty());
        let (server, throwaway) = match configured {
            Some(url) => (connect_options(&url)?, None),
            None => {
                let throwaway = Throwaway::start(helper).await?;
                (throwaway.cluster.options("postgres"), Some(throwaway))
            }
        };
        let started = SystemTime::now().duration_since(UNIX_EPOCH);
        let scratch = Self {
            server,
            template: format!("raichi_template_{:x}", fingerprint(schema)),
            prefix: format!("raichi_test_{:x}", started.unwrap_or_default().as_nanos()),
            made: AtomicU32::new(0),
            _throwaway: throwaway,
        };
        scratch.make_template(schema).await?;
        Ok(scratch)
    }

    /// A new database with the schema.
    ///
    /// # Errors
    ///
    /// When the server fails.
    pub async fn database(&self) -> Result<ScratchDatabase, ScratchError> {
        self.copy_of(&self.template).await
    }

    /// A new empty database.
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
        run_sql(
            &mut server,
            // Without the log of changed pages, which nobody needs.
            format!("create database {name} template {template} strategy file_copy"),
        )
        .await?;
        server.close().await?;
        Ok(ScratchDatabase {
            options: self.server.clone().database(&name),
            server: self.server.clone(),
            name,
        })
    }

    /// Creates the template of all databases, unless it exists.
    async fn make_template(&self, schema: &Migrator) -> Result<(), ScratchError> {
        let mut server = self.server.connect().await?;
        run_sql(
            &mut server,
            format!("select pg_advisory_lock({TEMPLATE_LOCK})"),
        )
        .await?;
        let template = &self.template;
        let exists = sqlx::query("select from pg_database where datname = $1")
            .bind(template)
            .fetch_optional(&mut server)
            .await?;
        if exists.is_none() {
            // Under another name until it is complete.
            let unfinished = format!("{template}_unfinished");
            run_sql(
                &mut server,
                format!("drop database if exists {unfinished} with (force)"),
            )
            .await?;
            run_sql(&mut server, format!("create database {unfinished}")).await?;
            let mut connection = self.server.clone().database(&unfinished).connect().await?;
            schema.run(&mut connection).await?;
            connection.close().await?;
            run_sql(
                &mut server,
                format!("alter database {unfinished} rename to {template}"),
            )
            .await?;
        }
        Ok(server.close().await?)
    }
}

/// A hash that identifies a schema.
fn fingerprint(schema: &Migrator) -> u64 {
    let mut hasher = DefaultHasher::new();
    for migration in schema.iter() {
        migration.checksum.hash(&mut hasher);
    }
    hasher.finish()
}

async fn run_sql(server: &mut PgConnection, order: String) -> Result<(), sqlx::Error> {
    sqlx::query(AssertSqlSafe(order)).execute(server).await?;
    Ok(())
}

/// A database that is removed on drop.
#[derive(Debug)]
pub struct ScratchDatabase {
    server: PgConnectOptions,
    options: PgConnectOptions,
    name: String,
}

impl ScratchDatabase {
    /// Options for connecting to it.
    #[must_use]
    pub const fn options(&self) -> &PgConnectOptions {
        &self.options
    }

    /// Its URL, for another program's `DATABASE_URL`.
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
            run_sql(&mut server, order).await?;
            Ok(server.close().await?)
        })
    }
}

impl Drop for ScratchDatabase {
    fn drop(&mut self) {
        // `drop` may run in an async context, where nothing async can be awaited; so another thread does the
        // work and this one waits.
        let removed = thread::scope(|scope| scope.spawn(|| self.remove()).join());
        if let Err(error) = removed.unwrap_or(Ok(())) {
            tracing::warn!(database = self.name, %error, "a database is left behind");
        }
    }
}
