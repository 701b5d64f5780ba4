//! The Fluent files, and a function for each message in them.
//!
//! `build.rs` makes the functions of the English files: what is not there cannot be said, and what nobody says is dead code. Tests
//! hold the other languages against English.

use std::{
    collections::BTreeSet,
    sync::{Arc, LazyLock},
};

use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, concurrent::FluentBundle};
use fluent_syntax::ast::{Entry, Pattern};

use crate::{ids::ExternalId, locale::Locale};

type Resource = Arc<FluentResource>;
type Bundle = FluentBundle<Resource>;

/// The messages of all languages, in the order of [`Locale::ALL`].
static LANGUAGES: LazyLock<[Language; Locale::ALL.len()]> = LazyLock::new(|| {
    let english = files(Locale::default());
    Locale::ALL.map(|locale| Language::new(locale.code(), files(locale), &english))
});

/// Messages that only other messages have within them. A language that writes whole sentences there needs none.
const FRAGMENTS: [&str; 2] = ["rule-may", "rule-helps"];

/// The files of the language with this code: what serves every family of games, and then a file for each family.
fn sources(code: &str) -> &'static [&'static str] {
    include!(concat!(env!("OUT_DIR"), "/sources.rs"))
}

/// What a language has.
pub(super) struct Language {
    /// The ids of its own messages.
    own: BTreeSet<String>,
    /// Its own messages, and the English ones that it has not, for references to them.
    bundle: Bundle,
}

impl Language {
    /// The language with this code, of its own files.
    fn new(code: &str, files: Vec<Resource>, english: &[Resource]) -> Self {
        let mut bundle = Bundle::new_concurrent(vec![code.parse().unwrap_or_default()]);
        // Discord shows the marks that isolate arguments as boxes on some systems.
        bundle.set_use_isolating(false);
        let entries = files.iter().flat_map(|file| file.entries());
        let own = entries.filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        });
        let own = own.collect();
        for file in files {
            bundle.add_resource_overriding(file);
        }
        for file in english {
            // Adds what is missing; each of the language's own messages is an error that is no trouble.
            drop(bundle.add_resource(Arc::clone(file)));
        }
        Self { own, bundle }
    }

    /// A message of its own.
    fn message(&self, id: &str) -> Option<FluentMessage<'_>> {
        self.bundle
            .get_message(id)
            .filter(|_| self.own.contains(id))
    }

    /// The message `id`, if it is one of its own; an error if something that the message names is missing.
    fn say(&self, id: &str, given: &[(&str, &dyn Argument)]) -> Option<Result<String, String>> {
        let pattern = self.message(id)?.value()?;
        let mut args = FluentArgs::new();
        for (name, value) in given {
            value.set(self, name, &mut args);
        }
        Some(self.format(pattern, &args))
    }

    /// The text of a pattern, as an error if something that it names is missing.
    fn format(&self, pattern: &Pattern<&str>, args: &FluentArgs<'_>) -> Result<String, String> {
        let mut errors = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, Some(args), &mut errors)
            .into_owned();
        if errors.is_empty() {
            Ok(said)
        } else {
            Err(said)
        }
    }
}

/// The files of a language. One with an error in it gives what can be read; the tests refuse it.
fn files(locale: Locale) -> Vec<Resource> {
    let sources = sources(locale.code()).iter();
    let files = sources.map(|&source| {
        let file =
            FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, errors)| {
                tracing::error!(locale = locale.code(), ?errors, "a Fluent file is broken");
                readable
            });
        Arc::new(file)
    });
    files.collect()
}

fn language(locale: Locale) -> &'static Language {
    #[cfg(test)]
    if let Some(pseudo) = tests::pseudo::spoken() {
        return pseudo;
    }
    &LANGUAGES[locale as usize]
}

/// The message `id` with its arguments, in a language.
fn say(locale: Locale, id: &str, args: &[(&str, &dyn Argument)]) -> String {
    let said = say_in(language(locale), language(Locale::default()), id, args);
    with_former_players(locale, said)
}

/// The message `id` with its arguments. English stands in for a message that a language does not have; one that English
/// does not have either is shown as its id, and logged.
fn say_in(
    language: &Language,
    english: &Language,
    id: &str,
    args: &[(&str, &dyn Argument)],
) -> String {
    if let Some(Ok(said)) = language.say(id, args) {
        return said;
    }
    match english.say(id, args) {
        Some(Ok(said)) => said,
        Some(Err(said)) => {
            tracing::error!(id, "a sentence lacks an argument");
            said
        }
        None => {
            tracing::error!(id, "a sentence is missing");
            id.to_owned()
        }
    }
}

