use super::{Asker, Desk, Said};
use crate::{games::No, text};

/// Lists the asker's games, wherever they are played.
pub(super) async fn games(desk: &Desk, asker: &Asker) -> Result<Said, No> {
    let games = desk.games.games_of(asker.visitor).await?;
    Ok(Said::Privately(text::games(
        asker.locale,
        asker.visitor.key,
        &games,
        desk.link,
    )))
}
