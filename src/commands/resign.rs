use super::{Asker, Desk, Given, Parameter, Said};
use crate::{
    games::{No, Refusal},
    text,
};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME];

/// Asks whether to give a game up; the answer is a button.
pub(super) async fn resign(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
    let games = &desk.games;
    let game = games.find(given.game(), asker.venue, asker.visitor).await?;
    let table = games.table(game).await?;
    let key = asker.visitor.key;
    let (player, opponent) = match (table.attackers, table.defenders) {
        (attackers, defenders) if attackers.key == key => (attackers, defenders),
        (attackers, defenders) if defenders.key == key => (defenders, attackers),
        _ => return Err(Refusal::NotAPlayer { game }.into()),
    };
    if let Some(ending) = table.ending() {
        return Err(Refusal::Finished { game, ending }.into());
    }
    Ok(Said::Privately(text::ask_to_resign(
        asker.locale,
        &table,
        player,
        opponent,
    )))
}
