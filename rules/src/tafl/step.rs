use crate::bits::Bits;
use crate::tafl::{
    Move, Outcome, Piece, Position, Ruleset,
    board::Board,
    compiled::with_tables,
    position::{index, squares},
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
    /// Plays a move that is known to be legal, such as one of [`moves_into`](Self::moves_into).
    ///
    /// A move from an empty square only changes the side to move; for other illegal moves, the result is meaningless.
    #[must_use]
    pub fn step(&self, position: &Position, mv: Move) -> Step {
        let size = self.size();
        let mut after = *position;
        let piece = position
            .piece_at(mv.from)
            .filter(|_| mv.to.is_on_board(size));
        let Some(piece) = piece else {
            after.to_move = position.to_move.opponent();
            return Step {
                position: after,
                captured: 0,
                ending: None,
            };
        };
        with_tables!(self, tables => {
            let before = Board::of(position);
            let (from, to) = (Bits::bit(index(size, mv.from)), Bits::bit(index(size, mv.to)));
            let (board, taken) = before.after(tables, from, to, piece);
            board.store(&mut after);
            let ending = board
                .ending(tables, piece.side())
                .map(|(winner, reason)| Outcome { winner: Some(winner), reason });
            Step { position: after, captured: taken.all().count(), ending }
        })
    }

    /// Writes the legal moves of a position, in board order, into a list, which is cleared first.
    pub fn moves_into(&self, position: &Position, moves: &mut Vec<Move>) {
        moves.clear();
        let size = self.size();
        with_tables!(self, tables => {
            for (from, _, targets) in Board::of(position).moves(tables) {
                for from in squares(size, from) {
                    moves.extend(squares(size, targets).map(|to| Move { from, to }));
                }
            }
        });
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
