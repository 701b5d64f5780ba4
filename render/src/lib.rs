//! Pictures of tafl boards: a scene in, PNG bytes out; or many scenes, and an animated GIF.
//!
//! A [`Scene`] is plain data that says what there is to see; [`png`] draws it. Drawing cannot fail,
//! reads no files and no clock, and gives the same bytes for the same scene.
//!
//! All art is SVG, compiled in and turned into sprites the first time that a theme and board size
//! are used; after that a picture is a matter of copying sprites.
//!
//! ```
//! use raichi_render::{BoardSize, Line, Scene, Status, Strip, png};
//! use raichi_rules::tafl::{Piece, Side};
//!
//! let mut scene = Scene::new(BoardSize::new(7)?);
//! scene.throne = vec!["d4".parse()?];
//! scene.pieces = vec![("d4".parse()?, Piece::King), ("d7".parse()?, Piece::Attacker)];
//! scene.marks.last_move = Some(Line { from: "a7".parse()?, to: "d7".parse()? });
//! scene.strip = Some(Strip {
//!     status: Status::Turn(Side::Defenders),
//!     captured: Default::default(),
//! });
//! assert!(png(&scene).starts_with(b"\x89PNG"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod animation;
mod art;
mod board_size;
mod canvas;
mod cluster;
mod compose;
mod crowded;
mod deflate;
mod encode;
mod few;
mod glyphs;
mod grid;
mod image;
mod layout;
mod palette;
mod phrase;
mod scene;
mod sheet;
mod strip;
mod theme;
mod tile;
mod workshop;

pub use board_size::{BoardSize, BoardSizeError};
pub use scene::{Captured, Finish, Line, Marks, Scene, Status, Strip};
pub use theme::Theme;

/// The picture of a scene, as the bytes of a PNG file.
#[must_use]
pub fn png(scene: &Scene) -> Vec<u8> {
    draw(scene).png()
}

/// The picture of a scene, put together but not yet in any file's format.
#[must_use]
pub fn draw(scene: &Scene) -> Drawing {
    draw_from(tile::TileCache::shared(), scene)
}

fn draw_from(cache: &'static tile::TileCache, scene: &Scene) -> Drawing {
    let sheet = sheet::Sheet::of(scene.theme, scene.size);
    let size = dimensions(scene);
    let placed = compose::compose(scene, sheet.layout, &sheet.parts, strip::Lit::Active);
    Drawing {
        cache,
        sheet,
        size,
        rows: grid::tiles(cache, sheet, &placed, size.1),
    }
}

/// The pictures of a game one after another as the bytes of an animated GIF that plays for ever: each
/// scene is shown for 0.8 seconds, the last one for 3. Without scenes there is no file: no bytes.
///
/// A GIF has one size and one set of colours, so the size, the theme and whether there is a strip are
/// those of the first scene for all.
#[must_use]
pub fn gif(scenes: &[Scene]) -> Vec<u8> {
    animation::encode(scenes)
}

/// Makes the sprites of a theme and size, unless that was done before, and tells how many bytes of
/// memory they take. Drawing does it by itself; this is for those who want the first picture soon.
pub fn prepare(theme: Theme, size: BoardSize) -> usize {
    sheet::Sheet::of(theme, size).bytes()
}

/// A picture that [`draw`] has put together.
pub struct Drawing {
    cache: &'static tile::TileCache,
    sheet: &'static sheet::Sheet,
    size: (u32, u32),
    rows: Vec<grid::Row>,
}

impl Drawing {
    /// The bytes of a PNG file.
    #[must_use]
    pub fn png(&self) -> Vec<u8> {
        encode::encode(self.cache, &self.sheet.palette, self.size, &self.rows)
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
    let layout = layout::Layout::new(scene.size);
    (layout.width, layout.height(scene))
}

/// Where the squares lie in the picture of a board of that size, in pixels: the distance of the first from the
/// upper and the left edge, and the edge of the whole board. For those who lay something over the picture.
#[must_use]
pub fn board_area(size: BoardSize) -> (u32, u32) {
    let layout = layout::Layout::new(size);
    (layout.margin, layout.board())
}
