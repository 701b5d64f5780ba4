use raichi_rules::{Ruleset, presets};

use super::*;

/// The aims of both sides.
fn aims(locale: Locale, rules: &str) -> [String; 2] {
    let ruleset = Ruleset::preset(rules).expect("a ruleset that ships");
    Side::ALL.map(|side| aim(locale, &ruleset, side))
}

#[test]
fn aims_are_those_of_the_rules() {
    for (rules, first, second) in [
        (
            "brandubh",
            "Attackers: capture the king between two of your pieces, or on all four sides if he’s on the throne or next to it.",
            "Defenders: get the king to a corner.",
        ),
        (
            "sea-battle",
            "Attackers: capture the king by surrounding him on all four sides.",
            "Defenders: get the king to the edge of the board.",
        ),
        (
            "copenhagen",
            "Attackers: capture the king by surrounding him on all four sides.",
            "Defenders: get the king to a corner.",
        ),
        (
            "tablut",
            "Attackers: capture the king between two of your pieces, or on all four sides if he’s on the throne or next to it.",
            "Defenders: get the king to the edge of the board.",
        ),
        (
            "fox-and-geese",
            "Fox: capture 8 geese.",
            "Geese: trap the fox so that it can’t move.",
        ),
        (
            "fox-and-geese-15",
            "Fox: capture 10 geese or get past the geese.",
            "Geese: trap the fox so that it can’t move.",
        ),
        (
            "fox-and-hounds",
            "Fox: reach a1, c1, e1 or g1.",
            "Hounds: trap the fox so that it can’t move.",
        ),
        (
            "asalto",
            "Officers: capture 16 rebels.",
            "Rebels: fill all 9 goal points or trap the officers so that they can’t move.",
        ),
        (
            "bagh-chal",
            "Tigers: capture 5 goats.",
            "Goats: trap the tigers so that they can’t move.",
        ),
        (
            "mini-dablot",
            "Saami: capture the enemy leader, or all the other enemy pieces.",
            "Swedes: capture the enemy leader, or all the other enemy pieces.",
        ),
        (
            "dablot-keyland",
            "Saami: capture every enemy piece.",
            "Swedes: capture every enemy piece.",
        ),
    ] {
        assert_eq!(aims(Locale::English, rules), [first, second], "{rules}");
    }
    assert_eq!(
        aims(Locale::German, "halatafl"),
        [
            "Füchse: 12 Schafe schlagen.",
            "Schafe: alle 9 Zielpunkte besetzen oder die Füchse einschließen, bis kein Zug mehr möglich ist."
        ]
    );
}

#[test]
fn every_ruleset_has_aims_of_one_line_in_every_language() {
    for locale in Locale::ALL {
        for ruleset in presets() {
            let [first, second] = aims(locale, ruleset.name());
            for aim in [&first, &second] {
                let length = aim.chars().count();
                assert!((15..=160).contains(&length), "{}: {aim}", locale.code());
                assert!(!aim.contains('\n') && aim.ends_with('.'), "{aim}");
                assert!(!aim.contains("{ $"), "{aim}");
            }
            assert_ne!(first, second);
        }
    }
}

#[test]
fn a_side_that_nothing_lets_win_is_to_hold_out() {
    let json = r#"{"game":"hunt","name":"own","board":"square5","setup":"F3F/5/5/5/ggggg",
        "goals":{"many_at_most":0},"no_moves":"draw"}"#;
    let ruleset = Ruleset::from_json(json).expect("playable");
    let of = |side| aim(Locale::English, &ruleset, side);
    assert!(
        of(Side::First).contains("capture all of"),
        "{}",
        of(Side::First)
    );
    assert!(of(Side::Second).ends_with("don’t let the other side win."));
}
