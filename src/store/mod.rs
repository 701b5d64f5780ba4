//! All SQL of the program. Each aggregate has a file; each method is one transaction.
//!
//! The database decides races: by the primary key of the log, the state of a challenge, the key of the
//! interaction. A lost race is [`StoreError::Raced`], after which the caller decides anew.

mod admin;
mod admin_log;
mod agreements;
mod analyses;
mod archive;
mod archive_ladders;
mod archive_tournaments;
mod begin;
mod blocks;
mod calls;
mod census;
mod challenges;
mod choices;
mod claims;
mod club_pages;
mod codes;
mod daily_puzzles;
mod deliveries;
mod digests;
mod drafts;
mod erasure;
mod evaluations;
mod experience;
mod fair_play;
mod figure_shares;
mod follows;
mod found;
mod games;
mod greetings;
mod guesses;
mod heartbeats;
mod holds;
mod host;
mod interactions;
mod ladder_challenges;
mod ladders;
mod lapse;
mod leaderboards;
mod legs;
mod lessons;
mod limits;
mod lines;
mod load;
mod lobby;
mod locales;
mod matches;
mod messages;
mod notifications;
mod old_buttons;
mod openings;
mod outbox;
mod outbox_rows;
mod own_data;
mod own_settings;
mod paces;
mod pages;
mod places;
mod plans;
mod players;
mod posting_channel;
mod processes;
mod profiles;
mod public_names;
mod purge;
mod puzzles;
mod ratings;
mod reports;
mod requests;
mod results;
mod retention;
mod rulesets;
mod runs;
mod searches;
mod seats;
mod server_settings;
#[cfg_attr(
    not(feature = "discord"),
    expect(dead_code, reason = "only Discord's users sign in")
)]
mod sessions;
mod settings;
#[cfg(feature = "discord")]
mod shards;
mod shares;
mod simuls;
mod survey;
mod sweeps;
mod thoughts;
mod threads;
mod tournament_games;
mod tournaments;
mod unsynced;
mod vacations;
mod votes;

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use log::LevelFilter;
use raichi_postgres::Servers;
use sqlx::{
    Connection, PgPool, Postgres, Transaction,
    migrate::{MigrateError, Migrator},
    postgres::{PgConnectOptions, PgPoolOptions},
};
use time::OffsetDateTime;
use tokio::time::timeout;
use tokio_util::{sync::CancellationToken, task::TaskTracker};

pub use admin_log::{ActKind, AdminContext, AdminLogPage, LoggedAct};
pub(crate) use archive_tournaments::Imported;
pub use census::{Census, Connections};
pub use challenges::ChallengePost;
pub use claims::DeliveryKind;
pub(crate) use claims::LONGEST_WAIT;
pub(crate) use club_pages::ClubPage;
pub use deliveries::Settled;
pub use drafts::Draft;
pub use follows::{FollowedGame, FollowedPage};
pub(crate) use found::Found;
pub use games::{GameLine, GamePage};
pub use heartbeats::Uptime;
pub(crate) use holds::HOLD;
pub use host::{Blockable, HostBlock};
pub use interactions::{Committed, RequestOutcome};
pub use ladders::RebuiltLadders;
pub use messages::MessageContext;
pub use notifications::{Notification, Notifications};
pub(crate) use old_buttons::OldButtons;
pub use outbox::{MessageKind, OutboxItem};
pub use pages::{Neighbours, PagePlace, Paged};
pub use places::Place;
pub use purge::Purged;
pub(crate) use puzzles::PuzzleAnswer;
pub use ratings::Rebuilt;
pub use reports::Report;
pub use rulesets::{SavedRuleset, Saving};
pub(crate) use runs::Runs;
pub use seats::{MOST_SEATS, Post, Seat, SeatTrouble};
#[cfg(feature = "discord")]
pub(crate) use sessions::SESSION;
#[cfg(feature = "discord")]
pub(crate) use shards::{Leases, OtherProcess, ShardLeases, ShardReport, StoredSession};
pub(crate) use shares::NewShare;
pub use shares::Replayed;
pub use simuls::Simul;
pub use survey::Unusable;
pub(crate) use survey::{Schema, Survey, Unseen};
pub(crate) use thoughts::{About, THOUGHT_LEASE, Thought, ThoughtClaim, ThoughtKind};
pub use threads::Thread;
pub(crate) use tournaments::{TournamentChange, TournamentNews};
pub(crate) use vacations::{VacationChange, VacationContext};
pub(crate) use votes::NewVoteGame;
pub use votes::TurnVotes;

use crate::games::{BrokenLog, Refusal};

/// How long a claim lasts, unless its process dies earlier. A lease may be shorter than a slow request,
/// because delivering an item twice is harmless.
pub const LEASE: Duration = Duration::from_secs(15);

/// A connection that was idle for less than this is taken from the pool without a ping: it was checked when
/// it was returned, and each ping is a round trip that a command would pay several times.
const PING_AFTER: Duration = Duration::from_millis(250);

