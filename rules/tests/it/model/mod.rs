//! The rules once more, square by square and as slowly as they read, to compare with.

mod captures;
mod endings;
mod legs;

use raichi_rules::tafl::{Piece, Position, Rank, Rules, Ruleset, Side, SpecialKind, Square, Stay};

pub(crate) use legs::{Game, ply};

type At = (i8, i8);

const DIRECTIONS: [At; 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];

fn plus((file, rank): At, (right, up): At) -> At {
    (file + right, rank + up)
}

fn minus((file, rank): At, (right, up): At) -> At {
    (file - right, rank - up)
}

/// A man on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Man {
    piece: Piece,
    rank: Option<Rank>,
}

/// A board as a grid.
#[derive(Clone)]
pub(crate) struct Model<'a> {
    ruleset: &'a Ruleset,
    rules: &'a Rules,
    size: i8,
    grid: Vec<Option<Man>>,
}

impl<'a> Model<'a> {
    pub(crate) fn new(ruleset: &'a Ruleset, position: &Position) -> Self {
        let grid = men(position).collect();
        let size = i8::try_from(ruleset.size()).unwrap();
        Self {
            ruleset,
            rules: ruleset.rules(),
            size,
            grid,
        }
    }

    pub(crate) fn is(&self, position: &Position) -> bool {
        men(position).eq(self.grid.iter().copied())
    }

    fn on_board(&self, (file, rank): At) -> bool {
        (0..self.size).contains(&file) && (0..self.size).contains(&rank)
    }

    fn index(&self, (file, rank): At) -> usize {
        usize::try_from(rank).unwrap() * usize::try_from(self.size).unwrap()
            + usize::try_from(file).unwrap()
    }

    fn man(&self, at: At) -> Option<Man> {
        if self.on_board(at) {
            self.grid[self.index(at)]
        } else {
            None
        }
    }

    fn get(&self, at: At) -> Option<Piece> {
        self.man(at).map(|man| man.piece)
    }

    fn put(&mut self, at: At, man: Option<Man>) {
        let index = self.index(at);
        self.grid[index] = man;
    }

    fn empty(&self, at: At) -> bool {
        self.on_board(at) && self.get(at).is_none()
    }

    fn all(&self) -> impl Iterator<Item = At> + use<> {
        let size = self.size;
        (0..size).flat_map(move |rank| (0..size).map(move |file| (file, rank)))
    }

    fn special(&self, at: At) -> Option<SpecialKind> {
        self.ruleset.special(square(at))
    }

    fn on_edge(&self, (file, rank): At) -> bool {
        [file, rank]
            .into_iter()
            .any(|at| at == 0 || at == self.size - 1)
    }

    fn king(&self) -> Option<At> {
        self.all().find(|at| self.get(*at) == Some(Piece::King))
    }

    /// The camp squares that can be walked to from a camp square along others.
    fn camp(&self, from: At) -> Vec<At> {
        let is_camp = |at: At| self.on_board(at) && self.special(at) == Some(SpecialKind::Camp);
        let mut camp = if is_camp(from) { vec![from] } else { vec![] };
        let mut next = 0;
        while next < camp.len() {
            for direction in DIRECTIONS {
                let at = plus(camp[next], direction);
                if is_camp(at) && !camp.contains(&at) {
                    camp.push(at);
                }
            }
            next += 1;
        }
        camp
    }

    fn may(&self, piece: Piece, from: At, at: At, stop: bool) -> bool {
        let rules = self.rules;
        let (stops, crosses) = match self.special(at) {
            None => return true,
            Some(SpecialKind::Throne) => (rules.throne.stop, rules.throne.cross),
            Some(SpecialKind::Corner) => (rules.corners.stop, rules.corners.cross),
            Some(SpecialKind::Camp) => (rules.camps.stop, rules.camps.cross),
        };
        let home = piece == Piece::Attacker
            && self.special(at) == Some(SpecialKind::Camp)
            && match rules.camps.stay {
                Stay::No => false,
                Stay::Own => self.camp(from).contains(&at),
                Stay::Any => self.special(from) == Some(SpecialKind::Camp),
            };
        home || if stop { stops } else { crosses }.contains(piece)
    }

    pub(crate) fn targets(&self, from: At) -> Vec<At> {
        let Some(piece) = self.get(from) else {
            return vec![];
        };
        let steps = if piece == Piece::King {
            self.rules.king.steps
        } else {
            self.rules.soldier_steps
        };
        let mut targets = Vec::new();
        for direction in DIRECTIONS {
            let mut at = plus(from, direction);
            let mut gone = 1;
            while self.empty(at) && (steps == 0 || gone <= steps) {
                if self.may(piece, from, at, true) {
                    targets.push(at);
                }
                if !self.may(piece, from, at, false) {
                    break;
                }
                at = plus(at, direction);
                gone += 1;
            }
        }
        targets
    }

    fn of(&self, side: Side) -> Vec<At> {
        self.all()
            .filter(|at| self.get(*at).is_some_and(|piece| piece.side() == side))
            .collect()
    }
}

/// The men of a position, in board order.
fn men(position: &Position) -> impl Iterator<Item = Option<Man>> {
    Square::all(position.size()).map(|at| {
        let piece = position.piece_at(at)?;
        let rank = position.rank_at(at);
        Some(Man { piece, rank })
    })
}

pub(crate) fn at(square: Square) -> At {
    (
        i8::try_from(square.file()).unwrap(),
        i8::try_from(square.rank()).unwrap(),
    )
}

pub(crate) fn square((file, rank): At) -> Square {
    Square::new(u8::try_from(file).unwrap(), u8::try_from(rank).unwrap()).unwrap()
}
