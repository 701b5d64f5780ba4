//! The open challenges of a server, as those who look for a game see them.

use raichi_rules::Ruleset;
use time::{Duration, OffsetDateTime};

use crate::{
    games::TimeControl,
    ids::{ChallengeId, ExternalId, Player},
};

/// How long the message of a challenge stands before it can be posted again, so that nobody fills a channel with it.
pub const POSTED_AGAIN_AFTER: Duration = Duration::hours(1);

/// An open challenge in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenChallenge {
    /// Its number.
    pub id: ChallengeId,
    /// Who made it.
    pub challenger: Player,
    /// The person who is challenged; `None` if anyone may accept.
    pub opponent: Option<Player>,
    /// The name of its rules.
    pub rules: String,
    /// The time control.
    pub time_control: TimeControl,
    /// The server of its channel.
    pub server: ExternalId,
    /// Where it was made: the channel or thread.
    pub channel: ExternalId,
    /// The channel of the thread, if it is known.
    pub parent: Option<ExternalId>,
    /// Whether the bot can post there, as far as is known.
    pub reachable: bool,
    /// Whether an admin has blocked the challenger, so that nobody can accept it.
    pub blocked: bool,
    /// Its message.
    pub message: Option<ExternalId>,
    /// When it expires.
    pub lapses_at: OffsetDateTime,
}

/// What an open challenge is to somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stake {
    /// It waits for their answer.
    ToMe,
    /// They may accept it, as anyone.
    Open,
    /// It is their own.
    Mine,
}

/// What somebody has looked through for a game to join, and joined none of.
#[derive(Debug, Clone)]
pub struct Search {
    /// The rules that were wanted; any, if there are none.
    pub rules: Option<Ruleset>,
    /// The open challenges that there were.
    pub seen: Vec<ChallengeId>,
}

impl OpenChallenge {
    /// What it is to somebody; `None` if it is none of their business.
    pub fn stake(&self, reader: ExternalId) -> Option<Stake> {
        match self.opponent {
            _ if self.challenger.key == reader => Some(Stake::Mine),
            Some(opponent) if opponent.key == reader => Some(Stake::ToMe),
            Some(_) => None,
            None => Some(Stake::Open),
        }
    }
}

/// A page of the open challenges that concern somebody: those to them, those to anyone, and their own, the oldest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LobbyPage {
    /// The challenges on it.
    pub challenges: Vec<OpenChallenge>,
    /// The page's number, from 0.
    pub number: u32,
    /// The number of challenges on all pages.
    pub total: u32,
}

impl LobbyPage {
    /// The number of challenges on a page: each has two buttons, and a message has five rows of five.
    pub const SIZE: usize = 5;

    /// The page with this number of these challenges, or the last one there is.
    pub fn of(mut all: Vec<OpenChallenge>, reader: ExternalId, number: u32) -> Self {
        all.retain(|challenge| challenge.stake(reader).is_some());
        all.sort_by_key(|challenge| (challenge.stake(reader), challenge.lapses_at, challenge.id.0));
        let total = u32::try_from(all.len()).unwrap_or(u32::MAX);
        let last = all.len().saturating_sub(1) / Self::SIZE;
        let number = usize::try_from(number).unwrap_or(last).min(last);
        Self {
            challenges: all
                .into_iter()
                .skip(number * Self::SIZE)
                .take(Self::SIZE)
                .collect(),
            number: u32::try_from(number).unwrap_or(0),
            total,
        }
    }

    /// How many pages there are, at least one.
    pub fn pages(&self) -> u32 {
        let size = u32::try_from(Self::SIZE).unwrap_or(u32::MAX);
        self.total.div_ceil(size).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PlayerId;

    const ME: ExternalId = ExternalId(1);

    fn challenge(id: i64, challenger: u64, opponent: Option<u64>) -> OpenChallenge {
        let player = |key: u64| Player {
            id: PlayerId(key.cast_signed()),
            key: ExternalId(key),
        };
        OpenChallenge {
            id: ChallengeId(id),
            challenger: player(challenger),
            opponent: opponent.map(player),
            rules: "norse".to_owned(),
            time_control: TimeControl::default(),
            server: ExternalId(7),
            channel: ExternalId(8),
            parent: None,
            reachable: true,
            blocked: false,
            message: None,
            lapses_at: OffsetDateTime::UNIX_EPOCH + Duration::hours(id),
        }
    }

    #[test]
    fn a_page_has_what_concerns_the_reader_in_order() {
        let all = vec![
            challenge(1, 1, Some(2)),
            challenge(2, 2, None),
            challenge(3, 2, Some(3)),
            challenge(4, 3, Some(1)),
            challenge(5, 1, None),
            challenge(6, 3, None),
            challenge(7, 3, None),
        ];
        let ids = |page: &LobbyPage| -> Vec<i64> {
            page.challenges
                .iter()
                .map(|challenge| challenge.id.0)
                .collect()
        };
        let first = LobbyPage::of(all.clone(), ME, 0);
        assert_eq!(ids(&first), [4, 2, 6, 7, 1]);
        assert_eq!((first.number, first.total, first.pages()), (0, 6, 2));
        let second = LobbyPage::of(all.clone(), ME, 1);
        assert_eq!(ids(&second), [5]);
        // There are fewer pages by now.
        assert_eq!(LobbyPage::of(all, ME, u32::MAX), second);
        let none = LobbyPage::of(vec![], ME, 3);
        assert_eq!((none.number, none.total, none.pages()), (0, 0, 1));
    }
}
