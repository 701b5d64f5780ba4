//! The context of a request, from an interaction or a message.

use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelType, GuildId, Interaction,
    InteractionContext, InteractionId, Message, PartialChannel, Permissions, User,
};

use time::OffsetDateTime;

use super::permissions;
use crate::{
    commands::{Caller, Posting},
    games::{Permission, PublicName},
    ids::{Door, ExternalId, ExternalUser, LocaleSource, Location, Request},
    locale::Locale,
    store::MessageContext,
};

/// The language that Discord sends for servers that have not chosen one.
const PLACEHOLDER: &str = "en-US";

/// The common parts of all kinds of interactions.
struct Parts<'a> {
    id: InteractionId,
    user: &'a User,
    locale: &'a str,
    guild: Option<GuildId>,
    guild_locale: Option<&'a str>,
    context: Option<InteractionContext>,
    installed: Option<bool>,
    channel: u64,
    partial: Option<&'a PartialChannel>,
    may: Option<Permissions>,
    user_may: Option<Permissions>,
}

/// The parts of an interaction. Serenity's kinds of interactions have the same fields, but no common trait.
macro_rules! parts {
    ($interaction:expr) => {
        parts!(
            $interaction,
            $interaction.context,
            is_installed(&$interaction.authorizing_integration_owners)
        )
    };
    ($interaction:expr, $context:expr, $installed:expr) => {
        Parts {
            id: $interaction.id,
            user: &$interaction.user,
            locale: &$interaction.locale,
            guild: $interaction.guild_id,
            guild_locale: $interaction.guild_locale.as_deref(),
            context: $context,
            installed: $installed,
            channel: $interaction.channel_id.get(),
            partial: $interaction.channel.as_ref(),
            may: $interaction.app_permissions,
            user_may: $interaction
                .member
                .as_ref()
                .and_then(|member| member.permissions),
        }
    };
}

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
    let channel = match interaction {
        Interaction::Command(it) => it.channel.as_ref(),
        Interaction::Component(it) => it.channel.as_ref(),
        _ => return None,
    };
    if caller.location.is_nowhere() {
        return None;
    }
    Some(Sighting {
        server: caller.location.server,
        channel: caller.location.channel,
        private: channel.is_some_and(|channel| channel.kind == ChannelType::PrivateThread),
        parent: caller.location.parent,
        open: caller.posting.missing.is_empty() && !caller.posting.locked,
        pictures: caller.posting.pictures,
        at: caller.now,
    })
}

/// The user of a command, a completion, a button or a form; `None` for other interactions.
pub(super) fn of_interaction(interaction: &Interaction) -> Option<Caller> {
    let parts = match interaction {
        Interaction::Command(it) | Interaction::Autocomplete(it) => parts!(it),
        Interaction::Component(it) => parts!(it),
        // There are forms in servers with the bot only.
        Interaction::Modal(it) => parts!(it, None, None),
        _ => return None,
    };
    Some(caller(&parts))
}

/// The author of a message in a server with this language. A message does not show the bot's permissions, so posting
/// is attempted; but if the last attempt found a problem, nothing can be posted until Discord reports a change.
pub(super) fn of_message(
    message: &Message,
    server: GuildId,
    locale: Locale,
    context: Option<&MessageContext>,
) -> Caller {
    let door = Door::Discord;
    let (user, name) = author(message);
    Caller {
        request: Request {
            door,
            key: ExternalId(message.id.get()),
        },
        user,
        name,
        locale,
        location: Location {
            door,
            server: ExternalId(server.get()),
            channel: ExternalId(message.channel_id.get()),
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
    let user = ExternalUser {
        door: Door::Discord,
        key: ExternalId(message.author.id.get()),
    };
    (user, name(&message.author))
}

/// The name that a user shows everywhere at Discord. Nicknames are for the members of one server only.
fn name(user: &User) -> Option<PublicName> {
    PublicName::of(user.display_name()).or_else(|| PublicName::of(&user.name))
}

/// Whether the bot was added to the server, as far as Discord sends it; if not, only the user has installed the
/// application.
fn is_installed(owners: &AuthorizingIntegrationOwners) -> Option<bool> {
    let in_server = |owner: &AuthorizingIntegrationOwner| {
        matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_))
    };
    (!owners.0.is_empty()).then(|| owners.0.iter().any(in_server))
}

/// Where an interaction happens: in a server with the bot, in its direct messages, or where it is not.
fn location(parts: &Parts<'_>, locale: Locale) -> Location {
    let channel = ExternalId(parts.channel);
    let (server_locale, locale_source) = server_locale(parts);
    match (parts.guild, parts.context) {
        (Some(guild), _) if parts.installed != Some(false) => Location {
            door: Door::Discord,
            server: ExternalId(guild.get()),
            channel,
            parent: parts.partial.and_then(parent),
            locale: server_locale,
            locale_source,
        },
        (None, Some(InteractionContext::BotDm)) => Location::direct(channel, locale),
        _ => Location::nowhere(locale),
    }
}

fn caller(parts: &Parts<'_>) -> Caller {
    let door = Door::Discord;
    let locale = Locale::from_code(parts.locale);
    let location = location(parts, locale);
    Caller {
        request: Request {
            door,
            key: ExternalId(parts.id.get()),
        },
        user: ExternalUser {
            door,
            key: ExternalId(parts.user.id.get()),
        },
        name: name(parts.user),
        locale,
        location,
        // Nobody restricts what is written in direct messages.
        posting: if location.is_direct() {
            Posting::free()
        } else {
            posting(parts)
        },
        now: OffsetDateTime::now_utc(),
    }
}

/// The language of a server. Discord sends one of its own only for servers with the feature *Community*, and for all
/// others a placeholder.
fn server_locale(parts: &Parts<'_>) -> (Locale, LocaleSource) {
    match parts.guild_locale {
        Some(code) if code != PLACEHOLDER => (Locale::from_code(code), LocaleSource::Server),
        Some(_) | None => (Locale::from_code(parts.locale), LocaleSource::User),
    }
}

/// The channel that a thread belongs to.
fn parent(channel: &PartialChannel) -> Option<ExternalId> {
    let parent = channel.parent_id.filter(|_| is_thread(channel.kind));
    parent.map(|parent| ExternalId(parent.get()))
}

fn posting(parts: &Parts<'_>) -> Posting {
    // Discord always sends the permissions; without them, posting is attempted.
    let may = parts.may.unwrap_or(Permissions::all());
    let user_may = parts.user_may.unwrap_or(Permissions::all());
    let kind = parts.partial.map(|channel| channel.kind);
    let in_thread = kind.is_some_and(is_thread);
    let metadata = parts.partial.and_then(|channel| channel.thread_metadata);
    Posting {
        missing: permissions::missing_to_post(may, in_thread).collect(),
        suffices: kind != Some(ChannelType::PrivateThread),
        pictures: may.contains(Permissions::ATTACH_FILES) || may.administrator(),
        locked: metadata.is_some_and(|metadata| metadata.locked),
        user_may_write: permissions::missing_to_post(user_may, in_thread)
            .next()
            .is_none(),
        user_manages: parts
            .user_may
            .is_some_and(|may| may.manage_guild() || may.administrator()),
    }
}

const fn is_thread(kind: ChannelType) -> bool {
    matches!(
        kind,
        ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread
    )
}
