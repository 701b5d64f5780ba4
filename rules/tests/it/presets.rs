//! The rulesets that ship.

use raichi_rules::RulesetError;
use raichi_rules::tafl::{ClassSet, Escape, Problem, Ruleset, Square, preset::PRESETS, presets};

#[test]
fn every_preset_is_playable_and_survives_json() {
    assert_eq!(presets().len(), 51);
    assert_eq!(presets()[0].name(), "norse");
    for (ruleset, preset) in presets().iter().zip(&PRESETS) {
        assert_eq!(
            Ruleset::new(preset.name, preset.rules).as_ref(),
            Ok(&**ruleset)
        );
        assert_eq!(
            Ruleset::from_json(&ruleset.to_json()).as_ref(),
            Ok(&**ruleset)
        );
        assert_eq!(ruleset.title(), preset.title);
    }
}

#[test]
fn those_that_vary_another_name_it() {
    let parent = |name| {
        let ruleset = Ruleset::preset(name).unwrap();
        ruleset.parent().map(|parent| parent.name().to_owned())
    };
    for preset in &PRESETS {
        assert_eq!(parent(preset.name).as_deref(), preset.parent);
    }
    assert_eq!(PRESETS.iter().filter(|p| p.parent.is_some()).count(), 44);
    let own = Ruleset::new("norse", raichi_rules::tafl::preset::VIKING).unwrap();
    assert!(!own.is_shipped() && Ruleset::default().is_shipped());
    assert!(
        own.parent().is_none(),
        "any family’s door finds the nearest"
    );
}

#[test]
fn the_shipped_rules_are_those_of_the_records() {
    let mut seen = 0;
    let records = [
        include_str!("../data/rulesets.jsonl"),
        include_str!("../data/more-tafl.jsonl"),
    ];
    for line in records.into_iter().flat_map(str::lines) {
        let record: serde_json::Value = serde_json::from_str(line).unwrap();
        let ruleset: Ruleset = serde_json::from_value(record["rules"].clone()).unwrap();
        if let Some(shipped) = Ruleset::preset(ruleset.name()) {
            assert_eq!(*shipped, ruleset);
            seen += 1;
        }
    }
    assert_eq!(seen, 231);
}

#[test]
fn what_is_absent_is_as_in_copenhagen() {
    let short = r#"{"name":"copenhagen","size":11,
        "setup":"3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3"}"#;
    assert_eq!(
        Ruleset::from_json(short).unwrap(),
        *Ruleset::preset("copenhagen").unwrap()
    );
    let long = r#"{"name":"x","size":7,"setup":"3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3",
        "throne":{"hostile":"k"},"escape":"edge","attackers_lose_at":null}"#;
    let rules = *Ruleset::from_json(long).unwrap().rules();
    assert_eq!(
        (rules.throne.hostile, rules.throne.cross),
        (ClassSet::KING, ClassSet::ALL)
    );
    assert_eq!(
        (rules.escape, rules.attackers_lose_at),
        (Escape::Edge, None)
    );
}

#[test]
fn every_problem_is_named_at_once() {
    let text = r#"{"name":"x","size":7,"setup":"3t3/3t3/3T3/ttT1Ttt/3T3/3t3/3t3","colour":1,
        "king":{"capture":"three","crown":true},"corners":{"present":false},
        "camps":{"squares":["a1","h8"]}}"#;
    let errors = Ruleset::from_json(text).unwrap_err();
    let [colour, capture, crown, corners, camp, king] = errors.all() else {
        panic!("{errors}");
    };
    assert_eq!(
        capture.to_string(),
        r#"`king.capture` cannot be "three"; it is "two" or "four" or "four-near-throne" or "four-on-throne""#
    );
    assert_eq!(*crown, RulesetError::UnknownKey("king.crown".into()));
    assert_eq!(*colour, RulesetError::UnknownKey("colour".into()));
    assert_eq!(*corners, Problem::NoCorners.into());
    assert_eq!(
        *camp,
        Problem::CampOffBoard("h8".parse::<Square>().unwrap()).into()
    );
    assert_eq!(*king, Problem::NoKing.into());
}

