//! Kills the bot or its private Postgres fifty times while games are played, checks that nothing is lost, and measures
//! how long boards are delayed.
//!
//! `cargo bench --bench chaos` runs it; `cargo bench --bench chaos -- 200 7` kills 200 times, with the seed 7. A third
//! number is the rate in moves per second, a fourth the number of games.
#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "whatever is lost ends it"
)]

#[path = "../tests/it/chaos.rs"]
mod chaos;

use std::env;

const CYCLES: u64 = 50;
const RATE: u64 = 14;
const GAMES: u64 = 20;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut numbers = env::args().filter_map(|argument| argument.parse::<u64>().ok());
    let cycles = numbers.next().unwrap_or(CYCLES);
    let seed = numbers.next().unwrap_or_else(rand::random);
    let rate = numbers.next().unwrap_or(RATE);
    let games = numbers.next().unwrap_or(GAMES);
    println!("{cycles} kills, seed {seed}, {rate} moves a second in {games} games");
    let load = chaos::Load {
        games: usize::try_from(games).expect("few games"),
        rate: u32::try_from(rate).expect("few moves"),
    };
    let summary = chaos::chaos(env!("CARGO_BIN_EXE_raichi"), cycles, seed, load).await;
    print!("{summary}");
    println!(
        "the slowest board after a restart: {:.2} s",
        summary.slowest_after_restart().as_secs_f64()
    );
}
