//! Puzzles: positions in which one move alone wins by force, and what somebody answers to them.

use raichi_engine::{Level, PuzzleLimits, choose, puzzle};
use raichi_rules::{Game, Played, Ply, Reason, Ruleset, Shape, Side, presets};
use serde::{Deserialize, Serialize};
use time::OffsetDateTime;

use crate::ids::{Door, ExternalId};

/// How many puzzles are kept for each server that wants them.
pub const PUZZLES_KEPT: u32 = 14;

/// A puzzle.
#[derive(Debug, Clone)]
pub struct Puzzle {
    preset: &'static str,
    start: Game,
    solution: Vec<Ply>,
    /// For each of the solver's plies, all that win as soon.
    ways: Vec<Vec<Ply>>,
    reason: Reason,
}

/// A puzzle as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StoredPuzzle {
    /// The name of a preset.
    pub rules: String,
    /// The position with the side to move, as records have it.
    pub position: String,
    /// The plies of the solution with blanks between them.
    pub solution: String,
    /// For each of the solver's plies, all that win as soon.
    pub ways: Vec<Vec<String>>,
    /// How many plies of the solver win.
    pub moves: u32,
    /// What ends the game.
    pub reason: &'static str,
    /// How many positions its proof took.
    pub nodes: u64,
    /// The same for all mirror images of a position.
    pub likeness: String,
}

/// What an answer to a puzzle is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerVerdict {
    /// It does not win in time.
    Wrong,
    /// It is right. So many plies have been played with it and with what the other side replies.
    Right {
        /// How many.
        played: u32,
    },
    /// It is right, and the puzzle is solved.
    Solved,
}

/// How far somebody is with a puzzle.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PuzzleProgress {
    /// How many plies of the solution have been played, those of the other side included.
    pub played: u32,
    /// How many answers were wrong.
    pub wrong: u32,
    /// Whether it is solved.
    pub is_solved: bool,
}

/// The puzzle of a day on a server.
#[derive(Debug, Clone)]
pub struct DailyPuzzle {
    /// Its number.
    pub number: u32,
    /// The door of the server.
    pub door: Door,
    /// The server.
    pub server: ExternalId,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Whether there is a newer one, or the server wants none any more.
    pub is_over: bool,
}

/// What became of the puzzle before another one.
#[derive(Debug, Clone)]
pub struct FormerPuzzle {
    /// Its number.
    pub number: u32,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Some of those who have solved it at the first try, the fastest first.
    pub solvers: Vec<ExternalId>,
    /// How many they are in all.
    pub first_try: u32,
    /// How many have solved it.
    pub solved: u32,
}

impl Puzzle {
    /// A stored puzzle; `None` if the rules have changed so that it is none any more.
    pub fn read(rules: &str, position: &str, solution: &str, ways: &[Vec<String>]) -> Option<Self> {
        let start = Ruleset::preset(rules)?.start_from(position).ok()?;
        let solution = plies_of(solution.split_whitespace())?;
        let ways = ways
            .iter()
            .map(|ways| plies_of(ways.iter().map(String::as_str)));
        Self::checked(start, solution, ways.collect::<Option<_>>()?)
    }

    /// A puzzle whose solution is legal, wins, and has its ways.
    fn checked(start: Game, solution: Vec<Ply>, ways: Vec<Vec<Ply>>) -> Option<Self> {
        let by = start.to_move();
        let (mut game, mut own) = (start.clone(), 0);
        for ply in &solution {
            if game.to_move() == by {
                let all: &Vec<Ply> = ways.get(own)?;
                own += 1;
                if !all.contains(ply) {
                    return None;
                }
            }
            game.play(*ply).ok()?;
        }
        let outcome = game.outcome()?;
        let ruleset = start.ruleset();
        let mut all = presets().iter();
        let preset = all.find(|preset| **preset == ruleset)?.name();
        (outcome.winner == Some(by) && own == ways.len()).then_some(Self {
            preset,
            start,
            solution,
            ways,
            reason: outcome.reason,
        })
    }

    /// The position, as the start of a game.
    pub const fn start(&self) -> &Game {
        &self.start
    }

    /// The side to move, which wins.
    pub fn side(&self) -> Side {
        self.start.to_move()
    }

