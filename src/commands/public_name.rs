use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Kind, Parameter, parameter::words,
};
use crate::{ids::Door, service::ServiceError, text};

/// Whether pages show the user's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wish {
    Show,
    Hide,
}

const MINE: &str = "mine";
const WISHES: [(&str, Wish); 2] = [("show", Wish::Show), ("hide", Wish::Hide)];

pub(super) const PARAMETERS: [Parameter; 1] =
    [Parameter::required(MINE, Kind::Choice(&words(&WISHES)))];

/// Sets whether the pages of the user's games show the user's name.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let locale = caller.locale;
    // Everybody who reaches the local page sees its seats, so there is nothing to agree to.
    if caller.user.door == Door::Local {
        return Ok(CommandResponse::Privately(text::names_of_seats(locale)));
    }
    // Without a wish or a name, nothing is shown.
    let wish = given.choice(MINE, &WISHES)?.unwrap_or(Wish::Hide);
    let reply = match caller.name.as_ref().filter(|_| wish == Wish::Show) {
        Some(name) => {
            handler.store.show_name(caller.user, name).await?;
            text::name_shown(locale, name)
        }
        None => {
            handler.store.hide_name(caller.user).await?;
            text::name_hidden(locale)
        }
    };
    Ok(CommandResponse::Privately(reply))
}
