mod extremes;
mod family_words;
mod former_players;
mod grammar;
pub(super) mod pseudo;
mod snapshots;
mod style;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, LazyLock},
};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
    Variant, VariantKey,
};
use raichi_rules::{Family, Reason, Ruleset, lines::Direction, presets};

use crate::games::{RulesGroup, ServerPart, capture_examples, lesson_steps};

use super::{
    Argument, Language, Locale, Name, percentage, say_in,
    sentences::{CODED, LISTS},
    sources,
};

/// The languages that have every sentence; in others, English may stand in.
const COMPLETE: [Locale; 2] = [Locale::English, Locale::German];

/// The codes of the calls of every family.
const CALLS: [&str; 4] = ["raichi", "tuichi", "watch-your-king", "check"];

/// Names, and what they are arguments of.
const NAMES: [&str; 3] = ["side", "piece", "ground"];

/// The ids of the sides of hunts, for one piece and for several.
const SEVERAL: [(&str, &str); 12] = [
    ("fox", "fox-several"),
    ("officer", "officer-several"),
    ("tiger", "tiger-several"),
    ("hare", "hare-several"),
    ("hound", "hound-several"),
    ("goose", "goose-several"),
    ("sheep", "sheep-several"),
    ("rebel", "rebel-several"),
    ("goat", "goat-several"),
    ("leopard", "leopard-several"),
    ("ox", "ox-several"),
    ("hunter", "hunter-several"),
];

/// What a language has of a message.
#[derive(Debug, Default, Clone)]
struct Found {
    /// The place of its file among those of the language.
    file: usize,
    /// The arguments, those of the messages that it has within it among them.
    args: BTreeSet<String>,
    /// Those that stand in the text, and do not only choose it.
    shown: BTreeSet<String>,
    within: BTreeSet<String>,
    /// The forms of a name, each with its text if that is always the same.
    forms: BTreeMap<String, Option<String>>,
    /// The choices that it makes, those of the messages that it has within it among them.
    selects: Vec<Select>,
}

/// A choice by an argument.
#[derive(Debug, Clone)]
struct Select {
    by: String,
    /// What it has texts for, the last resort not among them.
    keys: BTreeSet<String>,
    last_resort: String,
}

fn messages(locale: Locale) -> BTreeMap<String, Found> {
    let mut found = BTreeMap::new();
    for (file, &source) in sources(locale.code()).iter().enumerate() {
        let resource = fluent_syntax::parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", locale.code()));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let name = message.id.name;
            let read = Found {
                file,
                ..read(&message)
            };
            let twice = found.insert(name.to_owned(), read);
            assert!(twice.is_none(), "{name} is twice in {}", locale.code());
        }
    }
    let all = found.clone();
    for message in found.values_mut() {
        for part in message.within.iter().filter_map(|part| all.get(part)) {
            message.args.extend(part.args.clone());
            message.shown.extend(part.shown.clone());
            message.selects.extend(part.selects.clone());
        }
    }
    found
}

fn read(message: &Message<&str>) -> Found {
    let mut found = Found::default();
    let forms = message.attributes.iter();
    let patterns = forms.clone().map(|form| &form.value).chain(&message.value);
    for pattern in patterns {
        collect(pattern, &mut found);
    }
    let form = |form: &Attribute<&str>| {
        let text = match &form.value.elements[..] {
            [PatternElement::TextElement { value }] => Some((*value).to_owned()),
            _ => None,
        };
        (form.id.name.to_owned(), text)
    };
    found.forms = forms.map(form).collect();
    found
}

fn collect(pattern: &Pattern<&str>, found: &mut Found) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let inline = match expression {
            Expression::Inline(inline) => {
                if let InlineExpression::VariableReference { id } = inline {
                    found.shown.insert(id.name.to_owned());
                }
                inline
            }
            Expression::Select { selector, variants } => {
                for variant in variants {
                    collect(&variant.value, found);
                }
                found.selects.extend(select(selector, variants));
                selector
            }
        };
        match inline {
            InlineExpression::VariableReference { id } => found.args.insert(id.name.to_owned()),
            InlineExpression::MessageReference { id, .. } => {
                found.within.insert(id.name.to_owned())
            }
            _ => continue,
        };
    }
}