/// A sentence in which words stand for teams, and for the players whose data was erased: nobody can be mentioned by their keys.
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
        let key = key.and_then(|(key, after)| Some((ExternalId(key.parse().ok()?), after)));
        if let Some((key, after)) = key.filter(|(key, _)| key.is_erased()) {
            let words = super::votes::mentioned(locale, key);
            text += &words_at(words.unwrap_or_else(|| former_player(locale)), &text);
            rest = after;
        } else {
            text += MENTION;
            rest = after;
        }
    }
    text + rest
}

/// The words for somebody who cannot be mentioned, after this text: with a capital letter where a sentence begins.
fn words_at(words: String, before: &str) -> String {
    let before = before.trim_end_matches(['*', '_', ' ']);
    if !before.is_empty() && !before.ends_with(['.', '!', '?', '\n']) {
        return words;
    }
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Whether there is a message of this id, in the language or in English.
pub fn knows(locale: Locale, id: &str) -> bool {
    language(locale).bundle.has_message(id)
}

/// A language's name in its own words, such as `Deutsch`.
pub fn language_name(locale: Locale) -> String {
    sentences::language_name(locale)
}

/// How many percent of the English messages a language has of its own, rounded down: 100 if it is complete.
pub fn percentage(locale: Locale) -> usize {
    let english = language(Locale::default()).own.iter();
    let wanted: Vec<_> = english
        .filter(|id| !FRAGMENTS.contains(&id.as_str()))
        .collect();
    let own = &language(locale).own;
    let translated = wanted.iter().filter(|id| own.contains(**id)).count();
    (translated * 100)
        .checked_div(wanted.len())
        .unwrap_or_default()
}

/// A name or description of a command, which Discord lists; the command list makes the ids.
pub fn command_text(locale: Locale, id: &str) -> String {
    say(locale, id, &[])
}

/// The message `id` if there is one.
fn optional(locale: Locale, id: &str) -> Option<String> {
    knows(locale, id).then(|| command_text(locale, id))
}

/// What a shipped ruleset is good for, by its name; nothing for those that need no advice.
pub(super) fn advice(locale: Locale, name: &str) -> Option<String> {
    optional(locale, &format!("advice-{name}"))
}

/// The title of a shipped ruleset, by its name, for lists or whole; nothing where it is the same proper name in every language.
pub(super) fn ruleset_title(locale: Locale, name: &str, is_short: bool) -> Option<String> {
    let kind = if is_short { "title-short" } else { "title" };
    optional(locale, &format!("{kind}-{name}"))
}

/// What a call means, for those who are new; nothing for a call that says it itself.
pub(super) fn meaning(locale: Locale, code: &str) -> Option<String> {
    optional(locale, &format!("meaning-{code}"))
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
    let others: Vec<_> = others.into_iter().collect();
    let mut args: Vec<(_, &dyn Argument)> = vec![("choice", &choice)];
    args.extend(
        others
            .iter()
            .map(|(name, value)| (*name, value as &dyn Argument)),
    );
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
    fn set(&self, language: &Language, name: &str, args: &mut FluentArgs<'_>) {
        match self {
            Self::Name(value) => value.set(language, name, args),
            Self::Number(value) => value.set(language, name, args),
            Self::Text(value) => value.set(language, name, args),
        }
    }
}

/// What a sentence's argument may be: a word, a number or a name.
pub(super) trait Argument {
    /// Sets the argument `name`.
    fn set(&self, language: &Language, name: &str, args: &mut FluentArgs<'_>);
}

impl Argument for String {
    fn set(&self, _: &Language, name: &str, args: &mut FluentArgs<'_>) {
        args.set(name.to_owned(), self.clone());
    }
}

impl Argument for &str {
    fn set(&self, _: &Language, name: &str, args: &mut FluentArgs<'_>) {
        args.set(name.to_owned(), (*self).to_owned());
    }
}

/// An argument that is a text.
pub(super) trait Text: Argument {}

impl Text for String {}

impl Text for &str {}

impl<T: Argument> Argument for Option<T> {
    /// Sets nothing if there is nothing.
    fn set(&self, language: &Language, name: &str, args: &mut FluentArgs<'_>) {
        if let Some(value) = self {
            value.set(language, name, args);
        }
    }
}

impl Argument for u32 {
    fn set(&self, _: &Language, name: &str, args: &mut FluentArgs<'_>) {
        args.set(name.to_owned(), *self);
    }
}

mod name;
mod sentences;
#[cfg(test)]
mod tests;

pub(super) use self::{
    name::Name,
    sentences::{servers::*, *},
};
