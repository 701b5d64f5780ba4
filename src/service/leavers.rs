//! Players who have left the server in the middle of a game.
//!
//! Discord tells of those who leave only to bots that may see all members, and this one does not ask for that. So it is
//! looked up when it matters: when a player has to be reminded, and when the other one wants to be rid of the game.
//! What is found stands in the game's log, so that the other player is told once, and holds until the one who has left
//! acts again.

use time::OffsetDateTime;

use crate::{
    courier::Members,
    games::{Event, Table},
    ids::{DoorKey, GameId, Player},
    service::{Befell, Games},
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
    members: &dyn Members,
    server: DoorKey,
    game: GameId,
    number: u32,
) -> Result<bool, StoreFault> {
    let table = store.table(game, None).await?;
    let waits = |table: &Table| table.course().turn_began() <= number;
    let Some(player) = table.filter(waits).and_then(|table| table.turn_of()) else {
        return Ok(false);
    };
    let (games, now) = (Games::new(store.clone()), OffsetDateTime::now_utc());
    has_left(members, &games, server, game, player, now).await
}

/// Whether a player of a game has left the server; if so, it stands in the log from now on.
///
/// # Errors
///
/// When the store fails.
pub(crate) async fn has_left(
    members: &dyn Members,
    games: &Games,
    server: DoorKey,
    game: GameId,
    player: Player,
    now: OffsetDateTime,
) -> Result<bool, StoreFault> {
    if !members.has_left(server, player.key).await {
        return Ok(false);
    }
    let left = Event::Left { player: player.id };
    if games.happen(game, left, now).await? == Befell::Something {
        tracing::info!(game = game.0, "a player has left the server");
    }
    Ok(true)
}
