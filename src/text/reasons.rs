//! Why a game ended by the rules of the board.

use raichi_rules::{Game, Outcome, Played, Side};

use super::{catalog, families, family_names};
use crate::{games::GameState, locale::Locale};

/// Why the game ended by the rules of the board, without markup.
pub(super) fn reason(locale: Locale, state: &GameState, outcome: Outcome) -> String {
    reason_on(locale, state.board(), state.moves().last(), outcome)
}

/// The same of a position and the move that led to it.
pub(super) fn reason_on(
    locale: Locale,
    board: &Game,
    last: Option<&Played>,
    outcome: Outcome,
) -> String {
    let rules = board.ruleset();
    let decided_on = board.decided_on(last);
    let stuck = outcome.winner.map_or(board.to_move(), Side::opponent);
    let (piece, left) = families::left(board, stuck).unzip();
    catalog::reason(
        locale,
        outcome.reason.code(),
        decided_on.map(|at| at.to_string()).unwrap_or_default(),
        if decided_on.is_some() { "yes" } else { "no" },
        families::limit(&rules, outcome.reason),
        family_names::side_of(&rules, stuck),
        family_names::side_of(&rules, stuck.opponent()),
        piece,
        left.unwrap_or_default(),
    )
}
