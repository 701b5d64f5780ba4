use crate::{
    Capture, Played, Ply, PlyKind, Point,
    hunt::{Game, Piece},
    lines::Board,
};

/// Why a ply cannot have led to a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotTheLast {
    /// No ply of a hunt has this form.
    #[error("{0} is not a ply of a hunt")]
    Form(Ply),
    /// It has a point that the board lacks.
    #[error("{point} is not on the board")]
    OffBoard {
        /// The point.
        point: Point,
        /// The board.
        board: Board,
    },
    /// The ply would have left the point empty.
    #[error(
        "a piece stands on {0}, which should be empty after it (the position is the one after the move)"
    )]
    Occupied(Point),
    /// No piece of the side that moved is where the ply ends.
    #[error("no piece of the side that moved stands on {0}")]
    NotMoved(Point),
}

impl Game {
    /// The effects of a ply with these captures that led to the present position, as far as the position does not
    /// contradict it.
    ///
    /// # Errors
    ///
    /// If it cannot have led to the position.
    pub fn led_by(&self, ply: Ply, captured: &[Point]) -> Result<Played, NotTheLast> {
        let (ruleset, position, by) = (self.ruleset(), self.position(), self.to_move().opponent());
        let board = position.board();
        let (PlyKind::Path, Some(first), Some(last)) = (ply.kind(), ply.first(), ply.last()) else {
            return Err(NotTheLast::Form(ply));
        };
        let mut points = ply.points().iter().chain(captured);
        if let Some(point) = points.find(|point| !board.layout().contains(**point)) {
            return Err(NotTheLast::OffBoard {
                point: *point,
                board,
            });
        }
        // A chain may end where it began.
        let left = Some(first).filter(|first| *first != last);
        let mut empty = left.into_iter().chain(captured.iter().copied());
        if let Some(point) = empty.find(|point| position.piece_at(*point).is_some()) {
            return Err(NotTheLast::Occupied(point));
        }
        // A huffed piece is removed where it has stepped to.
        let is_there = position.piece_at(last) == Some(Piece::of(by));
        if !is_there && !captured.contains(&last) {
            return Err(NotTheLast::NotMoved(last));
        }
        let is_leap = |(from, to): (Point, Point)| ruleset.is_leap(by, from, to);
        let leaps = ply.legs().any(is_leap);
        // Without a leap, only the few lose pieces.
        let taken = if leaps { Piece::Many } else { Piece::Few };
        let mut captured = captured.to_vec();
        captured.sort_unstable();
        captured.dedup();
        let capture = |point| Capture {
            point,
            piece: ruleset.piece(taken),
        };
        Ok(Played {
            by,
            piece: Some(ruleset.piece(Piece::of(by))),
            letter: None,
            ply,
            captures: captured.into_iter().map(capture).collect(),
            call: None,
            outcome: self.outcome(),
        })
    }
}
