//! Rows along the edge.

use raichi_rules::tafl::{Armed, KingCapture, Rules, Shieldwall};

use crate::drawing::{BASE, check, king};

#[test]
fn a_wall_takes_a_row_on_the_edge() {
    let wall = Rules {
        shieldwall: Shieldwall::Ends,
        ..BASE
    };
    check(
        wall,
        "e2-e1",
        "Shieldwall c1, Shieldwall d1",
        "
        .....t.  .....t.
        .......  .......
        .K.....  .K.....
        .......  .......
        .......  .......
        ..TTT..  ..TT...
        .Ttt...  .T..T..",
    );
    // The move has to close the row, not to put up the wall.
    check(
        wall,
        "d3-d2",
        "",
        "
        .....t.  .....t.
        .......  .......
        .K.....  .K.....
        .......  .......
        ...T...  .......
        ..T....  ..TT...
        .TttT..  .TttT..",
    );
    // One man is no row.
    check(
        wall,
        "d2-d1",
        "Custodial c1",
        "
        .....t.  .....t.
        .......  .......
        .K.....  .K.....
        .......  .......
        .......  .......
        ..TT...  ..T....
        .Tt....  .T.T...",
    );
    // The corner may be one of the ends.
    check(
        wall,
        "d2-d1",
        "Shieldwall b1, Shieldwall c1",
        "
        .....t.  .....t.
        .......  .......
        .K.....  .K.....
        .......  .......
        .......  .......
        .TTT...  .TT....
        .tt....  ...T...",
    );
    // Not without the rule; and not while one man of the row has nobody in front.
    check(
        BASE,
        "d2-d1",
        "",
        "
        .....t.  .....t.
        .......  .......
        .K.....  .K.....
        .......  .......
        .......  .......
        .TTT...  .TT....
        .tt....  .ttT...",
    );
    check(
        wall,
        "d2-d1",
        "",
        "
        .....t.  .....t.
        .......  .......
        .K.....  .K.....
        .......  .......
        .......  .......
        ..TT...  ..T....
        .tt....  .ttT...",
    );
}

#[test]
fn a_wall_spares_the_king() {
    let wall = Rules {
        shieldwall: Shieldwall::Ends,
        ..BASE
    };
    check(
        wall,
        "b6-a6",
        "Shieldwall a5, watch-your-king",
        "
        .......  .......
        .t.....  t......
        Tt.....  .t.....
        Kt.....  Kt.....
        t......  t......
        .......  .......
        .......  .......",
    );
}

#[test]
fn the_king_may_close_a_wall_if_he_strikes() {
    let drawing = "
        .....t.  .....t.
        .......  .......
        .......  .......
        .......  .......
        .......  .......
        .TTK...  .TT....
        .tt....  ...K...";
    let wall = Rules {
        shieldwall: Shieldwall::Ends,
        king: king(KingCapture::Two, Armed::Hammer),
        ..BASE
    };
    check(
        wall,
        "d2-d1",
        "Shieldwall b1, Shieldwall c1, tuichi",
        drawing,
    );
    let unarmed = Rules {
        king: king(KingCapture::Two, Armed::Anvil),
        ..wall
    };
    check(
        unarmed,
        "d2-d1",
        "raichi",
        &drawing.replace("...K...", ".ttK..."),
    );
}

#[test]
fn a_relaxed_wall_is_also_closed_from_the_front() {
    let wall = Rules {
        shieldwall: Shieldwall::Any,
        ..BASE
    };
    check(
        wall,
        "d3-d2",
        "Shieldwall c1, Shieldwall d1",
        "
        .....t.  .....t.
        .......  .......
        .K.....  .K.....
        .......  .......
        ...T...  .......
        ..T....  ..TT...
        .TttT..  .T..T..",
    );
    // An end is missing.
    check(
        wall,
        "d3-d2",
        "",
        "
        .....t.  .....t.
        .......  .......
        .K.....  .K.....
        .......  .......
        ...T...  .......
        ..T....  ..TT...
        .Ttt...  .Ttt...",
    );
    // It is closed from its ends as before.
    check(
        wall,
        "e2-e1",
        "Shieldwall c1, Shieldwall d1",
        "
        .....t.  .....t.
        .......  .......
        .K.....  .K.....
        .......  .......
        .......  .......
        ..TTT..  ..TT...
        .Ttt...  .T..T..",
    );
}
