//! The Fluent files, and a function for each sentence in them.
//!
//! `sentences!` makes the functions and the list of them at once: what is not in the list cannot be
//! said, and a test holds every language against the list, both ways.

use std::{borrow::Cow, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast::Pattern;

use crate::{ids::ExternalId, locale::Locale};

type Bundle = FluentBundle<FluentResource>;

/// The bundles of all languages, in the order of [`Locale::ALL`].
static BUNDLES: LazyLock<[Bundle; Locale::ALL.len()]> = LazyLock::new(|| Locale::ALL.map(bundle));

/// The files of a language: what serves every family of games, and then a file for each family.
const fn sources(locale: Locale) -> [&'static str; 4] {
    match locale {
        Locale::English => [
            include_str!("locales/en.ftl"),
            include_str!("locales/tafl.en.ftl"),
            include_str!("locales/hunt.en.ftl"),
            include_str!("locales/dablot.en.ftl"),
        ],
        Locale::German => [
            include_str!("locales/de.ftl"),
            include_str!("locales/tafl.de.ftl"),
            include_str!("locales/hunt.de.ftl"),
            include_str!("locales/dablot.de.ftl"),
        ],
    }
}

/// The bundle of a language. A file with an error in it gives what can be read; the tests refuse it.
fn bundle(locale: Locale) -> Bundle {
    let language = locale.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Discord shows the marks that isolate arguments as boxes on some systems.
    bundle.set_use_isolating(false);
    for source in sources(locale) {
        let resource =
            FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, errors)| {
                tracing::error!(locale = locale.code(), ?errors, "a Fluent file is broken");
                readable
            });
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn bundle_of(locale: Locale) -> &'static Bundle {
    &BUNDLES[locale as usize]
}

/// The message `id` with its arguments. A message that is missing is said by its id, and logged.
pub(super) fn say(locale: Locale, id: &str, args: &FluentArgs<'_>) -> String {
    let message = bundle_of(locale).get_message(id);
    let Some(pattern) = message.and_then(|message| message.value()) else {
        tracing::error!(locale = locale.code(), id, "a sentence is missing");
        return id.to_owned();
    };
    format_pattern(locale, id, pattern, args)
}

/// The text of a pattern in the message `id`.
fn format_pattern(
    locale: Locale,
    id: &str,
    pattern: &Pattern<&str>,
    args: &FluentArgs<'_>,
) -> String {
    let mut errors = Vec::new();
    let bundle = bundle_of(locale);
    let said: Cow<'_, str> = bundle.format_pattern(pattern, Some(args), &mut errors);
    if !errors.is_empty() {
        tracing::error!(
            locale = locale.code(),
            id,
            ?errors,
            "a sentence lacks an argument"
        );
    }
    with_former_players(locale, said.into_owned())
}

/// A sentence in which words stand for the players whose data was erased: nobody can be mentioned by their keys.
fn with_former_players(locale: Locale, said: String) -> String {
    const MENTION: &str = "<@";
    if !said.contains(MENTION) {
        return said;
    }
    let mut text = String::with_capacity(said.len());
    let mut rest = said.as_str();
    while let Some((before, after)) = rest.split_once(MENTION) {
        text += before;
        let key = after.split_once('>');
        let erased =
            key.filter(|(key, _)| key.parse().is_ok_and(|key| ExternalId(key).is_erased()));
        if let Some((_, after)) = erased {
            text += &former_player_at(locale, &text);
            rest = after;
        } else {
            text += MENTION;
            rest = after;
        }
    }
    text + rest
}

