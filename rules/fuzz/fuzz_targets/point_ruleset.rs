//! A ruleset of a family other than tafl from JSON: what is accepted survives being written, and can be played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use raichi_rules::{Family, Game, Ruleset, presets_of};

/// A shipped ruleset whose keys the text changes, so that not only whole rulesets are of use.
fn changed(text: &str) -> Option<String> {
    let (number, text) = text.split_at_checked(1)?;
    let number = usize::from(number.as_bytes()[0]);
    let mut presets = Family::ALL[1..].iter().copied().flat_map(presets_of);
    let count = presets.clone().count();
    let json = presets.nth(number % count)?.to_json();
    let start = json.strip_suffix('}')?;
    Some(format!("{start},{text}}}"))
}

fuzz_target!(|text: &str| {
    for json in [Some(text.to_owned()), changed(text)].into_iter().flatten() {
        match Ruleset::from_json(&json) {
            Ok(ruleset) => {
                assert_eq!(Ruleset::from_json(&ruleset.to_json()).as_ref(), Ok(&ruleset));
                let mut game = Game::new(ruleset);
                assert_eq!(game.legal_plies().len() as u64, game.legal_ply_count());
                if let Some(ply) = game.legal_plies().first() {
                    assert!(game.play(*ply).is_ok());
                }
            }
            Err(errors) => assert!(!errors.all().is_empty()),
        }
    }
});
