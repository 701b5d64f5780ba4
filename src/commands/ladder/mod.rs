//! Ladders of the server: shown, joined, left, and challenges in them.

pub(super) mod challenge;
pub(super) mod join;
pub(super) mod leave;
pub(super) mod show;

use raichi_rules::{Ruleset, presets};

pub(super) use self::show::page;
use super::{
    Arguments, Caller, CommandHandler, Completion, Kind, Parameter, challenge::RULES, rules::preset,
};
use crate::{games::Refusal, games::usual_rules, service::ServiceError};

/// The parameter that says which ladder.
const WHICH: Parameter = Parameter::optional(RULES, Kind::Text(Completion::Ruleset));

/// The rules of the ladder that a command means: those that it names, or the server's default ones.
async fn rules_of(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<&'static Ruleset, ServiceError> {
    if let Some(named) = given.text(RULES) {
        return Ok(preset(named)?);
    }
    let settings = handler.games.server_settings(caller.location).await?;
    match settings.preset_at(caller.location) {
        Some(rules) => Ok(rules),
        None => Ok(of_button(usual_rules().name())?),
    }
}

/// The preset with a name.
pub(super) fn of_button(name: &str) -> Result<&'static Ruleset, Refusal> {
    let mut presets = presets().iter();
    presets
        .find(|preset| preset.name() == name)
        .ok_or(Refusal::UnknownButton)
}
