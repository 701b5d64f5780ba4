//! A ruleset from JSON: what is accepted survives being written, and can be played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use raichi_rules::tafl::{Game, Ruleset};

fuzz_target!(|text: &str| {
    match Ruleset::from_json(text) {
        Ok(ruleset) => {
            assert_eq!(Ruleset::from_json(&ruleset.to_json()).as_ref(), Ok(&ruleset));
            let mut game = Game::new(ruleset);
            if let Some(mv) = game.legal_plies().first() {
                assert!(game.play(*mv).is_ok());
            }
        }
        Err(errors) => assert!(!errors.all().is_empty()),
    }
});
