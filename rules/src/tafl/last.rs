use crate::Ply;
use crate::tafl::{Capture, CaptureKind, Game, Move, Piece, Played, Side, Square};

/// Why a move cannot have led to a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotTheLast {
    /// It has a square that is not on the board.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// It has one square only.
    #[error("it does not say where to")]
    NoTarget,
    /// No piece moves in this way.
    #[error("{} and {} are not on one line", .0.from, .0.to)]
    NotInLine(Move),
    /// The move would have left the square empty.
    #[error(
        "a piece stands on {0}, which should be empty after it (the position is the one after the move)"
    )]
    Occupied(Square),
    /// No piece of the side that moved is where the move ends.
    #[error("no piece of the {by} stands on {to}, and the {} are to move", .by.opponent())]
    NotMoved {
        /// The destination of the move.
        to: Square,
        /// The side that moved.
        by: Side,
    },
}

impl Game {
    /// The effects of a move with these captures that led to the present position, as far as the position does not
    /// contradict it.
    ///
    /// # Errors
    ///
    /// If it cannot have led to the position.
    pub fn led_by(&self, ply: Ply, captured: &[Square]) -> Result<Played, NotTheLast> {
        let points = ply.points();
        let (Some(from), Some(to)) = (ply.first(), ply.last().filter(|_| points.len() > 1)) else {
            return Err(NotTheLast::NoTarget);
        };
        let (position, by) = (self.position(), self.to_move().opponent());
        let all_captured = || captured.iter().copied();
        let off_board = |square: &Square| !square.is_on_board(position.size());
        if let Some(square) = points.iter().copied().chain(all_captured()).find(off_board) {
            return Err(NotTheLast::OffBoard(square));
        }
        let bent = |(from, to): &(Square, Square)| {
            from == to || (from.file() != to.file() && from.rank() != to.rank())
        };
        if let Some((from, to)) = ply.legs().find(bent) {
            return Err(NotTheLast::NotInLine(Move { from, to }));
        }
        // The last leg may end where a piece was captured, or where the move began.
        let is_taken = |square: &Square| *square != to && position.piece_at(*square).is_some();
        if let Some(square) = [from].into_iter().chain(all_captured()).find(is_taken) {
            return Err(NotTheLast::Occupied(square));
        }
        // Under some rules a man that moves between two enemies is captured itself.
        let captured_itself = captured.contains(&to);
        let piece = match position.piece_at(to) {
            Some(piece) if piece.side() == by => piece,
            None if captured_itself => soldier(by),
            _ => return Err(NotTheLast::NotMoved { to, by }),
        };
        // Without a king, a move that captured one piece captured him.
        let took_king = position.king().is_none() && by == Side::Attackers && captured.len() == 1;
        let captures = all_captured().map(|square| {
            let (piece, kind) = if took_king {
                (Piece::King, CaptureKind::King)
            } else {
                let side = if square == to { by } else { by.opponent() };
                (soldier(side), CaptureKind::Custodial)
            };
            Capture {
                square,
                piece,
                rank: None,
                kind,
            }
        });
        Ok(Played {
            by,
            piece,
            rank: position.rank_at(to),
            ply,
            captures: captures.collect(),
            call: self.call(),
            outcome: self.outcome(),
        })
    }
}

const fn soldier(side: Side) -> Piece {
    match side {
        Side::Attackers => Piece::Attacker,
        Side::Defenders => Piece::Defender,
    }
}
