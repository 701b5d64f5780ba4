//! Games that one player plays with both sides.

use raichi_standin::options;

use crate::{
    acts::{labels, presses},
    harness::{Harness, is_board},
};

#[tokio::test]
async fn hot_seat_actions_need_no_consent() {
    let harness = Harness::new("en-US").await;
    let ann = &harness.ann;
    let given = options![("opponent", ann), ("rules", "brandubh")];
    let alone = harness.types(ann, "challenge", given);
    let board = harness.announced(alone, "moves both sides", &[]).await;
    assert_eq!(labels(&board), ["Move", "Hint", "Resign"]);
    let nothing = "no move in this game that could be taken back";
    harness
        .is_refused(harness.asks(ann, "takeback"), nothing)
        .await;
    harness
        .is_refused(harness.asks(ann, "pause"), "This game has no clock")
        .await;
    harness.play(ann, "d1-c1").await;
    let board = harness.play(ann, "d3-c3").await;
    let press = presses(ann, &board, "Take back");
    let back = harness
        .announced(press, "takes the last move back", &[])
        .await;
    assert!(back.content.ends_with("move 1"), "{}", back.content);
    let asked = harness.asks(ann, "resign")().message().await;
    assert!(
        asked
            .content
            .contains("resign game 1 for the defenders, whose move it is?"),
        "{}",
        asked.content
    );
    let end = harness
        .announced(harness.asks(ann, "draw"), "calls the game a draw", &[])
        .await;
    assert!(is_board(&end), "{end:#?}");
    let again = harness
        .announced(harness.asks(ann, "rematch"), "moves both sides", &[])
        .await;
    assert!(again.content.contains("game 2"), "{}", again.content);
    harness.close().await;
}
