//! The look of tafl, beside the codes of its pieces and grounds.

use raichi_render::{Sign, Sprite};
use raichi_rules::tafl::Side;

/// The man that represents a side in the strip.
pub(super) const fn emblem(side: Side) -> Sprite {
    match side {
        Side::Attackers => Sprite::Attacker,
        Side::Defenders => Sprite::King,
    }
}

/// The sign of a side's victory.
pub(super) const fn sign(side: Side) -> Sign {
    match side {
        Side::Attackers => Sign::Axes,
        Side::Defenders => Sign::Crown,
    }
}

/// Whether a man may leap over others by some rules.
pub(super) const fn may_leap(sprite: Sprite) -> bool {
    matches!(
        sprite,
        Sprite::King
            | Sprite::AttackingCommander
            | Sprite::AttackingKnight
            | Sprite::DefendingCommander
            | Sprite::DefendingKnight
    )
}
