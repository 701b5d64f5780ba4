use std::collections::BTreeSet;

use super::*;

/// A win in two moves, and one in three.
const SHORT: &str = "7/1t1t1t1/6t/t6/2K4/3t3/3t3 defenders";
const LONG: &str = "7/7/2TtT2/1t1K1tt/1T2T2/3t3/3t3 defenders";

fn game(position: &str) -> Game {
    let brandubh = Ruleset::preset("brandubh").unwrap();
    brandubh.start_from(position).unwrap()
}

fn read(stored: &StoredPuzzle) -> Option<Puzzle> {
    Puzzle::read(
        &stored.rules,
        &stored.position,
        &stored.solution,
        &stored.ways,
    )
}

fn ply(text: &str) -> Ply {
    text.parse().unwrap()
}

#[test]
fn a_puzzle_comes_back_as_it_was_stored() {
    let stored = puzzle_of(&game(LONG), &|| false).unwrap();
    assert_eq!((stored.moves, stored.reason), (3, "king-escaped"));
    assert!(stored.solution.starts_with("c5-b5 "), "{}", stored.solution);
    let puzzle = read(&stored).unwrap();
    assert_eq!(puzzle.moves(), 3);
    assert_eq!(puzzle.side(), Side::Second);
    let (end, last) = puzzle.after(u32::MAX);
    assert_eq!(end.outcome().unwrap().winner, Some(Side::Second));
    assert!(last.is_some());
    // What the rules do not allow or what does not win is no puzzle any more.
    let broken = |change: &dyn Fn(&mut StoredPuzzle)| {
        let mut stored = stored.clone();
        change(&mut stored);
        read(&stored).is_none()
    };
    assert!(broken(&|it| it.solution = "c5-b5".to_owned()));
    assert!(broken(&|it| it.solution = "c5-c9".to_owned()));
    assert!(broken(&|it| it.ways[0].clear()));
    assert!(broken(&|it| it.ways.push(Vec::new())));
    assert!(broken(&|it| it.rules = "chess".to_owned()));
}

#[test]
fn answers_are_judged_ply_by_ply() {
    let puzzle = read(&puzzle_of(&game(LONG), &|| false).unwrap()).unwrap();
    assert_eq!(puzzle.judge(0, ply("c5-c6")), Some(AnswerVerdict::Wrong));
    assert_eq!(puzzle.judge(0, ply("a1-a2")), None, "it is not legal");
    assert_eq!(
        puzzle.judge(0, ply("c5-b5")),
        Some(AnswerVerdict::Right { played: 2 })
    );
    let second = puzzle.solution()[2];
    let again = AnswerVerdict::Right { played: 4 };
    assert_eq!(puzzle.judge(2, second), Some(again));
    let last = puzzle.solution()[4];
    assert_eq!(puzzle.judge(4, last), Some(AnswerVerdict::Solved));
    assert_eq!(puzzle.judge(5, last), None, "it is over");
    // Another way that wins as soon is as good.
    let others = puzzle.ways.iter().enumerate();
    for (at, ways) in others {
        let played = u32::try_from(2 * at).unwrap();
        for &way in ways {
            assert_ne!(puzzle.judge(played, way), Some(AnswerVerdict::Wrong));
        }
    }
}

/// How many of each ruleset ship.
const SHIPPED: [(&str, usize); 5] = [
    ("brandubh", 17),
    ("copenhagen", 11),
    ("tablut", 12),
    ("bagh-chal", 10),
    ("fox-and-geese", 10),
];

/// Whether a puzzle is found anew in its position, with the same solution.
fn is_proven(stored: &StoredPuzzle) -> bool {
    let start = Ruleset::preset(&stored.rules).unwrap();
    let start = start.start_from(&stored.position).unwrap();
    puzzle_of(&start, &|| false).as_ref() == Some(stored)
}

#[test]
fn the_puzzles_that_ship_are_sixty_different_ones() {
    let all = shipped_puzzles();
    for (rules, count) in SHIPPED {
        let of = all.iter().filter(|puzzle| puzzle.rules == rules).count();
        assert_eq!(of, count, "{rules}");
    }
    assert_eq!(all.len(), 60);
    assert_eq!(all[0].rules, "brandubh");
    let likeness: BTreeSet<_> = all.iter().map(|puzzle| &puzzle.likeness).collect();
    assert_eq!(likeness.len(), all.len());
}

#[test]
fn all_puzzles_that_ship_are_proven_anew() {
    for puzzle in shipped_puzzles() {
        assert!(is_proven(&puzzle), "{puzzle:?}");
    }
}

#[test]
fn mirror_images_are_the_same_puzzle() {
    let likeness = |position: &str| puzzle_of(&game(position), &|| false).unwrap().likeness;
    let mirrored = "7/1t1t1t1/t6/6t/4K2/3t3/3t3 defenders";
    let upside_down = "3t3/3t3/2K4/t6/6t/1t1t1t1/7 defenders";
    assert_eq!(likeness(SHORT), likeness(mirrored));
    assert_eq!(likeness(SHORT), likeness(upside_down));
    assert_ne!(likeness(SHORT), likeness(LONG));
}

#[test]
fn puzzles_are_found_step_by_step() {
    let rules = Ruleset::preset("brandubh").unwrap();
    let start = Game::new(rules.clone());
    let mut found = 0;
    for seed in 1..60 {
        let plies = self_played(&rules, seed, &|| false);
        assert_eq!(plies, self_played(&rules, seed, &|| false));
        let (mut next, mut steps) = (Some(0), 0);
        while let Some(from) = next {
            let (puzzle, rest) = look_for_puzzle(&start, &plies, from, &|| false);
            assert!(rest.is_none_or(|rest| rest > from && rest < plies.len()));
            if let Some(puzzle) = puzzle {
                assert!(read(&puzzle).is_some(), "{puzzle:?}");
                found += 1;
            }
            next = rest;
            steps += 1;
        }
        assert!(steps <= plies.len().div_ceil(AT_ONCE) + found);
        if found >= 2 {
            return;
        }
    }
    panic!("only {found} puzzles");
}
