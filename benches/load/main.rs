//! How many moves per second the bot handles, how long they take, and what they cost.
//!
//! `cargo bench --bench load` plays 200 games at once against the stand-in for Discord, at rising rates; `cargo bench
//! --bench load -- 100 200` plays at these rates, and `-- /path/to/raichi 100` against another build. The load is an
//! open loop: moves are due at fixed times, whether or not earlier ones are done, and a move's time counts from when
//! it was due until its board is in the channel. The release binary runs on a Postgres of its own, whose data is in
//! the temporary directory. CPU time is the kernel's figure for the processes of the bot, of Postgres, and of this
//! bench, which simulates Discord and the people.
//!
//! - `-- processes 2 100 200` plays at these rates against two processes of the bot on one Postgres, with four shards each.
//! - `-- think 60` plays at each rate twice: without a worker, and while the bot's own one looks for puzzles all the time, with
//!   which a thread of it takes what it can get of a core.
//! - `-- day 60` plays a day of 100,000 servers in sixty minutes, on two processes and 40 shards, and fails if memory, open
//!   files or connections grow.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "what cannot be measured ends the measurement"
)]

mod day;
mod gauge;
mod installation;
mod players;
mod rates;
#[path = "../../tests/support/seed.rs"]
mod seed;

use std::{env, path::Path, process::ExitCode};

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let program = arguments.iter().find(|it| Path::new(it).is_file());
    let program = program.map_or(env!("CARGO_BIN_EXE_raichi"), String::as_str);
    if let Some(minutes) = number_after(&arguments, "day") {
        return day::run(program, minutes).await;
    }
    let processes = number_after(&arguments, "processes");
    let numbers = arguments.iter().filter_map(|it| it.parse().ok());
    let rates: Vec<u32> = numbers.skip(usize::from(processes.is_some())).collect();
    let thinks = arguments.iter().any(|it| it == "think");
    rates::run(program, processes.unwrap_or(1), &rates, thinks).await;
    ExitCode::SUCCESS
}

/// The number that follows a word of the command line, if it has that word.
fn number_after(arguments: &[String], word: &str) -> Option<u32> {
    let at = arguments.iter().position(|argument| argument == word)?;
    let number = arguments.get(at + 1).and_then(|number| number.parse().ok());
    Some(number.unwrap_or_else(|| panic!("{word} takes a number")))
}
