//! Reader of rulesets as JSON that reports every problem at once.

use std::{
    borrow::Cow,
    cell::{Cell, RefCell},
    collections::{BTreeMap, BTreeSet},
};

use serde_json::{Map, Value, json};

use crate::{
    Coded, Family, Point, RulesetError, RulesetErrors, Side,
    lines::{Board, Layout, NoMoves, Repetition, RepetitionResult, read_ranks},
    problem::shortened,
};

/// The keys of a JSON object that are still to be read, and the problems that were found.
pub struct Fields<'a> {
    /// The key of the object, with a dot; empty for the whole ruleset.
    prefix: String,
    keys: Option<&'a Map<String, Value>>,
    read: BTreeSet<&'static str>,
    /// The family, whose words for sides are used.
    family: Family,
    errors: &'a RefCell<Vec<RulesetError>>,
}

impl<'a> Fields<'a> {
    /// The keys of a ruleset.
    pub(crate) fn of_ruleset(
        value: &'a Value,
        family: Family,
        errors: &'a RefCell<Vec<RulesetError>>,
    ) -> Result<Self, RulesetErrors> {
        let Value::Object(keys) = value else {
            let error = RulesetError::value("ruleset", value, "an object");
            return Err(RulesetErrors(vec![error]));
        };
        let mut fields = Self {
            prefix: String::new(),
            keys: Some(keys),
            read: BTreeSet::new(),
            family,
            errors,
        };
        let mut game = family;
        let only = |code: &str| (code == family.code()).then_some(family);
        fields.one_of("game", &mut game, &[family.code()], only);
        Ok(fields)
    }

    fn refuse(&self, error: RulesetError) {
        self.errors.borrow_mut().push(error);
    }

    /// The keys of an object in this one.
    pub(crate) fn group(&mut self, key: &'static str) -> Self {
        let value = self.get(key);
        if let Some(value) = value.filter(|value| !value.is_object()) {
            self.refuse(RulesetError::value(self.name(key), value, "an object"));
        }
        Self {
            prefix: format!("{}{key}.", self.prefix),
            keys: value.and_then(Value::as_object),
            read: BTreeSet::new(),
            ..*self
        }
    }

    fn name(&self, key: &str) -> String {
        format!("{}{key}", self.prefix)
    }

