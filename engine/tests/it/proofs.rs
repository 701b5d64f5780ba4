//! Proven wins against brute force.

use raichi_engine::{Limits, Random, search};
use raichi_rules::{Game, Ruleset, Side};

use crate::small;

/// Whether a side wins from a position within so many plies, whatever the other one does.
fn wins(game: &Game, by: Side, plies: u32) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner == Some(by);
    }
    if plies == 0 {
        return false;
    }
    let mut nexts = game.legal_plies().into_iter().map(|ply| {
        let mut next = game.clone();
        next.play(ply).unwrap();
        next
    });
    if game.to_move() == by {
        nexts.any(|next| wins(&next, by, plies - 1))
    } else {
        nexts.all(|next| wins(&next, by, plies - 1))
    }
}

#[test]
fn a_proven_win_is_a_win_by_brute_force() {
    let mut proven = [0; 2];
    let presets = [
        "brandubh",
        "magpie",
        "mini-tablut",
        "high-king-errk",
        "bagh-chal",
        "fox-and-geese",
        "len-choa",
        "catch-the-hare",
        "mini-dablot",
        "mini-dablot-actions",
        "maharajah",
        "asalto",
        "halatafl",
    ]
    .map(|name| Ruleset::preset(name).unwrap());
    let rulesets = presets.into_iter().chain(small::rulesets());
    let rulesets: Vec<_> = rulesets.collect();
    for (number, ruleset) in rulesets
        .iter()
        .cycle()
        .take(20 * rulesets.len())
        .enumerate()
    {
        let name = ruleset.name();
        let mut game = Game::new(ruleset.clone());
        let mut random = Random::new(u64::try_from(number).unwrap());
        for _ in 0..10 + random.below(60) {
            let plies = game.legal_plies();
            let mut next = game.clone();
            next.play(plies[random.below(plies.len())]).unwrap();
            if next.outcome().is_some() {
                break;
            }
            game = next;
        }
        let report = search(&game, Limits::nodes(3_000), &|| false);
        let side = game.to_move();
        match report.score().win_in() {
            Some(plies @ 1..=3) => {
                assert!(
                    wins(&game, side, u32::try_from(plies).unwrap()),
                    "{name} {number}"
                );
                let fewer = u32::try_from(plies - 1).unwrap();
                assert!(!wins(&game, side, fewer), "{name} {number}: sooner");
                proven[0] += 1;
            }
            Some(plies @ -2..=-1) => {
                let plies = u32::try_from(-plies).unwrap();
                assert!(wins(&game, side.opponent(), plies), "{name} {number}");
                proven[1] += 1;
            }
            _ => {}
        }
    }
    assert!(proven[0] > 30 && proven[1] > 3, "{proven:?}");
}

#[test]
fn a_repetition_that_loses_is_seen() {
    // Attackers win by the third repetition: the defenders, who would go to and fro, see it.
    let mut game = Game::new(Ruleset::preset("copenhagen").unwrap());
    for ply in [
        "d1-c1", "f8-e8", "c1-d1", "e8-f8", "d1-c1", "f8-e8", "c1-d1",
    ] {
        game.play(ply.parse().unwrap()).unwrap();
    }
    let report = search(&game, Limits::nodes(20_000).with_lines(200), &|| false);
    let back = report
        .lines
        .iter()
        .find(|line| line.ply().to_string() == "e8-f8");
    assert_eq!(back.map(|line| line.score.win_in()), Some(Some(-1)));
    assert_ne!(report.ply().unwrap().to_string(), "e8-f8");
}
