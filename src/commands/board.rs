use super::{Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter};
use crate::{
    service::ServiceError,
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
pub(super) async fn board(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let style = given.text("style").and_then(BoardStyle::from_name);
    let look = |state: &_, page: Option<&str>| {
        let style = style.unwrap_or_default();
        Ok(text::board(caller.locale, state, style, page))
    };
    Ok(CommandResponse::Privately(
        handler.to_see_with_page(caller, given.game(), look).await?,
    ))
}
