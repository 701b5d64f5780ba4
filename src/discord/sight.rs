//! What Discord tells of a channel: whether anything can be said there.

use serenity::all::{
    Channel, ChannelId, ChannelType, GuildChannel, GuildId, Http, Permissions, UserId,
};

use super::{
    courier::{count, has_code, plain},
    failure::Failure,
    permissions,
};
use crate::{courier::SendError, games::ChannelProblem, ids::ExternalId, watch::Watch};

/// Discord's number for a channel that is not there.
pub(super) const UNKNOWN_CHANNEL: isize = 10003;

/// Asks Discord what is in the way in a channel of a server, if anything is. `None` if it does not say.
pub(super) async fn ask(
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
    let mut seen = asked(http, server, own_id, channel).await;
    if let Err(error) = &seen
        && has_code(error, UNKNOWN_CHANNEL)
    {
        // Said once, it may be a slip; a game is suspended only if Discord says it twice.
        count(watch, error);
        seen = asked(http, server, own_id, channel).await;
    }
    match seen {
        Ok(seen) => seen,
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

async fn asked(
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
    let above = match channel.parent_id.filter(|_| is_thread(&channel)) {
        Some(parent) => http.get_channel(parent).await?.guild(),
        None => None,
    };
    let may = guild.user_permissions_in(above.as_ref().unwrap_or(&channel), &member);
    Ok(Some(judge(&channel, may)))
}

/// What is in the way in a channel in which the bot may do this.
pub(super) fn judge(channel: &GuildChannel, may: Permissions) -> Option<ChannelProblem> {
    if !takes_messages(channel.kind) {
        Some(ChannelProblem::ChannelGone)
    } else if is_locked(channel) {
        Some(ChannelProblem::ChannelClosed)
    } else if permissions::lacking_to_post(may, is_thread(channel))
        .next()
        .is_some()
    {
        Some(ChannelProblem::MayNotPost)
    } else {
        None
    }
}

/// Whether a channel of this kind takes messages itself. Those that serenity has no name for are like forums, as the
/// one for media.
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
