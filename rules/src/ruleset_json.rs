//! Rulesets as JSON: every key by hand, so that all problems are named at once.

use std::borrow::Cow;

use serde_json::{Map, Value, json};

use crate::{
    Armed, ClassSet, Custody, Escape, Immobilised, KingCapture, NoMoves, RepetitionResult, Rules,
    RulesetError, RulesetErrors, Setup, Side, Square, Squares, preset::COPENHAGEN,
    problem::is_playable_size,
};

type Found = (Cow<'static, str>, Rules);

/// Reads a name and rules.
pub(crate) fn read(text: &str) -> Result<Found, RulesetErrors> {
    let value: Value = serde_json::from_str(text)
        .map_err(|error| RulesetErrors(vec![RulesetError::Json(error.to_string())]))?;
    read_value(&value)
}

pub(crate) fn read_value(value: &Value) -> Result<Found, RulesetErrors> {
    let Value::Object(keys) = value else {
        return Err(RulesetErrors(vec![wrong("ruleset", value, "an object")]));
    };
    let mut reader = Reader::new("", keys);
    let name = reader.name();
    let mut rules = COPENHAGEN;
    if let Some(setup) = reader.setup() {
        rules.setup = setup;
    }
    reader.rules(&mut rules);
    let errors = reader.finish();
    match name {
        Some(name) if errors.is_empty() => Ok((Cow::Owned(name), rules)),
        // What can be said of the rules as far as they were understood is said at once, too; the
        // size and setup only if they were.
        _ => {
            let known = |error: &RulesetError| {
                matches!(
                    error,
                    RulesetError::SetupSize { .. } | RulesetError::Size(_)
                ) || matches!(error, RulesetError::Missing(key) if *key != "name")
                    || matches!(error, RulesetError::Value { key, .. } if key == "setup" || key == "size")
            };
            let about_board = errors.iter().any(known);
            let more = if about_board {
                Vec::new()
            } else {
                crate::problem::problems(&rules)
            };
            Err(RulesetErrors(errors.into_iter().chain(more).collect()))
        }
    }
}

fn wrong(key: impl Into<String>, given: &Value, expected: impl Into<String>) -> RulesetError {
    RulesetError::Value {
        key: key.into(),
        given: given.to_string(),
        expected: expected.into(),
    }
}

/// Takes the keys of an object, and collects what is wrong with them.
struct Reader<'a> {
    prefix: &'static str,
    keys: &'a Map<String, Value>,
    used: Vec<&'static str>,
    errors: Vec<RulesetError>,
}

impl<'a> Reader<'a> {
    const fn new(prefix: &'static str, keys: &'a Map<String, Value>) -> Self {
        Self {
            prefix,
            keys,
            used: Vec::new(),
            errors: Vec::new(),
        }
    }

