//! The time that a player has for the moves of a game.

use time::Duration;

/// The time control of a game.
///
/// With a bank, a player has at least the increment for each move, since it is added after each own turn. So neither is
/// shorter than an hour: nobody loses a game while asleep for less than that. What is saved of a bank has no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// A time for each move, from one hour to fourteen days.
    PerMove(Duration),
    /// A time for all moves, which grows after each own turn.
    Bank {
        /// What each player has at the start: from one hour to thirty days.
        bank: Duration,
        /// What is added after each own turn: from one hour to three days.
        increment: Duration,
    },
    /// No limit.
    Unlimited,
}

impl TimeControl {
    /// The shortest time for a move, bank, and increment.
    pub const SHORTEST: Duration = Duration::hours(1);
    /// The longest time for a move.
    pub const LONGEST: Duration = Duration::days(14);
    /// The largest bank.
    pub const LARGEST_BANK: Duration = Duration::days(30);
    /// The largest increment.
    pub const LARGEST_INCREMENT: Duration = Duration::days(3);

    /// This time for each move; `None` if it is too short or too long.
    pub fn per_move(time: Duration) -> Option<Self> {
        (Self::SHORTEST..=Self::LONGEST)
            .contains(&time)
            .then_some(Self::PerMove(time))
    }

    /// This bank with this increment; `None` if one of them is too short or too long.
    pub fn with_bank(bank: Duration, increment: Duration) -> Option<Self> {
        let fits = (Self::SHORTEST..=Self::LARGEST_BANK).contains(&bank)
            && (Self::SHORTEST..=Self::LARGEST_INCREMENT).contains(&increment);
        fits.then_some(Self::Bank { bank, increment })
    }

    /// The time control that is stored as these seconds: without an increment, the time for each move; with one, the bank
    /// and the increment; `None` of both is no limit. Returns `None` if a number is out of range.
    pub fn from_seconds(time: Option<i64>, increment: Option<i64>) -> Option<Self> {
        match (
            time.map(Duration::seconds),
            increment.map(Duration::seconds),
        ) {
            (None, None) => Some(Self::Unlimited),
            (Some(time), None) => Self::per_move(time),
            (Some(bank), Some(increment)) => Self::with_bank(bank, increment),
            (None, Some(_)) => None,
        }
    }

    /// The stored number of seconds: the time for each move, or the bank.
    pub const fn to_seconds(self) -> Option<i64> {
        match self {
            Self::PerMove(time) | Self::Bank { bank: time, .. } => Some(time.whole_seconds()),
            Self::Unlimited => None,
        }
    }

    /// The stored number of seconds of the increment, if there is a bank.
    pub const fn increment_to_seconds(self) -> Option<i64> {
        match self {
            Self::Bank { increment, .. } => Some(increment.whole_seconds()),
            Self::PerMove(_) | Self::Unlimited => None,
        }
    }

    /// What a player has at the start of the game, if there is a limit.
    pub const fn at_start(self) -> Option<Duration> {
        match self {
            Self::PerMove(time) | Self::Bank { bank: time, .. } => Some(time),
            Self::Unlimited => None,
        }
    }
}

impl Default for TimeControl {
    fn default() -> Self {
        Self::PerMove(Duration::days(3))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_in_range_are_stored_and_read() {
        const DAY: i64 = 86_400;
        for (time, increment, fits) in [
            (None, None, true),
            (Some(3600), None, true),
            (Some(14 * DAY), None, true),
            (Some(3599), None, false),
            (Some(14 * DAY + 1), None, false),
            (Some(-3600), None, false),
            (Some(3600), Some(3600), true),
            (Some(30 * DAY), Some(3 * DAY), true),
            (Some(3599), Some(3600), false),
            (Some(30 * DAY + 1), Some(3600), false),
            (Some(DAY), Some(3599), false),
            (Some(DAY), Some(3 * DAY + 1), false),
            (Some(DAY), Some(0), false),
            (None, Some(3600), false),
        ] {
            let time_control = TimeControl::from_seconds(time, increment);
            assert_eq!(time_control.is_some(), fits, "{time:?} {increment:?}");
            if let Some(time_control) = time_control {
                assert_eq!(time_control.to_seconds(), time);
                assert_eq!(time_control.increment_to_seconds(), increment);
            }
        }
        assert_eq!(
            TimeControl::from_seconds(Some(3 * DAY), None),
            Some(TimeControl::default())
        );
    }
}
