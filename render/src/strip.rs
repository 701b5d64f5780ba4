//! The strip below the board.

use raichi_rules::{Piece, Side};

use crate::{
    Status, Strip,
    compose::standard_bearer,
    image::{Image, Pixel},
    sheet::Sheet,
};

/// Draws the strip below the board.
pub(crate) fn draw(image: &mut Image, sheet: &Sheet, strip: Strip) {
    let layout = sheet.layout;
    let top = layout.width;
    image.draw(&sheet.strip, 0, top);
    let half = layout.width / 2;
    for (side, left) in [(Side::Attackers, 0), (Side::Defenders, half)] {
        let pad = layout.strip / 8;
        let lit = match strip.status {
            Status::Turn(active) | Status::Won(active) => active == side,
            Status::Drawn => true,
        };
        let ground: Pixel = if lit {
            [0xd3, 0xa7, 0x55, 255]
        } else {
            [0x1e, 0x11, 0x08, 255]
        };
        fill(
            image,
            (left + pad, top),
            (half - 2 * pad, layout.strip - pad),
            ground,
        );
        let inner: Pixel = if lit {
            [0x6b, 0x45, 0x22, 255]
        } else {
            [0x2c, 0x1a, 0x0d, 255]
        };
        fill(
            image,
            (left + pad + 3, top + 3),
            (half - 2 * pad - 6, layout.strip - pad - 6),
            inner,
        );
        let medallion = sheet.medallions.of(standard_bearer(side));
        image.draw(medallion, left + 2 * pad, top + layout.strip / 16);

        let taken = side.opponent();
        let count = strip.captured.of(taken);
        let man = match taken {
            Side::Attackers => Piece::Attacker,
            Side::Defenders => Piece::Defender,
        };
        let mut x = left + 3 * pad + medallion.width;
        if count > 0 {
            let small = sheet.small.of(man);
            image.draw(small, x, top + layout.strip * 3 / 16);
            x += small.width;
            let text = format!("×{count}");
            let width = sheet.counts.width(&text);
            sheet.counts.draw_centred(
                image,
                &text,
                x + pad + width / 2,
                top + layout.strip * 7 / 16,
            );
        }
        if strip.status == Status::Won(side) {
            let sign = match side {
                Side::Attackers => &sheet.axes,
                Side::Defenders => &sheet.crown,
            };
            image.draw(
                sign,
                left + half - 2 * pad - sign.width,
                top + layout.strip * 3 / 16,
            );
        }
    }
}

/// Fills a rectangle with one colour.
fn fill(image: &mut Image, (x, y): (u32, u32), (width, height): (u32, u32), pixel: Pixel) {
    let mut plain = Image::clear(width, height);
    plain.pixels.fill(pixel);
    image.draw(&plain, x, y);
}
