//! Chances to win that follow from scores.
//!
//! A score says which position is better, but not how often it is won: at a score of 0, the defenders of large boards win most games.
//! So shipped rulesets have curves, fitted to games of the engine against itself: one for all men on
//! the board, one for none, and in between both count.

mod calibration;

use std::{collections::BTreeMap, sync::LazyLock};

use raichi_rules::{Game, Ruleset, Side, tafl::Piece};

pub(crate) use self::calibration::logistic;
pub use self::calibration::{Calibration, ScoredPosition, calibrate, sample_game};
use crate::score::{SCALE, Score};

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

/// How often the first side of a ruleset wins.
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
    /// The chance of the first side by the curves alone, at a score for them, where a share of the men is left.
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

/// The curve that other games have.
const USUAL: Curve = Curve {
    even: 0.0,
    scale: SCALE,
};

/// How many men are left in the position of a game; the king of tafl is none of them.
fn men(game: &Game) -> u32 {
    match game {
        Game::Tafl(game) => {
            let position = game.position();
            position.count(Piece::Attacker) + position.count(Piece::Defender)
        }
        Game::Hunt(game) => {
            let position = game.position();
            let of = |side| position.count(side) + u32::from(position.hand(side));
            Side::ALL.map(of).iter().sum()
        }
        Game::Dablot(game) => game.position().pieces().map(|_| 1).sum(),
        Game::Chess(game) => game.position().pieces().map(|_| 1).sum(),
    }
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
    use super::*;

    /// Results in the games from which the curves are made.
    const FROZEN: &str = include_str!("../tests/data/chances.txt");

    /// How many rulesets have curves, at least.
    const LINES: usize = 17;

    /// Twenty bins of a ruleset, as even as cells allow: how many points the first side got, and how many the curves say, in a hundred.
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
        assert!(ALL.len() >= LINES, "{}", ALL.len());
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