fn select(selector: &InlineExpression<&str>, variants: &[Variant<&str>]) -> Option<Select> {
    let InlineExpression::VariableReference { id } = selector else {
        return None;
    };
    let key = |variant: &Variant<&str>| match variant.key {
        VariantKey::Identifier { name } => name.to_owned(),
        VariantKey::NumberLiteral { value } => value.to_owned(),
    };
    let (last, others): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
    Some(Select {
        by: id.name.to_owned(),
        keys: others.into_iter().map(key).collect(),
        last_resort: last.first().map(|variant| key(variant))?,
    })
}

/// The name that an argument is a form of, and the form, which is empty for the name itself: `winner-side` and `number` of
/// `$winner-side-number`. `None` if it is no name.
fn name_and_form(arg: &str) -> Option<(&'static str, &str, &str)> {
    NAMES.into_iter().find_map(|kind| {
        let (at, _) = arg.match_indices(kind).find(|(at, _)| {
            let (before, after) = (&arg[..*at], &arg[at + kind.len()..]);
            (before.is_empty() || before.ends_with('-'))
                && (after.is_empty() || after.starts_with('-'))
        })?;
        let (name, form) = arg.split_at(at + kind.len());
        Some((kind, name, form.trim_start_matches('-')))
    })
}

/// The codes of every family, by what the ids of their messages begin with.
static CODES: LazyLock<BTreeMap<&'static str, BTreeSet<&'static str>>> = LazyLock::new(codes);

fn codes() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let sides = Family::ALL.into_iter().flat_map(Family::side_codes);
    let pieces = presets().iter().flat_map(Ruleset::pieces);
    let games = presets().iter().cloned().map(raichi_rules::Game::new);
    let grounds = games.flat_map(|game| game.view().grounds);
    let grounds = grounds.map(|(_, ground)| ground.code).chain(["goal"]);
    // A side of a hunt has the ruleset's name for one piece or several, or another name.
    // No ruleset that ships has all ranks of both sides.
    let ranked = [
        "attacking-commander",
        "attacking-knight",
        "defending-commander",
        "defending-knight",
    ];
    let pieces: BTreeSet<_> = pieces.map(|piece| piece.code).chain(ranked).collect();
    let named = Family::Hunt.side_codes().into_iter().chain(["named"]);
    let several = |code: &&'static str| SEVERAL.iter().find(|(one, _)| one == code);
    let animals = pieces.iter().filter_map(several);
    let animals = animals.flat_map(|(one, several)| [*one, *several]);
    // A part with one setting, and neither with values of channels nor with channels, is one choice in a few words.
    let choices = ServerPart::ALL.into_iter();
    let choices = choices.filter(|part| {
        part.menus().len() == 1 && !part.is_per_channel() && part.channels().is_none()
    });
    BTreeMap::from([
        ("server-choice", choices.map(ServerPart::code).collect()),
        ("offer-menu", RulesGroup::CODES.into()),
        ("side", sides.chain(animals).chain(["named"]).collect()),
        ("piece", pieces.iter().copied().chain(named).collect()),
        ("ground", grounds.collect()),
        ("direction", Direction::CODES.into()),
        ("reason", Reason::all().map(Reason::code).collect()),
        ("call", CALLS.into()),
        ("alt-call", CALLS.into()),
        ("page-call", CALLS.into()),
        ("fact", raichi_engine::Fact::CODES.into()),
        (
            "example",
            presets()
                .iter()
                .flat_map(capture_examples)
                .map(|example| example.kind)
                // Only rules that people make capture against the edge.
                .chain(["tafl-edge"])
                .collect(),
        ),
        // The other calls say what they mean.
        ("meaning", ["raichi", "tuichi"].into()),
        ("lesson-of", Family::ALL.map(Family::code).into()),
        ("lesson-topic", topics()),
        ("lesson-about", topics()),
    ])
}

