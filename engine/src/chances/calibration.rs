//! Fits chances to win to games of the engine against itself.

use std::collections::BTreeMap;

use raichi_rules::{Game, Ply, Ruleset, Side};

use super::{Curve, Curves, SEPARATOR, men_left};
use crate::against_itself::play_against_itself;

/// About how many cells a ruleset has.
const CELLS: usize = 300;

/// The first line of the file of curves.
const COMMENT: &str = "# Chances to win: a ruleset; for each phase, hundredths of the men that are left, the even score and the scale; and corrections.";

/// A phase has one in so many samples at least, ...
const PHASES: usize = 10;

/// ... or one in so many, if it covers a wide range of men.
const SMALL_PHASES: usize = 40;

/// How wide a range of men is that is wide, as a share of all.
const WIDE: f64 = 0.05;

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

/// Positions of one phase with scores that are alike, in whole numbers, as the frozen set has them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Cell {
    /// Hundredths of the men that are left, the mean.
    pub(super) left: f64,
    /// The mean score for the first side.
    pub(super) score: f64,
    /// How many positions there are.
    pub(super) count: f64,
    /// Twice the points of the first side in them.
    pub(super) points: f64,
}

impl Cell {
    /// A cell of the frozen set with the name of its ruleset and the number of its phase.
    fn read(line: &str) -> Option<((&str, u32), Self)> {
        let mut words = line.split(' ');
        let place = (words.next()?, words.next()?.parse().ok()?);
        let mut number = || words.next()?.parse().ok();
        let cell = Self {
            left: number()?,
            score: number()?,
            count: number()?,
            points: number()?,
        };
        Some((place, cell))
    }

    /// Samples as one cell; there is at least one.
    fn of(samples: &[ScoredPosition]) -> Self {
        let sum = |of: fn(&ScoredPosition) -> f64| samples.iter().map(of).sum::<f64>();
        let count = sum(|_| 1.0);
        Self {
            left: (100.0 * sum(|sample| sample.left) / count).round(),
            score: (sum(|sample| sample.score) / count).round(),
            count,
            points: 2.0 * sum(|sample| sample.result),
        }
    }
}

/// Samples in cells, by phases. Those with as many men are of the same phase.
fn cells(mut samples: Vec<ScoredPosition>) -> Vec<Vec<Cell>> {
    samples.sort_by(|one, other| one.left.total_cmp(&other.left));
    let all = samples.len();
    let mut phases: Vec<Vec<ScoredPosition>> = Vec::new();
    for alike in samples.chunk_by(|one, other| one.left.total_cmp(&other.left).is_eq()) {
        let is_full = |phase: &[ScoredPosition]| {
            let is_wide = alike[0].left - phase[0].left >= WIDE;
            phase.len() >= all / PHASES || (is_wide && phase.len() >= all / SMALL_PHASES)
        };
        match phases.last_mut() {
            Some(phase) if !is_full(phase) => phase.extend(alike),
            _ => phases.push(alike.to_vec()),
        }
    }
    let cells = |mut phase: Vec<ScoredPosition>| {
        phase.sort_by(|one, other| one.score.total_cmp(&other.score));
        let cell = all.div_ceil(CELLS).max(1);
        phase.chunks(cell).map(Cell::of).collect()
    };
    phases.into_iter().map(cells).collect()
}

/// No curve is flatter, even where scores foretell little: what a ply loses has to be seen.
const FLATTEST: f64 = 800.0;

/// The likeliest curve for cells that is not too flat, in whole numbers.
fn fitted(cells: &[Cell]) -> Curve {
    let results = cells.iter();
    let results = results.map(|cell| (cell.score, cell.points / 2.0 / cell.count, cell.count));
    let mut found = logistic(&results.collect::<Vec<_>>());
    if found.scale > FLATTEST {
        // The one of this scale that gives the first side as many points as it got.
        let (mut low, mut high) = (-20_000.0, 20_000.0);
        for _ in 0..40 {
            found = Curve {
                even: f64::midpoint(low, high),
                scale: FLATTEST,
            };
            let excess = cells.iter();
            let excess =
                excess.map(|cell| found.chance(cell.score) * cell.count - cell.points / 2.0);
            if excess.sum::<f64>() > 0.0 {
                low = found.even;
            } else {
                high = found.even;
            }
        }
    }
    Curve {
        even: found.even.round(),
        scale: found.scale.round(),
    }
}

