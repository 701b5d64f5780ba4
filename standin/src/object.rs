//! The objects of Discord's API: users, members, servers, channels, messages, the application.

use serde_json::{Value, json};
use time::format_description::well_known::Rfc3339;

use crate::message::Message;
use crate::snowflake::{Id, timestamp};
use crate::world::{ChannelRecord, GuildRecord, ThreadState, UserRecord, VIEW, World};

/// A user.
pub(crate) fn user(user: &UserRecord) -> Value {
    json!({
        "id": user.id.to_string(),
        "username": user.name.to_lowercase().replace(' ', "_"),
        "discriminator": if user.bot { "0042" } else { "0" },
        "global_name": (!user.bot).then_some(&user.name),
        "avatar": null,
        "bot": user.bot,
        "public_flags": 0,
        "flags": 0,
        "avatar_decoration_data": null,
        "collectibles": null,
        "primary_guild": null,
        "banner": null,
        "accent_color": null,
    })
}

/// A user by id; unknown ids become deleted users, as on Discord.
pub(crate) fn user_by_id(world: &World, id: Id) -> Value {
    world.users.get(&id).map_or_else(
        || {
            let name = format!("deleted_user_{id}");
            user(&UserRecord {
                id,
                name,
                locale: String::new(),
                bot: false,
                permissions: 0,
                left: Vec::new(),
            })
        },
        user,
    )
}

/// The bot's own user, as the bot sees it.
pub(crate) fn current_user(world: &World) -> Value {
    let mut me = user_by_id(world, world.bot);
    me["verified"] = json!(true);
    me["mfa_enabled"] = json!(true);
    me["locale"] = json!("en-US");
    me["email"] = Value::Null;
    me
}

/// A member, without the user.
pub(crate) fn partial_member(user: &UserRecord) -> Value {
    json!({
        "avatar": null,
        "banner": null,
        "nick": null,
        "roles": [],
        "joined_at": timestamp(user.id),
        "premium_since": null,
        "communication_disabled_until": null,
        "deaf": false,
        "mute": false,
        "pending": false,
        "flags": 0,
    })
}

/// A member.
pub(crate) fn member(member_of: &UserRecord) -> Value {
    let mut member = partial_member(member_of);
    member["user"] = user(member_of);
    member
}

/// The bot as a member of a server.
pub(crate) fn own_member(world: &World, guild: &GuildRecord) -> Option<Value> {
    let mut own = world.users.get(&world.bot).map(member)?;
    let until = guild.time_out.and_then(|until| until.format(&Rfc3339).ok());
    own["communication_disabled_until"] = json!(until);
    Some(own)
}

/// A channel.
pub(crate) fn channel(world: &World, channel: &ChannelRecord) -> Value {
    let last = world
        .messages
        .values()
        .rev()
        .find(|message| message.channel == channel.id && !message.deleted);
    let last = last.map(|message| message.id.to_string());
    let Some(guild) = channel.guild else {
        let recipient = channel.recipient.map(|id| user_by_id(world, id));
        return json!({
            "id": channel.id.to_string(),
            "type": 1,
            "last_message_id": last,
            "recipients": recipient.into_iter().collect::<Vec<_>>(),
            "flags": 0,
        });
    };
    let mut json = json!({
        "id": channel.id.to_string(),
        "guild_id": guild.to_string(),
        "name": channel.name,
        "type": channel.kind,
        "flags": 0,
        "last_message_id": last,
        "parent_id": channel.parent.map(|parent| parent.to_string()),
        "rate_limit_per_user": 0,
        "permissions": channel.permissions.to_string(),
    });
    if channel.parent.is_some() {
        json["owner_id"] = json!(world.bot.to_string());
        json["message_count"] = json!(0);
        json["total_message_sent"] = json!(0);
        json["member_count"] = json!(1);
        json["thread_metadata"] = json!({
            "archived": channel.thread != ThreadState::Open,
            "auto_archive_duration": 4320,
            "archive_timestamp": timestamp(channel.id),
            "locked": channel.thread == ThreadState::Locked,
            "create_timestamp": timestamp(channel.id),
        });
    } else {
        json["position"] = json!(0);
        json["permission_overwrites"] = json!(overwrites(world, channel));
        json["topic"] = Value::Null;
        json["nsfw"] = json!(false);
    }
    json
}

