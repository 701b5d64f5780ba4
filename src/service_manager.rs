//! What the bot tells the service manager that started it, such as systemd: that it is ready, that it is
//! alive, that it stops. Where there is none (`NOTIFY_SOCKET` is not set), nothing is told.

use std::time::Instant;

use sd_notify::NotifyState;
use tokio_util::sync::CancellationToken;

use crate::watch::Watch;

/// Tells that the bot is connected and can be used.
pub fn ready() {
    tell(NotifyState::Ready);
}

/// Tells that the bot has begun to stop.
pub fn stopping() {
    tell(NotifyState::Stopping);
}

/// Tells that the bot is alive, again and again until `stop`, as long as its worker is: one that hangs is
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
        let silence = watch.silence_of_outbox(Instant::now());
        if silence.is_some_and(|silence| silence < limit) {
            tell(NotifyState::Watchdog);
        } else {
            tracing::error!(?silence, "the worker of the outbox hangs");
        }
    }
}

fn tell(state: NotifyState<'_>) {
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, "the service manager cannot be told");
    }
}
