use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Parameter, look::shareable,
    offer::challenged,
};
use crate::{
    ids::GameId,
    reply::Shown,
    service::{GameRef, ReviewState, ServiceError},
    text,
};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME_TO_SEE];

/// Gives the review of a finished game privately.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    look(handler, caller, given.game(), 0).await
}

/// Shows a part of the review of a game privately: all of it, or a turning point.
pub(super) async fn shown(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameId,
    ply: u32,
) -> Result<CommandResponse, ServiceError> {
    look(handler, caller, GameRef::Game(game), ply).await
}

/// Begins a game against the computer from the position before a ply of a finished game.
pub(super) async fn play_from(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameId,
    ply: u32,
) -> Result<CommandResponse, ServiceError> {
    caller.need_to_post()?;
    let (request, location) = (caller.request, caller.location);
    let players = (caller.user, handler.computer);
    let begun = handler
        .games
        .play_from(request, location, players, (game, ply), caller.now);
    let settings = handler.games.server_settings(location).await?;
    let shown = handler.shown_after(caller, begun.await?).await?;
    Ok(match shown {
        CommandResponse::Publicly(done) => challenged(caller, &settings, done),
        private => private,
    })
}

/// The review of a game; with a `ply`, counted from 1, what is to be seen there.
pub(super) async fn look(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameRef,
    ply: u32,
) -> Result<CommandResponse, ServiceError> {
    let locale = caller.locale;
    let Some(state) = handler.state_to_see(caller, game).await? else {
        return Ok(CommandResponse::Privately(text::no_game_to_see(locale)));
    };
    let review = handler.games.review(&state, caller.user, caller.now);
    let reply = match review.await? {
        ReviewState::Finished(reviewed) => {
            let reply = text::review(locale, &state, &reviewed, ply);
            shareable(caller, reply, &state, Shown::Review(ply))
        }
        ReviewState::Underway { done, all } => text::review_underway(locale, &state, done, all),
    };
    let reply = handler.as_liked(caller, reply, Some(&state), None).await?;
    Ok(CommandResponse::Privately(reply))
}
