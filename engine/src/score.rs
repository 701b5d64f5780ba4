use std::fmt;

/// The value of a position for the side to move.
///
/// A soldier is worth about 100. Wins are counted by their distance in plies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub(crate) i32);

/// A win at once.
pub(crate) const WIN: i32 = 30_000;
/// From here on, a score is a proven win.
pub(crate) const PROVEN: i32 = WIN - 1_000;
/// The most that a position without a proof is worth.
pub(crate) const MOST: i32 = 9_000;
/// No score is beyond this.
pub(crate) const INFINITE: i32 = 32_000;
/// The value of a repetition in the search that would be a win, were it the last one.
pub(crate) const REPEATED: i32 = 9_500;

/// How much better a score has to be for odds that are e times as good.
pub(crate) const SCALE: f64 = 220.0;

impl Score {
    /// A drawn position.
    pub const DRAW: Self = Self(0);

    /// The score with a value that was stored.
    #[must_use]
    pub fn from_value(value: i32) -> Self {
        Self(value.clamp(-WIN, WIN))
    }

    /// A win in so many plies.
    pub(crate) const fn won_in(plies: i32) -> Self {
        Self(WIN - plies)
    }

    /// The score in hundredths of a soldier.
    #[must_use]
    pub const fn value(self) -> i32 {
        self.0
    }

    /// In how many plies the side to move wins by force, at most; negative if it loses; `None` if neither is proven.
    #[must_use]
    pub const fn win_in(self) -> Option<i32> {
        if self.0 >= PROVEN {
            Some(WIN - self.0)
        } else if self.0 <= -PROVEN {
            Some(-WIN - self.0)
        } else {
            None
        }
    }

    /// The score from the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self(-self.0)
    }
}

impl fmt::Display for Score {
    /// `win 5`, `loss 4` or the value.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.win_in() {
            Some(plies) if self.0 > 0 => write!(f, "win {plies}"),
            Some(plies) => write!(f, "loss {}", -plies),
            None => write!(f, "{}", self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_counted_in_plies() {
        assert_eq!(Score(WIN - 3).win_in(), Some(3));
        assert_eq!(Score(3 - WIN).win_in(), Some(-3));
        assert_eq!(Score(MOST).win_in(), None);
        assert_eq!(Score(WIN - 3).to_string(), "win 3");
        assert_eq!(Score(4 - WIN).to_string(), "loss 4");
        assert_eq!(Score(-40).to_string(), "-40");
    }

    #[test]
    fn the_chance_grows_with_the_score() {
        let chances =
            [4 - WIN, -MOST, -100, 0, 100, MOST, WIN - 3].map(|at| Score(at).nominal_chance());
        assert!(chances.is_sorted());
        assert!((chances[3] - 0.5).abs() < 1e-9);
        assert!((chances[2] + chances[4] - 1.0).abs() < 1e-9);
    }
}
