//! What each side of a hunt has to do to win.

use raichi_rules::{
    Side,
    hunt::{Leaping, MANY, Piece, Ruleset},
    lines::NoMoves,
};

use super::{
    super::hunt_names::{pieces, side as name},
    super::{catalog::hunt as catalog, words},
    rules::is_removable,
};
use crate::locale::Locale;

/// What a side has to do to win.
pub(in crate::text) fn aim(locale: Locale, ruleset: &Ruleset, side: Side) -> String {
    let rules = ruleset.rules();
    let goals = &rules.goals;
    let other = name(ruleset, side.opponent());
    let mut ways = Vec::new();
    let is_trapping = match Piece::of(side) {
        Piece::Few => {
            if !goals.few_reach.is_empty() {
                let points = words::list_or(locale, &goals.few_reach);
                ways.push(catalog::aim_reach(locale, points));
            }
            if rules.few.leap != Leaping::None {
                ways.extend(captures(locale, ruleset, side));
            }
            if goals.few_behind {
                ways.push(catalog::aim_pass(locale, other.clone()));
            }
            ways.is_empty()
        }
        Piece::Many => {
            if !goals.many_fill.is_empty() {
                let count = words::count(goals.many_fill.len());
                ways.push(catalog::aim_fill(locale, count));
            }
            true
        }
    };
    if is_trapping && rules.no_moves == NoMoves::Loss {
        ways.push(catalog::aim_trap(locale, other.clone()));
    }
    if ways.is_empty() {
        ways.push(if side == MANY && is_removable(ruleset) {
            catalog::aim_remove(locale, other)
        } else {
            catalog::aim_hold(locale)
        });
    }
    words::list_or(locale, ways)
}

/// How many pieces the few have to capture, if that wins.
fn captures(locale: Locale, ruleset: &Ruleset, few: Side) -> Option<String> {
    let rules = ruleset.rules();
    let left = usize::try_from(rules.goals.many_at_most).ok()?;
    if left == 0 {
        let many = name(ruleset, few.opponent());
        return Some(catalog::aim_capture_all(locale, many));
    }
    let count = words::count(rules.count(Piece::Many).saturating_sub(left));
    let captured = pieces(ruleset, ruleset.piece(Piece::Many), count);
    Some(catalog::aim_capture(locale, captured))
}
