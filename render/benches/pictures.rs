//! How long pictures take and how many bytes they have.
//!
//! `cargo bench -p raichi-render`
//!
//! Times are the least of many, which is what the work itself costs; the machine's other work only adds
//! to it. All of one run can be compared.

mod by_svg;
#[path = "../tests/game/mod.rs"]
mod game;
#[path = "../tests/scenes/mod.rs"]
mod scenes;
mod turns;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use raichi_render::{BoardSize, Scene, Theme, draw, gif, png, prepare};

fn main() {
    // `cargo test` runs benches, too, to see that they work.
    let rounds = if std::env::args().any(|word| word == "--bench") {
        200
    } else {
        1
    };

    let begin = Instant::now();
    black_box(png(&scenes::everything()));
    println!("first picture of the process: {}", ms(begin.elapsed()));

    println!(
        "\n{:<18}{:>10}{:>10}{:>10}",
        "picture", "compose", "encode", "bytes"
    );
    for (name, scene) in scenes::all() {
        let composing = least(rounds, || {
            black_box(draw(black_box(&scene)));
        });
        let drawing = draw(&scene);
        let encoding = least(rounds, || {
            black_box(drawing.png());
        });
        let (composing, encoding) = (ms(composing), ms(encoding));
        let bytes = drawing.png().len();
        println!("{name:<18}{composing:>10}{encoding:>10}{bytes:>10}");
    }

    let scenes = game::scenes();
    let bytes = gif(&scenes).len();
    let time = least(rounds.div_ceil(10), || {
        black_box(gif(black_box(&scenes)));
    });
    println!(
        "\nGIF of {} moves: {}, {bytes} bytes",
        scenes.len() - 1,
        ms(time)
    );

    let sheets = Theme::ALL
        .into_iter()
        .flat_map(|theme| BoardSize::all().map(move |size| (theme, size)));
    let memory: usize = sheets
        .map(|(theme, size)| prepare(theme, &size.into()))
        .sum();
    println!(
        "sprites of all themes and sizes: {:.1} MB",
        memory as f64 / 1e6
    );

    turns::report(if rounds > 1 { 200 } else { 1 });

    println!("\nfor comparison, the start position:");
    let scene: Scene = scenes::start();
    let begin = least(rounds, || {
        black_box(png(black_box(&scene)));
    });
    println!(
        "{:<42}{:>10}{:>10} bytes",
        "from sprites, as here",
        ms(begin),
        png(&scene).len()
    );
    let svg = by_svg::Drawer::new();
    let mut pixels = Vec::new();
    let drawing = least(rounds.div_ceil(10), || pixels = svg.draw(black_box(&scene)));
    println!("{:<42}{:>10}", "drawing the SVG each time", ms(drawing));
    let mut bytes = 0;
    let encoding = least(rounds.div_ceil(10), || {
        bytes = by_svg::encode(&scene, &pixels).len()
    });
    println!(
        "{:<42}{:>10}{bytes:>10} bytes",
        "  and encoding its full colours",
        ms(encoding)
    );
}

/// The least time that some work took.
fn least(rounds: u32, mut work: impl FnMut()) -> Duration {
    let times = (0..rounds).map(|_| {
        let begin = Instant::now();
        work();
        begin.elapsed()
    });
    times.min().unwrap_or_default()
}

fn ms(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1e3)
}
