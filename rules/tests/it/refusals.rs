//! Why a move is refused: one case for each reason.

use raichi_rules::Ply;
use raichi_rules::tafl::{
    CampRules, ClassSet, Game, Illegal, Outcome, Piece, Position, Reason, Rules, Ruleset, Side,
    SpecialKind, Square, Stay, preset,
};

fn at(name: &str) -> Square {
    name.parse().unwrap()
}

/// A game of 7 × 7 under brandubh as changed, from a drawing's position.
fn game(rules: Rules, position: &str) -> Game {
    let position: Position = position.parse().unwrap();
    Game::from_position(Ruleset::new("test", rules).unwrap(), position).unwrap()
}

#[track_caller]
fn refused(game: &Game, mv: &str, why: Illegal) {
    let mv: Ply = mv.parse().unwrap();
    assert_eq!(game.check(mv), Err(why));
    let mut copy = game.clone();
    assert_eq!(copy.play(mv), Err(why));
    assert_eq!(copy.position(), game.position());
    assert!(!game.legal_plies().contains(&mv));
}

const OPEN: &str = "7/1t5/7/1T5/1t1T3/1K5/7 defenders";

#[test]
fn each_reason() {
    let game = game(preset::BRANDUBH, OPEN);
    let (a1, b2, b3, b4, b5) = (at("a1"), at("b2"), at("b3"), at("b4"), at("b5"));
    refused(
        &game,
        "h8-a1",
        Illegal::OffBoard {
            square: at("h8"),
            size: 7,
        },
    );
    refused(
        &game,
        "b2-b8",
        Illegal::OffBoard {
            square: at("b8"),
            size: 7,
        },
    );
    refused(&game, "a1-a2", Illegal::NoPiece { from: a1 });
    refused(
        &game,
        "b3-a3",
        Illegal::NotYours {
            from: b3,
            piece: Piece::Attacker,
        },
    );
    refused(&game, "b2-b2", Illegal::SameSquare { square: b2 });
    refused(
        &game,
        "b4-c5",
        Illegal::NotInLine {
            from: b4,
            to: at("c5"),
        },
    );
    refused(
        &game,
        "b4-b3",
        Illegal::Blocked {
            at: b3,
            by: Piece::Attacker,
        },
    );
    refused(
        &game,
        "b4-b1",
        Illegal::Blocked {
            at: b3,
            by: Piece::Attacker,
        },
    );
    assert_eq!(game.check(Ply::step(b4, b5)), Ok(()));
    let throne = SpecialKind::Throne;
    let stop = Illegal::MayNotStop {
        at: at("d4"),
        special: throne,
        only: ClassSet::KING,
    };
    refused(&game, "b4-d4", stop);
    refused(&game, "d3-d4", stop);
    assert_eq!(game.check("d3-d6".parse().unwrap()), Ok(()));
    assert_eq!(game.check("b4-g4".parse().unwrap()), Ok(()));
}

#[test]
fn a_square_that_may_not_be_crossed() {
    let mut rules = preset::BRANDUBH;
    rules.throne.cross = ClassSet::KING;
    rules.throne.stop = ClassSet::ALL;
    let game = game(rules, OPEN);
    let why = Illegal::MayNotCross {
        at: at("d4"),
        special: SpecialKind::Throne,
        only: ClassSet::KING,
    };
    refused(&game, "b4-g4", why);
    assert_eq!(game.check("b4-d4".parse().unwrap()), Ok(()));
}

#[test]
fn a_step_too_far() {
    let rules = Rules {
        soldier_steps: 2,
        ..preset::MAGPIE
    };
    let game = game(rules, OPEN);
    refused(&game, "b2-d2", Illegal::TooFar { limit: 1 });
    refused(&game, "d3-g3", Illegal::TooFar { limit: 2 });
    assert_eq!(game.check("d3-f3".parse().unwrap()), Ok(()));
    assert_eq!(game.check("b2-c2".parse().unwrap()), Ok(()));
}

#[test]
fn a_corner_is_not_for_soldiers() {
    let game = game(preset::BRANDUBH, "7/7/t6/7/7/3K3/7 attackers");
    let why = Illegal::MayNotStop {
        at: at("a1"),
        special: SpecialKind::Corner,
        only: ClassSet::KING,
    };
    refused(&game, "a5-a1", why);
}

#[test]
fn a_camp_is_for_those_who_start_in_it() {
    let camp = |stay| Rules {
        camps: CampRules {
            squares: ["c1", "d1", "e1", "d2", "c7"].map(at).into_iter().collect(),
            stay,
            ..preset::BRANDUBH.camps
        },
        ..preset::BRANDUBH
    };
    let position = "7/7/7/1K5/7/2t4/3t3 attackers";
    let only = ClassSet::NOBODY;
    let camp_square = SpecialKind::Camp;
    let why = |square| Illegal::MayNotStop {
        at: at(square),
        special: camp_square,
        only,
    };
    let strict = game(camp(Stay::No), position);
    refused(&strict, "d1-e1", why("e1"));
    let cross = Illegal::MayNotCross {
        at: at("e1"),
        special: camp_square,
        only,
    };
    refused(&strict, "d1-f1", cross);
    let kind = game(camp(Stay::Own), position);
    for mv in ["d1-e1", "d1-c1", "d1-d2", "d1-d3", "d1-f1"] {
        assert_eq!(kind.check(mv.parse().unwrap()), Ok(()), "{mv}");
        assert!(kind.legal_plies().contains(&mv.parse().unwrap()), "{mv}");
    }
    refused(&kind, "c2-c1", why("c1"));
    refused(&kind, "c2-c7", why("c7"));
}

#[test]
fn a_finished_game() {
    let mut game = game(preset::BRANDUBH, "7/7/7/3K3/7/7/5t1 defenders");
    for mv in ["d4-d7", "f1-e1"] {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game.play("d7-a7".parse().unwrap()).unwrap();
    let outcome = Outcome {
        winner: Some(Side::Defenders),
        reason: Reason::KingEscaped,
    };
    assert_eq!(game.outcome(), Some(outcome));
    refused(&game, "e1-e2", Illegal::GameOver(outcome));
    assert_eq!(
        (game.legal_move_count(), game.next_squares(&[])),
        (0, vec![])
    );
    assert_eq!((game.next_squares(&[at("e1")]), game.perft(2)), (vec![], 0));
}
