//! Every sentence of every language, with the longest names and with numbers that languages treat differently.

use super::*;

/// Numbers of each plural category in some language.
const NUMBERS: [u32; 6] = [0, 1, 2, 5, 21, 100];

/// The longest name.
const LONGEST: &str = "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww";

/// How often a sentence is said at most.
const MOST: usize = 600;

/// The greatest length of messages whose ids begin so, in characters, as Discord takes it or shows it.
const LIMITS: [(&str, usize); 18] = [
    ("decline-title", 45),
    ("decline-reason", 45),
    ("decline-hint", 100),
    ("challenge-form-more", 45),
    ("challenge-form-", 100),
    ("thread-name", 100),
    ("choice-", 100),
    ("chosen-", 100),
    ("offer-menu-", 150),
    ("pick-file-choice", 100),
    ("pick-along-", 100),
    ("pick-target-menu", 150),
    ("games-choice", 100),
    ("lesson-of-", 100),
    ("lesson-others", 150),
    ("alt-", 1024),
    // Pages on the web have no limit of Discord's.
    ("page-privacy", 4000),
    ("page-terms", 4000),
];

/// The labels of buttons. Discord takes 80 characters, and shows this many on a phone.
const BUTTON: usize = 25;
const BUTTONS: [&str; 40] = [
    "replay-button",
    "replay-link",
    "share-button",
    "challenge-accept",
    "challenge-decline",
    "challenge-withdraw",
    "rematch-button",
    "button-move",
    "button-hint",
    "button-draw",
    "button-takeback",
    "button-resign",
    "answer-yes",
    "answer-no",
    "pause-end",
    "resign-yes",
    "resign-no",
    "hint-show",
    "hint-play",
    "help-challenge",
    "help-rules",
    "help-commands",
    "play-size-small",
    "play-size-tournament",
    "pick-end",
    "vacation-undo-button",
    "review-again",
    "captures-button",
    "lesson-next",
    "lesson-back",
    "lesson-again",
    "lesson-restart",
    "lesson-play",
    "puzzle-button",
    "puzzle-former-button",
    "button-claim",
    "button-abort",
    "greeting-results",
    "erase-button",
    "private-show",
];

fn limit(id: &str) -> usize {
    if BUTTONS.contains(&id) {
        return BUTTON;
    }
    let mut limits = LIMITS.into_iter();
    let limit = limits.find(|(start, _)| id.starts_with(start));
    limit.map_or(2000, |(_, most)| most)
}

/// What a message chooses by an argument: whether it is a number, and the words.
pub(super) fn choices(english: &Found, own: &Found, arg: &str) -> (bool, Vec<String>) {
    let selects = english.selects.iter().chain(&own.selects);
    let keys: BTreeSet<_> = selects
        .filter(|select| select.by == arg)
        .flat_map(|select| select.keys.iter().chain([&select.last_resort]))
        .collect();
    let numbers = ["0", "1", "one", "few", "many"].map(str::to_owned);
    let is_number = keys.iter().any(|key| numbers.contains(key));
    let words = keys
        .into_iter()
        .filter(|key| !is_number || !["one", "few", "many", "other"].contains(&key.as_str()));
    let words = words.filter(|key| key.parse::<u32>().is_err());
    (is_number, words.cloned().collect())
}

/// The values that an argument has.
fn values(
    all: &BTreeMap<String, Found>,
    english: &Found,
    own: &Found,
    arg: &str,
) -> Vec<Box<dyn Argument>> {
    if let Some((kind, name, _)) = name_and_form(arg) {
        let codes = names_for(all, kind, own).into_iter();
        let of = |code: &str| {
            NUMBERS.map(|count| {
                let named = match kind {
                    "side" => Name::side(code),
                    "ground" => Name::ground(code),
                    _ => Name::pieces(code, count),
                };
                Box::new(named.given(LONGEST.to_owned()).lettered('X')) as Box<dyn Argument>
            })
        };
        assert!(!name.is_empty());
        return codes.flat_map(of).collect();
    }
    let (is_number, words) = choices(english, own, arg);
    let mut values: Vec<Box<dyn Argument>> = Vec::new();
    if is_number {
        values.extend(NUMBERS.map(|number| Box::new(number) as Box<dyn Argument>));
    }
    values.extend(
        words
            .into_iter()
            .map(|word| Box::new(word) as Box<dyn Argument>),
    );
    if values.is_empty() {
        values.push(Box::new(LONGEST.to_owned()));
    }
    values
}

#[test]
fn every_sentence_is_said_with_extreme_arguments() {
    let english = messages(Locale::English);
    for locale in Locale::ALL {
        let all = messages(locale);
        let language = super::super::language(locale);
        for (id, message) in all.iter().filter(|(_, message)| message.forms.is_empty()) {
            let names: BTreeSet<_> = message
                .args
                .iter()
                .map(|arg| name_and_form(arg).map_or(arg.as_str(), |(_, name, _)| name))
                .collect();
            let values: Vec<_> = names
                .into_iter()
                .map(|name| (name, values(&all, &english[id], message, name)))
                .collect();
            let mixtures: usize = values.iter().map(|(_, values)| values.len()).product();
            for round in 0..mixtures.min(MOST) {
                // A step that is prime to the number of mixtures meets them all, or many different ones.
                let mut rest = round * 7919 % mixtures;
                let args: Vec<(&str, &dyn Argument)> = values
                    .iter()
                    .map(|(name, values)| {
                        let value = &*values[rest % values.len()];
                        rest /= values.len();
                        (*name, value)
                    })
                    .collect();
                let place = format!("{id} in {}", locale.code());
                let said = language.say(id, &args);
                let said = said.unwrap_or_else(|| panic!("{place} says nothing"));
                let said = said.unwrap_or_else(|said| panic!("{place} lacks something: {said}"));
                assert!(!said.trim().is_empty(), "{place}");
                assert!(
                    !said.contains("  ") && !said.contains('{'),
                    "{place}: {said}"
                );
                assert!(said.chars().count() <= limit(id), "{place}: {said}");
            }
        }
    }
}
