//! Tiles to PNG. The container is the `png` crate's; the stream of pixels is put together here from tokens that were
//! found before.
//!
//! After a move, nearly every tile and its tokens are in the cache. Compressors find the same tokens each time anew.
//! One run of `benches/pictures.rs` over 8,000 pictures of 200 games in turn, on one core of a busy machine, gave these
//! times of the processor (median) and bytes (mean). For the compressors, 0.30 ms are included for painting the whole
//! picture, which they need and tiles do not.
//!
//! | way | time | bytes |
//! |---|--:|--:|
//! | tiles and tokens from the cache, as here | 0.84 ms | 54.0 kB |
//! | `flate2` with zlib-rs, level 1 | 1.02 ms | 80.8 kB |
//! | level 2 | 1.57 ms | 63.2 kB |
//! | level 3 | 2.02 ms | 57.9 kB |
//! | level 4 | 2.50 ms | 55.6 kB |
//! | level 5 | 2.93 ms | 52.0 kB |
//! | level 6 | 4.51 ms | 51.4 kB |
//! | `png` with fdeflate, filter *up* | 1.39 ms | 184.1 kB |
//! | `png` with fdeflate, no filter | 1.53 ms | 542.2 kB |

use std::{cmp::Reverse, sync::Arc};

use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

use crate::{
    deflate::{Bits, Block, LONGEST, SHORTEST, Token},
    grid::Row,
    palette::{CLEAR_ENTRIES, Palette},
    phrase::Phrase,
    tile::{Look, Tile, TileCache},
};

/// What a zlib stream begins with: deflate, distances of up to 32 kB, well compressed.
const ZLIB: [u8; 2] = [0x78, 0x9c];

/// Room for most pictures.
const CAPACITY: usize = 1 << 16;

/// The rows as a PNG file.
pub(crate) fn encode(
    cache: &TileCache,
    palette: &Palette,
    size: (u32, u32),
    rows: &[Row],
) -> Vec<u8> {
    let stream = zlib(cache, size.0 as usize + 1, rows);
    let mut bytes = Vec::with_capacity(stream.len() + 1024);
    match write(&mut bytes, palette, size, &stream) {
        Ok(()) => bytes,
        // Writing into memory does not fail.
        Err(_) => Vec::new(),
    }
}

/// Writes a PNG file whose pixels are compressed already.
fn write(
    bytes: &mut Vec<u8>,
    palette: &Palette,
    (width, height): (u32, u32),
    stream: &[u8],
) -> Result<(), EncodingError> {
    let opacities: [u8; CLEAR_ENTRIES] = std::array::from_fn(Palette::opacity);
    let mut encoder = Encoder::new(bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.used().as_flattened());
    encoder.set_trns(opacities.as_slice());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(chunk::IDAT, stream)?;
    writer.finish()
}

/// The rows, whose lines have `stride` bytes, as a zlib stream.
fn zlib(cache: &TileCache, stride: usize, rows: &[Row]) -> Vec<u8> {
    let mut stream = Vec::with_capacity(CAPACITY);
    stream.extend(ZLIB);
    let mut bits = Bits::new(&mut stream);
    let mut sum = Adler::new();
    // The frame, the board and the strip have pixels of different kinds, so each has codes of its own.
    let mut parts = rows
        .chunk_by(|one, other| one.len() == other.len())
        .peekable();
    while let Some(part) = parts.next() {
        let mut block = Block::default();
        for row in part {
            add_row(cache, &mut block, stride, row);
            sum.add_row(row);
        }
        block.write(&mut bits, parts.peek().is_none());
    }
    bits.finish();
    stream.extend(sum.value().to_be_bytes());
    stream
}

/// Appends the lines of a row.
fn add_row(cache: &TileCache, block: &mut Block, stride: usize, row: &Row) {
    let ways = ways(cache, stride, row);
    let lines = row.first().map_or(0, |tile| tile.lines.len());
    for line in 0..lines {
        let repeats = |at: usize| row.get(at).is_some_and(|tile| tile.lines[line].repeats);
        let mut left_repeats = false;
        for (at, (tile, way)) in row.iter().zip(&ways).enumerate() {
            let here = repeats(at) && tile.width() <= LONGEST;
            // Where a line equals the one above, one copy covers several tiles.
            if here && (left_repeats || repeats(at + 1)) {
                block.join(Token::copy(tile.width(), stride));
            } else {
                match way {
                    Way::New { phrase, sources } => block.add(phrase.line(line), *sources),
                    Way::Again(copy) => block.join(*copy),
                }
            }
            left_repeats = here;
        }
    }
}

/// How to encode the lines of a tile.
enum Way {
    /// With its own tokens, which may copy from its sources.
    New {
        phrase: Arc<Phrase>,
        sources: [Token; 2],
    },
    /// As a copy of an equal tile to the left.
    Again(Token),
}

