//! The strip below the board: a field for each side, with the men that it has captured, and
//! between them a boss that points at the side whose turn it is.

use raichi_rules::Side;

use crate::{
    Status, Strip,
    canvas::Placed,
    layout::Layout,
    sheet::{SpriteId, StripParts},
};

/// Places the parts of the strip below the board.
pub(crate) fn place(
    placed: &mut Vec<Placed<SpriteId>>,
    layout: Layout,
    parts: &StripParts,
    strip: Strip,
) {
    let top = layout.width;
    placed.push(Placed {
        what: parts.ground,
        x: 0,
        y: top,
    });
    for side in Side::ALL {
        field(placed, layout, parts, strip, side);
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

/// Places the field of a side: the attackers' at the left, the defenders' its mirror image at the
/// right.
fn field(
    placed: &mut Vec<Placed<SpriteId>>,
    whole: Layout,
    parts: &StripParts,
    strip: Strip,
    side: Side,
) {
    let width = whole.width;
    let layout = whole.strip();
    let lit = match strip.status {
        Status::Turn(active) | Status::Won(active) => active == side,
        Status::Drawn => false,
    };
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

    let panel = if lit { parts.lit_panel } else { parts.panel };
    put(panel, 0);
    put(parts.medallions.of_side(side), layout.gap);

    let taken = side.opponent();
    let count = strip.captured.of(taken);
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
