//! Rulesets as JSON: the name, the board, and every rule of the list; all problems are reported at once.

use std::borrow::Cow;

use serde_json::{Map, Value, json};

use crate::tafl::{
    Choices, ClassSet, Rule, RuleValue, Rules, Setup, Square, Squares,
    preset::COPENHAGEN,
    problem::{Problem, is_playable_size, problems},
};
use crate::{Family, RulesetError, RulesetErrors, problem::shortened};

type Found = (Cow<'static, str>, Rules);

/// Reads a name and rules.
pub(crate) fn read(value: &Value) -> Result<Found, RulesetErrors> {
    let Value::Object(keys) = value else {
        return Err(RulesetErrors(vec![RulesetError::value(
            "ruleset",
            value,
            "an object",
        )]));
    };
    let mut errors = Vec::new();
    errors.extend(other_family(keys));
    let name = read_name(keys, &mut errors);
    let setup = read_setup(keys, &mut errors);
    let mut rules = Rules {
        setup: setup.unwrap_or(COPENHAGEN.setup),
        ..COPENHAGEN
    };
    for (key, value) in keys {
        match (key.as_str(), value) {
            ("game" | "name" | "size" | "setup", _) => {}
            (group, Value::Object(keys)) if is_group(group) => {
                for (key, value) in keys {
                    choose(&mut rules, &format!("{group}.{key}"), value, &mut errors);
                }
            }
            (group, _) if is_group(group) => {
                errors.push(RulesetError::value(group, value, "an object"))
            }
            (key, _) => choose(&mut rules, key, value, &mut errors),
        }
    }
    if setup.is_some() && !errors.is_empty() {
        // Problems of the rules that could be read are reported as well.
        errors.extend(problems(&rules).into_iter().map(RulesetError::Tafl));
    }
    match name {
        Some(name) if errors.is_empty() => Ok((Cow::Owned(name), rules)),
        _ => Err(RulesetErrors(errors)),
    }
}

/// Whether this key holds a group of rules, rather than one rule.
fn is_group(key: &str) -> bool {
    Rule::ALL.iter().any(|rule| {
        rule.id()
            .split_once('.')
            .is_some_and(|(group, _)| group == key)
    })
}

/// Why these are not the keys of a tafl ruleset. JSON without the key `game` is from before there were other
/// families.
fn other_family(keys: &Map<String, Value>) -> Option<RulesetError> {
    let code = Family::Tafl.code();
    let other = keys.get("game").filter(|game| **game != code)?;
    Some(RulesetError::value("game", other, format!("\"{code}\"")))
}

fn required<'a>(
    keys: &'a Map<String, Value>,
    key: &'static str,
    errors: &mut Vec<RulesetError>,
) -> Option<&'a Value> {
    let value = keys.get(key);
    if value.is_none() {
        errors.push(RulesetError::Missing(key));
    }
    value
}

fn read_name(keys: &Map<String, Value>, errors: &mut Vec<RulesetError>) -> Option<String> {
    let value = required(keys, "name", errors)?;
    match value.as_str() {
        Some(name) if !name.trim().is_empty() => Some(name.to_owned()),
        _ => {
            errors.push(RulesetError::value("name", value, "a text"));
            None
        }
    }
}

/// Reads the board, if its size and setup make sense together.
fn read_setup(keys: &Map<String, Value>, errors: &mut Vec<RulesetError>) -> Option<Setup> {
    let size = required(keys, "size", errors).and_then(|value| {
        let size = value.as_u64();
        match size {
            None => errors.push(RulesetError::value(
                "size",
                value,
                "an odd number from 7 to 19",
            )),
            Some(size) if !is_playable_size(size) => {
                errors.push(RulesetError::Tafl(Problem::Size(size)))
            }
            Some(_) => return size,
        }
        None
    });
    let value = required(keys, "setup", errors)?;
    let setup = match value.as_str().map(str::parse::<Setup>) {
        Some(Ok(setup)) => setup,
        Some(Err(error)) => {
            errors.push(RulesetError::value(
                "setup",
                value,
                format!("a position string ({error})"),
            ));
            return None;
        }
        None => {
            errors.push(RulesetError::value("setup", value, "a position string"));
            return None;
        }
    };
    if let Some(given) = keys.get("size").and_then(Value::as_u64)
        && given != u64::from(setup.size())
    {
        errors.push(RulesetError::Tafl(Problem::SetupSize {
            size: given,
            setup: setup.size(),
        }));
        return None;
    }
    size.map(|_| setup)
}