    /// The value of a key.
    fn get(&mut self, key: &'static str) -> Option<&'a Value> {
        self.read.insert(key);
        self.keys.and_then(|keys| keys.get(key))
    }

    /// The value of a key that has to be there.
    pub(crate) fn required(&mut self, key: &'static str) -> Option<&'a Value> {
        let value = self.get(key);
        if value.is_none() {
            self.refuse(RulesetError::Missing(key));
        }
        value
    }

    /// Reads a value into a field, which keeps its value if the key is absent; whether it was not refused.
    fn read<T>(
        &mut self,
        key: &'static str,
        field: &mut T,
        expected: impl FnOnce() -> String,
        read: impl FnOnce(&Value) -> Option<T>,
    ) -> bool {
        let Some(value) = self.get(key) else {
            return true;
        };
        let found = read(value);
        let is_read = found.is_some();
        match found {
            Some(found) => *field = found,
            None => self.refuse(RulesetError::value(self.name(key), value, expected())),
        }
        is_read
    }

    /// Reads one of some words.
    fn one_of<T>(
        &mut self,
        key: &'static str,
        field: &mut T,
        codes: &[&str],
        from_code: impl Fn(&str) -> Option<T>,
    ) {
        let read = |value: &Value| from_code(value.as_str()?);
        self.read(key, field, || any_of(codes), read);
    }

    /// Reads a word.
    pub(crate) fn word<T: Coded>(&mut self, key: &'static str, field: &mut T) {
        self.one_of(key, field, T::CODES, T::from_code);
    }

    /// Reads a list of words as a set.
    pub(crate) fn words<T: Coded + Ord>(&mut self, key: &'static str, field: &mut BTreeSet<T>) {
        let read = |value: &Value| {
            let words = value.as_array()?.iter();
            words.map(|word| T::from_code(word.as_str()?)).collect()
        };
        let expected = || format!("a list of {}", any_of(T::CODES));
        self.read(key, field, expected, read);
    }

    /// Reads the family's word for a side.
    pub(crate) fn side(&mut self, key: &'static str, field: &mut Side) {
        let family = self.family;
        let side = |code: &str| family.side_from_code(code);
        self.one_of(key, field, &family.side_codes(), side);
    }

    /// Reads `true` or `false`.
    pub(crate) fn flag(&mut self, key: &'static str, field: &mut bool) {
        let expected = || "true or false".to_owned();
        self.read(key, field, expected, Value::as_bool);
    }

    /// Reads a number between two others.
    pub(crate) fn number<T: TryFrom<i64>>(
        &mut self,
        key: &'static str,
        field: &mut T,
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
        self.read(key, field, expected, read);
        // So that a number beyond them is not refused as none at all, too.
        if let Some(nearest) = nearest.get().and_then(|it| T::try_from(it).ok()) {
            *field = nearest;
        }
    }

    /// Reads a text that is not blank.
    pub(crate) fn text(&mut self, key: &'static str, field: &mut Cow<'static, str>) {
        let read = |value: &Value| {
            let text = value.as_str().filter(|text| !text.trim().is_empty())?;
            Some(Cow::Owned(text.to_owned()))
        };
        self.read(key, field, || "a text".to_owned(), read);
    }

    /// Reads a letter: a text of one character; whether it was not refused.
    pub(crate) fn letter(
        &mut self,
        key: &'static str,
        field: &mut char,
        (is_valid, expected): (impl Fn(char) -> bool, &str),
    ) -> bool {
        let read = |value: &Value| {
            let mut letters = value.as_str()?.chars();
            let letter = letters.next().filter(|letter| is_valid(*letter))?;
            letters.next().is_none().then_some(letter)
        };
        self.read(key, field, || expected.to_owned(), read)
    }

    /// Reads the board, which has to be there.
    pub(crate) fn board(&mut self) -> Option<Board> {
        let mut board = None;
        if self.required("board").is_some() {
            let from_code = |code: &str| Board::from_code(code).map(Some);
            self.one_of("board", &mut board, &Board::CODES, from_code);
        }
        board
    }

    /// Reads the pieces on a board as a position string, which has to be there.
    pub(crate) fn setup<T>(
        &mut self,
        board: Option<Board>,
        piece: impl Fn(char) -> Option<T>,
    ) -> Option<BTreeMap<Point, T>> {
        let value = self.required("setup");
        let (board, value) = (board?, value?);
        let expected = match value.as_str() {
            None => "a position string".to_owned(),
            Some(text) => match read_ranks(board.layout(), text, piece) {
                Ok(setup) => return Some(setup),
                Err(why) => format!("a position string ({why})"),
            },
        };
        self.refuse(RulesetError::value("setup", value, expected));
        None
    }

    /// Reads a list of points of a board. Without a board, any points are accepted.
    pub(crate) fn points(
        &mut self,
        key: &'static str,
        field: &mut BTreeSet<Point>,
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
        self.read(key, field, || "a list of points".to_owned(), read);
        for point in off_board {
            let key = self.name(key);
            self.refuse(RulesetError::OffBoard { key, point });
        }
    }

    /// Reads the rules of repeated positions, of quiet plies, and of sides without a legal ply.
    pub(crate) fn endings(
        &mut self,
        repetition: &mut Repetition,
        quiet_limit: &mut u16,
        no_moves: &mut NoMoves,
    ) {
        let family = self.family;
        let any = (0, i64::from(u16::MAX));
        let mut group = self.group("repetition");
        group.number("count", &mut repetition.count, any);
        let codes = RepetitionResult::ALL.map(|result| result.code(family));
        let from_code = |code: &str| RepetitionResult::from_code(code, family);
        group.one_of("result", &mut repetition.result, &codes, from_code);
        group.finish();
        self.number("quiet_limit", quiet_limit, any);
        self.word("no_moves", no_moves);
    }

    /// Reports the keys that were not read.
    pub(crate) fn finish(self) {
        let keys = self.keys.into_iter().flatten();
        for (key, _) in keys.filter(|(key, _)| !self.read.contains(key.as_str())) {
            let key = shortened(&self.name(key));
            self.refuse(RulesetError::UnknownKey(key));
        }
    }
}

/// The rule of repeated positions as JSON.
pub(crate) fn repetition(rule: Repetition, family: Family) -> Value {
    json!({
        "count": rule.count,
        "result": rule.result.code(family),
    })
}

/// Words in quotes, as a choice.
fn any_of(words: &[&str]) -> String {
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
