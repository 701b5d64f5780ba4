//! The levels: how strong the computer plays, and how it errs.

use raichi_rules::{Game, Ply, Ruleset, tafl::Escape};

use crate::{
    Limits, Parts, Random, Report, Score, Table, random::scatter, run::Task, settings::Blindness,
};

/// How strong the computer plays: 1 for a beginner to 6, as strong as it can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level is made of.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Strength {
    /// The most positions that it looks at for one ply; in a table, on the board for which it was made.
    pub nodes: u64,
    /// How many plies it looks ahead.
    pub depth: u32,
    /// The share of its own plies that it does not think of, from 0 to 1.
    pub missed: f32,
    /// The share of the replies that it overlooks, from 0 to 1.
    pub overlooked: f32,
    /// How far its opinion of a position may be off, in points of the score.
    pub noise: i32,
    /// How much worse a ply may be, in chance to win, to be played nearly as often as the best; 0: it never is.
    pub whim: f64,
    /// Whether it follows threats beyond its depth.
    pub threats: bool,
    /// Whether it never overlooks a win with its next ply, or with that of the other side, or what takes or threatens.
    pub sees_replies: bool,
}

impl Strength {
    /// Whether it overlooks nothing: a win that it sees is a win.
    #[must_use]
    pub fn is_unerring(&self) -> bool {
        self.missed <= 0.0 && self.overlooked <= 0.0
    }
}

/// As strong as the computer can be. The other levels differ from it.
const STRONGEST: Strength = Strength {
    nodes: 3_000_000,
    depth: 100,
    missed: 0.0,
    overlooked: 0.0,
    noise: 0,
    whim: 0.0,
    threats: true,
    sees_replies: true,
};

/// Tafl in which the king escapes to corners. Matches on boards of several sizes have found these tables. On small boards the
/// depth bounds a search, on large ones the nodes do: both are chosen so that a level is as much stronger than the one
/// below on all of them.
const TO_CORNERS: [Strength; 6] = [
    Strength {
        nodes: 2_500,
        depth: 1,
        missed: 0.21,
        overlooked: 0.15,
        noise: 34,
        whim: 0.022,
        threats: false,
        sees_replies: false,
    },
    Strength {
        nodes: 25_000,
        depth: 3,
        missed: 0.165,
        overlooked: 0.13,
        noise: 48,
        whim: 0.03,
        threats: false,
        ..STRONGEST
    },
    Strength {
        nodes: 30_000,
        depth: 4,
        missed: 0.034,
        overlooked: 0.026,
        noise: 26,
        whim: 0.01,
        threats: false,
        ..STRONGEST
    },
    Strength {
        nodes: 100_000,
        depth: 10,
        missed: 0.012,
        overlooked: 0.009,
        noise: 16,
        whim: 0.005,
        ..STRONGEST
    },
    Strength {
        nodes: 450_000,
        noise: 34,
        ..STRONGEST
    },
    STRONGEST,
];

/// Where the king escapes to the edge, one mistake is often the last: levels err less, and are nearer to each other.
const TO_THE_EDGE: [Strength; 6] = [
    Strength {
        nodes: 4_000,
        depth: 3,
        missed: 0.18,
        overlooked: 0.135,
        noise: 50,
        whim: 0.03,
        ..STRONGEST
    },
    Strength {
        nodes: 10_000,
        depth: 6,
        missed: 0.1,
        overlooked: 0.08,
        noise: 30,
        whim: 0.006,
        ..STRONGEST
    },
    Strength {
        nodes: 14_000,
        depth: 8,
        missed: 0.035,
        overlooked: 0.025,
        noise: 28,
        ..STRONGEST
    },
    Strength {
        nodes: 60_000,
        noise: 26,
        ..STRONGEST
    },
    Strength {
        nodes: 400_000,
        noise: 16,
        ..STRONGEST
    },
    STRONGEST,
];

