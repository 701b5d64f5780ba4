//! Events as Discord sends them, and changes of them: keys that are left out, null, renamed or new, and values of other forms.

use std::sync::LazyLock;

use serde_json::{Map, Value, json};

use crate::discord::fuzzing::Sent;

/// One event of each kind in which they differ, as in Discord's documentation, with everything that is sent beyond it.
const RECORDED: [&str; 21] = [
    include_str!("../../fuzz/events/channel.json"),
    include_str!("../../fuzz/events/channel_menu.json"),
    include_str!("../../fuzz/events/channel_option.json"),
    include_str!("../../fuzz/events/click.json"),
    include_str!("../../fuzz/events/click_private.json"),
    include_str!("../../fuzz/events/command.json"),
    include_str!("../../fuzz/events/command_bare.json"),
    include_str!("../../fuzz/events/command_direct.json"),
    include_str!("../../fuzz/events/command_person.json"),
    include_str!("../../fuzz/events/form.json"),
    include_str!("../../fuzz/events/form_labels.json"),
    include_str!("../../fuzz/events/menu.json"),
    include_str!("../../fuzz/events/message.json"),
    include_str!("../../fuzz/events/on_message.json"),
    include_str!("../../fuzz/events/on_person.json"),
    include_str!("../../fuzz/events/own_member.json"),
    include_str!("../../fuzz/events/ready.json"),
    include_str!("../../fuzz/events/server.json"),
    include_str!("../../fuzz/events/subcommand.json"),
    include_str!("../../fuzz/events/thread.json"),
    include_str!("../../fuzz/events/typing.json"),
];

/// What the bot uses of an event. `*` is any key or place, `**` all below and the value itself. Whatever leads there is used, too.
const USED: [(&str, &[&str]); 7] = [
    (
        "INTERACTION_CREATE",
        &[
            "id",
            "token",
            "type",
            "guild_id",
            "channel_id",
            "locale",
            "guild_locale",
            "context",
            "app_permissions",
            "authorizing_integration_owners.**",
            "channel.type",
            "channel.parent_id",
            "channel.thread_metadata.archived",
            "channel.thread_metadata.locked",
            "member.permissions",
            "member.user.id",
            "member.user.username",
            "member.user.global_name",
            "member.user.bot",
            "user.id",
            "user.username",
            "user.global_name",
            "user.bot",
            "message.flags",
            "data.name",
            "data.type",
            "data.target_id",
            "data.custom_id",
            "data.component_type",
            "data.values.**",
            "data.options.**",
            "data.components.**",
            "data.resolved.users.*.id",
            "data.resolved.users.*.username",
            "data.resolved.users.*.global_name",
            "data.resolved.users.*.bot",
        ],
    ),
    (
        "MESSAGE_CREATE",
        &[
            "id",
            "channel_id",
            "guild_id",
            "webhook_id",
            "content",
            "author.id",
            "author.username",
            "author.global_name",
            "author.bot",
            "mentions.*.id",
            "mentions.*.username",
            "mentions.*.global_name",
            "mentions.*.bot",
            "mention_roles.**",
            "message_reference.message_id",
        ],
    ),
    (
        "GUILD_CREATE",
        &[
            "id",
            "unavailable",
            "owner_id",
            "preferred_locale",
            "system_channel_id",
            "joined_at",
            "roles.*.id",
            "roles.*.permissions",
            "roles.*.tags.bot_id",
            "members.*.user.id",
            "members.*.user.username",
            "members.*.user.global_name",
            "members.*.user.bot",
            "members.*.roles.**",
            "members.*.joined_at",
            "members.*.communication_disabled_until",
            "channels.*.id",
            "channels.*.type",
            "channels.*.name",
            "channels.*.position",
            "channels.*.guild_id",
            "channels.*.parent_id",
            "channels.*.permission_overwrites.*.id",
            "channels.*.permission_overwrites.*.allow",
            "channels.*.permission_overwrites.*.deny",
            "channels.*.thread_metadata",
            "threads.*.id",
            "threads.*.type",
            "threads.*.name",
            "threads.*.position",
            "threads.*.guild_id",
            "threads.*.parent_id",
            "threads.*.permission_overwrites",
            "threads.*.thread_metadata.archived",
            "threads.*.thread_metadata.locked",
        ],
    ),
    ("THREAD_UPDATE", CHANNEL),
    ("CHANNEL_UPDATE", CHANNEL),
    (
        "GUILD_MEMBER_UPDATE",
        &[
            "guild_id",
            "user.id",
            "user.username",
            "user.global_name",
            "user.bot",
            "communication_disabled_until",
        ],
    ),
    ("READY", &["shard.**", "guilds.*.id"]),
];

const CHANNEL: &[&str] = &[
    "id",
    "type",
    "name",
    "position",
    "guild_id",
    "parent_id",
    "permission_overwrites.*.id",
    "permission_overwrites.*.allow",
    "permission_overwrites.*.deny",
    "thread_metadata.archived",
    "thread_metadata.locked",
];

