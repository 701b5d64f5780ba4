use std::{borrow::Cow, collections::BTreeSet, sync::Arc};

use serde_json::Value;

use crate::{
    Family, Outcome, PointBoard, RulesetError, RulesetErrors, Side,
    dablot::{
        ParsePositionError, Piece, Position, Problem, Reason, Rules,
        preset::{self, presets},
        problem::problems,
        ruleset_json,
        tables::{Compiled, with_tables},
    },
    json,
    lines::{Layer, read_ranks, split, write_ranks},
    problem::shortened,
};

/// Checked rules with their name, ready for play.
///
/// It is shared as `Arc<Ruleset>`; its rules are read through [`rules`](Self::rules).
#[derive(Debug, Clone)]
pub struct Ruleset {
    name: Cow<'static, str>,
    title: Cow<'static, str>,
    rules: Rules,
    start: Position,
    drawing: Arc<PointBoard>,
    pub(crate) compiled: Compiled,
}

impl Ruleset {
    /// Checks rules, and prepares them for play. A shipped ruleset has its own title, whatever is given.
    ///
    /// # Errors
    ///
    /// Every reason why these rules cannot be played, in one error.
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        title: impl Into<Cow<'static, str>>,
        rules: Rules,
    ) -> Result<Self, RulesetErrors> {
        let found = problems(&rules);
        if !found.is_empty() {
            return Err(errors(found));
        }
        let (name, mut title) = (name.into(), title.into());
        if let Some(shipped) = presets().iter().find(|shipped| shipped.name == name)
            && shipped.rules == rules
        {
            title.clone_from(&shipped.title);
        }
        let ruleset = Self::unchecked(name, title, rules);
        let start = &ruleset.start;
        match ruleset.ending(start).or_else(|| ruleset.immobilised(start)) {
            Some(outcome) => Err(errors([Problem::Over(outcome)])),
            None => Ok(ruleset),
        }
    }

    /// A ruleset that is known to be playable; tests check each that ships.
    pub(crate) fn unchecked(
        name: Cow<'static, str>,
        title: Cow<'static, str>,
        rules: Rules,
    ) -> Self {
        let pieces = rules.setup.iter().map(|(point, piece)| (*point, *piece));
        let layout = rules.board.layout();
        Self {
            start: Position::new(rules.board, pieces, rules.starts, 0),
            drawing: layout.drawing(&Layer::ALL.into(), &BTreeSet::new()),
            compiled: Compiled::new(&rules),
            name,
            title,
            rules,
        }
    }

    /// The shipped ruleset with a name.
    #[must_use]
    pub fn preset(name: &str) -> Option<Arc<Self>> {
        let mut presets = presets().iter();
        presets.find(|ruleset| ruleset.name == name).cloned()
    }

    /// Reads a ruleset from JSON. An absent key has the value of `mini-dablot`, except `name`, `board` and `setup`,
    /// which are required, and `title`, which is the name.
    ///
    /// # Errors
    ///
    /// Every problem, in one error.
    pub fn from_json(text: &str) -> Result<Self, RulesetErrors> {
        Self::from_value(&json::read(text)?)
    }

    pub(crate) fn from_value(value: &Value) -> Result<Self, RulesetErrors> {
        let (name, title, rules) = ruleset_json::read(value)?;
        Self::new(name, title, rules)
    }

    /// The ruleset as JSON on one line, with every key.
    #[must_use]
    pub fn to_json(&self) -> String {
        self.to_value().to_string()
    }

    pub(crate) fn to_value(&self) -> Value {
        ruleset_json::write(&self.name, &self.title, &self.rules)
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
        let shipped = self.is_shipped().then_some(&self.name)?;
        Self::preset(preset::parent(shipped)?)
    }

    /// Whether it is a shipped ruleset, so that its name determines it.
    #[must_use]
    pub fn is_shipped(&self) -> bool {
        presets().iter().any(|shipped| **shipped == *self)
    }

    /// Its rules. To change them, change a copy and make a [new](Self::new) ruleset.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position in which its games start.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The board as it is drawn.
    #[must_use]
    pub const fn drawing(&self) -> &Arc<PointBoard> {
        &self.drawing
    }

    /// How a position ends the game by its pieces alone, if the side that does not move in it made the last ply.
    #[must_use]
    pub fn ending(&self, position: &Position) -> Option<Outcome> {
        // In a turn that has begun, the same side made the last ply.
        let mover = match position.actions_left() {
            0 => position.to_move().opponent(),
            _ => position.to_move(),
        };
        with_tables!(self, tables => tables.outcome(&position.state(), mover))
    }

    /// The outcome of a position whose side to move has no legal ply.
    #[must_use]
    pub fn immobilised(&self, position: &Position) -> Option<Outcome> {
        let can_move = with_tables!(self, tables => tables.can_move(&position.state()));
        (!can_move).then(|| Outcome {
            winner: self.rules.no_moves.winner(position.to_move()),
            reason: Reason::Immobilised.into(),
        })
    }

    /// A position as text, without the side to move: `mmmm/mmm/mmmm/s2/l1ML/2S/MM1M/MMM/MMMM*2`.
    #[must_use]
    pub fn position_text(&self, position: &Position) -> String {
        let letter = |point| position.piece_at(point).map(Piece::letter);
        let text = write_ranks(self.rules.board.layout(), letter);
        match position.actions_left() {
            0 => text,
            left => format!("{text}*{left}"),
        }
    }

    /// Reads a position with the side to move: `mmmm/mmm/mmmm/s2/l1ML/2S/MM1M/MMM/MMMM*2 south`.
    ///
    /// # Errors
    ///
    /// If the text does not fit the ruleset.
    pub fn read_position(&self, text: &str) -> Result<Position, ParsePositionError> {
        let side_error = |side: &str| ParsePositionError::Side(shortened(side));
        let parts = split(text).map_err(|_| {
            let rest = text.trim().split_once(char::is_whitespace);
            side_error(rest.map_or("", |(_, side)| side.trim()))
        })?;
        if !parts.hands.is_empty() {
            return Err(ParsePositionError::Hand(shortened(parts.hands)));
        }
        let pieces = read_ranks(self.rules.board.layout(), parts.ranks, Piece::from_letter)?;
        let left = match parts.actions {
            None => 0,
            Some(text) => {
                let left: Option<u8> = text.parse().ok();
                left.filter(|left| (1..self.rules.actions).contains(left))
                    .ok_or_else(|| ParsePositionError::Actions(shortened(text)))?
            }
        };
        let codes = Family::Dablot.side_codes();
        let mut sides = Side::ALL.into_iter();
        let to_move = sides
            .find(|side| codes[side.index()] == parts.side)
            .ok_or_else(|| side_error(parts.side))?;
        Ok(Position::new(self.rules.board, pieces, to_move, left))
    }
}

fn errors(problems: impl IntoIterator<Item = Problem>) -> RulesetErrors {
    RulesetErrors(problems.into_iter().map(RulesetError::Dablot).collect())
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name && self.title == other.title && self.rules == other.rules
    }
}

impl Eq for Ruleset {}
