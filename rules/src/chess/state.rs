//! The pieces as sets of squares.

use super::{
    ARMY, Kind, MAHARAJAH,
    rays::{KNIGHT, NEIGHBOURS, attacked_by_pawns, between, bishop, pawns_attack, rook, squares},
};
use crate::{Point, Side, hash::scatter};

/// The squares of a kind of pieces, all kinds, and the side to move. A maharajah without a square is yet to be placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    sets: [u64; Kind::ALL.len()],
    to_move: Side,
}

/// The ranks on which the maharajah may be placed.
pub(super) const PLACING: u64 = 0x00FF_FFFF;
/// The rank on which pawns begin.
const PAWNS: u64 = 0x00FF << 48;

/// The bit of a point on the board.
pub(super) fn bit(point: Point) -> Option<usize> {
    let is_on_board = point.is_on_board(8);
    is_on_board.then(|| usize::from(point.rank()) * 8 + usize::from(point.file()))
}

/// The point of a bit.
pub(super) fn point(bit: usize) -> Point {
    Point::new((bit % 8) as u8, (bit / 8) as u8).unwrap_or(Point::A1)
}

const fn set(bit: usize) -> u64 {
    1 << bit
}

impl State {
    pub(super) const fn empty(to_move: Side) -> Self {
        Self {
            sets: [0; Kind::ALL.len()],
            to_move,
        }
    }

    /// Puts a piece on an empty square.
    pub(super) const fn put(&mut self, kind: Kind, at: usize) {
        self.sets[kind as usize] |= set(at);
    }

    /// The side to move.
    #[inline]
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The same pieces with the other side to move.
    #[must_use]
    pub const fn turned(mut self) -> Self {
        self.to_move = self.to_move.opponent();
        self
    }

    /// The squares of the pieces of a kind.
    #[inline]
    #[must_use]
    pub const fn of(&self, kind: Kind) -> u64 {
        self.sets[kind as usize]
    }

    /// The maharajah's square, once it is placed.
    #[inline]
    #[must_use]
    pub fn maharajah(&self) -> Option<usize> {
        squares(self.of(Kind::Maharajah)).next()
    }

    /// The squares of the army.
    #[inline]
    #[must_use]
    pub fn army(&self) -> u64 {
        self.sets[1..].iter().fold(0, |all, set| all | set)
    }

    /// The squares with a piece.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> u64 {
        self.army() | self.of(Kind::Maharajah)
    }

    /// The kind of the piece on a square.
    #[inline]
    #[must_use]
    pub fn kind(&self, at: usize) -> Option<Kind> {
        let mut kinds = Kind::ALL.into_iter();
        kinds.find(|kind| self.of(*kind) & set(at) != 0)
    }

    /// The squares that a piece of a kind attacks from a square, on a board with these occupied squares.
    #[inline]
    pub(super) fn attacks(kind: Kind, from: usize, occupied: u64) -> u64 {
        match kind {
            Kind::Maharajah => KNIGHT[from] | rook(from, occupied) | bishop(from, occupied),
            Kind::Pawn => pawns_attack(set(from)),
            Kind::Knight => KNIGHT[from],
            Kind::Bishop => bishop(from, occupied),
            Kind::Rook => rook(from, occupied),
            Kind::Queen => rook(from, occupied) | bishop(from, occupied),
            Kind::King => NEIGHBOURS[from],
        }
    }

    /// The pieces of the army that attack a square, on a board with these occupied squares.
    #[inline]
    #[must_use]
    pub fn attackers(&self, at: usize, occupied: u64) -> u64 {
        let straight = self.of(Kind::Rook) | self.of(Kind::Queen);
        let diagonal = self.of(Kind::Bishop) | self.of(Kind::Queen);
        attacked_by_pawns(set(at)) & self.of(Kind::Pawn)
            | KNIGHT[at] & self.of(Kind::Knight)
            | NEIGHBOURS[at] & self.of(Kind::King)
            | rook(at, occupied) & straight
            | bishop(at, occupied) & diagonal
    }

    /// The squares that the army attacks, through the maharajah, too; its own pieces there are protected.
    #[inline]
    #[must_use]
    pub fn guarded(&self) -> u64 {
        let occupied = self.army();
        let mut all = pawns_attack(self.of(Kind::Pawn));
        for kind in Kind::ALL.into_iter().skip(Kind::Knight as usize) {
            for at in squares(self.of(kind)) {
                all |= Self::attacks(kind, at, occupied);
            }
        }
        all
    }

    /// The squares that the maharajah attacks.
    #[inline]
    #[must_use]
    pub fn threatened(&self) -> u64 {
        let at = self.maharajah();
        at.map_or(0, |at| Self::attacks(Kind::Maharajah, at, self.occupied()))
    }

    /// The squares of the pieces that attack the royal piece of a side.
    #[must_use]
    pub fn checkers(&self, side: Side) -> u64 {
        match side {
            MAHARAJAH => {
                let at = self.maharajah();
                at.map_or(0, |at| self.attackers(at, self.occupied()))
            }
            ARMY if self.threatened() & self.of(Kind::King) != 0 => self.of(Kind::Maharajah),
            ARMY => 0,
        }
    }

    /// The squares that would be empty if the maharajah did not attack the king in line; all, if it cannot.
    pub(super) fn lines_to_king(&self) -> u64 {
        let king = squares(self.of(Kind::King)).next();
        let line = self.maharajah().zip(king);
        let line = line.and_then(|(from, to)| between(from, to));
        line.unwrap_or(0)
    }

    /// The squares to which a pawn can go without capturing.
    #[inline]
    pub(super) fn advances(at: usize, occupied: u64) -> u64 {
        let one = set(at) >> 8 & !occupied;
        // The square behind is empty, too.
        let two = if set(at) & PAWNS == 0 { 0 } else { one >> 8 };
        one | two & !occupied
    }

    /// A hash: equal positions with the same side to move have equal hashes.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let turn = match self.to_move {
            MAHARAJAH => 0,
            ARMY => scatter(40_001),
        };
        let pieces = Kind::ALL.into_iter().flat_map(|kind| {
            let places = squares(self.of(kind));
            places.map(move |at| scatter(41_000 + 100 * (kind as u64) + at as u64))
        });
        pieces.fold(scatter(40_000) ^ turn, |hash, number| hash ^ number)
    }

    /// The difference of the hashes of this position and of one after a play.
    #[inline]
    #[must_use]
    pub fn hash_change(&self, after: &Self) -> u64 {
        let mut change = scatter(40_001);
        for kind in Kind::ALL {
            for at in squares(self.of(kind) ^ after.of(kind)) {
                change ^= scatter(41_000 + 100 * (kind as u64) + at as u64);
            }
        }
        change
    }

    pub(super) const fn move_piece(&mut self, kind: Kind, from: Option<usize>, to: usize) {
        if let Some(from) = from {
            self.sets[kind as usize] &= !set(from);
        }
        self.put(kind, to);
        self.to_move = self.to_move.opponent();
    }

    pub(super) const fn remove(&mut self, kind: Kind, at: usize) {
        self.sets[kind as usize] &= !set(at);
    }
}
