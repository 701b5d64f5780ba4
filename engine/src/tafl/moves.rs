//! Moves of tafl in the order in which they are worth a look.

use raichi_rules::{
    search::{
        Bits,
        tafl::{Board, Direction},
    },
    tafl::{Armed, Immobilised, Piece, Rules, Shieldwall, Side},
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
    pub(super) fn new(from: usize, to: usize, piece: Piece) -> Self {
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

/// What makes moves worth a look at first: sets of squares, the last of which has the pieces that move.
#[derive(Debug, Clone)]
pub(super) struct Interest<B> {
    /// For each direction, where a soldier takes another one.
    strikes: [B; 4],
    /// All of them.
    any: B,
    /// Where attackers threaten the king.
    near: B,
    /// Where the king has a line to escape.
    line: B,
    /// Where he has two.
    forks: B,
    /// Defenders that open a line of his by any move.
    blockers: B,
}

impl<B: Bits> Tafl<'_, B> {
    /// For each direction, the squares on which a piece of a side that comes there takes the soldier beside it.
    pub(super) fn strikes(&self, board: &Board<B>, by: Side) -> [B; 4] {
        strikes(&self.field, board, by)
    }

    /// Adds the moves of a piece to some squares.
    #[inline]
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

    /// Adds the moves of a side's soldiers, without some of them, to some empty squares.
    #[inline]
    fn add_to(
        &self,
        board: &Board<B>,
        (targets, without): (B, B),
        order: impl Fn(B) -> i32,
        moves: &mut Vec<Candidate<Packed>>,
    ) {
        let side = board.to_move;
        let piece = match side {
            Side::Attackers => Piece::Attacker,
            Side::Defenders => Piece::Defender,
        };
        for at in targets.indices() {
            let to = B::bit(at);
            let soldiers = self.field.soldiers_that_reach(board, to, side) & !without;
            if soldiers.none() {
                continue;
            }
            let order = order(to);
            for from in soldiers.indices() {
                let mv = Packed::new(from, at, piece);
                moves.push(Candidate { order, mv });
            }
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

    /// What makes moves of the side to move worth a look at first.
    fn interest<'l>(&self, board: &Board<B>, look: &'l Look<B>) -> &'l Interest<B> {
        look.interest.get_or_init(|| self.interest_of(board, look))
    }

    fn interest_of(&self, board: &Board<B>, look: &Look<B>) -> Interest<B> {
        let strikes = self.strikes(board, board.to_move);
        let any = join(&strikes);
        match board.to_move {
            Side::Attackers => Interest {
                near: self.pressing(board),
                strikes,
                any,
                line: B::ZERO,
                forks: B::ZERO,
                blockers: B::ZERO,
            },
            Side::Defenders => {
                let launch = self.launch(board, look);
                Interest {
                    near: B::ZERO,
                    strikes,
                    any,
                    line: join(launch),
                    forks: forks(launch),
                    blockers: self.blockers(board),
                }
            }
        }
    }

    /// The order of a move by where it leads, whatever it takes.
    pub(super) fn order_of_quiet(
        &self,
        board: &Board<B>,
        look: &Look<B>,
        (from, to, piece): (B, B, Piece),
    ) -> i32 {
        let interest = self.interest(board, look);
        match piece {
            Piece::King if to.meets(interest.forks) => LOUD + 9 * MAN,
            Piece::King if to.meets(interest.line) => LOUD + 3 * MAN / 2,
            Piece::King => 300,
            _ if to.meets(interest.near) => LOUD + MAN / 2,
            _ if from.meets(interest.blockers) => LOUD + MAN,
            _ => 0,
        }
    }

    /// The order of a soldier's move.
    #[inline]
    fn soldiers_order(interest: &Interest<B>, from: B, to: B) -> i32 {
        let taken = Self::taken(&interest.strikes, interest.any, to);
        if to.meets(interest.near) {
            taken.max(LOUD) + MAN / 2
        } else if from.meets(interest.blockers) {
            taken.max(LOUD) + MAN
        } else {
            taken
        }
    }

    /// The order of a move of the king.
    #[inline]
    fn kings_order(&self, interest: &Interest<B>, to: B) -> i32 {
        let taken = if self.king_strikes() {
            Self::taken(&interest.strikes, interest.any, to)
        } else {
            0
        };
        if to.meets(interest.forks) {
            taken.max(LOUD) + 9 * MAN
        } else if to.meets(interest.line) {
            taken.max(LOUD) + 3 * MAN / 2
        } else {
            taken + 300
        }
    }

    const fn king_strikes(&self) -> bool {
        king_strikes(self.field.rules())
    }

    /// Where the king's moves are loud.
    fn kings_interest(&self, interest: &Interest<B>) -> B {
        if self.king_strikes() {
            interest.line | interest.any
        } else {
            interest.line
        }
    }

    /// The moves that take or threaten.
    pub(super) fn first(
        &self,
        board: &Board<B>,
        look: &Look<B>,
        moves: &mut Vec<Candidate<Packed>>,
    ) {
        let interest = self.interest(board, look);
        let loud = (interest.any | interest.near) & self.field.empty(board);
        let order = |to: B| Self::soldiers_order(interest, B::ZERO, to);
        self.add_to(board, (loud, interest.blockers), order, moves);
        if board.to_move == Side::Defenders {
            for from in interest.blockers.each() {
                let targets = self.field.targets(board, from, Piece::Defender);
                let order = |to: B| Self::soldiers_order(interest, from, to);
                self.add((from, Piece::Defender, targets), order, moves);
            }
            let targets = self.field.targets(board, board.king, Piece::King);
            let targets = targets & self.kings_interest(interest);
            let order = |to: B| self.kings_order(interest, to);
            self.add((board.king, Piece::King, targets), order, moves);
        }
    }

    /// All other moves.
    pub(super) fn rest(
        &self,
        board: &Board<B>,
        look: &Look<B>,
        moves: &mut Vec<Candidate<Packed>>,
    ) {
        let interest = self.interest(board, look);
        let quiet = !(interest.any | interest.near);
        let kings = !self.kings_interest(interest);
        for (from, piece, targets) in self.field.moves(board) {
            if piece == Piece::King {
                let order = |to: B| self.kings_order(interest, to);
                self.add((from, piece, targets & kings), order, moves);
            } else if !from.meets(interest.blockers) {
                self.add((from, piece, targets & quiet), |_| 0, moves);
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
        let any = join(&strikes);
        let near = self.field.neighbours(board.king);
        let order = |to: B| {
            Self::taken(&strikes, any, to).max(LOUD) + if to.meets(near) { MAN / 2 } else { 0 }
        };
        self.add_to(board, (wanted, B::ZERO), order, moves);
    }

    /// The defenders' moves that may save the king who could be taken.
    ///
    /// Those are his own, captures, and moves to where an attacker would come from or over, or to an empty square
    /// beside him that is hostile while it is empty.
    pub(super) fn rescues(
        &self,
        board: &Board<B>,
        look: &Look<B>,
        moves: &mut Vec<Candidate<Packed>>,
    ) {
        let rules = self.field.rules();
        let is_plain = rules.immobilised == Immobilised::None
            && rules.shieldwall == Shieldwall::No
            && !(rules.exit_fort && board.king.meets(self.field.edge()));
        if !is_plain && rules.immobilised != Immobilised::None {
            self.first(board, look, moves);
            self.rest(board, look, moves);
            return;
        }
        let mut wanted = self.field.neighbours(board.king);
        for (from, to) in self.field.threats_to_king(board) {
            wanted |= to | self.between(from, to);
        }
        let strikes = self.strikes(board, Side::Defenders);
        let any = join(&strikes);
        wanted |= any;
        if !is_plain {
            // A shieldwall is closed from the edge or from in front of it, and a fort from the edge.
            let edge = self.field.edge();
            wanted |= edge;
            if rules.shieldwall == Shieldwall::Any {
                wanted |= self.field.neighbours(edge);
            }
            if rules.exit_fort && board.king.meets(self.field.edge()) {
                wanted = self.field.board();
            }
        }
        let order = |to: B| Self::taken(&strikes, any, to).max(LOUD);
        let wanted = wanted & self.field.empty(board);
        self.add_to(board, (wanted, B::ZERO), order, moves);
        let targets = self.field.targets(board, board.king, Piece::King);
        let order = |to: B| order(to) + 100;
        self.add((board.king, Piece::King, targets), order, moves);
    }

    /// The squares between two of a rank or file.
    pub(super) fn between(&self, from: B, to: B) -> B {
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
        for to in near.each() {
            let soldiers = self.field.soldiers_that_reach(board, to, Side::Attackers);
            for from in soldiers.each() {
                let (after, _) = self.field.after(board, from, to, Piece::Attacker);
                // Only threats are wanted.
                if !after.king.none() && self.field.threats_to_king(&after).next().is_some() {
                    self.add((from, Piece::Attacker, to), |_| LOUD, moves);
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
        if self.field.needs_four(board) && (open.count() > 2 || open.meets(board.defenders)) {
            return B::ZERO;
        }
        empty
    }

    /// The defenders' moves after which the king has a line to escape.
    pub(super) fn line_openings(
        &self,
        board: &Board<B>,
        look: &Look<B>,
        moves: &mut Vec<Candidate<Packed>>,
    ) {
        let launch = self.launch(board, look);
        let line = join(launch);
        let forks = forks(launch);
        let targets = self.field.targets(board, board.king, Piece::King) & line;
        let order = |to: B| LOUD + if to.meets(forks) { MAN } else { 0 };
        self.add((board.king, Piece::King, targets), order, moves);
        for from in self.blockers(board).each() {
            let targets = self.field.targets(board, from, Piece::Defender);
            self.add((from, Piece::Defender, targets), |_| LOUD - 1, moves);
        }
    }

    /// For each direction, the squares from which the king could escape in that direction, were he there.
    pub(super) fn launch<'l>(&self, board: &Board<B>, look: &'l Look<B>) -> &'l [B; 4] {
        look.launch.get_or_init(|| launch(&self.field, board))
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

/// The sets of all directions in one.
#[inline]
pub(super) fn join<B: Bits>(sets: &[B; 4]) -> B {
    sets[0] | sets[1] | sets[2] | sets[3]
}

/// For each direction, the squares from which the king could escape in that direction, were he there.
#[inline]
pub(super) fn launch<B: Bits>(
    field: &raichi_rules::search::tafl::Field<'_, B>,
    board: &Board<B>,
) -> [B; 4] {
    let empty = field.empty(board);
    let goals = field.goals() & field.stops(Piece::King);
    let free = goals & empty;
    Direction::map(|direction| {
        field.reach(free, direction.opposite(), empty | board.king, Piece::King) & !goals
    })
}

/// The squares with two lines to escape or more.
#[inline]
pub(super) fn forks<B: Bits>(launch: &[B; 4]) -> B {
    let mut once = B::ZERO;
    let mut twice = B::ZERO;
    for lines in launch {
        twice |= once & *lines;
        once |= *lines;
    }
    twice
}

/// Whether the king takes soldiers by his moves.
pub(super) const fn king_strikes(rules: &Rules) -> bool {
    matches!(rules.king.armed, Armed::Full | Armed::Hammer)
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
    Direction::map(|direction| {
        let mut held = field.step(hostile, direction.opposite());
        if edge {
            held |= field.rim(direction);
        }
        field.step(victims & held, direction.opposite()) & empty
    })
}
