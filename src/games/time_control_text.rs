//! Parser of time controls as people write them: `3 days`, `36h`, `1 Tag 12 Std`, `6 days + 10 hours`, `none`.

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
    /// It is a bank with an increment, but one of them is shorter or longer than it may be.
    BankOutOfRange,
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
    "sem limite",
    "ilimitado",
    "nenhum",
    "ingen gräns",
    "obegränsad",
    "utan gräns",
    "ingen grense",
    "ubegrenset",
    "uten grense",
    "ninguno",
    "sin límite",
    "sin limite",
    "geen",
    "geen limiet",
    "onbeperkt",
    "zonder limiet",
    "brak",
    "brak limitu",
    "bez limitu",
    "bez ograniczeń",
    "nieograniczony",
    "ei rajaa",
    "ei aikarajaa",
    "ilman rajaa",
    "rajaton",
    "rajoittamaton",
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
    "minuto",
    "minutos",
    "minuter",
    "minutt",
    "minuut",
    "minuta",
    "minutę",
    "minuty",
    "minuutti",
    "minuuttia",
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
    "hora",
    "horas",
    "tim",
    "timme",
    "timmar",
    "u",
    "uur",
    "uren",
    "godz",
    "godzina",
    "godzinę",
    "godziny",
    "godzin",
    "tunti",
    "tuntia",
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
    "dia",
    "dias",
    "dagar",
    "dygn",
    "dager",
    "døgn",
    "día",
    "días",
    "dagen",
    "dzień",
    "dni",
    "doba",
    "dobę",
    "doby",
    "dób",
    "päivä",
    "päivää",
    "pv",
    "vrk",
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
    "semana",
    "semanas",
    "vecka",
    "veckor",
    "v",
    "uke",
    "uker",
    "wk",
    "weken",
    "tydz",
    "tydzień",
    "tygodnie",
    "tygodni",
    "viikko",
    "viikkoa",
    "vk",
];

impl FromStr for TimeControl {
    type Err = InvalidTimeControl;

    fn from_str(text: &str) -> Result<Self, InvalidTimeControl> {
        let text = text.trim().to_lowercase();
        if UNLIMITED.contains(&text.as_str()) {
            return Ok(Self::Unlimited);
        }
        let out_of_range = match text.split_once('+') {
            Some(_) => InvalidTimeControl::BankOutOfRange,
            None => InvalidTimeControl::OutOfRange,
        };
        match text.split_once('+') {
            Some((bank, increment)) => time(bank)?
                .zip(time(increment)?)
                .and_then(|(bank, increment)| Self::with_bank(bank, increment)),
            None => time(&text)?.and_then(Self::per_move),
        }
        .ok_or(out_of_range)
    }
}

/// The time that is the sum of these; `None` if it overflows.
fn time(text: &str) -> Result<Option<Duration>, InvalidTimeControl> {
    let (mut whole, mut rest) = (Some(Duration::ZERO), text.trim());
    if rest.is_empty() {
        return Err(InvalidTimeControl::Unreadable);
    }
    while !rest.is_empty() {
        let (part, after) = leading_time(rest)?;
        whole = whole
            .zip(part)
            .and_then(|(one, other)| one.checked_add(other));
        rest = after;
    }
    Ok(whole)
}

/// The number with its unit at the front of a text, and the rest; `None` if it overflows.
fn leading_time(text: &str) -> Result<(Option<Duration>, &str), InvalidTimeControl> {
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
    let number: Option<i32> = number.parse().ok();
    let time = number.and_then(|number| one.checked_mul(number));
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
            ("2 dias 3 horas", 51),
            ("1 vecka, 2 dygn", 216),
            ("1 timme 60 minuter", 2),
            ("1 uke 12 timer", 180),
            ("2 недели", 336),
            ("1 día, 12 horas", 36),
            ("2 dni, 12 godzin", 60),
            ("1 tydzień 30 minut 30 min", 169),
            ("3 dagen, 2 uur", 74),
            ("1 viikko 2 päivää, 1 tunti", 217),
            ("1d12h", 36),
        ] {
            assert_eq!(
                text.parse(),
                Ok(TimeControl::PerMove(Duration::hours(hours))),
                "{text:?}"
            );
        }
        for (text, bank, increment) in [
            ("6d+10h", 144, 10),
            ("6 days + 10 hours", 144, 10),
            ("6 Tage + 10 Stunden", 144, 10),
            ("6 дней + 10 часов", 144, 10),
            ("6 días + 10 horas", 144, 10),
            ("6 dni + 10 godzin", 144, 10),
            ("6 dagen + 10 uur", 144, 10),
            ("6 päivää + 10 tuntia", 144, 10),
            ("6d 12h + 10h", 156, 10),
            ("1h+60min", 1, 1),
        ] {
            let (bank, increment) = (Duration::hours(bank), Duration::hours(increment));
            assert_eq!(
                text.parse(),
                Ok(TimeControl::Bank { bank, increment }),
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
            "Sem limite",
            "Ingen gräns",
            "Ubegrenset",
            "Без ограничений",
            "sin límite",
            "Onbeperkt",
            "Ei rajaa",
        ] {
            assert_eq!(text.parse(), Ok(TimeControl::Unlimited), "{text:?}");
        }
    }

    #[test]
    fn other_texts_are_refused_with_their_reason() {
        for text in [
            "",
            "soon",
            "3",
            "h",
            "3 moons",
            "-2 days",
            "1.5 days",
            "3 days!",
            "٣ days",
            "+",
            "6d+",
            "+10h",
            "6d + soon",
            "6d+10h+1h",
            "6d + none",
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
        for text in [
            "31 days + 1h",
            "59 min + 1h",
            "1 day + 59 min",
            "1 day + 73h",
            "99999999999999999999 days + 1h",
            "1 day + 2147483647 weeks",
        ] {
            assert_eq!(
                text.parse::<TimeControl>(),
                Err(InvalidTimeControl::BankOutOfRange),
                "{text:?}"
            );
        }
    }
}
