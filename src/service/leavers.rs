//! Players who have left the server during a game.
//!
//! Discord sends events about leaving members only to bots with a privileged intent, which this bot does not
//! request. So membership is looked up when it matters: when a player is due a reminder, and when the
//! opponent wants to end the game. The result is an entry in the game's log, so that the opponent gets one
//! notice, and is valid until the player who left acts again.

use time::OffsetDateTime;

use crate::{
    games::{GameState, Trigger},
    ids::{ExternalId, GameId, Player},
    service::{Applied, Service},
    store::{Store, StoreFault},
    transport::Members,
};

/// Whether the player who would be reminded of the turn that began with an entry up to `number` has left the
/// server. If so, records it.
pub(crate) async fn reminded_player_has_left(
    store: &Store,
    games: &Service,
    members: &dyn Members,
    server: ExternalId,
    game: GameId,
    number: u32,
) -> Result<bool, StoreFault> {
    let state = store.state(game, None).await?;
    let waits = |state: &GameState| state.history().turn_began() <= number;
    let Some(player) = state.filter(waits).and_then(|state| state.turn_of()) else {
        return Ok(false);
    };
    if !members.has_left(server, player.key).await {
        return Ok(false);
    }
    let now = OffsetDateTime::now_utc();
    let left = Trigger::Left { player: player.id };
    note(game, games.apply_trigger(game, left, now).await?);
    Ok(true)
}

/// Whether a player of a game has left the server. If so, records it without a message: the user who asks knows.
pub(super) async fn has_left(
    members: &dyn Members,
    games: &Service,
    server: ExternalId,
    game: GameId,
    player: Player,
    now: OffsetDateTime,
) -> Result<bool, StoreFault> {
    // A team does not leave.
    if player.team().is_some() || !members.has_left(server, player.key).await {
        return Ok(false);
    }
    let left = Trigger::Left { player: player.id };
    note(game, games.apply_silently(game, left, now).await?);
    Ok(true)
}

fn note(game: GameId, applied: Applied) {
    if applied == Applied::Yes {
        tracing::info!(game = game.0, "a player has left the server");
    }
}
