//! The weights of endings: records of endings of the engine against itself, and the fit to how they went on.
//!
//! A win counts less the further away it is, so that a ring that closes is worth more than one that only holds. By the logarithms of odds, the
//! weights are the likeliest ones (Newton's method), held weakly at nothing.

use raichi_rules::{
    Game, Ruleset as AnyRuleset, Side as AnySide,
    search::{
        Bits,
        tafl::{Board, Field, Visitor, with_board},
    },
    tafl::{Piece, Position, Ruleset, Side},
};

use super::samples::{board_of, is_kept_back};
use crate::{
    Limits, Random,
    net::Net,
    records::{Ended, Record, Records},
    score::SCALE,
    search,
    tafl::{
        Tafl, Weights,
        endings::{CLEAR, INPUTS, names},
    },
    variant::{Variant, Verdict},
};

/// A game without an ending is given up after so many plies, and an ending after so many more.
const MOST_PLIES: usize = 260;
const MOST_PLIES_OF_ENDING: usize = 200;
/// One ply in so many is random before the ending, and in it.
const RANDOM: usize = 40;
const RANDOM_IN_ENDING: usize = 150;
/// After so many plies a win of the attackers, or of the defenders, is nearer to a draw by the factor e.
const WIN_FADES: f64 = 100.0;
const LOSS_FADES: f64 = 300.0;
/// The score of a draw. Endings begin where the evaluation gives the attackers about as much.
const DRAW: f64 = 800.0;
/// These inputs keep the weights that they have by the evaluation's value: positions in which they are not 0 are seldom quiet.
const LEFT_OUT: [&str; 2] = ["fork", "fork-now"];
/// How strongly weights are held at nothing.
const HOLD: f64 = 1e-4;
/// The steps of the fit.
const STEPS: usize = 8;
/// A weight of each input, and one of 1.
const PARAMETERS: usize = INPUTS + 1;

/// The inputs of the positions of records; none where the next ply decides.
struct Inputs<'a>(&'a Ruleset, &'a Records);

impl Visitor for Inputs<'_> {
    type Output = Vec<Option<[i32; INPUTS]>>;

    fn visit<B: Bits>(self, field: Field<'_, B>, board: Board<B>) -> Self::Output {
        let Self(ruleset, records) = self;
        let weights = Weights::of(Some(ruleset.name()));
        let tafl = Tafl::new(field, weights, Net::of(ruleset), true);
        let inputs = |at: usize| {
            let board = board_of(records, at, &board);
            let is_open = tafl.verdict(&tafl.look(&board)) == Verdict::Open;
            is_open.then(|| tafl.ending_inputs(&board)).flatten()
        };
        (0..records.len()).map(inputs).collect()
    }
}

/// Whether a position is recorded: it is an ending, or soon one.
fn is_recorded(position: &Position) -> bool {
    let count = |piece| position.count(piece).cast_signed();
    CLEAR * count(Piece::Defender) <= count(Piece::Attacker)
}

/// The records of the ending of a game of a ruleset with a number: none if it has none. Both sides have so many nodes a ply, and some plies are random.
/// It follows from the number and the nodes.
#[must_use]
pub fn recorded_ending(ruleset: &Ruleset, number: u32, nodes: u64) -> Records {
    let mut records = Records::new(ruleset.size());
    let mut random = Random::new(u64::from(number));
    let mut game = Game::new(AnyRuleset::from(ruleset.clone()));
    let mut random_until = 4 + random.below(10);
    let mut begun = None;
    let mut winner = None;
    loop {
        if let Some(outcome) = game.outcome() {
            winner = outcome.winner;
            break;
        }
        let Game::Tafl(tafl) = &game else { break };
        let here = game.ply_count();
        let is_ending = is_recorded(tafl.position());
        if is_ending && begun.is_none() {
            begun = Some(here);
            random_until = here + random.below(8);
        }
        if here >= begun.map_or(MOST_PLIES, |begun| begun + MOST_PLIES_OF_ENDING) {
            break;
        }
        let is_random = match begun {
            None => here < random_until || random.below(RANDOM) == 0,
            Some(_) => {
                (here < random_until && random.below(2) == 0) || random.below(RANDOM_IN_ENDING) == 0
            }
        };
        let ply = if is_random {
            let plies = game.legal_plies();
            plies.get(random.below(plies.len())).copied()
        } else {
            let side = game.to_move();
            let report = search(&game, Limits::nodes(nodes), &|| false);
            let score = report.score();
            if let Some(plies) = score.win_in() {
                winner = Some(if plies > 0 { side } else { side.opponent() });
                break;
            }
            if is_ending {
                let of_attackers = match side {
                    AnySide::First => score,
                    AnySide::Second => score.turned(),
                };
                records.push(
                    tafl.position(),
                    &Record {
                        game: number,
                        ply: u16::try_from(here).unwrap_or(u16::MAX),
                        score: i16::try_from(of_attackers.value()).unwrap_or(0),
                        to_move: side.into(),
                        ended: Ended::Open,
                    },
                );
            }
            report.ply()
        };
        let Some(ply) = ply else { break };
        if game.play(ply).is_err() {
            break;
        }
    }
    records.end(match winner.map(Side::from) {
        Some(Side::Attackers) => Ended::Attackers,
        Some(Side::Defenders) => Ended::Defenders,
        None => Ended::Open,
    });
    records
}

