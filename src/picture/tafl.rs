//! How tafl looks: its pieces, special squares and sides as the looks of a scene.

use raichi_render::{Ground, Half, Rotation, Sign, Sprite};
use raichi_rules::{Piece, Side, SpecialKind};

/// The look of a piece.
#[must_use]
pub const fn sprite(piece: Piece) -> Sprite {
    match piece {
        Piece::Attacker => Sprite::Attacker,
        Piece::Defender => Sprite::Defender,
        Piece::King => Sprite::King,
    }
}

/// The look of a special square.
#[must_use]
pub const fn ground(special: SpecialKind) -> Ground {
    match special {
        SpecialKind::Throne => Ground::Throne,
        SpecialKind::Corner => Ground::Corner,
        SpecialKind::Camp => Ground::Camp,
    }
}

/// The field of a side in the strip.
pub(super) const fn half(side: Side) -> Half {
    match side {
        Side::Attackers => Half::Left,
        Side::Defenders => Half::Right,
    }
}

/// The sign of a side's victory.
pub(super) const fn sign(side: Side) -> Sign {
    match side {
        Side::Attackers => Sign::Axes,
        Side::Defenders => Sign::Crown,
    }
}

/// How the board is turned for a side that is to sit below.
#[must_use]
pub const fn seen_by(side: Side) -> Rotation {
    match side {
        Side::Attackers => Rotation::Upright,
        Side::Defenders => Rotation::HalfTurn,
    }
}
