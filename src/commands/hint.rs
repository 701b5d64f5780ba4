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
    let play = caller.play(given.game(), None);
    let (state, hint) = handler.games.hint(play).await?;
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
