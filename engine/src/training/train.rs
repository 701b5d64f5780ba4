//! The training of a net: Adam on the positions of recorded games.
//!
//! The output of the net and a share of the linear evaluation add up to the logarithm of the odds that the attackers win. It is
//! moved towards the result of the game, mixed with what the search made of the position, in batches of positions in
//! an order that follows from the seed, each turned or mirrored at random. What a trainer knows can be stored between two passes.

use std::fmt;

use raichi_rules::tafl::Ruleset;

use super::samples::{Sample, Source, inputs, narrow};
use crate::{
    Random,
    chances::logistic,
    net::{HIDDEN, INPUTS, LINEAR_ONE, Net, ONE, OUT_ONE, SIZE, SQUARES},
    random::scatter,
    records::Records,
    score::SCALE,
};

/// The positions of a step.
const BATCH: usize = 1024;
/// The largest weight of an input. All squares occupied, no sum leaves sixteen bits.
const MOST_IN: f32 = 1.04;
/// The largest weight to the output.
const MOST_OUT: f32 = 127.0 / OUT_ONE as f32;
/// The slope at the first pass; it falls to nothing.
const RATE: f32 = 0.001;

// Where the numbers are that are trained: rows, sums of an empty board, weights to the output, shares of the linear
// evaluation, and at the end two constants for each set of records.
const START: usize = INPUTS * HIDDEN;
const OUT: usize = START + HIDDEN;
const LINEAR: usize = OUT + 2 * HIDDEN;
const CONSTANTS: usize = LINEAR + 2;

/// Why a stored trainer is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TrainerError {
    /// It is none, or one of another form.
    Form,
    /// It has another seed, or was to train for another number of passes.
    Other,
}

impl fmt::Display for TrainerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => write!(f, "this is no stored trainer of this form"),
            Self::Other => write!(f, "the stored trainer has another seed or number of passes"),
        }
    }
}

impl std::error::Error for TrainerError {}

/// How well a net predicts the results of games that it was not trained on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Quality {
    /// How many positions there are.
    pub positions: usize,
    /// The mean squared error of the linear evaluation alone, with the best offset and scale.
    pub linear: f64,
    /// That of the net.
    pub net: f64,
}

/// Trains a net.
pub struct Trainer {
    sources: Vec<Source>,
    seed: u64,
    passes: u32,
    done: u32,
    steps: u32,
    now: Vec<f32>,
    speed: Vec<f32>,
    spread: Vec<f32>,
    maps: [[u8; SQUARES]; 8],
}

/// The squares after each turn and reflection of the board.
fn maps() -> [[u8; SQUARES]; 8] {
    let last = SIZE - 1;
    std::array::from_fn(|symmetry| {
        std::array::from_fn(|square| {
            let square = u8::try_from(square).unwrap_or(0);
            let (mut file, mut rank) = (square % SIZE, square / SIZE);
            if symmetry & 1 != 0 {
                file = last - file;
            }
            if symmetry & 2 != 0 {
                rank = last - rank;
            }
            if symmetry & 4 != 0 {
                (file, rank) = (rank, file);
            }
            rank * SIZE + file
        })
    })
}

