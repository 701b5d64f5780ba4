//! A message as Discord keeps it.

use std::collections::BTreeSet;
use std::time::{Duration, SystemTime};

use bytes::Bytes;
use serde_json::{Value, json};

use crate::animation::Animation;
use crate::component::{Button, Select};
use crate::picture::Picture;
use crate::snowflake::{Id, timestamp};

/// Only its addressee sees the message.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The bot "is thinking".
pub(crate) const LOADING: u64 = 1 << 7;

/// The message is made of components.
pub(crate) const OF_COMPONENTS: u64 = 1 << 15;

/// An attached file.
#[derive(Clone, Debug)]
pub struct Attachment {
    /// Its id.
    pub id: Id,
    /// Its name, as the sender gave it.
    pub filename: String,
    /// Its alt text.
    pub description: Option<String>,
    /// Its type, as the sender gave it.
    pub content_type: Option<String>,
    /// Its content.
    pub data: Bytes,
}

impl Attachment {
    /// Decodes the file as a PNG.
    ///
    /// # Panics
    ///
    /// When it is none.
    #[must_use]
    pub fn picture(&self) -> Picture {
        Picture::decode(&self.data)
            .unwrap_or_else(|why| panic!("{} is not a readable PNG: {why}", self.filename))
    }

    /// Decodes the file as an animated GIF.
    ///
    /// # Panics
    ///
    /// When it is none.
    #[must_use]
    pub fn animation(&self) -> Animation {
        Animation::decode(&self.data)
            .unwrap_or_else(|why| panic!("{} is not a readable GIF: {why}", self.filename))
    }

    /// The file as text.
    ///
    /// # Panics
    ///
    /// When it is not UTF-8.
    #[must_use]
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.data)
            .unwrap_or_else(|why| panic!("{} is not text: {why}", self.filename))
    }

    /// The address at which Discord would serve the file.
    pub(crate) fn url(&self) -> String {
        format!(
            "https://cdn.discordapp.com/attachments/{}/{}",
            self.id, self.filename
        )
    }

    pub(crate) fn json(&self) -> Value {
        let mut json = json!({
            "id": self.id.to_string(),
            "filename": self.filename,
            "size": self.data.len(),
            "url": self.url(),
            "proxy_url": self.url(),
        });
        if let Some(description) = &self.description {
            json["description"] = json!(description);
        }
        if let Some(content_type) = &self.content_type {
            json["content_type"] = json!(content_type);
        }
        if let Some((width, height)) = crate::picture::dimensions(&self.data) {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        json
    }
}

/// The state of a message before an edit.
#[derive(Clone, Debug)]
pub struct Version {
    /// The text.
    pub content: String,
    /// The embeds.
    pub embeds: Vec<Value>,
    /// The components.
    pub components: Vec<Value>,
    /// The files.
    pub attachments: Vec<Attachment>,
}

/// Whom a message pinged when it was posted. Edits ping nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pings {
    /// The users, by mention or as the author of the message replied to.
    pub users: BTreeSet<Id>,
    /// The roles.
    pub roles: BTreeSet<Id>,
    /// Whether it pinged `@everyone` or `@here`.
    pub everyone: bool,
}

impl Pings {
    /// Whether nobody was pinged.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.users.is_empty() && self.roles.is_empty() && !self.everyone
    }
}

/// A message, with everything that Discord keeps about it.
#[derive(Clone, Debug)]
pub struct Message {
    /// Its id.
    pub id: Id,
    /// Its channel.
    pub channel: Id,
    /// Its author.
    pub author: Id,
    /// Its text; of a message that is made of components, that of all its texts.
    pub content: String,
    /// Its embeds, as JSON.
    pub embeds: Vec<Value>,
    /// Its components, as JSON.
    pub components: Vec<Value>,
    /// Its files.
    pub attachments: Vec<Attachment>,
    /// Discord's message flags.
    pub flags: u64,
    /// `allowed_mentions` as the sender gave it.
    pub allowed_mentions: Option<Value>,
    /// The nonce as the sender gave it.
    pub nonce: Option<String>,
    /// The message it replies to.
    pub reference: Option<Id>,
    /// The interaction it answers or follows.
    pub interaction: Option<Id>,
    /// The only user who sees it, if it is ephemeral.
    pub only_for: Option<Id>,
    /// Whom it pinged.
    pub pings: Pings,
    /// Its states before each edit, oldest first.
    pub history: Vec<Version>,
    /// When it was posted, on the test's clock.
    pub(crate) posted: Duration,
    /// How often it was edited when it was older than an hour.
    pub(crate) late_edits: u32,
    /// Whether it was deleted.
    pub deleted: bool,
}

