//! Matches of players against each other, with fixed seeds: levels, random play, a greedy player, and searches without
//! one of their parts.
//!
//! ```sh
//! cargo bench -p raichi-engine --bench ladder -- levels FIRST LAST GAMES [top=NODES] RULESET…
//! cargo bench -p raichi-engine --bench ladder -- match PLAYER PLAYER GAMES RULESET…
//! cargo bench -p raichi-engine --bench ladder -- book PLAYER PLAYER GAMES [FIRST] RULESET…
//! cargo bench -p raichi-engine --bench ladder -- calibrate ELO TOP GRADE RULESET…
//! cargo bench -p raichi-engine --bench ladder -- table
//! cargo bench -p raichi-engine --bench ladder -- steps
//! ```
//!
//! A player is `random`, `greedy`, `level-N`, `nodes-N`, `ms-N` (milliseconds of the processor), `grade-G`, `nodes-N-without-PART` or
//! `ms-N-without-PART` (`answers`, `threats`, `reductions`, `fitted`), or `level-N:…` with some of its settings replaced:
//! `n` nodes, `d` depth, `m` missed, `o` overlooked, `e` noise, `w` whim, `t` threats, `r` sees replies, such as
//! `level-2:d3,o0.2,t1`. Each pair of games begins with the same few random plies and is played with both sides. A game is over
//! when a player that overlooks nothing has proven that it wins.
//!
//! `levels 3 5` plays levels 3, 4 and 5 against the one below each; level 1 plays against random and greedy play, and level 6,
//! whose nodes `top` sets to what it has in its time, also against level 1. `RULESET` may be `all`.
//!
//! `book` begins with 14 to 18 plies of every second game between people, instead of random plies, prints what the first player gets with either
//! side, and records nothing. `FIRST` is the number of the first pair of games.
//!
//! `calibrate` finds the grades at which each level is so much stronger than the one below, and the player `TOP`, who is about as strong as
//! `GRADE`, than level 5, and prints them as lines of `levels.txt`.
//!
//! Results are appended to `engine/matches.tsv`. A match goes on from what is there until it has `GAMES` games; `table` prints
//! the totals, `steps` those between the levels as they are now, as the crate's page has them. A result has the interval that holds the real difference in 95 of 100 matches, and the time that the first
//! player took for the slowest of a hundred plies.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a benchmark is no library"
)]

#[path = "common/arguments.rs"]
mod arguments;
#[path = "common/book.rs"]
mod book;
#[path = "common/calibrate.rs"]
mod calibrate;
mod common;
#[path = "common/player.rs"]
mod player;
#[path = "common/results.rs"]
mod results;

use arguments::arguments;
use common::Clock;
use player::Player;
use results::{Match, Tally, append, totals};

use raichi_engine::{Level, Random, VERSION};
use raichi_rules::{Game, Ruleset, Side, presets};

/// Longer games are drawn. In Dablot, thirty men a side take their time.
const fn most_plies(ruleset: &Ruleset) -> usize {
    match ruleset {
        Ruleset::Dablot(_) => 1_000,
        _ => 300,
    }
}

/// How many games are recorded together.
const GAMES_AT_ONCE: u32 = 20;
/// The seed of the first two games of a match.
const FIRST_SEED: u64 = 1_000;

/// A game after a few random plies.
fn random_opening(ruleset: &Ruleset, seed: u64) -> Game {
    let mut game = Game::new(ruleset.clone());
    let mut random = Random::new(seed);
    for _ in 0..2 + random.below(3) {
        let plies = game.legal_plies();
        let mut tried = game.clone();
        tried.play(plies[random.below(plies.len())]).unwrap();
        if tried.outcome().is_some() {
            break;
        }
        game = tried;
    }
    game
}

/// The result of a game for the first of two players: 2 for a win, 1 for a draw.
fn play(
    mut game: Game,
    players: [Player; 2],
    first_side: Side,
    seed: u64,
    times: &mut Vec<f64>,
) -> (u32, Option<Side>) {
    let most_plies = most_plies(&game.ruleset());
    let mut winner = None;
    while game.outcome().is_none() && game.ply_count() < most_plies {
        let side = game.to_move();
        let is_first = side == first_side;
        let player = players[usize::from(!is_first)];
        let (clock, began) = Clock::start();
        let (ply, is_won) = player.ply(&game, seed);
        if is_first {
            times.push(clock.seconds() - began);
        }
        if is_won {
            winner = Some(side);
            break;
        }
        game.play(ply).unwrap();
    }
    let winner = winner.or_else(|| game.outcome().and_then(|outcome| outcome.winner));
    let points = match winner {
        None => 1,
        Some(side) if side == first_side => 2,
        Some(_) => 0,
    };
    (points, winner)
}

