use std::{
    collections::HashSet,
    convert::Infallible,
    sync::{Arc, LazyLock, OnceLock},
};

use quick_cache::sync::Cache;

use crate::{
    Ground, Line, Point, Scene, Shape, Sign, Sprite, Theme,
    art::{Drawing, Tones},
    blend,
    canvas::{Area, Bitmap, Canvas, Placed},
    cast::Cast,
    chequers::Chequers,
    compose::{Composer, compose_on_plain, compose_plain},
    glyphs::Glyphs,
    layout::{Layout, StripLayout},
    lines::Lines,
    palette::{Among, Palette},
    strip::Lit,
    workshop::Workshop,
};

/// How many sheets are kept: of every theme and every board that programs are likely to use.
const SHEETS: usize = 256;

/// How opaque a captured man is, in percent.
const GHOST: u32 = 77;

/// A sprite of a sheet, and its size in pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct SpriteId {
    pub(crate) index: usize,
    pub(crate) width: u32,
    pub(crate) height: u32,
}

/// A sprite in four directions: to the right, down, to the left, up.
pub(crate) type Turns = [SpriteId; 4];

/// Everything that pictures of one theme and shape consist of.
#[derive(Debug)]
pub(crate) struct Sheet {
    pub(crate) layout: Layout,
    pub(crate) palette: Palette,
    pub(crate) parts: Parts,
    bitmaps: Vec<Bitmap>,
    /// The painted lines of the frame and the plain board, upright and turned, once a picture has needed them.
    plain: [OnceLock<Vec<u8>>; 2],
}

/// The sprites of a sheet, by what they are for.
#[derive(Debug)]
pub(crate) struct Parts {
    /// The sides of the frame, from the upper one clockwise.
    pub(crate) frame_sides: Turns,
    /// The corners of the frame, from the upper left one clockwise.
    pub(crate) frame_corners: Turns,
    pub(crate) board: Board,
    /// The signs of the coordinates.
    pub(crate) glyphs: Glyphs,
    pub(crate) men: Men,
    pub(crate) ghosts: Men,
    pub(crate) grounds: Grounds,
    pub(crate) from: SpriteId,
    /// Where the last move began, if it was a single step.
    pub(crate) step_from: SpriteId,
    pub(crate) to: SpriteId,
    pub(crate) cross: SpriteId,
    pub(crate) danger: SpriteId,
    /// The sign of warning that lies over a man in danger.
    pub(crate) alert: SpriteId,
    pub(crate) selected: SpriteId,
    pub(crate) target: SpriteId,
    /// The ground of the point on which the game was decided.
    pub(crate) finish: Signs,
    /// The crossed axes that lie over a captured man there.
    pub(crate) axes: SpriteId,
    pub(crate) strip: StripParts,
}

/// What differs between the shapes of boards.
#[derive(Debug)]
pub(crate) enum Board {
    /// Squares.
    Chequers(Box<Chequers>),
    /// Points and lines.
    Lines(Box<Lines>),
}

/// The men of the cast at one size.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Men([Option<SpriteId>; Sprite::ALL.len()]);

/// The looks of points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Grounds([SpriteId; Ground::ALL.len()]);

/// The signs of victory.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Signs([SpriteId; Sign::ALL.len()]);

/// The fields of the sides, as wide as there is room for: where the game goes on or is over, without a number or with it, and
/// each in the shade or in the light.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Panels([[[SpriteId; 2]; 2]; 2]);

/// The parts of the strip.
#[derive(Debug)]
pub(crate) struct StripParts {
    pub(crate) ground: SpriteId,
    /// The fields of the sides.
    pub(crate) panels: Panels,
    /// The signs of that number.
    pub(crate) number: Glyphs,
    /// The boss in the middle, plain,
    pub(crate) boss: SpriteId,
    /// when it points to a field,
    pub(crate) pointer: Turns,
    /// and when the game is drawn.
    pub(crate) drawn: SpriteId,
    pub(crate) signs: Signs,
    /// The laurels around the boss of a game that is won,
    pub(crate) laurels: Signs,
    /// and of one that is drawn.
    pub(crate) drawn_laurel: SpriteId,
    /// The emblems of the sides.
    pub(crate) emblems: Men,
    /// The captured men.
    pub(crate) men: Men,
    /// What lies below the men in hand.
    pub(crate) tray: SpriteId,
    /// A sign for each action that is left.
    pub(crate) action: SpriteId,
    /// The signs of the counts.
    pub(crate) glyphs: Glyphs,
}

