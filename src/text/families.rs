//! What each family of games says for itself. Nothing else in `text` asks which family a game is of.

use raichi_rules::{Game, Illegal, Ply, Reason, Ruleset};

use super::{catalog, rules::Part, tafl, words};
use crate::locale::Locale;

/// Explains a ruleset: a summary, the rest, and last what differs from its [parent](Ruleset::parent).
#[must_use]
pub fn explanation(locale: Locale, ruleset: &Ruleset) -> Vec<Part> {
    match ruleset {
        Ruleset::Tafl(ruleset) => tafl::explanation(locale, ruleset),
    }
}

/// A ruleset in a few lines, for those who are invited to play by it.
pub(super) fn summary(locale: Locale, ruleset: &Ruleset) -> Vec<String> {
    match ruleset {
        Ruleset::Tafl(ruleset) => tafl::summary(locale, ruleset),
    }
}

/// The start position in words.
pub(super) fn start_in_words(locale: Locale, ruleset: &Ruleset) -> String {
    match ruleset {
        Ruleset::Tafl(ruleset) => tafl::start_in_words(locale, ruleset),
    }
}

/// What is on the board, in sentences.
pub(super) fn pieces_in_words(locale: Locale, game: &Game) -> Vec<String> {
    match game {
        Game::Tafl(game) => tafl::pieces_in_words(locale, game),
    }
}

/// What is said when a side's own ply costs it pieces.
pub(super) fn own_captures(locale: Locale, game: &Game) -> String {
    match game {
        Game::Tafl(_) => catalog::tafl::turn_custody(locale),
    }
}

/// The number in the rule by which a game ended, if there is one in it.
pub(super) fn limit(ruleset: &Ruleset, reason: Reason) -> u32 {
    match ruleset {
        Ruleset::Tafl(ruleset) => tafl::limit(ruleset.rules(), reason),
    }
}

/// Why a ply is not legal.
pub(super) fn illegal(locale: Locale, ply: Ply, illegal: Illegal) -> String {
    match illegal {
        Illegal::GameOver(_) => catalog::refuse_over(locale),
        Illegal::Form(_) => catalog::refuse_not_a_move(locale, words::quoted(&ply.to_string())),
        Illegal::Tafl(illegal) => tafl::illegal(locale, ply, illegal),
    }
}
