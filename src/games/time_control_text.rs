//! Parser of time controls as people write them: `3 days`, `36h`, `1 Tag 12 Std`, `none`.

use std::str::FromStr;

use time::Duration;

use super::TimeControl;

/// Why a text is not a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvalidTimeControl {
    /// It cannot be read as a time.
    Unreadable,
    /// It is a time, but shorter or longer than the time for a move may be.
    OutOfRange,
}

/// The words for no limit, in every language.
const UNLIMITED: &[&str] = &[
    "none",
    "no",
    "no limit",
    "unlimited",
    "ohne",
    "keine",
    "kein limit",
    "unbegrenzt",
    "ohne limit",
    "ingen",
    "ingen grænse",
    "ubegrænset",
    "aucune",
    "aucune limite",
    "sans limite",
    "illimité",
    "нет",
    "без лимита",
    "без ограничений",
];
/// The words for the units of time, in every language.
const MINUTES: &[&str] = &[
    "m",
    "min",
    "mins",
    "minute",
    "minutes",
    "minuten",
    "minut",
    "minutter",
    "мин",
    "минута",
    "минуту",
    "минуты",
    "минут",
];
const HOURS: &[&str] = &[
    "h",
    "hr",
    "hrs",
    "hour",
    "hours",
    "std",
    "stunde",
    "stunden",
    "t",
    "time",
    "timer",
    "heure",
    "heures",
    "ч",
    "час",
    "часа",
    "часов",
];
const DAYS: &[&str] = &[
    "d",
    "day",
    "days",
    "tag",
    "tage",
    "tagen",
    "dag",
    "dage",
    "j",
    "jour",
    "jours",
    "д",
    "дн",
    "день",
    "дня",
    "дней",
    "сутки",
    "суток",
];
const WEEKS: &[&str] = &[
    "w",
    "week",
    "weeks",
    "woche",
    "wochen",
    "uge",
    "uger",
    "sem",
    "semaine",
    "semaines",
    "нед",
    "неделя",
    "неделю",
    "недели",
    "недель",
];

impl FromStr for TimeControl {
    type Err = InvalidTimeControl;

    fn from_str(text: &str) -> Result<Self, InvalidTimeControl> {
        let text = text.trim().to_lowercase();
        if UNLIMITED.contains(&text.as_str()) {
            return Ok(Self::Unlimited);
        }
        let (mut whole, mut rest) = (Duration::ZERO, text.as_str());
        if rest.is_empty() {
            return Err(InvalidTimeControl::Unreadable);
        }
        while !rest.is_empty() {
            let (part, after) = leading_time(rest)?;
            whole = whole
                .checked_add(part)
                .ok_or(InvalidTimeControl::OutOfRange)?;
            rest = after;
        }
        Self::per_move(whole).ok_or(InvalidTimeControl::OutOfRange)
    }
}

/// The number with its unit at the front of a text, and the rest.
fn leading_time(text: &str) -> Result<(Duration, &str), InvalidTimeControl> {
    let end_of =
        |text: &str, inside: fn(char) -> bool| text.find(|c| !inside(c)).unwrap_or(text.len());
    let (number, rest) = text.split_at(end_of(text, |c| c.is_ascii_digit()));
    let rest = rest.trim_start();
    let (unit, rest) = rest.split_at(end_of(rest, char::is_alphabetic));
    if number.is_empty() {
        return Err(InvalidTimeControl::Unreadable);
    }
    let one = [
        (MINUTES, Duration::MINUTE),
        (HOURS, Duration::HOUR),
        (DAYS, Duration::DAY),
        (WEEKS, Duration::WEEK),
    ]
    .into_iter()
    .find_map(|(words, one)| words.contains(&unit).then_some(one))
    .ok_or(InvalidTimeControl::Unreadable)?;
    // A number that overflows is too long for a move.
    let number: i32 = number.parse().map_err(|_| InvalidTimeControl::OutOfRange)?;
    let time = one
        .checked_mul(number)
        .ok_or(InvalidTimeControl::OutOfRange)?;
    Ok((time, rest.trim_start_matches(['.', ',', ' '])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_people_write_them() {
        for (text, hours) in [
            ("1 hour", 1),
            ("36h", 36),
            ("2 days", 48),
            ("2 Tage", 48),
            (" 14 DAYS ", 336),
            ("1 Woche", 168),
            ("90 min 30 min", 2),
            ("1d 12h", 36),
            ("1 Tag, 12 Std.", 36),
            ("2 dage, 1 time", 49),
            ("1 jour 12 heures", 36),
            ("5 дней 1 час", 121),
            ("1d12h", 36),
        ] {
            assert_eq!(
                text.parse(),
                Ok(TimeControl::PerMove(Duration::hours(hours))),
                "{text:?}"
            );
        }
        for text in [
            "none",
            "No limit",
            "keine",
            "unbegrenzt",
            "ingen",
            "Sans limite",
        ] {
            assert_eq!(text.parse(), Ok(TimeControl::Unlimited), "{text:?}");
        }
    }

    #[test]
    fn other_texts_are_refused_with_their_reason() {
        for text in [
            "", "soon", "3", "h", "3 moons", "-2 days", "1.5 days", "3 days!", "٣ days",
        ] {
            assert_eq!(
                text.parse::<TimeControl>(),
                Err(InvalidTimeControl::Unreadable),
                "{text:?}"
            );
        }
        for text in [
            "59 min",
            "0h",
            "15 days",
            "14 days 1 min",
            "99999999999999999999 days",
            "2147483647 weeks",
        ] {
            assert_eq!(
                text.parse::<TimeControl>(),
                Err(InvalidTimeControl::OutOfRange),
                "{text:?}"
            );
        }
    }
}
