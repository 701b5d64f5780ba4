use std::sync::Arc;

use crate::{
    Capture, Outcome, Played, Ply, Side,
    bits::Bits,
    hunt::{
        Illegal, ParsePositionError, Piece, Position, Reason, Ruleset,
        plies::Action,
        tables::{Tables, with_tables},
    },
    lines::{Board, History, widen},
};

/// A game: its rules, its position, and the part of its past that still matters.
///
/// ```
/// use raichi_rules::hunt::{Game, Ruleset};
///
/// let mut game = Game::new(Ruleset::preset("fox-and-geese").unwrap());
/// let played = game.play("d4-d5".parse()?)?;
/// assert!(played.captures.is_empty());
/// assert_eq!(game.legal_ply_count(), 13);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    ruleset: Arc<Ruleset>,
    position: Position,
    history: History,
    outcome: Option<Outcome>,
}

/// Why a game cannot start from a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The text is not a position of the ruleset.
    #[error(transparent)]
    Text(#[from] ParsePositionError),
    /// The position is on another board.
    #[error("the position is on the board `{}`, and the rules are for `{}`", .position.code(), .rules.code())]
    Board {
        /// The position's board.
        position: Board,
        /// The ruleset's board.
        rules: Board,
    },
    /// The game is already won.
    #[error("the game is over before it begins ({})", .0.reason)]
    Over(Outcome),
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
    /// If the position is on another board, or a side has already won in it.
    pub fn from_position(
        ruleset: impl Into<Arc<Ruleset>>,
        position: Position,
    ) -> Result<Self, StartError> {
        let game = Self::at_position(ruleset, position)?;
        match game.ruleset.ending(&position) {
            Some(outcome) => Err(StartError::Over(outcome)),
            None => Ok(game),
        }
    }

    /// A game that has reached a position, which may be its end.
    ///
    /// # Errors
    ///
    /// If the position is on another board.
    pub fn at_position(
        ruleset: impl Into<Arc<Ruleset>>,
        position: Position,
    ) -> Result<Self, StartError> {
        let ruleset = ruleset.into();
        if position.board() != ruleset.rules().board {
            return Err(StartError::Board {
                position: position.board(),
                rules: ruleset.rules().board,
            });
        }
        Ok(Self::start(ruleset, position))
    }

    fn start(ruleset: Arc<Ruleset>, position: Position) -> Self {
        Self {
            outcome: ruleset
                .ending(&position)
                .or_else(|| ruleset.immobilised(&position)),
            history: History::new(position.hash()),
            ruleset,
            position,
        }
    }

    /// The rules of the game.
    #[must_use]
    pub const fn ruleset(&self) -> &Arc<Ruleset> {
        &self.ruleset
    }

    /// The present position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position as text, without the side to move.
    #[must_use]
    pub fn position_text(&self) -> String {
        self.ruleset.position_text(&self.position)
    }

    /// The side that moves next, also once the game is over.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.position.to_move
    }

    /// How many plies were played.
    #[must_use]
    pub const fn ply_count(&self) -> usize {
        self.history.ply_count()
    }

    /// How many plies in a row have neither removed nor placed a piece.
    #[must_use]
    pub const fn quiet_plies(&self) -> usize {
        self.history.quiet_plies()
    }

    /// The hashes of the positions since the last one that cannot be repeated, the present one last.
    #[must_use]
    pub fn seen(&self) -> &[u64] {
        self.history.seen()
    }

    /// How often the present position has occurred in the game.
    #[must_use]
    pub fn times_seen(&self) -> usize {
        self.history.times_seen()
    }

    /// How it ended, if it did.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn goes_on(&self) -> Result<(), Illegal> {
        self.outcome
            .map_or(Ok(()), |outcome| Err(Illegal::GameOver(outcome)))
    }

    /// Whether a ply is legal.
    ///
    /// # Errors
    ///
    /// The first reason why it is not.
    pub fn check(&self, ply: Ply) -> Result<(), Illegal> {
        self.goes_on()?;
        with_tables!(self.ruleset, tables => {
            self.ruleset.read(tables, &self.position.state(), ply).map(|_| ())
        })
    }

    /// Plays a ply.
    ///
    /// # Errors
    ///
    /// If it is not legal; the game is then unchanged.
    pub fn play(&mut self, ply: Ply) -> Result<Played, Illegal> {
        self.goes_on()?;
        let ruleset = Arc::clone(&self.ruleset);
        with_tables!(ruleset, tables => {
            let action = ruleset.read(tables, &self.position.state(), ply)?;
            Ok(self.play_on(tables, ply, action))
        })
    }

    fn play_on<B: Bits>(&mut self, tables: &Tables<B>, ply: Ply, action: Action<B>) -> Played {
        let by = self.position.to_move;
        let state = self.position.state();
        let (after, removed) = tables.after(&state, action);
        self.position = self.position.with(&after);
        let is_placing = matches!(action, Action::Place(_));
        self.history
            .remember(self.position.hash(), removed.none() && !is_placing);
        self.outcome = tables.outcome(&after).or_else(|| {
            let rules = self.ruleset.rules();
            let reasons = (Reason::Repetition.into(), Reason::Quiet.into());
            self.history
                .ending(rules.repetition, reasons, rules.quiet_limit, by)
        });
        if self.outcome.is_none() {
            self.outcome = self.ruleset.immobilised(&self.position);
        }
        let layout = self.ruleset.rules().board.layout();
        let taken = |point| Capture {
            point,
            // A huffed piece is removed where it has stepped to.
            piece: self
                .ruleset
                .piece(if removed_few(layout.bit(point), state.many) {
                    Piece::Few
                } else {
                    Piece::Many
                }),
        };
        Played {
            by,
            piece: Some(self.ruleset.piece(Piece::of(by))),
            letter: None,
            ply,
            captures: layout.points_of(widen(removed)).map(taken).collect(),
            call: None,
            outcome: self.outcome,
        }
    }

    /// Every legal ply, in board order; none once the game is over.
    #[must_use]
    pub fn legal_plies(&self) -> Vec<Ply> {
        if self.outcome.is_some() {
            Vec::new()
        } else {
            self.ruleset.plies(&self.position)
        }
    }

    /// How many legal plies there are; none once the game is over.
    #[must_use]
    pub fn legal_ply_count(&self) -> u64 {
        if self.outcome.is_some() {
            0
        } else {
            self.ruleset.count_plies(&self.position)
        }
    }
}

/// Whether a removed piece was one of the few: only those of the many stood where they are removed, before the ply.
fn removed_few<B: Bits>(bit: Option<usize>, many: B) -> bool {
    bit.is_none_or(|bit| !B::bit(bit).meets(many))
}