    /// The line of play.
    pub fn solution(&self) -> &[Ply] {
        &self.solution
    }

    /// The name of its preset.
    pub const fn preset(&self) -> &'static str {
        self.preset
    }

    /// In how many of the solver's moves it is won.
    pub const fn moves(&self) -> usize {
        self.ways.len()
    }

    /// What ends the game.
    pub const fn reason(&self) -> Reason {
        self.reason
    }

    /// The game after so many plies of the solution, and the last of them.
    pub fn after(&self, played: u32) -> (Game, Option<Played>) {
        let played = usize::try_from(played).unwrap_or(usize::MAX);
        let (mut game, mut last) = (self.start.clone(), None);
        for ply in self.solution.iter().take(played) {
            // It was checked.
            last = game.play(*ply).ok();
        }
        (game, last)
    }

    /// What a ply is after so many plies of the solution. `None` if it is not legal there, or the puzzle is solved.
    pub fn judge(&self, played: u32, ply: Ply) -> Option<AnswerVerdict> {
        let at = usize::try_from(played).ok()?;
        let (mut game, mut own) = (self.start.clone(), 0);
        for ply in self.solution.get(..at)? {
            own += usize::from(game.to_move() == self.side());
            game.play(*ply).ok()?;
        }
        let next = *self.solution.get(at)?;
        game.check(ply).ok()?;
        if !self.ways.get(own)?.contains(&ply) {
            return Some(AnswerVerdict::Wrong);
        }
        if ply != next {
            // It wins as soon as the one of the solution; how the line would go on is not known.
            return Some(AnswerVerdict::Solved);
        }
        for (count, ply) in self.solution.iter().enumerate().skip(at) {
            if count > at && game.to_move() == self.side() {
                let played = u32::try_from(count).ok()?;
                return Some(AnswerVerdict::Right { played });
            }
            game.play(*ply).ok()?;
        }
        Some(AnswerVerdict::Solved)
    }
}

/// The plies of texts.
fn plies_of<'a>(texts: impl Iterator<Item = &'a str>) -> Option<Vec<Ply>> {
    texts.map(|text| text.parse().ok()).collect()
}

/// How much work a position may be in the search for puzzles: little, since somebody may wait for a move.
const LIMITS: PuzzleLimits = PuzzleLimits {
    nodes: 1_000_000,
    ..PuzzleLimits::USUAL
};

/// The puzzle that the position of a game is, to be stored.
pub fn puzzle_of(game: &Game, stop: &dyn Fn() -> bool) -> Option<StoredPuzzle> {
    let ruleset = game.ruleset();
    if !ruleset.is_shipped() {
        return None;
    }
    let side = ruleset.side_code(game.to_move());
    let position = format!("{} {side}", game.position_text());
    let start = ruleset.start_from(&position).ok()?;
    let found = puzzle(&start, LIMITS, stop)?;
    stored(start, position, (found.solution, found.ways), found.nodes)
}

fn stored(
    start: Game,
    position: String,
    (solution, ways): (Vec<Ply>, Vec<Vec<Ply>>),
    nodes: u64,
) -> Option<StoredPuzzle> {
    let texts = |plies: &[Ply]| plies.iter().map(Ply::to_string).collect::<Vec<_>>();
    let (rules, likeness) = (start.ruleset().name().to_owned(), likeness(&start));
    let written = ways.iter().map(|ways| texts(ways)).collect();
    let line = texts(&solution).join(" ");
    let puzzle = Puzzle::checked(start, solution, ways)?;
    Some(StoredPuzzle {
        rules,
        position,
        solution: line,
        ways: written,
        moves: u32::try_from(puzzle.moves()).ok()?,
        reason: puzzle.reason.code(),
        nodes,
        likeness,
    })
}

/// The time at which puzzles that ship are stored as made. Those that an installation finds are newer.
pub const SHIPPED_AT: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;

/// The puzzles that ship, those that come first being the easiest; `puzzle/README.md` says how they were made.
pub fn shipped_puzzles() -> Vec<StoredPuzzle> {
    let lines = include_str!("puzzle/shipped.jsonl").lines();
    lines.filter_map(shipped).collect()
}

