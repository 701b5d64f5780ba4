//! Reader of rulesets as JSON that reports every problem at once.

use std::{borrow::Cow, cell::Cell, collections::BTreeSet};

use serde_json::{Map, Value};

use crate::{
    Family, Point, RulesetError, RulesetErrors,
    lines::{Layout, Repetition, RepetitionResult},
    problem::shortened,
};

/// The keys of a JSON object that are still to be read.
pub(crate) struct Fields<'a> {
    /// The key of the object, with a dot; empty for the whole ruleset.
    prefix: String,
    keys: Option<&'a Map<String, Value>>,
    read: BTreeSet<&'static str>,
    /// The family, whose words for sides are used.
    family: Family,
}

impl<'a> Fields<'a> {
    /// The keys of a ruleset.
    pub(crate) fn of_ruleset(value: &'a Value, family: Family) -> Result<Self, RulesetErrors> {
        let Value::Object(keys) = value else {
            let error = RulesetError::value("ruleset", value, "an object");
            return Err(RulesetErrors(vec![error]));
        };
        Ok(Self {
            prefix: String::new(),
            keys: Some(keys),
            read: BTreeSet::from(["game"]),
            family,
        })
    }

    /// The keys of an object in this one.
    pub(crate) fn group(&mut self, key: &'static str, errors: &mut Vec<RulesetError>) -> Self {
        self.read.insert(key);
        let value = self.keys.and_then(|keys| keys.get(key));
        if let Some(value) = value.filter(|value| !value.is_object()) {
            errors.push(RulesetError::value(self.name(key), value, "an object"));
        }
        Self {
            prefix: format!("{}{key}.", self.prefix),
            keys: value.and_then(Value::as_object),
            read: BTreeSet::new(),
            family: self.family,
        }
    }

    fn name(&self, key: &str) -> String {
        format!("{}{key}", self.prefix)
    }

    /// The value of a key.
    pub(crate) fn get(&mut self, key: &'static str) -> Option<&'a Value> {
        self.read.insert(key);
        self.keys.and_then(|keys| keys.get(key))
    }

    /// The value of a key that has to be there.
    pub(crate) fn required(
        &mut self,
        key: &'static str,
        errors: &mut Vec<RulesetError>,
    ) -> Option<&'a Value> {
        let value = self.get(key);
        if value.is_none() {
            errors.push(RulesetError::Missing(key));
        }
        value
    }

    /// Reads a value into a field, which keeps its value if the key is absent.
    fn read<T>(
        &mut self,
        key: &'static str,
        field: &mut T,
        errors: &mut Vec<RulesetError>,
        expected: impl FnOnce() -> String,
        read: impl FnOnce(&Value) -> Option<T>,
    ) {
        let Some(value) = self.get(key) else { return };
        match read(value) {
            Some(found) => *field = found,
            None => errors.push(RulesetError::value(self.name(key), value, expected())),
        }
    }

    /// Reads one of some words.
    pub(crate) fn word<T>(
        &mut self,
        key: &'static str,
        field: &mut T,
        errors: &mut Vec<RulesetError>,
        codes: &[&str],
        from_code: impl Fn(&str) -> Option<T>,
    ) {
        let read = |value: &Value| from_code(value.as_str()?);
        self.read(key, field, errors, || any_of(codes), read);
    }

    /// Reads a list of words as a set.
    pub(crate) fn words<T: Ord>(
        &mut self,
        key: &'static str,
        field: &mut BTreeSet<T>,
        errors: &mut Vec<RulesetError>,
        codes: &[&str],
        from_code: impl Fn(&str) -> Option<T>,
    ) {
        let read = |value: &Value| {
            let words = value.as_array()?.iter();
            words.map(|word| from_code(word.as_str()?)).collect()
        };
        let expected = || format!("a list of {}", any_of(codes));
        self.read(key, field, errors, expected, read);
    }

    /// Reads `true` or `false`.
    pub(crate) fn flag(
        &mut self,
        key: &'static str,
        field: &mut bool,
        errors: &mut Vec<RulesetError>,
    ) {
        let expected = || "true or false".to_owned();
        self.read(key, field, errors, expected, Value::as_bool);
    }

