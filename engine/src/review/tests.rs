use raichi_rules::Ruleset;
use serde_json::Value;

use super::*;

const EFFORT: Effort = Effort {
    first: 1_500,
    second: 6_000,
};

fn plies(moves: &Value) -> Vec<Ply> {
    let moves = moves.as_array().unwrap().iter();
    moves
        .map(|text| text.as_str().unwrap().parse().unwrap())
        .collect()
}

/// Short real games of several rulesets.
fn real_games() -> Vec<(Game, Vec<Ply>)> {
    let files = [
        include_str!("../../../rules/tests/data/peers/brandubh.jsonl"),
        include_str!("../../../rules/tests/data/peers/copenhagen.jsonl"),
    ];
    let tafl = files
        .iter()
        .flat_map(|file| file.lines().take(3))
        .map(|line| {
            let game: Value = serde_json::from_str(line).unwrap();
            let ruleset = Ruleset::preset(game["rules"].as_str().unwrap()).unwrap();
            (Game::new(ruleset), plies(&game["moves"]))
        });
    let hunts = include_str!("../../../rules/tests/data/hunts.jsonl");
    let hunts = hunts.lines().step_by(100).map(|line| {
        let game: Value = serde_json::from_str(line).unwrap();
        let ruleset = Ruleset::from_json(&game["rules"].to_string()).unwrap();
        let plies = game["plies"].as_array().unwrap().iter();
        let plies = plies.map(|ply| ply[0].as_str().unwrap().parse().unwrap());
        (Game::new(ruleset), plies.take(24).collect())
    });
    tafl.chain(hunts).collect()
}

fn done(mut review: Review) -> Reviewed {
    while review.step(&|| false) {}
    review.finish().unwrap()
}

#[test]
fn reviews_of_real_games_fit_their_results() {
    for (start, plies) in real_games() {
        let review = Review::new(&start, &plies, EFFORT).unwrap();
        let last = review.positions.last().unwrap().clone();
        let reviewed = done(review);
        assert_eq!(reviewed.plies.len(), plies.len());
        assert_eq!(reviewed.chances.len(), plies.len() + 1);
        assert!(
            reviewed
                .chances
                .iter()
                .all(|chance| (0.0..=1.0).contains(chance))
        );
        if let Some(winner) = last.outcome().and_then(|outcome| outcome.winner) {
            let end = if winner == Side::First { 1.0 } else { 0.0 };
            assert_eq!(reviewed.chances.last(), Some(&end));
            assert_eq!(reviewed.plies.last().unwrap().facts, []);
        }
        let turning_points = reviewed.turning_points();
        assert!(turning_points.is_sorted() && turning_points.len() <= 3);
        for (at, ply) in reviewed.plies.iter().enumerate() {
            let better = ply.better.first();
            assert_ne!(better, Some(&ply.ply));
            let is_blunder = ply.mark() == Some(Mark::Blunder);
            assert!(!is_blunder || better.is_some(), "ply {at}");
            assert_eq!(ply.mark().is_some(), ply.fall() > 0.1 - 1e-6);
        }
    }
}

#[test]
fn a_review_goes_on_where_it_stopped_with_the_same_result() {
    let (start, plies) = real_games().swap_remove(0);
    let review = Review::new(&start, &plies, EFFORT).unwrap();
    let whole = done(review.clone());
    let mut resumed = review.clone();
    let mut steps = 0;
    while resumed.step(&|| false) {
        steps += 1;
        resumed = review.clone().resume(resumed.known().to_vec());
    }
    assert!(steps > plies.len());
    assert_eq!(resumed.finish(), Some(whole));
}

#[test]
fn a_stopped_search_changes_nothing() {
    let game = Game::new(Ruleset::preset("brandubh").unwrap());
    let mut review = Review::new(&game, &[], Effort::USUAL).unwrap();
    assert!(review.step(&|| true));
    assert_eq!((review.progress(), review.finish()), ((0, 1), None));
    while review.step(&|| false) {}
    assert_eq!(review.progress(), (1, 1));
    assert!(review.finish().is_some());
}

