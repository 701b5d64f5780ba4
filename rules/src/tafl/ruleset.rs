use std::{borrow::Cow, fmt, str::FromStr, sync::Arc};

use serde_json::Value;

use crate::tafl::{
    NoMoves, Outcome, Position, Preset, Reason, Rules, Side, SpecialKind, Square,
    board::Board,
    compiled::{Compiled, with_tables},
    preset::{DEFAULT, PRESETS, presets},
    problem::{Problem, over_at_once, problems},
    registry::REGISTRY,
    ruleset_json, tables,
};
use crate::{RulesetError, RulesetErrors, json};

/// Checked rules with their name, ready for play.
///
/// It is shared as `Arc<Ruleset>`; its rules are read through [`rules`](Self::rules).
#[derive(Debug, Clone)]
pub struct Ruleset {
    name: Cow<'static, str>,
    rules: Rules,
    start: Position,
    pub(crate) compiled: Compiled,
}

impl Ruleset {
    /// Checks rules, and prepares them for play. A game by them may be over before its first move, which
    /// [`may_begin`](Self::may_begin) checks: by rules of an earlier version there are such games, and they remain readable.
    ///
    /// # Errors
    ///
    /// Every reason why these rules cannot be played, in one error.
    pub fn new(name: impl Into<Cow<'static, str>>, rules: Rules) -> Result<Self, RulesetErrors> {
        let found = problems(&rules);
        if !found.is_empty() {
            return Err(errors(found));
        }
        let ruleset = Self::unchecked(name.into(), rules);
        match ruleset.escaped_king(&ruleset.start) {
            Some(king) => Err(errors([Problem::Escaped(king)])),
            None => Ok(ruleset),
        }
    }

    /// Whether its games are over neither before nor with their first move.
    ///
    /// # Errors
    ///
    /// Every reason why they are, in one error.
    pub fn may_begin(&self) -> Result<(), RulesetErrors> {
        let over = self.over_at_start().map(Problem::Over);
        let found: Vec<_> = over.into_iter().chain(over_at_once(&self.rules)).collect();
        if found.is_empty() {
            Ok(())
        } else {
            Err(errors(found))
        }
    }

    /// How its games end before they begin, if they do.
    fn over_at_start(&self) -> Option<Outcome> {
        let to_move = self.start.to_move();
        with_tables!(self, tables => {
            let board = Board::of(&self.start);
            let ending = if board.stands_captured(tables) {
                Some((Side::Attackers, Reason::KingCaptured))
            } else {
                board.ending(tables, to_move.opponent())
            };
            let ending = ending.map(|(winner, reason)| Outcome {
                winner: Some(winner),
                reason,
            });
            ending.or_else(|| (!board.can_move(tables)).then(|| self.no_moves(to_move)))
        })
    }

    /// How a game ends if this side is to move and cannot.
    pub(crate) fn no_moves(&self, to_move: Side) -> Outcome {
        let winner = match self.rules.no_moves {
            NoMoves::Loss => Some(to_move.opponent()),
            NoMoves::Draw => None,
        };
        Outcome {
            winner,
            reason: Reason::NoMoves,
        }
    }

    /// The king's square if he has escaped already in a position.
    pub(crate) fn escaped_king(&self, position: &Position) -> Option<Square> {
        let mover = position.to_move().opponent();
        let escaped = with_tables!(self, tables => Board::of(position).has_escaped(tables, mover));
        position.king().filter(|_| escaped)
    }

    /// A shipped ruleset; tests check that each is playable.
    pub(crate) fn shipped(preset: &Preset) -> Self {
        Self::unchecked(Cow::Borrowed(preset.name), preset.rules)
    }

    fn unchecked(name: Cow<'static, str>, rules: Rules) -> Self {
        Self {
            name,
            start: Position::with_first_king(&rules.setup, rules.starts),
            compiled: Compiled::new(&rules),
            rules,
        }
    }

    /// The shipped ruleset from which JSON takes absent keys.
    pub(crate) const DEFAULT: &str = DEFAULT;

    /// The words for the sides in records and JSON, the first side's first.
    pub(crate) const SIDES: [&str; 2] = Side::CODES;

    /// The words for the reasons of ends.
    pub(crate) const REASONS: &[&str] = &Reason::CODES;

