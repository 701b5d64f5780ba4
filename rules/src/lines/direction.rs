use crate::Point;

crate::codes! {
    /// The direction of a step or a leap, by file and rank alone.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Direction {
        /// On the same file, ahead.
        Forward = "forward",
        /// To another file, ahead.
        ForwardDiagonal = "forward-diagonal",
        /// On the same rank.
        Sideways = "sideways",
        /// To another file, back.
        BackDiagonal = "back-diagonal",
        /// On the same file, back.
        Back = "back",
    }
}

impl Direction {
    /// The direction from one point to another, for pieces whose forward is towards higher ranks.
    #[must_use]
    pub fn of(from: Point, to: Point) -> Self {
        use std::cmp::Ordering::{Equal, Greater, Less};
        let same_file = from.file() == to.file();
        match (to.rank().cmp(&from.rank()), same_file) {
            (Greater, true) => Self::Forward,
            (Greater, false) => Self::ForwardDiagonal,
            (Equal, _) => Self::Sideways,
            (Less, false) => Self::BackDiagonal,
            (Less, true) => Self::Back,
        }
    }

    /// Whether it is back or back-diagonal.
    #[must_use]
    pub const fn is_back(self) -> bool {
        matches!(self, Self::BackDiagonal | Self::Back)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_direction_follows_from_file_and_rank() {
        let of =
            |from: &str, to: &str| Direction::of(from.parse().unwrap(), to.parse().unwrap()).code();
        assert_eq!(of("d4", "d6"), "forward");
        assert_eq!(of("a4", "c5"), "forward-diagonal");
        assert_eq!(of("c3", "a3"), "sideways");
        assert_eq!(of("a5", "b4"), "back-diagonal");
        assert_eq!(of("a4", "a3"), "back");
    }
}
