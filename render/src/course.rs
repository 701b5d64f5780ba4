//! The course of a game: the chance to win as a graph, with numbers at its turning points.

use std::fmt::Write;

use image::RgbaImage;
use png::{BitDepth, ColorType, Encoder, EncodingError};

use crate::{
    Sprite, Theme,
    art::{Drawing, Tones, rasterise},
    blend::{self, Pixel, pixels},
    canvas::Placed,
    cast::Cast,
    glyphs::Glyphs,
    workshop::Workshop,
};

/// The size of the picture.
const WIDTH: u32 = 704;
const HEIGHT: u32 = 272;
/// Where the graph is in it.
const LEFT: u32 = 84;
const RIGHT: u32 = 680;
const TOP: u32 = 60;
const BOTTOM: u32 = 228;
/// The edge of a side's emblem.
const EMBLEM: u32 = 60;
/// The height of the cells of digits: of the numbers on top, and of those below.
const NUMBER: u32 = 34;
const TICK: u32 = 28;
/// The middle of the numbers on top, half their height, and the least distance of two of them.
const BADGE: u32 = 27;
const BADGE_HALF: u32 = 17;
const BADGE_GAP: u32 = 6;
/// Distances between the numbers below, of which the first is taken that gives few enough.
const STEPS: [usize; 10] = [5, 10, 20, 50, 100, 200, 500, 1000, 5000, 20_000];
const MOST_TICKS: usize = 8;

/// How the chance to win went in a game.
///
/// The share of the first side lies below the line and is dark, that of the second side lies above it and is pale;
/// each has its emblem. Numbers on top are moves, each with a line to its place.
///
/// ```
/// use raichi_render::{Course, Sprite, Theme, course_png};
///
/// let course = Course {
///     theme: Theme::Wood,
///     emblems: [Sprite::Attacker, Sprite::King],
///     chances: vec![0.5, 0.55, 0.2, 0.9, 1.0],
///     turning_points: vec![2, 3],
/// };
/// assert!(course_png(&course).starts_with(b"\x89PNG"));
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Course {
    /// The look of the picture.
    pub theme: Theme,
    /// The men that represent the first and the second side.
    pub emblems: [Sprite; 2],
    /// The chance of the first side to win, from 0 to 1, at the start and after each move. What is not a number is
    /// drawn as an even chance.
    pub chances: Vec<f64>,
    /// The moves that are numbered, counted from 1. Those that the game does not have are left out.
    pub turning_points: Vec<usize>,
}

/// The colours of a theme.
struct Colours {
    frame: &'static str,
    first: &'static str,
    second: &'static str,
    grid: &'static str,
}

impl Colours {
    const fn of(theme: Theme) -> Self {
        match theme {
            Theme::Wood => Self {
                frame: "#2a180c",
                first: "#7a4a22",
                second: "#f0dfb8",
                grid: "#a9855a",
            },
            Theme::Stone => Self {
                frame: "#1c2024",
                first: "#56626b",
                second: "#e4e9e8",
                grid: "#94a0a6",
            },
            Theme::HighContrast => Self {
                frame: "#000000",
                first: "#000000",
                second: "#ffffff",
                grid: "#808080",
            },
        }
    }
}

/// The picture of a course, as the bytes of a PNG file.
#[must_use]
pub fn course_png(course: &Course) -> Vec<u8> {
    png_of(&course.picture())
}

/// A picture in full colour as the bytes of a PNG file.
pub(crate) fn png_of(picture: &RgbaImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    match write(&mut bytes, picture) {
        Ok(()) => bytes,
        // Writing into memory does not fail.
        Err(_) => Vec::new(),
    }
}

/// The width and height of the picture of a course, in pixels.
#[must_use]
pub const fn course_dimensions() -> (u32, u32) {
    (WIDTH, HEIGHT)
}

