//! Why a ply of a hunt is refused: one case for each reason.

use raichi_rules::{
    Illegal as AnyIllegal, Outcome, Ply, Point, Ruleset, Side,
    hunt::{FEW, Game, Illegal, Piece, Reason},
    lines::{Board, Direction},
};

fn at(name: &str) -> Point {
    name.parse().unwrap()
}

/// A game of a shipped ruleset, from a position.
fn game(ruleset: &str, position: &str) -> Game {
    match Ruleset::preset(ruleset)
        .unwrap()
        .start_from(position)
        .unwrap()
    {
        raichi_rules::Game::Hunt(game) => game,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn refused(game: &Game, ply: &str, why: Illegal) {
    let ply: Ply = ply.parse().unwrap();
    let why = AnyIllegal::from(why);
    assert_eq!(game.check(ply), Err(why));
    let mut copy = game.clone();
    assert_eq!(copy.play(ply), Err(why));
    assert_eq!(copy.position(), game.position());
    assert_eq!(copy.ply_count(), game.ply_count());
    assert!(!game.legal_plies().contains(&ply));
}

#[test]
fn moves_on_the_board() {
    // A fox on d4 beside geese on d3, d5, e3 and e4; d6 is taken, and f2 is no point, so that only d3 and e4 can be
    // leapt over.
    let game = game("fox-and-geese", "3/1g1/3g3/3Fg2/3gg2/3/ggg few");
    let (a4, c4, d4, d6) = (at("a4"), at("c4"), at("d4"), at("d6"));
    let board = Board::Cross;
    for point in ["a1", "h8"] {
        refused(
            &game,
            &format!("d4-{point}"),
            Illegal::OffBoard {
                point: at(point),
                board,
            },
        );
    }
    refused(&game, "end", Illegal::End);
    refused(&game, "d4-d2+c1-c2", Illegal::Together);
    refused(&game, "c4", Illegal::NothingInHand { at: c4 });
    refused(&game, "c4-c5", Illegal::NoPiece { from: c4 });
    refused(
        &game,
        "d3-c3",
        Illegal::NotYours {
            from: at("d3"),
            piece: game.ruleset().piece(Piece::Many),
        },
    );
    refused(
        &game,
        "d4-e4",
        Illegal::Occupied {
            at: at("e4"),
            by: Piece::Many,
        },
    );
    refused(
        &game,
        "d4-d6",
        Illegal::Occupied {
            at: d6,
            by: Piece::Many,
        },
    );
    refused(&game, "d4-a4", Illegal::NotInLine { from: d4, to: a4 });
    refused(&game, "d4-d4", Illegal::NotInLine { from: d4, to: d4 });
    refused(
        &game,
        "d4-f3",
        Illegal::RoundBend {
            from: d4,
            over: at("e3"),
            to: at("f3"),
        },
    );
    refused(&game, "d4-b4", Illegal::OverNothing { over: c4 });
    // What goes on too far: there is nothing to take from g4, and a step does not belong to a chain.
    refused(
        &game,
        "d4-g4",
        Illegal::NotInLine {
            from: d4,
            to: at("g4"),
        },
    );
    refused(
        &game,
        "d4-f4-f6",
        Illegal::OffBoard {
            point: at("f6"),
            board,
        },
    );
    refused(&game, "d4-f4-d4", Illegal::OverNothing { over: at("e4") });
    refused(
        &game,
        "d4-f4-g4",
        Illegal::StepInChain {
            from: at("f4"),
            to: at("g4"),
        },
    );
    assert_eq!(game.check("d4-f4".parse().unwrap()), Ok(()));
    assert_eq!(game.check("d4-d2".parse().unwrap()), Ok(()));
}

#[test]
fn moves_of_the_many() {
    let geese = game("fox-and-geese-17-ahead", "3/3/7/3F3/3g2g/2g/ggg many");
    let direction = |from, to, direction| Illegal::Direction {
        from: at(from),
        to: at(to),
        direction,
    };
    refused(&geese, "d3-c3", direction("d3", "c3", Direction::Sideways));
    refused(&geese, "d3-d2", direction("d3", "d2", Direction::Back));
    refused(
        &geese,
        "e2-d1",
        Illegal::NotInLine {
            from: at("e2"),
            to: at("d1"),
        },
    );
    refused(
        &geese,
        "d3-d5",
        Illegal::NoLeaps {
            from: at("d3"),
            to: at("d5"),
        },
    );
    refused(
        &geese,
        "d1-d3",
        Illegal::NoLeaps {
            from: at("d1"),
            to: at("d3"),
        },
    );
    // Without diagonals, they are no lines.
    let straight = game("fox-and-geese-17-straight", "3/3/7/3F3/3g2g/2g/ggg many");
    refused(
        &straight,
        "c1-d2",
        Illegal::NotInLine {
            from: at("c1"),
            to: at("d2"),
        },
    );
    let hounds = game("fox-and-hounds", "1F2/4/4/4/4/4/4/hhhh few");
    refused(
        &hounds,
        "d8-b6",
        Illegal::NoLeaps {
            from: at("d8"),
            to: at("b6"),
        },
    );
}

#[test]
fn pieces_in_hand_come_first() {
    let game = game("bagh-chal", "T3T/5/5/5/T3T+20g many");
    refused(
        &game,
        "a1",
        Illegal::Occupied {
            at: at("a1"),
            by: Piece::Few,
        },
    );
    refused(
        &game,
        "f1",
        Illegal::OffBoard {
            point: at("f1"),
            board: Board::Square5,
        },
    );
    refused(
        &game,
        "c3-c4",
        Illegal::HandFirst {
            piece: game.ruleset().piece(Piece::Many),
            hand: 20,
            free: Some(at("b1")),
        },
    );
    assert_eq!(game.check("c3".parse().unwrap()), Ok(()));
}

#[test]
fn a_single_leap_is_a_whole_ply() {
    let game = game("bagh-chal", "T3T/5/5/2g2/Tg2T+18g few");
    refused(&game, "a1-c1-c3", Illegal::OneLeap { at: at("c1") });
    assert_eq!(game.check("a1-c1".parse().unwrap()), Ok(()));
}

#[test]
fn a_piece_is_not_leapt_over_by_its_own_side() {
    let game = game("bagh-chal", "5/5/5/5/TT1TT+20g few");
    refused(&game, "a1-c1", Illegal::OverOwn { over: at("b1") });
}

#[test]
fn who_must_leap_leaps_as_far_as_it_goes() {
    // The fox on c4 can take d4 and then f4; the one on c7 can only step.
    let game = game("halatafl", "F2/3/7/2Fs1s1/sssssss/sss/sss few");
    let must = Illegal::MustLeap {
        leaps: [(at("c4"), at("e4"))].into_iter().collect(),
    };
    refused(&game, "c7-c6", must);
    refused(&game, "c4-c5", must);
    refused(
        &game,
        "c4-e4",
        Illegal::GoesOn {
            at: at("e4"),
            leaps: [(at("e4"), at("g4"))].into_iter().collect(),
        },
    );
    assert_eq!(game.check("c4-e4-g4".parse().unwrap()), Ok(()));
    assert_eq!(game.legal_ply_count(), 1);
}

#[test]
fn a_huffed_officer_is_removed_where_he_stands_after_the_step() {
    let text = "3/O1O/1rr1r2/rrr1rrr/rrrrrrr/rrr/rr1 few";
    let start = game("asalto", text);
    let mut game = start.clone();
    // c6 could have leapt over c5? No: c4 is taken. Both leap nowhere, so nobody is huffed.
    let played = game.play("c6-c7".parse().unwrap()).unwrap();
    assert_eq!(played.written().to_string(), "c6-c7");
    let mut game = self::game("asalto", "3/O1O/2r1r2/rr2rrr/rrrrrrr/rrr/rrr few");
    let played = game.play("c6-d6".parse().unwrap()).unwrap();
    assert_eq!(played.written().to_string(), "c6-d6xd6");
    assert_eq!(game.position_text(), "3/2O/2r1r2/rr2rrr/rrrrrrr/rrr/rrr");
    assert_eq!(played.captures[0].piece, game.ruleset().piece(Piece::Few));
    // Another piece that steps leaves him where he stood.
    let mut game = self::game("asalto", "3/O1O/2r1r2/rr2rrr/rrrrrrr/rrr/rrr few");
    let played = game.play("e6-e7".parse().unwrap()).unwrap();
    assert_eq!(played.written().to_string(), "e6-e7xc6");
}

#[test]
fn after_the_end_nothing_is_legal() {
    let mut game = game("fox-and-hounds", "4/4/4/4/4/3h/F3/4 few");
    let played = game.play("b2-a1".parse().unwrap()).unwrap();
    let outcome = Outcome {
        winner: Some(FEW),
        reason: Reason::Reached.into(),
    };
    assert_eq!(played.outcome, Some(outcome));
    let over = AnyIllegal::GameOver(outcome);
    assert_eq!(game.check("h4-g5".parse().unwrap()), Err(over));
    assert_eq!(game.legal_ply_count(), 0);
    assert_eq!(game.to_move(), Side::Second);
}
