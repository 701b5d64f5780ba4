use std::{
    io::{self, BufRead, Write},
    time::{Duration, Instant},
};

use clap::Args;
use raichi_engine::Session;

use super::{
    Failure,
    input::{self, RulesetNames},
    output,
};

pub(super) const EXAMPLES: &str = "  printf 'ruleset brandubh\\nmoves d6-e6\\ngo 500\\n' | raichi engine
  printf 'go level 3 seed 7\\n' | raichi engine bagh-chal

Input, line by line:
  ruleset NAME                  a new game; a line of JSON does the same
  position SETUP SIDE           a new game under these rules from a position
  moves M1 M2 …                 all moves from the start, or from the position
  go MILLISECONDS               thinks for so long
  go nodes N [level L] [seed S] thinks for so many positions; as a level from 1 to 6
  quit

Output: `info …` for each depth, then one `bestmove M` (or `resign …`); `error …` to what cannot be done.";

#[derive(Debug, Args)]
pub(super) struct Engine {
    /// The ruleset to begin with: its name, a rules line of OpenTafl in quotes, or a file with one or with JSON.
    #[arg(value_parser = RulesetNames, default_value = raichi_rules::DEFAULT)]
    rules: String,
}

/// Answers the lines of the standard input until it ends, or `quit`.
pub(super) fn engine(given: &Engine) -> Result<(), Failure> {
    let mut session = Session::new(input::ruleset(&given.rules)?);
    let clock = |time: Duration| -> Box<dyn Fn() -> bool> {
        let began = Instant::now();
        Box::new(move || began.elapsed() >= time)
    };
    output::write(|out| {
        let mut input = io::stdin().lock();
        let mut line = Vec::new();
        loop {
            line.clear();
            if input.read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            let mut written = Ok(());
            let mut say = |answer: &str| {
                if written.is_ok() {
                    // The other program waits for each line.
                    written = writeln!(out, "{answer}").and_then(|()| out.flush());
                }
            };
            let text = String::from_utf8_lossy(&line);
            let goes_on = session.answer(&text, &clock, &mut say);
            written?;
            if goes_on.is_break() {
                return Ok(());
            }
        }
    })
}
