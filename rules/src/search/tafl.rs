//! Tafl positions for searches.
//!
//! ```
//! use raichi_rules::{search::{Bits, tafl::{Board, Field, Visitor, with_board}}, tafl::Ruleset};
//!
//! struct Mobility;
//!
//! impl Visitor for Mobility {
//!     type Output = u64;
//!
//!     fn visit<B: Bits>(self, field: Field<'_, B>, board: Board<B>) -> u64 {
//!         field.count_moves(&board)
//!     }
//! }
//!
//! let ruleset = Ruleset::preset("brandubh").unwrap();
//! assert_eq!(with_board(&ruleset, ruleset.start(), Mobility), 40);
//! ```

use std::ops::ControlFlow;

use super::difference;
use crate::{
    Ply,
    bits::Bits,
    tafl::{
        Piece, Position, Rank, Rules, Ruleset, Side, Square,
        compiled::with_tables,
        hash,
        position::{index, square},
        step,
        tables::Tables,
    },
};

pub use crate::tafl::{
    board::Board,
    plays::{Play, Plays},
    ranks::{Ranked, Ranks},
    tables::Direction,
};

/// A computation on a position, for boards of any width.
pub trait Visitor {
    /// Its result.
    type Output;

    /// Computes it.
    fn visit<B: Bits>(self, field: Field<'_, B>, board: Board<B>) -> Self::Output;
}

/// Runs a computation on a position, which must be on a board of the ruleset's size and have a king.
pub fn with_board<V: Visitor>(ruleset: &Ruleset, position: &Position, visitor: V) -> V::Output {
    with_tables!(ruleset, tables => visitor.visit(Field { tables }, Board::of(position)))
}

/// A compiled ruleset, for boards whose squares fit into a `B`.
#[derive(Debug, Clone, Copy)]
pub struct Field<'a, B> {
    tables: &'a Tables<B>,
}

