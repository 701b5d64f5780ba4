//! The king as one who captures, and as one who is captured.

use raichi_rules::tafl::{
    Armed, ClassSet, CornerRules, EdgeRules, Immobilised, KingCapture, Rules, ThroneRules,
};

use crate::drawing::{BASE, check, king};

const NO_THRONE: ThroneRules = ThroneRules {
    present: false,
    ..BASE.throne
};

#[test]
fn the_king_strikes_as_hammer_and_holds_as_anvil() {
    let hammer = "
        .....t.  .....t.
        .......  .......
        .......  .......
        .......  .......
        .K.....  .......
        ..tT...  .K.T...
        .......  .......";
    let unhurt = &hammer.replace(".K.T...", ".KtT...");
    let anvil = "
        .....t.  .....t.
        .......  .......
        .......  .......
        .......  .......
        ...T...  .......
        .Kt....  .K.T...
        .......  .......";
    let stands = &anvil.replace(".K.T...", ".KtT...");
    for (armed, strikes, holds) in [
        (Armed::Full, true, true),
        (Armed::Hammer, true, false),
        (Armed::Anvil, false, true),
        (Armed::None, false, false),
    ] {
        let rules = Rules {
            king: king(KingCapture::Two, armed),
            throne: NO_THRONE,
            ..BASE
        };
        if strikes {
            check(rules, "b3-b2", "Custodial c2", hammer);
        } else {
            check(rules, "b3-b2", "", unhurt);
        }
        if holds {
            check(rules, "d3-d2", "Custodial c2", anvil);
        } else {
            check(rules, "d3-d2", "", stands);
        }
    }
}

#[test]
fn two_take_the_king_where_two_are_enough() {
    let drawing = "
        .......  .......
        .......  .......
        .tK....  .t.t...
        .......  .......
        ...t...  .......
        .......  .......
        .......  .......";
    let two = Rules {
        king: king(KingCapture::Two, Armed::Full),
        ..BASE
    };
    let says = "King c5, attackers king-captured";
    check(two, "d3-d5", says, drawing);
    let four = Rules {
        king: king(KingCapture::Four, Armed::Full),
        ..BASE
    };
    check(four, "d3-d5", "", &drawing.replace(".t.t...", ".tKt..."));
}

#[test]
fn near_the_throne_it_takes_four() {
    // Away from the throne.
    check(
        Rules {
            throne: NO_THRONE,
            ..BASE
        },
        "e1-e3",
        "King d3, attackers king-captured",
        "
        .......  .......
        .......  .......
        .......  .......
        .......  .......
        ..tK...  ..t.t..
        .......  .......
        ....t..  .......",
    );
    // Next to it: two are not enough, three and the empty throne are.
    check(
        BASE,
        "e1-e3",
        "watch-your-king",
        "
        .......  .......
        .......  .......
        .......  .......
        .......  .......
        ..tK...  ..tKt..
        .....t.  .....t.
        ....t..  .......",
    );
    check(
        BASE,
        "e1-e3",
        "King d3, attackers king-captured",
        "
        .......  .......
        .......  .......
        .......  .......
        .......  .......
        ..tK...  ..t.t..
        ...t...  ...t...
        ....t..  .......",
    );
}

#[test]
fn the_king_never_falls_by_his_own_move() {
    let two = Rules {
        king: king(KingCapture::Two, Armed::Full),
        ..BASE
    };
    check(
        two,
        "d2-d5",
        "",
        "
        .......  .......
        .......  .......
        ..t.t..  ..tKt..
        .......  .......
        .......  .......
        ...K...  .......
        .......  .......",
    );
}

#[test]
fn against_the_edge_three_take_the_king_if_it_is_hostile_to_him() {
    let drawing = "
        .....T.  .....T.
        .......  .......
        ..t....  t......
        Kt.....  .t.....
        t......  t......
        .......  .......
        .......  .......";
    let four = Rules {
        king: king(KingCapture::Four, Armed::Full),
        ..BASE
    };
    let edge = EdgeRules {
        hostile: ClassSet::KING,
    };
    check(
        Rules { edge, ..four },
        "c5-a5",
        "King a4, attackers king-captured",
        drawing,
    );
    check(
        four,
        "c5-a5",
        "",
        &drawing.replace("Kt.....  .t.....", "Kt.....  Kt....."),
    );
}

#[test]
fn a_king_who_cannot_move_falls_where_the_rules_say() {
    let drawing = "
        .....T.  .....T.
        .......  .......
        t......  t......
        K.t....  .t.....
        t......  t......
        .......  .......
        .......  .......";
    let says = "Immobilised a4, attackers king-captured";
    let king_only = Rules {
        immobilised: Immobilised::King,
        ..BASE
    };
    let all = Rules {
        immobilised: Immobilised::All,
        ..BASE
    };
    check(king_only, "c4-b4", says, drawing);
    check(all, "c4-b4", says, drawing);
    check(
        BASE,
        "c4-b4",
        "",
        &drawing.replace("  .t.....", "  Kt....."),
    );
    // The corner gives liberty to whom it is not hostile to, and who may stop there.
    let corner = "
        .....T.  .....T.
        .......  .......
        .......  .......
        .......  .......
        .t.....  t......
        Kt.....  .t.....
        .......  .......";
    let four = Rules {
        king: king(KingCapture::Four, Armed::Full),
        ..king_only
    };
    check(
        four,
        "b3-a3",
        "Immobilised a2, attackers king-captured",
        corner,
    );
    let corners = CornerRules {
        hostile: ClassSet::SOLDIERS,
        ..BASE.corners
    };
    let free = &corner.replace("Kt.....  .", "Kt.....  K");
    check(Rules { corners, ..four }, "b3-a3", "", free);
}

#[test]
fn on_the_throne_alone_it_takes_four() {
    let rules = Rules {
        king: king(KingCapture::FourOnThrone, Armed::Full),
        ..BASE
    };
    check(
        rules,
        "e1-e3",
        "King e4, attackers king-captured",
        "
        .......  .......
        .......  .......
        ....t..  ....t..
        ....K..  .......
        .......  ....t..
        .......  .......
        ....t..  .......",
    );
    check(
        rules,
        "d1-d3",
        "",
        "
        .......  .......
        .......  .......
        ...t...  ...t...
        ...K...  ...K...
        .......  ...t...
        .......  .......
        ...t...  .......",
    );
}
