//! Answers of Discord that blame neither a message nor a channel: everything is retried, nothing is given up, no game
//! is suspended, and boards arrive soon after Discord is well again.

use std::time::{Duration, Instant};

use raichi_rules::tafl::{Game, Move, Ruleset};
use raichi_standin::{Fault, Message, RequestRecord, Rule, StandIn};

use crate::{
    database::Database,
    hall::{Hall, is_board, launch, started},
};

/// How soon boards are there after the end of a fault.
const SOON: Duration = Duration::from_secs(5);

/// A game of Norse in the hall, of which any legal move can be played next.
struct Played {
    game: Game,
    plies: usize,
}

impl Played {
    async fn begin(hall: &Hall) -> Self {
        hall.game("norse").await;
        Self {
            game: Game::new(Ruleset::preset("norse").expect("it ships")),
            plies: 0,
        }
    }

    /// The next move: one that takes nothing and ends nothing.
    fn next(&mut self) -> Move {
        let quiet = |mv: &&Move| {
            let mut after = self.game.clone();
            let played = after.play(**mv).expect("it is legal");
            played.captures.is_empty() && after.outcome().is_none()
        };
        let legal = self.game.legal_moves();
        let mv = *legal.iter().find(quiet).expect("a quiet move");
        self.game.play(mv).expect("it is legal");
        self.plies += 1;
        mv
    }

    /// Plays the next move while a fault strikes, and gives its board's name and what its player is told privately.
    async fn unheard(&mut self, hall: &Hall) -> (String, String) {
        let mover = hall.mover(self.plies);
        let mv = self.next().to_string();
        let moved = mover.slash(
            &hall.channel,
            "move",
            raichi_standin::options![("from", mv)],
        );
        let told = moved.message().await;
        (self.board(), told.content)
    }

    /// Plays the next move, and gives its board.
    async fn heard(&mut self, hall: &Hall) -> Message {
        let mover = hall.mover(self.plies).clone();
        let mv = self.next().to_string();
        hall.play(&mover, &mv).await
    }

    /// The name of the picture of the newest board.
    fn board(&self) -> String {
        format!("g1-{}.png", self.plies)
    }
}

/// Whether Ann or Björn was told that the board comes later.
fn comes_later(told: &str) -> bool {
    told.contains("I shall post it as soon as it does") || told.contains("sobald es geht")
}

fn is_called(name: &str) -> impl Fn(&Message) -> bool + '_ {
    move |message| {
        let file = message.attachments.first();
        file.is_some_and(|file| file.filename == name)
    }
}

/// Each board of the hall's channel is there once, in its order.
fn assert_in_order(hall: &Hall, plies: usize) {
    let messages = hall.channel.messages();
    let boards = messages.iter().filter(|message| is_board(message));
    let names: Vec<_> = boards
        .map(|board| board.attachments[0].filename.clone())
        .collect();
    let expected: Vec<_> = (0..=plies).map(|ply| format!("g1-{ply}.png")).collect();
    assert_eq!(names, expected);
}

async fn suspended(hall: &Hall) -> i64 {
    sqlx::query_scalar("select count(*) from places where unreachable_since is not null")
        .fetch_one(&hall.pool)
        .await
        .expect("the database answers")
}

#[tokio::test]
async fn without_a_code_of_discord_nothing_is_given_up_and_no_game_is_suspended() {
    let hall = Hall::new("en-US").await;
    let mut played = Played::begin(&hall).await;
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
        hall.discord.fault(rule);
        let (board, told) = played.unheard(&hall).await;
        assert!(comes_later(&told), "{what}: {told}");
        assert_eq!(suspended(&hall).await, 0, "{what}");
        hall.discord.no_faults();
        let well = Instant::now();
        hall.channel.message(what, is_called(&board)).await;
        let late = well.elapsed();
        assert!(late < SOON, "{what}: {late:?}");
        hall.all_delivered().await;
    }
    assert_in_order(&hall, played.plies);
    assert_eq!(hall.counts().await.0, 6, "moves alone");
    hall.close().await;
}

#[tokio::test]
async fn who_moves_before_a_late_board_is_there_is_told_that_the_next_is_late_too() {
    let hall = Hall::new("en-US").await;
    let mut played = Played::begin(&hall).await;
    hall.discord.fault(
        Fault::on("POST", "/channels/*/messages")
            .always()
            .status(503),
    );
    for _ in 0..3 {
        let (_, told) = played.unheard(&hall).await;
        assert!(comes_later(&told), "{told}");
    }
    hall.discord.no_faults();
    let well = Instant::now();
    let board = played.board();
    hall.channel.message(&board, is_called(&board)).await;
    assert!(well.elapsed() < SOON, "{:?}", well.elapsed());
    assert_in_order(&hall, played.plies);
    hall.close().await;
}

#[tokio::test]
async fn a_channel_is_gone_only_if_discord_says_it_twice() {
    let hall = Hall::new("en-US").await;
    let mut played = Played::begin(&hall).await;
    hall.discord
        .fault(Fault::on("POST", "/channels/*/messages").refuse(404, 10003));
    let (board, told) = played.unheard(&hall).await;
    assert!(comes_later(&told), "{told}");
    hall.channel.message("the board", is_called(&board)).await;
    let looked = format!("/channels/{}", hall.channel.id());
    let look = |request: &RequestRecord| request.method == "GET" && request.path == looked;
    assert_eq!(
        hall.discord.requests().iter().filter(|it| look(it)).count(),
        1
    );
    assert_eq!(suspended(&hall).await, 0);
    assert_eq!(hall.counts().await.0, 1, "the move alone");
    hall.close().await;
}