/// How many bins of as many positions corrections are made of, about.
const BINS: f64 = 40.0;

/// Chances by curves with the mean results of cells near them, which rise: where they do not, cells are taken together.
fn corrections(mut cells: Vec<(f64, Cell)>) -> Vec<(f64, f64)> {
    /// Cells next to each other: how many positions, their results, and the mean chances of the first and of the last bin.
    #[derive(Clone, Copy)]
    struct Block {
        count: f64,
        results: f64,
        chances: [f64; 2],
    }

    cells.sort_by(|one, other| one.0.total_cmp(&other.0));
    let all: f64 = cells.iter().map(|(_, cell)| cell.count).sum();
    let mut bins: Vec<Block> = Vec::new();
    for (chance, cell) in cells {
        if bins.last().is_none_or(|bin| bin.count * BINS >= all) {
            bins.push(Block {
                count: 0.0,
                results: 0.0,
                chances: [chance; 2],
            });
        }
        if let Some(bin) = bins.last_mut() {
            let count = bin.count + cell.count;
            bin.chances = [(bin.chances[0] * bin.count + chance * cell.count) / count; 2];
            bin.results += cell.points / 2.0;
            bin.count = count;
        }
    }
    let mean = |block: &Block| block.results / block.count;
    let mut blocks: Vec<Block> = Vec::new();
    for mut next in bins {
        while let Some(last) = blocks.pop_if(|last| mean(last) >= mean(&next)) {
            next = Block {
                count: next.count + last.count,
                results: next.results + last.results,
                chances: [last.chances[0], next.chances[1]],
            };
        }
        blocks.push(next);
    }
    let thousandths = |chance: f64| (chance * 1000.0).round() / 1000.0;
    let ends = |block: &Block| {
        let real = thousandths(mean(block));
        block.chances.map(|chance| (thousandths(chance), real))
    };
    let mut found: Vec<(f64, f64)> = vec![(0.0, 0.0)];
    for point in blocks.iter().flat_map(ends).chain([(1.0, 1.0)]) {
        // Bins may be nearer to each other than the file says.
        match found.last_mut() {
            Some(last) if last.0 >= point.0 => last.1 = last.1.max(point.1),
            _ => found.push(point),
        }
    }
    found
}

impl Curves {
    /// The curves of cells, by phases, those with fewer men first.
    pub(super) fn fitted(phases: &[Vec<Cell>]) -> Self {
        let phase = |cells: &Vec<Cell>| {
            let sum = |of: fn(&Cell) -> f64| cells.iter().map(of).sum::<f64>();
            let men = sum(|cell| cell.left * cell.count) / sum(|cell| cell.count);
            ((men * 10.0).round() / 1000.0, fitted(cells))
        };
        let mut curves = Self {
            phases: phases.iter().map(phase).collect(),
            corrections: Vec::new(),
        };
        let plain = |cell: &Cell| (curves.plain(cell.left / 100.0, cell.score), *cell);
        let cells = phases.iter().flatten().map(plain).collect();
        curves.corrections = corrections(cells);
        curves
    }

    /// The line of the file.
    pub(super) fn line(&self, name: &str) -> String {
        let phase = |(men, curve): &(f64, Curve)| {
            let Curve { even, scale } = curve;
            format!("{:.1} {even} {scale}{SEPARATOR}", 100.0 * men)
        };
        let correction = |(by_curves, real): &(f64, f64)| {
            format!("{:.0}:{:.0}", by_curves * 1000.0, real * 1000.0)
        };
        let phases: String = self.phases.iter().map(phase).collect();
        let corrections: Vec<_> = self.corrections.iter().map(correction).collect();
        format!("{name} {phases}{}", corrections.join(" "))
    }
}

