//! Positions of Dablot for searches.

use super::difference;
use crate::{
    Point, Side,
    bits::Bits,
    dablot::{Kind, NORTH, Rules, plies::Action},
    hash::scatter,
};

pub use crate::dablot::{plies::Action as Play, position::State};

/// A compiled ruleset, for boards whose points fit into a `B`.
pub type Field<'a, B> = super::Field<'a, Rules, B>;

impl<B: Bits> Action<B> {
    /// A number for it: different plays of a position nearly always have different ones.
    #[inline]
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "part of a hash")]
    pub fn code(&self) -> u32 {
        match *self {
            Action::End => 1,
            Action::Step(from, to) => 0x1_0000 + (from * 256 + to) as u32,
            Action::Leaps {
                from,
                to,
                taken,
                has_gone_back,
            } => {
                let taken = taken.to_words();
                let chain = scatter(taken[0] ^ taken[1].rotate_left(32));
                let ends = (from * 256 + to) as u32 + (u32::from(has_gone_back) << 16);
                (chain as u32 ^ ends) | 0x8000_0000
            }
            Action::Ambush(ambush) => {
                let leaps = ambush.leaps();
                let word = leaps.fold(ambush.over.lowest() as u64, |word, (from, to)| {
                    scatter(word ^ ((from * 256 + to) as u64))
                });
                word as u32 | 0x8000_0000
            }
        }
    }

    /// The pieces that it takes.
    #[inline]
    #[must_use]
    pub const fn taken(&self) -> B {
        match *self {
            Action::Leaps { taken, .. } => taken,
            Action::Ambush(ambush) => ambush.over,
            Action::Step(..) | Action::End => B::ZERO,
        }
    }
}

impl<B: Bits> Field<'_, B> {
    /// The empty points.
    #[inline]
    #[must_use]
    pub fn empty(&self, state: &State<B>) -> B {
        self.tables.empty(state)
    }

    /// The kind of the piece on a point, if there is one.
    #[inline]
    #[must_use]
    pub fn kind(&self, state: &State<B>, at: B) -> Kind {
        state.kind(at)
    }

    /// The neighbours to which a piece of a kind can step from a point, if they are empty.
    #[inline]
    #[must_use]
    pub fn steps(&self, side: Side, kind: Kind, at: usize) -> B {
        self.tables.ways(side, kind).steps(at)
    }

    /// The pieces of the other side that the side to move could leap over with one leap.
    #[inline]
    #[must_use]
    pub fn prey(&self, state: &State<B>) -> B {
        let empty = self.tables.empty(state);
        let mut prey = B::ZERO;
        for at in state.sides[state.to_move.index()].indices() {
            let kind = state.kind(B::bit(at));
            let wanted = self.tables.prey(state, kind);
            let leaps = self
                .tables
                .ways(state.to_move, kind)
                .leaps(at, wanted, empty);
            for leap in leaps {
                prey |= leap.over;
            }
        }
        prey
    }

    /// How the position after a play of a side ends the game: the winner, or `Some(None)` for a draw; repetition, the
    /// quiet limit and the absence of plies aside.
    #[inline]
    #[must_use]
    pub fn ending(&self, state: &State<B>, mover: Side) -> Option<Option<Side>> {
        let ending = self.tables.ending(state, mover);
        ending.map(|(winner, _)| winner)
    }

    /// The difference of two positions in [`Position::hash`](crate::dablot::Position::hash).
    #[inline]
    #[must_use]
    pub fn hash_change(&self, before: &State<B>, after: &State<B>) -> u64 {
        let layout = self.rules.board.layout();
        let mut change = 0;
        if before.to_move != after.to_move {
            change ^= scatter(20_100);
        }
        if before.actions_left != after.actions_left {
            let left = |state: &State<B>| scatter(21_000 + u64::from(state.actions_left));
            change ^= left(before) ^ left(after);
        }
        let changed = |one: B, other: B| (one | other) & !(one & other);
        let places = changed(before.sides[0], after.sides[0])
            | changed(before.sides[1], after.sides[1])
            | changed(before.retreated, after.retreated)
            | changed(before.officers, after.officers);
        for bit in difference(places, B::ZERO) {
            let Some(point) = layout.point(bit) else {
                continue;
            };
            let place =
                u64::from(point.rank()) * u64::from(Point::MAX_SIZE) + u64::from(point.file());
            for piece in [before.piece_at(bit), after.piece_at(bit)]
                .into_iter()
                .flatten()
            {
                let kind = 2 * (piece.kind as u64) + piece.side.index() as u64;
                change ^= scatter(22_000 + 1000 * kind + place);
            }
        }
        change
    }

    /// Whether a side plays towards rank 1.
    #[must_use]
    pub fn goes_down(&self, side: Side) -> bool {
        side == NORTH
    }
}
