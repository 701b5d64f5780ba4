//! The levels: how strong the computer plays, and how it errs.

use std::{collections::BTreeMap, sync::LazyLock};

use raichi_rules::{Game, Ply, Ruleset};

use crate::{
    Limits, Parts, Random, Report, Score, Strength, dispatch, random::scatter, run::Task,
    settings::Blindness, table::Table,
};

/// How strong the computer plays: 1 for a beginner to 6, as strong as it can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The file: the name of a ruleset, and the grades of its levels from 1 to 5.
const FILE: &str = include_str!("levels.txt");

static GRADES: LazyLock<BTreeMap<&'static str, Vec<f64>>> = LazyLock::new(|| {
    let lines = FILE.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let (name, grades) = line.split_once(' ')?;
        let grades = grades.split(' ').map(str::parse);
        Some((name, grades.collect::<Result<_, _>>().ok()?))
    };
    lines.filter_map(read).collect()
});

/// How many of the best plies a level with whims chooses from.
const CHOICES: usize = 4;
/// No level plays on a whim what loses so much of the chance to win, or loses by force.
const TOO_BAD: f64 = 0.3;

impl Level {
    /// The weakest, for beginners.
    pub const FIRST: Self = Self(1);
    /// The strongest.
    pub const LAST: Self = Self(6);

    /// All levels, the weakest first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The level with a number from 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 6 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What it is made of, in games of a ruleset.
    #[must_use]
    pub fn strength(self, ruleset: &Ruleset) -> Strength {
        let own = GRADES.get(ruleset.name());
        let grade = own.and_then(|own| own.get(usize::from(self.0 - 1)));
        Strength::at(grade.copied().unwrap_or_else(|| f64::from(self.0)), ruleset)
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What the computer plays, and what it thinks of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The ply.
    pub ply: Ply,
    /// The score that it gives to the ply, for the side that plays it.
    pub score: Score,
    /// The search behind it.
    pub report: Report,
}

impl Choice {
    /// Whether it would rather have a draw than play on: it stands no better, or nothing has happened for long.
    /// `quiet` is how many plies in a row have captured nothing.
    #[must_use]
    pub fn accepts_draw(&self, quiet: usize) -> bool {
        let chance = self.score.nominal_chance();
        chance < 0.4 || (quiet >= 60 && chance < 0.6)
    }
}

/// The ply that a level plays in a game; `None` if the game is over.
///
/// The same game, level and seed give the same ply on every machine, unless `stop` was true before the search was done.
/// `seed` is that of the whole game: a level keeps its opinions through a game.
#[must_use]
pub fn choose(game: &Game, level: Level, seed: u64, stop: &dyn Fn() -> bool) -> Option<Choice> {
    choose_as(game, &level.strength(&game.ruleset()), seed, stop)
}

/// The ply that a level plays when it looks at so many positions at most; `None` if the game is over.
#[must_use]
pub fn choose_within(
    game: &Game,
    level: Level,
    nodes: u64,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Choice> {
    let strength = Strength {
        nodes,
        ..level.strength(&game.ruleset())
    };
    choose_as(game, &strength, seed, stop)
}

/// The ply that a player of some strength plays; `None` if the game is over.
#[must_use]
pub fn choose_as(
    game: &Game,
    strength: &Strength,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Option<Choice> {
    let lines = if strength.whim > 0.0 { CHOICES } else { 1 };
    let limits = Limits::nodes(strength.nodes.max(1))
        .with_depth(strength.depth_in(game, seed))
        .with_lines(lines);
    let task = Task {
        game,
        limits,
        parts: Parts {
            threats: strength.threats,
            ..Parts::ALL
        },
        blindness: Blindness {
            seed: scatter(seed),
            missed: strength.missed,
            overlooked: strength.overlooked,
            noise: strength.noise,
            sees_replies: strength.sees_replies,
        },
        table: &mut Table::new(limits.table),
        stop,
        barred: Vec::new(),
        watch: &mut |_| (),
    };
    let report = dispatch::search(task);
    let mut random = Random::new(scatter(seed ^ game.position_hash()) ^ game.ply_count() as u64);
    let chosen = on_a_whim(&report, strength.whim, &mut random);
    let line = report.lines.get(chosen)?;
    Some(Choice {
        ply: line.ply(),
        score: line.score,
        report,
    })
}

/// The place of one of the best lines, the likelier the better its chance to win.
fn on_a_whim(report: &Report, whim: f64, random: &mut Random) -> usize {
    let Some(best) = report.best() else {
        return 0;
    };
    let share = random.share();
    if whim <= 0.0 || best.score.win_in().is_some() {
        return 0;
    }
    let best = best.score.nominal_chance();
    let weights: Vec<f64> = report
        .lines
        .iter()
        .map(|line| {
            let worse = best - line.score.nominal_chance();
            if worse >= TOO_BAD || line.score.win_in().is_some() {
                0.0
            } else {
                (-worse / whim).exp()
            }
        })
        .collect();
    let mut left = share * weights.iter().sum::<f64>();
    for (at, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return at;
        }
    }
    0
}
