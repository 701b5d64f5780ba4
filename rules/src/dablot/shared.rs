//! Dablot in terms of what all families share.

use crate::{
    Illegal, Played, Ply, PlyKind, PlyTextError, Point, WrittenPly,
    dablot::{Game, Kind, Piece, Reason},
};

impl Game {
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

    /// The ply that a text means, as it is stored.
    #[expect(clippy::unused_self, reason = "as in other families")]
    pub(crate) fn resolve(&self, written: &WrittenPly) -> Result<Ply, Illegal> {
        match (written.ply.kind(), written.ply.points()) {
            (PlyKind::Path, [_]) => Err(Illegal::Form(PlyTextError::NoTarget)),
            _ => Ok(Self::ordered(written.ply)),
        }
    }

    /// A ply with the leaps of an ambush in board order, as they are stored.
    #[must_use]
    pub fn ordered(ply: Ply) -> Ply {
        if ply.kind() != PlyKind::Together {
            return ply;
        }
        let mut pairs: Vec<_> = ply.legs().collect();
        pairs.sort_unstable();
        Ply::together(&pairs).unwrap_or(ply)
    }
}
