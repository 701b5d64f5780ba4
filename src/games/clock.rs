//! The clock of the player to move: arithmetic on given times.
//!
//! With a time for each move, each turn begins with the whole of it. With a bank, it begins with what the side has left,
//! and the increment is added when it ends. The clock is stopped while the game is paused or suspended and while the
//! player to move is on vacation; it resumes with the time that was left, so that stopping it gains no time. Only when
//! the other side ends a pause, the player to move has at least as long as after a reminder.

use raichi_rules::Side;
use serde::{Deserialize, Serialize};
use time::{Duration, OffsetDateTime};

use crate::games::TimeControl;

/// The shortest time between a reminder and the deadline, if the time control is long enough for that.
const SHORTEST_NOTICE: Duration = Duration::hours(1);
/// The times between a reminder and the deadline, where there is a bank: the first that is at most half of what is left.
/// So there is a reminder in each turn, and a clock that stops after it has been sent does not send the same one again.
const NOTICES_OF_BANK: [Duration; 6] = [
    Duration::hours(24),
    Duration::hours(12),
    Duration::hours(6),
    Duration::hours(3),
    Duration::hours(1),
    Duration::minutes(30),
];

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
    /// The clock at the beginning of the game's first turn, before it starts.
    pub const fn full(time_control: TimeControl) -> Self {
        match time_control.at_start() {
            Some(left) => Self::Stopped { left },
            None => Self::None,
        }
    }

    /// The clock of a side that has this much left of its bank, before it starts.
    fn of_bank(left: Option<Duration>) -> Self {
        Self::Stopped {
            left: left.unwrap_or_default().max(Duration::ZERO),
        }
    }

    /// Starts the clock; one that runs is unchanged.
    pub fn run(self, time_control: TimeControl, now: OffsetDateTime) -> Self {
        match self {
            Self::Stopped { left } => {
                let deadline = now.saturating_add(left);
                let notice = notice_of(time_control, left);
                Self::Running {
                    deadline,
                    remind_at: notice.map(|notice| deadline.saturating_sub(notice)),
                }
            }
            Self::Running { .. } | Self::None => self,
        }
    }

    /// Stops the clock.
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
    pub fn with_notice(self, time_control: TimeControl) -> Self {
        match self {
            Self::Stopped { left } => Self::Stopped {
                left: left.max(notice(time_control)),
            },
            Self::Running { .. } | Self::None => self,
        }
    }

    /// The deadline, if the clock runs.
    pub const fn deadline(self) -> Option<OffsetDateTime> {
        match self {
            Self::Running { deadline, .. } => Some(deadline),
            Self::Stopped { .. } | Self::None => None,
        }
    }

    /// When to remind the player, if that is still to be done.
    pub const fn remind_at(self) -> Option<OffsetDateTime> {
        match self {
            Self::Running { remind_at, .. } => remind_at,
            Self::Stopped { .. } | Self::None => None,
        }
    }

    /// The remaining time of a stopped clock.
    pub const fn left(self) -> Option<Duration> {
        match self {
            Self::Stopped { left } => Some(left),
            Self::Running { .. } | Self::None => None,
        }
    }

    /// The deadline, if it has passed.
    pub fn run_out(self, now: OffsetDateTime) -> Option<OffsetDateTime> {
        self.deadline().filter(|&deadline| deadline <= now)
    }
}

/// The time that a player has who was not prepared for a running clock: a quarter of the time for a move, or of the
/// increment, but at least an hour, and at most half of it. A player with an hour for a move was notified of the turn just
/// before.
fn notice(time_control: TimeControl) -> Duration {
    let time = match time_control {
        TimeControl::PerMove(time)
        | TimeControl::Bank {
            increment: time, ..
        } => time,
        TimeControl::Unlimited => return Duration::ZERO,
    };
    let quarter: Duration = time / 4;
    if time >= SHORTEST_NOTICE * 2 {
        quarter.max(SHORTEST_NOTICE)
    } else {
        quarter
    }
}

/// The time from the reminder to the deadline of a clock that starts with so much left; `None` if no reminder is due:
/// with little time left, it was sent before the clock stopped.
fn notice_of(time_control: TimeControl, left: Duration) -> Option<Duration> {
    match time_control {
        TimeControl::Bank { .. } => {
            let half: Duration = left / 2;
            NOTICES_OF_BANK.into_iter().find(|&notice| notice <= half)
        }
        TimeControl::PerMove(_) | TimeControl::Unlimited => {
            Some(notice(time_control)).filter(|&notice| left > notice)
        }
    }
}

