//! How a board ends a game by itself.

use raichi_rules::tafl::{CornerRules, Escape, KingCapture, KingRules, NoMoves, Rules};

use crate::drawing::{BASE, check};

const EDGE: Rules = Rules {
    escape: Escape::Edge,
    corners: CornerRules {
        present: false,
        ..BASE.corners
    },
    ..BASE
};
const SAFE_EDGE: Rules = Rules {
    escape: Escape::SafeEdge,
    ..EDGE
};

#[test]
fn the_king_escapes_to_a_corner_or_the_edge() {
    let corner = "
        ...K...  K......
        .......  .......
        .......  .......
        .......  .......
        .......  .......
        .......  .......
        .....t.  .....t.";
    check(BASE, "d7-a7", "defenders king-escaped", corner);
    let edge = "
        .......  ...K...
        .......  .......
        .......  .......
        ...K...  .......
        .......  .......
        .......  .......
        .....t.  .....t.";
    check(EDGE, "d4-d7", "defenders king-escaped", edge);
    check(BASE, "d4-d7", "tuichi", edge);
}

#[test]
fn a_wide_corner_is_a_block() {
    let corners = CornerRules {
        width: 2,
        ..BASE.corners
    };
    let rules = Rules { corners, ..BASE };
    check(
        rules,
        "d6-b6",
        "defenders king-escaped",
        "
        .......  .......
        ...K...  .K.....
        .......  .......
        .......  .......
        .......  .......
        .......  .......
        .....t.  .....t.",
    );
}

#[test]
fn the_edge_is_safe_where_nobody_can_take_the_king() {
    let safe = "
        .......  ...K...
        .......  .......
        .......  .......
        ...K...  .......
        .......  .......
        .......  .......
        .....t.  .....t.";
    check(SAFE_EDGE, "d4-d7", "defenders king-escaped", safe);
    let unsafe_edge = "
        ..t....  ..tK...
        .......  .......
        .......  .......
        ...K...  .......
        .......  .......
        .......  .......
        ....t..  ....t..";
    // He is not safe there, but he would be further along the edge; back at d1 he would not.
    check(SAFE_EDGE, "d4-d7", "raichi", unsafe_edge);
    check(EDGE, "d4-d7", "defenders king-escaped", unsafe_edge);
}

#[test]
fn no_attackers_no_game() {
    let drawing = "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        .Tt.T..  .T.T...
        .......  .......
        ......t  ......t";
    let lose_at = |limit| Rules {
        attackers_lose_at: limit,
        ..BASE
    };
    check(
        lose_at(Some(1)),
        "e3-d3",
        "Custodial c3, defenders attackers-destroyed",
        drawing,
    );
    check(lose_at(Some(0)), "e3-d3", "Custodial c3", drawing);
    check(lose_at(None), "e3-d3", "Custodial c3", drawing);
}

#[test]
fn enclosed_defenders_have_lost() {
    let drawing = "
        .......  .......
        ..ttt..  ..ttt..
        .t...t.  .t...t.
        .t.K.t.  .t.K.t.
        .t..Tt.  .t..Tt.
        ..tt.t.  ..ttt..
        .......  .......";
    // A walk goes along files and ranks: nobody gets out between two who touch at their corners.
    let rules = Rules {
        enclosure_wins: true,
        ..BASE
    };
    check(rules, "f2-e2", "attackers enclosed", drawing);
    check(BASE, "f2-e2", "", drawing);
    let open = drawing.replace("..tt.t.  ..ttt..", "..tt.t.  ..tt...");
    check(
        rules,
        "f2-f1",
        "",
        &open
            .replace(
                "t..\n        .......  .......",
                "t..\n        .......  .....t.",
            )
            .replace(
                "...\n        .......  .......",
                "...\n        .......  .....t.",
            ),
    );
    // A defender outside is enough.
    let outside = drawing.replace(
        "\n        .......  .......\n        ..ttt..",
        "\n        T......  T......\n        ..ttt..",
    );
    check(rules, "f2-e2", "", &outside);
}

#[test]
fn the_fort_on_the_edge_holds() {
    let rules = Rules {
        exit_fort: true,
        ..BASE
    };
    let drawing = "
        .....t.  .....t.
        .......  .......
        .......  .......
        .......  .......
        .......  .......
        ...TTT.  ...TT..
        ..TK...  ..TK.T.";
    check(rules, "f2-f1", "defenders exit-fort", drawing);
    check(BASE, "f2-f1", "", drawing);
    // The king needs room to move.
    check(
        rules,
        "e2-e1",
        "",
        "
        .....t.  .....t.
        .......  .......
        .......  .......
        .......  .......
        .......  .......
        ...TT..  ...T...
        ..TK...  ..TKT..",
    );
    // The same men hold on one side of the roof, and fall on the other.
    check(
        rules,
        "d4-d3",
        "defenders exit-fort",
        "
        .....t.  .....t.
        .......  .......
        .......  .......
        ...T...  .......
        ..T.T..  ..TTT..
        ..T.T..  ..T.T..
        ..TKT..  ..TKT..",
    );
    check(
        rules,
        "d4-d3",
        "",
        "
        .....t.  .....t.
        .......  .......
        .......  .......
        ...T...  .......
        .......  ...T...
        ..T.T..  ..T.T..
        ..TKT..  ..TKT..",
    );
    // An attacker inside gets next to him sooner or later.
    check(
        rules,
        "c4-c3",
        "",
        "
        .....t.  .....t.
        .......  .......
        .......  .......
        ..T....  .......
        ...TTT.  ..TTTT.
        ..T.tT.  ..T.tT.
        ..TK.T.  ..TK.T.",
    );
    check(
        rules,
        "c4-c3",
        "defenders exit-fort",
        "
        .....t.  .....t.
        .......  .......
        .......  .......
        ..T....  .......
        ...TTT.  ..TTTT.
        ..T..T.  ..T..T.
        ..TK.T.  ..TK.T.",
    );
}

#[test]
fn who_cannot_move_loses_or_draws() {
    let rules = |no_moves| Rules {
        no_moves,
        king: KingRules {
            capture: KingCapture::Four,
            ..BASE.king
        },
        ..BASE
    };
    let drawing = "
        .......  .......
        .......  .......
        .......  .......
        .......  .......
        ...t...  .......
        .......  ...t...
        ..tKt..  ..tKt..";
    check(rules(NoMoves::Loss), "d3-d2", "attackers no-moves", drawing);
    check(rules(NoMoves::Draw), "d3-d2", "draw no-moves", drawing);
    let another = drawing.replacen(".......  .......", "..T....  ..T....", 1);
    check(rules(NoMoves::Loss), "d3-d2", "", &another);
}
