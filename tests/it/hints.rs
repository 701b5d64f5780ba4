//! Hints: against the computer and alone, from a worker.

use raichi_rules::Side;
use raichi_standin::options;

use crate::{
    acts::labels,
    computer::Duel,
    harness::{Harness, is_board, label},
};

#[tokio::test]
async fn a_hint_gives_the_idea_and_then_the_move() {
    let harness = Harness::new("en-US").await;
    Duel::begin(&harness, "brandubh", 0, Side::First).await;
    let before = harness.last_id();
    let board = harness.turn("the board", |message| {
        labels(message) == ["Move", "Hint", "Resign"]
    });
    let idea = harness.ann.click(&board.await, "Hint").followup(0).await;
    assert!(
        idea.is_ephemeral() && idea.attachments.is_empty(),
        "{idea:#?}"
    );
    assert_eq!(label(&idea, 0), "Show me the move");
    let shown = harness.ann.click(&idea, "Show me the move").message().await;
    assert!(
        shown.content.starts_with("I’d play **"),
        "{}",
        shown.content
    );
    let description = shown.attachments[0].description.clone();
    assert!(description.is_some_and(|alt| alt.contains("I’d play")));
    harness.ann.click(&shown, "Play it");
    let board = harness
        .channel
        .message_after(before, "the board after it", is_board)
        .await;
    assert!(board.content.contains(" plays **"), "{}", board.content);
    let hints: i64 = sqlx::query_scalar("select count(*) from thoughts where kind = 'hint'")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers");
    assert_eq!(hints, 0, "the game went on");
    harness.close().await;
}

#[tokio::test]
async fn there_are_no_hints_against_people_or_without_a_worker() {
    let harness = Harness::without_worker().await;
    harness.game("brandubh").await;
    let hint = |number: i64| {
        let given = options![("game", number)];
        harness.ann.slash(&harness.channel, "hint", given)
    };
    let refusal = harness.refused(hint(1)).await;
    assert!(
        refusal.contains("Hints aren’t available in games between people"),
        "{refusal}"
    );
    let duel = Duel::begin(&harness, "brandubh", 0, Side::First).await;
    let refusal = harness.refused(hint(duel.game)).await;
    assert!(
        refusal.contains("couldn’t find a hint in time"),
        "{refusal}"
    );
    harness.close().await;
}
