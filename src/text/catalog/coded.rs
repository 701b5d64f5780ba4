//! Sentences that a family has for each of its codes.

use super::{Name, command_text, knows, say};
use crate::locale::Locale;

/// Makes a function for each kind of sentence, and `CODED`, the list of them: what the ids begin with, and the arguments
/// that a sentence may use.
macro_rules! coded {
    ($($(#[$doc:meta])* $name:ident = $prefix:literal($($arg:ident: $kind:ty),*);)*) => {
        $(
            $(#[$doc])*
            #[allow(
                clippy::too_many_arguments,
                clippy::allow_attributes,
                reason = "a sentence may have many arguments"
            )]
            pub(in crate::text) fn $name(locale: Locale, code: &str, $($arg: $kind),*) -> String {
                say(locale, &format!(concat!($prefix, "-{}"), code), &[$((stringify!($arg), &$arg)),*])
            }
        )*

        #[cfg(test)]
        pub(super) const CODED: &[(&str, &[&str])] = &[
            $(($prefix, &[$(stringify!($arg)),*]),)*
        ];
    };
}

coded! {
    /// A call in the channel: how many ways the piece has, their nearest points, where it is, and the points by a move
    /// to which it would be captured.
    call = "call"(count: u32, squares: String, square: String, threats: String);
    /// A call in the description of the picture.
    alt_call = "alt"(count: u32, squares: String, square: String, threats: String);
    /// A choice of a server, in a few words.
    server_choice = "server"(rule: &str);
    /// A group of rulesets.
    offer_menu = "offer-menu"();
    /// A direction of a step or leap.
    direction = "direction"();
    /// A call in the list of moves on the page of a game.
    page_call = "page"();
    /// What a family's lesson is called.
    lesson_of = "lesson-of"();
    /// The title of a step of a lesson, by its family and topic.
    lesson_topic = "lesson-topic"();
    /// A step of a lesson explained.
    lesson_about = "lesson-about"();
    /// What an example of a capture shows, and how many pieces it takes.
    example = "example"(count: u32);
    /// What a ply missed or allowed, in a review.
    fact = "fact"();
    /// Why a game ended by the rules: where it was decided, and whether that is known; the number in the rule; the side
    /// that lost or cannot move, the other one, and how many pieces of what kind the former has left.
    end = "end"(square: String, known: &str, count: u32, side: Name, winner_side: Name, piece: Option<Name>, left: u32);
}

/// What a shipped ruleset is good for, by its name; nothing for those that need no advice.
pub(in crate::text) fn advice(locale: Locale, name: &str) -> Option<String> {
    let id = format!("advice-{name}");
    knows(locale, &id).then(|| command_text(locale, &id))
}

/// The title of a shipped ruleset, by its name, for lists or whole; nothing where it is the same proper name in every language.
pub(in crate::text) fn ruleset_title(locale: Locale, name: &str, is_short: bool) -> Option<String> {
    let kind = if is_short { "title-short" } else { "title" };
    let id = format!("{kind}-{name}");
    knows(locale, &id).then(|| command_text(locale, &id))
}

/// What a call means, for those who are new; nothing for a call that says it itself.
pub(in crate::text) fn meaning(locale: Locale, code: &str) -> Option<String> {
    let id = format!("meaning-{code}");
    knows(locale, &id).then(|| command_text(locale, &id))
}
