//! Does what falls due by time: ends games whose time is up, sends reminders, ends vacations, closes
//! challenges that nobody answered, posts the puzzle of the day and digests.
//!
//! Due times are in the database, so any process may do the work, even one that starts later; the claim of a
//! row decides which one does. A door's games are handled while its door is open. Downtime, because the
//! program was not running or the door was closed, is given back before anything counts as overdue.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};
use time::OffsetDateTime;
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

use crate::{
    ids::Door,
    service::{Claimed, Due, Service},
    store::{Store, StoreFault, Uptime},
    telemetry::Reference,
    watch::{Watch, Worker},
};

/// How often the wall clock is read. Sleeping until a time would be wrong, because the clock may be set.
const POLL: Duration = Duration::from_millis(500);
/// How often the heartbeat is stored and the next due time queried, which another process may have changed.
const BEAT_EVERY: Duration = Duration::from_secs(2);
/// The longest gap between two beats through which the door still counts as open.
const LONGEST_GAP: Duration = Duration::from_secs(20);

/// What one sweep has done.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SweepReport {
    /// Games whose time was up.
    pub ended: u64,
    /// Reminders that were queued.
    pub reminders: u64,
    /// Vacations that were over.
    pub returned: u64,
    /// Challenges that nobody answered in time.
    pub lapsed: u64,
    /// Servers whose puzzle of the day was posted.
    pub puzzles: u64,
    /// Steps of tournaments.
    pub tournaments: u64,
    /// Servers whose digest was posted.
    pub digests: u64,
}

impl SweepReport {
    /// Whether nothing was due.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }
}

/// The schedule of a door's games.
#[derive(Debug, Clone)]
pub struct Schedule {
    games: Service,
    store: Store,
    door: Door,
    watch: Watch,
}

impl Schedule {
    /// The schedule of the games of a door, which reports to `watch` that it is alive.
    pub fn new(store: Store, door: Door, watch: Watch) -> Self {
        Self {
            games: Service::new(store.clone()),
            store,
            door,
            watch,
        }
    }

    /// Runs until `stop`, while `is_open()` is true.
    pub async fn work(self, is_open: impl Fn() -> bool + Send, stop: CancellationToken) {
        let mut heartbeat = Heartbeat::default();
        let mut due = None;
        let mut failing = false;
        while !stop.is_cancelled() {
            self.report_alive();
            if is_open() {
                let is_due = heartbeat.is_due();
                let beat = if is_due {
                    self.beat(&mut heartbeat).await
                } else {
                    Ok(())
                };
                let now = OffsetDateTime::now_utc();
                let polled = match beat {
                    // Nothing counts as overdue before the first beat has given back the downtime.
                    Ok(()) if heartbeat.beats() => self.poll(&mut due, is_due, now).await,
                    other => other,
                };
                // A database that is down for an hour is not worth a log line every half second.
                match &polled {
                    Err(fault) if !failing => report(fault),
                    Ok(()) if failing => tracing::info!("the schedule can use the database again"),
                    _ => {}
                }
                failing = polled.is_err();
            } else {
                heartbeat = Heartbeat::default();
            }
            tokio::select! {
                () = stop.cancelled() => {}
                () = sleep(POLL) => {}
            }
        }
    }

    /// Does what is due at `now`; with `ask`, first queries the next due time.
    async fn poll(
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
        // Whatever the result, the next beat queries it again.
        *due = None;
        let swept = self.sweep(now).await?;
        if !swept.is_empty() {
            tracing::info!(?swept, "did what was due");
        }
        Ok(())
    }

    /// Stores a heartbeat, and gives back the downtime before it.
    async fn beat(&self, heartbeat: &mut Heartbeat) -> Result<(), StoreFault> {
        let (uptime, now) = (heartbeat.uptime(), OffsetDateTime::now_utc());
        let downtime = self.store.beat(self.door, uptime, now).await?;
        heartbeat.beat();
        if let Some(downtime) = downtime {
            tracing::info!(
                door = self.door.code(),
                seconds = downtime.whole_seconds(),
                "gave back the downtime"
            );
        }
        Ok(())
    }

    /// Does what is due now. Concurrent sweeps share the rows.
    pub async fn sweep(&self, now: OffsetDateTime) -> Result<SweepReport, StoreFault> {
        // The end of a vacation starts clocks, which may be up at once. A failure does not stop the rest.
        let returned = self.each(Due::VacationEnd, now).await;
        let reminders = self.store.remind(self.door, now).await;
        let ended = self.each(Due::Deadline, now).await;
        let lapsed = self.games.lapse_challenges(now).await;
        let puzzles = self.store.post_puzzles(self.door, now).await;
        let tournaments = self.games.step_tournaments(self.door, now).await;
        let digests = self.store.post_digests(self.door, now).await;
        Ok(SweepReport {
            ended: ended?,
            reminders: reminders?,
            returned: returned?,
            lapsed: lapsed?,
            puzzles: puzzles?,
            tournaments: tournaments?,
            digests: digests?,
        })
    }

    fn report_alive(&self) {
        self.watch
            .works(Worker::Schedule, std::time::Instant::now());
    }

    /// Claims and handles due rows one by one; returns how many.
    async fn each(&self, due: Due, now: OffsetDateTime) -> Result<u64, StoreFault> {
        let mut done = 0;
        while self.games.claim_due(due, self.door, now).await? == Claimed::Done {
            done += 1;
            self.report_alive();
        }
        Ok(done)
    }
}

/// The beats of this process, by a clock that cannot be set and that runs on while the machine sleeps.
#[derive(Debug, Default)]
struct Heartbeat {
    last: Option<(Instant, Duration)>,
}

impl Heartbeat {
    fn is_due(&self) -> bool {
        self.last
            .is_none_or(|(beat, _)| beat.elapsed() >= BEAT_EVERY)
    }

    fn beats(&self) -> bool {
        self.last.is_some()
    }

    fn uptime(&self) -> Uptime {
        match self.last {
            Some((_, beat)) if since_boot().saturating_sub(beat) <= LONGEST_GAP => {
                Uptime::Throughout
            }
            _ => Uptime::Unknown,
        }
    }

    fn beat(&mut self) {
        self.last = Some((Instant::now(), since_boot()));
    }
}

/// The time since boot, including sleep.
fn since_boot() -> Duration {
    Duration::try_from(clock_gettime(ClockId::Boottime)).unwrap_or_default()
}

fn report(fault: &StoreFault) {
    tracing::error!(reference = %Reference::new(), %fault, "the schedule cannot use the database");
}
