//! Settings: messages that redraw themselves with each change.

pub(super) mod own;
pub(super) mod server;

use self::server::Step;
use super::{Caller, CommandHandler, CommandResponse};
use crate::{
    games::{ChannelUse, GameState, OwnSettings, Refusal, Scope, side_below},
    ids::{Door, ExternalId, ExternalUser},
    reply::{Reply, SettingsPress},
    service::ServiceError,
    text::{self, BoardStyle},
};

impl CommandHandler {
    /// Runs the request of a menu or button of settings.
    pub(super) async fn settings(
        &self,
        caller: &Caller,
        press: SettingsPress,
    ) -> Result<CommandResponse, ServiceError> {
        match press {
            SettingsPress::Own(setting) => own::show(self, caller, setting, None).await,
            SettingsPress::SetOwn(change) => own::set(self, caller, change).await,
            SettingsPress::Server { scope, part } => {
                server::step(self, caller, scope, Step::Look(part)).await
            }
            SettingsPress::Rules { scope, group } => {
                server::step(self, caller, scope, Step::Rules(group)).await
            }
            SettingsPress::SetServer { scope, change } => {
                server::step(self, caller, scope, Step::Set(change)).await
            }
            SettingsPress::ClearServer { scope, part } => {
                server::step(self, caller, scope, Step::Clear(part)).await
            }
            // They come with channels; see `choose_channels`.
            SettingsPress::Channels(_) => Err(Refusal::UnknownButton.into()),
            SettingsPress::ResultsHere if !caller.posting.user_manages => {
                Err(Refusal::OnlyManagers.into())
            }
            SettingsPress::ResultsHere => {
                let here = caller.location.channel;
                self.choose_channels(caller, ChannelUse::Results, &[here])
                    .await
            }
            SettingsPress::Close => Ok(CommandResponse::Closed),
        }
    }

    /// Chooses channels of the server for something.
    pub async fn choose_channels(
        &self,
        caller: &Caller,
        for_what: ChannelUse,
        channels: &[ExternalId],
    ) -> Result<CommandResponse, ServiceError> {
        server::step(
            self,
            caller,
            Scope::Server,
            Step::Choose(for_what, channels),
        )
        .await
    }

    /// A private message with boards in the style that the command asks for, or else the caller has chosen, and from the
    /// caller's side.
    pub(super) async fn as_liked(
        &self,
        caller: &Caller,
        reply: Reply,
        state: Option<&GameState>,
        style: Option<BoardStyle>,
    ) -> Result<Reply, ServiceError> {
        self.liked_by(caller.user, reply, state, style).await
    }

    /// As [`CommandHandler::as_liked`], for this user.
    pub(super) async fn liked_by(
        &self,
        user: ExternalUser,
        reply: Reply,
        state: Option<&GameState>,
        style: Option<BoardStyle>,
    ) -> Result<Reply, ServiceError> {
        if reply.picture.is_none() {
            return Ok(reply);
        }
        let own = self.store.own_settings(user).await?;
        let style = style.unwrap_or_else(|| text::own_style(&own));
        Ok(text::as_liked(reply, style, below(user, &own, state)))
    }
}

/// The side that a user's boards show below, if it is not the usual one.
fn below(
    user: ExternalUser,
    own: &OwnSettings,
    state: Option<&GameState>,
) -> Option<raichi_rules::Side> {
    let state = state.filter(|state| !state.is_hot_seat())?;
    let mut sides = raichi_rules::Side::ALL.into_iter();
    let played = sides.find(|&side| state.player(side).key == user.key);
    side_below(own, played)
}

/// Whether a door has servers whose admins set anything.
const fn has_servers(door: Door) -> bool {
    match door {
        Door::Discord => true,
        Door::Local => false,
    }
}
