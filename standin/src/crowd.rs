//! What long runs with many servers need: servers by the thousand, and a memory that does not grow.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::place::Guild;
use crate::snowflake::{Id, made_at};
use crate::standin::StandIn;
use crate::world::{ChannelRecord, DEFAULT_PERMISSIONS, GuildRecord, Presence, ThreadState, World};

/// How many of its last events a session keeps for a resume.
const EVENTS: usize = 100;

impl StandIn {
    /// Makes servers that have always been there, each by its id and that of its channel. A server belongs to the shard
    /// of its id.
    ///
    /// # Panics
    ///
    /// When a bot has connected, which would have to be notified.
    pub fn crowd(&self, servers: impl IntoIterator<Item = (Id, Id)>) -> Vec<Guild> {
        let ids = self.shared.write(|world| {
            assert!(
                world.sessions.iter().next().is_none(),
                "the servers are there before the bot"
            );
            let owner = world.ids.next();
            let add = |(guild, channel)| {
                let (server, general) = place(guild, channel, owner);
                world.guilds.insert(guild, server);
                world.channels.insert(channel, general);
                guild
            };
            servers.into_iter().map(add).collect::<Vec<_>>()
        });
        let guild = |id| Guild {
            shared: Arc::clone(&self.shared),
            id,
        };
        ids.into_iter().map(guild).collect()
    }

    /// Forgets what is older than this: messages, interactions, and the contents of requests. Of each session, the newest
    /// events remain.
    pub fn forget_older(&self, than: Duration) {
        self.shared.write(|world| forget(world, than));
    }
}

fn place(guild: Id, channel: Id, owner: Id) -> (GuildRecord, ChannelRecord) {
    let server = GuildRecord {
        id: guild,
        name: format!("Hird {guild}"),
        locale: "en-US".to_owned(),
        owner,
        permissions: DEFAULT_PERMISSIONS,
        presence: Presence::Here,
        has_commands_alone: false,
        time_out: None,
        joined: None,
    };
    let general = ChannelRecord {
        id: channel,
        guild: Some(guild),
        name: "general".to_owned(),
        parent: None,
        kind: 0,
        permissions: DEFAULT_PERMISSIONS,
        recipient: None,
        deleted: false,
        thread: ThreadState::Open,
        without_bot: false,
        hidden: false,
    };
    (server, general)
}

fn forget(world: &mut World, than: Duration) {
    let since = SystemTime::now() - than;
    let is_new = |id: Id| made_at(id) >= since;
    world.messages.retain(|id, _| is_new(*id));
    world.nonces.retain(|_, (message, _)| is_new(*message));
    world.interactions.retain(|id, _| is_new(*id));
    // A request that is answered later is found by its number.
    for request in &mut world.requests {
        if request.at.elapsed() >= than {
            request.body = None;
            request.files = Vec::new();
        }
    }
    world.sessions.forget_events(EVENTS);
}

/// The channels of each server, for events with many servers.
pub(crate) fn channels_by_guild(world: &World) -> HashMap<Id, Vec<&ChannelRecord>> {
    let mut channels: HashMap<Id, Vec<_>> = HashMap::new();
    for channel in world.channels.values().filter(|channel| !channel.deleted) {
        if let Some(guild) = channel.guild {
            channels.entry(guild).or_default().push(channel);
        }
    }
    channels
}
