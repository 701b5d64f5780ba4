//! Private looks at a game, each with a button that shows it to everyone.

use super::{Caller, CommandHandler, CommandResponse, follow, guess, plan};
use crate::{
    games::{GameState, Pace},
    reply::{Reply, Shown},
    service::{GameRef, ServiceError},
    text::{self, BoardStyle},
};

/// The board, in the user's own style if no other one is asked for.
pub(super) async fn board(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameRef,
    style: Option<BoardStyle>,
) -> Result<CommandResponse, ServiceError> {
    let state = handler.state_to_see(caller, game).await?;
    if let Some(state) = state.as_ref().filter(|state| state.is_private).cloned() {
        // Buttons name the usual style, whatever their reader likes.
        let style = style.filter(|style| *style != BoardStyle::default());
        let board = handler.private_board(caller.user, caller.locale, state, style);
        return Ok(CommandResponse::Privately(board.await?));
    }
    let style = match style {
        Some(style) => style,
        None => text::own_style(&handler.store.own_settings(caller.user).await?),
    };
    let shown = match style {
        BoardStyle::Picture(theme) => Shown::Board(theme),
        BoardStyle::Text => Shown::Text,
    };
    // The picture becomes text when its side is known.
    let look = |state: &_, page: Option<&str>| {
        let reply = text::board(caller.locale, state, BoardStyle::default(), page);
        Ok(shareable(caller, reply, state, shown))
    };
    let reply = handler
        .to_see_with_page(caller, game, Some(style), look)
        .await?;
    let reply = match &state {
        Some(state) => {
            let reply = plan::offered(handler, caller, reply, state).await?;
            let reply = guess::offered(caller, reply, state);
            follow::offered(handler, caller, reply, state).await?
        }
        None => reply,
    };
    Ok(CommandResponse::Privately(reply))
}

/// The game as an animation.
pub(super) async fn replay(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameRef,
) -> Result<CommandResponse, ServiceError> {
    keep_pace(handler, caller).await?;
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
    keep_pace(handler, caller).await?;
    let reply = match handler.state_to_see(caller, game).await? {
        Some(state) => {
            let heading = handler.games.heading(&state, &handler.pages, caller.locale);
            let reply = text::history(caller.locale, &state, &heading.await?);
            shareable(caller, reply, &state, Shown::Record)
        }
        None => text::no_game_to_see(caller.locale),
    };
    Ok(CommandResponse::Privately(reply))
}

/// Refuses users who ask for too many files.
async fn keep_pace(handler: &CommandHandler, caller: &Caller) -> Result<(), ServiceError> {
    let (user, now) = (caller.user, caller.now);
    handler.games.keep_pace(user, Pace::File, now).await
}

/// A private look, with the button that shows it to everyone where the bot can post it.
pub(super) fn shareable(caller: &Caller, reply: Reply, state: &GameState, shown: Shown) -> Reply {
    if caller.location.is_nowhere() {
        return reply;
    }
    text::shareable(caller.locale, reply, state, shown)
}
