//! How many sequences of moves there are, against counts that other programs found.

use raichi_rules::{Game, Ruleset};

/// The tests are built with optimisation, so that even the deepest counts take seconds.
#[test]
fn counts_agree() {
    for line in include_str!("../data/perft.txt").lines() {
        let mut fields = line.split_whitespace();
        let Some(name) = fields.next().filter(|name| *name != "#") else {
            continue;
        };
        let game = Game::new(Ruleset::preset(name).unwrap());
        for (depth, nodes) in (1..).zip(fields.map(|field| field.parse::<u64>().unwrap())) {
            assert_eq!(game.perft(depth), nodes, "{name}, depth {depth}");
        }
    }
}
