//! Players who leave the server in the middle of a game.

use raichi_standin::options;

use crate::{
    hall::{Hall, is_board},
    long::{Days, HOUR, LITTLE_LEFT},
};

const LEFT: &str = "is not on this server any more";

#[tokio::test]
async fn the_other_player_is_told_once_and_the_time_of_whoever_left_runs_out() {
    let days = Days::new().await;
    let Hall {
        ann,
        bjorn,
        channel,
        ..
    } = &days.hall;
    days.hall.game("norse").await;
    days.hall.play(ann, "d1-d4").await;
    let board = days.hall.play(bjorn, "e7-e9").await;
    ann.leave(&days.hall.guild);
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
    days.hall.close().await;
}

#[tokio::test]
async fn whoever_is_left_without_a_clock_may_abort_and_whoever_is_not_may_not() {
    let hall = Hall::new("en-US").await;
    let Hall {
        ann,
        bjorn,
        channel,
        ..
    } = &hall;
    hall.game("norse").await;
    let unlimited = "update games set pace_seconds = null, deadline = null, remind_at = null, former_clock = null";
    let made = sqlx::query(unlimited).execute(&hall.pool).await;
    made.expect("it is unlimited");
    hall.play(ann, "d1-d4").await;
    hall.play(bjorn, "e7-e9").await;
    let refused = hall.refused(bjorn.slash(channel, "abort", options![]));
    assert!(refused.await.contains("zählt schon"));

    ann.leave(&hall.guild);
    let aborted = bjorn.slash(channel, "abort", options![]);
    let over = hall
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
    assert_eq!(hall.counts().await, (4, 1, 1));
    hall.close().await;
}

#[tokio::test]
async fn who_acts_again_is_back() {
    let days = Days::new().await;
    let Hall {
        ann,
        bjorn,
        channel,
        ..
    } = &days.hall;
    days.hall.game("norse").await;
    days.hall.play(ann, "d1-d4").await;
    let board = days.hall.play(bjorn, "e7-e9").await;
    ann.leave(&days.hall.guild);
    days.clock.advance(LITTLE_LEFT);
    let told = days.told(&board, LEFT, &[]).await;
    ann.comes_back(&days.hall.guild);
    let moved = days.hall.play(ann, "h1-h4").await;
    days.told(&told, "h1–h4", &[bjorn]).await;
    let refused = days.hall.refused(bjorn.slash(channel, "abort", options![]));
    assert!(refused.await.contains("zählt schon"));
    // The next turn of hers is hers to be reminded of.
    let board = days.hall.play(bjorn, "e9-e8").await;
    assert!(board.id > moved.id);
    days.clock.advance(LITTLE_LEFT);
    days.told(&board, "it is still your move", &[ann]).await;
    days.hall.close().await;
}
