use super::{Caller, CommandHandler, CommandResponse};
use crate::{service::ServiceError, text};

/// Lists a page of the asker's games, wherever they are played; pages are counted from 0.
pub(super) async fn games(
    handler: &CommandHandler,
    caller: &Caller,
    page: u32,
) -> Result<CommandResponse, ServiceError> {
    let page = handler.games.games_of(caller.user, page).await?;
    Ok(CommandResponse::Privately(text::games(
        caller.locale,
        caller.user.key,
        &page,
        handler.link,
    )))
}
