use std::sync::OnceLock;

use raichi_rules::tafl::{Piece, Side};

use crate::{
    BoardSize, Theme,
    art::{Drawing, Tones},
    canvas::{Area, Canvas, Placed, Sprite},
    glyphs::Glyphs,
    layout::Layout,
    palette::{Among, Palette},
    workshop::Workshop,
};

/// A sprite of a sheet, and its size in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct SpriteId {
    pub(crate) index: usize,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

/// A sprite in four directions: to the right, down, to the left, up.
pub(crate) type Turns = [SpriteId; 4];

/// Everything that pictures of one theme and size are put together from.
#[derive(Debug)]
pub(crate) struct Sheet {
    pub(crate) layout: Layout,
    pub(crate) palette: Palette,
    pub(crate) parts: Parts,
    sprites: Vec<Sprite>,
}

/// The sprites of a sheet, by what they are for.
#[derive(Debug)]
pub(crate) struct Parts {
    /// The sides of the frame, from the upper one clockwise.
    pub(crate) frame_sides: Turns,
    /// The corners of the frame, from the upper left one clockwise.
    pub(crate) frame_corners: Turns,
    /// The cuts of the light squares.
    pub(crate) light: [SpriteId; 4],
    /// The cuts of the dark squares.
    pub(crate) dark: [SpriteId; 4],
    /// The signs of the coordinates.
    pub(crate) glyphs: Glyphs,
    pub(crate) on_board: Pieces,
    pub(crate) ghosts: Pieces,
    pub(crate) throne: SpriteId,
    pub(crate) corner: SpriteId,
    pub(crate) camp: SpriteId,
    pub(crate) start: SpriteId,
    pub(crate) from: SpriteId,
    pub(crate) to: SpriteId,
    pub(crate) cross: SpriteId,
    pub(crate) danger: SpriteId,
    pub(crate) selected: SpriteId,
    pub(crate) target: SpriteId,
    /// The ground of the square on which the king escaped.
    pub(crate) escaped: SpriteId,
    /// The ground of the square on which the king fell.
    pub(crate) fallen: SpriteId,
    /// The crossed axes that lie over a fallen king.
    pub(crate) axes: SpriteId,
    pub(crate) arrow: Arrow,
    pub(crate) way: Way,
    pub(crate) strip: StripParts,
}

/// The pieces at one size.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pieces {
    pub(crate) attacker: SpriteId,
    pub(crate) defender: SpriteId,
    pub(crate) king: SpriteId,
}

/// The parts of the arrow of the last move, each one square long.
#[derive(Debug)]
pub(crate) struct Arrow {
    pub(crate) tail: Turns,
    pub(crate) shaft: Turns,
    pub(crate) head: Turns,
    pub(crate) short: Turns,
}

/// The parts of an open way, each one square long.
#[derive(Debug)]
pub(crate) struct Way {
    pub(crate) start: Turns,
    pub(crate) through: Turns,
    pub(crate) end: Turns,
}

/// The parts of the strip.
#[derive(Debug)]
pub(crate) struct StripParts {
    pub(crate) ground: SpriteId,
    /// The field of a side whose turn it is not.
    pub(crate) panel: SpriteId,
    /// The field of the side whose turn it is.
    pub(crate) lit_panel: SpriteId,
    /// The boss in the middle, plain,
    pub(crate) boss: SpriteId,
    /// when it points to a field,
    pub(crate) pointer: Turns,
    /// and when the game is drawn.
    pub(crate) drawn: SpriteId,
    pub(crate) crown: SpriteId,
    pub(crate) axes: SpriteId,
    /// The pieces that stand for the sides.
    pub(crate) medallions: Pieces,
    /// The captured men.
    pub(crate) men: Pieces,
    /// The signs of the counts.
    pub(crate) glyphs: Glyphs,
}

