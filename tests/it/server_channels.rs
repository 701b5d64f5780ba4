//! The channels of a server in which games begin, and the one for results.

use raichi_standin::{Message, SEND, options};

use crate::{
    harness::{Harness, accept, is_board, is_challenge, launch, started},
    server_settings::{admin, challenge, part, set, set_channels},
};

#[tokio::test]
async fn games_begin_only_in_the_channels_for_them() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn, channel) = (&harness.ann, &harness.bjorn, &harness.channel);
    let other = harness.guild.channel("lounge");
    let old = challenge(ann, &other).await;
    let chief = admin(&harness);
    let shown = set(&chief, channel, "server", "channels", "only").await;
    assert!(
        shown.content.contains("all, until you choose one"),
        "{}",
        shown.content
    );
    let shown = set_channels(&chief, &shown, "games", &[channel]).await;
    let mention = format!("<#{}>", channel.id());
    assert!(
        shown.content.contains(&format!("only {mention}")),
        "{}",
        shown.content
    );
    // Commands, buttons and threads obey.
    let refused = ann.slash(&other, "challenge", options![]).message().await;
    assert_eq!(
        refused.content,
        format!("Games aren’t played in this channel. Try {mention}.")
    );
    let refused = bjorn.click(&old, &accept(&old)).followup(0).await;
    assert!(refused.content.contains(&mention) && refused.is_ephemeral());
    let refused = ann
        .on_person(&other, "Challenge to a game", bjorn)
        .message()
        .await;
    assert!(refused.content.contains(&mention), "{}", refused.content);
    assert_eq!(harness.counts().await.1, 0, "no game has begun");
    challenge(ann, &channel.thread("a thread")).await;
    // The opposite.
    let shown = set(&chief, channel, "server", "channels", "except").await;
    assert!(
        shown.content.contains(&format!("all but {mention}")),
        "{}",
        shown.content
    );
    let refused = harness
        .bjorn
        .slash(channel, "challenge", options![])
        .message()
        .await;
    assert_eq!(
        refused.content,
        "In diesem Kanal wird nicht gespielt, aber in den anderen Kanälen des Servers."
    );
    challenge(bjorn, &other).await;
    harness.close().await;
}

#[tokio::test]
async fn a_deleted_channel_is_told_and_games_begin_anywhere() {
    let mut harness = Harness::new("en-US").await;
    let rooms = ["one", "two"].map(|name| harness.guild.channel(name));
    let chief = admin(&harness);
    let channel = harness.channel.clone();
    let shown = set(&chief, &channel, "server", "channels", "only").await;
    set_channels(&chief, &shown, "games", &[&rooms[0], &rooms[1]]).await;
    rooms[0].delete();
    harness.until_some("channel_settings where gone").await;
    let shown = part(&chief, &channel, "server", "channels").await;
    assert!(
        shown
            .content
            .contains("is deleted. Choose the channels again"),
        "{}",
        shown.content
    );
    let refused = harness.ann.slash(&channel, "challenge", options![]);
    let refused = refused.message().await.content;
    assert_eq!(
        refused,
        format!(
            "Games aren’t played in this channel. Try <#{}>.",
            rooms[1].id()
        )
    );
    // The other is deleted while the bot is away.
    harness.bot.kill9().await;
    rooms[1].delete();
    harness.bot = launch(&harness.discord, &harness.database).await.start();
    harness.bot.ready().await;
    harness
        .until_some("channel_settings having count(*) filter (where gone) = 2")
        .await;
    let asked = harness.ann.slash(&channel, "challenge", options![]);
    let told = asked.message().await.content;
    assert!(
        told.contains("All the channels for games are deleted"),
        "{told}"
    );
    channel.message("the challenge", is_challenge).await;
    harness.close().await;
}

#[tokio::test]
async fn a_game_whose_channel_is_gone_goes_on_only_in_a_channel_for_games() {
    let harness = Harness::new("en-US").await;
    let (closed, open) = (
        harness.guild.channel("lounge"),
        harness.guild.channel("games"),
    );
    harness.game("brandubh").await;
    let chief = admin(&harness);
    let shown = set(&chief, &open, "server", "channels", "only").await;
    set_channels(&chief, &shown, "games", &[&open]).await;
    harness.channel.delete();
    harness.until_some("games where halted = 'suspended'").await;
    let given = || options![("from", "d1-c1"), ("game", 1)];
    let refused = harness.ann.slash(&closed, "move", given()).message().await;
    let mention = format!("<#{}>", open.id());
    assert!(refused.content.contains(&mention), "{}", refused.content);
    harness.discord.quiet().await;
    assert!(closed.messages().is_empty());
    harness.ann.slash(&open, "move", given());
    open.message("the board", is_board).await;
    harness.close().await;
}

