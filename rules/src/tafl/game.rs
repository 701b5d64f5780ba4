use std::{collections::BTreeSet, ops::ControlFlow, sync::Arc};

use crate::Ply;
use crate::bits::Bits;
use crate::tafl::{
    Capture, CaptureKind, Forbid, Illegal, Outcome, Piece, Played, Position, Rank, Reason,
    RepetitionResult, Ruleset, Side, Square,
    board::Board,
    capture::Taken,
    compiled::with_tables,
    hash,
    plays::Plays,
    position::index,
    problem::{Problem, of_king},
    step,
    tables::Tables,
};

/// A game: its rules, its position, and the part of its past that still matters.
///
/// ```
/// use raichi_rules::tafl::{Game, Ruleset};
///
/// let mut game = Game::new(Ruleset::preset("copenhagen").unwrap());
/// let played = game.play("d1-d4".parse()?)?;
/// assert!(played.captures.is_empty());
/// assert_eq!(game.legal_move_count(), 54);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    ruleset: Arc<Ruleset>,
    position: Position,
    plies: usize,
    /// Moves in a row without a capture.
    quiet: usize,
    /// The positions since the last capture, with the present one; no earlier ones can be repeated.
    seen: Vec<u64>,
    /// The arrangements of pieces after every move, that of the start first, whichever side was to move; none if all may be repeated.
    stood: Vec<u64>,
    outcome: Option<Outcome>,
}

/// Why a game cannot start from a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The rules are for another board.
    #[error("the position has {position} ranks, and the rules are for {rules}")]
    Size {
        /// The position's ranks.
        position: u8,
        /// The ranks of the ruleset's board.
        rules: u8,
    },
    /// There are commanders or knights, but not at the start of the rules' own games.
    #[error("the rules have no commanders or knights")]
    Ranks,
    /// There is not one king, or he has already escaped.
    #[error(transparent)]
    King(Problem),
}

impl StartError {
    /// What cannot be done with the position: its text was read before.
    pub(crate) const fn impossible(&self) -> &'static str {
        "played"
    }
}

impl Game {
    /// A game from the position in which the ruleset starts.
    #[must_use]
    pub fn new(ruleset: impl Into<Arc<Ruleset>>) -> Self {
        let ruleset = ruleset.into();
        let start = *ruleset.start();
        Self::start(ruleset, start)
    }

    /// A game from another position.
    ///
    /// # Errors
    ///
    /// If the position is on another size of board, has no king, or one who has already escaped.
    pub fn from_position(
        ruleset: impl Into<Arc<Ruleset>>,
        position: Position,
    ) -> Result<Self, StartError> {
        let ruleset = ruleset.into();
        if position.size() != ruleset.size() {
            return Err(StartError::Size {
                position: position.size(),
                rules: ruleset.size(),
            });
        }
        if position.has_ranks() && !ruleset.rules().setup.has_ranks() {
            return Err(StartError::Ranks);
        }
        let escaped = || ruleset.escaped_king(&position).map(Problem::Escaped);
        match of_king(ruleset.rules(), &position.setup()).or_else(escaped) {
            Some(error) => Err(StartError::King(error)),
            None => Ok(Self::start(ruleset, position)),
        }
    }

    /// A game that has reached a position, which may be its end: without a king, or with one who has escaped.
    ///
    /// # Errors
    ///
    /// If the position is on another size of board.
    pub fn at_position(
        ruleset: impl Into<Arc<Ruleset>>,
        position: Position,
    ) -> Result<Self, StartError> {
        let ruleset = ruleset.into();
        let (winner, reason) = match Self::from_position(Arc::clone(&ruleset), position) {
            Err(StartError::King(Problem::NoKing)) => (Side::Attackers, Reason::KingCaptured),
            Err(StartError::King(Problem::Escaped(_))) => (Side::Defenders, Reason::KingEscaped),
            game => return game,
        };
        Ok(Self {
            seen: vec![position.hash()],
            stood: Vec::new(),
            ruleset,
            position,
            plies: 0,
            quiet: 0,
            outcome: Some(Outcome {
                winner: Some(winner),
                reason,
            }),
        })
    }

