//! Makes a net of `engine/src/net`: records games of the engine against itself, and trains a net on them.
//!
//! ```sh
//! cargo bench -p raichi-engine --bench net -- play DIRECTORY GAMES NODES NODES RULESET
//! cargo bench -p raichi-engine --bench net -- train DIRECTORY PASSES SEED SCALE SHARE RECORDS…
//! ```
//!
//! `play` adds so many games, with so many nodes a ply of the attackers and of the defenders, to `DIRECTORY/RULESET.records`, and goes on where it stopped. Half of the games
//! begin like one of every second game between people (the others are for matches), the others with random plies.
//!
//! `train` makes so many passes over files of records, which are named after their rulesets, goes on after the last pass that it has made, and writes the net to
//! `DIRECTORY/trained.net`. `SCALE` is the score for which the odds to win are e times as good, `SHARE` what the net counts beside the linear evaluation. Other records, passes or
//! seeds begin anew once `DIRECTORY/trainer.state` is removed.
#![expect(clippy::unwrap_used, reason = "a benchmark is no library")]

#[path = "common/arguments.rs"]
mod arguments;
#[path = "common/book.rs"]
mod book;
#[path = "common/records.rs"]
mod records;

use std::{fs, io::Write, path::Path};

use arguments::arguments;
use raichi_engine::{Random, Trainer, VERSION, recorded_game};
use raichi_rules::tafl::Ruleset;

fn play(directory: &str, games: u32, nodes: [u64; 2], ruleset: &Ruleset) {
    let (mut file, first) = records::open(directory, ruleset);
    let openings = book::openings(&ruleset.clone().into(), 40);
    for number in first..first + games {
        let mut random = Random::new(!u64::from(number));
        let opening = if number % 2 == 0 {
            let game = &openings[2 * random.below(openings.len() / 2)];
            &game[..game.len().min(6 + random.below(30))]
        } else {
            &[]
        };
        let game = recorded_game(ruleset, opening, number, nodes);
        file.write_all(game.bytes()).unwrap();
    }
}

fn train(directory: &str, passes: u32, seed: u64, (scale, share): (i32, f32), names: &[&str]) {
    let all = records::named(names);
    let all = all
        .iter()
        .map(|(ruleset, records)| (&**ruleset, records.clone()));
    let mut trainer = Trainer::new(all.collect(), passes, seed);
    let state = Path::new(directory).join("trainer.state");
    if let Ok(stored) = fs::read(&state) {
        trainer.resume(&stored).unwrap();
    }
    println!("{} positions", trainer.positions());
    while trainer.done() < passes {
        trainer.pass();
        let new = Path::new(directory).join("trainer.new");
        fs::write(&new, trainer.state()).unwrap();
        fs::rename(new, &state).unwrap();
        for (name, quality) in names.iter().zip(trainer.quality()) {
            println!("pass {} {name}: {quality:.4?}", trainer.done());
        }
    }
    let recipe = format!(
        "{} positions, {passes} passes, seed {seed}, scale {scale}, share {share}, version {VERSION}",
        trainer.positions()
    );
    let net = trainer.net(&recipe, scale, share);
    fs::write(Path::new(directory).join("trained.net"), net.file()).unwrap();
}

fn main() {
    let args = arguments();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["play", directory, games, attackers, defenders, name] => {
            let nodes = [attackers, defenders].map(|nodes| nodes.parse().unwrap());
            let ruleset = Ruleset::preset(name).unwrap();
            play(directory, games.parse().unwrap(), nodes, &ruleset);
        }
        [
            "train",
            directory,
            passes,
            seed,
            scale,
            share,
            ref names @ ..,
        ] => train(
            directory,
            passes.parse().unwrap(),
            seed.parse().unwrap(),
            (scale.parse().unwrap(), share.parse().unwrap()),
            names,
        ),
        _ => println!("play DIRECTORY GAMES NODES NODES RULESET"),
    }
}
