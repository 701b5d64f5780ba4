//! What Discord tells of a channel: whether anything can be said there.

use serenity::all::{
    Channel, ChannelId, ChannelType, GuildChannel, GuildId, Http, Permissions, UserId,
};

use super::{
    courier::{count, has_code, plain},
    permissions,
};
use crate::{games::Hindrance, ids::DoorKey, watch::Watch};

/// Discord's number for a channel that is not there.
pub(super) const UNKNOWN_CHANNEL: isize = 10003;

/// Asks Discord what is in the way in a channel of a server, if anything is. `None` if it does not say.
pub(super) async fn ask(
    http: &Http,
    watch: &Watch,
    own_id: UserId,
    server: DoorKey,
    channel: DoorKey,
) -> Option<Option<Hindrance>> {
    if server.0 == 0 || watch.is_refused_too_often() {
        return None;
    }
    match asked(http, GuildId::new(server.0), own_id, channel_id(channel)?).await {
        Ok(seen) => seen,
        Err(error) => {
            count(watch, &error);
            if has_code(&error, UNKNOWN_CHANNEL) {
                return Some(Some(Hindrance::ChannelGone));
            }
            let forbidden = matches!(
                &error,
                serenity::Error::Http(error) if error.status_code().is_some_and(|status| status.as_u16() == 403)
            );
            tracing::debug!(error = %plain(&error), "Discord does not tell of a channel");
            forbidden.then_some(Some(Hindrance::MayNotPost))
        }
    }
}

async fn asked(
    http: &Http,
    server: GuildId,
    own_id: UserId,
    id: ChannelId,
) -> serenity::Result<Option<Option<Hindrance>>> {
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
pub(super) fn judge(channel: &GuildChannel, may: Permissions) -> Option<Hindrance> {
    if !takes_messages(channel.kind) {
        Some(Hindrance::ChannelGone)
    } else if is_locked(channel) {
        Some(Hindrance::ChannelClosed)
    } else if permissions::lacking_to_post(may, is_thread(channel))
        .next()
        .is_some()
    {
        Some(Hindrance::MayNotPost)
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

pub(super) fn channel_id(key: DoorKey) -> Option<ChannelId> {
    (key.0 != 0).then(|| ChannelId::new(key.0))
}
