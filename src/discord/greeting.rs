//! The greeting of a server that the bot has just been added to, and the channels in which it lacks permissions.

use serenity::all::Permissions;
use time::{Duration, OffsetDateTime};

use super::{
    model::{Channel, ChannelKind, Guild},
    permissions::{self, Need},
};
use crate::{ids::ExternalId, locale::Locale, reply::Reply, text};

/// How new a server has to be. Discord sends every server whenever the bot connects, and says since when the bot is there.
const NEW: Duration = Duration::DAY;
/// How many channels a greeting names at most.
const MOST_NAMED: usize = 5;

/// Whether the bot was added to a server just now.
pub(super) fn is_new(guild: &Guild, now: OffsetDateTime) -> bool {
    guild.joined_at.is_some_and(|joined| now - joined < NEW)
}

/// The greeting, and the channel for it: the one for system messages, or the first one where the bot may post. `None` if
/// there is none.
pub(super) fn of(
    guild: &Guild,
    own_id: ExternalId,
    now: OffsetDateTime,
) -> Option<(ExternalId, Reply)> {
    let member = guild.member(own_id)?;
    let may = |channel: &Channel| guild.permissions_in(channel, own_id, member, now);
    let mut channels: Vec<_> = guild.channels.iter().filter(is_for_text).collect();
    channels.sort_by_key(|channel| (channel.position, channel.id));
    let is_open = |channel: &&&Channel| permissions::can_post(may(channel));
    let system = channels
        .iter()
        .filter(|channel| Some(channel.id) == guild.system_channel_id);
    let chosen = system.chain(&channels).find(is_open)?;
    let lacking = channels
        .iter()
        .filter(|channel| is_public(channel, guild) && drawing(may(channel)).next().is_some());
    let lacking: Vec<_> = lacking.map(|channel| channel.id).take(MOST_NAMED).collect();
    let locale = Locale::from_code(&guild.preferred_locale);
    let reply = text::greeting(locale, &lacking);
    Some((chosen.id, reply))
}

/// What the bot lacks in a channel with these permissions for posting boards as pictures.
pub(super) fn drawing(may: Permissions) -> impl Iterator<Item = &'static Need> {
    const DRAWING: Permissions = Permissions::VIEW_CHANNEL
        .union(Permissions::SEND_MESSAGES)
        .union(Permissions::ATTACH_FILES);
    permissions::missing(may).filter(|need| DRAWING.contains(need.permission))
}

/// Whether people write in a channel.
pub(super) fn is_for_text(channel: &&Channel) -> bool {
    matches!(channel.kind, ChannelKind::Text | ChannelKind::Announcement)
}

/// Whether everybody on the server sees a channel. Others are hidden on purpose, and not named.
pub(super) fn is_public(channel: &Channel, guild: &Guild) -> bool {
    let everyone = guild.everyones();
    let mut overwrites = channel.permission_overwrites.iter();
    let may = match overwrites.find(|overwrite| overwrite.id == guild.id) {
        Some(overwrite) => overwrite.applied_to(everyone),
        None => everyone,
    };
    may.contains(Permissions::VIEW_CHANNEL) || everyone.administrator()
}
