use super::{Asker, Desk, Given, Kind, Parameter, Said};
use crate::{
    service::No,
    text::{self, BoardStyle},
};

/// The styles by the words of [`BoardStyle::name`].
const STYLES: [&str; BoardStyle::ALL.len()] = {
    let mut names = [""; BoardStyle::ALL.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = BoardStyle::ALL[at].name();
        at += 1;
    }
    names
};

pub(super) const PARAMETERS: [Parameter; 2] = [
    Parameter::GAME_TO_SEE,
    Parameter::optional("style", Kind::Choice(&STYLES)),
];

/// Shows the board to whoever asks.
pub(super) async fn run(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
    let style = given.text("style").and_then(BoardStyle::from_name);
    let look = |table: &_, page: Option<&str>| {
        let style = style.unwrap_or_default();
        Ok(text::board(asker.locale, table, style, page))
    };
    Ok(Said::Privately(
        desk.to_see_with_page(asker, given.game(), look).await?,
    ))
}
