//! What each family of games says for itself. Nothing else in `text` asks which family a game is of.

use raichi_rules::{Game, Illegal, Ply, Reason, Ruleset};

use super::{catalog, pieces, rules::Part, tafl, words};
use crate::locale::Locale;

/// Explains a ruleset: a summary, the rest, and last what differs from its [parent](Ruleset::parent).
#[must_use]
pub fn explanation(locale: Locale, ruleset: &Ruleset) -> Vec<Part> {
    match ruleset {
        Ruleset::Tafl(ruleset) => tafl::explanation(locale, ruleset),
        Ruleset::Hunt(_) | Ruleset::Dablot(_) => pieces::explanation(locale, ruleset),
    }
}

/// A ruleset in a few lines, for those who are invited to play by it.
pub(super) fn summary(locale: Locale, ruleset: &Ruleset) -> Vec<String> {
    match ruleset {
        Ruleset::Tafl(ruleset) => tafl::summary(locale, ruleset),
        Ruleset::Hunt(_) | Ruleset::Dablot(_) => {
            pieces::in_words(locale, &Game::new(ruleset.clone()))
        }
    }
}

/// The start position in words.
pub(super) fn start_in_words(locale: Locale, ruleset: &Ruleset) -> String {
    match ruleset {
        Ruleset::Tafl(ruleset) => tafl::start_in_words(locale, ruleset),
        Ruleset::Hunt(_) | Ruleset::Dablot(_) => {
            pieces::in_words(locale, &Game::new(ruleset.clone())).join(" ")
        }
    }
}

/// What is on the board, in sentences.
pub(super) fn pieces_in_words(locale: Locale, game: &Game) -> Vec<String> {
    match game {
        Game::Tafl(game) => tafl::pieces_in_words(locale, game),
        Game::Hunt(_) | Game::Dablot(_) => pieces::in_words(locale, game),
    }
}

/// What is said when a side's own ply costs it pieces.
pub(super) fn own_captures(locale: Locale, game: &Game) -> String {
    match game {
        Game::Tafl(_) => catalog::tafl::turn_custody(locale),
        // Only a huffed piece is lost by a ply of its own side.
        Game::Hunt(_) | Game::Dablot(_) => catalog::hunt::turn_huffed(locale),
    }
}

/// The number in the rule by which a game ended, if there is one in it.
pub(super) fn limit(ruleset: &Ruleset, reason: Reason) -> u32 {
    match ruleset {
        Ruleset::Tafl(ruleset) => tafl::limit(ruleset.rules(), reason),
        Ruleset::Hunt(hunt) => {
            let rules = hunt.rules();
            limit_of(rules.repetition.count, rules.quiet_limit, reason)
        }
        Ruleset::Dablot(dablot) => {
            let rules = dablot.rules();
            limit_of(rules.repetition.count, rules.quiet_limit, reason)
        }
    }
}

/// The number in the rule of repetition or of quiet plies.
fn limit_of(repetition: u16, quiet: u16, reason: Reason) -> u32 {
    match reason.code() {
        "repetition" => repetition.into(),
        "quiet" => quiet.into(),
        _ => 0,
    }
}

/// Why a ply is not legal.
pub(super) fn illegal(locale: Locale, ply: Ply, illegal: Illegal) -> String {
    match illegal {
        Illegal::GameOver(_) => catalog::refuse_over(locale),
        Illegal::Form(_) => catalog::refuse_not_a_move(locale, words::quoted(&ply.to_string())),
        Illegal::Tafl(illegal) => tafl::illegal(locale, ply, illegal),
        Illegal::Hunt(_) | Illegal::Dablot(_) => catalog::refuse_here(locale),
    }
}
