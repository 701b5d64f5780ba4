//! Gateway sessions: lost, resumed, concurrent.

use raichi_standin::{Disconnect, DispatchTo, StandIn, options};

use crate::{launch, started};

#[tokio::test]
async fn missed_events_are_delivered_on_resume() {
    for how in [
        Disconnect::Reset,
        Disconnect::Close(4000),
        Disconnect::Reconnect,
    ] {
        let discord = StandIn::plain().await;
        let channel = discord.guild("Hird", "de").channel("tafl");
        let ann = discord.user("Ann", "en-US");
        let bot = started(&discord).await;
        bot.disconnect(how);
        let moved = ann.slash(&channel, "move", options![("from", "d1")]);
        bot.resumed(1).await;
        assert!(moved.message().await.content.starts_with("d1"), "{how:?}");
    }
}

#[tokio::test]
async fn delivered_twice_answered_twice_accepted_once() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let _bot = started(&discord).await;
    let moved = ann.slash(&channel, "move", options![("from", "d1")]);
    moved.message().await;
    moved.duplicate();
    let attempts = moved.attempts(2).await;
    assert_eq!(attempts[0].outcome, Ok(()));
    assert_eq!(attempts[1].outcome, Err((400, 40060)));
    assert_eq!(channel.messages().len(), 1);
}

#[tokio::test]
async fn several_at_once() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let (ann, bjorn) = (discord.user("Ann", "en-US"), discord.user("Björn", "de"));
    let _bot = started(&discord).await;
    let both = discord.together(|| {
        [
            ann.slash(&channel, "move", options![("from", "d1")]),
            bjorn.slash(&channel, "move", options![("from", "d2")]),
        ]
    });
    assert!(both[0].message().await.content.starts_with("d1"));
    assert!(both[1].message().await.content.starts_with("d2"));
}

#[tokio::test]
async fn privileged_intents_and_a_lost_server() {
    let discord = StandIn::plain().await;
    let hird = discord.guild("Hird", "de");
    let channel = hird.channel("tafl");
    let bot = launch(&discord)
        .await
        .env("STANDIN_ALL_INTENTS", "yes")
        .start();
    bot.line("client ends: ").await;
    assert_eq!(bot.exited().await.code(), Some(4));
    assert!(discord.take_violations()[0].starts_with("asks for privileged intents"));

    discord.grant_privileged_intents();
    let bot = launch(&discord)
        .await
        .env("STANDIN_ALL_INTENTS", "yes")
        .start();
    bot.ready().await;
    drop(
        discord
            .user("Ann", "en-US")
            .say(&channel, "nothing to you, but read"),
    );
    bot.line("message \"nothing to you, but read\"").await;
    hird.remove_bot();
    bot.line("left a server").await;
}

#[tokio::test]
async fn two_processes() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let first = started(&discord).await;
    let second = started(&discord).await;

    discord.dispatch_to(DispatchTo::All);
    let moved = ann.slash(&channel, "move", options![("from", "d1")]);
    let attempts = moved.attempts(2).await;
    assert_eq!(
        attempts
            .iter()
            .filter(|attempt| attempt.outcome.is_ok())
            .count(),
        1
    );

    discord.dispatch_to(DispatchTo::Process(first.number()));
    let heard = ann.slash(&channel, "slow", options![]);
    first.line(&format!("heard {}", heard.id())).await;
    assert!(!second.output().contains(&format!("heard {}", heard.id())));
}

/// Serenity waits five seconds before it identifies again.
#[tokio::test]
async fn a_session_that_cannot_be_resumed() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let bot = started(&discord).await;
    bot.disconnect(Disconnect::Invalid { resumable: false });
    bot.connected().await;
    let moved = ann.slash(&channel, "move", options![("from", "d1")]);
    assert!(moved.message().await.content.starts_with("d1"));
}

/// Serenity does not notice the end: it spins until its next heartbeat fails, and then identifies anew.
#[tokio::test]
async fn a_connection_that_ends_without_a_code() {
    let discord = StandIn::plain().await;
    discord.heartbeat(std::time::Duration::from_secs(1));
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let bot = started(&discord).await;
    bot.disconnect(Disconnect::Bare);
    bot.connected().await;
    let moved = ann.slash(&channel, "move", options![("from", "d1")]);
    assert!(moved.message().await.content.starts_with("d1"));
}
