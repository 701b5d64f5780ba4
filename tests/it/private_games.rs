//! Games against the computer that only their player sees.

use std::time::Duration;

use raichi_standin::{Message, StandIn, options};

use crate::{
    acts::labels,
    database::Database,
    harness::{Harness, is_board, started},
    server_settings::{admin, set},
    settings::choose,
};

/// A bot that answers by quick moves of its own, some seconds after nobody has thought.
const NOBODY_THINKS: [(&str, &str); 1] = [("RAICHI_THINK__THREADS", "0")];

/// A harness whose server has set nothing.
async fn unset(variables: &[(&str, &str)]) -> Harness {
    let (discord, database) = (StandIn::start().await, Database::new().await);
    let harness = Harness::set(discord, database, "en-US", variables).await;
    run(&harness, "delete from server_settings").await;
    harness
}

async fn run(harness: &Harness, statement: &'static str) {
    sqlx::query(statement)
        .execute(&harness.pool)
        .await
        .expect("the database answers");
}

/// Ann begins a game of Brandubh against the computer, with the attackers, who begin; returns its first board.
async fn begun(harness: &Harness) -> Message {
    let given = options![
        ("opponent", &harness.discord.bot()),
        ("rules", "brandubh"),
        ("side", "attackers"),
        ("level", 0)
    ];
    let asked = harness.ann.slash(&harness.channel, "challenge", given);
    let board = asked.message().await;
    assert!(is_private_board(&board), "{board:#?}");
    assert!(
        board.content.contains("Only you see this game."),
        "{board:#?}"
    );
    board
}

fn is_private_board(message: &Message) -> bool {
    let of_game = |file: &raichi_standin::Attachment| file.filename.starts_with('g');
    message.is_ephemeral()
        && message.pings.is_empty()
        && message.attachments.first().is_some_and(of_game)
}

fn is_answered(message: &Message) -> bool {
    message.content.matches(" plays **").count() == 2
}

/// Chooses a move in the menus that take the place of a board; returns the board after it.
async fn picked(harness: &Harness, board: &Message, from: &str, to: &str) -> Message {
    let who = &harness.ann;
    let menu = who.click(board, "Move").message().await;
    assert_eq!(menu.id, board.id, "there is one message");
    let option = |menu: &Message, at: &str| {
        let options = menu.selects().remove(0).options.into_iter();
        let mut found = options.filter(|option| option.label.split(' ').next() == Some(at));
        found.next().expect("it is offered").value
    };
    let menu = choose(who, &menu, &option(&menu, from)).await;
    let board = choose(who, &menu, &option(&menu, to)).await;
    let answered = harness.discord.changed(&board, "the answer", is_answered);
    answered.await
}

async fn nothing_is_posted(harness: &Harness) {
    harness.discord.quiet().await;
    let posted = harness.channel.messages();
    assert!(posted.is_empty(), "{posted:#?}");
}

#[tokio::test]
async fn a_private_game_is_one_message_that_redraws_itself_and_is_shared_at_its_end() {
    let harness = unset(&[]).await;
    let ann = &harness.ann;
    let first = begun(&harness).await;
    let board = picked(&harness, &first, "d1", "c1").await;
    assert!(
        is_private_board(&board) && is_answered(&board),
        "{board:#?}"
    );
    // The question whether to resign takes its place, too, and leads back.
    let asked = ann.click(&board, "Resign").message().await;
    assert_eq!(asked.id, board.id);
    let back = ann.click(&asked, &labels(&asked)[1]).message().await;
    assert!(is_private_board(&back), "{back:#?}");
    // From a menu, too.
    let menu = ann.click(&back, "Move").message().await;
    let back = ann.click(&menu, "Show the board").message().await;
    assert!(is_private_board(&back) && back.id == first.id, "{back:#?}");
    let asked = ann.click(&back, "Resign").message().await;
    let last = ann.click(&asked, &labels(&asked)[0]).message().await;
    assert!(is_private_board(&last), "{last:#?}");
    let below = labels(&last);
    assert!(below.iter().any(|label| label == "Share here"), "{below:?}");
    nothing_is_posted(&harness).await;
    harness.all_delivered().await;
    nothing_is_posted(&harness).await;
    // A replay stays private.
    let replay = ann.click(&last, "Replay").followup(0).await;
    assert!(replay.is_ephemeral(), "{replay:#?}");
    nothing_is_posted(&harness).await;
    ann.click(&last, "Share here");
    let shared = harness.channel.message("the shared board", |_| true).await;
    assert!(
        shared.pings.is_empty() && shared.content.contains("resigns"),
        "{shared:#?}"
    );
    // And so does another game: the computer begins now.
    let again = ann.click(&last, "Rematch");
    let again = again
        .message_where("the board of the next game", |message| {
            message.content.contains(" plays **")
        })
        .await;
    assert!(
        is_private_board(&again) && again.id == first.id,
        "{again:#?}"
    );
    harness.discord.quiet().await;
    assert_eq!(harness.channel.messages().len(), 1);
    harness.close().await;
}