/// The place of a move in the picture of a course, from the left, and where the graph begins and ends from above, in
/// pixels. For those who lay something over the picture.
#[must_use]
pub fn course_place(at: usize, moves: usize) -> (f32, u32, u32) {
    (across(at, moves), TOP, BOTTOM)
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

/// The place of a move from the left.
fn across(at: usize, moves: usize) -> f32 {
    let width = (RIGHT - LEFT) as f32;
    LEFT as f32 + width * at as f32 / moves.max(1) as f32
}

/// The place of a chance from above.
fn down(chance: f64) -> f32 {
    let chance = if chance.is_nan() { 0.5 } else { chance };
    BOTTOM as f32 - (BOTTOM - TOP) as f32 * chance.clamp(0.0, 1.0) as f32
}

impl Course {
    fn moves(&self) -> usize {
        self.chances.len().saturating_sub(1)
    }

    fn picture(&self) -> RgbaImage {
        let tones = Tones::of(self.theme);
        let mut shop = Workshop::new(self.theme, Cast::TAFL);
        let numbers = Glyphs::numbers(&mut shop, NUMBER, tones.count);
        let ticks = Glyphs::numbers(&mut shop, TICK, tones.ink);
        let badges = self.badges(&numbers);
        let mut picture = rasterise(&self.drawing(&badges), WIDTH, HEIGHT);
        for (sprite, y) in [
            (self.emblems[1], TOP - 6),
            (self.emblems[0], BOTTOM + 6 - EMBLEM),
        ] {
            let emblem = Drawing::man(sprite).rasterise(self.theme, EMBLEM, EMBLEM);
            blend::draw(&mut picture, &emblem, (LEFT - EMBLEM) / 2, y);
        }
        let mut placed: Vec<Placed<_>> = Vec::new();
        for badge in &badges {
            placed.extend(numbers.centred(&badge.text, badge.x, BADGE));
        }
        for at in self.ticks() {
            let text = at.to_string();
            let half = ticks.width(&text) / 2;
            let x = (across(at, self.moves()) as u32).min(WIDTH - 8 - half);
            placed.extend(ticks.centred(&text, x, BOTTOM + 22));
        }
        for Placed { what, x, y } in placed {
            blend::draw(&mut picture, &shop.images[what.index], x, y);
        }
        picture
    }

    /// The moves that are numbered below the graph.
    fn ticks(&self) -> impl Iterator<Item = usize> + use<> {
        let moves = self.moves();
        let fits = |step: &usize| moves / step <= MOST_TICKS;
        let step = STEPS.into_iter().find(fits).unwrap_or(usize::MAX);
        (step..=moves).step_by(step)
    }

    /// The numbers on top, from the left, so that none covers another one.
    fn badges(&self, numbers: &Glyphs) -> Vec<Badge> {
        let mut known = self.turning_points.clone();
        known.retain(|at| (1..=self.moves()).contains(at));
        known.sort_unstable();
        known.dedup();
        let badge = |at: &usize| {
            let text = at.to_string();
            let half = (numbers.width(&text) / 2 + 9).max(BADGE_HALF);
            let x = across(*at, self.moves()) as u32;
            Badge {
                at: *at,
                text,
                half,
                x,
            }
        };
        let mut badges: Vec<Badge> = known.iter().map(badge).collect();
        let mut least = LEFT;
        for badge in &mut badges {
            badge.x = badge.x.max(least + badge.half);
            least = badge.x + badge.half + BADGE_GAP;
        }
        let mut most = WIDTH - 8;
        for badge in badges.iter_mut().rev() {
            badge.x = badge.x.min(most.saturating_sub(badge.half));
            most = badge.x.saturating_sub(badge.half + BADGE_GAP);
        }
        badges
    }

    /// Everything but emblems and digits.
    fn drawing(&self, badges: &[Badge]) -> String {
        let colours = Colours::of(self.theme);
        let [pale, deep] = Tones::of(self.theme).arrow;
        let chances = match self.chances.as_slice() {
            [] => &[0.5, 0.5][..],
            [only] => &[*only, *only],
            chances => chances,
        };
        let moves = chances.len() - 1;
        let mut line = String::new();
        for (at, chance) in chances.iter().enumerate() {
            let (x, y) = (across(at, moves), down(*chance));
            write!(line, "{x:.1},{y:.1} ").ok();
        }
        let (width, height) = (RIGHT - LEFT, BOTTOM - TOP);
        let middle = TOP + height / 2;
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">
            <rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="{frame}"/>
            <rect x="{LEFT}" y="{TOP}" width="{width}" height="{height}" fill="{second}"/>
            <path d="M{LEFT},{BOTTOM} L{line} L{RIGHT},{BOTTOM} Z" fill="{first}"/>
            <path d="M{LEFT},{middle} H{RIGHT}" stroke="{grid}" stroke-width="2" stroke-dasharray="8 7"/>"#,
            frame = colours.frame,
            first = colours.first,
            second = colours.second,
            grid = colours.grid,
        );
        for at in self.ticks() {
            let x = across(at, self.moves());
            let end = BOTTOM + 7;
            let grid = colours.grid;
            write!(
                svg,
                r#"<path d="M{x:.1},{BOTTOM} V{end}" stroke="{grid}" stroke-width="3"/>"#
            )
            .ok();
        }
        for (colour, stroke) in [(pale, 7.0), (deep, 3.5)] {
            write!(
                svg,
                r#"<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="{stroke}" stroke-linejoin="round" stroke-linecap="round"/>"#
            )
            .ok();
        }
        write!(
            svg,
            r#"<rect x="{LEFT}" y="{TOP}" width="{width}" height="{height}" fill="none" stroke="{grid}" stroke-width="2"/>"#,
            grid = colours.grid
        )
        .ok();
        let lowest = BADGE + BADGE_HALF;
        for badge in badges {
            let x = across(badge.at, self.moves());
            let y = self.chances.get(badge.at).map_or(0.0, |it| down(*it));
            for (colour, stroke) in [(pale, 6.0), (deep, 2.5)] {
                write!(
                    svg,
                    r#"<path d="M{},{lowest} L{x:.1},{TOP} V{y:.1}" fill="none" stroke="{colour}" stroke-width="{stroke}" stroke-linejoin="round"/>"#,
                    badge.x
                )
                .ok();
            }
            write!(
                svg,
                r#"<circle cx="{x:.1}" cy="{y:.1}" r="9" fill="{pale}" stroke="{deep}" stroke-width="4"/>"#
            )
            .ok();
        }
        for badge in badges {
            write!(
                svg,
                r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{BADGE_HALF}" fill="{pale}" stroke="{deep}" stroke-width="3"/>"#,
                badge.x - badge.half.min(badge.x),
                BADGE - BADGE_HALF,
                2 * badge.half,
                2 * BADGE_HALF,
            )
            .ok();
        }
        svg + "</svg>"
    }
}

/// A number on top.
struct Badge {
    at: usize,
    text: String,
    /// Half its width.
    half: u32,
    /// Its middle.
    x: u32,
}
