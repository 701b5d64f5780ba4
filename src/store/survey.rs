//! A read-only inspection of the database that waits for no lock of a running bot.

use std::time::Duration;

use sqlx::{
    Connection, PgConnection, Row,
    migrate::{Migrate, MigrateError},
    postgres::PgConnectOptions,
};
use tokio::time::timeout;

use super::{MIGRATIONS, StoreFault};

/// The state of a database.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Survey {
    /// The major version of Postgres.
    pub(crate) version: u32,
    /// Why the database as a whole cannot be used.
    pub(crate) unusable: Option<Unusable>,
    /// Whether our user may create tables.
    pub(crate) creates: bool,
    /// Whether our user may use the existing tables.
    pub(crate) uses: bool,
    /// Whether commits wait for a synchronous standby that is not there.
    pub(crate) commits_wait: bool,
    /// The state of the schema.
    pub(crate) schema: Schema,
}

/// Why a database cannot be used, whatever is in it. Each names the remedy.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unusable {
    /// Not every text can be stored.
    #[error(
        "the encoding of the database is {0}, so not all names and texts can be stored. Make a new one with \
         `create database … encoding 'UTF8' template template0`, and restore a backup into it"
    )]
    Encoding(String),
    /// It takes no changes.
    #[error(
        "the database takes no changes: it is read-only. Name the primary server in DATABASE_URL, and not a standby; or make \
         the database writable (default_transaction_read_only; some providers set it when the disk is full)"
    )]
    ReadOnly,
    /// Sessions are those of a pooler, which gives them to others between two transactions.
    #[error(
        "a pooler in transaction mode is between Raichi and the database, which needs sessions of its own. Set `pool_mode = session` \
         for this database in PgBouncer, with five sessions more than database.connections for each process; or name the server \
         itself in DATABASE_URL"
    )]
    Pooler,
    /// The path of schemas leads nowhere.
    #[error(
        "no schema of the search_path exists, so no tables can be found or made. Create the schema, or as the database's \
         owner: `alter role … reset search_path`"
    )]
    NoSchema,
}

impl Unusable {
    /// Asks a database that answers; `options` are those of the connection.
    pub(super) async fn ask(
        connection: &mut PgConnection,
        options: &PgConnectOptions,
    ) -> Result<Option<Self>, sqlx::Error> {
        // First, since no prepared statement works then.
        if shares_sessions(connection, options).await? {
            return Ok(Some(Self::Pooler));
        }
        let facts = sqlx::query!(
            r#"select current_setting('server_encoding') as "encoding!",
                      current_setting('transaction_read_only') = 'on' as "read_only!",
                      current_schema() is null as "astray!""#
        )
        .fetch_one(connection)
        .await?;
        Ok(if facts.encoding != "UTF8" {
            Some(Self::Encoding(facts.encoding))
        } else if facts.read_only {
            Some(Self::ReadOnly)
        } else {
            facts.astray.then_some(Self::NoSchema)
        })
    }
}

/// Whether something between a connection and the server has another one use its session as well, or changes it.
async fn shares_sessions(
    one: &mut PgConnection,
    options: &PgConnectOptions,
) -> Result<bool, sqlx::Error> {
    let mut other = PgConnection::connect_with(options).await?;
    let (first, second) = (session(one).await?, session(&mut other).await?);
    let again = session(one).await?;
    other.close().await?;
    Ok(first == second || first != again)
}

/// The number of the session that a transaction of a connection gets.
async fn session(connection: &mut PgConnection) -> Result<i32, sqlx::Error> {
    let row = sqlx::raw_sql("select pg_backend_pid()")
        .fetch_one(connection)
        .await?;
    row.try_get(0)
}

/// Whether an error comes of prepared statements that are in another session than was thought.
pub(super) fn is_of_pooler(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    // The SQLSTATE of an unknown prepared statement, and of one that is there already.
    code.is_some_and(|code| matches!(&*code, "26000" | "42P05"))
}