impl Sheet {
    /// The sheet for a theme and size, made when it is first asked for.
    pub(crate) fn of(theme: Theme, size: BoardSize) -> &'static Self {
        const SIZES: usize = (BoardSize::MAX.get() - BoardSize::MIN.get()) as usize + 1;
        static SHEETS: [[OnceLock<Sheet>; SIZES]; Theme::ALL.len()] =
            [const { [const { OnceLock::new() }; SIZES] }; Theme::ALL.len()];
        let size_index = usize::from(size.get() - BoardSize::MIN.get());
        SHEETS[theme as usize][size_index].get_or_init(|| Self::new(theme, size))
    }

    fn new(theme: Theme, size: BoardSize) -> Self {
        let layout = Layout::new(size);
        let mut shop = Workshop::new(theme);
        let parts = Parts::new(&mut shop, layout);
        let palette = shop.palette(&parts, layout);
        let ground = parts.ground();
        let mut of_ground = palette.lookup(Among::Ground);
        let mut of_all = palette.lookup(Among::All);
        let sprites = shop.images.iter().enumerate().map(|(index, image)| {
            if ground.iter().any(|sprite| sprite.index == index) {
                Sprite::new(image, &mut of_ground)
            } else {
                Sprite::new(image, &mut of_all)
            }
        });
        let sprites = sprites.collect();
        Self {
            layout,
            sprites,
            palette,
            parts,
        }
    }

    /// Paints what of a composition lies in an area, and rounds the corners of the picture.
    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>, placed: &[Placed<SpriteId>], area: Area) {
        for &Placed { what, x, y } in placed {
            if let Some(sprite) = self.sprites.get(what.index) {
                canvas.paint(Placed { what: sprite, x, y }, area);
            }
        }
        canvas.round_corners(self.layout.radius());
    }

    /// How much memory the sprites and their palette take.
    pub(crate) fn bytes(&self) -> usize {
        self.palette.bytes() + self.sprites.iter().map(Sprite::bytes).sum::<usize>()
    }
}

impl Parts {
    /// What the plain board is made of.
    fn ground(&self) -> Vec<SpriteId> {
        let frame = [self.frame_sides, self.frame_corners];
        [frame, [self.light, self.dark]]
            .into_iter()
            .flatten()
            .flatten()
            .collect()
    }

    fn new(shop: &mut Workshop, layout: Layout) -> Self {
        let cell = layout.cell;
        let on_board = Pieces::new(shop, cell);
        let glyph_height = (layout.margin * 4 / 5).min(cell * 4 / 5);
        Self {
            frame_sides: shop.frame_sides(layout),
            frame_corners: shop.turns(Drawing::FrameCorner, layout.margin),
            light: Drawing::LIGHT.map(|cut| shop.square(cut, cell)),
            dark: Drawing::DARK.map(|cut| shop.square(cut, cell)),
            glyphs: Glyphs::new(shop, glyph_height, Tones::of(shop.theme).ink),
            ghosts: on_board.faded(shop, 77),
            on_board,
            throne: shop.square(Drawing::Throne, cell),
            corner: shop.square(Drawing::Corner, cell),
            camp: shop.square(Drawing::Camp, cell),
            start: shop.square(Drawing::Start, cell),
            from: shop.square(Drawing::From, cell),
            to: shop.square(Drawing::To, cell),
            cross: shop.square(Drawing::Cross, cell),
            danger: shop.square(Drawing::Danger, cell),
            selected: shop.square(Drawing::Selected, cell),
            target: shop.square(Drawing::Target, cell),
            escaped: shop.square(Drawing::Escaped, cell),
            fallen: shop.square(Drawing::Fallen, cell),
            axes: shop.square(Drawing::Axes, cell),
            arrow: Arrow {
                tail: shop.turns(Drawing::ArrowTail, cell),
                shaft: shop.turns(Drawing::ArrowShaft, cell),
                head: shop.turns(Drawing::ArrowHead, cell),
                short: shop.turns(Drawing::ArrowShort, cell),
            },
            way: Way {
                start: shop.turns(Drawing::WayStart, cell),
                through: shop.turns(Drawing::WayThrough, cell),
                end: shop.turns(Drawing::WayEnd, cell),
            },
            strip: StripParts::new(shop, layout),
        }
    }
}

