//! How a match stands, in each message of its games.

use super::{catalog, words};
use crate::{
    games::{Contestant, Decider, GameState, Match, Verdict},
    locale::Locale,
};

/// The running score, a small line; nothing for a game of its own.
pub(super) fn score(locale: Locale, state: &GameState) -> Option<String> {
    let found = Match::of(state)?;
    let (one, other) = (found.one, found.other);
    let wins = in_numbers(&found, |it| it.tally.wins);
    let captures = in_numbers(&found, |it| it.tally.men);
    let [one, other] = [one, other].map(|it| words::mention(it.player));
    Some(catalog::match_score(
        locale, found.game, one, other, wins, captures,
    ))
}

/// How the match ended, or that it goes on, once this game of it is over.
pub(super) fn end(locale: Locale, state: &GameState) -> Option<String> {
    state.ending()?;
    let found = Match::of(state)?;
    let wins = in_numbers(&found, |it| it.tally.wins);
    Some(match found.verdict {
        None => catalog::match_goes_on(locale),
        Some(Verdict::Won { winner, by }) => {
            let winner = words::mention(winner);
            match by {
                Decider::Wins => catalog::match_won(locale, winner),
                Decider::Men => {
                    let captured = [found.one.tally.men, found.other.tally.men];
                    let most = captured.into_iter().max().unwrap_or_default();
                    let least = captured.into_iter().min().unwrap_or_default();
                    let captures = format!("{most}–{least}");
                    catalog::match_won_by_captures(locale, winner, wins, captures)
                }
            }
        }
        Some(Verdict::Drawn) => catalog::match_drawn(locale, wins),
        Some(Verdict::Undecided) => catalog::match_undecided(locale),
    })
}

/// `2–0`, the leader of the attackers in the first game in front.
fn in_numbers(found: &Match, number: fn(&Contestant) -> u32) -> String {
    format!("{}–{}", number(&found.one), number(&found.other))
}