/// The time of a game: its time control and the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timing {
    /// The time for each turn.
    pub time_control: TimeControl,
    /// The clock of the player to move.
    pub clock: Clock,
    /// With a bank, what the side that is not to move has left.
    pub waiting: Option<Duration>,
    /// The clock with which the newest turn ended, which is restored if that turn is taken back.
    pub previous: Clock,
    /// With a bank, what the side to move had left when the newest turn ended.
    pub previous_waiting: Option<Duration>,
}

impl Timing {
    /// No limit.
    pub const UNLIMITED: Self = Self {
        time_control: TimeControl::Unlimited,
        ..Self::over(TimeControl::Unlimited)
    };

    /// The time of a game that is over, or of a former state, whose clock is not known.
    pub const fn over(time_control: TimeControl) -> Self {
        Self {
            time_control,
            clock: Clock::None,
            waiting: None,
            previous: Clock::None,
            previous_waiting: None,
        }
    }

    /// The time of a game that begins now.
    pub fn begin(time_control: TimeControl, now: OffsetDateTime) -> Self {
        Self::begin_with(
            time_control,
            Clock::full(time_control).run(time_control, now),
        )
    }

    /// The time of a game whose first turn has this clock.
    pub const fn begin_with(time_control: TimeControl, clock: Clock) -> Self {
        let waiting = match time_control {
            TimeControl::Bank { bank, .. } => Some(bank),
            TimeControl::PerMove(_) | TimeControl::Unlimited => None,
        };
        Self {
            clock,
            waiting,
            ..Self::over(time_control)
        }
    }

    /// The time of a running game whose clock does not run yet, with this side to move: with a bank, the sides have this
    /// left of it, if that is known.
    pub fn left(time_control: TimeControl, left: Option<[Duration; 2]>, to_move: Side) -> Self {
        let time = Self::begin_with(time_control, Clock::full(time_control));
        match (time.waiting, left) {
            (Some(_), Some(left)) => Self {
                clock: Clock::of_bank(Some(left[to_move.index()])),
                waiting: Some(left[to_move.opponent().index()].max(Duration::ZERO)),
                ..time
            },
            _ => time,
        }
    }

    /// The time after a turn, before the clock of the next one starts.
    pub(super) fn after_turn(self, now: OffsetDateTime) -> Self {
        let TimeControl::Bank { increment, .. } = self.time_control else {
            return Self {
                clock: Clock::full(self.time_control),
                previous: self.clock,
                ..self
            };
        };
        let left = self.clock.stop(now).left().unwrap_or_default();
        Self {
            clock: Clock::of_bank(self.waiting),
            waiting: Some(left.saturating_add(increment)),
            previous: self.clock,
            previous_waiting: self.waiting,
            ..self
        }
    }

    /// The time after the newest turn was taken back without asking, before the clock starts: moving and taking back
    /// gains none. With a bank, the other side gets back what ran off its clock, and it counts for this turn instead.
    pub(super) fn after_takeback(self, now: OffsetDateTime) -> Self {
        let over = Self::over(self.time_control);
        let TimeControl::Bank { increment, .. } = self.time_control else {
            return Self {
                clock: self.previous,
                ..over
            };
        };
        let other = self.clock.stop(now).left().unwrap_or_default();
        let ran = (self.previous_waiting.unwrap_or(other) - other).max(Duration::ZERO);
        let left = self.waiting.unwrap_or_default() - increment - ran;
        Self {
            clock: Clock::of_bank(Some(left)),
            waiting: self.previous_waiting,
            ..over
        }
    }

    /// The time after turns were taken back by agreement, before the clock starts; `undone` is how many turns of the side
    /// to move now, and of the other one, and `same` whether the side to move is the same as before. A time for each move
    /// begins anew. With a bank, time that was used remains used, the increments of the undone turns are taken off, and
    /// the side to move has at least as long as after a reminder.
    pub(super) fn after_agreed_takeback(
        self,
        undone: [i32; 2],
        same: bool,
        now: OffsetDateTime,
    ) -> Self {
        let over = Self::over(self.time_control);
        let TimeControl::Bank { increment, .. } = self.time_control else {
            return Self {
                clock: Clock::full(self.time_control),
                ..over
            };
        };
        let ran = self.clock.stop(now).left().unwrap_or_default();
        let waiting = self.waiting.unwrap_or_default();
        let [own, other] = if same { [ran, waiting] } else { [waiting, ran] };
        let own = Clock::of_bank(Some(own - increment * undone[0]));
        Self {
            clock: own.with_notice(self.time_control),
            waiting: Some((other - increment * undone[1]).max(Duration::ZERO)),
            ..over
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