/// The overwrites for the bot and for people in a channel, besides their role.
fn overwrites(world: &World, channel: &ChannelRecord) -> Vec<Value> {
    let role = channel.guild.and_then(|guild| world.guilds.get(&guild));
    let role = role.map_or(0, |guild| guild.permissions);
    let overwrite = |id: Id, permissions: u64, only_denies: bool| {
        let allow = if only_denies { 0 } else { permissions & !role };
        let deny = role & !permissions;
        (allow != 0 || deny != 0).then(|| {
            json!({
                "id": id.to_string(),
                "type": 1,
                "allow": allow.to_string(),
                "deny": deny.to_string(),
            })
        })
    };
    let people = world.users.values().filter(|user| !user.bot);
    let people = people.filter_map(|user| overwrite(user.id, user.permissions, true));
    let everyone = channel.guild.filter(|_| channel.hidden).map(|guild| {
        json!({ "id": guild.to_string(), "type": 0, "allow": "0", "deny": VIEW.to_string() })
    });
    let bot = overwrite(world.bot, channel.permissions, false);
    everyone.into_iter().chain(bot).chain(people).collect()
}

pub(crate) fn everyone(guild: &GuildRecord) -> Value {
    json!({
        "id": guild.id.to_string(),
        "name": "@everyone",
        "color": 0,
        "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": 0,
        "permissions": guild.permissions.to_string(),
        "managed": false,
        "mentionable": false,
        "flags": 0,
    })
}

/// The role that Discord makes for a bot when it is added. It has the bot's name, and grants nothing here.
fn role_of_bot(world: &World, guild: &GuildRecord) -> Value {
    let mut role = everyone(guild);
    role["id"] = json!(bot_role(guild.id).to_string());
    role["name"] = json!("Raichi");
    role["permissions"] = json!("0");
    role["managed"] = json!(true);
    role["tags"] = json!({ "bot_id": world.bot.to_string() });
    role
}

/// The id of the bot's role in a server: no other object is made so late in a millisecond.
pub(crate) fn bot_role(guild: Id) -> Id {
    guild + (1 << 21)
}

/// A server in the list of the bot's own, with the bot's permissions.
pub(crate) fn own_guild(guild: &GuildRecord) -> Value {
    json!({
        "id": guild.id.to_string(),
        "name": guild.name,
        "icon": null,
        "banner": null,
        "owner": false,
        "permissions": guild.permissions.to_string(),
        "features": [],
    })
}

/// A server in REST's format.
pub(crate) fn guild(world: &World, guild: &GuildRecord) -> Value {
    json!({
        "id": guild.id.to_string(),
        "name": guild.name,
        "icon": null,
        "description": null,
        "home_header": null,
        "splash": null,
        "discovery_splash": null,
        "features": [],
        "banner": null,
        "owner_id": guild.owner.to_string(),
        "application_id": null,
        "region": "rotterdam",
        "afk_channel_id": null,
        "afk_timeout": 300,
        "system_channel_id": null,
        "system_channel_flags": 0,
        "widget_enabled": false,
        "widget_channel_id": null,
        "verification_level": 0,
        "roles": [everyone(guild), role_of_bot(world, guild)],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": null,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": null,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "rules_channel_id": null,
        "safety_alerts_channel_id": null,
        "public_updates_channel_id": null,
        "premium_progress_bar_enabled": false,
        "nsfw": false,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": null,
    })
}

/// When the bot was invited to a server that has always been there.
const LONG_AGO: &str = "2024-06-01T12:00:00+00:00";

/// A server in the gateway's format.
pub(crate) fn guild_create(world: &World, id: Id) -> Value {
    let channels = world
        .channels
        .values()
        .filter(|channel| channel.guild == Some(id) && !channel.deleted)
        .collect::<Vec<_>>();
    guild_with(world, id, &channels)
}

/// A server with these channels in the gateway's format.
pub(crate) fn guild_with(world: &World, id: Id, channels: &[&ChannelRecord]) -> Value {
    let Some(record) = world.guilds.get(&id) else {
        return Value::Null;
    };
    let here = || channels.iter().copied();
    let shown = |channels: Vec<&ChannelRecord>| -> Vec<Value> {
        channels
            .into_iter()
            .map(|found| channel(world, found))
            .collect()
    };
    let bot = own_member(world, record);
    let mut json = guild(world, record);
    let joined = record.joined.clone();
    json["joined_at"] = json!(joined.as_deref().unwrap_or(LONG_AGO));
    json["large"] = json!(false);
    json["unavailable"] = json!(false);
    json["member_count"] = json!(world.users.len());
    json["voice_states"] = json!([]);
    json["members"] = json!(bot.into_iter().collect::<Vec<_>>());
    json["channels"] = json!(shown(
        here().filter(|channel| channel.parent.is_none()).collect()
    ));
    // Of the threads, only those that are not archived.
    let active = |channel: &&ChannelRecord| {
        channel.parent.is_some() && channel.thread == ThreadState::Open && !channel.without_bot
    };
    json["threads"] = json!(shown(here().filter(active).collect()));
    json["presences"] = json!([]);
    json["stage_instances"] = json!([]);
    json["guild_scheduled_events"] = json!([]);
    json["soundboard_sounds"] = json!([]);
    json
}

