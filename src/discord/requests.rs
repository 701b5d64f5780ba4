//! The bot's own limit of requests, below the one that Discord grants it (50 a second, and more for very large bots).
//!
//! Answers to interactions do not count at Discord. Messages and changes of messages do; they wait here, so that Discord
//! does not have to refuse any. All processes of the bot share the limit.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use tokio::time::sleep_until;

use crate::watch::Watch;

/// The part of the granted requests, in percent, that is used over time. With a burst, it is less than all of them in any
/// second; what is left is for looks at channels and members.
const USED: u32 = 75;
/// A burst after a pause is as large as what may be sent in this time.
const BURST: Duration = Duration::from_millis(250);

/// The limit, shared by all that send.
#[derive(Debug, Clone)]
pub(super) struct Requests {
    watch: Watch,
    granted: u32,
    pace: Arc<Mutex<Pace>>,
}

impl Requests {
    /// The limit where Discord grants so many requests a second, shared with as many other processes as `watch` knows.
    pub(super) fn new(granted: u32, watch: Watch) -> Self {
        Self {
            watch,
            granted,
            pace: Arc::default(),
        }
    }

    /// Waits until a request may be sent: its own turn, and the end of a limit of Discord's on all requests.
    pub(super) async fn turn(&self) {
        let at = {
            let mut pace = self.pace.lock().unwrap_or_else(PoisonError::into_inner);
            pace.next(Instant::now(), turn(self.granted, self.watch.processes()))
        };
        sleep_until(at.into()).await;
        self.watch.global_limit_ends().await;
    }
}

/// How long a turn is: the time between two requests of one process.
fn turn(granted: u32, processes: u32) -> Duration {
    Duration::from_secs(100) * processes.max(1) / granted.max(1) / USED
}

/// The turns that were given.
#[derive(Debug, Default)]
struct Pace {
    /// The end of all turns so far, each as long as the rate demands.
    until: Option<Instant>,
}

impl Pace {
    /// When the next request may be sent.
    fn next(&mut self, now: Instant, turn: Duration) -> Instant {
        let begins = self.until.map_or(now, |until| until.max(now));
        self.until = Some(begins + turn);
        let ahead = begins.saturating_duration_since(now);
        now + ahead.saturating_sub(BURST.saturating_sub(turn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many requests are sent in each second, by a process that always has some.
    fn sent(processes: u32, seconds: u64) -> Vec<usize> {
        let (began, mut pace) = (Instant::now(), Pace::default());
        let mut sent = vec![0; usize::try_from(seconds).unwrap()];
        let mut now = began;
        loop {
            now = now.max(pace.next(now, turn(50, processes)));
            let second = usize::try_from((now - began).as_secs()).unwrap();
            match sent.get_mut(second) {
                Some(count) => *count += 1,
                None => return sent,
            }
        }
    }

    #[test]
    fn a_burst_is_followed_by_the_rate() {
        let sent = sent(1, 10);
        assert!((44..50).contains(&sent[0]), "{sent:?}");
        for second in &sent[1..] {
            assert!((37..=38).contains(second), "{sent:?}");
        }
    }

    #[test]
    fn processes_share_the_rate() {
        for processes in [2, 5] {
            let all: usize = sent(processes, 100)[10..].iter().sum();
            let each = 90 * 75 / 2 / usize::try_from(processes).unwrap();
            assert!(all.abs_diff(each) <= 90, "{all} of {each}");
        }
    }

    #[test]
    fn a_quiet_bot_does_not_wait() {
        let (mut now, mut pace) = (Instant::now(), Pace::default());
        for _ in 0..1000 {
            assert_eq!(pace.next(now, turn(50, 1)), now);
            now += Duration::from_millis(50);
        }
    }
}
