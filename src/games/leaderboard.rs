//! The leaderboard of a server: who stands on it, in which order, and what others lack.

use raichi_ratings::Rating;
use raichi_rules::Ruleset;
use time::{Duration, OffsetDateTime};

use crate::ids::{ExternalId, PlayerId};

/// Somebody who stands on a leaderboard.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contender {
    /// Who it is,
    pub player: PlayerId,
    /// and the id at the door.
    pub key: ExternalId,
    /// The rating at the time of the leaderboard.
    pub rating: Rating,
    /// How many rated games they have on the server.
    pub games: u32,
}

/// What decides whether somebody stands on a leaderboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Candidate {
    /// How many rated games they have on the server,
    pub games: u32,
    /// against how many people,
    pub opponents: u32,
    /// and when the last one ended.
    pub last_at: OffsetDateTime,
    /// Whether they do not want to stand on leaderboards.
    pub is_hidden: bool,
}

/// What somebody lacks for a leaderboard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lack {
    /// So many more rated games on the server, against so many more people.
    Games {
        /// The games; at least one for each of the people.
        games: u32,
        /// The people.
        opponents: u32,
    },
    /// A rated game in the last time: the last one ended then.
    Recent(OffsetDateTime),
    /// They do not want to.
    Wish,
}

/// A page of a leaderboard.
#[derive(Debug, Clone)]
pub struct Leaderboard {
    /// The ruleset whose games count; all games, if there is none.
    pub rules: Option<&'static Ruleset>,
    /// Those on the page, the best first: by the lower bound of their ratings, then by the ratings. Of equal ones, who came
    /// first stands first.
    pub contenders: Vec<Contender>,
    /// The page's number, from 0.
    pub number: u32,
    /// How many stand on all pages.
    pub total: u32,
    /// Where the reader stands, counted from 1, or what the reader lacks; `None` for no reader in particular.
    pub own: Option<Result<u32, Lack>>,
    /// A few of those who are left out because they have left the server; they may be back.
    pub gone: Vec<PlayerId>,
}

impl Candidate {
    /// What keeps them off the leaderboard, if anything does but that they have left.
    pub fn lack(&self, now: OffsetDateTime) -> Option<Lack> {
        let missing = missing(self.games, self.opponents);
        if self.is_hidden {
            Some(Lack::Wish)
        } else if missing.is_some() {
            missing
        } else if now - self.last_at > Leaderboard::ACTIVE {
            Some(Lack::Recent(self.last_at))
        } else {
            None
        }
    }
}

impl Lack {
    /// What somebody without rated games on the server lacks.
    pub const EVERYTHING: Self = Self::Games {
        games: Leaderboard::GAMES,
        opponents: Leaderboard::OPPONENTS,
    };
}

/// The games that are missing, if any are.
fn missing(games: u32, opponents: u32) -> Option<Lack> {
    let opponents = Leaderboard::OPPONENTS.saturating_sub(opponents);
    let games = Leaderboard::GAMES.saturating_sub(games).max(opponents);
    (games > 0).then_some(Lack::Games { games, opponents })
}

impl Leaderboard {
    /// How many stand on a page.
    pub const SIZE: u32 = 15;
    /// How many rated games on the server it takes,
    pub const GAMES: u32 = 5;
    /// against how many people,
    pub const OPPONENTS: u32 = 3;
    /// and how long ago the last one may have ended.
    pub const ACTIVE: Duration = Duration::days(90);

    /// How many pages there are, at least one.
    pub const fn pages(&self) -> u32 {
        let pages = self.total.div_ceil(Self::SIZE);
        if pages == 0 { 1 } else { pages }
    }

    /// The place of the first one on the page, counted from 1.
    pub const fn first(&self) -> u32 {
        self.number * Self::SIZE + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;

    #[test]
    fn who_lacks_something_is_told_what() {
        let ready = Candidate {
            games: 5,
            opponents: 3,
            last_at: NOW - Duration::days(90),
            is_hidden: false,
        };
        let few = |games, opponents| Candidate {
            games,
            opponents,
            ..ready
        };
        let games = |games, opponents| Some(Lack::Games { games, opponents });
        assert_eq!(ready.lack(NOW), None);
        assert_eq!(few(3, 3).lack(NOW), games(2, 0));
        assert_eq!(few(9, 1).lack(NOW), games(2, 2));
        assert_eq!(few(4, 2).lack(NOW), games(1, 1));
        assert_eq!(few(0, 0).lack(NOW), Some(Lack::EVERYTHING));
        let last_at = ready.last_at - Duration::SECOND;
        let idle = Candidate { last_at, ..ready };
        assert_eq!(idle.lack(NOW), Some(Lack::Recent(last_at)));
        let hidden = Candidate {
            is_hidden: true,
            ..ready
        };
        assert_eq!(hidden.lack(NOW), Some(Lack::Wish));
    }

    #[test]
    fn a_page_has_fifteen() {
        let board = |number, total| Leaderboard {
            rules: None,
            contenders: Vec::new(),
            number,
            total,
            own: None,
            gone: Vec::new(),
        };
        assert_eq!((board(1, 31).first(), board(1, 31).pages()), (16, 3));
        assert_eq!((board(0, 30).first(), board(0, 30).pages()), (1, 2));
        assert_eq!(board(0, 0).pages(), 1);
    }
}
