//! Interactions: <https://docs.discord.com/developers/interactions/receiving-and-responding>; the fields of forms:
//! <https://docs.discord.com/developers/components/reference>.

use std::{collections::BTreeMap, mem};

use serde::{Deserialize, de::IgnoredAny};
use serenity::all::Permissions;

use super::{
    ChannelKind, Misread, User,
    channel::ThreadMetadata,
    lenient::{Code, Given, bits, flag, id, optional_id, optional_permissions, or_default, text},
    read,
};
use crate::ids::ExternalId;

/// The flag of a message that only one user sees.
const EPHEMERAL: u64 = 1 << 6;

/// An interaction that can be handled.
#[derive(Debug, Clone)]
pub(in crate::discord) struct Interaction {
    pub(in crate::discord) id: ExternalId,
    /// What answers need.
    pub(in crate::discord) token: String,
    pub(in crate::discord) kind: InteractionType,
    pub(in crate::discord) data: InteractionData,
    /// Whose it is.
    pub(in crate::discord) user: User,
    /// What the user may do in the channel.
    pub(in crate::discord) user_may: Option<Permissions>,
    /// What the bot may do in the channel.
    pub(in crate::discord) may: Option<Permissions>,
    pub(in crate::discord) guild_id: Option<ExternalId>,
    pub(in crate::discord) channel_id: Option<ExternalId>,
    pub(in crate::discord) channel: InteractionChannel,
    /// The user's language.
    pub(in crate::discord) locale: String,
    /// The server's language; empty outside of servers.
    pub(in crate::discord) guild_locale: String,
    /// Whether it is in the direct messages of the bot.
    pub(in crate::discord) is_direct: bool,
    /// Whether the bot was added to the server, as far as Discord sends it; if not, only the user has installed the
    /// application.
    pub(in crate::discord) is_installed: Option<bool>,
    /// Whether the message with the used component is seen by the user only.
    pub(in crate::discord) is_private: bool,
}

/// An interaction as Discord sends it.
#[derive(Deserialize)]
struct Sent {
    #[serde(deserialize_with = "id")]
    id: ExternalId,
    token: String,
    #[serde(rename = "type")]
    kind: Code,
    #[serde(default, deserialize_with = "or_default")]
    data: InteractionData,
    #[serde(default)]
    member: Option<UsingMember>,
    #[serde(default)]
    user: Option<User>,
    #[serde(default, deserialize_with = "optional_permissions")]
    app_permissions: Option<Permissions>,
    #[serde(default, deserialize_with = "optional_id")]
    guild_id: Option<ExternalId>,
    #[serde(default, deserialize_with = "optional_id")]
    channel_id: Option<ExternalId>,
    #[serde(default, deserialize_with = "or_default")]
    channel: InteractionChannel,
    #[serde(default, deserialize_with = "text")]
    locale: String,
    #[serde(default, deserialize_with = "text")]
    guild_locale: String,
    #[serde(default)]
    context: Option<Code>,
    /// By whom the application was added: servers are `0`, people `1`.
    #[serde(default, deserialize_with = "or_default")]
    authorizing_integration_owners: BTreeMap<String, IgnoredAny>,
    #[serde(default, deserialize_with = "or_default")]
    message: UsedMessage,
}

impl Interaction {
    /// Reads an interaction.
    ///
    /// Fails when it cannot be handled, as a ping, or when what is used of it cannot be read.
    pub(in crate::discord) fn read(json: &[u8]) -> Result<Self, Misread> {
        const BOT_DM: u64 = 1;
        let mut sent: Sent = read(json)?;
        let channel_id = mem::take(&mut sent.channel.id).id();
        let misread = |field: &str| Misread {
            field: field.to_owned(),
        };
        let user_may = sent.member.as_ref().and_then(|member| member.permissions);
        let member = sent.member.and_then(|member| member.user);
        let owners = &sent.authorizing_integration_owners;
        Ok(Self {
            kind: InteractionType::of(sent.kind).ok_or_else(|| misread("type"))?,
            user: member.or(sent.user).ok_or_else(|| misread("user"))?,
            user_may,
            may: sent.app_permissions,
            is_direct: sent.context == Some(Code(Some(BOT_DM))),
            is_installed: (!owners.is_empty()).then(|| owners.contains_key("0")),
            is_private: sent.message.flags & EPHEMERAL != 0,
            channel_id: sent.channel_id.or(channel_id),
            id: sent.id,
            token: sent.token,
            data: sent.data,
            guild_id: sent.guild_id,
            channel: sent.channel,
            locale: sent.locale,
            guild_locale: sent.guild_locale,
        })
    }
}

