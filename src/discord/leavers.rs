//! A game can be aborted once the other player has left the server, which Discord is asked then.

use super::Data;
use crate::{
    commands::{Asker, Command, Given, Said},
    games::Refusal,
    service::{No, Pointer, leavers},
};

/// Does what a command asks for. What is refused because it is owed to the other player is done after all if that
/// player is gone.
pub(super) async fn obey(
    data: &Data,
    asker: &Asker,
    command: Command,
    given: &Given,
) -> Result<Said, No> {
    let said = data.desk.obey(asker, command, given).await;
    let owed = matches!(said, Err(No::Refused(Refusal::TooLateToAbort)));
    if owed && other_has_left(data, asker, given.game()).await? {
        return data.desk.obey(asker, command, given).await;
    }
    said
}

async fn other_has_left(data: &Data, asker: &Asker, pointer: Pointer) -> Result<bool, No> {
    let games = data.desk.games();
    let game = games.find(pointer, asker.venue, asker.visitor).await?;
    let table = games.table(game).await?;
    let key = asker.visitor.key;
    let mut players = [table.attackers, table.defenders].into_iter();
    let Some(other) = players.find(|player| player.key != key) else {
        return Ok(false);
    };
    let (courier, server) = (data.outbox.courier(), asker.venue.server);
    Ok(leavers::has_left(courier, games, server, game, other, asker.now).await?)
}
