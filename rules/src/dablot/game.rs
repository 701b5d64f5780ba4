use std::sync::Arc;

use crate::{
    Capture, Outcome, Played, Ply, PlyKind, Side,
    bits::Bits,
    dablot::{
        Illegal, ParsePositionError, Position, Problem, Reason, Ruleset,
        plies::Action,
        problem::of_position,
        tables::{Tables, with_tables},
    },
    lines::{Board, History, widen},
};

/// A game: its rules, its position, and the part of its past that still matters.
///
/// ```
/// use raichi_rules::dablot::{Game, Ruleset};
///
/// let mut game = Game::new(Ruleset::preset("mini-dablot").unwrap());
/// let played = game.play("c3-d4".parse()?)?;
/// assert!(played.captures.is_empty());
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
    /// More actions are left than a turn that has begun can have.
    #[error("{0} actions cannot be left in a turn")]
    Actions(u8),
    /// A side does not have one leader, or the game is already won.
    #[error(transparent)]
    Problem(Problem),
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
    /// If the position is on another board, a side has not one leader where that is needed, or has already won.
    pub fn from_position(
        ruleset: impl Into<Arc<Ruleset>>,
        position: Position,
    ) -> Result<Self, StartError> {
        let game = Self::at_position(ruleset, position)?;
        let ruleset = &game.ruleset;
        let over = || ruleset.ending(&position).map(Problem::Over);
        let problem = of_position(ruleset.rules(), &position).next();
        match problem.or_else(over) {
            Some(problem) => Err(StartError::Problem(problem)),
            None => Ok(game),
        }
    }

    /// A game that has reached a position, which may be its end: without a leader, or with one alone.
    ///
    /// # Errors
    ///
    /// If the position is on another board, or a side has not one leader where that is needed, and has not lost by it.
    pub fn at_position(
        ruleset: impl Into<Arc<Ruleset>>,
        position: Position,
    ) -> Result<Self, StartError> {
        let ruleset = ruleset.into();
        let rules = ruleset.rules();
        if position.board() != rules.board {
            return Err(StartError::Board {
                position: position.board(),
                rules: rules.board,
            });
        }
        let left = position.actions_left();
        if left > 0 && left >= rules.actions {
            return Err(StartError::Actions(left));
        }
        // A side without a leader has lost by it; no play leads to a second one.
        let is_over = ruleset.ending(&position).is_some();
        let is_wrong =
            |problem: &Problem| !is_over || matches!(problem, Problem::Leaders { count: 2.., .. });
        let problem = of_position(rules, &position).find(is_wrong);
        match problem {
            Some(problem) => Err(StartError::Problem(problem)),
            None => Ok(Self::start(ruleset, position)),
        }
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
        self.position.to_move()
    }

    /// How many plies were played.
    #[must_use]
    pub const fn ply_count(&self) -> usize {
        self.history.ply_count()
    }

    /// How many plies in a row have captured nothing.
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

    /// A ply with the leaps of an ambush in board order, as they are stored.
    #[must_use]
    pub fn ordered(ply: Ply) -> Ply {
        if ply.kind() != PlyKind::Together {
            return ply;
        }
        let mut pairs: Vec<_> = ply.legs().collect();
        pairs.sort_unstable();
        Ply::together(&pairs).unwrap_or(ply)
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
        let by = self.to_move();
        let before = self.position;
        let (after, taken) = tables.after(&before.state(), action);
        self.position = before.with(&after);
        self.history.remember(self.position.hash(), taken.none());
        self.outcome = tables.outcome(&after, by).or_else(|| {
            let rules = self.ruleset.rules();
            let reasons = (Reason::Repetition.into(), Reason::Quiet.into());
            self.history
                .ending(rules.repetition, reasons, rules.quiet_limit, by)
        });
        if self.outcome.is_none() {
            self.outcome = self.ruleset.immobilised(&self.position);
        }
        let layout = before.board().layout();
        let capture = |point| {
            let piece = before.piece_at(point)?.into();
            Some(Capture { point, piece })
        };
        Played {
            by,
            piece: ply
                .first()
                .and_then(|from| before.piece_at(from))
                .map(crate::Piece::from),
            letter: None,
            ply,
            captures: layout.points_of(widen(taken)).filter_map(capture).collect(),
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