/// Fitted weights of endings.
#[derive(Debug, Clone, PartialEq)]
pub struct EndingsFit {
    /// The weights as lines of the file.
    pub text: String,
    /// How many positions there are.
    pub positions: usize,
    /// The mean squared error of the chances in games that are kept back.
    pub error: f64,
    /// What `error` is for chances of a half throughout.
    pub of_half: f64,
}

/// An ending with what is wanted of it, from 0 to 1.
struct Sample {
    inputs: [f64; PARAMETERS],
    target: f64,
    is_kept_back: bool,
}

/// The endings of records.
fn samples(ruleset: &Ruleset, records: &Records) -> Vec<Sample> {
    let inputs = with_board(ruleset, ruleset.start(), Inputs(ruleset, records));
    let mut samples = Vec::new();
    let mut last = None;
    for (at, inputs) in inputs.iter().enumerate().rev() {
        let Some(record) = records.get(at) else {
            continue;
        };
        // The last record of its game.
        let end = match last {
            Some((game, ply)) if game == record.game => ply,
            _ => record.ply,
        };
        last = Some((record.game, end));
        let left = f64::from(end - record.ply);
        let target = match record.ended {
            Ended::Attackers => 0.5 + 0.5 * (-left / WIN_FADES).exp(),
            Ended::Defenders => 0.5 - 0.5 * (-left / LOSS_FADES).exp(),
            Ended::Open => 0.5,
        };
        let Some(inputs) = inputs else { continue };
        let mut sample = Sample {
            inputs: [1.0; PARAMETERS],
            target,
            is_kept_back: is_kept_back(record.game),
        };
        for ((place, input), name) in sample.inputs.iter_mut().zip(inputs).zip(names()) {
            *place = if LEFT_OUT.contains(&name) {
                0.0
            } else {
                f64::from(*input)
            };
        }
        samples.push(sample);
    }
    samples
}

/// Fits the weights of endings to records of endings of rulesets.
#[must_use]
pub fn fit_endings(all: &[(&Ruleset, Records)]) -> EndingsFit {
    let mut samples: Vec<Sample> = all
        .iter()
        .flat_map(|(ruleset, records)| samples(ruleset, records))
        .collect();
    let count = f64::from(u32::try_from(samples.len().max(1)).unwrap_or(u32::MAX));
    // Inputs in units in which they are about 1, without their means.
    let (mut means, mut units) = ([0.0; PARAMETERS], [0.0; PARAMETERS]);
    for sample in &samples {
        for (mean, input) in means.iter_mut().zip(sample.inputs) {
            *mean += input / count;
        }
    }
    means[INPUTS] = 0.0;
    for sample in &samples {
        for ((unit, mean), input) in units.iter_mut().zip(means).zip(sample.inputs) {
            *unit += (input - mean).powi(2) / count;
        }
    }
    for unit in &mut units {
        *unit = unit.sqrt();
    }
    for sample in &mut samples {
        for ((input, mean), unit) in sample.inputs.iter_mut().zip(means).zip(units) {
            *input = if unit > 1e-9 {
                (*input - mean) / unit
            } else {
                0.0
            };
        }
    }
    let mut now = [0.0; PARAMETERS];
    for _ in 0..STEPS {
        step(&samples, HOLD * count, &mut now);
    }
    let kept_back: Vec<_> = samples
        .iter()
        .filter(|sample| sample.is_kept_back)
        .collect();
    let error = |said: &dyn Fn(&Sample) -> f64| {
        let squares = kept_back
            .iter()
            .map(|sample| (said(sample) - sample.target).powi(2));
        squares.sum::<f64>() / kept_back.len().max(1) as f64
    };
    let mut constant = now[INPUTS] * SCALE + DRAW;
    let mut weights = [0.0; INPUTS];
    for (at, weight) in weights
        .iter_mut()
        .enumerate()
        .filter(|(at, _)| units[*at] > 1e-9)
    {
        *weight = now[at] * SCALE / units[at];
        constant -= *weight * means[at];
    }
    let lines = names().zip(weights).map(|(name, weight)| {
        // The input that is always 1 takes the constant.
        let weight = if name == "ending" { constant } else { weight };
        (name, (weight * 1000.0).round())
    });
    let lines = lines.filter(|(_, weight)| *weight != 0.0);
    EndingsFit {
        text: lines
            .map(|(name, weight)| format!("{name} {weight}\n"))
            .collect(),
        positions: samples.len(),
        error: error(&|sample| chance(&sample.inputs, &now)),
        of_half: error(&|_| 0.5),
    }
}

