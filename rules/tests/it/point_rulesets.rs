//! The shipped rulesets of hunts and Dablot, and rulesets of theirs that are refused.

use raichi_rules::{Family, Game, Ruleset, RulesetError, Side, presets_of};
use serde_json::{Value, json};

fn presets() -> impl Iterator<Item = &'static Ruleset> {
    [Family::Hunt, Family::Dablot]
        .into_iter()
        .flat_map(presets_of)
}

#[test]
fn every_preset_is_playable_and_survives_json() {
    assert_eq!(presets_of(Family::Hunt).len(), 16);
    assert_eq!(presets_of(Family::Dablot).len(), 9);
    for ruleset in presets() {
        let json = ruleset.to_json();
        assert_eq!(Ruleset::from_json(&json).as_ref(), Ok(ruleset), "{json}");
        let game = Game::new(ruleset.clone());
        assert!(game.outcome().is_none());
        let setup = format!(
            "{} {}",
            game.position_text(),
            ruleset.side_code(game.to_move())
        );
        let again = ruleset.start_from(&setup).unwrap();
        assert_eq!(again.view(), game.view());
        assert_eq!(again.position_hash(), game.position_hash());
    }
}

#[test]
fn the_shipped_rules_are_those_of_the_records() {
    let mut seen = 0;
    for line in include_str!("../data/hunts.jsonl").lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        let ruleset: Ruleset = serde_json::from_value(record["rules"].clone()).unwrap();
        // A shipped ruleset has its own title, whatever is given.
        assert_eq!(Ruleset::preset(ruleset.name()), Some(ruleset));
        seen += 1;
    }
    assert_eq!(seen, 500);
}

#[test]
fn those_that_vary_another_name_it() {
    let parent = |name: &str| {
        let ruleset = Ruleset::preset(name).unwrap();
        ruleset.parent().map(|parent| parent.name().to_owned())
    };
    assert_eq!(parent("asalto").as_deref(), Some("halatafl"));
    assert_eq!(parent("hat-diviyan-keliya").as_deref(), Some("len-choa"));
    assert_eq!(
        parent("mini-dablot-promotion").as_deref(),
        Some("mini-dablot-onward")
    );
    assert_eq!(parent("mini-dablot"), None);
    for ruleset in presets() {
        if let Some(parent) = ruleset.parent() {
            assert_eq!(parent.family(), ruleset.family());
            assert_ne!(parent, *ruleset);
        }
    }
    let own = ruleset("halatafl", &[("/name", json!("own"))]).unwrap();
    assert_eq!(own.parent().unwrap().name(), "halatafl");
}

#[test]
fn sides_have_the_names_of_the_ruleset() {
    let name = |ruleset: &str, side| {
        Ruleset::preset(ruleset)
            .unwrap()
            .side_name(side)
            .map(str::to_owned)
    };
    assert_eq!(name("asalto", Side::First).as_deref(), Some("officers"));
    assert_eq!(name("sua-ghin-gnua", Side::Second).as_deref(), Some("oxen"));
    assert_eq!(name("dablot", Side::First), None);
    let codes = |ruleset: &str| {
        let pieces = Ruleset::preset(ruleset).unwrap().pieces();
        let codes: Vec<_> = pieces
            .iter()
            .map(|piece| (piece.code, piece.letter))
            .collect();
        codes
    };
    assert_eq!(codes("fox-and-geese"), [("fox", 'F'), ("goose", 'g')]);
    assert_eq!(codes("catch-the-hare"), [("hare", 'H'), ("hunter", 'h')]);
    assert_eq!(codes("mini-dablot").len(), 10);
}

#[test]
fn what_is_absent_is_as_on_the_page() {
    let short = r#"{"game":"hunt","name":"fox-and-geese","board":"cross","setup":"3/3/7/3F3/ggggggg/ggg/ggg"}"#;
    assert_eq!(
        Ruleset::from_json(short).ok(),
        Ruleset::preset("fox-and-geese")
    );
    let short = r#"{"game":"dablot","name":"mini-dablot","board":"lattice4x5",
        "setup":"mmmm/mmm/mmmm/s2/l2L/2S/MMMM/MMM/MMMM"}"#;
    assert_eq!(
        Ruleset::from_json(short).ok(),
        Ruleset::preset("mini-dablot")
    );
    let own = short.replace("mini-dablot", "mine");
    assert_eq!(Ruleset::from_json(&own).unwrap().title(), "mine");
}

