//! Games in threads of their own.

use raichi_standin::{
    CREATE_PUBLIC_THREADS, Channel, Fault, Message, RequestRecord, SEND, SEND_IN_THREADS, VIEW,
    options,
};

use crate::hall::{Hall, is_board};

/// The option `thread`: yes.
const YES: i32 = 1;

/// Ann challenges Björn to a game of Brandubh in a thread, and plays the attackers.
async fn challenge(hall: &Hall) -> Message {
    let given = options![
        ("opponent", &hall.bjorn),
        ("rules", "brandubh"),
        ("side", 0),
        ("thread", YES)
    ];
    hall.ann.slash(&hall.channel, "challenge", given);
    let open = |message: &Message| !message.buttons().is_empty();
    let challenge = hall.channel.message("the challenge", open).await;
    let said = challenge.content.contains("a thread of its own");
    assert!(said, "{}", challenge.content);
    challenge
}

/// The one thread of the channel, with the first board in it.
async fn thread(hall: &Hall) -> (Channel, Message) {
    let find = |_: &_| hall.channel.threads().pop();
    let thread = hall.discord.wait_for("the thread", find).await;
    let board = thread.message("the first board", is_board).await;
    assert_eq!(hall.channel.threads().len(), 1);
    (thread, board)
}

/// No board is in the channel itself.
fn no_board_outside(hall: &Hall) {
    let outside: Vec<_> = hall
        .channel
        .messages()
        .into_iter()
        .filter(is_board)
        .collect();
    assert!(outside.is_empty(), "{outside:#?}");
}

#[tokio::test]
async fn a_game_is_played_in_a_thread_at_its_challenge() {
    let hall = Hall::new("en-US").await;
    let challenge = challenge(&hall).await;
    hall.bjorn.click(&challenge, "Accept");
    let (thread, first) = thread(&hall).await;
    assert_eq!(thread.id(), challenge.id);
    assert_eq!(thread.name(), "Brandubh 7×7 · game 1");
    let pinged: Vec<_> = first.pings.users.iter().copied().collect();
    assert_eq!(pinged, [hall.ann.id()]);
    let played_there = format!("It is played in <#{}>.", thread.id());
    let said = |message: &Message| message.content.contains(&played_there);
    hall.discord.changed(&challenge, "the record", said).await;

    let moved = options![("from", "d6-a6")];
    let elsewhere = hall.ann.slash(&hall.channel, "move", moved.clone());
    let refusal = hall.refused(elsewhere).await;
    assert!(refusal.contains("no game of yours"), "{refusal}");
    hall.ann.slash(&thread, "move", moved);
    thread
        .message_after(first.id, "the second board", is_board)
        .await;
    no_board_outside(&hall);
    hall.close().await;
}

#[tokio::test]
async fn where_no_thread_may_be_opened_the_game_is_played_in_the_channel() {
    let hall = Hall::new("en-US").await;
    hall.channel.forbid(CREATE_PUBLIC_THREADS);
    let challenge = challenge(&hall).await;
    let accepted = hall.bjorn.click(&challenge, "Accept");
    hall.turn("the first board", |_| true).await;
    let why = |message: &Message| message.content.contains("I lack *Create Public Threads*");
    hall.discord.changed(&challenge, "the record", why).await;
    hall.play(&hall.ann, "d6-a6").await;
    assert!(accepted.followups().is_empty(), "the record says it");
    hall.close().await;
}

#[tokio::test]
async fn a_thread_whose_opening_was_not_answered_is_not_opened_twice() {
    let hall = Hall::new("en-US").await;
    let challenge = challenge(&hall).await;
    hall.discord
        .fault(Fault::on("POST", "/channels/*/messages/*/threads").lose_answer());
    hall.bjorn.click(&challenge, "Accept");
    let (thread, _) = thread(&hall).await;
    assert_eq!(thread.id(), challenge.id);
    no_board_outside(&hall);
    hall.close().await;
}

