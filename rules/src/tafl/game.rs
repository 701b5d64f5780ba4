use std::sync::Arc;

use crate::bits::Bits;
use crate::tafl::{
    Call, Capture, CaptureKind, EscapeLine, Illegal, Move, Outcome, Piece, Played, Position,
    Reason, RepetitionResult, Ruleset, Side, Square,
    board::Board,
    capture::Taken,
    compiled::with_tables,
    position::index,
    problem::{Problem, of_king},
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
    /// There is not one king, or he has already escaped.
    #[error(transparent)]
    King(Problem),
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
            ruleset,
            position,
            plies: 0,
            quiet: 0,
            outcome: None,
        };
        if !with_tables!(game.ruleset, tables => Board::of(&position).can_move(tables)) {
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

    /// The call for the present position, if the side that is not to move has just moved into it; `None` once the
    /// game is over.
    #[must_use]
    pub fn call(&self) -> Option<Call> {
        if self.outcome.is_some() {
            return None;
        }
        let by = self.to_move().opponent();
        with_tables!(self.ruleset, tables => call(tables, &Board::of(&self.position), by))
    }

    /// Whether a move is legal.
    ///
    /// # Errors
    ///
    /// The first reason why it is not.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.check_piece(mv).map(|_| ())
    }

    fn check_piece(&self, mv: Move) -> Result<Piece, Illegal> {
        match self.outcome {
            Some(outcome) => Err(Illegal::GameOver(outcome)),
            None => self.ruleset.check(&self.position, mv),
        }
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// If it is not legal; the game is then unchanged.
    pub fn play(&mut self, mv: Move) -> Result<Played, Illegal> {
        let piece = self.check_piece(mv)?;
        let ruleset = Arc::clone(&self.ruleset);
        Ok(with_tables!(ruleset, tables => self.play_on(tables, mv, piece)))
    }

    fn play_on<B: Bits>(&mut self, tables: &Tables<B>, mv: Move, piece: Piece) -> Played {
        let size = self.position.size();
        let by = piece.side();
        let before = Board::<B>::of(&self.position);
        let (from, to) = (B::bit(index(size, mv.from)), B::bit(index(size, mv.to)));
        let (board, taken) = before.after(tables, from, to, piece);
        board.store(&mut self.position);
        let captures = captures(&before, tables, &taken, piece);
        self.remember(!captures.is_empty());
        self.outcome = self.judge(tables, &board, by);
        let call = if self.outcome.is_none() {
            call(tables, &board, by)
        } else {
            None
        };
        Played {
            by,
            piece,
            mv,
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
        (!board.can_move(tables)).then(|| self.ruleset.no_moves(self.to_move()))
    }

    /// The squares whose pieces can move, in board order; none once the game is over.
    #[must_use]
    pub fn movable_squares(&self) -> Vec<Square> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        with_tables!(self.ruleset, tables => {
            Board::of(&self.position)
                .moves(tables)
                .filter(|(_, _, targets)| !targets.none())
                .flat_map(|(from, _, _)| tables.squares(from))
                .collect()
        })
    }

    /// The squares to which the piece on a square can move, in board order; none if it is not a
    /// piece of the side to move, or once the game is over.
    #[must_use]
    pub fn moves_from(&self, from: Square) -> Vec<Square> {
        let piece = self
            .position
            .piece_at(from)
            .filter(|piece| piece.side() == self.to_move());
        let (Some(piece), None) = (piece, self.outcome) else {
            return Vec::new();
        };
        with_tables!(self.ruleset, tables => {
            let from = Bits::bit(index(self.position.size(), from));
            let targets = Board::of(&self.position).targets(tables, from, piece);
            tables.squares(targets).collect()
        })
    }

    /// Every legal move, in board order; none once the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() {
            Vec::new()
        } else {
            self.ruleset.moves(&self.position)
        }
    }

    /// How many legal moves there are; none once the game is over.
    #[must_use]
    pub fn legal_move_count(&self) -> u64 {
        if self.outcome.is_some() {
            0
        } else {
            self.ruleset.count_moves(&self.position)
        }
    }

    /// The moves by which the attackers would capture the king, if it were their turn; none once the game is over.
    #[must_use]
    pub fn threats_to_king(&self) -> Vec<Move> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        with_tables!(self.ruleset, tables => threats(tables, &Board::of(&self.position)))
    }
}

/// The pieces that a move removed, in board order.
fn captures<B: Bits>(
    before: &Board<B>,
    tables: &Tables<B>,
    taken: &Taken<B>,
    moved: Piece,
) -> Vec<Capture> {
    let kind = |square: B| {
        if square.meets(taken.own) {
            CaptureKind::Custody
        } else if square.meets(taken.king) {
            CaptureKind::King
        } else if square.meets(taken.custodial) {
            CaptureKind::Custodial
        } else if square.meets(taken.linnaean) {
            CaptureKind::Linnaean
        } else if square.meets(taken.shieldwall) {
            CaptureKind::Shieldwall
        } else {
            CaptureKind::Immobilised
        }
    };
    taken
        .all()
        .each()
        .flat_map(|bit| {
            let piece = before.piece_at(bit).unwrap_or(moved);
            tables.squares(bit).map(move |square| Capture {
                square,
                piece,
                kind: kind(bit),
            })
        })
        .collect()
}

fn threats<B: Bits>(tables: &Tables<B>, board: &Board<B>) -> Vec<Move> {
    let mut threats: Vec<_> = board
        .threats_to_king(tables)
        .flat_map(|(from, to)| {
            tables
                .squares(from)
                .flat_map(move |from| tables.squares(to).map(move |to| Move { from, to }))
        })
        .collect();
    threats.sort_unstable();
    threats
}

/// The call after a move of a game that goes on.
fn call<B: Bits>(tables: &Tables<B>, board: &Board<B>, by: Side) -> Option<Call> {
    let king = tables.squares(board.king).next()?;
    match by {
        Side::Attackers => {
            let threats = threats(tables, board);
            (!threats.is_empty()).then_some(Call::WatchYourKing { king, threats })
        }
        Side::Defenders => {
            let lines: Vec<_> = board
                .escapes(tables)
                .into_iter()
                .filter(|escapes| !escapes.none())
                .map(|escapes| {
                    let mut to: Vec<_> = tables.squares(escapes).collect();
                    to.sort_by_key(|square| {
                        square.file().abs_diff(king.file()) + square.rank().abs_diff(king.rank())
                    });
                    EscapeLine { from: king, to }
                })
                .collect();
            match lines.len() {
                0 => None,
                1 => Some(Call::Raichi { king, lines }),
                _ => Some(Call::Tuichi { king, lines }),
            }
        }
    }
}
