//! Chances to win that follow from scores.
//!
//! A score says which position is better, but not how often it is won: at a score of 0, the defenders of large boards win most games.
//! So shipped rulesets have curves, fitted to games of the engine against itself: one for each phase of a game, which is how many men are left,
//! and in between two of them count.

mod calibration;

use std::{collections::BTreeMap, sync::LazyLock};

use raichi_rules::{Game, Ruleset, Side};

pub(crate) use self::calibration::logistic;
pub use self::calibration::{ScoredPosition, curves_of, frozen_set, sample_game};
use crate::score::{SCALE, Score};

/// A ruleset's name; for each phase, hundredths of the men that are left, the score at which both sides win as often, and the one for which
/// the odds are e times as good; and corrections, each a chance by the curves and the real one, in thousandths.
const FILE: &str = include_str!("chances.txt");

/// What separates phases and corrections in the file.
const SEPARATOR: &str = " | ";

static ALL: LazyLock<BTreeMap<&'static str, Curves>> = LazyLock::new(|| {
    let lines = FILE.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(read).collect()
});

fn read(line: &str) -> Option<(&str, Curves)> {
    let (name, curves) = line.split_once(' ')?;
    let (phases, corrections) = curves.rsplit_once(SEPARATOR)?;
    let phase = |text: &str| {
        let numbers = text.split(' ').map(str::parse);
        let numbers = numbers.collect::<Result<Vec<f64>, _>>().ok()?;
        let [men, even, scale] = numbers[..] else {
            return None;
        };
        Some((men / 100.0, Curve { even, scale }))
    };
    let correction = |pair: &str| {
        let (by_curves, real) = pair.split_once(':')?;
        let thousandths = |text: &str| text.parse::<f64>().ok().map(|number| number / 1000.0);
        Some((thousandths(by_curves)?, thousandths(real)?))
    };
    let curves = Curves {
        phases: phases.split(SEPARATOR).map(phase).collect::<Option<_>>()?,
        corrections: corrections
            .split(' ')
            .map(correction)
            .collect::<Option<_>>()?,
    };
    Some((name, curves))
}

/// How often the first side of a ruleset wins.
#[derive(Debug, Clone, PartialEq)]
struct Curves {
    /// For each phase, the mean share of the men that is left, which rises, and the curve.
    phases: Vec<(f64, Curve)>,
    /// Chances by the curves with the real ones; both rise, from 0 to 1.
    corrections: Vec<(f64, f64)>,
}

impl Curves {
    /// The chance of the first side by the curves alone, at a score for it, where a share of the men is left.
    fn plain(&self, men: f64, score: f64) -> f64 {
        let phases = self.phases.iter();
        let chances: Vec<_> = phases
            .map(|(men, curve)| (*men, curve.chance(score)))
            .collect();
        between(&chances, men)
    }

    fn chance(&self, men: f64, score: f64) -> f64 {
        between(&self.corrections, self.plain(men, score))
    }
}

