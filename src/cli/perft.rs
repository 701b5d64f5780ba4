use std::{io::Write, time::Instant};

use clap::Args;
use raichi_rules::Game;

use super::{
    Failure,
    input::{self, RulesetNames},
    output,
};

#[derive(Debug, Args)]
pub(super) struct Perft {
    /// A ruleset's name, a rules line of OpenTafl in quotes, or a file with one or with JSON.
    #[arg(value_parser = RulesetNames)]
    rules: String,
    /// How many moves deep.
    #[arg(value_parser = clap::value_parser!(u32).range(0..=99))]
    depth: u32,
    /// Where to start, with the side to move: "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 attackers".
    #[arg(long)]
    position: Option<String>,
}

/// Counts the legal move sequences of each length and prints the speed.
pub(super) fn perft(given: &Perft) -> Result<(), Failure> {
    let ruleset = input::ruleset(&given.rules)?;
    let game = match &given.position {
        None => Game::new(ruleset),
        Some(position) => ruleset.start_from(position)?,
    };
    output::write(|out| {
        let began = Instant::now();
        let mut all = 0_u64;
        for depth in given.depth.min(1)..=given.depth {
            let nodes = game.perft(depth);
            all = all.saturating_add(nodes);
            writeln!(out, "{depth} {nodes}")?;
            // Flushed here, since the next depth may take a hundred times as long.
            out.flush()?;
        }
        let seconds = began.elapsed().as_secs_f64();
        #[expect(
            clippy::cast_precision_loss,
            reason = "nobody reads the speed to 15 digits"
        )]
        let speed = all as f64 / seconds.max(f64::EPSILON);
        writeln!(out, "{seconds:.3} seconds, {speed:.0} nodes per second")
    })
}
