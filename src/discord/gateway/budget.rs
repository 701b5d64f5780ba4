//! Limits session starts: Discord grants about a thousand a day, and resets the token of a bot that uses
//! more.

use std::time::{Duration, Instant};

/// How many sessions may start without waiting.
const BURST: u32 = 5;
/// The average interval between session starts: 720 a day.
const INTERVAL: Duration = Duration::from_secs(120);

/// What Discord still grants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Grant {
    /// The number of session starts.
    pub(super) remaining: u64,
    /// The time until the limit is reset.
    pub(super) reset_after: Duration,
}

impl Grant {
    /// The share of one of `shards` shards.
    pub(super) fn shared(self, shards: u32) -> Self {
        let share = self.remaining / u64::from(shards.max(1));
        Self {
            // As long as any are left, each shard may start once.
            remaining: share.max(self.remaining.min(1)),
            ..self
        }
    }
}

/// Spreads session starts over time.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Budget {
    /// When all session starts are paid for, at one per interval.
    paid_at: Option<Instant>,
    /// The interval of the last grant.
    interval: Duration,
}

impl Budget {
    /// How long to wait before a session is started.
    pub(super) fn wait(&mut self, now: Instant, grant: Grant) -> Duration {
        self.interval = interval(grant);
        if grant.remaining == 0 {
            return grant.reset_after;
        }
        let burst = BURST.min(u32::try_from(grant.remaining).unwrap_or(BURST));
        let debt = self
            .paid_at
            .map_or(Duration::ZERO, |at| at.saturating_duration_since(now));
        debt.saturating_sub(self.interval * (burst - 1))
    }

    /// Counts a session start, after [`Budget::wait`].
    pub(super) fn spend(&mut self, now: Instant) {
        let from = self.paid_at.map_or(now, |at| at.max(now));
        self.paid_at = Some(from + self.interval);
    }
}

/// The remaining session starts have to last until the reset.
fn interval(grant: Grant) -> Duration {
    let share = u32::try_from(grant.remaining.max(1)).unwrap_or(u32::MAX);
    INTERVAL.max(grant.reset_after / share)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_secs(86_400);

    /// Starts sessions as fast as allowed for a day; returns their times in seconds.
    fn a_day_of_failures(mut remaining: u64) -> Vec<u64> {
        let (begun, mut budget) = (Instant::now(), Budget::default());
        let (mut now, mut spent) = (begun, Vec::new());
        loop {
            let elapsed = now - begun;
            let grant = Grant {
                remaining,
                reset_after: DAY.saturating_sub(elapsed),
            };
            let wait = budget.wait(now, grant);
            if elapsed + wait >= DAY {
                return spent;
            }
            now += wait;
            budget.spend(now);
            remaining = remaining.saturating_sub(1);
            spent.push((now - begun).as_secs());
        }
    }

    #[test]
    fn a_few_sessions_begin_at_once_and_then_one_in_two_minutes() {
        let spent = a_day_of_failures(1000);
        assert_eq!(spent[..8], [0, 0, 0, 0, 0, 120, 240, 360]);
        assert!((700..800).contains(&spent.len()), "{}", spent.len());
    }

    #[test]
    fn the_remaining_sessions_last_until_the_reset() {
        for remaining in [1, 3, 10, 100, 400] {
            let spent = a_day_of_failures(remaining);
            assert!(spent.len() as u64 <= remaining, "{remaining}: {spent:?}");
            assert_eq!(spent[0], 0, "the first one does not wait");
        }
        let none = Grant {
            remaining: 0,
            reset_after: Duration::from_secs(77),
        };
        let wait = Budget::default().wait(Instant::now(), none);
        assert_eq!(wait, Duration::from_secs(77));
    }

    #[test]
    fn shards_share_the_grant() {
        for (remaining, shards, share) in [(1000, 1, 1000), (1000, 16, 62), (3, 16, 1), (0, 16, 0)]
        {
            let grant = Grant {
                remaining,
                reset_after: DAY,
            };
            assert_eq!(grant.shared(shards).remaining, share);
        }
    }

    #[test]
    fn the_budget_recovers_with_time() {
        let (now, mut budget) = (Instant::now(), Budget::default());
        let grant = Grant {
            remaining: 1000,
            reset_after: DAY,
        };
        for _ in 0..BURST {
            assert_eq!(budget.wait(now, grant), Duration::ZERO);
            budget.spend(now);
        }
        assert_eq!(budget.wait(now, grant), INTERVAL);
        let later = now + Duration::from_secs(3600);
        assert_eq!(budget.wait(later, grant), Duration::ZERO);
    }
}
