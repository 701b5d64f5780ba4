use serde_json::{Value, json};
use serenity::all::Permissions;
use time::OffsetDateTime;

use super::*;

fn of<T: DeserializeOwned>(json: &Value) -> Result<T, String> {
    read(json.to_string().as_bytes()).map_err(|why| why.field)
}

#[test]
fn ids_are_texts_or_numbers() {
    for (id, expected) in [
        (json!("1234567890123456789"), Ok(1_234_567_890_123_456_789)),
        (json!(17), Ok(17)),
        (json!("0"), Err("id".to_owned())),
        (json!(0), Err("id".to_owned())),
        (json!("a secret"), Err("id".to_owned())),
        (json!("18446744073709551616"), Err("id".to_owned())),
        (json!(-1), Err("id".to_owned())),
        (json!([1]), Err("id".to_owned())),
        (Value::Null, Err("id".to_owned())),
    ] {
        let read = of(&json!({ "id": id })).map(|WithId { id }| id.0);
        assert_eq!(read, expected, "{id}");
    }
}

#[test]
fn the_place_of_a_fault_has_no_content() {
    let event = json!({ "id": "1", "channel_id": "2", "author": { "id": "3" }, "mentions": [{ "id": "Ann" }] });
    assert_eq!(of::<Message>(&event).unwrap_err(), "mentions.[].id");
    let users = json!({ "users": { "400000000000000002": { "id": {} } } });
    let event = json!({ "id": "1", "token": "t", "type": 2, "user": { "id": "2" }, "data": { "resolved": users } });
    let why = Interaction::read(event.to_string().as_bytes()).unwrap_err();
    assert_eq!(why.field, "data.resolved.users.*.id");
    assert_eq!(read::<WithId>(b"Ann").unwrap_err().field, "");
}

#[test]
fn an_emoji_that_cannot_be_read_hides_no_other() {
    let read = |items: Value| of::<Emojis>(&json!({ "items": items })).map(|read| read.items.len());
    let items = json!([{ "id": "1", "name": "a" }, { "name": "b" }, 17, { "id": 2, "name": null }]);
    assert_eq!(read(items), Ok(2));
    assert_eq!(read(Value::Null), Ok(0));
}

#[test]
fn permissions_may_be_numbers_and_have_bits_that_nobody_knows() {
    let most = |bits: &Value| {
        let member = json!({ "user": { "id": "2" }, "permissions": bits });
        let sent = json!({ "id": "1", "token": "t", "type": 2, "member": member });
        let interaction = Interaction::read(sent.to_string().as_bytes());
        interaction.unwrap().user_may
    };
    let send = Permissions::SEND_MESSAGES;
    for (bits, expected) in [
        (json!("2048"), Some(send)),
        (json!(2048), Some(send)),
        // 2^64 and 2^70 besides.
        (json!("18446744073709553664"), Some(send)),
        (json!("1180591620717411305472"), Some(send)),
        (Value::Null, None),
    ] {
        assert_eq!(most(&bits), expected, "{bits}");
    }
}

#[test]
fn only_an_id_of_a_channel_is_needed() {
    for (kind, takes_messages, is_thread) in [
        (json!(0), true, false),
        (json!(2), true, false),
        (json!(4), false, false),
        (json!(5), true, false),
        (json!(10), true, true),
        (json!(11), true, true),
        (json!(12), true, true),
        (json!(13), true, false),
        (json!(14), false, false),
        (json!(15), false, false),
        (json!(16), false, false),
        (json!(99), false, false),
        (json!("later"), true, false),
        (Value::Null, true, false),
    ] {
        let channel: Channel = of(&json!({ "id": "1", "type": kind })).unwrap();
        assert_eq!(channel.takes_messages(), takes_messages, "{kind}");
        assert_eq!(channel.is_thread(), is_thread, "{kind}");
    }
    let new = json!({ "id": "1", "type": 99, "thread_metadata": { "locked": true } });
    let new: Channel = of(&new).unwrap();
    assert!(new.is_thread() && new.takes_messages() && new.is_locked());
}

