//! The checker itself, against a small description like Discord's, and against Discord's own if there is one.

use serde_json::{Value, json};

use super::Specification;
use crate::http::Call;

fn small() -> Specification {
    Specification::new(json!({
        "paths": {
            "/channels/{channel_id}/messages": {
                "parameters": [{ "name": "channel_id", "in": "path", "required": true,
                    "schema": { "$ref": "#/components/schemas/Snowflake" } }],
                "get": { "parameters": [{ "name": "limit", "in": "query",
                    "schema": { "type": "integer", "maximum": 100 } }] },
                "post": { "requestBody": { "required": true, "content": {
                    "application/json": { "schema": { "$ref": "#/components/schemas/Message" } },
                    "multipart/form-data": { "schema": {} },
                } } },
            },
            "/both": { "put": { "requestBody": { "content": { "application/json": { "schema": {
                "allOf": [{ "$ref": "#/components/schemas/Embed" }, { "type": "object",
                    "properties": { "more": { "type": "integer" } } }],
            } } } } } },
        },
        "components": { "schemas": {
            "Snowflake": { "type": "string", "pattern": "^(0|[1-9][0-9]*)$" },
            "Embed": { "type": "object", "properties": {
                "title": { "type": ["string", "null"], "maxLength": 5 },
                "nested": { "oneOf": [{ "type": "null" }, { "$ref": "#/components/schemas/Embed" }] },
            } },
            "Button": { "type": "object", "required": ["type", "label"], "properties": {
                "type": { "type": "integer", "enum": [2], "allOf": [{ "$ref": "#/components/schemas/Kinds" }] },
                "label": { "type": "string" },
            } },
            "Kinds": { "type": "integer", "oneOf": [{ "const": 2 }, { "const": 3 }] },
            "Menu": { "type": "object", "required": ["type", "options"], "properties": {
                "type": { "type": "integer", "enum": [3] },
                "options": { "type": "array", "maxItems": 25, "items": { "type": "string" } },
            } },
            "Message": { "type": "object", "properties": {
                "content": { "type": "string" },
                "embeds": { "type": "array", "items": { "$ref": "#/components/schemas/Embed" } },
                "names": { "type": "object", "additionalProperties": { "type": "string" } },
                "components": { "type": "array", "items": { "oneOf": [
                    { "$ref": "#/components/schemas/Button" }, { "$ref": "#/components/schemas/Menu" },
                ] } },
                "attachments": { "type": "array", "items": { "type": "object", "required": ["id"],
                    "properties": { "id": { "$ref": "#/components/schemas/Snowflake" } } } },
            } },
        } },
    }))
}

fn call(method: &str, path: &str, body: Option<Value>) -> Call {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    Call {
        process: 0,
        method: method.to_owned(),
        path: path.to_owned(),
        query: pairs
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect(),
        content_type: body.is_some().then(|| "application/json".to_owned()),
        authorization: None,
        agent: None,
        body,
        files: Vec::new(),
        malformed: None,
        at: std::time::Duration::ZERO,
    }
}

fn post(body: Value) -> Vec<String> {
    small().check(&call("POST", "/channels/1/messages", Some(body)))
}

/// Asserts that there is exactly one error, and that it contains this text.
#[track_caller]
fn one(wrong: &[String], naming: &str) {
    assert!(
        wrong.len() == 1 && wrong[0].contains(naming),
        "{naming:?} is not all that is wrong: {wrong:#?}"
    );
}

#[test]
fn valid_requests_pass() {
    let nothing: Vec<String> = Vec::new();
    let body = json!({
        "content": "x", "embeds": [{ "title": "t", "nested": { "title": null, "nested": null } }],
        "names": { "any": "name" }, "components": [{ "type": 2, "label": "l" }, { "type": 3, "options": [] }],
        "attachments": [{ "id": 0 }, { "id": "7" }],
    });
    assert_eq!(post(body), nothing);
    assert_eq!(
        small().check(&call("GET", "/channels/1/messages?limit=5", None)),
        nothing
    );
    assert_eq!(
        small().check(&call(
            "PUT",
            "/both",
            Some(json!({ "title": "t", "more": 1 }))
        )),
        nothing
    );
}

