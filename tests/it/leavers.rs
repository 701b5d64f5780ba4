//! Players who leave the server during a game.

use raichi_standin::{Message, options};

use crate::{
    harness::{Harness, is_board},
    three_weeks::{Days, HOUR, LITTLE_LEFT},
};

const LEFT: &str = "has left the server";

#[tokio::test]
async fn a_departure_is_announced_once_and_the_clock_goes_on() {
    let days = Days::new().await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &days.harness;
    days.harness.game("norse").await;
    days.harness.play(ann, "d1-d4").await;
    let board = days.harness.play(bjorn, "e7-e9").await;
    ann.leave(&days.harness.guild);
    days.clock.advance(LITTLE_LEFT);
    let message = days.announced(&board, LEFT, &[bjorn]).await;
    assert_eq!(message.reference, Some(board.id), "{message:#?}");
    assert!(
        message.content.starts_with(&ann.mention())
            && message
                .content
                .contains(&format!("{}, you can", bjorn.mention()))
            && message.content.contains("The clock keeps running"),
        "{}",
        message.content
    );
    assert!(days.game::<bool>("deadline is not null").await);
    bjorn.slash(channel, "draw", options![]);
    let message = days.announced(&message, "offers a draw", &[]).await;
    days.clock.advance(18 * HOUR);
    let over = days
        .announced(&message, "has run out of time", &[bjorn])
        .await;
    assert!(is_board(&over), "{over:#?}");
    assert!(over.content.contains("The defenders win"), "{over:#?}");
    let messages = channel.messages();
    let notices = messages
        .iter()
        .filter(|message| message.content.contains(LEFT));
    assert_eq!(notices.count(), 1, "{messages:#?}");
    days.harness.close().await;
}

#[tokio::test]
async fn without_a_clock_only_the_remaining_player_may_abort() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    harness.game("norse").await;
    let unlimited = "update games set pace_seconds = null, deadline = null, remind_at = null, former_clock = null, rated = false";
    let made = sqlx::query(unlimited).execute(&harness.pool).await;
    made.expect("it is unlimited");
    harness.play(ann, "d1-d4").await;
    harness.play(bjorn, "e7-e9").await;
    let refused = harness.refused(bjorn.slash(channel, "abort", options![]));
    assert!(refused.await.contains("zählt schon"));

    ann.leave(&harness.guild);
    let aborted = bjorn.slash(channel, "abort", options![]);
    let over = harness
        .turn("the end", |message| {
            message
                .content
                .contains("the other player has left the server")
        })
        .await;
    aborted.deleted().await;
    assert!(
        over.content.starts_with(&bjorn.mention())
            && over.content.contains("It doesn’t count")
            && over.pings.users.is_empty(),
        "{over:#?}"
    );
    // Who aborts the game need not be told that the other player has left.
    let told = |message: &Message| message.content.contains("you can end the game");
    assert!(!harness.channel.messages().iter().any(told));
    // The departure and the abortion are in the log besides the two moves.
    assert_eq!(harness.counts().await, (4, 1, 1));
    harness.close().await;
}

#[tokio::test]
async fn a_player_who_acts_has_returned() {
    let days = Days::new().await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &days.harness;
    days.harness.game("norse").await;
    days.harness.play(ann, "d1-d4").await;
    let board = days.harness.play(bjorn, "e7-e9").await;
    ann.leave(&days.harness.guild);
    days.clock.advance(LITTLE_LEFT);
    let message = days.announced(&board, LEFT, &[bjorn]).await;
    ann.rejoin(&days.harness.guild);
    let moved = days.harness.play(ann, "h1-h4").await;
    days.announced(&message, "h1–h4", &[bjorn]).await;
    let refused = days
        .harness
        .refused(bjorn.slash(channel, "abort", options![]));
    assert!(refused.await.contains("zählt schon"));
    // She is reminded of her next turn again.
    let board = days.harness.play(bjorn, "e9-e8").await;
    assert!(board.id > moved.id);
    days.clock.advance(LITTLE_LEFT);
    days.announced(&board, "it’s still your move", &[ann]).await;
    days.harness.close().await;
}
