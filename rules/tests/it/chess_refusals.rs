//! Maharajah and the Sepoys: what is refused, and why.

use raichi_rules::{
    Game, Illegal, PlyTextError, Ruleset,
    chess::{self, Kind},
};

use super::chess::{at, from, refused, rules, with};

#[test]
fn what_is_not_legal_says_why() {
    use chess::Illegal as No;
    let start = Game::new(rules());
    let (e1, e8, d8) = (at("e1"), at("e8"), at("d8"));
    refused(&start, "e1-i1", No::OffBoard(at("i1")));
    refused(&start, "c3", No::Placing(at("c3")));
    refused(&start, "d4-d5", No::NoPiece { from: at("d4") });
    refused(
        &start,
        "d7-d5",
        No::NotYours {
            from: at("d7"),
            piece: Kind::Pawn,
        },
    );
    refused(&start, "e1-e1", No::SamePoint(e1));
    refused(
        &start,
        "e1-b3",
        No::Movement {
            from: e1,
            to: at("b3"),
            piece: Kind::Maharajah,
        },
    );
    refused(
        &start,
        "e1-e8",
        No::Blocked {
            from: e1,
            to: e8,
            at: at("e7"),
        },
    );
    // The pawn on e7 is protected, and its neighbours guard what is before them.
    refused(
        &start,
        "e1-e7",
        No::IntoCheck {
            to: at("e7"),
            by: d8,
            attacker: Kind::Queen,
        },
    );
    refused(
        &start,
        "e1-e6",
        No::IntoCheck {
            to: at("e6"),
            by: at("d7"),
            attacker: Kind::Pawn,
        },
    );
    let form = |text: &str| start.check(text.parse().unwrap());
    assert_eq!(form("e1-e2-e3"), Err(Illegal::Form(PlyTextError::Trailing)));
    assert_eq!(
        form("e1-e2+d7-d6"),
        Err(Illegal::Form(PlyTextError::Trailing))
    );
    assert_eq!(form("end"), Err(Illegal::Form(PlyTextError::From)));
    let game = from(&rules(), "4k3/4n3/8/3p4/8/p7/4M3/2p5 sepoys");
    let e7 = at("e7");
    refused(
        &game,
        "e7-c6",
        No::Pinned {
            from: e7,
            by: at("e2"),
        },
    );
    refused(&game, "e8-e7", No::OwnPiece(e7));
    refused(
        &game,
        "e8-h8",
        No::Movement {
            from: e8,
            to: at("h8"),
            piece: Kind::King,
        },
    );
    let game = from(&rules(), "4k3/8/8/8/8/8/p7/3M4 sepoys");
    let king = No::IntoCheck {
        to: at("d8"),
        by: at("d1"),
        attacker: Kind::Maharajah,
    };
    refused(&game, "e8-d8", king);
}

#[test]
fn positions_are_read_and_refused() {
    let problem = |rules: &Ruleset, text: &str| rules.start_from(text).unwrap_err().to_string();
    for (text, why) in [
        (
            "M7/8/8/8/8/8/8/M6k w",
            "there are 2 maharajahs instead of one",
        ),
        (
            "k7/8/8/8/8/8/8/8 w",
            "there are 0 maharajahs instead of one",
        ),
        ("M7/8/8/8/8/8/8/8 w", "there are 0 kings instead of one"),
        ("M7/8/8/8/8/8/8/k1k5 w", "there are 2 kings instead of one"),
        (
            "k7/8/8/8/8/8/8/8+1M w",
            "the maharajah starts on e1, and is not placed",
        ),
        (
            "k7/8/8/8/8/8/8/8+1k w",
            "`+1k` is not in hand: it can only be the maharajah, `+1M`",
        ),
        ("p6k/8/8/8/8/8/8/M7 b", "a pawn cannot have come to a8"),
        (
            "7k/8/8/8/8/8/qq6/6M1 b",
            "there are 2 pieces `q`, and pawns do not promote",
        ),
        (
            "7k/8/8/8/8/8/8/M7 w",
            "the side that is not to move is in check on h8",
        ),
        (
            "7k/8/8/8/8/8/8/r5M1 b",
            "the side that is not to move is in check on g1",
        ),
        (
            "k7/8/8/8/8/8/8/6MX w",
            "`X` is neither a piece nor a number of empty points",
        ),
        ("k7/8/8/8/8/8/6M1 w", "the board has 8 ranks, this has 7"),
        ("k7/8/8/8/8/8/8/6M w", "rank 1 has 8 points, and here 7"),
        (
            "k7/8/8/8/8/8/8/6M1",
            "the side to move is `maharajah` or `sepoys`, or `w` or `b`, not ``",
        ),
        (
            "k7/8/8/8/8/8/8/6M1 w KQkq - 0 1",
            "`KQkq - 0 1` does not follow the side to move: at most `- - 0 1` does",
        ),
        (
            "k7/8/2M5/8/8/8/8/8 w - - x 1",
            "`- - x 1` does not follow the side to move: at most `- - 0 1` does",
        ),
        (
            "k1M5/8/8/8/8/8/8/8 b",
            "the game is over before it begins (checkmate)",
        ),
    ] {
        assert_eq!(problem(&rules(), text), why, "{text}");
    }
    let placed = with("start", "choice");
    let army = "rnbqkbnr/pppppppp/8/8/8/8/8/8+1M";
    assert_eq!(
        problem(&placed, &format!("{army} b")),
        "the maharajah is placed before the army moves"
    );
    assert!(
        rules()
            .reached("k1M5/8/8/8/8/8/8/8 b")
            .unwrap()
            .outcome()
            .is_some()
    );
}
