//! Short private answers about vacations and reminders.

use time::OffsetDateTime;

use super::{catalog, words};
use crate::{games::Reminders, locale::Locale, reply::Reply};

/// Tells a player that the vacation has begun.
#[must_use]
pub fn vacation_begins(locale: Locale, until: OffsetDateTime) -> Reply {
    Reply::words(catalog::vacation_begins(locale, words::moment(until)))
}

/// Tells a player that the vacation is over.
#[must_use]
pub fn vacation_ends(locale: Locale) -> Reply {
    Reply::words(catalog::vacation_ends(locale))
}

/// Tells a player whether there will be reminders.
#[must_use]
pub fn reminders(locale: Locale, reminders: Reminders) -> Reply {
    Reply::words(match reminders {
        Reminders::On => catalog::reminders_on(locale),
        Reminders::Off => catalog::reminders_off(locale),
    })
}

/// A length of a vacation in a list of choices.
#[must_use]
pub fn vacation_choice(locale: Locale, days: u32) -> String {
    catalog::vacation_choice(locale, days)
}
