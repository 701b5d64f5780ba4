//! Quick games by which rules are tried out.

use raichi_engine::{Imbalance, Trial};
use raichi_rules::{Ruleset, Side, Vocabulary, apply_words};

fn changed(base: &str, words: &[&str]) -> Ruleset {
    let base = Ruleset::preset(base).unwrap();
    apply_words(&base, words.iter().copied(), &Vocabulary::of(&base)).unwrap()
}

#[test]
fn rules_that_suit_one_side_alone_are_found() {
    // A king beside the corner, whom nobody guards.
    let setup = "setup 1K5/3t3/3T3/ttT1Ttt/3T3/3t3/3t3";
    let lopsided = Trial::of(&changed("brandubh", &[setup]), &|| false);
    println!("{lopsided:?}");
    assert_eq!(
        lopsided.imbalance(None),
        Some(Imbalance::Lopsided(Side::Second))
    );
}

#[test]
fn the_same_rules_give_the_same_games() {
    let rules = changed("brandubh", &["king two"]);
    let once = Trial::of(&rules, &|| false);
    assert_eq!(once, Trial::of(&rules, &|| false));
    assert!(once.games >= 50, "{once:?}");
    assert_eq!(Trial::of(&rules, &|| true).games, 0);
}
