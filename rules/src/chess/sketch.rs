//! The board of rules.

use serde_json::Value;

use super::{Game, Ruleset};
use crate::View;

/// The board of rules in JSON; `None` if they cannot be read.
pub(crate) fn sketched(json: &Value) -> Option<View> {
    let ruleset = Ruleset::from_value(json).ok()?;
    Some(Game::new(ruleset).view())
}
