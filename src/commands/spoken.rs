//! Moves in chat messages, instead of in a command.

use super::Command;
use crate::{
    games::{begins_like_a_move, read_move},
    locale::Locale,
};

/// How a message addresses the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Address {
    /// By a mention in its text.
    Mention,
    /// As a reply to a message of the bot.
    Reply,
}

/// The text of a move, or of an attempt at one, in a message that addresses the bot. Every mention is an attempt, since nobody
/// mentions the bot for nothing; `None` for a reply that does not begin like a move: it is chatter, which gets no answer.
///
/// The move must be the whole message, so that talking about moves plays none.
pub fn spoken_move(text: &str, address: Address) -> Option<&str> {
    let text = without_command(text.trim());
    (address == Address::Mention || read_move(text).is_ok() || begins_like_a_move(text))
        .then_some(text)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_recognised_in_all_its_spellings() {
        for (text, expected) in [
            ("d1 d4", "d1-d4"),
            ("  d1-d4 ", "d1-d4"),
            ("`D1–D4`!", "d1-d4"),
            ("d6 е6 👍", "d6-e6"),
            ("Kf6-f9.", "Kf6-f9"),
            ("d1-d4xd5/e4", "d1-d4xe4/d5"),
            ("/move d1 d4", "d1-d4"),
            ("zug d1 d4", "d1-d4"),
            ("c3 e5 g3.", "c3-e5-g3"),
            ("c3-e5+c5-e3", "c3-e5+c5-e3"),
            ("c3", "c3"),
        ] {
            for address in [Address::Mention, Address::Reply] {
                let spoken = spoken_move(text, address).and_then(|text| read_move(text).ok());
                let spoken = spoken.map(|written| written.to_string());
                assert_eq!(spoken.as_deref(), Some(expected), "{text:?}");
            }
        }
    }

    #[test]
    fn attempts_at_moves_are_recognised_so_that_they_can_be_refused() {
        let long = "d1 d4 ".repeat(50);
        for text in [
            "d1",
            "d1 d99",
            "d1-d4-d5",
            "z9 z8",
            "d1->d3",
            "d1 d4 was a blunder",
            long.trim(),
        ] {
            assert_eq!(spoken_move(text, Address::Reply), Some(text));
        }
    }

    #[test]
    fn chatter_is_ignored_in_replies_and_answered_where_the_bot_is_mentioned() {
        for text in [
            "",
            "!",
            "hello",
            "you should have played d1 d4",
            "42",
            "move",
            "🦀 1",
        ] {
            assert_eq!(spoken_move(text, Address::Reply), None, "{text:?}");
            assert_eq!(spoken_move(text, Address::Mention), Some(text), "{text:?}");
        }
    }
}
