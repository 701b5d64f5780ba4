//! What a language has to do with each argument: plurals, choices, forms of names.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use super::*;

/// The plural categories of all languages.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The plural categories that a language has for whole numbers as they occur in games, and all that it has.
fn categories(code: &str) -> [BTreeSet<String>; 2] {
    let variants = CATEGORIES.map(|category| format!("[{category}] {category}\n"));
    let source = format!(
        "of = {{ $n ->\n{}*[unknown] unknown\n}}\n",
        variants.concat()
    );
    let mut bundle = FluentBundle::new(vec![code.parse().unwrap()]);
    bundle
        .add_resource(FluentResource::try_new(source).unwrap())
        .unwrap();
    let pattern = bundle.get_message("of").unwrap().value().unwrap();
    let of = |number: f64| {
        let mut args = FluentArgs::new();
        args.set("n", number);
        let category = bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
        assert_ne!(category, "unknown", "{number} in {code}");
        category.trim().to_owned()
    };
    let whole: BTreeSet<_> = (0..=1000).map(|number| of(f64::from(number))).collect();
    let others = [1_000_000.0, 0.5, 1.5, 2.5].map(of);
    let all = whole.iter().cloned().chain(others).collect();
    [whole, all]
}

#[test]
fn fluent_knows_the_plurals_of_each_language() {
    for (code, few) in [
        ("en", false),
        ("de", false),
        ("da", false),
        ("fr", false),
        ("ru", true),
        ("pl", true),
    ] {
        let [whole, _] = categories(code);
        assert!(whole.contains("one"), "{code}: {whole:?}");
        assert_eq!(whole.contains("few"), few, "{code}: {whole:?}");
    }
    // Discord's code for Norwegian is not the usual one.
    assert_eq!(categories("no"), categories("nb"));
}

/// Whether a choice is one by a number's plural.
fn is_plural(select: &Select) -> bool {
    let mut keys = select.keys.iter().chain([&select.last_resort]);
    name_and_form(&select.by).is_none()
        && keys.any(|key| ["zero", "one", "few", "many"].contains(&key.as_str()))
}

#[test]
fn plurals_have_the_categories_of_their_language_and_no_others() {
    for locale in Locale::ALL {
        let [whole, all] = categories(locale.code());
        for (id, message) in messages(locale) {
            for select in message.selects.iter().filter(|select| is_plural(select)) {
                let keys = select.keys.iter().chain([&select.last_resort]);
                let keys: BTreeSet<_> = keys
                    .filter(|key| CATEGORIES.contains(&key.as_str()))
                    .cloned()
                    .collect();
                let place = format!("{id} in {}, by ${}: {keys:?}", locale.code(), select.by);
                let wanted: BTreeSet<_> =
                    whole.union(&["other".to_owned()].into()).cloned().collect();
                let missing: Vec<_> = whole.difference(&keys).collect();
                assert!(missing.is_empty(), "{place} has nothing for {missing:?}");
                assert!(
                    keys.is_subset(&all.union(&wanted).cloned().collect()),
                    "{place}"
                );
            }
        }
    }
}

/// The choices by an argument in a message that are not by its number.
fn choices(message: &Found, by: &str) -> BTreeSet<String> {
    let selects = message.selects.iter().filter(|select| select.by == by);
    let keys = selects.flat_map(|select| {
        let is_word = |key: &&String| {
            let is_number = key.chars().all(|c| c.is_ascii_digit());
            let is_category = is_plural(select) && CATEGORIES.contains(&key.as_str());
            !is_number && !is_category
        };
        select
            .keys
            .iter()
            .filter(is_word)
            .cloned()
            .collect::<Vec<_>>()
    });
    keys.collect()
}

