//! Following games of others.

use super::{Caller, CommandHandler, CommandResponse};
use crate::{
    games::{GameState, may_follow},
    ids::{Door, GameId},
    reply::{FollowAction, Reply},
    service::ServiceError,
    text,
};

/// The board of a game of others, with the button by which the caller follows it, or follows it no more.
pub(super) async fn offered(
    handler: &CommandHandler,
    caller: &Caller,
    reply: Reply,
    state: &GameState,
) -> Result<Reply, ServiceError> {
    let is_here = caller.location.door == Door::Discord && !caller.location.is_nowhere();
    if !is_here || state.is_private || may_follow(state, caller.user).is_err() {
        return Ok(reply);
    }
    let action = if handler.store.follows(caller.user, state.id).await? {
        FollowAction::Unfollow
    } else {
        FollowAction::Follow
    };
    let mut reply = reply;
    reply
        .buttons
        .push(text::follow_button(caller.locale, state.id, action));
    Ok(reply)
}

/// Does what a button is for.
pub(super) async fn press(
    handler: &CommandHandler,
    caller: &Caller,
    game: GameId,
    action: FollowAction,
) -> Result<CommandResponse, ServiceError> {
    let Caller {
        request,
        location,
        user,
        locale,
        now,
        ..
    } = *caller;
    let games = &handler.games;
    match action {
        FollowAction::Follow => {
            let members = handler.members.as_ref();
            games
                .follow(request, location, (user, locale), game, members, now)
                .await?;
        }
        FollowAction::Unfollow => games.unfollow(request, user, game, now).await?,
    }
    Ok(CommandResponse::Privately(text::followed(
        locale, game, action,
    )))
}

/// Lists a page of the games that the caller follows; pages are counted from 0.
pub(super) async fn page(
    handler: &CommandHandler,
    caller: &Caller,
    number: u32,
) -> Result<CommandResponse, ServiceError> {
    let page = handler.store.followed_by(caller.user, number).await?;
    let reply = text::following(caller.locale, caller.user.door, &page, |game| {
        (handler.link)(game.server, game.channel, game.message?)
    });
    Ok(CommandResponse::Privately(reply))
}
