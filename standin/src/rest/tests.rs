//! Our answers, checked against Discord's description if there is one.

use std::time::Duration;

use serde_json::{Value, json};

use crate::http::Call;
use crate::interaction::Interaction;
use crate::openapi;
use crate::world::{
    ChannelRecord, DEFAULT_PERMISSIONS, GuildRecord, Presence, ThreadState, UserRecord, World,
};

fn call(method: &str, path: &str, body: Value) -> Call {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    Call {
        process: 1,
        method: method.to_owned(),
        path: path.to_owned(),
        query: pairs
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect(),
        content_type: None,
        authorization: None,
        agent: None,
        body: Some(body),
        files: Vec::new(),
        malformed: None,
        at: Duration::ZERO,
    }
}

/// A world with one server (2), one channel (3) and one person (4).
fn world() -> World {
    let mut world = World::new("token");
    world.guilds.insert(
        2,
        GuildRecord {
            id: 2,
            name: "Hird".to_owned(),
            locale: "de".to_owned(),
            owner: 4,
            permissions: DEFAULT_PERMISSIONS,
            presence: Presence::Here,
            has_commands_alone: false,
            time_out: None,
            joined: None,
        },
    );
    let channel = ChannelRecord {
        id: 3,
        guild: Some(2),
        name: "tafl".to_owned(),
        parent: None,
        kind: 0,
        permissions: DEFAULT_PERMISSIONS,
        recipient: None,
        deleted: false,
        thread: ThreadState::Open,
        without_bot: false,
        hidden: false,
    };
    world.channels.insert(3, channel);
    let (name, locale) = ("Ann".to_owned(), "de".to_owned());
    world.users.insert(
        4,
        UserRecord {
            id: 4,
            name,
            locale,
            bot: false,
            permissions: DEFAULT_PERMISSIONS,
            left: Vec::new(),
        },
    );
    let (delivered, created) = (world.now(), world.now());
    let command = Interaction {
        id: 5,
        token: crate::deliver::token(5),
        kind: 2,
        title: "/move".to_owned(),
        user: 4,
        channel: 3,
        payload: json!({ "authorizing_integration_owners": { "0": "2" } }),
        deliveries: 1,
        closed: 0,
        delivered,
        created,
        callbacks: Vec::new(),
        answer: None,
        original: None,
        source: None,
        edits_before: 0,
        followups: Vec::new(),
        uploads: Vec::new(),
    };
    world.interactions.insert(5, command);
    world
}

