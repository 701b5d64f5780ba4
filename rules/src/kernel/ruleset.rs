use std::{borrow::Cow, cell::RefCell, ops::ControlFlow, sync::Arc};

use serde_json::{Value, json};

use super::{Compiled, GameRules, with_tables};
use crate::{
    Outcome, Piece, Point, Reason, Rule, RulesetError, RulesetErrors, Shape, Side, View, json,
    lines::{Board, json::Fields, write_ranks},
};

/// Checked rules with their name, ready for play.
///
/// It is shared as `Arc<Ruleset>`; its rules are read through [`rules`](Self::rules).
#[derive(Debug, Clone)]
pub struct Ruleset<R: GameRules> {
    name: Cow<'static, str>,
    title: Cow<'static, str>,
    parent: Option<&'static str>,
    rules: R,
    start: R::Position,
    pub(crate) shape: Shape,
    pub(crate) pieces: R::Pieces,
    pub(crate) compiled: Compiled<R>,
}

/// A shipped ruleset.
#[derive(Debug)]
pub struct Preset<R> {
    name: &'static str,
    title: &'static str,
    parent: Option<&'static str>,
    rules: fn() -> R,
}

impl<R: GameRules> Preset<R> {
    /// Its name, its name for people, the name of the ruleset of which it is a variant, and its rules.
    pub(crate) const fn new(
        name: &'static str,
        title: &'static str,
        parent: Option<&'static str>,
        rules: fn() -> R,
    ) -> Self {
        Self {
            name,
            title,
            parent,
            rules,
        }
    }

    /// The ruleset, which tests know to be playable.
    pub(crate) fn ruleset(&self) -> Arc<Ruleset<R>> {
        let ruleset = Ruleset::unchecked(self.name.into(), self.title.into(), (self.rules)());
        Arc::new(Ruleset {
            parent: self.parent,
            ..ruleset
        })
    }
}

