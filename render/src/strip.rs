//! The strip below the board: a field for each side, with the men that it has captured, and
//! between them a boss that points at the side whose turn it is.

use raichi_rules::tafl::Side;

use crate::{
    Captured, Status, Strip,
    canvas::Placed,
    layout::Layout,
    sheet::{SpriteId, StripParts},
};

/// Which of the two fields is lit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lit {
    /// That of the side whose turn it is, or that has won.
    Active,
    /// Only that of a side that has won. In a GIF, light that changes with each move would be seen as
    /// flickering, and take a third of the bytes.
    Winner,
}

impl Lit {
    /// The side whose field is lit.
    const fn side(self, status: Status) -> Option<Side> {
        match (self, status) {
            (Self::Active, Status::Turn(side)) | (_, Status::Won(side)) => Some(side),
            (Self::Winner, Status::Turn(_)) | (_, Status::Drawn) => None,
        }
    }
}

/// Places the parts of the strip below the board.
pub(crate) fn place(
    placed: &mut Vec<Placed<SpriteId>>,
    layout: Layout,
    parts: &StripParts,
    strip: Strip,
    lit: Lit,
) {
    let top = layout.width;
    placed.push(Placed {
        what: parts.ground,
        x: 0,
        y: top,
    });
    for side in Side::ALL {
        let panel = if lit.side(strip.status) == Some(side) {
            parts.lit_panel
        } else {
            parts.panel
        };
        field(placed, layout, parts, (side, panel), strip.captured);
    }
    let (boss, sign) = match strip.status {
        Status::Turn(Side::Defenders) => (parts.pointer[0], None),
        Status::Turn(Side::Attackers) => (parts.pointer[2], None),
        Status::Won(Side::Defenders) => (parts.boss, Some(parts.crown)),
        Status::Won(Side::Attackers) => (parts.boss, Some(parts.axes)),
        Status::Drawn => (parts.drawn, None),
    };
    let edge = layout.strip().boss;
    for what in [Some(boss), sign].into_iter().flatten() {
        placed.push(Placed {
            what,
            x: (layout.width - what.width) / 2,
            y: top + (edge - what.height) / 2,
        });
    }
}

/// Places the field of a side on its panel: the attackers' at the left, the defenders' its mirror image
/// at the right.
fn field(
    placed: &mut Vec<Placed<SpriteId>>,
    whole: Layout,
    parts: &StripParts,
    (side, panel): (Side, SpriteId),
    captured: Captured,
) {
    let width = whole.width;
    let layout = whole.strip();
    // Where something begins that is so far from the outer end of the field, and so wide.
    let x = |from: u32, wide: u32| match side {
        Side::Attackers => layout.gap + from,
        Side::Defenders => width - layout.gap - from - wide,
    };
    let y = |high: u32| width + layout.panel_height.saturating_sub(high) / 2;
    let mut put = |what: SpriteId, from: u32| {
        placed.push(Placed {
            what,
            x: x(from, what.width),
            y: y(what.height),
        });
    };

    put(panel, 0);
    put(parts.medallions.of_side(side), layout.gap);

    let taken = side.opponent();
    let count = captured.of(taken);
    if count == 0 {
        return;
    }
    let text = format!("×{count}");
    let text_width = parts.glyphs.width(&text);
    let begin = 2 * layout.gap + layout.medallion;
    let end = layout.panel_width - 2 * layout.gap - text_width;
    // The men overlap, and if there is no room for all of them, the number alone has to tell.
    let step = layout.man * 2 / 5;
    let room = 1 + end.saturating_sub(begin + layout.man) / step;
    let men = u32::from(count).min(room);
    for man in 0..men {
        put(parts.men.soldier(taken), begin + man * step);
    }
    let middle = x(
        begin + (men - 1) * step + layout.man + layout.gap,
        text_width,
    ) + text_width / 2;
    let signs = parts
        .glyphs
        .centred(&text, middle, width + layout.panel_height / 2);
    placed.extend(signs);
}