impl<'a, B: Bits> Field<'a, B> {
    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &'a Rules {
        &self.tables.rules
    }

    /// Every square.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> B {
        self.tables.board
    }

    /// The squares along the sides of the board.
    #[inline]
    #[must_use]
    pub const fn edge(&self) -> B {
        self.tables.edge
    }

    /// The throne; empty if there is none.
    #[inline]
    #[must_use]
    pub const fn throne(&self) -> B {
        self.tables.throne
    }

    /// The squares of the corners; empty if there are none.
    #[inline]
    #[must_use]
    pub const fn corners(&self) -> B {
        self.tables.corners
    }

    /// The squares where the king escapes, if he is safe there.
    #[inline]
    #[must_use]
    pub const fn goals(&self) -> B {
        self.tables.goals
    }

    /// The squares without a neighbour in a direction.
    #[inline]
    #[must_use]
    pub const fn rim(&self, direction: Direction) -> B {
        self.tables.rim(direction)
    }

    /// The squares one step further in a direction, without those off the board.
    #[inline]
    #[must_use]
    pub fn step(&self, squares: B, direction: Direction) -> B {
        self.tables.step(squares, direction)
    }

    /// The squares next to any of the given ones.
    #[inline]
    #[must_use]
    pub fn neighbours(&self, squares: B) -> B {
        self.tables.neighbours(squares)
    }

    /// The given squares and all that one can walk to from them through the others given.
    #[inline]
    #[must_use]
    pub fn flood(&self, from: B, through: B) -> B {
        self.tables.flood(from, through)
    }

    /// The empty squares.
    #[inline]
    #[must_use]
    pub fn empty(&self, board: &Board<B>) -> B {
        self.tables.board & !board.occupied()
    }

    /// The squares on which a class of pieces may stop, outside the attackers' own camps.
    #[inline]
    #[must_use]
    pub const fn stops(&self, piece: Piece) -> B {
        self.tables.ways(piece).stop
    }

    /// The squares over which a class of pieces may go, outside the attackers' own camps.
    #[inline]
    #[must_use]
    pub const fn crossings(&self, piece: Piece) -> B {
        self.tables.ways(piece).cross
    }

    /// The squares where pieces of a class that stand on some squares can stop after one move in a direction, camps
    /// of their own aside.
    #[inline]
    #[must_use]
    pub fn reach(&self, from: B, direction: Direction, empty: B, piece: Piece) -> B {
        Board::<B>::reach(
            self.tables,
            from,
            direction,
            empty,
            &self.tables.ways(piece),
        )
    }

    /// The destinations of the piece on a square, whichever side is to move.
    #[inline]
    #[must_use]
    pub fn targets(&self, board: &Board<B>, from: B, piece: Piece) -> B {
        board.targets(self.tables, from, piece)
    }

    /// Visits plays of the side to move, by any rules, as long as the visitor goes on.
    #[inline]
    pub fn plays(
        &self,
        board: &Board<B>,
        which: Plays,
        mut visit: impl FnMut(Play<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        board.visit(self.tables, which, |_, play| visit(play))
    }

    /// The first move with the effects of a play.
    #[must_use]
    pub fn ply_of(&self, board: &Board<B>, wanted: Play<B>) -> Option<Ply> {
        let size = self.rules().setup.size();
        let mut found = None;
        let stopped = board.visit(self.tables, Plays::All, |path, play| {
            if play != wanted {
                return ControlFlow::Continue(());
            }
            found = step::ply(size, path);
            ControlFlow::Break(())
        });
        match stopped {
            ControlFlow::Continue(()) | ControlFlow::Break(()) => found,
        }
    }

    /// Whether the attackers, were they to move, could capture the king.
    #[inline]
    #[must_use]
    pub fn threatens_king(&self, board: &Board<B>) -> bool {
        board.threatens_king(self.tables)
    }

    /// The number of a rank on the square of a bit in [`Position::hash`], beside that of its piece.
    #[must_use]
    pub fn number_of_rank(&self, rank: Rank, bit: usize) -> u64 {
        hash::of_rank(self.rules().setup.size(), rank, bit)
    }

    /// Each piece of the side to move, with the squares it can walk to.
    #[inline]
    pub fn moves(&self, board: &'a Board<B>) -> impl Iterator<Item = (B, Piece, B)> + 'a {
        board.moves(self.tables)
    }

    /// The soldiers of a side that can move to an empty square, whichever side is to move.
    #[inline]
    #[must_use]
    pub fn soldiers_that_reach(&self, board: &Board<B>, to: B, side: Side) -> B {
        board.soldiers_that_reach(self.tables, to, side)
    }

    /// How many legal moves the side to move has.
    #[inline]
    #[must_use]
    pub fn count_moves(&self, board: &Board<B>) -> u64 {
        board.count_moves(self.tables)
    }

    /// Whether the side to move has a legal move.
    #[inline]
    #[must_use]
    pub fn can_move(&self, board: &Board<B>) -> bool {
        board.can_move(self.tables)
    }

    /// The board after a legal move, and the squares whose pieces it removes, that of the moved piece among them if
    /// it removes that.
    #[inline]
    #[must_use]
    pub fn after(&self, board: &Board<B>, from: B, to: B, piece: Piece) -> (Board<B>, B) {
        let (after, taken) = board.after(self.tables, from, to, piece);
        (after, taken.all())
    }

    /// The winner, if the board after a move of a side ends the game; repetition, the quiet limit and the absence of
    /// moves aside.
    #[inline]
    #[must_use]
    pub fn ending(&self, board: &Board<B>, mover: Side) -> Option<Side> {
        board.ending(self.tables, mover).map(|(winner, _)| winner)
    }

    /// For each direction, the squares to which the king could move now and would have escaped.
    #[inline]
    #[must_use]
    pub fn escapes(&self, board: &Board<B>) -> [B; 4] {
        board.escapes(self.tables)
    }

    /// Whether the king could escape with a move.
    #[must_use]
    pub fn can_escape(&self, board: &Board<B>) -> bool {
        board.can_escape(self.tables)
    }

    /// The moves, as from and to, by which the attackers, were they to move, would capture the king.
    #[inline]
    pub fn threats_to_king(&self, board: &'a Board<B>) -> impl Iterator<Item = (B, B)> + 'a {
        board.threats_to_king(self.tables)
    }

    /// The empty squares beside the king that are all that is missing to his capture: no attacker captures him by a
    /// move to another square.
    #[inline]
    #[must_use]
    pub fn closing_squares(&self, board: &Board<B>) -> B {
        board.closing_squares(self.tables)
    }

    /// Whether the king, where he stands, is captured only if all four squares around him are hostile.
    #[inline]
    #[must_use]
    pub fn needs_four(&self, board: &Board<B>) -> bool {
        self.tables.needs_four(board.king)
    }

    /// The squares beside which a piece of a class is in danger, the edge aside.
    #[inline]
    #[must_use]
    pub fn hostile_to(&self, board: &Board<B>, victim: Piece) -> B {
        board.hostile_to(self.tables, victim)
    }

    /// Whether the edge is hostile to a class.
    #[inline]
    #[must_use]
    pub const fn edge_is_hostile(&self, piece: Piece) -> bool {
        self.tables.edge_is_hostile(piece)
    }

    /// The number of a piece on the square of a bit in [`Position::hash`].
    #[must_use]
    pub fn number(&self, piece: Piece, bit: usize) -> u64 {
        hash::of_piece(self.rules().setup.size(), piece, bit)
    }

    /// The number of the defenders being to move in [`Position::hash`].
    #[must_use]
    pub const fn number_of_turn(&self) -> u64 {
        hash::OTHER_SIDE
    }

    /// The difference of two boards in [`Position::hash`]. `numbers` has those of the attackers, the defenders and the
    /// king, by bit.
    #[inline]
    #[must_use]
    pub fn hash_change(&self, before: &Board<B>, after: &Board<B>, numbers: [&[u64]; 3]) -> u64 {
        let sets = [
            (before.attackers, after.attackers),
            (before.defenders, after.defenders),
            (before.king, after.king),
        ];
        let mut change = if before.to_move == after.to_move {
            0
        } else {
            hash::OTHER_SIDE
        };
        for ((one, other), numbers) in sets.into_iter().zip(numbers) {
            if one != other {
                for bit in difference(one, other) {
                    change ^= numbers.get(bit).copied().unwrap_or(0);
                }
            }
        }
        change
    }

    /// The square of a bit.
    #[must_use]
    pub fn square(&self, bit: usize) -> Option<Square> {
        square(self.rules().setup.size(), bit)
    }

    /// The bit of a square of the board.
    #[must_use]
    pub fn bit(&self, at: Square) -> usize {
        index(self.rules().setup.size(), at)
    }
}
