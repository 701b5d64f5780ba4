use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter, look, parameter::words,
};
use crate::{service::ServiceError, text::BoardStyle};

const STYLE: &str = "style";
const STYLES: [(&str, BoardStyle); BoardStyle::ALL.len()] = {
    let mut styles = [("", BoardStyle::Text); BoardStyle::ALL.len()];
    let mut at = 0;
    while at < styles.len() {
        styles[at] = (BoardStyle::ALL[at].code(), BoardStyle::ALL[at]);
        at += 1;
    }
    styles
};

pub(super) const PARAMETERS: [Parameter; 2] = [
    Parameter::GAME_TO_SEE,
    Parameter::optional(STYLE, Kind::Choice(&words(&STYLES))),
];

/// Shows the board privately.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let style = given.choice(STYLE, &STYLES)?;
    look::board(handler, caller, given.game(), style).await
}
