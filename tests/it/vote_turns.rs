//! Votes on turns of several actions.

use raichi_standin::options;

use crate::{
    harness::Harness,
    votes::{pinged, posts},
};

#[tokio::test]
async fn a_turn_of_several_actions_is_one_vote() {
    let harness = Harness::new("en-US").await;
    let voters = harness.voters(4);
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "mini-dablot-actions"),
        ("side", "first"),
        ("votes", 3),
        ("thread", false)
    ];
    let board = harness.vote_game(given).await;
    let goes_on = "The turn isn’t over";
    // By commands.
    let shown = harness.voted(&voters[0], "g5-f6").await;
    assert!(
        shown.contains("Your vote: **g5–f6**.") && shown.contains(goes_on),
        "{shown}"
    );
    let shown = harness.voted(&voters[0], "e3-d4").await;
    assert!(
        shown.contains("Your vote: **g5–f6 and e3–d4**.") && shown.contains(goes_on),
        "{shown}"
    );
    let shown = harness.voted(&voters[0], "e1-e3").await;
    assert!(
        shown.contains("Your vote: **g5–f6, e3–d4 and e1–e3**.") && !shown.contains(goes_on),
        "{shown}"
    );
    // By menus: the first action, and the end of the turn; the board of the menus shows what is chosen already.
    let first = harness.votes(&voters[1], "g5-f6").message().await;
    let menu = first.selects().into_iter().next();
    let menu = menu.expect("a menu for the next action");
    assert!(
        menu.options.iter().all(|it| !it.label.starts_with("g5"))
            && menu.options.iter().any(|it| it.label.starts_with("e3")),
        "{menu:?}"
    );
    let ended = voters[1].click(&first, "End the turn").message().await;
    assert!(
        ended
            .content
            .contains("Your vote: **g5–f6 and end of the turn**.")
            && ended.content.contains("g5–f6, e3–d4 and e1–e3: 1"),
        "{}",
        ended.content
    );
    // A part of a turn is no third vote: who has it is still choosing.
    let part = harness.votes(&voters[2], "g5-f6").message().await;
    assert!(part.content.contains(goes_on), "{}", part.content);
    let again = harness.pressed(&voters[2], &board, "Votes").await;
    assert!(
        again.content.contains(goes_on) && !again.selects().is_empty(),
        "{again:#?}"
    );
    harness.quiet().await;
    let posted = posts(&harness.channel).len();
    harness.voted(&voters[2], "e3-d4").await;
    let last = harness.votes(&voters[2], "e1-e3").message().await;
    assert!(last.content.contains("last vote needed"), "{last:#?}");
    let moved = harness.next_board(board.id, "the whole turn").await;
    assert!(
        moved
            .content
            .contains("**g5–f6, e3–d4 and e1–e3**. (2 of 3 votes; g5–f6 and end of the turn: 1)"),
        "{}",
        moved.content
    );
    harness.quiet().await;
    assert_eq!(posts(&harness.channel).len(), posted + 1, "one board");
    // The menus of that vote are over.
    let late = voters[2].click(&again, "End the turn").message().await;
    assert!(late.content.contains("That vote is over"), "{late:#?}");
    harness.close().await;
}

#[tokio::test]
async fn a_part_of_a_turn_is_played_and_the_rest_is_voted_on() {
    let harness = Harness::new("en-US").await;
    let voters = harness.voters(2);
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "mini-dablot-actions"),
        ("side", "first"),
        ("thread", false)
    ];
    let board = harness.vote_game(given).await;
    let first = harness.votes(&voters[0], "g5-f6").message().await;
    let on = harness.pressed(&voters[1], &board, "Notify me").await;
    assert!(on.content.contains("You’ll be notified"), "{on:#?}");
    harness.time_is_up().await;
    let partly = harness.next_board(board.id, "the first action").await;
    assert!(
        partly.content.contains("**g5–f6**") && partly.content.contains("2 actions"),
        "{}",
        partly.content
    );
    assert_eq!(pinged(&partly), [voters[1].id()], "not the opponent");
    let late = voters[0].click(&first, "End the turn").message().await;
    assert!(late.content.contains("That vote is over"), "{late:#?}");
    let shown = harness.voted(&voters[1], "e3-d4").await;
    assert!(shown.contains("Your vote: **e3–d4**."), "{shown}");
    let whole = harness.votes(&voters[1], "e1-e3").message().await;
    assert!(whole.selects().is_empty(), "{whole:#?}");
    harness.time_is_up().await;
    let moved = harness.next_board(partly.id, "the rest").await;
    assert!(
        moved.content.contains("e1–e3") && pinged(&moved) == [harness.bjorn.id()],
        "{moved:#?}"
    );
    harness.close().await;
}
