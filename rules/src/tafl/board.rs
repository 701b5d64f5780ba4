//! The pieces of a position as sets, and where they can go.

use crate::bits::Bits;
use crate::tafl::{
    Armed, Piece, Position, Rank, Side,
    position::NO_KING,
    ranks::{Ranked, Ranks},
    tables::{Direction, Tables, Ways},
};

/// The pieces on a board whose squares fit into a `B`; `R` knows the ranks of men.
#[derive(Debug, Clone, Copy)]
pub struct Board<B, R = Ranked<B>> {
    /// The attackers.
    pub attackers: B,
    /// The king's men, without him.
    pub defenders: B,
    /// The king; empty once he has been captured.
    pub king: B,
    /// Those of the men that are commanders and knights.
    pub ranks: R,
    /// The side to move.
    pub to_move: Side,
}

impl<B: Bits> Board<B> {
    pub(crate) fn of(position: &Position) -> Self {
        Self::read(position)
    }
}

impl<B: Bits, R: Ranks<B>> Board<B, R> {
    pub(crate) fn read(position: &Position) -> Self {
        Self {
            attackers: B::from_words(position.attackers),
            defenders: B::from_words(position.defenders),
            king: if position.king == NO_KING {
                B::ZERO
            } else {
                B::bit(usize::from(position.king))
            },
            ranks: R::of(position),
            to_move: position.to_move,
        }
    }

    /// Writes the pieces into a position of the same size of board.
    pub(crate) fn store(&self, position: &mut Position) {
        position.attackers = self.attackers.to_words();
        position.defenders = self.defenders.to_words();
        position.king = if self.king.none() {
            NO_KING
        } else {
            u16::try_from(self.king.lowest()).unwrap_or(NO_KING)
        };
        position.commanders = self.ranks.commanders().to_words();
        position.knights = self.ranks.knights().to_words();
        position.to_move = self.to_move;
    }

