//! Game records: every text is read and replayed as far as it goes.
#![no_main]

use libfuzzer_sys::fuzz_target;
use raichi_rules::{Ruleset, records};

fuzz_target!(|text: &str| {
    let otherwise = Ruleset::default();
    for record in records(text) {
        let replay = record.replay(&otherwise);
        assert!(replay.plies.len() <= record.moves.len());
        assert_eq!(
            replay.game.map_or(0, |game| game.ply_count()),
            replay.plies.len()
        );
        if replay.error.is_none() {
            assert_eq!(replay.plies.len(), record.moves.len());
        }
    }
});
