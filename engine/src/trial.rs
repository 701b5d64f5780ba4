//! Tries rules out: many quick games of the computer against itself, to warn of rules that suit one side alone.

use raichi_rules::{Game, Ruleset, Side};

use crate::{Strength, choose_as, random::scatter};

/// How quick games went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Trial {
    /// How many were played.
    pub games: u32,
    /// How many of them each side won, in the order of the sides.
    pub won: [u32; 2],
    /// How many had no end within [`Trial::MOST_PLIES`].
    pub endless: u32,
}

/// What is wrong with rules, as far as quick games show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Imbalance {
    /// A side wins at least nine times as often as the other.
    Lopsided(Side),
    /// Most games do not end.
    Endless,
}

/// A player for games that cost next to nothing: it looks one ply ahead, does not think of most plies, and knows little,
/// but never overlooks that it can win.
const QUICK: Strength = Strength {
    nodes: 1_000,
    depth: 1.0,
    missed: 0.6,
    overlooked: 0.0,
    noise: 60,
    whim: 0.03,
    threats: false,
    sees_replies: true,
};

impl Trial {
    /// The most games. On large boards there are fewer.
    pub const GAMES: u32 = 200;
    /// The most plies of a game.
    pub const MOST_PLIES: usize = 300;
    /// The most positions that are looked at in all games, which takes about a second.
    pub const NODES: u64 = 400_000;
    /// A side that wins less than this share of the games does not win enough of them to lose any.
    const LITTLE: f64 = 0.05;
    /// Fewer games than that show nothing.
    const FEWEST: u32 = 10;

    /// Plays quick games by some rules, until there are enough, or they have cost enough. The same rules give the same
    /// games on every machine, unless `stop` was true before they were played.
    #[must_use]
    pub fn of(ruleset: &Ruleset, stop: &dyn Fn() -> bool) -> Self {
        let mut trial = Self::default();
        let mut nodes = 0;
        for number in 0..u64::from(Self::GAMES) {
            let mut game = Game::new(ruleset.clone());
            let mut seed = scatter(number);
            while game.outcome().is_none() && game.ply_count() < Self::MOST_PLIES {
                // Another seed for each ply, or the same plies would be missed through the game.
                seed = scatter(seed);
                let Some(choice) = choose_as(&game, &QUICK, seed, stop) else {
                    break;
                };
                nodes += choice.report.nodes;
                if nodes > Self::NODES || stop() || game.play(choice.ply).is_err() {
                    return trial;
                }
            }
            trial.games += 1;
            match game.outcome() {
                None => trial.endless += 1,
                Some(outcome) => {
                    if let Some(winner) = outcome.winner {
                        trial.won[winner.index()] += 1;
                    }
                }
            }
        }
        trial
    }

    /// What the games show to be wrong with the rules, if anything.
    ///
    /// Those who see as little as the players of quick games do better with one of the sides of most boards. `usual` are the
    /// games by the rules from which these differ, so that only what is worse than there counts.
    #[must_use]
    pub fn imbalance(&self, usual: Option<&Self>) -> Option<Imbalance> {
        let found = self.extreme()?;
        let Some(usual) = usual.filter(|usual| usual.extreme() == Some(found)) else {
            return Some(found);
        };
        // As lopsided as usual, unless the weaker side has lost most of the little that it had.
        let is_worse = match found {
            Imbalance::Lopsided(side) => {
                let [share, usual] = [self, usual].map(|trial| trial.share(side.opponent()));
                usual >= Self::LITTLE && 3.0 * share < usual
            }
            Imbalance::Endless => false,
        };
        is_worse.then_some(found)
    }

    /// The share of the games that a side has won.
    fn share(&self, side: Side) -> f64 {
        f64::from(self.won[side.index()]) / f64::from(self.games.max(1))
    }

    /// Whether there were enough games to show anything.
    #[must_use]
    pub const fn is_telling(&self) -> bool {
        self.games >= Self::FEWEST
    }

    fn extreme(&self) -> Option<Imbalance> {
        if !self.is_telling() {
            return None;
        }
        if 2 * self.endless > self.games {
            return Some(Imbalance::Endless);
        }
        let decided = self.won[0] + self.won[1];
        let mut sides = Side::ALL.into_iter();
        let winner = sides.find(|side| {
            let (own, other) = (self.won[side.index()], self.won[side.opponent().index()]);
            own >= 9 * other
        });
        winner
            .filter(|_| decided >= Self::FEWEST && 2 * decided >= self.games)
            .map(Imbalance::Lopsided)
    }
}

/// What came of trying rules out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tried {
    /// The games.
    pub trial: Trial,
    /// What is wrong with the rules.
    pub imbalance: Option<Imbalance>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nine_to_one_and_games_without_end_are_found() {
        let imbalance = |games, won, endless| {
            let trial = Trial {
                games,
                won,
                endless,
            };
            trial.imbalance(None)
        };
        assert_eq!(imbalance(200, [100, 100], 0), None);
        assert_eq!(imbalance(200, [179, 21], 0), None);
        assert_eq!(
            imbalance(200, [180, 20], 0),
            Some(Imbalance::Lopsided(Side::First))
        );
        assert_eq!(
            imbalance(20, [0, 20], 0),
            Some(Imbalance::Lopsided(Side::Second))
        );
        assert_eq!(
            imbalance(200, [60, 6], 40),
            None,
            "most were drawn or had no end"
        );
        assert_eq!(imbalance(200, [50, 49], 101), Some(Imbalance::Endless));
        assert_eq!(imbalance(9, [9, 0], 0), None);
        assert_eq!(imbalance(0, [0, 0], 0), None);
    }

    #[test]
    fn only_what_is_worse_than_usual_counts() {
        let [even, second, first] = [[90, 110], [5, 195], [195, 5]].map(|won| Trial {
            games: 200,
            won,
            endless: 0,
        });
        let lopsided = |side| Some(Imbalance::Lopsided(side));
        assert_eq!(second.imbalance(Some(&even)), lopsided(Side::Second));
        assert_eq!(second.imbalance(Some(&second)), None);
        assert_eq!(second.imbalance(Some(&first)), lopsided(Side::Second));
        assert_eq!(even.imbalance(Some(&second)), None);
        // The weaker side has lost what it had.
        let [weak, weaker, none] =
            [[20, 180], [10, 190], [0, 200]].map(|won| Trial { won, ..even });
        assert_eq!(weaker.imbalance(Some(&weak)), None);
        assert_eq!(none.imbalance(Some(&weak)), lopsided(Side::Second));
        assert_eq!(none.imbalance(Some(&second)), None);
    }
}
