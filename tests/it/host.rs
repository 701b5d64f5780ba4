//! What the host of a bot does: which servers may have it, who is blocked everywhere, announcements.

use raichi_standin::{Guild, Launch, StandIn, TOKEN, options};

use crate::{
    database::Database,
    harness::{Harness, RAICHI, accept, is_board, is_challenge, launch, started},
};

/// Discord's flag of messages without a sound.
const SILENT: u64 = 1 << 12;

/// A subcommand with the token and the database of a bot.
async fn program(discord: &StandIn, database: &Database, words: &[&str]) -> Launch {
    let program = database.configure(discord.process(RAICHI).await);
    program
        .env("DISCORD_TOKEN", TOKEN)
        .args(words.iter().copied())
}

/// Runs a subcommand that succeeds; returns what it prints.
async fn done(discord: &StandIn, database: &Database, words: &[&str]) -> String {
    let program = program(discord, database, words).await.start();
    let status = program.exited().await;
    assert!(status.success(), "{words:?}: {}", program.output());
    program.stdout()
}

/// Whether the bot plays there: a challenge is posted.
async fn plays(harness: &Harness, guild: &Guild) {
    let channel = guild.channel("more");
    let given = options![("opponent", &harness.bjorn)];
    let asked = harness.ann.slash(&channel, "challenge", given);
    channel.message("a challenge", is_challenge).await;
    asked.deleted().await;
}

#[tokio::test]
async fn a_private_bot_leaves_servers_that_are_not_listed() {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let (friends, others) = (
        discord.guild("Hird", "en-US"),
        discord.guild("Thing", "en-US"),
    );
    let allowed = format!("[\"{}\"]", friends.id());
    let check = program(&discord, &database, &["check"]).await;
    let check = check
        .env("RAICHI_DISCORD__ALLOWED_SERVERS", &allowed)
        .start();
    assert!(check.exited().await.success(), "{}", check.output());
    let found = check.stdout();
    let line = found.lines().find(|line| line.starts_with("servers "));
    assert!(
        line.is_some_and(|line| line.contains("warning") && line.contains("it leaves \"Thing\"")),
        "{found}"
    );

    let bot = launch(&discord, &database).await;
    let bot = bot.env("RAICHI_DISCORD__ALLOWED_SERVERS", &allowed);
    let harness = Harness::around(discord, database, "en-US", bot).await;
    // That server is there before the list is read again.
    harness.guild.left().await;
    others.left().await;
    let line = harness.bot.line("left a server").await;
    assert!(line.contains("discord.allowed_servers"), "{line}");
    plays(&harness, &friends).await;
    others.invite_bot();
    others.left().await;
    harness.close().await;
}

#[tokio::test]
async fn a_host_lists_leaves_and_blocks_servers() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let other = harness.discord.guild("Thing\u{7}", "en-US");
    let (own, id) = (harness.guild.id().to_string(), other.id().to_string());
    let run = async |words: &[&str]| done(&harness.discord, &harness.database, words).await;

    let listed = run(&["servers"]).await;
    let row = |id: &str| {
        let line = listed.lines().find(|line| line.starts_with(id));
        line.unwrap_or_else(|| panic!("no {id} in {listed}"))
            .split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        (row(&own)[2].as_str(), row(&own)[4].as_str()),
        ("1", "\"Hird\"")
    );
    assert_eq!(
        (row(&id)[2].as_str(), row(&id)[4].as_str()),
        ("0", "\"Thing\\u{7}\"")
    );

    assert!(
        run(&["servers", "leave", &id])
            .await
            .contains("has left the server")
    );
    other.left().await;
    assert!(
        run(&["servers", "leave", &id])
            .await
            .contains("is not on the server")
    );
    // It may come back, until it is blocked.
    other.invite_bot();
    plays(&harness, &other).await;
    let said = run(&["servers", "block", &id]).await;
    assert!(
        said.contains("is blocked") && said.contains("has left"),
        "{said}"
    );
    other.left().await;
    assert!(
        run(&["servers", "block", &id])
            .await
            .contains("was blocked already")
    );
    other.invite_bot();
    let line = harness.bot.line("left a server").await;
    assert!(line.contains("blocked"), "{line}");
    other.left().await;
    let listed = run(&["servers", "list"]).await;
    assert!(listed.contains(&format!(": the server {id}")), "{listed}");
    assert!(
        run(&["servers", "unblock", &id])
            .await
            .contains("not blocked any more")
    );
    assert!(
        run(&["servers", "unblock", &id])
            .await
            .contains("was not blocked")
    );
    other.invite_bot();
    plays(&harness, &other).await;
    harness.close().await;
}