#[test]
fn choices_are_those_of_english() {
    let english = messages(Locale::English);
    for locale in Locale::ALL {
        for (id, message) in messages(locale) {
            let bys: BTreeSet<_> = message.selects.iter().map(|select| &select.by).collect();
            for by in bys.into_iter().filter(|by| name_and_form(by).is_none()) {
                let place = format!("{id} in {}, by ${by}", locale.code());
                let wanted = choices(&english[&id], by);
                let resorts = english[&id]
                    .selects
                    .iter()
                    .filter(|select| select.by == *by);
                let known: BTreeSet<_> = resorts.map(|select| select.last_resort.clone()).collect();
                let known = wanted.union(&known).cloned().collect();
                let own = choices(&message, by);
                assert!(own.is_subset(&known), "{place}: {own:?} of {known:?}");
                let resorts = message.selects.iter().filter(|select| select.by == *by);
                let resorts = resorts.map(|select| select.last_resort.clone());
                let said: BTreeSet<_> = own.iter().cloned().chain(resorts).collect();
                let missing: Vec<_> = wanted.difference(&said).collect();
                assert!(
                    own.is_empty() || missing.is_empty(),
                    "{place} lacks {missing:?}"
                );
            }
        }
    }
}

/// The names of a kind that reach the rules of a file, by their ids.
fn names_in<'a>(
    all: &'a BTreeMap<String, Found>,
    kind: &str,
    file: usize,
) -> impl Iterator<Item = (&'a String, &'a Found)> {
    let prefix = format!("{kind}-");
    // The file that serves every family comes first.
    let reach = move |name: &Found| file == 0 || name.file == file;
    all.iter()
        .filter(move |(id, name)| id.starts_with(&prefix) && reach(name) && !name.forms.is_empty())
}

#[test]
fn choices_by_the_form_of_a_name_are_what_names_have() {
    for locale in Locale::ALL {
        let all = messages(locale);
        for (id, message) in &all {
            for select in &message.selects {
                let Some((kind, _, form)) = name_and_form(&select.by) else {
                    continue;
                };
                let prefix = format!("{kind}-");
                let names = all.iter().filter(|(id, _)| id.starts_with(&prefix));
                // A form that depends on the count has no text of its own.
                let values: Option<BTreeSet<_>> = names
                    .filter_map(|(_, name)| name.forms.get(form).cloned())
                    .collect();
                let Some(values) = values else { continue };
                let place = format!("{id} in {}, by ${}", locale.code(), select.by);
                assert!(
                    select.keys.is_subset(&values),
                    "{place}: {:?} of {values:?}",
                    select.keys
                );
            }
        }
    }
}

#[test]
fn letters_on_boards_of_text_are_ascii_and_differ() {
    for locale in Locale::ALL {
        let mut seen = BTreeSet::new();
        for (id, found) in messages(locale) {
            // Those without a letter of their own have the ruleset's.
            let Some(Some(letter)) = found.forms.get("letter") else {
                continue;
            };
            let place = format!("{letter} of {id} in {}", locale.code());
            assert!(
                letter.len() == 1 && letter.chars().all(|c| c.is_ascii_uppercase()),
                "{place}"
            );
            // Two families are never on one board.
            assert!(seen.insert((found.file, letter.clone())), "{place}");
        }
    }
}

/// What the rules of hunts are given whatever was chosen.
const OF_HUNTS: [&str; 7] = [
    "few-side",
    "many-side",
    "few-piece",
    "many-piece",
    "few-all-piece",
    "many-all-piece",
    "many-count",
];

#[test]
fn rules_use_what_they_are_given() {
    let english = messages(Locale::English);
    let base = |arg: &str| {
        name_and_form(arg)
            .map_or(arg, |(_, name, _)| name)
            .to_owned()
    };
    for locale in Locale::ALL {
        let all = messages(locale);
        for (id, message) in all.iter().filter(|(id, _)| id.starts_with("rule-")) {
            let place = format!("{id} in {}", locale.code());
            let mut given: BTreeSet<_> = english[id].args.iter().map(|arg| base(arg)).collect();
            given.insert("choice".to_owned());
            if id.starts_with("rule-hunt-") {
                given.extend(OF_HUNTS.map(str::to_owned));
            }
            for arg in &message.args {
                assert!(given.contains(&base(arg)), "{place}: ${arg}");
                let Some((kind, _, form)) =
                    name_and_form(arg).filter(|(_, _, form)| !form.is_empty())
                else {
                    continue;
                };
                for (name, found) in names_in(&all, kind, message.file) {
                    assert!(
                        found.forms.contains_key(form),
                        "{place}: {name} has no .{form}"
                    );
                }
            }
        }
    }
}
