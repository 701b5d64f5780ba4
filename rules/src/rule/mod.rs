//! The registry of rules: of each family every rule with its id, its group and its choices, read and set by the same
//! text in menus, words and tests.

mod change;
mod code;
mod sketch;
mod vocabulary;
mod words;

use serde_json::{Value, json};

pub use change::Change;
pub(crate) use change::nearest;
pub use code::is_code;
pub use sketch::Sketch;
pub use vocabulary::{Vocabulary, name_of_value};
pub use words::{WordsError, WordsErrors, apply_words, split_words};

use crate::{
    Family, Point, Ruleset,
    family::of_family,
    hunt, presets_of,
    tafl::{self, ClassSet},
};

crate::codes! {
    /// The groups in which rules are offered.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Group {
        /// How the game begins.
        Setup = "setup",
        /// How a side wins.
        Winning = "winning",
        /// The king.
        King = "king",
        /// The throne.
        Throne = "throne",
        /// The corners.
        Corners = "corners",
        /// The camps.
        Camps = "camps",
        /// The few of a hunt.
        Few = "few",
        /// The many of a hunt.
        Many = "many",
        /// Pieces, and how they move.
        Pieces = "pieces",
        /// Captures.
        Captures = "captures",
        /// Repetitions, and other ends of the game.
        Endings = "endings",
    }
}

/// One of the rules of a family.
///
/// ```
/// use raichi_rules::{Change, Family, Rule, Ruleset};
///
/// let copenhagen = Ruleset::preset("copenhagen").unwrap();
/// let rule = Rule::named(Family::Tafl, "king.capture").unwrap();
/// assert_eq!(rule.get(&copenhagen), "four");
/// let changed = copenhagen.with(&[Change::new(rule, "two").unwrap()]).unwrap();
/// assert_eq!(rule.get(&changed), "two");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Rule {
    family: Family,
    id: &'static str,
    group: Group,
    choices: Choices,
    /// The numbers that are offered.
    offered: &'static [i32],
}

/// The choices of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choices {
    /// One of these words.
    Word(&'static [&'static str]),
    /// `yes` or `no`.
    Flag,
    /// Some of these words: a list in JSON.
    Words(&'static [&'static str]),
    /// Classes of pieces of tafl: some of the letters `a`, `d` and `k`, or `nobody`.
    Classes,
    /// A number between two others, or `never` where the rule has a value for that.
    Number {
        /// The smallest.
        least: i32,
        /// The largest.
        most: i32,
        /// The value in JSON for `never`.
        never: Option<Never>,
    },
    /// Some points of the board, or `none`.
    Points,
    /// A start position, or the name of a shipped ruleset that has it.
    Setup,
}

/// How a rule of numbers has `never` in JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Never {
    /// As `null`.
    Null,
    /// As −1.
    Minus,
}

impl Rule {
    /// A rule of a family.
    pub(crate) const fn new(
        family: Family,
        id: &'static str,
        group: Group,
        choices: Choices,
    ) -> Self {
        Self {
            family,
            id,
            group,
            choices,
            offered: &[],
        }
    }

    /// The rule of how the pieces stand at the start.
    pub(crate) const fn setup(family: Family) -> Self {
        Self::new(family, SETUP, Group::Setup, Choices::Setup)
    }

