//! Moves of one leg or several, and the game as a whole.

use std::collections::BTreeSet;

use raichi_rules::{
    Ply,
    tafl::{
        Chain, Escape, Forbid, Jump, KingJump, NoMoves, Piece, Position, Rank, Reason,
        RepetitionResult, Ruleset, Side, SpecialKind,
    },
};

use super::{At, DIRECTIONS, Man, Model, plus, square};

/// The squares that a piece lands on, with the one it sets out from.
pub(crate) type Path = Vec<At>;

/// Chains of a piece beyond these would take this model too long.
const MOST: usize = 100_000;

impl Model<'_> {
    /// How the piece on a square may leap.
    fn jump(&self, from: At) -> KingJump {
        let of_rank = |jump| match jump {
            Jump::None => KingJump::None,
            Jump::Over => KingJump::Over,
            Jump::Take => KingJump::Take,
        };
        match self.man(from) {
            Some(Man {
                piece: Piece::King, ..
            }) => self.rules.king.jump,
            Some(Man {
                rank: Some(Rank::Commander),
                ..
            }) => of_rank(self.rules.commander.jump),
            Some(Man {
                rank: Some(Rank::Knight),
                ..
            }) => of_rank(self.rules.knight.jump),
            _ => KingJump::None,
        }
    }

    /// Where the piece on a square may leap, with whom it leaps over.
    fn leaps(&self, from: At) -> Vec<(At, At)> {
        let piece = self.get(from).unwrap();
        let jump = self.jump(from);
        if jump == KingJump::None {
            return Vec::new();
        }
        let around = DIRECTIONS.into_iter();
        around
            .map(|direction| {
                let over = plus(from, direction);
                (plus(over, direction), over)
            })
            .filter(|(to, over)| {
                let is_prey = self.man(*over).is_some_and(|man| {
                    man.piece != Piece::King
                        && man.rank.is_none()
                        && man.piece.side() != piece.side()
                });
                let is_special = |at: At| {
                    let special = self.special(at);
                    matches!(special, Some(SpecialKind::Throne | SpecialKind::Corner))
                };
                is_prey
                    && self.empty(*to)
                    && self.may_land(piece, *to)
                    && (jump != KingJump::Special || is_special(from) || is_special(*to))
            })
            .collect()
    }

    /// Whether a piece may end a leap on a square: camps that it may stay in have no say.
    fn may_land(&self, piece: Piece, at: At) -> bool {
        let stop = match self.special(at) {
            None => return true,
            Some(SpecialKind::Throne) => self.rules.throne.stop,
            Some(SpecialKind::Corner) => self.rules.corners.stop,
            Some(SpecialKind::Camp) => self.rules.camps.stop,
        };
        stop.contains(piece)
    }

    /// The board after a leg, without what it captures, and this.
    fn leg(&self, from: At, to: At) -> (Self, BTreeSet<At>) {
        let mut after = self.shifted(from, to);
        let mut taken: BTreeSet<_> = after.captured(to).into_iter().collect();
        if self.jump(from) == KingJump::Take {
            let leaps = self.leaps(from);
            let leap = leaps.into_iter().find(|(end, _)| *end == to);
            taken.extend(leap.map(|(_, over)| over));
        }
        for at in &taken {
            after.put(*at, None);
        }
        (after, taken)
    }

    /// The board with the piece of a square on another one.
    fn shifted(&self, from: At, to: At) -> Self {
        let mut after = self.clone();
        after.put(to, self.man(from));
        after.put(from, None);
        after
    }

    /// Where the piece on a square may go with one leg.
    fn ends(&self, from: At) -> Vec<At> {
        let leaps = self.leaps(from).into_iter().map(|(to, _)| to);
        self.targets(from).into_iter().chain(leaps).collect()
    }

    /// Whether a king on a square has escaped, if he is safe there.
    fn is_goal(&self, at: At) -> bool {
        match self.rules.escape {
            Escape::Corner => self.special(at) == Some(SpecialKind::Corner),
            Escape::Edge | Escape::SafeEdge => self.on_edge(at),
        }
    }

    /// Adds the moves that begin with a path, after which the board stands as it does.
    fn go_on(&self, path: &mut Path, has_captured: bool, moves: &mut Vec<Path>) {
        assert!(moves.len() < MOST, "too many moves for this model");
        let here = *path.last().unwrap();
        let piece = self.get(here).unwrap();
        let may_go_on = has_captured
            && self.rules.chain != Chain::None
            && self.king().is_some()
            && path.len() < Ply::MOST_POINTS
            && !(piece == Piece::King && self.is_goal(here));
        let mut further = Vec::new();
        if may_go_on {
            for to in self.ends(here) {
                let (after, taken) = self.leg(here, to);
                if !taken.is_empty() || (piece == Piece::King && self.is_goal(to)) {
                    further.push((to, after, !taken.is_empty()));
                }
            }
        }
        if further.is_empty() || self.rules.chain != Chain::Must {
            moves.push(path.clone());
        }
        for (to, after, has_captured) in further {
            path.push(to);
            after.go_on(path, has_captured, moves);
            path.pop();
        }
    }

    /// The moves of the piece on a square.
    fn moves_from(&self, from: At) -> Vec<Path> {
        let mut moves = Vec::new();
        for to in self.ends(from) {
            let (after, taken) = self.leg(from, to);
            after.go_on(&mut vec![from, to], !taken.is_empty(), &mut moves);
        }
        moves
    }

    /// The board after a move, and what it took.
    fn after(&self, path: &[At]) -> (Self, BTreeSet<At>) {
        let mut board = self.clone();
        let mut all = BTreeSet::new();
        for leg in path.windows(2) {
            let (after, taken) = board.leg(leg[0], leg[1]);
            all.extend(taken);
            board = after;
        }
        let last = *path.last().unwrap();
        if board.in_custody(last) {
            board.put(last, None);
            all.insert(last);
        }
        (board, all)
    }

    /// The board after a move of one leg, and how many men it took.
    pub(crate) fn play(&self, from: At, to: At) -> (Self, usize) {
        let (after, taken) = self.after(&[from, to]);
        (after, taken.len())
    }

    /// Whether the attackers, were they to move, could capture the king.
    pub(crate) fn threatened(&self) -> bool {
        self.of(Side::Attackers).into_iter().any(|from| {
            let moves = self.moves_from(from);
            moves.iter().any(|path| self.after(path).0.king().is_none())
        })
    }
}

