//! Does what falls due by itself: ends games whose time is up, reminds, brings people back from vacation, closes
//! challenges that nobody answers.
//!
//! What is due stands in the database, so that any process may do it, also one that starts later; the claim of a row
//! decides who does. A door's games are looked after while moves can be taken there. The times in which they could not,
//! because the program was down or the door was shut, are given back before anything is found to be late.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};
use time::OffsetDateTime;
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

use crate::{
    ids::Door,
    service::{Claimed, Due, Games},
    store::{StoreFault, Uptime},
    telemetry::Reference,
    watch::{Watch, Worker},
};

/// How often the wall clock is looked at. Somebody may set it, so sleeping until a time on it might be too long.
const LOOK: Duration = Duration::from_millis(500);
/// How often the database is told that moves can be taken, and asked what is due next: another process may have
/// changed it.
const BEAT: Duration = Duration::from_secs(2);
/// The longest that a process may go without a beat and still have taken moves all the while.
const AWAKE: Duration = Duration::from_secs(20);

/// What was done because it was due.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SweepReport {
    /// Games whose time was up.
    pub ended: u64,
    /// Reminders that have to be said.
    pub reminders: u64,
    /// Vacations that were over.
    pub returned: u64,
    /// Challenges that nobody has answered in time.
    pub lapsed: u64,
}

impl SweepReport {
    /// Whether there is something to say now.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

/// The schedule of a door's games.
#[derive(Debug, Clone)]
pub struct Schedule {
    games: Games,
    door: Door,
    watch: Watch,
}

impl Schedule {
    /// The schedule of the games of a door; the watch hears that it lives.
    #[must_use]
    pub const fn new(games: Games, door: Door, watch: Watch) -> Self {
        Self { games, door, watch }
    }

    /// Works until `stop`, as long as moves can be taken, which `is_open` tells. What is to be said, the outbox hears of.
    pub async fn work(self, is_open: impl Fn() -> bool + Send, stop: CancellationToken) {
        let mut heartbeat = Heartbeat::default();
        let mut due = None;
        let mut failing = false;
        while !stop.is_cancelled() {
            self.lives();
            if is_open() {
                let beaten = heartbeat.is_due();
                let pulse = if beaten {
                    self.beat(&mut heartbeat).await
                } else {
                    Ok(())
                };
                let now = OffsetDateTime::now_utc();
                let looked = match pulse {
                    // Nothing is late before the beat has given back what has to be.
                    Ok(()) if heartbeat.beats() => self.look(&mut due, beaten, now).await,
                    other => other,
                };
                // A database that is away for an hour is not worth a line every half second.
                match &looked {
                    Err(fault) if !failing => report(fault),
                    Ok(()) if failing => tracing::info!("the schedule can use the database again"),
                    _ => {}
                }
                failing = looked.is_err();
            } else {
                heartbeat = Heartbeat::default();
            }
            tokio::select! {
                () = stop.cancelled() => {}
                () = sleep(LOOK) => {}
            }
        }
    }

    /// Does what is due, if the clock says so, and finds out what is next.
    async fn look(
        &self,
        due: &mut Option<OffsetDateTime>,
        ask: bool,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        if ask {
            *due = self.games.next_due_at(self.door).await?;
        }
        if due.is_none_or(|due| due > now) {
            return Ok(());
        }
        // Whatever comes of it, the next beat asks again.
        *due = None;
        let swept = self.sweep(now).await?;
        if !swept.is_empty() {
            tracing::info!(?swept, "did what was due");
        }
        Ok(())
    }

    /// Records that moves can be taken, and gives back the time in which they could not.
    async fn beat(&self, heartbeat: &mut Heartbeat) -> Result<(), StoreFault> {
        let (awake, now) = (heartbeat.awake(), OffsetDateTime::now_utc());
        let shut = self.games.beat(self.door, awake, now).await?;
        heartbeat.beat();
        if let Some(shut) = shut {
            tracing::info!(
                door = self.door.code(),
                seconds = shut.whole_seconds(),
                "the time in which no move could be taken was given back"
            );
        }
        Ok(())
    }

    /// Does what is due now. Whoever else sweeps at the same time does the rest.
    ///
    /// # Errors
    ///
    /// When the store fails; what was not done is still due.
    pub async fn sweep(&self, now: OffsetDateTime) -> Result<SweepReport, StoreFault> {
        // A vacation that is over sets clocks going, which may be up at once. What fails does not keep back the rest.
        let returned = self.each(Due::VacationEnd, now).await;
        let reminders = self.games.remind(self.door, now).await;
        let ended = self.each(Due::Deadline, now).await;
        let lapsed = self.games.lapse_challenges(now).await;
        Ok(SweepReport {
            ended: ended?,
            reminders: reminders?,
            returned: returned?,
            lapsed: lapsed?,
        })
    }

    fn lives(&self) {
        self.watch
            .works(Worker::Schedule, std::time::Instant::now());
    }

    /// Claims and does what is due, row by row; returns how many rows.
    async fn each(&self, due: Due, now: OffsetDateTime) -> Result<u64, StoreFault> {
        let mut done = 0;
        while self.games.claim_due(due, self.door, now).await? == Claimed::Done {
            done += 1;
            self.lives();
        }
        Ok(done)
    }
}

/// The beats of this process, by the clock that nobody sets and that goes on while the machine sleeps.
#[derive(Debug, Default)]
struct Heartbeat {
    last: Option<(Instant, Duration)>,
}

impl Heartbeat {
    fn is_due(&self) -> bool {
        self.last.is_none_or(|(beat, _)| beat.elapsed() >= BEAT)
    }

    fn beats(&self) -> bool {
        self.last.is_some()
    }

    fn awake(&self) -> Uptime {
        match self.last {
            Some((_, beat)) if since_boot().saturating_sub(beat) <= AWAKE => Uptime::Throughout,
            _ => Uptime::Unknown,
        }
    }

    fn beat(&mut self) {
        self.last = Some((Instant::now(), since_boot()));
    }
}

/// How long the machine has been on, its sleep included.
fn since_boot() -> Duration {
    Duration::try_from(clock_gettime(ClockId::Boottime)).unwrap_or_default()
}

fn report(fault: &StoreFault) {
    tracing::error!(reference = %Reference::new(), %fault, "the schedule cannot use the database");
}
