//! Makes the sprites of a sheet.

use image::{RgbaImage, imageops};

use crate::{
    Theme, blend,
    cast::Cast,
    drawings::Drawing,
    layout::Layout,
    sprite_id::{SpriteId, Turns},
};

/// Sprites in the making, still in full colour.
#[derive(Debug)]
pub(crate) struct Workshop {
    pub(crate) theme: Theme,
    pub(crate) cast: Cast,
    pub(crate) images: Vec<RgbaImage>,
}

impl Workshop {
    pub(crate) const fn new(theme: Theme, cast: Cast) -> Self {
        Self {
            theme,
            cast,
            images: Vec::new(),
        }
    }

    /// Adds a picture.
    pub(crate) fn add(&mut self, image: RgbaImage) -> SpriteId {
        let id = SpriteId {
            index: self.images.len(),
            width: image.width(),
            height: image.height(),
        };
        self.images.push(image);
        id
    }

    /// A drawing, stretched to a width and height.
    pub(crate) fn stretched(&mut self, drawing: Drawing, (width, height): (u32, u32)) -> SpriteId {
        self.add(drawing.rasterise(self.theme, width, height))
    }

    /// A drawing as a square.
    pub(crate) fn square(&mut self, drawing: Drawing, edge: u32) -> SpriteId {
        self.stretched(drawing, (edge, edge))
    }

    /// A square drawing that points to the right, turned into all four directions.
    pub(crate) fn turns(&mut self, drawing: Drawing, edge: u32) -> Turns {
        self.turned(drawing, (edge, edge))
    }

    /// A drawing of a width and height that leads to the right, turned into all four directions.
    pub(crate) fn turned(&mut self, drawing: Drawing, (width, height): (u32, u32)) -> Turns {
        turns(drawing.rasterise(self.theme, width, height)).map(|image| self.add(image))
    }

    /// The sides of the frame, from the upper one clockwise, each with its inner edge.
    pub(crate) fn frame_sides(&mut self, layout: &Layout) -> Turns {
        let margins = layout.margins;
        let side = |length, wide: u32| {
            let whole = Drawing::FrameEdge.rasterise(self.theme, length, margins.full);
            inner(&whole, (length, wide))
        };
        let width = layout.width - margins.left - margins.right;
        let height = layout.height - margins.top - margins.bottom;
        let [upper, ..] = turns(side(width, margins.top));
        let [_, right, ..] = turns(side(height, margins.right));
        let [_, _, lower, _] = turns(side(width, margins.bottom));
        let [_, _, _, left] = turns(side(height, margins.left));
        [upper, right, lower, left].map(|image| self.add(image))
    }

    /// The corners of the frame, from the upper left one clockwise, each with the inner corner.
    pub(crate) fn frame_corners(&mut self, layout: &Layout) -> Turns {
        let margins = layout.margins;
        let whole = Drawing::FrameCorner.rasterise(self.theme, margins.full, margins.full);
        let corner = |wide, high| turns(inner(&whole, (wide, high)));
        let [upper_left, ..] = corner(margins.left, margins.top);
        let [_, upper_right, ..] = corner(margins.top, margins.right);
        let [_, _, lower_right, _] = corner(margins.right, margins.bottom);
        let [_, _, _, lower_left] = corner(margins.bottom, margins.left);
        [upper_left, upper_right, lower_right, lower_left].map(|image| self.add(image))
    }

    /// A copy of a picture with less opacity.
    pub(crate) fn faded(&mut self, id: SpriteId, percent: u32) -> SpriteId {
        self.add(blend::faded(&self.images[id.index], percent))
    }
}

/// The part of a picture at its lower right.
fn inner(whole: &RgbaImage, (width, height): (u32, u32)) -> RgbaImage {
    let (x, y) = (whole.width() - width, whole.height() - height);
    imageops::crop_imm(whole, x, y, width, height).to_image()
}

/// A picture that points to the right, turned into all four directions.
fn turns(right: RgbaImage) -> [RgbaImage; 4] {
    let down = imageops::rotate90(&right);
    let left = imageops::rotate180(&right);
    let up = imageops::rotate270(&right);
    [right, down, left, up]
}
