//! Positions of hunts and Dablot that are given, and what does not fit.

use raichi_rules::{Ruleset, Side};

#[test]
fn a_position_without_a_leader_is_the_end_of_a_game() {
    let dablot = Ruleset::preset("mini-dablot").unwrap();
    let reached = |position: &str| dablot.reached(position).map(|game| game.outcome());
    let won = reached("mmmm/mmm/mmmm/s2/3M/2S/MM1M/MMM/L3 north").unwrap();
    assert_eq!(won.and_then(|outcome| outcome.winner), Some(Side::First));
    // The side that moved last has lost its leader, or the side that took one has two.
    for (position, why) in [
        (
            "mmmm/mmm/mmml/s2/3M/2S/MM1M/MMM/M3 north",
            "south has 0 leaders",
        ),
        (
            "mmml/mmm/mmml/s2/3M/2S/MM1M/MMM/M3 south",
            "north has 2 leaders",
        ),
    ] {
        let refused = reached(position).unwrap_err().to_string();
        assert!(refused.contains(why), "{position}: {refused}");
    }
}

#[test]
fn positions_that_do_not_fit_are_refused() {
    let refused = |ruleset: &str, position: &str| {
        let ruleset = Ruleset::preset(ruleset).unwrap();
        let why = ruleset.start_from(position).unwrap_err();
        (why.impossible(), why.to_string())
    };
    for (ruleset, position, impossible, why) in [
        (
            "bagh-chal",
            "T3T/5/5/5/T3T+20g",
            "read",
            "the side to move is `few` or `many`, not ``",
        ),
        (
            "bagh-chal",
            "T3T/5/5/5/T3T+20g goats",
            "read",
            "the side to move is `few` or `many`, not `goats`",
        ),
        (
            "bagh-chal",
            "T3T/5/5/5/T3T+20o few",
            "read",
            "`+20o` is not a number of pieces in hand",
        ),
        (
            "bagh-chal",
            "T3T/5/5/5/T3T+999g few",
            "read",
            "`+999g` is not a number of pieces in hand",
        ),
        (
            "bagh-chal",
            "T3T/5/5/5/T3T+1g+2g few",
            "read",
            "`+2g` is not a number of pieces in hand",
        ),
        (
            "bagh-chal",
            "T3T/5/5/5/T3T*2 few",
            "read",
            "`*2` is for games with action points",
        ),
        (
            "bagh-chal",
            "T3T/5/5/T3T few",
            "read",
            "the board has 5 ranks, this has 4",
        ),
        (
            "bagh-chal",
            "T3T/5/5/5/T3T few",
            "played",
            "the game is over before it begins (too-few)",
        ),
        (
            "mini-dablot",
            "mmmm/mmm/mmmm/s2/l2L/2S/MMMM/MMM/MMMM*2 south",
            "read",
            "`*2` is not a number of actions that can be left in a turn",
        ),
        (
            "mini-dablot-actions",
            "mmmm/mmm/mmmm/s2/l2L/2S/MMMM/MMM/MMMM*3 south",
            "read",
            "`*3` is not a number of actions that can be left in a turn",
        ),
        (
            "mini-dablot",
            "mmmm/mmm/mmmm/s2/l2L/2S/MMMM/MMM/MMMM+1m south",
            "read",
            "`+1m` is for games with pieces in hand",
        ),
        (
            "mini-dablot",
            "mmmm/mmm/mmmm/s2/l3/2S/MMMM/MMM/MMMM south",
            "played",
            "south has 0 leaders instead of one",
        ),
    ] {
        assert_eq!(
            refused(ruleset, position),
            (impossible, why.to_owned()),
            "{position}"
        );
    }
    // A position in which the side to move cannot move is a finished game.
    let shut_in = "3/3/7/7/gg1g3/1g1/gFg few";
    let game = Ruleset::preset("fox-and-geese")
        .unwrap()
        .start_from(shut_in)
        .unwrap();
    assert_eq!(game.outcome().unwrap().reason.code(), "immobilised");
    assert_eq!(game.decided_on(None).unwrap().to_string(), "d1");
}
