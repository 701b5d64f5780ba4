use image::RgbaImage;

use crate::{
    blend::{Pixel, blend, pixels},
    gif_palette::Few,
    palette::{CLEAR_ENTRIES, Palette},
};

/// A sprite prepared for canvases of one palette, as runs of pixels.
///
/// Transparent pixels are not stored; opaque ones are stored as palette entries.
#[derive(Debug, Default)]
pub(crate) struct Bitmap {
    runs: Vec<Run>,
    /// The entries of the opaque runs, one run after another.
    entries: Vec<u8>,
    /// The pixels of the translucent runs, one run after another.
    pixels: Vec<Pixel>,
}

/// Neighbouring pixels in a row that are all opaque or all translucent.
#[derive(Debug, Clone, Copy)]
struct Run {
    row: u16,
    column: u16,
    length: u16,
    opaque: bool,
}

/// Something to paint, and the position of its upper left pixel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Placed<T> {
    pub(crate) what: T,
    pub(crate) x: u32,
    pub(crate) y: u32,
}

/// A part of a canvas: columns `left..right`, rows `top..bottom`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Area {
    pub(crate) left: u32,
    pub(crate) top: u32,
    pub(crate) right: u32,
    pub(crate) bottom: u32,
}

impl Area {
    /// The whole of a canvas of that size.
    pub(crate) const fn whole(width: u32, height: u32) -> Self {
        Self {
            left: 0,
            top: 0,
            right: width,
            bottom: height,
        }
    }

    /// The bounding area of both.
    pub(crate) fn with(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The intersection; it may be empty.
    pub(crate) fn within(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// Whether the area has no pixels.
    pub(crate) const fn is_empty(self) -> bool {
        self.left >= self.right || self.top >= self.bottom
    }

    /// The numbers of columns and rows.
    pub(crate) const fn size(self) -> (u32, u32) {
        (
            self.right.saturating_sub(self.left),
            self.bottom.saturating_sub(self.top),
        )
    }
}

impl Bitmap {
    /// Prepares a picture; `entry` returns the palette entry of an opaque pixel.
    pub(crate) fn new(image: &RgbaImage, mut entry: impl FnMut(Pixel) -> u8) -> Self {
        let mut sprite = Self::default();
        for (row, pixels) in (0..).zip(pixels(image).chunks_exact(image.width().max(1) as usize)) {
            let mut column = 0;
            for run in pixels.chunk_by(|one, other| kind(one) == kind(other)) {
                let length = u16::try_from(run.len()).unwrap_or(u16::MAX);
                if let Some(opaque) = kind(&run[0]) {
                    sprite.runs.push(Run {
                        row,
                        column,
                        length,
                        opaque,
                    });
                    if opaque {
                        let entries = run.iter().map(|&pixel| entry(pixel));
                        sprite.entries.extend(entries);
                    } else {
                        sprite.pixels.extend(run);
                    }
                }
                column += length;
            }
        }
        sprite.runs.shrink_to_fit();
        sprite.entries.shrink_to_fit();
        sprite.pixels.shrink_to_fit();
        sprite
    }

    /// The memory it takes, in bytes.
    pub(crate) const fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.runs.capacity() * size_of::<Run>()
            + self.entries.capacity()
            + self.pixels.capacity() * size_of::<Pixel>()
    }
}

/// Whether a pixel is opaque; `None` if it is transparent.
const fn kind(pixel: &Pixel) -> Option<bool> {
    match pixel[3] {
        0 => None,
        255 => Some(true),
        _ => Some(false),
    }
}

/// A picture as palette entries. Every line begins with a byte 0, the PNG filter type *none*.
#[derive(Debug)]
pub(crate) struct Canvas<'a> {
    pub(crate) palette: &'a Palette,
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) lines: Vec<u8>,
}

impl<'a> Canvas<'a> {
    /// A transparent canvas.
    pub(crate) fn new(palette: &'a Palette, width: u32, height: u32) -> Self {
        Self {
            palette,
            width,
            height,
            lines: vec![0; (width as usize + 1) * height as usize],
        }
    }

    /// A canvas whose upper lines are given, and whose others are transparent.
    pub(crate) fn on(palette: &'a Palette, width: u32, height: u32, upper: &[u8]) -> Self {
        let size = (width as usize + 1) * height as usize;
        let mut lines = Vec::with_capacity(size);
        lines.extend_from_slice(upper);
        lines.resize(size, 0);
        Self {
            palette,
            width,
            height,
            lines,
        }
    }

