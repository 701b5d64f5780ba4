//! `/review`: a finished game, looked back on.

use raichi_standin::{Handle, Message, User, options};

use crate::{
    game_pages::path,
    harness::{Harness, label},
    pages::{self, header, quoted, text},
};

/// A game of brandubh that the attackers win.
const GAME: &str = "d6-g6 d5-g5 b4-b7 d4-d5 b7-b5 d5-d6 a4-b4 d6-b6 d7-b7";

fn asked(harness: &Harness) -> Handle {
    let given = options![("game", 1)];
    harness.ann.slash(&harness.channel, "review", given)
}

/// Ann shares a part of a review: it is posted as she sees it, without its buttons, and notifies nobody.
async fn shared(harness: &Harness, part: &Message, says: &str) {
    let before = harness.last_id();
    harness.ann.click(part, "Share here");
    let by = format!("{} shares this:\n", harness.ann.mention());
    let is_shared = |message: &Message| message.content.starts_with(&by);
    let posted = harness
        .channel
        .message_after(before, "the share", is_shared);
    let posted = posted.await;
    assert!(posted.content.contains(says), "{}", posted.content);
    assert!(posted.pings.is_empty(), "{posted:#?}");
    let mut buttons = posted.buttons().into_iter();
    assert!(buttons.all(|it| it.url.is_some()), "{posted:#?}");
    assert_eq!(alt(&posted), alt(part));
}

/// Somebody plays on from a turning point of game 1, with the moves before it.
async fn plays_from(harness: &Harness, who: &User, point: &Message, game: i64, ply: i32) {
    let given = ply - 1;
    let words = format!("It goes on from the position after {given} moves of another game.");
    let before = harness.last_id();
    who.click(point, "Play from here").settled().await;
    let begins = |message: &Message| message.content.contains(&words);
    let board = harness
        .channel
        .message_after(before, "the first board", begins)
        .await;
    assert!(
        board.content.contains("The game begins: ") && board.pings.is_empty(),
        "{board:#?}"
    );
    let begun: (i32, bool, bool, i64) = sqlx::query_as(
        "select g.given, g.rated, g.deadline is null,
                (select count(*) from entries one join entries other on other.game = 1 and other.number = one.number
                 where one.game = g.id and one.number <= g.given
                   and one.deed = other.deed and one.position_hash = other.position_hash)
         from games g where g.id = $1",
    )
    .bind(game)
    .fetch_one(&harness.pool)
    .await
    .expect("the game");
    assert_eq!(begun, (given, false, true, i64::from(given)));
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
            review.content.contains("I’m reviewing game 1"),
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
    assert!(page.contains("get it with /review"), "{page}");
    let unreviewed = version(&page);
    let review = finished(&harness).await;
    assert!(
        review
            .content
            .starts_with("**Brandubh 7×7** · game 1 · 9 moves\n"),
        "{}",
        review.content
    );
    assert!(
        review.content.contains("winning chances fell from"),
        "{}",
        review.content
    );
    assert!(alt(&review).contains("to 100%"), "{}", alt(&review));
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
    let ply = point.trim_start_matches("Move ").parse().expect("a number");
    plays_from(&harness, &harness.ann, &shown, 2, ply).await;
    // She has her side again, and what the computer answers is not said to follow a move of hers.
    let attackers =
        "games g join players p on p.id = g.attackers where g.id = 2 and g.computer = 'defenders'";
    harness
        .until_some(&format!(
            "{attackers} and p.door_key = {}",
            harness.ann.id()
        ))
        .await;
    if ply % 2 == 0 {
        let answer = |message: &Message| {
            message.content.contains("game 2") && !message.content.contains("is thinking")
        };
        let answer = harness.channel.message("the computer's move", answer).await;
        let hers = format!("{} plays", harness.ann.mention());
        assert!(!answer.content.contains(&hers), "{}", answer.content);
    }
    // Who has not played it has the side that is to move, and so begins.
    let cleo = harness.discord.user("Cleo", "en-US");
    let given = options![("game", 1)];
    let review = cleo
        .slash(&harness.channel, "review", given)
        .message()
        .await;
    let theirs = cleo.click(&review, &point).message().await;
    plays_from(&harness, &cleo, &theirs, 3, ply).await;
    harness
        .until_some(&format!(
            "games g join players p on p.id = g.turn_of where g.id = 3 and g.entries = g.given and p.door_key = {}",
            cleo.id()
        ))
        .await;
    for forged in ["v1:play-from:1:0", "v1:play-from:1:99", "v1:play-from:9:1"] {
        let refused = cleo.forge_click(&theirs, forged).followup(0).await;
        assert!(refused.is_ephemeral(), "{refused:#?}");
    }
    harness.until_some("games having count(*) = 3").await;
    // Each part of it can be shown to everyone.
    let before = harness.last_id();
    shared(&harness, &shown, "Better: ").await;
    let whole = harness.ann.click(&shown, "The whole game").message().await;
    assert_eq!(whole.content, review.content);
    shared(&harness, &whole, "9 moves").await;
    // A forged button of a game that has no review shows nothing.
    let forged = harness.ann.forge_click(&whole, "v1:share:1:3:review-0");
    let refused = forged.followup(0).await;
    assert!(refused.is_ephemeral(), "{refused:#?}");
    let public = |message: &&Message| message.id > before && !message.is_ephemeral();
    assert_eq!(harness.channel.messages().iter().filter(public).count(), 2);
    // The page of the game shows it as well, move by move.
    let page = text(site.get(&root).await).await;
    for part in [
        "id=\"course\"",
        "Turning point",
        "winning chances fell from",
    ] {
        assert!(page.contains(part), "no {part} in\n{page}");
    }
    let reviewed = version(&page);
    assert_ne!(reviewed, unreviewed, "a board in a cache has no review");
    let course = quoted(&page, "id=\"course\" src=\"");
    let course = site.get(course).await;
    assert_eq!(header(&course, "content-type"), "image/png");
    assert!(header(&course, "cache-control").contains("immutable"));
    let board = text(site.get(&format!("{root}/1/board?v={reviewed}")).await).await;
    assert!(board.contains("attackers’ winning chances: "), "{board}");
    let page = text(site.get_in("de", &root).await).await;
    assert!(page.contains(">Analyse</h2>"), "{page}");
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
