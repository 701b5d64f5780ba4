use super::{Asker, Desk, Given, Parameter, Said};
use crate::{games::No, text};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME];

/// Gives the record of a game as a file to whoever asks.
pub(super) async fn history(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
    let Some(table) = desk.seen_table(asker, given.game()).await? else {
        return Ok(Said::Privately(text::no_game_to_see(asker.locale)));
    };
    let record = desk.games.record(table.id).await?;
    Ok(Said::Privately(text::history(
        asker.locale,
        &table,
        record.to_string(),
    )))
}
