//! The time for each move, in words.

use super::catalog;
use crate::{
    games::{InvalidTimeControl, TimeControl},
    locale::Locale,
};

/// The time controls that are offered while somebody types, in hours.
const OFFERED: [Option<i64>; 7] = [
    Some(1),
    Some(12),
    Some(24),
    Some(3 * 24),
    Some(7 * 24),
    Some(14 * 24),
    None,
];

/// The time controls to choose from that have what was typed in them; what was typed itself, if it is another one.
#[must_use]
pub fn time_control_choices(locale: Locale, typed: &str) -> Vec<String> {
    let wanted = typed.trim().to_lowercase();
    let offered = OFFERED
        .into_iter()
        .filter_map(|hours| TimeControl::from_seconds(hours.map(|hours| hours * 3600)))
        .map(|time_control| in_words(locale, time_control));
    let fitting: Vec<_> = offered
        .filter(|words| words.to_lowercase().contains(&wanted))
        .collect();
    match typed.parse::<TimeControl>() {
        Ok(time_control) if !fitting.contains(&in_words(locale, time_control)) => {
            [in_words(locale, time_control)]
                .into_iter()
                .chain(fitting)
                .collect()
        }
        Ok(_) | Err(InvalidTimeControl::Unreadable | InvalidTimeControl::OutOfRange) => fitting,
    }
}

/// `3 days`, `36 hours`, `none`: as it can be typed, too.
pub(super) fn in_words(locale: Locale, time_control: TimeControl) -> String {
    let TimeControl::PerMove(time) = time_control else {
        return catalog::time_control_none(locale);
    };
    let (unit, count) = if time.whole_minutes() % 60 != 0 {
        ("minutes", time.whole_minutes())
    } else if time.whole_hours() % 24 != 0 {
        ("hours", time.whole_hours())
    } else {
        ("days", time.whole_days())
    };
    catalog::time_control(locale, u32::try_from(count).unwrap_or(u32::MAX), unit)
}

/// The same as a sentence of a challenge.
pub(super) fn sentence(locale: Locale, time_control: TimeControl) -> String {
    match time_control {
        TimeControl::PerMove(_) => catalog::challenge_time(locale, in_words(locale, time_control)),
        TimeControl::Unlimited => catalog::challenge_no_time_limit(locale),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_can_be_typed_in_every_language() {
        for locale in Locale::ALL {
            let offered = time_control_choices(locale, "");
            assert_eq!(offered.len(), OFFERED.len());
            for (words, hours) in offered.iter().zip(OFFERED) {
                let time_control = TimeControl::from_seconds(hours.map(|hours| hours * 3600));
                assert_eq!(words.parse().ok(), time_control, "{words}");
            }
        }
        let offered = time_control_choices(Locale::English, "");
        let usual = [
            "1 hour", "12 hours", "1 day", "3 days", "7 days", "14 days", "none",
        ];
        assert_eq!(offered, usual);
    }

    #[test]
    fn what_is_typed_chooses() {
        for (typed, offered) in [
            ("hour", &["1 hour", "12 hours"][..]),
            ("36h", &["36 hours"]),
            ("2 Tage", &["2 days"]),
            ("90 min", &["90 minutes"]),
            ("NONE", &["none"]),
            ("3 days", &["3 days"]),
            ("20 days", &[]),
            ("soon", &[]),
        ] {
            assert_eq!(
                time_control_choices(Locale::English, typed),
                offered,
                "{typed:?}"
            );
        }
    }
}
