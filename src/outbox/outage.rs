//! Detects outages of Discord, and computes the waits before retries.

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use crate::ids::PlaceId;

/// This number of consecutive failures, in more than one channel, is an outage.
const FAILURES: u32 = 3;
/// The pause between two probes during an outage.
const PROBE_EVERY: Duration = Duration::from_millis(700);
/// The longest of the first waits between two attempts of a row.
const SHORT_WAIT: Duration = Duration::from_secs(2);
/// The number of attempts with short waits.
const SHORT_WAITS: u32 = 60;

/// Judges from the last deliveries whether Discord is out. During an outage only single requests probe it,
/// and the first success ends the outage.
#[derive(Debug, Clone, Default)]
pub(super) struct Outage(Arc<Mutex<Failures>>);

#[derive(Debug, Default)]
struct Failures {
    in_a_row: u32,
    places: HashSet<PlaceId>,
    probed: Option<Instant>,
}

impl Outage {
    /// Records a delivery that succeeded; returns whether that ends an outage.
    pub(super) fn succeeded(&self) -> bool {
        let mut failures = self.lock();
        let ends = failures.is_outage();
        *failures = Failures::default();
        ends
    }

    /// Records a failure whose cause is not the message.
    pub(super) fn failed(&self, place: PlaceId) {
        let mut failures = self.lock();
        failures.in_a_row = failures.in_a_row.saturating_add(1);
        failures.places.insert(place);
    }

    /// Whether there is an outage, judging by the last deliveries.
    pub(super) fn is_on(&self) -> bool {
        self.lock().is_outage()
    }

    /// How many of `room` deliveries may start now; the error is the time until the next probe.
    pub(super) fn permitted(&self, room: usize, now: Instant) -> Result<usize, Duration> {
        let mut failures = self.lock();
        if !failures.is_outage() {
            return Ok(room);
        }
        let since = failures
            .probed
            .map(|then| now.saturating_duration_since(then));
        match since {
            Some(since) if since < PROBE_EVERY => Err(PROBE_EVERY - since),
            _ => {
                failures.probed = Some(now);
                Ok(room.min(1))
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Failures> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Failures {
    fn is_outage(&self) -> bool {
        self.in_a_row >= FAILURES && self.places.len() > 1
    }
}

/// The wait after this number of failures: one second, then two; a row that has failed for minutes waits
/// longer, up to `longest`.
pub(super) fn wait_after(failures: u32, longest: Duration) -> Duration {
    let doubled =
        |times: u32| Duration::from_secs(1_u64.checked_shl(times.min(16)).unwrap_or(u64::MAX));
    match failures.checked_sub(SHORT_WAITS) {
        None => doubled(failures).min(SHORT_WAIT),
        Some(more) => doubled(more.saturating_add(2)).min(longest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONGEST: Duration = Duration::from_secs(120);

    #[test]
    fn waits_are_short_at_first_and_never_longer_than_the_longest() {
        let seconds = |failures| wait_after(failures, LONGEST).as_secs();
        assert_eq!([0, 1, 2, 30, 59].map(seconds), [1, 2, 2, 2, 2]);
        assert_eq!([60, 61, 64, 65, 1000].map(seconds), [4, 8, 64, 120, 120]);
        assert_eq!(seconds(u32::MAX), 120);
    }

    #[test]
    fn one_channel_is_no_outage_and_all_of_them_are_until_the_first_success() {
        let (outage, start) = (Outage::default(), Instant::now());
        for _ in 0..10 {
            outage.failed(PlaceId(1));
        }
        assert_eq!(outage.permitted(16, start), Ok(16));
        assert!(!outage.is_on());
        outage.failed(PlaceId(2));
        assert!(outage.is_on());
        assert_eq!(outage.permitted(16, start), Ok(1));
        assert!(outage.permitted(16, start).is_err());
        assert_eq!(outage.permitted(16, start + PROBE_EVERY), Ok(1));
        assert!(outage.succeeded());
        assert!(!outage.succeeded());
        assert_eq!(outage.permitted(16, start), Ok(16));
    }
}
