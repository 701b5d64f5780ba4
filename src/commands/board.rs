use super::{Asker, Desk, Given, Kind, Parameter, Said, parameter::words};
use crate::{
    service::No,
    text::{self, BoardStyle},
};

const STYLE: &str = "style";
const STYLES: [(&str, BoardStyle); BoardStyle::ALL.len()] = {
    let mut styles = [("", BoardStyle::Text); BoardStyle::ALL.len()];
    let mut at = 0;
    while at < styles.len() {
        styles[at] = (BoardStyle::ALL[at].name(), BoardStyle::ALL[at]);
        at += 1;
    }
    styles
};

pub(super) const PARAMETERS: [Parameter; 2] = [
    Parameter::GAME_TO_SEE,
    Parameter::optional(STYLE, Kind::Choice(&words(&STYLES))),
];

/// Shows the board to whoever asks.
pub(super) async fn run(desk: &Desk, asker: &Asker, given: &Given) -> Result<Said, No> {
    let style = given.choice(STYLE, &STYLES)?.unwrap_or_default();
    let look = |table: &_, page: Option<&str>| Ok(text::board(asker.locale, table, style, page));
    Ok(Said::Privately(
        desk.to_see_with_page(asker, given.game(), look).await?,
    ))
}
