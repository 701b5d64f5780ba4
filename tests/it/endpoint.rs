//! Interactions by HTTP instead of the gateway.

use std::{net::SocketAddr, time::Duration};

use raichi_standin::{Process, Signature, StandIn, options};
use serde_json::{Value, json};

use crate::{
    database::Database,
    harness::{Harness, launch},
};

/// The settings of a bot that gets interactions by HTTP.
const BY_HTTP: [(&str, &str); 3] = [
    ("RAICHI_DISCORD__INTERACTIONS", "http"),
    ("RAICHI_DISCORD__INTERACTIONS_LISTEN", "127.0.0.1:0"),
    ("RAICHI_LOG__FORMAT", "json"),
];

/// A harness whose bot gets interactions by HTTP, and its address.
async fn harness() -> (Harness, SocketAddr) {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let harness = Harness::set(discord, database, "en-US", &BY_HTTP).await;
    let at = address(&harness.bot).await;
    (harness, at)
}

/// The address at which a bot gets interactions.
async fn address(bot: &Process) -> SocketAddr {
    let line = bot.line("interactions come by HTTP").await;
    let line: Value = serde_json::from_str(&line).expect("a line is JSON");
    let at = line["address"].as_str().expect("an address");
    at.parse().expect("an address")
}

#[tokio::test]
async fn a_game_is_played_by_http_and_by_messages() {
    let (harness, at) = harness().await;
    harness.discord.deliver_to(at);
    harness.game("brandubh").await;
    harness.play(&harness.ann, "d6-e6").await;
    let typed = harness
        .bjorn
        .autocomplete(&harness.channel, "move", "from", "d3", options![])
        .await;
    assert!(!typed.choices.is_empty());
    let given = options![("from", "d3-e6")];
    let asked = harness.bjorn.slash(&harness.channel, "move", given);
    let refusal = harness.refused(asked).await;
    assert!(refusal.contains("d3"), "{refusal}");
    // Messages still come over the gateway.
    let board = harness.channel.messages().last().expect("a board").clone();
    harness.bjorn.reply(&board, "d3-b3");
    harness
        .turn("the board after d3-b3", |board| {
            board.content.contains("d3–b3")
        })
        .await;
    let asked = harness.ann.slash(&harness.channel, "resign", options![]);
    let question = asked.message().await;
    harness
        .ann
        .click(&question, &crate::harness::label(&question, 0));
    harness
        .turn("the end", |board| board.content.contains("resigns"))
        .await;
    harness.close().await;
}

#[tokio::test]
async fn discords_probes_are_answered_as_it_demands() {
    let (harness, at) = harness().await;
    let ping = json!({ "id": "1", "application_id": "1", "type": 1, "token": "t", "version": 1 });
    let ping = ping.to_string();
    let probe = async |body: &str, signature| harness.discord.probe(at, body, signature).await;
    assert_eq!(
        probe(&ping, Signature::Good).await,
        (200, r#"{"type":1}"#.to_owned())
    );
    let hour = Duration::from_secs(3600);
    for signature in [
        Signature::Missing,
        Signature::OfAnother,
        Signature::Old(hour),
    ] {
        let (status, _) = probe(&ping, signature).await;
        assert_eq!(status, 401, "{signature:?}");
    }
    for body in ["", "{}", "[", r#"{"type":2,"id":"1"}"#, r#"{"type":99}"#] {
        let (status, answer) = probe(body, Signature::Good).await;
        assert_eq!(status, 400, "{body}: {answer}");
    }
    let long = format!(r#"{{"type":1,"x":"{}"}}"#, "x".repeat(2 << 20));
    let (status, _) = probe(&long, Signature::Good).await;
    assert_eq!(status, 413);
    assert_eq!(
        harness
            .discord
            .requests()
            .iter()
            .filter(|it| it.method == "POST")
            .count(),
        0
    );
    harness.close().await;
}

#[tokio::test]
async fn several_bots_stand_behind_one_endpoint() {
    let (harness, at) = harness().await;
    harness.discord.deliver_to(at);
    harness.game("brandubh").await;
    let mut other = launch(&harness.discord, &harness.database).await;
    for (name, value) in BY_HTTP {
        other = other.env(name, value);
    }
    let other = other.start();
    let there = address(&other).await;
    // They keep nothing between two requests.
    for (ply, mv) in ["d6-e6", "d3-b3", "e6-d6"].into_iter().enumerate() {
        harness.discord.deliver_to([there, at][ply % 2]);
        harness.play(harness.mover(ply), mv).await;
    }
    assert!(other.terminate().await.success());
    harness.close().await;
}
