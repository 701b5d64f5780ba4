//! A look at the database that changes nothing in it and waits for nobody who works with it.

use std::time::Duration;

use sqlx::{
    Connection, PgConnection,
    migrate::{Migrate, MigrateError},
    postgres::PgConnectOptions,
};
use tokio::time::timeout;

use super::{MIGRATIONS, StoreFault};

/// What a database is like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Survey {
    /// The major version of the Postgres.
    pub(crate) version: u32,
    /// Whether it takes no changes: a standby, or set so.
    pub(crate) read_only: bool,
    /// Whether our user may make tables in it.
    pub(crate) creates: bool,
    /// Whether our user may use those that are there.
    pub(crate) uses: bool,
    /// What the tables in it are.
    pub(crate) schema: Schema,
}

/// How the tables compare with those that this program works with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Schema {
    /// There are none.
    Empty,
    /// Those of an older version, which lack so many steps.
    Older(usize),
    /// Exactly those.
    Current,
    /// Those of a newer version, with a step of this number.
    Newer(i64),
    /// The step of this number was another one, or broke off.
    Strange(i64),
}

/// Why there is nothing to tell of a database.
#[derive(Debug)]
pub(crate) enum Unseen {
    /// It cannot be reached.
    Unreachable(StoreFault),
    /// It answers, but not what was asked.
    Unreadable(StoreFault),
}

impl Survey {
    /// Looks at a database.
    pub(crate) async fn of(options: &PgConnectOptions, patience: Duration) -> Result<Self, Unseen> {
        let in_vain = || sqlx::Error::PoolTimedOut.into();
        let connecting = timeout(patience, PgConnection::connect_with(options)).await;
        let mut connection = connecting
            .map_err(|_| Unseen::Unreachable(in_vain()))?
            .map_err(|error| Unseen::Unreachable(error.into()))?;
        let looking = async {
            let survey = look(&mut connection).await?;
            connection.close().await?;
            Ok(survey)
        };
        let looked = timeout(patience, looking).await;
        looked
            .unwrap_or_else(|_| Err(in_vain()))
            .map_err(Unseen::Unreadable)
    }
}

async fn look(connection: &mut PgConnection) -> Result<Survey, StoreFault> {
    let facts = sqlx::query!(
        r#"select current_setting('transaction_read_only') = 'on' as "read_only!",
                  coalesce(has_schema_privilege(current_schema(), 'create'), false) as "creates!",
                  to_regclass('_sqlx_migrations') is not null as "made!",
                  not exists (
                      select from unnest(array['_sqlx_migrations', 'games', 'entries', 'outbox']) as name
                      where not has_table_privilege(to_regclass(name), 'select')
                         or not has_table_privilege(to_regclass(name), 'insert')
                         or not has_table_privilege(to_regclass(name), 'update')
                         or not has_table_privilege(to_regclass(name), 'delete')
                  ) as "uses!""#
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
        read_only: facts.read_only,
        creates: facts.creates,
        uses: facts.uses,
        schema,
    })
}

async fn compare(connection: &mut PgConnection) -> Result<Schema, StoreFault> {
    let state = &MIGRATIONS.table_name;
    if let Some(broken) = connection.dirty_version(state).await.map_err(unreadable)? {
        return Ok(Schema::Strange(broken));
    }
    let applied = connection
        .list_applied_migrations(state)
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
        lacking => Schema::Older(lacking),
    })
}

/// Nothing was to be migrated, so it is the database that failed.
fn unreadable(error: MigrateError) -> StoreFault {
    match error {
        MigrateError::Execute(error) => error.into(),
        other => other.into(),
    }
}
