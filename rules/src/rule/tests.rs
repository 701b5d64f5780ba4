use serde_json::Value;

use super::*;
use crate::{RulesetError, presets};

/// The ids of all keys of a ruleset in JSON, except those that name something.
fn keys(json: &Value, prefix: &str) -> Vec<String> {
    let names = [
        "game",
        "name",
        "title",
        "size",
        "few.name",
        "few.letter",
        "many.name",
        "many.letter",
    ];
    let keys = json.as_object().into_iter().flatten();
    let ids = keys.flat_map(|(key, value)| match value {
        Value::Object(_) => self::keys(value, &format!("{prefix}{key}.")),
        _ => vec![format!("{prefix}{key}")],
    });
    ids.filter(|id| !names.contains(&id.as_str())).collect()
}

#[test]
fn every_key_of_json_that_decides_something_is_a_rule() {
    for family in Family::ALL {
        let preset = &presets_of(family)[0];
        let mut ids: Vec<_> = Rule::of(family)
            .iter()
            .map(|rule| rule.id().to_owned())
            .collect();
        let mut known = keys(&preset.to_value(), "");
        // JSON leaves later rules out where they have their default.
        let later = Rule::of(family)
            .iter()
            .filter(|rule| rule.default().is_some());
        let later: Vec<_> = later.map(|rule| rule.id().to_owned()).collect();
        for id in later {
            if !known.contains(&id) {
                known.push(id);
            }
        }
        ids.sort();
        known.sort();
        assert_eq!(ids, known, "{family}");
    }
}

#[test]
fn groups_fit_the_menus() {
    for family in Family::ALL {
        let groups = Rule::groups(family);
        assert!((2..=9).contains(&groups.len()), "{family}");
        for group in groups {
            let rules = Rule::of(family).iter().filter(|rule| rule.group() == group);
            assert!((1..=25).contains(&rules.count()), "{family} {group:?}");
        }
    }
}

/// The values of a rule whose number is limited, some of the others.
fn all_values(rule: &Rule) -> Vec<String> {
    match rule.choices() {
        Choices::Word(words) => words.iter().map(ToString::to_string).collect(),
        Choices::Flag => vec![YES.to_owned(), NO.to_owned()],
        Choices::Classes => ["nobody", "a", "d", "ad", "k", "ak", "dk", "adk"]
            .map(str::to_owned)
            .to_vec(),
        Choices::Words(words) => (0_u32..1 << words.len())
            .map(|set| {
                let chosen = words.iter().enumerate();
                let chosen = chosen.filter(|(at, _)| set & (1 << at) != 0);
                let chosen: Vec<_> = chosen.map(|(_, word)| *word).collect();
                match chosen.join(" ") {
                    none if none.is_empty() => NONE.to_owned(),
                    some => some,
                }
            })
            .collect(),
        Choices::Number { least, most, never } => {
            let numbers = [least, least + 1, (least + most) / 2, most];
            let numbers = numbers.iter().map(ToString::to_string);
            numbers.chain(never.map(|_| NEVER.to_owned())).collect()
        }
        Choices::Points => [NONE, "c1", "b1 d4"].map(str::to_owned).to_vec(),
        Choices::Setup => Vec::new(),
    }
}

#[test]
fn every_rule_takes_each_of_its_values_and_gives_it_back() {
    for preset in presets() {
        for rule in Rule::of(preset.family()) {
            for value in all_values(rule) {
                let change = Change::new(rule, &value);
                let change = change.unwrap_or_else(|| panic!("{} {value}", rule.id()));
                assert_eq!(change.value(), value, "{}", rule.id());
                // Rules that cannot be played are refused for what they are, never for how they are written.
                match preset.with(&[change]) {
                    Ok(changed) => {
                        assert_eq!(rule.get(&changed), value, "{} {}", preset.name(), rule.id());
                        let json = changed.to_json();
                        assert_eq!(Ruleset::from_json(&json).as_ref(), Ok(&changed));
                        assert_eq!(changed.is_shipped(), !changed.is_nameless());
                    }
                    Err(why) => assert!(
                        why.all().iter().all(|why| matches!(
                            why,
                            RulesetError::Tafl(_)
                                | RulesetError::Over(_)
                                | RulesetError::Hunt(_)
                                | RulesetError::Dablot(_)
                                | RulesetError::OffBoard { .. }
                        ) || ["board", "setup"].contains(&rule.id())),
                        "{} {} {value}: {why}",
                        preset.name(),
                        rule.id()
                    ),
                }
            }
        }
    }
}