/// The kinds of interactions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::discord) enum InteractionType {
    /// A command, typed or from a menu of people or messages.
    Command,
    /// A button or menu of a message.
    Component,
    /// The options of a command are being typed.
    Autocomplete,
    /// A submitted form.
    Modal,
}

impl InteractionType {
    const fn of(Code(code): Code) -> Option<Self> {
        match code {
            Some(2) => Some(Self::Command),
            Some(3) => Some(Self::Component),
            Some(4) => Some(Self::Autocomplete),
            Some(5) => Some(Self::Modal),
            _ => None,
        }
    }
}

/// What can be read of nearly every interaction, to answer it.
#[derive(Debug, Clone, Default, Deserialize)]
pub(in crate::discord) struct Head {
    #[serde(default)]
    id: Given,
    #[serde(default, deserialize_with = "text")]
    token: String,
    #[serde(rename = "type", default)]
    kind: Option<Code>,
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) locale: String,
}

impl Head {
    /// Reads as much as possible.
    pub(in crate::discord) fn read(json: &[u8]) -> Self {
        serde_json::from_slice(json).unwrap_or_default()
    }

    /// The number of its type.
    pub(in crate::discord) fn kind(&self) -> Option<u64> {
        self.kind.and_then(|Code(code)| code)
    }

    /// Whether Discord tries whether anybody answers.
    pub(in crate::discord) fn is_ping(&self) -> bool {
        self.kind() == Some(1)
    }

    /// Whether something is being typed, to which a message is no answer.
    pub(in crate::discord) fn is_typing(&self) -> bool {
        InteractionType::of(Code(self.kind())) == Some(InteractionType::Autocomplete)
    }

    /// Its id and its token, if it can be answered.
    pub(in crate::discord) fn answerable(&self) -> Option<(ExternalId, &str)> {
        let id = self.id.id()?;
        (!self.token.is_empty()).then_some((id, &self.token))
    }
}

/// The user of an interaction in a server.
#[derive(Debug, Clone, Deserialize)]
struct UsingMember {
    #[serde(default)]
    user: Option<User>,
    /// In the channel.
    #[serde(default, deserialize_with = "optional_permissions")]
    permissions: Option<Permissions>,
}

/// The channel of an interaction.
#[derive(Debug, Clone, Default, Deserialize)]
pub(in crate::discord) struct InteractionChannel {
    #[serde(default)]
    id: Given,
    #[serde(rename = "type", default)]
    pub(in crate::discord) kind: ChannelKind,
    #[serde(default, deserialize_with = "optional_id")]
    pub(in crate::discord) parent_id: Option<ExternalId>,
    #[serde(default)]
    pub(in crate::discord) thread_metadata: Option<ThreadMetadata>,
}

/// The message whose component was used.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
struct UsedMessage {
    #[serde(default, deserialize_with = "bits")]
    flags: u64,
}

/// What was asked for.
#[derive(Debug, Clone, Default, Deserialize)]
pub(in crate::discord) struct InteractionData {
    /// The command.
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) name: String,
    #[serde(rename = "type", default)]
    pub(in crate::discord) kind: CommandKind,
    #[serde(default, deserialize_with = "or_default")]
    pub(in crate::discord) options: Vec<CommandOption>,
    #[serde(default, deserialize_with = "or_default")]
    resolved: Resolved,
    /// The person or message of the menu with the command.
    #[serde(default, deserialize_with = "optional_id")]
    pub(in crate::discord) target_id: Option<ExternalId>,
    /// The id of the button, menu or form.
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) custom_id: String,
    #[serde(default)]
    pub(in crate::discord) component_type: ComponentKind,
    /// What was chosen in the menu.
    #[serde(default, deserialize_with = "or_default")]
    pub(in crate::discord) values: Vec<Given>,
    #[serde(default, deserialize_with = "or_default")]
    components: Vec<Field>,
}

