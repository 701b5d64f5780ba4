//! The leaderboard of a server: who stands on it, in which order, and what others lack.

use raichi_ratings::Rating;
use raichi_rules::Ruleset;
use time::{Duration, OffsetDateTime};

use crate::ids::{ExternalId, PlayerId};

/// How many of those who have left are named.
const GONE: usize = 5;

/// What is known of somebody who has rated games on a server.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Contender {
    /// Who it is,
    pub player: PlayerId,
    /// and the id at the door.
    pub key: ExternalId,
    /// The rating at the time of the leaderboard.
    pub rating: Rating,
    /// How many rated games they have on the server,
    pub games: u32,
    /// against how many people,
    pub opponents: u32,
    /// and when the last one ended.
    pub last_at: OffsetDateTime,
    /// Whether they do not want to stand on leaderboards.
    pub is_hidden: bool,
    /// Whether they have left the server.
    pub has_left: bool,
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
    /// Those on the page, the best first.
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

impl Contender {
    /// What keeps them off the leaderboard, if anything does but that they have left.
    #[must_use]
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

    /// A page of the leaderboard of these contenders, as the reader sees it. If there are fewer pages, it is the first.
    #[must_use]
    pub fn of(
        rules: Option<&'static Ruleset>,
        mut contenders: Vec<Contender>,
        reader: Option<ExternalId>,
        number: u32,
        now: OffsetDateTime,
    ) -> Self {
        let found = reader.map(|reader| {
            let mut all = contenders.iter();
            all.find(|contender| contender.key == reader).copied()
        });
        let gone = contenders.iter().filter(|contender| contender.has_left);
        let gone = gone.map(|contender| contender.player).take(GONE).collect();
        // The reader is there, whatever was found when the reader was looked up.
        contenders.retain(|contender| {
            (!contender.has_left || Some(contender.key) == reader) && contender.lack(now).is_none()
        });
        // Equal ones stand in the order in which they came.
        contenders.sort_by(|one, other| {
            let key = |it: &Contender| (it.rating.lower_bound(), it.rating.value());
            let ((bound, value), (other_bound, other_value)) = (key(one), key(other));
            other_bound
                .total_cmp(&bound)
                .then(other_value.total_cmp(&value))
                .then(one.player.cmp(&other.player))
        });
        let place = |key| contenders.iter().position(|contender| contender.key == key);
        let own = found.map(|found| match found {
            None => Err(Lack::Games {
                games: Self::GAMES,
                opponents: Self::OPPONENTS,
            }),
            Some(contender) => match contender.lack(now) {
                Some(lack) => Err(lack),
                None => Ok(place(contender.key).map_or(0, count) + 1),
            },
        });
        let total = count(contenders.len());
        let skipped = |number: u32| usize::try_from(number.saturating_mul(Self::SIZE));
        let number = match skipped(number) {
            Ok(skipped) if skipped < contenders.len() => number,
            _ => 0,
        };
        let page = contenders
            .into_iter()
            .skip(skipped(number).unwrap_or(0))
            .take(Self::SIZE as usize);
        Self {
            rules,
            contenders: page.collect(),
            number,
            total,
            own,
            gone,
        }
    }

    /// How many pages there are, at least one.
    #[must_use]
    pub const fn pages(&self) -> u32 {
        let pages = self.total.div_ceil(Self::SIZE);
        if pages == 0 { 1 } else { pages }
    }

    /// The place of the first one on the page, counted from 1.
    #[must_use]
    pub const fn first(&self) -> u32 {
        self.number * Self::SIZE + 1
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: OffsetDateTime = OffsetDateTime::UNIX_EPOCH;

    fn contender(number: u32, rating: f64, deviation: f64) -> Contender {
        Contender {
            player: PlayerId(number.into()),
            key: ExternalId(number.into()),
            rating: Rating::from_numbers(rating, deviation, 0.06),
            games: 5,
            opponents: 3,
            last_at: NOW - Duration::days(90),
            is_hidden: false,
            has_left: false,
        }
    }

    fn keys(board: &Leaderboard) -> Vec<u64> {
        let all = board.contenders.iter();
        all.map(|contender| contender.key.0).collect()
    }

    fn board(contenders: &[Contender], reader: u64) -> Leaderboard {
        let reader = (reader > 0).then_some(ExternalId(reader));
        Leaderboard::of(None, contenders.to_vec(), reader, 0, NOW)
    }

    #[test]
    fn the_surely_strong_stand_first() {
        let all = [
            contender(1, 1700.0, 200.0),
            contender(2, 1600.0, 60.0),
            contender(3, 1500.0, 60.0),
            contender(4, 1600.0, 60.0),
        ];
        let board = board(&all, 3);
        assert_eq!(keys(&board), [2, 4, 3, 1]);
        assert_eq!((board.own, board.total), (Some(Ok(3)), 4));
    }

    #[test]
    fn who_lacks_something_is_left_out_and_told_what() {
        let ready = contender(1, 1600.0, 60.0);
        let few = |games, opponents| Contender {
            games,
            opponents,
            ..ready
        };
        let lack = |contender| board(&[contender], 1).own;
        let games = |games, opponents| Some(Err(Lack::Games { games, opponents }));
        assert_eq!(lack(ready), Some(Ok(1)));
        assert_eq!(lack(few(3, 3)), games(2, 0));
        assert_eq!(lack(few(9, 1)), games(2, 2));
        assert_eq!(lack(few(4, 2)), games(1, 1));
        let last_at = ready.last_at - Duration::SECOND;
        let idle = Contender { last_at, ..ready };
        assert_eq!(lack(idle), Some(Err(Lack::Recent(last_at))));
        let hidden = Contender {
            is_hidden: true,
            ..ready
        };
        assert_eq!(lack(hidden), Some(Err(Lack::Wish)));
        for left_out in [few(4, 3), few(5, 2), idle, hidden] {
            assert_eq!(board(&[left_out], 2).total, 0);
        }
        assert_eq!(board(&[ready], 2).own, games(5, 3));
        assert_eq!(board(&[ready], 0).own, None);
    }

    #[test]
    fn who_has_left_stands_there_only_for_themselves() {
        let gone = Contender {
            has_left: true,
            ..contender(1, 1600.0, 60.0)
        };
        let without = board(&[gone], 2);
        assert_eq!((without.total, without.gone), (0, vec![gone.player]));
        assert_eq!(board(&[gone], 1).own, Some(Ok(1)));
    }

    #[test]
    fn a_page_has_fifteen() {
        let all: Vec<_> = (1..=31)
            .map(|number| contender(number, 2000.0 - f64::from(number), 60.0))
            .collect();
        let page = |number| Leaderboard::of(None, all.clone(), None, number, NOW);
        assert_eq!(keys(&page(0)), (1..=15).collect::<Vec<_>>());
        assert_eq!((page(1).first(), page(1).pages()), (16, 3));
        assert_eq!(keys(&page(2)), [31]);
        for beyond in [3, u32::MAX] {
            assert_eq!((page(beyond).number, keys(&page(beyond)).len()), (0, 15));
        }
        let none = Leaderboard::of(None, Vec::new(), None, 7, NOW);
        assert_eq!((none.number, none.total, none.pages()), (0, 0, 1));
    }
}
