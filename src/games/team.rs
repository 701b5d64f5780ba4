//! Teams: players of a game that are not one person but everybody who votes.
//!
//! To whatever reads games a team is a player like the computer: one row for each team and door, whose key no door assigns. So a
//! game always has two players, and what mentions, notifies, rates or counts people treats a team as it treats somebody who
//! cannot be found: it is mentioned by words, and otherwise left out.

use raichi_rules::Side;

use crate::{
    games::GameState,
    ids::{ExternalId, Player},
};

raichi_rules::codes! {
    /// A team.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Team {
        /// Everybody in the channel, against one opponent.
        Everyone = "everyone",
        /// The first of two teams.
        A = "team-a",
        /// The second of two teams.
        B = "team-b",
    }
}

impl Team {
    /// Its key at every door.
    pub const fn key(self) -> ExternalId {
        ExternalId(
            ExternalId::NOBODYS
                | match self {
                    Self::Everyone => 1,
                    Self::A => 2,
                    Self::B => 3,
                },
        )
    }

    /// The team with a key, if it is that of a team.
    pub fn of(key: ExternalId) -> Option<Self> {
        Self::ALL.into_iter().find(|team| team.key() == key)
    }

    /// Of two teams, the one that plays a side.
    pub const fn of_two(side: Side) -> Self {
        match side {
            Side::First => Self::A,
            Side::Second => Self::B,
        }
    }
}

impl Player {
    /// The team that it is, if it is one.
    pub fn team(self) -> Option<Team> {
        Team::of(self.key)
    }
}

impl GameState {
    /// Whether a team plays a side.
    pub fn is_team(&self, side: Side) -> bool {
        self.player(side).team().is_some()
    }

    /// Whether a team plays in it.
    pub fn has_team(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.is_team(side))
    }

    /// Whether two teams play it.
    pub fn has_two_teams(&self) -> bool {
        Side::ALL.into_iter().all(|side| self.is_team(side))
    }

    /// The side to move, if a team votes on its turn.
    pub fn voting(&self) -> Option<Side> {
        self.history().turn_of().filter(|&side| self.is_team(side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_team_has_a_key_that_nobody_else_has() {
        for team in Team::ALL {
            assert_eq!(Team::of(team.key()), Some(team));
            assert!(team.key().is_erased(), "nobody is mentioned by it");
        }
        for key in [0, 1, ExternalId::NOBODYS, u64::MAX] {
            assert_eq!(Team::of(ExternalId(key)), None);
        }
    }
}