#[tokio::test]
async fn a_user_whom_the_host_has_blocked_begins_nothing_anywhere() {
    let harness = Harness::new("en-US").await;
    let open = harness.challenge("brandubh").await;
    harness.game("brandubh").await;
    let bjorn = harness.bjorn.id().to_string();
    let words = ["servers", "block", "--person", &bjorn];
    done(&harness.discord, &harness.database, &words).await;

    let pressed = harness.bjorn.click(&open, &accept(&open));
    let refused = pressed.followup(0).await;
    let content = &refused.content;
    assert!(
        refused.is_ephemeral() && content.contains("wer mich betreibt"),
        "{refused:#?}"
    );
    let given = options![("opponent", &harness.ann)];
    let asked = harness.bjorn.slash(&harness.channel, "challenge", given);
    let refused = harness.refused(asked).await;
    assert!(refused.contains("wer mich betreibt"), "{refused}");
    let given = options![("opponent", &harness.bjorn)];
    let asked = harness.ann.slash(&harness.channel, "challenge", given);
    let refused = harness.refused(asked).await;
    assert!(refused.contains("my host"), "{refused}");
    // A game that runs goes on, and nothing of what is stored about him is hidden.
    harness.play(&harness.ann, "d1-c1").await;
    let export = harness
        .bjorn
        .slash(&harness.channel, "privacy export", options![])
        .message()
        .await;
    let stored = crate::harness::json_file(&export);
    assert!(stored.to_string().contains("host_blocks"), "{stored}");

    let words = ["servers", "unblock", "--person", &bjorn];
    done(&harness.discord, &harness.database, &words).await;
    let before = harness.last_id();
    harness.bjorn.click(&open, &accept(&open));
    let channel = &harness.channel;
    channel.message_after(before, "a board", is_board).await;
    harness.close().await;
}

#[tokio::test]
async fn an_announcement_comes_once_into_each_channel_with_a_game() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    let quiet = harness.guild.channel("quiet");
    let words = "Tonight I'm away for an hour. @everyone";
    let run = async || done(&harness.discord, &harness.database, &["announce", words]).await;

    assert_eq!(run().await, "One channel gets it.\n");
    let is_it = |message: &raichi_standin::Message| message.content == words;
    let posted = harness.channel.message("the announcement", is_it).await;
    assert!(
        posted.pings.is_empty() && posted.flags & SILENT != 0,
        "{posted:#?}"
    );
    harness.all_delivered().await;
    assert!(run().await.starts_with("No channel"));

    // The bot of this channel is away when it is announced there.
    let second = harness.guild.channel("second");
    let given = options![("opponent", &harness.ann), ("rules", "brandubh")];
    harness.ann.slash(&second, "challenge", given);
    second
        .message("a board", |message| !message.attachments.is_empty())
        .await;
    harness.all_delivered().await;
    assert!(harness.bot.terminate().await.success());
    assert_eq!(run().await, "One channel gets it.\n");
    let bot = started(&harness.discord, &harness.database).await;
    second.message("the announcement", is_it).await;
    harness.all_delivered().await;
    let all = harness.channel.messages();
    assert_eq!(all.iter().filter(|message| is_it(message)).count(), 1);
    harness.discord.quiet().await;
    assert!(quiet.messages().is_empty());
    assert!(bot.terminate().await.success(), "{}", bot.output());
}
