//! Time controls, and what is left of a bank, in words.

use time::Duration;

use super::catalog;
use crate::{games::TimeControl, locale::Locale};

/// The time controls that are offered while somebody types, in hours: the time for a move, or a bank and the increment.
const OFFERED: [(Option<i64>, Option<i64>); 9] = [
    (Some(1), None),
    (Some(12), None),
    (Some(24), None),
    (Some(3 * 24), None),
    (Some(7 * 24), None),
    (Some(14 * 24), None),
    (Some(2 * 24), Some(8)),
    (Some(6 * 24), Some(10)),
    (None, None),
];
/// The increments that are offered behind a bank and a plus sign, in hours.
const INCREMENTS: [i64; 4] = [1, 8, 10, 24];

/// The time controls to choose from that have what was typed in them; what was typed itself, if it is another one.
pub fn time_control_choices(locale: Locale, typed: &str) -> Vec<String> {
    let wanted = typed.trim().to_lowercase();
    let offered = OFFERED
        .into_iter()
        .filter_map(of_hours)
        .map(|time_control| in_words(locale, time_control));
    let fitting = offered.filter(|words| words.to_lowercase().contains(&wanted));
    let own = match typed.parse::<TimeControl>() {
        Ok(time_control) => vec![in_words(locale, time_control)],
        Err(_) => with_increments(locale, &wanted),
    };
    let mut choices: Vec<String> = Vec::new();
    for words in fitting.chain(own) {
        if !choices.contains(&words) {
            choices.push(words);
        }
    }
    choices
}

/// What may follow a bank and a plus sign that were typed.
fn with_increments(locale: Locale, typed: &str) -> Vec<String> {
    let Some(bank) = typed.strip_suffix('+') else {
        return Vec::new();
    };
    let choices = INCREMENTS.into_iter().filter_map(|hours| {
        let time_control = format!("{bank}+{hours}h").parse().ok()?;
        Some(in_words(locale, time_control))
    });
    choices.collect()
}

fn of_hours((time, increment): (Option<i64>, Option<i64>)) -> Option<TimeControl> {
    TimeControl::from_seconds(
        time.map(|hours| hours * 3600),
        increment.map(|hours| hours * 3600),
    )
}

/// `3 days`, `36 hours`, `6 days + 10 hours`, `none`: as it can be typed, too.
pub fn in_words(locale: Locale, time_control: TimeControl) -> String {
    match time_control {
        TimeControl::PerMove(time) => exactly(locale, time),
        TimeControl::Bank { bank, increment } => {
            let (bank, increment) = (exactly(locale, bank), exactly(locale, increment));
            format!("{bank} + {increment}")
        }
        TimeControl::Unlimited => catalog::time_control_none(locale),
    }
}

/// A time in the greatest unit in which it is a whole number.
fn exactly(locale: Locale, time: Duration) -> String {
    let (unit, count) = if time.whole_minutes() % 60 != 0 {
        ("minutes", time.whole_minutes())
    } else if time.whole_hours() % 24 != 0 {
        ("hours", time.whole_hours())
    } else {
        ("days", time.whole_days())
    };
    counted(locale, unit, count)
}

/// What is left of a time, to the minute, in its two greatest units: `5 days 3 hours`, `12 minutes`.
pub(super) fn about(locale: Locale, left: Duration) -> String {
    let left = left.saturating_add(Duration::seconds(30));
    let (days, hours) = (left.whole_days(), left.whole_hours() % 24);
    let minutes = left.whole_minutes() % 60;
    let parts = match (days, hours) {
        (0, 0) => [("hours", 0), ("minutes", minutes.max(1))],
        (0, _) => [("hours", hours), ("minutes", minutes)],
        _ => [("days", days), ("hours", hours)],
    };
    let parts = parts.into_iter().filter(|&(_, count)| count > 0);
    let parts: Vec<_> = parts
        .map(|(unit, count)| counted(locale, unit, count))
        .collect();
    parts.join(" ")
}

fn counted(locale: Locale, unit: &str, count: i64) -> String {
    catalog::time_control(locale, u32::try_from(count).unwrap_or(u32::MAX), unit)
}

/// The same as a sentence of a challenge.
pub(super) fn sentence(locale: Locale, time_control: TimeControl) -> String {
    match time_control {
        TimeControl::PerMove(_) => catalog::challenge_time(locale, in_words(locale, time_control)),
        TimeControl::Bank { bank, increment } => {
            catalog::challenge_bank(locale, exactly(locale, bank), exactly(locale, increment))
        }
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
                assert_eq!(words.parse().ok(), of_hours(hours), "{words}");
            }
        }
        let offered = time_control_choices(Locale::English, "");
        let usual = [
            "1 hour",
            "12 hours",
            "1 day",
            "3 days",
            "7 days",
            "14 days",
            "2 days + 8 hours",
            "6 days + 10 hours",
            "none",
        ];
        assert_eq!(offered, usual);
    }

    #[test]
    fn what_is_typed_chooses() {
        for (typed, offered) in [
            (
                "hour",
                &[
                    "1 hour",
                    "12 hours",
                    "2 days + 8 hours",
                    "6 days + 10 hours",
                ][..],
            ),
            ("5d + 7h", &["5 days + 7 hours"]),
            (
                "4 days +",
                &[
                    "4 days + 1 hour",
                    "4 days + 8 hours",
                    "4 days + 10 hours",
                    "4 days + 1 day",
                ],
            ),
            ("soon +", &[]),
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

    #[test]
    fn what_is_left_is_told_in_two_units() {
        for (minutes, english, german) in [
            (0, "1 minute", "1 Minute"),
            (59, "59 minutes", "59 Minuten"),
            (60, "1 hour", "1 Stunde"),
            (90, "1 hour 30 minutes", "1 Stunde 30 Minuten"),
            (5 * 1440 + 185, "5 days 3 hours", "5 Tage 3 Stunden"),
            (1440 + 59, "1 day", "1 Tag"),
        ] {
            let left = Duration::minutes(minutes);
            assert_eq!(about(Locale::English, left), english);
            assert_eq!(about(Locale::German, left), german);
        }
    }
}