/// How many connections only reads use, while all others are busy.
const FOR_READS: u32 = 2;
/// How long a connection that only reads use is kept.
const FOR_READS_KEPT: Duration = Duration::from_secs(60);

/// Session settings of every connection. Postgres soon drops the locks of a client whose machine or network vanished in the middle
/// of a transaction, and a session that waits for a lock in vain soon leaves the connection to others. To compile a query takes
/// Postgres longer than to run any of ours.
/// Nobody wants to read that something exists already.
const SESSION_SETTINGS: &str = "
    set client_min_messages = warning;
    set lock_timeout = '5s';
    set jit = off;
    set idle_in_transaction_session_timeout = '30s';
    set tcp_keepalives_idle = 20;
    set tcp_keepalives_interval = 5;
    set tcp_keepalives_count = 3";
/// The setting of those that only reads use.
const READS_ONLY: &str = "set default_transaction_read_only = on";

/// The schema's migrations.
static MIGRATIONS: Migrator = sqlx::migrate!();

/// The database.
#[derive(Debug, Clone)]
pub struct Store {
    pool: PgPool,
    /// A few connections that only reads use, while all others are busy.
    reserve: PgPool,
    /// Whether commits wait for a synchronous standby.
    commits_wait: Arc<AtomicBool>,
    /// The tasks that listen for notifications, each on a connection of its own.
    listeners: TaskTracker,
    /// Ends them.
    closing: CancellationToken,
    /// The server of the pool, and its standbys.
    servers: Servers,
}

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another transaction was faster.
    #[error("another transaction was faster")]
    Raced,
    /// It is not allowed.
    #[error("refused: {0:?}")]
    Refused(Refusal),
    /// Postgres failed, a constraint was violated, or something stored cannot be read.
    #[error(transparent)]
    Fault(#[from] StoreFault),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Fault(error.into())
    }
}

impl From<Refusal> for StoreError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl StoreError {
    /// Whether this is the violation of a constraint.
    fn violates(&self, constraint: &str) -> bool {
        match self {
            Self::Fault(StoreFault::Database(error)) => violated(error) == Some(constraint),
            _ => false,
        }
    }
}

/// Whether something was written that is never refused; false if another transaction was faster.
fn is_written(written: Result<(), StoreError>) -> Result<bool, StoreFault> {
    match written {
        Ok(()) => Ok(true),
        Err(StoreError::Raced | StoreError::Refused(_)) => Ok(false),
        Err(StoreError::Fault(fault)) => Err(fault),
    }
}

/// The unexpected kind of no: told to the log, not to the player.
#[derive(Debug, thiserror::Error)]
pub enum StoreFault {
    /// Postgres failed, or cannot be reached.
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
    /// The schema could not be brought up to date.
    #[error("the database's schema could not be brought up to date: {0}")]
    Migration(MigrateError),
    /// The schema is newer than this program.
    #[error(
        "the database was last used by a newer Raichi: its schema has a part {0} that this version does not know, and \
         nothing was changed. Start that version or a newer one, or restore a backup that this version has made"
    )]
    Newer(i64),
    /// The database cannot be used, whatever is in it.
    #[error(transparent)]
    Unusable(#[from] Unusable),
    /// A stored log does not replay.
    #[error("a stored game is broken: {0}")]
    Broken(#[from] BrokenLog),
    /// A stored value that this version does not know.
    #[error("the database holds a {what} that this version does not know: {found}")]
    Unreadable {
        /// What it should be.
        what: &'static str,
        /// What it is.
        found: String,
    },
}

impl StoreFault {
    /// Whether one row cannot be read, and others can.
    pub(crate) const fn is_of_row(&self) -> bool {
        matches!(
            self,
            Self::Broken(_)
                | Self::Unreadable { .. }
                | Self::Database(sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_))
        )
    }

    /// Whether the connection to Postgres was lost, or Postgres was just closing it. A new one may work.
    pub(crate) fn is_connection_lost(&self) -> bool {
        match self {
            Self::Database(sqlx::Error::Io(_)) => true,
            // The SQLSTATE classes for connection exceptions and for operator intervention, such as a
            // shutdown.
            Self::Database(sqlx::Error::Database(error)) => error
                .code()
                .is_some_and(|code| code.starts_with("08") || code.starts_with("57P")),
            _ => false,
        }
    }
}

impl Store {
    /// Connects to a database; of several servers, to the one that takes changes.
    ///
    /// Fails when it cannot be reached within `patience`.
    pub async fn connect(
        servers: impl Into<Servers>,
        connections: u32,
        patience: Duration,
    ) -> Result<Self, StoreFault> {
        let servers = servers.into();
        // A pool retries until its time-out and then does not report the cause.
        let first = timeout(patience, servers.try_primary()).await;
        first.map_err(|_| sqlx::Error::PoolTimedOut)??;
        let options = servers.primary().await?;
        let reserve = pool_of(&servers, patience, &[SESSION_SETTINGS, READS_ONLY])
            .max_connections(FOR_READS)
            .idle_timeout(FOR_READS_KEPT)
            .connect_lazy_with(options.clone());
        let pool = pool_of(&servers, patience, &[SESSION_SETTINGS])
            .max_connections(connections)
            .connect_with(options)
            .await?;
        Ok(Self {
            servers,
            reserve,
            ..pool.into()
        })
    }

