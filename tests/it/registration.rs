//! The commands that are registered at Discord: they are written only where Discord has others, and the bot works whatever Discord
//! makes of them.

use std::time::Duration;

use raichi_standin::{Fault, Process, StandIn, options};
use serde_json::{Value, json};

use crate::{
    database::Database,
    harness::{Harness, launch, started},
    watch::{Monitor, WATCHED},
};

/// How Discord has refused a word of a translation.
const REFUSED: &str = include_str!("discord/registration-400.json");

const COMMANDS: &str = "/applications/*/commands";

/// How often the commands were written.
fn writes(discord: &StandIn) -> usize {
    let requests = discord.requests().into_iter();
    let writes = requests.filter(|it| it.method == "PUT" && it.path.ends_with("/commands"));
    writes.count()
}

/// The registered commands without what Discord adds at each write.
fn registered(discord: &StandIn) -> Vec<Value> {
    let mut commands = discord.commands();
    for command in &mut commands {
        command["version"] = Value::Null;
    }
    commands
}

async fn watched(discord: &StandIn, database: &Database) -> Process {
    let mut bot = launch(discord, database).await;
    for (name, value) in WATCHED {
        bot = bot.env(name, value);
    }
    bot.start()
}

#[tokio::test]
async fn commands_are_written_only_if_they_differ_and_others_stay() {
    let harness = Harness::new("en-US").await;
    let (discord, database) = (&harness.discord, &harness.database);
    harness.bot.line("commands registered").await;
    assert!(harness.bot.terminate().await.success());
    let first = registered(discord);
    assert_eq!(writes(discord), 1);
    let again = started(discord, database).await;
    again.line("commands registered").await;
    assert_eq!(writes(discord), 1, "nothing differs");
    assert!(again.terminate().await.success());

    let entry = discord.entry_point().to_string();
    discord.change_commands(|commands| {
        commands.retain(|command| command["name"] != "help");
        commands[0]["description_localizations"]["de"] = json!("Etwas anderes");
        // An earlier version may have had another command, or these elsewhere.
        commands[1]["name"] = json!("dance");
        commands[2]["integration_types"] = json!([0, 1]);
    });
    let again = started(discord, database).await;
    again.line("commands registered").await;
    assert_eq!(writes(discord), 2);
    let mut now = registered(discord);
    let kept = now.pop().expect("the entry point");
    assert_eq!(
        (&kept["id"], &kept["type"], &kept["handler"]),
        (&json!(entry), &json!(4), &json!(2))
    );
    let plain = |commands: &[Value]| {
        let commands = commands.iter().map(|command| {
            let mut command = command.clone();
            command["id"] = Value::Null;
            command
        });
        commands.collect::<Vec<_>>()
    };
    assert_eq!(plain(&now), plain(&first));
    assert_eq!(
        now[3]["id"], first[3]["id"],
        "what is the same keeps its id"
    );
    assert!(again.terminate().await.success());
}

#[tokio::test]
async fn the_bot_goes_on_with_the_commands_that_discord_has() {
    let harness = Harness::new("en-US").await;
    let Harness {
        discord, database, ..
    } = &harness;
    harness.bot.line("commands registered").await;
    assert!(harness.bot.terminate().await.success());
    discord.change_commands(|commands| commands[0]["description"] = json!("Older"));
    let older = registered(discord);
    let refused: Value = serde_json::from_str(REFUSED).expect("a record");
    let refused = refused["PUT /applications/{id}/commands"]["body"].clone();
    discord.fault(
        Fault::on("PUT", COMMANDS)
            .always()
            .refuse_with(400, refused),
    );
    let bot = watched(discord, database).await;
    bot.connected().await;
    let part = bot.line("refuses a part of a command").await;
    for field in [
        r#""command":"move""#,
        r#""option":"from""#,
        r#""language":"ru""#,
        r#""code":"APPLICATION_COMMAND_INVALID_NAME""#,
    ] {
        assert!(part.contains(field), "{field}: {part}");
    }
    let again = bot.line("goes on with those that Discord has").await;
    assert!(again.contains(r#""again_in":"3600s""#), "{again}");
    let monitor = Monitor::of(&bot).await;
    monitor
        .degraded("commands: degraded, Discord refuses those of this version")
        .await;
    monitor.metrics(&["raichi_commands_refused 1"]).await;
    // The commands of before work, and texts mention them.
    let asked = harness.ann.slash(&harness.channel, "help", options![]);
    let help = asked.message().await.content;
    let mut named = older.iter().filter(|command| command["name"] == "rules");
    let id = named.next().and_then(|rules| rules["id"].as_str());
    let mention = format!("</rules show:{}>", id.expect("an id"));
    assert!(help.contains(&mention), "{help}");
    assert_eq!((writes(discord), registered(discord)), (2, older));
    assert!(bot.terminate().await.success());
}

#[tokio::test]
async fn the_bot_is_online_before_its_commands_are_registered() {
    let outage = || Fault::on("GET", COMMANDS).status(503);
    let cases = [
        ("unreachable", outage(), 1),
        ("garbled", Fault::on("GET", COMMANDS).garble(), 1),
        ("busy", Fault::on("PUT", COMMANDS).status(503), 2),
        (
            "limited",
            Fault::on("PUT", COMMANDS).too_many(Duration::from_millis(300)),
            2,
        ),
    ];
    for (what, fault, expected) in cases {
        let (discord, database) = (StandIn::start().await, Database::new().await);
        discord.fault(fault);
        let bot = watched(&discord, &database).await;
        bot.connected().await;
        bot.line("commands registered").await;
        assert_eq!(writes(&discord), expected, "{what}");
        let monitor = Monitor::of(&bot).await;
        monitor.metrics(&["raichi_commands_refused 0"]).await;
        assert!(bot.terminate().await.success());
    }
    // The limit of new commands for a day, at the very first start.
    let (discord, database) = (StandIn::start().await, Database::new().await);
    discord.fault(Fault::on("PUT", COMMANDS).refuse(400, 30034));
    let bot = watched(&discord, &database).await;
    bot.connected().await;
    let monitor = Monitor::of(&bot).await;
    monitor.degraded("commands: degraded").await;
    assert!(bot.terminate().await.success());
}
