//! Errors of Discord that concern no particular message or channel: requests are retried, no message is dropped, no
//! game is suspended, and boards appear soon after the end of the outage.

use std::time::{Duration, Instant};

use raichi_rules::{Game, Ply, Ruleset};
use raichi_standin::{Fault, Message, RequestRecord, Rule, StandIn, patience};

use crate::{
    database::Database,
    harness::{Harness, is_board, launch, started},
};

/// The limit for boards after the end of a fault.
const SOON: Duration = Duration::from_secs(5);

/// A game of Norse in the channel, with any legal move as the next.
struct Played {
    game: Game,
    plies: usize,
}

impl Played {
    async fn begin(harness: &Harness) -> Self {
        harness.game("norse").await;
        Self {
            game: Game::new(Ruleset::preset("norse").expect("it ships")),
            plies: 0,
        }
    }

    /// The next move: one without a capture that does not end the game.
    fn next(&mut self) -> Ply {
        let quiet = |mv: &&Ply| {
            let mut after = self.game.clone();
            let played = after.play(**mv).expect("it is legal");
            played.captures.is_empty() && after.outcome().is_none()
        };
        let legal = self.game.legal_plies();
        let mv = *legal.iter().find(quiet).expect("a quiet move");
        self.game.play(mv).expect("it is legal");
        self.plies += 1;
        mv
    }

    /// Plays the next move during a fault; returns its board's name and the private answer.
    async fn play_unposted(&mut self, harness: &Harness) -> (String, String) {
        let mover = harness.mover(self.plies);
        let mv = self.next().to_string();
        let moved = mover.slash(
            &harness.channel,
            "move",
            raichi_standin::options![("from", mv)],
        );
        let answer = moved.message().await;
        (self.board(), answer.content)
    }

    /// Plays the next move and returns its board.
    async fn play(&mut self, harness: &Harness) -> Message {
        let mover = harness.mover(self.plies).clone();
        let mv = self.next().to_string();
        harness.play(&mover, &mv).await
    }

    /// The name of the newest board's picture.
    fn board(&self) -> String {
        format!("g1-{}.png", self.plies)
    }
}

/// Whether an answer announces that the board comes later.
fn comes_later(answer: &str) -> bool {
    answer.contains("I’ll post it as soon as it does") || answer.contains("sobald es geht")
}

fn is_called(name: &str) -> impl Fn(&Message) -> bool + '_ {
    move |message| {
        let file = message.attachments.first();
        file.is_some_and(|file| file.filename == name)
    }
}

/// Asserts that each board is in the channel once, in order.
fn assert_in_order(harness: &Harness, plies: usize) {
    let messages = harness.channel.messages();
    let boards = messages.iter().filter(|message| is_board(message));
    let names: Vec<_> = boards
        .map(|board| board.attachments[0].filename.clone())
        .collect();
    let expected: Vec<_> = (0..=plies).map(|ply| format!("g1-{ply}.png")).collect();
    assert_eq!(names, expected);
}

async fn suspended(harness: &Harness) -> i64 {
    sqlx::query_scalar("select count(*) from places where unreachable_since is not null")
        .fetch_one(&harness.pool)
        .await
        .expect("the database answers")
}

#[tokio::test]
async fn errors_without_a_discord_code_are_retried_without_suspension() {
    let harness = Harness::new("en-US").await;
    let mut played = Played::begin(&harness).await;
    let posts = || Fault::on("POST", "/channels/*/messages").always();
    let faults: [(&str, Rule); 6] = [
        ("404, code 0", posts().refuse(404, 0)),
        ("400, code 0", posts().refuse(400, 0)),
        ("403, code 0", posts().refuse(403, 0)),
        ("403, a page", posts().page(403)),
        ("404, a page", posts().page(404)),
        ("200, a page, nothing done", posts().page(200)),
    ];
    for (what, rule) in faults {
        harness.discord.fault(rule);
        let (board, answer) = played.play_unposted(&harness).await;
        assert!(comes_later(&answer), "{what}: {answer}");
        assert_eq!(suspended(&harness).await, 0, "{what}");
        harness.discord.no_faults();
        let well = Instant::now();
        harness.channel.message(what, is_called(&board)).await;
        let late = well.elapsed();
        assert!(late < patience(SOON), "{what}: {late:?}");
        harness.all_delivered().await;
    }
    assert_in_order(&harness, played.plies);
    assert_eq!(harness.counts().await.0, 6, "moves alone");
    harness.close().await;
}

