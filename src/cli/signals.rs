use std::io;

use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;

use crate::service_manager;

/// A token that SIGTERM or Ctrl-C cancels.
pub(super) fn stop() -> io::Result<CancellationToken> {
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
        service_manager::stopping();
        cancel.cancel();
    });
    Ok(stop)
}