    /// Reads a number between two others.
    pub(crate) fn number<T: TryFrom<i64>>(
        &mut self,
        key: &'static str,
        field: &mut T,
        errors: &mut Vec<RulesetError>,
        (least, most): (i64, i64),
    ) {
        let nearest = Cell::new(None);
        let read = |value: &Value| {
            let number = value.as_i64()?;
            if (least..=most).contains(&number) {
                return T::try_from(number).ok();
            }
            nearest.set(Some(number.clamp(least, most)));
            None
        };
        let expected = || format!("a number from {least} to {most}");
        self.read(key, field, errors, expected, read);
        // So that a number beyond them is not refused as none at all, too.
        if let Some(nearest) = nearest.get().and_then(|it| T::try_from(it).ok()) {
            *field = nearest;
        }
    }

    /// Reads a text that is not blank.
    pub(crate) fn text(
        &mut self,
        key: &'static str,
        field: &mut Cow<'static, str>,
        errors: &mut Vec<RulesetError>,
    ) {
        let read = |value: &Value| {
            let text = value.as_str().filter(|text| !text.trim().is_empty())?;
            Some(Cow::Owned(text.to_owned()))
        };
        self.read(key, field, errors, || "a text".to_owned(), read);
    }

    /// Reads a letter: a text of one character.
    pub(crate) fn letter(
        &mut self,
        key: &'static str,
        field: &mut char,
        errors: &mut Vec<RulesetError>,
        (is_valid, expected): (impl Fn(char) -> bool, &str),
    ) {
        let read = |value: &Value| {
            let mut letters = value.as_str()?.chars();
            let letter = letters.next().filter(|letter| is_valid(*letter))?;
            letters.next().is_none().then_some(letter)
        };
        self.read(key, field, errors, || expected.to_owned(), read);
    }

    /// Reads a list of points of a board. Without a board, any points are accepted.
    pub(crate) fn points(
        &mut self,
        key: &'static str,
        field: &mut BTreeSet<Point>,
        errors: &mut Vec<RulesetError>,
        layout: Option<&Layout>,
    ) {
        let mut off_board = Vec::new();
        let read = |value: &Value| {
            let names = value.as_array()?.iter();
            let points: Option<BTreeSet<Point>> =
                names.map(|name| name.as_str()?.parse().ok()).collect();
            let mut points = points?;
            points.retain(|point| {
                let is_there = layout.is_none_or(|layout| layout.contains(*point));
                if !is_there {
                    off_board.push(*point);
                }
                is_there
            });
            Some(points)
        };
        self.read(key, field, errors, || "a list of points".to_owned(), read);
        let key = self.name(key);
        errors.extend(off_board.into_iter().map(|point| RulesetError::OffBoard {
            key: key.clone(),
            point,
        }));
    }

    /// Reads the rule of repeated positions.
    pub(crate) fn repetition(&mut self, field: &mut Repetition, errors: &mut Vec<RulesetError>) {
        let family = self.family;
        let mut group = self.group("repetition", errors);
        group.number("count", &mut field.count, errors, (0, i64::from(u16::MAX)));
        let codes = RepetitionResult::ALL.map(|result| result.code(family));
        let from_code = |code: &str| RepetitionResult::from_code(code, family);
        group.word("result", &mut field.result, errors, &codes, from_code);
        group.finish(errors);
    }

    /// Reports the keys that were not read.
    pub(crate) fn finish(self, errors: &mut Vec<RulesetError>) {
        let keys = self.keys.into_iter().flatten();
        let unknown = keys.filter(|(key, _)| !self.read.contains(key.as_str()));
        errors.extend(
            unknown.map(|(key, _)| {
                RulesetError::UnknownKey(shortened(&format!("{}{key}", self.prefix)))
            }),
        );
    }
}

/// Words in quotes, as a choice.
pub(crate) fn any_of(words: &[&str]) -> String {
    let words: Vec<_> = words.iter().map(|word| format!("\"{word}\"")).collect();
    words.join(" or ")
}

/// The codes of a set, in order.
pub(crate) fn list<T: Copy>(all: &BTreeSet<T>, code: impl Fn(T) -> &'static str) -> Value {
    all.iter().map(|one| code(*one)).collect()
}

/// The names of points, in board order.
pub(crate) fn names(points: &BTreeSet<Point>) -> Value {
    points.iter().map(Point::to_string).collect()
}
