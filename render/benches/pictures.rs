//! How long pictures take and how many bytes they have.
//!
//! `cargo bench -p raichi-render`

#[path = "../tests/scenes/mod.rs"]
mod scenes;

use std::{hint::black_box, time::Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use raichi_render::png;

fn pictures(criterion: &mut Criterion) {
    let begin = Instant::now();
    black_box(png(&scenes::everything()));
    println!("the first picture of the process: {:?}", begin.elapsed());

    for (name, scene) in scenes::all() {
        let bytes = png(&scene).len();
        criterion.bench_function(&format!("{name} ({bytes} bytes)"), |bencher| {
            bencher.iter(|| png(black_box(&scene)));
        });
    }
}

criterion_group!(benches, pictures);
criterion_main!(benches);
