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

const CYCLES: usize = 50;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut numbers = env::args().filter_map(|argument| argument.parse().ok());
    let cycles = numbers.next().map_or(CYCLES, |number: u32| number as usize);
    let seed = numbers.next().map_or_else(rand::random, u64::from);
    println!("{cycles} kills, seed {seed}");
    let summary = chaos::chaos(env!("CARGO_BIN_EXE_raichi"), cycles, seed).await;
    print!("{summary}");
}
