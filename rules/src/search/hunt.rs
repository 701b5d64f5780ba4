//! Positions of hunts for searches.

use std::ops::ControlFlow;

use super::difference;
use crate::{
    Ply, PlyKind, Side,
    bits::Bits,
    hash::scatter,
    hunt::{
        MANY, Position, Rules, Ruleset,
        plies::Action,
        position::number,
        tables::{Tables, with_tables},
    },
    lines::Path,
};

pub use crate::hunt::position::State;

/// A computation on a position, for boards of any width.
pub trait Visitor {
    /// Its result.
    type Output;

    /// Computes it.
    fn visit<B: Bits>(self, field: Field<'_, B>, state: State<B>) -> Self::Output;
}

/// Runs a computation on a position, which must be on the ruleset's board.
pub fn with_state<V: Visitor>(ruleset: &Ruleset, position: &Position, visitor: V) -> V::Output {
    with_tables!(ruleset, tables => {
        let field = Field { tables, rules: ruleset.rules() };
        visitor.visit(field, position.state())
    })
}

/// A compiled ruleset, for boards whose points fit into a `B`.
#[derive(Debug, Clone, Copy)]
pub struct Field<'a, B> {
    tables: &'a Tables<B>,
    rules: &'a Rules,
}

/// The effects of a ply: two chains of leaps that end alike and take the same pieces are one play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Play<B>(Action<B>);

impl<B: Bits> Play<B> {
    /// A number for it: different plays of a position nearly always have different ones.
    #[inline]
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "part of a hash")]
    pub fn code(&self) -> u32 {
        let word = match self.0 {
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

    /// The bit where its piece ends.
    #[inline]
    #[must_use]
    pub const fn to(&self) -> usize {
        match self.0 {
            Action::Place(to) | Action::Step(_, to) | Action::Leaps(_, to, _) => to,
        }
    }

    /// How many pieces it leaps over.
    #[inline]
    #[must_use]
    pub fn leaps(&self) -> u32 {
        match self.0 {
            Action::Leaps(_, _, taken) => taken.count(),
            Action::Place(_) | Action::Step(..) => 0,
        }
    }

    /// Whether it puts a piece on the board.
    #[inline]
    #[must_use]
    pub const fn is_placing(&self) -> bool {
        matches!(self.0, Action::Place(_))
    }
}

impl<'a, B: Bits> Field<'a, B> {
    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &'a Rules {
        self.rules
    }

    /// The empty points.
    #[inline]
    #[must_use]
    pub fn empty(&self, state: &State<B>) -> B {
        self.tables.empty(state)
    }

    /// How many bits the sets of points have; some may stand for no point.
    #[must_use]
    pub fn bit_count(&self) -> usize {
        self.rules.board.layout().bit_count()
    }

    /// The rank of the point of a bit, from 0.
    #[must_use]
    pub fn rank(&self, bit: usize) -> u8 {
        let point = self.rules.board.layout().point(bit);
        point.map_or(0, crate::Point::rank)
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

    /// Whether the few may be removed for having stepped although they could leap.
    #[must_use]
    pub fn huffs(&self) -> bool {
        self.tables.capture == crate::hunt::Capture::Huff
    }

    /// Visits every legal play of a position that has not ended the game, as long as the visitor goes on.
    #[inline]
    pub fn plays(
        &self,
        state: &State<B>,
        mut visit: impl FnMut(Play<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.tables.visit(state, |_, action| visit(Play(action)))
    }

    /// Whether there is a legal ply.
    #[inline]
    #[must_use]
    pub fn can_move(&self, state: &State<B>) -> bool {
        self.tables.can_move(state)
    }

    /// The position after a legal play, and the pieces that it removes.
    #[inline]
    #[must_use]
    pub fn after(&self, state: &State<B>, play: Play<B>) -> (State<B>, B) {
        self.tables.after(state, play.0)
    }

    /// The winner, if the position after a play that removed some pieces ends the game; repetition, the quiet limit
    /// and the absence of plies aside.
    #[inline]
    #[must_use]
    pub fn ending(&self, state: &State<B>, removed: B) -> Option<Side> {
        let ending = self.tables.ending_after(state, removed);
        ending.map(|(winner, _)| winner)
    }

    /// The first ply with the effects of a play.
    #[must_use]
    pub fn ply(&self, state: &State<B>, play: Play<B>) -> Option<Ply> {
        let layout = self.rules.board.layout();
        let mut found = None;
        let mut look = |leaps: &Path, action: Action<B>| {
            if action != play.0 {
                return ControlFlow::Continue(());
            }
            found = action.path(leaps).ply(layout, PlyKind::Path);
            ControlFlow::Break(())
        };
        match self.tables.visit(state, &mut look) {
            ControlFlow::Continue(()) | ControlFlow::Break(()) => found,
        }
    }

    /// The difference of two positions in [`Position::hash`].
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
