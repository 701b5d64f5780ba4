//! Dablot: a man that has leapt back, be it once in a chain, is never promoted.

use raichi_rules::{
    Game as AnyGame, Point, Ruleset,
    dablot::{Game, Kind},
};

fn game(position: &str) -> Game {
    let ruleset = Ruleset::preset("mini-dablot-officer").unwrap();
    match ruleset.start_from(position).unwrap() {
        AnyGame::Dablot(game) => game,
        other => panic!("{other:?}"),
    }
}

/// The rank of the piece after a ply.
#[track_caller]
fn rank_after(position: &str, ply: &str) -> Kind {
    let mut game = game(position);
    game.play(ply.parse().unwrap()).unwrap();
    let end: Point = ply.rsplit('-').next().unwrap().parse().unwrap();
    game.position().piece_at(end).unwrap().kind
}

#[test]
fn one_leap_back_among_several_costs_the_promotion() {
    let forward_and_back = "l3/3/4/3/4/1mm/1M2/3/L3 south";
    assert_eq!(rank_after(forward_and_back, "c3-e5-g3"), Kind::Retreated);
    assert_eq!(rank_after(forward_and_back, "c3-e5"), Kind::Man);
    let back_and_forward = "l3/3/4/3/1M2/1mm/4/3/L3 south";
    assert_eq!(rank_after(back_and_forward, "c5-e3-g5"), Kind::Retreated);
    assert_eq!(rank_after(back_and_forward, "c5-e3"), Kind::Retreated);
    let forward_twice = "l3/3/4/1m1/4/1m1/1M2/3/L3 south";
    assert_eq!(rank_after(forward_twice, "c3-e5-c7"), Kind::Man);
}

#[test]
fn a_man_is_promoted_at_the_far_edge_unless_it_has_leapt_back() {
    let far = |piece: &str| format!("4/{piece}2/3l/3/m3/3/4/3/L3 south");
    let step = "b8-a9";
    assert_eq!(rank_after(&far("M"), step), Kind::Officer);
    assert_eq!(rank_after(&far("R"), step), Kind::Retreated);
}
