//! A position string: what is accepted survives being written, and can be played where it fits.
#![no_main]

use libfuzzer_sys::fuzz_target;
use raichi_rules::tafl::{Game, Position, presets};

fuzz_target!(|text: &str| {
    let Ok(position) = text.parse::<Position>() else {
        return;
    };
    assert_eq!(position.to_string().parse(), Ok(position));
    for ruleset in presets() {
        if let Ok(mut game) = Game::from_position(ruleset.clone(), position) {
            let moves = game.legal_plies();
            assert_eq!(moves.len() as u64, game.legal_move_count());
            if let Some(mv) = moves.first() {
                assert!(game.play(*mv).is_ok());
            }
        }
    }
});
