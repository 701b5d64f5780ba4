//! Endings that are won are finished.

use raichi_engine::{Level, choose};

#[path = "../../benches/common/endings.rs"]
mod common;

use common::{MOST_PLIES, endings, finished};

#[test]
fn won_endings_are_over_within_forty_plies_of_level_4() {
    let level = Level::new(4).unwrap();
    let mut open = Vec::new();
    let mut count = 0;
    for ending in endings(include_str!("../data/endings.txt")) {
        let plies = finished(&ending, MOST_PLIES, |game| {
            choose(game, level, 1, &|| false).unwrap().ply
        });
        count += 1;
        if plies.is_none() {
            open.push(ending.to_string());
        }
    }
    assert!(count >= ENDINGS, "{count}");
    assert!(open.is_empty(), "{open:#?}");
}

/// How many endings there are at least.
const ENDINGS: usize = 30;
