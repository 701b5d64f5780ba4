//! Lets faults of all kinds happen while people play, and checks that nothing is lost, nothing comes twice and nothing stands
//! still.
//!
//! `cargo bench --bench chaos -- 7` does so with the seed 7: two bots with four shards, a `raichi think`, and a Postgres with a
//! synchronous standby, a hundred faults. Options: `--faults N`; `--seconds S`, after which no further faults begin; `--games N`; `--rate MOVES`
//! a second over all games; `--lease SECONDS`; `--private` for one bot that runs its own Postgres; `--kills` for no other
//! faults than kills; `--clubs` for kills while votes close, places on ladders change and rounds of tournaments begin; `--servers` for no other faults than those of the database's servers; `--workers` for kills of the only process that thinks, while everybody plays against the computer;
//! `--no-limits` on a busy machine, where what takes too long is no failure. Root can mount the small disk that is
//! full at times, and libfaketime sets the clock of a bot; what is not possible is left out, and the reason printed.
#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "what cannot go on ends it"
)]

#[path = "../tests/support/chaos/mod.rs"]
mod chaos;

use std::{env, process::ExitCode, time::Duration};

/// The value of an option with this name, or what it is without the option.
fn number(arguments: &[String], name: &str, default: u64) -> u64 {
    let at = arguments.iter().position(|argument| argument == name);
    let value = at.and_then(|at| arguments.get(at + 1));
    value.map_or(default, |value| {
        value
            .parse()
            .unwrap_or_else(|_| panic!("{name} takes a number, not {value:?}"))
    })
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let seed = arguments.first().and_then(|first| first.parse().ok());
    let number = |name, default| number(&arguments, name, default);
    let has = |name: &str| arguments.iter().any(|argument| argument == name);
    let is_private = has("--private");
    let plan = chaos::Plan {
        seed: seed.unwrap_or_else(rand::random),
        faults: usize::try_from(number("--faults", 100)).expect("few faults"),
        limit: Duration::from_secs(number("--seconds", u64::from(u32::MAX))),
        games: usize::try_from(number("--games", 12)).expect("few games"),
        rate: u32::try_from(number("--rate", 12)).expect("few moves"),
        bots: if is_private { 1 } else { 2 },
        shards: 4,
        lease: Duration::from_secs(number("--lease", 20)),
        is_private,
        scope: if has("--servers") {
            chaos::Scope::Servers
        } else if has("--workers") {
            chaos::Scope::Workers
        } else if has("--clubs") {
            chaos::Scope::Clubs
        } else if has("--kills") {
            chaos::Scope::Kills
        } else {
            chaos::Scope::All
        },
        has_limits: !has("--no-limits"),
    };
    println!("seed {}", plan.seed);
    match chaos::chaos(env!("CARGO_BIN_EXE_raichi"), plan).await {
        Ok(summary) => {
            print!("{summary}");
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}
