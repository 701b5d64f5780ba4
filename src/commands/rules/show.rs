use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter},
    service::ServiceError,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 1] = [Parameter::optional(
    "name",
    Kind::Text(Completion::OwnRuleset),
)];

/// Explains a ruleset, that of a challenge without rules if none is named.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let rules = match given.text("name") {
        Some(name) => handler.ruleset(caller, name).await?,
        None => handler.default_rules(caller).await?,
    };
    handler.explain(caller, &rules).await
}
