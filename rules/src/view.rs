use crate::{Ground, Piece, Point, Shape, Side};

/// The state of a game in any family, as pictures, boards of text and pages use it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// The board.
    pub shape: Shape,
    /// The points that are not ordinary ones, in board order.
    pub grounds: Vec<(Point, Ground)>,
    /// The pieces on the board, in board order.
    pub pieces: Vec<(Point, Piece)>,
    /// The pieces that are still to be put on the board, and how many of each.
    pub in_hand: Vec<(Piece, u32)>,
    /// How many actions the side to move has left, where a turn has several.
    pub actions_left: Option<u8>,
    /// The side to move; the side that would move next, once the game is over.
    pub to_move: Side,
}

impl View {
    /// The piece on a point.
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        let at = self.pieces.binary_search_by_key(&point, |(at, _)| *at);
        at.ok().map(|at| self.pieces[at].1)
    }

    /// The ground of a point, if it is not an ordinary one.
    #[must_use]
    pub fn ground_at(&self, point: Point) -> Option<Ground> {
        let at = self.grounds.binary_search_by_key(&point, |(at, _)| *at);
        at.ok().map(|at| self.grounds[at].1)
    }

    /// The points of the pieces of a kind, in board order.
    pub fn points_of(&self, piece: Piece) -> impl Iterator<Item = Point> + '_ {
        let of_kind = move |(_, found): &&(Point, Piece)| *found == piece;
        self.pieces.iter().filter(of_kind).map(|(at, _)| *at)
    }

    /// How many pieces of a kind are on the board.
    #[must_use]
    pub fn count(&self, piece: Piece) -> usize {
        self.points_of(piece).count()
    }
}
