//! Players who have left the server in the middle of a game.
//!
//! Discord tells of those who leave only to bots that may see all members, and this one does not ask for that. So it is
//! looked up when it matters: when a player has to be reminded, and when the other one wants to be rid of the game.
//! What is found stands in the game's log, so that the other player is told once, and holds until the one who has left
//! acts again.

use time::OffsetDateTime;

use crate::{
    courier::Courier,
    games::{GameState, Trigger},
    ids::{ExternalId, GameId, Player},
    service::{Applied, Games},
    store::{Store, StoreFault},
};

/// Whether it is somebody who has left the server that is to be reminded of the turn which began with an entry up to
/// `number`.
///
/// # Errors
///
/// When the store fails.
pub(crate) async fn is_reminded(
    store: &Store,
    courier: &impl Courier,
    server: ExternalId,
    game: GameId,
    number: u32,
) -> Result<bool, StoreFault> {
    let state = store.state(game, None).await?;
    let waits = |state: &GameState| state.history().turn_began() <= number;
    let Some(player) = state.filter(waits).and_then(|state| state.turn_of()) else {
        return Ok(false);
    };
    let (games, now) = (Games::new(store.clone()), OffsetDateTime::now_utc());
    has_left(courier, &games, server, game, player, now).await
}

/// Whether a player of a game has left the server; if so, it stands in the log from now on.
///
/// # Errors
///
/// When the store fails.
pub(crate) async fn has_left(
    courier: &impl Courier,
    games: &Games,
    server: ExternalId,
    game: GameId,
    player: Player,
    now: OffsetDateTime,
) -> Result<bool, StoreFault> {
    if !courier.has_left(server, player.key).await {
        return Ok(false);
    }
    let left = Trigger::Left { player: player.id };
    if games.apply_trigger(game, left, now).await? == Applied::Yes {
        tracing::info!(game = game.0, "a player has left the server");
    }
    Ok(true)
}
