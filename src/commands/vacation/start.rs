use time::{Date, Duration, OffsetDateTime, PrimitiveDateTime, macros::format_description};

use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter},
    games::Refusal,
    locale::Locale,
    service::ServiceError,
    text,
};

const DAYS: &str = "days";

pub(in crate::commands) const PARAMETERS: [Parameter; 1] =
    [Parameter::required(DAYS, Kind::Text(Completion::Vacation))];

/// Goes on vacation.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let typed = given.text(DAYS).unwrap_or_default();
    let (request, by, now) = (caller.request, caller.user, caller.now);
    let until = moment(typed, now).ok_or_else(|| Refusal::NotATime {
        given: typed.to_owned(),
    })?;
    let begun = handler
        .games
        .begin_vacation(request, by, until, now)
        .await?;
    let reply = text::vacation_begins(caller.locale, by.key, begun.vacation, begun.undone_until);
    Ok(CommandResponse::Both(begun.done, reply))
}

/// Parses a number of days from now, or a date with or without a time of day in UTC.
pub(in crate::commands) fn moment(typed: &str, now: OffsetDateTime) -> Option<OffsetDateTime> {
    let typed = typed.trim();
    if let Ok(days) = typed.parse::<u16>() {
        return now.checked_add(Duration::days(days.into()));
    }
    let is_label = |days: &u32| {
        let labels = Locale::ALL.map(|locale| text::vacation_choice(locale, *days));
        labels.iter().any(|label| label == typed)
    };
    if let Some(days) = (1..=30).find(is_label) {
        return now.checked_add(Duration::days(days.into()));
    }
    let format = format_description!("[year]-[month]-[day] [hour]:[minute]");
    if let Ok(time) = PrimitiveDateTime::parse(typed, format) {
        return Some(time.assume_utc());
    }
    let date = Date::parse(typed, format_description!("[year]-[month]-[day]")).ok()?;
    Some(date.midnight().assume_utc())
}

#[cfg(test)]
mod tests {
    use time::macros::datetime;

    use super::*;

    #[test]
    fn a_vacation_is_given_in_days_or_as_a_date() {
        let now = datetime!(2026-12-20 12:00 UTC);
        for (typed, until) in [
            ("7", Some(datetime!(2026-12-27 12:00 UTC))),
            (
                &*text::vacation_choice(Locale::Finnish, 7),
                Some(datetime!(2026-12-27 12:00 UTC)),
            ),
            (" 0 ", Some(now)),
            ("2027-01-03", Some(datetime!(2027-01-03 0:00 UTC))),
            ("2027-01-03 18:30", Some(datetime!(2027-01-03 18:30 UTC))),
            ("2027-01-03 24:30", None),
            ("2027-02-30", None),
            ("-1", None),
            ("end", None),
            ("soon", None),
            ("", None),
        ] {
            assert_eq!(moment(typed, now), until, "{typed:?}");
        }
    }
}
