//! Messages whose post has no answer, for so long that Discord does not know their nonces any more.

use std::time::Duration;

use raichi_standin::{Fault, Message, RequestRecord, StandIn, options};

use crate::{
    harness::{Harness, is_board},
    three_weeks::Days,
};

const MESSAGES: &str = "/channels/*/messages";
/// Longer than Discord knows a nonce.
const LONG: Duration = Duration::from_secs(4 * 60);

#[tokio::test]
async fn a_board_is_posted_once_however_long_its_post_has_no_answer() {
    let Days { harness, clock } = Days::new().await;
    harness.game("norse").await;
    for (ply, mv, is_posted) in [(0, "d1-d4", true), (1, "e7-e9", false)] {
        let (rule, hold) = match is_posted {
            true => Fault::on("POST", MESSAGES).hold_answer(),
            false => Fault::on("POST", MESSAGES).hold(),
        };
        harness.discord.fault(rule);
        let before = harness.last_id();
        let given = options![("from", mv)];
        harness.mover(ply).slash(&harness.channel, "move", given);
        hold.arrived().await;
        harness
            .discord
            .fault(Fault::on("POST", MESSAGES).always().status(503));
        let tried = harness.discord.requests().len();
        hold.abandon();
        let again = |request: &RequestRecord| {
            request.method == "POST"
                && request.path.ends_with("/messages")
                && request.status == Some(503)
        };
        let retried = |discord: &StandIn| {
            let requests = discord.requests();
            requests[tried..].iter().any(again).then_some(())
        };
        harness.discord.wait_for("another try", retried).await;
        harness.discord.advance(LONG);
        clock.advance(LONG);
        harness.discord.no_faults();
        harness.all_delivered().await;
        let boards = harness.channel.messages().into_iter();
        let boards = boards.filter(|message| message.id > before && is_board(message));
        assert_eq!(boards.count(), 1, "{mv}");
    }
    harness.play(&harness.ann, "d4-d1").await;
    harness.close().await;
}

#[tokio::test]
async fn what_says_the_same_as_an_earlier_message_is_posted_however_late() {
    let Days { harness, clock } = Days::new().await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    harness.game("norse").await;
    let is_request = |message: &Message| message.content.contains("would like to take back");
    harness.play(ann, "d1-d4").await;
    clock.advance(LONG + LONG);
    ann.slash(&harness.channel, "takeback", options![]);
    harness.channel.message("the request", is_request).await;
    harness.play(bjorn, "e7-e9").await;
    harness.play(ann, "d4-d1").await;
    clock.advance(LONG + LONG);
    harness.all_delivered().await;

    let (rule, hold) = Fault::on("POST", MESSAGES).hold();
    harness.discord.fault(rule);
    ann.slash(&harness.channel, "takeback", options![]);
    hold.arrived().await;
    hold.abandon();
    harness.discord.advance(LONG);
    clock.advance(LONG);
    harness.all_delivered().await;
    let requests = harness.channel.messages().into_iter().filter(is_request);
    assert_eq!(requests.count(), 2);
    harness.close().await;
}

#[tokio::test]
async fn discords_limit_of_messages_in_a_channel_is_kept() {
    let harness = Harness::new("en-US").await;
    harness.discord.limit_requests();
    harness.game("brandubh").await;
    // More than Discord takes at once. Each waits for the answer to the one before: the bot may learn of answers to requests at the
    // same time in another order than Discord counts them.
    for _ in 0..7 {
        let before = harness.last_id();
        harness.ann.reply(&board(&harness), "d1-d9");
        let bot = harness.discord.bot().id();
        let is_answer = |message: &Message| message.author == bot;
        harness
            .channel
            .message_after(before, "an answer", is_answer)
            .await;
    }
    let requests = harness.discord.requests().into_iter();
    let limited = requests.filter(|request| request.status == Some(429));
    assert_eq!(limited.count(), 0);
    harness.close().await;
}

/// The newest board.
fn board(harness: &Harness) -> Message {
    let messages = harness.channel.messages().into_iter();
    messages.rev().find(is_board).expect("a board")
}

/// The first try is made from the turn that was committed, the next one from what is stored.
#[tokio::test]
async fn a_board_is_the_same_at_the_next_try() {
    let harness = Harness::new("en-US").await;
    harness.game("brandubh").await;
    // A takeback is asked for, and agreed to.
    let deeds = [
        (0, "d6-c6"),
        (1, "d5-g5"),
        (1, "takeback"),
        (0, "takeback"),
        (1, "d5-g5"),
    ];
    for (mover, deed) in deeds {
        let posts = || {
            let requests = harness.discord.requests().into_iter();
            let posts = requests
                .filter(|request| request.method == "POST" && request.path.ends_with("/messages"));
            posts.collect::<Vec<_>>()
        };
        let (before, last) = (posts().len(), harness.last_id());
        harness
            .discord
            .fault(Fault::on("POST", MESSAGES).status(503));
        let (name, given) = match deed {
            "takeback" => (deed, options![]),
            ply => ("move", options![("from", ply)]),
        };
        harness.mover(mover).slash(&harness.channel, name, given);
        let is_posted = |message: &Message| !message.is_ephemeral();
        harness.channel.message_after(last, deed, is_posted).await;
        harness.all_delivered().await;
        let [first, next] = &posts()[before..] else {
            panic!("not two tries of {deed}: {:#?}", &posts()[before..]);
        };
        assert_eq!(
            (first.status, &first.body, &first.files),
            (Some(503), &next.body, &next.files),
            "{deed}"
        );
    }
    harness.close().await;
}