impl StripParts {
    fn new(shop: &mut Workshop, layout: Layout) -> Self {
        let strip = layout.strip();
        let panel = (strip.panel_width, strip.panel_height);
        Self {
            ground: shop.stretched(Drawing::StripGround, (layout.width, strip.height)),
            panel: shop.stretched(Drawing::Panel, panel),
            lit_panel: shop.stretched(Drawing::LitPanel, panel),
            boss: shop.square(Drawing::Boss, strip.boss),
            pointer: shop.turns(Drawing::Pointer, strip.boss),
            drawn: shop.square(Drawing::Drawn, strip.boss),
            crown: shop.square(Drawing::Crown, strip.sign),
            axes: shop.square(Drawing::Axes, strip.sign),
            medallions: Pieces::new(shop, strip.medallion),
            men: Pieces::new(shop, strip.man),
            glyphs: Glyphs::new(
                shop,
                strip.panel_height * 7 / 10,
                Tones::of(shop.theme).count,
            ),
        }
    }
}

impl Pieces {
    fn new(shop: &mut Workshop, edge: u32) -> Self {
        Self {
            attacker: shop.square(Drawing::Attacker, edge),
            defender: shop.square(Drawing::Defender, edge),
            king: shop.square(Drawing::King, edge),
        }
    }

    fn faded(self, shop: &mut Workshop, percent: u32) -> Self {
        Self {
            attacker: shop.faded(self.attacker, percent),
            defender: shop.faded(self.defender, percent),
            king: shop.faded(self.king, percent),
        }
    }

    /// The picture of a piece.
    pub(crate) const fn of(&self, piece: Piece) -> SpriteId {
        match piece {
            Piece::Attacker => self.attacker,
            Piece::Defender => self.defender,
            Piece::King => self.king,
        }
    }

    /// The picture of a soldier of a side.
    pub(crate) const fn soldier(&self, side: Side) -> SpriteId {
        match side {
            Side::Attackers => self.attacker,
            Side::Defenders => self.defender,
        }
    }

    /// The picture of the piece that stands for a side: the king for the defenders.
    pub(crate) const fn of_side(&self, side: Side) -> SpriteId {
        match side {
            Side::Attackers => self.attacker,
            Side::Defenders => self.king,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        compose::compose, crowded::crowded, dimensions, image::Image, palette::CLEAR_ENTRIES,
        strip::Lit,
    };

    /// How like two pictures are, in decibels (PSNR), where the full one is opaque.
    fn likeness(full: &Image, canvas: &Canvas<'_>) -> f64 {
        let whole = Area::whole(canvas.width, canvas.height);
        let shown = canvas.rows(whole).flatten();
        let mut squares = 0_u64;
        let mut parts = 0_u64;
        for (pixel, &entry) in full.pixels.iter().zip(shown) {
            if pixel[3] < 255 || usize::from(entry) < CLEAR_ENTRIES {
                continue;
            }
            let shown = canvas.palette.pixel(entry);
            for (one, other) in pixel.iter().zip(shown).take(3) {
                squares += u64::from(one.abs_diff(other)).pow(2);
                parts += 1;
            }
        }
        10.0 * (255.0 * 255.0 * parts as f64 / squares as f64).log10()
    }

    #[test]
    fn the_palette_shows_every_theme_and_size_nearly_as_it_is() {
        for theme in Theme::ALL {
            for size in BoardSize::all() {
                let scene = crowded(theme, size, Side::Attackers);
                let sheet = Sheet::of(theme, size);
                let (width, height) = dimensions(&scene);
                let mut canvas = Canvas::new(&sheet.palette, width, height);
                let placed = compose(&scene, sheet.layout, &sheet.parts, Lit::Active);
                sheet.paint(&mut canvas, &placed, Area::whole(width, height));

                let mut shop = Workshop::new(theme);
                let parts = Parts::new(&mut shop, sheet.layout);
                let full = shop.picture(&parts, sheet.layout, &scene);
                let likeness = likeness(&full, &canvas);
                assert!(likeness >= 42.0, "{theme} {size}: {likeness:.1} dB");
            }
        }
    }

    #[test]
    fn the_sprites_of_all_themes_and_sizes_take_little_memory() {
        let all = Theme::ALL
            .into_iter()
            .flat_map(|theme| BoardSize::all().map(move |size| (theme, size)));
        let bytes: usize = all.map(|(theme, size)| crate::prepare(theme, size)).sum();
        assert!(bytes <= 40_000_000, "{bytes} bytes");
    }
}
