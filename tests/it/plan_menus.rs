//! Plans that are composed by menus: the move that is expected, the answer, and so on.

use raichi_standin::{Message, User, options};

use crate::{
    acts::labels,
    harness::Harness,
    pickers::{choices, choose},
};

/// The plan of somebody in the game of the channel.
async fn shown(harness: &Harness, who: &User) -> Message {
    let shown = who.slash(&harness.channel, "plan", options![]);
    shown.message().await
}

/// Chooses a move in the menus; returns what is shown then.
async fn moved(who: &User, menu: Message, mv: &str) -> Message {
    let (from, to) = mv.split_once('-').expect("a move has a dash");
    let menu = choose(who, &menu, from).await;
    assert!(menu.is_ephemeral(), "{menu:#?}");
    choose(who, &menu, to).await
}

/// The lines of all plans, as they are stored.
async fn stored(harness: &Harness) -> Vec<String> {
    sqlx::query_scalar("select lines from plans order by player")
        .fetch_all(&harness.pool)
        .await
        .expect("the database answers")
}

#[tokio::test]
async fn a_plan_of_several_lines_is_composed_by_menus_and_played() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("brandubh").await;
    let board = harness.play(ann, "d1-c1").await;
    let boards = harness.boards().await.len();
    let plan = shown(&harness, ann).await;
    assert_eq!(labels(&plan), ["Add a line"]);
    let menu = ann.click(&plan, "Add a line").message().await;
    let expect = format!("Which move do you expect from {}?", bjorn.mention());
    assert!(menu.content.contains(&expect), "{}", menu.content);
    assert_eq!(choices(&menu).len(), 4, "the king cannot move");
    let menu = moved(ann, menu, "d3-c3").await;
    assert!(
        menu.content.contains("**d3–c3**") && menu.content.contains("What will you answer?"),
        "{}",
        menu.content
    );
    assert!(
        menu.picture() != board.picture(),
        "the move is played there"
    );
    assert!(stored(&harness).await.is_empty(), "there is no answer yet");
    let plan = moved(ann, menu, "d2-c2").await;
    assert!(
        plan.content.contains("if **d3–c3**, then **d2–c2**"),
        "{}",
        plan.content
    );
    assert_eq!(stored(&harness).await, ["d3-c3 d2-c2"]);

    // The line goes on.
    let menu = ann.click(&plan, "Go on").message().await;
    assert!(
        menu.content.contains("**d3–c3 d2–c2**") && menu.content.contains(&expect),
        "{}",
        menu.content
    );
    let menu = moved(ann, menu, "d5-e5").await;
    let plan = moved(ann, menu, "c2-d2").await;
    assert_eq!(stored(&harness).await, ["d3-c3 d2-c2 d5-e5 c2-d2"]);
    // Another line, and one that branches off behind an answer that is planned.
    let menu = ann.click(&plan, "Add a line").message().await;
    let menu = moved(ann, menu, "d3-e3").await;
    let plan = moved(ann, menu, "d2-e2").await;
    let menu = ann.click(&plan, "Add a line").message().await;
    let menu = moved(ann, menu, "d3-c3").await;
    assert!(
        menu.content.contains("**d3–c3 d2–c2**") && menu.content.contains(&expect),
        "{}",
        menu.content
    );
    let menu = moved(ann, menu, "d5-c5").await;
    moved(ann, menu, "c2-b2").await;
    assert_eq!(
        stored(&harness).await,
        ["d3-c3 d2-c2 d5-e5 c2-d2; d3-c3 d2-c2 d5-c5 c2-b2; d3-e3 d2-e2"]
    );
    // Back to the plan, without a change.
    let plan = shown(&harness, ann).await;
    let menu = ann.click(&plan, "Add a line").message().await;
    let menu = moved(ann, menu, "d5-c5").await;
    let plan = ann.click(&menu, "Plan").message().await;
    assert!(
        !plan.content.contains("if **d5–c5**, then **d3"),
        "{}",
        plan.content
    );
    assert_eq!(stored(&harness).await.join("").matches(';').count(), 2);
    let early = ann.click(&plan, "Add a line").message().await;
    harness.quiet().await;
    assert_eq!(harness.boards().await.len(), boards, "nobody sees it");

    let answered = harness.play(bjorn, "d3-c3").await.content;
    assert!(answered.contains("*(planned)*"), "{answered}");
    assert_eq!(stored(&harness).await, ["d5-e5 c2-d2; d5-c5 c2-b2"]);
    // The menu of the position before is of no use.
    let stale = choose(ann, &early, "d3").await;
    assert!(
        stale.content.contains("The game has moved on"),
        "{}",
        stale.content
    );
    harness.close().await;
}

#[tokio::test]
async fn a_line_of_the_player_to_move_begins_with_the_own_move() {
    let harness = Harness::new("en-US").await;
    let ann = &harness.ann;
    harness.game("brandubh").await;
    let plan = shown(&harness, ann).await;
    let menu = ann.click(&plan, "Add a line").message().await;
    assert!(
        menu.content.contains("Which move will you play first?"),
        "{}",
        menu.content
    );
    let menu = moved(ann, menu, "d1-c1").await;
    let menu = moved(ann, menu, "d3-c3").await;
    let plan = moved(ann, menu, "d2-c2").await;
    assert!(
        plan.content
            .contains("you play **d1–c1**; if **d3–c3**, then **d2–c2**"),
        "{}",
        plan.content
    );
    // Now the first move is planned, and the menu asks for the reply at once; the line has room for ten moves.
    let mut plan = plan;
    for [reply, answer] in [["d5-c5", "d6-c6"], ["c5-d5", "c6-d6"], ["d5-c5", "d6-c6"]] {
        let menu = ann.click(&plan, "Go on").message().await;
        let menu = moved(ann, menu, reply).await;
        plan = moved(ann, menu, answer).await;
    }
    assert_eq!(
        stored(&harness).await,
        ["d1-c1 d3-c3 d2-c2 d5-c5 d6-c6 c5-d5 c6-d6 d5-c5 d6-c6"]
    );
    assert!(
        !labels(&plan).contains(&"Go on".to_owned()),
        "a reply and an answer have no room any more: {plan:#?}"
    );
    harness.close().await;
}
