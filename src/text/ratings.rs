//! What is rated, and what a game meant for the ratings.

use raichi_ratings::{NotRated, Rating, SideTerm};
use raichi_rules::{Ruleset, Side};

use super::{catalog, family_names, words};
use crate::{
    games::{GameState, RatingResult, Terms},
    locale::Locale,
};

/// Whether the games of a challenge are rated, and why not.
pub(super) fn of_terms(locale: Locale, terms: &Terms) -> String {
    match terms.unrated {
        None => catalog::challenge_rated(locale),
        Some(why) => catalog::challenge_casual(locale, why.code()),
    }
}

/// Why a game is casual that was to be rated and has begun at once.
pub fn casual_at_once(locale: Locale, why: NotRated) -> String {
    catalog::casual_at_once(locale, why.code())
}

/// What the end of a game meant for its players, or why it is not rated; nothing for casual games, and for those that were
/// aborted, which count for nothing.
pub(super) fn of_end(locale: Locale, state: &GameState) -> Option<String> {
    match state.rating? {
        RatingResult::NotRated(NotRated::Aborted) => None,
        RatingResult::NotRated(why) => Some(catalog::not_rated(locale, why.code())),
        RatingResult::Rated([first, second]) => Some(catalog::ratings_changed(
            locale,
            words::mention(state.player(Side::First)),
            rating(first.before),
            rating(first.after),
            words::mention(state.player(Side::Second)),
            rating(second.before),
            rating(second.after),
        )),
    }
}

/// A rating as it is shown: `1541`, and `1480?` while too little is known.
fn rating(rating: Rating) -> String {
    let mark = if rating.is_provisional() { "?" } else { "" };
    format!("{}{mark}", rating.shown())
}

/// How much the stronger side of a ruleset scores; nothing before enough games are known.
pub(super) fn of_sides(locale: Locale, ruleset: &Ruleset, term: SideTerm) -> Option<String> {
    let is_known = usize::try_from(term.games).is_ok_and(|games| games >= SideTerm::GAMES);
    let score = term.second_side_score();
    let (side, score) = if score < 0.5 {
        (Side::First, 1.0 - score)
    } else {
        (Side::Second, score)
    };
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "it is from 50 to 100"
    )]
    let percent = (score * 100.0).round() as u32;
    is_known
        .then(|| catalog::rules_side_score(locale, family_names::side_of(ruleset, side), percent))
}

#[cfg(test)]
mod tests {
    use raichi_ratings::Day;

    use super::*;
    use crate::games::RatingChange;

    #[test]
    fn every_reason_of_a_casual_game_has_words() {
        let terms = |unrated| Terms {
            unrated,
            ..Terms::of(Ruleset::default())
        };
        for locale in Locale::ALL {
            let rated = of_terms(locale, &terms(None));
            let casual = of_terms(locale, &terms(Some(NotRated::Casual)));
            assert_ne!(rated, casual);
            for why in [
                NotRated::NoClock,
                NotRated::OwnRuleset,
                NotRated::SameOpponent,
            ] {
                let said = of_terms(locale, &terms(Some(why)));
                let (word, reason) = said.split_once(':').unwrap();
                // Some languages put a space before a colon.
                assert_eq!(word.trim_end(), casual.trim_end_matches('.'), "{said}");
                assert!(reason.contains(' '), "{said}");
            }
        }
    }

    #[test]
    fn an_ended_game_says_what_it_changed() {
        let change = |before, after, deviation| {
            let rating = |value| Rating::from_numbers(value, deviation, 0.06);
            RatingChange {
                before: rating(before),
                after: rating(after),
            }
        };
        let mut state = GameState::after("brandubh", &[], Some(Side::First));
        assert_eq!(of_end(Locale::English, &state), None);
        state.rating = Some(RatingResult::Rated([
            change(1497.6, 1480.4, 300.0),
            change(1523.0, 1541.0, 80.0),
        ]));
        assert_eq!(
            of_end(Locale::English, &state).unwrap(),
            "Ratings: <@1> 1498? → 1480?, <@2> 1523 → 1541"
        );
        for why in NotRated::ALL {
            state.rating = Some(RatingResult::NotRated(why));
            for locale in Locale::ALL {
                let said = of_end(locale, &state);
                assert_eq!(said.is_none(), why == NotRated::Aborted, "{said:?}");
            }
        }
    }

    #[test]
    fn the_stronger_side_is_named_from_fifty_games_on() {
        let ruleset = Ruleset::preset("brandubh").unwrap();
        let said = |eta, games, locale| {
            let term = SideTerm {
                day: Day(0),
                eta,
                games,
            };
            of_sides(locale, &ruleset, term)
        };
        assert_eq!(said(50.0, 49, Locale::English), None);
        assert_eq!(
            said(50.0, 50, Locale::English).unwrap(),
            "In rated games so far, the defenders score 57%."
        );
        assert_eq!(
            said(-50.0, 300, Locale::German).unwrap(),
            "In gewerteten Partien holen die Angreifer bisher 57\u{a0}% der Punkte."
        );
    }
}
