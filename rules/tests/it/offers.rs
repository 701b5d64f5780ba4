//! What pickers and completion offer point by point is what is legal: every legal ply is reached by offers, and every offer leads
//! to a legal ply. In all shipped rulesets and in mixtures, at every position of random games.

use std::collections::BTreeSet;

use raichi_rules::{Game, Ply, PlyKind, Point, Ruleset, presets};

use crate::point_mixtures::{Dice, dablot, hunt};

/// How many plies of each game are looked at. Later positions have fewer pieces, and more chains.
const PLIES: usize = 60;
/// Positions with more legal plies than this are not looked at; only mixtures have some.
const MOST_PLIES: usize = 400;
/// Larger ambushes have more orders than can be tried; they are looked at in one order.
const MOST_TOGETHER: usize = 3;

/// The plies that offers lead to, from the points that were chosen.
fn offered(game: &Game, path: &mut Vec<Point>, found: &mut BTreeSet<Ply>) {
    let continuations = game.continuations(path);
    assert!(
        path.is_empty() || !continuations.is_none(),
        "{path:?} was offered and leads nowhere at {}",
        game.position_text()
    );
    found.extend(continuations.whole);
    for next in continuations.next {
        path.push(next);
        offered(game, path, found);
        path.pop();
    }
}

/// Compares what is offered at a position with what is legal.
fn compare(game: &Game) {
    let legal: BTreeSet<_> = game.legal_plies().into_iter().collect();
    let together = legal.iter().filter(|ply| ply.kind() == PlyKind::Together);
    if together
        .clone()
        .any(|ply| ply.points().len() > 2 * MOST_TOGETHER)
    {
        // Every leap of each is offered after the former ones, in the order of the ply.
        for ply in together {
            for (at, point) in ply.points().iter().enumerate() {
                let next = game.continuations(&ply.points()[..at]).next;
                assert!(next.contains(point), "{ply} at {}", game.position_text());
            }
            assert_eq!(game.continuations(ply.points()).whole, Some(*ply));
        }
        return;
    }
    let mut found = BTreeSet::new();
    offered(game, &mut Vec::new(), &mut found);
    let text = |plies: &BTreeSet<Ply>| plies.iter().map(Ply::to_string).collect::<Vec<_>>();
    assert_eq!(
        text(&found),
        text(&legal),
        "{} at {}",
        game.ruleset().name(),
        game.position_text()
    );
}

/// Looks at the positions of a random game; returns how many plies of more than two points were legal in it.
fn play(game: &mut Game, dice: &mut Dice, plies: usize) -> usize {
    let mut long = 0;
    for _ in 0..plies {
        let legal = game.legal_plies();
        if legal.len() > MOST_PLIES {
            break;
        }
        compare(game);
        if legal.is_empty() {
            break;
        }
        let longer: Vec<_> = legal.iter().filter(|ply| ply.points().len() > 2).collect();
        long += longer.len();
        // Chains are picked more often than not, for more to happen.
        let ply = match longer[..] {
            [] => legal[dice.below(legal.len())],
            _ if dice.below(2) == 0 => legal[dice.below(legal.len())],
            _ => *longer[dice.below(longer.len())],
        };
        game.play(ply).unwrap();
    }
    long
}

#[test]
fn offers_are_the_legal_plies_in_every_shipped_ruleset() {
    let mut dice = Dice::new(1811);
    let mut long = 0;
    for ruleset in presets() {
        let games = if ruleset.name().contains("dablot") {
            6
        } else {
            2
        };
        for _ in 0..games {
            let mut game = Game::new(ruleset.clone());
            long += play(&mut game, &mut dice, PLIES);
        }
    }
    assert!(long > 20, "chains and ambushes have to come up: {long}");
}

#[test]
fn offers_are_the_legal_plies_in_mixtures() {
    let mut dice = Dice::new(1812);
    let mut compared = 0;
    for round in 0..240 {
        let json = if round % 2 == 0 {
            hunt(&mut dice)
        } else {
            dablot(&mut dice)
        };
        // Some mixtures are over before they begin.
        let Ok(ruleset) = Ruleset::from_json(&json.to_string()) else {
            continue;
        };
        compared += 1;
        play(&mut Game::new(ruleset), &mut dice, PLIES);
    }
    assert!(compared > 120, "{compared}");
}

#[test]
fn a_single_leap_is_offered_once() {
    let single = Ruleset::preset("bagh-chal").unwrap();
    let mut dice = Dice::new(1813);
    let mut leaps = 0;
    for _ in 0..12 {
        let mut game = Game::new(single.clone());
        for _ in 0..80 {
            let legal = game.legal_plies();
            if legal.is_empty() {
                break;
            }
            for ply in &legal {
                assert!(ply.points().len() <= 2, "{ply}");
                if ply.points().len() == 2 {
                    let further = game.continuations(ply.points()).next;
                    assert_eq!(further, [], "after {ply} at {}", game.position_text());
                }
            }
            let leap = legal.iter().position(|ply| {
                game.clone()
                    .play(*ply)
                    .is_ok_and(|played| !played.captures.is_empty())
            });
            leaps += usize::from(leap.is_some());
            let at = leap.unwrap_or_else(|| dice.below(legal.len()));
            game.play(legal[at]).unwrap();
        }
    }
    assert!(leaps > 10, "leaps have to come up: {leaps}");
}
