//! What the bot tells the service manager that started it, such as systemd: that it is ready, that it is
//! alive, that it stops. Where there is none (`NOTIFY_SOCKET` is not set), nothing is told.

use std::time::Instant;

use sd_notify::NotifyState;
use tokio_util::sync::CancellationToken;

use crate::watch::{Watch, Worker};

/// Tells that the bot is connected and can be used.
pub fn ready() {
    tell(NotifyState::Ready);
}

/// Tells that the bot has begun to stop.
pub fn stopping() {
    tell(NotifyState::Stopping);
}

/// Tells that the bot is alive, again and again until `stop`, as long as its workers are: one that hangs is
/// restarted by the service manager, if it has been told to watch.
pub async fn stay_alive(watch: Watch, stop: CancellationToken) {
    let Some(limit) = sd_notify::watchdog_enabled() else {
        return;
    };
    let mut ticks = tokio::time::interval(limit / 3);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => {}
        }
        let now = Instant::now();
        let silences = Worker::ALL.map(|worker| (worker, watch.silence_of(worker, now)));
        let longest = silences.into_iter().max_by_key(|(_, silence)| *silence);
        match longest {
            Some((worker, Some(silence))) if silence >= limit => {
                tracing::error!(worker = worker.name(), ?silence, "a worker hangs");
            }
            // One that has not begun has not hung either: it begins with the client.
            _ => tell(NotifyState::Watchdog),
        }
    }
}

fn tell(state: NotifyState<'_>) {
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, "the service manager cannot be told");
    }
}