    /// The entries of the rows of an area.
    pub(crate) fn rows(&self, area: Area) -> impl Iterator<Item = &[u8]> {
        let (width, height) = area.size();
        let left = 1 + area.left as usize;
        let lines = self.lines.chunks_exact(self.width as usize + 1);
        lines
            .skip(area.top as usize)
            .take(height as usize)
            .filter_map(move |line| line.get(left..left + width as usize))
    }

    /// The bounding area of the pixels that differ from the given lines in the GIF palette, and its pixels in that
    /// palette: transparent where they do not differ. `None` if no pixel differs.
    pub(crate) fn changed(&self, before: &[u8], area: Area) -> Option<(Area, Vec<u8>)> {
        let few = self.palette.few();
        let differs = |(now, then): (&u8, &u8)| now != then && few.of(*now) != few.of(*then);
        let stride = self.width as usize + 1;
        let pairs = |row: u32, columns: std::ops::Range<u32>| {
            let begin = row as usize * stride + 1;
            let columns = begin + columns.start as usize..begin + columns.end as usize;
            self.lines[columns.clone()].iter().zip(&before[columns])
        };
        let line = |row: u32| {
            let mut pairs = pairs(row, area.left..area.right);
            let first = pairs.position(differs)?;
            let last = pairs
                .rposition(differs)
                .map_or(first, |last| first + 1 + last);
            let column = |index: usize| area.left + u32::try_from(index).unwrap_or(u32::MAX);
            Some(Area {
                left: column(first),
                top: row,
                right: column(last + 1),
                bottom: row + 1,
            })
        };
        let found = (area.top..area.bottom)
            .filter_map(line)
            .reduce(Area::with)?;
        let pixels = (found.top..found.bottom)
            .flat_map(|row| pairs(row, found.left..found.right))
            .map(|pair| {
                if differs(pair) {
                    few.of(*pair.0)
                } else {
                    Few::CLEAR
                }
            });
        Some((found, pixels.collect()))
    }

    /// Copies the lines of an area to a copy of the canvas.
    pub(crate) fn copy_lines(&self, kept: &mut [u8], area: Area) {
        let stride = self.width as usize + 1;
        let lines = area.top as usize * stride..area.bottom as usize * stride;
        kept[lines.clone()].copy_from_slice(&self.lines[lines]);
    }

    /// Paints the part of a sprite inside an area of the canvas.
    pub(crate) fn paint(&mut self, sprite: Placed<&Bitmap>, area: Area) {
        let Placed { what: sprite, x, y } = sprite;
        let stride = self.width as usize + 1;
        let (mut entries, mut pixels) = (sprite.entries.as_slice(), sprite.pixels.as_slice());
        for run in &sprite.runs {
            let length = usize::from(run.length);
            let (row, column) = (y + u32::from(run.row), x + u32::from(run.column));
            let begin = area.left.clamp(column, column + u32::from(run.length)) - column;
            let end = area.right.clamp(column, column + u32::from(run.length)) - column;
            let seen = begin < end && (area.top..area.bottom).contains(&row);
            let at = row as usize * stride + 1 + column as usize;
            let (begin, end) = (begin as usize, end as usize);
            if run.opaque {
                let (run, rest) = entries.split_at(length);
                entries = rest;
                if seen {
                    self.lines[at + begin..at + end].copy_from_slice(&run[begin..end]);
                }
            } else {
                let (run, rest) = pixels.split_at(length);
                pixels = rest;
                if seen {
                    let places = &mut self.lines[at + begin..at + end];
                    for (place, &pixel) in places.iter_mut().zip(&run[begin..end]) {
                        *place = self
                            .palette
                            .nearest(blend(self.palette.pixel(*place), pixel));
                    }
                }
            }
        }
    }

    /// Rounds the four corners of the picture.
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

/// The entry for a pixel of the upper left corner. Entries from [`CLEAR_ENTRIES`] on mean that the pixel is inside.
fn corner_entry(radius: u32, x: usize, y: usize) -> u8 {
    let radius = radius as f32;
    let (across, down) = (radius - x as f32 - 0.5, radius - y as f32 - 0.5);
    let inside = radius - across.hypot(down) + 0.5;
    (inside.clamp(0.0, 1.0) * CLEAR_ENTRIES as f32) as u8
}
