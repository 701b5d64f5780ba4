//! Hunts in terms of what all families share.

use crate::{
    Continuations, Ground, Illegal, Played, Ply, Point, WrittenPly,
    bits::Bits,
    hunt::{FEW, Game, Piece, Reason, Rules},
    kernel::with_tables,
};

/// A point that the few have to reach.
const HOME: Ground = Ground {
    code: "home",
    sign: '^',
};
/// A point that the many have to fill.
const PADDOCK: Ground = Ground {
    code: "paddock",
    sign: '+',
};

/// The points of goals, in board order.
pub(super) fn grounds(rules: &Rules) -> Vec<(Point, Ground)> {
    let goals = &rules.goals;
    let ground = |point: Point| {
        if goals.many_fill.contains(&point) {
            Some((point, PADDOCK))
        } else {
            goals.few_reach.contains(&point).then_some((point, HOME))
        }
    };
    let points = rules.board.layout().points();
    points.filter_map(ground).collect()
}

impl Game {
    /// The point of the piece that won, or that was the last to be lost or shut in.
    pub(crate) fn decided_on(&self, last: Option<&Played>) -> Option<Point> {
        let reason = self.outcome()?.reason;
        let few = || {
            let pieces = self.position().pieces();
            pieces
                .filter(|(_, piece)| *piece == Piece::Few)
                .map(|(point, _)| point)
        };
        if reason == Reason::Reached.into() {
            let goals = &self.ruleset().rules().goals;
            few().find(|point| goals.few_reach.contains(point))
        } else if reason == Reason::Taken.into() {
            let last = last?.captures.iter().last()?;
            Some(last.point)
        } else if reason == Reason::Behind.into()
            || (reason == Reason::Immobilised.into() && self.to_move() == FEW)
        {
            // Of several, none decides it alone.
            let mut few = few();
            few.next().filter(|_| few.next().is_none())
        } else {
            None
        }
    }

    pub(crate) fn continuations(&self, path: &[Point]) -> Continuations {
        if self.outcome().is_some() {
            return Continuations::default();
        }
        let position = self.position();
        let layout = position.board().layout();
        let next = with_tables!(self.ruleset(), tables => {
            let state = position.state();
            let empty = tables.empty(&state);
            let in_hand = state.hand() > 0;
            match *path {
                [] if in_hand => layout.points_of(crate::lines::widen(empty)).collect(),
                [] => self.movable_points(),
                _ if in_hand => Vec::new(),
                [from] => {
                    let own = position.piece_at(from).filter(|piece| piece.side() == position.to_move());
                    let bit = layout.bit(from).filter(|_| own.is_some());
                    bit.map_or_else(Vec::new, |at| {
                        let mut next = self.ruleset().further(tables, &state, path);
                        if position.to_move() != FEW || !tables.must_leap(&state) {
                            let ways = if position.to_move() == FEW { &tables.few } else { &tables.many };
                            let steps = (ways.steps(at) & empty).indices();
                            next.extend(steps.filter_map(|to| layout.point(to)));
                        }
                        next.sort_unstable();
                        next
                    })
                }
                [from, ..] => {
                    let own = position.piece_at(from).filter(|piece| piece.side() == position.to_move());
                    own.map_or_else(Vec::new, |_| self.ruleset().further(tables, &state, path))
                }
            }
        });
        let whole = Ply::path(path).filter(|ply| self.check(*ply).is_ok());
        Continuations { next, whole }
    }

    /// The points of the pieces that can move, in board order.
    fn movable_points(&self) -> Vec<Point> {
        let pieces = self.position().pieces();
        let can_move = |point: &Point| !self.continuations(&[*point]).next.is_empty();
        let own = pieces.filter(|(_, piece)| piece.side() == self.to_move());
        own.map(|(point, _)| point).filter(can_move).collect()
    }

    /// The ply that a text means.
    #[expect(clippy::unused_self, reason = "as in other families")]
    pub(crate) const fn resolve(&self, written: &WrittenPly) -> Result<Ply, Illegal> {
        Ok(written.ply)
    }
}
