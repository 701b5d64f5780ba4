//! How fast moves are counted, and games replayed.
#![expect(clippy::unwrap_used, reason = "a benchmark is no library")]

use std::{hint::black_box, time::Duration};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use raichi_rules::tafl::{Game, Ruleset, perft, presets};
use raichi_rules::{Game as AnyGame, Ply, Ruleset as AnyRuleset};

/// Legal move sequences per second, at a depth that takes about a tenth of a second.
fn counting(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(2));
    for ruleset in presets() {
        let start = ruleset.start();
        let nodes = |depth| perft(ruleset, start, depth);
        let depth = (1..6).find(|depth| nodes(*depth) > 2_000_000).unwrap_or(5);
        group.throughput(Throughput::Elements(nodes(depth)));
        group.bench_function(format!("{} to {depth}", ruleset.name()), |bencher| {
            bencher.iter(|| nodes(black_box(depth)));
        });
    }
    for (name, depth) in [
        ("bagh-chal", 6),
        ("fox-and-geese", 7),
        ("mini-dablot", 5),
        ("dablot", 5),
    ] {
        let game = AnyGame::new(AnyRuleset::preset(name).unwrap());
        group.throughput(Throughput::Elements(game.perft(depth)));
        group.bench_function(format!("{name} to {depth}"), |bencher| {
            bencher.iter(|| game.perft(black_box(depth)));
        });
    }
    group.finish();
}

/// The moves of a long game without an end, the same every time.
fn long_game(ruleset: &str, plies: usize) -> Vec<Ply> {
    let mut game = Game::new(Ruleset::preset(ruleset).unwrap());
    let mut moves = Vec::new();
    let mut seed = 7_usize;
    while moves.len() < plies {
        let legal = game.legal_plies();
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let first = (seed >> 33) % legal.len();
        let goes_on = (0..legal.len())
            .map(|at| legal[(first + at) % legal.len()])
            .find(|mv| {
                let mut next = game.clone();
                next.play(*mv)
                    .is_ok_and(|played| played.outcome.is_none() && played.captures.is_empty())
            });
        let Some(mv) = goes_on else { break };
        game.play(mv).unwrap();
        moves.push(mv);
    }
    moves
}

fn loading(criterion: &mut Criterion) {
    for name in ["norse", "copenhagen", "saami-tablut", "alea-evangelii"] {
        let ruleset = Ruleset::preset(name).unwrap();
        let moves = long_game(name, 200);
        criterion.bench_function(&format!("load {name}, {} plies", moves.len()), |bencher| {
            bencher.iter(|| {
                let mut game = Game::new(ruleset.clone());
                for mv in &moves {
                    game.play(black_box(*mv)).unwrap();
                }
                game
            });
        });
    }
    let json = Ruleset::preset("norse").unwrap().to_json();
    criterion.bench_function("ruleset from JSON", |bencher| {
        bencher.iter(|| Ruleset::from_json(black_box(&json)));
    });
}

criterion_group!(rules, counting, loading);
criterion_main!(rules);
