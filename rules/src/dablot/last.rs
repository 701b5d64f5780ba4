use crate::{
    Capture, Played, Ply, PlyKind, Point,
    dablot::{Game, Kind, Piece},
    lines::Board,
};

/// Why a ply cannot have led to a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotTheLast {
    /// No ply of Dablot has this form.
    #[error("{0} is not a ply of Dablot")]
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
        let position = self.position();
        let board = position.board();
        // In a turn that has begun, the same side made the last ply.
        let by = match position.actions_left() {
            0 => self.to_move().opponent(),
            _ => self.to_move(),
        };
        if ply.kind() == PlyKind::Path && ply.points().len() < 2 {
            return Err(NotTheLast::Form(ply));
        }
        let mut points = ply.points().iter().chain(captured);
        if let Some(point) = points.find(|point| !board.layout().contains(**point)) {
            return Err(NotTheLast::OffBoard {
                point: *point,
                board,
            });
        }
        let moves: Vec<(Point, Point)> = match (ply.kind(), ply.first(), ply.last()) {
            (PlyKind::Path, Some(first), Some(last)) => vec![(first, last)],
            _ => ply.legs().collect(),
        };
        // A chain may end where it began.
        let left = moves.iter().filter(|(from, to)| from != to);
        let mut empty = left.map(|(from, _)| *from).chain(captured.iter().copied());
        if let Some(point) = empty.find(|point| position.piece_at(*point).is_some()) {
            return Err(NotTheLast::Occupied(point));
        }
        let moved = |point: Point| position.piece_at(point).filter(|piece| piece.side == by);
        let mut ends = moves.iter().map(|(_, to)| *to);
        if let Some(point) = ends.find(|point| moved(*point).is_none()) {
            return Err(NotTheLast::NotMoved(point));
        }
        let mut captured = captured.to_vec();
        captured.sort_unstable();
        captured.dedup();
        // Which rank they had does not show any more.
        let man = Piece {
            side: by.opponent(),
            kind: Kind::Man,
        };
        let capture = |point| Capture {
            point,
            piece: man.into(),
        };
        Ok(Played {
            by,
            piece: moves
                .first()
                .and_then(|(_, to)| moved(*to))
                .map(crate::Piece::from),
            letter: None,
            ply: Self::ordered(ply),
            captures: captured.into_iter().map(capture).collect(),
            call: None,
            outcome: self.outcome(),
        })
    }
}
