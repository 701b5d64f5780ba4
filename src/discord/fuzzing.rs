//! What fuzzing feeds to this door: interactions, messages of the gateway, and signed requests.
//!
//! The functions take what arrives from outside through the code that handles it, without Discord and without a database, and
//! assert what must hold for it.

use std::{
    sync::LazyLock,
    time::{Duration, UNIX_EPOCH},
};

use axum::http::{HeaderMap, HeaderValue};
use serde_json::{Value, json};
use time::OffsetDateTime;

use super::{
    caller,
    channel_state::state_in,
    clicks,
    command_mentions::CommandMentions,
    commands::{self, Wanted},
    endpoint::{self, Received},
    gateway, greeting, handler,
    messages::{self, Heard},
    model::{Event, Guild, Head, INTERACTION, Interaction, InteractionType, Message},
    panel, unread,
};
use crate::{
    commands::{
        Arguments, Caller, Command, CommandHandler, CommandResponse, MenuCommand, Target,
        Value as Given,
    },
    ids::ExternalId,
    locale::Locale,
    reply::{Press, Reply},
    service::ServiceError,
    text,
    watch::Watch,
};

/// An event, and what has been changed in it.
#[derive(Debug, Clone)]
pub(crate) struct Sent {
    /// Its type.
    pub(crate) name: String,
    /// Its data, as recorded.
    pub(crate) recorded: Value,
    /// Its data, changed.
    pub(crate) changed: Value,
    /// Whether only what the bot does not use was changed.
    pub(crate) is_same: bool,
}

/// The bot's own id.
pub(crate) const OWN: ExternalId = ExternalId(999);

