//! What Discord adds, changes or leaves out among the fields that the bot does not need changes nothing. What cannot be read is
//! answered nevertheless.

use raichi_standin::{Handle, StandIn, TOKEN, options};
use serde_json::{Value, json};

use crate::{
    database::Database,
    harness::{Harness, is_board, label, launch},
    watch::{Monitor, WATCHED, watched},
};

/// An event of a command as Discord has sent it, with a decoration that some libraries cannot read.
const RECORDED: &str = include_str!("discord/unreadable-interaction.json");

const INTERACTION: &str = "INTERACTION_CREATE";

type Shape = (&'static str, fn(&mut Value));

fn without(object: &mut Value, key: &str) {
    object.as_object_mut().expect("an object").remove(key);
}

fn user(interaction: &mut Value) -> &mut Value {
    &mut interaction["member"]["user"]
}

/// Changes of an interaction that change nothing for the bot.
const SHAPES: [Shape; 22] = [
    ("a decoration", |it| {
        user(it)["avatar_decoration_data"] =
            json!({ "asset": "v2_a_0b2d5d75d4f1287befda6b2180aec41d", "sku_id": "1" });
    }),
    ("a nameplate without label", |it| {
        user(it)["collectibles"] =
            json!({ "nameplate": { "sku_id": "1", "asset": "x", "palette": "y" } });
    }),
    ("bare accounts", |it| {
        *user(it) = json!({ "id": user(it)["id"], "username": user(it)["username"], "global_name": user(it)["global_name"] });
    }),
    ("a number for an id", |it| {
        let id = user(it)["id"].as_str().expect("an id").parse::<u64>();
        user(it)["id"] = json!(id.expect("a number"));
    }),
    ("public flags of 40 bits", |it| {
        user(it)["public_flags"] = json!(1_u64 << 40)
    }),
    ("no options", |it| without(&mut it["data"], "options")),
    ("null options", |it| it["data"]["options"] = Value::Null),
    ("no limit of attachments", |it| {
        without(it, "attachment_size_limit")
    }),
    ("a high limit of attachments", |it| {
        it["attachment_size_limit"] = json!(1_u64 << 33)
    }),
    ("no entitlements", |it| without(it, "entitlements")),
    ("an entitlement without deleted", |it| {
        it["entitlements"] = json!([{ "id": "1" }])
    }),
    ("many permissions", |it| {
        for key in ["/member/permissions", "/app_permissions"] {
            *it.pointer_mut(key).expect("permissions") = json!("36893488147419103231");
        }
    }),
    ("a context to come", |it| it["context"] = json!(3)),
    ("no context", |it| without(it, "context")),
    ("another owner", |it| {
        it["authorizing_integration_owners"]["2"] = json!("17")
    }),
    ("no owners", |it| {
        it["authorizing_integration_owners"] = Value::Null
    }),
    ("a channel of a kind to come", |it| {
        it["channel"]["type"] = json!(18)
    }),
    ("no channel", |it| without(it, "channel")),
    ("no server", |it| without(it, "guild")),
    ("no language of the server", |it| {
        it["guild_locale"] = Value::Null
    }),
    ("a member without roles", |it| {
        without(&mut it["member"], "roles")
    }),
    ("no version", |it| without(it, "version")),
];

async fn said(asked: Handle) -> String {
    asked.message().await.content
}

#[tokio::test]
async fn unused_fields_of_an_interaction_may_have_any_form() {
    let harness = watched(&WATCHED).await;
    let monitor = Monitor::of(&harness.bot).await;
    let (ann, channel) = (&harness.ann, &harness.channel);
    let help = said(ann.slash(channel, "help", options![])).await;
    for (what, change) in SHAPES {
        harness.discord.alter(INTERACTION, change);
        assert_eq!(
            said(ann.slash(channel, "help", options![])).await,
            help,
            "{what}"
        );
        harness.discord.no_alterations();
    }
    // Subcommands, people, messages, suggestions and forms have more of them.
    let list = said(ann.slash(channel, "rules list", options![])).await;
    harness.discord.alter(INTERACTION, |it| {
        without(&mut it["data"]["options"][0], "options")
    });
    assert_eq!(
        said(ann.slash(channel, "rules list", options![])).await,
        list
    );
    harness.discord.no_alterations();
    let board = harness.game("brandubh").await;
    harness.discord.alter(INTERACTION, |it| {
        let message = &mut it["message"];
        if message.is_object() {
            message["components"][0] = json!({ "type": 99, "components": [{ "type": 98 }] });
            message["mentions"] = json!([{ "id": "no id" }]);
        }
        for resolved in ["users", "members", "messages"] {
            if let Some(all) = it["data"]["resolved"][resolved].as_object_mut() {
                for one in all.values_mut() {
                    one["reactions"] = json!([{ "emoji": {} }]);
                    one["components"] = json!([{ "type": 99 }]);
                    one["collectibles"] = json!({ "nameplate": {} });
                }
            }
        }
    });
    let menu = ann.click(&board, "Move").followup(0).await;
    assert!(!menu.selects().is_empty(), "{menu:#?}");
    let typed = ann
        .autocomplete(channel, "move", "from", "d", options![])
        .await;
    assert!(!typed.choices.is_empty());
    let replayed = ann.on_message(&board, "Replay this game");
    replayed.answer().await;
    let declined = options![("opponent", &harness.bjorn)];
    ann.slash(channel, "challenge", declined);
    let challenge = harness
        .channel
        .message_after(board.id, "the challenge", |it| {
            !it.buttons().is_empty() && !is_board(it)
        });
    let challenge = challenge.await;
    let form = harness.bjorn.click(&challenge, &label(&challenge, 1));
    form.answer().await;
    let sent = harness.bjorn.submit(&form, &[("reason", "no time")]);
    sent.answer().await;
    let closed = |message: &raichi_standin::Message| message.content.contains("no time");
    harness.channel.message("the reason", closed).await;
    monitor
        .metrics(&["raichi_interactions_unread_total 0"])
        .await;
    let output = harness.bot.output();
    assert!(!output.contains("did not take"), "{output}");
    harness.close().await;
}

#[tokio::test]
async fn a_recorded_command_is_answered() {
    let harness = Harness::new("en-US").await;
    harness.discord.alter(INTERACTION, |it| {
        let recorded: Value = serde_json::from_str(RECORDED).expect("a record");
        let mut sent = recorded["event"]["d"].clone();
        for key in ["id", "token"] {
            sent[key] = it[key].clone();
        }
        *it = sent;
    });
    let asked = harness.ann.slash(&harness.channel, "help", options![]);
    // It was of another command, and of a person who has no games.
    let answer = said(asked).await;
    assert!(answer.contains("/challenge"), "{answer}");
    harness.close().await;
}

#[tokio::test]
async fn what_cannot_be_read_is_answered_and_counted() {
    let harness = watched(&WATCHED).await;
    let monitor = Monitor::of(&harness.bot).await;
    let (ann, bjorn, channel) = (&harness.ann, &harness.bjorn, &harness.channel);
    let board = harness.game("brandubh").await;
    let begun = [
        r#"raichi_interactions_total{kind="command",command="challenge",outcome="done"} 1"#,
        r#"raichi_interactions_total{kind="click",command="challenge",outcome="done"} 1"#,
    ];
    let before = monitor.metrics(&begun).await;
    let shapes: [Shape; 4] = [
        // So long that Discord compresses it.
        ("type", |it| {
            it["type"] = json!(99);
            it["padding"] = json!("x".repeat(5000));
        }),
        ("data", |it| it["data"] = json!("a secret")),
        ("data.options", |it| {
            it["data"]["options"] = json!({ "a": "secret" })
        }),
        ("user", |it| without(&mut it["member"], "user")),
    ];
    for (field, change) in shapes {
        harness.discord.alter(INTERACTION, change);
        let answer = bjorn.slash(channel, "help", options![]).message().await;
        assert!(answer.is_ephemeral(), "{answer:#?}");
        assert!(
            answer.content.starts_with("Ich konnte nicht lesen"),
            "{answer:#?}"
        );
        let line = harness.bot.line(&format!(r#""field":"{field}""#)).await;
        assert!(line.contains("an interaction could not be read"), "{line}");
        harness.discord.no_alterations();
    }
    harness
        .discord
        .alter(INTERACTION, |it| it["data"] = json!("a secret"));
    let pressed = ann.click(&board, "Move");
    let apology = pressed.message().await;
    assert!(
        apology.is_ephemeral() && apology.content.starts_with("I couldn’t read"),
        "{apology:#?}"
    );
    let typed = ann
        .autocomplete(channel, "move", "from", "d", options![])
        .await;
    assert!(typed.choices.is_empty(), "{typed:?}");
    let after = monitor
        .metrics(&["raichi_interactions_unread_total 6"])
        .await;
    let others = |page: &str| {
        let lines = page.lines().filter(|line| {
            let is = |name: &str| line.starts_with(name);
            is("raichi_interactions_total") || is("raichi_discord_errors") || is("raichi_events")
        });
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(others(&after), others(&before));
    assert!(!harness.bot.output().contains("a secret"));
    harness.discord.no_alterations();
    harness.play(ann, "d6-e6").await;
    harness.close().await;
}

#[tokio::test]
async fn other_events_that_cannot_be_read_are_counted_by_their_type() {
    let harness = watched(&WATCHED).await;
    let monitor = Monitor::of(&harness.bot).await;
    let board = harness.game("brandubh").await;
    harness
        .discord
        .alter("MESSAGE_CREATE", |it| it["mentions"] = json!("a secret"));
    harness.discord.alter("GUILD_CREATE", |it| {
        it["channels"] = json!([{ "id": "a secret" }]);
    });
    harness.ann.reply(&board, "d6-e6");
    drop(harness.discord.guild("Thing", "en-US"));
    monitor
        .metrics(&[
            r#"raichi_events_unread_total{event="MESSAGE_CREATE"} 1"#,
            r#"raichi_events_unread_total{event="GUILD_CREATE"} 1"#,
            "raichi_interactions_unread_total 0",
        ])
        .await;
    let output = harness.bot.output();
    for field in ["mentions", "channels.[].id"] {
        assert!(
            output.contains(&format!(r#""field":"{field}""#)),
            "{output}"
        );
    }
    assert!(!output.contains("a secret"), "{output}");
    // A server in an outage is sent with its id only, and a message of others is not even looked at.
    harness.discord.no_alterations();
    harness.discord.alter("GUILD_CREATE", |it| {
        *it = json!({ "id": it["id"], "unavailable": true });
    });
    harness.discord.alter("MESSAGE_CREATE", |it| {
        if it["author"]["bot"] == false {
            it["channel_id"] = json!([]);
        }
    });
    drop(harness.discord.guild("Moot", "en-US"));
    harness.bjorn.say(&harness.channel, "Well played!");
    harness.play(&harness.ann, "d6-e6").await;
    let unread = monitor.metrics(&[]).await;
    let unread = unread
        .lines()
        .filter(|line| line.starts_with("raichi_events_unread_total{"));
    assert_eq!(unread.filter(|line| line.ends_with(" 1")).count(), 2);
    harness.close().await;
}

#[tokio::test]
async fn the_bot_starts_with_an_application_of_any_form() {
    const APPLICATION: &str = "GET /applications/@me";
    let shapes: [Shape; 7] = [
        ("without its configuration", |it| {
            without(it, "integration_types_config")
        }),
        ("null configuration", |it| {
            it["integration_types_config"] = Value::Null
        }),
        ("empty configuration", |it| {
            it["integration_types_config"] = json!({})
        }),
        ("null for people", |it| {
            it["integration_types_config"]["1"] = Value::Null
        }),
        ("without an owner", |it| without(it, "owner")),
        ("bare", |it| *it = json!({ "id": it["id"] })),
        ("unreadable", |it| *it = json!(["later"])),
    ];
    for (what, change) in shapes {
        let (discord, database) = (StandIn::start().await, Database::new().await);
        discord.alter(APPLICATION, change);
        if what == "unreadable" {
            discord.alter("GET /users/@me", |it| *it = json!({ "id": "later" }));
        }
        let harness = Harness::set(discord, database, "en-US", &[]).await;
        harness.game("brandubh").await;
        harness.play(&harness.ann, "d6-e6").await;
        let output = harness.bot.output();
        assert_eq!(
            output.contains("could not be read"),
            what == "unreadable",
            "{what}: {output}"
        );
        assert!(
            !output.contains("cannot be reached") && !output.contains(TOKEN),
            "{output}"
        );
        harness.close().await;
    }
}

#[tokio::test]
async fn a_check_names_what_it_cannot_read() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    discord.alter("GET /applications/@me", |it| {
        it["id"] = json!({ "a": "secret" })
    });
    let bot = launch(&discord, &database).await;
    drop(bot);
    let checking = discord.process(crate::harness::RAICHI).await.arg("check");
    let checking = database
        .configure(checking)
        .env("DISCORD_TOKEN", TOKEN)
        .start();
    checking.line("could not be read, at id").await;
    drop(checking);
}
