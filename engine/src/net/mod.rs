//! A small net that evaluates positions of boards with 11 × 11 squares.
//!
//! Its inputs are the pieces on their squares; they add up to [`HIDDEN`] sums, which follow the board from one position to
//! the next. The square of each sum, within bounds, counts for the output by the side to move, and so does the linear evaluation. All
//! numbers are whole, so that every machine computes the same.

mod file;

use std::{cell::Cell, sync::LazyLock};

use raichi_rules::{
    search::{Bits, tafl::Board},
    tafl::{Ruleset, Side},
};

pub use self::file::NetError;

/// How many files and ranks the boards have.
pub(crate) const SIZE: u8 = 11;
pub(crate) const SQUARES: usize = SIZE as usize * SIZE as usize;
/// Attackers, defenders and the king on each square.
pub(crate) const INPUTS: usize = 3 * SQUARES;
/// How many sums there are.
pub(crate) const HIDDEN: usize = 64;
/// What a sum of 1 is as a whole number; larger sums count as this.
pub(crate) const ONE: i16 = 255;
/// What a weight of 1 to the output is as a whole number.
pub(crate) const OUT_ONE: i16 = 64;
/// What a share of the linear evaluation of 1 is as a whole number.
pub(crate) const LINEAR_ONE: i32 = 1024;

/// The rulesets that have a net, with its file. Matches decide for which it is used.
pub(crate) const FILES: [(&[&str], &[u8]); 1] = [(
    &[
        "copenhagen",
        "fetlar",
        "copenhagen-relaxed",
        "copenhagen-org",
        "copenhagen-bell",
        "copenhagen-lewis",
        "norse",
        "viking",
        "kings-table",
        "old-hnefatafl",
        "skalk",
    ],
    include_bytes!("copenhagen.net"),
)];

static NETS: LazyLock<Vec<(&'static [&'static str], Net)>> = LazyLock::new(|| {
    let nets = FILES.iter();
    nets.filter_map(|(names, file)| Some((*names, Net::read(file).ok()?)))
        .collect()
});

/// A net.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Net {
    /// How the file was made.
    pub(crate) recipe: String,
    /// For each input, what it adds to the sums.
    pub(crate) rows: Vec<[i16; HIDDEN]>,
    /// The sums of an empty board.
    pub(crate) start: [i16; HIDDEN],
    /// What the sums count for the attackers, by the side to move.
    pub(crate) out: [[i16; HIDDEN]; 2],
    /// The output of no sums, and what the linear evaluation counts, by the side to move.
    pub(crate) constant: [i32; 2],
    pub(crate) linear: [i32; 2],
    /// What an output of 1 counts as a score.
    pub(crate) scale: i32,
}

/// The sums of a position.
#[derive(Debug, Clone, Copy)]
struct Sums<B> {
    /// The attackers, the defenders and the king.
    sets: [B; 3],
    sums: [i16; HIDDEN],
}

/// A net that follows the positions of a search.
pub(crate) struct Follower<B> {
    net: &'static Net,
    last: Cell<Sums<B>>,
}

impl Net {
    /// The net of a ruleset, if it has one.
    pub(crate) fn of(ruleset: &Ruleset) -> Option<&'static Self> {
        if ruleset.size() != SIZE || !ruleset.is_shipped() {
            return None;
        }
        let found = NETS
            .iter()
            .find(|(names, _)| names.contains(&ruleset.name()));
        found.map(|(_, net)| net)
    }

    /// The value of sums for the attackers, where the linear evaluation gives another value.
    fn value(&self, sums: &[i16; HIDDEN], to_move: Side, linear: i32) -> i32 {
        let side = usize::from(to_move == Side::Defenders);
        let mut output = 0_i32;
        for (sum, weight) in sums.iter().zip(&self.out[side]) {
            let sum = (*sum).clamp(0, ONE);
            // Both fit: the file is refused if a weight is larger than a byte.
            output += i32::from(sum) * i32::from(sum.wrapping_mul(*weight));
        }
        let one = i64::from(ONE) * i64::from(ONE) * i64::from(OUT_ONE);
        let net =
            (i64::from(output) + i64::from(self.constant[side])) * i64::from(self.scale) / one;
        let linear = i64::from(linear) * i64::from(self.linear[side]) / i64::from(LINEAR_ONE);
        i32::try_from(net + linear).unwrap_or(0)
    }
}

impl<B: Bits> Follower<B> {
    pub(crate) const fn new(net: &'static Net) -> Self {
        let empty = Sums {
            sets: [B::ZERO; 3],
            sums: net.start,
        };
        Self {
            net,
            last: Cell::new(empty),
        }
    }

    /// The value of a position for the attackers, where the linear evaluation gives another value.
    pub(crate) fn value(&self, board: &Board<B>, linear: i32) -> i32 {
        let mut last = self.last.get();
        let sets = [board.attackers, board.defenders, board.king];
        for (piece, (now, before)) in sets.into_iter().zip(last.sets).enumerate() {
            let rows = self.net.rows.get(piece * SQUARES..).unwrap_or_default();
            for row in (now & !before).indices().filter_map(|at| rows.get(at)) {
                for (sum, weight) in last.sums.iter_mut().zip(row) {
                    *sum = sum.wrapping_add(*weight);
                }
            }
            for row in (before & !now).indices().filter_map(|at| rows.get(at)) {
                for (sum, weight) in last.sums.iter_mut().zip(row) {
                    *sum = sum.wrapping_sub(*weight);
                }
            }
        }
        last.sets = sets;
        self.last.set(last);
        self.net.value(&last.sums, board.to_move, linear)
    }
}
