//! Pictures as a bot draws them: of many games that go on in turn, a move each.
//!
//! What is measured is the time of the processor that the thread takes, so that the machine's other work does not count.

use std::{
    io::{Read, Write},
    time::Duration,
};

use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use raichi_render::{Ground, png};
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
    let mut compared = Figures::default();
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
                let starts = Game::new(shown.game.ruleset()).view().pieces;
                let starts = starts.into_iter().map(|(at, _)| (at, Ground::Start));
                scene.ground.splice(0..0, starts);
                let begin = processor_time();
                let bytes = png(&scene);
                figures.add(processor_time() - begin, bytes.len());
                if plies > 1 && number % COMPARED == 0 {
                    same.add(Duration::ZERO, bytes.len());
                    let lines = lines(&bytes);
                    let begin = processor_time();
                    let stream = compressed(&lines);
                    compared.add(
                        processor_time() - begin,
                        stream + bytes.len() - pixels(&bytes).len(),
                    );
                }
            }
        }
        figures.print(name);
    }
    compared.print("a compressor (zlib-rs, level 5)");
    println!(
        "{:<34}{:>36}",
        "the bytes of those pictures, here",
        same.mean()
    );
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

#[expect(clippy::expect_used, reason = "writing into memory does not fail")]
fn compressed(lines: &[u8]) -> usize {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::new(5));
    encoder.write_all(lines).expect("memory");
    encoder.finish().expect("memory").len()
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
