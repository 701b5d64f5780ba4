//! How many requests Discord has refused lately: who goes on asking in vain is shut out.

use std::{
    collections::VecDeque,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// The time over which Discord counts.
const WINDOW: Duration = Duration::from_secs(600);
/// After so many refusals nothing more is posted until some are long enough ago. Discord shuts an address out after
/// ten times as many, and the answers to people's commands count as well.
const LIMIT: usize = 1000;

/// The refusals of the last ten minutes, oldest first; never more than matter.
#[derive(Debug, Default)]
pub(super) struct Refusals(Mutex<VecDeque<Instant>>);

impl Refusals {
    /// Discord has refused a request; tells whether it was the one too many.
    pub(super) fn note(&self, now: Instant) -> bool {
        let mut lately = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        forget(&mut lately, now);
        if lately.len() >= LIMIT {
            return false;
        }
        lately.push_back(now);
        lately.len() == LIMIT
    }

    /// Whether there have been too many.
    pub(super) fn too_many(&self, now: Instant) -> bool {
        let mut lately = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        forget(&mut lately, now);
        lately.len() >= LIMIT
    }
}

fn forget(lately: &mut VecDeque<Instant>, now: Instant) {
    while lately
        .front()
        .is_some_and(|&then| now.saturating_duration_since(then) >= WINDOW)
    {
        lately.pop_front();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_many_refusals_stop_what_can_wait_until_they_are_ten_minutes_old() {
        let (refusals, start) = (Refusals::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        let told = (0..LIMIT).filter(|_| refusals.note(at(0))).count();
        assert_eq!(told, 1, "it is told once");
        assert!(!refusals.note(at(1)));
        assert!(refusals.too_many(at(599)));
        assert!(!refusals.too_many(at(600)));
        // From then on each counts for its own ten minutes.
        for second in 600..600 + 999 {
            assert!(!refusals.note(at(second)) && !refusals.too_many(at(second)));
        }
    }
}
