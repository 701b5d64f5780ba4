//! Small pictures of moves: a part of a board before each move, and after it.

use image::{
    RgbaImage,
    imageops::{self, FilterType},
};

use crate::{
    Point, Rotation, Scene, Theme,
    art::{Tones, rasterise},
    blend,
    canvas::Placed,
    cast::Cast,
    figure::{Colours, png_of},
    glyphs::Glyphs,
    layout::Layout,
    parts::Parts,
    sheet::full_picture,
    workshop::Workshop,
};

/// The width of the picture.
const WIDTH: u32 = 704;
/// How many moves stand side by side.
const COLUMNS: u32 = 2;
/// The space between the edge and what is in it, and between rows.
const GAP: u32 = 12;
/// The width of a column.
const COLUMN: u32 = (WIDTH - GAP) / COLUMNS;
/// The edge of a part of a board.
const EDGE: u32 = 140;
/// The room of a move's number, and of the arrow between its two boards.
const NUMBER: u32 = 30;
const ARROW: u32 = 24;
/// The height of the cells of digits.
const DIGIT: u32 = 30;

/// Moves in small pictures, numbered from 1 on, two in a row. The shape of the first board is that of all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gallery {
    /// The look of the whole picture.
    pub theme: Theme,
    /// The moves.
    pub moves: Vec<Change>,
}

/// A move in small pictures. Theme, rotation and strip of its scenes are not used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Before the move.
    pub before: Scene,
    /// After it.
    pub after: Scene,
    /// The points that the pictures show, with what lies between them.
    pub points: Vec<Point>,
}

/// The picture of a gallery, as the bytes of a PNG file.
#[must_use]
pub fn gallery_png(gallery: &Gallery) -> Vec<u8> {
    png_of(&gallery.picture())
}

/// The width and height of the picture of a gallery, in pixels.
#[must_use]
pub fn gallery_dimensions(gallery: &Gallery) -> (u32, u32) {
    (WIDTH, gallery.height())
}

impl Gallery {
    fn height(&self) -> u32 {
        let count = u32::try_from(self.moves.len()).unwrap_or(u32::MAX);
        GAP + count.div_ceil(COLUMNS).clamp(1, 20) * (EDGE + GAP)
    }

    fn picture(&self) -> RgbaImage {
        let colours = Colours::of(self.theme);
        let height = self.height();
        let mut svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">
            <rect width="{WIDTH}" height="{height}" rx="14" fill="{}"/>"#,
            colours.frame
        );
        let places: Vec<_> = (0..).map(place).zip(&self.moves).collect();
        for ((x, y), _) in &places {
            let (left, middle) = (x + NUMBER + EDGE + 5, y + EDGE / 2);
            let (right, upper, lower) = (left + ARROW - 10, middle - 11, middle + 11);
            svg += &format!(
                r#"<path d="M{left},{upper} L{right},{middle} L{left},{lower} Z" fill="{}"/>"#,
                colours.grid
            );
        }
        let mut picture = rasterise(&(svg + "</svg>"), WIDTH, height);
        let Some(first) = self.moves.first() else {
            return picture;
        };
        let layout = Layout::new(&first.before.shape);
        let boards = self.moves.iter().flat_map(|it| [&it.before, &it.after]);
        let mut shop = Workshop::new(self.theme, Cast::of(boards));
        let parts = Parts::new(&mut shop, &layout);
        let digits = Glyphs::numbers(&mut shop, DIGIT, Tones::of(self.theme).ink);
        for (number, ((x, y), change)) in (1..).zip(&places) {
            let text = number.to_string();
            let digits = digits.centred(&text, x + NUMBER / 2, y + EDGE / 2);
            for Placed { what, x, y } in digits {
                blend::draw(&mut picture, &shop.images[what.index], x, y);
            }
            let boards = [&change.before, &change.after];
            let lefts = [x + NUMBER, x + NUMBER + EDGE + ARROW];
            for (board, left) in boards.into_iter().zip(lefts) {
                let board = Scene {
                    theme: self.theme,
                    rotation: Rotation::Upright,
                    strip: None,
                    ..board.clone()
                };
                let whole = full_picture(&shop, &parts, &layout, &board);
                let part = part(&whole, &layout, &change.points);
                blend::draw(&mut picture, &part, left, *y);
            }
        }
        picture
    }
}

/// The part of a board with some points, as a square.
fn part(whole: &RgbaImage, layout: &Layout, points: &[Point]) -> RgbaImage {
    let middles = points
        .iter()
        .filter_map(|point| layout.middle(*point, Rotation::Upright));
    let (xs, ys): (Vec<u32>, Vec<u32>) = middles.unzip();
    // Half a cell around the outermost points, and a little more.
    let around = layout.cell * 3 / 5;
    let least = layout.cell * 3;
    let span = |all: &[u32]| {
        let low = all.iter().min().copied().unwrap_or_default();
        let high = all.iter().max().copied().unwrap_or_default();
        (low, high - low + 2 * around)
    };
    let ((left, wide), (top, high)) = (span(&xs), span(&ys));
    let edge = wide
        .max(high)
        .max(least)
        .min(whole.width().min(whole.height()));
    let begin = |low: u32, span: u32, whole: u32| {
        let begin = (low + span / 2).saturating_sub(around + edge / 2);
        begin.min(whole.saturating_sub(edge))
    };
    let (x, y) = (
        begin(left, wide, whole.width()),
        begin(top, high, whole.height()),
    );
    let part = imageops::crop_imm(whole, x, y, edge, edge).to_image();
    imageops::resize(&part, EDGE, EDGE, FilterType::CatmullRom)
}

/// The upper left corner of a move, by its number from 0 on.
const fn place(number: u32) -> (u32, u32) {
    let (row, column) = (number / COLUMNS, number % COLUMNS);
    (GAP + column * COLUMN, GAP + row * (EDGE + GAP))
}