/// What the steps of all lessons are about.
fn topics() -> BTreeSet<&'static str> {
    let steps = Family::ALL.into_iter().flat_map(lesson_steps);
    steps.map(|step| step.topic).collect()
}

/// Whether a message's id begins so.
fn begins(id: &str, prefix: &str) -> bool {
    let code = id.strip_prefix(prefix);
    code.is_some_and(|code| code.starts_with('-'))
}

/// The codes of the names that reach a message: those of its family's file, or of all files if it has none.
fn names_for<'a>(all: &'a BTreeMap<String, Found>, kind: &str, own: &Found) -> Vec<&'a str> {
    let names: Vec<_> = all.iter().filter(|(id, _)| begins(id, kind)).collect();
    let is_of_family = names.iter().any(|(_, found)| found.file == own.file);
    let names = names
        .into_iter()
        .filter(|(_, found)| !is_of_family || found.file == own.file);
    names.map(|(id, _)| &id[kind.len() + 1..]).collect()
}

/// Holds the arguments that a message has against those that it is given. Names have no other forms than those that
/// each name of their kind has.
fn holds(
    locale: Locale,
    id: &str,
    args: &BTreeSet<String>,
    given: &BTreeSet<String>,
    all: &BTreeMap<String, Found>,
) -> BTreeSet<String> {
    args.iter()
        .map(|arg| {
            let Some((kind, name, form)) =
                name_and_form(arg).filter(|(_, name, _)| given.contains(*name))
            else {
                return arg.clone();
            };
            for code in &CODES[kind] {
                // A name that a language lacks makes the sentence English.
                let name = all.get(&format!("{kind}-{code}"));
                let has = name.is_none_or(|name| form.is_empty() || name.forms.contains_key(form));
                assert!(has, "{id} in {}: {code} has no .{form}", locale.code());
            }
            name.to_owned()
        })
        .collect()
}

/// The argument that a variable is, or of which it is a form.
fn base(variable: &str) -> String {
    let name = name_and_form(variable).map(|(_, name, _)| name);
    name.unwrap_or(variable).to_owned()
}

#[test]
fn every_sentence_has_every_argument() {
    let english = messages(Locale::English);
    let bases = |variables: &BTreeSet<String>| -> BTreeSet<_> {
        variables.iter().map(|variable| base(variable)).collect()
    };
    for locale in Locale::ALL {
        let all = messages(locale);
        for (id, found) in &all {
            let place = format!("{id} in {}", locale.code());
            if NAMES.iter().any(|kind| begins(id, kind)) {
                let known = ["count", "letter", "name"];
                let mut args = found.args.iter();
                assert!(args.all(|arg| known.contains(&arg.as_str())), "{place}");
                continue;
            }
            if LISTS.iter().any(|list| begins(id, list)) {
                continue;
            }
            assert!(found.forms.is_empty(), "{place}");
            let coded = CODED.iter().find(|(prefix, _)| begins(id, prefix));
            let args = match coded {
                Some((_, args)) => args.iter().map(|&arg| arg.to_owned()).collect(),
                None => bases(&english[id].args),
            };
            let used = holds(locale, id, &found.args, &args, &all);
            assert!(used.is_subset(&args), "{place}: {used:?}");
            // What English only chooses by, another language may not need.
            let wanted = bases(&english[id].shown);
            let missing: Vec<_> = wanted.difference(&used).collect();
            assert!(
                coded.is_some() || missing.is_empty(),
                "{place} has no {missing:?}"
            );
        }
    }
}