#[tokio::test]
async fn commands_and_old_boards_answer_with_the_board_as_it_stands() {
    let harness = unset(&[]).await;
    let (ann, bjorn, channel) = (&harness.ann, &harness.bjorn, &harness.channel);
    let first = begun(&harness).await;
    let moved = options![("from", "d1"), ("to", "c1")];
    let handle = ann.slash(channel, "move", moved);
    let board = handle.message_where("the answer", is_answered).await;
    assert!(
        is_private_board(&board) && is_answered(&board),
        "{board:#?}"
    );
    // A second delivery is answered by the first.
    handle.duplicate();
    let stale = ann.click(&first, "Move").message().await;
    assert_eq!(stale.id, first.id);
    assert!(
        is_private_board(&stale) && is_answered(&stale),
        "{stale:#?}"
    );
    let asked = ann.slash(channel, "board", options![]).message().await;
    assert!(
        is_private_board(&asked) && is_answered(&asked),
        "{asked:#?}"
    );
    assert!(labels(&asked).iter().any(|label| label == "Move"));
    let list = ann.slash(channel, "games", options![]).message().await;
    let shown = ann.click(&list, "Show game 1").message().await;
    assert!(is_private_board(&shown), "{shown:#?}");
    // Nobody else sees it.
    let other = bjorn.slash(channel, "board", options![("game", 1)]);
    let refused = harness.refused(other).await;
    assert!(
        refused.contains("gibt es auf diesem Server nicht"),
        "{refused}"
    );
    let other = bjorn.slash(channel, "board", options![]).message().await;
    assert!(other.attachments.is_empty(), "{other:#?}");
    nothing_is_posted(&harness).await;
    // A message has no private answer.
    let bot = harness.discord.bot();
    ann.say(channel, &format!("{} d3 c3", bot.mention()));
    let refusal = channel
        .message("the refusal", |message| {
            message.content.contains("is private")
        })
        .await;
    assert!(
        !is_board(&refusal) && refusal.pings.is_empty(),
        "{refusal:#?}"
    );
    assert_eq!(harness.counts().await.0, 2);
    harness.close().await;
}

#[tokio::test]
async fn an_answer_that_takes_long_redraws_the_board() {
    let harness = unset(&NOBODY_THINKS).await;
    let first = begun(&harness).await;
    let moved = options![("from", "d1"), ("to", "c1")];
    let handle = harness.ann.slash(&harness.channel, "move", moved);
    let thinking = handle.message().await;
    assert!(
        is_private_board(&thinking) && thinking.content.contains("is thinking"),
        "{thinking:#?}"
    );
    let board = handle.message_where("the answer", is_answered).await;
    assert!(
        is_private_board(&board) && board.id != first.id,
        "{board:#?}"
    );
    harness.all_delivered().await;
    nothing_is_posted(&harness).await;
    harness.close().await;
}