/// A game: its board, what has stood, and when something was captured last.
#[derive(Clone)]
pub(crate) struct Game<'a> {
    pub(crate) board: Model<'a>,
    pub(crate) to_move: Side,
    /// Every board that has stood after a move, with the side to move, the present one last.
    stood: Vec<(Vec<Option<Man>>, Side)>,
    quiet: usize,
}

/// What a move did.
#[derive(Debug, PartialEq)]
pub(crate) struct Effect {
    pub(crate) captures: BTreeSet<At>,
    /// The winner and the reason, if the game is over.
    pub(crate) end: Option<(Option<Side>, Reason)>,
}

impl<'a> Game<'a> {
    pub(crate) fn new(ruleset: &'a Ruleset, position: &Position) -> Self {
        let board = Model::new(ruleset, position);
        let to_move = position.to_move();
        Self {
            stood: vec![(board.grid.clone(), to_move)],
            board,
            to_move,
            quiet: 0,
        }
    }

    /// Whether a move would bring back an arrangement that its side may not bring back.
    fn is_forbidden(&self, path: &[At]) -> bool {
        if self.board.rules.repetition.forbid == Forbid::Nobody
            || self.board.get(path[0]).map(Piece::side) != Some(Side::Defenders)
        {
            return false;
        }
        let [earlier @ .., from, to] = path else {
            panic!("a move of one square");
        };
        // The last leg takes nothing yet.
        let earlier = [earlier, &[*from]].concat();
        let mut board = self.board.clone();
        for leg in earlier.windows(2) {
            board = board.leg(leg[0], leg[1]).0;
        }
        let grid = board.shifted(*from, *to).grid;
        self.stood.iter().any(|(stood, _)| *stood == grid)
    }