/// A puzzle of a line that `raichi puzzle --json` has written.
fn shipped(line: &str) -> Option<StoredPuzzle> {
    let row: ShippedPuzzle = serde_json::from_str(line).ok()?;
    let start = Ruleset::preset(&row.rules)?
        .start_from(&row.position)
        .ok()?;
    let plies = |texts: &[String]| plies_of(texts.iter().map(String::as_str));
    let ways = row.ways.iter().map(|ways| plies(ways));
    let (solution, ways) = (plies(&row.solution)?, ways.collect::<Option<_>>()?);
    stored(start, row.position, (solution, ways), row.nodes)
}

#[derive(Deserialize)]
struct ShippedPuzzle {
    rules: String,
    position: String,
    solution: Vec<String>,
    ways: Vec<Vec<String>>,
    nodes: u64,
}

/// A text that is the same for all mirror images of a position on a square board.
fn likeness(game: &Game) -> String {
    let side = game.ruleset().side_code(game.to_move());
    let Shape::Squares(size) = game.shape() else {
        return format!("{} {side}", game.position_text());
    };
    let pieces = game.view().pieces;
    let image = |turn: u8| {
        let mut men: Vec<_> = pieces
            .iter()
            .map(|(at, piece)| {
                let mirrored = |is: bool, line: u8| if is { size - 1 - line } else { line };
                let (file, rank) = (
                    mirrored(turn & 1 > 0, at.file()),
                    mirrored(turn & 2 > 0, at.rank()),
                );
                let (file, rank) = if turn & 4 > 0 {
                    (rank, file)
                } else {
                    (file, rank)
                };
                (rank, file, piece.code)
            })
            .collect();
        men.sort_unstable();
        men
    };
    let least = (0..8).map(image).min().unwrap_or_default();
    let men = least
        .iter()
        .map(|(rank, file, code)| format!("{code} {file},{rank}"));
    let men: Vec<_> = men.collect();
    format!("{side} {}", men.join(" "))
}

/// The longest of the computer's games, in plies.
const MOST_PLIES: usize = 200;
/// The levels that play: they err enough for something to be found.
const PLAYERS: [Level; 2] = [Level::ALL[2], Level::ALL[1]];

/// The plies of a game of the computer against itself. The sides take turns at being the stronger one.
pub fn self_played(ruleset: &Ruleset, seed: u64, stop: &dyn Fn() -> bool) -> Vec<Ply> {
    let mut game = Game::new(ruleset.clone());
    let stronger = usize::from(seed % 2 == 1);
    let mut plies = Vec::new();
    while game.outcome().is_none() && game.ply_count() < MOST_PLIES {
        let is_stronger = game.to_move().index() == stronger;
        let level = PLAYERS[usize::from(!is_stronger)];
        let Some(choice) = choose(&game, level, seed, stop).filter(|_| !stop()) else {
            break;
        };
        if game.play(choice.ply).is_err() {
            break;
        }
        plies.push(choice.ply);
    }
    plies
}

/// How far the search for puzzles in a game is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleSearch {
    /// The plies of the game, if it is the computer's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plies: Option<Vec<String>>,
    /// How many plies are before the next position.
    pub next: usize,
}

/// How many positions one step looks at: few enough that nobody waits long for a move because of it.
const AT_ONCE: usize = 4;

/// Looks for a puzzle in the next positions of a game; returns it, and how many plies are before the position after those,
/// unless the game is over there.
pub fn look_for_puzzle(
    start: &Game,
    plies: &[Ply],
    from: usize,
    stop: &dyn Fn() -> bool,
) -> (Option<StoredPuzzle>, Option<usize>) {
    let mut game = start.clone();
    for (at, ply) in plies.iter().enumerate() {
        if at >= from.saturating_add(AT_ONCE) {
            return (None, Some(at));
        }
        let found = (at >= from).then(|| puzzle_of(&game, stop)).flatten();
        if let Some(found) = found {
            // What follows the first ply of a puzzle is part of it.
            let next = at + found.solution.split(' ').count();
            return (Some(found), (next < plies.len()).then_some(next));
        }
        if game.play(*ply).is_err() {
            break;
        }
    }
    (None, None)
}

#[cfg(test)]
mod tests;
