//! Fair play: how often the moves of somebody are the first choice of a strong level.
//!
//! It proves nothing: good moves are found by good players, too. So it is shown to admins only, with its uncertainty and beside
//! what others of a similar rating do.

use raichi_rules::Side;
use serde::{Deserialize, Serialize};

use crate::ids::ExternalId;

/// The levels whose first choice is compared.
pub const FAIR_LEVELS: [u8; 2] = [5, 6];
/// How many plies at the beginning of a game are not compared: they are known by heart.
pub const FAIR_FROM: usize = 4;
/// How many of the newest games are looked at.
pub const FAIR_GAMES: u32 = 20;
/// How far the rating of others may be from that of the player.
pub const FAIR_NEAR: f64 = 150.0;
/// With how few plies others are no comparison.
const FEWEST: u32 = 200;

/// How many plies of a side were compared, and how many of them were the first choice of each level.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FairCount {
    /// How many.
    pub plies: u32,
    /// How many of them were the first choice, by level.
    pub equal: [u32; FAIR_LEVELS.len()],
}

/// How far the comparison of a game is, and what it has counted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FairSearch {
    /// How many plies of the game have been looked at.
    pub next: usize,
    /// What was counted, by side.
    pub sides: [FairCount; 2],
}

impl FairSearch {
    /// Counts the next ply: with what each level would have played, if there was a choice.
    pub fn count(&mut self, by: Side, equal: Option<[bool; FAIR_LEVELS.len()]>) {
        self.next += 1;
        if let Some(equal) = equal {
            let side = &mut self.sides[by.index()];
            side.plies += 1;
            for (count, equal) in side.equal.iter_mut().zip(equal) {
                *count += u32::from(equal);
            }
        }
    }
}

impl FairCount {
    /// Both together.
    pub fn with(mut self, other: Self) -> Self {
        self.plies += other.plies;
        for (count, more) in self.equal.iter_mut().zip(other.equal) {
            *count += more;
        }
        self
    }

    /// The share of a level, by its place among the levels.
    pub fn share(&self, level: usize) -> Option<Share> {
        let equal = self.equal.get(level)?;
        Share::of(*equal, self.plies)
    }
}

/// A share with what it could be, by 95 in 100 such counts; in percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// What was counted.
    pub percent: u32,
    /// The least that it could be,
    pub low: u32,
    /// and the most.
    pub high: u32,
}

impl Share {
    /// The share of so many among all, with Wilson's interval; nothing if there are none.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a share is from 0 to 1"
    )]
    fn of(some: u32, all: u32) -> Option<Self> {
        /// The quantile of the normal distribution for 95 %.
        const Z: f64 = 1.96;
        if all == 0 {
            return None;
        }
        let (n, p) = (f64::from(all), f64::from(some) / f64::from(all));
        let square = Z * Z / n;
        let middle = (p + square / 2.0) / (1.0 + square);
        let reach = Z * (p * (1.0 - p) / n + square / (4.0 * n)).sqrt() / (1.0 + square);
        let percent = |share: f64| (share.clamp(0.0, 1.0) * 100.0).round() as u32;
        Some(Self {
            percent: percent(p),
            low: percent(middle - reach),
            high: percent(middle + reach),
        })
    }
}

/// What an admin sees of the fair play of somebody.
#[derive(Debug, Clone, PartialEq)]
pub struct FairPlay {
    /// Who.
    pub player: ExternalId,
    /// How many games there are.
    pub games: u32,
    /// In how many of them everything has been looked at.
    pub done: u32,
    /// What was counted of the player.
    pub own: FairCount,
    /// The player's rating, on average.
    pub rating: u32,
    /// What was counted of others of a similar rating.
    pub others: FairCount,
}

impl FairPlay {
    /// What others do, if there are enough of them.
    pub fn compared(&self) -> Option<&FairCount> {
        Some(&self.others).filter(|others| others.plies >= FEWEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_have_the_interval_of_wilson() {
        for (some, all, expected) in [
            (0, 10, (0, 0, 28)),
            (5, 10, (50, 24, 76)),
            (10, 10, (100, 72, 100)),
            (300, 1000, (30, 27, 33)),
        ] {
            let share = Share::of(some, all).expect("there are some");
            assert_eq!((share.percent, share.low, share.high), expected);
        }
        assert_eq!(Share::of(0, 0), None);
    }

    #[test]
    fn plies_count_for_their_side_where_there_was_a_choice() {
        let mut search = FairSearch::default();
        search.count(Side::First, None);
        search.count(Side::Second, Some([true, false]));
        search.count(Side::First, Some([true, true]));
        search.count(Side::Second, Some([false, false]));
        assert_eq!(search.next, 4);
        let [first, second] = search.sides;
        assert_eq!((first.plies, first.equal), (1, [1, 1]));
        assert_eq!((second.plies, second.equal), (2, [1, 0]));
        let both = first.with(second);
        assert_eq!((both.plies, both.equal), (3, [2, 1]));
        let json = serde_json::to_string(&search).expect("JSON");
        assert_eq!(
            serde_json::from_str::<FairSearch>(&json).expect("it is read"),
            search
        );
    }

    #[test]
    fn few_others_are_no_comparison() {
        let play = |plies| FairPlay {
            player: ExternalId(1),
            games: 1,
            done: 1,
            own: FairCount::default(),
            rating: 1500,
            others: FairCount {
                plies,
                equal: [0; 2],
            },
        };
        assert!(play(199).compared().is_none() && play(200).compared().is_some());
    }
}
