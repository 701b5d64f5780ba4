//! What is wrong with rules of a hunt that somebody put together.

use raichi_rules::{Family, hunt::Problem};

use super::super::{
    catalog::{builder, command_text},
    rule_values::{first, values},
    words,
};
use crate::locale::Locale;

/// What is wrong with a ruleset that somebody put together.
pub(in crate::text) fn problem(locale: Locale, problem: &Problem) -> String {
    match problem {
        Problem::NoPiece(piece) => {
            let code = Family::Hunt.side_codes()[piece.side().index()];
            builder::rules_problem_no_pieces(locale, group_of_side(locale, code))
        }
        Problem::NoLines { layer, .. } => {
            builder::rules_problem_lines(locale, first(values(locale, layer.code())))
        }
        Problem::OffBoard(point) => builder::rules_problem_off_board(locale, point.to_string()),
        other => builder::rules_words_json(locale, words::harmless(&other.to_string())),
    }
}

fn group_of_side(locale: Locale, code: &str) -> String {
    command_text(locale, &format!("rule-group-{code}"))
}
