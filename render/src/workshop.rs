//! Where the sprites of a sheet are made, and the palette chosen that suits them all.

use raichi_rules::tafl::Side;

use crate::{
    Scene, Theme,
    art::{Drawing, Tones},
    canvas::Placed,
    cluster::Samples,
    compose::compose,
    crowded::crowded,
    image::Image,
    layout::Layout,
    palette::Palette,
    sheet::{Parts, SpriteId, Turns},
    strip::Lit,
};

/// Sprites in the making, still in full colour.
#[derive(Debug)]
pub(crate) struct Workshop {
    pub(crate) theme: Theme,
    pub(crate) images: Vec<Image>,
}

impl Workshop {
    pub(crate) const fn new(theme: Theme) -> Self {
        Self {
            theme,
            images: Vec::new(),
        }
    }

    /// Takes in a picture.
    pub(crate) fn add(&mut self, image: Image) -> SpriteId {
        let id = SpriteId {
            index: self.images.len(),
            width: image.width,
            height: image.height,
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
        turns(drawing.rasterise(self.theme, edge, edge)).map(|image| self.add(image))
    }

    /// The sides of the frame, from the upper one clockwise.
    pub(crate) fn frame_sides(&mut self, layout: Layout) -> Turns {
        let upper = Drawing::FrameEdge.rasterise(self.theme, layout.board(), layout.margin);
        turns(upper).map(|image| self.add(image))
    }

    /// A picture that was already taken in, more translucent.
    pub(crate) fn faded(&mut self, id: SpriteId, percent: u32) -> SpriteId {
        self.add(self.images[id.index].faded(percent))
    }

    /// The picture of a scene in full colour, its corners not rounded.
    pub(crate) fn picture(&self, parts: &Parts, layout: Layout, scene: &Scene) -> Image {
        let mut picture = Image::clear(layout.width, layout.height(scene));
        for Placed { what, x, y } in compose(scene, layout, parts, Lit::Active) {
            picture.draw(&self.images[what.index], x, y);
        }
        picture
    }

    /// The palette that shows the board well, plain and with everything on it that there is.
    pub(crate) fn palette(&self, parts: &Parts, layout: Layout) -> Palette {
        let mut ground = Samples::new();
        let plain = Scene::new(layout.size);
        ground.add(&self.picture(parts, layout, &plain).pixels);
        let mut pictures = Samples::new();
        for winner in Side::ALL {
            let crowded = crowded(self.theme, layout.size, winner);
            pictures.add(&self.picture(parts, layout, &crowded).pixels);
        }
        Palette::new(&ground, &pictures, Tones::of(self.theme).edge)
    }
}

/// A picture that points to the right, turned into all four directions.
fn turns(right: Image) -> [Image; 4] {
    let down = right.turned();
    let left = down.turned();
    let up = left.turned();
    [right, down, left, up]
}
