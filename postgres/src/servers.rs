//! The servers of a database: one, or a primary with its standbys.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use sqlx::{
    Connection, PgConnection,
    postgres::{PgConnectOptions, PgPool},
};
use tokio::{task::JoinSet, time::timeout};

use crate::{
    address::{AddressError, connect_options, single},
    relay::Relay,
};

/// How long one of several servers may take to answer. A standby that takes over is asked again and again.
const PATIENCE: Duration = Duration::from_secs(2);

/// The servers that a URL names. One of them takes changes.
#[derive(Debug, Clone)]
pub struct Servers {
    first: PgConnectOptions,
    others: Vec<PgConnectOptions>,
    /// The highest timeline of a server that has taken changes, for all parts of the process. One with a lower timeline was a
    /// primary before.
    timeline: Arc<AtomicU32>,
    /// What cuts connections to a server that has fallen silent.
    relay: Option<Arc<Relay>>,
}

/// The state of one of several servers.
#[derive(Debug)]
#[non_exhaustive]
pub enum ServerState {
    /// It takes changes, on this timeline: each promotion of a standby begins a higher one.
    Primary(u32),
    /// It follows another server.
    Standby,
    /// It does not answer.
    Silent(sqlx::Error),
}

impl From<PgConnectOptions> for Servers {
    fn from(only: PgConnectOptions) -> Self {
        Self {
            first: only,
            others: Vec::new(),
            timeline: Arc::default(),
            relay: None,
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
            others: all.collect(),
            ..first.into()
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
            ..self
        }
    }

    /// The same servers, with connections that end soon after their packets vanish, and that [`cut`](Self::cut) ends at once.
    ///
    /// # Errors
    ///
    /// When no socket can be made, on which the connections lead to the servers.
    pub fn guarded(self) -> io::Result<Self> {
        let relay = Relay::to(self.all())?;
        Ok(Self {
            relay: Some(Arc::new(relay)),
            ..self
        })
    }

    /// Ends all guarded connections, since the server has fallen silent: nothing that waits for it gets an answer any more.
    pub fn cut(&self) {
        if let Some(relay) = &self.relay {
            relay.cut();
        }
    }

    fn all(&self) -> impl Iterator<Item = &PgConnectOptions> {
        [&self.first].into_iter().chain(&self.others)
    }

    /// How to connect to the server that takes changes. A single one is not asked.
    ///
    /// # Errors
    ///
    /// When none does; the error is that of the last one.
    pub async fn primary(&self) -> Result<PgConnectOptions, sqlx::Error> {
        let (number, server) = self.chosen().await?;
        Ok(match &self.relay {
            Some(relay) => relay.way(number, server),
            None => server.clone(),
        })
    }

    /// Connects to the server that takes changes, not on the guarded way: errors are those of the server.
    ///
    /// # Errors
    ///
    /// As [`primary`](Self::primary), and when it does not let this account in.
    pub async fn try_primary(&self) -> Result<(), sqlx::Error> {
        let (_, server) = self.chosen().await?;
        PgConnection::connect_with(server).await?.close().await
    }

    /// The server that takes changes, with its number. Of several such, it is the one with the highest timeline: the others were
    /// primaries before.
    async fn chosen(&self) -> Result<(usize, &PgConnectOptions), sqlx::Error> {
        if !self.has_standbys() {
            return Ok((0, &self.first));
        }
        let mut failed = standby();
        let mut primaries = Vec::new();
        for (number, (server, state)) in self.survey().await.into_iter().enumerate() {
            match state {
                ServerState::Primary(timeline) => primaries.push((timeline, number, server)),
                ServerState::Standby => {}
                ServerState::Silent(error) => failed = error,
            }
        }
        // Of those with the same timeline, the first one.
        primaries.sort_by_key(|&(timeline, number, _)| (timeline, usize::MAX - number));
        let Some((timeline, number, server)) = primaries.pop() else {
            return Err(failed);
        };
        for (lower, _, other) in primaries {
            tracing::error!(
                used = %name(server), timeline, refused = %name(other), its_timeline = lower,
                "two servers of the database take changes; the one with the lower timeline must be stopped"
            );
        }
        self.admit(timeline)?;
        Ok((number, server))
    }

    /// Refuses a server with a lower timeline than one that was used before.
    fn admit(&self, timeline: u32) -> Result<(), sqlx::Error> {
        let known = self.timeline.fetch_max(timeline, Ordering::Relaxed);
        if timeline < known {
            let why = format!(
                "the server that takes changes was a primary before: its timeline is {timeline}, and that of the one used last \
                 {known}"
            );
            return Err(sqlx::Error::Configuration(why.into()));
        }
        Ok(())
    }

    /// Asks all servers at the same time.
    pub async fn survey(&self) -> Vec<(&PgConnectOptions, ServerState)> {
        let mut asked = JoinSet::new();
        for (number, server) in self.all().cloned().enumerate() {
            asked.spawn(async move {
                let asked = timeout(PATIENCE, state(&server)).await;
                let asked = asked.unwrap_or(Err(sqlx::Error::PoolTimedOut));
                (number, asked.unwrap_or_else(ServerState::Silent))
            });
        }
        let mut states = asked.join_all().await;
        states.sort_by_key(|&(number, _)| number);
        let states = states.into_iter().map(|(_, state)| state);
        self.all().zip(states).collect()
    }

    /// Lets new connections of these pools go to the server that takes changes.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub async fn follow<const N: usize>(&self, pools: [&PgPool; N]) -> Result<(), sqlx::Error> {
        if self.has_standbys() {
            let primary = self.primary().await?;
            for pool in pools {
                pool.set_connect_options(primary.clone());
            }
        }
        Ok(())
    }

    /// Refuses a new connection to a standby, or to a server that was a primary before. A single server is not asked.
    ///
    /// # Errors
    ///
    /// When it is one of these, or does not answer.
    pub async fn check(&self, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        if self.has_standbys() {
            match state_on(connection).await? {
                ServerState::Primary(timeline) => self.admit(timeline)?,
                _ => return Err(standby()),
            }
        }
        Ok(())
    }
}

/// A server for people.
fn name(server: &PgConnectOptions) -> String {
    format!("{}:{}", server.get_host(), server.get_port())
}

/// The error where only standbys answer.
fn standby() -> sqlx::Error {
    sqlx::Error::Configuration("no server takes changes: those that answer are standbys".into())
}

async fn state(server: &PgConnectOptions) -> Result<ServerState, sqlx::Error> {
    let mut connection = PgConnection::connect_with(server).await?;
    let state = state_on(&mut connection).await?;
    connection.close().await?;
    Ok(state)
}

async fn state_on(connection: &mut PgConnection) -> Result<ServerState, sqlx::Error> {
    // A file of the write-ahead log begins with its timeline, in eight hexadecimal digits.
    let timeline: Option<i64> = sqlx::query_scalar(
        "select case when not pg_is_in_recovery()
                then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint end",
    )
    .fetch_one(connection)
    .await?;
    Ok(match timeline {
        Some(timeline) => ServerState::Primary(u32::try_from(timeline).unwrap_or(u32::MAX)),
        None => ServerState::Standby,
    })
}
