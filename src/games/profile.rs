//! What is known of a player: ratings, and the finished games on a server.

use std::ops::Add;

use raichi_ratings::{Pool, Rating, Standing};
use raichi_rules::{Ruleset, Side};
use time::{Duration, OffsetDateTime};

use super::{Level, PagesRule, Score};
use crate::ids::{ExternalId, GameId, PageId, Player};

/// What a profile shows of a player's finished games. Aborted games, and those of one person against themselves, are
/// left out.
#[derive(Debug, Clone)]
pub struct Profile {
    /// Who it is, at the door.
    pub player: ExternalId,
    /// When the figures were made.
    pub at: OffsetDateTime,
    /// Where the player stands overall; `None` without rated games.
    pub rating: Option<Standing>,
    /// How the overall rating changed in the last year, day by day, from the oldest change.
    pub course: Vec<RatingStep>,
    /// The games by ruleset, the most played one first.
    pub rulesets: Vec<RulesetFigures>,
    /// The score against the computer.
    pub against_computer: Score,
    /// The score against teams, which no other figure counts.
    pub against_teams: Score,
    /// How many finished games the player has voted in.
    pub voted_in: u32,
    /// The best places in tournaments, with their names.
    pub tournaments: Vec<(u32, String)>,
    /// The places in ladders, with the names of their rules.
    pub ladders: Vec<(u32, String)>,
    /// The highest level of the computer that the player has beaten.
    pub best_level: Option<Level>,
    /// How many games the player has lost on time, of those in `rulesets`.
    pub lost_on_time: u32,
    /// What the player has called in the games of `rulesets`.
    pub calls: Calls,
    /// The median of the times that the player took for a move in the newest games against people.
    pub move_time: Option<Duration>,
    /// The game with the most moves, and their number.
    pub longest: Option<(GamePlace, u32)>,
    /// The newest games.
    pub newest: Vec<NewestGame>,
    /// The score of the reader against the player, if the reader is somebody else.
    pub head_to_head: Option<Score>,
    /// The score on all servers, for the player alone, if there are others.
    pub everywhere: Option<Score>,
}

/// What the games of a day changed of the overall rating.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingStep {
    /// When the last of them ended.
    pub at: OffsetDateTime,
    /// The rating before the first one, as uncertain as it had become.
    pub before: Rating,
    /// The rating after the last one.
    pub after: Rating,
    /// How many rated games there were, with the first one.
    pub games: u32,
}

/// A player's games by a ruleset.
#[derive(Debug, Clone)]
pub struct RulesetFigures {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The scores as the first and as the second side.
    pub sides: [Score; 2],
    /// Where the player stands in its pool, once that is shown.
    pub rating: Option<Standing>,
}

impl RulesetFigures {
    /// The score as either side.
    pub fn score(&self) -> Score {
        self.sides[0] + self.sides[1]
    }

    /// The score as a side.
    pub const fn of_side(&self, side: Side) -> Score {
        match side {
            Side::First => self.sides[0],
            Side::Second => self.sides[1],
        }
    }
}

/// Where a game is to be seen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GamePlace {
    /// The game.
    pub game: GameId,
    /// Its server,
    pub server: ExternalId,
    /// its channel,
    pub channel: ExternalId,
    /// and the newest message that shows its board.
    pub message: Option<ExternalId>,
    /// Its page,
    pub page: PageId,
    /// and whether the server wants its games to have pages.
    pub pages: PagesRule,
}

/// One of the newest games of a player.
#[derive(Debug, Clone)]
pub struct NewestGame {
    /// The game, and where it is to be seen.
    pub place: GamePlace,
    /// The name of its ruleset.
    pub rules: String,
    /// The other player.
    pub opponent: Player,
    /// What it was for the player.
    pub result: GameResult,
    /// When it ended.
    pub ended_at: OffsetDateTime,
}

raichi_rules::codes! {
    /// What a game was for a player.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum GameResult {
        /// Won.
        Won = "won",
        /// Drawn.
        Drawn = "drawn",
        /// Lost.
        Lost = "lost",
    }
}

/// How often the side with the king has announced that it may win at its next move.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Calls {
    /// With one clear path.
    pub raichi: u32,
    /// With two.
    pub tuichi: u32,
}

