//! What is announced while a game goes on.

use raichi_rules::Ply;
use raichi_rules::tafl::{Call, ClassSet, CornerRules, Rules, Side, Square};

use crate::drawing::{BASE, check, game, play};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn a_call_says_which_lines_are_open() {
    let drawing = "
        .......  .......
        .......  .......
        .......  .......
        ...K...  .......
        .......  .......
        .......  .......
        ....t..  .......";
    let mut game = game(BASE, Side::Defenders, drawing);
    let played = game.play("d4-d7".parse().unwrap()).unwrap();
    let Some(Call::Tuichi { lines, .. }) = played.call else {
        panic!("{:?}", played.call)
    };
    let ends: Vec<_> = lines
        .iter()
        .map(|line| (line.from, line.to.clone()))
        .collect();
    let from = square("d7");
    assert_eq!(
        ends,
        [(from, vec![square("g7")]), (from, vec![square("a7")])]
    );
    // The attackers cannot close both.
    play(&mut game, "e1-e7");
    let played = game.play("d7-c7".parse().unwrap()).unwrap();
    let Some(Call::Raichi { lines, .. }) = played.call else {
        panic!("{:?}", played.call)
    };
    assert_eq!(
        (lines.len(), lines[0].to.as_slice()),
        (1, [square("a7")].as_slice())
    );
}

#[test]
fn a_line_that_the_attackers_open_is_not_announced() {
    check(
        BASE,
        "b7-b6",
        "",
        "
        .t.K...  ...K...
        .......  .t.....
        .......  .......
        .......  .......
        .......  .......
        .......  .......
        .......  .......",
    );
}

#[test]
fn on_a_wide_corner_two_squares_of_a_line_are_one_line() {
    let rules = Rules {
        corners: CornerRules {
            width: 2,
            ..BASE.corners
        },
        ..BASE
    };
    let stop = CornerRules {
        cross: ClassSet::ALL,
        ..rules.corners
    };
    let drawing = "
        .......  ...K.t.
        .......  .......
        .......  .......
        ...K.t.  .......
        .......  .......
        .......  .......
        .......  .......";
    let mut game = game(
        Rules {
            corners: stop,
            ..rules
        },
        Side::Defenders,
        drawing,
    );
    let played = game.play("d4-d7".parse().unwrap()).unwrap();
    let Some(Call::Tuichi { lines, .. }) = played.call else {
        panic!("{:?}", played.call)
    };
    let ends: Vec<_> = lines.iter().map(|line| line.to.clone()).collect();
    assert_eq!(
        ends,
        [
            vec![square("f7"), square("g7")],
            vec![square("b7"), square("a7")]
        ]
    );
}

#[test]
fn watch_your_king_says_which_moves_would_take_him() {
    let mut game = game(
        BASE,
        Side::Attackers,
        "
        .......  .......
        .......  .......
        ..K....  .......
        .......  .......
        ......t  .......
        .......  .......
        .t.....  .......",
    );
    let played = game.play("b1-b5".parse().unwrap()).unwrap();
    assert_eq!(played.call, None);
    game.play("c5-c6".parse().unwrap()).unwrap();
    game.play("b5-b6".parse().unwrap()).unwrap();
    game.play("c6-c5".parse().unwrap()).unwrap();
    game.play("b6-b5".parse().unwrap()).unwrap();
    game.play("c5-c3".parse().unwrap()).unwrap();
    let played = game.play("b5-b3".parse().unwrap()).unwrap();
    let threats = vec!["g3-d3".parse::<Ply>().unwrap()];
    assert_eq!(
        played.call,
        Some(Call::WatchYourKing {
            king: square("c3"),
            threats: threats.clone()
        })
    );
    assert_eq!(game.threats_to_king(), threats);
}
