//! Answers of Discord that blame neither a message nor a channel: everything is retried, nothing is given up, no game
//! is suspended, and boards arrive soon after Discord is well again.

use std::time::{Duration, Instant};

use raichi_rules::{Game, Move, Ruleset};
use raichi_standin::{Fault, Message, RequestRecord, Rule};

use crate::hall::{Hall, is_board};

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
    }
    assert_in_order(&hall, played.plies);
    assert_eq!(hall.counts().await.0, 6, "moves alone");
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