/// The part of the frozen set that is made of samples of a ruleset's games. A line is a ruleset, the number of a phase, hundredths of the men that are left, the
/// mean score for the first side, how many positions have about these, and twice its points in them.
#[must_use]
pub fn frozen_set(ruleset: &Ruleset, samples: Vec<ScoredPosition>) -> String {
    let phases = cells(samples).into_iter().enumerate();
    let lines = phases.flat_map(|(phase, cells)| {
        cells.into_iter().map(move |cell| {
            let [left, score, count, points] = [cell.left, cell.score, cell.count, cell.points];
            format!(
                "{} {phase} {left} {score} {count} {points}\n",
                ruleset.name()
            )
        })
    });
    lines.collect()
}

/// The cells of the frozen set, by rulesets and phases; lines that are none are left out.
pub(super) fn frozen_cells(frozen: &str) -> BTreeMap<&str, Vec<Vec<Cell>>> {
    let mut phases: BTreeMap<(&str, u32), Vec<Cell>> = BTreeMap::new();
    for (place, cell) in frozen.lines().filter_map(Cell::read) {
        phases.entry(place).or_default().push(cell);
    }
    let mut rulesets: BTreeMap<&str, Vec<Vec<Cell>>> = BTreeMap::new();
    for ((name, _), cells) in phases {
        rulesets.entry(name).or_default().push(cells);
    }
    rulesets
}

/// The file `chances.txt` by the frozen set: a line for each of its rulesets.
#[must_use]
pub fn curves_of(frozen: &str) -> String {
    let lines = frozen_cells(frozen).into_iter();
    let lines = lines.map(|(name, phases)| Curves::fitted(&phases).line(name) + "\n");
    format!("{COMMENT}\n{}", lines.collect::<String>())
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

    /// Samples of a game with ten men, whose results follow from scores and men.
    fn samples(result: fn(f64, f64) -> f64) -> Vec<ScoredPosition> {
        let all = (0..20_000_u32).map(|number| {
            let (left, score) = (number % 10, number / 10);
            let (left, score) = (f64::from(left + 1) / 10.0, f64::from(score) - 1_000.0);
            ScoredPosition {
                score,
                left,
                result: result(left, score),
            }
        });
        all.collect()
    }

    #[test]
    fn cells_have_every_sample_once() {
        for count in [0, 1, 7, 100, 5_000] {
            let mut samples = samples(|_, _| 1.0);
            samples.truncate(count);
            let cells = cells(samples);
            assert!(cells.len() <= SMALL_PHASES);
            let counts = cells.iter().flatten().map(|cell| cell.count);
            assert!((counts.sum::<f64>() - count as f64).abs() < 1e-9);
        }
    }

    #[test]
    fn chances_follow_results_that_rise_in_each_phase_and_are_flat_where_they_fall() {
        let curves = |result| Curves::fitted(&cells(samples(result)));
        let rising = curves(|left, score| 1.0 / (1.0 + ((500.0 * left - score) / 300.0).exp()));
        assert_eq!(rising.phases.len(), PHASES);
        for (left, score) in [(0.2, -900.0), (0.5, 10.0), (0.55, 500.0), (0.8, 900.0)] {
            let wanted = 1.0 / (1.0 + ((500.0 * left - score) / 300.0_f64).exp());
            let found = rising.chance(left, score);
            assert!((found - wanted).abs() < 0.02, "{left} {score}: {found}");
        }
        let falling = curves(|_, score| (1_000.0 - score) / 2_000.0);
        for score in [-700.0, 0.0, 700.0] {
            assert!((falling.chance(0.5, score) - 0.5).abs() < 0.01);
        }
    }

    #[test]
    fn lines_are_read_as_they_are_written() {
        let curves = Curves::fitted(&cells(samples(|left, score| {
            f64::from(u8::from(score > 1_000.0 * left))
        })));
        let line = curves.line("own");
        let (name, read) = super::super::read(&line).unwrap();
        assert_eq!((name, read.line("own")), ("own", line.clone()));
    }
}
