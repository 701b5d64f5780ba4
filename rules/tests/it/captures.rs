//! Captures of soldiers, each where it happens and where it just does not.

use raichi_rules::tafl::{
    CampRules, ClassSet, CornerRules, Custody, EdgeRules, Immobilised, Rules, Square, ThroneRules,
};

use crate::drawing::{BASE, check};

const NO_THRONE: ThroneRules = ThroneRules {
    present: false,
    ..BASE.throne
};

#[test]
fn a_man_between_two_enemies_falls() {
    check(
        BASE,
        "c1-c3",
        "Custodial d3",
        "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        ...Tt..  ..t.t..
        .......  .......
        ..t....  .......",
    );
}

#[test]
fn several_fall_at_once() {
    check(
        BASE,
        "d1-d3",
        "Custodial c3, Custodial e3",
        "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        .tT.Tt.  .t.t.t.
        .......  .......
        ...t...  .......",
    );
}

#[test]
fn only_the_neighbour_of_the_moved_man_falls() {
    check(
        BASE,
        "a1-a3",
        "Custodial b3",
        "
        .......  .......
        .......  .......
        ......K  ......K
        .......  .......
        .TtTt..  t.tTt..
        .......  .......
        t......  .......",
    );
}

#[test]
fn going_between_two_enemies_is_safe() {
    check(
        BASE,
        "d1-d3",
        "",
        "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        ..t.t..  ..tTt..
        .......  .......
        ...T...  .......",
    );
}

#[test]
fn the_empty_throne_is_hostile_to_whom_the_rules_say() {
    let drawing = "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        ...T...  .......
        .......  ...t...
        ...t...  .......";
    check(BASE, "d1-d2", "Custodial d3", drawing);
    let rules = Rules {
        throne: ThroneRules {
            hostile: ClassSet::KING,
            ..BASE.throne
        },
        ..BASE
    };
    let unhurt = "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        ...T...  ...T...
        .......  ...t...
        ...t...  .......";
    check(rules, "d1-d2", "", unhurt);
    check(
        Rules {
            throne: NO_THRONE,
            ..BASE
        },
        "d1-d2",
        "",
        unhurt,
    );
}

#[test]
fn the_occupied_throne_is_not_hostile() {
    check(
        BASE,
        "d1-d2",
        "",
        "
        .......  .......
        .......  .......
        .......  .......
        ...K...  ...K...
        ...T...  ...T...
        .......  ...t...
        ...t...  .......",
    );
}

#[test]
fn the_corner_helps() {
    let drawing = "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        .......  .......
        ..t....  .......
        .T.....  ..t....";
    check(BASE, "c2-c1", "Custodial b1", drawing);
    let soldiers = CornerRules {
        hostile: ClassSet::KING,
        ..BASE.corners
    };
    check(
        Rules {
            corners: soldiers,
            ..BASE
        },
        "c2-c1",
        "",
        "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        .......  .......
        ..t....  .......
        .T.....  .Tt....",
    );
}

#[test]
fn the_edge_is_hostile_to_whom_the_rules_say() {
    let edge = EdgeRules {
        hostile: ClassSet::SOLDIERS,
    };
    check(
        Rules { edge, ..BASE },
        "a2-d2",
        "Custodial d1",
        "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        .......  .......
        t......  ...t...
        ...T...  .......",
    );
    check(
        BASE,
        "a2-d2",
        "",
        "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        .......  .......
        t......  ...t...
        ...T...  ...T...",
    );
}

#[test]
fn the_last_man_beside_the_throne_falls_to_linnaeus_rule() {
    let drawing = "
        .......  .......
        .......  .......
        ...t...  ...t...
        ..tKt..  ..tKt..
        ...T...  .......
        .......  ...t...
        ...t...  .......";
    let linnaean = Rules {
        linnaean: true,
        ..BASE
    };
    check(linnaean, "d1-d2", "Linnaean d3, watch-your-king", drawing);
    let unhurt = &drawing.replace("...T...  .......", "...T...  ...T...");
    check(BASE, "d1-d2", "", unhurt);
    // Only two attackers stand beside the king.
    check(linnaean, "d1-d2", "", &unhurt.replace("..tKt..", "..tK..."));
}

