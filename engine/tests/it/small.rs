//! Rulesets on a small board with chains, leaps, ranks and forbidden repetition, which brute force can follow.

use raichi_rules::{
    Ruleset,
    tafl::{self, Chain, Forbid, Jump, KingJump, Rules, preset},
};

/// The rulesets, each unlike the others.
pub(crate) fn rulesets() -> Vec<Ruleset> {
    let named = |name: &'static str, rules| Ruleset::from(tafl::Ruleset::new(name, rules).unwrap());
    let setup = |text: &str| text.parse().unwrap();
    let mut berserk = Rules {
        setup: setup("3t3/3c3/3N3/tcTKTct/3T3/3c3/3t3"),
        chain: Chain::May,
        ..preset::BRANDUBH
    };
    berserk.king.jump = KingJump::Special;
    berserk.corners.pierce = true;
    let mut forced = Rules {
        setup: setup("3n3/3t3/3C3/ntTKTtn/3C3/3t3/3n3"),
        chain: Chain::Must,
        ..preset::MAGPIE
    };
    forced.king.jump = KingJump::Take;
    forced.knight.pierce = true;
    let plain = Rules {
        chain: Chain::May,
        ..preset::MINI_TABLUT
    };
    let mut ranks = Rules {
        setup: setup("3c3/3t3/3N3/ctNKNtc/3N3/3t3/3c3"),
        ..preset::BRANDUBH
    };
    ranks.commander.jump = Jump::Take;
    let mut forbidding = preset::BRANDUBH;
    forbidding.repetition.count = 0;
    forbidding.repetition.forbid = Forbid::Defenders;
    forbidding.ply_limit = 60;
    vec![
        named("berserk-7", berserk),
        named("forced-7", forced),
        named("chains-7", plain),
        named("ranks-7", ranks),
        named("forbidding-7", forbidding),
    ]
}
