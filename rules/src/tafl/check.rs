//! Whether a move is legal, and why not.

use crate::tafl::{
    Chain, Illegal, KingJump, Move, Piece, Position, Rank, Ruleset, SpecialKind, Square,
    board::Board, compiled::with_tables, position::index, tables::Direction,
};
use crate::{Ply, PlyKind, PlyTextError, bits::Bits};

impl Ruleset {
    /// Whether a move is legal in a position, as long as the game is not over, whatever has stood before.
    ///
    /// # Errors
    ///
    /// The first reason why it is not, in the order in which a player would notice them.
    pub fn check(&self, position: &Position, ply: Ply) -> Result<Piece, Illegal> {
        let size = self.size();
        let points = ply.points();
        let off_board = points.iter().find(|square| !square.is_on_board(size));
        if let Some(square) = off_board {
            return Err(Illegal::OffBoard {
                square: *square,
                size,
            });
        }
        let [from, to, ..] = *points else {
            return Err(Illegal::Form(form_of(ply)));
        };
        if ply.kind() != PlyKind::Path {
            return Err(Illegal::Form(PlyTextError::Trailing));
        }
        let piece = position.piece_at(from).ok_or(Illegal::NoPiece { from })?;
        if piece.side() != position.to_move() {
            return Err(Illegal::NotYours { from, piece });
        }
        self.check_leg(position, Move { from, to }, piece)?;
        if self.rules().has_legs() {
            self.check_chain(position, piece, points)?;
        } else if points.len() > 2 {
            return Err(Illegal::Form(PlyTextError::Trailing));
        }
        Ok(piece)
    }

    /// Whether each leg after a first one that is legal may follow, and the last one may be the last.
    fn check_chain(
        &self,
        position: &Position,
        piece: Piece,
        points: &[Square],
    ) -> Result<(), Illegal> {
        let chain = self.rules().chain;
        let mut position = *position;
        for (at, leg) in points.windows(2).enumerate() {
            let mv = Move::new(leg[0], leg[1]);
            if at > 0 {
                self.check_leg(&position, mv, piece)?;
            }
            let is_last = at + 2 == points.len();
            let size = self.size();
            let (captured, next) = with_tables!(self, tables => {
                let (from, to) = (Bits::bit(index(size, mv.from)), Bits::bit(index(size, mv.to)));
                let (board, taken) = Board::of(&position).a_leg(tables, (from, to), piece);
                board.store(&mut position);
                let captured = !taken.enemies().none();
                let wins = piece == Piece::King && Bits::meets(to, tables.goals);
                if at > 0 && !captured && !wins {
                    return Err(Illegal::CapturesNothing(mv));
                }
                let next = captured && !board.next_squares(tables, to, piece).none();
                (captured && !wins && !board.king.none(), next)
            });
            if !is_last && (!captured || chain == Chain::None) {
                return Err(Illegal::ChainEnds { at: mv.to });
            }
            if is_last && chain == Chain::Must && next && points.len() < Ply::MOST_POINTS {
                return Err(Illegal::MustGoOn { at: mv.to });
            }
        }
        Ok(())
    }

    /// Whether a piece may walk or leap from one square to another.
    fn check_leg(&self, position: &Position, mv: Move, piece: Piece) -> Result<(), Illegal> {
        let Move { from, to } = mv;
        if from == to {
            return Err(Illegal::SameSquare { square: from });
        }
        let direction = direction(mv).ok_or(Illegal::NotInLine { from, to })?;
        match self.leap(position, mv, piece, direction) {
            Some(leap) => leap,
            None => self.check_way(position, mv, piece, direction),
        }
    }

    /// Whether a piece may leap from one square to another; `None` if it does not leap, or there is nobody to leap over.
    fn leap(
        &self,
        position: &Position,
        mv: Move,
        piece: Piece,
        direction: Direction,
    ) -> Option<Result<(), Illegal>> {
        let over = beside(mv.from, direction)?;
        let leapt = position.piece_at(over)?;
        let rules = self.rules();
        let jump = match (piece, position.rank_at(mv.from)) {
            (Piece::King, _) => rules.king.jump,
            (_, Some(Rank::Commander)) => rules.commander.jump.into(),
            (_, Some(Rank::Knight)) => rules.knight.jump.into(),
            (_, None) => KingJump::None,
        };
        if jump == KingJump::None || beside(over, direction) != Some(mv.to) {
            return None;
        }
        if let Some(by) = position.piece_at(mv.to) {
            return Some(Err(Illegal::Blocked { at: mv.to, by }));
        }
        let is_prey =
            leapt.is_soldier() && leapt.side() != piece.side() && position.rank_at(over).is_none();
        if !is_prey {
            return Some(Err(Illegal::NotLeapable { over, piece: leapt }));
        }
        let is_special = |at| {
            let special = self.special(at);
            matches!(special, Some(SpecialKind::Throne | SpecialKind::Corner))
        };
        if jump == KingJump::Special && !is_special(mv.from) && !is_special(mv.to) {
            return Some(Err(Illegal::LeapFarFromThrone(mv)));
        }
        // A leap does not stay in a camp, so that it starts from no camp of its own.
        Some(match self.closed(mv.to, piece, Use::Stop) {
            Some((special, only)) => Err(Illegal::MayNotStop {
                at: mv.to,
                special,
                only,
            }),
            None => Ok(()),
        })
    }

