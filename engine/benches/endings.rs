//! Endings that are won but not yet over: makes them from games of the engine against itself, plays them out, and fits what counts in them.
//!
//! ```sh
//! cargo bench -p raichi-engine --bench endings -- make COUNT NODES NODES CHECK SEED RULESET…
//! cargo bench -p raichi-engine --bench endings -- play PLAYER PLAYER [FILE]
//! cargo bench -p raichi-engine --bench endings -- undecided GAMES NODES SEED RULESET…
//! cargo bench -p raichi-engine --bench endings -- record DIRECTORY GAMES NODES RULESET…
//! cargo bench -p raichi-engine --bench endings -- fit RECORDS…
//! ```
//!
//! `make` plays games with so many nodes a ply of the side that begins and of the other one until it has found `COUNT` endings of each ruleset, and
//! prints them as lines of `tests/data/endings.txt`: a ruleset, the side that wins and the position. An ending is a position in which the attackers of tafl have
//! three quarters of their men at least, and the defenders two at most or no way to the edge; in hunts and Dablot, one in which a search of 20,000 nodes gives a side
//! 400 points or more. A win that 5,000 nodes prove is none, nor is one that a search of `CHECK` nodes does not finish within 40 plies
//! against one of a tenth.
//!
//! `play` plays the endings of a file, by default those of the tests, between the player that wins and the other one, which are named as in the bench `ladder`,
//! and prints after how many plies each is over.
//!
//! `undecided` plays games with so many nodes a ply after 4 to 13 random ones, and prints how they end, and how many are undecided at ply 260.
//!
//! `record` adds so many games of each ruleset, as far as they have an ending, to `DIRECTORY/RULESET.records`, and goes on where it stopped; `fit` fits weights
//! to files of such records, and prints them as the section `[fitted]` of `src/tafl/endings.txt`.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a benchmark is no library"
)]

#[path = "common/arguments.rs"]
mod arguments;
mod common;
#[path = "common/endings.rs"]
mod endings;
#[path = "common/player.rs"]
mod player;
#[path = "common/records.rs"]
mod records;

use std::{fs, io::Write};

use arguments::arguments;
use common::Clock;
use endings::{Ending, MOST_PLIES, endings, finished};
use player::Player;

use raichi_engine::{Limits, Parts, Random, VERSION, fit_endings, recorded_ending, search};
use raichi_rules::{
    Game, Ruleset, Side,
    tafl::{self, Piece, Square},
};

/// Games are given up after so many plies.
const LONGEST: usize = 400;
/// In Dablot, the losing side of an ending has so many pieces at most, and the other one twice as many.
const FEW: usize = 4;
/// From this score on, a hunt or a game of Dablot is won.
const CLEAR: i32 = 400;

/// The side that wins a position, if it is an ending.
fn winner(game: &Game) -> Option<Side> {
    if let Game::Tafl(tafl) = game {
        let position = tafl.position();
        let start = tafl.rules().start();
        let is_strong = 4 * position.count(Piece::Attacker) >= 3 * start.count(Piece::Attacker);
        let is_won = position.count(Piece::Defender) <= 2 || is_closed(game);
        return (is_strong && is_won).then_some(Side::First);
    }
    if matches!(game, Game::Dablot(_)) {
        let text = game.position_text();
        let pieces = |is: fn(&u8) -> bool| text.bytes().filter(is).count();
        let (south, north) = (
            pieces(u8::is_ascii_uppercase),
            pieces(u8::is_ascii_lowercase),
        );
        if south.min(north) > FEW || south.max(north) < 2 * south.min(north) {
            return None;
        }
    }
    let report = search(game, Limits::nodes(20_000), &|| false);
    let score = report.score();
    match score.win_in() {
        None if score.value() >= CLEAR => Some(game.to_move()),
        None if score.value() <= -CLEAR => Some(game.to_move().opponent()),
        _ => None,
    }
}

/// Whether the defenders have no way to the edge.
fn is_closed(game: &Game) -> bool {
    let Game::Tafl(tafl) = game else {
        return false;
    };
    let (position, size) = (tafl.position(), tafl.rules().size());
    let square = |file: u8, rank: u8| Square::new(file, rank);
    let mut front: Vec<(u8, u8)> = Vec::new();
    let mut seen = vec![false; usize::from(size) * usize::from(size)];
    for file in 0..size {
        for rank in 0..size {
            let piece = square(file, rank).and_then(|at| position.piece_at(at));
            if matches!(piece, Some(Piece::Defender | Piece::King)) {
                front.push((file, rank));
            }
        }
    }
    while let Some((file, rank)) = front.pop() {
        let at = usize::from(file) * usize::from(size) + usize::from(rank);
        let piece = square(file, rank).and_then(|at| position.piece_at(at));
        if seen[at] || piece == Some(Piece::Attacker) {
            continue;
        }
        if file == 0 || rank == 0 || file == size - 1 || rank == size - 1 {
            return false;
        }
        seen[at] = true;
        front.extend([
            (file - 1, rank),
            (file + 1, rank),
            (file, rank - 1),
            (file, rank + 1),
        ]);
    }
    true
}

