//! Kills the bot or its private Postgres fifty times while people play, and looks whether anything is lost.
//!
//! `cargo bench --bench chaos` runs it; `cargo bench --bench chaos -- 200 7` kills 200 times, by the seed 7.
#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "whatever is lost ends it"
)]

#[path = "../tests/it/chaos.rs"]
mod chaos;

use std::env;

const CYCLES: u64 = 50;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut numbers = env::args().filter_map(|argument| argument.parse::<u64>().ok());
    let cycles = numbers.next().unwrap_or(CYCLES);
    let seed = numbers.next().unwrap_or_else(rand::random);
    println!("{cycles} kills, seed {seed}");
    let summary = chaos::chaos(env!("CARGO_BIN_EXE_raichi"), cycles, seed).await;
    print!("{summary}");
}