    fn start(ruleset: Arc<Ruleset>, position: Position) -> Self {
        let mut game = Self {
            seen: vec![position.hash()],
            stood: Vec::new(),
            ruleset,
            position,
            plies: 0,
            quiet: 0,
            outcome: None,
        };
        if game.ruleset.rules().repetition.forbid != Forbid::Nobody {
            game.stood.push(hash::arrangement(&position));
        }
        if !with_tables!(game.ruleset, tables => game.can_move(tables, &Board::of(&position))) {
            game.outcome = Some(game.ruleset.no_moves(position.to_move()));
        }
        game
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Arc<Ruleset> {
        &self.ruleset
    }

    /// The present position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The side whose turn it is; the side that did not move last, once the game is over.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.position.to_move()
    }

    /// How many moves were played.
    #[must_use]
    pub const fn ply_count(&self) -> usize {
        self.plies
    }

    /// How many moves in a row have captured nothing.
    #[must_use]
    pub const fn quiet_plies(&self) -> usize {
        self.quiet
    }

    /// The hashes of the positions since the last capture, the present one last; no earlier ones can be repeated.
    #[must_use]
    pub fn seen(&self) -> &[u64] {
        &self.seen
    }

    /// The arrangements of pieces that some side may not bring back, as hashes of positions in which the attackers are to move:
    /// those after every move, that of the start first. None if the rules forbid no repetition.
    #[must_use]
    pub fn stood(&self) -> &[u64] {
        &self.stood
    }

    /// How often the present position has occurred in the game.
    #[must_use]
    pub fn times_seen(&self) -> usize {
        let now = self.seen.last();
        self.seen.iter().filter(|hash| Some(*hash) == now).count()
    }

    /// How it ended, if it did.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Whether a move is legal.
    ///
    /// # Errors
    ///
    /// The first reason why it is not.
    pub fn check(&self, ply: Ply) -> Result<(), Illegal> {
        self.check_piece(ply).map(|_| ())
    }

    fn check_piece(&self, ply: Ply) -> Result<Piece, Illegal> {
        if let Some(outcome) = self.outcome {
            return Err(Illegal::GameOver(outcome));
        }
        let piece = self.ruleset.check(&self.position, ply)?;
        match self.stood_before(ply, piece) {
            Some(at) => Err(Illegal::StoodBefore {
                ply: u32::try_from(at).unwrap_or(u32::MAX),
            }),
            None => Ok(piece),
        }
    }

    /// After how many moves the arrangement stood for the first time that a move would bring back, if its side may not.
    pub(super) fn stood_before(&self, ply: Ply, piece: Piece) -> Option<usize> {
        if self.stood.is_empty() || piece.side() != Side::Defenders {
            return None;
        }
        let arrangement = with_tables!(self.ruleset, tables => {
            let path = step::path(self.position.size(), ply);
            let board = Board::of(&self.position).before_last_captures(tables, piece, &path);
            let mut position = self.position;
            board.store(&mut position);
            hash::arrangement(&position)
        });
        self.stood.iter().position(|stood| *stood == arrangement)
    }

