use super::{Arguments, Caller, CommandHandler, CommandResponse, Parameter};
use crate::{
    ids::GameId,
    service::{GameRef, ServiceError},
    text,
};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME];

/// Gives the idea of a good move privately.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    idea(handler, caller, given.game(), None).await
}

/// Gives the idea of a good move in a game privately; with `seen`, as from a button, only if the turn is still that one.
pub(super) async fn idea(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameRef,
    seen: Option<u32>,
) -> Result<CommandResponse, ServiceError> {
    let (state, hint) = handler.games.hint(caller.play(game, seen)).await?;
    let reply = text::hint(caller.locale, &state, &hint);
    let reply = handler.as_liked(caller, reply, Some(&state), None).await?;
    Ok(CommandResponse::Privately(reply))
}

/// Shows the move of a hint privately.
pub(super) async fn shown(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameId,
    seen: u32,
) -> Result<CommandResponse, ServiceError> {
    let play = caller.play(GameRef::Game(game), Some(seen));
    let (state, hint) = handler.games.hint(play).await?;
    let reply = text::hint_move(caller.locale, &state, &hint, caller.user.key);
    let reply = handler.as_liked(caller, reply, Some(&state), None).await?;
    Ok(CommandResponse::Privately(reply))
}