    /// Every legal move of a side, in board order.
    fn moves_of(&self, side: Side) -> Vec<Path> {
        let pieces = self.board.of(side).into_iter();
        let mut moves: Vec<_> = pieces
            .flat_map(|from| self.board.moves_from(from))
            .collect();
        moves.retain(|path| !self.is_forbidden(path));
        moves.sort_by_key(|path| {
            path.iter()
                .map(|(file, rank)| (*rank, *file))
                .collect::<Vec<_>>()
        });
        moves
    }

    /// Every legal move, in board order.
    pub(crate) fn moves(&self) -> Vec<Path> {
        self.moves_of(self.to_move)
    }

    /// Plays a legal move.
    pub(crate) fn play(&mut self, path: &[At]) -> Effect {
        let by = self.to_move;
        let (board, captures) = self.board.after(path);
        self.board = board;
        self.to_move = by.opponent();
        self.quiet = if captures.is_empty() {
            self.quiet + 1
        } else {
            0
        };
        self.stood.push((self.board.grid.clone(), self.to_move));
        Effect {
            end: self.end(by),
            captures,
        }
    }

    fn end(&self, by: Side) -> Option<(Option<Side>, Reason)> {
        let rules = self.board.rules;
        if let Some((winner, reason)) = self.board.ending(by) {
            return Some((Some(winner), reason));
        }
        let now = self.stood.last().unwrap();
        let times = self.stood.iter().filter(|stood| *stood == now).count();
        let count = usize::from(rules.repetition.count);
        if count > 0 && times >= count {
            let winner = match rules.repetition.result {
                RepetitionResult::Draw => None,
                RepetitionResult::Attackers => Some(Side::Attackers),
                RepetitionResult::Defenders => Some(Side::Defenders),
                RepetitionResult::MoverLoses => Some(by.opponent()),
            };
            return Some((winner, Reason::Repetition));
        }
        let quiet = usize::from(rules.quiet_limit);
        if quiet > 0 && self.quiet >= quiet {
            return Some((None, Reason::Quiet));
        }
        if rules.ply_limit > 0 && self.stood.len() > rules.ply_limit as usize {
            return Some((None, Reason::PlyLimit));
        }
        if self.moves().is_empty() {
            let winner = match rules.no_moves {
                NoMoves::Loss => Some(by),
                NoMoves::Draw => None,
            };
            return Some((winner, Reason::NoMoves));
        }
        None
    }

    /// The word for what is announced after the last move of a game that goes on.
    pub(crate) fn call(&self) -> Option<&'static str> {
        match self.to_move {
            Side::Defenders => self.board.threatened().then_some("watch-your-king"),
            Side::Attackers => {
                let moves = self.moves_of(Side::Defenders);
                let escapes = moves.iter().filter(|path| {
                    let is_kings = self.board.get(path[0]) == Some(Piece::King);
                    is_kings && {
                        let after = self.board.after(path).0;
                        let end = after.ending(Side::Defenders);
                        end.is_some_and(|(_, reason)| reason == Reason::KingEscaped)
                    }
                });
                let directions: BTreeSet<_> = escapes
                    .map(|path| {
                        let ((file, rank), (to_file, to_rank)) = (path[0], path[1]);
                        ((to_file - file).signum(), (to_rank - rank).signum())
                    })
                    .collect();
                match directions.len() {
                    0 => None,
                    1 => Some("raichi"),
                    _ => Some("tuichi"),
                }
            }
        }
    }
}

/// A path as a ply.
pub(crate) fn ply(path: &[At]) -> Ply {
    let points: Vec<_> = path.iter().map(|at| square(*at)).collect();
    Ply::path(&points).unwrap()
}
