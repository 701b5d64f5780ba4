//! What Discord dislikes in a message: it is posted in plainer forms, down to its bare words. If all are refused, the game waits.

use raichi_standin::{Fault, Message, options};
use serde_json::{Value, json};

use crate::{
    harness::{Harness, is_board},
    watch::{Monitor, WATCHED, watched},
};

const MESSAGES: &str = "/channels/*/messages";

/// The bot's next message in the channel after a move that may be boards in any form.
async fn moved(harness: &Harness, ply: usize, mv: &str) -> Message {
    let before = harness.last_id();
    let bot = harness.discord.bot().id();
    let given = options![("from", mv)];
    harness
        .mover(ply)
        .slash(&harness.channel, "move", given)
        .deleted()
        .await;
    let posted = |message: &Message| message.author == bot;
    harness.channel.message_after(before, mv, posted).await
}

/// Lets the refusal of a message be old enough for another attempt.
async fn refused_long_ago(harness: &Harness) {
    sqlx::query(
        "update places set unreachable_since = now() - interval '6 minutes'
         where unreachable_why = 'message-refused'",
    )
    .execute(&harness.pool)
    .await
    .expect("the places are there");
}

#[tokio::test]
async fn a_board_that_discord_dislikes_is_posted_in_plainer_forms() {
    let harness = watched(&WATCHED).await;
    let monitor = Monitor::of(&harness.bot).await;
    harness.game("norse").await;
    let cases = [
        (400, 50035, 1, "d1-d4"),
        (400, 50035, 2, "e7-e9"),
        // A filter of the server, and one of Discord.
        (403, 200_000, 2, "d4-d1"),
        (400, 240_000, 1, "e9-e7"),
        (400, 20009, 2, "d1-d4"),
    ];
    for (ply, (status, code, times, mv)) in cases.into_iter().enumerate() {
        let fault = Fault::on("POST", MESSAGES).times(times);
        harness.discord.fault(fault.refuse(status, code));
        let board = moved(&harness, ply, mv).await;
        let what = format!("{code}, {times} times: {board:#?}");
        assert!(board.attachments.is_empty(), "{what}");
        assert_eq!(is_board(&board), times == 1, "{what}");
        assert_eq!(board.buttons().is_empty(), times == 2, "{what}");
        let next = harness.mover(ply + 1).id();
        assert!(board.pings.users.contains(&next), "{what}");
        assert!(board.content.contains(&mv.replace('-', "–")), "{what}");
    }
    monitor.metrics(&["raichi_messages_refused_total 0"]).await;
    let whole = moved(&harness, cases.len(), "e7-e9").await;
    assert!(!whole.attachments.is_empty(), "{whole:#?}");
    harness.close().await;
}

#[tokio::test]
async fn a_game_whose_board_is_refused_in_every_form_waits() {
    let harness = watched(&WATCHED).await;
    let monitor = Monitor::of(&harness.bot).await;
    harness.game("norse").await;
    let refusing = Fault::on("POST", MESSAGES).always();
    harness.discord.fault(refusing.refuse(400, 50035));
    let asked = harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")]);
    let answer = asked.message().await.content;
    assert!(answer.contains("Discord refuses the message"), "{answer}");
    monitor.metrics(&["raichi_messages_refused_total 1"]).await;
    harness.until_some("games where halted = 'suspended'").await;
    harness.discord.no_faults();
    // A command there lets it be tried again, but not at once.
    let look = async || {
        let looking = harness.bjorn.slash(&harness.channel, "board", options![]);
        looking.message().await
    };
    look().await;
    let refused = harness
        .bjorn
        .slash(&harness.channel, "move", options![("from", "e7-e9")]);
    let refused = harness.refused(refused).await;
    assert!(
        refused.contains("Discord lehnt meine Nachricht"),
        "{refused}"
    );
    refused_long_ago(&harness).await;
    let before = harness.last_id();
    look().await;
    let board = harness.channel.message_after(before, "the board", is_board);
    let board = board.await;
    assert!(board.content.contains("d1–d4"), "{board:#?}");
    harness.until_some("games where halted is null").await;
    harness.play(&harness.bjorn, "e7-e9").await;
    harness.close().await;
}

#[tokio::test]
async fn the_mover_learns_which_filter_blocks_a_board() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let filters = [
        (400, 200_000, "d1-d4", "an AutoMod rule of this server"),
        (403, 240_000, "e7-e9", "Filter gegen schädliche Links"),
    ];
    // The second reads German.
    for (ply, (status, code, mv, words)) in filters.into_iter().enumerate() {
        let refusing = Fault::on("POST", MESSAGES).always();
        harness.discord.fault(refusing.refuse(status, code));
        let given = options![("from", mv)];
        let asked = harness.mover(ply).slash(&harness.channel, "move", given);
        let answer = asked.message().await.content;
        assert!(answer.contains(words), "{code}: {answer}");
        harness.until_some("games where halted = 'suspended'").await;
        harness.discord.no_faults();
        let before = harness.last_id();
        refused_long_ago(&harness).await;
        harness.bjorn.slash(&harness.channel, "board", options![]);
        harness.channel.message_after(before, mv, is_board).await;
        harness.until_some("games where halted is null").await;
    }
    harness.close().await;
}

#[tokio::test]
async fn a_board_that_was_deleted_before_its_post_was_known_is_posted_anew() {
    let harness = Harness::new("en-US").await;
    harness.game("norse").await;
    let (rule, hold) = Fault::on("POST", MESSAGES).hold_answer();
    harness.discord.fault(rule);
    let before = harness.last_id();
    harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")]);
    hold.arrived().await;
    let lost = harness.channel.message_after(before, "the board", is_board);
    let lost = lost.await;
    harness.channel.delete_message(&lost);
    hold.abandon();
    let again = harness
        .channel
        .message_after(lost.id, "another board", is_board);
    let again = again.await;
    assert!(again.content.contains("d1–d4"), "{again:#?}");
    assert_ne!(again.nonce, lost.nonce);
    harness.play(&harness.bjorn, "e7-e9").await;
    harness.close().await;
}

/// How Discord refuses a message in a channel that takes none.
const TAKES_NONE: &str = include_str!("discord/forum-40058.json");

#[tokio::test]
async fn a_game_in_a_channel_that_takes_no_messages_waits() {
    let recorded: Value = serde_json::from_str(TAKES_NONE).expect("a record");
    let status = recorded["answer"]["status"].as_u64().expect("a status");
    let status = u16::try_from(status).expect("a status");
    let harness = Harness::new("en-US").await;
    let mut moves = ["d1-d4", "e7-e9", "d4-d1"].into_iter().enumerate();
    harness.game("norse").await;
    for code in [40058, 50024, 50008] {
        let (ply, mv) = moves.next().expect("a move");
        let mut body = recorded["answer"]["body"].clone();
        body["code"] = json!(code);
        let refusing = Fault::on("POST", MESSAGES).always();
        harness.discord.fault(refusing.refuse_with(status, body));
        let given = options![("from", mv)];
        harness.mover(ply).slash(&harness.channel, "move", given);
        harness.until_some("games where halted = 'suspended'").await;
        harness.discord.no_faults();
        // Somebody acts there, so it takes messages again.
        let before = harness.last_id();
        let given = options![];
        harness.bjorn.slash(&harness.channel, "board", given);
        let board = harness.channel.message_after(before, mv, is_board).await;
        let played = mv.replace('-', "–");
        assert!(board.content.contains(&played), "{code}: {board:#?}");
        harness.until_some("games where halted is null").await;
        harness.all_delivered().await;
    }
    harness.close().await;
}