#[test]
fn each_value_can_be_played_somewhere() {
    for family in Family::ALL {
        for rule in Rule::of(family) {
            for value in all_values(rule) {
                // Blunt squares are camps, and no ruleset has one on c1.
                let is_elsewhere = ["board", "camps.blunt"].contains(&rule.id());
                if is_elsewhere || value == "none" || value.contains(' ') {
                    continue;
                }
                let change = Change::new(rule, &value).unwrap();
                let number = value.parse::<i32>().is_ok_and(|number| number > 3);
                // The game would be over with its first move.
                let at_once = family == Family::Tafl
                    && ["repetition.count", "quiet_limit", "ply_limit"].contains(&rule.id())
                    && value == "1";
                let somewhere = presets_of(family)
                    .iter()
                    .any(|preset| preset.with(std::slice::from_ref(&change)).is_ok());
                assert!(
                    (somewhere || number) != at_once,
                    "{family} {} {value}",
                    rule.id()
                );
            }
        }
    }
}

#[test]
fn what_is_offered_can_be_played_and_has_the_own_value() {
    for preset in presets() {
        for rule in Rule::of(preset.family()) {
            let offered = rule.offered(preset);
            assert!((1..=Rule::MOST_OFFERED).contains(&offered.len()));
            let own = rule.get(preset);
            let mut has_own = false;
            for value in &offered {
                let change = Change::new(rule, value).unwrap();
                let changed = preset.with(&[change]);
                let changed = changed.unwrap_or_else(|why| panic!("{} {value}: {why}", rule.id()));
                has_own |= rule.get(&changed) == own;
            }
            assert!(has_own, "{} {}", preset.name(), rule.id());
        }
    }
}

#[test]
fn a_setup_of_another_ruleset_keeps_the_letters() {
    let geese = Ruleset::preset("fox-and-geese").unwrap();
    let rule = Rule::named(Family::Hunt, "setup").unwrap();
    let changed = geese
        .with(&[Change::new(rule, "halatafl").unwrap()])
        .unwrap();
    assert_eq!(rule.get(&changed), "F1F/3/7/ggggggg/ggggggg/ggg/ggg");
    let tigers = Ruleset::preset("bagh-chal").unwrap();
    let changed = tigers.with(&[Change::new(rule, "T3T/5/2g2/5/T3T+17g").unwrap()]);
    let changed = changed.unwrap();
    let hand = Rule::named(Family::Hunt, "many.hand").unwrap();
    assert_eq!(
        (rule.get(&changed).as_str(), hand.get(&changed).as_str()),
        ("T3T/5/2g2/5/T3T", "17")
    );
    let rule = Rule::named(Family::Tafl, "setup").unwrap();
    let brandubh = Ruleset::preset("brandubh").unwrap();
    let large = brandubh
        .with(&[Change::new(rule, "tablut").unwrap()])
        .unwrap();
    assert_eq!(large.shape().files(), 9);
    let camps = Rule::named(Family::Tafl, "camps.squares").unwrap();
    let camped = large.with(&[Change::new(camps, "start").unwrap()]).unwrap();
    assert_eq!(camps.get(&camped).split(' ').count(), 16);
}

fn read_all(base: &str, changes: &[&str]) -> Result<Ruleset, WordsErrors> {
    let base = Ruleset::preset(base).unwrap();
    let words = Vocabulary::of(&base);
    apply_words(&base, changes.iter().copied(), &words)
}