    /// Begins a transaction. The driver would leave a connection open in one whose beginning is interrupted, and what is written on
    /// it next would never be committed; so a task of its own begins it, which nobody interrupts.
    async fn begin(&self) -> Result<Transaction<'static, Postgres>, sqlx::Error> {
        let pool = self.pool.clone();
        let begun = tokio::spawn(async move { pool.begin().await });
        begun.await.unwrap_or(Err(sqlx::Error::WorkerCrashed))
    }

    /// The connections for reads: those for everything, or, while all of them are busy, a few others. So games can be looked at
    /// while commits wait for a standby, or for a lock.
    fn for_reads(&self) -> &PgPool {
        let is_busy = self.pool.num_idle() == 0
            && self.pool.size() >= self.pool.options().get_max_connections();
        if is_busy { &self.reserve } else { &self.pool }
    }

    /// Brings the schema up to date.
    ///
    /// Fails when the database cannot be used, a migration fails, or the schema is newer than this program.
    pub async fn migrate(&self) -> Result<(), StoreFault> {
        let mut connection = self.pool.acquire().await?;
        let options = self.pool.connect_options();
        if let Some(unusable) = Unusable::ask(&mut connection, &options).await? {
            return Err(unusable.into());
        }
        let mut connection = connection.detach();
        // Another process may be at it, and a table in use.
        sqlx::raw_sql("set lock_timeout = 0")
            .execute(&mut connection)
            .await?;
        MIGRATIONS.run(&mut connection).await?;
        Ok(connection.close().await?)
    }

    /// Closes every connection, and ends listening for notifications.
    pub async fn close(&self) {
        self.closing.cancel();
        self.listeners.close();
        tokio::join!(
            self.pool.close(),
            self.reserve.close(),
            self.listeners.wait()
        );
    }
}

/// The database does not answer.
#[derive(Debug, thiserror::Error)]
#[error(
    "the database cannot be reached: {0}\nIs Postgres running, and does DATABASE_URL (or database.url) name the \
     right host, user, password and database?"
)]
pub(crate) struct Unreachable(pub(crate) StoreFault);

impl From<sqlx::Error> for StoreFault {
    fn from(error: sqlx::Error) -> Self {
        if survey::is_of_pooler(&error) {
            Self::Unusable(Unusable::Pooler)
        } else {
            Self::Database(error)
        }
    }
}

impl From<MigrateError> for StoreFault {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(error) if survey::is_of_pooler(&error) => error.into(),
            MigrateError::VersionMissing(version) => Self::Newer(version),
            other => Self::Migration(other),
        }
    }
}

impl From<PgPool> for Store {
    fn from(pool: PgPool) -> Self {
        let servers = PgConnectOptions::clone(&pool.connect_options()).into();
        Self {
            reserve: pool.clone(),
            pool,
            commits_wait: Arc::default(),
            listeners: TaskTracker::new(),
            closing: CancellationToken::new(),
            servers,
        }
    }
}

/// Connections that are asked whether they still work, and that have these settings.
fn pool_of(
    servers: &Servers,
    patience: Duration,
    settings: &'static [&'static str],
) -> PgPoolOptions {
    let servers = servers.clone();
    PgPoolOptions::new()
        .acquire_timeout(patience)
        // The one that has waited in vain reports that.
        .acquire_slow_level(LevelFilter::Debug)
        .test_before_acquire(false)
        .before_acquire(|connection, about| {
            Box::pin(async move {
                if about.idle_for >= PING_AFTER {
                    connection.ping().await?;
                }
                Ok(true)
            })
        })
        .after_connect(move |connection, _| {
            let servers = servers.clone();
            Box::pin(async move {
                servers.check(connection).await?;
                for setting in settings {
                    sqlx::raw_sql(*setting).execute(&mut *connection).await?;
                }
                Ok(())
            })
        })
}

/// Converts counts to and from Postgres integers.
fn count_to_db(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn count_from_db(stored: i32) -> u32 {
    u32::try_from(stored).unwrap_or(0)
}

/// Converts a row count.
fn count_from_rows(rows: i64) -> u32 {
    u32::try_from(rows).unwrap_or(u32::MAX)
}

/// The constraint that an error names, if the error is a violation of one.
fn violated(error: &sqlx::Error) -> Option<&str> {
    error.as_database_error()?.constraint()
}

/// When the claim ends that a door holds on the rows that it has just written.
fn after_the_door(now: OffsetDateTime) -> OffsetDateTime {
    now + LEASE
}
