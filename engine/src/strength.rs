//! What makes a player strong or weak, and the tables of it.

use raichi_rules::{Game, Ruleset, tafl::Escape};

use crate::settings::share;

/// What a player is made of.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Strength {
    /// The most positions that it looks at for one ply; in a table, on the board for which it was made.
    pub nodes: u64,
    /// How many plies it looks ahead; the part after the point is the share of positions in which it is one more.
    pub depth: f32,
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
    /// Whether it never overlooks a win with its next ply, or with that of the other side if it looks so far, or what takes or
    /// threatens.
    pub sees_replies: bool,
}

impl Strength {
    /// The strength of a grade in games of a ruleset: a place in the table of its kind, from 0, little better than random play,
    /// to 6, the strongest. 1 to 5 are rows that suit most rulesets as levels; 2.5 is halfway between the second and the
    /// third, and what cannot be halved is that of the third. Hundredths count.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a small positive number"
    )]
    pub fn at(grade: f64, ruleset: &Ruleset) -> Self {
        let hundredths = (grade.clamp(0.0, 6.0) * 100.0).round() as u16;
        let row = usize::from(hundredths / 100);
        let lower = Self::row(row, ruleset);
        let share = hundredths % 100;
        if share == 0 {
            return lower;
        }
        let upper = Self::row(row + 1, ruleset);
        let whole = |low: i64, high: i64| low + (high - low) * i64::from(share) / 100;
        let part = |low: f32, high: f32| low + (high - low) * f32::from(share) / 100.0;
        Self {
            nodes: whole(lower.nodes as i64, upper.nodes as i64) as u64,
            depth: part(lower.depth, upper.depth),
            missed: part(lower.missed, upper.missed),
            overlooked: part(lower.overlooked, upper.overlooked),
            noise: whole(lower.noise.into(), upper.noise.into()) as i32,
            whim: lower.whim + (upper.whim - lower.whim) * f64::from(share) / 100.0,
            ..upper
        }
    }

    /// A row of the table for a ruleset.
    fn row(row: usize, ruleset: &Ruleset) -> Self {
        // Tables, and the board for which that of tafl was made.
        let (table, usual) = match ruleset {
            Ruleset::Tafl(tafl) if tafl.rules().escape == Escape::Corner => {
                let table = match tafl.size() {
                    ..SIZE_OF_FAR_CORNERS => &TO_NEAR_CORNERS,
                    _ => &TO_FAR_CORNERS,
                };
                (table, 11_u64)
            }
            Ruleset::Tafl(_) => (&TO_THE_EDGE, 9),
            Ruleset::Dablot(_) => (&OF_DABLOT, 1),
            _ => (&OF_HUNTS, 1),
        };
        // The last row has as many nodes as fit into its time.
        let is_last = row == table.len() - 1;
        let (size, slower) = match ruleset {
            Ruleset::Tafl(tafl) if !is_last => {
                let slower = if tafl.rules().has_legs() {
                    SLOWER_WITH_LEGS
                } else {
                    1
                };
                (u64::from(tafl.size()), slower)
            }
            _ => (usual, 1),
        };
        // On smaller boards there are fewer moves, so that fewer positions are as deep a look; on larger ones each takes
        // longer, so that a level would be slower.
        let [squares, usual] = [size, usual].map(|size| size * size);
        let strength = table[row];
        Self {
            nodes: strength.nodes * squares.min(usual) / squares.max(usual) / slower,
            ..strength
        }
    }

    /// How many plies it looks ahead in the position of a game.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a small positive number"
    )]
    pub(crate) fn depth_in(&self, game: &Game, seed: u64) -> u32 {
        let share = share(seed ^ game.position_hash().rotate_left(1));
        self.depth as u32 + u32::from(share < self.depth.fract())
    }

    /// Whether it overlooks nothing: a win that it sees is a win.
    #[must_use]
    pub fn is_unerring(&self) -> bool {
        self.missed <= 0.0 && self.overlooked <= 0.0
    }
}

/// How many times as long as elsewhere a position takes to look at where moves may have several legs. Levels look at so many
/// times fewer there, so that they are not slower.
const SLOWER_WITH_LEGS: u64 = 2;

/// Little better than random play.
const WEAKEST: Strength = Strength {
    nodes: 1_000,
    depth: 1.0,
    missed: 0.5,
    overlooked: 0.5,
    noise: 120,
    whim: 0.12,
    threats: false,
    sees_replies: false,
};

/// As strong as the computer can be. The other rows of the tables differ from it.
const STRONGEST: Strength = Strength {
    nodes: 3_000_000,
    depth: 100.0,
    missed: 0.0,
    overlooked: 0.0,
    noise: 0,
    whim: 0.0,
    threats: true,
    sees_replies: true,
};

