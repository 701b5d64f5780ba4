//! Maharajah and the Sepoys: whole games, calls, refusals that name the check, and its two rules.

use raichi_rules::Ruleset;
use raichi_standin::options;

use crate::{
    built_rules::{challenged, in_words, newest, pick},
    families::{Table, Way, plays_to_the_end, record},
    harness::{Harness, is_board},
};

const RULES: &str = "maharajah";

#[tokio::test]
async fn a_game_by_commands() {
    plays_to_the_end(RULES, Way::Command).await;
}

#[tokio::test]
async fn a_game_by_menus() {
    plays_to_the_end(RULES, Way::Menus).await;
}

#[tokio::test]
async fn a_game_by_messages() {
    plays_to_the_end(RULES, Way::Message).await;
}

#[tokio::test]
async fn what_is_refused_names_the_check() {
    let mut table = Table::open(RULES).await;
    for (text, said) in [
        ("e1-e6", "You’d be in check on e6, from the piece on d7."),
        ("e1-e7", "You’d be in check on e7, from the piece on"),
        ("e1-e8", "The piece on e7 is in the way from e1 to e8."),
        ("e1-b3", "That piece doesn’t move from e1 to b3."),
        ("d7-d5", "isn’t yours"),
        ("e1-i1", "i1"),
        ("e1-e1", "already on e1"),
        ("c3", "c3"),
        ("e1-e2-e3", ""),
        ("end", ""),
    ] {
        let refusal = table.refuses(text).await;
        assert!(refusal.contains(said), "{text}: {refusal}");
    }
    // The capture on e5 gives check along the file.
    let plies = record(RULES);
    for text in &plies[..9] {
        table.play(text, Way::Command).await;
    }
    let board = &table.board;
    assert!(
        board.content.contains("captures the pawn on e5")
            && board.content.contains("**Check** on e8!"),
        "{}",
        board.content
    );
    let alt = board.attachments[0].description.as_deref();
    let alt = alt.unwrap_or_default();
    assert!(
        alt.contains("Check on e8.") && alt.contains("maharajah"),
        "{alt}"
    );
    // Björn reads German.
    let refusal = table.refuses("a7-a6").await;
    let said =
        "Du stehst auf e8 im Schach, durch die Figur auf e5, und dieser Zug ändert das nicht.";
    assert!(refusal.contains(said), "{refusal}");
    table.play(plies[9], Way::Command).await;
    table.harness.close().await;
}

#[tokio::test]
async fn the_maharajah_is_placed_where_its_player_likes() {
    let harness = Harness::new("en-US").await;
    let first = harness.game("maharajah, start choice, no moves loss").await;
    let of = |from: &str| options![("from", from)];
    let far = harness.ann.slash(&harness.channel, "move", of("c4"));
    let far = harness.refused(far).await;
    assert!(far.contains("not on c4"), "{far}");
    let early = harness.ann.slash(&harness.channel, "move", of("e1-e2"));
    let early = harness.refused(early).await;
    assert!(early.contains("Place the maharajah first"), "{early}");
    harness.ann.slash(&harness.channel, "move", of("c2"));
    let next = harness
        .channel
        .message_after(first.id, "the next board", is_board)
        .await;
    assert!(
        next.content.contains("puts the maharajah on **c2**"),
        "{}",
        next.content
    );
    harness.close().await;
}

#[tokio::test]
async fn its_two_rules_are_built_by_menus() {
    let harness = Harness::new("en-US").await;
    let given = options![("from", RULES)];
    let shown = harness.ann.slash(&harness.channel, "rules build", given);
    let mut shown = shown.message().await;
    for label in [
        "Setup",
        "Start of the maharajah: e1",
        "player’s choice on ranks 1 to 3",
        "Draws and repetition",
        "No legal move: draw",
        "loss",
    ] {
        shown = pick(&harness.ann, &shown, label).await;
    }
    assert!(
        shown
            .content
            .contains("Unlike Maharajah and the Sepoys:\nThe maharajah’s player chooses")
            && shown.content.contains("(stalemate), it loses."),
        "{}",
        shown.content
    );
    let built = newest(&harness, "rules", "drafts").await;
    let expected = in_words(RULES, &["start choice", "no moves loss"]);
    assert_eq!(built.parse::<Ruleset>().as_ref(), Ok(&expected));
    let challenge = challenged(&harness, &harness.ann, "maharajah, start choice").await;
    assert!(
        challenge.content.contains("chooses where it starts"),
        "{}",
        challenge.content
    );
    harness.close().await;
}

#[tokio::test]
async fn games_are_rated_and_the_rules_say_how_much_the_sepoys_score() {
    let mut table = Table::open(RULES).await;
    let known =
        "insert into side_terms (ruleset, day, eta, games) values ('maharajah', 20000, 200, 64)";
    let stored = sqlx::query(known).execute(&table.harness.pool).await;
    stored.expect("a row");
    let given = options![("name", RULES)];
    let shown = table
        .harness
        .ann
        .slash(&table.harness.channel, "rules show", given);
    let shown = shown.message().await.content;
    assert!(
        shown.contains("In rated games so far, the sepoys score 76%."),
        "{shown}"
    );
    for text in record(RULES) {
        table.play(text, Way::Command).await;
    }
    let end = &table.board.content;
    let (ann, bjorn) = (table.harness.ann.mention(), table.harness.bjorn.mention());
    let line = format!("Ratings: {ann} 1500? → 1662?, {bjorn} 1500? → 1338?");
    assert!(end.contains(&line), "{end}");
    table.harness.close().await;
}
