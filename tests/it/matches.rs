//! Matches of two games, and rematches.

use raichi_standin::{Message, User, options};

use crate::{
    acts::labels,
    harness::{Harness, is_board, label},
};

/// The text on the last board of a game that was resigned, in either language.
const RESIGNS: [&str; 2] = ["resigns", "gibt auf"];

/// Ann challenges Björn to a match of Brandubh and chooses the attackers first.
pub(crate) async fn challenge(harness: &Harness) -> Message {
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "brandubh"),
        ("side", "attackers"),
        ("match", true),
        ("time", "12 hours")
    ];
    harness.ann.slash(&harness.channel, "challenge", given);
    let open = |message: &Message| {
        message
            .content
            .contains("begins with the attackers. A match")
    };
    harness.channel.message("the challenge", open).await
}

/// Resigns a game and returns its last board.
pub(crate) async fn resign(harness: &Harness, who: &User, game: i64) -> Message {
    let given = options![("game", game)];
    let asked = who.slash(&harness.channel, "resign", given).message().await;
    let before = harness
        .channel
        .messages()
        .last()
        .expect("there are boards")
        .id;
    who.click(&asked, &label(&asked, 0));
    let over = |message: &Message| {
        is_board(message) && RESIGNS.iter().any(|word| message.content.contains(word))
    };
    let what = format!("the end of game {game}");
    harness.channel.message_after(before, &what, over).await
}

#[track_caller]
fn assert_contains(message: &Message, parts: &[&str]) {
    for part in parts {
        assert!(
            message.content.contains(part),
            "{part:?} in\n{}",
            message.content
        );
    }
}

#[tokio::test]
async fn a_match_is_decided_by_pieces_and_followed_by_a_rematch() {
    let harness = Harness::new("en-US").await;
    let (ann, bjorn) = (harness.ann.mention(), harness.bjorn.mention());
    let score = |game: u32, wins: &str, men: &str| {
        format!("-# Match, game {game} of 2 · {ann} against {bjorn} {wins} (pieces captured {men})")
    };
    let offer = challenge(&harness).await;
    let begins = format!("{ann} begins with the attackers. A match of two games");
    assert_contains(&offer, &[&begins, "Time for each move: 12 hours."]);
    harness.bjorn.click(&offer, "Accept");
    let first = harness.turn("the first board", |_| true).await;
    assert_contains(&first, &[&score(1, "0–0", "0–0")]);
    let settled = |message: &Message| message.content.contains("In the first, attackers");
    harness.discord.changed(&offer, "the record", settled).await;

    for (ply, mv) in ["d6-a6", "d5-b5"].into_iter().enumerate() {
        harness.play(harness.mover(ply), mv).await;
    }
    let captured = harness.play(&harness.ann, "a6-b6").await;
    assert_contains(&captured, &["the piece on b5", &score(1, "0–0", "1–0")]);
    let end = resign(&harness, &harness.bjorn, 1).await;
    assert_contains(
        &end,
        &[
            "continues with the second game",
            &score(1, "1–0", "1–0"),
            "game 1",
        ],
    );
    assert_eq!(labels(&end), ["Replay"], "the match goes on");
    assert!(end.pings.users.iter().eq([&harness.ann.id()]), "{end:#?}");

    let begun = |message: &Message| is_board(message) && message.content.contains("game 2 of 2");
    let second = harness.channel.message_after(end.id, "game 2", begun).await;
    let seats = format!("{bjorn} leads the attackers, {ann} the king");
    assert_contains(&second, &[&seats, &score(2, "1–0", "1–0"), "· game 2"]);
    let pinged: Vec<_> = second.pings.users.iter().copied().collect();
    assert_eq!(pinged, [harness.ann.id()], "who did not resign");

    let end = resign(&harness, &harness.ann, 2).await;
    let decided = format!(
        "{ann} wins the match:** the games are level at 1–1, but {ann} has captured more pieces, 1–0."
    );
    assert_contains(&end, &[&decided, &score(2, "1–1", "1–0")]);

    // Björn, who had the attackers last, asks for a rematch; a second request and another player's are refused. Ann
    // accepts by asking for the same.
    let cleo = harness.discord.user("Cleo", "en-US");
    let reply = cleo.click(&end, "Rematch").followup(0).await;
    assert_contains(&reply, &["You’re not playing in game 2"]);
    harness.bjorn.click(&end, "Rematch");
    let open = |message: &Message| message.content.contains("challenges");
    let rematch = harness
        .channel
        .message_after(end.id, "the rematch", open)
        .await;
    let swapped = format!("{bjorn} begins with the defenders. A match of two games");
    assert_contains(&rematch, &[&swapped, "12 hours", &ann]);
    let lines = rematch.content.lines().count();
    assert_eq!(lines, 3, "no rules: {}", rematch.content);
    assert!(rematch.pings.users.contains(&harness.ann.id()));
    let reply = harness.bjorn.click(&end, "Rematch").followup(0).await;
    assert_contains(
        &reply,
        &["Du hast für Partie 2 schon eine Revanche angeboten"],
    );
    assert!(reply.is_ephemeral());

    harness.ann.click(&end, "Rematch");
    let begun = |message: &Message| is_board(message) && message.content.contains("game 1 of 2");
    let again = harness
        .channel
        .message_after(rematch.id, "the rematch's board", begun)
        .await;
    assert_contains(&again, &[&format!("{ann} leads the attackers")]);
    assert_eq!(harness.counts().await.1, 3);
    harness.close().await;
}

#[tokio::test]
async fn a_single_game_has_one_open_rematch_at_a_time() {
    let harness = Harness::new("de").await;
    harness.game("brandubh").await;
    let end = resign(&harness, &harness.ann, 1).await;
    assert!(!end.content.contains("Wettkampf"), "{}", end.content);
    harness.ann.click(&end, "Revanche");
    let open = |message: &Message| message.content.contains("fordert");
    let rematch = harness
        .channel
        .message_after(end.id, "the rematch", open)
        .await;
    assert_contains(
        &rematch,
        &["spielt die Verteidiger", "Bedenkzeit je Zug: 3 Tage"],
    );
    // Once it is answered, another rematch may be asked for.
    harness.ann.click(&rematch, &label(&rematch, 2));
    let withdrawn = |message: &Message| message.content.contains("zurückgezogen");
    harness
        .discord
        .changed(&rematch, "its end", withdrawn)
        .await;
    harness.bjorn.click(&end, "Revanche");
    let open = |message: &Message| message.content.contains("fordert");
    let other = harness
        .channel
        .message_after(rematch.id, "the other rematch", open)
        .await;
    assert_contains(&other, &["spielt die Angreifer"]);
    // After a refusal, the same player does not ask again.
    let form = harness.ann.click(&other, "Ablehnen");
    form.answer().await;
    harness.ann.submit(&form, &[("reason", "")]);
    let declined = |message: &Message| message.content.contains("abgelehnt");
    harness.discord.changed(&other, "its end", declined).await;
    let reply = harness.bjorn.click(&end, "Revanche").followup(0).await;
    assert_contains(&reply, &["Revanche angeboten, und sie wurde abgelehnt"]);
    harness.close().await;
}
