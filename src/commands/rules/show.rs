use raichi_rules::Ruleset;

use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter},
    service::ServiceError,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 1] =
    [Parameter::optional("name", Kind::Text(Completion::Ruleset))];

/// Explains a ruleset, the default one if none is named.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let rules = match given.text("name") {
        Some(name) => handler.ruleset(caller, name).await?,
        None => Ruleset::default(),
    };
    handler.explain(caller, &rules).await
}
