use super::{
    ARMY, Kind, MAHARAJAH, Start,
    state::{State, bit, point},
};
use crate::{
    Family, Point, Side,
    lines::{BoardTextError, read_rows, write_rows},
    problem::shortened,
};

/// The pieces on the board, and the side to move. A maharajah that is not on the board is yet to be placed.
///
/// It is small and `Copy`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position(pub(super) State);

/// Why a text is not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// The board is not well formed.
    #[error(transparent)]
    Board(#[from] BoardTextError),
    /// Something other than the maharajah is in hand.
    #[error("`+{0}` is not in hand: it can only be the maharajah, `+1M`")]
    Hand(String),
    /// There is not one maharajah, on the board or in hand.
    #[error("there are {0} maharajahs instead of one")]
    Maharajahs(u32),
    /// The board is not followed by the side to move.
    #[error("the side to move is `maharajah` or `sepoys`, or `w` or `b`, not `{0}`")]
    Side(String),
    /// What follows the side to move is not what FEN has there when nobody castles or captures in passing.
    #[error("`{0}` does not follow the side to move: at most `- - 0 1` does")]
    Fields(String),
}

/// Why no game can be in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The army does not have one king.
    #[error("there are {0} kings instead of one")]
    Kings(u32),
    /// There are more pieces of a kind than at the start, and pawns do not promote.
    #[error("there are {count} pieces `{}`, and pawns do not promote", .kind.letter())]
    TooMany {
        /// The kind.
        kind: Kind,
        /// How many there are.
        count: u32,
    },
    /// A pawn stands behind the rank on which pawns begin.
    #[error("a pawn cannot have come to {0}")]
    PawnBehind(Point),
    /// The side that is not to move is in check.
    #[error("the side that is not to move is in check on {0}")]
    Check(Point),
    /// The maharajah is yet to be placed, and the army is to move.
    #[error("the maharajah is placed before the army moves")]
    NotPlaced,
    /// The maharajah is yet to be placed, and it starts on e1.
    #[error("the maharajah starts on e1, and is not placed")]
    NoPlacing,
}

const ARMY_AT_START: &str = "rnbqkbnr/pppppppp/8/8/8/8/8";

/// The rows of the board from the top down.
fn rows() -> Vec<Vec<Point>> {
    let rank = |rank| {
        (0..8)
            .filter_map(move |file| Point::new(file, rank))
            .collect()
    };
    (0..8).rev().map(rank).collect()
}

/// The position in which games start.
pub(super) fn start(start: Start) -> Position {
    let last = match start {
        Start::E1 => "4M3",
        Start::Choice => "8",
    };
    // A test reads the text of every start position.
    let read = read_board(&format!("{ARMY_AT_START}/{last}"), MAHARAJAH);
    read.unwrap_or(Position(State::empty(MAHARAJAH)))
}

fn read_board(text: &str, to_move: Side) -> Result<Position, BoardTextError> {
    let mut state = State::empty(to_move);
    for (at, kind) in read_rows(&rows(), text, Kind::from_letter)? {
        if let Some(at) = bit(at) {
            state.put(kind, at);
        }
    }
    Ok(Position(state))
}

impl Position {
    /// Reads a position with the side to move: `rnbqkbnr/pppppppp/8/8/8/8/8/4M3 maharajah`, or as FEN, with `w` and what
    /// follows it. A maharajah that is yet to be placed follows the board: `…/8+1M maharajah`.
    ///
    /// # Errors
    ///
    /// If the text is not one.
    pub fn read(text: &str) -> Result<Self, ParsePositionError> {
        let mut words = text.split_whitespace();
        let board = words.next().unwrap_or_default();
        let side = words.next().unwrap_or_default();
        let to_move = match side {
            "w" => Some(MAHARAJAH),
            "b" => Some(ARMY),
            word => Family::Chess.side_from_code(word),
        };
        let to_move = to_move.ok_or_else(|| ParsePositionError::Side(shortened(side)))?;
        let others: Vec<_> = words.collect();
        let is_number = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
        let are_fields = match others[..] {
            [] => true,
            ["-", "-", ref numbers @ ..] => {
                numbers.len() < 3 && numbers.iter().all(|text| is_number(text))
            }
            _ => false,
        };
        if !are_fields {
            return Err(ParsePositionError::Fields(shortened(&others.join(" "))));
        }
        let (ranks, hand) = board.split_once('+').unwrap_or((board, ""));
        let position = read_board(ranks, to_move)?;
        let in_hand = match hand {
            "" => 0,
            "M" | "1M" => 1,
            hand => return Err(ParsePositionError::Hand(shortened(hand))),
        };
        match in_hand + position.0.of(Kind::Maharajah).count_ones() {
            1 => Ok(position),
            count => Err(ParsePositionError::Maharajahs(count)),
        }
    }