#[test]
fn strict_custody_takes_who_goes_between() {
    let strict = Rules {
        custody: Custody::Strict,
        ..BASE
    };
    let drawing = "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        ..t.t..  ..t.t..
        .......  .......
        ...T...  .......";
    check(strict, "d1-d3", "Custody d3", drawing);
    // Passing through is safe.
    check(
        strict,
        "d1-d5",
        "",
        "
        .......  .......
        .......  .......
        .K.....  .K.T...
        .......  .......
        ..t.t..  ..t.t..
        .......  .......
        ...T...  .......",
    );
    // Who takes one of the two is no longer between them.
    check(
        strict,
        "d1-d3",
        "Custodial c3",
        "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        .Tt.t..  .T.Tt..
        .......  .......
        ...T...  .......",
    );
    // A hostile square is no enemy.
    check(
        strict,
        "e3-d3",
        "",
        "
        .......  .......
        .......  .......
        .K.....  .K.....
        .......  .......
        ....T..  ...T...
        ...t...  ...t...
        .......  .......",
    );
    // The king may always go there.
    check(
        strict,
        "d1-d3",
        "",
        "
        .......  .......
        .......  .......
        .......  .......
        .......  .......
        ..t.t..  ..tKt..
        .......  .......
        ...K...  .......",
    );
}

#[test]
fn who_cannot_move_falls_where_the_rules_say() {
    let drawing = "
        .......  .......
        .....K.  .....K.
        t......  t......
        T.t....  .t.....
        t......  t......
        .......  .......
        .......  .......";
    let unhurt = &drawing.replace("  .t.....", "  Tt.....");
    let all = Rules {
        immobilised: Immobilised::All,
        ..BASE
    };
    let king_only = Rules {
        immobilised: Immobilised::King,
        ..BASE
    };
    check(all, "c4-b4", "Immobilised a4", drawing);
    check(king_only, "c4-b4", "", unhurt);
    check(BASE, "c4-b4", "", unhurt);
    // A friend next to him is a liberty, and so is an empty square.
    check(
        all,
        "c4-b4",
        "",
        &unhurt.replace("t......  t......\n        T", "T......  T......\n        T"),
    );
    check(
        all,
        "c4-b4",
        "",
        &unhurt.replace("t......  t......\n        T", ".......  .......\n        T"),
    );
}

#[test]
fn an_occupied_throne_or_camp_helps_whom_the_rules_say() {
    let throne = Rules {
        throne: ThroneRules {
            hostile_occupied: ClassSet::DEFENDERS,
            ..BASE.throne
        },
        ..BASE
    };
    let drawing = "
        .......  .......
        .......  .......
        .......  .......
        ..TK...  .t.K...
        .......  .......
        .t.....  .......
        .......  .......";
    check(throne, "b2-b4", "Custodial c4", drawing);
    let unhurt = &drawing.replace(".t.K...", ".tTK...");
    check(BASE, "b2-b4", "", unhurt);

    // A camp square between two attackers helps against defenders, a blunt one never helps against attackers.
    let camps = |blunt: &[&str], stands: &str| Rules {
        camps: CampRules {
            squares: [stands.parse().unwrap()].into_iter().collect(),
            hostile_occupied: ClassSet::ALL,
            blunt: blunt
                .iter()
                .map(|at| at.parse::<Square>().unwrap())
                .collect(),
            ..BASE.camps
        },
        ..BASE
    };
    let drawing = "
        .......  .......
        .K.....  .K.....
        .......  .......
        .......  .......
        ..tt...  .T.t...
        .T.....  .......
        .......  .......";
    check(camps(&[], "d3"), "b2-b3", "Custodial c3", drawing);
    let unhurt = &drawing.replace(".T.t...", ".Ttt...");
    check(camps(&["d3"], "d3"), "b2-b3", "", unhurt);
}
