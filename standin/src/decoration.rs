//! What Discord sends beyond what a bot knows: decorations of people, fields and values that came later, and keys that nobody
//! knows. Everything that the stand-in sends has them, unless it was made [`StandIn::plain`].

use std::fmt;
use std::sync::Arc;

use serde_json::{Map, Value, json};

use crate::standin::StandIn;

/// Objects whose keys are ids or numbers, so that a new key would stand for something.
const BY_ID: [&str; 8] = [
    "attachments",
    "authorizing_integration_owners",
    "channels",
    "integration_types_config",
    "members",
    "messages",
    "roles",
    "users",
];
/// 2^64: permissions that do not fit into 64 bits.
const BEYOND: u128 = 1 << 64;

/// A change of something that is sent.
type Change = Arc<dyn Fn(&mut Value) + Send + Sync>;

/// What is changed on the way to the bot.
#[derive(Clone, Default)]
pub(crate) struct Decoration {
    is_plain: bool,
    changes: Vec<(String, Change)>,
}

impl fmt::Debug for Decoration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "plain: {}, {} changes",
            self.is_plain,
            self.changes.len()
        )
    }
}

impl Decoration {
    /// An event, or the answer to a request, as it is sent.
    pub(crate) fn of(&self, name: &str, sent: &Value) -> Value {
        let mut sent = sent.clone();
        if !self.is_plain {
            decorate(&mut sent, false);
        }
        for (_, change) in self.changes.iter().filter(|(of, _)| of == name) {
            change(&mut sent);
        }
        sent
    }
}

impl StandIn {
    /// Starts it without decorations, and without the check that every text bounds its mentions, for bots of other kinds.
    pub async fn plain() -> Self {
        let discord = Self::start().await;
        discord.shared.write(|world| {
            world.sessions.decoration.is_plain = true;
            world.bounds_mentions = false;
        });
        discord
    }

    /// Changes whatever is sent from now on as the event of this type, or as the answer to this request, such as
    /// `GET /users/@me`.
    pub fn alter(&self, name: &str, change: impl Fn(&mut Value) + Send + Sync + 'static) {
        let change = (name.to_owned(), Arc::new(change) as Change);
        self.shared
            .write(|world| world.sessions.decoration.changes.push(change));
    }

    /// Ends all changes of what is sent.
    pub fn no_alterations(&self) {
        self.shared
            .write(|world| world.sessions.decoration.changes.clear());
    }
}

fn decorate(value: &mut Value, is_by_id: bool) {
    match value {
        Value::Array(items) => {
            for item in items {
                decorate(item, false);
            }
        }
        // Commands are compared with what was registered.
        Value::Object(fields) if fields.contains_key("default_member_permissions") => {}
        Value::Object(fields) => {
            for (key, value) in fields.iter_mut() {
                decorate(value, BY_ID.contains(&key.as_str()));
            }
            if !is_by_id {
                add(fields);
            }
        }
        _ => {}
    }
}

fn add(fields: &mut Map<String, Value>) {
    for key in ["permissions", "app_permissions", "allow", "deny"] {
        let Some(value) = fields.get_mut(key) else {
            continue;
        };
        let bits = value.as_str().and_then(|bits| bits.parse::<u128>().ok());
        if let Some(bits) = bits {
            *value = json!((bits | BEYOND).to_string());
        }
    }
    let has = |key: &str| fields.contains_key(key);
    let more = if has("username") {
        of_user()
    } else if has("joined_at") && !has("channels") {
        of_member()
    } else if has("preferred_locale") {
        of_guild()
    } else if has("verify_key") {
        of_application()
    } else if has("attachment_size_limit") {
        of_interaction()
    } else if has("content") && has("author") {
        of_message()
    } else {
        Value::Null
    };
    if let Value::Object(more) = more {
        fields.extend(more);
    }
    fields.insert(
        "nobody_knows".to_owned(),
        json!({ "type": "new", "id": null, "list": [[], { "name": 17 }] }),
    );
}

fn of_user() -> Value {
    json!({
        "avatar_decoration_data": { "asset": "v2_a_0b2d5d75d4f1287befda6b2180aec41d", "sku_id": 7, "expires_at": "never" },
        "collectibles": { "nameplate": { "sku_id": "2247558840304243", "palette": 17 }, "pet": [{ "asset": null }] },
        "primary_guild": { "identity_guild_id": "none", "identity_enabled": "yes", "tag": ["TAFL"], "badge": 5 },
        "clan": { "tag": null },
        "display_name_styles": { "font_id": "runes", "colors": "gold" },
        "public_flags": 1_u64 << 40,
        "flags": 1_u64 << 40,
        "banner": { "asset": "a banner" },
        "accent_color": "red",
        "premium_type": 99,
    })
}

fn of_member() -> Value {
    json!({
        "avatar_decoration_data": { "asset": "v3" },
        "collectibles": [],
        "banner": 17,
        "avatar": "v2_a_0b2d5d75d4f1287befda6b2180aec41d",
        "flags": 1_u64 << 40,
        "unusual_dm_activity_until": "soon",
    })
}

fn of_guild() -> Value {
    json!({
        "features": ["COMMUNITY", "NEW_IN_2027", 17],
        "icon": { "asset": "an icon" },
        "verification_level": 99,
        "nsfw_level": "none",
        "premium_tier": 99,
        "system_channel_flags": 1_u64 << 40,
        "emojis": [{ "id": null, "roles": {} }],
        "stickers": [{ "format_type": 99 }],
        "incidents_data": { "raid": 1 },
    })
}

fn of_application() -> Value {
    json!({
        // Without the `permissions` that Discord does not send any more.
        "team": { "id": "17", "icon": 0, "members": [{ "role": "later", "membership_state": 9, "user": of_user() }] },
        "rpc_origins": null,
        "install_params": { "scopes": ["bot", "applications.later"], "permissions": "many" },
        "flags": "many",
        "tags": null,
    })
}

fn of_interaction() -> Value {
    json!({
        "attachment_size_limit": 1_u64 << 33,
        "entitlements": [{ "id": 17, "type": "gift" }],
        "version": 2,
    })
}

fn of_message() -> Value {
    json!({
        "reactions": [{ "emoji": { "id": null, "name": null }, "count": 1 }],
        "embeds": [{ "type": "later", "color": "red" }],
        "sticker_items": [{ "format_type": 99 }],
        "poll": { "question": 1 },
        "tts": "no",
    })
}