/// An ending of a game with a seed.
fn ending(ruleset: &Ruleset, nodes: [u64; 2], check: u64, seed: u64) -> Option<Ending> {
    let mut random = Random::new(seed);
    let mut game = Game::new(ruleset.clone());
    let begun = 2 + random.below(6);
    let mut found = Vec::new();
    while game.outcome().is_none() && game.ply_count() < LONGEST && found.len() < 20 {
        if let Some(winner) = winner(&game) {
            found.push((game.clone(), winner));
        }
        let ply = if game.ply_count() < begun || random.below(40) == 0 {
            let plies = game.legal_plies();
            plies[random.below(plies.len())]
        } else {
            let nodes = nodes[game.to_move().index()];
            let report = search(&game, Limits::nodes(nodes), &|| false);
            if report.score().win_in().is_some_and(|plies| plies.abs() < 8) {
                break;
            }
            report.ply()?
        };
        game.play(ply).ok()?;
    }
    while !found.is_empty() {
        let (game, winner) = found.swap_remove(random.below(found.len()));
        let side = ruleset.side_code(game.to_move());
        let Ok(start) = ruleset.start_from(&format!("{} {side}", game.position_text())) else {
            continue;
        };
        let short = search(&start, Limits::nodes(5_000), &|| false);
        if short.score().win_in().is_some() {
            continue;
        }
        let [best, other] = [check, check / 10].map(|nodes| Player::Nodes(nodes, Parts::ALL));
        let ending = Ending {
            game: start,
            winner,
        };
        let play = |game: &Game| {
            let player = if game.to_move() == winner {
                best
            } else {
                other
            };
            player.ply(game, seed).0
        };
        if check == 0 || finished(&ending, MOST_PLIES, play).is_some() {
            return Some(ending);
        }
    }
    None
}

fn make(count: usize, nodes: [u64; 2], (check, seed): (u64, u64), ruleset: &Ruleset) {
    let mut left = count;
    for number in seed..seed + 40 * count as u64 {
        if left == 0 {
            break;
        }
        if let Some(found) = ending(ruleset, nodes, check, number) {
            println!("{found}");
            left -= 1;
        }
    }
    if left > 0 {
        eprintln!("{}: {left} endings are missing", ruleset.name());
    }
}

fn play(names: [&str; 2], text: &str) {
    let (mut over, mut all) = (0, 0);
    for ending in endings(text) {
        let ruleset = ending.game.ruleset();
        let players = names.map(|name| Player::of(name, &ruleset));
        let (clock, began) = Clock::start();
        let plies = finished(&ending, 2 * MOST_PLIES, |game| {
            let is_winner = game.to_move() == ending.winner;
            players[usize::from(!is_winner)].ply(game, 1).0
        });
        all += 1;
        over += u32::from(plies.is_some_and(|plies| plies <= MOST_PLIES));
        let plies = plies.map_or("–".to_owned(), |plies| plies.to_string());
        println!("{plies:>4} {:5.1} s {ending}", clock.seconds() - began);
    }
    println!("{over} of {all} within {MOST_PLIES} plies");
}

/// Games that are longer are undecided.
const UNDECIDED: usize = 260;

fn undecided(games: u64, nodes: u64, seed: u64, ruleset: &Ruleset) {
    let mut won = [0; 2];
    let (mut drawn, mut open) = (0, 0);
    for number in 0..games {
        let mut random = Random::new(seed.wrapping_add(7919 * number));
        let mut game = Game::new(ruleset.clone());
        let begun = 4 + random.below(10);
        while game.outcome().is_none() && game.ply_count() < UNDECIDED {
            let ply = if game.ply_count() < begun {
                let plies = game.legal_plies();
                plies[random.below(plies.len())]
            } else {
                search(&game, Limits::nodes(nodes), &|| false)
                    .ply()
                    .unwrap()
            };
            game.play(ply).unwrap();
        }
        match game.outcome().map(|outcome| outcome.winner) {
            Some(Some(side)) => won[side.index()] += 1,
            Some(None) => drawn += 1,
            None => open += 1,
        }
    }
    let [first, second] = won;
    println!(
        "{}: first side {first}, second side {second}, drawn {drawn}, undecided {open}",
        ruleset.name()
    );
}

fn record(directory: &str, games: u32, nodes: u64, ruleset: &tafl::Ruleset) {
    let (mut file, first) = records::open(directory, ruleset);
    for number in first..first + games {
        file.write_all(recorded_ending(ruleset, number, nodes).bytes())
            .unwrap();
    }
}

fn fit(paths: &[&str]) {
    let all = records::named(paths);
    let all: Vec<_> = all
        .iter()
        .map(|(ruleset, records)| (&**ruleset, records.clone()))
        .collect();
    let fit = fit_endings(&all);
    println!(
        "[fitted]\n# {} positions, version {VERSION}; error {:.4}, of a half {:.4}",
        fit.positions, fit.error, fit.of_half
    );
    print!("{}", fit.text);
}

fn main() {
    let args = arguments();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let tests = include_str!("../tests/data/endings.txt");
    match args[..] {
        ["make", count, one, other, check, seed, ref names @ ..] => {
            for name in names {
                let ruleset = Ruleset::preset(name).unwrap();
                let nodes = [one, other].map(|number| number.parse().unwrap());
                let [check, seed] = [check, seed].map(|number| number.parse().unwrap());
                make(count.parse().unwrap(), nodes, (check, seed), &ruleset);
            }
        }
        ["undecided", games, nodes, seed, ref names @ ..] => {
            for name in names {
                let ruleset = Ruleset::preset(name).unwrap();
                let [games, nodes, seed] = [games, nodes, seed].map(|text| text.parse().unwrap());
                undecided(games, nodes, seed, &ruleset);
            }
        }
        ["record", directory, games, nodes, ref names @ ..] => {
            for name in names {
                let ruleset = tafl::Ruleset::preset(name).unwrap();
                let nodes = nodes.parse().unwrap();
                record(directory, games.parse().unwrap(), nodes, &ruleset);
            }
        }
        ["fit", ref files @ ..] => fit(files),
        ["play", one, other] => play([one, other], tests),
        ["play", one, other, file] => play([one, other], &fs::read_to_string(file).unwrap()),
        _ => play(
            ["level-1", "level-1"],
            tests.lines().next().unwrap_or_default(),
        ),
    }
}