/// Decides how to encode the tiles of a row.
fn ways(cache: &TileCache, stride: usize, row: &Row) -> Vec<Way> {
    let mut ways = Vec::with_capacity(row.len());
    // The distance of the last copy, in tiles.
    let mut last = 0;
    for (at, tile) in row.iter().enumerate() {
        // The length of the run of tiles that repeats the one `back` tiles earlier.
        let run = |back: usize| {
            let pairs = row[at..].iter().zip(&row[at - back..]);
            let same = |(one, other): &(&Arc<Tile>, &Arc<Tile>)| {
                one.is_like(other) && one.width() <= LONGEST
            };
            pairs.take_while(same).count()
        };
        let distance = |back: usize| row[at - back..at].iter().map(|tile| tile.width()).sum();
        // Continues a copy as far as possible, then takes the distance with the longest run.
        if last == 0 || last > at || run(last) == 0 {
            let longest = (1..=at).map(|back| (run(back), at - back)).max();
            last = longest.map_or(0, |(run, other)| if run > 0 { at - other } else { 0 });
        }
        if last > 0 {
            ways.push(Way::Again(Token::copy(tile.width(), distance(last))));
            continue;
        }
        let sources = sources(tile, &row[..at]);
        let tiles = sources.map(|source| source.map(|source| row[source].as_ref()));
        let copy = |source| Token::copy(SHORTEST, distance(at - source));
        ways.push(Way::New {
            phrase: cache.phrase(tile, stride, tiles),
            sources: sources.map(|source| source.map_or(Token::literal(0), copy)),
        });
    }
    ways
}

/// The tiles to the left that have most in common with a tile: one that consists of its lowest sprites only, and one
/// with the same sprites on top. A narrow choice keeps the number of phrases in the cache low: if the first could have
/// other sprites on top, there would be twice as many phrases, and pictures would be 1 % smaller.
fn sources(tile: &Tile, left: &[Arc<Tile>]) -> [Option<usize>; 2] {
    let most = |common: fn(&Look, &Look) -> usize| {
        let candidates = left.iter().enumerate().filter_map(|(at, other)| {
            let common = common(&tile.look, &other.look);
            let other_parts = Reverse(other.look.parts.len());
            let fits = common > 0 && other.look.size == tile.look.size;
            fits.then_some((common, other_parts, at))
        });
        candidates.max().map(|(.., at)| at)
    };
    let lowest = most(|one, other| {
        let beneath = one.parts.starts_with(&other.parts);
        if beneath { other.parts.len() } else { 0 }
    });
    let top = most(|one, other| {
        let pairs = one.parts.iter().rev().zip(other.parts.iter().rev());
        pairs.take_while(|(one, other)| one == other).count()
    });
    [lowest, top.filter(|_| top != lowest)]
}

/// The checksum at the end of a zlib stream (Adler-32).
struct Adler {
    low: u64,
    high: u64,
}

impl Adler {
    const fn new() -> Self {
        Self { low: 1, high: 0 }
    }

    /// Adds the lines of a row from the sums of its tiles.
    fn add_row(&mut self, row: &Row) {
        const BASE: u64 = 65_521;
        let lines = row.first().map_or(0, |tile| tile.lines.len());
        for line in 0..lines {
            for tile in row {
                let (sum, sums) = tile.lines[line].sums;
                self.high += self.low * tile.width() as u64 + u64::from(sums);
                self.low += u64::from(sum);
            }
            self.high %= BASE;
            self.low %= BASE;
        }
    }

