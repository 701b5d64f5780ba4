//! What each family of games says for itself. Nothing else in `text` asks which family a game is of.

use raichi_rules::{
    Capture, Game, Illegal, Played, Ply, PlyTextError, Point, Reason, Ruleset, RulesetError, Side,
};

use super::{
    catalog::{self, Name},
    chess, dablot, hunt, hunt_names, points,
    rule_lines::Part,
    tafl, words,
};
use crate::locale::Locale;

/// Whether the goal of a puzzle names this reason of an end itself, or its sentence would name a point of the solution.
pub(super) fn is_end_in_goal(reason: &str) -> bool {
    tafl::ENDS_IN_GOALS.contains(&reason) || ["reached", "leader-captured"].contains(&reason)
}

/// Explains a ruleset: a summary, the rest, and last what differs from its [parent](Ruleset::parent).
pub fn explanation(locale: Locale, ruleset: &Ruleset) -> Vec<Part> {
    let parent = ruleset.parent();
    match ruleset {
        Ruleset::Tafl(ruleset) => {
            let parent = parent.as_ref().and_then(Ruleset::as_tafl);
            tafl::explanation(locale, ruleset, parent)
        }
        Ruleset::Hunt(ruleset) => {
            let parent = parent.as_ref().and_then(Ruleset::as_hunt);
            hunt::explanation(locale, ruleset, parent)
        }
        Ruleset::Dablot(ruleset) => {
            let parent = parent.as_ref().and_then(Ruleset::as_dablot);
            dablot::explanation(locale, ruleset, parent)
        }
        Ruleset::Chess(ruleset) => {
            let parent = parent.as_ref().and_then(Ruleset::as_chess);
            chess::explanation(locale, ruleset, parent)
        }
    }
}

/// What is wrong with a ruleset that somebody put together, where only its family can tell.
pub(super) fn problem(locale: Locale, error: &RulesetError) -> Option<String> {
    match error {
        RulesetError::Tafl(problem) => Some(tafl::problem(locale, problem)),
        RulesetError::Hunt(problem) => Some(hunt::problem(locale, problem)),
        RulesetError::Dablot(problem) => Some(dablot::problem(locale, problem)),
        _ => None,
    }
}

/// A ruleset in a few lines, for those who are invited to play by it.
pub(super) fn summary(locale: Locale, ruleset: &Ruleset) -> Vec<String> {
    match ruleset {
        Ruleset::Tafl(ruleset) => tafl::summary(locale, ruleset),
        Ruleset::Hunt(ruleset) => hunt::summary(locale, ruleset),
        Ruleset::Dablot(ruleset) => dablot::summary(locale, ruleset),
        Ruleset::Chess(ruleset) => chess::summary(locale, ruleset),
    }
}

/// What a side has to do to win, without a capital or a full stop: it ends a sentence.
pub(super) fn aim(locale: Locale, ruleset: &Ruleset, side: Side) -> String {
    match ruleset {
        Ruleset::Tafl(ruleset) => tafl::aim(locale, ruleset, side),
        Ruleset::Hunt(ruleset) => hunt::aim(locale, ruleset, side),
        Ruleset::Dablot(ruleset) => dablot::aim(locale, ruleset),
        Ruleset::Chess(_) => chess::aim(locale, side),
    }
}

/// A ruleset's title with its size: titles of tafl have theirs, others get the points and the pieces.
pub(super) fn label(locale: Locale, title: String, ruleset: &Ruleset) -> String {
    match ruleset {
        Ruleset::Hunt(ruleset) => hunt_names::label(locale, title, ruleset),
        Ruleset::Dablot(ruleset) => dablot::label(locale, title, ruleset),
        _ => title,
    }
}

/// The start position in words.
pub(super) fn start_in_words(locale: Locale, ruleset: &Ruleset) -> String {
    match ruleset {
        Ruleset::Tafl(tafl) => {
            let whole = tafl::start_in_words(locale, words::title(locale, ruleset), tafl);
            let ranks = tafl::ranks_in_words(locale, &Game::new(ruleset.clone()));
            match ranks {
                Some(ranks) => format!("{whole} {ranks}"),
                None => whole,
            }
        }
        _ => points::start_in_words(locale, ruleset),
    }
}

/// What is on the board, in sentences.
pub(super) fn pieces_in_words(locale: Locale, game: &Game) -> Vec<String> {
    match game {
        Game::Tafl(tafl) => {
            let ranks = tafl::ranks_in_words(locale, game);
            let pieces = tafl::pieces_in_words(locale, tafl);
            pieces.into_iter().chain(ranks).collect()
        }
        _ => points::in_words(locale, game),
    }
}

/// What the ply that led to a position captured, as far as it is said with the ply.
pub(super) fn captured<'a>(game: &Game, played: &'a Played) -> Vec<&'a Capture> {
    let captures = points::captures(game, played).into_iter();
    match game {
        // The capture of a piece that is not counted ends the game, and is said there.
        Game::Tafl(_) => captures
            .filter(|capture| capture.piece.is_counted && capture.piece.side != played.by)
            .collect(),
        Game::Hunt(_) => captures
            .filter(|capture| hunt::is_leapt_over(capture))
            .collect(),
        _ => captures.collect(),
    }
}

/// What else the ply that led to a position did, in a sentence.
pub(super) fn effects(locale: Locale, game: &Game, played: &Played) -> Option<String> {
    match game {
        Game::Tafl(_) => {
            let mut captures = played.captures.iter();
            let own =
                captures.any(|capture| capture.piece.is_counted && capture.piece.side == played.by);
            own.then(|| catalog::tafl::turn_custody(locale))
        }
        Game::Hunt(game) => hunt::effects(locale, game, played),
        Game::Dablot(game) => dablot::effects(locale, game, played),
        _ => None,
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
        Ruleset::Chess(_) => limit_of(raichi_rules::chess::Rules::REPETITIONS, 0, reason),
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

/// The pieces that a side has left and how many, where all of a side are of one kind.
pub(super) fn left(game: &Game, side: Side) -> Option<(Name, u32)> {
    match game {
        Game::Hunt(game) => Some(hunt::left(game, side)),
        _ => None,
    }
}

/// Why a ply is not legal.
pub(super) fn illegal(locale: Locale, ply: Ply, illegal: Illegal) -> String {
    match illegal {
        Illegal::GameOver(_) => catalog::refuse_over(locale),
        Illegal::Form(PlyTextError::NoTarget) => match ply.first() {
            Some(from) => no_destination(locale, from),
            None => catalog::refuse_one_step(locale),
        },
        // A chain, several pieces at once, or the end of a turn.
        Illegal::Form(_) => catalog::refuse_one_step(locale),
        Illegal::Tafl(illegal) => tafl::illegal(locale, ply, illegal),
        Illegal::Hunt(illegal) => hunt::illegal(locale, ply, illegal),
        Illegal::Dablot(illegal) => dablot::illegal(locale, ply, illegal),
        Illegal::Chess(illegal) => chess::illegal(locale, ply, illegal),
    }
}

/// Asks for the other end of a step, with an example.
pub(super) fn no_destination(locale: Locale, from: Point) -> String {
    let example = if from.rank() == 0 {
        Point::new(from.file(), 3)
    } else {
        Point::new(from.file(), 0)
    };
    let example = example.unwrap_or(from).to_string();
    catalog::refuse_no_destination(locale, from.to_string(), example)
}
