//! What pictures of figures have in common: a frame, areas, curves, badges, digits and emblems.

use std::{
    collections::HashMap,
    fmt::{Arguments, Write},
    sync::{Arc, LazyLock, Mutex, PoisonError},
};

use image::RgbaImage;
use png::{BitDepth, ColorType, Encoder, EncodingError};

use crate::{
    Sprite, Theme,
    art::{Tones, rasterise},
    blend::{self, Pixel, pixels},
    canvas::{Area, Placed},
    cast::Cast,
    drawings::Drawing,
    glyphs::Glyphs,
    letters::Words,
    workshop::Workshop,
};

/// Half the height of a badge.
pub(crate) const BADGE_HALF: u32 = 17;

/// The colours of a theme.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Colours {
    /// Around everything.
    pub(crate) frame: &'static str,
    /// The ground of a graph.
    pub(crate) ground: &'static str,
    /// Lines of a grid, and around areas.
    pub(crate) grid: &'static str,
}

impl Colours {
    pub(crate) const fn of(theme: Theme) -> Self {
        match theme {
            Theme::Wood => Self {
                frame: "#2a180c",
                ground: "#f0dfb8",
                grid: "#a9855a",
            },
            Theme::Stone => Self {
                frame: "#1c2024",
                ground: "#e4e9e8",
                grid: "#94a0a6",
            },
            Theme::HighContrast => Self {
                frame: "#000000",
                ground: "#ffffff",
                grid: "#808080",
            },
        }
    }
}

/// Digits at one size and in one colour.
#[derive(Debug)]
pub(crate) struct Digits {
    glyphs: Glyphs,
    images: Vec<RgbaImage>,
}

impl Digits {
    /// Those of a theme in a colour, on cells `height` pixels high; drawn once.
    fn of(theme: Theme, height: u32, ink: [u8; 3]) -> Arc<Self> {
        type Key = (usize, u32, [u8; 3]);
        static KEPT: LazyLock<Mutex<HashMap<Key, Arc<Digits>>>> = LazyLock::new(Mutex::default);
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let digits = kept
            .entry((theme as usize, height, ink))
            .or_insert_with(|| {
                let mut shop = Workshop::new(theme, Cast::TAFL);
                Arc::new(Self {
                    glyphs: Glyphs::numbers(&mut shop, height, ink),
                    images: shop.images,
                })
            });
        Arc::clone(digits)
    }

    /// The width of a number in pixels.
    pub(crate) fn width(&self, number: &str) -> u32 {
        self.glyphs.width(number)
    }
}

/// Which part of words is at a given place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Middle,
    Right,
}

/// A picture in the making: first its drawing, then emblems and digits on it.
pub(crate) struct Figure {
    pub(crate) theme: Theme,
    pub(crate) colours: Colours,
    /// The colours of digits, among others.
    pub(crate) tones: Tones,
    size: (u32, u32),
    svg: String,
    placed: Vec<Placed<RgbaImage>>,
}