#[test]
fn words_are_changes() {
    for (base, words, id, value) in [
        ("copenhagen", "king two", "king.capture", "two"),
        ("copenhagen", "King: TWO", "king.capture", "two"),
        ("copenhagen", "no shieldwall", "shieldwall", "no"),
        ("fetlar", "shieldwall", "shieldwall", "yes"),
        ("copenhagen", "without exit fort", "exit_fort", "no"),
        ("copenhagen", "king.armed=hammer", "king.armed", "hammer"),
        ("copenhagen", "repetition draw", "repetition.result", "draw"),
        ("copenhagen", "repetition 5", "repetition.count", "5"),
        (
            "copenhagen",
            "throne hostile attackers",
            "throne.hostile",
            "a",
        ),
        ("copenhagen", "edge hostile king", "edge.hostile", "k"),
        ("copenhagen", "quiet limit 50", "quiet_limit", "50"),
        (
            "norse",
            "attackers lose at never",
            "attackers_lose_at",
            "never",
        ),
        ("copenhagen", "custody strict", "custody", "strict"),
        ("fox-and-geese", "fox leap single", "few.leap", "single"),
        ("fox-and-geese", "geese directions ahead", "", ""),
        (
            "fox-and-geese",
            "geese directions sideways forward",
            "many.directions",
            "forward sideways",
        ),
        ("fox-and-geese", "geese lines grid", "many.lines", "grid"),
        ("fox-and-geese", "many at most 7", "goals.many_at_most", "7"),
        ("fox-and-geese", "starts geese", "starts", "many"),
        ("mini-dablot", "actions 2", "actions", "2"),
        ("mini-dablot", "no men back", "men_back", "no"),
        ("mini-dablot", "ambush", "ambush", "yes"),
    ] {
        let changed = read_all(base, &[words]);
        if id.is_empty() {
            assert!(changed.is_err(), "{words}");
            continue;
        }
        let changed = changed.unwrap_or_else(|why| panic!("{words}: {why}"));
        let rule = Rule::named(changed.family(), id).unwrap();
        assert_eq!(rule.get(&changed), value, "{words}");
    }
}

#[test]
fn the_order_of_changes_and_names_of_shipped_rulesets_do_not_matter() {
    let one = read_all("copenhagen", &["king two", "no shieldwall"]).unwrap();
    let other = read_all("copenhagen", &["no shieldwall", "king two", "king two"]).unwrap();
    assert_eq!(one.to_json(), other.to_json());
    assert!(one.is_nameless());
    let fetlar = read_all(
        "copenhagen",
        &["no shieldwall", "no fort", "repetition draw"],
    )
    .unwrap();
    assert_eq!(fetlar, Ruleset::preset("fetlar").unwrap());
    let same = read_all("brandubh", &[]).unwrap();
    assert_eq!(same, Ruleset::preset("brandubh").unwrap());
}

#[test]
fn every_problem_is_named_at_once() {
    let why = read_all(
        "copenhagen",
        &[
            "king two",
            "king four",
            "dragons yes",
            "shieldwall maybe",
            "no corners",
            "corners width 9",
        ],
    );
    let why = why.unwrap_err();
    let [twice, unknown, value, width, corners] = why.all() else {
        panic!("{why}");
    };
    assert!(
        matches!(twice, WordsError::Twice { first, second, .. } if first == "two" && second == "four")
    );
    assert!(matches!(unknown, WordsError::Unknown { given } if given == "dragons yes"));
    assert!(matches!(value, WordsError::Value { given, .. } if given == "maybe"));
    assert_eq!(
        width.to_string(),
        "corners of 9 × 9 squares do not fit the board"
    );
    assert_eq!(
        corners.to_string(),
        "the king cannot escape to corners, there are none"
    );
}

#[test]
fn a_ruleset_is_described_by_the_nearest_one() {
    for (base, words, parent) in [
        ("brandubh", "king two", "brandubh"),
        ("copenhagen", "quiet limit 50", "copenhagen"),
        ("bagh-chal", "capture must", "bagh-chal"),
        ("dablot", "ambush", "dablot"),
        ("asalto", "capture must", "asalto"),
    ] {
        let changed = read_all(base, &[words]).unwrap();
        let nearest = changed.parent().unwrap();
        assert_eq!(nearest.name(), parent, "{base} {words}");
    }
}

