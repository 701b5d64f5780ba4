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
    // The winner comes first.
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

/// With fewer pieces at the end, it is no feat to have lost none: those of a hunt's few cannot be captured.
const FEWEST_UNSCATHED: usize = 5;

/// What a person who has won can be proud of.
pub(super) fn pride(state: &GameState, winner: Side) -> &'static str {
    // A position of another game may have been won already.
    if state.is_computer(winner) || state.given > 0 {
        return "none";
    }
    if state.computer.is_some() && !state.earlier.has_won {
        return "first";
    }
    let is_decided = matches!(state.ending(), Some(Ending::Board(_)));
    let left = state.board().view().pieces;
    let left = left.iter().filter(|(_, piece)| piece.side == winner);
    let captures = state.moves().iter().flat_map(|played| &played.captures);
    let has_lost = captures
        .into_iter()
        .any(|capture| capture.piece.side == winner);
    if is_decided && !has_lost && left.count() >= FEWEST_UNSCATHED {
        "unscathed"
    } else {
        "none"
    }
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
    use raichi_rules::WrittenPly;
    use time::OffsetDateTime;

    use super::*;
    use crate::games::{Computer, EarlierGames, Event, Level, Strength};

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
    fn who_wins_may_be_proud_of_it() {
        let escaped = include_str!("../../tests/it/games/king-escaped.txt");
        let moves: Vec<_> = escaped
            .split_whitespace()
            .map(|text| text.parse::<WrittenPly>().unwrap().ply)
            .collect();
        let state = GameState::after("norse", &moves, None);
        assert_eq!(state.ending().unwrap().winner(), Some(Side::Second));
        let own_loss = state.moves().iter().flat_map(|played| &played.captures);
        let has_lost = own_loss.into_iter().any(|it| it.piece.side == Side::Second);
        let without = if has_lost { "none" } else { "unscathed" };
        assert_eq!(pride(&state, Side::Second), without);
        // Nobody praises who was handed the game.
        assert_eq!(pride(&finished("d6-e6 d3-b3", 0), Side::Second), "none");

        let strength = Strength {
            level: Level::Easy,
            seed: 1,
        };
        let of = |side, earlier| {
            let computer = Computer { side, strength };
            let mut state = state.clone().with_computer(Some(computer));
            state.earlier = earlier;
            state
        };
        let none = EarlierGames::default();
        let some = EarlierGames {
            has_won: true,
            ..none
        };
        assert_eq!(pride(&of(Side::First, none), Side::Second), "first");
        assert_eq!(pride(&of(Side::First, some), Side::Second), without);
        assert_eq!(pride(&of(Side::Second, none), Side::Second), "none");
        // The next level after a win, the one before after two losses.
        let lost_before = EarlierGames {
            has_lost_last: true,
            ..none
        };
        let offered = |side, earlier| of(side, earlier).other_level();
        assert_eq!(offered(Side::First, lost_before), Some(Level::Medium));
        assert_eq!(offered(Side::Second, lost_before), Some(Level::Beginner));
        assert_eq!(offered(Side::Second, some), None);
        assert_eq!(state.other_level(), None);
    }

    #[test]
    fn a_game_that_goes_on_or_was_never_played_has_no_figures() {
        let running = GameState::after("brandubh", &["d6-e6".parse().unwrap()], None);
        assert_eq!(figures(Locale::English, &running), None);
        assert_eq!(figures(Locale::English, &finished("", 1)), None);
    }
}
