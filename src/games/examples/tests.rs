use std::collections::BTreeSet;

use raichi_rules::{presets, presets_of};

use super::*;

fn kinds(name: &str) -> Vec<&'static str> {
    let ruleset = Ruleset::preset(name).expect("it ships");
    let found = capture_examples(&ruleset).into_iter();
    found.map(|example| example.kind).collect()
}

#[test]
fn every_example_is_played_by_its_own_rules() {
    for ruleset in presets() {
        let name = ruleset.name();
        let examples = capture_examples(ruleset);
        assert!(!examples.is_empty(), "{name} captures nothing");
        let mut seen = BTreeSet::new();
        for example in examples {
            let kind = example.kind;
            assert!(seen.insert(kind), "{kind} is twice in {name}");
            let mut game = example.before.clone();
            assert_eq!(game.ruleset().name(), name);
            let played = game.play(example.played.ply).expect("it is legal");
            assert_eq!(played, example.played, "{kind} in {name}");
            assert_eq!(game.position_hash(), example.after.position_hash());
            assert!(
                !played.captures.is_empty() || played.outcome.is_some(),
                "{kind} in {name}"
            );
            let shape = ruleset.shape();
            let points = example.points.iter();
            assert!(points.clone().all(|point| shape.contains(*point)), "{kind}");
            let ends = [played.ply.first(), played.ply.last()];
            let ends = ends.into_iter().flatten();
            assert!(ends.clone().count() > 0);
            for end in ends {
                assert!(example.points.contains(&end), "{kind} in {name}: {end}");
            }
        }
    }
}

#[test]
fn no_piece_of_a_capture_can_be_spared() {
    for ruleset in presets_of(Family::Tafl) {
        for example in capture_examples(ruleset) {
            let shape = ruleset.shape();
            let ply = example.played.ply;
            let pieces = example.before.view().pieces;
            let captured: Vec<_> = example.played.captures.iter().map(|it| it.point).collect();
            let takes_part = |at: &Point| {
                example.points.contains(at) && ply.first() != Some(*at) && !captured.contains(at)
            };
            for (spared, _) in pieces.iter().filter(|(at, _)| takes_part(at)) {
                let mut sketch = Sketch::new(ruleset, &shape);
                sketch.men = pieces
                    .iter()
                    .filter(|(at, _)| at != spared)
                    .map(|(at, piece)| (*at, piece.letter))
                    .collect();
                let without = sketch.play(example.played.by, ply);
                let same = without.is_some_and(|(_, played, _)| {
                    played.captures.len() == captured.len()
                        && played.outcome == example.played.outcome
                });
                assert!(
                    !same,
                    "{}: {} without {spared}",
                    ruleset.name(),
                    example.kind
                );
            }
        }
    }
}

#[test]
fn each_ruleset_has_the_captures_that_its_rules_name() {
    assert_eq!(
        kinds("brandubh"),
        [
            "tafl-between",
            "tafl-throne",
            "tafl-corner",
            "tafl-king-open",
            "tafl-king-throne",
            "tafl-king-near-throne",
            "tafl-enclosed",
        ]
    );
    assert!(kinds("copenhagen").contains(&"tafl-shieldwall"));
    assert!(!kinds("fetlar").contains(&"tafl-shieldwall"));
    assert!(kinds("tablut").contains(&"tafl-linnaean"));
    assert!(kinds("saami-tablut").contains(&"tafl-camp"));
    assert!(kinds("saami-tablut").contains(&"tafl-king-camp"));
    assert!(kinds("norse").contains(&"tafl-king-edge"));
    assert!(!kinds("viking").contains(&"tafl-king-edge"));
    assert!(kinds("mini-tablut").contains(&"tafl-custody"));
    assert_eq!(
        kinds("tawlbwrdd"),
        ["tafl-between", "tafl-king-open", "tafl-enclosed"]
    );
    assert_eq!(kinds("fox-and-hounds"), ["hunt-closed"]);
    assert_eq!(
        kinds("fox-and-geese"),
        ["hunt-leap", "hunt-chain", "hunt-closed"]
    );
    assert_eq!(kinds("bagh-chal"), ["hunt-leap"]);
    assert!(kinds("mini-dablot-ambush").contains(&"dablot-ambush"));
    assert!(!kinds("mini-dablot").contains(&"dablot-ambush"));
    assert!(!kinds("mini-dablot-actions").contains(&"dablot-chain"));
    let men = |name: &str, kind: &str| {
        let ruleset = Ruleset::preset(name).expect("it ships");
        let mut found = capture_examples(&ruleset).into_iter();
        found
            .find(|example| example.kind == kind)
            .map(|example| example.count)
    };
    for (name, kind, count) in [
        ("copenhagen", "tafl-king-open", 4),
        ("brandubh", "tafl-king-open", 2),
        ("brandubh", "tafl-king-throne", 4),
        ("brandubh", "tafl-king-near-throne", 3),
        ("norse", "tafl-king-edge", 3),
        ("saami-tablut", "tafl-king-near-throne", 1),
    ] {
        assert_eq!(men(name, kind), Some(count), "{name}: {kind}");
    }
}