    fn take(&mut self, key: &'static str) -> Option<&'a Value> {
        self.used.push(key);
        self.keys.get(key)
    }

    /// Reads a key into its place, if it is there and has a value that the rule has.
    fn read<T>(
        &mut self,
        key: &'static str,
        into: &mut T,
        read: impl Fn(&Value) -> Option<T>,
        expected: impl Into<String>,
    ) {
        if let Some(value) = self.take(key) {
            match read(value) {
                Some(found) => *into = found,
                None => self
                    .errors
                    .push(wrong(format!("{}{key}", self.prefix), value, expected)),
            }
        }
    }

    fn flag(&mut self, key: &'static str, into: &mut bool) {
        self.read(key, into, Value::as_bool, "true or false");
    }

    fn number<T: TryFrom<u64>>(&mut self, key: &'static str, into: &mut T, most: u64) {
        let read = |value: &Value| value.as_u64().filter(|n| *n <= most)?.try_into().ok();
        self.read(key, into, read, format!("a number from 0 to {most}"));
    }

    fn classes(&mut self, key: &'static str, into: &mut ClassSet) {
        let read = |value: &Value| ClassSet::from_letters(value.as_str()?);
        self.read(key, into, read, "some of the letters a, d and k");
    }

    fn choice<T: Copy>(
        &mut self,
        key: &'static str,
        into: &mut T,
        all: &[T],
        from_name: fn(&str) -> Option<T>,
        name: fn(T) -> &'static str,
    ) {
        let names: Vec<_> = all
            .iter()
            .map(|choice| format!("\"{}\"", name(*choice)))
            .collect();
        self.read(
            key,
            into,
            |value| from_name(value.as_str()?),
            names.join(" or "),
        );
    }

    /// Reads a key whose value is an object of its own.
    fn group(
        &mut self,
        key: &'static str,
        prefix: &'static str,
        read: impl FnOnce(&mut Reader<'a>),
    ) {
        match self.take(key) {
            None => {}
            Some(Value::Object(keys)) => {
                let mut group = Reader::new(prefix, keys);
                read(&mut group);
                self.errors.extend(group.finish());
            }
            Some(value) => self.errors.push(wrong(key, value, "an object")),
        }
    }

    fn finish(mut self) -> Vec<RulesetError> {
        let unknown = self
            .keys
            .keys()
            .filter(|key| !self.used.contains(&key.as_str()));
        self.errors
            .extend(unknown.map(|key| RulesetError::UnknownKey(format!("{}{key}", self.prefix))));
        self.errors
    }

    fn required(&mut self, key: &'static str) -> Option<&'a Value> {
        let value = self.take(key);
        if value.is_none() {
            self.errors.push(RulesetError::Missing(key));
        }
        value
    }

    fn name(&mut self) -> Option<String> {
        let value = self.required("name")?;
        match value.as_str() {
            Some(name) if !name.trim().is_empty() => Some(name.to_owned()),
            _ => {
                self.errors.push(wrong("name", value, "a text"));
                None
            }
        }
    }

    fn setup(&mut self) -> Option<Setup> {
        let size = self.required("size").and_then(|value| {
            let size = value.as_u64();
            match size {
                None => self
                    .errors
                    .push(wrong("size", value, "an odd number from 7 to 19")),
                Some(size) if !is_playable_size(size) => self.errors.push(RulesetError::Size(size)),
                Some(_) => {}
            }
            size
        });
        let value = self.required("setup")?;
        match value.as_str().map(str::parse::<Setup>) {
            Some(Ok(setup)) => {
                match size {
                    Some(size) if size != u64::from(setup.size()) => {
                        self.errors.push(RulesetError::SetupSize {
                            size,
                            setup: setup.size(),
                        });
                    }
                    _ => {}
                }
                Some(setup)
            }
            Some(Err(error)) => {
                self.errors.push(wrong(
                    "setup",
                    value,
                    format!("a position string ({error})"),
                ));
                None
            }
            None => {
                self.errors.push(wrong("setup", value, "a position string"));
                None
            }
        }
    }

    fn rules(&mut self, rules: &mut Rules) {
        self.choice(
            "starts",
            &mut rules.starts,
            &Side::ALL,
            Side::from_name,
            Side::name,
        );
        self.choice(
            "escape",
            &mut rules.escape,
            Escape::ALL,
            Escape::from_name,
            Escape::name,
        );
        self.number("soldier_steps", &mut rules.soldier_steps, 18);
        self.group("king", "king.", |reader| {
            let king = &mut rules.king;
            let (all, from_name) = (KingCapture::ALL, KingCapture::from_name);
            reader.choice(
                "capture",
                &mut king.capture,
                all,
                from_name,
                KingCapture::name,
            );
            reader.choice(
                "armed",
                &mut king.armed,
                Armed::ALL,
                Armed::from_name,
                Armed::name,
            );
            reader.number("steps", &mut king.steps, 18);
        });
        self.group("throne", "throne.", |reader| {
            reader.flag("present", &mut rules.throne.present);
            reader.classes("stop", &mut rules.throne.stop);
            reader.classes("cross", &mut rules.throne.cross);
            reader.classes("hostile", &mut rules.throne.hostile);
        });
        self.group("corners", "corners.", |reader| {
            reader.flag("present", &mut rules.corners.present);
            reader.number("width", &mut rules.corners.width, 9);
            reader.classes("stop", &mut rules.corners.stop);
            reader.classes("cross", &mut rules.corners.cross);
            reader.classes("hostile", &mut rules.corners.hostile);
        });
        self.group("camps", "camps.", |reader| {
            reader.read(
                "squares",
                &mut rules.camps.squares,
                read_squares,
                "a list of squares",
            );
            reader.classes("stop", &mut rules.camps.stop);
            reader.classes("cross", &mut rules.camps.cross);
            reader.classes("hostile", &mut rules.camps.hostile);
            reader.flag("stay", &mut rules.camps.stay);
        });
        self.group("edge", "edge.", |reader| {
            reader.classes("hostile", &mut rules.edge.hostile);
        });
        self.choice(
            "custody",
            &mut rules.custody,
            Custody::ALL,
            Custody::from_name,
            Custody::name,
        );
        self.flag("linnaean", &mut rules.linnaean);
        let (all, from_name) = (Immobilised::ALL, Immobilised::from_name);
        self.choice(
            "immobilised",
            &mut rules.immobilised,
            all,
            from_name,
            Immobilised::name,
        );
        self.flag("shieldwall", &mut rules.shieldwall);
        self.flag("exit_fort", &mut rules.exit_fort);
        self.flag("enclosure_wins", &mut rules.enclosure_wins);
        let read = |value: &Value| match value {
            Value::Null => Some(None),
            _ => u16::try_from(value.as_u64()?)
                .ok()
                .filter(|n| *n <= 361)
                .map(Some),
        };
        let expected = "null or a number from 0 to 361";
        self.read(
            "attackers_lose_at",
            &mut rules.attackers_lose_at,
            read,
            expected,
        );
        self.group("repetition", "repetition.", |reader| {
            reader.number("count", &mut rules.repetition.count, 1000);
            let (all, from_name) = (RepetitionResult::ALL, RepetitionResult::from_name);
            let result = &mut rules.repetition.result;
            reader.choice("result", result, all, from_name, RepetitionResult::name);
        });
        self.choice(
            "no_moves",
            &mut rules.no_moves,
            NoMoves::ALL,
            NoMoves::from_name,
            NoMoves::name,
        );
        self.number("quiet_limit", &mut rules.quiet_limit, 10_000);
    }
}

fn read_squares(value: &Value) -> Option<Squares> {
    value
        .as_array()?
        .iter()
        .map(|square| square.as_str()?.parse::<Square>().ok())
        .collect()
}

/// Writes a name and rules, with every key.
pub(crate) fn write(name: &str, rules: &Rules) -> Value {
    let squares: Vec<_> = rules
        .camps
        .squares
        .iter()
        .map(|square| square.to_string())
        .collect();
    json!({
        "name": name,
        "size": rules.setup.size(),
        "setup": rules.setup.to_string(),
        "starts": rules.starts.name(),
        "escape": rules.escape.name(),
        "soldier_steps": rules.soldier_steps,
        "king": {
            "capture": rules.king.capture.name(),
            "armed": rules.king.armed.name(),
            "steps": rules.king.steps,
        },
        "throne": {
            "present": rules.throne.present,
            "stop": rules.throne.stop.letters(),
            "cross": rules.throne.cross.letters(),
            "hostile": rules.throne.hostile.letters(),
        },
        "corners": {
            "present": rules.corners.present,
            "width": rules.corners.width,
            "stop": rules.corners.stop.letters(),
            "cross": rules.corners.cross.letters(),
            "hostile": rules.corners.hostile.letters(),
        },
        "camps": {
            "squares": squares,
            "stop": rules.camps.stop.letters(),
            "cross": rules.camps.cross.letters(),
            "hostile": rules.camps.hostile.letters(),
            "stay": rules.camps.stay,
        },
        "edge": { "hostile": rules.edge.hostile.letters() },
        "custody": rules.custody.name(),
        "linnaean": rules.linnaean,
        "immobilised": rules.immobilised.name(),
        "shieldwall": rules.shieldwall,
        "exit_fort": rules.exit_fort,
        "enclosure_wins": rules.enclosure_wins,
        "attackers_lose_at": rules.attackers_lose_at,
        "repetition": {
            "count": rules.repetition.count,
            "result": rules.repetition.result.name(),
        },
        "no_moves": rules.no_moves.name(),
        "quiet_limit": rules.quiet_limit,
    })
}