#[test]
fn an_illegal_ply_is_refused() {
    let game = Game::new(Ruleset::preset("brandubh").unwrap());
    assert!(Review::new(&game, &[Ply::END], EFFORT).is_err());
}

/// What the last of some plies missed or allowed, from a position.
fn facts_of(ruleset: &str, position: &str, plies: &str) -> Vec<Fact> {
    let start = Ruleset::preset(ruleset).unwrap().start_from(position);
    let plies = plies.split(' ').map(|ply| ply.parse().unwrap());
    let review = Review::new(&start.unwrap(), &plies.collect::<Vec<_>>(), EFFORT);
    done(review.unwrap()).plies.pop().unwrap().facts
}

#[test]
fn facts_follow_from_the_rules() {
    let king_hunted = "9/4T4/2t5T/2t1Kt3/t8/2t1t4/9/4t4/8t attackers";
    for (ruleset, position, plies, facts) in [
        (
            "brandubh",
            "7/3t3/7/K6/7/3t3/3t3 defenders",
            "a4-b4",
            &[Fact::MissedEscape][..],
        ),
        (
            "mini-tablut",
            "3t3/5tt/2K4/4t2/3t3/t6/2T1t2 defenders",
            "c5-c2",
            &[Fact::MissedTuichi],
        ),
        (
            "brandubh",
            "7/1t1t1t1/6t/t6/2K4/3t3/3t3 defenders",
            "c3-c1",
            &[Fact::MissedTuichi, Fact::AllowedKingCapture],
        ),
        ("tablut", king_hunted, "i1-a1", &[Fact::MissedForcedWin]),
        (
            "tablut",
            king_hunted,
            "c7-e7 e6-d6 i1-a1",
            &[Fact::MissedKingCapture, Fact::AllowedEscape],
        ),
        (
            "tablut",
            "3tttT2/3T1T3/4T4/t1T6/4Kt3/1tT1t1T2/8t/4t4/1t2t1t2 attackers",
            "b1-a1",
            &[Fact::AllowedEscape],
        ),
        // The fox is one step from the last rank.
        (
            "fox-and-hounds",
            "4/4/4/hhh1/4/4/F3/h3 few",
            "b2-a3",
            &[Fact::MissedWin],
        ),
        // What wins has missed nothing.
        ("brandubh", "7/3t3/7/K6/7/3t3/3t3 defenders", "a4-a7", &[]),
    ] {
        let found = facts_of(ruleset, position, plies);
        assert_eq!(found, facts, "{ruleset} {position} {plies}");
    }
}

#[test]
fn lost_wins_are_marked() {
    let tactics = include_str!("../../tests/data/tactics.jsonl");
    let mut marked = 0;
    for line in tactics.lines().filter(|line| line.contains("\"plies\":3,")) {
        let entry: Value = serde_json::from_str(line).unwrap();
        let text = |name: &str| entry[name].as_str().unwrap();
        let ruleset = Ruleset::preset(text("ruleset")).unwrap();
        let start = ruleset.start_from(text("position")).unwrap();
        let wins = ["solutions", "slower_wins"].map(|name| entry[name].as_array().cloned());
        let wins = wins.map(Option::unwrap_or_default).concat();
        let is_win = |ply: &Ply| wins.contains(&Value::from(ply.to_string()));
        let mut others = start.legal_plies().into_iter().filter(|ply| !is_win(ply));
        let other = others.next_back().unwrap();
        let reviewed = done(Review::new(&start, &[other], EFFORT).unwrap());
        let ply = &reviewed.plies[0];
        assert!(ply.win_in.is_some_and(|plies| plies <= 3), "{line}");
        assert!(ply.better.first().is_some_and(is_win), "{line}");
        marked += usize::from(ply.mark() == Some(Mark::Blunder));
    }
    assert!(marked >= 5, "{marked}");
}
