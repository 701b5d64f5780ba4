//! Fits chances to win to games of the engine against itself.

use raichi_rules::{Game, Ply, Ruleset, Side};

use super::{Curve, Curves, men_left};
use crate::against_itself::play_against_itself;

/// How many bins of as many samples corrections are made of.
const BINS: u32 = 40;

/// How many lines of the frozen set a ruleset has.
const CELLS: usize = 200;

/// Into how many groups of positions with as many men these are divided.
const LAYERS: usize = 5;

/// A position of a game of the engine against itself.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ScoredPosition {
    /// The score of a search, for the first side.
    pub score: f64,
    /// The share of the men that is left.
    pub left: f64,
    /// What the first side got in the end: 1 for a win. What is drawn, or left without a result, counts half.
    pub result: f64,
}

/// The positions of a game of a ruleset with a number, in which nothing is proven. It begins with given plies and some random ones, and goes
/// on with so many nodes a ply.
#[must_use]
pub fn sample_game(
    ruleset: &Ruleset,
    opening: &[Ply],
    number: u32,
    nodes: u64,
) -> Vec<ScoredPosition> {
    let mut samples = Vec::new();
    let start = Game::new(ruleset.clone());
    let winner = play_against_itself(start, opening, number, [nodes; 2], |game, score| {
        samples.push(ScoredPosition {
            score: f64::from(score.value()),
            left: men_left(game, ruleset),
            result: 0.5,
        });
    });
    if let Some(winner) = winner {
        let result = if winner == Side::First { 1.0 } else { 0.0 };
        samples.iter_mut().for_each(|sample| sample.result = result);
    }
    samples
}

/// The curve that predicts results best (the likeliest one), from scores with results from 0 to 1 and how much they count.
pub(crate) fn logistic(samples: &[(f64, f64, f64)]) -> Curve {
    let count: f64 = samples.iter().map(|sample| sample.2).sum();
    let squares: f64 = samples
        .iter()
        .map(|sample| sample.0 * sample.0 * sample.2)
        .sum();
    // In units in which scores are about 1, Newton's method needs a few steps.
    let unit = (squares / count.max(1e-9)).sqrt().max(1e-9);
    let (mut constant, mut slope) = (0.0, 1.0);
    for _ in 0..30 {
        let (mut down, mut across, mut square) = ([0.0; 2], 0.0, [1e-3; 2]);
        for (score, result, counts) in samples {
            let score = score / unit;
            let chance = 1.0 / (1.0 + (-(constant + slope * score)).exp());
            let error = (chance - result) * counts;
            let weight = chance * (1.0 - chance) * counts;
            down[0] += error;
            down[1] += error * score;
            square[0] += weight;
            square[1] += weight * score * score;
            across += weight * score;
        }
        let whole = square[0] * square[1] - across * across;
        constant -= ((square[1] * down[0] - across * down[1]) / whole).clamp(-1.0, 1.0);
        slope -= ((square[0] * down[1] - across * down[0]) / whole).clamp(-1.0, 1.0);
        // The better score is never the worse one.
        slope = slope.max(0.01);
    }
    Curve {
        even: -constant / slope * unit,
        scale: unit / slope,
    }
}

/// No curve is flatter, even where scores foretell little: what a ply loses has to be seen.
const FLATTEST: f64 = 800.0;

/// The likeliest curve that is not too flat.
fn fitted(samples: &[(f64, f64, f64)]) -> Curve {
    let found = logistic(samples);
    if found.scale <= FLATTEST {
        return found;
    }
    // The one of this scale that gives the first side as many points as it got.
    let (mut low, mut high) = (-20_000.0, 20_000.0);
    for _ in 0..40 {
        let curve = Curve {
            even: f64::midpoint(low, high),
            scale: FLATTEST,
        };
        let excess = samples.iter();
        let excess = excess.map(|(score, result, counts)| (curve.chance(*score) - result) * counts);
        if excess.sum::<f64>() > 0.0 {
            low = curve.even;
        } else {
            high = curve.even;
        }
    }
    Curve {
        even: f64::midpoint(low, high),
        scale: FLATTEST,
    }
}

/// Chances by curves with the mean results of samples near them, which rise: where they do not, samples are taken together.
fn corrections(mut samples: Vec<(f64, f64)>) -> Vec<(f64, f64)> {
    /// Samples next to each other: how many, their results, and the mean chances of the first and of the last bin.
    struct Block {
        count: f64,
        results: f64,
        chances: [f64; 2],
    }

    samples.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut blocks: Vec<Block> = Vec::new();
    for bin in bins(&samples) {
        let sum = |of: fn(&(f64, f64)) -> f64| bin.iter().map(of).sum::<f64>();
        let count = sum(|_| 1.0);
        let mut next = Block {
            count,
            results: sum(|sample| sample.1),
            chances: [sum(|sample| sample.0) / count; 2],
        };
        let mean = |block: &Block| block.results / block.count;
        while let Some(last) = blocks.pop_if(|last| mean(last) > mean(&next)) {
            next = Block {
                count: next.count + last.count,
                results: next.results + last.results,
                chances: [last.chances[0], next.chances[1]],
            };
        }
        blocks.push(next);
    }
    let mut found = Vec::new();
    for Block {
        count,
        results,
        chances,
    } in blocks
    {
        found.extend(chances.map(|chance| (chance, results / count)));
    }
    found.dedup();
    found
}

