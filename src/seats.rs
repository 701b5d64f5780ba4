//! The seats of the local page and their names.

use crate::{
    games::{Opponent, is_invisible},
    ids::{Door, ExternalId, ExternalUser},
    locale::Locale,
    store::Seat,
    text::seat_name,
};

/// The name of the computer.
const RAICHI: &str = "Raichi";

/// The player that is the computer, who has no seat. Seats are numbered from 1.
pub(crate) const COMPUTER: ExternalUser = ExternalUser {
    door: Door::Local,
    key: ExternalId(0),
};

/// The seats, as read from the store.
#[derive(Debug, Clone, Default)]
pub(crate) struct Seats(Vec<Seat>);

impl Seats {
    pub(crate) const fn new(seats: Vec<Seat>) -> Self {
        Self(seats)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Seat> {
        self.0.iter()
    }

    /// The seat with this number.
    pub(crate) fn get(&self, key: ExternalId) -> Option<&Seat> {
        self.0.iter().find(|seat| seat.key == key)
    }

    /// The name of a seat in a language; a seat that does not exist is named by its number.
    pub(crate) fn name(&self, key: ExternalId, locale: Locale) -> String {
        if key == COMPUTER.key {
            return RAICHI.to_owned();
        }
        let given = self.get(key).and_then(|seat| seat.name.clone());
        given.unwrap_or_else(|| seat_name(locale, key.0))
    }

    /// The opponent with this name, with or without a leading `@`, in any language.
    pub(crate) fn find(&self, name: &str) -> Option<Opponent> {
        let name = name.strip_prefix('@').unwrap_or(name).trim().to_lowercase();
        if name == RAICHI.to_lowercase() {
            return Some(Opponent::Computer(COMPUTER));
        }
        let has_name = |seat: &&Seat| {
            Locale::ALL
                .into_iter()
                .any(|locale| self.name(seat.key, locale).to_lowercase() == name)
        };
        self.0.iter().find(has_name).map(|seat| {
            Opponent::Person(ExternalUser {
                door: Door::Local,
                key: seat.key,
            })
        })
    }

    /// Whether the name belongs to another seat or to the bot, in any language.
    pub(crate) fn is_anothers(&self, key: ExternalId, name: &str) -> bool {
        match self.find(name) {
            Some(Opponent::Person(person)) => person.key != key,
            Some(_) => true,
            None => false,
        }
    }

    /// All names in a language, that of the computer last.
    pub(crate) fn names(&self, locale: Locale) -> impl Iterator<Item = String> {
        let keys = self.0.iter().map(|seat| seat.key).chain([COMPUTER.key]);
        keys.map(move |key| self.name(key, locale))
    }
}

/// The maximal length of a name, in characters.
pub(crate) const LONGEST_NAME: usize = 32;

/// A typed name, cleaned; `Ok(None)` if it is empty, an error if it cannot be a name.
pub(crate) fn read_name(typed: &str) -> Result<Option<String>, ()> {
    let words: Vec<_> = typed.split_whitespace().collect();
    let name = words.join(" ");
    let name = name.strip_prefix('@').unwrap_or(&name);
    if name.is_empty() {
        return Ok(None);
    }
    let fits = name.chars().count() <= LONGEST_NAME
        && !name.chars().any(|c| c == '"' || is_invisible(c))
        && name.to_lowercase() != RAICHI.to_lowercase();
    if fits {
        Ok(Some(name.to_owned()))
    } else {
        Err(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_may_have_letters_of_any_script() {
        for (typed, name) in [
            ("  Ann  Boleyn ", Some("Ann Boleyn")),
            ("@Björn", Some("Björn")),
            ("<b>", Some("<b>")),
            ("   ", None),
        ] {
            assert_eq!(read_name(typed), Ok(name.map(str::to_owned)), "{typed:?}");
        }
        let long = "x".repeat(LONGEST_NAME + 1);
        for typed in ["raichi", "a\u{202e}b", "say \"a\"", long.as_str()] {
            assert_eq!(read_name(typed), Err(()), "{typed:?}");
        }
    }

    #[test]
    fn a_seat_is_found_by_its_name_or_its_default_name_in_any_language() {
        let seat = |key, name: Option<&str>| Seat {
            key: ExternalId(key),
            name: name.map(str::to_owned),
            waiting: 0,
        };
        let seats = Seats::new(vec![seat(1, None), seat(2, Some("Björn"))]);
        let person = |key| {
            Some(Opponent::Person(ExternalUser {
                door: Door::Local,
                key: ExternalId(key),
            }))
        };
        for (name, meant) in [
            ("@björn", person(2)),
            ("Raven", person(1)),
            ("@rabe", person(1)),
            ("Wolf", None),
            ("@Raichi", Some(Opponent::Computer(COMPUTER))),
            ("", None),
        ] {
            assert_eq!(seats.find(name), meant, "{name}");
        }
    }
}
