use raichi_render::Sign;
use raichi_rules::{Ruleset, presets};

use super::*;

const CAPTURED: &str = include_str!("../../../tests/it/games/king-captured.txt");

fn moves(record: &str) -> Vec<Ply> {
    let words = record.split_whitespace();
    words.map(|text| text.parse().unwrap()).collect()
}

/// The scenes of a game from a position.
fn played(rules: &str, position: &str, record: &str) -> Vec<Scene> {
    let rules = Ruleset::preset(rules).unwrap();
    timeline(rules.start_from(position).unwrap(), moves(record))
}

#[test]
fn every_leap_of_a_chain_and_every_man_of_an_ambush_is_marked() {
    let point = |name: &str| name.parse::<Point>().unwrap();
    let scenes = played("fox-and-geese", "ggg/ggg/7/2g4/3g3/1F1/3 few", "d2-d4-b4");
    let marks = &scenes[1].marks;
    assert_eq!(marks.last_move, ["d2", "d4", "b4"].map(point));
    let geese = ["d3", "c4"].map(|name| (point(name), Sprite::Goose));
    assert_eq!(marks.captured, geese);
    assert!(marks.together.is_empty());

    let position = "mmm1/3/4/3/1S2/1l1/1M2/3/L3 south";
    let scenes = played("mini-dablot-ambush", position, "c3-e5+c5-e3");
    let scene = &scenes[1];
    let marks = &scene.marks;
    assert_eq!(marks.last_move, ["c3", "e5"].map(point));
    let [from, to] = ["c5", "e3"].map(point);
    assert_eq!(marks.together, [Line { from, to }]);
    assert_eq!(marks.captured, [(point("d4"), Sprite::SwedeLeader)]);
    assert_eq!(status_of(scene), Some(Status::Won(Half::Left, Sign::Axes)));
    assert_eq!(marks.finish.map(|finish| finish.point), Some(point("d4")));
}

#[test]
fn a_huffed_man_is_crossed_where_he_went() {
    // The officer on c6 could have leapt over c5, and steps aside.
    let scenes = played("asalto", "3/O1O/rrr1rrr/rr2rrr/rrr1rrr/3/3 few", "c6-d6");
    let d6 = "d6".parse().unwrap();
    let marks = &scenes.last().unwrap().marks;
    assert_eq!(scenes.len(), 2);
    assert!(marks.captured.contains(&(d6, Sprite::Officer)), "{marks:?}");
}

#[test]
fn what_is_in_hand_was_not_captured() {
    let rules = Ruleset::preset("bagh-chal").unwrap();
    let game = rules.start_from("T3T/5/5/5/T2gT+17g few").unwrap();
    let strip = of_position(&game, None).strip.unwrap();
    assert_eq!(strip.left.captured, [(Sprite::Goat, 2)]);
    assert_eq!(strip.right.in_hand, [(Sprite::Goat, 17)]);
}

#[test]
fn all_actions_of_a_turn_are_marked_until_the_next_turn() {
    let position = "mmm1/3/4/3/l3/3/1M2/3/L3 south";
    let record = "c3-d4 a1-b2 end a5-b4";
    let scenes = played("mini-dablot-actions", position, record);
    let marked = |scene: &Scene| {
        let name = |points: &[Point]| {
            let names: Vec<_> = points.iter().map(Point::to_string).collect();
            names.join("-")
        };
        let together = scene.marks.together.iter();
        let together: Vec<_> = together.map(|hop| name(&[hop.from, hop.to])).collect();
        let left = scene.strip.as_ref().and_then(|strip| strip.actions_left);
        let last = name(&scene.marks.last_move);
        format!("{last} ({}) {left:?}", together.join(" "))
    };
    let marked: Vec<_> = scenes.iter().map(marked).collect();
    assert_eq!(
        marked,
        [
            " () Some(3)",
            "c3-d4 () Some(2)",
            "a1-b2 (c3-d4) Some(1)",
            "a1-b2 (c3-d4) Some(3)",
            "a5-b4 () Some(2)",
        ]
    );
}

/// The same position without its past.
fn without_past(game: &Game) -> Game {
    let rules = game.ruleset();
    let to_move = rules.side_code(game.to_move());
    let position = format!("{} {to_move}", game.position_text());
    rules.start_from(&position).unwrap()
}

fn status_of(scene: &Scene) -> Option<Status> {
    scene.strip.as_ref().map(|strip| strip.status)
}

#[test]
fn a_game_has_a_scene_per_position_equal_to_that_of_its_state() {
    let moves = moves(CAPTURED);
    let scenes = of_game(&GameState::after("norse", &moves, None));
    assert_eq!(scenes.len(), moves.len() + 1);
    for (plies, scene) in scenes.iter().enumerate() {
        let state = GameState::after("norse", &moves[..plies], None);
        let table = numbered(of_table(&state), plies);
        assert_eq!(*scene, table, "ply {plies}");
        let marks = &scene.marks;
        assert_eq!(marks.danger.is_some(), !marks.threats.is_empty());
    }
    let last = scenes.last().unwrap();
    assert_eq!(status_of(last), Some(Status::Won(Half::Left, Sign::Axes)));
    assert!(last.marks.finish.is_some());
    assert!(scenes.iter().any(|scene| scene.marks.danger.is_some()));
    assert!(scenes.iter().any(|scene| scene.marks.open_lines.len() == 2));
}

