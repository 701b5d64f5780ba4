use std::sync::Arc;

use super::{ParsePositionError, Position, Problem, Reason, Rules, Ruleset, plays::Play};
use crate::{
    Call, Capture, Outcome, Played, Ply, PlyKind, PlyTextError, Point, Side,
    lines::{History, Repetition, RepetitionResult},
};

/// A game: its rules, its position, and the part of its past that still matters.
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
    /// The text is not a position.
    #[error(transparent)]
    Text(#[from] ParsePositionError),
    /// No game can be in the position.
    #[error(transparent)]
    Problem(#[from] Problem),
    /// The game is over before it begins.
    #[error("the game is over before it begins ({})", .0.reason)]
    Over(Outcome),
}

const REPETITION: Repetition = Repetition {
    count: Rules::REPETITIONS,
    result: RepetitionResult::Draw,
};
/// In plies: both sides make a move.
pub(super) const QUIET_PLIES: u16 = 2 * Rules::QUIET_MOVES;

impl Game {
    /// The letter that may stand before a move of the maharajah, or before its square alone.
    pub(crate) const LETTER: char = 'M';

    /// A game from the position in which the ruleset starts.
    #[must_use]
    pub fn new(ruleset: impl Into<Arc<Ruleset>>) -> Self {
        let ruleset = ruleset.into();
        let start = ruleset.start();
        Self::start(ruleset, start)
    }

    /// A game from another position.
    ///
    /// # Errors
    ///
    /// If no game can be in the position, or it is over in it.
    pub fn from_position(
        ruleset: impl Into<Arc<Ruleset>>,
        position: Position,
    ) -> Result<Self, StartError> {
        let game = Self::at_position(ruleset, position)?;
        match game.outcome {
            Some(outcome) => Err(StartError::Over(outcome)),
            None => Ok(game),
        }
    }

    /// A game that has reached a position, which may be its end.
    ///
    /// # Errors
    ///
    /// If no game can be in the position.
    pub fn at_position(
        ruleset: impl Into<Arc<Ruleset>>,
        position: Position,
    ) -> Result<Self, StartError> {
        let ruleset = ruleset.into();
        match position.problem(ruleset.rules().start) {
            Some(problem) => Err(problem.into()),
            None => Ok(Self::start(ruleset, position)),
        }
    }

    fn start(ruleset: Arc<Ruleset>, position: Position) -> Self {
        Self {
            outcome: position.0.ending(ruleset.rules().no_moves),
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

    /// How many plies in a row have neither captured nor moved a pawn.
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

    /// The call for the present position: check to the side to move.
    #[must_use]
    pub fn call(&self) -> Option<Call> {
        let side = self
            .position
            .0
            .in_check()
            .filter(|_| self.outcome.is_none())?;
        let about = self.position.royal(side)?;
        let checkers = super::rays::squares(self.position.0.checkers(side));
        let threats = checkers.map(|from| Ply::step(super::state::point(from), about));
        Some(Call {
            code: "check",
            about,
            ways: Vec::new(),
            threats: threats.collect(),
        })
    }

    fn read(&self, ply: Ply) -> Result<Play, crate::Illegal> {
        if let Some(outcome) = self.outcome {
            return Err(crate::Illegal::GameOver(outcome));
        }
        let play = match (ply.kind(), ply.points()) {
            (PlyKind::Path, [to]) => self.position.play_of(None, *to),
            (PlyKind::Path, [from, to]) => self.position.play_of(Some(*from), *to),
            (PlyKind::End, _) => return Err(crate::Illegal::Form(PlyTextError::From)),
            _ => return Err(crate::Illegal::Form(PlyTextError::Trailing)),
        };
        Ok(play?)
    }

    /// Whether a ply is legal.
    ///
    /// # Errors
    ///
    /// The first reason why it is not.
    pub fn check(&self, ply: Ply) -> Result<(), crate::Illegal> {
        self.read(ply).map(|_| ())
    }

    /// Plays a ply.
    ///
    /// # Errors
    ///
    /// If it is not legal; the game is then unchanged.
    pub fn play(&mut self, ply: Ply) -> Result<Played, crate::Illegal> {
        let play = self.read(ply)?;
        let (before, by) = (self.position, self.to_move());
        let (after, taken) = before.0.after(play);
        self.position = Position(after);
        self.history.remember(after.hash(), before.0.is_quiet(play));
        // A mate decides before repetition and the fifty moves.
        self.outcome = after.ending(self.ruleset.rules().no_moves).or_else(|| {
            let reasons = (Reason::Repetition.into(), Reason::FiftyMoves.into());
            self.history.ending(REPETITION, reasons, QUIET_PLIES, by)
        });
        let to = super::state::point(play.to());
        let capture = taken.map(|kind| Capture {
            point: to,
            piece: kind.into(),
        });
        Ok(Played {
            by,
            piece: self.position.piece_at(to).map(crate::Piece::from),
            letter: None,
            ply,
            captures: capture.into_iter().collect(),
            call: self.call(),
            outcome: self.outcome,
        })
    }

    /// Every legal ply, in board order; none once the game is over.
    #[must_use]
    pub fn legal_plies(&self) -> Vec<Ply> {
        let plays = self.plays().into_iter();
        plays.filter_map(Play::ply).collect()
    }

    pub(super) fn plays(&self) -> Vec<Play> {
        match self.outcome {
            Some(_) => Vec::new(),
            None => self.position.0.all_plays(),
        }
    }

    /// How many legal plies there are; none once the game is over.
    #[must_use]
    pub fn legal_ply_count(&self) -> u64 {
        self.plays().len() as u64
    }

    /// How many sequences of exactly `depth` legal plies there are from here.
    ///
    /// A finished game has no continuations. Repetition and the fifty moves are ignored.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth > 0 && self.outcome.is_some() {
            0
        } else {
            self.position.0.perft(depth)
        }
    }

    /// The point of a maharajah that is written without it, as in `Mf3`.
    #[must_use]
    pub(crate) fn maharajah(&self) -> Option<Point> {
        self.position.royal(super::MAHARAJAH)
    }
}