impl Figure {
    /// An empty frame of a width and height.
    pub(crate) fn new(theme: Theme, (width, height): (u32, u32)) -> Self {
        let colours = Colours::of(theme);
        let frame = colours.frame;
        Self {
            theme,
            colours,
            tones: Tones::of(theme),
            size: (width, height),
            svg: format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">
                <rect width="{width}" height="{height}" rx="14" fill="{frame}"/>"#
            ),
            placed: Vec::new(),
        }
    }

    /// Adds an element.
    pub(crate) fn add(&mut self, element: Arguments<'_>) {
        // Writing into memory does not fail.
        self.svg.write_fmt(element).ok();
    }

    /// Fills an area with a colour.
    pub(crate) fn fill(&mut self, area: Area, colour: &str) {
        let (x, y, width, height) = edges(area);
        self.add(format_args!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{colour}"/>"#
        ));
    }

    /// Draws the edge of an area.
    pub(crate) fn outline(&mut self, area: Area) {
        let (x, y, width, height) = edges(area);
        let grid = self.colours.grid;
        self.add(format_args!(
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="none" stroke="{grid}" stroke-width="2"/>"#
        ));
    }

    /// Draws a line of the grid across an area.
    pub(crate) fn across(&mut self, area: Area, y: f64) {
        let grid = self.colours.grid;
        self.add(format_args!(
            r#"<path d="M{},{y:.1} H{}" stroke="{grid}" stroke-width="2" stroke-dasharray="8 7"/>"#,
            area.left, area.right
        ));
    }

    /// Draws a line of the grid between two places.
    pub(crate) fn rule(&mut self, [left, right]: [u32; 2], y: u32) {
        let grid = self.colours.grid;
        self.add(format_args!(
            r#"<path d="M{left},{y} H{right}" stroke="{grid}" stroke-width="2"/>"#
        ));
    }

    /// Crosses out what is between two places.
    pub(crate) fn strike(
        &mut self,
        (left, right): (u32, u32),
        y: u32,
        [red, green, blue]: [u8; 3],
    ) {
        self.add(format_args!(
            r##"<path d="M{left},{y} H{right}" stroke="#{red:02x}{green:02x}{blue:02x}" stroke-width="4"/>"##
        ));
    }

    /// Puts words on cells `height` pixels high around a middle from above, with one of their parts at `x`.
    pub(crate) fn words(
        &mut self,
        words: &Words,
        align: Align,
        (x, y): (u32, u32),
        height: u32,
        [red, green, blue]: [u8; 3],
    ) {
        let scale = f64::from(height) / 100.0;
        let width = f64::from(words.width) * scale;
        let left = match align {
            Align::Left => f64::from(x),
            Align::Middle => f64::from(x) - width / 2.0,
            Align::Right => f64::from(x) - width,
        };
        // Capitals are 60 high.
        let base = f64::from(y) + 30.0 * scale;
        let elements = &words.elements;
        self.add(format_args!(
            r##"<g transform="translate({left:.2} {base:.2}) scale({scale})" fill="none" stroke="#{red:02x}{green:02x}{blue:02x}" stroke-linecap="round" stroke-linejoin="round">{elements}</g>"##
        ));
    }

    /// Marks a place at the lower edge of an area.
    pub(crate) fn tick(&mut self, area: Area, x: f64) {
        let grid = self.colours.grid;
        let (start, end) = (area.bottom, area.bottom + 7);
        self.add(format_args!(
            r#"<path d="M{x:.1},{start} V{end}" stroke="{grid}" stroke-width="3"/>"#
        ));
    }

    /// Draws a curve, given as the data of a path.
    pub(crate) fn curve(&mut self, path: &str) {
        let [pale, deep] = self.tones.arrow;
        for (colour, stroke) in [(pale, 7.0), (deep, 3.5)] {
            self.add(format_args!(
                r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{stroke}" stroke-linejoin="round" stroke-linecap="round"/>"#
            ));
        }
    }

    /// Marks a point of a curve.
    pub(crate) fn dot(&mut self, (x, y): (f64, f64), radius: u32) {
        let [pale, deep] = self.tones.arrow;
        self.add(format_args!(
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius}" fill="{pale}" stroke="{deep}" stroke-width="4"/>"#
        ));
    }

    /// Draws a frame for a number around a middle, twice `half` wide.
    pub(crate) fn badge(&mut self, (x, y): (u32, u32), half: u32) {
        let [pale, deep] = self.tones.arrow;
        self.add(format_args!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{BADGE_HALF}" fill="{pale}" stroke="{deep}" stroke-width="3"/>"#,
            x.saturating_sub(half),
            y - BADGE_HALF,
            2 * half,
            2 * BADGE_HALF,
        ));
    }

    /// Digits in a colour, on cells `height` pixels high.
    pub(crate) fn digits(&self, height: u32, ink: [u8; 3]) -> Arc<Digits> {
        Digits::of(self.theme, height, ink)
    }

    /// Puts a number around a middle.
    pub(crate) fn number(&mut self, digits: &Digits, number: &str, (x, y): (u32, u32)) {
        let signs = digits.glyphs.centred(number, x, y);
        self.placed.extend(signs.map(|Placed { what, x, y }| {
            let what = digits.images[what.index].clone();
            Placed { what, x, y }
        }));
    }

    /// Puts a man into a square of this edge, given its upper left corner.
    pub(crate) fn man(&mut self, sprite: Sprite, edge: u32, (x, y): (u32, u32)) {
        let what = Drawing::man(sprite).rasterise(self.theme, edge, edge);
        self.placed.push(Placed { what, x, y });
    }

    /// The bytes of a PNG file.
    pub(crate) fn png(self) -> Vec<u8> {
        let (width, height) = self.size;
        let mut picture = rasterise(&(self.svg + "</svg>"), width, height);
        for Placed { what, x, y } in self.placed {
            blend::draw(&mut picture, &what, x, y);
        }
        png_of(&picture)
    }
}

/// A picture as the bytes of a PNG file.
pub(crate) fn png_of(picture: &RgbaImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    match write(&mut bytes, picture) {
        Ok(()) => bytes,
        // Writing into memory does not fail.
        Err(_) => Vec::new(),
    }
}

/// The left and upper edge of an area, its width and its height.
const fn edges(area: Area) -> (u32, u32, u32, u32) {
    (
        area.left,
        area.top,
        area.right - area.left,
        area.bottom - area.top,
    )
}

/// Points as the data of a path.
pub(crate) fn path(points: impl IntoIterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    let signs = std::iter::once('M').chain(std::iter::repeat('L'));
    for ((x, y), sign) in points.into_iter().zip(signs) {
        write!(path, "{sign}{x:.1},{y:.1} ").ok();
    }
    path
}

fn write(bytes: &mut Vec<u8>, picture: &RgbaImage) -> Result<(), EncodingError> {
    let mut encoder = Encoder::new(bytes, picture.width(), picture.height());
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header()?;
    let straight: Vec<Pixel> = pixels(picture).iter().map(straight).collect();
    writer.write_image_data(straight.as_flattened())?;
    writer.finish()
}

/// A pixel whose colours are no longer multiplied by its opacity.
fn straight(pixel: &Pixel) -> Pixel {
    let opacity = u32::from(pixel[3]).max(1);
    let part = |part: u8| blend::byte((u32::from(part) * 255 + opacity / 2) / opacity);
    [part(pixel[0]), part(pixel[1]), part(pixel[2]), pixel[3]]
}
