use super::context;
use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter},
    service::ServiceError,
    text,
};

const NAME: &str = "name";

pub(in crate::commands) const PARAMETERS: [Parameter; 1] = [Parameter::required(
    NAME,
    Kind::Text(Completion::SavedRuleset),
)];

/// Removes a ruleset that the server has saved. Games keep their rules.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let name = given.text(NAME).unwrap_or_default();
    let games = &handler.games;
    let done = games.remove_ruleset(context(caller), name).await?;
    let reply = text::admin_removed_rules(caller.locale, name);
    Ok(CommandResponse::Both(done, reply))
}
