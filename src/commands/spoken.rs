//! Moves in chat messages, instead of in a command.

use raichi_rules::WrittenPly;

use super::Command;
use crate::locale::Locale;

/// The longest move in characters, with everything that people write around it: a chain of 31 points with its
/// captures.
const LONGEST: usize = 250;

/// The text of a move, or of an attempt at one, in a message that addresses the bot; `None` for chatter, which gets
/// no answer.
///
/// The move must be the whole message, so that talking about moves plays none.
#[must_use]
pub fn spoken_move(text: &str) -> Option<&str> {
    let text = text.trim_matches(|c: char| c.is_whitespace() || "`*_~.,;:!?".contains(c));
    if text.chars().count() > LONGEST {
        return None;
    }
    let text = without_command(text);
    (text.parse::<WrittenPly>().is_ok() || is_squares(text)).then_some(text)
}

/// Removes the name of the command, which some people write here, too.
fn without_command(text: &str) -> &str {
    let Some((first, rest)) = text.split_once(char::is_whitespace) else {
        return text;
    };
    let first = first.trim_start_matches('/').to_lowercase();
    let mut names = Locale::ALL
        .map(|locale| Command::Move.name_in(locale))
        .into_iter();
    if names.any(|name| name == first) {
        rest.trim_start()
    } else {
        text
    }
}

/// Whether the text consists of letters followed by numbers, as squares do.
fn is_squares(text: &str) -> bool {
    let mut rest = text;
    while let Some(after) = rest.strip_prefix(|c: char| c.is_ascii_alphabetic()) {
        let behind = after.trim_start_matches(|c: char| c.is_ascii_digit());
        if behind.len() == after.len() {
            return false;
        }
        rest = behind.trim_start_matches(|c: char| c.is_whitespace() || "-–—>".contains(c));
    }
    rest.is_empty() && !text.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_recognised_in_all_its_spellings() {
        for (text, expected) in [
            ("d1 d4", "d1 d4"),
            ("  d1-d4 ", "d1-d4"),
            ("`D1–D4`!", "D1–D4"),
            ("d1d4", "d1d4"),
            ("Kf6-f9.", "Kf6-f9"),
            ("d1-d4xd5/e4", "d1-d4xd5/e4"),
            ("/move d1 d4", "d1 d4"),
            ("zug d1 d4", "d1 d4"),
            ("c3 e5 g3.", "c3 e5 g3"),
            ("c3-e5-g3xd4/f4", "c3-e5-g3xd4/f4"),
            ("c3-e5+c5-e3", "c3-e5+c5-e3"),
            ("c3", "c3"),
        ] {
            assert_eq!(spoken_move(text), Some(expected), "{text:?}");
        }
    }

    #[test]
    fn attempts_at_moves_are_recognised_so_that_they_can_be_refused() {
        for text in ["d1", "d1 d99", "d1-d4-d5", "z9 z8"] {
            assert_eq!(spoken_move(text), Some(text));
        }
    }

    #[test]
    fn chatter_is_ignored() {
        for text in [
            "",
            "!",
            "hello",
            "you should have played d1 d4",
            "d1 d4 was a blunder",
            "d1 d",
            "42",
            "move",
            "🦀 1",
            &"d1 d4 ".repeat(50),
        ] {
            assert_eq!(spoken_move(text), None, "{text:?}");
        }
    }
}
