//! The Fluent files, and a function for each sentence in them.
//!
//! `sentences!` makes the functions and the list of them at once: what is not in the list cannot be
//! said, and a test holds every language against the list, both ways.

use std::{borrow::Cow, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use raichi_rules::tafl::Rule;

use crate::locale::Locale;

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Locale::English));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| bundle(Locale::German));

const fn source(locale: Locale) -> &'static str {
    match locale {
        Locale::English => include_str!("locales/en.ftl"),
        Locale::German => include_str!("locales/de.ftl"),
    }
}

/// The bundle of a language. A file with an error in it gives what can be read; the tests refuse it.
fn bundle(locale: Locale) -> Bundle {
    let resource =
        FluentResource::try_new(source(locale).to_owned()).unwrap_or_else(|(readable, errors)| {
            tracing::error!(locale = locale.code(), ?errors, "a Fluent file is broken");
            readable
        });
    let language = locale.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Discord shows the marks that isolate arguments as boxes on some systems.
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    bundle
}

fn bundle_of(locale: Locale) -> &'static Bundle {
    match locale {
        Locale::English => &ENGLISH,
        Locale::German => &GERMAN,
    }
}

/// The message `id` with its arguments. A message that is missing is said by its id, and logged.
pub(super) fn say(locale: Locale, id: &str, args: &FluentArgs<'_>) -> String {
    let bundle = bundle_of(locale);
    let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
        tracing::error!(locale = locale.code(), id, "a sentence is missing");
        return id.to_owned();
    };
    let mut errors = Vec::new();
    let said: Cow<'_, str> = bundle.format_pattern(pattern, Some(args), &mut errors);
    if !errors.is_empty() {
        tracing::error!(
            locale = locale.code(),
            id,
            ?errors,
            "a sentence lacks an argument"
        );
    }
    said.into_owned()
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
pub(super) fn rule(locale: Locale, rule: &Rule, choice: impl Argument) -> String {
    let mut args = FluentArgs::new();
    args.set("choice", choice.value());
    say(locale, rule.message(), &args)
}

/// What a sentence's argument may be: a word or a number.
pub(super) trait Argument {
    fn value(self) -> FluentValue<'static>;
}

impl Argument for String {
    fn value(self) -> FluentValue<'static> {
        self.into()
    }
}

impl Argument for &str {
    fn value(self) -> FluentValue<'static> {
        self.to_owned().into()
    }
}

impl Argument for u32 {
    fn value(self) -> FluentValue<'static> {
        self.into()
    }
}

/// Makes a function for each sentence, and `SENTENCES`, the list of them with their arguments.
macro_rules! sentences {
    ($($name:ident($($arg:ident),*);)*) => {
        $(
            pub(in crate::text) fn $name(locale: Locale, $($arg: impl Argument),*) -> String {
                #[allow(unused_mut, clippy::allow_attributes, reason = "sentences without arguments set none")]
                let mut args = FluentArgs::new();
                $(args.set(argument(stringify!($arg)), $arg.value());)*
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
fn argument(name: &'static str) -> &'static str {
    name.trim_start_matches("r#")
}

mod sentences;

pub(super) use self::sentences::*;

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

    use super::{Locale, SENTENCES, id, source};

    /// The arguments of every message of a language, those of the messages that it has within it among them.
    fn messages(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
        let resource = fluent_syntax::parser::parse(source(locale))
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", locale.code()));
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut parts = Vec::new();
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let (mut args, mut within) = (BTreeSet::new(), BTreeSet::new());
            if let Some(pattern) = &message.value {
                collect(pattern, &mut args, &mut within);
            }
            let name = message.id.name.to_owned();
            parts.extend(within.into_iter().map(|part| (name.clone(), part)));
            assert!(
                found.insert(name, args).is_none(),
                "{} stands twice in {}",
                message.id.name,
                locale.code()
            );
        }
        for (whole, part) in parts {
            let args = found.get(&part).cloned().unwrap_or_default();
            found.entry(whole).or_default().extend(args);
        }
        found
    }

    fn collect(
        pattern: &Pattern<&str>,
        args: &mut BTreeSet<String>,
        within: &mut BTreeSet<String>,
    ) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else {
                continue;
            };
            let inline = match expression {
                Expression::Inline(inline) => inline,
                Expression::Select { selector, variants } => {
                    for variant in variants {
                        collect(&variant.value, args, within);
                    }
                    selector
                }
            };
            match inline {
                InlineExpression::VariableReference { id } => args.insert(id.name.to_owned()),
                InlineExpression::MessageReference { id, .. } => within.insert(id.name.to_owned()),
                _ => continue,
            };
        }
    }

    /// Messages whose ids the command list or the list of the rules makes; those have tests of their own.
    fn is_of_a_list(id: &str) -> bool {
        [
            "answer-", "command-", "option-", "switch-", "match-", "thread-", "side-", "style-",
            "rule-",
        ]
        .iter()
        .any(|prefix| id.starts_with(prefix))
    }

    #[test]
    fn every_language_has_every_sentence_with_every_argument() {
        for locale in Locale::ALL {
            let mut found = messages(locale);
            for (name, args) in SENTENCES {
                let args: BTreeSet<_> = args
                    .iter()
                    .map(|arg| arg.trim_start_matches("r#").to_owned())
                    .collect();
                assert_eq!(
                    found.remove(&id(name)),
                    Some(args),
                    "{} in {}",
                    id(name),
                    locale.code()
                );
            }
            let left: Vec<_> = found.keys().filter(|id| !is_of_a_list(id)).collect();
            assert!(
                left.is_empty(),
                "nobody says these in {}: {left:?}",
                locale.code()
            );
        }
    }

    #[test]
    fn every_language_names_the_same_commands_and_rules() {
        let of_lists = |locale| {
            messages(locale)
                .into_keys()
                .filter(|id| is_of_a_list(id))
                .collect::<Vec<_>>()
        };
        for locale in Locale::ALL {
            assert_eq!(
                of_lists(locale),
                of_lists(Locale::English),
                "{}",
                locale.code()
            );
        }
    }
}