impl Message {
    /// Whether only one user sees it.
    #[must_use]
    pub fn is_ephemeral(&self) -> bool {
        self.flags & EPHEMERAL != 0
    }

    /// Whether it is still the "thinking …" of a deferred answer.
    #[must_use]
    pub fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// Whether it is made of components, and has no text beside them.
    #[must_use]
    pub fn is_of_components(&self) -> bool {
        self.flags & OF_COMPONENTS != 0
    }

    /// Whether this user sees it.
    #[must_use]
    pub fn is_visible_to(&self, user: Id) -> bool {
        !self.deleted && self.only_for.is_none_or(|only| only == user)
    }

    /// Its first file, decoded as a PNG.
    ///
    /// # Panics
    ///
    /// When there is no file, or it is no PNG.
    #[must_use]
    pub fn picture(&self) -> Picture {
        let Some(first) = self.attachments.first() else {
            panic!("there is no file at {self:#?}")
        };
        first.picture()
    }

    /// Its buttons, row by row.
    #[must_use]
    pub fn buttons(&self) -> Vec<Button> {
        crate::component::buttons(&self.components)
    }

    /// Its menus.
    #[must_use]
    pub fn selects(&self) -> Vec<Select> {
        crate::component::selects(&self.components)
    }

    /// When it was posted.
    #[must_use]
    pub fn posted_at(&self) -> SystemTime {
        crate::snowflake::made_at(self.id)
    }

    /// All text that a reader sees: content, embeds (title, description, fields, footer) and text components.
    #[must_use]
    pub fn text(&self) -> String {
        let mut words = vec![self.content.clone()];
        for embed in &self.embeds {
            words.extend(strings(embed, &["title", "description"]));
            for field in embed["fields"].as_array().into_iter().flatten() {
                words.extend(strings(field, &["name", "value"]));
            }
            words.extend(strings(&embed["author"], &["name"]));
            words.extend(strings(&embed["footer"], &["text"]));
        }
        if !self.is_of_components() {
            words.extend(crate::component::texts(&self.components));
        }
        words.retain(|word| !word.is_empty());
        words.join("\n")
    }

    pub(crate) fn version(&self) -> Version {
        Version {
            content: self.content.clone(),
            embeds: self.embeds.clone(),
            components: self.components.clone(),
            attachments: self.attachments.clone(),
        }
    }

    /// The message as Discord sends it, without the parts that depend on other objects (author, mentions).
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id.to_string(),
            "channel_id": self.channel.to_string(),
            "content": if self.is_of_components() { "" } else { &self.content },
            "timestamp": timestamp(self.id),
            "edited_timestamp": (!self.history.is_empty()).then(|| timestamp(self.id)),
            "tts": false,
            "mention_everyone": self.pings.everyone,
            "mentions": [],
            "mention_roles": self.pings.roles.iter().map(Id::to_string).collect::<Vec<_>>(),
            "attachments": self.attachments.iter().map(Attachment::json).collect::<Vec<_>>(),
            "embeds": self.embeds.iter().map(|embed| self.resolved(embed)).collect::<Vec<_>>(),
            "components": crate::component::numbered(&self.components),
            "pinned": false,
            "flags": self.flags,
            "type": match (self.interaction, self.reference) {
                (Some(_), _) => 20,
                (None, Some(_)) => 19,
                (None, None) => 0,
            },
        })
    }

    /// An embed with `attachment://` addresses replaced by those of the files.
    fn resolved(&self, embed: &Value) -> Value {
        let mut embed = embed.clone();
        embed["type"] = json!("rich");
        for place in ["image", "thumbnail"] {
            let named = embed[place]["url"]
                .as_str()
                .and_then(|url| url.strip_prefix("attachment://"));
            let file =
                named.and_then(|name| self.attachments.iter().find(|file| file.filename == name));
            if let Some(file) = file {
                embed[place]["url"] = json!(file.url());
            } else if embed[place].is_null() {
                embed.as_object_mut().map(|embed| embed.remove(place));
            }
        }
        embed
    }
}

fn strings(value: &Value, keys: &[&str]) -> Vec<String> {
    keys.iter()
        .filter_map(|key| value[*key].as_str())
        .map(str::to_owned)
        .collect()
}