#[test]
fn our_answers_are_as_described() {
    let Some(specification) = openapi::specification() else {
        return;
    };
    let mut world = world();
    let app = world.bot;
    let command = json!({ "name": "move", "description": "Move", "options": [
        { "type": 3, "name": "from", "description": "From", "required": true, "autocomplete": true }] });
    let button = json!({ "type": 2, "style": 1, "label": "Go", "custom_id": "go" });
    let message = json!({ "content": "<@4>", "components": [{ "type": 1, "components": [button] }],
        "embeds": [{ "title": "Game" }], "nonce": "g1" });
    let mut wrong = Vec::new();
    let mut ask = |method: &str, path: &str, body: Value| -> Value {
        let reply = super::answer(&mut world, &call(method, path, body));
        let body = reply.body.unwrap_or_default();
        let path = path.split('?').next().unwrap_or_default();
        for what in specification.check_answer(method, path, reply.status, &body) {
            wrong.push(format!("{method} {path}: {what}"));
        }
        body
    };
    for path in [
        "/gateway",
        "/gateway/bot",
        "/users/@me",
        "/users/@me/guilds",
        "/applications/@me",
        "/oauth2/applications/@me",
        "/guilds/2",
        "/guilds/2/channels",
        "/guilds/2/roles",
        "/guilds/2/members/4",
        "/channels/3",
        "/users/4",
    ] {
        ask("GET", path, Value::Null);
    }
    ask(
        "PUT",
        &format!("/applications/{app}/commands"),
        json!([command]),
    );
    ask("GET", &format!("/applications/{app}/commands"), Value::Null);
    ask(
        "GET",
        &format!("/applications/{app}/commands?with_localizations=true"),
        Value::Null,
    );
    ask(
        "POST",
        &format!("/applications/{app}/guilds/2/commands"),
        command,
    );
    let posted = ask("POST", "/channels/3/messages", message);
    let id = posted["id"].as_str().unwrap_or_default().to_owned();
    let reply = json!({ "content": "re", "message_reference": { "message_id": id } });
    ask("POST", "/channels/3/messages", reply);
    ask("GET", "/channels/3/messages", Value::Null);
    ask(
        "PATCH",
        &format!("/channels/3/messages/{id}"),
        json!({ "content": "else" }),
    );
    ask(
        "POST",
        &format!("/channels/3/messages/{id}/threads"),
        json!({ "name": "Game 1" }),
    );
    let in_thread = ask(
        "POST",
        &format!("/channels/{id}/messages"),
        json!({ "content": "Here" }),
    );
    let in_thread = in_thread["id"].as_str().unwrap_or_default().to_owned();
    ask(
        "PATCH",
        &format!("/channels/{id}"),
        json!({ "archived": false }),
    );
    ask(
        "DELETE",
        &format!("/channels/{id}/messages/{in_thread}"),
        Value::Null,
    );
    ask("DELETE", &format!("/channels/3/messages/{id}"), Value::Null);
    ask(
        "POST",
        "/users/@me/channels",
        json!({ "recipient_id": "4" }),
    );
    let token = crate::deliver::token(5);
    let answer = json!({ "type": 4, "data": { "content": "Hm.", "flags": 64 } });
    ask(
        "POST",
        &format!("/interactions/5/{token}/callback?with_response=true"),
        answer,
    );
    let original = format!("/webhooks/{app}/{token}/messages/@original");
    ask("GET", &original, Value::Null);
    ask("PATCH", &original, json!({ "content": "Hm!" }));
    ask(
        "POST",
        &format!("/webhooks/{app}/{token}"),
        json!({ "content": "More." }),
    );
    ask("DELETE", &original, Value::Null);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn only_a_first_answer_can_break_the_limit() {
    let answered = |delays: &[u64]| {
        let mut world = world();
        let path = format!("/interactions/5/{}/callback", crate::deliver::token(5));
        for delay in delays {
            let body = json!({ "type": 4, "data": { "content": "Hm.", "flags": 64 } });
            let mut call = call("POST", &path, body);
            call.at = world.now() + Duration::from_secs(*delay);
            super::answer(&mut world, &call);
        }
        world.violations
    };
    assert_eq!(answered(&[60]).len(), 1);
    // What was answered in time may be delivered again long after that.
    assert!(answered(&[0, 60]).is_empty());
}

/// The code of the refusal of a request, or 0.
fn code(world: &mut World, method: &str, path: &str, body: Value) -> u64 {
    let reply = super::answer(world, &call(method, path, body));
    let body = reply.body.unwrap_or_default();
    body["code"].as_u64().unwrap_or_default()
}

/// Makes the channel one of this kind.
fn of_kind(world: &mut World, kind: u64) -> &mut ChannelRecord {
    let channel = world.channels.get_mut(&3).expect("the channel");
    channel.kind = kind;
    channel
}

#[test]
fn channels_differ_by_their_kind() {
    let text = || json!({ "content": "Hi" });
    for (kind, expected) in [(0, 0), (2, 0), (5, 0), (13, 0), (15, 40058), (16, 50024)] {
        let mut world = world();
        of_kind(&mut world, kind);
        let posted = code(&mut world, "POST", "/channels/3/messages", text());
        assert_eq!(posted, expected, "{kind}");
    }
    // Who may not connect to a voice or stage channel has no access to it.
    for (kind, expected) in [(0, 0), (2, 50001), (13, 50001)] {
        let mut world = world();
        of_kind(&mut world, kind).permissions &= !crate::CONNECT;
        let posted = code(&mut world, "POST", "/channels/3/messages", text());
        assert_eq!(posted, expected, "{kind}");
    }
    for (kind, expected) in [(0, json!(11)), (5, json!(10)), (2, Value::Null)] {
        let mut world = world();
        of_kind(&mut world, kind);
        let posted = super::answer(&mut world, &call("POST", "/channels/3/messages", text()));
        let id = posted.body.unwrap_or_default()["id"].clone();
        let path = format!(
            "/channels/3/messages/{}/threads",
            id.as_str().expect("an id")
        );
        let opened = super::answer(&mut world, &call("POST", &path, json!({ "name": "Game" })));
        assert_eq!(opened.body.unwrap_or_default()["type"], expected, "{kind}");
    }
}

#[test]
fn an_interaction_of_a_person_has_five_follow_ups() {
    for (owners, expected) in [(json!({ "0": "2" }), 0), (json!({ "1": "4" }), 40094)] {
        let mut world = world();
        let app = world.bot;
        let interaction = world.interactions.get_mut(&5).expect("the interaction");
        interaction.payload["authorizing_integration_owners"] = owners;
        let token = interaction.token.clone();
        let path = format!("/interactions/5/{token}/callback");
        let answer = json!({ "type": 4, "data": { "content": "Hi" } });
        assert_eq!(code(&mut world, "POST", &path, answer), 0);
        let path = format!("/webhooks/{app}/{token}");
        let follow = |world: &mut World| code(world, "POST", &path, json!({ "content": "Hi" }));
        for _ in 0..5 {
            assert_eq!(follow(&mut world), 0);
        }
        assert_eq!(follow(&mut world), expected);
    }
}

#[test]
fn old_messages_can_be_edited_only_so_often() {
    let mut world = world();
    let text = json!({ "content": "Hi" });
    let posted = super::answer(
        &mut world,
        &call("POST", "/channels/3/messages", text.clone()),
    );
    let id = posted.body.unwrap_or_default()["id"].clone();
    let path = format!("/channels/3/messages/{}", id.as_str().expect("an id"));
    let edits = |world: &mut World| {
        let edits = (0..5).map(|_| code(world, "PATCH", &path, text.clone()));
        edits.collect::<Vec<_>>()
    };
    assert_eq!(edits(&mut world), [0; 5]);
    world.advance(Duration::from_secs(3601));
    assert_eq!(edits(&mut world), [0, 0, 0, 30046, 30046]);
}
