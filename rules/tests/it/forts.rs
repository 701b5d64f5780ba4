//! Exit forts and shieldwalls: a row that a shieldwall can take stands free of every fort, since attackers reach all the squares
//! around it. So whether a king has a fort does not depend on that rule.

use proptest::{
    prelude::*,
    strategy::ValueTree,
    test_runner::{Config, RngSeed, TestRng, TestRunner},
};
use raichi_rules::tafl::{Game, Piece, Position, Rules, Ruleset, Setup, Shieldwall, Side, Square};

use crate::drawing::BASE;

/// How many positions are tried.
const POSITIONS: usize = 20_000;
/// How many of the moves have to end in a fort, and how many rows of attackers' prey have to stand there, for this to say anything.
const LEAST: usize = 100;

#[test]
fn a_fort_holds_with_and_without_shieldwalls() {
    let config = Config {
        rng_seed: RngSeed::Fixed(1814),
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(config.rng_algorithm);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let mut below = |end: u8| (0..end).new_tree(&mut runner).unwrap().current();
    let (mut forts, mut free_rows) = (0, 0);
    for _ in 0..POSITIONS {
        let mut setup = Setup::empty(7);
        // The king stands on the edge with men around him, and others along the edges.
        let king = Square::new(1 + below(5), 0).unwrap();
        setup = setup.with(king, Piece::King);
        for square in Square::all(7) {
            let is_corner = [0, 6].contains(&square.file()) && [0, 6].contains(&square.rank());
            let on_edge = [0, 6].contains(&square.file()) || [0, 6].contains(&square.rank());
            let is_near = square.file().abs_diff(king.file()) <= 2 && square.rank() <= 2;
            let is_beside = square.file().abs_diff(king.file()) + square.rank() <= 1;
            if square == king || is_corner || square == Square::new(3, 3).unwrap() {
                continue;
            }
            let piece = match below(8) {
                0 => Some(Piece::Attacker),
                1..4 if is_near && !is_beside => Some(Piece::Defender),
                1..4 if on_edge && !is_beside => Some(Piece::Defender),
                4 if is_beside => Some(Piece::Defender),
                _ => None,
            };
            if let Some(piece) = piece.filter(|piece| *piece == Piece::Defender || !is_near) {
                setup = setup.with(square, piece);
            }
        }
        let game = |shieldwall| {
            let rules = Rules {
                exit_fort: true,
                shieldwall,
                setup,
                ..BASE
            };
            let position = Position::new(&setup, Side::Defenders).ok()?;
            Game::from_position(Ruleset::new("drawn", rules).ok()?, position).ok()
        };
        let (Some(with), Some(without)) = (game(Shieldwall::Ends), game(Shieldwall::No)) else {
            continue;
        };
        let is_prey = |square: Square| setup.piece_at(square) == Some(Piece::Defender);
        let top = |file| Square::new(file, 6).unwrap();
        let has_row = (1..5).any(|file| is_prey(top(file)) && is_prey(top(file + 1)));
        for mv in with.legal_plies() {
            let (mut with, mut without) = (with.clone(), without.clone());
            let (one, other) = (with.play(mv).unwrap(), without.play(mv).unwrap());
            if one.captures != other.captures {
                continue;
            }
            assert_eq!(one.outcome, other.outcome, "{mv} at\n{setup}");
            let is_fort = one
                .outcome
                .is_some_and(|end| end.reason.to_string() == "exit-fort");
            forts += usize::from(is_fort);
            free_rows += usize::from(is_fort && has_row);
        }
    }
    assert!(
        forts > LEAST && free_rows > LEAST,
        "{forts} forts, {free_rows} with a free row"
    );
}
