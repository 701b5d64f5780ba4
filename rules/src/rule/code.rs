use crate::{Ruleset, hash::scatter};

/// The letters of codes, of five bits each.
const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
/// How many letters come from the rules. The last letter follows from them.
const LETTERS_OF_RULES: usize = 9;
/// The length of a code.
const LENGTH: usize = LETTERS_OF_RULES + 1;

/// The letter for the lowest bits of a number.
fn letter(number: u64) -> char {
    char::from(LETTERS[usize::try_from(number & 31).unwrap_or(0)])
}

/// The number of a text. It must never change, because databases and players have the codes.
fn number(text: &str) -> u64 {
    text.bytes().fold(0, |number, byte| {
        scatter(number.wrapping_mul(257).wrapping_add(u64::from(byte) + 1))
    })
}

impl Ruleset {
    /// A short name that follows from the rules alone, whatever their name: ten letters.
    #[must_use]
    pub fn code(&self) -> String {
        let number = number(&self.nameless().to_json());
        let mut code: String = (0..LETTERS_OF_RULES)
            .map(|at| letter(number >> (5 * at)))
            .collect();
        code.push(last(&code));
        code
    }
}

/// The letter that follows from the others, by which a code differs from a word.
fn last(others: &str) -> char {
    letter(number(others))
}

/// Whether a text has the form of a [code](Ruleset::code), of this installation or another one. Hardly any word has.
#[must_use]
pub fn is_code(text: &str) -> bool {
    let is_letter = |letter: u8| LETTERS.contains(&letter);
    text.len() == LENGTH
        && text.bytes().all(is_letter)
        && text.chars().last() == text.get(..LETTERS_OF_RULES).map(last)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::presets;

    #[test]
    fn each_ruleset_has_a_code_of_its_own_whatever_its_name() {
        let codes: BTreeSet<_> = presets().iter().map(Ruleset::code).collect();
        assert_eq!(codes.len(), presets().len());
        assert!(codes.iter().all(|code| is_code(code)));
        let brandubh = Ruleset::preset("brandubh").unwrap();
        // Databases and players have codes: they must not change.
        assert_eq!(brandubh.code(), "dzkagwcmib");
    }

    #[test]
    fn words_are_no_codes() {
        for word in [
            "brandubh",
            "copenhagen",
            "hnefatafl",
            "fox-and-geese",
            "",
            "aaaaaaaaaa",
        ] {
            assert!(!is_code(word), "{word}");
        }
    }
}
