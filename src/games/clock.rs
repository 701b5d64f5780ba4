//! The clock of whoever's turn it is: arithmetic on given times.
//!
//! Each turn begins with the whole time of the game's [`TimeControl`]. The clock stands while the game is paused or
//! suspended and while whoever is to move is on vacation; what was left when it stopped is left when it goes on, so
//! nobody gains time by stopping it. Only when the other side ends a pause, whoever is to move has at
//! least as long as after a reminder.

use serde::{Deserialize, Serialize};
use time::{Duration, OffsetDateTime};

use crate::games::TimeControl;

/// How long before the deadline a reminder comes at least, where the pace is long enough for that.
const SHORTEST_NOTICE: Duration = Duration::hours(1);

/// The clock of whoever's turn it is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// There is none: the game has no pace, or is over.
    #[default]
    None,
    /// It runs.
    Running {
        /// When the time is up.
        #[serde(with = "time::serde::rfc3339")]
        deadline: OffsetDateTime,
        /// When the player has to be reminded, if that is still to be done.
        #[serde(with = "time::serde::rfc3339::option")]
        remind_at: Option<OffsetDateTime>,
    },
    /// It stands.
    Stopped {
        /// What is left of the time.
        left: Duration,
    },
}

impl Clock {
    /// The clock at the beginning of a turn, still standing.
    #[must_use]
    pub const fn full(time_control: TimeControl) -> Self {
        match time_control {
            TimeControl::PerMove(left) => Self::Stopped { left },
            TimeControl::Unlimited => Self::None,
        }
    }

    /// The clock that goes on now; one that runs is as it was.
    #[must_use]
    pub fn run(self, time_control: TimeControl, now: OffsetDateTime) -> Self {
        match self {
            Self::Stopped { left } => {
                let notice = notice(time_control);
                let deadline = now.saturating_add(left);
                Self::Running {
                    deadline,
                    // With less time left, the reminder has been sent before the clock stopped.
                    remind_at: (left > notice).then(|| deadline.saturating_sub(notice)),
                }
            }
            Self::Running { .. } | Self::None => self,
        }
    }

    /// The clock that stands from now on.
    #[must_use]
    pub fn stop(self, now: OffsetDateTime) -> Self {
        match self {
            Self::Running { deadline, .. } => Self::Stopped {
                left: (deadline - now).max(Duration::ZERO),
            },
            Self::Stopped { .. } | Self::None => self,
        }
    }

    /// The clock that stands with at least the time that a reminder leaves: whoever's clock it is may not expect it to
    /// run again just now.
    #[must_use]
    pub fn with_notice(self, time_control: TimeControl) -> Self {
        match self {
            Self::Stopped { left } => Self::Stopped {
                left: left.max(notice(time_control)),
            },
            Self::Running { .. } | Self::None => self,
        }
    }

    /// When the time is up, if the clock runs.
    #[must_use]
    pub const fn deadline(self) -> Option<OffsetDateTime> {
        match self {
            Self::Running { deadline, .. } => Some(deadline),
            Self::Stopped { .. } | Self::None => None,
        }
    }

    /// When the player has to be reminded, if that is still to be done.
    #[must_use]
    pub const fn remind_at(self) -> Option<OffsetDateTime> {
        match self {
            Self::Running { remind_at, .. } => remind_at,
            Self::Stopped { .. } | Self::None => None,
        }
    }

    /// What is left on a clock that stands.
    #[must_use]
    pub const fn left(self) -> Option<Duration> {
        match self {
            Self::Stopped { left } => Some(left),
            Self::Running { .. } | Self::None => None,
        }
    }

    /// The deadline, if it has passed.
    #[must_use]
    pub fn run_out(self, now: OffsetDateTime) -> Option<OffsetDateTime> {
        self.deadline().filter(|&deadline| deadline <= now)
    }
}

/// How long before the deadline the reminder comes: at a quarter of the time, and at least an hour before, unless
/// that were more than half of it; whoever has an hour for a move was told of the turn just before.
fn notice(time_control: TimeControl) -> Duration {
    match time_control {
        TimeControl::PerMove(time) if time >= SHORTEST_NOTICE * 2 => {
            let quarter: Duration = time / 4;
            quarter.max(SHORTEST_NOTICE)
        }
        TimeControl::PerMove(time) => time / 4,
        TimeControl::Unlimited => Duration::ZERO,
    }
}

/// The time of a game: its pace and the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timing {
    /// How long each move may take.
    pub time_control: TimeControl,
    /// The clock of whoever's turn it is.
    pub clock: Clock,
    /// The clock as it was before the newest move: it comes back with the turn if the move is taken back.
    pub previous: Clock,
}

impl Timing {
    /// No limit.
    pub const UNLIMITED: Self = Self {
        time_control: TimeControl::Unlimited,
        clock: Clock::None,
        previous: Clock::None,
    };

    /// The time of a game that begins.
    #[must_use]
    pub fn begin(time_control: TimeControl, now: OffsetDateTime) -> Self {
        Self {
            time_control,
            clock: Clock::full(time_control).run(time_control, now),
            previous: Clock::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;

    fn hours(hours: i64) -> TimeControl {
        TimeControl::per_move(Duration::hours(hours)).unwrap()
    }

    #[test]
    fn the_reminder_comes_at_a_quarter_and_an_hour_before_at_least() {
        for (time_control, minutes) in [
            (1, 15),
            (2, 60),
            (3, 60),
            (4, 60),
            (8, 120),
            (72, 18 * 60),
            (14 * 24, 84 * 60),
        ] {
            let clock = Timing::begin(hours(time_control), START).clock;
            let deadline = START + Duration::hours(time_control);
            let remind_at = Some(deadline - Duration::minutes(minutes));
            assert_eq!(
                clock,
                Clock::Running {
                    deadline,
                    remind_at
                },
                "{time_control} hours"
            );
        }
        assert_eq!(
            Timing::begin(TimeControl::Unlimited, START).clock,
            Clock::None
        );
    }

    #[test]
    fn stopping_neither_gives_nor_takes_time() {
        let time_control = hours(8);
        let at = |hour| START + Duration::hours(hour);
        let mut clock = Timing::begin(time_control, START).clock;
        // It stood from 2 to 5 and from 6 to 26: it was 3 hours of 8 until then.
        for (stop, go) in [(2, 5), (6, 26)] {
            clock = clock.stop(at(stop)).stop(at(stop + 1));
            assert_eq!((clock.deadline(), clock.remind_at()), (None, None));
            clock = clock
                .run(time_control, at(go))
                .run(time_control, at(go + 1));
        }
        assert_eq!(clock.deadline(), Some(at(31)));
        assert_eq!(clock.remind_at(), Some(at(29)));
        // Its reminder has been sent by now, and no other follows.
        let clock = clock.stop(at(30)).run(time_control, at(40));
        assert_eq!((clock.deadline(), clock.remind_at()), (Some(at(41)), None));
        assert_eq!(clock.run_out(at(40)), None);
        assert_eq!(clock.run_out(at(41)), Some(at(41)));
        assert_eq!(
            clock.stop(at(50)).left(),
            Some(Duration::ZERO),
            "no time is owed"
        );
    }
}