    /// A rule that is one of some words.
    pub(crate) const fn word(
        family: Family,
        id: &'static str,
        group: Group,
        words: &'static [&'static str],
    ) -> Self {
        Self::new(family, id, group, Choices::Word(words))
    }

    /// A rule that is a number between two others.
    pub(crate) const fn number(
        family: Family,
        id: &'static str,
        group: Group,
        (least, most): (i32, i32),
        never: Option<Never>,
    ) -> Self {
        let choices = Choices::Number { least, most, never };
        Self::new(family, id, group, choices)
    }

    /// The same with numbers that are offered.
    pub(crate) const fn offering(self, offered: &'static [i32]) -> Self {
        Self { offered, ..self }
    }

    /// The rules of a family, in the order in which JSON lists them, the setup first if there is a choice of it.
    #[must_use]
    pub fn of(family: Family) -> &'static [Self] {
        of_family!(family, Known => Known::registry())
    }

    /// The rule of a family with an id: `king.capture`.
    #[must_use]
    pub fn named(family: Family, id: &str) -> Option<&'static Self> {
        Self::of(family).iter().find(|rule| rule.id == id)
    }

    /// The groups of a family, in the order in which they are offered.
    #[must_use]
    pub fn groups(family: Family) -> Vec<Group> {
        let has = |group: &Group| Self::of(family).iter().any(|rule| rule.group == *group);
        Group::ALL.into_iter().filter(has).collect()
    }

    /// The family.
    #[must_use]
    pub const fn family(&self) -> Family {
        self.family
    }

    /// Its name: its keys in JSON, separated by dots.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// The group in which it is offered.
    #[must_use]
    pub const fn group(&self) -> Group {
        self.group
    }

    /// Its choices.
    #[must_use]
    pub const fn choices(&self) -> Choices {
        self.choices
    }

    /// Its value in a ruleset of its family, as text; empty for a ruleset of another one.
    #[must_use]
    pub fn get(&self, ruleset: &Ruleset) -> String {
        self.read(&ruleset.to_value()).unwrap_or_default()
    }

    /// Its value where JSON leaves it out.
    fn default(&self) -> Option<String> {
        let rule = tafl::Rule::named(self.id).filter(|_| self.family == Family::Tafl)?;
        let text = rule.get(&tafl::preset::COPENHAGEN).to_string();
        match self.choices {
            Choices::Points if text.is_empty() => Some(NONE.to_owned()),
            _ => Some(text),
        }
    }

    /// Its value in the JSON of a ruleset.
    pub(crate) fn read(&self, ruleset: &Value) -> Option<String> {
        let mut path = self.id.split('.');
        let Some(value) = path.try_fold(ruleset, |value, key| value.get(key)) else {
            return self.default();
        };
        let words = |none: &str| {
            let words: Vec<_> = value.as_array()?.iter().flat_map(Value::as_str).collect();
            Some(if words.is_empty() {
                none.to_owned()
            } else {
                words.join(" ")
            })
        };
        match self.choices {
            Choices::Word(_) if value.is_boolean() => {
                Some(if value.as_bool()? { YES } else { NO }.to_owned())
            }
            Choices::Word(_) if value == "" => Some(NOBODY.to_owned()),
            Choices::Word(_) | Choices::Setup => value.as_str().map(str::to_owned),
            Choices::Flag => Some(if value.as_bool()? { YES } else { NO }.to_owned()),
            Choices::Words(_) | Choices::Points => words(NONE),
            Choices::Classes => Some(match value.as_str()? {
                "" => NOBODY.to_owned(),
                letters => letters.to_owned(),
            }),
            Choices::Number { never, .. } => {
                let is_never = match never {
                    Some(Never::Null) => value.is_null(),
                    Some(Never::Minus) => value.as_i64() == Some(-1),
                    None => false,
                };
                Some(if is_never {
                    NEVER.to_owned()
                } else {
                    value.as_i64()?.to_string()
                })
            }
        }
    }

    /// A value in its one form, from a form that may have its parts in any order; `None` if it is none of this rule's
    /// values.
    #[must_use]
    pub fn parse(&self, text: &str) -> Option<String> {
        let text = text.trim();
        let parts = || {
            text.split([' ', ',', '+', '/', '&'])
                .filter(|part| !part.is_empty())
        };
        match self.choices {
            Choices::Word(words) => words.contains(&text).then(|| text.to_owned()),
            Choices::Flag => [YES, NO].contains(&text).then(|| text.to_owned()),
            Choices::Words(_) if text == NONE => Some(text.to_owned()),
            Choices::Words(words) if text == ALL => Some(words.join(" ")),
            Choices::Words(words) => {
                let given: Vec<_> = parts().collect();
                let is_known = !given.is_empty() && given.iter().all(|word| words.contains(word));
                let chosen = words.iter().copied().filter(|word| given.contains(word));
                is_known.then(|| chosen.collect::<Vec<_>>().join(" "))
            }
            Choices::Classes if text == NOBODY => Some(text.to_owned()),
            Choices::Classes => {
                let classes = ClassSet::from_letters(text).filter(|classes| !classes.is_empty())?;
                Some(classes.letters().to_owned())
            }
            Choices::Number { never: Some(_), .. } if text == NEVER => Some(text.to_owned()),
            Choices::Number { least, most, .. } => {
                let number: i32 = text.parse().ok()?;
                (least..=most).contains(&number).then(|| number.to_string())
            }
            Choices::Points if [NONE, START].contains(&text) => Some(text.to_owned()),
            Choices::Points => {
                let points: Result<std::collections::BTreeSet<Point>, _> =
                    parts().map(str::parse).collect();
                let points = points.ok().filter(|points| !points.is_empty())?;
                let names: Vec<_> = points.iter().map(Point::to_string).collect();
                Some(names.join(" "))
            }
            Choices::Setup => (text.contains('/') || self.source(text).is_some())
                .then(|| text.split_whitespace().collect::<Vec<_>>().concat()),
        }
    }

    /// The shipped ruleset of the family whose setup a name stands for.
    pub(crate) fn source(&self, name: &str) -> Option<&'static Ruleset> {
        presets_of(self.family)
            .iter()
            .find(|preset| preset.name() == name)
    }

    /// A value as JSON.
    pub(crate) fn to_json(self, text: &str) -> Value {
        let list = || match text {
            NONE => json!([]),
            _ => text.split(' ').collect(),
        };
        match self.choices {
            Choices::Word(_) => tafl::word_json(text),
            Choices::Setup => json!(text),
            Choices::Flag => json!(text == YES),
            Choices::Words(_) | Choices::Points => list(),
            Choices::Classes => json!(if text == NOBODY { "" } else { text }),
            Choices::Number { never, .. } => match (text.parse::<i32>(), never) {
                (Ok(number), _) => json!(number),
                (Err(_), Some(Never::Minus)) => json!(-1),
                (Err(_), _) => Value::Null,
            },
        }
    }

    /// The values that are offered for a ruleset, at most [`MOST_OFFERED`](Self::MOST_OFFERED): all that can be played, of
    /// numbers and lists the usual ones, and always its own.
    #[must_use]
    pub fn offered(&'static self, ruleset: &Ruleset) -> Vec<String> {
        let own = self.get(ruleset);
        let mut values = self.candidates(ruleset);
        let fits = |value: &String| {
            *value == own
                || Change::new(self, value).is_some_and(|change| ruleset.with(&[change]).is_ok())
        };
        values.retain(fits);
        // A setup is offered by the name of a ruleset that has it.
        let has_own = |value: &String| {
            *value == own
                || Change::new(self, value)
                    .and_then(|change| ruleset.with(&[change]).ok())
                    .is_some_and(|changed| self.get(&changed) == own)
        };
        if !values.iter().any(has_own) {
            values.insert(0, own);
        }
        values.truncate(Self::MOST_OFFERED);
        values
    }

    /// The most values that are offered, which is the limit of Discord's menus.
    pub const MOST_OFFERED: usize = 25;

    /// The values among which those that can be played are [offered](Self::offered).
    #[must_use]
    pub fn candidates(&self, ruleset: &Ruleset) -> Vec<String> {
        match self.choices {
            Choices::Word(words) => words.iter().map(ToString::to_string).collect(),
            Choices::Flag => [YES, NO].map(str::to_owned).to_vec(),
            Choices::Classes => {
                let sets = ClassSet::EACH.iter().map(|set| match set.letters() {
                    "" => NOBODY,
                    letters => letters,
                });
                sets.map(str::to_owned).collect()
            }
            Choices::Number { never, .. } => {
                let never = never.map(|_| NEVER.to_owned());
                let numbers = self.offered.iter().map(ToString::to_string);
                never.into_iter().chain(numbers).collect()
            }
            Choices::Words(_) | Choices::Points | Choices::Setup => self.shipped_values(ruleset),
        }
    }

    /// The values that shipped rulesets of the family have, and those that go without saying.
    fn shipped_values(&self, ruleset: &Ruleset) -> Vec<String> {
        let mut values: Vec<String> = Vec::new();
        let mut setups: Vec<String> = Vec::new();
        if self.choices == Choices::Points {
            values.push(NONE.to_owned());
            if self.family == Family::Tafl {
                values.push(START.to_owned());
            }
        }
        for preset in presets_of(self.family) {
            let value = self.get(preset);
            match self.choices {
                Choices::Setup => {
                    let same = Ruleset::shape(preset).files() == ruleset.shape().files()
                        && preset.shape().ranks() == ruleset.shape().ranks();
                    let known = setups.contains(&placed(preset));
                    if same && !known {
                        setups.push(placed(preset));
                        values.push(preset.name().to_owned());
                    }
                }
                // The camps of a board are hardly those of another one; `start` stands for them.
                Choices::Points if self.family == Family::Tafl => {}
                _ if !values.contains(&value) => values.push(value),
                _ => {}
            }
        }
        if let Choices::Words(words) = self.choices
            && words.len() <= 4
        {
            for set in 1_u32..(1 << words.len()) {
                let chosen = words.iter().enumerate();
                let chosen = chosen.filter(|(at, _)| set & (1 << at) != 0);
                let chosen: Vec<_> = chosen.map(|(_, word)| *word).collect();
                let value = chosen.join(" ");
                if !values.contains(&value) {
                    values.push(value);
                }
            }
        }
        values
    }
}