/// A ruleset of 7 × 7 with the given setup and further keys is refused for the given reasons.
fn refused(size: u64, setup: &str, more: &str, reasons: &[Problem]) {
    let text = format!(r#"{{"name":"x","size":{size},"setup":"{setup}"{more}}}"#);
    let reasons: Vec<RulesetError> = reasons.iter().map(|reason| (*reason).into()).collect();
    assert_eq!(
        Ruleset::from_json(&text).unwrap_err().all(),
        reasons,
        "{text}"
    );
}

#[test]
fn what_cannot_be_played_is_refused() {
    let cross = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3";
    let size = Problem::SetupSize { size: 9, setup: 7 };
    refused(9, cross, "", &[size]);
    refused(8, "8/8/8/8/8/8/8/3K3t", "", &[Problem::Size(8)]);
    refused(
        21,
        cross,
        "",
        &[Problem::Size(21), Problem::SetupSize { size: 21, setup: 7 }],
    );
    refused(7, "7/7/7/3K3/3K3/7/7", "", &[Problem::Kings(2)]);
    let corner = "K6/7/7/7/7/7/7";
    refused(7, corner, "", &[Problem::Escaped("a7".parse().unwrap())]);
    let edge = r#","escape":"edge","corners":{"present":false}"#;
    refused(
        7,
        "3K3/7/7/7/7/7/7",
        edge,
        &[Problem::Escaped("d7".parse().unwrap())],
    );
    let wide = r#","corners":{"width":4}"#;
    refused(7, cross, wide, &[Problem::CornerWidth(4)]);
    for text in ["", "[]", "7", "{", "{}", r#"{"name":7}"#] {
        assert!(Ruleset::from_json(text).is_err(), "{text}");
    }
}

#[test]
fn games_that_are_over_before_or_with_their_first_move_are_refused() {
    use raichi_rules::tafl::{Outcome, Reason, Side};
    let won = |by, reason| {
        let winner = Some(by);
        Problem::Over(Outcome { winner, reason })
    };
    let (attackers, defenders) = (Side::Attackers, Side::Defenders);
    let cross = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3";
    let no_moves = won(defenders, Reason::NoMoves);
    refused(7, "7/7/7/3K3/7/T6/tT5", "", &[no_moves]);
    let drawn = Problem::Over(Outcome {
        winner: None,
        reason: Reason::NoMoves,
    });
    let draw = r#","no_moves":"draw""#;
    refused(7, "7/7/7/3K3/7/T6/tT5", draw, &[drawn]);
    let few = won(defenders, Reason::AttackersDestroyed);
    refused(7, "7/7/7/3K3/7/7/7", "", &[few]);
    refused(7, cross, r#","attackers_lose_at":8"#, &[few]);
    refused(7, cross, r#","attackers_lose_at":255"#, &[few]);
    let captured = won(attackers, Reason::KingCaptured);
    refused(7, "7/7/3t3/2tKt2/3t3/7/7", "", &[captured]);
    let two = r#","king":{"capture":"two"}"#;
    refused(7, "7/7/3t3/2tKt2/3t3/7/7", two, &[captured]);
    let enclosed = won(attackers, Reason::Enclosed);
    refused(7, "7/2ttt2/1t3t1/1t1K1t1/1t3t1/2ttt2/7", "", &[enclosed]);
    let once = [
        Problem::OverAtOnce("repetition.count"),
        Problem::OverAtOnce("quiet_limit"),
    ];
    let limits = r#","repetition":{"count":1},"quiet_limit":1"#;
    refused(7, cross, limits, &once);

    // What is near to it is no end: one attacker more, a king between attackers who is captured from four sides.
    for (setup, more) in [
        (cross, r#","attackers_lose_at":7"#),
        (cross, r#","repetition":{"count":2},"quiet_limit":2"#),
        ("7/2tKt2/7/7/7/7/7", r#","king":{"capture":"two"}"#),
        ("7/7/3t3/2tK3/3t3/7/7", ""),
        ("7/2ttt2/1t3t1/1t1K1t1/1t3t1/2t1t2/7", ""),
    ] {
        let text = format!(r#"{{"name":"x","size":7,"setup":"{setup}"{more}}}"#);
        assert!(Ruleset::from_json(&text).is_ok(), "{text}");
    }
}

#[test]
fn rules_of_games_that_exist_remain_readable() {
    use raichi_rules::Ruleset as AnyRuleset;
    for more in [
        r#""7/7/7/3K3/7/T6/tT5""#,
        r#""3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3","quiet_limit":1"#,
        r#""3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3","attackers_lose_at":255"#,
    ] {
        let text = format!(r#"{{"name":"x","size":7,"setup":{more}}}"#);
        let refused = AnyRuleset::from_json(&text).unwrap_err();
        let stored: AnyRuleset = serde_json::from_str(&text).unwrap();
        assert_eq!(stored, AnyRuleset::from_stored_json(&text).unwrap());
        assert_eq!(stored.may_begin(), Err(refused));
        assert_eq!(stored.named("y").name(), "y");
        let record = raichi_rules::Record::new(&stored, []);
        let game = record.start(&AnyRuleset::default()).unwrap();
        assert_eq!(game.ruleset(), stored);
    }
    assert_eq!(AnyRuleset::default().may_begin(), Ok(()));
}

#[test]
fn a_key_that_is_there_twice_is_refused() {
    let text = include_str!("../hunt/twice.json");
    let errors = Ruleset::from_json(text).unwrap_err();
    assert_eq!(errors.all(), [RulesetError::Twice("quiet_limit".into())]);
}
