//! Moves of tafl in the order in which they are worth a look.

use raichi_rules::{
    search::{
        Bits,
        tafl::{Board, Direction},
    },
    tafl::{Armed, Immobilised, KingCapture, Piece, Side},
};

use super::{Look, Tafl};
use crate::variant::{Candidate, LOUD};

/// A move: 9 bits of where it starts, 9 of where it ends, 2 of its piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Packed(pub(crate) u32);

impl Packed {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a board has at most 361 squares"
    )]
    #[inline]
    fn new(from: usize, to: usize, piece: Piece) -> Self {
        Self(from as u32 | (to as u32) << 9 | (piece as u32) << 18)
    }

    #[inline]
    pub(crate) const fn from(self) -> usize {
        (self.0 & 511) as usize
    }

    #[inline]
    pub(crate) const fn to(self) -> usize {
        (self.0 >> 9 & 511) as usize
    }

    #[inline]
    pub(crate) const fn piece(self) -> Piece {
        match self.0 >> 18 {
            0 => Piece::Attacker,
            1 => Piece::Defender,
            _ => Piece::King,
        }
    }
}

/// What is added to the order for each man that a move takes.
const MAN: i32 = 1_000;

impl<B: Bits> Tafl<'_, B> {
    /// For each direction, the squares on which a piece of a side that comes there takes the soldier beside it.
    pub(super) fn strikes(&self, board: &Board<B>, by: Side) -> [B; 4] {
        strikes(&self.field, board, by)
    }

    /// Adds the moves of a piece to some squares.
    fn add(
        &self,
        (from, piece, targets): (B, Piece, B),
        order: impl Fn(B) -> i32,
        moves: &mut Vec<Candidate<Packed>>,
    ) {
        let start = from.lowest();
        for to in targets.indices() {
            moves.push(Candidate {
                order: order(B::bit(to)),
                mv: Packed::new(start, to, piece),
            });
        }
    }

    /// The order of a move by what it takes; 0 if it takes nothing.
    #[inline]
    fn taken(strikes: &[B; 4], any: B, to: B) -> i32 {
        if !to.meets(any) {
            return 0;
        }
        let count = strikes.iter().filter(|strike| to.meets(**strike)).count();
        LOUD + MAN * i32::try_from(count).unwrap_or(0)
    }

    /// Every move.
    pub(super) fn all(&self, board: &Board<B>, moves: &mut Vec<Candidate<Packed>>) {
        let strikes = self.strikes(board, board.to_move);
        let any = strikes.into_iter().fold(B::ZERO, |all, some| all | some);
        match board.to_move {
            Side::Attackers => {
                let near = self.pressing(board);
                for piece in self.field.moves(board) {
                    let order = |to: B| {
                        let taken = Self::taken(&strikes, any, to);
                        if to.meets(near) {
                            taken.max(LOUD) + MAN / 2
                        } else {
                            taken
                        }
                    };
                    self.add(piece, order, moves);
                }
            }
            Side::Defenders => {
                let launch = self.launch(board);
                let line = launch.into_iter().fold(B::ZERO, |all, some| all | some);
                let forks = forks(&launch);
                let blockers = self.blockers(board);
                let armed = matches!(self.field.rules().king.armed, Armed::Full | Armed::Hammer);
                for (from, piece, targets) in self.field.moves(board) {
                    let is_blocker = from.meets(blockers);
                    let order = |to: B| {
                        let strikes_here = piece != Piece::King || armed;
                        let taken = if strikes_here {
                            Self::taken(&strikes, any, to)
                        } else {
                            0
                        };
                        if piece == Piece::King {
                            if to.meets(forks) {
                                return taken.max(LOUD) + 9 * MAN;
                            }
                            if to.meets(line) {
                                return taken.max(LOUD) + 3 * MAN / 2;
                            }
                            return taken + 300;
                        }
                        if is_blocker {
                            taken.max(LOUD) + MAN
                        } else {
                            taken
                        }
                    };
                    self.add((from, piece, targets), order, moves);
                }
            }
        }
    }

    /// The attackers' moves that close the only line on which the king could escape.
    ///
    /// That is all that helps: the king cannot be taken, and whatever else a move takes leaves the line open.
    pub(super) fn blocks(
        &self,
        board: &Board<B>,
        look: &Look<B>,
        moves: &mut Vec<Candidate<Packed>>,
    ) {
        let lines = Direction::ALL.into_iter().zip(look.escapes);
        let wanted = lines.fold(B::ZERO, |all, (direction, escapes)| {
            if escapes.none() {
                all
            } else {
                all | self.line(board, direction, escapes)
            }
        });
        let strikes = self.strikes(board, Side::Attackers);
        let any = strikes.into_iter().fold(B::ZERO, |all, some| all | some);
        let near = self.field.neighbours(board.king);
        for (from, piece, targets) in self.field.moves(board) {
            let targets = targets & wanted;
            let order = |to: B| {
                Self::taken(&strikes, any, to).max(LOUD) + if to.meets(near) { MAN / 2 } else { 0 }
            };
            self.add((from, piece, targets), order, moves);
        }
    }

    /// The defenders' moves that may save the king who could be taken.
    ///
    /// Those are his own, captures, and moves to where an attacker would come from or over, or to an empty square
    /// beside him that is hostile while it is empty.
    pub(super) fn rescues(&self, board: &Board<B>, moves: &mut Vec<Candidate<Packed>>) {
        let rules = self.field.rules();
        let is_plain = rules.immobilised == Immobilised::None
            && !rules.shieldwall
            && !(rules.exit_fort && board.king.meets(self.field.edge()));
        if !is_plain && rules.immobilised != Immobilised::None {
            self.all(board, moves);
            return;
        }
        let mut wanted = self.field.neighbours(board.king);
        for (from, to) in self.field.threats_to_king(board) {
            wanted |= to | self.between(from, to);
        }
        let strikes = self.strikes(board, Side::Defenders);
        let any = strikes.into_iter().fold(B::ZERO, |all, some| all | some);
        wanted |= any;
        if !is_plain {
            // A shieldwall is closed from the edge, and so is a fort.
            wanted |= self.field.edge();
            if rules.exit_fort && board.king.meets(self.field.edge()) {
                wanted = self.field.board();
            }
        }
        for (from, piece, targets) in self.field.moves(board) {
            let targets = if piece == Piece::King {
                targets
            } else {
                targets & wanted
            };
            let order = |to: B| {
                let taken = Self::taken(&strikes, any, to).max(LOUD);
                if piece == Piece::King {
                    taken + 100
                } else {
                    taken
                }
            };
            self.add((from, piece, targets), order, moves);
        }
    }

    /// The squares between two of a rank or file.
    fn between(&self, from: B, to: B) -> B {
        for direction in Direction::ALL {
            let mut way = B::ZERO;
            let mut square = self.field.step(from, direction);
            while !square.none() {
                if square == to {
                    return way;
                }
                way |= square;
                square = self.field.step(square, direction);
            }
        }
        B::ZERO
    }

    /// The attackers' moves that come beside the king when little is missing to his capture.
    pub(super) fn approaches(&self, board: &Board<B>, moves: &mut Vec<Candidate<Packed>>) {
        let near = self.pressing(board);
        if near.none() {
            return;
        }
        for (from, piece, targets) in self.field.moves(board) {
            let targets = targets & near;
            if targets.none() {
                continue;
            }
            for to in targets.each() {
                let (after, _) = self.field.after(board, from, to, piece);
                // Only threats are wanted.
                if !after.king.none() && self.field.threats_to_king(&after).next().is_some() {
                    self.add((from, piece, to), |_| LOUD, moves);
                }
            }
        }
    }

    /// The empty squares beside the king from which attackers may threaten him.
    fn pressing(&self, board: &Board<B>) -> B {
        let rules = self.field.rules();
        let near = self.field.neighbours(board.king);
        let empty = near & self.field.empty(board);
        if rules.immobilised != Immobilised::None {
            return empty;
        }
        let open = near & !self.field.hostile_to(board, Piece::King);
        let needs_four = match rules.king.capture {
            KingCapture::Two => false,
            KingCapture::Four => true,
            KingCapture::FourNearThrone => {
                let throne = self.field.throne();
                board.king.meets(throne | self.field.neighbours(throne))
            }
        };
        if needs_four && (open.count() > 2 || open.meets(board.defenders)) {
            return B::ZERO;
        }
        empty
    }

    /// The defenders' moves after which the king has a line to escape.
    pub(super) fn line_openings(&self, board: &Board<B>, moves: &mut Vec<Candidate<Packed>>) {
        let launch = self.launch(board);
        let line = launch.into_iter().fold(B::ZERO, |all, some| all | some);
        let forks = forks(&launch);
        let targets = self.field.targets(board, board.king, Piece::King) & line;
        let order = |to: B| LOUD + if to.meets(forks) { MAN } else { 0 };
        self.add((board.king, Piece::King, targets), order, moves);
        for from in self.blockers(board).each() {
            let targets = self.field.targets(board, from, Piece::Defender);
            self.add((from, Piece::Defender, targets), |_| LOUD - 1, moves);
        }
    }

    /// For each direction, the squares from which the king could escape in that direction, were he there.
    pub(super) fn launch(&self, board: &Board<B>) -> [B; 4] {
        launch(&self.field, board)
    }

    /// The defenders that alone block a line of the king.
    fn blockers(&self, board: &Board<B>) -> B {
        let empty = self.field.empty(board);
        let crossings = self.field.crossings(Piece::King);
        let goals = self.field.goals() & self.field.stops(Piece::King);
        if self.field.rules().king.steps != 0 {
            return B::ZERO;
        }
        let mut blockers = B::ZERO;
        for direction in Direction::ALL {
            let mut square = self.field.step(board.king, direction);
            while square.meets(empty & crossings) {
                square = self.field.step(square, direction);
            }
            if !square.meets(board.defenders) {
                continue;
            }
            let blocker = square;
            square = self.field.step(square, direction);
            while square.meets(empty) {
                if square.meets(goals) {
                    blockers |= blocker;
                    break;
                }
                if !square.meets(crossings) {
                    break;
                }
                square = self.field.step(square, direction);
            }
        }
        blockers
    }
}

