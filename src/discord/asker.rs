//! Who asks, as an interaction tells it.

use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, GuildId, InteractionId, PartialChannel,
    Permissions,
};

use time::OffsetDateTime;

use super::permissions;
use crate::{
    commands::{Asker, Posting},
    games::Permission,
    ids::{Door, DoorKey, Request, Venue, Visitor},
    text::Locale,
};

/// The parts that both kinds of interactions have.
struct Parts<'a> {
    id: InteractionId,
    user: u64,
    locale: &'a str,
    guild: Option<GuildId>,
    guild_locale: Option<&'a str>,
    channel: u64,
    partial: Option<&'a PartialChannel>,
    may: Option<Permissions>,
}

/// Who invoked a command, or types one. `None` outside of servers.
pub(super) fn of_command(interaction: &CommandInteraction) -> Option<Asker> {
    asker(&Parts {
        id: interaction.id,
        user: interaction.user.id.get(),
        locale: &interaction.locale,
        guild: interaction.guild_id,
        guild_locale: interaction.guild_locale.as_deref(),
        channel: interaction.channel_id.get(),
        partial: interaction.channel.as_ref(),
        may: interaction.app_permissions,
    })
}

/// Who pressed a button. `None` outside of servers.
pub(super) fn of_click(interaction: &ComponentInteraction) -> Option<Asker> {
    asker(&Parts {
        id: interaction.id,
        user: interaction.user.id.get(),
        locale: &interaction.locale,
        guild: interaction.guild_id,
        guild_locale: interaction.guild_locale.as_deref(),
        channel: interaction.channel_id.get(),
        partial: interaction.channel.as_ref(),
        may: interaction.app_permissions,
    })
}

fn asker(parts: &Parts<'_>) -> Option<Asker> {
    let door = Door::Discord;
    // Discord always says what the bot may do; if it ever did not, the attempt would tell.
    let may = parts.may.unwrap_or(Permissions::all());
    let in_thread = parts.partial.is_some_and(|channel| is_thread(channel.kind));
    Some(Asker {
        request: Request {
            door,
            key: DoorKey(parts.id.get()),
        },
        visitor: Visitor {
            door,
            key: DoorKey(parts.user),
        },
        locale: Locale::from_code(parts.locale),
        venue: Venue {
            door,
            server: DoorKey(parts.guild?.get()),
            channel: DoorKey(parts.channel),
            locale: Locale::from_code(parts.guild_locale.unwrap_or_default()),
        },
        posting: posting(may, in_thread),
        now: OffsetDateTime::now_utc(),
    })
}

fn posting(may: Permissions, in_thread: bool) -> Posting {
    let send = if in_thread {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    };
    let missing = permissions::missing(may).filter_map(|need| match need.permission {
        Permissions::VIEW_CHANNEL => Some(Permission::View),
        needed => (needed == send).then_some(Permission::Send),
    });
    Posting {
        missing: missing.collect(),
        pictures: may.contains(Permissions::ATTACH_FILES) || may.administrator(),
    }
}

const fn is_thread(kind: ChannelType) -> bool {
    matches!(
        kind,
        ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread
    )
}