impl Calls {
    /// Counts the words of calls; those of other families are left out.
    pub fn of<'a>(codes: impl Iterator<Item = &'a str>) -> Self {
        let mut calls = Self::default();
        for code in codes {
            match code {
                "raichi" => calls.raichi += 1,
                "tuichi" => calls.tuichi += 1,
                _ => {}
            }
        }
        calls
    }
}

impl Profile {
    /// How long ago the course of the rating begins.
    pub const COURSE: Duration = Duration::days(365);
    /// How many of the newest games it shows.
    pub const NEWEST: usize = 5;
    /// From how many rated games on the rating in a ruleset is shown.
    pub const SHOWN_FROM: u32 = Pool::SHOWN_FROM;

    /// A profile without games.
    pub const fn empty(player: ExternalId, at: OffsetDateTime) -> Self {
        Self {
            player,
            at,
            rating: None,
            course: Vec::new(),
            rulesets: Vec::new(),
            against_computer: Score {
                won: 0,
                drawn: 0,
                lost: 0,
            },
            against_teams: Score {
                won: 0,
                drawn: 0,
                lost: 0,
            },
            voted_in: 0,
            tournaments: Vec::new(),
            ladders: Vec::new(),
            best_level: None,
            lost_on_time: 0,
            calls: Calls {
                raichi: 0,
                tuichi: 0,
            },
            move_time: None,
            longest: None,
            newest: Vec::new(),
            head_to_head: None,
            everywhere: None,
        }
    }

    /// Adds ratings by pool. Those by ruleset stand beside the scores, from some games on.
    pub fn add_ratings(&mut self, ratings: Vec<(Pool, Standing)>) {
        for (pool, standing) in ratings {
            match pool {
                Pool::Overall => self.rating = Some(standing),
                Pool::Ruleset(name) if standing.games >= Self::SHOWN_FROM => {
                    let mut rulesets = self.rulesets.iter_mut();
                    if let Some(figures) = rulesets.find(|it| it.ruleset.name() == name) {
                        figures.rating = Some(standing);
                    }
                }
                Pool::Ruleset(_) => {}
            }
        }
    }

    /// The score in the games by all rulesets; not that against the computer.
    pub fn score(&self) -> Score {
        let scores = self.rulesets.iter().map(RulesetFigures::score);
        scores.fold(Score::default(), Score::add)
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.score().games() == 0
            && self.against_computer.games() == 0
            && self.against_teams.games() == 0
            && self.voted_in == 0
            && self.tournaments.is_empty()
            && self.ladders.is_empty()
    }

    /// The overall rating at the time of the figures.
    pub fn rating_now(&self) -> Option<Rating> {
        self.rating.map(|standing| standing.at(self.at))
    }

    /// The share of the games that were lost on time, in percent.
    pub fn lost_on_time_percent(&self) -> u32 {
        let games = u64::from(self.score().games()).max(1);
        let percent = (u64::from(self.lost_on_time) * 100 + games / 2) / games;
        u32::try_from(percent).unwrap_or(100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_of_other_families_are_not_counted() {
        let codes = ["raichi", "watch-your-king", "tuichi", "raichi"];
        let calls = Calls {
            raichi: 2,
            tuichi: 1,
        };
        assert_eq!(Calls::of(codes.into_iter()), calls);
    }

    #[test]
    fn the_share_of_games_lost_on_time_is_rounded() {
        let mut profile = Profile::empty(ExternalId(1), OffsetDateTime::UNIX_EPOCH);
        assert!(profile.is_empty());
        assert_eq!(profile.lost_on_time_percent(), 0);
        let sides = [
            Score {
                won: 1,
                drawn: 0,
                lost: 1,
            },
            Score {
                won: 0,
                drawn: 1,
                lost: 0,
            },
        ];
        profile.rulesets.push(RulesetFigures {
            ruleset: Ruleset::default(),
            sides,
            rating: None,
        });
        profile.lost_on_time = 1;
        assert_eq!(profile.lost_on_time_percent(), 33);
        profile.lost_on_time = 2;
        assert_eq!(profile.lost_on_time_percent(), 67);
        assert_eq!(profile.score().to_string(), "1–1–1");
        assert!(!profile.is_empty());
    }
}