#[tokio::test]
async fn a_move_behind_a_late_board_announces_a_late_board() {
    let harness = Harness::new("en-US").await;
    let mut played = Played::begin(&harness).await;
    harness.discord.fault(
        Fault::on("POST", "/channels/*/messages")
            .always()
            .status(503),
    );
    for _ in 0..3 {
        let (_, answer) = played.play_unposted(&harness).await;
        assert!(comes_later(&answer), "{answer}");
    }
    harness.discord.no_faults();
    let well = Instant::now();
    let board = played.board();
    harness.channel.message(&board, is_called(&board)).await;
    assert!(well.elapsed() < patience(SOON), "{:?}", well.elapsed());
    assert_in_order(&harness, played.plies);
    harness.close().await;
}

#[tokio::test]
async fn a_channel_is_deleted_only_after_two_answers_of_discord() {
    let harness = Harness::new("en-US").await;
    let mut played = Played::begin(&harness).await;
    harness
        .discord
        .fault(Fault::on("POST", "/channels/*/messages").refuse(404, 10003));
    let (board, answer) = played.play_unposted(&harness).await;
    assert!(comes_later(&answer), "{answer}");
    harness
        .channel
        .message("the board", is_called(&board))
        .await;
    let looked = format!("/channels/{}", harness.channel.id());
    let look = |request: &RequestRecord| request.method == "GET" && request.path == looked;
    assert_eq!(
        harness
            .discord
            .requests()
            .iter()
            .filter(|it| look(it))
            .count(),
        1
    );
    assert_eq!(suspended(&harness).await, 0);
    assert_eq!(harness.counts().await.0, 1, "the move alone");
    harness.close().await;
}

#[tokio::test]
async fn unreadable_answers_are_retried_and_the_message_recognised() {
    let harness = Harness::new("en-US").await;
    let mut played = Played::begin(&harness).await;
    let posts = || Fault::on("POST", "/channels/*/messages");
    for (what, rule) in [
        ("a page", posts().garble()),
        ("the id alone", posts().only_id()),
    ] {
        harness.discord.fault(rule);
        // No private answer is needed: the board was posted.
        let board = played.play(&harness).await;
        played.play(&harness).await;
        let bare = |message: &Message| message.buttons().is_empty();
        harness.discord.changed(&board, what, bare).await;
        harness.all_delivered().await;
    }
    // More attempts than the request makes by itself.
    harness.discord.fault(posts().times(3).garble());
    let (board, answer) = played.play_unposted(&harness).await;
    assert!(comes_later(&answer), "{answer}");
    let board = harness
        .channel
        .message("the board", is_called(&board))
        .await;
    played.play(&harness).await;
    let bare = |message: &Message| message.buttons().is_empty();
    harness.discord.changed(&board, "no buttons", bare).await;
    assert_in_order(&harness, played.plies);
    harness.close().await;
}