/// The value at a place between points, whose places rise; that of the nearest if it is not between two.
fn between(points: &[(f64, f64)], at: f64) -> f64 {
    let last = points.last().map_or(0.5, |last| last.1);
    let Some(next) = points.iter().position(|point| point.0 >= at) else {
        return last;
    };
    let (after, upper) = points[next];
    let Some((before, lower)) = next.checked_sub(1).map(|before| points[before]) else {
        return upper;
    };
    lower + (upper - lower) * (at - before) / (after - before)
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

/// The curve that other games have.
const USUAL: Curve = Curve {
    even: 0.0,
    scale: SCALE,
};

/// How many men are left in the position of a game; the king of tafl is none of them.
fn men(game: &Game) -> u32 {
    let view = game.view();
    let on_board = view.pieces.iter().filter(|(_, piece)| piece.is_counted);
    on_board.map(|_| 1).sum::<u32>() + view.in_hand.iter().map(|(_, count)| count).sum::<u32>()
}

/// The share of the men with which games of its ruleset begin that are left in the position of a game.
fn men_left(game: &Game, ruleset: &Ruleset) -> f64 {
    let all = men(&Game::new(ruleset.clone())).max(1);
    f64::from(men(game)) / f64::from(all)
}

impl Score {
    /// The chance to win of the side to move, whose score it is in the position of a game, from 0 to 1; a draw counts half. It is how often the engine
    /// won from such positions against itself.
    #[must_use]
    pub fn win_chance(self, game: &Game) -> f64 {
        let ruleset = game.ruleset();
        let curves = ALL.get(ruleset.name()).filter(|_| ruleset.is_shipped());
        let (Some(curves), None) = (curves, self.win_in()) else {
            return self.nominal_chance();
        };
        // What is drawn is not just even.
        if self == Self::DRAW {
            return 0.5;
        }
        let left = men_left(game, &ruleset);
        let value = f64::from(self.value());
        match game.to_move() {
            Side::First => curves.chance(left, value),
            Side::Second => 1.0 - curves.chance(left, -value),
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

#[cfg(test)]
mod tests {
    use raichi_rules::presets;

    use super::{calibration::Cell, *};

    /// Results in the games of which the curves are made.
    const FROZEN: &str = include_str!("../tests/data/chances.txt");

    /// At most twenty bins, each with a twentieth of the positions at least, and all with the same chance in one: how many points in a
    /// hundred the first side gets by the curves, and how many it got.
    fn bins(cells: &[Cell], curves: &Curves) -> Vec<[f64; 2]> {
        let said = |cell: &Cell| {
            let chance = curves.chance(cell.left / 100.0, cell.score);
            (chance, cell.count, cell.points / 2.0)
        };
        let mut cells: Vec<_> = cells.iter().map(said).collect();
        cells.sort_by(|one, other| one.0.total_cmp(&other.0));
        let all: f64 = cells.iter().map(|cell| cell.1).sum();
        let mut bins: Vec<[f64; 3]> = Vec::new();
        for alike in cells.chunk_by(|one, other| (one.0 - other.0).abs() < 1e-9) {
            if bins.last().is_none_or(|bin| bin[0] * 20.0 >= all) {
                bins.push([0.0; 3]);
            }
            let bin = bins.last_mut().unwrap();
            for (chance, count, points) in alike {
                *bin = [bin[0] + count, bin[1] + count * chance, bin[2] + points];
            }
        }
        // What is left over is part of the last one.
        let rest = bins.pop_if(|bin| bin[0] * 20.0 < all);
        if let (Some(rest), Some(last)) = (rest, bins.last_mut()) {
            *last = std::array::from_fn(|at| last[at] + rest[at]);
        }
        let share =
            |[count, said, points]: [f64; 3]| [100.0 * said / count, 100.0 * points / count];
        bins.into_iter().map(share).collect()
    }

    #[test]
    fn chances_are_what_games_give() {
        let frozen = calibration::frozen_cells(FROZEN);
        let without: Vec<_> = presets()
            .iter()
            .map(Ruleset::name)
            .filter(|name| !ALL.contains_key(name))
            .collect();
        assert!(without.is_empty(), "{without:?}");
        let mut off = Vec::new();
        for (name, curves) in ALL.iter() {
            let bins = bins(&frozen[name].concat(), curves);
            let ruleset = Ruleset::preset(name).unwrap();
            assert_eq!(ruleset.name(), *name);
            let found = bins
                .into_iter()
                .filter(|[said, was]| (said - was).abs() > 5.0);
            off.extend(found.map(|[said, was]| format!("{name}: {said:.1} was {was:.1}")));
        }
        assert!(off.is_empty(), "{off:#?}");
    }

    #[test]
    fn the_curves_are_made_of_the_frozen_set_and_rise() {
        assert_eq!(curves_of(FROZEN), FILE);
        for (name, curves) in ALL.iter() {
            let phases = &curves.phases;
            assert!(phases.is_sorted_by(|one, other| one.0 < other.0), "{name}");
            assert!(phases.iter().all(|(_, curve)| curve.scale > 0.0), "{name}");
            let rise = |one: &(f64, f64), other: &(f64, f64)| one.0 < other.0 && one.1 <= other.1;
            assert!(curves.corrections.is_sorted_by(rise), "{name}");
        }
    }

    #[test]
    fn a_better_score_is_never_a_worse_chance() {
        for (name, curves) in ALL.iter() {
            for men in [0.0, 0.3, 0.7, 0.9, 1.0] {
                let scores = (-250..=250).map(|step| f64::from(step * 40));
                let chances: Vec<_> = scores.map(|score| curves.chance(men, score)).collect();
                // Where a curve is flat, sums differ by the last bit.
                let rise = chances.is_sorted_by(|one, other| *one <= other + 1e-9);
                assert!(rise, "{name} {men}: {chances:?}");
                assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)));
            }
        }
    }

    #[test]
    fn the_sides_share_one_point() {
        let game = Game::new(Ruleset::preset("copenhagen").unwrap());
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
}
