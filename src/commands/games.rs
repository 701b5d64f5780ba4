use super::{Asker, Desk, Said};
use crate::{service::No, text};

/// Lists a page of the asker's games, wherever they are played; pages are counted from 0.
pub(super) async fn games(desk: &Desk, asker: &Asker, page: u32) -> Result<Said, No> {
    let page = desk.games.games_of(asker.visitor, page).await?;
    Ok(Said::Privately(text::games(
        asker.locale,
        asker.visitor.key,
        &page,
        desk.link,
    )))
}
