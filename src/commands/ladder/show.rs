use raichi_rules::Ruleset;

use super::{WHICH, rules_of};
use crate::{
    commands::{Arguments, Caller, CommandHandler, CommandResponse, Parameter},
    games::LadderRefusal,
    reply::Figures,
    service::ServiceError,
    text,
};

pub(in crate::commands) const PARAMETERS: [Parameter; 1] = [WHICH];

/// Shows a ladder of the server privately.
pub(in crate::commands) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let rules = rules_of(handler, caller, given).await?;
    page(handler, caller, rules, 0).await
}

/// Shows a page of a ladder privately, with the button that shows it to everyone.
pub(in crate::commands) async fn page(
    handler: &CommandHandler,
    caller: &Caller,
    rules: &'static Ruleset,
    page: u32,
) -> Result<CommandResponse, ServiceError> {
    let (locale, location, reader) = (caller.locale, caller.location, caller.user.key);
    let ladder = handler
        .games
        .ladder(rules.name(), location, Some(reader), page, caller.now)
        .await?
        .ok_or_else(|| LadderRefusal::NotMade.of(rules))?;
    let figures = Figures::Ladder {
        rules: rules.name(),
        page: ladder.number,
    };
    let reply = text::ladder(locale, &ladder);
    let page = handler
        .games
        .ladder_page(location, rules, &handler.pages)
        .await?;
    let reply = text::leading_to(locale, reply, page.as_deref());
    Ok(CommandResponse::Privately(text::shareable_figures(
        locale, reply, figures,
    )))
}
