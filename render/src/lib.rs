#![doc = include_str!("../README.md")]

mod animation;
mod art;
mod blend;
mod board_size;
mod canvas;
mod cast;
mod chart;
mod chequers;
mod cluster;
mod compose;
mod composer;
mod course;
mod drawings;
mod encode;
mod figure;
mod gallery;
mod gif_palette;
mod glyphs;
mod graph;
mod icon;
mod layout;
mod letters;
mod lines;
mod names;
mod palette;
mod palette_fixture;
mod parts;
mod scene;
mod sheet;
mod sprite_id;
mod strip;
mod table;
mod theme;
mod workshop;

use std::sync::Arc;

pub use board_size::{BoardSize, BoardSizeError};
use cast::Cast;
pub use chart::{Bar, BarLabel, Chart, RatingPoint, chart_dimensions, chart_png};
pub use course::{Course, course_dimensions, course_place, course_png};
pub use gallery::{Change, Gallery, gallery_dimensions, gallery_png};
pub use graph::{Graph, GraphError, Place, Shape, Stroke};
pub use icon::{ICON_SVG, icon_png, man_png, man_svg};
/// The name of a point of a board.
pub use raichi_rules::Point;
pub use scene::{
    Field, Finish, Ground, Half, Label, Line, Marks, Rotation, Scene, Sign, Sprite, Status, Strip,
};
pub use table::{Column, Table, TableCell, TableRow, table_dimensions, table_png};
pub use theme::Theme;

/// The picture of a scene, as the bytes of a PNG file.
#[must_use]
pub fn png(scene: &Scene) -> Vec<u8> {
    draw(scene).png()
}

/// The picture of a scene, painted but not yet in any file's format.
#[must_use]
pub fn draw(scene: &Scene) -> Drawing {
    let sheet = sheet::Sheet::of(scene.theme, &scene.shape, Cast::of([scene]));
    let canvas = sheet.picture(scene);
    let (size, lines) = ((canvas.width, canvas.height), canvas.lines);
    Drawing { sheet, size, lines }
}

/// The pictures of a game one after another as the bytes of an animated GIF that plays for ever: each
/// scene is shown for 0.8 seconds, or for 0.5 where there are more than 40 moves, and the last one for 4. Without scenes there is no file: no bytes.
///
/// A GIF has one size and one set of colours, so the shape, the theme and whether there is a strip are
/// those of the first scene for all.
#[must_use]
pub fn gif(scenes: &[Scene]) -> Vec<u8> {
    animation::encode(scenes)
}

/// Makes the sprites of a theme and shape with the men of tafl, unless that was done before, and returns how many bytes of
/// memory they take. Drawing does it by itself; this is for those who want the first picture soon.
pub fn prepare(theme: Theme, shape: &Shape) -> usize {
    sheet::Sheet::of(theme, shape, Cast::TAFL).bytes()
}

/// A picture that [`draw`] has painted.
pub struct Drawing {
    sheet: Arc<sheet::Sheet>,
    size: (u32, u32),
    lines: Vec<u8>,
}

impl Drawing {
    /// The bytes of a PNG file.
    #[must_use]
    pub fn png(&self) -> Vec<u8> {
        encode::encode(&self.sheet.palette, self.size, &self.lines)
    }
}

impl std::fmt::Debug for Drawing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Drawing").finish_non_exhaustive()
    }
}

/// The width and height of the picture of a scene, in pixels.
#[must_use]
pub fn dimensions(scene: &Scene) -> (u32, u32) {
    let layout = layout::Layout::new(&scene.shape);
    (layout.width, layout.full_height(scene))
}

/// Where the squares lie in the picture of a board of that size, in pixels: the distances of the first from the
/// left and the upper edge, and the edge of the whole board. For those who lay something over the picture.
#[must_use]
pub fn board_area(size: BoardSize) -> ((u32, u32), u32) {
    let layout = layout::Layout::new(&size.into());
    let margins = layout.margins;
    (
        (margins.left, margins.top),
        layout.cell * u32::from(size.get()),
    )
}

/// Where the points of a board lie in its picture, in pixels. For those who lay something over the picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointAreas {
    /// The width of the picture, and its height above the strip.
    pub size: (u32, u32),
    /// The edge of the square around each point, which its marks fill.
    pub edge: u32,
    /// From the left and the upper edge, the sum of the places of two points that change places when the board is turned.
    pub turned: (u32, u32),
    /// The points and their middles from the upper and the left edge, row by row from the upper left.
    pub middles: Vec<(Point, (u32, u32))>,
}

/// Where the points of a board lie in its picture.
#[must_use]
pub fn point_areas(shape: &Shape, rotation: Rotation) -> PointAreas {
    let layout = layout::Layout::new(shape);
    let middle = |point| Some((point, layout.middle(point, rotation)?));
    let mut middles: Vec<_> = layout.all().filter_map(middle).collect();
    middles.sort_unstable_by_key(|&(_, (x, y))| (y, x));
    PointAreas {
        size: (layout.width, layout.height),
        edge: layout.cell,
        turned: layout.turned,
        middles,
    }
}