    /// Whether records may write a step as two points with white space between.
    pub(crate) const JOINS_POINTS: bool = true;

    /// The rules that can be chosen, the setup first.
    pub(crate) fn registry() -> &'static [crate::Rule] {
        &REGISTRY
    }

    /// The shipped rulesets, in the order in which they are offered.
    pub(crate) fn presets() -> &'static [Arc<Self>] {
        presets()
    }

    /// The shipped ruleset with a name.
    #[must_use]
    pub fn preset(name: &str) -> Option<Arc<Self>> {
        presets()
            .iter()
            .find(|ruleset| ruleset.name == name)
            .cloned()
    }

    /// Reads a ruleset from JSON. An absent key has the value of `copenhagen`, except `name`, `size` and `setup`,
    /// which are required.
    ///
    /// # Errors
    ///
    /// Every problem, in one error.
    pub fn from_json(text: &str) -> Result<Self, RulesetErrors> {
        Self::from_value(&json::read(text)?)
    }

    pub(crate) fn from_value(value: &Value) -> Result<Self, RulesetErrors> {
        let ruleset = Self::from_stored_value(value)?;
        ruleset.may_begin()?;
        Ok(ruleset)
    }

    /// The rules of a game that exists; see [`new`](Self::new).
    pub(crate) fn from_stored_value(value: &Value) -> Result<Self, RulesetErrors> {
        let (name, rules) = ruleset_json::read(value)?;
        Self::new(name, rules)
    }

    /// The ruleset as JSON on one line, with every key.
    #[must_use]
    pub fn to_json(&self) -> String {
        self.to_value().to_string()
    }

    pub(crate) fn to_value(&self) -> Value {
        ruleset_json::write(&self.name, &self.rules)
    }

    /// Its name in commands and records.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name for people: the title of a shipped ruleset, otherwise its name.
    #[must_use]
    pub fn title(&self) -> &str {
        self.shipped_as().map_or(&self.name, |preset| preset.title)
    }

    /// The shipped ruleset that this shipped one varies.
    #[must_use]
    pub fn parent(&self) -> Option<Arc<Self>> {
        Self::preset(self.shipped_as()?.parent?)
    }

    /// Whether it is a shipped ruleset, so that its name determines it.
    #[must_use]
    pub fn is_shipped(&self) -> bool {
        self.shipped_as().is_some()
    }

    /// The shipped ruleset that it equals.
    fn shipped_as(&self) -> Option<&'static Preset> {
        PRESETS
            .iter()
            .find(|preset| preset.name == self.name && preset.rules == self.rules)
    }

    /// Its rules. To change them, change a copy and make a [new](Self::new) ruleset.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Files, and ranks, of the board.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.rules.setup.size()
    }

    /// The position in which its games start.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// What a square is, if it is not an ordinary one.
    #[must_use]
    pub fn special(&self, square: Square) -> Option<SpecialKind> {
        tables::special(&self.rules, square)
    }

    /// The squares that are not ordinary ones, in board order.
    pub fn special_squares(&self) -> impl Iterator<Item = (Square, SpecialKind)> + use<'_> {
        Square::all(self.size()).filter_map(|square| Some((square, self.special(square)?)))
    }

    /// How many legal moves there are in a position, as long as the game is not over.
    #[must_use]
    pub fn count_moves(&self, position: &Position) -> u64 {
        with_tables!(self, tables => Board::of(position).count_moves(tables))
    }
}

fn errors(problems: impl IntoIterator<Item = Problem>) -> RulesetErrors {
    RulesetErrors(problems.into_iter().map(RulesetError::Tafl).collect())
}

impl Default for Ruleset {
    /// The first shipped ruleset.
    fn default() -> Self {
        Self::shipped(&PRESETS[0])
    }
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.rules == other.rules
    }
}

impl Eq for Ruleset {}

impl FromStr for Ruleset {
    type Err = RulesetErrors;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::from_json(text)
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_json())
    }
}

impl serde::Serialize for Ruleset {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ruleset_json::write(&self.name, &self.rules).serialize(serializer)
    }
}

impl<'de> serde::Deserialize<'de> for Ruleset {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Self::from_stored_value(&value).map_err(serde::de::Error::custom)
    }
}
