use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database};
use crate::discord;

/// Runs the bot until a signal ends it. Whatever is missing is said before anything starts.
pub(super) async fn run(config: &Config) -> Result<(), Failure> {
    let stop = stop_on_signals()?;
    let token = config.discord.token()?;
    let store = tokio::select! {
        () = stop.cancelled() => return Ok(()),
        store = database(config) => store?,
    };
    store.migrate().await?;
    let Some(identity) = discord::identify(&token, &stop).await? else {
        return Ok(());
    };
    let result = discord::run(identity, store.clone(), stop).await;
    store.close().await;
    tracing::info!("stopped");
    Ok(result?)
}

/// A token that SIGTERM or Ctrl-C cancels.
fn stop_on_signals() -> Result<CancellationToken, Failure> {
    let stop = CancellationToken::new();
    let cancel = stop.clone();
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("asked to stop");
        cancel.cancel();
    });
    Ok(stop)
}