    /// Whether the side to move has a legal move.
    fn can_move<B: Bits>(&self, tables: &Tables<B>, board: &Board<B>) -> bool {
        if self.stood.is_empty() || board.to_move != Side::Defenders {
            return board.can_move(tables);
        }
        let size = self.position.size();
        let found = board.visit(tables, Plays::All, |path, play| {
            match step::ply(size, path).and_then(|ply| self.stood_before(ply, play.piece)) {
                Some(_) => ControlFlow::Continue(()),
                None => ControlFlow::Break(()),
            }
        });
        found.is_break()
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// If it is not legal; the game is then unchanged.
    pub fn play(&mut self, ply: Ply) -> Result<Played, Illegal> {
        let piece = self.check_piece(ply)?;
        let ruleset = Arc::clone(&self.ruleset);
        Ok(with_tables!(ruleset, tables => self.play_on(tables, ply, piece)))
    }

    fn play_on<B: Bits>(&mut self, tables: &Tables<B>, ply: Ply, piece: Piece) -> Played {
        let size = self.position.size();
        let by = piece.side();
        let before = Board::<B>::of(&self.position);
        let rank = ply.first().and_then(|from| self.position.rank_at(from));
        let (board, legs) = before.along(tables, piece, &step::path(size, ply));
        board.store(&mut self.position);
        let captures = captures(&before, tables, &legs, (piece, rank));
        self.remember(!captures.is_empty());
        self.outcome = self.judge(tables, &board, by);
        let call = if self.outcome.is_none() {
            self.call_of(tables, &board, by)
        } else {
            None
        };
        Played {
            by,
            piece,
            rank,
            ply,
            captures,
            call,
            outcome: self.outcome,
        }
    }

    fn remember(&mut self, captured: bool) {
        self.plies += 1;
        if captured {
            self.quiet = 0;
            // Captured men never return, so no earlier position can be repeated.
            self.seen.clear();
        } else {
            self.quiet += 1;
        }
        self.seen.push(self.position.hash());
        if !self.stood.is_empty() {
            self.stood.push(hash::arrangement(&self.position));
        }
    }

    /// How the game ends with the board after a move, in the order of precedence.
    fn judge<B: Bits>(&self, tables: &Tables<B>, board: &Board<B>, by: Side) -> Option<Outcome> {
        let rules = self.ruleset.rules();
        if let Some((winner, reason)) = board.ending(tables, by) {
            return Some(Outcome {
                winner: Some(winner),
                reason,
            });
        }
        let count = usize::from(rules.repetition.count);
        if count > 0 && self.times_seen() >= count {
            let winner = match rules.repetition.result {
                RepetitionResult::Draw => None,
                RepetitionResult::Attackers => Some(Side::Attackers),
                RepetitionResult::Defenders => Some(Side::Defenders),
                RepetitionResult::MoverLoses => Some(by.opponent()),
            };
            return Some(Outcome {
                winner,
                reason: Reason::Repetition,
            });
        }
        if rules.quiet_limit > 0 && self.quiet >= usize::from(rules.quiet_limit) {
            return Some(Outcome {
                winner: None,
                reason: Reason::Quiet,
            });
        }
        if rules.ply_limit > 0 && self.plies >= rules.ply_limit as usize {
            return Some(Outcome {
                winner: None,
                reason: Reason::PlyLimit,
            });
        }
        (!self.can_move(tables, board)).then(|| self.ruleset.no_moves(self.to_move()))
    }

    /// The squares with which moves that begin with some squares go on, in board order; none once the game is over.
    #[must_use]
    pub fn next_squares(&self, path: &[Square]) -> Vec<Square> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        if self.ruleset.rules().has_legs() || self.forbids_now() {
            let plies = self.legal_plies();
            let plies = plies.iter().filter(|ply| ply.points().starts_with(path));
            let next: BTreeSet<_> = plies.flat_map(|ply| ply.points().get(path.len())).collect();
            return next.into_iter().copied().collect();
        }
        let own = |from: &Square| {
            let piece = self.position.piece_at(*from);
            piece.filter(|piece| piece.side() == self.to_move())
        };
        with_tables!(self.ruleset, tables => {
            let board = Board::of(&self.position);
            match path {
                [] => board
                    .moves(tables)
                    .filter(|(_, _, targets)| !targets.none())
                    .flat_map(|(from, _, _)| tables.squares(from))
                    .collect(),
                [from] => own(from).map_or_else(Vec::new, |piece| {
                    let from = Bits::bit(index(self.position.size(), *from));
                    tables.squares(board.targets(tables, from, piece)).collect()
                }),
                _ => Vec::new(),
            }
        })
    }

    /// Whether some moves of the side to move may be illegal for what has stood before.
    fn forbids_now(&self) -> bool {
        !self.stood.is_empty() && self.to_move() == Side::Defenders
    }

    /// Every legal move, in board order; none once the game is over.
    #[must_use]
    pub fn legal_plies(&self) -> Vec<Ply> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let mut plies = self.ruleset.plies(&self.position);
        if self.forbids_now() {
            plies.retain(|ply| self.check(*ply).is_ok());
        }
        plies
    }

    /// How many legal moves there are; none once the game is over.
    #[must_use]
    pub fn legal_move_count(&self) -> u64 {
        if self.outcome.is_some() {
            0
        } else if self.forbids_now() {
            self.legal_plies().len() as u64
        } else {
            self.ruleset.count_moves(&self.position)
        }
    }
}

/// The pieces that the legs of a move removed, in board order.
fn captures<B: Bits>(
    before: &Board<B>,
    tables: &Tables<B>,
    legs: &[Taken<B>],
    (moved, rank): (Piece, Option<Rank>),
) -> Vec<Capture> {
    let mut captures = Vec::new();
    for taken in legs {
        for (squares, kind) in taken.by_kind() {
            for bit in squares.each() {
                let is_own = kind == CaptureKind::Custody;
                let piece = before.piece_at(bit).filter(|_| !is_own).unwrap_or(moved);
                let rank = if is_own { rank } else { before.rank_at(bit) };
                captures.extend(tables.squares(bit).map(|square| Capture {
                    square,
                    piece,
                    rank,
                    kind,
                }));
            }
        }
    }
    captures.sort_by_key(|capture| capture.square);
    captures
}
