//! Players who leave the server in the middle of a game.

use raichi_standin::options;

use crate::{
    harness::{Harness, is_board},
    three_weeks::{Days, HOUR, LITTLE_LEFT},
};

const LEFT: &str = "is not on this server any more";

#[tokio::test]
async fn the_other_player_is_told_once_and_the_time_of_whoever_left_runs_out() {
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
    let told = days.told(&board, LEFT, &[]).await;
    assert!(is_board(&told), "{told:#?}");
    assert!(
        told.content.starts_with(&ann.mention())
            && told
                .content
                .contains(&format!("{}, you can", bjorn.mention()))
            && told.content.contains("The clock goes on"),
        "{}",
        told.content
    );
    assert!(days.game::<bool>("deadline is not null").await);
    bjorn.slash(channel, "draw", options![]);
    let told = days.told(&told, "offers a draw", &[]).await;
    days.clock.advance(18 * HOUR);
    let over = days.told(&told, "has run out of time", &[]).await;
    assert!(over.content.contains("The defenders win"), "{over:#?}");
    let messages = channel.messages();
    let said = messages
        .iter()
        .filter(|message| message.content.contains(LEFT));
    assert_eq!(said.count(), 1, "{messages:#?}");
    days.harness.close().await;
}

#[tokio::test]
async fn whoever_is_left_without_a_clock_may_abort_and_whoever_is_not_may_not() {
    let harness = Harness::new("en-US").await;
    let Harness {
        ann,
        bjorn,
        channel,
        ..
    } = &harness;
    harness.game("norse").await;
    let unlimited = "update games set pace_seconds = null, deadline = null, remind_at = null, former_clock = null";
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
            message.content.contains("has left the server")
        })
        .await;
    aborted.deleted().await;
    assert!(
        over.content.starts_with(&bjorn.mention())
            && over.content.contains("It does not count")
            && over.pings.users.is_empty(),
        "{over:#?}"
    );
    // That somebody left and that the game was aborted stand in its log besides the two moves.
    assert_eq!(harness.counts().await, (4, 1, 1));
    harness.close().await;
}

#[tokio::test]
async fn who_acts_again_is_back() {
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
    let told = days.told(&board, LEFT, &[]).await;
    ann.comes_back(&days.harness.guild);
    let moved = days.harness.play(ann, "h1-h4").await;
    days.told(&told, "h1–h4", &[bjorn]).await;
    let refused = days
        .harness
        .refused(bjorn.slash(channel, "abort", options![]));
    assert!(refused.await.contains("zählt schon"));
    // The next turn of hers is hers to be reminded of.
    let board = days.harness.play(bjorn, "e9-e8").await;
    assert!(board.id > moved.id);
    days.clock.advance(LITTLE_LEFT);
    days.told(&board, "it is still your move", &[ann]).await;
    days.harness.close().await;
}
