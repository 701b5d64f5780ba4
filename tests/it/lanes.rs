//! Each channel's queue is independent: a channel that hangs or is rate-limited delays no other channel, and edits of
//! old messages delay no board.

use std::time::{Duration, Instant, SystemTime};

use raichi_standin::{Channel, Fault, Message, RequestRecord, Rule, options, patience};
use sqlx::AssertSqlSafe;

use crate::harness::{Harness, is_board};

/// The limit for boards while another channel has trouble.
const PROMPT: Duration = Duration::from_secs(1);
/// The limit for boards after a failure of their own.
const SOON: Duration = Duration::from_secs(5);

/// What a fault does.
type Trouble = fn(Fault) -> Rule;

/// Starts a game of Norse in each of these channels.
async fn games(harness: &mut Harness, count: usize) -> Vec<Channel> {
    let mut channels = Vec::new();
    for number in 0..count {
        harness.channel = harness.guild.channel(&format!("tafl-{number}"));
        harness.game("norse").await;
        channels.push(harness.channel.clone());
    }
    channels
}

fn shows(mv: &str) -> impl Fn(&Message) -> bool + use<> {
    let dashed = mv.replace('-', "–");
    move |message| is_board(message) && message.content.contains(&dashed)
}

/// Plays in a channel; returns the board and the time it took to appear.
async fn play(harness: &Harness, ply: usize, channel: &Channel, mv: &str) -> (Message, Duration) {
    let begun = Instant::now();
    harness
        .mover(ply)
        .slash(channel, "move", options![("from", mv)]);
    let board = channel.message(mv, shows(mv)).await;
    (board, begun.elapsed())
}

fn on(method: &str, channel: &Channel) -> Fault {
    let rest = if method == "PATCH" { "/*" } else { "" };
    Fault::on(
        method,
        &format!("/channels/{}/messages{rest}", channel.id()),
    )
    .always()
}

/// The number of attempts to edit messages of a channel.
fn changes(harness: &Harness, channel: &Channel) -> usize {
    let path = format!("/channels/{}/messages/", channel.id());
    let fits =
        |request: &&RequestRecord| request.method == "PATCH" && request.path.starts_with(&path);
    harness.discord.requests().iter().filter(fits).count()
}

#[tokio::test]
async fn a_channel_that_hangs_or_is_limited_delays_no_other() {
    let troubles: [(&str, Trouble); 2] = [
        ("hangs", |fault| fault.hold().0),
        ("limited", |fault| fault.too_many(Duration::from_secs(12))),
    ];
    for method in ["PATCH", "POST"] {
        for (what, trouble) in troubles {
            let mut harness = Harness::new("en-US").await;
            let channels = games(&mut harness, 2).await;
            let [bad, good] = channels.as_slice() else {
                panic!("two channels");
            };
            if method == "POST" {
                // The outbox worker meets the fault, not the handler of the command.
                harness.discord.fault(on(method, bad).times(1).status(503));
            }
            harness.discord.fault(trouble(on(method, bad)));
            harness.ann.slash(bad, "move", options![("from", "d1-d4")]);
            let path = format!("/channels/{}/messages", bad.id());
            let in_trouble = |request: &RequestRecord| {
                let fault = request.fault.as_deref();
                request.method == method
                    && request.path.starts_with(&path)
                    && fault.is_some_and(|fault| !fault.contains("503"))
            };
            harness.discord.request("the request", in_trouble).await;
            if method == "PATCH" {
                // Its own boards are not delayed either.
                let (_, late) = play(&harness, 1, bad, "e7-e9").await;
                assert!(
                    late < patience(PROMPT),
                    "{method} {what}, the same channel: {late:?}"
                );
            }
            let (_, late) = play(&harness, 0, good, "d1-d4").await;
            assert!(
                late < patience(PROMPT),
                "{method} {what}, by the door: {late:?}"
            );
            // The worker has to post here as well.
            harness.discord.fault(on("POST", good).times(1).status(503));
            let (_, late) = play(&harness, 1, good, "e7-e9").await;
            assert!(
                late < patience(Duration::from_secs(3)),
                "{method} {what}, by the worker: {late:?}"
            );
            harness.bot.kill9().await;
        }
    }
}