#[tokio::test]
async fn a_thread_that_could_not_be_opened_holds_up_nothing_once_the_game_is_elsewhere() {
    let hall = Hall::new("en-US").await;
    let refuses = Fault::on("POST", "/channels/*/messages/*/threads").times(100);
    hall.discord.fault(refuses.refuse(500, 0));
    let challenge = challenge(&hall).await;
    hall.bjorn.click(&challenge, "Accept");
    let tried = |request: &RequestRecord| request.path.ends_with("/threads");
    hall.discord.request("a thread", tried).await;
    hall.channel.delete();
    hall.bot.line("a game has followed its place").await;
    let elsewhere = hall.guild.channel("elsewhere");
    let given = options![("from", "d1-c1"), ("game", 1)];
    hall.ann.slash(&elsewhere, "move", given);
    let played = |message: &Message| is_board(message) && message.content.contains("d1–c1");
    elsewhere.message("the board", played).await;
    hall.close().await;
}

#[tokio::test]
async fn whoever_plays_alone_may_have_a_thread_too() {
    let hall = Hall::new("en-US").await;
    let given = options![
        ("opponent", &hall.ann),
        ("rules", "brandubh"),
        ("thread", YES)
    ];
    hall.ann.slash(&hall.channel, "challenge", given);
    let (thread, first) = thread(&hall).await;
    let alone = format!("The game begins: {} moves both sides.", hall.ann.mention());
    assert!(first.content.contains(&alone), "{}", first.content);
    let record = hall.channel.messages().pop().expect("the record");
    assert_eq!(record.id, thread.id());
    assert!(record.buttons().is_empty());
    let played_there = format!("<#{}>", thread.id());
    let said = |message: &Message| message.content.contains(&played_there);
    let record = hall.discord.changed(&record, "the record", said).await;
    let says = record
        .content
        .contains("plays both sides of a game of **Brandubh 7×7**: game 1");
    assert!(says, "{}", record.content);
    hall.close().await;
}

/// Takes permissions from the bot in a channel, and with it in its threads.
fn forbid(hall: &Hall, permissions: u64) {
    for thread in hall.channel.threads() {
        thread.forbid(permissions);
    }
    hall.channel.forbid(permissions);
}

/// Gives permissions to the bot in a channel, and with it in its threads.
fn permit(hall: &Hall, permissions: u64) {
    for thread in hall.channel.threads() {
        thread.permit(permissions);
    }
    hall.channel.permit(permissions);
}

/// The boards in a channel.
fn boards(channel: &Channel) -> usize {
    channel.messages().iter().filter(|it| is_board(it)).count()
}

#[tokio::test]
async fn where_a_thread_may_be_opened_but_not_written_in_the_game_is_played_in_the_channel() {
    let hall = Hall::new("en-US").await;
    hall.channel.forbid(SEND_IN_THREADS);
    let challenge = challenge(&hall).await;
    hall.bjorn.click(&challenge, "Accept");
    let board = hall.turn("the first board", |_| true).await;
    assert!(board.content.contains("begins"), "{}", board.content);
    hall.play(&hall.ann, "d6-a6").await;
    // It stays there, also when the thread could be written in.
    permit(&hall, SEND_IN_THREADS);
    hall.play(&hall.bjorn, "d3-c3").await;
    assert_eq!(boards(&hall.channel), 3, "each stands there once");
    let thread = hall.channel.threads().pop().expect("the thread");
    assert!(thread.messages().is_empty());
    hall.close().await;
}

#[tokio::test]
async fn a_game_leaves_its_thread_for_the_channel_only_where_that_helps() {
    let hall = Hall::new("en-US").await;
    let challenge = challenge(&hall).await;
    hall.bjorn.click(&challenge, "Accept");
    let (thread, first) = thread(&hall).await;
    // Where nothing can be said in the channel either, it waits in its thread.
    forbid(&hall, VIEW | SEND);
    hall.ann.slash(&thread, "move", options![("from", "d6-a6")]);
    hall.bot.line("a game has followed its place").await;
    permit(&hall, VIEW | SEND);
    let second = thread.message_after(first.id, "the second board", is_board);
    second.await;
    no_board_outside(&hall);

    forbid(&hall, SEND_IN_THREADS);
    hall.bjorn
        .slash(&thread, "move", options![("from", "d3-c3")]);
    let third = |board: &Message| board.content.contains("d3–c3");
    hall.turn("the third board in the channel", third).await;
    hall.play(&hall.ann, "a6-a5").await;
    assert_eq!((boards(&thread), boards(&hall.channel)), (2, 2));
    hall.close().await;
}