impl<R: GameRules> Ruleset<R> {
    /// Checks rules, and prepares them for play. A shipped ruleset has its own title, whatever is given.
    ///
    /// # Errors
    ///
    /// Every reason why these rules cannot be played, in one error.
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        title: impl Into<Cow<'static, str>>,
        rules: R,
    ) -> Result<Self, RulesetErrors> {
        let found = rules.problems(true);
        if !found.is_empty() {
            return Err(RulesetErrors(found));
        }
        let (name, title) = (name.into(), title.into());
        let mut presets = R::presets().iter();
        if let Some(shipped) = presets.find(|one| one.name == name && one.rules == rules) {
            return Ok(Self::clone(shipped));
        }
        let ruleset = Self::unchecked(name, title, rules);
        let start = &ruleset.start;
        match ruleset.ending(start).or_else(|| ruleset.immobilised(start)) {
            Some(outcome) => Err(RulesetErrors(vec![RulesetError::Over(outcome)])),
            None => Ok(ruleset),
        }
    }

    fn unchecked(name: Cow<'static, str>, title: Cow<'static, str>, rules: R) -> Self {
        Self {
            name,
            title,
            parent: None,
            start: rules.start(),
            shape: rules.shape(),
            pieces: rules.pieces(),
            compiled: Compiled::new(&rules),
            rules,
        }
    }

    /// The shipped ruleset from which JSON takes absent keys.
    pub(crate) const DEFAULT: &str = R::DEFAULT;

    /// The words for the sides in records and JSON, the first side's first.
    pub(crate) const SIDES: [&str; 2] = R::SIDES;

    /// The words for the reasons of ends.
    pub(crate) const REASONS: &[&str] = R::REASONS;

    /// Whether records may write a step as two points with white space between.
    pub(crate) const JOINS_POINTS: bool = R::JOINS_POINTS;

    /// The rules that can be chosen, in the order in which JSON lists them.
    pub(crate) const fn registry() -> &'static [Rule] {
        R::RULES
    }

    /// The shipped rulesets, in the order in which they are offered.
    pub(crate) fn presets() -> &'static [Arc<Self>] {
        R::presets()
    }

    /// The shipped ruleset with a name.
    #[must_use]
    pub fn preset(name: &str) -> Option<Arc<Self>> {
        let mut presets = R::presets().iter();
        presets.find(|ruleset| ruleset.name == name).cloned()
    }

    /// Reads a ruleset from JSON. An absent key has the value of the family's default, except `name`, `board` and
    /// `setup`, which are required where the family has them, and `title`, which is the name.
    ///
    /// # Errors
    ///
    /// Every problem, in one error.
    pub fn from_json(text: &str) -> Result<Self, RulesetErrors> {
        Self::from_value(&json::read(text)?)
    }

    pub(crate) fn from_value(value: &Value) -> Result<Self, RulesetErrors> {
        let (name, title, rules) = Self::parse(value)?;
        Self::new(name, title, rules)
    }

    /// The start position of rules in JSON, playable or not; `None` if they cannot be read.
    pub(crate) fn sketched(value: &Value) -> Option<View> {
        let (name, title, rules) = Self::parse(value).ok()?;
        let ruleset = Self::unchecked(name, title, rules);
        Some(R::view(&ruleset, &ruleset.start))
    }

    /// Pieces by their letters as a setup for rules in JSON; `None` if these have no board.
    pub(crate) fn setup_text(value: &Value, pieces: &[(Point, char)]) -> Option<String> {
        let board = Board::from_code(value["board"].as_str()?)?;
        let letter = |point| {
            let piece = pieces.iter().find(|(at, _)| *at == point);
            piece.map(|(_, letter)| *letter)
        };
        Some(write_ranks(board.layout(), letter))
    }

    fn parse(value: &Value) -> Result<(Cow<'static, str>, Cow<'static, str>, R), RulesetErrors> {
        let errors = RefCell::default();
        let mut fields = Fields::of_ruleset(value, R::FAMILY, &errors)?;
        let mut name = Cow::Borrowed("");
        if fields.required("name").is_some() {
            fields.text("name", &mut name);
        }
        let mut title = name.clone();
        fields.text("title", &mut title);
        let mut presets = R::presets().iter();
        let default = presets.find(|ruleset| ruleset.name == R::DEFAULT);
        let mut rules = default.unwrap_or(&R::presets()[0]).rules.clone();
        let is_set_up = rules.read_json(&mut fields);
        fields.finish();
        let mut errors = errors.into_inner();
        if errors.is_empty() {
            return Ok((name, title, rules));
        }
        // Problems of the rules that could be read are reported as well.
        errors.extend(rules.problems(is_set_up));
        Err(RulesetErrors(errors))
    }

    /// The ruleset as JSON on one line, with every key.
    #[must_use]
    pub fn to_json(&self) -> String {
        self.to_value().to_string()
    }

    pub(crate) fn to_value(&self) -> Value {
        let mut value = json!({
            "game": R::FAMILY.code(),
            "name": self.name,
            "title": self.title,
        });
        if let (Value::Object(keys), Value::Object(rules)) = (&mut value, self.rules.to_json()) {
            keys.extend(rules);
        }
        value
    }

    /// Its name in commands and records.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name for people.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The shipped ruleset that this shipped one varies.
    #[must_use]
    pub fn parent(&self) -> Option<Arc<Self>> {
        Self::preset(self.parent?)
    }

    /// Whether it is a shipped ruleset, so that its name determines it.
    #[must_use]
    pub fn is_shipped(&self) -> bool {
        R::presets().iter().any(|shipped| **shipped == *self)
    }

    /// Its rules. To change them, change a copy and make a [new](Self::new) ruleset.
    #[must_use]
    pub const fn rules(&self) -> &R {
        &self.rules
    }

    /// The position in which its games start.
    #[must_use]
    pub const fn start(&self) -> &R::Position {
        &self.start
    }

    /// A position as text, without the side to move.
    #[must_use]
    pub fn position_text(&self, position: &R::Position) -> String {
        self.rules.position_text(position)
    }

    /// Every kind of piece, in the order in which they are listed.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        self.pieces.as_ref()
    }

    /// The kinds of pieces with which a game may start, in the same order.
    pub(crate) fn setup_pieces(&self) -> Vec<Piece> {
        let pieces = self.pieces().iter().copied();
        pieces.filter(R::is_set_up).collect()
    }

    /// The board.
    pub(crate) fn shape(&self) -> Shape {
        self.shape.clone()
    }

    /// The side that moves first.
    pub(crate) fn starts(&self) -> Side {
        R::to_move(&self.start)
    }

    /// How a position ends the game by its pieces alone.
    #[must_use]
    pub fn ending(&self, position: &R::Position) -> Option<Outcome> {
        with_tables!(self, tables => R::outcome(tables, &R::state(position), R::mover(position)))
    }

    /// The outcome of a position whose side to move has no legal ply.
    #[must_use]
    pub fn immobilised(&self, position: &R::Position) -> Option<Outcome> {
        let can_move = with_tables!(self, tables => R::can_move(tables, &R::state(position)));
        (!can_move).then(|| Outcome {
            winner: self.rules.endings().no_moves.winner(R::to_move(position)),
            reason: Reason::new("immobilised"),
        })
    }

    /// Calls a function with every position after one legal ply, and whether the game ends there by the pieces alone.
    pub fn successors(
        &self,
        position: &R::Position,
        mut each: impl FnMut(R::Position, Option<Outcome>),
    ) {
        with_tables!(self, tables => {
            let state = R::state(position);
            let all = R::visit(tables, &state, |_, action| {
                let (after, _) = R::after(tables, &state, action);
                each(R::with(position, &after), R::outcome(tables, &after, R::to_move(position)));
                ControlFlow::Continue(())
            });
            debug_assert!(all.is_continue());
        });
    }
}

impl<R: GameRules> PartialEq for Ruleset<R> {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.title == other.title && self.rules == other.rules
    }
}

impl<R: GameRules> Eq for Ruleset<R> {}
