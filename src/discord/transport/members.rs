//! What is asked of Discord about members of servers.

use std::sync::Arc;

use serenity::{
    all::{GuildId, UserId},
    http::{LightMethod, Request, Route},
};

use tokio::time::timeout;

use super::{DiscordTransport, REQUEST_TIMEOUT, count, has_code, plain};
use crate::{
    deadline::{Failed, Late, within},
    discord::{channel_state, model::WithId, rest},
    games::GameState,
    ids::ExternalId,
    picture, transport,
};

/// Discord's error codes for a user who is not in the server, and for a deleted account.
const UNKNOWN_PERSON: [isize; 2] = [10007, 10013];

impl transport::Members for DiscordTransport {
    /// Draws it while the database writes. Private games have boards in their players' themes.
    fn expect_board(&self, after: Arc<GameState>) {
        if !after.is_private {
            self.studio.expect(move || picture::of_table(&after));
        }
    }

    /// Discord reports leaving members only to bots that may see all members, so this queries one.
    fn has_left(&self, server: ExternalId, who: ExternalId) -> transport::Answered<'_> {
        Box::pin(async move {
            if server.0 == 0 || who.0 == 0 || self.watch.is_refused_too_often() {
                return false;
            }
            let route = Route::GuildMember {
                guild_id: GuildId::new(server.0),
                user_id: UserId::new(who.0),
            };
            let asking = self.http.request(Request::new(route, LightMethod::Get));
            match within(REQUEST_TIMEOUT, asking).await {
                Ok(_) => false,
                Err(Failed(error)) if UNKNOWN_PERSON.iter().any(|&code| has_code(&error, code)) => {
                    true
                }
                // When in doubt, the user is treated as present.
                Err(Failed(error)) => {
                    count(&self.watch, &error);
                    tracing::warn!(error = %plain(&error), "Discord does not tell whether somebody is in a server");
                    false
                }
                Err(Late) => {
                    self.watch.discord_error(None);
                    false
                }
            }
        })
    }

    fn can_post(&self, server: ExternalId, channel: ExternalId) -> transport::Answered<'_> {
        // When in doubt, the first post shows it.
        Box::pin(async move {
            let state = transport::Transport::look(self, server, channel).await;
            !matches!(state, Some(Some(_)))
        })
    }

    fn direct(&self, who: ExternalId) -> transport::Answered<'_, Option<ExternalId>> {
        Box::pin(async move {
            let recipient = serde_json::json!({ "recipient_id": who.to_string() });
            let route = Route::UserMeDmChannels;
            let request = rest::request(LightMethod::Post, route, &recipient, None).ok()?;
            let opening = self.http.fire::<WithId>(request);
            match within(REQUEST_TIMEOUT, opening).await {
                Ok(channel) => Some(channel.id),
                Err(Failed(error)) => {
                    count(&self.watch, &error);
                    tracing::warn!(error = %plain(&error), "Discord does not open a conversation");
                    None
                }
                Err(Late) => {
                    self.watch.discord_error(None);
                    None
                }
            }
        })
    }

    fn sees(
        &self,
        server: ExternalId,
        who: ExternalId,
        channels: Vec<ExternalId>,
    ) -> transport::Answered<'_, Vec<ExternalId>> {
        Box::pin(async move {
            let seeing = channel_state::seen(&self.http, &self.watch, server, who, channels);
            timeout(REQUEST_TIMEOUT, seeing).await.unwrap_or_default()
        })
    }
}
