//! Names from the files of the families.

use fluent_bundle::FluentArgs;
use raichi_rules::Piece;

use super::{Argument, Language};

/// What a family calls a side, a kind of piece or a special square: a message in its file. The forms that the name has
/// in sentences (cases, articles, counts) are the attributes of that message; each language has its own.
#[derive(Debug, Clone)]
pub(in crate::text) struct Name {
    id: String,
    count: u32,
    letter: String,
    given: String,
}

impl Name {
    /// The name of a side, by the family's word for it.
    pub(in crate::text) fn side(code: &str) -> Self {
        Self::new("side", code)
    }

    /// The name of a piece.
    pub(in crate::text) fn piece(piece: Piece) -> Self {
        Self::pieces(piece.code, 1)
    }

    /// The name of so many pieces of a kind.
    pub(in crate::text) fn pieces(code: &str, count: u32) -> Self {
        Self {
            count,
            ..Self::new("piece", code)
        }
    }

    /// The name of a special square.
    pub(in crate::text) fn ground(code: &str) -> Self {
        Self::new("ground", code)
    }

    fn new(kind: &str, code: &str) -> Self {
        Self {
            id: format!("{kind}-{code}"),
            count: 1,
            letter: String::new(),
            given: String::new(),
        }
    }

    /// The same with the name that a ruleset gives, which has to be harmless in markup.
    pub(in crate::text) fn given(self, given: String) -> Self {
        Self { given, ..self }
    }

    /// The same with the letter that a ruleset gives.
    pub(in crate::text) fn lettered(self, letter: char) -> Self {
        Self {
            letter: letter.to_string(),
            ..self
        }
    }
}

impl Argument for Name {
    /// Sets `$side` to the name, and `$side-dative` and the like to its other forms; nothing if the language does not
    /// have the name, which makes the sentence English.
    fn set(&self, language: &Language, name: &str, args: &mut FluentArgs<'_>) {
        let Some(message) = language.message(&self.id) else {
            return tracing::debug!(id = self.id, "a language lacks a name");
        };
        let mut counted = FluentArgs::new();
        counted.set("count", self.count);
        counted.set("letter", self.letter.as_str());
        counted.set("name", self.given.as_str());
        let mut set = |name, pattern| {
            if let Ok(said) = language.format(pattern, &counted) {
                args.set(name, said);
            }
        };
        for form in message.attributes() {
            set(format!("{name}-{}", form.id()), form.value());
        }
        if let Some(pattern) = message.value() {
            set(name.to_owned(), pattern);
        }
    }
}
