//! Positions of hunts for searches.

use super::difference;
use crate::{
    Side,
    bits::Bits,
    hash::scatter,
    hunt::{MANY, Rules, plies::Action, position::number},
};

pub use crate::hunt::{plies::Action as Play, position::State};

/// A compiled ruleset, for boards whose points fit into a `B`.
pub type Field<'a, B> = super::Field<'a, Rules, B>;

impl<B: Bits> Action<B> {
    /// A number for it: different plays of a position nearly always have different ones.
    #[inline]
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "part of a hash")]
    pub fn code(&self) -> u32 {
        let word = match *self {
            Action::Place(at) => at as u64 + 1,
            Action::Step(from, to) => 0x1_0000 + (from as u64) * 256 + to as u64,
            Action::Leaps(from, to, taken) => {
                let taken = taken.to_words();
                let chain = scatter(taken[0] ^ taken[1].rotate_left(32));
                return (chain as u32 ^ (from * 256 + to) as u32) | 0x8000_0000;
            }
        };
        word as u32
    }

    /// How many pieces it leaps over.
    #[inline]
    #[must_use]
    pub fn leaps(&self) -> u32 {
        match *self {
            Action::Leaps(_, _, taken) => taken.count(),
            Action::Place(_) | Action::Step(..) => 0,
        }
    }

    /// Whether it puts a piece on the board.
    #[inline]
    #[must_use]
    pub const fn is_placing(&self) -> bool {
        matches!(*self, Action::Place(_))
    }
}

impl<B: Bits> Field<'_, B> {
    /// The empty points.
    #[inline]
    #[must_use]
    pub fn empty(&self, state: &State<B>) -> B {
        self.tables.empty(state)
    }

    /// The points that the few have to reach.
    #[must_use]
    pub fn reach(&self) -> B {
        let layout = self.rules.board.layout();
        crate::lines::narrow(layout.set(self.rules.goals.few_reach.iter().copied()))
    }

    /// The points that the many have to fill.
    #[must_use]
    pub fn fill(&self) -> B {
        let layout = self.rules.board.layout();
        crate::lines::narrow(layout.set(self.rules.goals.many_fill.iter().copied()))
    }

    /// The neighbours to which a piece of a side can step from a point, if they are empty.
    #[inline]
    #[must_use]
    pub fn steps(&self, side: Side, at: usize) -> B {
        let ways = if side == MANY {
            &self.tables.many
        } else {
            &self.tables.few
        };
        ways.steps(at)
    }

    /// The pieces over which one of the few could leap from a point, one leap far.
    #[inline]
    #[must_use]
    pub fn prey(&self, state: &State<B>, at: usize) -> B {
        if self.tables.leaping.is_none() {
            return B::ZERO;
        }
        let leaps = self
            .tables
            .few
            .leaps(at, state.many, self.tables.empty(state));
        leaps.fold(B::ZERO, |all, leap| all | leap.over)
    }

    /// The winner, if the position after a play that removed some pieces ends the game; repetition, the quiet limit
    /// and the absence of plies aside.
    #[inline]
    #[must_use]
    pub fn ending(&self, state: &State<B>, removed: B) -> Option<Side> {
        let ending = self.tables.ending_after(state, removed);
        ending.map(|(winner, _)| winner)
    }

    /// The difference of two positions in [`Position::hash`](crate::hunt::Position::hash).
    #[inline]
    #[must_use]
    pub fn hash_change(&self, before: &State<B>, after: &State<B>) -> u64 {
        let layout = self.rules.board.layout();
        let mut change = 0;
        if before.to_move != after.to_move {
            change ^= scatter(10_100);
        }
        let hands = [
            (before.few_hand, after.few_hand, 11_000),
            (before.many_hand, after.many_hand, 12_000),
        ];
        for (one, other, place) in hands {
            if one != other {
                change ^= scatter(place + u64::from(one)) ^ scatter(place + u64::from(other));
            }
        }
        let sets = [
            (before.few, after.few, 13_000),
            (before.many, after.many, 14_000),
        ];
        for (one, other, place) in sets {
            for bit in difference(one, other) {
                if let Some(point) = layout.point(bit) {
                    change ^= scatter(place + number(point));
                }
            }
        }
        change
    }
}
