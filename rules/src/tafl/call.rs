//! What is announced after a move.

use std::ops::ControlFlow;

use crate::Ply;
use crate::bits::Bits;
use crate::lines::Path;
use crate::tafl::{
    Game, Side, Square,
    board::Board,
    compiled::with_tables,
    plays::{Play, Plays},
    step,
    tables::Tables,
};

/// What is announced after a move that does not end the game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Call {
    /// The king, whose side just moved, could escape at his next move, in one direction.
    Raichi {
        /// The king's square.
        king: Square,
        /// The one open line.
        lines: Vec<EscapeLine>,
    },
    /// The king could escape at his next move in two directions or more.
    Tuichi {
        /// The king's square.
        king: Square,
        /// The open lines.
        lines: Vec<EscapeLine>,
    },
    /// The attackers, who just moved, could capture the king at their next move.
    WatchYourKing {
        /// The king's square.
        king: Square,
        /// The moves that would capture him.
        threats: Vec<Ply>,
    },
}

impl Call {
    /// The word for the call in records.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Raichi { .. } => "raichi",
            Self::Tuichi { .. } => "tuichi",
            Self::WatchYourKing { .. } => "watch-your-king",
        }
    }
}

/// A direction in which a move can begin by which the king would escape.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct EscapeLine {
    /// The king's square.
    pub from: Square,
    /// The squares of the line on which he would have escaped, or from which he would go on to escape in the same move, the
    /// nearest first; at least one.
    pub to: Vec<Square>,
}

impl Game {
    /// The call for the present position, if the side that is not to move has just moved into it; `None` once the
    /// game is over.
    #[must_use]
    pub fn call(&self) -> Option<Call> {
        if self.outcome().is_some() {
            return None;
        }
        let by = self.to_move().opponent();
        with_tables!(self.rules(), tables => self.call_of(tables, &Board::of(self.position()), by))
    }

    /// The moves by which the attackers would capture the king, if it were their turn; none once the game is over.
    #[must_use]
    pub fn threats_to_king(&self) -> Vec<Ply> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        with_tables!(self.rules(), tables => threats(tables, &Board::of(self.position())))
    }

    /// The call after a move of a game that goes on.
    pub(super) fn call_of<B: Bits>(
        &self,
        tables: &Tables<B>,
        board: &Board<B>,
        by: Side,
    ) -> Option<Call> {
        let king = tables.squares(board.king).next()?;
        match by {
            Side::Attackers => {
                let threats = threats(tables, board);
                (!threats.is_empty()).then_some(Call::WatchYourKing { king, threats })
            }
            Side::Defenders => {
                let stood = |path: &Path, play: &Play<B>| {
                    let ply = step::ply(self.position().size(), path);
                    ply.is_some_and(|ply| self.stood_before(ply, play.piece).is_some())
                };
                let escapes = if self.stood().is_empty() {
                    board.escapes(tables)
                } else {
                    board.escaping_legs(tables, stood)
                };
                let lines: Vec<_> = escapes
                    .into_iter()
                    .filter(|escapes| !escapes.none())
                    .map(|escapes| {
                        let mut to: Vec<_> = tables.squares(escapes).collect();
                        to.sort_by_key(|square| {
                            square.file().abs_diff(king.file())
                                + square.rank().abs_diff(king.rank())
                        });
                        EscapeLine { from: king, to }
                    })
                    .collect();
                match lines.len() {
                    0 => None,
                    1 => Some(Call::Raichi { king, lines }),
                    _ => Some(Call::Tuichi { king, lines }),
                }
            }
        }
    }
}

fn threats<B: Bits>(tables: &Tables<B>, board: &Board<B>) -> Vec<Ply> {
    let size = tables.rules.setup.size();
    let mut threats = Vec::new();
    if tables.has_legs {
        let board = Board {
            to_move: Side::Attackers,
            ..*board
        };
        let all = board.visit(tables, Plays::Captures, |path, play| {
            if play.taken.meets(board.king) {
                threats.extend(step::ply(size, path));
            }
            ControlFlow::Continue(())
        });
        debug_assert!(all.is_continue());
    } else {
        for (from, to) in board.threats_to_king(tables) {
            let path = Path::step(from.lowest(), to.lowest());
            threats.extend(step::ply(size, &path));
        }
    }
    threats.sort_unstable();
    threats
}