/// Bits of the example: 1 to 8.
fn bits(sets: [u64; 2]) -> Value {
    json!({ "allow": sets[0].to_string(), "deny": sets[1].to_string() })
}

#[test]
fn overwrites_apply_in_the_documented_order() {
    let (server, own, other) = (ExternalId(1), ExternalId(9), ExternalId(8));
    let overwrite = |id: u64, sets| {
        let mut overwrite = bits(sets);
        overwrite["id"] = json!(id.to_string());
        overwrite
    };
    let guild = |roles: [u64; 3]| {
        let roles = [1, 2, 3].into_iter().zip(roles);
        let roles: Vec<_> = roles
            .map(|(id, bits)| json!({ "id": id.to_string(), "permissions": bits.to_string() }))
            .collect();
        of::<Guild>(&json!({ "id": "1", "owner_id": "7", "roles": roles })).unwrap()
    };
    let member = of::<Member>(&json!({ "roles": ["2", 3, "4"] })).unwrap();
    let may = |guild: &Guild, who, overwrites: &[Value]| {
        let channel = json!({ "id": "5", "permission_overwrites": overwrites });
        guild
            .permissions_in(
                &of(&channel).unwrap(),
                who,
                &member,
                OffsetDateTime::UNIX_EPOCH,
            )
            .bits()
    };
    let plain = guild([0b001, 0b010, 0b100]);
    assert_eq!(plain.everyones().bits(), 0b001);
    assert_eq!(may(&plain, own, &[]), 0b111);
    assert_eq!(may(&plain, own, &[overwrite(1, [0b1000, 0b111])]), 0b1000);
    // What one role is denied, another may have; a member's own comes last.
    let roles = [overwrite(2, [0, 0b1010]), overwrite(3, [0b1000, 0b001])];
    assert_eq!(may(&plain, own, &roles), 0b1100);
    let mut all = vec![overwrite(9, [0b001, 0b1000]), overwrite(8, [0b10, 0b111])];
    all.extend(roles);
    assert_eq!(may(&plain, own, &all), 0b101);
    assert_eq!(may(&plain, other, &all), 0b1010);
    // The role of nobody here, and one that is not in the list.
    assert_eq!(may(&plain, own, &[overwrite(6, [0, 0b111])]), 0b111);
    let administrator = guild([0, Permissions::ADMINISTRATOR.bits(), 0]);
    let denied = [overwrite(server.0, [0, u64::MAX])];
    assert_eq!(may(&administrator, own, &denied), Permissions::all().bits());
    assert_eq!(
        may(&plain, ExternalId(7), &denied),
        Permissions::all().bits()
    );
}

#[test]
fn forms_have_rows_or_labels() {
    let field = json!({ "type": 4, "custom_id": "reason", "value": "no time" });
    for components in [
        json!([{ "type": 1, "components": [field] }]),
        json!([{ "type": 10, "content": "?" }, { "type": 18, "id": 1, "component": field }]),
    ] {
        let data: InteractionData =
            of(&json!({ "custom_id": "x", "components": components })).unwrap();
        assert_eq!(data.typed("reason"), "no time");
        assert_eq!(data.typed("other"), "");
    }
}

#[test]
fn only_an_id_of_the_application_is_needed() {
    for (config, people) in [
        (
            json!({ "0": {}, "1": { "oauth2_install_params": {} } }),
            true,
        ),
        (json!({ "1": null }), true),
        (json!({ "0": {} }), false),
        (json!({}), false),
        (Value::Null, false),
    ] {
        let application = json!({ "id": "17", "integration_types_config": config, "rpc_origins": null, "team": { "members": [{}] } });
        let application: Application = of(&application).unwrap();
        assert_eq!(application.is_for_people(), people, "{config}");
    }
    let bare: Application = of(&json!({ "id": 17 })).unwrap();
    assert_eq!((bare.id, bare.is_for_people()), (ExternalId(17), false));
}
