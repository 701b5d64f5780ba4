//! The state of a channel at Discord: whether the bot can post there.

use serenity::{
    all::{ChannelId, GuildId, Permissions, UserId},
    http::Route,
};

use time::OffsetDateTime;

use super::{
    failure::Failure,
    model::{Channel, ChannelKind, Guild, Member},
    permissions,
    rest::{self, Rest},
    transport::{count, has_code, plain},
};
use crate::{games::ChannelProblem, ids::ExternalId, transport::SendError, watch::Watch};

/// Discord's error code for a channel that does not exist.
pub(super) const UNKNOWN_CHANNEL: isize = 10003;

/// Queries the problem of a channel, if it has one. `None` if Discord does not answer.
pub(super) async fn query(
    http: &Rest,
    watch: &Watch,
    own_id: ExternalId,
    server: ExternalId,
    channel: ExternalId,
) -> Option<Option<ChannelProblem>> {
    if server.0 == 0 || channel.0 == 0 || watch.is_refused_too_often() {
        return None;
    }
    let mut state = fetch(http, server, own_id, channel).await;
    if let Err(error) = &state
        && has_code(error, UNKNOWN_CHANNEL)
    {
        // A single error may be a glitch; games are suspended only if Discord repeats it.
        count(watch, error);
        state = fetch(http, server, own_id, channel).await;
    }
    match state {
        Ok(state) => state,
        Err(error) => {
            count(watch, &error);
            tracing::debug!(error = %plain(&error), "Discord does not tell of a channel");
            match Failure::of(&error).verdict() {
                SendError::ChannelGone => Some(Some(ChannelProblem::ChannelGone)),
                SendError::Forbidden | SendError::Unwelcome => {
                    Some(Some(ChannelProblem::MayNotPost))
                }
                _ => None,
            }
        }
    }
}

/// Those of these channels of a server that a member may see; of more than a few, only the first. Private threads are left
/// out, since only their members see them. When in doubt, a channel is treated as hidden.
pub(super) async fn seen(
    http: &Rest,
    watch: &Watch,
    server: ExternalId,
    who: ExternalId,
    channels: Vec<ExternalId>,
) -> Vec<ExternalId> {
    /// Each costs a request or two.
    const MOST: usize = 8;
    let mut seen = Vec::new();
    if server.0 == 0 || who.0 == 0 || watch.is_refused_too_often() {
        return seen;
    }
    let looking = async {
        let (guild, member) = membership(http, server, who).await?;
        for id in channels.into_iter().filter(|id| id.0 != 0).take(MOST) {
            let found = channel(http, id).await?;
            if matches!(
                found.kind,
                ChannelKind::PrivateThread | ChannelKind::Conversation
            ) {
                continue;
            }
            let governing = governing(http, found).await?;
            if guild
                .permissions_in(&governing, who, &member, OffsetDateTime::now_utc())
                .view_channel()
            {
                seen.push(id);
            }
        }
        Ok::<_, serenity::Error>(())
    };
    if let Err(error) = looking.await {
        count(watch, &error);
        tracing::debug!(error = %plain(&error), "Discord does not tell which channels somebody sees");
    }
    seen
}

async fn fetch(
    http: &Rest,
    server: ExternalId,
    own_id: ExternalId,
    id: ExternalId,
) -> serenity::Result<Option<Option<ChannelProblem>>> {
    let found = channel(http, id).await?;
    if found.kind == ChannelKind::Conversation {
        return Ok(None);
    }
    if found.guild_id.is_some_and(|of| of != server) {
        return Ok(Some(Some(ChannelProblem::ChannelGone)));
    }
    let (guild, member) = membership(http, server, own_id).await?;
    let governing = governing(http, found.clone()).await?;
    let may = guild.permissions_in(&governing, own_id, &member, OffsetDateTime::now_utc());
    Ok(Some(problem_of(&found, may)))
}

/// A channel or thread.
pub(super) async fn channel(http: &Rest, id: ExternalId) -> serenity::Result<Channel> {
    let channel_id = ChannelId::new(id.0);
    rest::get(http, Route::Channel { channel_id }).await
}

/// The channel whose permissions apply: those of a thread are its channel's.
async fn governing(http: &Rest, found: Channel) -> serenity::Result<Channel> {
    match found.parent_id.filter(|_| found.is_thread()) {
        Some(parent) => channel(http, parent).await,
        None => Ok(found),
    }
}

/// A server, and a member of it.
async fn membership(
    http: &Rest,
    server: ExternalId,
    who: ExternalId,
) -> serenity::Result<(Guild, Member)> {
    let (guild_id, user_id) = (GuildId::new(server.0), UserId::new(who.0));
    let guild = rest::get(http, Route::Guild { guild_id }).await?;
    let member = rest::get(http, Route::GuildMember { guild_id, user_id }).await?;
    Ok((guild, member))
}

/// The problem of a channel in which the bot has these permissions.
fn problem_of(channel: &Channel, may: Permissions) -> Option<ChannelProblem> {
    if !channel.takes_messages() {
        Some(ChannelProblem::ChannelGone)
    } else if channel.is_locked() {
        Some(ChannelProblem::ChannelClosed)
    } else if permissions::missing_to_post(may, channel.kind_to_post())
        .next()
        .is_some()
    {
        Some(ChannelProblem::MayNotPost)
    } else {
        None
    }
}

/// The state of a channel or thread according to a server's list of channels, if it is listed.
pub(super) fn state_in(
    guild: &Guild,
    own_id: ExternalId,
    channel: ExternalId,
    now: OffsetDateTime,
) -> Option<Option<ChannelProblem>> {
    let member = guild.member(own_id)?;
    let thread = guild.threads.iter().find(|thread| thread.id == channel);
    let channel = guild.channel(channel);
    // A channel's permissions apply to its threads.
    let governing = match thread {
        Some(thread) => guild.channel(thread.parent_id?)?,
        None => channel?,
    };
    let may = guild.permissions_in(governing, own_id, member, now);
    Some(problem_of(thread.or(channel)?, may))
}