/// Plays some games of a match whose first two games have a seed; the first of these games has a number from 0.
fn contest(
    ruleset: &Ruleset,
    players: [Player; 2],
    first_seed: u64,
    first: u32,
    games: u32,
) -> Tally {
    let mut tally = Tally::default();
    let mut times = Vec::new();
    for at in first..first + games {
        let side = Side::ALL[usize::from(at % 2 == 1)];
        let seed = first_seed + u64::from(at / 2);
        let game = random_opening(ruleset, seed);
        let (points, winner) = play(game, players, side, seed, &mut times);
        match points {
            0 => tally.lost += 1,
            1 => tally.drawn += 1,
            _ => tally.won += 1,
        }
        if let Some(winner) = winner {
            tally.by_side[winner.index()] += 1;
        }
    }
    times.sort_by(f64::total_cmp);
    let slow = times.get(times.len() * 99 / 100);
    tally.slow = slow.copied().unwrap_or(0.0) * 1000.0;
    tally
}

/// Plays games from openings of people, and prints what the first player gets with either side.
fn from_book(ruleset: &Ruleset, pair: [&str; 2], first: usize, games: usize) {
    let players = pair.map(|name| Player::of(name, ruleset));
    let openings: Vec<_> = book::openings(ruleset, 18)
        .into_iter()
        .skip(1)
        .step_by(2)
        .collect();
    let long: Vec<_> = openings.iter().filter(|plies| plies.len() >= 14).collect();
    let (mut sides, mut times) = ([Tally::default(); 2], Vec::new());
    for at in 2 * first..2 * first + games {
        let opening = long[at / 2 % long.len()];
        let plies = 14 + at / 2 / long.len() % 5;
        let mut game = Game::new(ruleset.clone());
        for ply in opening.iter().take(plies) {
            game.play(*ply).unwrap();
        }
        let side = Side::ALL[at % 2];
        let (points, winner) = play(game, players, side, at as u64 / 2, &mut times);
        let tally = &mut sides[at % 2];
        match points {
            0 => tally.lost += 1,
            1 => tally.drawn += 1,
            _ => tally.won += 1,
        }
        if let Some(winner) = winner {
            tally.by_side[winner.index()] += 1;
        }
    }
    let mut all = sides[0];
    all.add(&sides[1]);
    let [attacks, defends] = sides.map(|of| format!("{}={}−{}", of.won, of.drawn, of.lost));
    println!(
        "| {} | {} – {} | {} attacks {attacks} | defends {defends} |",
        ruleset.name(),
        pair[0],
        pair[1],
        all.columns()
    );
}

fn print(of: &Match, tally: &Tally) {
    let [first, second] = &of.players;
    let (ruleset, version) = (&of.ruleset, &of.version);
    println!(
        "| {ruleset} | {first} – {second} | {} {version} |",
        tally.columns()
    );
}

fn print_head() {
    println!(
        "| ruleset | match | result | share | Elo | interval | wins by side | slowest in 100 | version |\n|---|---|---|---|---|---|---|---|---|"
    );
}

/// Goes on with matches until each has so many games, a few games of each at a time.
fn go_on(rulesets: &[Ruleset], pairs: &[[String; 2]], games: u32) {
    print_head();
    let mut aim = 0;
    while aim < games {
        aim = (aim + GAMES_AT_ONCE).min(games);
        for ruleset in rulesets {
            for pair in pairs {
                let (of, players) = match_of(ruleset, pair);
                let known = totals().get(&of).map_or(0, Tally::games);
                if known < aim {
                    let tally = contest(ruleset, players, FIRST_SEED, known, aim - known);
                    append(&of, FIRST_SEED + u64::from(known / 2), &tally);
                }
                if aim == games {
                    print(&of, &totals()[&of]);
                }
            }
        }
    }
}

