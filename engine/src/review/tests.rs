use raichi_rules::Ruleset;
use serde_json::Value;

use super::*;

const EFFORT: Effort = Effort {
    first: 2_000,
    second: 8_000,
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

/// The review of the single ply in a position.
fn of_ply(ruleset: &str, position: &str, ply: &str) -> ReviewedPly {
    let start = Ruleset::preset(ruleset).unwrap().start_from(position);
    let review = Review::new(&start.unwrap(), &[ply.parse().unwrap()], EFFORT);
    done(review.unwrap()).plies.remove(0)
}

#[test]
fn facts_follow_from_the_rules() {
    use Fact::*;
    for (ruleset, position, ply, facts) in [(
        "brandubh",
        "3t3/1t5/7/3K3/7/T4t1/1t5 defenders",
        "d4-d1",
        &[MissedTuichi],
    )] {
        assert_eq!(
            of_ply(ruleset, position, ply).facts,
            facts,
            "{position} {ply}"
        );
    }
}