#[test]
fn every_change_can_be_typed_by_everybody() {
    for preset in presets() {
        assert_eq!(preset.in_words(), preset.name());
        for rule in Rule::of(preset.family()) {
            for value in rule.candidates(preset) {
                let change = Change::new(rule, &value).unwrap();
                let Ok(changed) = preset.with(&[change]) else {
                    continue;
                };
                let text = changed.in_words();
                let mut words = split_words(&text);
                let base =
                    Ruleset::preset(words.next().unwrap()).unwrap_or_else(|| panic!("{text}"));
                let typed = apply_words(&base, words, &Vocabulary::of(&base));
                assert_eq!(typed.as_ref(), Ok(&changed), "{text}");
                assert_eq!(typed.unwrap().to_json(), changed.to_json());
            }
        }
    }
    // Sides with names of their own are beyond words.
    let geese = Ruleset::preset("fox-and-geese").unwrap();
    let cats = geese.to_json().replace("\"geese\"", "\"mice\"");
    assert_ne!(cats, geese.to_json());
    let cats = Ruleset::from_json(&cats).unwrap();
    assert_eq!(cats.in_words(), cats.to_json());
}

#[test]
fn a_sketch_shows_the_board_of_its_rules() {
    for preset in presets() {
        let sketch = Sketch::new(preset, &[]);
        let game = crate::Game::new(preset.clone()).view();
        let view = sketch.view().unwrap();
        assert_eq!(view.pieces, game.pieces, "{}", preset.name());
        assert_eq!(view.grounds, game.grounds);
        assert_eq!(view.in_hand, game.in_hand);
        assert_eq!(view.shape, game.shape);
        assert_eq!(sketch.ruleset().as_ref(), Ok(preset));
        let known = preset.setup_pieces();
        assert!(view.pieces.iter().all(|(_, piece)| known.contains(piece)));
    }
}

#[test]
fn pieces_are_put_on_a_sketch_and_taken_away() {
    let points = |names: &str| {
        names
            .split(' ')
            .map(|name| name.parse().unwrap())
            .collect::<Vec<Point>>()
    };
    for (name, letter) in [("brandubh", 'T'), ("fox-and-geese", 'F'), ("dablot", 'S')] {
        let preset = Ruleset::preset(name).unwrap();
        let mut sketch = Sketch::new(&preset, &[]);
        let all = sketch.view().unwrap().pieces;
        for (at, piece) in &all {
            sketch.put(*at, None);
            assert_eq!(sketch.view().unwrap().piece_at(*at), None);
            sketch.put(*at, Some(letter));
            assert_eq!(sketch.view().unwrap().piece_at(*at).unwrap().letter, letter);
            sketch.put(*at, Some(piece.letter));
        }
        assert_eq!(sketch.ruleset(), Ok(preset), "{name}");
    }
    // Where nothing stands for a letter, and off the board, nothing is put.
    let mut sketch = Sketch::new(&Ruleset::preset("brandubh").unwrap(), &[]);
    let before = sketch.view();
    sketch.put(points("h8")[0], Some('T'));
    sketch.put(points("a1")[0], Some('x'));
    assert_eq!(sketch.view(), before);
}

#[test]
fn points_of_a_sketch_are_added_and_taken_away() {
    let preset = Ruleset::preset("fox-and-geese").unwrap();
    let rule = Rule::named(Family::Hunt, "goals.few_reach").unwrap();
    let mut sketch = Sketch::new(&preset, &[]);
    for at in ["d7", "c1", "d1"] {
        sketch.toggle(rule, at.parse().unwrap());
    }
    assert_eq!(sketch.value(rule), rule.parse("c1 d1 d7").unwrap());
    for at in ["c1", "d7", "d1"] {
        sketch.toggle(rule, at.parse().unwrap());
    }
    assert_eq!(sketch.value(rule), NONE);
    assert_eq!(sketch.ruleset(), Ok(preset));
    let other = Rule::named(Family::Hunt, "starts").unwrap();
    sketch.toggle(other, "d1".parse().unwrap());
    assert_eq!(sketch.value(other), "few");
}
