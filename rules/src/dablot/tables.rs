//! A ruleset compiled to sets of points.

use crate::{
    Outcome, Side,
    bits::Bits,
    dablot::{
        Compulsory, End, Kind, NORTH, Points, Promotion, Reason, Rules, SOUTH, position::State,
    },
    lines::{Direction, Length, Ways, narrow},
};

/// A ruleset's points and ways as sets.
#[derive(Debug, Clone)]
pub struct Tables<B> {
    /// Every point.
    pub(crate) board: B,
    /// Where all but men go.
    pub(crate) ways: Ways<B>,
    /// Where the men of each side go, by its index.
    men: [Ways<B>; 2],
    pub(crate) points: Points,
    /// The far rank of each side, by its index.
    far: [B; 2],
    /// The rank of each bit.
    ranks: Vec<u8>,
    pub(crate) compulsory: Compulsory,
    pub(crate) promotion: Promotion,
    pub(crate) actions: u8,
    pub(crate) ambush: bool,
    end: End,
    /// How long a chain may be.
    pub(crate) length: Length,
}

impl<B: Bits> Tables<B> {
    pub(super) fn new(rules: &Rules) -> Self {
        let layout = rules.board.layout();
        let men = |side: Side| {
            Ways::new(
                layout,
                |_| true,
                |from, to| {
                    let (from, to) = match side {
                        SOUTH => (from, to),
                        NORTH => (to, from),
                    };
                    rules.men_back || !Direction::of(from, to).is_back()
                },
            )
        };
        let ranks = || layout.points().map(crate::Point::rank);
        let on_rank = |rank: Option<u8>| {
            let points = layout.points().filter(|point| Some(point.rank()) == rank);
            narrow(layout.set(points))
        };
        let rank_of = |bit| layout.point(bit).map_or(0, crate::Point::rank);
        Self {
            board: narrow(layout.set(layout.points())),
            ways: Ways::new(layout, |_| true, |_, _| true),
            men: [men(SOUTH), men(NORTH)],
            points: rules.points,
            far: [on_rank(ranks().max()), on_rank(ranks().min())],
            ranks: (0..layout.bit_count()).map(rank_of).collect(),
            compulsory: rules.compulsory,
            promotion: rules.promotion,
            actions: rules.actions,
            ambush: rules.ambush,
            end: rules.end,
            length: if rules.actions > 0 {
                Length::One
            } else {
                Length::Any
            },
        }
    }

    /// Where the pieces of a kind go.
    #[inline]
    pub(crate) fn ways(&self, side: Side, kind: Kind) -> &Ways<B> {
        if kind.is_man() {
            &self.men[side.index()]
        } else {
            &self.ways
        }
    }

    /// Whether a point is on the far rank of a side.
    #[inline]
    pub(crate) fn is_far(&self, side: Side, at: B) -> bool {
        at.meets(self.far[side.index()])
    }

    /// Whether it is back from one bit to another for a side.
    pub(crate) fn is_back(&self, side: Side, from: usize, to: usize) -> bool {
        let rank = |bit: usize| self.ranks.get(bit);
        match side {
            SOUTH => rank(to) < rank(from),
            NORTH => rank(to) > rank(from),
        }
    }

    /// How a position ends the game by its pieces alone; `mover` made the last ply.
    #[inline]
    pub(crate) fn ending(&self, state: &State<B>, mover: Side) -> Option<(Option<Side>, Reason)> {
        let pieces = |side: Side| state.sides[side.index()];
        let other = mover.opponent();
        if pieces(other).none() {
            return Some((Some(mover), Reason::Annihilated));
        }
        match self.end {
            End::Leader => {
                if !pieces(other).meets(state.leaders) {
                    return Some((Some(mover), Reason::LeaderCaptured));
                }
                let is_bare = |side: Side| pieces(side).within(state.leaders);
                let bare = [other, mover].into_iter().find(|side| is_bare(*side))?;
                Some((Some(bare.opponent()), Reason::BareLeader))
            }
            End::All => {
                let is_alone =
                    |side: Side| pieces(side).within(state.leaders) && pieces(side).count() == 1;
                (is_alone(other) && is_alone(mover)).then_some((None, Reason::LoneLeaders))
            }
        }
    }

    /// The outcome of a position by its pieces alone.
    pub(crate) fn outcome(&self, state: &State<B>, mover: Side) -> Option<Outcome> {
        self.ending(state, mover).map(|(winner, reason)| Outcome {
            winner,
            reason: reason.into(),
        })
    }
}
