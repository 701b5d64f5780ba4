//! Fits the weights of tafl's evaluation to the results of games that the engine plays against itself.
//!
//! The recipe: games of a fixed number of nodes a ply, which begin with random plies that follow from the seed; from each,
//! the positions in which nothing is decided yet. The chance to win is the logistic function of the evaluation; the
//! weights are moved down the slope of the mean squared error (Adam, full batches), and held near those from which
//! they start.

use raichi_rules::{
    Game, Ply, Ruleset as AnyRuleset,
    search::{
        Bits,
        tafl::{Board, Field, Visitor, with_board},
    },
    tafl::{Position, Ruleset, Side},
};

use crate::{
    Limits, Random,
    score::SCALE,
    search,
    tafl::{FEATURES, OPENING, Tafl, Weights},
    variant::{Variant, Verdict},
};

/// A position with the result of its game.
#[derive(Debug, Clone)]
pub struct Sample {
    features: [i32; FEATURES],
    phase: i32,
    /// 1: the attackers won; 0: the defenders did.
    result: f64,
}

/// Fitted weights.
#[derive(Debug, Clone, PartialEq)]
pub struct Fit {
    /// The weights as lines of the file.
    pub text: String,
    /// The mean squared error of the weights from which the fit started.
    pub before: f64,
    /// That of the fitted weights.
    pub after: f64,
}

struct Inputs;

impl Visitor for Inputs {
    type Output = Option<([i32; FEATURES], i32)>;

    fn visit<B: Bits>(self, field: Field<'_, B>, board: Board<B>) -> Self::Output {
        let tafl = Tafl::new(field, Weights::of(None), None, false);
        let is_open = tafl.verdict(&tafl.look(&board)) == Verdict::Open;
        is_open.then(|| tafl.features(&board))
    }
}

fn inputs(ruleset: &Ruleset, position: &Position) -> Option<([i32; FEATURES], i32)> {
    with_board(ruleset, position, Inputs)
}