impl Sheet {
    /// The sheet for a theme, shape and cast, made when it is first asked for.
    pub(crate) fn of(theme: Theme, shape: &Shape, cast: Cast) -> Arc<Self> {
        static KEPT: LazyLock<Cache<(Theme, Shape, Cast), Arc<Sheet>>> =
            LazyLock::new(|| Cache::new(SHEETS));
        let key = (theme, shape.clone(), cast);
        let made = KEPT.get_or_insert_with(&key, || {
            Ok::<_, Infallible>(Arc::new(Self::new(theme, shape, cast)))
        });
        match made {
            Ok(sheet) => sheet,
        }
    }

    fn new(theme: Theme, shape: &Shape, cast: Cast) -> Self {
        let layout = Layout::new(shape);
        let mut shop = Workshop::new(theme, cast);
        let parts = Parts::new(&mut shop, &layout);
        let palette = shop.palette(&parts, &layout);
        let ground = parts.ground();
        let mut of_ground = palette.lookup(Among::Ground);
        let mut of_all = palette.lookup(Among::All);
        let bitmaps = shop.images.iter().enumerate().map(|(index, image)| {
            if ground.contains(&index) {
                Bitmap::new(image, &mut of_ground)
            } else {
                Bitmap::new(image, &mut of_all)
            }
        });
        let bitmaps = bitmaps.collect();
        Self {
            layout,
            bitmaps,
            palette,
            parts,
            plain: Default::default(),
        }
    }

    /// The whole picture of a scene.
    pub(crate) fn picture(&self, scene: &Scene) -> Canvas<'_> {
        let (layout, parts) = (&self.layout, &self.parts);
        let (width, height) = (layout.width, layout.full_height(scene));
        let plain = self.plain[scene.rotation as usize].get_or_init(|| {
            let mut canvas = Canvas::new(&self.palette, width, layout.height);
            let placed = compose_plain(scene, layout, parts);
            self.place(&mut canvas, &placed, Area::whole(width, layout.height));
            canvas.lines
        });
        let mut canvas = Canvas::on(&self.palette, width, height, plain);
        let placed = compose_on_plain(scene, layout, parts, Lit::Active);
        self.paint(&mut canvas, &placed, Area::whole(width, height));
        canvas
    }

    /// Paints the part of a composition in an area, and rounds the corners of the picture.
    pub(crate) fn paint(&self, canvas: &mut Canvas<'_>, placed: &[Placed<SpriteId>], area: Area) {
        self.place(canvas, placed, area);
        canvas.round_corners(self.layout.radius());
    }

    fn place(&self, canvas: &mut Canvas<'_>, placed: &[Placed<SpriteId>], area: Area) {
        for &Placed { what, x, y } in placed {
            if let Some(bitmap) = self.bitmaps.get(what.index) {
                canvas.paint(Placed { what: bitmap, x, y }, area);
            }
        }
    }

    /// The memory that the sprites, their palette and the painted boards take, in bytes.
    pub(crate) fn bytes(&self) -> usize {
        let plain = self.plain.iter().filter_map(OnceLock::get);
        self.palette.bytes()
            + self.bitmaps.iter().map(Bitmap::bytes).sum::<usize>()
            + plain.map(Vec::capacity).sum::<usize>()
    }
}

impl Parts {
    /// The sprites of the plain board.
    fn ground(&self) -> HashSet<usize> {
        let frame = [self.frame_sides, self.frame_corners];
        let board: Vec<SpriteId> = match &self.board {
            Board::Chequers(board) => board.ground().collect(),
            Board::Lines(board) => board.ground().collect(),
        };
        let sprites = frame.into_iter().flatten().chain(board);
        sprites.map(|sprite| sprite.index).collect()
    }