#[tokio::test]
async fn results_are_posted_once_in_the_channel_for_them() {
    let mut harness = Harness::new("en-US").await;
    let news = harness.guild.channel("news");
    let chief = admin(&harness);
    let shown = part(&chief, &harness.channel, "server", "results").await;
    assert!(
        shown.content.contains("**Results: nowhere**"),
        "{}",
        shown.content
    );
    let shown = set_channels(&chief, &shown, "results", &[&news]).await;
    let mention = format!("<#{}>", news.id());
    assert!(shown.content.contains(&mention), "{}", shown.content);
    harness.game("brandubh").await;
    let end = resigned(&harness).await;
    let line = news.message("the result", |_| true).await;
    assert!(
        line.content.starts_with("**Game 1**, Brandubh 7×7: "),
        "{}",
        line.content
    );
    assert!(line.content.contains("win"), "{}", line.content);
    let links: Vec<_> = line.buttons().into_iter().filter_map(|it| it.url).collect();
    let board = format!("/{}/{}", harness.channel.id(), end.id);
    assert!(links.len() == 1 && links[0].ends_with(&board), "{links:?}");
    assert!(line.pings.is_empty(), "{line:#?}");
    harness.all_delivered().await;
    harness.bot.kill9().await;
    harness.bot = started(&harness.discord, &harness.database).await;
    // A deleted channel is said where the result would have been known.
    news.delete();
    harness.until_some("channel_settings where gone").await;
    harness.game("brandubh").await;
    let end = resigned(&harness).await;
    assert!(
        end.content
            .contains("The channel for results has been deleted"),
        "{}",
        end.content
    );
    let shown = part(&chief, &harness.channel, "server", "results").await;
    assert!(
        shown.content.contains("**Results: nowhere**"),
        "{}",
        shown.content
    );
    assert!(
        shown.content.contains("results aren’t posted"),
        "{}",
        shown.content
    );
    harness.all_delivered().await;
    let results = "outbox having count(*) filter (where kind = 'result') = 1";
    harness.until_some(results).await;
    // The message comes once.
    harness.game("brandubh").await;
    let end = resigned(&harness).await;
    assert!(!end.content.contains("for results"), "{}", end.content);
    harness.close().await;
}

#[tokio::test]
async fn a_result_that_cannot_be_posted_falls_back_and_an_admin_is_told_once() {
    let harness = Harness::new("de").await;
    let news = harness.guild.channel("news");
    let chief = admin(&harness);
    let shown = part(&chief, &harness.channel, "server", "results").await;
    set_channels(&chief, &shown, "results", &[&news]).await;
    let lost = "Im Kanal für Ergebnisse darf ich nichts posten.";
    let told = |message: &Message| message.content.contains(lost);
    // It has never posted there, so it learns of it then.
    news.forbid(SEND);
    harness.game("brandubh").await;
    resigned(&harness).await;
    let line = harness.channel.message("the result", told).await;
    assert!(line.content.starts_with("**Partie 1**"), "{}", line.content);
    assert!(line.pings.is_empty(), "{line:#?}");
    let shown = part(&chief, &harness.channel, "server", "results").await;
    assert!(
        shown
            .content
            .contains("I can’t post in the channel for results"),
        "{}",
        shown.content
    );
    harness.game("brandubh").await;
    resigned(&harness).await;
    harness.all_delivered().await;
    let tellers = harness.channel.messages();
    assert_eq!(tellers.iter().filter(|it| told(it)).count(), 1);
    news.permit(SEND);
    harness
        .until_some(&format!(
            "places where channel = {} and unreachable_since is null",
            news.id()
        ))
        .await;
    harness.game("brandubh").await;
    resigned(&harness).await;
    news.message("the result", |_| true).await;
    // What is lost again is reported again.
    news.forbid(SEND);
    harness.game("brandubh").await;
    let end = resigned(&harness).await;
    harness
        .channel
        .message_after(end.id, "the second result", told)
        .await;
    harness.close().await;
}

/// Ann resigns; the last board.
async fn resigned(harness: &Harness) -> Message {
    let before = harness.last_id();
    let asked = harness.ann.slash(&harness.channel, "resign", options![]);
    let asked = asked.message().await;
    harness.ann.click(&asked, &crate::harness::label(&asked, 0));
    harness
        .channel
        .message_after(before, "the end", is_board)
        .await
}
