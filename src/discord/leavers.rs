//! A game can be aborted once the other player has left the server, which Discord is asked then.

use super::Data;
use crate::{
    commands::{Arguments, Caller, Command, CommandResponse},
    games::Refusal,
    service::{GameRef, ServiceError, leavers},
};

/// Does what a command asks for. What is refused because it is owed to the other player is done after all if that
/// player is gone.
pub(super) async fn run(
    data: &Data,
    caller: &Caller,
    command: Command,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let said = data.handler.run(caller, command, given).await;
    let owed = matches!(said, Err(ServiceError::Refused(Refusal::TooLateToAbort)));
    if owed && other_has_left(data, caller, given.game()).await? {
        return data.handler.run(caller, command, given).await;
    }
    said
}

async fn other_has_left(
    data: &Data,
    caller: &Caller,
    pointer: GameRef,
) -> Result<bool, ServiceError> {
    let games = data.handler.games();
    let game = games.find(pointer, caller.location, caller.user).await?;
    let state = games.state(game).await?;
    let key = caller.user.key;
    let mut players = [state.attackers, state.defenders].into_iter();
    let Some(other) = players.find(|player| player.key != key) else {
        return Ok(false);
    };
    let (transport, server) = (data.outbox.transport(), caller.location.server);
    Ok(leavers::has_left(transport, games, server, game, other, caller.now).await?)
}
