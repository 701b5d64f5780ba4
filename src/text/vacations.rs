//! Short private answers about vacations.

use time::OffsetDateTime;

use super::{catalog, words};
use crate::{
    games::{Return, Vacation},
    ids::ExternalId,
    locale::Locale,
    reply::{Button, Look, Press, Reply},
};

/// Tells a player that the vacation has begun, when it can be ended, and until when it can be undone.
pub fn vacation_begins(
    locale: Locale,
    player: ExternalId,
    vacation: Vacation,
    undone_until: Option<OffsetDateTime>,
) -> Reply {
    let until = words::moment(vacation.until);
    let mut text = catalog::vacation_begins(locale, until, words::moment(vacation.ends_from()));
    let undo = undone_until.map(|until| {
        text += " ";
        let minutes = (until - vacation.begins_at).whole_minutes();
        let minutes = u32::try_from(minutes).unwrap_or_default();
        text += &catalog::vacation_undo(locale, minutes);
        Button {
            label: catalog::vacation_undo_button(locale),
            press: Press::EndVacation { player },
            look: Look::Plain,
        }
    });
    Reply {
        buttons: undo.into_iter().collect(),
        ..Reply::words(text)
    }
}

/// Tells a player that the vacation is over, or that it has not been one.
pub fn vacation_ends(locale: Locale, how: Return) -> Reply {
    Reply::words(match how {
        Return::Ends => catalog::vacation_ends(locale),
        Return::Undone => catalog::vacation_undone(locale),
    })
}

/// A length of a vacation in a list of choices.
pub fn vacation_choice(locale: Locale, days: u32) -> String {
    catalog::vacation_choice(locale, days)
}