    /// The position as text, without the side to move.
    #[must_use]
    pub fn text(&self) -> String {
        let letter = |at| self.piece_at(at).map(Kind::letter);
        let board = write_rows(&rows(), letter);
        match self.0.maharajah() {
            Some(_) => board,
            None => board + "+1M",
        }
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.0.to_move()
    }

    /// The piece on a point; `None` if there is none, or no such point.
    #[must_use]
    pub fn piece_at(&self, at: Point) -> Option<Kind> {
        self.0.kind(bit(at)?)
    }

    /// Every piece with its point, in board order.
    pub fn pieces(&self) -> impl Iterator<Item = (Point, Kind)> + '_ {
        (0..64).filter_map(|at| Some((point(at), self.0.kind(at)?)))
    }

    /// The royal piece of a side, once it is on the board.
    #[must_use]
    pub fn royal(&self, side: Side) -> Option<Point> {
        let is_it = |kind: Kind| kind.is_royal() && kind.side() == side;
        let mut pieces = self.pieces();
        pieces.find(|(_, kind)| is_it(*kind)).map(|(at, _)| at)
    }

    /// A hash: equal positions with the same side to move have equal hashes.
    ///
    /// It may be stored: it depends only on the position, in every version and on every machine.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.0.hash()
    }

    /// The position in terms of a search.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.0
    }

    /// Why no game can be in this position.
    pub(super) fn problem(&self, start: Start) -> Option<Problem> {
        let state = &self.0;
        let count = |kind: Kind| state.of(kind).count_ones();
        if count(Kind::King) != 1 {
            return Some(Problem::Kings(count(Kind::King)));
        }
        let mut kinds = Kind::ALL.into_iter();
        if let Some(kind) = kinds.find(|kind| count(*kind) > kind.most()) {
            let count = count(kind);
            return Some(Problem::TooMany { kind, count });
        }
        let mut pawns = self.pieces().filter(|(_, kind)| *kind == Kind::Pawn);
        if let Some((at, _)) = pawns.find(|(at, _)| at.rank() == 7) {
            return Some(Problem::PawnBehind(at));
        }
        match (state.maharajah(), state.to_move(), start) {
            (None, _, Start::E1) => return Some(Problem::NoPlacing),
            (None, ARMY, _) => return Some(Problem::NotPlaced),
            _ => {}
        }
        let waiting = state.to_move().opponent();
        let at = self.royal(waiting).filter(|_| state.checkers(waiting) != 0);
        at.map(Problem::Check)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn start_positions_survive_their_text() {
        for (begin, text) in [
            (Start::E1, "rnbqkbnr/pppppppp/8/8/8/8/8/4M3"),
            (Start::Choice, "rnbqkbnr/pppppppp/8/8/8/8/8/8+1M"),
        ] {
            let position = start(begin);
            assert_eq!(position.text(), text);
            for to_move in ["maharajah", "w", "w - - 0 1", "w - -"] {
                let read = Position::read(&format!("{text} {to_move}"));
                assert_eq!(read, Ok(position), "{to_move}");
            }
            assert_eq!(position.problem(begin), None);
        }
        assert!(size_of::<Position>() <= 64);
    }
}
