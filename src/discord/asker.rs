//! Who asks, where, and in which language: what a handler takes from an interaction.

use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, GuildId, InteractionId, PartialChannel,
    Permissions,
};

use super::permissions;
use crate::{
    games::{Permission, Refusal},
    ids::{Door, DoorKey, Request, Venue, Visitor},
    text::Locale,
};

/// Somebody who acts by an interaction.
#[derive(Debug, Clone, Copy)]
pub(super) struct Asker {
    /// The act.
    pub(super) request: Request,
    /// The person.
    pub(super) visitor: Visitor,
    /// The person's language.
    pub(super) locale: Locale,
    /// The channel.
    pub(super) venue: Venue,
    /// What the bot may do there.
    may: Permissions,
    in_thread: bool,
}

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

impl Asker {
    /// Who invoked a command, or types one. `None` outside of servers.
    pub(super) fn of_command(interaction: &CommandInteraction) -> Option<Self> {
        Self::of(&Parts {
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
    pub(super) fn of_click(interaction: &ComponentInteraction) -> Option<Self> {
        Self::of(&Parts {
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

    fn of(parts: &Parts<'_>) -> Option<Self> {
        let door = Door::Discord;
        Some(Self {
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
            // Discord always says what the bot may do; if it ever did not, the attempt would tell.
            may: parts.may.unwrap_or(Permissions::all()),
            in_thread: parts.partial.is_some_and(|channel| is_thread(channel.kind)),
        })
    }

    /// Refuses what would have to be posted in a channel where the bot cannot post.
    pub(super) fn need_to_post(&self) -> Result<(), Refusal> {
        let send = if self.in_thread {
            Permissions::SEND_MESSAGES_IN_THREADS
        } else {
            Permissions::SEND_MESSAGES
        };
        let missing = permissions::missing(self.may).filter_map(|need| match need.permission {
            Permissions::VIEW_CHANNEL => Some(Permission::View),
            needed => (needed == send).then_some(Permission::Send),
        });
        let missing: Vec<_> = missing.collect();
        if missing.is_empty() {
            Ok(())
        } else {
            Err(Refusal::MissingPermissions { missing })
        }
    }

    /// Whether what is posted in the channel can have pictures.
    pub(super) fn pictures_can_be_posted(&self) -> bool {
        self.may(Permissions::ATTACH_FILES)
    }

    fn may(&self, permissions: Permissions) -> bool {
        self.may.contains(permissions) || self.may.administrator()
    }
}

const fn is_thread(kind: ChannelType) -> bool {
    matches!(
        kind,
        ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread
    )
}
