//! Moves that are said in a message instead of given to a command.

use raichi_rules::WrittenPly;

use super::Command;
use crate::locale::Locale;

/// How many characters a move has at most, with everything that people write around it: those of a chain of 31 points
/// with its captures.
const LONGEST: usize = 250;

/// The move in a message that speaks to the bot, or what is meant to be one; `None` for chatter, which gets no answer.
///
/// A move is one only if it stands alone: whoever tells how they would play plays nothing.
#[must_use]
pub fn spoken_move(text: &str) -> Option<&str> {
    let text = text.trim_matches(|c: char| c.is_whitespace() || "`*_~.,;:!?".contains(c));
    if text.chars().count() > LONGEST {
        return None;
    }
    let said = without_command(text);
    (said.parse::<WrittenPly>().is_ok() || is_squares(said)).then_some(said)
}

/// Without the name of the command, which some write here, too.
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

/// Whether there is nothing but letters with numbers behind them, as squares have.
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
    fn a_move_is_heard_however_it_is_written() {
        for (text, heard) in [
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
            assert_eq!(spoken_move(text), Some(heard), "{text:?}");
        }
    }

    #[test]
    fn what_is_meant_to_be_a_move_is_heard_to_be_refused() {
        for text in ["d1", "d1 d99", "d1-d4-d5", "z9 z8"] {
            assert_eq!(spoken_move(text), Some(text));
        }
    }

    #[test]
    fn chatter_is_not_heard() {
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
