use std::collections::BTreeSet;

use super::*;

/// The plies that solve each step.
const SOLUTIONS: [(&str, &str); 28] = [
    ("tafl-escape", "a4-a7"),
    ("hunt-fox", "d4-d6"),
    ("dablot-alone", "c5-e7"),
    ("tafl-moves", "f4-f6 d6-f6"),
    ("tafl-captures", "d7-d5"),
    ("tafl-corners", "c3-c7 f6-d6"),
    ("tafl-king", "g2-g5"),
    ("tafl-raichi", "d4-d1"),
    ("tafl-watch", "b3-g3 f5-f3 f5-f4 f5-g5 f5-f6"),
    ("tafl-puzzle", "d5-g5"),
    ("hunt-moves", "a3-b4 b3-b4 c3-b4"),
    ("hunt-leap", "d4-d6"),
    ("hunt-chain", "b4-d4-d6"),
    ("hunt-put", "c1 c2 a3 b3 c3 d3 e3 c4 c5"),
    ("hunt-trap", "e6-d6"),
    ("hunt-guard", "d2-d3 d4-c3 d4-d3 d4-e3 d4-c4 d4-e4"),
    ("hunt-puzzle", "a5-b6"),
    ("dablot-moves", "a3-b4 c3-b4"),
    ("dablot-leap", "c5-e7"),
    ("dablot-ranks", "e5-c7"),
    ("dablot-chain", "c5-e7-c9"),
    ("dablot-leader", "c5-e7"),
    ("dablot-guard", "c3-b4 c5-b4 c5-d4 c5-a5 c5-b6"),
    ("dablot-puzzle", "b2-a3"),
    ("chess-moves", "e1-f3"),
    ("chess-capture", "e1-a1"),
    ("chess-check", "a2-a1 a2-d2"),
    ("chess-mate", "c2-c1"),
];

/// All steps with their lessons.
fn steps() -> impl Iterator<Item = (Family, &'static LessonStep)> {
    Family::ALL
        .into_iter()
        .flat_map(|family| lesson_steps(family).iter().map(move |step| (family, step)))
}

#[test]
fn every_step_is_a_position_of_its_rules_in_which_a_move_is_right_and_another_is_not() {
    let mut left: Vec<_> = SOLUTIONS.into();
    for (family, step) in steps() {
        let topic = step.topic;
        assert!(topic.starts_with(&format!("{family}-")), "{topic}");
        let ruleset = Ruleset::preset(step.rules).expect("it ships");
        assert_eq!(ruleset.family(), family, "{topic}");
        let board = ruleset.start_from(step.position);
        let board = board.unwrap_or_else(|why| panic!("{topic}: {why}"));
        assert!(board.outcome().is_none(), "{topic}");
        let state = step.start();
        assert_eq!(state.board().position_hash(), board.position_hash());

        let at = left.iter().position(|(of, _)| *of == topic);
        let at = at.unwrap_or_else(|| panic!("{topic} has no solutions"));
        let wanted: BTreeSet<_> = left.remove(at).1.split(' ').map(str::to_owned).collect();
        let verdict = |ply: &Ply| step.attempt(*ply).expect("it is legal").verdict;
        let plies = board.legal_plies();
        let solve = plies
            .iter()
            .filter(|ply| verdict(ply) == LessonVerdict::Solved);
        let found: BTreeSet<_> = solve.map(Ply::to_string).collect();
        assert_eq!(found, wanted, "{topic}");
        assert!(found.len() < plies.len(), "{topic}: everything is right");
    }
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn a_wrong_move_is_shown_with_the_answer_that_refutes_it() {
    let step = lesson_steps(Family::Tafl)
        .iter()
        .find(|step| step.topic == "tafl-watch")
        .expect("a step");
    let attempt = step.attempt("f5-f7".parse().unwrap()).unwrap();
    let reply = Some("e5-e7".parse().unwrap());
    assert_eq!(attempt.verdict, LessonVerdict::Missed { reply });
    assert_eq!(attempt.state.moves().len(), 1);
    // A soldier may not go over another.
    assert!(step.attempt("b3-b9".parse().unwrap()).is_err());
    let (last, puzzle) = lesson_step(Family::Tafl, u8::MAX);
    assert_eq!((last, puzzle.topic), (7, "tafl-puzzle"));
}

#[test]
fn points_that_are_closed_are_in_line_and_fit_a_menu() {
    for (_, step) in steps() {
        let state = step.start();
        let board = state.board();
        for from in board.continuations(&[]).next {
            let legal = board.continuations(&[from]).next;
            let closed = step.closed_points(board, from, &legal);
            assert!(legal.len() + closed.len() <= 25, "{} {from}", step.topic);
            for to in closed {
                assert!(step.attempt(Ply::step(from, to)).is_err(), "{from}-{to}");
            }
        }
    }
    let (_, corners) = lesson_step(Family::Tafl, 0);
    let state = corners.start();
    let from = "d7".parse().unwrap();
    let legal = state.board().continuations(&[from]).next;
    let closed = corners.closed_points(state.board(), from, &legal);
    let names: Vec<_> = closed.iter().map(Point::to_string).collect();
    assert!(
        names.contains(&"a7".to_owned()) && names.contains(&"d6".to_owned()),
        "{names:?}"
    );
}

#[test]
fn progress_keeps_what_was_solved() {
    let begun = LessonProgress::beginning(Family::Tafl)
        .at(0, true)
        .at(3, true)
        .at(1, false);
    assert_eq!((begun.step, begun.count()), (1, 2));
    assert_eq!(begun.solved, 0b1001);
    assert_eq!(begun.at(200, true).solved, begun.solved);
}

/// Buttons of old messages and stored progress name steps by these.
#[test]
fn ids_of_steps_never_change() {
    for (family, topics) in [
        (
            Family::Tafl,
            &[
                "moves", "captures", "corners", "king", "raichi", "watch", "puzzle", "escape",
            ][..],
        ),
        (
            Family::Hunt,
            &[
                "moves", "leap", "chain", "put", "trap", "guard", "puzzle", "fox",
            ],
        ),
        (
            Family::Dablot,
            &[
                "moves", "leap", "ranks", "chain", "leader", "guard", "puzzle", "alone",
            ],
        ),
        (Family::Chess, &["moves", "capture", "check", "mate"]),
    ] {
        assert_eq!(lesson_steps(family).len(), topics.len());
        for (id, topic) in (0..).zip(topics) {
            let step = lesson_step(family, id).1;
            assert_eq!(step.topic, format!("{family}-{topic}"));
            assert_eq!(step.id, id);
        }
    }
}
