//! The teams and votes of a game, in the form that records have.
//!
//! Members are in them, since each plays on one team for the whole game. Who voted for what is in no record: a record has the
//! counts, as everybody sees them.

use raichi_rules::Side;

use crate::{
    games::{
        archive::{user, user_text},
        seat_code, side_of_seat,
    },
    ids::ExternalUser,
};

/// The most votes for a choice that a record can have.
const MOST_VOTES: u32 = 100_000;

/// The teams and votes of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ArchivedVotes {
    /// After how many votes a vote ends early.
    pub enough: Option<u32>,
    /// Who plays on a team, and for which side.
    pub members: Vec<(Side, ExternalUser)>,
    /// The entry by which a vote has begun, how many votes a choice has, and its text.
    pub counts: Vec<(u32, u32, String)>,
}

impl ArchivedVotes {
    /// The teams as the value of a tag: `enough 30; attackers discord:1; attackers discord:2`.
    pub(super) fn teams_text(&self) -> String {
        let enough = match self.enough {
            Some(enough) => format!("enough {enough}"),
            None => "until the deadline".to_owned(),
        };
        let members = self.members.iter();
        let members =
            members.map(|(side, who)| format!("{} {}", seat_code(*side), user_text(*who)));
        [enough]
            .into_iter()
            .chain(members)
            .collect::<Vec<_>>()
            .join("; ")
    }

    /// The votes as the value of a tag: `0 28 d6-g6; 0 2 d6-f6`; `None` if there are none.
    pub(super) fn counts_text(&self) -> Option<String> {
        let counts = self.counts.iter();
        let counts: Vec<_> = counts
            .map(|(began, votes, choice)| format!("{began} {votes} {choice}"))
            .collect();
        (!counts.is_empty()).then(|| counts.join("; "))
    }

    /// Reads what [`teams_text`](Self::teams_text) writes.
    pub(super) fn of_teams(text: &str) -> Option<Self> {
        let mut parts = text.split("; ");
        let first = parts.next()?;
        let enough = match first.strip_prefix("enough ") {
            Some(number) => Some(number.parse().ok().filter(|enough| *enough > 0)?),
            None if first == "until the deadline" => None,
            None => return None,
        };
        let members = parts.map(|part| {
            let (seat, who) = part.split_once(' ')?;
            Some((side_of_seat(seat)?, user(who)?))
        });
        Some(Self {
            enough,
            members: members.collect::<Option<_>>()?,
            counts: Vec::new(),
        })
    }

    /// Reads what [`counts_text`](Self::counts_text) writes.
    pub(super) fn read_counts(text: &str) -> Option<Vec<(u32, u32, String)>> {
        let counts = text.split("; ").map(|part| {
            let (began, part) = part.split_once(' ')?;
            let (votes, choice) = part.split_once(' ')?;
            let votes = votes.parse().ok().filter(|votes| *votes <= MOST_VOTES)?;
            Some((began.parse().ok()?, votes, choice.to_owned()))
        });
        counts.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{Door, ExternalId};

    #[test]
    fn teams_and_votes_are_read_as_they_are_written() {
        let who = |key| ExternalUser {
            door: Door::Discord,
            key: ExternalId(key),
        };
        let votes = ArchivedVotes {
            enough: Some(30),
            members: vec![
                (Side::First, who(1)),
                (Side::Second, who(ExternalId::NOBODYS | 99)),
            ],
            counts: vec![(0, 28, "d6-g6 end".to_owned()), (2, 1, "resign".to_owned())],
        };
        let teams = votes.teams_text();
        assert_eq!(
            teams,
            "enough 30; attackers discord:1; defenders discord:former-99"
        );
        let counts = votes.counts_text().unwrap();
        assert_eq!(counts, "0 28 d6-g6 end; 2 1 resign");
        let read = ArchivedVotes {
            counts: ArchivedVotes::read_counts(&counts).unwrap(),
            ..ArchivedVotes::of_teams(&teams).unwrap()
        };
        assert_eq!(read, votes);
        let none = ArchivedVotes::default();
        assert_eq!(ArchivedVotes::of_teams(&none.teams_text()), Some(none));
        for wrong in ["", "enough 0", "enough x", "enough 1; few discord:1"] {
            assert_eq!(ArchivedVotes::of_teams(wrong), None, "{wrong:?}");
        }
        for wrong in ["", "0", "0 1", "0 100001 d6-g6", "x 1 d6-g6"] {
            assert_eq!(ArchivedVotes::read_counts(wrong), None, "{wrong:?}");
        }
    }
}
