//! Endings that depend on what was played before.

use raichi_rules::tafl::{Outcome, Reason, Repetition, RepetitionResult, Rules, Side};

use crate::drawing::{BASE, game, play};

const QUIET: &str = "
    .......  .......
    .......  .......
    .K.....  .......
    .......  .......
    .......  .......
    .......  .......
    .....t.  .......";

#[test]
fn a_position_may_not_stand_too_often() {
    for (result, winner) in [
        (RepetitionResult::Draw, None),
        (RepetitionResult::Attackers, Some(Side::Attackers)),
        (RepetitionResult::Defenders, Some(Side::Defenders)),
        (RepetitionResult::MoverLoses, Some(Side::Attackers)),
    ] {
        let rules = Rules {
            repetition: Repetition {
                count: 3,
                result,
                ..BASE.repetition
            },
            ..BASE
        };
        let mut game = game(rules, Side::Attackers, QUIET);
        // The start counts as its first time.
        assert_eq!(
            play(&mut game, "f1-e1 b5-c5 e1-f1 c5-b5 f1-e1 b5-c5 e1-f1"),
            None
        );
        assert_eq!(game.times_seen(), 2);
        let end = Some(Outcome {
            winner,
            reason: Reason::Repetition,
        });
        assert_eq!(play(&mut game, "c5-b5"), end, "{result:?}");
    }
    let never = Repetition {
        count: 0,
        result: RepetitionResult::Draw,
        ..BASE.repetition
    };
    let mut endless = game(
        Rules {
            repetition: never,
            ..BASE
        },
        Side::Attackers,
        QUIET,
    );
    assert_eq!(
        play(&mut endless, &"f1-e1 b5-c5 e1-f1 c5-b5 ".repeat(20)),
        None
    );
    assert_eq!(endless.times_seen(), 21);
}

#[test]
fn the_same_board_with_the_other_side_to_move_is_another_position() {
    let repetition = Repetition {
        count: 2,
        result: RepetitionResult::Draw,
        ..BASE.repetition
    };
    let mut game = game(Rules { repetition, ..BASE }, Side::Attackers, QUIET);
    // An attacker takes three moves to come back, the king two.
    assert_eq!(play(&mut game, "f1-e1 b5-c5 e1-d1 c5-b5 d1-f1"), None);
    assert_eq!(game.times_seen(), 1);
}

#[test]
fn nothing_captured_for_too_long_is_a_draw() {
    let rules = Rules {
        quiet_limit: 4,
        ..BASE
    };
    let drawing = "
        .......  .......
        .......  .......
        .K.....  .......
        .......  .......
        .Tt....  .......
        ...T...  .......
        .....t.  .......";
    let mut quiet = game(rules, Side::Attackers, drawing);
    let end = Some(Outcome {
        winner: None,
        reason: Reason::Quiet,
    });
    assert_eq!(play(&mut quiet, "f1-e1 b5-c5 e1-f1 c5-b5"), end);
    // A capture starts the count again.
    let mut game = game(rules, Side::Attackers, drawing);
    assert_eq!(play(&mut game, "f1-e1 d2-d3 e1-f1 d3-d2 f1-f2"), None);
    assert_eq!(play(&mut game, "d2-d3"), end);
}
