use std::{
    convert::Infallible,
    sync::{Arc, LazyLock, OnceLock},
};

use image::RgbaImage;
use quick_cache::sync::Cache;

use crate::{
    Scene, Shape, Sign, Theme,
    art::Tones,
    blend::{self, pixels},
    canvas::{Area, Bitmap, Canvas, Placed},
    cast::Cast,
    cluster::Samples,
    compose::{compose, compose_on_plain, compose_plain},
    layout::Layout,
    palette::{Among, Palette},
    palette_fixture::everything,
    parts::Parts,
    sprite_id::SpriteId,
    strip::Lit,
    workshop::Workshop,
};

/// How many sheets are kept: of every theme and every board that programs are likely to use.
const SHEETS: usize = 256;

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
        let palette = palette(&shop, &parts, &layout);
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

/// The picture of a scene in full colour, its corners not rounded.
pub(crate) fn full_picture(
    shop: &Workshop,
    parts: &Parts,
    layout: &Layout,
    scene: &Scene,
) -> RgbaImage {
    let mut picture = RgbaImage::new(layout.width, layout.full_height(scene));
    for Placed { what, x, y } in compose(scene, layout, parts, Lit::Active) {
        blend::draw(&mut picture, &shop.images[what.index], x, y);
    }
    picture
}

/// A palette for the board, both plain and with everything on it.
fn palette(shop: &Workshop, parts: &Parts, layout: &Layout) -> Palette {
    let mut ground = Samples::new();
    let plain = Scene::new(layout.shape.clone());
    ground.add(pixels(&full_picture(shop, parts, layout, &plain)));
    let mut pictures = Samples::new();
    for sign in Sign::ALL {
        let scene = everything(shop.theme, &layout.shape, shop.cast, sign);
        pictures.add(pixels(&full_picture(shop, parts, layout, &scene)));
    }
    Palette::new(&ground, &pictures, Tones::of(shop.theme).edge)
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::{BoardSize, Graph, Point, Stroke, dimensions, palette::CLEAR_ENTRIES};

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
                    let full = full_picture(&shop, &parts, &sheet.layout, &scene);
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
