//! The servers of a database: one, or a primary with its standbys.

use std::time::Duration;

use sqlx::{
    Connection, PgConnection,
    postgres::{PgConnectOptions, PgPool},
};
use tokio::time::timeout;

use crate::address::{AddressError, connect_options, single};

/// How long one of several servers may take to answer. A standby that takes over is asked again and again.
const PATIENCE: Duration = Duration::from_secs(2);

/// The servers that a URL names. One of them takes changes.
#[derive(Debug, Clone)]
pub struct Servers {
    first: PgConnectOptions,
    others: Vec<PgConnectOptions>,
}

impl From<PgConnectOptions> for Servers {
    fn from(only: PgConnectOptions) -> Self {
        Self {
            first: only,
            others: Vec::new(),
        }
    }
}

impl Servers {
    /// Parses a URL. Its hosts and ports may be lists, as libpq takes them:
    /// `postgres://user:password@one,other:5433/database?target_session_attrs=read-write`.
    ///
    /// # Errors
    ///
    /// When it is not a Postgres URL, its lists differ in length, or it has a parameter that cannot be used.
    pub fn parse(address: &str) -> Result<Self, AddressError> {
        let mut all = Vec::new();
        for address in single(address)? {
            all.push(connect_options(&address)?);
        }
        let mut all = all.into_iter();
        let first = all.next().ok_or(AddressError::Unreadable)?;
        Ok(Self {
            first,
            others: all.collect(),
        })
    }

    /// The server that is named first.
    #[must_use]
    pub const fn first(&self) -> &PgConnectOptions {
        &self.first
    }

    /// Whether there are several, of which only one takes changes at a time.
    #[must_use]
    pub const fn has_standbys(&self) -> bool {
        !self.others.is_empty()
    }

    /// The same servers with other options.
    #[must_use]
    pub fn map(self, change: impl Fn(PgConnectOptions) -> PgConnectOptions) -> Self {
        Self {
            first: change(self.first),
            others: self.others.into_iter().map(change).collect(),
        }
    }

    /// The server that takes changes. A single one is not asked.
    ///
    /// # Errors
    ///
    /// When none does; the error is that of the last one.
    pub async fn primary(&self) -> Result<PgConnectOptions, sqlx::Error> {
        if !self.has_standbys() {
            return Ok(self.first.clone());
        }
        let mut failed = standby();
        for server in [&self.first].into_iter().chain(&self.others) {
            match timeout(PATIENCE, is_standby(server)).await {
                Ok(Ok(false)) => return Ok(server.clone()),
                Ok(Ok(true)) => {}
                Ok(Err(error)) => failed = error,
                Err(_) => failed = sqlx::Error::PoolTimedOut,
            }
        }
        Err(failed)
    }

    /// Lets new connections of these pools go to the server that takes changes.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub async fn follow(&self, pools: [&PgPool; 2]) -> Result<(), sqlx::Error> {
        if self.has_standbys() {
            let primary = self.primary().await?;
            for pool in pools {
                pool.set_connect_options(primary.clone());
            }
        }
        Ok(())
    }

    /// Refuses a new connection to a standby. A single server is not asked.
    ///
    /// # Errors
    ///
    /// When it is a standby, or does not answer.
    pub async fn check(&self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        if self.has_standbys() && is_in_recovery(connection).await? {
            return Err(standby());
        }
        Ok(())
    }
}

/// The error where only standbys answer.
fn standby() -> sqlx::Error {
    sqlx::Error::Configuration("no server takes changes: those that answer are standbys".into())
}

async fn is_standby(server: &PgConnectOptions) -> Result<bool, sqlx::Error> {
    let mut connection = PgConnection::connect_with(server).await?;
    let is_standby = is_in_recovery(&mut connection).await?;
    connection.close().await?;
    Ok(is_standby)
}

async fn is_in_recovery(connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("select pg_is_in_recovery()")
        .fetch_one(connection)
        .await
}