    /// All pieces.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> B {
        self.attackers | self.defenders | self.king
    }

    /// All pieces of a side.
    #[inline]
    #[must_use]
    pub fn side(&self, side: Side) -> B {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders | self.king,
        }
    }

    /// The soldiers of a side.
    #[inline]
    pub(crate) const fn soldiers(&self, side: Side) -> B {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders,
        }
    }

    /// The pieces of a side that count as enemies beside a soldier of the other side: all but a king
    /// whose standing still does not count.
    #[inline]
    pub(crate) fn anvils(&self, side: Side, armed: Armed) -> B {
        match (side, armed) {
            (Side::Defenders, Armed::Full | Armed::Anvil) => self.defenders | self.king,
            _ => self.soldiers(side),
        }
    }

    #[inline]
    pub(crate) fn piece_at(&self, square: B) -> Option<Piece> {
        if square.meets(self.attackers) {
            Some(Piece::Attacker)
        } else if square.meets(self.defenders) {
            Some(Piece::Defender)
        } else {
            square.meets(self.king).then_some(Piece::King)
        }
    }

    /// The rank of the piece on a square.
    pub(crate) fn rank_at(&self, square: B) -> Option<Rank> {
        if square.meets(self.ranks.commanders()) {
            Some(Rank::Commander)
        } else {
            square.meets(self.ranks.knights()).then_some(Rank::Knight)
        }
    }

    /// The squares that the pieces of a set, which all go the same ways, can stop on in a direction.
    ///
    /// No two of them can reach the same square, because one would block the other.
    #[inline(always)]
    pub(crate) fn reach(
        tables: &Tables<B>,
        from: B,
        direction: Direction,
        empty: B,
        ways: &Ways<B>,
    ) -> B {
        if ways.steps == u8::MAX {
            return tables.slide(from, empty & ways.cross, direction) & empty & ways.stop;
        }
        let mut reached = B::ZERO;
        let mut front = from;
        for _ in 0..ways.steps {
            front = tables.step(front, direction) & empty;
            if front.none() {
                break;
            }
            reached |= front;
            front = front & ways.cross;
        }
        reached & ways.stop
    }

    /// The destinations of a piece, regardless of the side to move.
    #[inline]
    pub(crate) fn targets(&self, tables: &Tables<B>, from: B, piece: Piece) -> B {
        Self::targets_over(tables, tables.board & !self.occupied(), from, piece)
    }

    /// The destinations of a piece among some empty squares.
    #[inline]
    pub(crate) fn targets_over(tables: &Tables<B>, empty: B, from: B, piece: Piece) -> B {
        let ways = tables.ways_from(from, piece);
        let ends = if ways.steps == u8::MAX {
            let obstacles = !(empty & ways.cross);
            let at = from.lowest();
            Direction::map(|direction| tables.ray(at, obstacles, direction))
        } else {
            Direction::map(|direction| Self::reach(tables, from, direction, empty, &ways))
        };
        (ends[0] | ends[1] | ends[2] | ends[3]) & empty & ways.stop
    }

    /// The soldiers of a side that can move to an empty square.
    #[inline]
    pub(crate) fn soldiers_that_reach(&self, tables: &Tables<B>, to: B, side: Side) -> B {
        let soldiers = self.soldiers(side);
        let piece = match side {
            Side::Attackers => Piece::Attacker,
            Side::Defenders => Piece::Defender,
        };
        let empty = tables.board & !self.occupied();
        let ways = tables.ways(piece);
        if ways.steps != u8::MAX || (side == Side::Attackers && !tables.homes.is_empty()) {
            return soldiers
                .each()
                .filter(|from| Self::targets_over(tables, empty, *from, piece).meets(to))
                .fold(B::ZERO, |all, from| all | from);
        }
        if !to.meets(ways.stop) {
            return B::ZERO;
        }
        let obstacles = !(empty & ways.cross);
        let at = to.lowest();
        let ends = Direction::map(|direction| tables.ray(at, obstacles, direction));
        (ends[0] | ends[1] | ends[2] | ends[3]) & soldiers
    }

    /// The groups of pieces of the side to move that move in the same way.
    #[inline]
    fn groups(&self, tables: &Tables<B>, mut each: impl FnMut(B, &Ways<B>) -> bool) {
        match self.to_move {
            Side::Attackers => {
                let mut rest = self.attackers;
                for home in &tables.homes {
                    let at_home = rest & *home;
                    if !at_home.none() {
                        rest = rest & !at_home;
                        if each(at_home, &tables.ways_from(at_home, Piece::Attacker)) {
                            return;
                        }
                    }
                }
                each(rest, &tables.ways(Piece::Attacker));
            }
            Side::Defenders => {
                if !each(self.defenders, &tables.ways(Piece::Defender)) {
                    each(self.king, &tables.ways(Piece::King));
                }
            }
        }
    }

    /// How many legal moves the side to move has.
    #[inline]
    pub(crate) fn count_moves(&self, tables: &Tables<B>) -> u64 {
        if !R::IS_PLAIN && tables.has_legs {
            return self.count_plays(tables);
        }
        self.count_walks(tables)
    }

    /// How many walks of one leg the side to move has.
    #[inline]
    pub(crate) fn count_walks(&self, tables: &Tables<B>) -> u64 {
        let empty = tables.board & !self.occupied();
        let mut count = 0;
        self.groups(tables, |pieces, ways| {
            let counts = Direction::map(|direction| {
                Self::reach(tables, pieces, direction, empty, ways).count()
            });
            count += counts.iter().sum::<u32>();
            false
        });
        u64::from(count)
    }

    /// Whether the side to move has a legal move.
    pub(crate) fn can_move(&self, tables: &Tables<B>) -> bool {
        let empty = tables.board & !self.occupied();
        let mut can = false;
        self.groups(tables, |pieces, ways| {
            // A piece that can move at all can move one step, unless it can only pass over that square.
            can = Direction::ALL.into_iter().any(|direction| {
                (tables.step(pieces, direction) & empty).meets(ways.stop)
                    || !Self::reach(tables, pieces, direction, empty, ways).none()
            });
            can
        });
        can || (!R::IS_PLAIN && tables.has_legs && self.can_leap(tables))
    }

    /// Each piece of the side to move, with the squares it can walk to.
    #[inline]
    pub(crate) fn moves<'a>(
        &'a self,
        tables: &'a Tables<B>,
    ) -> impl Iterator<Item = (B, Piece, B)> + 'a {
        let empty = tables.board & !self.occupied();
        self.side(self.to_move).each().map(move |from| {
            let piece = match self.to_move {
                Side::Attackers => Piece::Attacker,
                Side::Defenders if from == self.king => Piece::King,
                Side::Defenders => Piece::Defender,
            };
            (from, piece, Self::targets_over(tables, empty, from, piece))
        })
    }
}
