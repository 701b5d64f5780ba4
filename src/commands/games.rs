use super::{Asker, Desk, Given, Parameter, Said};
use crate::{service::No, text};

pub(super) const PARAMETERS: [Parameter; 0] = [];

/// Lists the asker's games, wherever they are played.
pub(super) async fn run(desk: &Desk, asker: &Asker, _: &Given) -> Result<Said, No> {
    page(desk, asker, 0).await
}

/// Lists a page of the asker's games, wherever they are played; pages are counted from 0.
pub(super) async fn page(desk: &Desk, asker: &Asker, number: u32) -> Result<Said, No> {
    let page = desk.games.games_of(asker.visitor, number).await?;
    Ok(Said::Privately(text::games(
        asker.locale,
        asker.visitor.key,
        &page,
        desk.link,
    )))
}