    /// Follows the piece's way square by square.
    fn check_way(
        &self,
        position: &Position,
        mv: Move,
        piece: Piece,
        direction: Direction,
    ) -> Result<(), Illegal> {
        let limit = if piece.is_soldier() {
            self.rules().soldier_steps
        } else {
            self.rules().king.steps
        };
        let mut gone = 0_u8;
        let mut at = mv.from;
        while let Some(next) = beside(at, direction) {
            at = next;
            gone = gone.saturating_add(1);
            if let Some(by) = position.piece_at(at) {
                return Err(Illegal::Blocked { at, by });
            }
            if at == mv.to {
                break;
            }
            let closed = self.closed(at, piece, Use::Cross);
            if let Some((special, only)) = closed.filter(|_| !self.is_at_home(mv.from, at, piece)) {
                return Err(Illegal::MayNotCross { at, special, only });
            }
        }
        if limit > 0 && gone > limit {
            return Err(Illegal::TooFar { limit });
        }
        let closed = self.closed(mv.to, piece, Use::Stop);
        match closed.filter(|_| !self.is_at_home(mv.from, mv.to, piece)) {
            Some((special, only)) => Err(Illegal::MayNotStop {
                at: mv.to,
                special,
                only,
            }),
            None => Ok(()),
        }
    }

    /// The kind of a closed square and the pieces that may use it, if this piece, unless it is at home there, may not.
    fn closed(
        &self,
        at: Square,
        piece: Piece,
        usage: Use,
    ) -> Option<(SpecialKind, crate::tafl::ClassSet)> {
        let special = self.special(at)?;
        let rules = self.rules();
        let (stop, cross) = match special {
            SpecialKind::Throne => (rules.throne.stop, rules.throne.cross),
            SpecialKind::Corner => (rules.corners.stop, rules.corners.cross),
            SpecialKind::Camp => (rules.camps.stop, rules.camps.cross),
        };
        let only = match usage {
            Use::Stop => stop,
            Use::Cross => cross,
        };
        (!only.contains(piece)).then_some((special, only))
    }

    /// Whether an attacker that starts on one square may use the other as part of its own camp.
    fn is_at_home(&self, from: Square, at: Square, piece: Piece) -> bool {
        piece == Piece::Attacker
            && with_tables!(self, tables => tables.homes.iter().any(|home| {
                let has = |wanted| tables.squares(*home).any(|square| square == wanted);
                has(from) && has(at)
            }))
    }
}

/// Why a ply does not go from one square to others.
const fn form_of(ply: Ply) -> PlyTextError {
    match ply.kind() {
        PlyKind::Path => PlyTextError::NoTarget,
        PlyKind::Together => PlyTextError::Trailing,
        PlyKind::End => PlyTextError::From,
    }
}

/// How a piece uses a square.
#[derive(Clone, Copy)]
enum Use {
    Stop,
    Cross,
}

/// The direction of a move along a file or a rank.
fn direction(mv: Move) -> Option<Direction> {
    let Move { from, to } = mv;
    if from.file() == to.file() {
        Some(if to.rank() > from.rank() {
            Direction::Up
        } else {
            Direction::Down
        })
    } else if from.rank() == to.rank() {
        Some(if to.file() > from.file() {
            Direction::Right
        } else {
            Direction::Left
        })
    } else {
        None
    }
}

/// The next square in a direction, on the largest board.
fn beside(square: Square, direction: Direction) -> Option<Square> {
    let (file, rank) = (square.file(), square.rank());
    match direction {
        Direction::Up => Square::new(file, rank + 1),
        Direction::Down => Square::new(file, rank.checked_sub(1)?),
        Direction::Right => Square::new(file + 1, rank),
        Direction::Left => Square::new(file.checked_sub(1)?, rank),
    }
}
