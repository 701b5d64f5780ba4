use crate::{
    image::{Image, blend},
    palette::{CLEAR_ENTRIES, Palette},
};

/// A picture ready to be copied onto a canvas of the palette that it was made for.
#[derive(Debug)]
pub(crate) struct Sprite {
    image: Image,
    /// The entry of each opaque pixel.
    entries: Vec<u8>,
}

impl Sprite {
    /// Looks up every pixel in the palette.
    pub(crate) fn new(image: Image, palette: &Palette) -> Self {
        let entries = image.pixels.iter().map(|&pixel| palette.nearest(pixel));
        Self {
            entries: entries.collect(),
            image,
        }
    }

    pub(crate) const fn width(&self) -> u32 {
        self.image.width
    }

    pub(crate) const fn height(&self) -> u32 {
        self.image.height
    }
}

/// A picture in entries of a palette. Every line begins with a byte 0, as PNG wants it for a line
/// without a filter, so that the whole is compressed as it stands.
#[derive(Debug)]
pub(crate) struct Canvas<'a> {
    pub(crate) palette: &'a Palette,
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) lines: Vec<u8>,
}

impl<'a> Canvas<'a> {
    /// A clear canvas.
    pub(crate) fn new(palette: &'a Palette, width: u32, height: u32) -> Self {
        Self {
            palette,
            width,
            height,
            lines: vec![0; (width as usize + 1) * height as usize],
        }
    }

    /// The part of each line from column `x`, beginning with line `y`.
    fn lines_from(&mut self, x: u32, y: u32) -> impl Iterator<Item = &mut [u8]> {
        let stride = self.width as usize + 1;
        let lines = self.lines.chunks_exact_mut(stride).skip(y as usize);
        lines.filter_map(move |line| line.get_mut(1 + x as usize..))
    }

    /// Draws a sprite, its upper left pixel at `x`, `y`; what would lie outside is left away.
    pub(crate) fn draw(&mut self, sprite: &Sprite, x: u32, y: u32) {
        let palette = self.palette;
        let width = sprite.width().max(1) as usize;
        let rows = sprite.image.rows().zip(sprite.entries.chunks_exact(width));
        for (line, (pixels, entries)) in self.lines_from(x, y).zip(rows) {
            for ((place, pixel), &entry) in line.iter_mut().zip(pixels).zip(entries) {
                match pixel[3] {
                    0 => {}
                    255 => *place = entry,
                    _ => *place = palette.nearest(blend(palette.pixel(*place), *pixel)),
                }
            }
        }
    }

    /// Copies a picture that is opaque everywhere.
    pub(crate) fn copy(&mut self, sprite: &Sprite, x: u32, y: u32) {
        let width = sprite.width().max(1) as usize;
        let rows = sprite.entries.chunks_exact(width);
        for (line, entries) in self.lines_from(x, y).zip(rows) {
            for (place, &entry) in line.iter_mut().zip(entries) {
                *place = entry;
            }
        }
    }

    /// Rounds the four corners of the picture: outside of the arcs it becomes clear.
    pub(crate) fn round_corners(&mut self, radius: u32) {
        let (width, height) = (self.width as usize, self.height as usize);
        let stride = width + 1;
        let side = radius as usize;
        for (y, x) in (0..side).flat_map(|y| (0..side).map(move |x| (y, x))) {
            let entry = corner_entry(radius, x, y);
            if usize::from(entry) >= CLEAR_ENTRIES {
                continue;
            }
            for (row, column) in [
                (y, x),
                (y, width - 1 - x),
                (height - 1 - y, x),
                (height - 1 - y, width - 1 - x),
            ] {
                self.lines[row * stride + 1 + column] = entry;
            }
        }
    }
}

/// The entry for a pixel of the upper left corner; one that is not among the clear ones means that
/// the pixel lies wholly inside.
fn corner_entry(radius: u32, x: usize, y: usize) -> u8 {
    let radius = radius as f32;
    let (across, down) = (radius - x as f32 - 0.5, radius - y as f32 - 0.5);
    let inside = radius - across.hypot(down) + 0.5;
    (inside.clamp(0.0, 1.0) * CLEAR_ENTRIES as f32) as u8
}
