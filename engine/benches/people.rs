//! Levels against people: how often a level plays what somebody played in a real game of Copenhagen, and how much both lose.
//!
//! ```sh
//! cargo bench -p raichi-engine --bench people -- EVERY NODES PLAYER…
//! ```
//!
//! It takes one position in `EVERY` of 400 games between people (CC0), and gives what people and some players of the ladder play
//! there to a search of `NODES`. What a ply loses is the chance to win of the best of these plies, and of the best one that
//! the search knows, less its own. The second table says how often people found a ply that was better than any other by
//! [`CLEAR`], by what kind of ply it was.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a benchmark is no library"
)]

#[path = "common/arguments.rs"]
mod arguments;
mod common;
#[path = "common/player.rs"]
mod player;

use std::collections::BTreeMap;

use arguments::arguments;
use common::Clock;
use player::Player;
use raichi_engine::{Limits, search};
use raichi_rules::{Game, Ply, Ruleset, WrittenPly};

/// Moves, men that the attackers and the defenders took, result.
const GAMES: &str = include_str!("../../rules/tests/data/peers/copenhagen-real-games-CC0.csv");
/// The plies at the beginning of a game that are left out: nothing happens in them.
const OPENING: usize = 6;
/// How much better than any other ply, in chance to win, the best one has to be to count as found or not found.
const CLEAR: f64 = 0.2;

/// A position in a game between people, and what was played there.
struct Case {
    game: Game,
    seed: u64,
    /// The plies before it, the last one first.
    before: Vec<Ply>,
    played: Ply,
}

/// One position in `every`, in the order of the games.
fn cases(ruleset: &Ruleset, every: usize) -> Vec<Case> {
    let mut cases = Vec::new();
    let mut count = 0;
    for (seed, line) in (0..).zip(GAMES.lines()) {
        let mut game = Game::new(ruleset.clone());
        let mut before = Vec::new();
        for text in line.split(',').next().unwrap().split_whitespace() {
            // The word `timeout`, or what the place where they played lets pass: a position that is repeated.
            let Ok(written) = text.parse::<WrittenPly>() else {
                break;
            };
            let position = game.clone();
            if game.play(written.ply).is_err() {
                break;
            }
            if before.len() >= OPENING {
                count += 1;
                if count % every == 0 {
                    cases.push(Case {
                        game: position,
                        seed,
                        before: before.iter().rev().copied().collect(),
                        played: written.ply,
                    });
                }
            }
            before.push(written.ply);
        }
    }
    cases
}

/// The chance to win of the side that plays a ply.
fn worth(game: &Game, ply: Ply, nodes: u64) -> f64 {
    let mut after = game.clone();
    let by = game.to_move();
    match after.play(ply).unwrap().outcome {
        Some(outcome) => outcome
            .winner
            .map_or(0.5, |winner| f64::from(u8::from(winner == by))),
        None => {
            1.0 - search(&after, Limits::nodes(nodes), &|| false)
                .score()
                .win_chance(&after)
        }
    }
}

/// Who played the games.
const PEOPLE: &str = "people";

/// What somebody lost in all positions.
#[derive(Default)]
struct Losses {
    /// In how many positions it was the ply that was played in the game.
    same: usize,
    losses: Vec<f64>,
}

impl Losses {
    #[expect(clippy::cast_precision_loss, reason = "a small count")]
    fn print(&self, name: &str) {
        let all = self.losses.len() as f64;
        // People agree with themselves.
        let same = match name {
            PEOPLE => String::new(),
            _ => format!("{:.1} %", 100.0 * self.same as f64 / all),
        };
        let share = |least: f64| {
            let count = self.losses.iter().filter(|loss| **loss >= least).count();
            format!("{:.1} %", 100.0 * count as f64 / all)
        };
        println!(
            "| {name} | {same} | {:.1} | {} | {} | {} |",
            100.0 * self.losses.iter().sum::<f64>() / all,
            share(0.1),
            share(0.2),
            share(0.3),
        );
    }
}

