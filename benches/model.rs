//! A million random steps of people, admins and time, and a small model that checks the state after each.
//!
//! `cargo bench --bench model -- 7` takes those that follow from the seed 7. Option: `--steps N`. `tests/it/whole_service.rs` is the
//! short form.
#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "what differs from the model ends it"
)]

#[path = "../tests/support/model/mod.rs"]
mod model;

use std::{env, path::Path, time::Instant};

use raichi_postgres::Scratch;
use sqlx::PgPool;

/// How many steps it takes without an option.
const STEPS: usize = 1_000_000;

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let seed = arguments.first().and_then(|first| first.parse().ok());
    let seed = seed.unwrap_or_else(rand::random);
    let at = arguments.iter().position(|argument| argument == "--steps");
    let steps = at.and_then(|at| arguments.get(at + 1));
    let steps = steps.map_or(STEPS, |steps| {
        steps.parse().expect("--steps takes a number")
    });
    println!("seed {seed}, {steps} steps");
    let program = Path::new(env!("CARGO_BIN_EXE_raichi"));
    let server = Scratch::start(program, &sqlx::migrate!()).await;
    let server = server.unwrap_or_else(|error| panic!("no server: {error}"));
    let database = server.database().await;
    let database = database.unwrap_or_else(|error| panic!("no database: {error}"));
    let pool = PgPool::connect_lazy_with(database.options().clone());
    let begun = Instant::now();
    let mut model = model::Model::new(pool, seed).await;
    for (what, times) in model.run(steps).await {
        println!("{what}: {times}");
    }
    println!("{steps} steps in {:?}", begun.elapsed());
}
