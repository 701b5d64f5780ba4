use super::{PLAYER, context, person};
use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter},
    service::ServiceError,
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 1] =
    [Parameter::optional(PLAYER, Kind::Person)];

/// Closes the open challenges of the server, or those of a person.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let of = person(given)?;
    let (done, count) = handler.games.close_challenges(context(caller), of).await?;
    let of = of.map(|of| of.key);
    Ok(CommandResponse::Both(
        done,
        text::admin_closed(caller.locale, count, of),
    ))
}