/// A shipped ruleset with other values.
fn ruleset(name: &str, changes: &[(&str, Value)]) -> Result<Ruleset, Vec<String>> {
    let json = Ruleset::preset(name).unwrap().to_json();
    let mut json: Value = serde_json::from_str(&json).unwrap();
    for (place, value) in changes {
        let (group, key) = place.rsplit_once('/').unwrap();
        let group = json.pointer_mut(group).unwrap().as_object_mut().unwrap();
        group.insert(key.to_owned(), value.clone());
    }
    let read = Ruleset::from_json(&json.to_string());
    read.map_err(|why| why.all().iter().map(RulesetError::to_string).collect())
}

#[track_caller]
fn refused(name: &str, changes: &[(&str, Value)], why: &str) {
    assert_eq!(ruleset(name, changes).unwrap_err(), [why]);
}

#[test]
fn each_problem_of_a_hunt() {
    let fox = "fox-and-geese";
    let one = |place: &'static str, value: Value| [(place, value)];
    refused(fox, &one("/wings", json!(1)), "there is no rule `wings`");
    refused(
        fox,
        &one("/few/wings", json!(1)),
        "there is no rule `few.wings`",
    );
    refused(
        fox,
        &one("/name", json!(" ")),
        "`name` cannot be \" \"; it is a text",
    );
    refused(
        fox,
        &one("/starts", json!("fox")),
        "`starts` cannot be \"fox\"; it is \"few\" or \"many\"",
    );
    refused(
        fox,
        &one("/few", json!(3)),
        "`few` cannot be 3; it is an object",
    );
    refused(
        fox,
        &one("/few/hand", json!(-1)),
        "`few.hand` cannot be -1; it is a number from 0 to 255",
    );
    refused(
        fox,
        &one("/few/letter", json!("f")),
        "`few.letter` cannot be \"f\"; it is an upper case letter",
    );
    refused(
        fox,
        &one("/many/letter", json!("gg")),
        "`many.letter` cannot be \"gg\"; it is a lower case letter",
    );
    refused(
        fox,
        &one("/few/leap", json!("twice")),
        "`few.leap` cannot be \"twice\"; it is \"none\" or \"single\" or \"multi\"",
    );
    refused(
        fox,
        &one("/few/lines", json!(["line"])),
        "the board has no `line` lines for the few",
    );
    refused(
        "len-choa",
        &one("/many/lines", json!(["grid"])),
        "the board has no `grid` lines for the many",
    );
    refused(
        fox,
        &one("/few/lines", json!(["rails"])),
        "`few.lines` cannot be [\"rails\"]; it is a list of \"grid\" or \"diagonal\" or \"thin\" or \"line\"",
    );
    refused(
        fox,
        &one("/goals/few_reach", json!(["a1", "d4"])),
        "`goals.few_reach` names a1, which is off the board",
    );
    refused(
        fox,
        &one("/goals/many_fill", json!(["z9"])),
        "`goals.many_fill` cannot be [\"z9\"]; it is a list of points",
    );
    refused(
        fox,
        &one("/repetition/result", json!("south")),
        "`repetition.result` cannot be \"south\"; it is \"draw\" or \"few\" or \"many\" or \"mover-loses\"",
    );
    refused(
        fox,
        &one("/setup", json!("3/3/7/3F3/ggggggg/ggg")),
        "`setup` cannot be \"3/3/7/3F3/ggggggg/ggg\"; it is a position string (the board has 7 ranks, this has 6)",
    );
    refused(
        fox,
        &one("/setup", json!("3/3/7/3F3/ggggggg/ggg/gg")),
        "`setup` cannot be \"3/3/7/3F3/ggggggg/ggg/gg\"; it is a position string (rank 1 has 3 points, and here 2)",
    );
    refused(
        fox,
        &one("/setup", json!("3/3/7/3T3/ggggggg/ggg/ggg")),
        "`setup` cannot be \"3/3/7/3T3/ggggggg/ggg/ggg\"; it is a position string (`T` is neither a piece nor a number of empty points)",
    );
    refused(
        fox,
        &one("/setup", json!("3/3/7/7/ggggggg/ggg/ggg")),
        "there is no piece of the few",
    );
    refused(
        "bagh-chal",
        &[("/many/hand", json!(0)), ("/goals/many_at_most", json!(-1))],
        "there is no piece of the many",
    );
    refused(
        "bagh-chal",
        &one("/many/hand", json!(300)),
        "`many.hand` cannot be 300; it is a number from 0 to 255",
    );
    let board = "`board` cannot be \"moon\"; it is \"cross\" or \"square5\" or \"draughts\" or \"triangle10\" or \"triangle23\" or \"lattice4x5\" or \"lattice6x7\"";
    refused(fox, &one("/board", json!("moon")), board);
}

