//! The context of a request, from an interaction or a message.

use serenity::all::Permissions;
use time::OffsetDateTime;

use super::{
    model::{ChannelKind, Interaction, InteractionType, Message, User},
    permissions,
};
use crate::{
    commands::{Caller, Posting},
    games::{Permission, PublicName},
    ids::{Door, ExternalId, ExternalUser, LocaleSource, Location, Request},
    locale::Locale,
    store::MessageContext,
};

/// The language that Discord sends for servers that have not chosen one.
const PLACEHOLDER: &str = "en-US";

/// The information in an interaction about its channel.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sighting {
    /// The server.
    pub(super) server: ExternalId,
    /// The channel or thread.
    pub(super) channel: ExternalId,
    /// The channel that a thread belongs to.
    pub(super) parent: Option<ExternalId>,
    /// Whether it is a private thread: the bot may post there only if it is also a member, which the interaction does
    /// not show.
    pub(super) private: bool,
    /// Whether the bot may post there.
    pub(super) open: bool,
    /// Whether its posts there may have pictures.
    pub(super) pictures: bool,
    /// When the interaction arrived.
    pub(super) at: OffsetDateTime,
}

/// The channel information of a command or a click; completions and forms are not used.
pub(super) fn sighting(interaction: &Interaction, caller: &Caller) -> Option<Sighting> {
    use InteractionType::{Command, Component};
    if !matches!(interaction.kind, Command | Component) || caller.location.is_nowhere() {
        return None;
    }
    Some(Sighting {
        server: caller.location.server,
        channel: caller.location.channel,
        private: interaction.channel.kind == ChannelKind::PrivateThread,
        parent: caller.location.parent,
        open: caller.posting.missing.is_empty() && !caller.posting.locked,
        pictures: caller.posting.pictures,
        at: caller.now,
    })
}

/// The user of an interaction.
pub(super) fn of_interaction(interaction: &Interaction) -> Caller {
    let locale = Locale::from_code(&interaction.locale);
    let location = location(interaction, locale);
    Caller {
        request: Request {
            door: Door::Discord,
            key: interaction.id,
        },
        user: user(&interaction.user),
        name: name(&interaction.user),
        locale,
        location,
        // Nobody restricts what is written in direct messages.
        posting: if location.is_direct() {
            Posting::free()
        } else {
            posting(interaction)
        },
        now: OffsetDateTime::now_utc(),
    }
}

/// The author of a message in a server with this language. A message does not show the bot's permissions, so posting
/// is attempted; but if the last attempt found a problem, nothing can be posted until Discord reports a change.
pub(super) fn of_message(
    message: &Message,
    server: ExternalId,
    locale: Locale,
    context: Option<&MessageContext>,
) -> Caller {
    let door = Door::Discord;
    let (user, name) = author(message);
    Caller {
        request: Request {
            door,
            key: message.id,
        },
        user,
        name,
        locale,
        location: Location {
            door,
            server,
            channel: message.channel_id,
            parent: context.and_then(|context| context.parent),
            locale,
            locale_source: LocaleSource::User,
        },
        posting: Posting {
            missing: context
                .and_then(|context| context.problem)
                .map(|_| Permission::Send)
                .into_iter()
                .collect(),
            ..Posting::free()
        },
        now: OffsetDateTime::now_utc(),
    }
}

/// The author of a message and the author's name.
pub(super) fn author(message: &Message) -> (ExternalUser, Option<PublicName>) {
    (user(&message.author), name(&message.author))
}

fn user(user: &User) -> ExternalUser {
    ExternalUser {
        door: Door::Discord,
        key: user.id,
    }
}

/// The name that a user shows everywhere at Discord. Nicknames are for the members of one server only.
fn name(user: &User) -> Option<PublicName> {
    PublicName::of(&user.global_name).or_else(|| PublicName::of(&user.username))
}

/// Where an interaction happens: in a server with the bot, in its direct messages, or where it is not.
fn location(interaction: &Interaction, locale: Locale) -> Location {
    let (server_locale, locale_source) = server_locale(interaction);
    match (interaction.channel_id, interaction.guild_id) {
        (Some(channel), Some(server)) if interaction.is_installed != Some(false) => Location {
            door: Door::Discord,
            server,
            channel,
            parent: interaction
                .channel
                .parent_id
                .filter(|_| interaction.channel.kind.is_thread()),
            locale: server_locale,
            locale_source,
        },
        (Some(channel), None) if interaction.is_direct => Location::direct(channel, locale),
        _ => Location::nowhere(locale),
    }
}

/// The language of a server. Discord sends one of its own only for servers with the feature *Community*, and for all
/// others a placeholder.
fn server_locale(interaction: &Interaction) -> (Locale, LocaleSource) {
    match interaction.guild_locale.as_str() {
        "" | PLACEHOLDER => (Locale::from_code(&interaction.locale), LocaleSource::User),
        code => (Locale::from_code(code), LocaleSource::Server),
    }
}

fn posting(interaction: &Interaction) -> Posting {
    // Discord always sends the permissions; without them, posting is attempted.
    let may = interaction.may.unwrap_or(Permissions::all());
    let user_may = interaction.user_may.unwrap_or(Permissions::all());
    let channel = &interaction.channel;
    Posting {
        missing: permissions::missing_to_post(may, channel.kind).collect(),
        time_out: None,
        suffices: channel.kind != ChannelKind::PrivateThread,
        pictures: may.contains(Permissions::ATTACH_FILES) || may.administrator(),
        locked: channel
            .thread_metadata
            .is_some_and(|metadata| metadata.locked),
        user_may_write: permissions::missing_to_post(user_may, channel.kind)
            .next()
            .is_none(),
        user_manages: interaction
            .user_may
            .is_some_and(|may| may.manage_guild() || may.administrator()),
    }
}
