//! Violations of the bot are found.

use std::time::Duration;

use raichi_standin::{StandIn, options};

use crate::started;

#[tokio::test]
async fn a_late_answer() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let _bot = started(&discord).await;
    discord.answer_limit(Duration::ZERO);
    let moved = ann.slash(&channel, "move", options![("from", "d1")]);
    assert_eq!(moved.attempts(1).await[0].outcome, Err((404, 10062)));
    let violations = discord.take_violations();
    assert!(
        violations[0].contains("/move was answered after"),
        "{violations:?}"
    );
}

#[tokio::test]
async fn an_old_token() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let bot = started(&discord).await;
    let (rule, hold) = raichi_standin::Fault::on("PATCH", "/webhooks/**").hold();
    discord.fault(rule);
    drop(ann.slash(&channel, "think", options![("delete", false)]));
    hold.arrived().await;
    discord.advance(Duration::from_secs(16 * 60));
    hold.release();
    bot.line("Invalid Webhook Token").await;
}

#[tokio::test]
async fn what_discords_description_does_not_know() {
    let discord = StandIn::plain().await;
    let channel = discord.guild("Hird", "de").channel("tafl");
    let ann = discord.user("Ann", "en-US");
    let _bot = started(&discord).await;
    ann.slash(&channel, "rude", options![]).message().await;
    let violations = discord.take_violations();
    if std::env::var_os("DISCORD_OPENAPI").is_some() {
        assert_eq!(violations.len(), 2, "{violations:#?}");
        assert!(
            violations
                .iter()
                .any(|what| what.contains("'colour' was unexpected")),
            "{violations:#?}"
        );
        assert!(
            violations
                .iter()
                .any(|what| what.contains("/embeds/0/title")),
            "{violations:#?}"
        );
    }
}
