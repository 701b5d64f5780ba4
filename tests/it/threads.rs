//! Games in threads.

use raichi_standin::{
    CREATE_PUBLIC_THREADS, Channel, Fault, Guild, Message, RequestRecord, SEND, SEND_IN_THREADS,
    VIEW, options,
};

use crate::harness::{Harness, is_board};

/// Ann challenges Björn to a game of Brandubh in a thread, and chooses the attackers.
async fn challenge(harness: &Harness) -> Message {
    let given = options![
        ("opponent", &harness.bjorn),
        ("rules", "brandubh"),
        ("side", "attackers"),
        ("thread", true)
    ];
    harness.ann.slash(&harness.channel, "challenge", given);
    let open = |message: &Message| !message.buttons().is_empty();
    let challenge = harness.channel.message("the challenge", open).await;
    let said = challenge.content.contains("its own thread");
    assert!(said, "{}", challenge.content);
    challenge
}

/// The only thread of the channel, with the first board in it.
async fn thread(harness: &Harness) -> (Channel, Message) {
    let find = |_: &_| harness.channel.threads().pop();
    let thread = harness.discord.wait_for("the thread", find).await;
    let board = thread.message("the first board", is_board).await;
    assert_eq!(harness.channel.threads().len(), 1);
    (thread, board)
}

/// Asserts that no board is in the channel itself.
fn no_board_outside(harness: &Harness) {
    let outside: Vec<_> = harness
        .channel
        .messages()
        .into_iter()
        .filter(is_board)
        .collect();
    assert!(outside.is_empty(), "{outside:#?}");
}

#[tokio::test]
async fn a_game_is_played_in_a_thread_at_its_challenge() {
    let harness = Harness::new("en-US").await;
    let challenge = challenge(&harness).await;
    harness.bjorn.click(&challenge, "Accept");
    let (thread, first) = thread(&harness).await;
    assert_eq!(thread.id(), challenge.id);
    assert_eq!(thread.name(), "Brandubh 7×7 · game 1");
    let pinged: Vec<_> = first.pings.users.iter().copied().collect();
    assert_eq!(pinged, [harness.ann.id()]);
    let played_there = format!("It’s played in <#{}>.", thread.id());
    let said = |message: &Message| message.content.contains(&played_there);
    harness
        .discord
        .changed(&challenge, "the record", said)
        .await;

    let moved = options![("from", "d6-a6")];
    let elsewhere = harness.ann.slash(&harness.channel, "move", moved.clone());
    let refusal = harness.refused(elsewhere).await;
    assert!(
        refusal.contains("You have no game in this channel"),
        "{refusal}"
    );
    harness.ann.slash(&thread, "move", moved);
    thread
        .message_after(first.id, "the second board", is_board)
        .await;
    no_board_outside(&harness);
    harness.close().await;
}

/// The computer thinks about its first move for longer than it takes to open the thread.
#[tokio::test]
async fn the_computer_plays_in_the_thread_of_its_game() {
    let harness = Harness::new("en-US").await;
    let given = options![
        ("opponent", &harness.discord.bot()),
        ("rules", "copenhagen"),
        ("level", 5),
        ("side", "defenders"),
        ("thread", true)
    ];
    harness.ann.slash(&harness.channel, "challenge", given);
    let find = |_: &_| harness.channel.threads().pop();
    let thread = harness.discord.wait_for("the thread", find).await;
    let moved = |message: &Message| is_board(message) && message.content.contains(" plays **");
    thread.message("the computer's move", moved).await;
    harness.all_delivered().await;
    let outside = harness.channel.messages();
    assert!(!outside.iter().any(moved), "{outside:#?}");
    harness.close().await;
}

#[tokio::test]
async fn without_permission_for_threads_the_game_is_played_in_the_channel() {
    let harness = Harness::new("en-US").await;
    harness.channel.forbid(CREATE_PUBLIC_THREADS);
    let challenge = challenge(&harness).await;
    let accepted = harness.bjorn.click(&challenge, "Accept");
    harness.turn("the first board", |_| true).await;
    let why = |message: &Message| message.content.contains("I need *Create Public Threads*");
    harness.discord.changed(&challenge, "the record", why).await;
    harness.play(&harness.ann, "d6-a6").await;
    assert!(accepted.followups().is_empty(), "the record says it");
    harness.close().await;
}