impl InteractionData {
    /// Whether the account with this id is a bot's, as far as Discord sends it.
    pub(in crate::discord) fn is_bot(&self, id: ExternalId) -> bool {
        let mut users = self.resolved.users.values();
        users.any(|user| user.id == id && user.bot)
    }

    /// The text in the field of a form with this id.
    pub(in crate::discord) fn typed(&self, id: &str) -> String {
        let field = self.field(id);
        field.map_or_else(String::new, |field| field.value.text().into_owned())
    }

    /// What was chosen in the menu of a form with this id.
    pub(in crate::discord) fn chosen(&self, id: &str) -> &[Given] {
        self.field(id).map_or(&[], |field| &field.values)
    }

    fn field(&self, id: &str) -> Option<&Field> {
        self.components.iter().find_map(|field| field.find(id))
    }
}

/// The accounts that options name.
#[derive(Debug, Clone, Default, Deserialize)]
struct Resolved {
    #[serde(default, deserialize_with = "or_default")]
    users: BTreeMap<String, User>,
}

/// The kinds of commands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(from = "Code")]
pub(in crate::discord) enum CommandKind {
    #[default]
    Typed,
    OnPerson,
    OnMessage,
    /// The entry point, by which the client opens the page on which people play.
    EntryPoint,
    Other,
}

impl From<Code> for CommandKind {
    fn from(Code(code): Code) -> Self {
        match code {
            Some(1) | None => Self::Typed,
            Some(2) => Self::OnPerson,
            Some(3) => Self::OnMessage,
            Some(4) => Self::EntryPoint,
            Some(_) => Self::Other,
        }
    }
}

/// An option of a command, or a subcommand.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct CommandOption {
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) name: String,
    #[serde(rename = "type", default)]
    pub(in crate::discord) kind: OptionKind,
    #[serde(default)]
    pub(in crate::discord) value: Given,
    /// The options of a subcommand.
    #[serde(default, deserialize_with = "or_default")]
    pub(in crate::discord) options: Vec<CommandOption>,
    /// Whether it is being typed.
    #[serde(default, deserialize_with = "flag")]
    pub(in crate::discord) focused: bool,
}

/// The kinds of options that the bot has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(from = "Code")]
pub(in crate::discord) enum OptionKind {
    Subcommand,
    /// A text, a number or a flag, as its value shows.
    #[default]
    Plain,
    User,
    Channel,
    Other,
}

impl From<Code> for OptionKind {
    fn from(Code(code): Code) -> Self {
        match code {
            Some(1) => Self::Subcommand,
            Some(3..=5) | None => Self::Plain,
            Some(6) => Self::User,
            Some(7) => Self::Channel,
            Some(_) => Self::Other,
        }
    }
}

/// The kinds of components that can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(from = "Code")]
pub(in crate::discord) enum ComponentKind {
    /// A button, or a kind that is not known.
    #[default]
    Button,
    /// A menu of texts.
    Menu,
}

impl From<Code> for ComponentKind {
    fn from(Code(code): Code) -> Self {
        match code {
            Some(3) => Self::Menu,
            _ => Self::Button,
        }
    }
}

/// A field of a form, or what is around it: a row has several components, a label has one.
#[derive(Debug, Clone, Deserialize)]
struct Field {
    #[serde(default, deserialize_with = "text")]
    custom_id: String,
    #[serde(default)]
    value: Given,
    /// What was chosen, in a menu.
    #[serde(default, deserialize_with = "or_default")]
    values: Vec<Given>,
    #[serde(default, deserialize_with = "or_default")]
    components: Vec<Field>,
    #[serde(default)]
    component: Option<Box<Field>>,
}

impl Field {
    fn find(&self, id: &str) -> Option<&Self> {
        if self.custom_id == id {
            return Some(self);
        }
        let mut below = self.components.iter().chain(self.component.as_deref());
        below.find_map(|field| field.find(id))
    }
}
