//! Games between people as openings.

use raichi_rules::{Game, Ply, Ruleset, WrittenPly};

/// Moves, men that the attackers and the defenders took, result.
const GAMES: &str = include_str!("../../../rules/tests/data/peers/copenhagen-real-games-CC0.csv");

/// The first plies of the games that are legal under a ruleset and do not end it, so many at most of each.
pub(crate) fn openings(ruleset: &Ruleset, most: usize) -> Vec<Vec<Ply>> {
    let lines = GAMES.lines();
    lines
        .map(|line| {
            let mut game = Game::new(ruleset.clone());
            let mut plies = Vec::new();
            // The word `timeout` ends some of them.
            let written = line.split(',').next().unwrap_or("").split_whitespace();
            for text in written.take(most) {
                let Ok(written) = text.parse::<WrittenPly>() else {
                    break;
                };
                let mut after = game.clone();
                if after.play(written.ply).is_err() || after.outcome().is_some() {
                    break;
                }
                game = after;
                plies.push(written.ply);
            }
            plies
        })
        .collect()
}
