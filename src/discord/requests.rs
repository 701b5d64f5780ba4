//! The bot's own limit of requests, below the one that Discord grants it (50 a second, and more for very large bots).
//!
//! Answers to interactions do not count at Discord. Messages and changes of messages do; they wait here, so that Discord
//! does not have to refuse any. All processes of the bot share the limit.
//!
//! What answers a player waits for a turn of its own only: requests in the background wait for each other, so that at most one of
//! them has a turn ahead of it, and a part of the burst is kept from them.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use tokio::{sync::Mutex as Queue, time::sleep_until};

use crate::watch::Watch;

/// The part of the granted requests, in percent, that is used over time. With a burst, it is less than all of them in any
/// second; what is left is for looks at channels and members.
const USED: u32 = 75;

/// How soon a request is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Urgency {
    /// Somebody waits for what they have asked for.
    Awaited,
    /// Whatever else there is.
    Background,
}

impl Urgency {
    /// A burst after a pause is as large as what may be sent in this time.
    const fn burst(self) -> Duration {
        Duration::from_millis(match self {
            Self::Awaited => 275,
            Self::Background => 150,
        })
    }
}

/// The limit, shared by all that send.
#[derive(Debug, Clone)]
pub(super) struct Requests {
    watch: Watch,
    granted: u32,
    urgency: Urgency,
    pace: Arc<Mutex<Pace>>,
    /// Held in the background from the reservation of a turn to its beginning. It is given in the order of asking.
    queue: Arc<Queue<()>>,
}

impl Requests {
    /// The limit where Discord grants so many requests a second, shared with as many other processes as `watch` knows.
    pub(super) fn new(granted: u32, watch: Watch) -> Self {
        Self {
            watch,
            granted,
            urgency: Urgency::Awaited,
            pace: Arc::default(),
            queue: Arc::default(),
        }
    }

    /// The same limit for requests that nobody waits for.
    pub(super) fn in_background(&self) -> Self {
        Self {
            urgency: Urgency::Background,
            ..self.clone()
        }
    }

