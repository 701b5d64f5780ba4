//! Notifies the service manager that started the bot, such as systemd, that the bot is ready, alive or
//! stopping. Does nothing if `NOTIFY_SOCKET` is not set.

use std::time::Instant;

use sd_notify::NotifyState;
use tokio_util::sync::CancellationToken;

use crate::watch::{Watch, Worker};

/// Notifies that the bot is connected and usable.
pub fn ready() {
    notify(NotifyState::Ready);
}

/// Notifies that the bot has begun to stop.
pub fn stopping() {
    notify(NotifyState::Stopping);
}

/// Notifies regularly until `stop` that the bot is alive, as long as its workers are. If a worker hangs, the
/// service manager restarts the bot, if its watchdog is enabled.
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
                tracing::error!(worker = worker.code(), ?silence, "a worker hangs");
            }
            // A worker that has not started does not hang: workers start with the client.
            _ => notify(NotifyState::Watchdog),
        }
    }
}

fn notify(state: NotifyState<'_>) {
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, "the service manager cannot be notified");
    }
}
