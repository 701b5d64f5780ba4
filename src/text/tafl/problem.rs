//! What is wrong with rules of tafl that somebody put together.

use raichi_rules::{Family, Rule, tafl::Problem};

use super::super::{
    catalog::{builder, tafl},
    rule_values::{first, names},
    words,
};
use crate::locale::Locale;

/// What is wrong with a ruleset that somebody put together.
pub(in crate::text) fn problem(locale: Locale, problem: &Problem) -> String {
    match problem {
        Problem::Size(size) => builder::rules_problem_size(locale, size.to_string()),
        Problem::SetupSize { size, setup } => {
            builder::rules_problem_ranks(locale, setup.to_string(), size.to_string())
        }
        Problem::NoKing => tafl::rules_problem_king(locale, "0"),
        Problem::Kings(count) => tafl::rules_problem_king(locale, count.to_string()),
        Problem::Escaped(square) => builder::rules_problem_escaped(locale, square.to_string()),
        Problem::NoCorners => tafl::rules_problem_no_corners(locale),
        Problem::CampOffBoard(square) => {
            builder::rules_problem_off_board(locale, square.to_string())
        }
        Problem::CornerWidth(width) => tafl::rules_problem_corners(locale, width.to_string()),
        Problem::Over(_) => builder::rules_problem_over(locale),
        Problem::OverAtOnce(id) => {
            let rule = Rule::of(Family::Tafl).iter().find(|rule| rule.id() == *id);
            let name = rule.map_or_else(|| (*id).to_owned(), |rule| first(names(locale, rule)));
            builder::rules_problem_over_at_once(locale, name)
        }
        other => builder::rules_words_json(locale, words::harmless(&other.to_string())),
    }
}
