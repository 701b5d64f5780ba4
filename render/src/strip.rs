//! The strip below the board: a field for each side, with the men that it has captured, and
//! between them a boss that points at the side whose turn it is.

use raichi_rules::Side;

use crate::{
    Status, Strip,
    canvas::Canvas,
    sheet::{Sheet, SpriteId},
};

/// Draws the strip below the board.
pub(crate) fn draw(canvas: &mut Canvas<'_>, sheet: &Sheet, strip: Strip) {
    let layout = sheet.layout;
    let parts = &sheet.parts.strip;
    let top = layout.width;
    canvas.copy(sheet.sprite(parts.ground), 0, top);

    for side in Side::ALL {
        field(canvas, sheet, strip, side);
    }
    let (boss, sign) = match strip.status {
        Status::Turn(Side::Defenders) => (parts.pointer[0], None),
        Status::Turn(Side::Attackers) => (parts.pointer[2], None),
        Status::Won(Side::Defenders) => (parts.boss, Some(parts.crown)),
        Status::Won(Side::Attackers) => (parts.boss, Some(parts.axes)),
        Status::Drawn => (parts.drawn, None),
    };
    let edge = layout.strip().boss;
    for sprite in [Some(boss), sign].into_iter().flatten() {
        let sprite = sheet.sprite(sprite);
        let left = (layout.width - sprite.width()) / 2;
        canvas.draw(sprite, left, top + (edge - sprite.height()) / 2);
    }
}

/// Draws the field of a side: the attackers' at the left, the defenders' its mirror image at the
/// right.
fn field(canvas: &mut Canvas<'_>, sheet: &Sheet, strip: Strip, side: Side) {
    let parts = &sheet.parts.strip;
    let width = sheet.layout.width;
    let layout = sheet.layout.strip();
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
    let mut put = |sprite: SpriteId, from: u32| {
        let sprite = sheet.sprite(sprite);
        canvas.draw(sprite, x(from, sprite.width()), y(sprite.height()));
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
    for (sign, x, y) in parts
        .glyphs
        .centred(&text, middle, width + layout.panel_height / 2)
    {
        canvas.draw(sheet.sprite(sign), x, y);
    }
}
