use crate::{
    Point, Side,
    bits::Bits,
    hash::scatter,
    hunt::{FEW, MANY, Piece},
    lines::{Board, narrow, widen},
};

/// The pieces on a board and in hand, and the side to move.
///
/// It is small and `Copy`; which plies are legal in it is decided by a [`Ruleset`](crate::hunt::Ruleset), and the
/// letters of its text are those of a ruleset.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The bits of the points of each side, by the index of the side.
    pub(crate) pieces: [u128; 2],
    pub(crate) hands: [u8; 2],
    pub(crate) to_move: Side,
    board: Board,
}

impl Position {
    /// The pieces on a board, those in hand of the few and of the many, and the side to move. Points that the board
    /// lacks are left out.
    #[must_use]
    pub fn new(
        board: Board,
        pieces: impl IntoIterator<Item = (Point, Piece)>,
        hands: [u8; 2],
        to_move: Side,
    ) -> Self {
        let mut sets = [0; 2];
        for (point, piece) in pieces {
            let set = board.layout().set([point]);
            sets[piece.side().index()] |= set;
            sets[piece.side().opponent().index()] &= !set;
        }
        Self {
            pieces: sets,
            hands,
            to_move,
            board,
        }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// How many pieces a side has in hand.
    #[must_use]
    pub const fn hand(&self, side: Side) -> u8 {
        self.hands[side.index()]
    }

    /// The same pieces with the other side to move.
    #[must_use]
    pub const fn turned(mut self) -> Self {
        self.to_move = self.to_move.opponent();
        self
    }

    /// The piece on a point; `None` if there is none, or no such point.
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        let set = self.board.layout().set([point]);
        let has = |side: Side| self.pieces[side.index()] & set != 0;
        [FEW, MANY]
            .into_iter()
            .find(|side| has(*side))
            .map(Piece::of)
    }

    /// Every piece with its point, in board order.
    pub fn pieces(&self) -> impl Iterator<Item = (Point, Piece)> + use<'_> {
        let points = self.board.layout().points();
        points.filter_map(|point| Some((point, self.piece_at(point)?)))
    }

    /// How many pieces of a side are on the board.
    #[must_use]
    pub const fn count(&self, side: Side) -> u32 {
        self.pieces[side.index()].count_ones()
    }

    /// A hash: equal positions with the same side to move have equal hashes.
    ///
    /// It may be stored: it depends only on the position, in every version and on every machine.
    #[must_use]
    pub fn hash(&self) -> u64 {
        let mut hash = scatter(10_000 + self.board as u64);
        if self.to_move == MANY {
            hash ^= scatter(10_100);
        }
        for (hand, place) in self.hands.into_iter().zip([11_000, 12_000]) {
            hash ^= scatter(place + u64::from(hand));
        }
        for (point, piece) in self.pieces() {
            let place = match piece {
                Piece::Few => 13_000,
                Piece::Many => 14_000,
            };
            hash ^= scatter(place + number(point));
        }
        hash
    }

    pub(crate) fn state<B: Bits>(&self) -> State<B> {
        State {
            few: narrow(self.pieces[0]),
            many: narrow(self.pieces[1]),
            few_hand: self.hands[0],
            many_hand: self.hands[1],
            to_move: self.to_move,
        }
    }

    pub(crate) fn with<B: Bits>(&self, state: &State<B>) -> Self {
        Self {
            pieces: [widen(state.few), widen(state.many)],
            hands: [state.few_hand, state.many_hand],
            to_move: state.to_move,
            board: self.board,
        }
    }
}

/// A point's number, the same on every board.
pub(crate) fn number(point: Point) -> u64 {
    u64::from(point.rank()) * u64::from(Point::MAX_SIZE) + u64::from(point.file())
}

/// A position in the width of its board's tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State<B> {
    /// The few on the board.
    pub few: B,
    /// The many on the board.
    pub many: B,
    /// How many of the few are in hand.
    pub few_hand: u8,
    /// How many of the many are in hand.
    pub many_hand: u8,
    /// The side to move.
    pub to_move: Side,
}

impl<B: Bits> State<B> {
    /// How many pieces the side to move has in hand.
    #[inline]
    pub(crate) fn hand(&self) -> u8 {
        match self.to_move {
            FEW => self.few_hand,
            MANY => self.many_hand,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_small() {
        assert!(size_of::<Position>() <= 48);
    }
}
