use super::{Game, Kind, state::bit};
use crate::{Capture, Played, Ply, PlyKind, Point};

/// Why a ply cannot have led to a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotTheLast {
    /// No ply of this game has this form.
    #[error("{0} is not a ply of this game")]
    Form(Ply),
    /// The board does not have the point.
    #[error("{0} is not on the board")]
    OffBoard(Point),
    /// The ply would have left the point empty.
    #[error(
        "a piece stands on {0}, which should be empty after it (the position is the one after the move)"
    )]
    Occupied(Point),
    /// No piece of the side that moved is where the ply ends.
    #[error("no piece of the side that moved stands on {0}")]
    NotMoved(Point),
    /// Only the maharajah captures, and only where it goes.
    #[error("nothing can have been captured on {0}")]
    Captured(Point),
}

impl Game {
    /// The effects of a ply with these captures that led to the present position, as far as the position does not
    /// contradict it.
    ///
    /// # Errors
    ///
    /// If it cannot have led to the position.
    pub fn led_by(&self, ply: Ply, captured: &[Point]) -> Result<Played, NotTheLast> {
        let by = self.to_move().opponent();
        let (from, to) = match (ply.kind(), ply.points()) {
            (PlyKind::Path, [to]) => (None, *to),
            (PlyKind::Path, [from, to]) => (Some(*from), *to),
            _ => return Err(NotTheLast::Form(ply)),
        };
        let mut points = ply.points().iter().chain(captured);
        if let Some(point) = points.find(|point| bit(**point).is_none()) {
            return Err(NotTheLast::OffBoard(*point));
        }
        if let Some(from) = from.filter(|from| self.position().piece_at(*from).is_some()) {
            return Err(NotTheLast::Occupied(from));
        }
        let moved = self.position().piece_at(to);
        let moved = moved.filter(|kind| kind.side() == by);
        let moved = moved.ok_or(NotTheLast::NotMoved(to))?;
        let can_capture = moved == Kind::Maharajah && from.is_some();
        if let Some(point) = captured.iter().find(|point| !can_capture || **point != to) {
            return Err(NotTheLast::Captured(*point));
        }
        // What it was does not show any more.
        let capture = captured.first().map(|point| Capture {
            point: *point,
            piece: Kind::Pawn.into(),
        });
        Ok(Played {
            by,
            piece: Some(moved.into()),
            letter: None,
            ply,
            captures: capture.into_iter().collect(),
            call: self.call(),
            outcome: self.outcome(),
        })
    }
}