/// Handles an interaction as it arrives by HTTP, which must be the same as by the gateway.
pub(crate) async fn interaction(handler: &CommandHandler, watch: &Watch, body: &[u8]) {
    let by_http = endpoint::read(body, watch);
    if let Ok(text) = str::from_utf8(body)
        && serde_json::from_str::<Value>(text).is_ok()
    {
        let message = format!(r#"{{"op":0,"s":1,"t":"INTERACTION_CREATE","d":{text}}}"#);
        let by_gateway = gateway::received(&message, OWN, watch);
        // Around the same interaction, the gateway has one more level, of which there can be too many.
        if serde_json::from_str::<Value>(&message).is_ok() {
            let are_same = match (&by_http, &by_gateway) {
                (Received::Interaction(one), Some(Event::Interaction(other))) => {
                    format!("{one:?}") == format!("{other:?}")
                }
                (Received::Unread(one), Some(Event::Unread(other))) => {
                    one.answerable() == other.answerable()
                }
                // The gateway sends none.
                (Received::Ping, Some(Event::Unread(_))) => true,
                _ => false,
            };
            assert!(are_same, "{by_http:?} {by_gateway:?}");
        }
    }
    match by_http {
        Received::Interaction(interaction) => handled(handler, &interaction).await,
        Received::Unread(head) => hold_limits(&json!(unread::response(&head))),
        Received::Ping => {}
    }
}

/// Handles an event in which something was changed. What the bot does not use changes nothing; whatever else was changed, an
/// interaction is answered, and nothing is counted but what cannot be read.
pub(crate) async fn changed(handler: &CommandHandler, watch: &Watch, sent: &Sent) {
    let [recorded, changed] = [&sent.recorded, &sent.changed].map(Value::to_string);
    if sent.is_same {
        let read = |data| format!("{:?}", Event::read(&sent.name, str::as_bytes(data)));
        let [recorded, read] = [&recorded, &changed].map(|data| read(data));
        assert_eq!(read, recorded, "{}: {changed}", sent.name);
        return;
    }
    let counted = || {
        let page = watch.metrics().page();
        let lines = page.lines().filter(|line| !line.contains("_unread"));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let before = counted();
    if sent.name == INTERACTION {
        let head = Head::read(changed.as_bytes());
        let is_answerable = |key| sent.changed[key] == sent.recorded[key];
        assert!(
            head.answerable().is_some() || !is_answerable("id") || !is_answerable("token"),
            "{changed}"
        );
        interaction(handler, watch, changed.as_bytes()).await;
    } else {
        let message = json!({ "op": 0, "s": 1, "t": sent.name, "d": sent.changed });
        gateway_message(handler, watch, &message.to_string()).await;
    }
    assert_eq!(counted(), before);
}

/// What is read of an event.
#[cfg(test)]
pub(crate) fn event(sent: &Sent) -> impl std::fmt::Debug {
    Event::read(&sent.name, sent.changed.to_string().as_bytes())
}

/// Whether an interaction can be read.
#[cfg(test)]
pub(crate) fn is_read(interaction: &Value) -> bool {
    Interaction::read(interaction.to_string().as_bytes()).is_ok()
}

/// Handles a message of the gateway.
pub(crate) async fn gateway_message(handler: &CommandHandler, watch: &Watch, text: &str) {
    gateway::resumed_at(text);
    let Some(event) = gateway::received(text, OWN, watch) else {
        return;
    };
    match event {
        Event::Interaction(interaction) => handled(handler, &interaction).await,
        Event::Unread(head) => hold_limits(&json!(unread::response(&head))),
        Event::Message(message) => moved(handler, &message).await,
        Event::GuildCreated(guild) => server(&guild),
        _ => {}
    }
}

/// What the bot computes of a server and its channels.
fn server(guild: &Guild) {
    greeting::is_new(guild, OffsetDateTime::now_utc());
    if let Some((channel, reply)) = greeting::of(guild, OWN, OffsetDateTime::now_utc()) {
        assert!(guild.channel(channel).is_some());
        hold(&reply);
    }
    for channel in guild.channels.iter().chain(&guild.threads) {
        state_in(guild, OWN, channel.id, OffsetDateTime::now_utc());
    }
}

/// Plays the move of a message, if it has one.
async fn moved(handler: &CommandHandler, message: &Message) {
    let Some(Heard::Move(text)) = messages::heard(message, OWN, None) else {
        return;
    };
    let server = message
        .guild_id
        .unwrap_or_else(|| ExternalId::server_of_direct(message.channel_id));
    let caller = caller::of_message(message, server, Locale::default(), None);
    let given = Arguments::from_iter([("from", Given::Text(text))]);
    let response = handler.run(&caller, Command::Move, &given).await;
    shown(&caller, response);
}

/// Runs what an interaction asks for, up to where the database is needed, and shows the answer.
async fn handled(handler: &CommandHandler, interaction: &Interaction) {
    let receipt = handler::receipt_of(interaction);
    handler::span_of(interaction, &receipt);
    let caller = caller::of_interaction(interaction);
    caller::sighting(interaction, &caller);
    match interaction.kind {
        InteractionType::Command => {
            if let Some(wanted) = commands::wanted(OWN, interaction) {
                if let Wanted::InMenu(MenuCommand::Challenge, Target::Person(opponent)) = wanted
                    && let Some(form) = clicks::challenge(handler, &caller, opponent).await
                {
                    hold_limits(&form);
                }
                shown(&caller, wanted.run(handler, &caller).await);
            }
        }
        InteractionType::Autocomplete => {
            if let Some(typing) = commands::typing(OWN, interaction)
                && let Ok(offered) = typing.offered(handler, &caller).await
            {
                hold_limits(&json!({ "choices": offered }));
            }
        }
        InteractionType::Component => {
            let press = clicks::press(interaction);
            if let Ok(press) = press {
                hold_id(press);
                if let Some(form) = clicks::form_of(handler, &caller, press).await {
                    hold_limits(&form);
                }
            }
            shown(
                &caller,
                clicks::run(handler, interaction, &caller, press).await,
            );
        }
        InteractionType::Modal => {
            if let Ok(press) = interaction.data.custom_id.parse() {
                hold_id(press);
            }
            shown(
                &caller,
                clicks::submit(handler, OWN, interaction, &caller).await,
            );
        }
    }
}

/// A request of a button survives being written and read again, within Discord's limit.
fn hold_id(press: Press) {
    let id = press.to_string();
    assert!(id.chars().count() <= Press::LONGEST, "{id}");
    assert_eq!(id.parse(), Ok(press), "{id}");
}

/// A private answer fits into a message.
fn shown(caller: &Caller, response: Result<CommandResponse, ServiceError>) {
    match response {
        Ok(
            CommandResponse::Privately(reply)
            | CommandResponse::Refused(_, reply)
            | CommandResponse::Both(_, reply),
        ) => hold(&reply),
        Ok(CommandResponse::Publicly(_) | CommandResponse::Closed) => {}
        Err(ServiceError::Refused(refusal)) => hold(&text::refusal(caller.locale, &refusal)),
        Err(ServiceError::Fault(_)) => {}
    }
}

/// A message keeps within Discord's limits, and mentions nobody in a loud way.
pub(crate) fn hold(reply: &Reply) {
    static COMMANDS: LazyLock<CommandMentions> = LazyLock::new(CommandMentions::default);
    for panel in [panel::answer, panel::aside] {
        let (sent, _) = panel(reply, None, &COMMANDS, None);
        hold_limits(&sent);
        hold_size(&sent);
    }
    for loud in ["@everyone", "@here"] {
        assert!(!reply.text.contains(loud), "{}", reply.text);
    }
    let options = reply.menus.iter().flat_map(|menu| &menu.options);
    let presses = options.map(|option| option.press);
    let of_lines = reply.lines.iter().flat_map(|line| &line.buttons);
    let buttons = of_lines.chain(&reply.buttons);
    for press in presses.chain(buttons.map(|button| button.press)) {
        hold_id(press);
    }
}

/// Asserts Discord's limits of a message that is made of components.
fn hold_size(sent: &Value) {
    fn count(value: &Value, components: &mut usize, characters: &mut usize) {
        *components += usize::from(value["type"].is_u64() && value["value"].is_null());
        *characters += value["content"]
            .as_str()
            .map_or(0, |text| text.chars().count());
        let inside = ["components", "accessory"].map(|key| &value[key]);
        for inside in inside {
            let listed = inside
                .as_array()
                .map_or(std::slice::from_ref(inside), Vec::as_slice);
            for inside in listed.iter().filter(|inside| inside.is_object()) {
                count(inside, components, characters);
            }
        }
    }
    let (mut components, mut characters) = (0, 0);
    count(sent, &mut components, &mut characters);
    assert!(
        components <= 40 && characters <= 4000,
        "{components}, {characters}: {sent}"
    );
}

/// Asserts Discord's limits of what is sent.
fn hold_limits(sent: &Value) {
    const TEXTS: [(&str, usize); 7] = [
        ("content", 4000),
        ("custom_id", 100),
        ("label", 100),
        ("name", 100),
        ("placeholder", 150),
        ("title", 45),
        ("value", 100),
    ];
    const LISTS: [(&str, usize); 4] = [
        ("choices", 25),
        ("components", 40),
        ("options", 25),
        ("users", 100),
    ];
    match sent {
        Value::Array(items) => items.iter().for_each(hold_limits),
        Value::Object(fields) => {
            for (name, most) in TEXTS {
                let length = fields.get(name).and_then(Value::as_str);
                let length = length.map_or(0, |text| text.chars().count());
                assert!(length <= most, "{name} has {length} characters: {sent}");
            }
            for (name, most) in LISTS {
                let count = fields
                    .get(name)
                    .and_then(Value::as_array)
                    .map_or(0, Vec::len);
                assert!(count <= most, "there are {count} {name}: {sent}");
            }
            fields.values().for_each(hold_limits);
        }
        _ => {}
    }
}

/// A public key, and the one request whose signature by it is known.
const KEY: &str = "27dd428c7dd2dffa270740703f261c5aed7e25bb3aaf492f4b20484c5d9c36ea";
const SIGNED: &str = "3ae2d66f8a6456e4e96788564aa13e57e740384a1a7f1ca961271ff34f94bf31b53a6ed6ed885dccd7657e56b0b445b6436d2b468a53a17dc55c639beebe560e";
const AT: u64 = 1_700_000_000;
const BODY: &[u8] = br#"{"type":1}"#;

/// Checks a request of three lines: its signature, the time of it, and the body, which may have more lines. Nothing is accepted
/// but the request that was signed. A key in place of the signature is read as one.
pub(crate) fn signature(data: &[u8]) {
    let mut lines = data.splitn(3, |&byte| byte == b'\n');
    let [signature, timestamp, body] = [(); 3].map(|()| lines.next().unwrap_or_default());
    let digits = str::from_utf8(signature).unwrap_or_default();
    let is_key = digits.len() == 64 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    assert!(is_key || endpoint::verifier(digits).is_none(), "{digits}");
    let Some(verifier) = endpoint::verifier(KEY) else {
        return;
    };
    let mut headers = HeaderMap::new();
    for (name, value) in [
        (endpoint::SIGNATURE, signature),
        (endpoint::TIMESTAMP, timestamp),
    ] {
        if let Ok(value) = HeaderValue::from_bytes(value) {
            headers.insert(name, value);
        }
    }
    let now = UNIX_EPOCH + Duration::from_secs(AT);
    let is_accepted = endpoint::is_signed(&verifier, &headers, body, now);
    let is_signed = digits.eq_ignore_ascii_case(SIGNED)
        && timestamp == AT.to_string().as_bytes()
        && body == BODY;
    assert_eq!(is_accepted, is_signed);
}
