//! Where the sprites of a sheet are made, and the palette chosen that suits them all.

use crate::{
    Theme,
    art::{Drawing, Tones},
    image::Image,
    layout::Layout,
    palette::{Palette, Samples},
    sheet::{Parts, SpriteId, Turns},
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
        self.images.push(image);
        SpriteId(self.images.len() - 1)
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

    /// A picture that was already taken in, more translucent.
    pub(crate) fn faded(&mut self, id: SpriteId, percent: u32) -> SpriteId {
        self.add(self.images[id.0].faded(percent))
    }

    /// The palette that shows the sprites, alone and over each other, best.
    pub(crate) fn palette(&self, parts: &Parts, layout: Layout) -> Palette {
        let mut samples = Samples::new();
        let board = &self.images[parts.board.0];
        samples.add(&board.pixels);
        let strip = &parts.strip;
        samples.add(&self.images[strip.ground.0].pixels);

        // Two neighbouring squares of the board, one light and one dark.
        let Layout { cell, margin, .. } = layout;
        let plain = [0, 1].map(|column| part(board, (margin + column * cell, margin), cell));
        let marks = [
            parts.throne,
            parts.corner,
            parts.camp,
            parts.start,
            parts.from,
            parts.to,
            parts.danger,
            parts.selected,
            parts.escaped,
            parts.fallen,
        ];
        let mut grounds = plain.to_vec();
        for ground in &plain {
            grounds.extend(marks.map(|mark| self.over(ground, mark)));
        }
        let on_top = [
            parts.arrow.tail[0],
            parts.arrow.head[0],
            parts.way.start[0],
            parts.way.through[0],
            parts.way.end[0],
            parts.cross,
            parts.target,
            parts.axes,
        ];
        for (index, ground) in grounds.iter().enumerate() {
            samples.add(&ground.pixels);
            for piece in parts.on_board.all() {
                samples.add(&self.over(ground, piece).pixels);
            }
            if index < plain.len() {
                for sprite in on_top.into_iter().chain(parts.ghosts.all()) {
                    samples.add(&self.over(ground, sprite).pixels);
                }
            }
        }

        for panel in [strip.panel, strip.lit_panel] {
            let ground = self.over(&self.images[strip.ground.0], panel);
            let on_panel = strip.medallions.all().into_iter().chain(strip.men.all());
            for sprite in on_panel.chain([
                strip.pointer[0],
                strip.drawn,
                strip.boss,
                strip.crown,
                strip.axes,
            ]) {
                samples.add(&self.over(&ground, sprite).pixels);
            }
        }
        Palette::new(&samples, Tones::of(self.theme).edge)
    }

    /// A sprite over a ground.
    fn over(&self, ground: &Image, sprite: SpriteId) -> Image {
        let mut image = ground.clone();
        image.draw(&self.images[sprite.0], 0, 0);
        image
    }
}

/// A square part of a picture, its upper left pixel at `x`, `y`.
fn part(image: &Image, (x, y): (u32, u32), edge: u32) -> Image {
    let columns = x as usize..(x + edge) as usize;
    let rows = image.rows().skip(y as usize).take(edge as usize);
    Image {
        width: edge,
        height: edge,
        pixels: rows
            .flat_map(|row| &row[columns.clone()])
            .copied()
            .collect(),
    }
}

/// A picture that points to the right, turned into all four directions.
fn turns(right: Image) -> [Image; 4] {
    let down = right.turned();
    let left = down.turned();
    let up = left.turned();
    [right, down, left, up]
}

/// The frame and the plain squares.
pub(crate) fn board(shop: &mut Workshop, layout: Layout) -> SpriteId {
    let theme = shop.theme;
    let Layout {
        cell,
        margin,
        width,
        ..
    } = layout;
    let mut image = Image::clear(width, width);

    let edges = turns(Drawing::FrameEdge.rasterise(theme, layout.board(), margin));
    let corners = turns(Drawing::FrameCorner.rasterise(theme, margin, margin));
    let far = width - margin;
    let beside = [(margin, 0), (far, margin), (margin, far), (0, margin)];
    for (edge, (x, y)) in edges.iter().zip(beside) {
        image.draw(edge, x, y);
    }
    let diagonal = [(0, 0), (far, 0), (far, far), (0, far)];
    for (corner, (x, y)) in corners.iter().zip(diagonal) {
        image.draw(corner, x, y);
    }

    let square = |drawing: Drawing| drawing.rasterise(theme, cell, cell);
    let light = Drawing::LIGHT.map(square);
    let dark = Drawing::DARK.map(square);
    for row in 0..layout.squares {
        for column in 0..layout.squares {
            let cuts = if (row + column) % 2 == 0 {
                &light
            } else {
                &dark
            };
            // One cut in a row, another in the next: the compressor, which sees about a row of
            // squares at once, finds the same pixels again.
            let cut = row as usize % cuts.len();
            let (x, y) = layout.corner((column, row));
            image.draw(&cuts[cut], x, y);
        }
    }
    shop.add(image)
}
