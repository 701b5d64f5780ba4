use std::fmt;

use crate::{Family, Game, Ruleset, WrittenPly, presets};

/// A game as text: tag lines, then moves, with comments and turn numbers.
///
/// ```text
/// [Rules "copenhagen"]
/// [Attackers "Ann"]
///
/// 1. d1-d4 {a common start} (1. h1-h4 {as good} e7-c7) 1... e7-c7 2. h1-h4
/// ```
///
/// What stands in parentheses might have been played in place of the ply before it.
///
/// A record is parsed text, not necessarily a legal game: [`replay`](Self::replay) checks that.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Record {
    /// The tags, in order; each key occurs once, in whichever letter case.
    pub tags: Vec<Tag>,
    /// The comment before the first move.
    pub comment: String,
    /// The plies, as written.
    pub moves: Vec<RecordedPly>,
    /// The part that could not be parsed.
    pub flaw: Option<Flaw>,
    /// The keys of tags that were there more than once. The first value counts.
    pub repeated: Vec<String>,
}

/// A tag line of a record: `[Key "value"]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    /// The word before the value.
    pub key: String,
    /// The value, without its quotes.
    pub value: String,
}

/// A ply of a record.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RecordedPly {
    /// The ply, as written.
    pub text: String,
    /// The comment after it.
    pub comment: String,
    /// What might have been played in its place, in parentheses.
    pub variations: Vec<Variation>,
}

/// Plies that might have been played in place of one of a record.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Variation {
    /// The comment before the first ply.
    pub comment: String,
    /// The plies, as written; they may have variations, too.
    pub moves: Vec<RecordedPly>,
}

impl Variation {
    /// How deep variations may be nested.
    pub const DEEPEST: usize = 64;
}

/// Why a record cannot be parsed from some place on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// A line that starts with a bracket is not a tag.
    #[error("not a tag: `{0}`")]
    Tag(String),
    /// A comment does not end.
    #[error("a comment does not end")]
    Comment,
    /// A variation does not end.
    #[error("a variation does not end: `)` is missing")]
    Variation,
    /// A variation begins before there is a move that it could replace.
    #[error("a variation stands before the first move")]
    VariationOfNothing,
    /// A parenthesis ends no variation.
    #[error("`)` ends no variation")]
    Parenthesis,
    /// Variations are nested too deep.
    #[error("variations are nested more than {} deep", Variation::DEEPEST)]
    Nested,
}

/// The key of the ruleset's name.
pub(crate) const RULES: &str = "Rules";
/// The key of a ruleset in JSON.
pub(crate) const RULES_JSON: &str = "RulesJson";
/// The key of the position from which the game starts.
pub(crate) const SETUP: &str = "Setup";
/// The name that means that the ruleset follows in JSON.
pub(crate) const CUSTOM: &str = "custom";

impl Record {
    /// The record of a game: its rules and its plies.
    #[must_use]
    pub fn new(ruleset: &Ruleset, plies: impl IntoIterator<Item = WrittenPly>) -> Self {
        let mut record = Self::default();
        if ruleset.is_shipped() {
            record.set(RULES, ruleset.name());
        } else {
            record.set(RULES, CUSTOM);
            record.set(RULES_JSON, &ruleset.to_json());
        }
        let recorded = |written: WrittenPly| RecordedPly {
            text: written.to_string(),
            ..RecordedPly::default()
        };
        record.moves = plies.into_iter().map(recorded).collect();
        record
    }

    /// The same record, but starting from the position of another game.
    #[must_use]
    pub fn begun_at(mut self, start: &Game) -> Self {
        let given = start.position_with_turn();
        if given != Game::new(start.ruleset()).position_with_turn() {
            self.set(SETUP, &given);
        }
        self
    }

