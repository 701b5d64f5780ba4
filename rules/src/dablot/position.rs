use crate::{
    Point, Side,
    bits::Bits,
    dablot::{Kind, NORTH, Piece},
    hash::scatter,
    lines::{Board, narrow, widen},
};

/// The pieces on a board, the side to move, and how many actions it has left.
///
/// It is small and `Copy`; which plies are legal in it is decided by a [`Ruleset`](crate::dablot::Ruleset).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    state: State<u128>,
    board: Board,
}

/// A position in the width of its board's tables.
///
/// Men are the pieces of a side that are nothing else; the retreated among them are in two sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct State<B> {
    /// The pieces of each side, by its index.
    pub sides: [B; 2],
    /// The sons of both sides.
    pub sons: B,
    /// The officers of both sides.
    pub officers: B,
    /// The leaders of both sides.
    pub leaders: B,
    /// The men of both sides who have gone back.
    pub retreated: B,
    /// The side to move.
    pub to_move: Side,
    /// The actions left in a turn that has begun; 0: the turn has not.
    pub actions_left: u8,
}

impl Position {
    /// Pieces on a board, the side to move, and the actions left in a turn that has begun, 0 if it has not. Points
    /// that the board lacks are left out.
    #[must_use]
    pub fn new(
        board: Board,
        pieces: impl IntoIterator<Item = (Point, Piece)>,
        to_move: Side,
        actions_left: u8,
    ) -> Self {
        let mut state = State {
            sides: [0; 2],
            sons: 0,
            officers: 0,
            leaders: 0,
            retreated: 0,
            to_move,
            actions_left,
        };
        for (point, piece) in pieces {
            let set = board.layout().set([point]);
            state.remove(set);
            state.put(piece, set);
        }
        Self { state, board }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.state.to_move
    }

    /// How many actions are left in a turn that has begun; 0: the turn has not.
    #[must_use]
    pub const fn actions_left(&self) -> u8 {
        self.state.actions_left
    }

    /// The same pieces with the other side to move in a whole turn.
    #[must_use]
    pub const fn turned(mut self) -> Self {
        self.state.to_move = self.state.to_move.opponent();
        self.state.actions_left = 0;
        self
    }

    /// The piece on a point; `None` if there is none, or no such point.
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        self.state.piece_at(self.board.layout().bit(point)?)
    }

    /// Every piece with its point, in board order.
    pub fn pieces(&self) -> impl Iterator<Item = (Point, Piece)> + use<'_> {
        let points = self.board.layout().points();
        points.filter_map(|point| Some((point, self.piece_at(point)?)))
    }

    /// A hash: equal positions with the same side to move and the same actions left have equal hashes.
    ///
    /// It may be stored: it depends only on the position, in every version and on every machine.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hash = scatter(20_000 + self.board as u64);
        if self.state.to_move == NORTH {
            hash ^= scatter(20_100);
        }
        hash ^= scatter(21_000 + u64::from(self.state.actions_left));
        for (point, piece) in self.pieces() {
            let place =
                u64::from(point.rank()) * u64::from(Point::MAX_SIZE) + u64::from(point.file());
            let kind = 2 * (piece.kind as u64) + piece.side.index() as u64;
            hash ^= scatter(22_000 + 1000 * kind + place);
        }
        hash
    }

    pub(crate) fn state<B: Bits>(&self) -> State<B> {
        self.state.map(narrow)
    }

    pub(crate) fn with<B: Bits>(&self, state: &State<B>) -> Self {
        Self {
            state: state.map(widen),
            board: self.board,
        }
    }
}

impl<A: Copy> State<A> {
    fn map<B>(&self, to: impl Fn(A) -> B) -> State<B> {
        State {
            sides: self.sides.map(&to),
            sons: to(self.sons),
            officers: to(self.officers),
            leaders: to(self.leaders),
            retreated: to(self.retreated),
            to_move: self.to_move,
            actions_left: self.actions_left,
        }
    }
}

impl<B: Bits> State<B> {
    /// The pieces of a side that are no men.
    #[inline]
    pub(crate) fn ranked(&self) -> B {
        self.sons | self.officers | self.leaders
    }

    /// The pieces of the side to move.
    #[inline]
    pub(crate) fn own(&self) -> B {
        self.sides[self.to_move.index()]
    }

    /// The pieces of the other side.
    #[inline]
    pub(crate) fn enemies(&self) -> B {
        self.sides[self.to_move.opponent().index()]
    }

    /// What kind of piece stands on a point, if one does.
    #[inline]
    pub(crate) fn kind(&self, at: B) -> Kind {
        if !at.meets(self.ranked()) {
            if at.meets(self.retreated) {
                Kind::Retreated
            } else {
                Kind::Man
            }
        } else if at.meets(self.sons) {
            Kind::Son
        } else if at.meets(self.officers) {
            Kind::Officer
        } else {
            Kind::Leader
        }
    }

    pub(crate) fn piece_at(&self, bit: usize) -> Option<Piece> {
        let at = B::bit(bit);
        let mut sides = Side::ALL.into_iter();
        let side = sides.find(|side| at.meets(self.sides[side.index()]))?;
        Some(Piece {
            side,
            kind: self.kind(at),
        })
    }

    /// Removes pieces.
    #[inline]
    pub(crate) fn remove(&mut self, pieces: B) {
        let stay = !pieces;
        self.sides = self.sides.map(|side| side & stay);
        self.sons = self.sons & stay;
        self.officers = self.officers & stay;
        self.leaders = self.leaders & stay;
        self.retreated = self.retreated & stay;
    }

    /// Puts a piece on an empty point.
    #[inline]
    pub(crate) fn put(&mut self, piece: Piece, at: B) {
        self.sides[piece.side.index()] |= at;
        match piece.kind {
            Kind::Man => {}
            Kind::Retreated => self.retreated |= at,
            Kind::Son => self.sons |= at,
            Kind::Officer => self.officers |= at,
            Kind::Leader => self.leaders |= at,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_small() {
        assert!(size_of::<Position>() <= 128);
    }
}
