//! Workers that think for the computer: what is left when they are killed, late, or a game went on.

use std::time::{Duration, Instant};

use raichi_rules::{Outcome, Side};
use raichi_standin::{Process, StandIn, options, patience};

use crate::{
    computer::{Duel, LONGEST, some_ply},
    database::Database,
    harness::{Harness, RAICHI, launch},
};

/// Starts `raichi think`.
async fn worker(harness: &Harness) -> Process {
    let worker = harness.discord.process(RAICHI).await.arg("think");
    let worker = harness.database.configure(worker).arg("--threads").arg("1");
    let worker = worker.start();
    worker.line("Thinking with").await;
    worker
}

#[tokio::test]
async fn killed_workers_delay_no_game_for_long_and_play_no_move_twice() {
    let harness = Harness::without_worker().await;
    // At the highest level, each move takes long enough to be killed in.
    let duel = Duel::begin(&harness, "copenhagen", 5, Side::First).await;
    let mut board = duel.board().await;
    for number in 0..3 {
        let doomed = worker(&harness).await;
        duel.say(some_ply(&board, number)).deleted().await;
        harness
            .until_some(&format!(
                "thoughts where game = {} and token is not null",
                duel.game
            ))
            .await;
        let killed = Instant::now();
        doomed.kill9().await;
        let heir = worker(&harness).await;
        harness
            .until_some(&format!(
                "games g join players p on p.id = g.turn_of where g.id = {} and p.door_key = {}",
                duel.game,
                harness.ann.id()
            ))
            .await;
        assert!(
            killed.elapsed() < patience(LONGEST),
            "{:?}",
            killed.elapsed()
        );
        assert!(heir.terminate().await.success(), "{}", heir.output());
        board = duel.board().await;
        assert_eq!(board.to_move(), Side::First, "one answer for each move");
        assert_eq!(board.outcome(), None::<Outcome>);
    }
    harness.close().await;
}

/// A worker of a newer version would otherwise make tables that the bot, if it starts again, does not know.
#[tokio::test]
async fn a_worker_leaves_the_tables_to_the_bot() {
    let discord = StandIn::start().await;
    let database = Database::empty().await;
    let worker = discord.process(RAICHI).await.arg("think");
    let worker = database.configure(worker).start();
    worker.line("Waiting until a bot of this version").await;
    let bot = launch(&discord, &database).await;
    let bot = bot.env("RAICHI_THINK__THREADS", "0");
    let harness = Harness::around(discord, database, "en-US", bot).await;
    worker.line("Thinking with").await;
    assert!(worker.terminate().await.success(), "{}", worker.output());
    harness.close().await;
}

/// What is to be thought about is written by a bot whose clock is ahead, and right again.
#[tokio::test]
async fn a_clock_that_was_ahead_delays_no_move() {
    let discord = StandIn::start().await;
    let clock = discord.wall_clock();
    let database = Database::new().await;
    let bot = clock.on(launch(&discord, &database).await);
    let bot = bot.env("RAICHI_THINK__THREADS", "0");
    let harness = Harness::around(discord, database, "en-US", bot).await;
    let duel = Duel::begin(&harness, "brandubh", 0, Side::First).await;
    let board = duel.board().await;
    clock.advance(Duration::from_secs(3600));
    duel.say(some_ply(&board, 0)).deleted().await;
    harness
        .until_some("thoughts where due_at > now() + interval '50 minutes'")
        .await;
    clock.reset();
    let worker = worker(&harness).await;
    let moved = format!("entries where game = {} and number = 2", duel.game);
    harness.until_some(&moved).await;
    assert!(worker.terminate().await.success(), "{}", worker.output());
    harness.close().await;
}

#[tokio::test]
async fn thoughts_about_games_that_went_on_are_dropped() {
    let harness = Harness::without_worker().await;
    let duel = Duel::begin(&harness, "brandubh", 0, Side::First).await;
    duel.say("d1-c1".parse().expect("a ply")).deleted().await;
    let thoughts = async || -> Vec<(i32, String, String)> {
        sqlx::query_as("select ply, kind, engine from thoughts order by ply")
            .fetch_all(&harness.pool)
            .await
            .expect("the database answers")
    };
    // Workers compare the engine's version, which changes with its play, not the program's.
    let version = raichi_engine::VERSION.to_string();
    assert_eq!(thoughts().await, [(1, "move".to_owned(), version)]);
    // She takes it back before anybody has thought.
    let given = options![("game", duel.game)];
    harness
        .ann
        .slash(&harness.channel, "takeback", given)
        .deleted()
        .await;
    assert_eq!(thoughts().await, []);
    // One that should not be there, by another version, is dropped after some seconds, and nothing is played.
    sqlx::query(
        "insert into thoughts (kind, game, ply, priority, engine, written_at, due_at)
         values ('move', $1, 1, 0, 'another', now(), now())",
    )
    .bind(duel.game)
    .execute(&harness.pool)
    .await
    .expect("it fits");
    let worker = worker(&harness).await;
    harness
        .until_some("games having (select count(*) from thoughts) = 0")
        .await;
    assert_eq!(duel.moves().await.len(), 1);
    assert!(worker.terminate().await.success(), "{}", worker.output());
    harness.close().await;
}