/// For each direction, the squares from which the king could escape in that direction, were he there.
pub(super) fn launch<B: Bits>(
    field: &raichi_rules::search::tafl::Field<'_, B>,
    board: &Board<B>,
) -> [B; 4] {
    let empty = field.empty(board);
    let goals = field.goals() & field.stops(Piece::King);
    let free = goals & empty;
    Direction::ALL.map(|direction| {
        field.reach(free, direction.opposite(), empty | board.king, Piece::King) & !goals
    })
}

/// The squares with two lines to escape or more.
pub(super) fn forks<B: Bits>(launch: &[B; 4]) -> B {
    let mut once = B::ZERO;
    let mut twice = B::ZERO;
    for lines in launch {
        twice |= once & *lines;
        once |= *lines;
    }
    twice
}

/// For each direction, the squares on which a piece of a side that comes there takes the soldier beside it.
pub(super) fn strikes<B: Bits>(
    field: &raichi_rules::search::tafl::Field<'_, B>,
    board: &Board<B>,
    by: Side,
) -> [B; 4] {
    let (victim, victims) = match by {
        Side::Attackers => (Piece::Defender, board.defenders),
        Side::Defenders => (Piece::Attacker, board.attackers),
    };
    let hostile = field.hostile_to(board, victim);
    let edge = field.edge_is_hostile(victim);
    let empty = field.empty(board);
    Direction::ALL.map(|direction| {
        let mut held = field.step(hostile, direction.opposite());
        if edge {
            held |= field.rim(direction);
        }
        field.step(victims & held, direction.opposite()) & empty
    })
}
