//! The positions of records with what a net is to make of them.

use raichi_rules::{
    search::{
        Bits,
        tafl::{Board, Field, Visitor, with_board},
    },
    tafl::{Ruleset, Side},
};

use crate::{
    chances::logistic,
    net::SQUARES,
    records::{Ended, Records},
    score::SCALE,
    tafl::{Tafl, Weights},
};

/// How much the result of the game counts, and not the search.
const RESULT: f64 = 0.7;
/// One game in so many is kept back, to see how well the net does.
const KEPT_BACK: u32 = 16;

/// A position with what is wanted of it.
pub(super) struct Sample {
    /// The number of its record.
    pub(super) record: usize,
    pub(super) side: usize,
    /// The linear evaluation in units of [`SCALE`].
    pub(super) linear: f32,
    pub(super) target: f32,
    /// The result alone.
    pub(super) result: f32,
}

/// The records of a ruleset, or of one way to play it.
pub(super) struct Source {
    /// Where its constants are: where one side plays better, it wins more often.
    pub(super) constants: usize,
    pub(super) records: Records,
    pub(super) samples: Vec<Sample>,
    pub(super) kept_back: Vec<Sample>,
}

/// Whether a game is kept back, by its number.
pub(super) const fn is_kept_back(game: u32) -> bool {
    game % KEPT_BACK == KEPT_BACK - 1
}

/// A position of records, as the search has it; `like` is another one.
pub(super) fn board_of<B: Bits>(records: &Records, at: usize, like: &Board<B>) -> Board<B> {
    let mut sets = [B::ZERO; 3];
    for (square, piece) in records.pieces(at) {
        sets[piece] |= B::bit(square);
    }
    let [attackers, defenders, king] = sets;
    Board {
        attackers,
        defenders,
        king,
        to_move: records.get(at).map_or(like.to_move, |found| found.to_move),
        ..*like
    }
}

/// The linear evaluations of all positions of records, for the attackers.
struct Linear<'a>(&'a Records, Weights);

impl Visitor for Linear<'_> {
    type Output = Vec<i32>;

    fn visit<B: Bits>(self, field: Field<'_, B>, board: Board<B>) -> Vec<i32> {
        let tafl = Tafl::new(field, self.1, None, false);
        let value = |at: usize| tafl.linear(&board_of(self.0, at, &board));
        (0..self.0.len()).map(value).collect()
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a chance or a small number"
)]
pub(super) const fn narrow(number: f64) -> f32 {
    number as f32
}

impl Source {
    /// The samples of records, whose constants are at a place.
    pub(super) fn new(ruleset: &Ruleset, records: Records, constants: usize) -> Self {
        let name = Some(ruleset.name());
        let linear = with_board(
            ruleset,
            ruleset.start(),
            Linear(&records, Weights::of(name)),
        );
        let decided = |at: usize| {
            let record = records.get(at)?;
            let result = match record.ended {
                Ended::Attackers => 1.0,
                Ended::Defenders => 0.0,
                Ended::Open => return None,
            };
            Some((record, result))
        };
        let all = (0..records.len()).filter_map(decided);
        let pairs = all.map(|(record, result)| (f64::from(record.score), result, 1.0));
        let curve = logistic(&pairs.collect::<Vec<_>>());
        let (mut samples, mut kept_back) = (Vec::new(), Vec::new());
        for (at, linear) in linear.iter().enumerate() {
            let Some((record, result)) = decided(at) else {
                continue;
            };
            let searched = curve.chance(f64::from(record.score));
            let sample = Sample {
                record: at,
                side: usize::from(record.to_move == Side::Defenders),
                linear: narrow(f64::from(*linear) / SCALE),
                target: narrow(RESULT * result + (1.0 - RESULT) * searched),
                result: narrow(result),
            };
            if is_kept_back(record.game) {
                kept_back.push(sample);
            } else {
                samples.push(sample);
            }
        }
        Self {
            constants,
            records,
            samples,
            kept_back,
        }
    }
}

/// The inputs of a record that are 1, after a turn of the board.
pub(super) fn inputs(records: &Records, at: usize, map: &[u8; SQUARES]) -> Vec<usize> {
    let pieces = records.pieces(at);
    pieces
        .map(|(square, piece)| piece * SQUARES + usize::from(map[square]))
        .collect()
}
