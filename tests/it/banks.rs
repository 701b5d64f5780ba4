//! Games with a bank of time that grows with each move.

use std::fs;

use raichi_standin::{Message, options};
use sqlx::PgPool;

use crate::{
    archive::{export, imported},
    database::Database,
    harness::{Harness, accept, is_board},
};

/// The seconds that are stored of the only game: the bank, the increment, and what the side that waits has left.
async fn stored(pool: &PgPool) -> (i64, i64, i64) {
    sqlx::query_as("select pace_seconds, increment_seconds, (waiting_ms + 500) / 1000 from games")
        .fetch_one(pool)
        .await
        .expect("there is a game")
}

#[tokio::test]
async fn a_bank_is_agreed_shown_and_grows_with_each_move() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (harness.ann.mention(), harness.bjorn.mention());
    let offered = harness
        .bjorn
        .autocomplete(&harness.channel, "challenge", "time", "6d+", options![])
        .await;
    assert_eq!(offered.names()[0], "6 Tage + 1 Stunde");
    for (time, expected) in [
        ("6d + soon", "I can’t read “6d + soon” as a time"),
        ("31d + 1h", "from 1 hour to 30 days"),
        ("6d + 4d", "each move can add from 1 hour to 3 days"),
    ] {
        let given = options![("time", time)];
        let asked = harness.ann.slash(&harness.channel, "challenge", given);
        let refusal = harness.refused(asked).await;
        assert!(refusal.contains(expected), "{refusal}");
    }
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "brandubh"),
        ("side", "attackers"),
        ("time", "6d+10h")
    ];
    harness.ann.slash(&harness.channel, "challenge", given);
    let terms = "Time: 6 days for the whole game, plus 10 hours after each move.";
    let offer = |message: &Message| message.content.contains(terms);
    let challenge = harness.channel.message("the challenge", offer).await;
    harness.bjorn.click(&challenge, &accept(&challenge));
    let says = |text: String| move |message: &Message| message.content.contains(&text);
    let waits = format!("{bjorn} has 6 days left.");
    harness.turn("the first board", says(waits)).await;
    assert_eq!(
        stored(&harness.pool).await,
        (6 * 86_400, 36_000, 6 * 86_400)
    );

    let board = harness.play(&harness.ann, "d6-a6").await;
    let saved = format!("{ann} has 6 days 10 hours left.");
    assert!(board.content.contains(&saved), "{}", board.content);
    let list = harness
        .ann
        .slash(&harness.channel, "games", options![])
        .message()
        .await;
    assert!(
        list.content.contains("· you have 6 days 10 hours left"),
        "{}",
        list.content
    );
    // The move is as if it had never been made.
    harness
        .ann
        .slash(&harness.channel, "takeback", options![])
        .deleted()
        .await;
    let waits = format!("{bjorn} has 6 days left.");
    let back = |message: &Message| message.id > board.id && message.content.contains(&waits);
    harness.turn("the board before the move", back).await;
    assert_eq!(
        stored(&harness.pool).await,
        (6 * 86_400, 36_000, 6 * 86_400)
    );

    // A pause shows what both have left.
    harness.play(&harness.ann, "d6-a6").await;
    for who in [&harness.ann, &harness.bjorn] {
        who.slash(&harness.channel, "pause", options![])
            .deleted()
            .await;
    }
    let both = format!("{ann} has 6 days 10 hours left. {bjorn} has 6 days left.");
    let paused = |message: &Message| message.content.contains(&both);
    harness.channel.message("both clocks", paused).await;
    harness
        .bjorn
        .slash(&harness.channel, "resume", options![])
        .deleted()
        .await;
    harness.close().await;
}

#[tokio::test]
async fn what_is_left_of_a_bank_moves_to_another_installation() {
    let harness = Harness::new("de").await;
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "brandubh"),
        ("side", "attackers"),
        ("time", "2 Tage + 8 Stunden")
    ];
    harness.ann.slash(&harness.channel, "challenge", given);
    let terms = "Bedenkzeit: 2 Tage für die ganze Partie, plus 8 Stunden nach jedem Zug.";
    let offer = |message: &Message| message.content.contains(terms);
    let challenge = harness.channel.message("the challenge", offer).await;
    harness.bjorn.click(&challenge, &accept(&challenge));
    harness.turn("the first board", is_board).await;
    let board = harness.play(&harness.ann, "d6-a6").await;
    let saved = format!("{} hat noch 2 Tage 8 Stunden.", harness.ann.mention());
    assert!(board.content.contains(&saved), "{}", board.content);

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.txt");
    let exported = export(&harness.discord, &harness.database, &file).await;
    assert!(exported.contains("[Pace \"172800+28800\"]"), "{exported}");
    assert!(exported.contains("[TimeLeft \"attackers "), "{exported}");
    // Björn has used a day and a half.
    let (before, tag) = exported.split_once("[TimeLeft ").expect("a tag");
    let (_, after) = tag.split_once("]\n").expect("its end");
    let changed = format!("{before}[TimeLeft \"attackers 201600, defenders 43200\"]\n{after}");
    fs::write(&file, changed).expect("it is written");
    let elsewhere = Database::empty().await;
    imported(&harness.discord, &elsewhere, &file).await;
    let pool = PgPool::connect_lazy_with(elsewhere.options());
    assert_eq!(stored(&pool).await, (172_800, 28_800, 201_600));
    let hours: f64 = sqlx::query_scalar(
        "select round(extract(epoch from deadline - now()) / 3600)::float8 from games",
    )
    .fetch_one(&pool)
    .await
    .expect("its clock runs");
    assert!((hours - 12.0).abs() < 0.5, "{hours}");
    harness.close().await;
}
