//! What all families but tafl share: rulesets with their names and JSON, games with their past, counts of plies.
//!
//! A family implements [`GameRules`] for the choices of its rulesets, and has the rest from here.

mod error;
mod game;
mod ruleset;
mod tables;

pub use error::{NotTheLast, StartError};
pub use game::Game;
pub use ruleset::{Preset, Ruleset};
pub(crate) use tables::{Compiled, with_tables};

use std::{error::Error, fmt, ops::ControlFlow, sync::Arc};

use serde_json::Value;

use crate::{
    Call, Family, Illegal, Outcome, Piece, Ply, Point, Reason, Rule, RulesetError, Shape, Side,
    View,
    bits::Bits,
    lines::{NoMoves, Path, Repetition, json::Fields},
};

/// How games end by what has gone before, or without a legal ply.
#[derive(Debug, Clone, Copy)]
pub struct Endings {
    /// The effect of a repeated position.
    pub repetition: Repetition,
    /// The game is drawn after this many quiet plies in a row; 0: never.
    pub quiet_limit: u16,
    /// The effect of having no legal ply, where the pieces do not end the game first.
    pub no_moves: NoMoves,
}

/// The choices of a family's rulesets as plain data, and what they mean.
///
/// Plies and their effects are computed on sets of points as bits, `B`, as wide as the board needs.
pub trait GameRules: fmt::Debug + Clone + Eq + Send + Sync + 'static {
    /// The family.
    const FAMILY: Family;
    /// The shipped ruleset from which JSON takes absent keys.
    const DEFAULT: &'static str;
    /// The words for the sides in records and JSON, the first side's first.
    const SIDES: [&'static str; 2];
    /// The words for the reasons of ends.
    const REASONS: &'static [&'static str];
    /// The rules that can be chosen, in the order in which JSON lists them.
    const RULES: &'static [Rule];
    /// Whether records may write a step as two points with white space between, because a single point is never a ply.
    const JOINS_POINTS: bool = false;
    /// Why a game is over after too many quiet plies.
    const QUIET: Reason = Reason::new("quiet");

    /// The pieces on a board, and the side to move.
    type Position: fmt::Debug + Copy + Eq + Send + Sync;
    /// Why a text is not a position.
    type TextError: Error + Clone + Eq;
    /// Why no game can be in a position.
    type Problem: Error + Clone + Eq;
    /// Why a ply is not legal.
    type Illegal: Into<Illegal>;
    /// All kinds of pieces.
    type Pieces: AsRef<[Piece]> + fmt::Debug + Clone + Send + Sync;
    /// What follows from the rules.
    type Tables<B: Bits>: Clone + Send + Sync;
    /// A position as sets.
    type State<B: Bits>: Copy;
    /// What a ply does.
    type Action<B: Bits>: fmt::Debug + Copy + PartialEq;

    /// The shipped rulesets, in the order in which they are offered.
    fn presets() -> &'static [Arc<Ruleset<Self>>];

    /// Reads the rules from JSON over those of the default; whether a setup could be read.
    fn read_json(&mut self, fields: &mut Fields<'_>) -> bool;

    /// Every rule as JSON.
    fn to_json(&self) -> Value;

    /// Why the rules cannot be played, as far as it shows without playing them; those of the setup only if there is one.
    fn problems(&self, is_set_up: bool) -> Vec<RulesetError>;

    /// The position in which games start.
    fn start(&self) -> Self::Position;

    /// The board.
    fn shape(&self) -> Shape;

    /// Every kind of piece, in the order in which they are listed.
    fn pieces(&self) -> Self::Pieces;

    /// Whether games may start with a kind of piece.
    fn is_set_up(_: &Piece) -> bool {
        true
    }

    /// The name of a side for people, where the rules have it.
    fn side_name(&self, _: Side) -> Option<&str> {
        None
    }

    /// How games end otherwise than by their pieces.
    fn endings(&self) -> Endings;

    /// The point of a bit.
    fn point(&self, bit: usize) -> Option<Point>;

    /// How many bits sets of points have; some may stand for no point.
    fn bit_count(&self) -> usize;

    /// The rules, compiled.
    fn tables<B: Bits>(&self) -> Self::Tables<B>;

    /// Reads a position with the side to move.
    ///
    /// # Errors
    ///
    /// If the text does not fit the rules.
    fn read_position(&self, text: &str) -> Result<Self::Position, Self::TextError>;

    /// A position as text, without the side to move.
    fn position_text(&self, position: &Self::Position) -> String;

    /// Why no game can be in a position, whose pieces may have ended it.
    fn problem(
        &self,
        position: &Self::Position,
        is_over: bool,
    ) -> Result<(), StartError<Self::TextError, Self::Problem>>;

    /// The state of a position for pictures, boards of text and pages.
    fn view(ruleset: &Ruleset<Self>, position: &Self::Position) -> View;

    /// The piece on a point.
    fn piece_at(ruleset: &Ruleset<Self>, position: &Self::Position, point: Point) -> Option<Piece>;

    /// The piece that a ply has removed from a point, given the position before it.
    fn removed(ruleset: &Ruleset<Self>, before: &Self::Position, point: Point) -> Option<Piece> {
        Self::piece_at(ruleset, before, point)
    }

    /// The call for a position in which the game goes on.
    fn call(_: &Self::Position) -> Option<Call> {
        None
    }

    /// The side to move.
    fn to_move(position: &Self::Position) -> Side;

    /// The side that has made the last ply.
    fn mover(position: &Self::Position) -> Side {
        Self::to_move(position).opponent()
    }

    /// The same pieces with the other side to move.
    fn turned(position: &Self::Position) -> Self::Position;

    /// A hash of a position.
    fn hash(position: &Self::Position) -> u64;

    /// A position as sets.
    fn state<B: Bits>(position: &Self::Position) -> Self::State<B>;

    /// Another position on the same board, from sets.
    fn with<B: Bits>(position: &Self::Position, state: &Self::State<B>) -> Self::Position;

    /// What a ply does in a position that has not ended the game.
    ///
    /// # Errors
    ///
    /// The first reason why it is not legal, in the order in which a player would notice them.
    fn read<B: Bits>(
        ruleset: &Ruleset<Self>,
        tables: &Self::Tables<B>,
        state: &Self::State<B>,
        ply: Ply,
    ) -> Result<Self::Action<B>, Self::Illegal>;

    /// The ply of an action, given the path of its leaps.
    fn ply<B: Bits>(&self, action: Self::Action<B>, leaps: &Path) -> Option<Ply>;

    /// Visits every legal ply of a position that has not ended the game, with the path of its leaps, as long as the
    /// visitor goes on.
    fn visit<B: Bits>(
        tables: &Self::Tables<B>,
        state: &Self::State<B>,
        visit: impl FnMut(&Path, Self::Action<B>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// How many legal plies there are.
    fn count<B: Bits>(tables: &Self::Tables<B>, state: &Self::State<B>) -> u64;

    /// How many sequences of two legal plies there are, if that is counted quickly.
    fn count_pairs<B: Bits>(_: &Self::Tables<B>, _: &Self::State<B>) -> Option<u64> {
        None
    }

    /// Whether there is a legal ply.
    fn can_move<B: Bits>(tables: &Self::Tables<B>, state: &Self::State<B>) -> bool;

    /// The position after a legal ply, and the pieces that it removes.
    fn after<B: Bits>(
        tables: &Self::Tables<B>,
        state: &Self::State<B>,
        action: Self::Action<B>,
    ) -> (Self::State<B>, B);

    /// Whether the positions before a ply can occur again.
    fn is_quiet<B: Bits>(state: &Self::State<B>, action: Self::Action<B>, removed: B) -> bool;

    /// How a position after a ply of a side ends the game by its pieces alone.
    fn outcome<B: Bits>(
        tables: &Self::Tables<B>,
        state: &Self::State<B>,
        mover: Side,
    ) -> Option<Outcome>;

    /// Whether a ply that removed some pieces has ended the game by the pieces although the next side could move.
    fn is_ended<B: Bits>(
        tables: &Self::Tables<B>,
        before: &Self::State<B>,
        after: &Self::State<B>,
        removed: B,
    ) -> bool;
}