    /// The family of the rules that the record names or contains, as far as its tags show.
    pub(crate) fn family(&self) -> Option<Family> {
        let by_name = |name: &str| named(name).map(|ruleset| ruleset.family());
        let by_json = |json: &str| {
            Ruleset::from_stored_json(json)
                .ok()
                .map(|ruleset| ruleset.family())
        };
        match (self.tag(RULES), self.tag(RULES_JSON)) {
            (None, Some(json)) => by_json(json),
            (Some(name), Some(json)) if is_custom(name) => by_json(json),
            (name, _) => by_name(name?),
        }
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|tag| tag.key.eq_ignore_ascii_case(key))
            .map(|tag| tag.value.as_str())
    }

    /// Sets the value of a tag. Line breaks in it become spaces, since a tag is one line.
    pub fn set(&mut self, key: &str, value: &str) {
        let value = value.replace(['\r', '\n'], " ");
        let mut tags = self.tags.iter_mut();
        match tags.find(|tag| tag.key.eq_ignore_ascii_case(key)) {
            Some(tag) => tag.value = value,
            None => self.tags.push(Tag {
                key: key.to_owned(),
                value,
            }),
        }
    }
}

/// The shipped ruleset of a name or a title, in whichever letter case and with either apostrophe.
pub(crate) fn named(name: &str) -> Option<Ruleset> {
    let plain = |name: &str| name.trim().to_lowercase().replace('’', "'");
    let wanted = plain(name);
    let is_it = |own: &str| plain(own) == wanted;
    let mut all = presets().iter();
    let found = all.find(|ruleset| is_it(ruleset.name()) || is_it(ruleset.title()));
    found.cloned()
}

/// Whether the value of the tag `Rules` means rules in JSON.
pub(crate) fn is_custom(name: &str) -> bool {
    name.trim().eq_ignore_ascii_case(CUSTOM)
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.key.eq_ignore_ascii_case(RULES_JSON) {
            return write!(f, "[{} {}]", self.key, self.value);
        }
        let value = self.value.replace('\\', "\\\\").replace('"', "\\\"");
        write!(f, "[{} \"{value}\"]", self.key)
    }
}

/// Wraps words into lines of readable length.
struct Lines<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    column: usize,
    /// Stands before the next word.
    before: &'static str,
}

impl Lines<'_, '_> {
    const WIDTH: usize = 100;

    fn word(&mut self, word: &str) -> fmt::Result {
        let before = std::mem::take(&mut self.before);
        let length = before.len() + word.chars().count();
        if self.column > 0 && self.column + 1 + length > Self::WIDTH {
            self.f.write_str("\n")?;
            self.column = 0;
        }
        if self.column > 0 {
            self.f.write_str(" ")?;
            self.column += 1;
        }
        self.column += length;
        self.f.write_str(before)?;
        self.f.write_str(word)
    }

    fn comment(&mut self, comment: &str) -> fmt::Result {
        if comment.is_empty() {
            Ok(())
        } else {
            self.word(&format!("{{{}}}", comment.replace('}', ")")))
        }
    }

    /// Plies, of which the first has this number, counted from 0.
    fn plies(&mut self, moves: &[RecordedPly], first: usize) -> fmt::Result {
        let mut is_interrupted = first > 0;
        for (ply, recorded) in (first..).zip(moves) {
            if ply % 2 == 0 {
                self.word(&format!("{}.", ply / 2 + 1))?;
            } else if is_interrupted {
                self.word(&format!("{}...", ply / 2 + 1))?;
            }
            self.word(&recorded.text)?;
            self.comment(&recorded.comment)?;
            let written = recorded.variations.iter();
            for variation in written.filter(|it| **it != Variation::default()) {
                self.before = "(";
                self.comment(&variation.comment)?;
                self.plies(&variation.moves, ply)?;
                self.column += 1;
                self.f.write_str(")")?;
            }
            is_interrupted = !recorded.variations.is_empty();
        }
        Ok(())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in &self.tags {
            writeln!(f, "{tag}")?;
        }
        if !self.tags.is_empty() {
            writeln!(f)?;
        }
        let mut lines = Lines {
            f,
            column: 0,
            before: "",
        };
        lines.comment(&self.comment)?;
        lines.plies(&self.moves, 0)?;
        if lines.column > 0 {
            writeln!(f)
        } else {
            Ok(())
        }
    }
}
