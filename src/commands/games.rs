use super::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter, follow};
use crate::{service::ServiceError, text};

const FOLLOWING: &str = "following";

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::optional(FOLLOWING, Kind::Flag)];

/// Lists the user's games in all places, or those of others that the user follows.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    if given.flag(FOLLOWING) == Some(true) {
        return follow::page(handler, caller, 0).await;
    }
    page(handler, caller, 0).await
}

/// Lists a page of the user's games in all places; pages are counted from 0.
pub(super) async fn page(
    handler: &CommandHandler,
    caller: &Caller,
    number: u32,
) -> Result<CommandResponse, ServiceError> {
    let page = handler.games.games_of(caller.user, number).await?;
    Ok(CommandResponse::Privately(text::games(
        caller.locale,
        caller.user.key,
        &page,
        caller.location.server,
        |game| (handler.link)(game.server, game.channel, game.message?),
    )))
}