    /// Waits until a request may be sent: its own turn, and the end of a limit of Discord's on all requests.
    pub(super) async fn turn(&self) {
        let queued = match self.urgency {
            Urgency::Awaited => None,
            Urgency::Background => Some(self.queue.lock().await),
        };
        let at = {
            let mut pace = self.pace.lock().unwrap_or_else(PoisonError::into_inner);
            let turn = turn(self.granted, self.watch.processes());
            pace.next(self.urgency, Instant::now(), turn)
        };
        sleep_until(at.into()).await;
        self.watch.global_limit_ends().await;
        drop(queued);
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
    fn next(&mut self, urgency: Urgency, now: Instant, turn: Duration) -> Instant {
        let begins = self.until.map_or(now, |until| until.max(now));
        self.until = Some(begins + turn);
        let ahead = begins.saturating_duration_since(now);
        now + ahead.saturating_sub(urgency.burst().saturating_sub(turn))
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use futures_util::poll;

    use super::*;

    /// When each request is sent, and how long the awaited ones wait, in a process that always has something to send in the
    /// background, and is asked for something at these times.
    fn sent_beside(
        processes: u32,
        asked: impl IntoIterator<Item = Duration>,
        until: Duration,
    ) -> (Vec<Duration>, Vec<Duration>) {
        let (began, turn, mut pace) = (Instant::now(), turn(50, processes), Pace::default());
        let (mut sent, mut waits) = (Vec::new(), Vec::new());
        let mut background = Duration::ZERO;
        let mut next = |urgency, now| pace.next(urgency, began + now, turn) - began;
        let mut asked = asked.into_iter().peekable();
        while background < until {
            if let Some(now) = asked.next_if(|now| *now <= background) {
                let at = next(Urgency::Awaited, now);
                sent.push(at);
                waits.push(at - now);
            } else {
                background = next(Urgency::Background, background);
                sent.push(background);
            }
        }
        sent.sort_unstable();
        (sent, waits)
    }

    /// The most requests in any second.
    fn most_in_a_second(sent: &[Duration]) -> usize {
        let second = |first: usize| {
            let within = |at: &&Duration| **at < sent[first] + Duration::from_secs(1);
            sent[first..].iter().take_while(within).count()
        };
        (0..sent.len()).map(second).max().unwrap_or_default()
    }

    fn every(pause: Duration, times: u32) -> impl Iterator<Item = Duration> {
        (1..=times).map(move |time| pause * time)
    }

    #[test]
    fn what_is_awaited_waits_for_one_turn_of_the_background_at_most() {
        for processes in [1, 2, 5, 10] {
            let turn = turn(50, processes);
            let (_, waits) = sent_beside(
                processes,
                every(turn * 4 + Duration::from_millis(1), 200),
                turn * 1000,
            );
            assert_eq!(waits.len(), 200);
            let longest = waits.iter().max().unwrap();
            assert!(*longest <= turn * 2, "{longest:?} of {turn:?}");
            if processes <= 2 {
                assert_eq!(*longest, Duration::ZERO, "a part of the burst is free");
            }
        }
    }

    #[test]
    fn no_second_has_more_requests_than_are_granted() {
        let at_once = |number: u32| Duration::from_secs(2) + Duration::from_millis(number.into());
        let floods: [Vec<Duration>; 4] = [
            Vec::new(),
            every(Duration::from_millis(100), 100).collect(),
            every(Duration::from_millis(5), 2000).collect(),
            (0..100).map(at_once).collect(),
        ];
        for processes in [1, 2, 5] {
            for asked in &floods {
                let asked = asked.iter().copied();
                let (sent, _) = sent_beside(processes, asked, Duration::from_secs(20));
                let most = most_in_a_second(&sent) * usize::try_from(processes).unwrap();
                assert!(most < 50, "{most}");
                assert!(most >= 37, "the rate is used: {most}");
            }
        }
    }

    #[test]
    fn the_background_goes_on_beside_what_is_awaited() {
        // Five who ask anew as soon as they have got what they asked for.
        let (began, turn, mut pace) = (Instant::now(), turn(50, 1), Pace::default());
        let mut now = [began; 6];
        let mut background = 0;
        for _ in 0..600 {
            let next = (0..now.len()).min_by_key(|at| now[*at]).unwrap();
            let urgency = if next == 0 {
                background += 1;
                Urgency::Background
            } else {
                Urgency::Awaited
            };
            now[next] = pace.next(urgency, now[next], turn);
        }
        assert!((50..=150).contains(&background), "{background} of 600");
    }

    #[tokio::test]
    async fn the_background_reserves_one_turn() {
        // A turn is longer than any test.
        let awaited = Requests::new(1, Watch::default());
        let reserved = |requests: &Requests| requests.pace.lock().unwrap().until;
        let turn = turn(1, 1);
        awaited.turn().await;
        let first = reserved(&awaited).unwrap();
        let background = [(); 3].map(|()| awaited.in_background());
        let [mut one, mut other, mut third] = [0, 1, 2].map(|at| Box::pin(background[at].turn()));
        assert!(poll!(&mut one).is_pending());
        assert!(poll!(&mut other).is_pending());
        assert!(poll!(&mut third).is_pending());
        assert_eq!(reserved(&awaited), Some(first + turn));
        let mut player = pin!(awaited.turn());
        assert!(poll!(&mut player).is_pending());
        assert_eq!(reserved(&awaited), Some(first + turn * 2));
        // Who gives up lets the next one ask.
        drop(one);
        assert!(poll!(&mut other).is_pending());
        assert!(poll!(&mut third).is_pending());
        assert_eq!(reserved(&awaited), Some(first + turn * 3));
    }

    /// How many requests are sent in each second, by a process that always has some.
    fn sent(processes: u32, seconds: u64) -> Vec<usize> {
        let (began, mut pace) = (Instant::now(), Pace::default());
        let mut sent = vec![0; usize::try_from(seconds).unwrap()];
        let mut now = began;
        loop {
            now = now.max(pace.next(Urgency::Awaited, now, turn(50, processes)));
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
            assert_eq!(pace.next(Urgency::Awaited, now, turn(50, 1)), now);
            now += Duration::from_millis(50);
        }
    }
}
