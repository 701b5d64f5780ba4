//! The state of a channel at Discord: whether the bot can post there.

use serenity::all::{
    Channel, ChannelId, ChannelType, GuildChannel, GuildId, Http, Permissions, UserId,
};

use super::{
    failure::Failure,
    permissions,
    transport::{count, has_code, plain},
};
use crate::{games::ChannelProblem, ids::ExternalId, transport::SendError, watch::Watch};

/// Discord's error code for a channel that does not exist.
pub(super) const UNKNOWN_CHANNEL: isize = 10003;

/// Queries the problem of a channel, if it has one. `None` if Discord does not answer.
pub(super) async fn query(
    http: &Http,
    watch: &Watch,
    own_id: UserId,
    server: ExternalId,
    channel: ExternalId,
) -> Option<Option<ChannelProblem>> {
    if server.0 == 0 || watch.is_refused_too_often() {
        return None;
    }
    let (server, channel) = (GuildId::new(server.0), channel_id(channel)?);
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
                SendError::Forbidden => Some(Some(ChannelProblem::MayNotPost)),
                _ => None,
            }
        }
    }
}

/// Those of these channels of a server that a member may see; of more than a few, only the first. Private threads are left
/// out, since only their members see them. When in doubt, a channel is treated as hidden.
pub(super) async fn seen(
    http: &Http,
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
    let (server, who) = (GuildId::new(server.0), UserId::new(who.0));
    let looking = async {
        let guild = http.get_guild(server).await?;
        let member = http.get_member(server, who).await?;
        for channel in channels.into_iter().take(MOST) {
            let Some(id) = channel_id(channel) else {
                continue;
            };
            let Channel::Guild(mut found) = http.get_channel(id).await? else {
                continue;
            };
            if found.kind == ChannelType::PrivateThread {
                continue;
            }
            if let Some(parent) = found.parent_id.filter(|_| is_thread(&found)) {
                let Channel::Guild(parent) = http.get_channel(parent).await? else {
                    continue;
                };
                found = parent;
            }
            if guild.user_permissions_in(&found, &member).view_channel() {
                seen.push(channel);
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
    http: &Http,
    server: GuildId,
    own_id: UserId,
    id: ChannelId,
) -> serenity::Result<Option<Option<ChannelProblem>>> {
    let Channel::Guild(channel) = http.get_channel(id).await? else {
        return Ok(None);
    };
    let guild = http.get_guild(server).await?;
    let member = http.get_member(server, own_id).await?;
    let parent = match channel.parent_id.filter(|_| is_thread(&channel)) {
        Some(parent) => http.get_channel(parent).await?.guild(),
        None => None,
    };
    let may = guild.user_permissions_in(parent.as_ref().unwrap_or(&channel), &member);
    Ok(Some(problem_of(&channel, may)))
}

/// The problem of a channel in which the bot has these permissions.
pub(super) fn problem_of(channel: &GuildChannel, may: Permissions) -> Option<ChannelProblem> {
    if !takes_messages(channel.kind) {
        Some(ChannelProblem::ChannelGone)
    } else if is_locked(channel) {
        Some(ChannelProblem::ChannelClosed)
    } else if permissions::missing_to_post(may, is_thread(channel))
        .next()
        .is_some()
    {
        Some(ChannelProblem::MayNotPost)
    } else {
        None
    }
}

/// Whether a channel of this kind takes messages itself. Kinds unknown to serenity are similar to forums,
/// such as media channels.
pub(super) const fn takes_messages(kind: ChannelType) -> bool {
    !matches!(
        kind,
        ChannelType::Category
            | ChannelType::Directory
            | ChannelType::Forum
            | ChannelType::Unknown(_)
    )
}

pub(super) fn is_locked(channel: &GuildChannel) -> bool {
    channel
        .thread_metadata
        .is_some_and(|metadata| metadata.locked)
}

const fn is_thread(channel: &GuildChannel) -> bool {
    channel.thread_metadata.is_some()
}

pub(super) fn channel_id(key: ExternalId) -> Option<ChannelId> {
    (key.0 != 0).then(|| ChannelId::new(key.0))
}