/// Tafl in which the king escapes to corners, on boards smaller than [`SIZE_OF_FAR_CORNERS`]; the nodes are those for
/// 11 × 11. On small boards the depth bounds a search, on large ones the nodes do: both are chosen so that a level is
/// as much stronger than the one below on all of them.
const TO_NEAR_CORNERS: [Strength; 7] = [
    WEAKEST,
    Strength {
        nodes: 2_500,
        depth: 1.0,
        missed: 0.21,
        overlooked: 0.15,
        noise: 34,
        whim: 0.022,
        threats: false,
        sees_replies: false,
    },
    Strength {
        nodes: 25_000,
        depth: 3.0,
        missed: 0.165,
        overlooked: 0.13,
        noise: 48,
        whim: 0.03,
        threats: false,
        ..STRONGEST
    },
    Strength {
        nodes: 30_000,
        depth: 4.0,
        missed: 0.034,
        overlooked: 0.026,
        noise: 26,
        whim: 0.01,
        threats: false,
        ..STRONGEST
    },
    Strength {
        nodes: 100_000,
        depth: 10.0,
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

/// The smallest boards for which [`TO_FAR_CORNERS`] is.
const SIZE_OF_FAR_CORNERS: u8 = 11;

/// The same on large boards. Games are longer there, and the stronger player wins more of them: from level 4 on, nothing is
/// overlooked, and the levels below are nearer to it. They err as people do at Copenhagen (the bench `people`): by opinions that
/// are a little off in most positions, and seldom by what they overlook.
const TO_FAR_CORNERS: [Strength; 7] = [
    WEAKEST,
    Strength {
        nodes: 28_000,
        depth: 4.0,
        missed: 0.009,
        overlooked: 0.006,
        noise: 175,
        whim: 0.1,
        threats: false,
        sees_replies: false,
    },
    Strength {
        nodes: 36_000,
        depth: 5.0,
        missed: 0.0045,
        overlooked: 0.0032,
        noise: 96,
        whim: 0.054,
        threats: false,
        ..STRONGEST
    },
    Strength {
        nodes: 52_000,
        depth: 7.0,
        missed: 0.0015,
        overlooked: 0.0012,
        noise: 43,
        whim: 0.0135,
        ..STRONGEST
    },
    Strength {
        nodes: 75_000,
        noise: 40,
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
const TO_THE_EDGE: [Strength; 7] = [
    WEAKEST,
    Strength {
        nodes: 4_000,
        depth: 3.0,
        missed: 0.18,
        overlooked: 0.135,
        noise: 50,
        whim: 0.03,
        ..STRONGEST
    },
    Strength {
        nodes: 10_000,
        depth: 6.0,
        missed: 0.1,
        overlooked: 0.08,
        noise: 30,
        whim: 0.006,
        ..STRONGEST
    },
    Strength {
        nodes: 14_000,
        depth: 8.0,
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

/// In hunts, a side that overlooks much has no chance against anybody. So it is in other games with unequal sides.
const OF_HUNTS: [Strength; 7] = [
    WEAKEST,
    Strength {
        nodes: 4_000,
        depth: 2.0,
        missed: 0.1,
        overlooked: 0.15,
        noise: 60,
        whim: 0.05,
        ..STRONGEST
    },
    Strength {
        nodes: 8_000,
        depth: 4.0,
        missed: 0.03,
        overlooked: 0.07,
        noise: 38,
        whim: 0.025,
        ..STRONGEST
    },
    Strength {
        nodes: 16_000,
        depth: 6.0,
        overlooked: 0.02,
        noise: 20,
        whim: 0.01,
        ..STRONGEST
    },
    Strength {
        nodes: 40_000,
        depth: 10.0,
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
const OF_DABLOT: [Strength; 7] = [
    WEAKEST,
    Strength {
        nodes: 4_000,
        depth: 2.0,
        missed: 0.06,
        overlooked: 0.08,
        noise: 45,
        whim: 0.04,
        ..STRONGEST
    },
    Strength {
        nodes: 8_000,
        depth: 3.0,
        missed: 0.03,
        overlooked: 0.06,
        noise: 38,
        whim: 0.02,
        ..STRONGEST
    },
    Strength {
        nodes: 16_000,
        depth: 5.0,
        overlooked: 0.02,
        noise: 24,
        whim: 0.01,
        ..STRONGEST
    },
    Strength {
        nodes: 40_000,
        depth: 7.0,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_ply_is_looked_at_in_as_many_positions() {
        let game = Game::new(Ruleset::default());
        let deeper = |depth| {
            let strength = Strength { depth, ..WEAKEST };
            let depths: Vec<_> = (0..1_000)
                .map(|seed| strength.depth_in(&game, seed))
                .collect();
            let whole = depth as u32;
            assert!(depths.iter().all(|it| [whole, whole + 1].contains(it)));
            depths.iter().filter(|it| **it > whole).count()
        };
        assert_eq!(deeper(3.0), 0);
        assert!((250..350).contains(&deeper(3.3)));
        assert!((850..950).contains(&deeper(1.9)));
    }
}