/// Reads the value of a rule into its field.
fn choose(rules: &mut Rules, id: &str, value: &Value, errors: &mut Vec<RulesetError>) {
    let Some(rule) = Rule::named(id) else {
        errors.push(RulesetError::UnknownKey(shortened(id)));
        return;
    };
    let chosen = from_json(rule.choices(), value).is_some_and(|value| rule.set(rules, value));
    if !chosen {
        errors.push(RulesetError::value(id, value, expected(rule.choices())));
    }
}

fn from_json(choices: Choices, value: &Value) -> Option<RuleValue> {
    Some(match choices {
        Choices::Words(words) => {
            let text = match value {
                Value::Bool(flag) => flag_word(*flag),
                _ => match value.as_str()? {
                    "" => NOBODY,
                    text if text == NOBODY || FLAGS.contains(&text) => return None,
                    text => text,
                },
            };
            RuleValue::Word(words.iter().find(|word| **word == text)?)
        }
        Choices::Flag => RuleValue::Flag(value.as_bool()?),
        Choices::Classes => RuleValue::Classes(ClassSet::from_letters(value.as_str()?)?),
        Choices::NumberOrNever { .. } if value.is_null() => RuleValue::Never,
        Choices::Number { .. } | Choices::NumberOrNever { .. } => {
            RuleValue::Number(u32::try_from(value.as_u64()?).ok()?)
        }
        Choices::Squares => {
            let names = value.as_array()?.iter();
            let squares: Option<Squares> = names
                .map(|name| name.as_str()?.parse::<Square>().ok())
                .collect();
            RuleValue::Squares(squares?)
        }
    })
}

/// A description of a rule's possible values.
fn expected(choices: Choices) -> String {
    match choices {
        Choices::Words(words) => {
            let words = words.iter().map(|word| word_json(word).to_string());
            words.collect::<Vec<_>>().join(" or ")
        }
        Choices::Flag => "true or false".to_owned(),
        Choices::Classes => "some of the letters a, d and k".to_owned(),
        Choices::Number { most } => format!("a number from 0 to {most}"),
        Choices::NumberOrNever { most } => format!("null or a number from 0 to {most}"),
        Choices::Squares => "a list of squares".to_owned(),
    }
}

fn to_json(value: RuleValue) -> Value {
    match value {
        RuleValue::Word(word) => word_json(word),
        RuleValue::Flag(flag) => json!(flag),
        RuleValue::Classes(classes) => json!(classes.letters()),
        RuleValue::Number(number) => json!(number),
        RuleValue::Never => Value::Null,
        RuleValue::Squares(squares) => squares.iter().map(|square| square.to_string()).collect(),
    }
}

/// The words that are false and true in JSON, of rules that had no other choices at first.
const FLAGS: [&str; 2] = ["no", "yes"];

/// The word that is an empty text in JSON.
const NOBODY: &str = "nobody";

const fn flag_word(flag: bool) -> &'static str {
    if flag { FLAGS[1] } else { FLAGS[0] }
}

/// A word of a rule as JSON.
pub(crate) fn word_json(word: &str) -> Value {
    if FLAGS.contains(&word) {
        json!(word == flag_word(true))
    } else if word == NOBODY {
        json!("")
    } else {
        json!(word)
    }
}

/// Writes a name and rules, with every key, apart from those of later rules that have their default.
pub(crate) fn write(name: &str, rules: &Rules) -> Value {
    let mut keys = Map::new();
    keys.insert("game".to_owned(), json!(Family::Tafl.code()));
    keys.insert("name".to_owned(), json!(name));
    keys.insert("size".to_owned(), json!(rules.setup.size()));
    keys.insert("setup".to_owned(), json!(rules.setup.to_string()));
    for rule in Rule::ALL.iter().filter(|rule| rule.is_written(rules)) {
        let value = to_json(rule.get(rules));
        match rule.id().split_once('.') {
            None => {
                keys.insert(rule.id().to_owned(), value);
            }
            Some((group, key)) => {
                let group = keys
                    .entry(group)
                    .or_insert_with(|| Value::Object(Map::new()));
                if let Value::Object(group) = group {
                    group.insert(key.to_owned(), value);
                }
            }
        }
    }
    Value::Object(keys)
}
