//! Short private answers about names on pages of games.

use super::{catalog, words};
use crate::{games::PublicName, locale::Locale, reply::Reply};

/// Tells a player under which name pages show them.
pub(crate) fn name_shown(locale: Locale, name: &PublicName) -> Reply {
    Reply::words(catalog::names_shown(locale, words::escaped(name.as_str())))
}

/// Tells a player that no page shows their name.
pub(crate) fn name_hidden(locale: Locale) -> Reply {
    Reply::words(catalog::names_hidden(locale))
}

/// Tells a player at the local page that seats are always named.
pub(crate) fn names_of_seats(locale: Locale) -> Reply {
    Reply::words(catalog::names_of_seats(locale))
}
