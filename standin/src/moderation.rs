//! Actions of admins and moderators on a server and its channels, with the events that a bot receives.

use std::sync::Arc;

use serde_json::json;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use crate::object;
use crate::place::{Channel, Guild};
use crate::snowflake::Id;
use crate::user::User;
use crate::world::{
    ANNOUNCEMENT, ANNOUNCEMENT_THREAD, ChannelRecord, PRIVATE_THREAD, PUBLIC_THREAD, Presence,
    ThreadState, VIEW, World,
};

impl Guild {
    /// Removes permissions from the bot's role here; overwrites of channels stay.
    pub fn forbid(&self, permissions: u64) {
        self.change_role(|before| before & !permissions);
    }

    /// Grants permissions to the bot's role here; overwrites of channels stay.
    pub fn permit(&self, permissions: u64) {
        self.change_role(|before| before | permissions);
    }

    /// Removes permissions from the bot's role here, and so in every channel.
    pub fn forbid_everywhere(&self, permissions: u64) {
        self.change_channels(|before| before & !permissions);
        self.forbid(permissions);
    }

    /// Grants permissions to the bot's role here, and so in every channel.
    pub fn permit_everywhere(&self, permissions: u64) {
        self.change_channels(|before| before | permissions);
        self.permit(permissions);
    }

    /// Applies the change of the role to the channels, which causes no events of channels.
    fn change_channels(&self, change: impl Fn(u64) -> u64) {
        self.shared.write(|world| {
            let channels = world.channels.values_mut();
            for channel in channels.filter(|channel| channel.guild == Some(self.id)) {
                channel.permissions = change(channel.permissions);
            }
        });
    }

    fn change_role(&self, change: impl FnOnce(u64) -> u64) {
        self.shared.write(|world| {
            let Some(guild) = world.guilds.get_mut(&self.id) else {
                return;
            };
            guild.permissions = change(guild.permissions);
            let role = object::everyone(guild);
            let event = json!({ "guild_id": self.id.to_string(), "role": role });
            world.sessions.dispatch("GUILD_ROLE_UPDATE", event);
        });
    }

    /// Removes the bot from the server.
    pub fn remove_bot(&self) {
        self.become_present(Presence::Away);
    }

    /// Invites the bot again.
    pub fn invite_bot(&self) {
        self.become_present(Presence::Here);
    }

    /// Discord fails to serve this server; the bot stays a member.
    pub fn outage(&self) {
        self.become_present(Presence::Outage);
    }

    /// Ends the outage.
    pub fn outage_ends(&self) {
        self.become_present(Presence::Here);
    }

    /// Waits until the bot is no member any more.
    pub async fn left(&self) {
        let gone = |world: &World| {
            let guild = world.guilds.get(&self.id)?;
            (guild.presence == Presence::Away).then_some(())
        };
        self.shared.wait("the bot to leave", gone).await;
    }

    /// Gives the bot a time-out. There is no event at its end.
    pub fn time_out(&self, lasts: std::time::Duration) {
        self.shared.write(|world| {
            let Some(guild) = world.guilds.get_mut(&self.id) else {
                return;
            };
            guild.time_out = Some(OffsetDateTime::now_utc() + lasts);
            let guild = &world.guilds[&self.id];
            let mut event = object::own_member(world, guild).unwrap_or_default();
            event["guild_id"] = json!(self.id.to_string());
            world.sessions.dispatch("GUILD_MEMBER_UPDATE", event);
        });
    }

    /// Removes the bot, and lets the server have its commands: as if it had added the application with their scope alone.
    pub fn keep_commands_only(&self) {
        self.become_present(Presence::Away);
        self.shared.write(|world| {
            if let Some(guild) = world.guilds.get_mut(&self.id) {
                guild.has_commands_alone = true;
            }
        });
    }

    fn become_present(&self, presence: Presence) {
        self.shared
            .write(|world| become_present(world, self.id, presence));
    }
}

/// Changes the bot's membership in a server, and announces it.
pub(crate) fn become_present(world: &mut World, id: Id, presence: Presence) {
    let Some(guild) = world.guilds.get_mut(&id) else {
        return;
    };
    if guild.presence == Presence::Away && presence == Presence::Here {
        guild.joined = OffsetDateTime::now_utc().format(&Rfc3339).ok();
    }
    guild.presence = presence;
    let (name, event) = match presence {
        Presence::Here => ("GUILD_CREATE", object::guild_create(world, id)),
        Presence::Outage => (
            "GUILD_DELETE",
            json!({ "id": id.to_string(), "unavailable": true }),
        ),
        // After a removal, the key `unavailable` is missing.
        Presence::Away => ("GUILD_DELETE", json!({ "id": id.to_string() })),
    };
    world.sessions.dispatch(name, event);
}

impl Channel {
    /// Hides it from everybody but admins; the bot does not see it either.
    pub fn hide(&self) {
        self.change(|channel| {
            channel.hidden = true;
            channel.permissions &= !VIEW;
        });
    }

    /// Removes permissions from the bot here, such as [`SEND`](crate::SEND) or [`ATTACH`](crate::ATTACH).
    pub fn forbid(&self, permissions: u64) {
        self.change(|channel| channel.permissions &= !permissions);
    }

