//! The clock of the player to move: arithmetic on given times.
//!
//! Each turn begins with the whole time of the game's [`TimeControl`]. The clock is stopped while the game is paused
//! or suspended and while the player to move is on vacation; it resumes with the time that was left, so that stopping
//! it gains no time. Only when the other side ends a pause, the player to move has at least as long as after a
//! reminder.

use serde::{Deserialize, Serialize};
use time::{Duration, OffsetDateTime};

use crate::games::TimeControl;

/// The shortest time between a reminder and the deadline, if the time control is long enough for that.
const SHORTEST_NOTICE: Duration = Duration::hours(1);

/// The clock of the player to move.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// There is none: the game has no time control, or is over.
    #[default]
    None,
    /// It runs.
    Running {
        /// The deadline.
        #[serde(with = "time::serde::rfc3339")]
        deadline: OffsetDateTime,
        /// When to remind the player, if that is still to be done.
        #[serde(with = "time::serde::rfc3339::option")]
        remind_at: Option<OffsetDateTime>,
    },
    /// It is stopped.
    Stopped {
        /// The remaining time.
        left: Duration,
    },
}

impl Clock {
    /// The clock at the beginning of a turn, before it starts.
    #[must_use]
    pub const fn full(time_control: TimeControl) -> Self {
        match time_control {
            TimeControl::PerMove(left) => Self::Stopped { left },
            TimeControl::Unlimited => Self::None,
        }
    }

    /// Starts the clock; one that runs is unchanged.
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

    /// Stops the clock.
    #[must_use]
    pub fn stop(self, now: OffsetDateTime) -> Self {
        match self {
            Self::Running { deadline, .. } => Self::Stopped {
                left: (deadline - now).max(Duration::ZERO),
            },
            Self::Stopped { .. } | Self::None => self,
        }
    }

    /// The stopped clock with at least the time that a reminder leaves, because the player to move may not expect it
    /// to run again just now.
    #[must_use]
    pub fn with_notice(self, time_control: TimeControl) -> Self {
        match self {
            Self::Stopped { left } => Self::Stopped {
                left: left.max(notice(time_control)),
            },
            Self::Running { .. } | Self::None => self,
        }
    }

    /// The deadline, if the clock runs.
    #[must_use]
    pub const fn deadline(self) -> Option<OffsetDateTime> {
        match self {
            Self::Running { deadline, .. } => Some(deadline),
            Self::Stopped { .. } | Self::None => None,
        }
    }

    /// When to remind the player, if that is still to be done.
    #[must_use]
    pub const fn remind_at(self) -> Option<OffsetDateTime> {
        match self {
            Self::Running { remind_at, .. } => remind_at,
            Self::Stopped { .. } | Self::None => None,
        }
    }

    /// The remaining time of a stopped clock.
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

/// The time from the reminder to the deadline: a quarter of the time control, but at least an hour, and at most half
/// of it. A player with an hour for a move was notified of the turn just before.
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

/// The time of a game: its time control and the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timing {
    /// The time for each turn.
    pub time_control: TimeControl,
    /// The clock of the player to move.
    pub clock: Clock,
    /// The clock with which the newest turn ended, which is restored if that turn is taken back.
    pub previous: Clock,
}

impl Timing {
    /// No limit.
    pub const UNLIMITED: Self = Self {
        time_control: TimeControl::Unlimited,
        clock: Clock::None,
        previous: Clock::None,
    };

    /// The time of a game that begins now.
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
        // It is stopped from 2 to 5 and from 6 to 26: it has run for 3 of its 8 hours by then.
        for (stop, go) in [(2, 5), (6, 26)] {
            clock = clock.stop(at(stop)).stop(at(stop + 1));
            assert_eq!((clock.deadline(), clock.remind_at()), (None, None));
            clock = clock
                .run(time_control, at(go))
                .run(time_control, at(go + 1));
        }
        assert_eq!(clock.deadline(), Some(at(31)));
        assert_eq!(clock.remind_at(), Some(at(29)));
        // Its reminder has been sent by now, and it gets no other one.
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