#[tokio::test]
async fn a_thread_is_not_opened_twice_after_a_lost_answer() {
    let harness = Harness::new("en-US").await;
    let challenge = challenge(&harness).await;
    harness
        .discord
        .fault(Fault::on("POST", "/channels/*/messages/*/threads").lose_answer());
    harness.bjorn.click(&challenge, "Accept");
    let (thread, _) = thread(&harness).await;
    assert_eq!(thread.id(), challenge.id);
    no_board_outside(&harness);
    harness.close().await;
}

#[tokio::test]
async fn a_pending_thread_blocks_nothing_once_the_game_was_moved() {
    let harness = Harness::new("en-US").await;
    let refuses = Fault::on("POST", "/channels/*/messages/*/threads").times(100);
    harness.discord.fault(refuses.refuse(500, 0));
    let challenge = challenge(&harness).await;
    harness.bjorn.click(&challenge, "Accept");
    let tried = |request: &RequestRecord| request.path.ends_with("/threads");
    harness.discord.request("a thread", tried).await;
    harness.channel.delete();
    harness.bot.line("a game has followed its place").await;
    let elsewhere = harness.guild.channel("elsewhere");
    let given = options![("from", "d1-c1"), ("game", 1)];
    harness.ann.slash(&elsewhere, "move", given);
    let played = |message: &Message| is_board(message) && message.content.contains("d1–c1");
    elsewhere.message("the board", played).await;
    harness.close().await;
}

#[tokio::test]
async fn a_hot_seat_game_may_have_a_thread() {
    let harness = Harness::new("en-US").await;
    let given = options![
        ("opponent", &harness.ann),
        ("rules", "brandubh"),
        ("thread", true)
    ];
    harness.ann.slash(&harness.channel, "challenge", given);
    let (thread, first) = thread(&harness).await;
    let alone = format!(
        "The game begins: {} moves both sides.",
        harness.ann.mention()
    );
    assert!(first.content.contains(&alone), "{}", first.content);
    let record = harness.channel.messages().pop().expect("the record");
    assert_eq!(record.id, thread.id());
    assert!(record.buttons().is_empty());
    let played_there = format!("<#{}>", thread.id());
    let said = |message: &Message| message.content.contains(&played_there);
    let record = harness.discord.changed(&record, "the record", said).await;
    let says = record
        .content
        .contains("plays both sides of a game of **Brandubh 7×7**: game 1");
    assert!(says, "{}", record.content);
    harness.close().await;
}

/// Removes permissions of the bot in a channel and its threads.
fn forbid(harness: &Harness, permissions: u64) {
    for thread in harness.channel.threads() {
        thread.forbid(permissions);
    }
    harness.channel.forbid(permissions);
}

/// Grants permissions to the bot in a channel and its threads.
fn permit(harness: &Harness, permissions: u64) {
    for thread in harness.channel.threads() {
        thread.permit(permissions);
    }
    harness.channel.permit(permissions);
}

/// The number of boards in a channel.
fn boards(channel: &Channel) -> usize {
    channel.messages().iter().filter(|it| is_board(it)).count()
}

#[tokio::test]
async fn without_permission_to_write_in_threads_the_game_is_played_in_the_channel() {
    let harness = Harness::new("en-US").await;
    harness.channel.forbid(SEND_IN_THREADS);
    let challenge = challenge(&harness).await;
    harness.bjorn.click(&challenge, "Accept");
    let board = harness.turn("the first board", |_| true).await;
    assert!(board.content.contains("begins"), "{}", board.content);
    harness.play(&harness.ann, "d6-a6").await;
    // The game stays in the channel even when the thread can be written in.
    permit(&harness, SEND_IN_THREADS);
    harness.play(&harness.bjorn, "d3-c3").await;
    assert_eq!(boards(&harness.channel), 3, "each stands there once");
    let thread = harness.channel.threads().pop().expect("the thread");
    harness.discord.quiet().await;
    assert!(thread.messages().is_empty());
    harness.close().await;
}

#[tokio::test]
async fn a_game_moves_to_the_channel_only_if_that_can_be_posted_in() {
    let harness = Harness::new("en-US").await;
    let challenge = challenge(&harness).await;
    harness.bjorn.click(&challenge, "Accept");
    let (thread, first) = thread(&harness).await;
    // If the channel cannot be posted in either, the game waits in its thread.
    forbid(&harness, VIEW | SEND);
    harness
        .ann
        .slash(&thread, "move", options![("from", "d6-a6")]);
    harness.bot.line("a game has followed its place").await;
    permit(&harness, VIEW | SEND);
    let second = thread.message_after(first.id, "the second board", is_board);
    second.await;
    no_board_outside(&harness);

    forbid(&harness, SEND_IN_THREADS);
    harness
        .bjorn
        .slash(&thread, "move", options![("from", "d3-c3")]);
    let third = |board: &Message| board.content.contains("d3–c3");
    harness.turn("the third board in the channel", third).await;
    harness.play(&harness.ann, "a6-a5").await;
    assert_eq!((boards(&thread), boards(&harness.channel)), (2, 2));
    harness.close().await;
}

