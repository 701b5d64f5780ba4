//! Why plies are not legal.

use super::{
    ARMY, Illegal, Kind, Position,
    plays::Play,
    rays::{between, squares},
    state::{PLACING, State, bit, point},
};
use crate::{Point, Side};

impl Position {
    /// The play of a ply of one or two points, in a position in which the game goes on.
    ///
    /// # Errors
    ///
    /// The first reason why it is not legal, in the order in which a player would notice them.
    pub(super) fn play_of(&self, from: Option<Point>, to: Point) -> Result<Play, Illegal> {
        let on_board = |point: Point| bit(point).ok_or(Illegal::OffBoard(point));
        let (state, from) = (&self.0, from.map(on_board).transpose()?);
        let to = on_board(to)?;
        match from {
            None => state.check_placing(to)?,
            Some(from) => state.check_move(from, to)?,
        }
        Ok(Play::new(from, to))
    }
}

impl State {
    fn check_placing(&self, to: usize) -> Result<(), Illegal> {
        let at = point(to);
        if self.to_move() == ARMY || self.maharajah().is_some() {
            return Err(Illegal::Placing(at));
        }
        if PLACING >> to & 1 == 0 {
            return Err(Illegal::PlacedTooFar(at));
        }
        if self.kind(to).is_some() {
            return Err(Illegal::PlacedOnPiece(at));
        }
        self.check_safe(to)
    }

    /// Whether the maharajah would be safe on a square.
    fn check_safe(&self, to: usize) -> Result<(), Illegal> {
        let attackers = self.attackers(to, self.army() | 1 << to) & !(1 << to);
        match squares(attackers).find_map(|by| Some((by, self.kind(by)?))) {
            None => Ok(()),
            Some((by, attacker)) => Err(Illegal::IntoCheck {
                to: point(to),
                by: point(by),
                attacker,
            }),
        }
    }

    fn check_move(&self, from: usize, to: usize) -> Result<(), Illegal> {
        let (from_point, to_point) = (point(from), point(to));
        if self.to_move() != ARMY && self.maharajah().is_none() {
            return Err(Illegal::PlaceFirst);
        }
        let piece = self.kind(from);
        let piece = piece.ok_or(Illegal::NoPiece { from: from_point })?;
        if piece.side() != self.to_move() {
            let from = from_point;
            return Err(Illegal::NotYours { from, piece });
        }
        if from == to {
            return Err(Illegal::SamePoint(to_point));
        }
        if self.kind(to).map(Kind::side) == Some(piece.side()) {
            return Err(Illegal::OwnPiece(to_point));
        }
        if piece == Kind::Maharajah {
            self.check_movement(piece, from, to)?;
            return self.check_safe(to);
        }
        self.check_movement(piece, from, to)?;
        self.check_king(piece, from, to)
    }

    /// Whether a piece moves like this, whatever becomes of the royal piece.
    fn check_movement(&self, piece: Kind, from: usize, to: usize) -> Result<(), Illegal> {
        let (from_point, to_point) = (point(from), point(to));
        let target = 1 << to;
        let open = match piece {
            Kind::Pawn if from < 8 => return Err(Illegal::PawnAtEnd { from: from_point }),
            Kind::Pawn if Self::attacks(piece, from, 0) & target != 0 => {
                return Err(Illegal::PawnDiagonal { to: to_point });
            }
            Kind::Pawn => Self::advances(from, 0),
            piece => Self::attacks(piece, from, 0),
        };
        if open & target == 0 {
            return Err(Illegal::Movement {
                from: from_point,
                to: to_point,
                piece,
            });
        }
        // A pawn is also blocked where it would go. What leaps has nothing between.
        let way = between(from, to).unwrap_or(0) | if piece == Kind::Pawn { target } else { 0 };
        let nearest = squares(way & self.occupied()).min_by_key(|at| at.abs_diff(from));
        match nearest {
            None => Ok(()),
            Some(at) => Err(Illegal::Blocked {
                from: from_point,
                to: to_point,
                at: point(at),
            }),
        }
    }

    /// Whether the king would be safe after a move of the army.
    fn check_king(&self, piece: Kind, from: usize, to: usize) -> Result<(), Illegal> {
        let (after, _) = self.after(Play::new(Some(from), to));
        let by = squares(after.checkers(ARMY)).next().map(point);
        let Some(by) = by else { return Ok(()) };
        if piece == Kind::King {
            return Err(Illegal::IntoCheck {
                to: point(to),
                by,
                attacker: Kind::Maharajah,
            });
        }
        let king = squares(self.of(Kind::King)).next().map_or(by, point);
        if self.checkers(ARMY) == 0 {
            let from = point(from);
            return Err(Illegal::Pinned { from, by });
        }
        Err(Illegal::InCheck { king, by })
    }

    /// The side that is in check, and may be to move.
    pub(super) fn in_check(&self) -> Option<Side> {
        let to_move = self.to_move();
        (self.checkers(to_move) != 0).then_some(to_move)
    }
}
