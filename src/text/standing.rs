//! How a game stands: the call, whose turn it is, or how it ended.

use raichi_rules::Side;

use super::{
    alt, catalog, events, family_names, figures, ladder, match_score, ratings, reasons, votes,
    words,
};
use crate::{
    games::{Ending, GameState, may_be_reviewed},
    locale::Locale,
};

/// The call, and whose turn it is or how the game ended.
pub(super) fn standing(locale: Locale, state: &GameState) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(ending) = state.ending() {
        lines.push(why_it_ended(locale, state, ending));
        if state.has_team() && ending != Ending::Aborted {
            lines.extend(votes::end(locale, state, ending.winner()));
            return lines;
        }
        let mention = |side| words::mention(state.player(side));
        lines.extend(match (ending, ending.winner()) {
            (_, Some(side)) if state.is_hot_seat() => {
                let won = family_names::side(state, side);
                Some(catalog::end_won_alone(locale, won, mention(side)))
            }
            (_, Some(side)) => {
                let (winner, other) = (mention(side), mention(side.opponent()));
                let level = state.computer.map(|it| it.strength.level.code());
                Some(catalog::end_won(
                    locale,
                    family_names::side(state, side),
                    winner,
                    other,
                    figures::pride(state, side),
                    level.unwrap_or_default(),
                ))
            }
            (Ending::Aborted, None) => None,
            (_, None) if state.is_hot_seat() => Some(catalog::end_drawn_alone(locale)),
            (_, None) => Some(catalog::end_drawn(
                locale,
                mention(Side::First),
                mention(Side::Second),
            )),
        });
        lines.extend(ratings::of_end(locale, state));
        lines.extend(ladder::of_end(locale, state));
        lines.extend(match_score::end(locale, state));
        // Who has lost to the computer may want to know why, and has nobody to ask.
        let has_lost = state
            .computer
            .is_some_and(|it| ending.winner() == Some(it.side));
        if has_lost && may_be_reviewed(state).is_ok() {
            lines.push(catalog::end_turned(locale));
        }
        return lines;
    }
    if let Some(call) = state.call() {
        let (ways, squares) = alt::ways(locale, call);
        let (square, threats) = (call.about.to_string(), alt::threats(locale, call));
        lines.push(catalog::call(
            locale, call.code, ways, squares, square, threats,
        ));
    }
    lines.extend(events::turn_and_time(locale, state));
    lines.extend(actions_left(locale, state));
    lines
}

/// How many actions are left of a turn that has begun.
pub(super) fn actions_left(locale: Locale, state: &GameState) -> Option<String> {
    let left = state.board().view().actions_left?;
    let begun = state.history().is_amid_turn();
    begun.then(|| catalog::turn_actions_left(locale, u32::from(left)))
}

fn why_it_ended(locale: Locale, state: &GameState, ending: Ending) -> String {
    match ending {
        Ending::Board(outcome) => reasons::reason(locale, state, outcome),
        _ => events::end(locale, state, ending).unwrap_or_default(),
    }
}
