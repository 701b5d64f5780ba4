use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database::Database};

/// Migrates the schema.
pub(super) async fn migrate(config: &Config, stop: CancellationToken) -> Result<(), Failure> {
    let database = tokio::select! {
        () = stop.cancelled() => return Err(Failure::Interrupted),
        database = Database::open(config) => database?,
    };
    database.close().await;
    tracing::info!("the database's schema is up to date");
    Ok(())
}
