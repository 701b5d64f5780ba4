//! Reviews of plies.

use raichi_engine::{Mark, Missed, review, turning_points};
use raichi_rules::{Game, Ruleset};

fn brandubh(position: &str) -> Game {
    Ruleset::preset("brandubh")
        .unwrap()
        .start_from(position)
        .unwrap()
}

#[test]
fn a_missed_tuichi_is_seen() {
    let game = brandubh("7/3t3/2T1K2/1tT3t/3T3/3t3/3tT2 defenders");
    let played = review(&game, "d3-a3".parse().unwrap(), 20_000, &|| false).unwrap();
    assert_eq!(played.missed, Some(Missed::Tuichi));
    assert_eq!(played.better[0].ply().to_string(), "e5-e7");
    let best = review(&game, "e5-e7".parse().unwrap(), 20_000, &|| false).unwrap();
    assert_eq!((best.mark(), best.missed), (None, None));
    assert!(best.chance_after > 0.99);
}

#[test]
fn a_win_that_is_thrown_away_is_a_turning_point() {
    // Only one ply wins.
    let game = brandubh("7/1t1t1t1/6t/t6/2K4/3t3/3t3 defenders");
    let wins = review(&game, "c3-c7".parse().unwrap(), 5_000, &|| false).unwrap();
    assert_eq!((wins.mark(), wins.chance_after > 0.99), (None, true));
    let plies = game.legal_plies().into_iter();
    let mut others = plies.filter_map(|ply| review(&game, ply, 5_000, &|| false));
    let blunder = others
        .find(|other| other.mark() == Some(Mark::Blunder))
        .unwrap();
    assert!(blunder.fall() >= 0.3);
    assert_eq!(turning_points(&[wins.clone(), blunder, wins]), [1]);
}

#[test]
fn a_missed_escape_is_seen() {
    let game = brandubh("1t2t2/K6/3t3/1tT3t/3T3/3t3/3tT2 defenders");
    let played = review(&game, "d3-a3".parse().unwrap(), 5_000, &|| false).unwrap();
    assert_eq!(played.missed, Some(Missed::Escape));
    assert!(played.chance_before > 0.99);
}

#[test]
fn a_ply_that_is_not_legal_has_no_review() {
    let game = Game::new(Ruleset::preset("brandubh").unwrap());
    assert_eq!(
        review(&game, "d1-d7".parse().unwrap(), 100, &|| false),
        None
    );
}
