//! The usual way, for comparison: the whole board as one SVG document, rasterised for every picture.

use std::{fmt::Write, fs, path::Path};

use image::{ExtendedColorType, ImageEncoder, codecs::png::PngEncoder};
use raichi_render::{Ground, Scene, Sprite, dimensions};
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

/// The frame's width and the square's edge on a board of eleven squares.
const MARGIN: u32 = 44;
const CELL: u32 = 56;

/// Puts documents together from the drawings, which it has in memory.
pub(crate) struct Drawer {
    squares: [String; 2],
    pieces: [String; 3],
    throne: String,
    corner: String,
}

impl Drawer {
    pub(crate) fn new() -> Self {
        Self {
            squares: ["light-1", "dark-1"].map(read),
            pieces: ["attacker", "defender", "king"].map(read),
            throne: read("throne"),
            corner: read("corner"),
        }
    }

    /// The pixels of the board with its pieces, without frame, coordinates, and strip.
    #[expect(clippy::expect_used, reason = "the document is made of working ones")]
    pub(crate) fn draw(&self, scene: &Scene) -> Vec<u8> {
        let (width, height) = dimensions(scene);
        let mut document = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">"#
        );
        let size = u32::from(scene.shape.files_and_ranks().0);
        let mut put = |drawing: &str, file: u32, rank: u32| {
            let (x, y) = (MARGIN + file * CELL, MARGIN + (size - 1 - rank) * CELL);
            let tag = format!(r#"<svg x="{x}" y="{y}" width="{CELL}" height="{CELL}""#);
            document.push_str(&drawing.replacen("<svg", &tag, 1));
        };
        for (file, rank) in (0..size).flat_map(|file| (0..size).map(move |rank| (file, rank))) {
            put(&self.squares[((file + rank) % 2) as usize], file, rank);
        }
        for (square, ground) in &scene.ground {
            let drawing = match ground {
                Ground::Throne => &self.throne,
                Ground::Corner => &self.corner,
                _ => continue,
            };
            put(drawing, u32::from(square.file()), u32::from(square.rank()));
        }
        for (square, sprite) in &scene.men {
            let drawing = match sprite {
                Sprite::Attacker => &self.pieces[0],
                Sprite::Defender => &self.pieces[1],
                Sprite::King => &self.pieces[2],
                _ => continue,
            };
            put(drawing, u32::from(square.file()), u32::from(square.rank()));
        }
        write!(document, "</svg>").expect("memory");
        let tree = Tree::from_str(&document, &Options::default()).expect("an SVG document");
        let mut pixmap = Pixmap::new(width, height).expect("a size");
        resvg::render(&tree, Transform::default(), &mut pixmap.as_mut());
        pixmap.data().to_vec()
    }
}

/// A drawing's text. The filters of all drawings have the same id; sharing one among the squares does not matter here.
#[expect(clippy::expect_used, reason = "a missing drawing is to end the bench")]
fn read(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("art/wood");
    fs::read_to_string(folder.join(name).with_extension("svg")).expect("a drawing")
}

/// Four bytes per pixel as a PNG, as most programs write it.
#[expect(
    clippy::expect_used,
    reason = "the pixels are as many as the picture has"
)]
pub(crate) fn encode(scene: &Scene, pixels: &[u8]) -> Vec<u8> {
    let (width, height) = dimensions(scene);
    let mut bytes = Vec::new();
    PngEncoder::new(&mut bytes)
        .write_image(pixels, width, height, ExtendedColorType::Rgba8)
        .expect("memory");
    bytes
}