/// Samples in order, in bins; those at both ends are smaller, since chances change most there.
fn bins<T>(samples: &[T]) -> impl Iterator<Item = &[T]> {
    const ENDS: [f64; 4] = [0.0025, 0.005, 0.01, 0.02];
    let inner = (1..BINS).map(|bin| f64::from(bin) / f64::from(BINS));
    let shares = ENDS.into_iter().chain(inner);
    let shares = shares.chain(ENDS.into_iter().rev().map(|share| 1.0 - share));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a place among the samples"
    )]
    let place = |share: f64| (share * samples.len() as f64) as usize;
    let ends = shares.map(place).chain([samples.len()]);
    let bins = ends.scan(0, |begin, end| {
        let bin = samples.get(*begin..end);
        *begin = end;
        bin
    });
    bins.filter(|bin| !bin.is_empty())
}

impl Curves {
    /// The line of the file.
    fn line(&self, name: &str) -> String {
        let Self { all, none, .. } = self;
        let mut line = format!(
            "{name} {:.0} {:.0} {:.0} {:.0}",
            all.even, all.scale, none.even, none.scale
        );
        for (by_curves, real) in &self.corrections {
            line += &format!(" {:.0}:{:.0}", by_curves * 1000.0, real * 1000.0);
        }
        line
    }
}

/// How scores and results of a ruleset go together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Calibration {
    /// Its line in `chances.txt`.
    pub line: String,
    /// Its part of the frozen set of the tests. A line is a ruleset, hundredths of the men that are left, the mean score for the first side, how many positions have about
    /// these, and twice its points in them.
    pub cells: String,
}

/// Fits the curves of a ruleset to samples of its games.
#[must_use]
pub fn calibrate(ruleset: &Ruleset, mut samples: Vec<ScoredPosition>) -> Calibration {
    let weighed = |counts: fn(f64) -> f64| {
        let samples = samples.iter();
        let samples = samples.map(|sample| (sample.score, sample.result, counts(sample.left)));
        fitted(&samples.collect::<Vec<_>>())
    };
    let mut curves = Curves {
        all: weighed(|left| left),
        none: weighed(|left| 1.0 - left),
        corrections: Vec::new(),
    };
    let plain = |sample: &ScoredPosition| curves.plain(sample.left, sample.score);
    let chances = samples.iter().map(|sample| (plain(sample), sample.result));
    let found = corrections(chances.collect());
    curves.corrections = found;
    // As many men are left in the positions of a cell, and the scores are alike.
    samples.sort_by(|one, other| one.left.total_cmp(&other.left));
    let layer = samples.len().div_ceil(LAYERS).max(1);
    for layer in samples.chunks_mut(layer) {
        layer.sort_by(|one, other| one.score.total_cmp(&other.score));
    }
    let mut cells = String::new();
    let layers = samples.chunks(layer);
    for cell in layers.flat_map(|layer| layer.chunks(layer.len().div_ceil(CELLS / LAYERS).max(1))) {
        let sum = |of: fn(&ScoredPosition) -> f64| cell.iter().map(of).sum::<f64>();
        let count = sum(|_| 1.0);
        cells += &format!(
            "{} {:.0} {:.0} {count} {}\n",
            ruleset.name(),
            100.0 * sum(|sample| sample.left) / count,
            sum(|sample| sample.score) / count,
            2.0 * sum(|sample| sample.result)
        );
    }
    Calibration {
        line: curves.line(ruleset.name()),
        cells,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_found_again() {
        let curve = Curve {
            even: 300.0,
            scale: 500.0,
        };
        let samples: Vec<_> = (-40..60)
            .map(|step| f64::from(step * 50))
            .map(|score| (score, curve.chance(score), 1.0))
            .collect();
        let found = logistic(&samples);
        assert!((found.even - 300.0).abs() < 1.0, "{found:?}");
        assert!((found.scale - 500.0).abs() < 1.0, "{found:?}");
    }

    #[test]
    fn bins_have_every_sample_once() {
        for count in [0, 1, 7, 100, 5_000] {
            let samples: Vec<usize> = (0..count).collect();
            let found: Vec<usize> = bins(&samples).flatten().copied().collect();
            assert_eq!(found, samples);
        }
    }

    #[test]
    fn corrections_follow_results_that_rise_and_are_flat_where_they_fall() {
        let samples = |result: fn(f64) -> f64| {
            let chances = (0..1_000).map(|step| f64::from(step) / 1_000.0);
            chances.map(|chance| (chance, result(chance))).collect()
        };
        let rising = corrections(samples(|chance| chance * chance));
        assert!(rising.len() > 30, "{rising:?}");
        for (chance, real) in rising {
            assert!((chance * chance - real).abs() < 0.01, "{chance} {real}");
        }
        let falling = corrections(samples(|chance| 1.0 - chance));
        let [low, high] = falling[..] else {
            panic!("{falling:?}");
        };
        assert!(low.0 < 0.01 && high.0 > 0.99, "{falling:?}");
        assert!((low.1 - 0.5005).abs() < 1e-9 && (high.1 - low.1).abs() < 1e-9);
    }
}