/// The schema compared with this program's migrations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Schema {
    /// No tables.
    Empty,
    /// The schema of an older version, which lacks this number of migrations.
    Older(usize),
    /// The schema of this version.
    Current,
    /// The schema of a newer version, with a migration of this number.
    Newer(i64),
    /// The migration of this number differs from ours, or failed half-way.
    Strange(i64),
}

/// Why a database could not be inspected.
#[derive(Debug)]
pub(crate) enum Unseen {
    /// It cannot be reached.
    Unreachable(StoreFault),
    /// It answers, but a query fails.
    Unreadable(StoreFault),
}

impl Survey {
    /// Inspects a database.
    pub(crate) async fn of(options: &PgConnectOptions, patience: Duration) -> Result<Self, Unseen> {
        let timed_out = || sqlx::Error::PoolTimedOut.into();
        let connecting = timeout(patience, PgConnection::connect_with(options)).await;
        let mut connection = connecting
            .map_err(|_| Unseen::Unreachable(timed_out()))?
            .map_err(|error| Unseen::Unreachable(error.into()))?;
        let reading = async {
            let survey = inspect(&mut connection, options).await?;
            connection.close().await?;
            Ok(survey)
        };
        let read = timeout(patience, reading).await;
        read.unwrap_or_else(|_| Err(timed_out()))
            .map_err(Unseen::Unreadable)
    }
}

async fn inspect(
    connection: &mut PgConnection,
    options: &PgConnectOptions,
) -> Result<Survey, StoreFault> {
    let unusable = Unusable::ask(connection, options).await?;
    if unusable == Some(Unusable::Pooler) {
        return Err(Unusable::Pooler.into());
    }
    let facts = sqlx::query!(
        r#"select coalesce(has_schema_privilege(current_schema(), 'create'), false) as "creates!",
                  to_regclass('_sqlx_migrations') is not null as "made!",
                  not exists (
                      select from unnest(array['_sqlx_migrations', 'games', 'entries', 'outbox']) as name
                      where not has_table_privilege(to_regclass(name), 'select')
                         or not has_table_privilege(to_regclass(name), 'insert')
                         or not has_table_privilege(to_regclass(name), 'update')
                         or not has_table_privilege(to_regclass(name), 'delete')
                  ) as "uses!",
                  not pg_is_in_recovery() and current_setting('synchronous_standby_names') <> ''
                      and current_setting('synchronous_commit') not in ('off', 'local')
                      -- Of other users' sessions only their existence is seen.
                      and not exists (
                          select from pg_stat_replication where coalesce(sync_state, 'sync') in ('sync', 'quorum')
                      ) as "commits_wait!""#
    )
    .fetch_one(&mut *connection)
    .await?;
    let schema = if facts.made && facts.uses {
        compare(connection).await?
    } else {
        Schema::Empty
    };
    Ok(Survey {
        version: connection.server_version_num().unwrap_or_default() / 10_000,
        unusable,
        creates: facts.creates,
        uses: facts.uses,
        commits_wait: facts.commits_wait,
        schema,
    })
}

async fn compare(connection: &mut PgConnection) -> Result<Schema, StoreFault> {
    let table = &MIGRATIONS.table_name;
    if let Some(broken) = connection.dirty_version(table).await.map_err(unreadable)? {
        return Ok(Schema::Strange(broken));
    }
    let applied = connection
        .list_applied_migrations(table)
        .await
        .map_err(unreadable)?;
    let ours = |version| MIGRATIONS.iter().find(|step| step.version == version);
    if let Some(newer) = applied.iter().find(|step| ours(step.version).is_none()) {
        return Ok(Schema::Newer(newer.version));
    }
    let other = applied
        .iter()
        .find(|step| ours(step.version).is_some_and(|ours| ours.checksum != step.checksum));
    if let Some(other) = other {
        return Ok(Schema::Strange(other.version));
    }
    Ok(match MIGRATIONS.iter().count() - applied.len() {
        0 => Schema::Current,
        missing => Schema::Older(missing),
    })
}

/// No migration was run, so this is an error of the database.
fn unreadable(error: MigrateError) -> StoreFault {
    match error {
        MigrateError::Execute(error) => error.into(),
        other => other.into(),
    }
}
