//! `/review`: a finished game, looked back on.

use raichi_standin::{Handle, Message, options};

use crate::{
    game_pages::path,
    harness::{Harness, label},
    pages::{self, header, quoted, text},
};

/// A game of brandubh that the attackers win.
const GAME: &str =
    "d6-e6 d3-b3 e6-d6 d5-c5 d2-b2 c5-a5 d1-e1 d4-d3 d6-a6 d3-d6 g4-g6 d6-e6 a6-b6 e6-c6 d7-d6";

fn asked(harness: &Harness) -> Handle {
    let given = options![("game", 1)];
    harness.ann.slash(&harness.channel, "review", given)
}

/// The finished review, asked for as often as it takes.
async fn finished(harness: &Harness) -> Message {
    loop {
        let review = asked(harness).message().await;
        assert!(review.is_ephemeral(), "{review:#?}");
        if !review.attachments.is_empty() {
            return review;
        }
        assert!(
            review.content.contains("I’m looking at game 1"),
            "{}",
            review.content
        );
        assert_eq!(label(&review, 0), "Show the review");
    }
}

fn alt(message: &Message) -> String {
    let file = message.attachments.first().expect("a picture");
    file.description.clone().expect("a description")
}

#[tokio::test]
async fn a_finished_game_is_reviewed_once_and_shown_as_often_as_one_likes() {
    let (harness, site) = pages::harness("all").await;
    harness.game("brandubh").await;
    let mut moves = GAME.split(' ').enumerate().peekable();
    while let Some((ply, mv)) = moves.next() {
        let board = harness.play(harness.mover(ply), mv).await;
        if ply == 4 {
            let refusal = harness.refused(asked(&harness)).await;
            assert!(refusal.contains("isn’t over yet"), "{refusal}");
        }
        assert!(
            moves.peek().is_some() || board.content.contains("win"),
            "{}",
            board.content
        );
    }
    let root = path(&harness.pool, 1).await;
    let version = |page: &str| quoted(page, "data-ply=\"1\" data-version=\"").to_owned();
    let page = text(site.get(&root).await).await;
    assert!(page.contains("gets it with /review"), "{page}");
    let unreviewed = version(&page);
    let review = finished(&harness).await;
    assert!(
        review
            .content
            .starts_with("**Brandubh 7×7** · game 1 · 15 moves\n"),
        "{}",
        review.content
    );
    assert!(
        review.content.contains("chance to win fell from"),
        "{}",
        review.content
    );
    assert!(alt(&review).contains("to 100 %"), "{}", alt(&review));
    // Each turning point has a board, from which one comes back.
    let point = label(&review, 0);
    assert!(point.starts_with("Move "), "{point}");
    let shown = harness.ann.click(&review, &point).message().await;
    assert!(
        shown.content.starts_with(&format!("{point}: ")),
        "{}",
        shown.content
    );
    assert!(shown.content.contains("Better: "), "{}", shown.content);
    assert!(alt(&shown).contains("better move"), "{}", alt(&shown));
    let whole = harness.ann.click(&shown, "The whole game").message().await;
    assert_eq!(whole.content, review.content);
    // The page of the game shows it as well, move by move.
    let page = text(site.get(&root).await).await;
    for part in ["id=\"course\"", "Turning point", "chance to win fell from"] {
        assert!(page.contains(part), "no {part} in\n{page}");
    }
    let reviewed = version(&page);
    assert_ne!(reviewed, unreviewed, "a board in a cache has no review");
    let course = quoted(&page, "id=\"course\" src=\"");
    let course = site.get(course).await;
    assert_eq!(header(&course, "content-type"), "image/png");
    assert!(header(&course, "cache-control").contains("immutable"));
    let board = text(site.get(&format!("{root}/1/board?v={reviewed}")).await).await;
    assert!(
        board.contains("chance of the attackers to win: "),
        "{board}"
    );
    let page = text(site.get_in("de", &root).await).await;
    assert!(page.contains(">Rückblick</h2>"), "{page}");
    // It stays with the game.
    let rows: Vec<(bool, bool)> = sqlx::query_as(
        "select result is not null, progress is null from thoughts where kind = 'review'",
    )
    .fetch_all(&harness.pool)
    .await
    .expect("the database answers");
    assert_eq!(rows, [(true, true)]);
    assert_eq!(finished(&harness).await.content, review.content);
    harness.close().await;
}

#[tokio::test]
async fn a_short_game_has_no_review() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    for (ply, mv) in GAME.split(' ').take(3).enumerate() {
        harness.play(harness.mover(ply), mv).await;
    }
    let resigned = harness.ann.slash(&harness.channel, "resign", options![]);
    let question = resigned.message().await;
    harness.ann.click(&question, &label(&question, 0));
    harness
        .turn("the end", |board| board.content.contains("resigns"))
        .await;
    let refusal = harness.refused(asked(&harness)).await;
    assert!(refusal.contains("so few moves"), "{refusal}");
    harness.close().await;
}