fn chance(inputs: &[f64; PARAMETERS], weights: &[f64; PARAMETERS]) -> f64 {
    let odds: f64 = inputs
        .iter()
        .zip(weights)
        .map(|(one, other)| one * other)
        .sum();
    1.0 / (1.0 + (-odds).exp())
}

/// A step of Newton's method.
fn step(samples: &[Sample], hold: f64, now: &mut [f64; PARAMETERS]) {
    let mut slope = [0.0; PARAMETERS];
    let mut curvature = vec![[0.0; PARAMETERS]; PARAMETERS];
    for sample in samples.iter().filter(|sample| !sample.is_kept_back) {
        let chance = chance(&sample.inputs, now);
        let (off, bend) = (chance - sample.target, chance * (1.0 - chance));
        for (at, input) in sample.inputs.iter().enumerate() {
            slope[at] += off * input;
            for (sum, other) in curvature[at].iter_mut().zip(&sample.inputs) {
                *sum += bend * input * other;
            }
        }
    }
    for at in 0..PARAMETERS {
        curvature[at][at] += hold + 1e-9;
        slope[at] += hold * now[at];
    }
    solve(curvature, &mut slope);
    for (weight, change) in now.iter_mut().zip(slope) {
        *weight -= change;
    }
}

/// Solves linear equations whose matrix is positive definite; the right side becomes the solution.
fn solve(mut rows: Vec<[f64; PARAMETERS]>, right: &mut [f64; PARAMETERS]) {
    for at in 0..PARAMETERS {
        let pivot = rows[at];
        for below in at + 1..PARAMETERS {
            let factor = rows[below][at] / pivot[at];
            for (number, above) in rows[below].iter_mut().zip(pivot).skip(at) {
                *number -= factor * above;
            }
            right[below] -= factor * right[at];
        }
    }
    for at in (0..PARAMETERS).rev() {
        let known: f64 = (at + 1..PARAMETERS)
            .map(|other| rows[at][other] * right[other])
            .sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nearer_win_counts_more_and_a_draw_half() {
        let ruleset = Ruleset::preset("copenhagen").unwrap();
        let mut seen = Vec::new();
        for number in 0..64 {
            let records = recorded_ending(&ruleset, number, 300);
            let Some(first) = records.get(0) else {
                continue;
            };
            // The last position is the first one.
            let targets = samples(&ruleset, &records).into_iter();
            let targets: Vec<f64> = targets.map(|sample| sample.target).collect();
            let is_as_wanted = match first.ended {
                Ended::Attackers => {
                    targets.is_sorted_by(|near, far| near > far)
                        && targets.iter().all(|target| *target > 0.5)
                }
                Ended::Defenders => {
                    targets.is_sorted_by(|near, far| near < far)
                        && targets.iter().all(|target| *target < 0.5)
                }
                Ended::Open => targets.iter().all(|target| *target == 0.5),
            };
            assert!(is_as_wanted, "{:?}: {targets:?}", first.ended);
            seen.push(first.ended);
        }
        assert!(seen.contains(&Ended::Attackers), "{seen:?}");
        assert!(seen.contains(&Ended::Defenders), "{seen:?}");
    }
}
