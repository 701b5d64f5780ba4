use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use raichi_rules::{Family, Reason, lines::Direction, presets};

use super::{
    Locale, admin, argument, coded::CODED, dablot, hunt, id, privacy, sentences::SENTENCES,
    sources, tafl,
};

/// The codes of the calls of every family.
const CALLS: [&str; 3] = ["raichi", "tuichi", "watch-your-king"];

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
    /// The arguments, those of the messages that it has within it among them.
    args: BTreeSet<String>,
    within: BTreeSet<String>,
    /// The forms of a name.
    forms: BTreeSet<String>,
}

fn messages(locale: Locale) -> BTreeMap<String, Found> {
    let mut found = BTreeMap::new();
    for source in sources(locale) {
        let resource = fluent_syntax::parser::parse(source)
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", locale.code()));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let name = message.id.name;
            let twice = found.insert(name.to_owned(), read(&message));
            assert!(twice.is_none(), "{name} is twice in {}", locale.code());
        }
    }
    let all = found.clone();
    for message in found.values_mut() {
        for part in &message.within {
            let args = all.get(part).map(|part| part.args.clone());
            message.args.extend(args.unwrap_or_default());
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
    found.forms = forms.map(|form| form.id.name.to_owned()).collect();
    found
}

fn collect(pattern: &Pattern<&str>, found: &mut Found) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    collect(&variant.value, found);
                }
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

/// The kind of name that an argument is, and the form of it: `piece` and `letter` of `$piece-letter`.
fn name_of(arg: &str, listed: &BTreeSet<String>) -> Option<(&'static str, String, String)> {
    NAMES.into_iter().find_map(|kind| {
        let name = listed.iter().find(|name| {
            let is_name = *name == kind || name.ends_with(&format!("-{kind}"));
            is_name && (arg == *name || arg.starts_with(&format!("{name}-")))
        })?;
        let form = arg[name.len()..].trim_start_matches('-').to_owned();
        Some((kind, name.clone(), form))
    })
}

/// The codes of every family, by what the ids of their messages begin with.
fn codes() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let sides = Family::ALL.into_iter().flat_map(Family::side_codes);
    let pieces = presets().iter().flat_map(raichi_rules::Ruleset::pieces);
    let games = presets().iter().cloned().map(raichi_rules::Game::new);
    let grounds = games.flat_map(|game| game.view().grounds);
    let grounds = grounds.map(|(_, ground)| ground.code).chain(["goal"]);
    // A side of a hunt has the ruleset's name for one piece or several, or another name.
    let pieces: BTreeSet<_> = pieces.map(|piece| piece.code).collect();
    let named = Family::Hunt.side_codes().into_iter().chain(["named"]);
    let several = |code: &&'static str| SEVERAL.iter().find(|(one, _)| one == code);
    let animals = pieces.iter().filter_map(several);
    let animals = animals.flat_map(|(one, several)| [*one, *several]);
    BTreeMap::from([
        ("offer-menu", Family::ALL.map(Family::code).into()),
        ("side", sides.chain(animals).chain(["named"]).collect()),
        ("piece", pieces.iter().copied().chain(named).collect()),
        ("ground", grounds.collect()),
        ("direction", Direction::CODES.into()),
        ("end", Reason::all().map(Reason::code).collect()),
        ("call", CALLS.into()),
        ("alt", CALLS.into()),
        ("page", CALLS.into()),
        ("fact", raichi_engine::Fact::CODES.into()),
    ])
}