/// The match of two players under a ruleset, and the players.
fn match_of(ruleset: &Ruleset, pair: &[String; 2]) -> (Match, [Player; 2]) {
    let players = [0, 1].map(|at| Player::of(&pair[at], ruleset));
    let of = Match {
        ruleset: ruleset.name().to_owned(),
        players: pair.clone(),
        version: format!("{VERSION}-{:08x}", digest(&format!("{players:?}"))),
    };
    (of, players)
}

/// Prints the steps between the levels under each ruleset, and what the first is worth against random play.
fn print_steps() {
    println!(
        "| ruleset | 2 – 1 | 3 – 2 | 4 – 3 | 5 – 4 | 6 – 5 | 1 – random |\n|---|---|---|---|---|---|---|"
    );
    let totals = totals();
    for ruleset in presets() {
        let found = |pair: [String; 2]| totals.get(&match_of(ruleset, &pair).0);
        let steps = Level::ALL.windows(2).map(|levels| {
            let pair = [levels[1], levels[0]].map(|level| format!("level-{level}"));
            found(pair).map_or("–".to_owned(), Tally::step)
        });
        let first = found(["level-1", "random"].map(str::to_owned));
        let first = first.map_or("–".to_owned(), Tally::percent);
        let columns: Vec<_> = steps.chain([first]).collect();
        println!("| {} | {} |", ruleset.title(), columns.join(" | "));
    }
}

/// FNV-1a.
fn digest(text: &str) -> u32 {
    let step = |number: u32, byte: u8| (number ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, step)
}

/// The matches of levels from one to another.
fn ladder(first: u8, last: u8, top: Option<&str>) -> Vec<[String; 2]> {
    let name = |level: u8| match top {
        Some(nodes) if level == 6 => format!("level-6:n{nodes}"),
        _ => format!("level-{level}"),
    };
    let mut pairs = Vec::new();
    for level in first..=last {
        if level == 1 {
            pairs.extend(["random", "greedy"].map(|other| [name(1), other.to_owned()]));
        } else {
            pairs.push([name(level), name(level - 1)]);
        }
        if level == 6 {
            pairs.push([name(6), name(1)]);
        }
    }
    pairs
}

fn main() {
    let args = arguments();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let rulesets = |names: &[&str]| -> Vec<Ruleset> {
        if names == ["all"] {
            return presets().to_vec();
        }
        let names = names.iter();
        names.map(|name| Ruleset::preset(name).unwrap()).collect()
    };
    match args[..] {
        ["levels", first, last, games, ref names @ ..] => {
            let (top, names) = match names {
                [one, rest @ ..] if one.starts_with("top=") => (one.strip_prefix("top="), rest),
                _ => (None, names),
            };
            let pairs = ladder(first.parse().unwrap(), last.parse().unwrap(), top);
            go_on(&rulesets(names), &pairs, games.parse().unwrap());
        }
        ["match", one, other, games, ref names @ ..] => {
            let pair = [one.to_owned(), other.to_owned()];
            go_on(&rulesets(names), &[pair], games.parse().unwrap());
        }
        ["book", one, other, games, ref names @ ..] => {
            let (first, names) = match names {
                [first, rest @ ..] if first.parse::<usize>().is_ok() => {
                    (first.parse().unwrap(), rest)
                }
                _ => (0, names),
            };
            for ruleset in rulesets(names) {
                from_book(&ruleset, [one, other], first, games.parse().unwrap());
            }
        }
        ["calibrate", elo, top, grade, ref names @ ..] => {
            let [elo, grade] = [elo, grade].map(|number| number.parse().unwrap());
            for ruleset in rulesets(names) {
                calibrate::calibrate(&ruleset, elo, (top, grade));
            }
        }
        ["table"] => {
            print_head();
            for (of, tally) in totals() {
                print(&of, &tally);
            }
        }
        ["steps"] => print_steps(),
        _ => {
            // Without a choice, a match that takes seconds.
            let brandubh = Ruleset::preset("brandubh").unwrap();
            let pair = ["level-2", "level-1"].map(|name| Player::of(name, &brandubh));
            println!("{}", contest(&brandubh, pair, FIRST_SEED, 0, 10).columns());
        }
    }
}