/// The stored reason why a channel cannot be posted in.
async fn problem(harness: &Harness, channel: &Channel) -> Option<String> {
    let query = "select unreachable_why from places where channel = $1";
    sqlx::query_scalar(query)
        .bind(channel.id().cast_signed())
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers")
}

#[tokio::test]
async fn a_game_in_a_deleted_forum_post_waits_until_it_is_moved() {
    game_in_a_deleted_post(|guild| guild.forum("games")).await;
}

#[tokio::test]
async fn a_game_in_a_deleted_post_of_a_media_channel_waits_as_well() {
    game_in_a_deleted_post(|guild| guild.media("games")).await;
}

async fn game_in_a_deleted_post(open: impl Fn(&Guild) -> Channel) {
    let mut harness = Harness::new("en-US").await;
    let forum = open(&harness.guild);
    harness.channel = forum.thread("Who plays with me?");
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;
    harness.channel.delete();
    harness.bot.line("a game has followed its place").await;
    harness.channel = harness.guild.channel("tafl too");
    let here = options![("from", "e7-e9"), ("game", 1)];
    harness.bjorn.slash(&harness.channel, "move", here);
    harness
        .turn("the board in another channel", |board| {
            board.content.contains("e7–e9")
        })
        .await;
    let into_forum = format!("/channels/{}/messages", forum.id());
    let tried = |request: &RequestRecord| request.path == into_forum;
    assert!(
        !harness.discord.requests().iter().any(tried),
        "nobody tries"
    );
    harness.close().await;
}

#[tokio::test]
async fn a_channel_without_messages_loses_no_board() {
    let mut harness = Harness::new("en-US").await;
    harness.game("norse").await;
    harness
        .discord
        .fault(Fault::on("POST", "/channels/*/messages").refuse(400, 50008));
    let reply = harness
        .ann
        .slash(&harness.channel, "move", options![("from", "d1-d4")]);
    reply.message().await;
    let why = problem(&harness, &harness.channel).await;
    assert_eq!(why.as_deref(), Some("channel-gone"));
    harness.channel = harness.guild.channel("tafl too");
    let here = options![("from", "e7-e9"), ("game", 1)];
    harness.bjorn.slash(&harness.channel, "move", here);
    harness
        .turn("the board of each move", |board| {
            board.content.contains("d1–d4")
        })
        .await;
    harness.close().await;
}

#[tokio::test]
async fn a_private_thread_waits_for_the_bot_to_be_mentioned_there() {
    let mut harness = Harness::new("en-US").await;
    let parent = harness.channel.clone();
    harness.channel = parent.private_thread("between us");
    let hello = format!("{}, are you there?", harness.discord.bot().mention());
    harness.ann.say(&harness.channel, &hello);
    harness.game("norse").await;
    harness.play(&harness.ann, "d1-d4").await;

    harness.channel.remove_bot();
    let unposted = harness
        .bjorn
        .slash(&harness.channel, "move", options![("from", "e7-e9")]);
    unposted.message().await;
    let why = problem(&harness, &harness.channel).await;
    assert_eq!(why.as_deref(), Some("may-not-post"));
    // Commands still come from there, with all permissions granted. They cause no attempt.
    let posts = || {
        let path = format!("/channels/{}/messages", harness.channel.id());
        let requests = harness.discord.requests().into_iter();
        requests.filter(|request| request.path == path).count()
    };
    let (before, log) = (posts(), harness.counts().await);
    for command in ["board", "history", "draw", "pause"] {
        let asked = harness.ann.slash(&harness.channel, command, options![]);
        asked.message().await;
    }
    let moved = options![("from", "h1-h4")];
    harness
        .ann
        .slash(&harness.channel, "move", moved)
        .message()
        .await;
    assert_eq!((posts(), harness.counts().await), (before, log));

    harness.bjorn.say(&harness.channel, &hello);
    let board = harness.turn("the third board", |board| board.content.contains("e7–e9"));
    board.await;
    harness.play(&harness.ann, "h1-h4").await;
    harness.discord.quiet().await;
    assert!(parent.messages().is_empty(), "it is nobody else's game");
    harness.close().await;
}
