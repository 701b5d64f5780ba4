//! Why a ply of Dablot is refused: one case for each reason.

use raichi_rules::{
    Game as AnyGame, Illegal as AnyIllegal, Ply, Point, Ruleset,
    dablot::{Game, Illegal, Kind, NORTH, Piece, SOUTH},
    lines::Board,
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
        AnyGame::Dablot(game) => game,
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

#[track_caller]
fn legal(game: &Game, ply: &str) {
    assert_eq!(game.check(ply.parse().unwrap()), Ok(()));
}

/// A southern man on c3 beside a northern man on d4, with the northern son on c5 and the leaders far away.
const CONTACT: &str = "l3/3/4/3/1s2/1m1/1M2/2M/L3";

#[test]
fn moves_on_the_board() {
    let game = game("mini-dablot", &format!("{CONTACT} south"));
    let (c3, d4, e5) = (at("c3"), at("d4"), at("e5"));
    let man = |side| Piece {
        side,
        kind: Kind::Man,
    };
    let board = Board::Lattice4x5;
    refused(
        &game,
        "c3-b3",
        Illegal::OffBoard {
            point: at("b3"),
            board,
        },
    );
    refused(&game, "end", Illegal::NoActions);
    refused(&game, "c3", Illegal::Placing { at: c3 });
    refused(&game, "e3-e5", Illegal::NoPiece { from: at("e3") });
    refused(
        &game,
        "d4-c5",
        Illegal::NotYours {
            from: d4,
            piece: man(NORTH),
        },
    );
    refused(
        &game,
        "c3-d4",
        Illegal::Occupied {
            at: d4,
            by: man(NORTH),
        },
    );
    refused(&game, "c3-c3", Illegal::NotInLine { from: c3, to: c3 });
    refused(
        &game,
        "c3-g7",
        Illegal::NotInLine {
            from: c3,
            to: at("g7"),
        },
    );
    refused(
        &game,
        "c3-e3-d4",
        Illegal::StepInChain {
            from: c3,
            to: at("e3"),
        },
    );
    refused(
        &game,
        "c3-f4",
        Illegal::NotInLine {
            from: c3,
            to: at("f4"),
        },
    );
    refused(&game, "c3-g3", Illegal::OverNothing { over: at("e3") });
    refused(&game, "a1-e1", Illegal::OverNothing { over: at("c1") });
    refused(&game, "c3-e5-g7", Illegal::OverNothing { over: at("f6") });
    refused(
        &game,
        "c3-e5-e7",
        Illegal::StepInChain {
            from: e5,
            to: at("e7"),
        },
    );
    // From e5 the son on c5 would be next, but he has more points.
    let strong = Illegal::TooStrong {
        over: at("c5"),
        piece: Piece {
            side: NORTH,
            kind: Kind::Son,
        },
        points: 2,
        own: 1,
    };
    refused(&game, "c3-e5-a5", strong);
    refused(&game, "c3-e5+f2-d2", Illegal::NoAmbush);
    refused(
        &game,
        "c3-d6",
        Illegal::RoundBend {
            from: c3,
            over: at("c5"),
            to: at("d6"),
        },
    );
    legal(&game, "c3-e5");
    let crowd = self::game("mini-dablot", "l3/3/4/3/1s2/1m1/1MM1/2M/L3 south");
    refused(&crowd, "c3-g3", Illegal::OverOwn { over: at("e3") });
    refused(
        &crowd,
        "f2-d4",
        Illegal::Occupied {
            at: d4,
            by: man(NORTH),
        },
    );
}

#[test]
fn men_that_only_go_onward() {
    let game = game("mini-dablot-onward", "l3/3/4/1M1/1m2/3/4/3/L2M south");
    refused(
        &game,
        "d6-e5",
        Illegal::ManBack {
            from: at("d6"),
            to: at("e5"),
        },
    );
    refused(
        &game,
        "d6-b4",
        Illegal::ManBack {
            from: at("d6"),
            to: at("b4"),
        },
    );
    legal(&game, "g1-e1");
    legal(&game, "d6-c7");
}

#[test]
fn men_that_have_to_capture() {
    let game = game("mini-dablot-compulsory", &format!("{CONTACT} south"));
    let must = Illegal::ManMustLeap {
        leaps: [(at("c3"), at("e5"))].into_iter().collect(),
    };
    refused(&game, "c3-c1", must);
    refused(&game, "a1-a3", must);
    legal(&game, "c3-e5");
    assert_eq!(game.legal_ply_count(), 1);
}

#[test]
fn actions() {
    let mut game = game("mini-dablot-actions", &format!("{CONTACT} south"));
    refused(&game, "end", Illegal::EndBeforeAction);
    let chain = self::game("mini-dablot-actions", "l3/3/4/2m/1s2/1m1/1M2/2M/L3 south");
    refused(&chain, "c3-e5-g7", Illegal::OneLeap { at: at("e5") });
    game.play("c3-e5".parse().unwrap()).unwrap();
    assert_eq!((game.to_move(), game.position().actions_left()), (SOUTH, 2));
    legal(&game, "end");
    game.play(Ply::END).unwrap();
    assert_eq!((game.to_move(), game.position().actions_left()), (NORTH, 0));
    refused(&game, "end", Illegal::EndBeforeAction);
}

/// The northern leader on e5, who takes a son and a man to be taken, or three men.
const AMBUSH: &str = "4/3/2S1/1M1/2lm/1MM/4/3/L3";

#[test]
fn an_ambush() {
    let game = game("mini-dablot-ambush", &format!("{AMBUSH} south"));
    let e5 = at("e5");
    legal(&game, "d4-f6+e7-e3");
    refused(
        &game,
        "e7-e3+d4-f6",
        Illegal::AmbushOrder {
            first: at("d4"),
            second: at("e7"),
        },
    );
    refused(
        &game,
        "d4-f6+d4-f6",
        Illegal::AmbushTwice { from: at("d4") },
    );
    refused(
        &game,
        "d4-f6+f4-e3",
        Illegal::StepInChain {
            from: at("f4"),
            to: at("e3"),
        },
    );
    refused(
        &game,
        "d4-f6+f4-f8",
        Illegal::NotInLine {
            from: at("f4"),
            to: at("f8"),
        },
    );
    let blocked = Illegal::Occupied {
        at: at("d6"),
        by: Piece {
            side: SOUTH,
            kind: Kind::Man,
        },
    };
    refused(&game, "d4-f6+f4-d6", blocked);
    let weak = self::game("mini-dablot-ambush", "4/3/4/3/2lm/1MM/4/3/L3 south");
    let why = Illegal::AmbushTooWeak {
        over: e5,
        points: 3,
        together: 2,
    };
    refused(&weak, "d4-f6+f4-d6", why);
    let strong = self::game("mini-dablot-ambush", "4/3/2L1/3/2lm/1MM/4/3/4 south");
    refused(
        &strong,
        "d4-f6+e7-e3",
        Illegal::AmbushAlone {
            from: at("e7"),
            over: e5,
        },
    );
    let others = self::game("mini-dablot-ambush", "4/3/4/3/2lm/1MM/4/3/L3 south");
    refused(
        &others,
        "d4-f6+f4-g5",
        Illegal::StepInChain {
            from: at("f4"),
            to: at("g5"),
        },
    );
    let two = self::game("mini-dablot-ambush", "4/3/4/1s1/2l1/1MM/4/3/L3 south");
    refused(
        &two,
        "d4-f6+f4-d6",
        Illegal::Occupied {
            at: at("d6"),
            by: Piece {
                side: NORTH,
                kind: Kind::Son,
            },
        },
    );
    let apart = self::game("mini-dablot-ambush", "4/3/4/3/s1l1/MMM/4/3/L3 south");
    refused(
        &apart,
        "d4-f6+a5-e5",
        Illegal::NotYours {
            from: at("a5"),
            piece: Piece {
                side: NORTH,
                kind: Kind::Son,
            },
        },
    );
    let many = self::game("mini-dablot-ambush", "4/3/2S1/3/2lm/1MM/4/3/L3 south");
    refused(
        &many,
        "d4-f6+f4-d6+e7-e3",
        Illegal::AmbushTooMany { from: at("d4") },
    );
    assert_eq!(
        AnyGame::Dablot(game).resolve(&"e7-e3+d4-f6".parse().unwrap()),
        Ok("d4-f6+e7-e3".parse().unwrap())
    );
}

#[test]
fn an_ambush_goes_over_one_enemy() {
    let game = game("mini-dablot-ambush", "4/3/4/3/1ss1/1M1/1M2/3/L2l south");
    // Over c5 from d4 to b6, over d4's neighbour e5 from d4 to f6: one man cannot do both.
    refused(
        &game,
        "c3-c7+d4-f6",
        Illegal::AmbushOthers {
            one: at("c5"),
            other: at("e5"),
        },
    );
}