/// Why nothing can be said in a channel, as the bot has stored it.
async fn hindrance(hall: &Hall, channel: &Channel) -> Option<String> {
    let query = "select unreachable_why from places where channel = $1";
    sqlx::query_scalar(query)
        .bind(channel.id().cast_signed())
        .fetch_one(&hall.pool)
        .await
        .expect("the database answers")
}

#[tokio::test]
async fn a_game_in_a_deleted_post_of_a_forum_waits_until_somebody_takes_it_elsewhere() {
    let mut hall = Hall::new("en-US").await;
    let forum = hall.guild.forum("games");
    hall.channel = forum.thread("Who plays with me?");
    hall.game("norse").await;
    hall.play(&hall.ann, "d1-d4").await;
    hall.channel.delete();
    hall.bot.line("a game has followed its place").await;
    hall.channel = hall.guild.channel("tafl too");
    let here = options![("from", "e7-e9"), ("game", 1)];
    hall.bjorn.slash(&hall.channel, "move", here);
    hall.turn("the board in another channel", |board| {
        board.content.contains("e7–e9")
    })
    .await;
    let into_forum = format!("/channels/{}/messages", forum.id());
    let tried = |request: &RequestRecord| request.path == into_forum;
    assert!(!hall.discord.requests().iter().any(tried), "nobody tries");
    hall.close().await;
}

#[tokio::test]
async fn a_channel_that_turns_out_to_take_no_messages_loses_no_board() {
    let mut hall = Hall::new("en-US").await;
    hall.game("norse").await;
    hall.discord
        .fault(Fault::on("POST", "/channels/*/messages").refuse(400, 50008));
    let told = hall
        .ann
        .slash(&hall.channel, "move", options![("from", "d1-d4")]);
    told.message().await;
    let why = hindrance(&hall, &hall.channel).await;
    assert_eq!(why.as_deref(), Some("channel-gone"));
    hall.channel = hall.guild.channel("tafl too");
    let here = options![("from", "e7-e9"), ("game", 1)];
    hall.bjorn.slash(&hall.channel, "move", here);
    hall.turn("the board of each move", |board| {
        board.content.contains("d1–d4")
    })
    .await;
    hall.close().await;
}

#[tokio::test]
async fn a_private_thread_waits_for_the_bot_to_be_mentioned_there() {
    let mut hall = Hall::new("en-US").await;
    let parent = hall.channel.clone();
    hall.channel = parent.private_thread("between us");
    let hello = format!("{}, are you there?", hall.discord.bot().mention());
    hall.ann.say(&hall.channel, &hello);
    hall.game("norse").await;
    hall.play(&hall.ann, "d1-d4").await;

    hall.channel.remove_bot();
    let unheard = hall
        .bjorn
        .slash(&hall.channel, "move", options![("from", "e7-e9")]);
    unheard.message().await;
    let why = hindrance(&hall, &hall.channel).await;
    assert_eq!(why.as_deref(), Some("may-not-post"));
    // Commands still come from there, and tell of permissions that are all there. Nothing is tried for that.
    let posts = || {
        let path = format!("/channels/{}/messages", hall.channel.id());
        let requests = hall.discord.requests().into_iter();
        requests.filter(|request| request.path == path).count()
    };
    let (before, log) = (posts(), hall.counts().await);
    for command in ["board", "history", "draw", "pause"] {
        let asked = hall.ann.slash(&hall.channel, command, options![]);
        asked.message().await;
    }
    let moved = options![("from", "h1-h4")];
    hall.ann.slash(&hall.channel, "move", moved).message().await;
    assert_eq!((posts(), hall.counts().await), (before, log));

    hall.bjorn.say(&hall.channel, &hello);
    let board = hall.turn("the third board", |board| board.content.contains("e7–e9"));
    board.await;
    hall.play(&hall.ann, "h1-h4").await;
    assert!(parent.messages().is_empty(), "it is nobody else's game");
    hall.close().await;
}
