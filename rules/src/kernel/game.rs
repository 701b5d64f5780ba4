use std::{collections::BTreeSet, ops::ControlFlow, sync::Arc};

use super::{GameRules, NotTheLast, Ruleset, StartError, with_tables};
use crate::{
    Capture, Illegal, Outcome, Piece, Played, Ply, Point, Reason, Side,
    bits::Bits,
    lines::{History, MOST_PLIES},
};

/// A game: its rules, its position, and the part of its past that still matters.
#[derive(Debug, Clone)]
pub struct Game<R: GameRules> {
    ruleset: Arc<Ruleset<R>>,
    position: R::Position,
    history: History,
    outcome: Option<Outcome>,
}

type Started<R, T> = Result<T, StartError<<R as GameRules>::TextError, <R as GameRules>::Problem>>;

impl<R: GameRules> Game<R> {
    /// A game from the position in which the ruleset starts.
    #[must_use]
    pub fn new(ruleset: impl Into<Arc<Ruleset<R>>>) -> Self {
        let ruleset = ruleset.into();
        let start = *ruleset.start();
        Self::start(ruleset, start)
    }

    /// A game from another position.
    ///
    /// # Errors
    ///
    /// If no game can start from the position.
    pub fn from_position(
        ruleset: impl Into<Arc<Ruleset<R>>>,
        position: R::Position,
    ) -> Started<R, Self> {
        let game = Self::at_position(ruleset, position)?;
        game.ruleset.rules().problem(&position, false)?;
        match game.ruleset.ending(&position) {
            Some(outcome) => Err(StartError::Over(outcome)),
            None => Ok(game),
        }
    }

    /// A game that has reached a position, which may be its end.
    ///
    /// # Errors
    ///
    /// If no game can reach the position.
    pub fn at_position(
        ruleset: impl Into<Arc<Ruleset<R>>>,
        position: R::Position,
    ) -> Started<R, Self> {
        let ruleset = ruleset.into();
        let is_over = ruleset.ending(&position).is_some();
        ruleset.rules().problem(&position, is_over)?;
        Ok(Self::start(ruleset, position))
    }

    /// A game from a position as text with the side to move; one that has reached it if `may_be_over`.
    pub(crate) fn read_from(
        ruleset: &Arc<Ruleset<R>>,
        text: &str,
        may_be_over: bool,
    ) -> Started<R, Self> {
        let position = ruleset.rules().read_position(text);
        let position = position.map_err(StartError::Text)?;
        if may_be_over {
            Self::at_position(Arc::clone(ruleset), position)
        } else {
            Self::from_position(Arc::clone(ruleset), position)
        }
    }

    fn start(ruleset: Arc<Ruleset<R>>, position: R::Position) -> Self {
        Self {
            outcome: ruleset
                .ending(&position)
                .or_else(|| ruleset.immobilised(&position)),
            history: History::new(R::hash(&position)),
            ruleset,
            position,
        }
    }

    /// The same position with the other side to move, as far as a game can start from it.
    pub(crate) fn turned(&self) -> Option<Self> {
        Self::from_position(Arc::clone(&self.ruleset), R::turned(&self.position)).ok()
    }

    /// The rules of the game.
    #[must_use]
    pub const fn ruleset(&self) -> &Arc<Ruleset<R>> {
        &self.ruleset
    }

    /// The present position.
    #[must_use]
    pub const fn position(&self) -> &R::Position {
        &self.position
    }

    /// The position as text, without the side to move.
    #[must_use]
    pub fn position_text(&self) -> String {
        self.ruleset.position_text(&self.position)
    }

    pub(crate) fn position_hash(&self) -> u64 {
        R::hash(&self.position)
    }

    pub(crate) fn view(&self) -> crate::View {
        R::view(&self.ruleset, &self.position)
    }

    pub(crate) fn piece_at(&self, point: Point) -> Option<Piece> {
        R::piece_at(&self.ruleset, &self.position, point)
    }

    /// The side that moves next, also once the game is over.
    #[must_use]
    pub fn to_move(&self) -> Side {
        R::to_move(&self.position)
    }

    /// How many plies were played.
    #[must_use]
    pub const fn ply_count(&self) -> usize {
        self.history.ply_count()
    }

    /// How many plies in a row have been quiet: the positions before them can occur again.
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

    fn read<B: Bits>(&self, tables: &R::Tables<B>, ply: Ply) -> Result<R::Action<B>, Illegal> {
        if let Some(outcome) = self.outcome {
            return Err(Illegal::GameOver(outcome));
        }
        let state = R::state(&self.position);
        R::read(&self.ruleset, tables, &state, ply).map_err(Into::into)
    }

    /// Whether a ply is legal.
    ///
    /// # Errors
    ///
    /// The first reason why it is not.
    pub fn check(&self, ply: Ply) -> Result<(), Illegal> {
        with_tables!(self.ruleset, tables => self.read(tables, ply).map(|_| ()))
    }

    /// Plays a ply.
    ///
    /// # Errors
    ///
    /// If it is not legal; the game is then unchanged.
    pub fn play(&mut self, ply: Ply) -> Result<Played, Illegal> {
        let ruleset = Arc::clone(&self.ruleset);
        with_tables!(ruleset, tables => {
            let action = self.read(tables, ply)?;
            Ok(self.play_on(tables, ply, action))
        })
    }

