//! The king's shield, by which programs and browsers show what is Raichi's, and single men, as menus show them.

use crate::{Sprite, Theme, art::rasterise, drawings::Drawing, figure::png_of};

/// The shield alone, as an SVG document.
pub const ICON_SVG: &str = Drawing::King.source(Theme::Wood);

/// The shield on a square of walnut, as the bytes of a PNG file. A circle that has four fifths of the edge as its diameter
/// contains the whole shield, so that systems may cut the icon into their forms.
#[must_use]
pub fn icon_png(edge: u32) -> Vec<u8> {
    let document = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><rect width=\"100\" height=\"100\" \
         fill=\"#2a180c\"/><g transform=\"translate(17 17) scale(.66)\">{ICON_SVG}</g></svg>"
    );
    png_of(&rasterise(&document, edge, edge))
}

/// A man alone, as an SVG document.
#[must_use]
pub const fn man_svg(theme: Theme, man: Sprite) -> &'static str {
    Drawing::man(man).source(theme)
}

/// A man alone on a transparent square, as the bytes of a PNG file.
#[must_use]
pub fn man_png(theme: Theme, man: Sprite, edge: u32) -> Vec<u8> {
    png_of(&rasterise(man_svg(theme, man), edge, edge))
}
