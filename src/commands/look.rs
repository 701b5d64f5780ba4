//! Private looks at a game, each with a button that shows it to everyone.

use super::{Caller, CommandHandler, CommandResponse};
use crate::{
    games::GameState,
    reply::{Reply, Shown},
    service::{GameRef, ServiceError},
    text::{self, BoardStyle},
};

/// The board.
pub(super) async fn board(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameRef,
    style: BoardStyle,
) -> Result<CommandResponse, ServiceError> {
    let shown = match style {
        BoardStyle::Picture(theme) => Shown::Board(theme),
        BoardStyle::Text => Shown::Text,
    };
    let look = |state: &_, page: Option<&str>| {
        let reply = text::board(caller.locale, state, style, page);
        Ok(shareable(caller, reply, state, shown))
    };
    Ok(CommandResponse::Privately(
        handler.to_see_with_page(caller, game, look).await?,
    ))
}

/// The game as an animation.
pub(super) async fn replay(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameRef,
) -> Result<CommandResponse, ServiceError> {
    let look = |state: &_| {
        let reply = text::replay(caller.locale, state);
        Ok(shareable(caller, reply, state, Shown::Replay))
    };
    Ok(CommandResponse::Privately(
        handler.to_see(caller, game, look).await?,
    ))
}

/// The record as a file.
pub(super) async fn record(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameRef,
) -> Result<CommandResponse, ServiceError> {
    let look = |state: &_| {
        let reply = text::history(caller.locale, state);
        Ok(shareable(caller, reply, state, Shown::Record))
    };
    Ok(CommandResponse::Privately(
        handler.to_see(caller, game, look).await?,
    ))
}

/// A private look, with the button that shows it to everyone where the bot can post it.
fn shareable(caller: &Caller, reply: Reply, state: &GameState, shown: Shown) -> Reply {
    if caller.location.is_nowhere() {
        return reply;
    }
    text::shareable(caller.locale, reply, state, shown)
}
