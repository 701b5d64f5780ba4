//! Small hunts, solved from all their positions, against results that others have found.

use std::collections::{BTreeSet, HashMap};

use raichi_rules::{
    Point, Side,
    hunt::{FEW, MANY, Piece, Position, Ruleset},
};

/// How many positions can be reached, and in how many plies the many win from the first, if they do.
///
/// Repetition is ignored: who can win needs no more than one way round.
fn solved(ruleset: &Ruleset, is_lost: impl Fn(&Position) -> bool) -> (usize, Option<u32>) {
    let mut numbers = HashMap::from([(*ruleset.start(), 0_usize)]);
    let mut positions = vec![*ruleset.start()];
    // The winner of each position that ends the game, and the positions that can follow the others.
    let mut winners: Vec<Option<Side>> = vec![None];
    let mut next: Vec<Vec<u32>> = Vec::new();
    while next.len() < positions.len() {
        let at = next.len();
        let mut follow = Vec::new();
        if winners[at].is_none() {
            ruleset.successors(&positions[at].clone(), |position, outcome| {
                let number = *numbers.entry(position).or_insert_with(|| {
                    positions.push(position);
                    let winner = outcome.and_then(|outcome| outcome.winner);
                    winners.push(winner.or(is_lost(&position).then_some(FEW)));
                    positions.len() - 1
                });
                follow.push(u32::try_from(number).unwrap());
            });
            if follow.is_empty() {
                winners[at] = Some(positions[at].to_move().opponent());
            }
        }
        next.push(follow);
    }
    let mut won: Vec<Option<u32>> = winners
        .iter()
        .map(|one| one.filter(|one| *one == MANY).map(|_| 0))
        .collect();
    for plies in 1.. {
        let mut found = Vec::new();
        for (at, follow) in next.iter().enumerate() {
            if won[at].is_some() || winners[at].is_some() {
                continue;
            }
            let is_won = |to: &u32| won[*to as usize].is_some();
            let wins = match positions[at].to_move() {
                MANY => follow.iter().any(is_won),
                FEW => follow.iter().all(is_won),
            };
            if wins {
                found.push(at);
            }
        }
        if found.is_empty() {
            break;
        }
        for at in found {
            won[at] = Some(plies);
        }
    }
    (positions.len(), won[0])
}

/// Whether the fox and a neighbour of his lie where no hound can ever come.
fn has_escaped(position: &Position) -> bool {
    let ahead = |at: Point| {
        let file = |by: i8| at.file().checked_add_signed(by);
        let files = [file(-1), file(1)];
        let point = move |file: u8| Point::new(file, at.rank() + 1).filter(|at| at.is_on_board(8));
        files.into_iter().flatten().filter_map(point)
    };
    let mut near: BTreeSet<Point> = BTreeSet::new();
    let mut fox = None;
    for (at, piece) in position.pieces() {
        match piece {
            Piece::Few => fox = Some(at),
            Piece::Many => near.extend([at]),
        }
    }
    let mut coming: Vec<Point> = near.iter().copied().collect();
    while let Some(at) = coming.pop() {
        coming.extend(ahead(at).filter(|to| near.insert(*to)));
    }
    let fox = fox.unwrap();
    let is_safe = |at: &Point| !near.contains(at);
    let beside = Point::all(8)
        .filter(|at| at.file().abs_diff(fox.file()) == 1 && at.rank().abs_diff(fox.rank()) == 1);
    is_safe(&fox) && beside.into_iter().any(|at| is_safe(&at))
}

#[test]
fn the_hounds_win() {
    let ruleset = Ruleset::preset("fox-and-hounds").unwrap();
    assert_eq!(solved(&ruleset, |_| false), (895_280, Some(44)));
    // The published count ends the game as soon as the fox is safe, and not before.
    let mut rules = ruleset.rules().clone();
    rules.goals.few_reach.clear();
    let ruleset = Ruleset::new("early", "Early", rules).unwrap();
    assert_eq!(solved(&ruleset, has_escaped), (709_868, Some(44)));
}

#[test]
fn the_leopards_win() {
    for (name, positions) in [("len-choa", 21_023), ("hat-diviyan-keliya", 30_358)] {
        let ruleset = Ruleset::preset(name).unwrap();
        assert_eq!(solved(&ruleset, |_| false), (positions, Some(13)), "{name}");
    }
}