#[test]
fn unknown_keys_are_found_at_every_depth() {
    one(&post(json!({ "colour": 1 })), "'colour' was unexpected");
    one(
        &post(json!({ "embeds": [{ "nested": { "nested": { "colour": 1 } } }] })),
        "/embeds/0/nested/nested",
    );
    one(
        &post(json!({ "components": [{ "type": 2, "label": "l", "id": 1 }] })),
        "'id' was unexpected",
    );
    one(
        &small().check(&call("PUT", "/both", Some(json!({ "other": 1 })))),
        "'other' was unexpected",
    );
}

#[test]
fn wrong_types_missing_keys_and_too_many() {
    one(&post(json!({ "content": 1 })), "/content");
    one(
        &post(json!({ "embeds": [{ "title": "too long" }] })),
        "longer than 5",
    );
    one(
        &post(json!({ "components": [{ "type": 2 }] })),
        "\"label\" is a required property",
    );
    one(
        &post(json!({ "components": [{ "type": 3, "options": vec!["x"; 26] }] })),
        "has more than 25 items",
    );
    one(&post(json!({ "names": { "de": 1 } })), "/names/de");
}

#[test]
fn addresses_and_bodies() {
    let specification = small();
    one(
        &specification.check(&call("PUT", "/channels/1/messages", None)),
        "no such method",
    );
    one(
        &specification.check(&call("GET", "/channels/one/messages", None)),
        "no channel_id",
    );
    one(
        &specification.check(&call("GET", "/channels/1/messages?limit=101", None)),
        "limit=101",
    );
    one(
        &specification.check(&call("GET", "/channels/1/messages?size=1", None)),
        "knows no size",
    );
    one(
        &specification.check(&call("POST", "/channels/1/messages", None)),
        "lacks its body",
    );
    one(
        &specification.check(&call("GET", "/channels/1/messages", Some(json!({})))),
        "takes no body",
    );
    let mut form = call("PUT", "/both", Some(json!({})));
    form.content_type = Some("multipart/form-data; boundary=x".to_owned());
    one(&specification.check(&form), "does not take");
}

/// The same, against Discord's own description.
#[test]
fn discords_own() {
    let Some(discord) = super::specification() else {
        return;
    };
    let check =
        |method: &str, path: &str, body: Value| discord.check(&call(method, path, Some(body)));
    let nothing: Vec<String> = Vec::new();
    let button = json!({ "type": 2, "style": 1, "label": "Go", "custom_id": "go" });
    let row = json!({ "type": 1, "components": [button] });
    let message = json!({ "content": "x", "embeds": [{ "title": "t" }], "components": [row],
        "allowed_mentions": { "parse": [], "users": ["1"] }, "nonce": "g1-1", "enforce_nonce": true });
    assert_eq!(
        check("POST", "/channels/1/messages", message.clone()),
        nothing
    );
    let mut wrong = message.clone();
    wrong["components"][0]["components"][0]["color"] = json!(1);
    one(
        &check("POST", "/channels/1/messages", wrong),
        "'color' was unexpected",
    );
    let mut wrong = message;
    wrong["embeds"][0]["titel"] = json!("t");
    one(
        &check("POST", "/channels/1/messages", wrong),
        "'titel' was unexpected",
    );

    let choices = |count: usize| {
        let choices = vec![json!({ "name": "d1", "value": "d1" }); count];
        json!({ "type": 8, "data": { "choices": choices } })
    };
    assert_eq!(
        check("POST", "/interactions/1/t/callback", choices(25)),
        nothing
    );
    one(
        &check("POST", "/interactions/1/t/callback", choices(26)),
        "has more than 25 items",
    );
    let answer = json!({ "type": 4, "data": { "content": 1 } });
    one(
        &check(
            "POST",
            "/interactions/1/t/callback?with_response=true",
            answer,
        ),
        "/data/content",
    );
    let command = json!([{ "name": "move", "description": "Move", "nsfw": false, "options": [
        { "type": 3, "name": "from", "description": "From", "autocomplete": true }] }]);
    assert_eq!(
        check("PUT", "/applications/1/commands", command.clone()),
        nothing
    );
    let mut wrong = command;
    wrong[0]["options"][0]["auto"] = json!(true);
    one(
        &check("PUT", "/applications/1/commands", wrong),
        "'auto' was unexpected",
    );
    one(
        &check(
            "PUT",
            "/applications/1/commands",
            json!([{ "description": "x" }]),
        ),
        "\"name\" is a required",
    );
}