/// A message.
pub(crate) fn message(world: &World, message: &Message) -> Value {
    let mut json = without_reference(world, message);
    if let Some(reference) = message.reference {
        let guild = world
            .channels
            .get(&message.channel)
            .and_then(|channel| channel.guild);
        json["message_reference"] = json!({
            "type": 0,
            "message_id": reference.to_string(),
            "channel_id": message.channel.to_string(),
            "guild_id": guild.map(|guild| guild.to_string()),
        });
        let referenced = world
            .messages
            .get(&reference)
            .filter(|referenced| !referenced.deleted);
        json["referenced_message"] =
            referenced.map_or(Value::Null, |found| without_reference(world, found));
    }
    json
}

fn without_reference(world: &World, message: &Message) -> Value {
    let mut json = message.json();
    json["author"] = user_by_id(world, message.author);
    let pinged = message.pings.users.iter().map(|id| user_by_id(world, *id));
    json["mentions"] = json!(pinged.collect::<Vec<_>>());
    if let Some(nonce) = &message.nonce {
        json["nonce"] = json!(nonce);
    }
    if message.author == world.bot {
        json["application_id"] = json!(world.bot.to_string());
    }
    if let Some(interaction) = message
        .interaction
        .and_then(|id| world.interactions.get(&id))
    {
        json["webhook_id"] = json!(world.bot.to_string());
        json["interaction_metadata"] = json!({
            "id": interaction.id.to_string(),
            "type": interaction.kind,
            "user": user_by_id(world, interaction.user),
            "authorizing_integration_owners": interaction.payload["authorizing_integration_owners"],
            "original_response_message_id": interaction.original.map(|id| id.to_string()),
        });
        if interaction.kind == 3 {
            json["interaction_metadata"]["interacted_message_id"] =
                json!(interaction.source.map(|id| id.to_string()));
        }
        if interaction.kind == 5 {
            // The click that opened the form.
            json["interaction_metadata"]["triggering_interaction_metadata"] = json!({
                "id": interaction.id.to_string(),
                "type": 3,
                "user": user_by_id(world, interaction.user),
                "authorizing_integration_owners": interaction.payload["authorizing_integration_owners"],
                "interacted_message_id": interaction.source.map(|id| id.to_string()),
            });
        }
    }
    json
}

/// A message as an event, with the server and the author's membership.
pub(crate) fn message_event(world: &World, found: &Message) -> Value {
    let mut json = message(world, found);
    if let Some(guild) = world
        .channels
        .get(&found.channel)
        .and_then(|channel| channel.guild)
    {
        json["guild_id"] = json!(guild.to_string());
        if let Some(author) = world.users.get(&found.author) {
            json["member"] = partial_member(author);
        }
    }
    json
}

/// The application.
pub(crate) fn application(world: &World) -> Value {
    let owner = world
        .users
        .values()
        .find(|user| !user.bot)
        .map_or(Value::Null, user);
    let mut json = json!({
        "id": world.bot.to_string(),
        "name": "Raichi",
        "icon": null,
        "description": "",
        "type": null,
        "bot": user_by_id(world, world.bot),
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": world.endpoint.verify_key(),
        "owner": owner,
        "team": null,
        "flags": 0,
        "integration_types_config": { "0": {}, "1": {} },
        "flags_new": "0",
        "role_connections_verification_url": null,
        "approximate_user_authorization_count": 0,
        "eligible_oauth2_scopes": ["applications.commands", "bot"],
        "redirect_uris": [],
        "interactions_endpoint_url": null,
        "approximate_guild_count": world.own_guilds().count(),
        "approximate_user_install_count": 0,
        "explicit_content_filter": 0,
        "privacy_policy_url": "https://tafl.example/privacy",
        "terms_of_service_url": "https://tafl.example/terms",
    });
    for (key, value) in &world.application {
        json[key] = value.clone();
    }
    json
}
