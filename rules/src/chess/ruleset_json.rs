//! Rulesets as JSON; all problems are reported at once.

use std::borrow::Cow;

use serde_json::{Value, json};

use super::{Rules, Start};
use crate::{
    Family, RulesetError, RulesetErrors,
    lines::{NoMoves, json::Fields},
};

type Found = (Cow<'static, str>, Cow<'static, str>, Rules);

const FAMILY: Family = Family::Chess;

/// Reads a name, a title and rules.
pub(super) fn read(value: &Value) -> Result<Found, RulesetErrors> {
    let mut fields = Fields::of_ruleset(value, FAMILY)?;
    let mut errors = Vec::new();
    if let Some(other) = value.get("game").filter(|game| **game != FAMILY.code()) {
        let expected = format!("\"{FAMILY}\"");
        errors.push(RulesetError::value("game", other, expected));
    }
    let mut name = Cow::Borrowed("");
    if fields.required("name", &mut errors).is_some() {
        fields.text("name", &mut name, &mut errors);
    }
    let mut title = name.clone();
    fields.text("title", &mut title, &mut errors);
    let mut rules = Rules::MAHARAJAH;
    let (start, codes) = (&mut rules.start, &Start::CODES);
    fields.word("start", start, &mut errors, codes, Start::from_code);
    let (no_moves, codes) = (&mut rules.no_moves, &NoMoves::CODES);
    fields.word("no_moves", no_moves, &mut errors, codes, NoMoves::from_code);
    fields.finish(&mut errors);
    if errors.is_empty() {
        Ok((name, title, rules))
    } else {
        Err(RulesetErrors(errors))
    }
}

/// Writes a name, a title and rules, with every key.
pub(super) fn write(name: &str, title: &str, rules: Rules) -> Value {
    json!({
        "game": FAMILY.code(),
        "name": name,
        "title": title,
        "start": rules.start.code(),
        "no_moves": rules.no_moves.code(),
    })
}