/// In hunts, a side that overlooks much has no chance against anybody.
const OF_HUNTS: [Strength; 6] = [
    Strength {
        nodes: 4_000,
        depth: 2,
        missed: 0.1,
        overlooked: 0.15,
        noise: 60,
        whim: 0.05,
        ..STRONGEST
    },
    Strength {
        nodes: 8_000,
        depth: 4,
        missed: 0.03,
        overlooked: 0.07,
        noise: 38,
        whim: 0.025,
        ..STRONGEST
    },
    Strength {
        nodes: 16_000,
        depth: 6,
        overlooked: 0.02,
        noise: 20,
        whim: 0.01,
        ..STRONGEST
    },
    Strength {
        nodes: 40_000,
        depth: 10,
        overlooked: 0.005,
        noise: 12,
        ..STRONGEST
    },
    Strength {
        nodes: 80_000,
        noise: 10,
        ..STRONGEST
    },
    STRONGEST,
];

/// In Dablot, games are long, and who sees a ply more wins nearly all of them: levels are nearer to each other.
const OF_DABLOT: [Strength; 6] = [
    Strength {
        nodes: 4_000,
        depth: 2,
        missed: 0.06,
        overlooked: 0.08,
        noise: 45,
        whim: 0.04,
        ..STRONGEST
    },
    Strength {
        nodes: 8_000,
        depth: 3,
        missed: 0.03,
        overlooked: 0.06,
        noise: 38,
        whim: 0.02,
        ..STRONGEST
    },
    Strength {
        nodes: 16_000,
        depth: 5,
        overlooked: 0.02,
        noise: 24,
        whim: 0.01,
        ..STRONGEST
    },
    Strength {
        nodes: 40_000,
        depth: 7,
        overlooked: 0.01,
        noise: 18,
        ..STRONGEST
    },
    Strength {
        nodes: 160_000,
        noise: 6,
        ..STRONGEST
    },
    STRONGEST,
];

/// How many of the best plies a level with whims chooses from.
const CHOICES: usize = 4;
/// No level plays what loses so much of the chance to win on a whim.
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
        // Tables, and the board for which that of tafl was made.
        let (strengths, usual) = match ruleset {
            Ruleset::Tafl(tafl) if tafl.rules().escape == Escape::Corner => (&TO_CORNERS, 11_u64),
            Ruleset::Tafl(_) => (&TO_THE_EDGE, 9),
            Ruleset::Hunt(_) => (&OF_HUNTS, 1),
            Ruleset::Dablot(_) => (&OF_DABLOT, 1),
        };
        let size = match ruleset {
            Ruleset::Tafl(tafl) if self < Self::LAST => u64::from(tafl.size()),
            // The last level has as many nodes as fit into its time.
            _ => usual,
        };
        // On smaller boards there are fewer moves, so that fewer positions are as deep a look; on larger ones each takes
        // longer, so that a level would be slower.
        let [squares, usual] = [size, usual].map(|size| size * size);
        let strength = strengths[usize::from(self.0 - 1)];
        Strength {
            nodes: strength.nodes * squares.min(usual) / squares.max(usual),
            ..strength
        }
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
    /// Whether it might as well resign: the other side wins with its next ply, whatever this one is.
    #[must_use]
    pub fn is_hopeless(&self) -> bool {
        self.score
            .win_in()
            .is_some_and(|plies| (-2..0).contains(&plies))
    }

    /// Whether it would rather have a draw than play on: it stands no better, or nothing has happened for long.
    /// `quiet` is how many plies in a row have captured nothing.
    #[must_use]
    pub fn accepts_draw(&self, quiet: usize) -> bool {
        let chance = self.score.win_chance();
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
        .with_depth(strength.depth)
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
    let report = task.search();
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
    let best = best.score.win_chance();
    let weights: Vec<f64> = report
        .lines
        .iter()
        .map(|line| {
            let worse = best - line.score.win_chance();
            if worse >= TOO_BAD {
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
