//! Counts requests that Discord refuses: Discord bans addresses that keep making them.

use std::{
    collections::VecDeque,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// The period over which Discord counts.
const WINDOW: Duration = Duration::from_secs(600);
/// After this number of refusals nothing is posted until enough of them are old. Discord bans an address
/// after ten times as many, and answers to commands count as well.
const LIMIT: usize = 1000;

/// The refusals of the last ten minutes, oldest first; at most [`LIMIT`].
#[derive(Debug, Default)]
pub(super) struct Refusals(Mutex<VecDeque<Instant>>);

impl Refusals {
    /// Records a refusal; returns whether it is the one that reaches the limit.
    pub(super) fn note(&self, now: Instant) -> bool {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        drop_old(&mut recent, now);
        if recent.len() >= LIMIT {
            return false;
        }
        recent.push_back(now);
        recent.len() == LIMIT
    }

    /// Whether the limit is reached.
    pub(super) fn too_many(&self, now: Instant) -> bool {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        drop_old(&mut recent, now);
        recent.len() >= LIMIT
    }
}

fn drop_old(recent: &mut VecDeque<Instant>, now: Instant) {
    while recent
        .front()
        .is_some_and(|&then| now.saturating_duration_since(then) >= WINDOW)
    {
        recent.pop_front();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_refusals_stop_what_can_wait_until_they_are_ten_minutes_old() {
        let (refusals, start) = (Refusals::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        let reported = (0..LIMIT).filter(|_| refusals.note(at(0))).count();
        assert_eq!(reported, 1, "it is told once");
        assert!(!refusals.note(at(1)));
        assert!(refusals.too_many(at(599)));
        assert!(!refusals.too_many(at(600)));
        // From then on each one counts for its own ten minutes.
        for second in 600..600 + 999 {
            assert!(!refusals.note(at(second)) && !refusals.too_many(at(second)));
        }
    }
}
