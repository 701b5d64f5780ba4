//! Handles of servers and channels for tests.

use std::sync::Arc;

use crate::message::Message;
use crate::object;
use crate::snowflake::Id;
use crate::world::{
    ANNOUNCEMENT, ChannelRecord, DEFAULT_PERMISSIONS, FORUM, MEDIA, STAGE, Shared, ThreadState,
    VOICE,
};

/// A server.
#[derive(Clone)]
pub struct Guild {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: Id,
}

impl Guild {
    /// Its id.
    #[must_use]
    pub fn id(&self) -> Id {
        self.id
    }

    /// A mention of the role that the bot has here.
    #[must_use]
    pub fn bot_role(&self) -> String {
        format!("<@&{}>", object::bot_role(self.id))
    }

    /// Opens a text channel.
    #[must_use]
    pub fn channel(&self, name: &str) -> Channel {
        self.open(name, 0)
    }

    /// Opens an announcement channel.
    #[must_use]
    pub fn announcements(&self, name: &str) -> Channel {
        self.open(name, ANNOUNCEMENT)
    }

    /// Opens a voice channel, which has a chat.
    #[must_use]
    pub fn voice(&self, name: &str) -> Channel {
        self.open(name, VOICE)
    }

    /// Opens a stage channel, which has a chat.
    #[must_use]
    pub fn stage(&self, name: &str) -> Channel {
        self.open(name, STAGE)
    }

    /// Opens a forum: a channel that takes messages in its threads only.
    #[must_use]
    pub fn forum(&self, name: &str) -> Channel {
        self.open(name, FORUM)
    }

    /// Opens a media channel, which is like a forum.
    #[must_use]
    pub fn media(&self, name: &str) -> Channel {
        self.open(name, MEDIA)
    }

    fn open(&self, name: &str, kind: u64) -> Channel {
        let id = self.shared.write(|world| {
            let id = world.ids.next();
            let record = ChannelRecord {
                id,
                guild: Some(self.id),
                name: name.to_owned(),
                parent: None,
                kind,
                permissions: DEFAULT_PERMISSIONS,
                recipient: None,
                deleted: false,
                thread: ThreadState::Open,
                without_bot: false,
                hidden: false,
            };
            let json = crate::object::channel(world, &record);
            world.channels.insert(id, record);
            world.sessions.dispatch("CHANNEL_CREATE", json);
            id
        });
        Channel {
            shared: Arc::clone(&self.shared),
            id,
        }
    }
}

/// A channel, a thread, or direct messages with one user.
#[derive(Clone)]
pub struct Channel {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: Id,
}

impl Channel {
    /// Its id.
    #[must_use]
    pub fn id(&self) -> Id {
        self.id
    }

    /// The messages that everybody here sees, oldest first.
    #[must_use]
    pub fn messages(&self) -> Vec<Message> {
        self.shared.read(|world| {
            let here = world.messages.values().filter(|message| {
                message.channel == self.id
                    && !message.deleted
                    && message.only_for.is_none()
                    && !message.is_loading()
            });
            here.cloned().collect()
        })
    }

    /// Waits for a message that matches, and returns the newest; `what` describes it if it never comes.
    pub async fn message(&self, what: &str, fits: impl Fn(&Message) -> bool) -> Message {
        self.message_after(0, what, fits).await
    }

    /// Like [`message`](Self::message), among those newer than the one with this id.
    pub async fn message_after(
        &self,
        after: Id,
        what: &str,
        fits: impl Fn(&Message) -> bool,
    ) -> Message {
        let what = format!("{what} in channel {}", self.id);
        self.shared
            .wait(&what, |world| {
                let found = world
                    .messages
                    .range(after + 1..)
                    .rev()
                    .map(|(_, message)| message);
                let mut here = found.filter(|message| {
                    message.channel == self.id
                        && !message.deleted
                        && message.only_for.is_none()
                        && !message.is_loading()
                });
                here.find(|message| fits(message)).cloned()
            })
            .await
    }

    /// The threads in it.
    #[must_use]
    pub fn threads(&self) -> Vec<Channel> {
        self.shared.read(|world| {
            let below = world
                .channels
                .values()
                .filter(|channel| channel.parent == Some(self.id));
            below
                .map(|channel| Channel {
                    shared: Arc::clone(&self.shared),
                    id: channel.id,
                })
                .collect()
        })
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> String {
        self.shared
            .read(|world| world.channels[&self.id].name.clone())
    }

    /// Deletes a message, as a moderator may.
    pub fn delete_message(&self, message: &Message) {
        self.shared
            .write(|world| crate::rest::delete_message(world, message.id));
    }
}