#[tokio::test]
async fn an_answer_that_nobody_waits_for_is_told_in_the_channel() {
    let mut harness = unset(&NOBODY_THINKS).await;
    begun(&harness).await;
    let moved = options![("from", "d1"), ("to", "c1")];
    let handle = harness.ann.slash(&harness.channel, "move", moved);
    handle.message().await;
    // The process dies, and the computer answers only after a while.
    harness.bot.kill9().await;
    run(
        &harness,
        "update entries set made_at = made_at - interval '2 minutes'",
    )
    .await;
    harness.bot = started(&harness.discord, &harness.database).await;
    let news = harness.channel.message("the news", |_| true).await;
    let ann = harness.ann.mention();
    assert_eq!(news.content, format!("{ann}, I’ve moved in our game 1."));
    assert!(news.pings.users.iter().eq([&harness.ann.id()]), "{news:#?}");
    assert!(news.attachments.is_empty(), "{news:#?}");
    let opened = harness.ann.click(&news, "Show the board").followup(0).await;
    assert!(
        is_private_board(&opened) && is_answered(&opened),
        "{opened:#?}"
    );
    let other = harness
        .bjorn
        .click(&news, "Show the board")
        .followup(0)
        .await;
    assert_eq!(other.content, "Dieser Knopf ist nicht für dich.");
    let still = harness.discord.now(&news);
    assert_eq!(still.content, news.content, "the message stays as it is");
    harness.close().await;
}

#[tokio::test]
async fn an_answer_that_cannot_be_shown_any_more_is_told_in_the_channel() {
    let harness = unset(&NOBODY_THINKS).await;
    begun(&harness).await;
    let moved = options![("from", "d1"), ("to", "c1")];
    let handle = harness.ann.slash(&harness.channel, "move", moved);
    handle.message().await;
    // Discord takes changes of the answer for a quarter of an hour.
    harness.discord.advance(Duration::from_secs(16 * 60));
    harness
        .until_some("outbox where held and settled_at is null")
        .await;
    run(&harness, "update outbox set due_at = now() where held").await;
    let news = harness.channel.message("the news", |_| true).await;
    assert!(news.pings.users.iter().eq([&harness.ann.id()]), "{news:#?}");
    harness.close().await;
}

#[tokio::test]
async fn two_processes_share_a_private_game() {
    let harness = unset(&NOBODY_THINKS).await;
    let thinker = harness
        .database
        .configure(harness.discord.process(crate::harness::RAICHI).await);
    let thinker = thinker.arg("think").arg("--threads").arg("1").start();
    let first = begun(&harness).await;
    let board = picked(&harness, &first, "d1", "c1").await;
    assert!(is_private_board(&board), "{board:#?}");
    let shown = harness
        .discord
        .changed(&board, "the answer of the other process", is_answered);
    assert!(is_private_board(&shown.await));
    harness.all_delivered().await;
    nothing_is_posted(&harness).await;
    assert!(thinker.terminate().await.success());
    harness.close().await;
}

#[tokio::test]
async fn a_thread_and_the_setting_of_the_server_make_it_public() {
    let harness = unset(&[]).await;
    let (channel, bot) = (&harness.channel, harness.discord.bot());
    let given = || {
        options![
            ("opponent", &bot),
            ("rules", "brandubh"),
            ("side", "attackers")
        ]
    };
    let mut in_thread = given();
    in_thread.extend(options![("thread", true)]);
    harness
        .ann
        .slash(channel, "challenge", in_thread)
        .deleted()
        .await;
    let find = |_: &_| channel.threads().pop();
    let thread = harness.discord.wait_for("the thread", find).await;
    thread.message("the first board", is_board).await;
    let chief = admin(&harness);
    let shown = set(&chief, channel, "server", "computer", "channel").await;
    assert!(
        shown
            .content
            .contains("**Games against the computer: in the channel**"),
        "{}",
        shown.content
    );
    let before = harness.last_id();
    harness
        .ann
        .slash(channel, "challenge", given())
        .deleted()
        .await;
    channel
        .message_after(before, "the first board", is_board)
        .await;
    let shown = chief.click(&shown, "Clear").message().await;
    assert!(
        shown.content.contains("computer: private"),
        "{}",
        shown.content
    );
    begun(&harness).await;
    harness.close().await;
}