    pub(crate) fn new(shop: &mut Workshop, layout: &Layout) -> Self {
        let Layout {
            cell, man, margins, ..
        } = *layout;
        let (board, round) = match &layout.shape {
            Shape::Squares(size) => (
                Board::Chequers(Box::new(Chequers::new(shop, layout, *size))),
                false,
            ),
            Shape::Points(graph) => (
                Board::Lines(Box::new(Lines::new(shop, layout, graph))),
                true,
            ),
        };
        // Marks fill a square, or surround the man on a point.
        let mut mark = |square, disc| shop.square(if round { disc } else { square }, cell);
        let from = mark(Drawing::From, Drawing::RoundFrom);
        let step_from = mark(Drawing::StepFrom, Drawing::RoundStepFrom);
        let to = mark(Drawing::To, Drawing::RoundTo);
        let danger = mark(Drawing::Danger, Drawing::RoundDanger);
        let selected = mark(Drawing::Selected, Drawing::RoundSelected);
        let finish = Signs([
            mark(Drawing::Escaped, Drawing::RoundEscaped),
            mark(Drawing::Fallen, Drawing::RoundFallen),
        ]);
        let grounds = Ground::ALL.map(|ground| {
            let image = Drawing::ground(ground).rasterise(shop.theme, cell, cell);
            shop.add(if round { blend::disc(image) } else { image })
        });
        let glyph_height = (margins.full * 17 / 20).min(cell * 4 / 5);
        let men = Men::new(shop, man);
        Self {
            frame_sides: shop.frame_sides(layout),
            frame_corners: shop.frame_corners(layout),
            board,
            glyphs: Glyphs::new(shop, glyph_height, Tones::of(shop.theme).ink),
            ghosts: Men(men.0.map(|man| Some(shop.faded(man?, GHOST)))),
            men,
            grounds: Grounds(grounds),
            from,
            step_from,
            to,
            cross: shop.square(Drawing::Cross, man),
            danger,
            alert: shop.square(Drawing::Alert, cell * 11 / 20),
            selected,
            target: shop.square(Drawing::Target, cell),
            finish,
            axes: shop.square(Drawing::Axes, man),
            strip: StripParts::new(shop, layout),
        }
    }
}

impl Board {
    /// Places what the plain board lies on.
    pub(crate) fn place_ground(&self, to: &mut Composer<'_>) {
        match self {
            Self::Chequers(board) => board.place_ground(to),
            Self::Lines(board) => board.place_ground(to),
        }
    }

    /// Places the lines, if there are any.
    pub(crate) fn place_lines(&self, to: &mut Composer<'_>) {
        match self {
            Self::Chequers(_) => (),
            Self::Lines(board) => board.place_lines(to),
        }
    }

    /// Places the arrows of several hops, one after another.
    pub(crate) fn place_arrows(&self, to: &mut Composer<'_>, path: &[Point]) {
        match self {
            Self::Chequers(board) => board.place_arrows(to, path),
            Self::Lines(board) => board.place_arrows(to, path),
        }
    }

    /// Places the dashed arrow of a threat.
    pub(crate) fn place_threat(&self, to: &mut Composer<'_>, threat: Line) {
        match self {
            Self::Chequers(board) => board.place_threat(to, threat),
            Self::Lines(board) => board.place_threat(to, threat),
        }
    }

    /// Places an open way.
    pub(crate) fn place_way(&self, to: &mut Composer<'_>, way: Line) {
        match self {
            Self::Chequers(board) => board.place_way(to, way),
            Self::Lines(board) => board.place_way(to, way),
        }
    }
}

impl StripParts {
    fn new(shop: &mut Workshop, layout: &Layout) -> Self {
        let strip = layout.strip();
        let laurel = (strip.laurel, strip.height);
        let glyph_height = strip.panel_height * 4 / 5;
        let tones = Tones::of(shop.theme);
        Self {
            ground: shop.stretched(Drawing::StripGround, (layout.width, strip.height)),
            panels: Panels::new(shop, &strip),
            number: Glyphs::numbers(shop, glyph_height, tones.ink),
            boss: shop.square(Drawing::Boss, strip.boss),
            pointer: shop.turns(Drawing::Pointer, strip.boss),
            drawn: shop.square(Drawing::Drawn, strip.boss),
            signs: Signs(Sign::ALL.map(|sign| shop.square(Drawing::sign(sign), strip.sign))),
            laurels: Signs(Sign::ALL.map(|sign| shop.stretched(Drawing::laurel(sign), laurel))),
            drawn_laurel: shop.stretched(Drawing::DrawnLaurel, laurel),
            emblems: Men::new(shop, strip.emblem),
            men: Men::new(shop, strip.man),
            tray: shop.stretched(Drawing::Tray, (strip.tray, strip.panel_height)),
            action: shop.square(Drawing::Action, strip.action),
            glyphs: Glyphs::numbers(shop, glyph_height, tones.count),
        }
    }
}

impl Panels {
    fn new(shop: &mut Workshop, strip: &StripLayout) -> Self {
        Self([false, true].map(|is_over| {
            [false, true].map(|has_number| {
                let size = (strip.panel_width(has_number, is_over), strip.panel_height);
                [Drawing::Panel, Drawing::LitPanel].map(|panel| shop.stretched(panel, size))
            })
        }))
    }