    const fn value(&self) -> u32 {
        (self.high << 16 | self.low) as u32
    }
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress, Status as Reading};

    use crate::{
        BoardSize, Field, Finish, Graph, Ground, Half, Line, Point, Rotation, Scene, Shape, Sign,
        Sprite, Status, Strip, Stroke, Theme,
        canvas::{Area, Canvas},
        compose::compose,
        dimensions, draw_from,
        sheet::Sheet,
        strip::Lit,
        tile::TileCache,
    };

    /// A reproducible random generator.
    struct Dice(u32);

    impl Dice {
        /// A number below `sides`.
        fn roll(&mut self, sides: usize) -> usize {
            self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (self.0 >> 8) as usize % sides
        }

        fn pick<T: Copy>(&mut self, from: &[T]) -> T {
            from[self.roll(from.len())]
        }

        fn some<T>(&mut self, value: impl FnOnce(&mut Self) -> T) -> Option<T> {
            (self.roll(3) == 0).then(|| value(self))
        }

        /// A square, which may lie off the board.
        fn square(&mut self, size: usize) -> Point {
            let mut number = || self.roll(size + 1) as u8;
            Point::new(number(), number()).unwrap_or_else(|| "a1".parse().expect("a square"))
        }

        fn squares(&mut self, size: usize, most: usize) -> Vec<Point> {
            (0..self.roll(most)).map(|_| self.square(size)).collect()
        }

        fn line(&mut self, size: usize) -> Line {
            let from = self.square(size);
            let file_only = self.roll(2) == 0;
            let other = self.roll(size) as u8;
            let to = if file_only {
                Point::new(from.file(), other)
            } else {
                Point::new(other, from.rank())
            };
            Line {
                from,
                to: to.unwrap_or(from),
            }
        }

        fn scene(&mut self) -> Scene {
            let size = self.pick(&[7, 11, 19]);
            let shape: Shape = match self.roll(3) {
                0 => lattice(size).into(),
                _ => BoardSize::new(size).expect("a size").into(),
            };
            let mut scene = Scene::new(shape);
            let size = usize::from(size);
            scene.theme = self.pick(&Theme::ALL);
            scene.rotation = self.pick(&[Rotation::Upright, Rotation::HalfTurn]);
            scene.ground = self.looks(size, 40, &Ground::ALL);
            scene.men = self.looks(size, 90, &Sprite::ALL);
            let hops = self.roll(4);
            scene.marks.last_move = (0..hops).map(|_| self.square(size)).collect();
            if hops == 2 {
                let Line { from, to } = self.line(size);
                scene.marks.last_move = vec![from, to];
            }
            scene.marks.captured = self.looks(size, 4, &Sprite::ALL);
            scene.marks.danger = self.some(|dice| dice.square(size));
            scene.marks.open_lines = (0..self.roll(3)).map(|_| self.line(size)).collect();
            scene.marks.selected = self.squares(size, 3);
            scene.marks.targets = self.squares(size, 5);
            scene.marks.finish = self.some(|dice| Finish {
                point: dice.square(size),
                sign: dice.pick(&Sign::ALL),
            });
            let mut field = || Field {
                emblem: self.pick(&Sprite::ALL),
                captured: vec![(self.pick(&Sprite::ALL), self.roll(24) as u8)],
                in_hand: Vec::new(),
            };
            let (left, right) = (field(), field());
            let status = self.pick(&[
                Status::Turn(Half::Left),
                Status::Turn(Half::Right),
                Status::Won(Half::Right, Sign::Crown),
                Status::Drawn,
            ]);
            let strip = Strip {
                status,
                number: None,
                actions_left: None,
                left,
                right,
            };
            scene.strip = (self.roll(4) > 0).then_some(strip);
            scene
        }

        fn looks<T: Copy>(&mut self, size: usize, most: usize, from: &[T]) -> Vec<(Point, T)> {
            let points = self.squares(size, most).into_iter();
            points.map(|point| (point, self.pick(from))).collect()
        }
    }

    /// A board of points on a grid, with lines along the ranks.
    fn lattice(size: u8) -> Graph {
        let points: Vec<Point> = Point::all(size).collect();
        let ranks = points
            .chunks(size.into())
            .map(|rank| (rank.to_vec(), Stroke::Plain));
        Graph::on_grid(&points, ranks.collect()).expect("a board")
    }

    /// The lines of the picture, painted as a whole.
    fn painted(scene: &Scene) -> Vec<u8> {
        let sheet = Sheet::of(scene.theme, &scene.shape, crate::cast::Cast::of([scene]));
        let (width, height) = dimensions(scene);
        let mut canvas = Canvas::new(&sheet.palette, width, height);
        let placed = compose(scene, &sheet.layout, &sheet.parts, Lit::Active);
        sheet.paint(&mut canvas, &placed, Area::whole(width, height));
        canvas.lines
    }

    /// The lines that the zlib stream of a picture holds.
    fn read(png: &[u8]) -> Vec<u8> {
        let kind = png.windows(4).position(|word| word == b"IDAT");
        let mut lines = Vec::with_capacity(1 << 21);
        let status = Decompress::new(true)
            .decompress_vec(
                &png[kind.expect("pixels") + 4..],
                &mut lines,
                FlushDecompress::Finish,
            )
            .expect("a zlib stream with the right checksum");
        assert_eq!(status, Reading::StreamEnd);
        lines
    }

    #[test]
    fn whatever_the_cache_holds_a_picture_has_its_pixels_and_always_the_same_bytes() {
        let cache = |bytes| -> &'static TileCache { Box::leak(Box::new(TileCache::new(bytes))) };
        // One keeps nothing, one keeps some tiles, one keeps all.
        let caches = [cache(0), cache(1 << 20), cache(1 << 30)];
        let mut dice = Dice(1);
        for number in 0..24 {
            let scene = dice.scene();
            let [never, sometimes, always] = caches.map(|cache| draw_from(cache, &scene).png());
            assert!(
                read(&never) == painted(&scene),
                "picture {number}: {scene:?}"
            );
            assert!(
                never == sometimes && never == always,
                "picture {number}: {scene:?}"
            );
            assert!(
                draw_from(caches[2], &scene).png() == always,
                "picture {number}"
            );
        }
    }
}
