use std::ops::ControlFlow;

use crate::Ply;
use crate::bits::Bits;
use crate::lines::{MOST_PLIES, Path};
use crate::tafl::{
    Illegal, Outcome, Piece, Position, Ruleset, Square,
    board::Board,
    compiled::with_tables,
    plays::Plays,
    position::{index, square, squares},
};

/// The effects of a move on a position, without the history of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The position after the move.
    pub position: Position,
    /// How many pieces the move removed.
    pub captured: u32,
    /// The ending by the board alone. Does not check repetition, the quiet limit, or the absence of moves.
    pub ending: Option<Outcome>,
}

/// Fast operations for searches; for everything else there is [`Game`](crate::tafl::Game).
impl Ruleset {
    /// Plays a move, whatever has stood before.
    ///
    /// # Errors
    ///
    /// If it is not legal in the position.
    pub fn step(&self, position: &Position, ply: Ply) -> Result<Step, Illegal> {
        let piece = self.check(position, ply)?;
        let size = self.size();
        Ok(with_tables!(self, tables => {
            let board = Board::of(position);
            let (after, legs) = board.along(tables, piece, &path(size, ply));
            let mut position = *position;
            after.store(&mut position);
            let captured = legs.iter().map(|taken| taken.all().count()).sum();
            let ending = after
                .ending(tables, piece.side())
                .map(|(winner, reason)| Outcome { winner: Some(winner), reason });
            Step { position, captured, ending }
        }))
    }

    /// The legal moves of a position that has not ended the game, in board order. What has stood before is not considered.
    #[must_use]
    pub fn plies(&self, position: &Position) -> Vec<Ply> {
        let size = self.size();
        let mut plies: Vec<Ply> = Vec::new();
        with_tables!(self, tables => {
            let board = Board::of(position);
            if tables.has_legs {
                let stopped = board.visit(tables, Plays::All, |path, _| {
                    plies.extend(ply(size, path));
                    if plies.len() < MOST_PLIES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
                debug_assert!(stopped.is_continue() || plies.len() == MOST_PLIES);
                plies.sort_unstable_by(|one, other| one.points().cmp(other.points()));
            } else {
                for (from, _, targets) in board.moves(tables) {
                    for from in squares(size, from) {
                        plies.extend(squares(size, targets).map(|to| Ply::step(from, to)));
                    }
                }
            }
        });
        plies
    }

    /// In how many directions the king could escape with one move, if it were his turn.
    #[must_use]
    pub fn count_escape_lines(&self, position: &Position) -> usize {
        if position.king().is_none() {
            return 0;
        }
        with_tables!(self, tables => {
            Board::of(position).escapes(tables).into_iter().filter(|line| !line.none()).count()
        })
    }

    /// Whether the attackers could capture the king, if it were their turn.
    #[must_use]
    pub fn is_king_threatened(&self, position: &Position) -> bool {
        position.count(Piece::King) == 1
            && with_tables!(self, tables => Board::of(position).threatens_king(tables))
    }
}

/// The squares of a ply as sets.
pub(crate) fn path<B: Bits>(size: u8, ply: Ply) -> Vec<B> {
    let points = ply.points().iter();
    points.map(|point| B::bit(index(size, *point))).collect()
}

/// The ply of a path of bits.
pub(crate) fn ply(size: u8, path: &Path) -> Option<Ply> {
    let mut points = [Square::A1; Ply::MOST_POINTS];
    for (point, bit) in points.iter_mut().zip(path.bits()) {
        *point = square(size, usize::from(*bit))?;
    }
    Ply::path(points.get(..path.bits().len())?)
}