#[tokio::test]
async fn an_answer_that_cannot_be_read_is_asked_for_again_and_its_board_is_known() {
    let hall = Hall::new("en-US").await;
    let mut played = Played::begin(&hall).await;
    let posts = || Fault::on("POST", "/channels/*/messages");
    for (what, rule) in [
        ("a page", posts().garble()),
        ("the id alone", posts().only_id()),
    ] {
        hall.discord.fault(rule);
        // The player is told nothing: the board is there.
        let board = played.heard(&hall).await;
        played.heard(&hall).await;
        let bare = |message: &Message| message.buttons().is_empty();
        hall.discord.changed(&board, what, bare).await;
        hall.all_delivered().await;
    }
    // Longer than the door tries itself.
    hall.discord.fault(posts().times(3).garble());
    let (board, told) = played.unheard(&hall).await;
    assert!(comes_later(&told), "{told}");
    let board = hall.channel.message("the board", is_called(&board)).await;
    played.heard(&hall).await;
    let bare = |message: &Message| message.buttons().is_empty();
    hall.discord.changed(&board, "no buttons", bare).await;
    assert_in_order(&hall, played.plies);
    hall.close().await;
}

#[tokio::test]
async fn what_a_killed_process_had_begun_to_post_is_there_two_seconds_after_the_next_start() {
    let mut hall = Hall::new("en-US").await;
    let mut played = Played::begin(&hall).await;
    let posts = || Fault::on("POST", "/channels/*/messages");
    // Posted by the door, and by the worker after a failure.
    for failures in [0, 1] {
        if failures > 0 {
            hall.discord.fault(posts().times(failures).status(503));
        }
        let (rule, hold) = posts().hold();
        hall.discord.fault(rule);
        let mover = hall.mover(played.plies).clone();
        let mv = played.next().to_string();
        mover.slash(
            &hall.channel,
            "move",
            raichi_standin::options![("from", mv)],
        );
        hold.arrived().await;
        let claimed = "outbox where settled_at is null and claimed_by is not null";
        hall.until_some(claimed).await;
        hall.bot.kill9().await;
        hold.abandon();
        hall.bot = started(&hall.discord, &hall.database).await;
        let ready = Instant::now();
        let board = played.board();
        hall.channel.message(&board, is_called(&board)).await;
        let late = ready.elapsed();
        assert!(late < Duration::from_secs(2), "{late:?}");
        hall.all_delivered().await;
    }
    assert_in_order(&hall, played.plies);
    hall.close().await;
}

#[tokio::test]
async fn another_process_takes_over_what_a_killed_one_had_begun() {
    let hall = Hall::new("en-US").await;
    let mut played = Played::begin(&hall).await;
    let other = started(&hall.discord, &hall.database).await;
    other.ready().await;
    let (rule, hold) = Fault::on("POST", "/channels/*/messages").hold();
    hall.discord.fault(rule);
    let mv = played.next().to_string();
    let move_it = raichi_standin::options![("from", mv)];
    hall.ann.slash(&hall.channel, "move", move_it);
    hold.arrived().await;
    hall.until_some("outbox where settled_at is null and claimed_by is not null")
        .await;
    // Whichever of the two has it.
    let requests = hall.discord.requests();
    let held = requests.iter().rfind(|request| request.fault.is_some());
    let owner = held.expect("the held post").process;
    let (dead, living) = if owner == other.number() {
        (&other, &hall.bot)
    } else {
        (&hall.bot, &other)
    };
    dead.kill9().await;
    let killed = Instant::now();
    hold.abandon();
    let board = played.board();
    hall.channel.message(&board, is_called(&board)).await;
    let late = killed.elapsed();
    assert!(late < SOON, "{late:?}");
    assert!(living.terminate().await.success());
    assert_in_order(&hall, played.plies);
}

#[tokio::test]
async fn due_times_of_a_clock_that_was_ahead_are_pulled_back() {
    let discord = StandIn::start().await;
    let clock = discord.wall_clock();
    let database = Database::new().await;
    let bot = clock.on(launch(&discord, &database).await);
    let hall = Hall::around(discord, database, "en-US", bot).await;
    let mut played = Played::begin(&hall).await;
    let unlimited = "update games set pace_seconds = null, deadline = null, remind_at = null";
    sqlx::query(unlimited)
        .execute(&hall.pool)
        .await
        .expect("the database answers");
    for hours in [1, 20 * 24] {
        let ahead = Duration::from_secs(hours * 60 * 60);
        clock.advance(ahead);
        hall.discord.outage(Some(502));
        let mover = hall.mover(played.plies).clone();
        let mv = played.next().to_string();
        mover.slash(
            &hall.channel,
            "move",
            raichi_standin::options![("from", mv)],
        );
        let tried = "outbox where settled_at is null and due_at > now() + interval '50 minutes' and attempts > 0";
        hall.until_some(tried).await;
        clock.set_right();
        hall.discord.outage(None);
        let well = Instant::now();
        let board = played.board();
        hall.channel.message(&board, is_called(&board)).await;
        let late = well.elapsed();
        assert!(late < SOON, "{hours} hours: {late:?}");
        hall.all_delivered().await;
    }
    // Buttons, too.
    let ahead = "update old_buttons set due_at = now() + interval '20 days', superseded_at = now() + interval '20 days'";
    let (rule, hold) = Fault::on("PATCH", "/channels/*/messages/*").hold();
    hall.discord.fault(rule);
    let board = played.heard(&hall).await;
    hold.arrived().await;
    played.heard(&hall).await;
    sqlx::query(ahead)
        .execute(&hall.pool)
        .await
        .expect("the database answers");
    hold.release();
    let bare = |message: &Message| message.buttons().is_empty();
    hall.discord.changed(&board, "no buttons", bare).await;
    assert_in_order(&hall, played.plies);
    hall.close().await;
}