fn sigmoid(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

impl Trainer {
    /// A trainer that is to make so many passes over sets of records of rulesets on boards with 11 × 11 squares.
    /// The net predicts the results of the first set.
    #[must_use]
    pub fn new(records: Vec<(&Ruleset, Records)>, passes: u32, seed: u64) -> Self {
        let mut random = Random::new(scatter(seed));
        let parameters = CONSTANTS + 2 * records.len();
        let mut now = vec![0.0; parameters];
        for place in &mut now[..START] {
            *place = narrow(random.share() - 0.5) * 0.2;
        }
        for place in &mut now[OUT..LINEAR] {
            *place = narrow(random.share() - 0.5) * 0.4;
        }
        now[START..OUT].fill(0.1);
        now[LINEAR..CONSTANTS].fill(0.3);
        let sources = records.into_iter().enumerate();
        let sources = sources
            .map(|(at, (ruleset, records))| Source::new(ruleset, records, CONSTANTS + 2 * at));
        Self {
            sources: sources.collect(),
            seed,
            passes,
            done: 0,
            steps: 0,
            speed: vec![0.0; parameters],
            spread: vec![0.0; parameters],
            maps: maps(),
            now,
        }
    }

    /// Goes on from what [`state`](Self::state) has stored.
    ///
    /// # Errors
    ///
    /// If it is damaged, or of a trainer with another seed or number of passes.
    pub fn resume(&mut self, state: &[u8]) -> Result<(), TrainerError> {
        let head = self.head();
        let rest = state.get(head.len()..).ok_or(TrainerError::Form)?;
        if state.first_chunk::<4>() != head.first_chunk() {
            return Err(TrainerError::Form);
        }
        if !state.starts_with(&head) {
            return Err(TrainerError::Other);
        }
        let (words, tail) = rest.as_chunks::<4>();
        if words.len() != 2 + 3 * self.now.len() || !tail.is_empty() {
            return Err(TrainerError::Form);
        }
        let (counts, numbers) = words.split_at(2);
        self.done = u32::from_le_bytes(counts[0]);
        self.steps = u32::from_le_bytes(counts[1]);
        let mut numbers = numbers.iter().map(|bytes| f32::from_le_bytes(*bytes));
        for place in self
            .now
            .iter_mut()
            .chain(&mut self.speed)
            .chain(&mut self.spread)
        {
            *place = numbers.next().unwrap_or(0.0);
        }
        Ok(())
    }

    /// What is needed to go on later.
    #[must_use]
    pub fn state(&self) -> Vec<u8> {
        let mut state = self.head();
        state.extend_from_slice(&self.done.to_le_bytes());
        state.extend_from_slice(&self.steps.to_le_bytes());
        for number in self.now.iter().chain(&self.speed).chain(&self.spread) {
            state.extend_from_slice(&number.to_le_bytes());
        }
        state
    }

    fn head(&self) -> Vec<u8> {
        let mut head = b"net1".to_vec();
        head.extend_from_slice(&self.seed.to_le_bytes());
        head.extend_from_slice(&self.passes.to_le_bytes());
        head
    }

    /// How many passes are done.
    #[must_use]
    pub const fn done(&self) -> u32 {
        self.done
    }

    /// The positions that are trained on.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.sources.iter().map(|source| source.samples.len()).sum()
    }

    /// Makes a pass over all positions. Without effect once all are made.
    pub fn pass(&mut self) {
        if self.done >= self.passes {
            return;
        }
        let mut random = Random::new(scatter(self.seed ^ u64::from(self.done + 1)));
        let mut order: Vec<(u32, u32)> = Vec::with_capacity(self.positions());
        for (source, at) in (0..).zip(&self.sources) {
            order.extend((0..).take(at.samples.len()).map(|sample| (source, sample)));
        }
        for at in (1..order.len()).rev() {
            order.swap(at, random.below(at + 1));
        }
        let mut slope = vec![0.0; self.now.len()];
        let batches = order.len().div_ceil(BATCH);
        for (at, batch) in order.chunks(BATCH).enumerate() {
            slope.fill(0.0);
            for (source, sample) in batch {
                let source = &self.sources[*source as usize];
                let sample = &source.samples[*sample as usize];
                let map = &self.maps[random.below(8)];
                self.learn(source, sample, map, &mut slope);
            }
            let share = (self.done as f32 + at as f32 / batches as f32) / self.passes as f32;
            self.step(&slope, batch.len(), RATE * (1.0 - share).max(0.01));
        }
        self.done += 1;
    }

    /// The sums of a position, and its odds.
    fn odds(&self, inputs: &[usize], source: &Source, sample: &Sample) -> ([f32; HIDDEN], f32) {
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(&self.now[START..OUT]);
        for input in inputs {
            let row = &self.now[input * HIDDEN..(input + 1) * HIDDEN];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        let first = OUT + sample.side * HIDDEN;
        let weights = &self.now[first..first + HIDDEN];
        let mut odds = [0.0_f32; 8];
        for (sums, weights) in sums.chunks(8).zip(weights.chunks(8)) {
            for ((odds, sum), weight) in odds.iter_mut().zip(sums).zip(weights) {
                let sum = sum.clamp(0.0, 1.0);
                *odds += sum * sum * weight;
            }
        }
        let rest = self.now[source.constants + sample.side]
            + self.now[LINEAR + sample.side] * sample.linear;
        (sums, odds.iter().sum::<f32>() + rest)
    }

    /// Adds the slope of a position.
    fn learn(&self, source: &Source, sample: &Sample, map: &[u8; SQUARES], slope: &mut [f32]) {
        let inputs = inputs(&source.records, sample.record, map);
        let (sums, odds) = self.odds(&inputs, source, sample);
        let pull = sigmoid(odds) - sample.target;
        slope[source.constants + sample.side] += pull;
        slope[LINEAR + sample.side] += pull * sample.linear;
        let first = OUT + sample.side * HIDDEN;
        let mut back = [0.0; HIDDEN];
        let weights = &self.now[first..first + HIDDEN];
        let slopes = &mut slope[first..first + HIDDEN];
        for (((sum, weight), back), slope) in sums.iter().zip(weights).zip(&mut back).zip(slopes) {
            let bounded = sum.clamp(0.0, 1.0);
            *slope += pull * bounded * bounded;
            let is_inside = if *sum > 0.0 && *sum < 1.0 { 1.0 } else { 0.0 };
            *back = pull * weight * 2.0 * bounded * is_inside;
        }
        for input in inputs.into_iter().chain([INPUTS]) {
            let row = &mut slope[input * HIDDEN..(input + 1) * HIDDEN];
            for (slope, back) in row.iter_mut().zip(&back) {
                *slope += back;
            }
        }
    }

    /// The mean squared error of the chances, in the positions that are trained on.
    #[cfg(test)]
    pub(super) fn error(&self) -> f64 {
        let errors = self.outputs().into_iter().zip(&self.sources[0].samples);
        let errors =
            errors.map(|((_, _, odds), sample)| f64::from(sigmoid(odds) - sample.target).powi(2));
        let errors: Vec<_> = errors.collect();
        errors.iter().sum::<f64>() / errors.len() as f64
    }

    /// The records that are trained on, with the linear evaluation and the odds.
    #[cfg(test)]
    pub(super) fn outputs(&self) -> Vec<(usize, i32, f32)> {
        let source = &self.sources[0];
        let samples = source.samples.iter();
        samples
            .map(|sample| {
                let inputs = inputs(&source.records, sample.record, &self.maps[0]);
                let linear = (f64::from(sample.linear) * SCALE).round() as i32;
                (sample.record, linear, self.odds(&inputs, source, sample).1)
            })
            .collect()
    }

    fn step(&mut self, slope: &[f32], count: usize, rate: f32) {
        self.steps += 1;
        let steps = i32::try_from(self.steps).unwrap_or(i32::MAX);
        let share = 1.0 / count as f32;
        let rate = rate * (1.0 - 0.999_f32.powi(steps)).sqrt() / (1.0 - 0.9_f32.powi(steps));
        let moving = self.speed.iter_mut().zip(&mut self.spread);
        for ((now, (speed, spread)), slope) in self.now.iter_mut().zip(moving).zip(slope) {
            let slope = slope * share;
            *speed = 0.9 * *speed + 0.1 * slope;
            *spread = 0.999 * *spread + 0.001 * slope * slope;
            *now -= rate * *speed / (spread.sqrt() + 1e-8);
        }
        for weight in &mut self.now[..START] {
            *weight = weight.clamp(-MOST_IN, MOST_IN);
        }
        for weight in &mut self.now[START..OUT] {
            *weight = weight.clamp(-2.0, 2.0);
        }
        for weight in &mut self.now[OUT..LINEAR] {
            *weight = weight.clamp(-MOST_OUT, MOST_OUT);
        }
    }

    /// How well the net does in the games that are kept back, in each set of records.
    #[must_use]
    pub fn quality(&self) -> Vec<Quality> {
        let sources = self.sources.iter();
        sources
            .map(|source| {
                let all = &source.kept_back;
                let samples = all
                    .iter()
                    .map(|sample| (f64::from(sample.linear), f64::from(sample.result), 1.0));
                let samples: Vec<_> = samples.collect();
                let curve = logistic(&samples);
                let count = f64::from(u32::try_from(all.len().max(1)).unwrap_or(u32::MAX));
                let linear = samples
                    .iter()
                    .map(|(value, result, _)| (curve.chance(*value) - result).powi(2));
                let net = all.iter().map(|sample| {
                    let inputs = inputs(&source.records, sample.record, &self.maps[0]);
                    let chance = sigmoid(self.odds(&inputs, source, sample).1);
                    f64::from(chance - sample.result).powi(2)
                });
                Quality {
                    positions: all.len(),
                    linear: linear.sum::<f64>() / count,
                    net: net.sum::<f64>() / count,
                }
            })
            .collect()
    }

    /// The net in whole numbers, mixed with the linear evaluation: what was trained makes a share of the value, and what is
    /// left of 1 is the linear evaluation alone. `scale` is the score for which the odds to win are to be e times as good.
    #[must_use]
    pub fn net(&self, recipe: &str, scale: i32, share: f32) -> Net {
        let row = |first: usize, one: i16| {
            let row = self.now.get(first..first + HIDDEN).unwrap_or_default();
            std::array::from_fn(|at| {
                whole(row.get(at).copied().unwrap_or(0.0), f32::from(one)) as i16
            })
        };
        let output = f32::from(ONE) * f32::from(ONE) * f32::from(OUT_ONE);
        Net {
            recipe: recipe.replace('\n', " "),
            rows: (0..INPUTS).map(|input| row(input * HIDDEN, ONE)).collect(),
            start: row(START, ONE),
            out: [row(OUT, OUT_ONE), row(OUT + HIDDEN, OUT_ONE)],
            constant: [0, 1].map(|side| whole(self.now[CONSTANTS + side], output)),
            linear: [0, 1].map(|side| {
                let trained = self.now[LINEAR + side] * scale as f32 / narrow(SCALE);
                whole(1.0 - share + share * trained, LINEAR_ONE as f32)
            }),
            scale: whole(scale as f32, share),
        }
    }
}

fn whole(number: f32, one: f32) -> i32 {
    (number * one).round() as i32
}
