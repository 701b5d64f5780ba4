//! A ruleset compiled to sets of points.

use crate::{
    Outcome, Side,
    bits::Bits,
    hunt::{Capture, FEW, Leaping, MANY, Reason, Rules, Trapped, position::State},
    lines::{Direction, Length, Ways, narrow},
};

/// A ruleset's points and ways as sets.
#[derive(Debug, Clone)]
pub struct Tables<B> {
    /// Every point.
    pub(crate) board: B,
    pub(crate) few: Ways<B>,
    pub(crate) many: Ways<B>,
    /// How long a chain of the few has to be; `None` if they do not leap.
    pub(crate) leaping: Option<Length>,
    pub(crate) capture: Capture,
    pub(crate) is_trapped_removed: bool,
    /// The most of the many with whom the few win; −1: never.
    many_at_most: i32,
    reach: B,
    fill: B,
    is_behind_won: bool,
    /// The points of lower ranks, by bit.
    below: Vec<B>,
}

impl<B: Bits> Tables<B> {
    pub(super) fn new(rules: &Rules) -> Self {
        let layout = rules.board.layout();
        let few = &rules.few;
        let many = &rules.many;
        let below = |bit| {
            let rank = layout.point(bit).map(crate::Point::rank);
            let points = layout.points().filter(|point| Some(point.rank()) < rank);
            narrow(layout.set(points))
        };
        Self {
            board: narrow(layout.set(layout.points())),
            few: Ways::new(
                layout,
                |layer| few.lines.contains(&layer),
                |from, to| few.directions.contains(&Direction::of(from, to)),
            ),
            many: Ways::new(
                layout,
                |layer| many.lines.contains(&layer),
                |from, to| many.directions.contains(&Direction::of(from, to)),
            ),
            leaping: match (few.leap, few.capture) {
                (Leaping::None, _) => None,
                (Leaping::Single, _) => Some(Length::One),
                (Leaping::Multi, Capture::Must) => Some(Length::Full),
                (Leaping::Multi, Capture::Free | Capture::Huff) => Some(Length::Any),
            },
            capture: few.capture,
            is_trapped_removed: few.trapped == Trapped::Removed,
            many_at_most: i32::from(rules.goals.many_at_most),
            reach: narrow(layout.set(rules.goals.few_reach.iter().copied())),
            fill: narrow(layout.set(rules.goals.many_fill.iter().copied())),
            is_behind_won: rules.goals.few_behind,
            below: (0..layout.bit_count()).map(below).collect(),
        }
    }

    /// How a position ends the game by the pieces alone.
    #[inline]
    pub(crate) fn ending(&self, state: &State<B>) -> Option<(Side, Reason)> {
        self.ending_by_count(state)
            .or_else(|| self.ending_by_place(state))
    }

    /// How a position ends the game after a ply that removed some pieces of one that has not ended it.
    #[inline]
    pub(crate) fn ending_after(&self, state: &State<B>, removed: B) -> Option<(Side, Reason)> {
        if removed.none() {
            self.ending_by_place(state)
        } else {
            self.ending(state)
        }
    }

    fn ending_by_count(&self, state: &State<B>) -> Option<(Side, Reason)> {
        if state.few.none() && state.few_hand == 0 {
            return Some((MANY, Reason::Taken));
        }
        let many = state.many.count() + u32::from(state.many_hand);
        let is_over = i64::from(many) <= i64::from(self.many_at_most);
        is_over.then_some((FEW, Reason::TooFew))
    }

    #[inline]
    fn ending_by_place(&self, state: &State<B>) -> Option<(Side, Reason)> {
        if state.few.meets(self.reach) {
            return Some((FEW, Reason::Reached));
        }
        if self.is_behind_won && self.is_behind(state) {
            return Some((FEW, Reason::Behind));
        }
        if !self.fill.none() && self.fill.within(state.many) {
            return Some((MANY, Reason::Filled));
        }
        None
    }

    /// Whether a ply of the many might end the game by the places of the pieces, in a position that has not ended it.
    #[inline]
    pub(crate) fn many_may_end(&self, state: &State<B>) -> bool {
        // One ply fills one point, and leaves all of the many but one where they are.
        let is_nearly_filled =
            || !self.fill.none() && (self.fill & !state.many).without_lowest().none();
        let is_nearly_behind = || {
            let others = state.many.without_lowest();
            let below = || self.below.get(others.lowest());
            others.none() || below().is_some_and(|below| state.few.within(*below))
        };
        is_nearly_filled() || (self.is_behind_won && is_nearly_behind())
    }

    fn is_behind(&self, state: &State<B>) -> bool {
        let below = || self.below.get(state.many.lowest());
        !state.few.none()
            && !state.many.none()
            && below().is_some_and(|below| state.few.within(*below))
    }

    /// The outcome of a position by the pieces alone.
    pub(crate) fn outcome(&self, state: &State<B>) -> Option<Outcome> {
        self.ending(state).map(|(winner, reason)| Outcome {
            winner: Some(winner),
            reason: reason.into(),
        })
    }
}
