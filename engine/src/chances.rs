//! Chances to win that follow from scores.
//!
//! A score says which position is better, but not how often it is won: at a score of 0, the defenders of large boards win most games.
//! So the shipped rulesets of tafl have curves, fitted to games of the engine against itself: one for all men on
//! the board, one for none, and in between both count.

use std::{collections::BTreeMap, sync::LazyLock};

use raichi_rules::{
    Game,
    tafl::{Piece, Ruleset, Side},
};

use crate::{
    records::{Ended, Records},
    score::{SCALE, Score},
};

/// A ruleset's name; of two curves the score at which both sides win as often, and the one for which the odds are e times
/// as good: with all men on the board, and with none; and corrections, each a chance by the curves and the real one, in thousandths.
const FILE: &str = include_str!("chances.txt");

static ALL: LazyLock<BTreeMap<&'static str, Curves>> = LazyLock::new(|| {
    let lines = FILE.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(read).collect()
});

fn read(line: &str) -> Option<(&str, Curves)> {
    let (name, numbers) = line.split_once(' ')?;
    let mut numbers = numbers.split(' ');
    let mut curve = || {
        let mut number = || numbers.next()?.parse().ok();
        let (even, scale) = (number()?, number()?);
        Some(Curve { even, scale })
    };
    let (all, none) = (curve()?, curve()?);
    let mut corrections = vec![(0.0, 0.0)];
    for pair in numbers {
        let (by_curves, real) = pair.split_once(':')?;
        let thousandths = |text: &str| text.parse::<f64>().ok().map(|number| number / 1000.0);
        corrections.push((thousandths(by_curves)?, thousandths(real)?));
    }
    corrections.push((1.0, 1.0));
    let curves = Curves {
        all,
        none,
        corrections,
    };
    Some((name, curves))
}

/// How often the attackers of a ruleset win.
#[derive(Debug, Clone, PartialEq)]
struct Curves {
    /// With all men on the board.
    all: Curve,
    /// With none.
    none: Curve,
    /// Chances by the curves with the real ones; both rise.
    corrections: Vec<(f64, f64)>,
}

impl Curves {
    /// The chance of the attackers by the curves alone, at a score for them, where a share of the men is left.
    fn plain(&self, men: f64, score: f64) -> f64 {
        let men = men.clamp(0.0, 1.0);
        men * self.all.chance(score) + (1.0 - men) * self.none.chance(score)
    }

    fn chance(&self, men: f64, score: f64) -> f64 {
        let plain = self.plain(men, score);
        let mut pairs = self.corrections.windows(2);
        let around = pairs.find_map(|pair| match pair {
            [low, high] if plain <= high.0 => Some((*low, *high)),
            _ => None,
        });
        around.map_or(plain, |(low, high)| {
            let share = (plain - low.0) / (high.0 - low.0).max(1e-9);
            low.1 + share * (high.1 - low.1)
        })
    }
}

/// A curve of chances: the logistic function of scores, moved and scaled.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Curve {
    /// The score at which both sides win as often.
    even: f64,
    /// How much better a score has to be for odds that are e times as good.
    scale: f64,
}

impl Curve {
    /// The chance at a score.
    pub(crate) fn chance(&self, score: f64) -> f64 {
        1.0 / (1.0 + (-(score - self.even) / self.scale).exp())
    }
}

/// How many corrections of a ruleset's curves there are, at most.
const BINS: usize = 40;

/// How many lines of the frozen set a ruleset has.
const CELLS: usize = 200;

/// The curve that other games have.
const USUAL: Curve = Curve {
    even: 0.0,
    scale: SCALE,
};

/// How many men a ruleset begins with.
fn men(ruleset: &Ruleset) -> u32 {
    let start = ruleset.start();
    (start.count(Piece::Attacker) + start.count(Piece::Defender)).max(1)
}