    fn play_on<B: Bits>(
        &mut self,
        tables: &R::Tables<B>,
        ply: Ply,
        action: R::Action<B>,
    ) -> Played {
        let (before, by) = (self.position, self.to_move());
        let state = R::state(&before);
        let (after, removed) = R::after(tables, &state, action);
        self.position = R::with(&before, &after);
        let is_quiet = R::is_quiet(&state, action, removed);
        self.history.remember(R::hash(&self.position), is_quiet);
        self.outcome = R::outcome(tables, &after, by).or_else(|| {
            let endings = self.ruleset.rules().endings();
            let reasons = (Reason::new("repetition"), R::QUIET);
            self.history
                .ending(endings.repetition, reasons, endings.quiet_limit, by)
        });
        if self.outcome.is_none() {
            self.outcome = self.ruleset.immobilised(&self.position);
        }
        let removed = removed.indices();
        let captures = removed.filter_map(|bit| self.ruleset.rules().point(bit));
        let captures = captures.filter_map(|point| {
            let piece = R::removed(&self.ruleset, &before, point)?;
            Some(Capture { point, piece })
        });
        let piece = |position, point: Option<Point>| R::piece_at(&self.ruleset, position, point?);
        // One that was put on the board stands there.
        let moved = piece(&before, ply.first()).or_else(|| piece(&self.position, ply.last()));
        self.played(by, ply, moved, captures.collect())
    }

    /// The effects of a ply that has led to the present position.
    fn played(&self, by: Side, ply: Ply, piece: Option<Piece>, captures: Vec<Capture>) -> Played {
        Played {
            by,
            piece,
            letter: None,
            ply,
            captures,
            call: self.call(),
            outcome: self.outcome,
        }
    }

    /// The effects of a ply of a piece that led to the present position and took these.
    pub(crate) fn led(
        &self,
        ply: Ply,
        piece: Option<Piece>,
        captured: &[Point],
        taken: Piece,
    ) -> Played {
        let points: BTreeSet<Point> = captured.iter().copied().collect();
        let captures = points.into_iter().map(|point| Capture {
            point,
            piece: taken,
        });
        let by = R::mover(&self.position);
        self.played(by, ply, piece, captures.collect())
    }

    /// Whether all points of a ply that led to the present position are on the board, and those that it left empty.
    pub(crate) fn check_led(
        &self,
        ply: Ply,
        captured: &[Point],
        left: impl IntoIterator<Item = Point>,
    ) -> Result<(), NotTheLast> {
        let mut points = ply.points().iter().chain(captured);
        if let Some(point) = points.find(|point| !self.ruleset.shape.contains(**point)) {
            return Err(NotTheLast::OffBoard(*point));
        }
        let mut left = left.into_iter();
        match left.find(|point| self.piece_at(*point).is_some()) {
            Some(point) => Err(NotTheLast::Occupied(point)),
            None => Ok(()),
        }
    }

    /// The call for the present position.
    #[must_use]
    pub fn call(&self) -> Option<crate::Call> {
        match self.outcome {
            Some(_) => None,
            None => R::call(&self.position),
        }
    }

    /// Every legal ply: those of one piece in board order, then those of several, then the end of a turn; none once the
    /// game is over.
    #[must_use]
    pub fn legal_plies(&self) -> Vec<Ply> {
        let mut plies = Vec::new();
        if self.outcome.is_some() {
            return plies;
        }
        with_tables!(self.ruleset, tables => {
            let stopped = R::visit(tables, &R::state(&self.position), |leaps, action| {
                plies.extend(self.ruleset.rules().ply(action, leaps));
                if plies.len() < MOST_PLIES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            debug_assert!(stopped.is_continue() || plies.len() == MOST_PLIES);
        });
        plies.sort_unstable_by(|one: &Ply, other| {
            one.kind()
                .cmp(&other.kind())
                .then_with(|| one.points().cmp(other.points()))
        });
        plies
    }

    /// How many legal plies there are; none once the game is over.
    #[must_use]
    pub fn legal_ply_count(&self) -> u64 {
        if self.outcome.is_some() {
            return 0;
        }
        let most = MOST_PLIES as u64;
        with_tables!(self.ruleset, tables => R::count(tables, &R::state(&self.position)).min(most))
    }

    /// How many sequences of exactly `depth` legal plies there are from here.
    ///
    /// A finished game has no continuations. Repetition and limits of quiet plies are ignored.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth > 0 && self.outcome.is_some() {
            return 0;
        }
        with_tables!(self.ruleset, tables => {
            perft::<R, _>(tables, &R::state(&self.position), depth)
        })
    }
}

fn perft<R: GameRules, B: Bits>(tables: &R::Tables<B>, state: &R::State<B>, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        // The last plies are counted without being made.
        1 => return R::count(tables, state),
        2 => {
            if let Some(pairs) = R::count_pairs(tables, state) {
                return pairs;
            }
        }
        _ => {}
    }
    let mut nodes = 0;
    let each = R::visit(tables, state, |_, action| {
        let (after, removed) = R::after(tables, state, action);
        if !R::is_ended(tables, state, &after, removed) {
            nodes += perft::<R, B>(tables, &after, depth - 1);
        }
        ControlFlow::Continue(())
    });
    debug_assert!(each.is_continue());
    nodes
}
