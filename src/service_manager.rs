//! What the bot tells the service manager that started it, such as systemd: that it is ready, that it is
//! alive, that it stops. Where there is none (`NOTIFY_SOCKET` is not set), nothing is told.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use sd_notify::NotifyState;
use tokio_util::sync::CancellationToken;

/// The last sign of life of a worker.
#[derive(Debug, Clone)]
pub struct Pulse(Arc<Mutex<Instant>>);

impl Pulse {
    /// That of a worker that is just beginning.
    #[must_use]
    pub fn new(now: Instant) -> Self {
        Self(Arc::new(Mutex::new(now)))
    }

    /// A sign of life.
    pub fn beat(&self, now: Instant) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = now;
    }

    /// How long ago the last one was.
    #[must_use]
    pub fn silence(&self, now: Instant) -> Duration {
        let last = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        now.saturating_duration_since(last)
    }
}

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
pub async fn stay_alive(worker: Pulse, stop: CancellationToken) {
    let Some(limit) = sd_notify::watchdog_enabled() else {
        return;
    };
    let mut ticks = tokio::time::interval(limit / 3);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => {}
        }
        let silence = worker.silence(Instant::now());
        if silence < limit {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silence_lasts_from_one_beat_to_the_next() {
        let begun = Instant::now();
        let pulse = Pulse::new(begun);
        let later = begun + Duration::from_secs(9);
        assert_eq!(pulse.silence(later), Duration::from_secs(9));
        pulse.clone().beat(later);
        assert_eq!(pulse.silence(later), Duration::ZERO);
    }
}