/// How many squares a ply is long.
fn length(ply: Ply) -> u8 {
    let (from, to) = (ply.first().unwrap(), ply.last().unwrap());
    apart(from, to)
}

/// How many files or ranks two points are apart, whichever are more.
fn apart(one: raichi_rules::Point, other: raichi_rules::Point) -> u8 {
    let files = one.file().abs_diff(other.file());
    files.max(one.rank().abs_diff(other.rank()))
}

/// The kinds to which the best ply of a position belongs.
fn kinds(case: &Case, best: Ply) -> Vec<String> {
    let mut kinds = vec!["all".to_owned()];
    let range = |number: u8| match number {
        ..3 => "1 or 2",
        3..5 => "3 or 4",
        5..7 => "5 or 6",
        _ => "7 and more",
    };
    kinds.push(format!("squares: {}", range(length(best))));
    let mut after = case.game.clone();
    let played = after.play(best).unwrap();
    let what = match (
        played.outcome.is_some(),
        played.captures.is_empty(),
        played.call,
    ) {
        (true, _, _) => "wins",
        (_, false, _) => "captures",
        (_, _, Some(_)) => "threatens to win",
        _ => "other",
    };
    kinds.push(format!("effect: {what}"));
    let last = case.before.first().and_then(|ply| ply.last()).unwrap();
    kinds.push(format!(
        "from the last move: {}",
        range(apart(last, best.last().unwrap()))
    ));
    let own = case.before.get(1).and_then(|ply| ply.last());
    let moved = if own == best.first() {
        "the same"
    } else {
        "another"
    };
    kinds.push(format!("piece as in the move before: {moved}"));
    kinds
}

fn main() {
    let args = arguments();
    let (every, nodes, names) = match &args[..] {
        [every, nodes, names @ ..] => (every.parse().unwrap(), nodes.parse().unwrap(), names),
        // Without a choice, what takes seconds.
        _ => (2_000, 1_000, &[][..]),
    };
    let ruleset = Ruleset::preset("copenhagen").unwrap();
    let players: Vec<Player> = names
        .iter()
        .map(|name| Player::of(name, &ruleset))
        .collect();
    let mut people = Losses::default();
    let mut of_players: Vec<Losses> = players.iter().map(|_| Losses::default()).collect();
    let mut found: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    for case in cases(&ruleset, every) {
        let game = &case.game;
        let chosen: Vec<Ply> = players
            .iter()
            .map(|player| player.ply(game, case.seed).0)
            .collect();
        let report = search(game, Limits::nodes(2 * nodes).with_lines(2), &|| false);
        let best = report.ply().unwrap();
        let mut known: BTreeMap<Ply, f64> = BTreeMap::new();
        for ply in chosen.iter().copied().chain([case.played, best]) {
            known.entry(ply).or_insert_with(|| worth(game, ply, nodes));
        }
        let most = known.values().copied().fold(0.0, f64::max);
        let add = |to: &mut Losses, ply: Ply| {
            to.same += usize::from(ply == case.played);
            to.losses.push(most - known[&ply]);
        };
        add(&mut people, case.played);
        for (losses, ply) in of_players.iter_mut().zip(&chosen) {
            add(losses, *ply);
        }
        if let [first, second, ..] = &report.lines[..]
            && first.score.win_chance(&case.game) - second.score.win_chance(&case.game) >= CLEAR
        {
            for kind in kinds(&case, best) {
                let [right, all] = found.entry(kind).or_default();
                *right += u32::from(case.played == best);
                *all += 1;
            }
        }
    }
    println!("{} positions\n", people.losses.len());
    println!(
        "| who | as in the game | loses, of 100 | 10 and more | 20 and more | 30 and more |\n|---|---|---|---|---|---|"
    );
    people.print(PEOPLE);
    for (name, losses) in names.iter().zip(&of_players) {
        losses.print(name);
    }
    println!("\n| the one good ply | found by people |\n|---|---|");
    for (kind, [right, all]) in found {
        println!("| {kind} | {right} of {all} |");
    }
}
