//! Matches of two games, and rematches.

use raichi_standin::{Message, User, options};

use crate::hall::{Hall, is_board, label};

/// The option `match`: two games.
const TWO_GAMES: i32 = 1;
/// What the last board of a game that was given up says, in either language.
const RESIGNS: [&str; 2] = ["resigns", "gibt auf"];

/// Ann's challenge to a match of Brandubh, in which she begins with the attackers.
pub(crate) async fn challenge(hall: &Hall) -> Message {
    let given = options![
        ("opponent", &hall.bjorn),
        ("rules", "brandubh"),
        ("side", 0),
        ("match", TWO_GAMES),
        ("pace", "12 hours")
    ];
    hall.ann.slash(&hall.channel, "challenge", given);
    let open = |message: &Message| {
        message
            .content
            .contains("begins with the attackers. A match")
    };
    hall.channel.message("the challenge", open).await
}

/// Gives a game up and gives its last board.
pub(crate) async fn resign(hall: &Hall, who: &User, game: i64) -> Message {
    let given = options![("game", game)];
    let asked = who.slash(&hall.channel, "resign", given).message().await;
    let before = hall.channel.messages().last().expect("there are boards").id;
    who.click(&asked, &label(&asked, 0));
    let over = |message: &Message| {
        is_board(message) && RESIGNS.iter().any(|word| message.content.contains(word))
    };
    let what = format!("the end of game {game}");
    hall.channel.message_after(before, &what, over).await
}

#[track_caller]
fn says(message: &Message, parts: &[&str]) {
    for part in parts {
        assert!(
            message.content.contains(part),
            "{part:?} in\n{}",
            message.content
        );
    }
}

#[tokio::test]
async fn a_match_is_decided_by_the_men_and_followed_by_a_rematch() {
    let hall = Hall::new("en-US").await;
    let (ann, bjorn) = (hall.ann.mention(), hall.bjorn.mention());
    let score = |game: u32, wins: &str, men: &str| {
        format!("-# Match, game {game} of 2 · {ann} against {bjorn} {wins} (men captured {men})")
    };
    let offer = challenge(&hall).await;
    let begins = format!("{ann} begins with the attackers. A match of two games");
    says(&offer, &[&begins, "Time for each move: 12 hours."]);
    hall.bjorn.click(&offer, "Accept");
    let first = hall.turn("the first board", |_| true).await;
    says(&first, &[&score(1, "0–0", "0–0")]);
    let settled = |message: &Message| message.content.contains("In the first, attackers");
    hall.discord.changed(&offer, "the record", settled).await;

    for (ply, mv) in ["d6-a6", "d5-b5"].into_iter().enumerate() {
        hall.play(hall.mover(ply), mv).await;
    }
    let captured = hall.play(&hall.ann, "a6-b6").await;
    says(&captured, &["the man on b5", &score(1, "0–0", "1–0")]);
    let end = resign(&hall, &hall.bjorn, 1).await;
    says(
        &end,
        &[
            "goes on with the second game",
            &score(1, "1–0", "1–0"),
            "game 1",
        ],
    );
    assert!(end.buttons().is_empty() && end.pings.is_empty(), "{end:#?}");

    let begun = |message: &Message| is_board(message) && message.content.contains("game 2 of 2");
    let second = hall.channel.message_after(end.id, "game 2", begun).await;
    let seats = format!("{bjorn} leads the attackers, {ann} the king");
    says(&second, &[&seats, &score(2, "1–0", "1–0"), "· game 2"]);
    let pinged: Vec<_> = second.pings.users.iter().copied().collect();
    assert_eq!(pinged, [hall.bjorn.id()], "who begins now");

    let end = resign(&hall, &hall.ann, 2).await;
    let decided = format!(
        "{ann} wins the match:** the games are level at 1–1, but {ann} has captured more men, 1–0."
    );
    says(&end, &[&decided, &score(2, "1–1", "1–0")]);

    // Björn, who had the attackers last, asks for another, once, and nobody else may; Ann accepts by asking for the same.
    let cleo = hall.discord.user("Cleo", "en-US");
    let told = cleo.click(&end, "Rematch").followup(0).await;
    says(&told, &["You are not playing in game 2"]);
    hall.bjorn.click(&end, "Rematch");
    let open = |message: &Message| message.content.contains("challenges");
    let rematch = hall
        .channel
        .message_after(end.id, "the rematch", open)
        .await;
    let swapped = format!("{bjorn} begins with the defenders. A match of two games");
    says(&rematch, &[&swapped, "12 hours", &ann]);
    assert!(rematch.pings.users.contains(&hall.ann.id()));
    let told = hall.bjorn.click(&end, "Rematch").followup(0).await;
    says(
        &told,
        &["Du hast für Partie 2 schon eine Revanche angeboten"],
    );
    assert!(told.is_ephemeral());

    hall.ann.click(&end, "Rematch");
    let begun = |message: &Message| is_board(message) && message.content.contains("game 1 of 2");
    let again = hall
        .channel
        .message_after(rematch.id, "the rematch's board", begun)
        .await;
    says(&again, &[&format!("{ann} leads the attackers")]);
    assert_eq!(hall.counts().await.1, 3);
    hall.close().await;
}

#[tokio::test]
async fn a_game_of_its_own_is_followed_by_one_rematch_at_a_time() {
    let hall = Hall::new("de").await;
    hall.game("brandubh").await;
    let end = resign(&hall, &hall.ann, 1).await;
    assert!(!end.content.contains("Wettkampf"), "{}", end.content);
    hall.ann.click(&end, "Revanche");
    let open = |message: &Message| message.content.contains("fordert");
    let rematch = hall
        .channel
        .message_after(end.id, "the rematch", open)
        .await;
    says(
        &rematch,
        &["spielt die Verteidiger", "Bedenkzeit je Zug: 3 Tage"],
    );
    // When it is answered, another one may be asked for.
    hall.ann.click(&rematch, &label(&rematch, 2));
    let withdrawn = |message: &Message| message.content.contains("zurückgezogen");
    hall.discord.changed(&rematch, "its end", withdrawn).await;
    hall.bjorn.click(&end, "Revanche");
    let open = |message: &Message| message.content.contains("fordert");
    let other = hall
        .channel
        .message_after(rematch.id, "the other rematch", open)
        .await;
    says(&other, &["spielt die Angreifer"]);
    // Who was declined does not ask again.
    let form = hall.ann.click(&other, "Ablehnen");
    form.answer().await;
    hall.ann.submit(&form, &[("reason", "")]);
    let declined = |message: &Message| message.content.contains("abgelehnt");
    hall.discord.changed(&other, "its end", declined).await;
    let told = hall.bjorn.click(&end, "Revanche").followup(0).await;
    says(&told, &["Revanche angeboten, und sie wurde abgelehnt"]);
    hall.close().await;
}
