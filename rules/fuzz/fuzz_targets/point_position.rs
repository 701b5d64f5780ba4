//! A position string of a family other than tafl, and a ply after a line break: what is accepted survives being written, and
//! a ply is legal if it is among the legal ones.
#![no_main]

use libfuzzer_sys::fuzz_target;
use raichi_rules::{Family, WrittenPly, presets_of};

fuzz_target!(|text: &str| {
    let (position, ply) = text.split_once('\n').unwrap_or((text, "end"));
    for ruleset in Family::ALL[1..].iter().copied().flat_map(presets_of) {
        let Ok(game) = ruleset.start_from(position) else {
            continue;
        };
        let written = format!("{} {}", game.position_text(), ruleset.side_code(game.to_move()));
        let again = ruleset.start_from(&written);
        assert!(again.is_ok_and(|again| again.view() == game.view()));
        let legal = game.legal_plies();
        assert_eq!(legal.len() as u64, game.legal_ply_count());
        let written = ply.parse::<WrittenPly>().ok();
        if let Some(Ok(ply)) = written.map(|written| game.resolve(&written)) {
            assert_eq!(game.check(ply).is_ok(), legal.contains(&ply));
        }
        if let Some(ply) = legal.first() {
            assert!(game.clone().play(*ply).is_ok());
        }
    }
});
