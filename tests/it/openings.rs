//! Openings: counted as games end, shown from any position, and counted again.

use raichi_standin::{Message, options};

use crate::{
    harness::{Harness, RAICHI, is_board, is_challenge},
    matches::resign,
    ratings_log::rows_of,
};

/// Plays some moves of a new game, after which a player resigns; the first move is that of the attackers.
async fn played(harness: &Harness, game: i64, moves: &[&str], loser: usize) {
    harness.game("brandubh").await;
    for (ply, mv) in moves.iter().enumerate() {
        harness.play(harness.mover(ply), mv).await;
    }
    resign(harness, harness.mover(loser), game).await;
}

/// What `/openings` shows after some moves.
async fn shown(harness: &Harness, moves: &str) -> Message {
    let given = options![("rules", "brandubh"), ("moves", moves)];
    let shown = harness.ann.slash(&harness.channel, "openings", given);
    shown.message().await
}

/// The counts, and the games in them.
async fn counts(harness: &Harness) -> String {
    let counts = rows_of(&harness.pool, "openings").await;
    counts + &rows_of(&harness.pool, "opening_games").await
}

#[tokio::test]
async fn what_was_played_is_counted_with_its_mirror_images() {
    let harness = Harness::new("en-US").await;
    let none = shown(&harness, "").await;
    assert!(none.content.contains("No finished rated game"), "{none:#?}");
    assert!(none.buttons().is_empty(), "{none:#?}");
    played(&harness, 1, &["d1-c1", "d3-c3", "a4-a5"], 0).await;
    played(&harness, 2, &["d7-e7", "d5-e5"], 1).await;
    played(&harness, 3, &["d1-e1", "d3-c3"], 1).await;
    played(&harness, 4, &["d2-c2"], 0).await;
    // Of a casual game nothing is counted.
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "brandubh"),
        ("side", "attackers"),
        ("rated", false)
    ];
    let before = harness.last_id();
    let (ann, channel) = (&harness.ann, &harness.channel);
    ann.slash(channel, "challenge", given).deleted().await;
    let challenge = channel.message_after(before, "the challenge", is_challenge);
    let challenge = challenge.await;
    harness.bjorn.click(&challenge, "Accept");
    channel
        .message_after(challenge.id, "the board", is_board)
        .await;
    harness.play(&harness.ann, "d1-c1").await;
    resign(&harness, &harness.bjorn, 5).await;

    let start = shown(&harness, "").await;
    let text = &start.content;
    assert!(text.contains("played from here, in 4 games:"), "{text}");
    let line = "**a4–a3** · 3 games · attackers 67%, defenders 33% · rating ";
    assert!(text.contains(line), "{text}");
    assert!(
        text.contains("one game · attackers 0%, defenders 100%"),
        "{text}"
    );
    assert_eq!(start.attachments.len(), 1);
    let next = harness
        .ann
        .select(&start, "Go on with …", &["a4–a3 · 3 games"]);
    let next = next.message().await;
    let text = &next.content;
    assert!(
        text.contains("After 1. a4–a3") && text.contains("in 3 games:"),
        "{text}"
    );
    for moves in ["c4-c3** · 2 games", "c4–c5** · one game"] {
        assert!(text.contains(&moves.replace('-', "–")), "{text}");
    }
    let back = harness.ann.click(&next, "Back").message().await;
    assert_eq!(back.content, start.content);
    // An image of the same position, as it is typed.
    let image = shown(&harness, "1. d7-e7 d5-e5").await;
    assert!(image.content.contains("one game"), "{image:#?}");
    let given = options![("rules", "brandubh"), ("moves", "d7-d6")];
    let wrong = harness.ann.slash(&harness.channel, "openings", given);
    harness.refused(wrong).await;

    let rows = counts(&harness).await;
    harness.sql("update openings set first_won = 7; delete from openings where drawn = 0 and second_won = 1").await;
    let program = harness
        .database
        .configure(harness.discord.process(RAICHI).await);
    let program = program.args(["openings", "rebuild"]).start();
    assert!(program.exited().await.success(), "{}", program.output());
    assert!(
        program
            .output()
            .contains("the openings of 4 games are counted"),
        "{}",
        program.output()
    );
    assert_eq!(counts(&harness).await, rows);
    harness.close().await;
}

#[tokio::test]
async fn games_of_servers_without_pages_are_left_out() {
    let harness = Harness::new("en-US").await;
    played(&harness, 1, &["d1-c1"], 0).await;
    let rows = counts(&harness).await;
    harness
        .sql("update server_settings set pages = 'closed'")
        .await;
    played(&harness, 2, &["d1-c1"], 0).await;
    assert_eq!(counts(&harness).await, rows);
    harness.close().await;
}
