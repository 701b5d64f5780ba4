//! What the benchmarks share.

use std::{fs, time::Instant};

/// The time that this thread has computed. Where the system does not report it, the time on the wall.
pub(crate) struct Clock(Instant);

impl Clock {
    /// Starts at the current time.
    pub(crate) fn start() -> (Self, f64) {
        let clock = Self(Instant::now());
        let now = clock.seconds();
        (clock, now)
    }

    /// Seconds.
    pub(crate) fn seconds(&self) -> f64 {
        let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
        let computed: Option<u64> = text
            .split_whitespace()
            .next()
            .and_then(|word| word.parse().ok());
        match computed {
            #[expect(clippy::cast_precision_loss, reason = "a duration")]
            Some(nanoseconds) => nanoseconds as f64 / 1e9,
            None => self.0.elapsed().as_secs_f64(),
        }
    }
}
