use super::{Asker, Desk, Given, Parameter, Said};
use crate::{service::No, text};

pub(super) const PARAMETERS: [Parameter; 1] = [Parameter::GAME_TO_SEE];

/// Shows a whole game to whoever asks.
pub(super) async fn run(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
    let look = |table: &_| Ok(text::replay(asker.locale, table));
    Ok(Said::Privately(
        desk.to_see(asker, given.game(), look).await?,
    ))
}
