//! What each side has to do to win, in a line.

use raichi_rules::{Ruleset, Side};

use super::{catalog, families, family_names, words};
use crate::{games::GameState, locale::Locale};

/// The aim of a side: `Defenders: get the king to a corner.`
pub fn aim(locale: Locale, ruleset: &Ruleset, side: Side) -> String {
    let aim = families::aim(locale, ruleset, side);
    catalog::aim_side(locale, family_names::side_of(ruleset, side), aim)
}

/// The aims of those who play: a line for each person, or one where both sides have the same aim.
pub(super) fn of_players(locale: Locale, state: &GameState) -> Vec<String> {
    let ruleset = state.board().ruleset();
    let [first, second] = Side::ALL.map(|side| families::aim(locale, &ruleset, side));
    if first == second {
        return vec![catalog::aim_both(locale, first)];
    }
    if state.is_hot_seat() {
        return Side::ALL.map(|side| aim(locale, &ruleset, side)).into();
    }
    let aims = [(Side::First, first), (Side::Second, second)].into_iter();
    let people = aims.filter(|(side, _)| !state.is_computer(*side));
    people
        .map(|(side, aim)| catalog::aim_player(locale, words::mention(state.player(side)), aim))
        .collect()
}

#[cfg(test)]
mod tests;
