//! The people whom a message pings: its mentions, as far as `allowed_mentions` permits.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::message::Pings;
use crate::snowflake::{Id, id_in};

/// The pings of a new message.
///
/// `replied_to` is the author of the message it replies to.
pub(crate) fn pings(text: &str, allowed: Option<&Value>, replied_to: Option<Id>) -> Pings {
    let text = without_code(text);
    let mentioned = Pings {
        users: marked(&text, &["<@!", "<@"]),
        roles: marked(&text, &["<@&"]),
        everyone: text.contains("@everyone") || text.contains("@here"),
    };
    let Some(allowed) = allowed.filter(|allowed| allowed.is_object()) else {
        let mut pings = mentioned;
        pings.users.extend(replied_to);
        return pings;
    };
    let parses = |kind: &str| array(allowed, "parse").any(|parsed| parsed == kind);
    let lets = |kind: &str, mentioned: BTreeSet<Id>| -> BTreeSet<Id> {
        if parses(kind) {
            return mentioned;
        }
        let listed: BTreeSet<Id> = array(allowed, kind).filter_map(id_in).collect();
        mentioned.intersection(&listed).copied().collect()
    };
    let mut users = lets("users", mentioned.users);
    if allowed["replied_user"] == true {
        users.extend(replied_to);
    }
    let everyone = mentioned.everyone && parses("everyone");
    Pings {
        users,
        roles: lets("roles", mentioned.roles),
        everyone,
    }
}

/// What is wrong with the `allowed_mentions` of a request that sets the text of a message, be it new, an edit or a private answer.
/// Without them, Discord notifies everybody whom the text mentions; with kinds to parse, everybody whom a player has put into it.
pub(crate) fn unbounded(method: &str, path: &str, body: &Value) -> Option<String> {
    let is_callback = path.ends_with("/callback");
    let is_message = path.contains("/messages") || path.starts_with("/webhooks/");
    let message = match method {
        "POST" if is_callback && matches!(body["type"].as_u64(), Some(4 | 7)) => &body["data"],
        "POST" | "PATCH" if is_message && !path.ends_with("/threads") => body,
        _ => return None,
    };
    // An edit of nothing but buttons, such as their removal, leaves the mentions as they are.
    message.get("content").or(message.get("embeds"))?;
    let allowed = &message["allowed_mentions"];
    if !allowed.is_object() {
        return Some("a text without allowed_mentions".to_owned());
    }
    let parsed = array(allowed, "parse").count();
    (parsed > 0).then(|| format!("allowed_mentions that parse: {allowed}"))
}

fn array<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value[key].as_array().into_iter().flatten()
}

/// Removes code, in which Discord does not look for mentions.
fn without_code(text: &str) -> String {
    let outside = |text: &str, fence: &str| -> String {
        let pieces: Vec<&str> = text.split(fence).collect();
        let open = pieces.len().is_multiple_of(2);
        let last = pieces.len() - 1;
        pieces
            .into_iter()
            .enumerate()
            .filter(|(index, _)| index.is_multiple_of(2) || (open && *index == last))
            .map(|(_, piece)| piece)
            .collect::<Vec<_>>()
            .join(" ")
    };
    outside(&outside(text, "```"), "`")
}

/// The ids in mentions such as `<@17>`.
fn marked(text: &str, marks: &[&str]) -> BTreeSet<Id> {
    marks
        .iter()
        .flat_map(|mark| text.split(mark).skip(1))
        .filter_map(|rest| rest.split_once('>')?.0.parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn users(text: &str, allowed: Option<&Value>, replied_to: Option<Id>) -> Vec<Id> {
        pings(text, allowed, replied_to).users.into_iter().collect()
    }

    #[test]
    fn without_allowed_mentions_all_are_parsed() {
        let all = pings(
            "<@1> <@!2> <@&3> @everyone `<@4>` ```<@5>```",
            None,
            Some(6),
        );
        assert_eq!(all.users, BTreeSet::from([1, 2, 6]));
        assert_eq!(all.roles, BTreeSet::from([3]));
        assert!(all.everyone);
    }

    #[test]
    fn parse_nothing_but_these_users() {
        let allowed = json!({ "parse": [], "users": ["1", "9"] });
        assert_eq!(users("<@1> <@2> @here", Some(&allowed), Some(7)), [1]);
        assert!(!pings("@everyone", Some(&allowed), None).everyone);
        let replied = json!({ "parse": [], "replied_user": true });
        assert_eq!(users("<@1>", Some(&replied), Some(7)), [7]);
        let parsed = json!({ "parse": ["users"] });
        assert_eq!(users("<@1> <@2>", Some(&parsed), None), [1, 2]);
        assert_eq!(
            users("<@1>", Some(&json!({ "parse": [] })), None),
            Vec::<Id>::new()
        );
    }
    #[test]
    fn texts_need_allowed_mentions_that_parse_nothing() {
        let bare = json!({ "content": "x" });
        let bounded =
            json!({ "content": "x", "allowed_mentions": { "parse": [], "users": ["1"] } });
        let parsing = json!({ "content": "x", "allowed_mentions": { "parse": ["users"] } });
        for (method, path) in [
            ("POST", "/channels/1/messages"),
            ("PATCH", "/channels/1/messages/2"),
            ("POST", "/webhooks/1/token"),
            ("PATCH", "/webhooks/1/token/messages/@original"),
        ] {
            assert!(unbounded(method, path, &bare).is_some(), "{method} {path}");
            assert!(
                unbounded(method, path, &parsing).is_some(),
                "{method} {path}"
            );
            assert_eq!(unbounded(method, path, &bounded), None, "{method} {path}");
            assert_eq!(unbounded(method, path, &json!({ "components": [] })), None);
        }
        for (kind, is_text) in [(4, true), (5, false), (6, false), (7, true)] {
            let path = "/interactions/1/token/callback";
            let callback = |data: &Value| json!({ "type": kind, "data": data });
            assert_eq!(
                unbounded("POST", path, &callback(&bare)).is_some(),
                is_text,
                "{kind}"
            );
            assert_eq!(unbounded("POST", path, &callback(&bounded)), None, "{kind}");
        }
        assert_eq!(unbounded("GET", "/channels/1/messages", &bare), None);
        assert_eq!(
            unbounded("POST", "/channels/1/messages/2/threads", &bare),
            None
        );
    }
}
