//! What searches on boards of points share.

use std::ops::ControlFlow;

use crate::{
    Ply,
    bits::Bits,
    kernel::{GameRules, Ruleset, with_tables},
};

/// A computation on a position, for boards of any width.
pub trait Visitor<R: GameRules> {
    /// Its result.
    type Output;

    /// Computes it.
    fn visit<B: Bits>(self, field: Field<'_, R, B>, state: R::State<B>) -> Self::Output;
}

/// Runs a computation on a position, which must be on the ruleset's board.
pub fn with_state<R: GameRules, V: Visitor<R>>(
    ruleset: &Ruleset<R>,
    position: &R::Position,
    visitor: V,
) -> V::Output {
    with_tables!(ruleset, tables => {
        let field = Field { tables, rules: ruleset.rules() };
        visitor.visit(field, R::state(position))
    })
}

/// A compiled ruleset, for boards whose points fit into a `B`.
#[derive(Debug)]
pub struct Field<'a, R: GameRules, B: Bits> {
    pub(super) tables: &'a R::Tables<B>,
    pub(super) rules: &'a R,
}

impl<'a, R: GameRules, B: Bits> Field<'a, R, B> {
    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &'a R {
        self.rules
    }

    /// The rank of the point of each bit, from 0; some bits may stand for no point.
    #[must_use]
    pub fn ranks(&self) -> Vec<i32> {
        let points = (0..self.rules.bit_count()).map(|bit| self.rules.point(bit));
        let ranks = points.map(|point| point.map_or(0, crate::Point::rank));
        ranks.map(i32::from).collect()
    }

    /// Visits every legal play of a position that has not ended the game, as long as the visitor goes on. Two chains of
    /// leaps that end alike and take the same pieces are one play.
    #[inline]
    pub fn plays(
        &self,
        state: &R::State<B>,
        mut visit: impl FnMut(R::Action<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        R::visit(self.tables, state, |_, action| visit(action))
    }

    /// Whether there is a legal ply.
    #[inline]
    #[must_use]
    pub fn can_move(&self, state: &R::State<B>) -> bool {
        R::can_move(self.tables, state)
    }

    /// The position after a legal play, and the pieces that it removes.
    #[inline]
    #[must_use]
    pub fn after(&self, state: &R::State<B>, play: R::Action<B>) -> (R::State<B>, B) {
        R::after(self.tables, state, play)
    }

    /// The first ply with the effects of a play.
    #[must_use]
    pub fn ply(&self, state: &R::State<B>, play: R::Action<B>) -> Option<Ply> {
        let mut found = None;
        let visited = R::visit(self.tables, state, |leaps, action| {
            if action != play {
                return ControlFlow::Continue(());
            }
            found = self.rules.ply(action, leaps);
            ControlFlow::Break(())
        });
        debug_assert_eq!(visited.is_break(), found.is_some());
        found
    }
}
