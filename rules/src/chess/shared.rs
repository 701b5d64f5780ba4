//! The game in terms of what all families share.

use std::sync::Arc;

use super::{Game, Illegal, Kind, Position, Reason};
use crate::{Continuations, Illegal as AnyIllegal, Ply, Point, Shape, View};

impl From<Illegal> for AnyIllegal {
    fn from(illegal: Illegal) -> Self {
        Self::Chess(illegal)
    }
}

impl Game {
    pub(crate) fn view(&self) -> View {
        let position = self.position();
        let is_in_hand = self.maharajah().is_none();
        View {
            shape: Shape::Squares(8),
            grounds: Vec::new(),
            pieces: position
                .pieces()
                .map(|(at, kind)| (at, kind.into()))
                .collect(),
            in_hand: is_in_hand
                .then(|| (Kind::Maharajah.into(), 1))
                .into_iter()
                .collect(),
            actions_left: None,
            to_move: self.to_move(),
        }
    }

    /// The square of the royal piece that is mated.
    pub(crate) fn decided_on(&self) -> Option<Point> {
        let outcome = self.outcome()?;
        let is_mate = outcome.reason == Reason::Checkmate.into();
        let loser = outcome.winner?.opponent();
        self.position().royal(loser).filter(|_| is_mate)
    }

    /// The possible continuations of a ply that begins with the given points.
    pub(crate) fn continuations(&self, path: &[Point]) -> Continuations {
        let plies = self.plays().into_iter().filter_map(super::plays::Play::ply);
        let begun: Vec<Ply> = plies.filter(|ply| ply.points().starts_with(path)).collect();
        let next = begun.iter().filter_map(|ply| ply.points().get(path.len()));
        let mut next: Vec<_> = next.copied().collect();
        next.sort_unstable();
        next.dedup();
        Continuations {
            next,
            whole: begun.into_iter().find(|ply| ply.points() == path),
        }
    }

    /// The same position with the other side to move, as far as a game can start from it.
    pub(crate) fn turned(&self) -> Option<Self> {
        let turned = Position(self.position().0.turned());
        Self::from_position(Arc::clone(self.ruleset()), turned).ok()
    }
}
