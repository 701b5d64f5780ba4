use std::{
    collections::BTreeSet,
    io::{self, Write},
};

use clap::{Args, ValueHint};
use raichi_engine::{Puzzle, PuzzleLimits, Random, puzzle};
use raichi_rules::{DEFAULT, Game, Ply, Ruleset, records_of};
use serde::Serialize;

use super::{
    Failure,
    input::{self, RulesetNames},
    output,
    replay::Games,
};
use crate::games::self_played;

pub(super) const EXAMPLES: &str = "  raichi puzzle --rules brandubh --count 3
  raichi puzzle --rules tablut --seed 7 --count 10 --json
  raichi puzzle games.txt";

#[derive(Debug, Args)]
pub(super) struct Puzzles {
    /// A file with game records, in which puzzles are looked for; `-` reads the standard input. Without one, the computer plays games against
    /// itself.
    #[arg(value_hint = ValueHint::FilePath)]
    file: Option<String>,
    /// The ruleset of the computer's games, and of records that name none: a name, a rules line of OpenTafl, or a file with one.
    #[arg(long, value_name = "NAME", default_value = DEFAULT, value_parser = RulesetNames)]
    rules: String,
    /// The number from which the computer's games follow: the same one gives the same puzzles.
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "file")]
    seed: u64,
    /// How many puzzles are made at most; all of them, of a file.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    count: Option<u64>,
    /// How many positions are looked at for each puzzle, at most.
    #[arg(long, value_name = "N", default_value_t = PuzzleLimits::USUAL.nodes, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Write one JSON object per puzzle and line.
    #[arg(long)]
    json: bool,
}

/// How many puzzles the computer's games give without a choice.
const COUNT: u64 = 1;
/// So many games in a row without a puzzle, and no more are played.
const MOST_GAMES: u64 = 200;

/// Looks for puzzles in the games of a file, or in games that the computer plays.
pub(super) fn puzzles(given: &Puzzles) -> Result<(), Failure> {
    let ruleset = input::ruleset(&given.rules)?;
    let limits = PuzzleLimits {
        nodes: given.nodes,
        ..PuzzleLimits::USUAL
    };
    let mut collection = Collection {
        limits,
        left: given.count.unwrap_or(u64::MAX),
        json: given.json,
        seen: BTreeSet::new(),
        count: 0,
    };
    let Some(file) = &given.file else {
        collection.left = given.count.unwrap_or(COUNT);
        output::write(|out| of_own_games(&ruleset, given.seed, &mut collection, out))?;
        if collection.left > 0 {
            eprintln!("{MOST_GAMES} games in a row had no other puzzle.");
        }
        return Ok(());
    };
    let text = input::text(file)?;
    let mut games = Games::of(file);
    output::write(|out| {
        for record in records_of(&text, ruleset.family()) {
            games.next();
            let replay = record.replay(&ruleset);
            if let Ok(start) = record.start(&ruleset) {
                let plies: Vec<Ply> = replay.plies.iter().map(|ply| ply.played.ply).collect();
                collection.look(&start, &plies, out)?;
            }
            games.note(replay.error);
        }
        Ok(())
    })?;
    Ok(games.result()?)
}

/// Plays games until there are enough puzzles, or many games had none.
fn of_own_games(
    ruleset: &Ruleset,
    seed: u64,
    collection: &mut Collection,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut random = Random::new(seed);
    let mut barren = 0;
    while collection.left > 0 && barren < MOST_GAMES {
        let plies = self_played(ruleset, random.number(), &|| false);
        let found = collection.look(&Game::new(ruleset.clone()), &plies, out)?;
        barren = if found == 0 { barren + 1 } else { 0 };
    }
    Ok(())
}

/// Puzzles while they are found.
struct Collection {
    limits: PuzzleLimits,
    left: u64,
    json: bool,
    /// The positions that have been looked at.
    seen: BTreeSet<(String, u64)>,
    count: usize,
}

impl Collection {
    /// Looks for puzzles in the positions of a game, and writes them. The result is how many there were.
    fn look(&mut self, start: &Game, plies: &[Ply], out: &mut impl Write) -> io::Result<usize> {
        let mut found = 0;
        let mut game = start.clone();
        // What follows the first ply of a puzzle is part of it.
        let mut skipped = 0;
        for ply in plies {
            if self.left == 0 {
                break;
            }
            if skipped > 0 {
                skipped -= 1;
            } else if let Some((game, puzzle)) = self.of_position(&game) {
                self.write(&game, &puzzle, out)?;
                skipped = puzzle.win_in;
                found += 1;
                self.left -= 1;
            }
            if game.play(*ply).is_err() {
                break;
            }
        }
        Ok(found)
    }

    /// The puzzle of a position, as the start of a game.
    fn of_position(&mut self, game: &Game) -> Option<(Game, Puzzle)> {
        let ruleset = game.ruleset();
        if !self.seen.insert((ruleset.to_json(), game.position_hash())) {
            return None;
        }
        let start = ruleset.start_from(&position(game)).ok()?;
        let puzzle = puzzle(&start, self.limits, &|| false)?;
        Some((start, puzzle))
    }

    fn write(&mut self, game: &Game, puzzle: &Puzzle, out: &mut impl Write) -> io::Result<()> {
        self.count += 1;
        let ruleset = game.ruleset();
        let row = Row {
            rules: ruleset.name(),
            rules_json: (!ruleset.is_shipped()).then(|| ruleset.to_json()),
            position: position(game),
            side: ruleset.side_code(puzzle.side),
            win_in: puzzle.win_in,
            moves: puzzle.moves,
            solution: texts(&puzzle.solution),
            ways: puzzle.ways.iter().map(|ways| texts(ways)).collect(),
            legal: puzzle.legal,
            alone: puzzle.alone,
            nodes: puzzle.nodes,
        };
        if self.json {
            serde_json::to_writer(&mut *out, &row).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            writeln!(out, "Puzzle {} · {}", self.count, ruleset.title())?;
            writeln!(out, "{}", row.position)?;
            writeln!(out, "The {} win in {} moves", row.side, row.moves)?;
            writeln!(out, "Solution: {}", row.solution.join(" "))?;
            writeln!(out)?;
        }
        // The next one takes its time.
        out.flush()
    }
}

fn texts(plies: &[Ply]) -> Vec<String> {
    plies.iter().map(Ply::to_string).collect()
}

/// A position with the side to move, as `--position` and the tag of a record have it.
fn position(game: &Game) -> String {
    let side = game.ruleset().side_code(game.to_move());
    format!("{} {side}", game.position_text())
}

/// A puzzle for programs to read.
#[derive(Serialize)]
struct Row<'a> {
    rules: &'a str,
    /// Only of rules that do not ship.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules_json: Option<String>,
    position: String,
    side: &'static str,
    win_in: u32,
    moves: u32,
    solution: Vec<String>,
    /// For each of the winning side's moves in the solution, all that win as soon.
    ways: Vec<Vec<String>>,
    legal: usize,
    alone: u32,
    nodes: u64,
}