#[test]
fn every_code_has_its_messages() {
    let english = messages(Locale::English);
    let of = |prefix: &str| -> BTreeSet<_> {
        let ids = english.keys().filter(|id| begins(id, prefix));
        ids.map(|id| id[prefix.len() + 1..].to_owned()).collect()
    };
    for (prefix, codes) in &*CODES {
        let codes: BTreeSet<_> = codes.iter().map(|&code| code.to_owned()).collect();
        assert_eq!(of(prefix), codes, "{prefix}");
    }
    for (prefix, _) in CODED {
        assert!(CODES.contains_key(prefix), "{prefix}");
    }
    let named = |ruleset: &Ruleset| ruleset.name().to_owned();
    let of_tafl = presets().iter();
    let of_tafl = of_tafl.filter(|ruleset| ruleset.family() == Family::Tafl);
    let of_tafl: BTreeSet<_> = of_tafl.map(named).collect();
    let shipped: BTreeSet<_> = presets().iter().map(named).collect();
    assert!(of("advice").is_superset(&of_tafl));
    assert!(of("advice").is_subset(&shipped));
    // A title that is a proper name is the same in every language.
    let (mut titles, short) = (of("title"), of("title-short"));
    titles.retain(|title| !begins(title, "short"));
    assert_eq!(titles, short);
    assert!(titles.is_subset(&shipped));
}

#[test]
fn a_turn_ends_with_the_word_of_each_language() {
    for locale in Locale::ALL {
        let word = super::command_text(locale, "part-move-end");
        let read = crate::games::read_move(&word);
        assert_eq!(read, Ok(raichi_rules::Ply::END.into()), "{word}");
    }
}

#[test]
fn no_language_has_messages_that_english_has_not() {
    let english = messages(Locale::English);
    for locale in Locale::ALL {
        for id in messages(locale).keys() {
            assert!(english.contains_key(id), "{id} in {}", locale.code());
        }
        let share = percentage(locale);
        if COMPLETE.contains(&locale) {
            assert_eq!(messages(locale).len(), english.len(), "{}", locale.code());
        }
        // Without it, a list of languages would name this one English.
        assert!(
            messages(locale).contains_key("language-name"),
            "{}",
            locale.code()
        );
        println!("{}: {share} %", super::language_name(locale));
        let least = if COMPLETE.contains(&locale) { 100 } else { 1 };
        assert!((least..=100).contains(&share), "{}: {share}", locale.code());
    }
}

/// What a made-up language says.
fn told(files: &str, id: &str, args: &[(&str, &dyn Argument)]) -> String {
    let file = Arc::new(FluentResource::try_new(files.to_owned()).unwrap());
    let language = Language::new("da", vec![file], &super::files(Locale::English));
    say_in(&language, super::language(Locale::English), id, args)
}

#[test]
fn english_stands_in_for_what_a_language_lacks() {
    let draw: &[(&str, &dyn Argument)] = &[("player", &"<@1>")];
    let own = "end-called-draw = { $player } tilbyder `/{ command-draw }`.";
    assert_eq!(told(own, "end-called-draw", draw), "<@1> tilbyder `/draw`.");
    for lacking in [
        "",
        "end-called-draw = { $plyer } tilbyder.",
        "end-called-draw = { nothing }",
        "end-called-draw =\n    .form = tilbyder",
    ] {
        let said = told(lacking, "end-called-draw", draw);
        assert_eq!(said, "<@1> calls the game a draw.", "{lacking}");
    }
    // A sentence with a name that the language lacks, or that lacks the form, is English with the English name.
    let side: &[(&str, &dyn Argument)] = &[("side", &Name::side("fox"))];
    for lacking in [
        "alt-won = { $side-definite } har vundet.",
        "alt-won = { $side-definite } har vundet.\nside-fox = ræv",
    ] {
        assert_eq!(
            told(lacking, "alt-won", side),
            "The fox has won.",
            "{lacking}"
        );
    }
    let whole = "alt-won = { $side-definite } har vundet.\nside-fox = ræv\n    .definite = Ræven";
    assert_eq!(told(whole, "alt-won", side), "Ræven har vundet.");
    assert_eq!(told("", "no-such-message", &[]), "no-such-message");
}
