use std::{
    borrow::Cow,
    sync::{Arc, LazyLock},
};

use serde_json::Value;

use super::{Position, position, ruleset_json};
use crate::{RulesetErrors, json, lines::NoMoves};

/// The name of the shipped ruleset, from which JSON takes absent keys.
pub const DEFAULT: &str = "maharajah";
const TITLE: &str = "Maharajah and the Sepoys";

crate::codes! {
    /// Where the maharajah starts.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Start {
        /// On e1.
        E1 = "e1",
        /// On a square of ranks 1 to 3 that its player chooses with the first move.
        Choice = "choice",
    }
}

/// All choices of a ruleset, as plain data. Every combination can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Where the maharajah starts.
    pub start: Start,
    /// The effect of having no legal move without being in check.
    pub no_moves: NoMoves,
}

impl Rules {
    /// The shipped rules.
    pub const MAHARAJAH: Self = Self {
        start: Start::E1,
        no_moves: NoMoves::Draw,
    };
    /// How often a position has to occur for a draw.
    pub const REPETITIONS: u16 = 3;
    /// How many moves of each side without a capture or a move of a pawn make a draw.
    pub const QUIET_MOVES: u16 = 50;
}

/// Rules with their name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruleset {
    name: Cow<'static, str>,
    title: Cow<'static, str>,
    rules: Rules,
}

static RULESETS: LazyLock<[Arc<Ruleset>; 1]> = LazyLock::new(|| {
    [Arc::new(Ruleset {
        name: DEFAULT.into(),
        title: TITLE.into(),
        rules: Rules::MAHARAJAH,
    })]
});

/// The shipped rulesets, in the order in which they are offered.
#[must_use]
pub fn presets() -> &'static [Arc<Ruleset>] {
    &*RULESETS
}

impl Ruleset {
    /// Rules with a name. A shipped ruleset has its own title, whatever is given.
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        title: impl Into<Cow<'static, str>>,
        rules: Rules,
    ) -> Self {
        let (name, title) = (name.into(), title.into());
        let mut shipped = presets().iter();
        let shipped = shipped.find(|shipped| shipped.name == name && shipped.rules == rules);
        Self {
            title: shipped.map_or(title, |shipped| shipped.title.clone()),
            name,
            rules,
        }
    }

    /// The shipped ruleset with a name.
    #[must_use]
    pub fn preset(name: &str) -> Option<Arc<Self>> {
        let mut presets = presets().iter();
        presets.find(|ruleset| ruleset.name == name).cloned()
    }

    /// Reads a ruleset from JSON. An absent key has the value of `maharajah`, except `name`, which is required, and
    /// `title`, which is the name.
    ///
    /// # Errors
    ///
    /// Every problem, in one error.
    pub fn from_json(text: &str) -> Result<Self, RulesetErrors> {
        Self::from_value(&json::read(text)?)
    }

    pub(crate) fn from_value(value: &Value) -> Result<Self, RulesetErrors> {
        let (name, title, rules) = ruleset_json::read(value)?;
        Ok(Self::new(name, title, rules))
    }

    /// The ruleset as JSON on one line, with every key.
    #[must_use]
    pub fn to_json(&self) -> String {
        self.to_value().to_string()
    }

    pub(crate) fn to_value(&self) -> Value {
        ruleset_json::write(&self.name, &self.title, self.rules)
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

    /// Whether it is a shipped ruleset, so that its name determines it.
    #[must_use]
    pub fn is_shipped(&self) -> bool {
        presets().iter().any(|shipped| **shipped == *self)
    }

    /// Its rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position in which its games start.
    #[must_use]
    pub fn start(&self) -> Position {
        position::start(self.rules.start)
    }
}
