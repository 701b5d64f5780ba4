use image::{Rgba, RgbaImage, imageops};

use crate::{
    blend::{Pixel, byte, trimmed},
    canvas::Placed,
    drawings::Drawing,
    sprite_id::SpriteId,
    workshop::Workshop,
};

/// Columns and rows of the chart of signs.
const CHART: (u32, u32) = (10, 3);

/// The signs in the order of the chart.
const SIGNS: &str = "0123456789abcdefghijklmnopqrs×";

/// Those that numbers need.
const NUMBERS: &str = "0123456789×";

/// The signs at one size and in one colour.
#[derive(Debug)]
pub(crate) struct Glyphs {
    /// The signs that there are, in the order of their sprites.
    known: &'static str,
    signs: Vec<SpriteId>,
    height: u32,
}

impl Glyphs {
    /// The signs in a colour, on cells `height` pixels high.
    pub(crate) fn new(shop: &mut Workshop, height: u32, ink: [u8; 3]) -> Self {
        Self::only(SIGNS, shop, height, ink)
    }

    /// The same with the signs of numbers only.
    pub(crate) fn numbers(shop: &mut Workshop, height: u32, ink: [u8; 3]) -> Self {
        Self::only(NUMBERS, shop, height, ink)
    }

    fn only(known: &'static str, shop: &mut Workshop, height: u32, ink: [u8; 3]) -> Self {
        let width = height * 3 / 5;
        let chart = Drawing::Glyphs.rasterise(shop.theme, width * CHART.0, height * CHART.1);
        let signs = (0..CHART.1)
            .flat_map(|row| (0..CHART.0).map(move |column| (column, row)))
            .zip(SIGNS.chars())
            .filter(|(_, sign)| known.contains(*sign))
            .map(|((column, row), _)| {
                let cell = imageops::crop_imm(&chart, column * width, row * height, width, height);
                let mut cell: RgbaImage = cell.to_image();
                for pixel in cell.pixels_mut() {
                    *pixel = Rgba(inked(pixel.0[3], ink));
                }
                shop.add(trimmed(&cell))
            })
            .collect();
        Self {
            known,
            signs,
            height,
        }
    }

    /// Places the signs of a text around the middle `x`, `y`. Unknown signs are left out.
    pub(crate) fn centred(
        &self,
        text: &str,
        x: u32,
        y: u32,
    ) -> impl Iterator<Item = Placed<SpriteId>> {
        let mut left = x.saturating_sub(self.width(text) / 2);
        // Digits and most letters lie between 16 % and 76 % of the height.
        let top = y.saturating_sub(self.height * 46 / 100);
        self.signs(text).map(move |what| {
            let x = left;
            left += what.width + self.gap();
            Placed { what, x, y: top }
        })
    }

    /// The width of a text in pixels.
    pub(crate) fn width(&self, text: &str) -> u32 {
        let advance: u32 = self.signs(text).map(|sign| sign.width + self.gap()).sum();
        advance.saturating_sub(self.gap())
    }

    fn signs(&self, text: &str) -> impl Iterator<Item = SpriteId> {
        text.chars().filter_map(|char| {
            let index = self.known.chars().position(|sign| sign == char)?;
            self.signs.get(index).copied()
        })
    }

    /// The space between two signs.
    const fn gap(&self) -> u32 {
        self.height.div_ceil(14)
    }
}

/// The ink with the given opacity.
fn inked(opacity: u8, ink: [u8; 3]) -> Pixel {
    let part = |part: u8| byte(u32::from(part) * u32::from(opacity) / 255);
    [part(ink[0]), part(ink[1]), part(ink[2]), opacity]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Theme, cast::Cast};

    #[test]
    fn every_sign_is_drawn() {
        let glyphs = Glyphs::new(&mut Workshop::new(Theme::Wood, Cast::TAFL), 30, [0; 3]);
        assert_eq!(SIGNS.chars().count(), glyphs.signs.len());
        for (sign, sprite) in SIGNS.chars().zip(&glyphs.signs) {
            assert!(sprite.width > 2, "{sign} is {} wide", sprite.width);
        }
        assert_eq!(glyphs.width("?"), 0);
        let numbers = Glyphs::numbers(&mut Workshop::new(Theme::Wood, Cast::TAFL), 30, [0; 3]);
        assert_eq!(numbers.width("×128"), glyphs.width("×128"));
        assert_eq!(numbers.width("a"), 0);
    }
}