/// Messages whose ids the command list or the list of the rules makes; those have tests of their own.
fn is_of_a_list(id: &str) -> bool {
    [
        "command-", "option-", "flag-", "mine-", "side-", "style-", "rule-", "level-",
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
    let codes = codes();
    args.iter()
        .map(|arg| {
            let Some((kind, name, form)) = name_of(arg, given) else {
                return arg.clone();
            };
            for code in &codes[kind] {
                let has = form.is_empty() || all[&format!("{kind}-{code}")].forms.contains(&form);
                assert!(has, "{id} in {}: {code} has no .{form}", locale.code());
            }
            name
        })
        .collect()
}

fn listed(args: &[&str]) -> BTreeSet<String> {
    args.iter().map(|arg| argument(arg)).collect()
}

#[test]
fn every_language_has_every_sentence_with_every_argument() {
    for locale in Locale::ALL {
        let code = locale.code();
        let all = messages(locale);
        let mut left = all.clone();
        let lists = [
            SENTENCES,
            admin::SENTENCES,
            privacy::SENTENCES,
            tafl::SENTENCES,
            hunt::SENTENCES,
            dablot::SENTENCES,
        ];
        for (name, args) in lists.into_iter().flatten() {
            let (id, args) = (id(name), listed(args));
            let found = left.remove(&id);
            let found = found.unwrap_or_else(|| panic!("{id} is missing in {code}"));
            assert!(found.forms.is_empty(), "{id} in {code}");
            assert_eq!(
                holds(locale, &id, &found.args, &args, &all),
                args,
                "{id} in {code}"
            );
        }
        for (prefix, args) in CODED {
            let args = listed(args);
            for word in &codes()[prefix] {
                let id = format!("{prefix}-{word}");
                let found = left.remove(&id);
                let found = found.unwrap_or_else(|| panic!("{id} is missing in {code}"));
                let used = holds(locale, &id, &found.args, &args, &all);
                assert!(used.is_subset(&args), "{id} in {code}: {used:?}");
            }
        }
        for call in EXPLAINED {
            let id = format!("meaning-{call}");
            let found = left.remove(&id);
            let found = found.unwrap_or_else(|| panic!("{id} is missing in {code}"));
            assert!(found.args.is_empty(), "{id} in {code}");
        }
        for ruleset in presets() {
            let advice = left.remove(&format!("advice-{}", ruleset.name()));
            let name = ruleset.name();
            assert!(
                advice.is_some() || ruleset.family() != Family::Tafl,
                "{name}"
            );
        }
        for kind in NAMES {
            for word in &codes()[kind] {
                let id = format!("{kind}-{word}");
                let found = left.remove(&id);
                let found = found.unwrap_or_else(|| panic!("{id} is missing in {code}"));
                assert!(
                    found
                        .args
                        .iter()
                        .all(|arg| ["count", "letter", "name"].contains(&arg.as_str())),
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

/// What may speak of tafl although it serves every family: the greeting of the bot, and the title of its page.
const NOTICES: [&str; 3] = ["help", "help-all", "channel-title"];

/// The words of tafl, in every language.
const WORDS: [&str; 12] = [
    "throne",
    "corner",
    "camp",
    "king",
    "attacker",
    "defender",
    "thron",
    "ecke",
    "lager",
    "könig",
    "angreifer",
    "verteidiger",
];

#[test]
fn sentences_for_every_family_use_no_word_of_tafl() {
    for locale in Locale::ALL {
        let [source, ..] = sources(locale);
        let resource = fluent_syntax::parser::parse(source).expect("a Fluent file");
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            if NOTICES.contains(&message.id.name) {
                continue;
            }
            let text = fluent_syntax::serializer::serialize(&Resource {
                body: vec![Entry::Message(message)],
            });
            let text = text.to_lowercase();
            for word in text.split(|c: char| !c.is_alphanumeric()) {
                let is_of_tafl = WORDS.iter().any(|of_tafl| {
                    let rest = word.strip_prefix(of_tafl);
                    rest.is_some_and(|rest| ["", "s", "n", "en"].contains(&rest))
                });
                assert!(!is_of_tafl, "{word} in {}: {text}", locale.code());
            }
        }
    }
}

#[test]
fn words_stand_for_players_whose_data_was_erased() {
    let (erased, here) = (format!("<@{}>", u64::MAX - 7), "<@17>".to_owned());
    for (locale, resigns, accepted) in [
        (
            Locale::English,
            "A former player resigns.",
            "<@17> has accepted the challenge of a former player to",
        ),
        (
            Locale::German,
            "Jemand von früher gibt auf.",
            "<@17> hat die Herausforderung von jemand von früher zu",
        ),
    ] {
        assert_eq!(super::turn_resigns(locale, erased.clone()), resigns);
        let said = super::challenge_accepted(locale, erased.clone(), here.clone(), "x", "7");
        assert!(said.starts_with(accepted), "{said}");
    }
    let english = |said: &str| super::with_former_players(Locale::English, said.to_owned());
    assert_eq!(english("<@17>, <@x> <@"), "<@17>, <@x> <@");
}