    /// Grants permissions to the bot here.
    pub fn permit(&self, permissions: u64) {
        self.change(|channel| channel.permissions |= permissions);
    }

    /// Archives a thread; the next message opens it again.
    pub fn archive(&self) {
        self.change(|channel| channel.thread = ThreadState::Archived);
    }

    /// Archives and locks a thread, so that only moderators open it.
    pub fn lock(&self) {
        self.change(|channel| channel.thread = ThreadState::Locked);
    }

    /// Unlocks and opens a thread.
    pub fn unlock(&self) {
        self.change(|channel| channel.thread = ThreadState::Open);
    }

    fn change(&self, change: impl FnOnce(&mut ChannelRecord)) {
        self.shared
            .write(|world| change_channel(world, self.id, change));
    }

    /// Opens a thread in the channel.
    #[must_use]
    pub fn thread(&self, name: &str) -> Self {
        let kind = self
            .shared
            .read(|world| public_thread_in(&world.channels[&self.id]));
        self.open(name, kind)
    }

    /// Opens a private thread in the channel. The bot becomes a member when somebody mentions it there.
    #[must_use]
    pub fn private_thread(&self, name: &str) -> Self {
        self.open(name, PRIVATE_THREAD)
    }

    fn open(&self, name: &str, kind: u64) -> Self {
        let id = self.shared.write(|world| {
            let above = &world.channels[&self.id];
            let made = ChannelRecord {
                id: 0,
                name: name.to_owned(),
                parent: Some(self.id),
                kind,
                without_bot: kind == PRIVATE_THREAD,
                hidden: false,
                ..above.clone()
            };
            open_thread(world, made)
        });
        Self {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// Removes the bot from a private thread.
    pub fn remove_bot(&self) {
        self.shared.write(|world| {
            let Some(thread) = world.channels.get_mut(&self.id) else {
                return;
            };
            thread.without_bot = true;
            let event = json!({
                "id": self.id.to_string(),
                "guild_id": thread.guild.map(|guild| guild.to_string()),
                "member_count": 1,
                "removed_member_ids": [world.bot.to_string()],
            });
            world.sessions.dispatch("THREAD_MEMBERS_UPDATE", event);
        });
    }

    /// Deletes the channel or thread. A channel's threads are deleted with it, without events.
    pub fn delete(&self) {
        self.shared.write(|world| {
            for channel in world.channels.values_mut() {
                channel.deleted |= channel.id == self.id || channel.parent == Some(self.id);
            }
            let Some(channel) = world.channels.get(&self.id) else {
                return;
            };
            let (name, event) = match channel.parent {
                None => ("CHANNEL_DELETE", object::channel(world, channel)),
                Some(parent) => (
                    "THREAD_DELETE",
                    json!({
                        "id": self.id.to_string(),
                        "guild_id": channel.guild.map(|guild| guild.to_string()),
                        "parent_id": parent.to_string(),
                        "type": channel.kind,
                    }),
                ),
            };
            if world.is_received(self.id) {
                world.sessions.dispatch(name, event);
            }
        });
    }
}

impl User {
    /// Leaves a server. Bots without the intent for members get no event.
    pub fn leave(&self, guild: &Guild) {
        self.shared.write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                user.left.push(guild.id);
            }
        });
    }

    /// Joins a server again.
    pub fn rejoin(&self, guild: &Guild) {
        self.shared.write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                user.left.retain(|left| *left != guild.id);
            }
        });
    }
}

/// Discord's type of a public thread in a channel.
pub(crate) const fn public_thread_in(above: &ChannelRecord) -> u64 {
    match above.kind {
        ANNOUNCEMENT => ANNOUNCEMENT_THREAD,
        _ => PUBLIC_THREAD,
    }
}

/// Adds a new thread, with an id if it has none.
pub(crate) fn open_thread(world: &mut World, mut made: ChannelRecord) -> Id {
    if made.id == 0 {
        made.id = world.ids.next();
    }
    let id = made.id;
    world.channels.insert(id, made);
    if world.is_received(id) {
        let mut event = object::channel(world, &world.channels[&id]);
        event["newly_created"] = json!(true);
        world.sessions.dispatch("THREAD_CREATE", event);
    }
    id
}

/// Adds the bot to a private thread in which it was mentioned.
pub(crate) fn join(world: &mut World, thread: Id) {
    if let Some(found) = world.channels.get_mut(&thread) {
        found.without_bot = false;
        let event = object::channel(world, &world.channels[&thread]);
        world.sessions.dispatch("THREAD_CREATE", event);
    }
}

/// Opens an archived thread: after a message, or when somebody opens it.
pub(crate) fn unarchive(world: &mut World, thread: Id) {
    change_channel(world, thread, |thread| thread.thread = ThreadState::Open);
}

fn change_channel(world: &mut World, id: Id, change: impl FnOnce(&mut ChannelRecord)) {
    let Some(channel) = world.channels.get_mut(&id) else {
        return;
    };
    change(channel);
    let name = match channel.parent {
        None => "CHANNEL_UPDATE",
        Some(_) => "THREAD_UPDATE",
    };
    if world.is_received(id) {
        let event = object::channel(world, &world.channels[&id]);
        world.sessions.dispatch(name, event);
    }
}
