//! A timer for the next retry.

use std::{
    future::pending,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::time::sleep_until;

/// Fires once, at the earliest of the times that it was set to.
#[derive(Debug, Clone, Default)]
pub(super) struct Alarm(Arc<Mutex<Option<Instant>>>);

impl Alarm {
    /// Sets it to fire after this time, unless it fires earlier.
    pub(super) fn fire_in(&self, wait: Duration) {
        let at = Instant::now() + wait;
        let mut set = self.lock();
        *set = Some(set.map_or(at, |earlier| earlier.min(at)));
    }

    /// Waits until it fires, as it is set at the time of the call.
    pub(super) async fn fired(&self) {
        let set = *self.lock();
        match set {
            Some(at) => sleep_until(at.into()).await,
            None => pending().await,
        }
        let mut set = self.lock();
        if set.is_some_and(|at| at <= Instant::now()) {
            *set = None;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
