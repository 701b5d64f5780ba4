use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database::Database};
use crate::discord;

/// Runs the bot until it is told to stop. Whatever is missing is said before anything starts.
pub(super) async fn run(config: &Config, stop: CancellationToken) -> Result<(), Failure> {
    let token = config.discord.token()?;
    let database = tokio::select! {
        () = stop.cancelled() => return Ok(()),
        database = Database::open(config) => database?,
    };
    let result = match discord::identify(&token, &stop).await {
        Ok(Some(identity)) => discord::run(identity, database.store().clone(), stop).await,
        Ok(None) => Ok(()),
        Err(error) => Err(error),
    };
    database.close().await;
    tracing::info!("stopped");
    Ok(result?)
}
