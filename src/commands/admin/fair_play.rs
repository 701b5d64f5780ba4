use super::{PLAYER, person};
use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter},
    games::Refusal,
    service::ServiceError,
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 1] =
    [Parameter::required(PLAYER, Kind::Person)];

/// Shows how often the moves of somebody are what a strong level would have played.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let who = person(given)?.ok_or(Refusal::NotAPerson)?;
    let people = (caller.user, who);
    let found = handler.games.fair_play(caller.location, people, caller.now);
    Ok(CommandResponse::Privately(text::fair_play(
        caller.locale,
        &found.await?,
    )))
}