impl Score {
    /// The chance to win of the side to move, whose score it is in the position of a game, from 0 to 1; a draw counts half. It is how often the engine
    /// won from such positions against itself.
    #[must_use]
    pub fn win_chance(self, game: &Game) -> f64 {
        let Game::Tafl(tafl) = game else {
            return self.nominal_chance();
        };
        let ruleset = tafl.rules();
        let curves = ALL.get(ruleset.name()).filter(|_| ruleset.is_shipped());
        let (Some(curves), None) = (curves, self.win_in()) else {
            return self.nominal_chance();
        };
        // What is drawn is not just even.
        if self == Self::DRAW {
            return 0.5;
        }
        let position = tafl.position();
        let left = position.count(Piece::Attacker) + position.count(Piece::Defender);
        let left = f64::from(left) / f64::from(men(ruleset));
        let value = f64::from(self.value());
        match position.to_move() {
            Side::Attackers => curves.chance(left, value),
            Side::Defenders => 1.0 - curves.chance(left, -value),
        }
    }

    /// The chance by the usual curve, whatever the game: levels are tuned by it.
    pub(crate) fn nominal_chance(self) -> f64 {
        match self.win_in() {
            Some(plies) if plies > 0 || self.value() > 0 => 1.0,
            Some(_) => 0.0,
            None => USUAL.chance(f64::from(self.value())),
        }
    }
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

/// Chances by curves with the mean results of as many samples each, which rise: where they do not, samples are taken together.
fn corrections(mut samples: Vec<(f64, f64)>) -> Vec<(f64, f64)> {
    samples.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut found: Vec<(f64, f64, f64)> = Vec::new();
    for bin in samples.chunks(samples.len().div_ceil(BINS).max(1)) {
        let sum = |of: fn(&(f64, f64)) -> f64| bin.iter().map(of).sum::<f64>();
        let count = sum(|_| 1.0);
        let mut next = (count, sum(|sample| sample.0), sum(|sample| sample.1));
        while let Some(last) = found.pop_if(|last| last.2 / last.0 > next.2 / next.0) {
            next = (next.0 + last.0, next.1 + last.1, next.2 + last.2);
        }
        found.push(next);
    }
    let means = found.into_iter();
    means
        .map(|(count, by_curves, real)| (by_curves / count, real / count))
        .collect()
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
    /// Its part of the frozen set of the tests. A line is a ruleset, hundredths of the men that are left, the mean score for the attackers, how many positions have about
    /// these, and twice the points of the attackers in them.
    pub cells: String,
}

/// Fits the curves of a ruleset to the results of recorded games. What is drawn, or left without a result, counts half.
#[must_use]
pub fn calibrate(ruleset: &Ruleset, records: &Records) -> Calibration {
    let all = men(ruleset);
    let samples = (0..records.len()).filter_map(|at| {
        let record = records.get(at)?;
        let points: u32 = match record.ended {
            Ended::Defenders => 0,
            Ended::Open => 1,
            Ended::Attackers => 2,
        };
        // The king is none of the men.
        let left = u32::try_from(records.pieces(at).count()).unwrap_or(1) - 1;
        Some((i32::from(record.score), points, left))
    });
    let mut samples: Vec<_> = samples.collect();
    let fitted = |counts: &dyn Fn(f64) -> f64| {
        let samples = samples.iter().map(|(score, points, left)| {
            let left = f64::from(*left) / f64::from(all);
            (f64::from(*score), f64::from(*points) / 2.0, counts(left))
        });
        logistic(&samples.collect::<Vec<_>>())
    };
    let mut curves = Curves {
        all: fitted(&|left| left),
        none: fitted(&|left| 1.0 - left),
        corrections: Vec::new(),
    };
    let chances = samples.iter().map(|(score, points, left)| {
        let left = f64::from(*left) / f64::from(all);
        (
            curves.plain(left, f64::from(*score)),
            f64::from(*points) / 2.0,
        )
    });
    curves.corrections = corrections(chances.collect());
    let left = |sample: &(i32, u32, u32)| f64::from(sample.2) / f64::from(all);
    samples.sort_by(|one, other| {
        let chance = |sample| curves.plain(left(sample), f64::from(sample.0));
        chance(one).total_cmp(&chance(other))
    });
    let mut cells = String::new();
    for cell in samples.chunks(samples.len().div_ceil(CELLS).max(1)) {
        let sum = |of: &dyn Fn(&(i32, u32, u32)) -> f64| cell.iter().map(of).sum::<f64>();
        let count = sum(&|_| 1.0);
        cells += &format!(
            "{} {:.0} {:.0} {count} {}\n",
            ruleset.name(),
            100.0 * sum(&left) / count,
            sum(&|sample| f64::from(sample.0)) / count,
            sum(&|sample| f64::from(sample.1))
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

    /// Results in the games from which the curves are made.
    const FROZEN: &str = include_str!("../tests/data/chances.txt");

    /// Twenty bins of a ruleset, as even as cells allow: how many points the attackers got, and how many the curves say, in a hundred.
    fn bins(name: &str, curves: &Curves) -> Vec<(f64, f64, f64)> {
        let cells = FROZEN.lines().filter_map(|line| {
            let mut words = line.split(' ');
            let found = words.next()? == name;
            let numbers: Vec<f64> = words.map(|word| word.parse().unwrap()).collect();
            let [left, score, count, points] = numbers[..] else {
                panic!("{line}");
            };
            let said = curves.chance(left / 100.0, score);
            found.then_some((said, count, points / 2.0))
        });
        let mut cells: Vec<_> = cells.collect();
        cells.sort_by(|one, other| one.0.total_cmp(&other.0));
        let all: f64 = cells.iter().map(|cell| cell.1).sum();
        let mut bins = vec![(0.0, 0.0, 0.0); 20];
        let mut before = 0.0;
        for (said, count, points) in cells {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a place from 0 to 19"
            )]
            let bin = &mut bins[((before + count / 2.0) / all * 20.0) as usize];
            bin.0 += count;
            bin.1 += count * said;
            bin.2 += points;
            before += count;
        }
        bins.retain(|bin| bin.0 > 0.0);
        let share = |(count, said, points)| (count, 100.0 * said / count, 100.0 * points / count);
        bins.into_iter().map(share).collect()
    }

    #[test]
    fn chances_are_what_games_give() {
        assert!(ALL.len() >= 9);
        let mut off = Vec::new();
        for (name, curves) in ALL.iter() {
            let bins = bins(name, curves);
            assert!(bins.len() >= 15, "{name}: {}", bins.len());
            let ruleset = Ruleset::preset(name).unwrap();
            assert_eq!(ruleset.name(), *name);
            let is_off = |bin: &(f64, f64, f64)| (bin.1 - bin.2).abs() > 5.0;
            let found = bins.into_iter().filter(is_off);
            off.extend(found.map(|(_, said, was)| format!("{name}: {said:.1} was {was:.1}")));
        }
        assert!(off.is_empty(), "{off:#?}");
    }

    #[test]
    fn every_line_has_curves_that_rise() {
        for line in FILE.lines().filter(|line| !line.starts_with('#')) {
            let (_, curves) = read(line).unwrap();
            assert!(curves.all.scale > 0.0 && curves.none.scale > 0.0, "{line}");
            let rise = |two: &[(f64, f64)]| two[0].0 <= two[1].0 && two[0].1 <= two[1].1;
            assert!(curves.corrections.windows(2).all(rise), "{line}");
        }
    }

    #[test]
    fn the_sides_share_one_point() {
        let game = Game::new(raichi_rules::Ruleset::preset("copenhagen").unwrap());
        let mut after = game.clone();
        after.play("d1-d3".parse().unwrap()).unwrap();
        for value in [-900, -20, 20, 300] {
            let attackers = Score::from_value(value).win_chance(&game);
            let defenders = Score::from_value(-value).win_chance(&after);
            assert!((attackers + defenders - 1.0).abs() < 1e-9);
        }
        assert!((Score::DRAW.win_chance(&game) - 0.5).abs() < 1e-9);
        assert!((Score::won_in(3).win_chance(&game) - 1.0).abs() < 1e-9);
        assert!(Score::won_in(3).turned().win_chance(&game).abs() < 1e-9);
    }

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
}
