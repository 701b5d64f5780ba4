mod extremes;
mod family_words;
mod former_players;
mod grammar;
pub(super) mod pseudo;
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
use raichi_rules::{Family, Reason, lines::Direction, presets};

use crate::games::{RulesGroup, ServerPart, capture_examples, lesson_steps};

use super::{
    Argument, Language, Locale, Name, activity, admin, argument, builder, channel, chess,
    coded::CODED, dablot, digest, fair_play, follow, guess, hunt, id, ladder, lesson, openings,
    people, percentage, plans, privacy, puzzles, ratings, reports, say_in, sentences::SENTENCES,
    settings, simul, sources, tafl, tournaments, votes,
};

/// The languages that have every sentence; in others, English may stand in.
const COMPLETE: [Locale; 2] = [Locale::English, Locale::German];

/// The codes of the calls of every family.
const CALLS: [&str; 4] = ["raichi", "tuichi", "watch-your-king", "check"];

/// The calls whose meaning is explained.
const EXPLAINED: [&str; 2] = ["raichi", "tuichi"];

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
    let pieces = presets().iter().flat_map(raichi_rules::Ruleset::pieces);
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
    let choices = ServerPart::ALL.into_iter();
    let choices = choices.filter(|part| part.is_choice());
    BTreeMap::from([
        ("server", choices.map(ServerPart::code).collect()),
        ("offer-menu", RulesGroup::CODES.into()),
        ("side", sides.chain(animals).chain(["named"]).collect()),
        ("piece", pieces.iter().copied().chain(named).collect()),
        ("ground", grounds.collect()),
        ("direction", Direction::CODES.into()),
        ("end", Reason::all().map(Reason::code).collect()),
        ("call", CALLS.into()),
        ("alt", CALLS.into()),
        ("page", CALLS.into()),
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

/// Messages whose ids the command list or the list of the rules makes, or that others have in them; those have tests of their
/// own.
fn is_of_a_list(id: &str) -> bool {
    [
        "command-",
        "option-",
        "flag-",
        "mine-",
        "side-",
        "style-",
        "rule-",
        "level-",
        "move-end",
        "games-one",
        "games-two",
        "act-",
        "every-",
    ]
    .iter()
    .any(|prefix| id.starts_with(prefix))
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

fn listed(args: &[&str]) -> BTreeSet<String> {
    args.iter().map(|arg| argument(arg)).collect()
}

#[test]
fn every_sentence_has_every_argument_and_complete_languages_have_every_sentence() {
    let base = |arg: &String| {
        name_and_form(arg)
            .map_or(arg.as_str(), |(_, name, _)| name)
            .to_owned()
    };
    let shown = |found: Found| found.shown.iter().map(base).collect();
    let english = messages(Locale::English).into_iter();
    let shown: BTreeMap<_, BTreeSet<_>> = english.map(|(id, found)| (id, shown(found))).collect();
    for locale in Locale::ALL {
        let code = locale.code();
        let all = messages(locale);
        let mut left = all.clone();
        let mut take = |id: &str, may_lack: bool| {
            let found = left.remove(id);
            let may_lack = may_lack || !COMPLETE.contains(&locale);
            assert!(found.is_some() || may_lack, "{id} is missing in {code}");
            found
        };
        let lists = [
            SENTENCES,
            admin::SENTENCES,
            builder::SENTENCES,
            channel::SENTENCES,
            privacy::SENTENCES,
            puzzles::SENTENCES,
            tafl::SENTENCES,
            hunt::SENTENCES,
            dablot::SENTENCES,
            chess::SENTENCES,
            ladder::SENTENCES,
            lesson::SENTENCES,
            openings::SENTENCES,
            people::SENTENCES,
            plans::SENTENCES,
            activity::SENTENCES,
            votes::SENTENCES,
            ratings::SENTENCES,
            settings::SENTENCES,
            tournaments::SENTENCES,
            simul::SENTENCES,
            follow::SENTENCES,
            digest::SENTENCES,
            fair_play::SENTENCES,
            guess::SENTENCES,
            reports::SENTENCES,
        ];
        for (name, args) in lists.into_iter().flatten() {
            let (id, args) = (id(name), listed(args));
            let Some(found) = take(&id, false) else {
                continue;
            };
            assert!(found.forms.is_empty(), "{id} in {code}");
            let used = holds(locale, &id, &found.args, &args, &all);
            assert!(used.is_subset(&args), "{id} in {code}: {used:?}");
            // What English only chooses by, another language may not need.
            let may_lack = |arg: &String| locale != Locale::English && !shown[&id].contains(arg);
            let missing: Vec<_> = args.difference(&used).collect();
            assert!(
                missing.iter().all(|arg| may_lack(arg)),
                "{id} in {code} lacks {missing:?}"
            );
        }
        for (prefix, args) in CODED {
            let args = listed(args);
            for word in &CODES[prefix] {
                let id = format!("{prefix}-{word}");
                let Some(found) = take(&id, false) else {
                    continue;
                };
                let used = holds(locale, &id, &found.args, &args, &all);
                assert!(used.is_subset(&args), "{id} in {code}: {used:?}");
            }
        }
        for call in EXPLAINED {
            let id = format!("meaning-{call}");
            let Some(found) = take(&id, false) else {
                continue;
            };
            assert!(found.args.is_empty(), "{id} in {code}");
        }
        for ruleset in presets() {
            let id = format!("advice-{}", ruleset.name());
            take(&id, ruleset.family() != Family::Tafl);
            // A title that is a proper name is the same in every language.
            for kind in ["title", "title-short"] {
                let id = format!("{kind}-{}", ruleset.name());
                let is_text = super::knows(Locale::English, &id);
                assert_eq!(take(&id, !is_text).is_some(), is_text, "{id} in {code}");
            }
        }
        for kind in NAMES {
            for word in &CODES[kind] {
                let id = format!("{kind}-{word}");
                let found = take(&id, false);
                let args = found.map(|found| found.args).unwrap_or_default();
                let known = ["count", "letter", "name"];
                assert!(
                    args.iter().all(|arg| known.contains(&arg.as_str())),
                    "{id} in {code}"
                );
            }
        }
        left.retain(|id, _| !is_of_a_list(id));
        assert!(
            left.is_empty(),
            "nobody says these in {code}: {:?}",
            left.keys()
        );
    }
}

#[test]
fn complete_languages_name_the_same_commands_and_rules() {
    let of_lists = |locale| {
        messages(locale)
            .into_keys()
            .filter(|id| is_of_a_list(id))
            .collect::<Vec<_>>()
    };
    for locale in COMPLETE {
        assert_eq!(
            of_lists(locale),
            of_lists(Locale::English),
            "{}",
            locale.code()
        );
    }
}

#[test]
fn a_turn_ends_with_the_word_of_each_language() {
    for locale in Locale::ALL {
        let word = super::command_text(locale, "move-end");
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
