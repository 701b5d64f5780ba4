//! A finished game in figures.

use raichi_rules::Side;
use time::Duration;

use super::{catalog, words};
use crate::{
    games::{Captures, Ending, GameState},
    locale::Locale,
};

/// The number of moves, the time from the first entry to the last, and the captures of either side; nothing for a game
/// that goes on or does not count.
pub(super) fn figures(locale: Locale, state: &GameState) -> Option<String> {
    let ending = state.ending()?;
    if ending == Ending::Aborted || state.moves().is_empty() {
        return None;
    }
    let log = state.history().log();
    let lasted = log.last()?.at - log.first()?.at;
    let captures = Captures::of(state.moves());
    let (attackers, defenders) = (captures.by_attackers, captures.by_defenders);
    // Whoever won comes first.
    let (one, other) = match ending.winner() {
        Some(Side::Second) => (defenders, attackers),
        Some(Side::First) | None => (attackers, defenders),
    };
    Some(catalog::end_figures(
        locale,
        words::count(state.moves().len()),
        time(locale, lasted),
        one,
        other,
    ))
}

/// The greatest unit of which it is at least two, or one minute.
pub(super) fn time(locale: Locale, lasted: Duration) -> String {
    let (unit, count) = if lasted >= Duration::days(2) {
        ("days", lasted.whole_days())
    } else if lasted >= Duration::hours(2) {
        ("hours", lasted.whole_hours())
    } else {
        ("minutes", lasted.whole_minutes().max(1))
    };
    catalog::time_control(locale, u32::try_from(count).unwrap_or(u32::MAX), unit)
}

#[cfg(test)]
mod tests {
    use time::OffsetDateTime;

    use super::*;
    use crate::games::Event;

    fn finished(moves: &str, days: i64) -> GameState {
        let moves: Vec<_> = moves
            .split_whitespace()
            .map(|text| text.parse().unwrap())
            .collect();
        let mut state = GameState::after("brandubh", &moves, None);
        let at = OffsetDateTime::UNIX_EPOCH + Duration::days(days);
        state.add(Some(Side::First), at, Event::Resign);
        state
    }

    #[test]
    fn a_finished_game_is_told_in_figures() {
        let state = finished("d6-e6 d3-b3 e6-d6 d5-c5 d2-b2", 3);
        assert_eq!(
            figures(Locale::English, &state).as_deref(),
            Some("5 moves · 3 days · captured 0 : 1")
        );
        assert_eq!(
            figures(Locale::German, &state).as_deref(),
            Some("5 Züge · 3 Tage · geschlagen 0 : 1")
        );
        let one = finished("d6-e6", 0);
        assert_eq!(
            figures(Locale::English, &one).as_deref(),
            Some("1 move · 1 minute · captured 0 : 0")
        );
    }

    #[test]
    fn a_game_that_goes_on_or_was_never_played_has_no_figures() {
        let running = GameState::after("brandubh", &["d6-e6".parse().unwrap()], None);
        assert_eq!(figures(Locale::English, &running), None);
        assert_eq!(figures(Locale::English, &finished("", 1)), None);
    }
}