#[tokio::test]
async fn outages_cause_few_requests_and_boards_appear_soon_after() {
    let mut harness = Harness::new("en-US").await;
    let channels = games(&mut harness, 10).await;
    harness.discord.outage(Some(502));
    let before = harness.discord.requests().len();
    for channel in &channels {
        harness
            .ann
            .slash(channel, "move", options![("from", "d1-d4")]);
    }
    harness.until_some("entries having count(*) = 10").await;
    // A second board of each channel waits behind the first.
    for channel in &channels {
        harness
            .bjorn
            .slash(channel, "move", options![("from", "e7-e9")]);
    }
    harness.until_some("entries having count(*) = 20").await;
    let posts = |harness: &Harness| -> Vec<Instant> {
        let requests = harness.discord.requests();
        let posts = requests[before..]
            .iter()
            .filter(|request| request.method == "POST" && request.path.ends_with("/messages"));
        posts.map(|request| request.at).collect()
    };
    // The outage lasts for a while, which shows in the number of probes.
    harness
        .discord
        .wait_for("probes", |_| (posts(&harness).len() >= 28).then_some(()))
        .await;
    let probes = posts(&harness);
    let took = probes[27] - probes[19];
    assert!(took > Duration::from_secs(3), "eight probes in {took:?}");
    harness.discord.outage(None);
    let well = Instant::now();
    for channel in &channels {
        for mv in ["d1-d4", "e7-e9"] {
            channel.message(mv, shows(mv)).await;
        }
    }
    let late = well.elapsed();
    assert!(late < patience(SOON), "{late:?}");
    for channel in &channels {
        let boards = channel.messages().into_iter().filter(is_board);
        let texts: Vec<_> = boards.map(|board| board.content).collect();
        assert_eq!(texts.len(), 3, "{texts:#?}");
        assert!(texts[1].contains("d1–d4") && texts[2].contains("e7–e9"));
    }
    harness.close().await;
}

#[tokio::test]
async fn a_global_rate_limit_pauses_all_channels() {
    let mut harness = Harness::new("en-US").await;
    let channels = games(&mut harness, 2).await;
    let two = Duration::from_secs(2);
    let once = Fault::on("POST", "/channels/*/messages");
    harness.discord.fault(once.too_many_in_all(two));
    harness
        .ann
        .slash(&channels[0], "move", options![("from", "d1-d4")]);
    let limited = harness
        .discord
        .request("the limited post", |request| request.fault.is_some())
        .await;
    // Not when the test has noticed it, which takes a busy machine a while.
    let limited = SystemTime::now() - limited.at.elapsed();
    harness
        .ann
        .slash(&channels[1], "move", options![("from", "d1-d4")]);
    for channel in &channels {
        let board = channel.message("a board", shows("d1-d4")).await;
        let posted = board.posted_at().duration_since(limited);
        let waited = posted.expect("it is posted after the limit");
        assert!(
            waited > Duration::from_millis(1500) && waited < patience(SOON),
            "{waited:?}"
        );
    }
    harness.close().await;
}

#[tokio::test]
async fn buttons_are_removed_from_the_newest_old_board_only() {
    let mut harness = Harness::new("en-US").await;
    let channels = games(&mut harness, 1).await;
    let channel = &channels[0];
    let (rule, hold) = on("PATCH", channel).hold();
    harness.discord.fault(rule);
    let before = changes(&harness, channel);
    let (mut boards, moves) = (Vec::new(), ["d1-d4", "e7-e9", "h1-h4", "e9-e7"]);
    for (ply, mv) in moves.into_iter().enumerate() {
        boards.push(play(&harness, ply, channel, mv).await.0);
        hold.arrived().await;
    }
    // The last board may be there before the bot has recorded it.
    let newest = format!("old_buttons where message = {}", boards[2].id);
    harness.until_some(&newest).await;
    hold.release();
    let bare = |message: &Message| message.buttons().is_empty();
    harness
        .discord
        .changed(&boards[2], "no buttons", bare)
        .await;
    let tried = changes(&harness, channel) - before;
    assert!((1..=2).contains(&tried), "{tried} changes");
    for (board, buttons) in boards.iter().zip([true, true, false, true]) {
        let now = harness.discord.now(board);
        assert_eq!(!now.buttons().is_empty(), buttons, "{}", board.content);
    }
    harness.no_old_buttons().await;
    harness.close().await;
}

#[tokio::test]
async fn removal_of_buttons_is_given_up_after_an_hour() {
    let mut harness = Harness::new("en-US").await;
    let channels = games(&mut harness, 1).await;
    let channel = &channels[0];
    harness.discord.fault(on("PATCH", channel).status(503));
    let (board, _) = play(&harness, 0, channel, "d1-d4").await;
    play(&harness, 1, channel, "e7-e9").await;
    harness.until_some("old_buttons where attempts > 1").await;
    let hours = "update old_buttons set superseded_at = superseded_at - interval '2 hours', due_at = now() + interval '1 minute'";
    sqlx::query(AssertSqlSafe(hours))
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    harness.no_old_buttons().await;
    harness.discord.no_faults();
    play(&harness, 0, channel, "h1-h4").await;
    harness.no_old_buttons().await;
    assert!(!harness.discord.now(&board).buttons().is_empty());
    harness.close().await;
}
