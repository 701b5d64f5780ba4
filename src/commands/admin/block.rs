use super::{PLAYER, context, person};
use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter},
    games::Refusal,
    service::ServiceError,
    text,
};

/// What happens to the block of somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::commands) enum Change {
    Set,
    Lift,
}

pub(in crate::commands) const PARAMETERS: [Parameter; 1] =
    [Parameter::required(PLAYER, Kind::Person)];

/// Blocks somebody from playing on the server, or lifts the block.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
    change: Change,
) -> Result<CommandResponse, ServiceError> {
    let who = person(given)?.ok_or(Refusal::NotAPerson)?;
    let (locale, games) = (caller.locale, &handler.games);
    Ok(match change {
        Change::Set => {
            let (done, closed) = games.block(context(caller), who).await?;
            CommandResponse::Both(done, text::admin_blocked(locale, who.key, closed))
        }
        Change::Lift => {
            let done = games.unblock(context(caller), who).await?;
            CommandResponse::Both(done, text::admin_unblocked(locale, who.key))
        }
    })
}
