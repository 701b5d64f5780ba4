use time::{Date, Duration, OffsetDateTime, macros::format_description};

use super::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter};
use crate::{games::Refusal, service::ServiceError, text};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::required(
    "until",
    Kind::Text(Completion::Vacation),
)];

/// A parsed argument of the command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Change {
    Until(OffsetDateTime),
    End,
}

/// Goes on vacation, or comes back from it.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let typed = given.text("until").unwrap_or_default();
    let (request, by, now) = (caller.request, caller.user, caller.now);
    let change = read(typed, now).ok_or_else(|| Refusal::NotATime {
        given: typed.to_owned(),
    })?;
    Ok(match change {
        Change::Until(until) => {
            let done = handler
                .games
                .begin_vacation(request, by, until, now)
                .await?;
            CommandResponse::Both(done, text::vacation_begins(caller.locale, until))
        }
        Change::End => {
            let done = handler.games.end_vacation(request, by, now).await?;
            CommandResponse::Both(done, text::vacation_ends(caller.locale))
        }
    })
}

/// Parses a number of days, a date, or the word for the end.
fn read(typed: &str, now: OffsetDateTime) -> Option<Change> {
    let typed = typed.trim().to_lowercase();
    if text::ends_a_vacation(&typed) {
        return Some(Change::End);
    }
    if let Ok(days) = typed.parse::<u16>() {
        return now
            .checked_add(Duration::days(days.into()))
            .map(Change::Until);
    }
    let date = Date::parse(&typed, format_description!("[year]-[month]-[day]")).ok()?;
    Some(Change::Until(date.midnight().assume_utc()))
}

#[cfg(test)]
mod tests {
    use time::macros::datetime;

    use super::*;

    #[test]
    fn a_vacation_is_given_in_days_as_a_date_or_ended() {
        let now = datetime!(2026-12-20 12:00 UTC);
        for (typed, change) in [
            ("7", Some(Change::Until(datetime!(2026-12-27 12:00 UTC)))),
            (" 0 ", Some(Change::Until(now))),
            (
                "2027-01-03",
                Some(Change::Until(datetime!(2027-01-03 0:00 UTC))),
            ),
            ("End", Some(Change::End)),
            (" ende ", Some(Change::End)),
            ("2027-02-30", None),
            ("-1", None),
            ("soon", None),
            ("", None),
        ] {
            assert_eq!(read(typed, now), change, "{typed:?}");
        }
    }
}