#[tokio::test]
async fn posts_of_a_killed_process_are_finished_soon_after_the_next_start() {
    let mut harness = Harness::new("en-US").await;
    let mut played = Played::begin(&harness).await;
    let posts = || Fault::on("POST", "/channels/*/messages");
    // Posted by the handler of the command, and by the outbox worker after a failure.
    for failures in [0, 1] {
        if failures > 0 {
            harness.discord.fault(posts().times(failures).status(503));
        }
        let (rule, hold) = posts().hold();
        harness.discord.fault(rule);
        let mover = harness.mover(played.plies).clone();
        let mv = played.next().to_string();
        mover.slash(
            &harness.channel,
            "move",
            raichi_standin::options![("from", mv)],
        );
        hold.arrived().await;
        let claimed = "outbox where settled_at is null and claimed_by is not null";
        harness.until_some(claimed).await;
        harness.bot.kill9().await;
        hold.abandon();
        harness.bot = started(&harness.discord, &harness.database).await;
        let ready = Instant::now();
        let board = played.board();
        harness.channel.message(&board, is_called(&board)).await;
        let late = ready.elapsed();
        assert!(late < patience(Duration::from_secs(2)), "{late:?}");
        harness.all_delivered().await;
    }
    assert_in_order(&harness, played.plies);
    harness.close().await;
}

#[tokio::test]
async fn another_process_takes_over_the_posts_of_a_killed_one() {
    let harness = Harness::new("en-US").await;
    let mut played = Played::begin(&harness).await;
    let other = launch(&harness.discord, &harness.database).await.start();
    other.line("other processes have all shards").await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    harness.discord.fault(rule);
    let mv = played.next().to_string();
    let move_it = raichi_standin::options![("from", mv)];
    harness.ann.slash(&harness.channel, "move", move_it);
    hold.arrived().await;
    harness
        .until_some("outbox where settled_at is null and claimed_by is not null")
        .await;
    // Either of the two processes.
    let requests = harness.discord.requests();
    let held = requests.iter().rfind(|request| request.fault.is_some());
    let owner = held.expect("the held post").process;
    let (dead, living) = if owner == other.number() {
        (&other, &harness.bot)
    } else {
        (&harness.bot, &other)
    };
    dead.kill9().await;
    let killed = Instant::now();
    hold.abandon();
    let board = played.board();
    harness.channel.message(&board, is_called(&board)).await;
    let late = killed.elapsed();
    assert!(late < patience(SOON), "{late:?}");
    assert!(living.terminate().await.success());
    assert_in_order(&harness, played.plies);
}

#[tokio::test]
async fn due_times_of_a_fast_clock_are_corrected() {
    let discord = StandIn::start().await;
    let clock = discord.wall_clock();
    let database = Database::new().await;
    let bot = clock.on(launch(&discord, &database).await);
    let harness = Harness::around(discord, database, "en-US", bot).await;
    let mut played = Played::begin(&harness).await;
    let unlimited = "update games set pace_seconds = null, deadline = null, remind_at = null";
    sqlx::query(unlimited)
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    for hours in [1, 20 * 24] {
        let ahead = Duration::from_secs(hours * 60 * 60);
        clock.advance(ahead);
        harness.discord.outage(Some(502));
        let mover = harness.mover(played.plies).clone();
        let mv = played.next().to_string();
        mover.slash(
            &harness.channel,
            "move",
            raichi_standin::options![("from", mv)],
        );
        let tried = "outbox where settled_at is null and due_at > now() + interval '50 minutes' and attempts > 0";
        harness.until_some(tried).await;
        clock.reset();
        harness.discord.outage(None);
        let well = Instant::now();
        let board = played.board();
        harness.channel.message(&board, is_called(&board)).await;
        let late = well.elapsed();
        assert!(late < patience(SOON), "{hours} hours: {late:?}");
        harness.all_delivered().await;
    }
    // The due times of old buttons as well.
    let ahead = "update old_buttons set due_at = now() + interval '20 days', superseded_at = now() + interval '20 days'";
    let (rule, hold) = Fault::on("PATCH", "/channels/*/messages/*").hold();
    harness.discord.fault(rule);
    let board = played.play(&harness).await;
    hold.arrived().await;
    played.play(&harness).await;
    sqlx::query(ahead)
        .execute(&harness.pool)
        .await
        .expect("the database answers");
    hold.release();
    let bare = |message: &Message| message.buttons().is_empty();
    harness.discord.changed(&board, "no buttons", bare).await;
    assert_in_order(&harness, played.plies);
    harness.close().await;
}
