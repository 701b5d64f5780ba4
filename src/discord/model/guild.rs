//! Servers (*guilds*), their members and roles: <https://docs.discord.com/developers/resources/guild> and
//! <https://docs.discord.com/developers/resources/user>.

use serde::Deserialize;
use serenity::all::Permissions;
use time::OffsetDateTime;

use super::{
    Channel,
    lenient::{Code, flag, id, ids, optional_id, or_default, permissions, text, time},
};
use crate::ids::ExternalId;

/// A server. A request for it is answered without its members, channels and threads; an event in an outage has the id only.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct Guild {
    #[serde(deserialize_with = "id")]
    pub(in crate::discord) id: ExternalId,
    /// Whether it cannot be used because of an outage. Discord sends it again afterwards.
    #[serde(default, deserialize_with = "flag")]
    pub(in crate::discord) unavailable: bool,
    #[serde(default, deserialize_with = "optional_id")]
    pub(in crate::discord) owner_id: Option<ExternalId>,
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) preferred_locale: String,
    #[serde(default, deserialize_with = "optional_id")]
    pub(in crate::discord) system_channel_id: Option<ExternalId>,
    #[serde(default, deserialize_with = "or_default")]
    pub(in crate::discord) roles: Vec<Role>,
    /// When the bot was added.
    #[serde(default, deserialize_with = "time")]
    pub(in crate::discord) joined_at: Option<OffsetDateTime>,
    /// The bot, and the users in voice channels.
    #[serde(default, deserialize_with = "or_default")]
    pub(in crate::discord) members: Vec<Member>,
    #[serde(default, deserialize_with = "or_default")]
    pub(in crate::discord) channels: Vec<Channel>,
    /// Those that are not archived.
    #[serde(default, deserialize_with = "or_default")]
    pub(in crate::discord) threads: Vec<Channel>,
}

impl Guild {
    /// The channel with this id.
    pub(in crate::discord) fn channel(&self, id: ExternalId) -> Option<&Channel> {
        self.channels.iter().find(|channel| channel.id == id)
    }

    /// The member with this id, if the server was sent with it.
    pub(in crate::discord) fn member(&self, id: ExternalId) -> Option<&Member> {
        let is = |member: &&Member| member.user.as_ref().is_some_and(|user| user.id == id);
        self.members.iter().find(is)
    }

    /// The role that was made for a bot when it was added.
    pub(in crate::discord) fn role_of(&self, bot: ExternalId) -> Option<ExternalId> {
        let mut roles = self.roles.iter();
        let made = roles.find(|role| role.tags.bot_id == Some(bot));
        made.map(|role| role.id)
    }

    /// The permissions of everybody in the server.
    pub(in crate::discord) fn everyones(&self) -> Permissions {
        self.permissions_of(self.id)
    }

    fn permissions_of(&self, id: ExternalId) -> Permissions {
        let role = self.roles.iter().find(|role| role.id == id);
        role.map_or(Permissions::empty(), |role| role.permissions)
    }

    /// What a member with this id may do in a channel: <https://docs.discord.com/developers/topics/permissions>. The role of
    /// everybody has the id of the server.
    pub(in crate::discord) fn permissions_in(
        &self,
        channel: &Channel,
        who: ExternalId,
        member: &Member,
        now: OffsetDateTime,
    ) -> Permissions {
        if self.owner_id == Some(who) {
            return Permissions::all();
        }
        let roles = member.roles.iter().map(|&role| self.permissions_of(role));
        let may = roles.fold(self.everyones(), Permissions::union);
        if may.administrator() {
            return Permissions::all();
        }
        let overwrites = || channel.permission_overwrites.iter();
        let may = overwrites()
            .filter(|of| of.id == self.id)
            .fold(may, |may, of| of.applied_to(may));
        let of_roles =
            || overwrites().filter(|of| of.id != self.id && member.roles.contains(&of.id));
        let may = of_roles().fold(may, |may, of| may & !of.deny);
        let may = of_roles().fold(may, |may, of| may | of.allow);
        let may = overwrites()
            .filter(|of| of.id == who)
            .fold(may, |may, of| of.applied_to(may));
        match member.communication_disabled_until {
            Some(until) if until > now => may & IN_TIME_OUT,
            _ => may,
        }
    }
}

/// What a member in time-out may do.
const IN_TIME_OUT: Permissions = Permissions::VIEW_CHANNEL.union(Permissions::READ_MESSAGE_HISTORY);

/// A server in the list of the bot's own.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct OwnGuild {
    #[serde(deserialize_with = "id")]
    pub(in crate::discord) id: ExternalId,
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) name: String,
    /// What the bot's roles permit.
    #[serde(default, deserialize_with = "permissions")]
    pub(in crate::discord) permissions: Permissions,
    #[serde(default, rename = "approximate_member_count")]
    members: Option<Code>,
}

impl OwnGuild {
    /// How many members it has, about, if Discord sends it.
    pub(in crate::discord) fn members(&self) -> Option<u64> {
        self.members.and_then(|Code(members)| members)
    }
}

/// A role.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct Role {
    #[serde(deserialize_with = "id")]
    id: ExternalId,
    #[serde(default, deserialize_with = "permissions")]
    permissions: Permissions,
    #[serde(default, deserialize_with = "or_default")]
    tags: RoleTags,
}

/// Whose role it is.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
struct RoleTags {
    /// The bot that it was made for.
    #[serde(default, deserialize_with = "optional_id")]
    bot_id: Option<ExternalId>,
}

/// A member of a server.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct Member {
    /// Absent where it is known anyway.
    #[serde(default)]
    pub(in crate::discord) user: Option<User>,
    #[serde(default, deserialize_with = "ids")]
    pub(in crate::discord) roles: Vec<ExternalId>,
    /// The end of a time-out, which may be over.
    #[serde(default, deserialize_with = "time")]
    pub(in crate::discord) communication_disabled_until: Option<OffsetDateTime>,
    #[serde(default, deserialize_with = "time")]
    pub(in crate::discord) joined_at: Option<OffsetDateTime>,
}

/// An account of a person or a bot.
#[derive(Debug, Clone, Deserialize)]
pub(in crate::discord) struct User {
    #[serde(deserialize_with = "id")]
    pub(in crate::discord) id: ExternalId,
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) username: String,
    /// The name that is shown everywhere; empty if there is none.
    #[serde(default, deserialize_with = "text")]
    pub(in crate::discord) global_name: String,
    #[serde(default, deserialize_with = "flag")]
    pub(in crate::discord) bot: bool,
}

impl User {
    /// The account of which no more than the id is known.
    pub(in crate::discord) const fn known_by(id: ExternalId) -> Self {
        Self {
            id,
            username: String::new(),
            global_name: String::new(),
            bot: true,
        }
    }
}