/// The words for a player whose data was erased, after this text: with a capital letter where a sentence begins.
fn former_player_at(locale: Locale, before: &str) -> String {
    let words = former_player(locale);
    let before = before.trim_end_matches(['*', '_', ' ']);
    if !before.is_empty() && !before.ends_with(['.', '!', '?', '\n']) {
        return words;
    }
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Whether a language has a message of this id.
#[must_use]
pub fn knows(locale: Locale, id: &str) -> bool {
    bundle_of(locale).has_message(id)
}

/// A name or description of a command, which Discord lists; the command list makes the ids.
#[must_use]
pub fn command_text(locale: Locale, id: &str) -> String {
    say(locale, id, &FluentArgs::new())
}

/// What was chosen for a rule, by the rule's own message.
pub(super) fn rule(locale: Locale, message: &str, choice: impl Argument) -> String {
    rule_with(locale, message, choice, [])
}

/// What was chosen for a rule, by the rule's own message, in which names or lists of points stand as well.
pub(super) fn rule_with<'a>(
    locale: Locale,
    message: &str,
    choice: impl Argument,
    others: impl IntoIterator<Item = (&'a str, Value)>,
) -> String {
    let mut args = FluentArgs::new();
    choice.set(locale, "choice", &mut args);
    for (name, value) in others {
        value.set(locale, name, &mut args);
    }
    say(locale, message, &args)
}

/// An argument of a rule's message.
#[derive(Debug, Clone)]
pub(super) enum Value {
    Name(Name),
    Number(u32),
    Text(String),
}

impl Argument for Value {
    fn set(self, locale: Locale, name: &str, args: &mut FluentArgs<'_>) {
        match self {
            Self::Name(value) => value.set(locale, name, args),
            Self::Number(value) => value.set(locale, name, args),
            Self::Text(value) => value.set(locale, name, args),
        }
    }
}

/// What a sentence's argument may be: a word, a number or a name.
pub(super) trait Argument {
    /// Sets the argument `name`.
    fn set(self, locale: Locale, name: &str, args: &mut FluentArgs<'_>);
}

impl Argument for String {
    fn set(self, _: Locale, name: &str, args: &mut FluentArgs<'_>) {
        args.set(name.to_owned(), self);
    }
}

impl Argument for &str {
    fn set(self, locale: Locale, name: &str, args: &mut FluentArgs<'_>) {
        self.to_owned().set(locale, name, args);
    }
}

impl<T: Argument> Argument for Option<T> {
    /// Sets nothing if there is nothing.
    fn set(self, locale: Locale, name: &str, args: &mut FluentArgs<'_>) {
        if let Some(value) = self {
            value.set(locale, name, args);
        }
    }
}

impl Argument for u32 {
    fn set(self, _: Locale, name: &str, args: &mut FluentArgs<'_>) {
        args.set(name.to_owned(), self);
    }
}

/// Makes a function for each sentence, and `SENTENCES`, the list of them with their arguments.
macro_rules! sentences {
    ($($name:ident($($arg:ident),*);)*) => {
        $(
            pub(in crate::text) fn $name(locale: Locale, $($arg: impl Argument),*) -> String {
                #[allow(unused_mut, clippy::allow_attributes, reason = "sentences without arguments set none")]
                let mut args = FluentArgs::new();
                $($arg.set(locale, &argument(stringify!($arg)), &mut args);)*
                say(locale, &id(stringify!($name)), &args)
            }
        )*

        #[cfg(test)]
        pub(in crate::text) const SENTENCES: &[(&str, &[&str])] = &[
            $((stringify!($name), &[$(stringify!($arg)),*]),)*
        ];
    };
}

/// The id that a function's sentence has in the Fluent files.
fn id(name: &str) -> String {
    name.replace('_', "-")
}

/// The name that an argument has in the Fluent files: some are words of Rust.
fn argument(name: &str) -> String {
    id(name.trim_start_matches("r#"))
}

pub(super) mod admin;
mod coded;
pub(super) mod dablot;
pub(super) mod hunt;
mod name;
pub(super) mod privacy;
mod sentences;
pub(super) mod tafl;
#[cfg(test)]
mod tests;

pub(super) use self::{admin::*, coded::*, name::Name, privacy::*, sentences::*};
