//! People: they type commands, press buttons and write messages as Discord's client lets them.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::deliver::{New, guild_of, innermost, start};
use crate::handle::Handle;
use crate::interaction::Answer;
use crate::message::Message;
use crate::option::{self, Completeness, Options, Resolved};
use crate::place::Channel;
use crate::rest::{self, Draft};
use crate::snowflake::Id;
use crate::world::{MANAGE_GUILD, Shared, World};

mod press;

/// A person with an account, a member of every server of the stand-in.
#[derive(Clone)]
pub struct User {
    pub(crate) shared: Arc<Shared>,
    pub(crate) id: Id,
}

/// Suggestions while typing.
#[derive(Clone, Debug)]
pub struct Suggestions {
    /// Name and value of each, in order.
    pub choices: Vec<(String, Value)>,
    /// The time from the keystroke to the answer.
    pub after: Duration,
}

impl Suggestions {
    /// The names only.
    #[must_use]
    pub fn names(&self) -> Vec<&str> {
        self.choices.iter().map(|(name, _)| name.as_str()).collect()
    }
}

impl User {
    /// Their id.
    #[must_use]
    pub fn id(&self) -> Id {
        self.id
    }

    /// The text that mentions them.
    #[must_use]
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// Removes permissions from them, such as [`SEND`](crate::SEND), in every channel.
    pub fn forbid(&self, permissions: u64) {
        self.shared.write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                user.permissions &= !permissions;
            }
        });
    }

    /// Makes them a manager of every server.
    #[must_use]
    pub fn admin(self) -> Self {
        self.shared.write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                user.permissions |= MANAGE_GUILD | 1 << 3;
            }
        });
        self
    }

    /// Changes the language of their client.
    pub fn set_locale(&self, locale: &str) {
        assert!(
            crate::limits::is_locale(locale),
            "Discord has no language {locale:?}"
        );
        self.shared.write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                user.locale = locale.to_owned();
            }
        });
    }

    /// Changes the name that they show everywhere.
    pub fn rename(&self, name: &str) {
        self.shared.write(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                user.name = name.to_owned();
            }
        });
    }

    /// Their direct messages with the bot.
    #[must_use]
    pub fn direct(&self) -> Channel {
        let id = self
            .shared
            .write(|world| rest::direct_channel(world, self.id));
        Channel {
            shared: Arc::clone(&self.shared),
            id,
        }
    }

    /// Sends a slash command such as `move` or `rules show`.
    ///
    /// # Panics
    ///
    /// When Discord's client would not send it: the command is not registered, a required option is missing,
    /// or one has the wrong type.
    pub fn slash(&self, channel: &Channel, command: &str, options: Options) -> Handle {
        self.shared.write(|world| {
            let built = self.command(world, channel, command, &options, Completeness::Whole);
            let (data, given) = built.unwrap_or_else(|why| panic!("/{command}: {why}"));
            start(
                self,
                world,
                channel.id,
                New {
                    kind: 2,
                    title: format!("/{command}"),
                    data,
                    given,
                    source: None,
                },
            )
        })
    }

    /// Chooses a command in the menu of a person.
    ///
    /// # Panics
    ///
    /// When Discord's client would not offer it.
    pub fn on_person(&self, channel: &Channel, command: &str, person: &Self) -> Handle {
        self.in_menu(channel.id, 2, command, person.id)
    }

    /// Chooses a command in the menu of a message.
    ///
    /// # Panics
    ///
    /// When Discord's client would not offer it, or the message is gone or not visible to them.
    pub fn on_message(&self, message: &Message, command: &str) -> Handle {
        self.shared.read(|world| drop(self.shown(world, message)));
        self.in_menu(message.channel, 3, command, message.id)
    }

    /// Opens the application's *Activity* by the entry point, which the bot answers.
    ///
    /// # Panics
    ///
    /// When the application has none, or Discord answers it alone.
    pub fn launch(&self, channel: &Channel) -> Handle {
        self.shared.write(|world| {
            let entry = world.commands.iter().find(|it| it["type"] == 4);
            let entry = entry.unwrap_or_else(|| panic!("there is no entry point"));
            assert!(entry["handler"] == 1, "Discord answers it alone");
            let data = json!({ "id": entry["id"], "name": entry["name"], "type": 4 });
            let new = New {
                kind: 2,
                title: "the entry point".to_owned(),
                data,
                given: Resolved::default(),
                source: None,
            };
            start(self, world, channel.id, new)
        })
    }

    fn in_menu(&self, channel: Id, kind: u64, command: &str, target: Id) -> Handle {
        self.shared.write(|world| {
            let guild = guild_of(world, channel);
            let found = option::find_in_menu(world, guild, kind, command);
            let found = found.unwrap_or_else(|why| panic!("{why}"));
            let (id, name) = (found["id"].clone(), found["name"].clone());
            let mut given = Resolved::default();
            let resolved = if kind == 2 {
                given.resolve_user(world, target)
            } else {
                given.resolve_message(world, target)
            };
            resolved.unwrap_or_else(|why| panic!("{command}: {why}"));
            let data = json!({
                "id": id, "name": name, "type": kind, "target_id": target.to_string(),
                "resolved": given.resolved(),
            });
            let title = format!("{command} on {target}");
            let new = New {
                kind: 2,
                title,
                data,
                given,
                source: None,
            };
            start(self, world, channel, new)
        })
    }

    /// Types into an option of a slash command and waits for the suggestions.
    ///
    /// # Panics
    ///
    /// When the option does not ask for suggestions, or they do not come.
    pub async fn autocomplete(
        &self,
        channel: &Channel,
        command: &str,
        focused: &str,
        typed: &str,
        others: Options,
    ) -> Suggestions {
        let handle = self.shared.write(|world| {
            let built = self.command(world, channel, command, &others, Completeness::Typing);
            let (mut data, given) = built.unwrap_or_else(|why| panic!("/{command}: {why}"));
            let registered = option::find(world, guild_of(world, channel.id), command)
                .unwrap_or_else(|why| panic!("{why}"));
            let option = registered
                .options()
                .iter()
                .find(|option| option["name"] == focused);
            let option = option.unwrap_or_else(|| panic!("/{command} has no option {focused}"));
            assert!(
                option["autocomplete"] == true,
                "/{command} {focused} does not ask for suggestions"
            );
            let typing = json!({
                "name": focused, "type": option["type"], "value": typed, "focused": true,
            });
            innermost(&mut data, registered.below.len()).push(typing);
            let title = format!("/{command} {focused}: {typed}…");
            start(
                self,
                world,
                channel.id,
                New {
                    kind: 4,
                    title,
                    data,
                    given,
                    source: None,
                },
            )
        });
        let callback = handle.callback().await;
        let Some(Answer::Choices(choices)) = handle.answer_now() else {
            panic!("no suggestions for {focused}: {callback:?}")
        };
        let choices = choices.iter().map(|choice| {
            (
                choice["name"].as_str().unwrap_or_default().to_owned(),
                choice["value"].clone(),
            )
        });
        Suggestions {
            choices: choices.collect(),
            after: callback.after,
        }
    }

    fn command(
        &self,
        world: &mut World,
        channel: &Channel,
        command: &str,
        options: &Options,
        completeness: Completeness,
    ) -> Result<(Value, Resolved), String> {
        let guild = guild_of(world, channel.id);
        let found = option::find(world, guild, command)?;
        let needs: Option<u64> = found.command["default_member_permissions"]
            .as_str()
            .and_then(|bits| bits.parse().ok());
        let has = world.users[&self.id].permissions;
        if let Some(needs) = needs
            && has & needs != needs
            && has & (1 << 3) == 0
        {
            return Err("the user may not use it".to_owned());
        }
        let registered = found.options().to_vec();
        let (id, name) = (found.command["id"].clone(), found.command["name"].clone());
        let below: Vec<Value> = found.below.iter().map(|item| (*item).clone()).collect();
        let given = option::give(world, &registered, options, completeness)?;
        let wrapped = option::Found {
            command: &Value::Null,
            below: below.iter().collect(),
        };
        let mut data = json!({
            "id": id, "name": name, "type": 1, "options": wrapped.wrap(given.options.clone()),
        });
        if let Some(resolved) = given.resolved() {
            data["resolved"] = resolved;
        }
        Ok((data, given))
    }

    /// The current state of a message, if this user sees it.
    fn shown(&self, world: &World, message: &Message) -> Message {
        let Some(now) = world.messages.get(&message.id) else {
            panic!("there is no {message:#?}")
        };
        assert!(!now.deleted, "the message was deleted: {now:#?}");
        assert!(
            now.is_visible_to(self.id),
            "another's private message: {now:#?}"
        );
        now.clone()
    }

    /// Writes a message.
    pub fn say(&self, channel: &Channel, text: &str) -> Message {
        self.write(channel, &json!({ "content": text }))
    }

    /// Replies to a message, which pings its author.
    pub fn reply(&self, to: &Message, text: &str) -> Message {
        let channel = Channel {
            shared: Arc::clone(&self.shared),
            id: to.channel,
        };
        self.write(
            &channel,
            &json!({ "content": text, "message_reference": { "message_id": to.id.to_string() } }),
        )
    }

    /// Replies to a message without pinging its author, so that a bot cannot read the text.
    pub fn reply_quietly(&self, to: &Message, text: &str) -> Message {
        let channel = Channel {
            shared: Arc::clone(&self.shared),
            id: to.channel,
        };
        let mentions = json!({ "parse": ["users", "roles", "everyone"], "replied_user": false });
        self.write(
            &channel,
            &json!({
                "content": text,
                "message_reference": { "message_id": to.id.to_string() },
                "allowed_mentions": mentions,
            }),
        )
    }

    /// Edits a message of their own.
    pub fn edit(&self, message: &Message, text: &str) {
        self.shared.write(|world| {
            let edited = rest::edit_message(world, message.id, &json!({ "content": text }), &[]);
            edited.unwrap_or_else(|refusal| panic!("Discord refuses the edit: {refusal:?}"));
        });
    }

    fn write(&self, channel: &Channel, body: &Value) -> Message {
        self.shared.write(|world| {
            let made = rest::post_message(world, Draft::new(channel.id, self.id, body, &[]));
            let id =
                made.unwrap_or_else(|refusal| panic!("Discord refuses the message: {refusal:?}"));
            world.messages[&id].clone()
        })
    }

    /// A file as the value of an option.
    #[must_use]
    pub fn file(name: &str, data: &[u8]) -> crate::OptionValue {
        crate::OptionValue::File(name.to_owned(), data.to_vec())
    }

    /// The messages in a channel that only this user sees, oldest first.
    #[must_use]
    pub fn private_messages(&self, channel: &Channel) -> Vec<Message> {
        self.shared.read(|world| {
            let own = world.messages.values().filter(|message| {
                message.channel == channel.id
                    && message.only_for == Some(self.id)
                    && !message.deleted
            });
            own.cloned().collect()
        })
    }
}