#[test]
fn a_game_that_is_over_before_it_begins() {
    let over = |reason: &str| format!("the game is over before it begins ({reason})");
    for (name, changes, reason) in [
        (
            "fox-and-geese",
            ("/goals/many_at_most", json!(13)),
            "too-few",
        ),
        (
            "fox-and-geese",
            ("/goals/few_reach", json!(["d4"])),
            "reached",
        ),
        (
            "fox-and-geese",
            ("/goals/many_fill", json!(["c1", "d1"])),
            "filled",
        ),
        (
            "fox-and-geese-15",
            ("/setup", json!("3/3/7/7/ggggggg/3/1F1")),
            "behind",
        ),
        (
            "fox-and-geese",
            ("/setup", json!("3/3/7/7/g6/3/gFg")),
            "too-few",
        ),
        (
            "fox-and-geese",
            ("/few/directions", json!([])),
            "immobilised",
        ),
        (
            "fox-and-geese",
            ("/setup", json!("3/3/7/7/gg1g3/1g1/gFg")),
            "immobilised",
        ),
        (
            "mini-dablot",
            ("/setup", json!("mmmm/mmm/mmmm/s2/l2L/3/4/3/4")),
            "bare-leader",
        ),
        (
            "dablot-keyland",
            ("/setup", json!("6/5/6/5/6/5/l4L/5/6/5/6/5/6")),
            "lone-leaders",
        ),
        (
            "dablot",
            (
                "/setup",
                json!(
                    "mmmmmm/mmmmm/mmmmmm/mmmmm/mmmmmm/mmmmm/mmmmml/sssss/ssssss/sssss/ssssss/sssss/MSSSSL"
                ),
            ),
            "immobilised",
        ),
    ] {
        let found = ruleset(name, &[changes]).unwrap_err();
        assert_eq!(found, [over(reason)], "{name}");
    }
}

#[test]
fn each_problem_of_dablot() {
    let mini = "mini-dablot";
    refused(
        mini,
        &[("/actions", json!(3)), ("/ambush", json!(true))],
        "action points and the ambush do not go together",
    );
    refused(
        mini,
        &[("/points/man", json!(0))],
        "`points.man` cannot be 0; it is a number from 1 to 255",
    );
    refused(
        mini,
        &[("/end", json!("king"))],
        "`end` cannot be \"king\"; it is \"leader\" or \"all\"",
    );
    let setup = |text: &str| [("/setup", json!(text))];
    refused(
        mini,
        &setup("mmmm/mmm/mmmm/s2/3L/2S/MMMM/MMM/MMMM"),
        "north has 0 leaders instead of one",
    );
    refused(
        mini,
        &setup("mmmm/mmm/mmmm/s2/l2L/2L/MMMM/MMM/MMMM"),
        "south has 2 leaders instead of one",
    );
    let nobody = ruleset(mini, &setup("mmmm/mmm/mmmm/s2/l3/3/4/3/4")).unwrap_err();
    assert_eq!(
        nobody,
        [
            "there is no piece of south",
            "south has 0 leaders instead of one"
        ]
    );
    refused(
        "dablot-keyland",
        &setup("6/5/6/5/6/5/5L/5/6/5/6/5/6"),
        "there is no piece of north",
    );
}

#[test]
fn every_problem_is_named_at_once() {
    let errors = |json: Value| {
        let errors = Ruleset::from_json(&json.to_string()).unwrap_err();
        let texts: Vec<_> = errors.all().iter().map(RulesetError::to_string).collect();
        texts
    };
    assert_eq!(
        errors(json!({"game": "hunt", "colour": "red", "few": {"lines": ["line"], "capture": 7}})),
        [
            "`name` is missing",
            "`board` is missing",
            "`few.capture` cannot be 7; it is \"free\" or \"must\" or \"huff\"",
            "`setup` is missing",
            "there is no rule `colour`",
        ]
    );
    assert_eq!(
        errors(json!({
            "game": "hunt", "name": "x", "board": "square5", "setup": "5/5/5/5/5",
            "few": {"lines": ["thin"]}, "quiet_limit": true,
        })),
        [
            "`quiet_limit` cannot be true; it is a number from 0 to 65535",
            "the board has no `thin` lines for the few",
            "there is no piece of the few",
            "there is no piece of the many",
        ]
    );
    assert_eq!(
        errors(
            json!({"game": "dablot", "name": "x", "board": "lattice4x5", "actions": 2, "ambush": true, "points": {"king": 1}})
        ),
        [
            "`setup` is missing",
            "there is no rule `points.king`",
            "action points and the ambush do not go together",
        ]
    );
}
