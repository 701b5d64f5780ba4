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
    show(handler, caller, Scope::Server, ServerPart::Language).await
}

/// Shows the settings of the server or of the channel, with the menus of one part.
pub(super) async fn show(
    handler: &CommandHandler,
    caller: &Caller,
    scope: Scope,
    part: ServerPart,
) -> Result<CommandResponse, ServiceError> {
    drawn(handler, caller, scope, part, Stage::Looked).await
}

/// Shows the settings of the server or of the channel, with the menu of a group of rulesets.
pub(super) async fn show_rules(
    handler: &CommandHandler,
    caller: &Caller,
    scope: Scope,
    group: RulesGroup,
) -> Result<CommandResponse, ServiceError> {
    drawn(
        handler,
        caller,
        scope,
        ServerPart::Rules,
        Stage::Rules(group),
    )
    .await
}

/// Changes one thing, and shows all.
pub(super) async fn set(
    handler: &CommandHandler,
    caller: &Caller,
    scope: Scope,
    change: ServerChange,
) -> Result<CommandResponse, ServiceError> {
    if has_servers(caller.user.door) {
        let location = caller.location;
        handler
            .games
            .set_for_server(caller.request, location, scope, change, caller.now)
            .await?;
    }
    drawn(handler, caller, scope, change.part(), Stage::Changed).await
}

/// Removes what is set in a part, and shows all.
pub(super) async fn clear(
    handler: &CommandHandler,
    caller: &Caller,
    scope: Scope,
    part: ServerPart,
) -> Result<CommandResponse, ServiceError> {
    if has_servers(caller.user.door) {
        let location = caller.location;
        handler
            .games
            .clear_for_server(caller.request, location, scope, part, caller.now)
            .await?;
    }
    drawn(handler, caller, scope, part, Stage::Changed).await
}

/// Chooses channels of the server, and shows all its settings.
pub(super) async fn choose(
    handler: &CommandHandler,
    caller: &Caller,
    for_what: ChannelUse,
    channels: &[ExternalId],
) -> Result<CommandResponse, ServiceError> {
    if has_servers(caller.user.door) {
        let most = usize::from(for_what.most());
        let channels = channels.get(..most).unwrap_or(channels);
        let location = caller.location;
        handler
            .games
            .choose_channels(caller.request, location, for_what, channels, caller.now)
            .await?;
    }
    drawn(
        handler,
        caller,
        Scope::Server,
        for_what.part(),
        Stage::Changed,
    )
    .await
}

/// What the message follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Looked,
    Rules(RulesGroup),
    Changed,
}

async fn drawn(
    handler: &CommandHandler,
    caller: &Caller,
    scope: Scope,
    part: ServerPart,
    stage: Stage,
) -> Result<CommandResponse, ServiceError> {
    let (locale, location) = (caller.locale, caller.location);
    if !has_servers(caller.user.door) {
        return Ok(CommandResponse::Privately(text::no_server_settings(locale)));
    }
    let settings = handler.games.server_settings(location).await?;
    let view = ServerView {
        settings: &settings,
        location,
        scope,
        part,
        group: match stage {
            Stage::Rules(group) => Some(group),
            Stage::Looked | Stage::Changed => None,
        },
        is_changed: stage == Stage::Changed,
        now: caller.now,
        has_pages: handler.pages.offers(location.door, location.server),
    };
    Ok(CommandResponse::Privately(text::server_settings(
        locale, view,
    )))
}
