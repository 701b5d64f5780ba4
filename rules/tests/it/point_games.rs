//! What holds for every hunt and every game of Dablot.

use std::collections::BTreeSet;

use proptest::{collection::vec, prelude::*, sample::Index};
use raichi_rules::{
    Family, Game, Ply, PlyKind, Point, Record, Ruleset, WrittenPly, presets_of, records,
};

fn rulesets() -> impl Strategy<Value = Ruleset> {
    let presets = [Family::Hunt, Family::Dablot]
        .into_iter()
        .flat_map(presets_of);
    proptest::sample::select(presets.cloned().collect::<Vec<_>>())
}

/// Plays plies picked from the legal ones, and gives what was played.
fn play(game: &mut Game, picks: &[Index]) -> Vec<WrittenPly> {
    let mut all = Vec::new();
    for pick in picks {
        let legal = game.legal_plies();
        if legal.is_empty() {
            break;
        }
        all.push(game.play(*pick.get(&legal)).unwrap().written());
    }
    all
}

/// Every ply that the continuations lead to.
fn continued(game: &Game, path: &mut Vec<Point>, found: &mut BTreeSet<Ply>) {
    let here = game.continuations(path);
    assert!(here.next.is_sorted(), "{path:?}");
    found.extend(here.whole);
    for next in here.next {
        path.push(next);
        continued(game, path, found);
        path.pop();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    #[test]
    fn legal_plies_are_the_accepted_ones(rules in rulesets(), picks in vec(any::<Index>(), 0..50)) {
        let mut game = Game::new(rules);
        play(&mut game, &picks);
        let legal = game.legal_plies();
        prop_assert_eq!(legal.len() as u64, game.legal_ply_count());
        prop_assert_eq!(game.perft(1), if game.outcome().is_some() { 0 } else { legal.len() as u64 });
        for ply in &legal {
            prop_assert_eq!(game.check(*ply), Ok(()));
            let written = WrittenPly::from(*ply);
            prop_assert_eq!(game.resolve(&written), Ok(*ply));
        }
        let all: BTreeSet<Ply> = legal.iter().copied().collect();
        prop_assert_eq!(all.len(), legal.len());
        // Every ply of one or two points, and those that the continuations lead to.
        let points = game.shape().points();
        let short = points.iter().flat_map(|from| points.iter().map(|to| Ply::step(*from, *to)));
        let single = points.iter().flat_map(|at| Ply::path(&[*at]));
        let accepted: BTreeSet<Ply> = short.chain(single).filter(|ply| game.check(*ply).is_ok()).collect();
        let is_short = |ply: &&Ply| ply.kind() == PlyKind::Path && ply.points().len() < 3;
        prop_assert_eq!(accepted, all.iter().filter(is_short).copied().collect::<BTreeSet<_>>());
        let mut found = BTreeSet::new();
        continued(&game, &mut Vec::new(), &mut found);
        prop_assert_eq!(found, all);
    }

    #[test]
    fn a_record_of_any_game_replays_to_the_same(rules in rulesets(), picks in vec(any::<Index>(), 0..80)) {
        let mut game = Game::new(rules.clone());
        let plies = play(&mut game, &picks);
        let text = Record::new(&rules, plies.iter().cloned()).to_string();
        let replay = records(&text).next().unwrap().replay(&Ruleset::default());
        prop_assert_eq!(replay.error, None);
        let again = replay.game.unwrap();
        prop_assert_eq!(again.position_text(), game.position_text());
        prop_assert_eq!(again.position_hash(), game.position_hash());
        prop_assert_eq!(again.outcome(), game.outcome());
        prop_assert_eq!(again.ruleset(), rules.clone());
        // Without captures, in capitals, and with other signs, they mean the same.
        let mut other = Game::new(rules);
        for written in plies {
            let bare = written.ply.to_string().to_uppercase().replace('-', " – ");
            let ply = other.resolve(&bare.parse().unwrap()).unwrap();
            prop_assert_eq!(other.play(ply).unwrap().written(), written);
        }
    }

    #[test]
    fn positions_survive_their_text(rules in rulesets(), picks in vec(any::<Index>(), 0..60)) {
        let mut game = Game::new(rules.clone());
        let plies = play(&mut game, &picks);
        let view = game.view();
        prop_assert_eq!(view.shape.points().len(), game.shape().points().len());
        prop_assert!(view.pieces.is_sorted_by_key(|(point, _)| *point));
        for point in view.shape.points() {
            prop_assert_eq!(view.piece_at(point), game.piece_at(point));
        }
        let text = format!("{} {}", game.position_text(), rules.side_code(game.to_move()));
        match rules.start_from(&text) {
            Ok(again) => {
                prop_assert_eq!(again.view(), view);
                prop_assert_eq!(again.position_hash(), game.position_hash());
                prop_assert_eq!(again.legal_plies().len() as u64, again.legal_ply_count());
                if let (Some(last), None) = (plies.last(), game.outcome()) {
                    let led = again.led_by(last).unwrap();
                    let captures: Vec<_> = led.captures.iter().map(|capture| capture.point).collect();
                    prop_assert_eq!(&captures, &last.captures);
                    prop_assert_eq!(led.ply, last.ply);
                }
            }
            Err(why) => prop_assert!(game.outcome().is_some(), "{}: {}", text, why),
        }
    }

    #[test]
    fn no_text_is_too_strange(
        rules in rulesets(), text in ".*", near in "[a-m0-9FTghMSLmsl/+*x. -]{0,40}( few| many| south| north)?",
    ) {
        for text in [text, near] {
            if let Ok(game) = rules.start_from(&text) {
                let again = format!("{} {}", game.position_text(), rules.side_code(game.to_move()));
                prop_assert_eq!(rules.start_from(&again).unwrap().view(), game.view());
            }
            if let Ok(written) = text.parse::<WrittenPly>() {
                let game = Game::new(rules.clone());
                prop_assert_eq!(game.check(written.ply).is_ok(), game.legal_plies().contains(&written.ply));
            }
        }
    }

    #[test]
    fn no_ruleset_is_too_strange(
        base in rulesets(),
        key in any::<Index>(),
        value in proptest::sample::select(vec![
            "null", "true", "0", "-1", "1", "7", "255", "256", "1e9", "1.5", "\"\"", "\"F\"", "\"x\"", "[]", "{}",
            "[\"a1\"]", "[\"c3\", \"c3\"]", "[\"grid\", \"grid\"]", "[\"line\"]", "\"must\"", "\"huff\"", "\"multi\"",
            "\"cross\"", "\"lattice6x7\"", "\"T/3/3/3\"", "18446744073709551616", "\"all\"",
        ]),
        picks in vec(any::<Index>(), 0..10),
    ) {
        let mut json: serde_json::Value = serde_json::from_str(&base.to_json()).unwrap();
        let value: serde_json::Value = serde_json::from_str(value).unwrap();
        let mut places = Vec::new();
        for (name, inner) in json.as_object().unwrap() {
            places.push(format!("/{name}"));
            places.extend(inner.as_object().into_iter().flatten().map(|(key, _)| format!("/{name}/{key}")));
        }
        let place: &String = key.get(&places);
        *json.pointer_mut(place).unwrap() = value;
        match Ruleset::from_json(&json.to_string()) {
            Ok(rules) => {
                prop_assert_eq!(&Ruleset::from_json(&rules.to_json()).unwrap(), &rules);
                play(&mut Game::new(rules), &picks);
            }
            Err(errors) => prop_assert!(!errors.all().is_empty()),
        }
    }
}

#[test]
fn stored_hashes_still_hold() {
    let hash = |name: &str| Game::new(Ruleset::preset(name).unwrap()).position_hash();
    let all = ["fox-and-geese", "bagh-chal", "mini-dablot", "dablot"].map(hash);
    assert_eq!(
        all,
        [
            1_941_287_135_913_134_969,
            1_850_024_728_790_211_000,
            5_128_765_880_933_165_380,
            6_160_295_552_106_739_985,
        ]
    );
}

#[test]
fn chains_of_an_endless_board_are_counted_up_to_a_limit() {
    // A fox among pieces that it could leap over in more orders than a machine can list.
    let json = r#"{"game":"hunt","name":"endless","board":"lattice6x7",
        "few":{"lines":["line"]},"many":{"lines":["line"]},
        "setup":"F5/ggggg/6/ggggg/6/ggggg/6/ggggg/6/ggggg/6/ggggg/6"}"#;
    let game = Game::new(Ruleset::from_json(json).unwrap());
    assert_eq!(game.legal_plies().len() as u64, game.legal_ply_count());
    assert_eq!(game.legal_ply_count(), 1 << 18);
}