/// Objects whose keys stand for something, so that none can be added: `(event, path)`.
const BY_ID: [&str; 2] = ["authorizing_integration_owners", "data.resolved.users"];

/// How many changes of a value there are.
pub(super) const CHANGES: u8 = 17;

/// All events.
pub(super) fn recorded() -> &'static [Sent] {
    static EVENTS: LazyLock<Vec<Sent>> = LazyLock::new(|| {
        let events = RECORDED.iter().filter_map(|event| {
            let event: Value = serde_json::from_str(event).ok()?;
            Some(Sent {
                name: event["t"].as_str()?.to_owned(),
                recorded: event["d"].clone(),
                changed: event["d"].clone(),
                is_same: true,
            })
        });
        events.collect()
    });
    assert_eq!(EVENTS.len(), RECORDED.len(), "all events are JSON");
    &EVENTS
}

/// The event that the bytes describe: which one, and then three bytes for each change, its place and what it is.
pub(super) fn described(data: &[u8]) -> Option<Sent> {
    const MOST: usize = 8;
    let (&which, changes) = data.split_first()?;
    let events = recorded();
    let mut sent = events.get(usize::from(which) % events.len())?.clone();
    for change in changes.chunks_exact(3).take(MOST) {
        let places = sent.places();
        let at = usize::from(u16::from_le_bytes([change[0], change[1]]));
        if let Some(place) = places.get(at % places.len().max(1)) {
            sent.change(place, change[2] % CHANGES);
        }
    }
    Some(sent)
}

impl Sent {
    /// The places of all values below the data itself.
    pub(super) fn places(&self) -> Vec<Vec<String>> {
        let mut places = Vec::new();
        collect(&self.changed, &mut Vec::new(), &mut places);
        places
    }

    /// Whether the bot uses what stands at a place, or below it.
    fn uses(&self, place: &[String]) -> bool {
        let of = USED.iter().find(|(name, _)| *name == self.name);
        let used = of.map_or(&[][..], |(_, used)| used);
        used.iter().any(|pattern| {
            let mut place = place.iter();
            for part in pattern.split('.') {
                match place.next() {
                    _ if part == "**" => return true,
                    Some(key) if part == "*" || part == key => {}
                    Some(_) => return false,
                    None => return true,
                }
            }
            place.next().is_none()
        })
    }

    /// Changes a value: leaves it out, sets it to null, renames its key, adds a key to it, or gives it another form.
    pub(super) fn change(&mut self, place: &[String], how: u8) {
        let Some((key, above)) = place.split_last() else {
            return;
        };
        let is_used = self.uses(place);
        let is_by_id = BY_ID.contains(&place.join(".").as_str());
        let above = above.iter().try_fold(&mut self.changed, below);
        let Some(above) = above else { return };
        if how == 3 {
            let fields = below(above, key).and_then(Value::as_object_mut);
            if let Some(fields) = fields.filter(|_| !is_by_id) {
                fields.insert("nobody_knows".to_owned(), json!({ "type": 99, "id": null }));
            }
            return;
        }
        match (how, above) {
            (0, Value::Object(fields)) => {
                fields.remove(key);
            }
            (2, Value::Object(fields)) => {
                if let Some(value) = fields.remove(key) {
                    fields.insert(format!("new_{key}"), value);
                }
            }
            (_, above) => {
                if let Some(value) = below(above, key) {
                    *value = form(how);
                }
            }
        }
        self.is_same &= !is_used;
    }
}

/// A value of another form.
fn form(how: u8) -> Value {
    match how {
        4 => json!(true),
        5 => json!(-1),
        6 => json!(1.5),
        7 => json!(u64::MAX),
        8 => json!("v2_a_0b2d5d75d4f1287befda6b2180aec41d"),
        9 => json!([]),
        10 => json!({}),
        11 => json!([null, {}, "x", []]),
        12 => json!({ "id": null, "type": "new", "asset": {} }),
        13 => json!("36893488147419103231"),
        14 => json!("17"),
        15 => json!(0),
        16 => json!([{ "id": "17", "username": 5 }]),
        _ => Value::Null,
    }
}

fn collect(value: &Value, place: &mut Vec<String>, places: &mut Vec<Vec<String>>) {
    let fields = value.as_object().into_iter().flat_map(Map::iter);
    let fields = fields.map(|(key, value)| (key.clone(), value));
    let items = value.as_array().into_iter().flatten().enumerate();
    let items = items.map(|(at, value)| (at.to_string(), value));
    for (key, value) in fields.chain(items) {
        place.push(key);
        places.push(place.clone());
        collect(value, place, places);
        place.pop();
    }
}

fn below<'a>(value: &'a mut Value, key: &String) -> Option<&'a mut Value> {
    match value {
        Value::Object(fields) => fields.get_mut(key),
        Value::Array(items) => items.get_mut(key.parse::<usize>().ok()?),
        _ => None,
    }
}
