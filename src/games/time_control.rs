//! The time that a player has for each move.

use time::Duration;

/// The time for each move of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// A time from one hour to fourteen days.
    PerMove(Duration),
    /// No limit.
    Unlimited,
}

impl TimeControl {
    /// The shortest time for a move.
    pub const SHORTEST: Duration = Duration::hours(1);
    /// The longest limit.
    pub const LONGEST: Duration = Duration::days(14);

    /// This time for each move; `None` if it is too short or too long.
    #[must_use]
    pub fn per_move(time: Duration) -> Option<Self> {
        (Self::SHORTEST..=Self::LONGEST)
            .contains(&time)
            .then_some(Self::PerMove(time))
    }

    /// The time control that is stored as these seconds; `None` of them is no limit. Returns `None` if the number is
    /// out of range.
    #[must_use]
    pub fn from_seconds(seconds: Option<i64>) -> Option<Self> {
        match seconds {
            None => Some(Self::Unlimited),
            Some(seconds) => Self::per_move(Duration::seconds(seconds)),
        }
    }

    /// The stored number of seconds.
    #[must_use]
    pub fn to_seconds(self) -> Option<i64> {
        match self {
            Self::PerMove(time) => Some(time.whole_seconds()),
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
    fn time_controls_from_an_hour_to_two_weeks_are_stored_and_read() {
        for (seconds, fits) in [
            (None, true),
            (Some(3600), true),
            (Some(14 * 86_400), true),
            (Some(3599), false),
            (Some(14 * 86_400 + 1), false),
            (Some(-3600), false),
        ] {
            let time_control = TimeControl::from_seconds(seconds);
            assert_eq!(time_control.is_some(), fits, "{seconds:?}");
            if let Some(time_control) = time_control {
                assert_eq!(time_control.to_seconds(), seconds);
            }
        }
        assert_eq!(
            TimeControl::from_seconds(Some(259_200)),
            Some(TimeControl::default())
        );
    }
}
