//! Dablot in terms of what all families share.

use std::sync::Arc;

use crate::{
    Illegal as AnyIllegal, Played, Point, Shape, View,
    dablot::{Game, Illegal, Kind, Piece, Reason},
};

impl From<Illegal> for AnyIllegal {
    fn from(illegal: Illegal) -> Self {
        match illegal {
            Illegal::GameOver(outcome) => Self::GameOver(outcome),
            other => Self::Dablot(other),
        }
    }
}

impl Game {
    pub(crate) fn view(&self) -> View {
        let (ruleset, position) = (self.ruleset(), self.position());
        let actions = ruleset.rules().actions;
        let left = match position.actions_left() {
            0 => actions,
            left => left,
        };
        View {
            shape: Shape::Points(Arc::clone(ruleset.drawing())),
            grounds: Vec::new(),
            pieces: position
                .pieces()
                .map(|(point, piece)| (point, piece.into()))
                .collect(),
            in_hand: Vec::new(),
            actions_left: (actions > 0).then_some(left),
            to_move: self.to_move(),
        }
    }

    /// The point of the leader that was captured, or that is alone.
    pub(crate) fn decided_on(&self, last: Option<&Played>) -> Option<Point> {
        let outcome = self.outcome()?;
        let loser = outcome.winner?.opponent();
        let leader = Piece {
            side: loser,
            kind: Kind::Leader,
        };
        if outcome.reason == Reason::LeaderCaptured.into() {
            let mut captures = last?.captures.iter();
            let taken = captures.find(|capture| capture.piece == leader.into());
            taken.map(|capture| capture.point)
        } else if outcome.reason == Reason::BareLeader.into() {
            let mut pieces = self.position().pieces();
            pieces
                .find(|(_, piece)| *piece == leader)
                .map(|(point, _)| point)
        } else {
            None
        }
    }

    /// The same position with the other side to move, as far as a game can start from it.
    pub(crate) fn turned(&self) -> Option<Self> {
        Self::from_position(Arc::clone(self.ruleset()), self.position().turned()).ok()
    }
}
