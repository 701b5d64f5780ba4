use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter};
use crate::{service::ServiceError, text};

pub(super) const PARAMETERS: [Parameter; 0] = [];

/// Lists the user's games in all places.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
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