#[test]
fn a_king_in_danger_shows_from_where_he_could_be_captured() {
    let moves = moves(CAPTURED);
    let scenes = of_game(&GameState::after("norse", &moves, None));
    let mut seen = 0;
    for (scene, next) in scenes.iter().zip(&moves) {
        let king = scene.marks.danger;
        for threat in &scene.marks.threats {
            // The threat is by the men of the attackers, to a square beside the king.
            assert!(scene.men.contains(&(threat.from, Sprite::Attacker)));
            let king = king.expect("a king in danger");
            let files = threat.to.file().abs_diff(king.file());
            assert_eq!(files + threat.to.rank().abs_diff(king.rank()), 1, "{next}");
            seen += 1;
        }
    }
    // The last move carries a threat out.
    let [.., before, _] = scenes.as_slice() else {
        panic!("a game of moves")
    };
    let last = moves.last().unwrap();
    let line = Line {
        from: last.first().unwrap(),
        to: last.last().unwrap(),
    };
    assert!(seen > 0);
    let carried_out = before.marks.threats.contains(&line);
    assert_eq!(carried_out, before.marks.danger.is_some());
}

#[test]
fn a_resigned_game_ends_with_its_result() {
    let moves = moves("d1-d4 e7-e9");
    let scenes = of_game(&GameState::after("norse", &moves, Some(Side::First)));
    assert_eq!(scenes.len(), 3);
    assert_eq!(status_of(&scenes[1]), Some(Status::Turn(Half::Right)));
    assert_eq!(
        status_of(&scenes[2]),
        Some(Status::Won(Half::Right, Sign::Crown))
    );
    let to = scenes[2].marks.last_move.last();
    assert_eq!(to, Some(&"e9".parse().unwrap()));
}

#[test]
fn a_position_alone_shows_the_same_as_in_its_game() {
    let mut game = Game::new(Ruleset::preset("norse").unwrap());
    let mut calls = 0;
    for ((ply, scene), number) in moves(CAPTURED)
        .into_iter()
        .zip(timeline(game.clone(), moves(CAPTURED)).into_iter().skip(1))
        .zip(1..)
    {
        let played = game.play(ply).unwrap();
        if game.outcome().is_some() {
            break;
        }
        let alone = without_past(&game);
        let position = numbered(of_position(&alone, Some(&played)), number);
        assert_eq!(position, scene, "{ply}");
        calls += usize::from(played.call.is_some());
    }
    assert_eq!(calls, 3);
    for ruleset in presets() {
        let start = Game::new(ruleset.clone());
        assert_eq!(
            of_position(&start, None),
            of_start(&start),
            "{}",
            ruleset.name()
        );
    }
}

#[test]
fn a_move_that_is_not_legal_ends_the_timeline() {
    let start = Game::new(Ruleset::preset("norse").unwrap());
    assert_eq!(timeline(start, moves("d1-d4 d4-d5 e7-e9")).len(), 2);
}

#[test]
fn a_leap_leads_over_a_man_and_plain_men_only_walk() {
    let piece = |code| Piece {
        side: Side::Second,
        code,
        letter: 'N',
        is_counted: true,
    };
    let over = |code: &'static str, men: &str| {
        let men: Vec<Point> = men
            .split(' ')
            .filter_map(|name| name.parse().ok())
            .collect();
        let ply = "e7-g7-g4-g2".parse().unwrap();
        let leaps = leaps(ply, Some(piece(code)), |at| men.contains(&at));
        let names = leaps.iter().map(|leg| format!("{}-{}", leg.from, leg.to));
        names.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(over("defending-knight", "f7 g3"), "e7-g7 g4-g2");
    assert_eq!(over("defending-knight", "g3 g5"), "g4-g2");
    assert_eq!(over("king", "f7"), "e7-g7");
    assert_eq!(over("defender", "f7 g3"), "");
}

#[test]
fn every_leg_of_a_threat_has_one_arrow() {
    let mut marks = Marks::default();
    let threats = ["d1-d4-f4", "d1-d4-b4", "a1-a3"].map(|ply| ply.parse().unwrap());
    let call = Call {
        code: "watch-your-king",
        about: "e5".parse().unwrap(),
        ways: Vec::new(),
        threats: threats.into(),
    };
    mark_call(&mut marks, &call);
    let legs = marks.threats.iter();
    let legs: Vec<_> = legs.map(|leg| format!("{}-{}", leg.from, leg.to)).collect();
    assert_eq!(legs, ["d1-d4", "d4-f4", "d4-b4", "a1-a3"]);
    assert_eq!(marks.danger, Some(call.about));
}