    /// The field of a side in the shade, and in the light.
    pub(crate) const fn of(self, has_number: bool, is_over: bool) -> [SpriteId; 2] {
        self.0[is_over as usize][has_number as usize]
    }
}

impl Men {
    fn new(shop: &mut Workshop, edge: u32) -> Self {
        Self(Sprite::ALL.map(|sprite| {
            shop.cast
                .has(sprite)
                .then(|| shop.square(Drawing::man(sprite), edge))
        }))
    }

    /// The sprite of a man, who is among the cast of every scene that he is in.
    pub(crate) const fn of(self, sprite: Sprite) -> Option<SpriteId> {
        self.0[sprite as usize]
    }
}

impl Grounds {
    pub(crate) const fn of(self, ground: Ground) -> SpriteId {
        self.0[ground as usize]
    }
}

impl Signs {
    pub(crate) const fn of(self, sign: Sign) -> SpriteId {
        self.0[sign as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::RgbaImage;

    use crate::{
        BoardSize, Graph, Stroke, blend::pixels, compose::compose, dimensions,
        palette::CLEAR_ENTRIES, palette_fixture::everything, strip::Lit,
    };

    /// The similarity of two pictures where the full one is opaque, in decibels (PSNR).
    fn likeness(full: &RgbaImage, canvas: &Canvas<'_>) -> f64 {
        let whole = Area::whole(canvas.width, canvas.height);
        let shown = canvas.rows(whole).flatten();
        let mut squares = 0_u64;
        let mut parts = 0_u64;
        for (pixel, &entry) in pixels(full).iter().zip(shown) {
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
        let lattice = Graph::on_grid(&Point::all(9).collect::<Vec<_>>(), Vec::new());
        let squares = BoardSize::all().map(|size| (size.into(), Cast::TAFL));
        let lattice = lattice.map(Shape::from).expect("a board");
        let lattice = Cast::all().map(|cast| (lattice.clone(), cast));
        // A board with fewer points than there are things.
        let points: Vec<Point> = Point::all(3).collect();
        let lines = points.chunks(3).map(|rank| (rank.to_vec(), Stroke::Plain));
        let small = Graph::on_grid(&points, lines.collect()).map(Shape::from);
        let small = small.expect("a board");
        let last = Point::new(6, 6).expect("a point of all others");
        let small = Cast::all().map(|cast| (small.clone(), cast));
        let shapes: Vec<(Shape, Cast)> = squares.chain(lattice).chain(small).collect();
        for theme in Theme::ALL {
            for (shape, cast) in &shapes {
                let cast = *cast;
                let signs = match shape {
                    Shape::Squares(_) => &Sign::ALL[..1],
                    Shape::Points(_) => &Sign::ALL,
                };
                for sign in signs {
                    let scene = everything(theme, shape, cast, *sign);
                    let sheet = Sheet::of(theme, shape, cast);
                    let (width, height) = dimensions(&scene);
                    let mut canvas = Canvas::new(&sheet.palette, width, height);
                    let placed = compose(&scene, &sheet.layout, &sheet.parts, Lit::Active);
                    sheet.paint(&mut canvas, &placed, Area::whole(width, height));

                    let mut shop = Workshop::new(theme, cast);
                    let parts = Parts::new(&mut shop, &sheet.layout);
                    let full = shop.picture(&parts, &sheet.layout, &scene);
                    let likeness = likeness(&full, &canvas);
                    // On nine points everything lies over something else.
                    let least = if shape.contains(last) { 42.0 } else { 41.0 };
                    assert!(
                        likeness >= least,
                        "{theme} {shape:?} {cast:?}: {likeness:.1} dB"
                    );
                }
            }
        }
    }

    #[test]
    fn the_sprites_of_all_themes_and_sizes_take_little_memory() {
        let all = Theme::ALL
            .into_iter()
            .flat_map(|theme| BoardSize::all().map(move |size| (theme, size)));
        let bytes: usize = all
            .map(|(theme, size)| crate::prepare(theme, &size.into()))
            .sum();
        assert!(bytes <= 42_000_000, "{bytes} bytes");
        let points: Vec<Point> = Point::all(13).collect();
        let lines = points.chunks(13).map(|rank| (rank.to_vec(), Stroke::Plain));
        let board = Graph::on_grid(&points, lines.collect()).map(Shape::from);
        let bytes = board.map(|board| crate::prepare(Theme::Wood, &board));
        assert!(bytes.is_ok_and(|bytes| bytes <= 2_000_000), "{bytes:?}");
    }
}
