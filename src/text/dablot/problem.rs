//! What is wrong with rules of Dablot that somebody put together.

use raichi_rules::{Family, dablot::Problem};

use super::super::{
    catalog::builder,
    rule_values::{first, values},
    words,
};
use crate::locale::Locale;

/// What is wrong with a ruleset that somebody put together.
pub(in crate::text) fn problem(locale: Locale, problem: &Problem) -> String {
    match problem {
        Problem::NoPiece(side) => {
            let code = Family::Dablot.side_codes()[side.index()];
            builder::rules_problem_no_pieces(locale, first(values(locale, code)))
        }
        Problem::ActionsAndAmbush => builder::rules_problem_actions(locale),
        Problem::Leaders { count, .. } => builder::rules_problem_leaders(locale, count.to_string()),
        Problem::OffBoard(point) => builder::rules_problem_off_board(locale, point.to_string()),
        other => builder::rules_words_json(locale, words::harmless(&other.to_string())),
    }
}