/// The open positions of games of a ruleset that the engine plays against itself, with so many nodes a ply.
#[must_use]
pub fn self_play(ruleset: &Ruleset, games: u64, nodes: u64, seed: u64) -> Vec<Sample> {
    const MOST_PLIES: usize = 200;
    let mut samples = Vec::new();
    for number in 0..games {
        let mut random = Random::new(seed.wrapping_add(number));
        let mut game = Game::new(AnyRuleset::from(ruleset.clone()));
        let opening = 2 + random.below(6);
        let mut found = Vec::new();
        while game.outcome().is_none() && game.ply_count() < MOST_PLIES {
            let is_random = game.ply_count() < opening || random.below(20) == 0;
            let ply: Option<Ply> = if is_random {
                let plies = game.legal_plies();
                plies.get(random.below(plies.len())).copied()
            } else {
                search(&game, Limits::nodes(nodes), &|| false).ply()
            };
            let Some(ply) = ply else { break };
            if game.play(ply).is_err() {
                break;
            }
            if let Game::Tafl(tafl) = &game
                && tafl.outcome().is_none()
                && tafl.ply_count() > opening
            {
                found.extend(inputs(ruleset, tafl.position()));
            }
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        let result = match winner.map(Side::from) {
            Some(Side::Attackers) => 1.0,
            Some(Side::Defenders) => 0.0,
            None => 0.5,
        };
        samples.extend(found.into_iter().map(|(features, phase)| Sample {
            features,
            phase,
            result,
        }));
    }
    samples
}

/// How many parameters there are: a weight for the opening and one for the end of each feature, and the bias.
const PARAMETERS: usize = 2 * FEATURES + 1;

impl Sample {
    /// What each parameter is multiplied with to give the score.
    fn row(&self) -> [f64; PARAMETERS] {
        let opening = f64::from(self.phase) / f64::from(OPENING);
        let mut row = [1.0; PARAMETERS];
        for (at, feature) in self.features.iter().enumerate() {
            row[at] = f64::from(*feature) * opening / 100.0;
            row[FEATURES + at] = f64::from(*feature) * (1.0 - opening) / 100.0;
        }
        row
    }
}

/// Fits the weights of a ruleset, or with no name the pooled ones, to samples. `hold` is how strongly they are held
/// where they are: 0.01 is usual.
#[must_use]
pub fn fit(samples: &[Sample], name: Option<&str>, steps: u32, hold: f64) -> Fit {
    let start = Weights::of(name);
    let rows: Vec<_> = samples.iter().map(Sample::row).collect();
    let count = f64::from(u32::try_from(samples.len().max(1)).unwrap_or(u32::MAX));
    // Each parameter is measured in units of what it adds to the score.
    let mut scale = [0.0; PARAMETERS];
    for row in &rows {
        for (sum, value) in scale.iter_mut().zip(row) {
            *sum += value * value;
        }
    }
    for value in &mut scale {
        *value = (*value / count).sqrt().max(0.02);
    }
    let first = start.parameters();
    let mut now = first;
    let (mut speed, mut spread) = ([0.0; PARAMETERS], [0.0; PARAMETERS]);
    let before = error(&rows, samples, &now);
    for step in 1..=steps {
        let mut slope = [0.0; PARAMETERS];
        for (row, sample) in rows.iter().zip(samples) {
            let chance = chance(row, &now);
            let pull = (chance - sample.result) * chance * (1.0 - chance) / SCALE;
            for (sum, value) in slope.iter_mut().zip(row) {
                *sum += 2.0 * pull * value;
            }
        }
        let step = f64::from(step);
        for at in 0..PARAMETERS {
            // In scores, as the parameters are scaled.
            let away = (now[at] - first[at]) * scale[at];
            let slope = slope[at] / count / scale[at] + hold * away / (SCALE * SCALE);
            speed[at] = 0.9 * speed[at] + 0.1 * slope;
            spread[at] = 0.999 * spread[at] + 0.001 * slope * slope;
            let speed = speed[at] / (1.0 - 0.9_f64.powf(step));
            let spread = spread[at] / (1.0 - 0.999_f64.powf(step));
            now[at] -= 1.0 / scale[at] * speed / (spread.sqrt() + 1e-9);
        }
    }
    Fit {
        text: Weights::of_parameters(&now).text(),
        before,
        after: error(&rows, samples, &now),
    }
}

fn chance(row: &[f64; PARAMETERS], parameters: &[f64; PARAMETERS]) -> f64 {
    let score: f64 = row
        .iter()
        .zip(parameters)
        .map(|(one, other)| one * other)
        .sum();
    1.0 / (1.0 + (-score / SCALE).exp())
}

fn error(rows: &[[f64; PARAMETERS]], samples: &[Sample], parameters: &[f64; PARAMETERS]) -> f64 {
    let all = rows.iter().zip(samples);
    let squares = all.map(|(row, sample)| (chance(row, parameters) - sample.result).powi(2));
    let count = f64::from(u32::try_from(samples.len().max(1)).unwrap_or(u32::MAX));
    squares.sum::<f64>() / count
}

impl Weights {
    fn parameters(&self) -> [f64; PARAMETERS] {
        let mut all = [f64::from(self.bias); PARAMETERS];
        for at in 0..FEATURES {
            all[at] = f64::from(self.opening[at]);
            all[FEATURES + at] = f64::from(self.end[at]);
        }
        all
    }

    #[expect(clippy::cast_possible_truncation, reason = "weights are small numbers")]
    fn of_parameters(parameters: &[f64; PARAMETERS]) -> Self {
        let whole = |at: usize| parameters[at].round() as i32;
        Self {
            opening: std::array::from_fn(whole),
            end: std::array::from_fn(|at| whole(FEATURES + at)),
            bias: whole(2 * FEATURES),
        }
    }
}
