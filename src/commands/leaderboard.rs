use raichi_rules::Ruleset;
use tracing::Instrument;

use super::{
    Arguments, Caller, CommandHandler, CommandResponse, Completion, Kind, Parameter,
    challenge::RULES, rules::preset,
};
use crate::{reply::Figures, service::ServiceError, text};

pub(super) const PARAMETERS: [Parameter; 1] =
    [Parameter::optional(RULES, Kind::Text(Completion::Ruleset))];

/// Shows the leaderboard of the server privately.
pub(super) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    given: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    // Only games by rulesets that ship are rated.
    let rules = given.text(RULES).map(preset).transpose()?;
    page(handler, caller, rules.map(Ruleset::name), 0).await
}

/// Shows a page of the leaderboard of the server privately, with the button that shows it to everyone. Then those on it
/// are looked up in the server; players who have left it are left out from the next time on.
pub(super) async fn page(
    handler: &CommandHandler,
    caller: &Caller,
    rules: Option<&'static str>,
    page: u32,
) -> Result<CommandResponse, ServiceError> {
    let (locale, location, now) = (caller.locale, caller.location, caller.now);
    let reader = Some(caller.user.key);
    let board = handler
        .games
        .leaderboard(rules, location, reader, page, now)
        .await?;
    let reply = text::leaderboard(locale, &board);
    let mut players = board.gone;
    players.extend(board.contenders.iter().map(|contender| contender.player));
    if players.is_empty() {
        return Ok(CommandResponse::Privately(reply));
    }
    let (games, members) = (handler.games.clone(), handler.members.clone());
    let look_up = async move {
        games
            .look_up_members(members.as_ref(), location, &players, now)
            .await;
    };
    drop(tokio::spawn(look_up.in_current_span()));
    let reply = if board.total == 0 {
        reply
    } else {
        let page = board.number;
        text::shareable_figures(locale, reply, Figures::Leaderboard { rules, page })
    };
    Ok(CommandResponse::Privately(reply))
}
