//! Puzzles against brute force, and those of known positions.

use std::collections::BTreeSet;

use raichi_engine::{PuzzleLimits, Random, puzzle};
use raichi_rules::{Game, Ply, Ruleset, Side};

use crate::small;

/// Whether a side wins from a position within so many plies, whatever the other one does.
fn wins(game: &Game, by: Side, plies: u32) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner == Some(by);
    }
    if plies == 0 {
        return false;
    }
    let is_own = game.to_move() == by;
    let mut wins = nexts(game).map(|(_, next)| wins(&next, by, plies - 1));
    if is_own {
        wins.any(|wins| wins)
    } else {
        wins.all(|wins| wins)
    }
}

/// The legal plies and the positions after them.
fn nexts(game: &Game) -> impl Iterator<Item = (Ply, Game)> {
    game.legal_plies().into_iter().map(|ply| {
        let mut next = game.clone();
        next.play(ply).unwrap();
        (ply, next)
    })
}

/// The plies that win within so many plies, by brute force.
fn winning(game: &Game, plies: u32) -> Vec<Ply> {
    let by = game.to_move();
    nexts(game)
        .filter(|(_, next)| wins(next, by, plies - 1))
        .map(|(ply, _)| ply)
        .collect()
}

/// A position as one in which a game begins.
fn fresh(game: &Game) -> Option<Game> {
    let ruleset = game.ruleset();
    let text = format!(
        "{} {}",
        game.position_text(),
        ruleset.side_code(game.to_move())
    );
    ruleset.start_from(&text).ok()
}

/// Plays at random, but wins at once where that is possible.
fn random_game(ruleset: &Ruleset, seed: u64) -> Vec<Game> {
    let mut game = Game::new(ruleset.clone());
    let mut random = Random::new(seed);
    let mut positions = Vec::new();
    while game.outcome().is_none() && game.ply_count() < 80 {
        positions.extend(fresh(&game));
        let plies = game.legal_plies();
        game.play(plies[random.below(plies.len())]).unwrap();
    }
    positions
}

#[test]
fn the_first_ply_of_a_puzzle_wins_alone_by_brute_force() {
    let limits = PuzzleLimits {
        nodes: 200_000,
        least: 2,
        most: 3,
        legal: 2,
    };
    let (mut found, mut none) = (0, 0);
    let presets = ["brandubh", "magpie", "bagh-chal", "mini-dablot", "len-choa"];
    let presets = presets.map(|name| Ruleset::preset(name).unwrap());
    for ruleset in presets.into_iter().chain(small::rulesets()) {
        let name = ruleset.name();
        for seed in 0..20 {
            for game in random_game(&ruleset, seed).iter().rev().take(8) {
                let Some(puzzle) = puzzle(game, limits, &|| false) else {
                    none += 1;
                    continue;
                };
                found += 1;
                let text = format!("{name} {}", game.position_text());
                assert_eq!(winning(game, puzzle.win_in), puzzle.solution[..1], "{text}");
                assert!(winning(game, puzzle.win_in - 1).is_empty(), "{text}");
                assert_eq!(puzzle.side, game.to_move());
                assert!(puzzle.alone >= puzzle.win_in);
                // The line ends the game in so many plies, and names all that win as soon.
                let mut end = game.clone();
                let mut ways = puzzle.ways.iter();
                for (ply, left) in puzzle.solution.iter().zip((1..=puzzle.win_in).rev()) {
                    if end.to_move() == puzzle.side {
                        let as_soon: BTreeSet<_> = winning(&end, left).into_iter().collect();
                        let all = ways.next().unwrap().iter().copied();
                        assert_eq!(all.collect::<BTreeSet<_>>(), as_soon, "{text}");
                    }
                    end.play(*ply).unwrap();
                }
                assert_eq!(ways.next(), None);
                assert_eq!(end.outcome().unwrap().winner, Some(puzzle.side), "{text}");
                assert_eq!(puzzle.solution.len(), puzzle.win_in as usize, "{text}");
            }
        }
    }
    assert!(found >= 5 && none > found, "{found} {none}");
}

#[test]
fn what_is_no_puzzle_is_one_by_brute_force_neither() {
    let limits = PuzzleLimits {
        nodes: 1_000_000,
        least: 3,
        most: 3,
        legal: 2,
    };
    for seed in 100..112 {
        let brandubh = Ruleset::preset("brandubh").unwrap();
        for game in random_game(&brandubh, seed).iter().rev().take(6) {
            let winners = winning(game, 3);
            let is_one = winners.len() == 1 && winning(game, 1).is_empty();
            let found = puzzle(game, limits, &|| false);
            if found.is_some() {
                assert!(is_one, "{}", game.position_text());
            } else if is_one {
                // Another ply wins two plies later.
                assert!(winning(game, 5).len() > 1, "{}", game.position_text());
            }
        }
    }
}

/// The known positions with a single solution.
fn known() -> Vec<(Game, u64, String, bool)> {
    let lines = include_str!("../data/tactics.jsonl").lines();
    let cases = lines.map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    cases
        .filter(|case| case["task"] == "win")
        .map(|case| {
            let ruleset = Ruleset::preset(case["ruleset"].as_str().unwrap()).unwrap();
            let game = ruleset.start_from(case["position"].as_str().unwrap());
            let solutions = case["solutions"].as_array().unwrap();
            let is_alone = solutions.len() == 1;
            let first = solutions[0].as_str().unwrap().to_owned();
            let plies = case["plies"].as_u64().unwrap();
            (game.unwrap(), plies, first, is_alone)
        })
        .collect()
}

#[test]
fn known_positions_with_one_solution_are_puzzles() {
    let limits = PuzzleLimits {
        nodes: 300_000,
        ..PuzzleLimits::USUAL
    };
    let mut found = 0;
    for (game, plies, first, is_alone) in known() {
        let Some(puzzle) = puzzle(&game, limits, &|| false) else {
            continue;
        };
        found += 1;
        assert!(is_alone, "{}", game.position_text());
        assert_eq!(u64::from(puzzle.win_in), plies);
        assert_eq!(u64::from(puzzle.moves), plies.div_ceil(2));
        assert_eq!(puzzle.solution[0].to_string(), first);
        assert!(puzzle.nodes <= limits.nodes + 1_000, "{}", puzzle.nodes);
    }
    assert!(found >= 8, "{found}");
}

#[test]
fn a_puzzle_ends_when_it_is_told() {
    let (game, ..) = known().remove(0);
    assert_eq!(puzzle(&game, PuzzleLimits::USUAL, &|| true), None);
    let none = PuzzleLimits {
        nodes: 0,
        ..PuzzleLimits::USUAL
    };
    assert_eq!(puzzle(&game, none, &|| false), None);
}
