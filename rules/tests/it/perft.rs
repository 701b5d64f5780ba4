//! How many sequences of moves there are, against counts that other programs found.

use raichi_rules::{Ruleset, perft};

/// Counts every row of the table down to the depth at which it stays below `most`.
fn check(most: u64) {
    for line in include_str!("../data/perft.txt").lines() {
        let mut fields = line.split_whitespace();
        let Some(name) = fields.next().filter(|name| *name != "#") else {
            continue;
        };
        let ruleset = Ruleset::preset(name).unwrap();
        for (depth, nodes) in (1..).zip(fields.map(|field| field.parse::<u64>().unwrap())) {
            if nodes <= most {
                assert_eq!(
                    perft(&ruleset, ruleset.start(), depth),
                    nodes,
                    "{name}, depth {depth}"
                );
            }
        }
    }
}

#[test]
fn counts_agree() {
    check(if cfg!(debug_assertions) {
        1_100_000
    } else {
        70_000_000
    });
}

#[test]
#[ignore = "takes half a minute in release, and far longer without"]
fn the_deepest_counts_agree() {
    check(u64::MAX);
}
