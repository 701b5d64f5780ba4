//! Discord's page *Integrations* decides who may use the command, so nothing is checked here.

use super::{Caller, CommandHandler, CommandResponse, has_servers};
use crate::{
    commands::{Arguments, Parameter},
    games::{ChannelUse, RulesGroup, Scope, ServerChange, ServerPart},
    ids::ExternalId,
    service::ServiceError,
    text::{self, ServerView},
};

pub(crate) const PARAMETERS: [Parameter; 0] = [];

/// Shows the settings of the server.
pub(crate) async fn run(
    handler: &CommandHandler,
    caller: &Caller,
    _: &Arguments,
) -> Result<CommandResponse, ServiceError> {
    let looked = Step::Look(ServerPart::Language);
    step(handler, caller, Scope::Server, looked).await
}

/// What is done with the settings of a server or of a channel.
#[derive(Debug, Clone, Copy)]
pub(super) enum Step<'a> {
    /// Look at a part.
    Look(ServerPart),
    /// Look at a group of rulesets.
    Rules(RulesGroup),
    /// Change one thing.
    Set(ServerChange),
    /// Remove what is set in a part.
    Clear(ServerPart),
    /// Choose channels of the server.
    Choose(ChannelUse, &'a [ExternalId]),
}

/// Does it, and shows all settings with the menus of one part.
pub(super) async fn step(
    handler: &CommandHandler,
    caller: &Caller,
    scope: Scope,
    step: Step<'_>,
) -> Result<CommandResponse, ServiceError> {
    let (locale, location) = (caller.locale, caller.location);
    if !has_servers(caller.user.door) {
        return Ok(CommandResponse::Privately(text::no_server_settings(locale)));
    }
    let (games, request, now) = (&handler.games, caller.request, caller.now);
    let (part, group) = match step {
        Step::Look(part) => (part, None),
        Step::Rules(group) => (ServerPart::Rules, Some(group)),
        Step::Set(change) => {
            games
                .set_for_server(request, location, scope, change, now)
                .await?;
            (change.part(), None)
        }
        Step::Clear(part) => {
            games
                .clear_for_server(request, location, scope, part, now)
                .await?;
            (part, None)
        }
        Step::Choose(for_what, channels) => {
            let most = usize::from(for_what.most());
            let channels = channels.get(..most).unwrap_or(channels);
            games
                .choose_channels(request, location, for_what, channels, now)
                .await?;
            (for_what.part(), None)
        }
    };
    let settings = games.server_settings(location).await?;
    let view = ServerView {
        settings: &settings,
        location,
        scope,
        part,
        group,
        is_changed: !matches!(step, Step::Look(_) | Step::Rules(_)),
        now,
        has_pages: handler.pages.offers(location.door, location.server),
    };
    Ok(CommandResponse::Privately(text::server_settings(
        locale, view,
    )))
}