/// Where the pieces of a ruleset stand and which are in hand, whatever letters they have.
fn placed(ruleset: &Ruleset) -> String {
    match ruleset {
        Ruleset::Hunt(hunt) => {
            let rules = hunt.rules();
            let setup = rules.setup.iter();
            let setup =
                setup.map(|(point, piece)| format!("{point}{}", *piece == hunt::Piece::Few));
            let setup: Vec<_> = setup.collect();
            format!("{} {} {}", setup.join(" "), rules.few.hand, rules.many.hand)
        }
        Ruleset::Tafl(tafl) => tafl.rules().setup.to_string(),
        // A family whose games all start alike has no rule of it.
        _ => Rule::named(ruleset.family(), SETUP)
            .map(|rule| rule.get(ruleset))
            .unwrap_or_default(),
    }
}

impl PartialEq for Rule {
    fn eq(&self, other: &Self) -> bool {
        self.family == other.family && self.id == other.id
    }
}

impl Eq for Rule {}

/// The id of the rule of how the pieces stand at the start.
pub(crate) const SETUP: &str = "setup";

/// The numbers that are offered in several families: of repetitions, of quiet plies, of pieces that are left.
pub(crate) const COUNTS: &[i32] = &[0, 2, 3, 4, 5];
pub(crate) const LIMITS: &[i32] = &[0, 20, 30, 40, 50, 60, 80, 100, 150, 200];
pub(crate) const LEFT: &[i32] = &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20];

/// The texts of values that several kinds of rules have.
pub(crate) const YES: &str = "yes";
pub(crate) const NO: &str = "no";
pub(crate) const NONE: &str = "none";
pub(crate) const NOBODY: &str = "nobody";
pub(crate) const NEVER: &str = "never";
pub(crate) const ALL: &str = "all";
/// The squares on which the attackers begin.
pub(crate) const START: &str = "start";

#[cfg(test)]
mod tests;
