//! Pictures as a bot draws them: of many games that go on in turn, a move each.
//!
//! What is measured is the time of the processor that the thread takes, so that the machine's other work does not count.

use std::{
    io::{Read, Write},
    time::Duration,
};

use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};
use raichi_render::{Ground, dimensions, png};
use raichi_rules::{Game, Ruleset};
use rustix::time::{ClockId, clock_gettime};

use crate::{game::Shown, ms};

/// What the games are, and how many plies of each are shown.
const RULESETS: [&str; 6] = [
    "copenhagen",
    "norse",
    "brandubh",
    "fetlar",
    "tablut",
    "tawlbwrdd",
];
const PLIES: usize = 40;
/// How often a picture is compressed in the usual way, too.
const COMPARED: usize = 20;

/// Plays games by chance, and prints how long their pictures take.
pub(crate) fn report(games: usize) {
    let rulesets = RULESETS.iter().cycle().take(games);
    let mut games: Vec<Shown> = rulesets
        .filter_map(|name| Ruleset::preset(name))
        .map(Shown::new)
        .collect();
    println!(
        "\n{:<34}{:>9}{:>9}{:>9}{:>9}",
        format!("{} games in turn, a move each", games.len()),
        "median",
        "p90",
        "p99",
        "bytes"
    );
    let mut state = 1_u32;
    let mut compared: Vec<(String, Compress, Figures)> = others()
        .into_iter()
        .map(|(name, compress)| (name, compress, Figures::default()))
        .collect();
    let mut same = Figures::default();
    for (plies, name) in [(1, "their first pictures"), (PLIES, "the next 40 of each")] {
        let mut figures = Figures::default();
        for _ in 0..plies {
            for (number, shown) in games.iter_mut().enumerate() {
                let moves = shown.game.legal_plies();
                if moves.is_empty() || shown.game.outcome().is_some() {
                    *shown = Shown::new(shown.game.ruleset());
                    continue;
                }
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                shown.play(moves[(state >> 8) as usize % moves.len()]);
                let mut scene = shown.scene();
                let start = Game::new(shown.game.ruleset()).view();
                let starts = start.pieces.iter().map(|(at, _)| (*at, Ground::Start));
                scene.ground.splice(0..0, starts);
                let begin = processor_time();
                let bytes = png(&scene);
                figures.add(processor_time() - begin, bytes.len());
                if plies > 1 && number % COMPARED == 0 {
                    same.add(Duration::ZERO, bytes.len());
                    let lines = lines(&bytes);
                    for (_, compress, figures) in &mut compared {
                        let begin = processor_time();
                        let stream = compress(&lines, dimensions(&scene));
                        figures.add(
                            processor_time() - begin,
                            stream + bytes.len() - pixels(&bytes).len(),
                        );
                    }
                }
            }
        }
        figures.print(name);
    }
    println!(
        "every {COMPARED}th of these has {} bytes; compressing its pixels alone:",
        same.mean()
    );
    for (name, _, mut figures) in compared {
        figures.print(&name);
    }
}

/// The time of the processor that this thread has taken.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::try_from(time).unwrap_or_default()
}

/// The stream of pixels in a PNG, which has one chunk of them.
fn pixels(png: &[u8]) -> &[u8] {
    let kind = png.windows(4).position(|word| word == b"IDAT");
    let begin = kind.unwrap_or_default() + 4;
    let after = png.len() - 16;
    &png[begin..after]
}

#[expect(
    clippy::expect_used,
    reason = "a stream that cannot be read is to end the bench"
)]
fn lines(png: &[u8]) -> Vec<u8> {
    let mut lines = Vec::new();
    ZlibDecoder::new(pixels(png))
        .read_to_end(&mut lines)
        .expect("a zlib stream");
    lines
}

/// Compresses the lines of a picture of that size, each of which begins with a filter byte, and returns the number of
/// compressed bytes.
type Compress = Box<dyn Fn(&[u8], (u32, u32)) -> usize>;

/// The usual ways to compress a picture with a palette.
fn others() -> Vec<(String, Compress)> {
    let mut others: Vec<(String, Compress)> = vec![
        (
            "png, fdeflate".to_owned(),
            Box::new(by_png(Filter::NoFilter)),
        ),
        (
            "png, fdeflate, line above".to_owned(),
            Box::new(by_png(Filter::Up)),
        ),
    ];
    for level in 1..=6 {
        let compress = move |lines: &[u8], _: (u32, u32)| by_zlib(lines, level);
        others.push((
            format!("flate2, zlib-rs, level {level}"),
            Box::new(compress),
        ));
    }
    others
}

#[expect(clippy::expect_used, reason = "writing into memory does not fail")]
fn by_zlib(lines: &[u8], level: u32) -> usize {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(level));
    encoder.write_all(lines).expect("memory");
    encoder.finish().expect("memory").len()
}

#[expect(clippy::expect_used, reason = "writing into memory does not fail")]
fn by_png(filter: Filter) -> impl Fn(&[u8], (u32, u32)) -> usize {
    move |lines, (width, height)| {
        let lines = lines.chunks_exact(width as usize + 1);
        let entries: Vec<u8> = lines.flat_map(|line| &line[1..]).copied().collect();
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, width, height);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette([0; 3].as_slice());
        encoder.set_deflate_compression(DeflateCompression::FdeflateUltraFast);
        encoder.set_filter(filter);
        let mut writer = encoder.write_header().expect("a header");
        writer.write_image_data(&entries).expect("memory");
        writer.finish().expect("memory");
        bytes.len()
    }
}

/// Times and sizes of pictures.
#[derive(Default)]
struct Figures {
    times: Vec<Duration>,
    bytes: usize,
}

impl Figures {
    fn add(&mut self, time: Duration, bytes: usize) {
        self.times.push(time);
        self.bytes += bytes;
    }

    fn mean(&self) -> usize {
        self.bytes / self.times.len().max(1)
    }

    fn print(&mut self, name: &str) {
        self.times.sort_unstable();
        let at = |percent: usize| {
            let time = self.times.get(self.times.len() * percent / 100);
            ms(time.copied().unwrap_or_default())
        };
        let [median, most, nearly_all] = [50, 90, 99].map(at);
        println!(
            "{name:<34}{median:>9}{most:>9}{nearly_all:>9}{:>9}",
            self.mean()
        );
    }
}
