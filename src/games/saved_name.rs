use raichi_rules::{Ruleset, is_code};

use super::{Refusal, is_description, offered::is_whole_name, typed::skeleton};

/// The name under which a server saves a ruleset: short, on one line, safe to show, and not that of a shipped ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedName(String);

impl SavedName {
    /// The most characters it may have.
    pub const LONGEST: u16 = 32;

    /// Parses typed text.
    ///
    /// Fails when it cannot be such a name.
    pub fn typed(text: &str) -> Result<Self, Refusal> {
        let words: Vec<_> = text.split_whitespace().collect();
        let name = words.join(" ");
        let is_plain = |c: char| c.is_alphanumeric() || " '’-.×!?".contains(c);
        let has_letter = name.chars().any(char::is_alphanumeric);
        let is_short = name.chars().count() <= usize::from(Self::LONGEST);
        // Neither is a name that looks like a shipped one.
        let latin = skeleton(&name);
        let is_taken = is_whole_name(&name)
            || is_whole_name(&latin)
            || is_code(&latin.to_lowercase())
            || latin.eq_ignore_ascii_case(Ruleset::NAMELESS);
        if has_letter
            && is_short
            && name.chars().all(is_plain)
            && !is_taken
            && !is_description(&name)
        {
            Ok(Self(name))
        } else {
            let given = text.to_owned();
            Err(Refusal::UnusableName { given })
        }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_plain_and_not_those_of_anything_else() {
        for (typed, name) in [
            ("Our tafl", Some("Our tafl")),
            ("  König's   Brett ", Some("König's Brett")),
            ("", None),
            ("  ", None),
            ("-", None),
            ("brandubh", None),
            ("Brandubh 7×7", None),
            ("custom", None),
            ("Сopenhagen", None),
            ("ｂｒａｎｄｕｂｈ", None),
            ("Наш тавл", Some("Наш тавл")),
            ("a, king two", None),
            ("dim:7", None),
            ("<@1>", None),
            ("x\u{202e}y", None),
            (&"x".repeat(33), None),
        ] {
            let named = SavedName::typed(typed);
            assert_eq!(named.ok().as_ref().map(SavedName::as_str), name, "{typed}");
        }
    }
}
