//! Which figures of a server's players a message shows.

use std::{fmt, str::FromStr};

use raichi_rules::{Ruleset, presets};

use super::unknown::{UnknownPress, number};
use crate::ids::{ExternalId, TournamentId};

/// What a message shows of a server's players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figures {
    /// The profile of a player.
    Profile {
        /// Who it is.
        player: ExternalId,
    },
    /// A page of the leaderboard.
    Leaderboard {
        /// The name of the preset whose games count; all games, if there is none.
        rules: Option<&'static str>,
        /// The page, counted from 0.
        page: u32,
    },
    /// The tables of a tournament.
    Tournament {
        /// Its id.
        id: TournamentId,
    },
    /// A page of a ladder.
    Ladder {
        /// The name of the preset of its games.
        rules: &'static str,
        /// The page, counted from 0.
        page: u32,
    },
}

/// The word for all rulesets in an id; no ruleset has it as its name.
const ALL: &str = "*";

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Profile { player } => write!(f, "profile:{player}"),
            Self::Leaderboard { rules, page } => {
                write!(f, "leaderboard:{}:{page}", rules.unwrap_or(ALL))
            }
            Self::Tournament { id } => write!(f, "tournament:{id}"),
            Self::Ladder { rules, page } => write!(f, "ladder:{rules}:{page}"),
        }
    }
}

impl FromStr for Figures {
    type Err = UnknownPress;

    fn from_str(code: &str) -> Result<Self, UnknownPress> {
        let parts: Vec<_> = code.split(':').collect();
        Self::from_parts(&parts)
    }
}

impl Figures {
    /// What the parts of an id name.
    pub(super) fn from_parts(parts: &[&str]) -> Result<Self, UnknownPress> {
        match parts {
            ["profile", player] => Ok(Self::Profile {
                player: ExternalId(number(player)?),
            }),
            ["leaderboard", rules, page] => Ok(Self::Leaderboard {
                rules: match *rules {
                    ALL => None,
                    name => Some(preset(name)?),
                },
                page: number(page)?,
            }),
            ["tournament", id] => Ok(Self::Tournament {
                id: TournamentId(number(id)?),
            }),
            ["ladder", rules, page] => Ok(Self::Ladder {
                rules: preset(rules)?,
                page: number(page)?,
            }),
            _ => Err(UnknownPress),
        }
    }
}

/// The name of a preset.
fn preset(name: &str) -> Result<&'static str, UnknownPress> {
    let mut names = presets().iter().map(Ruleset::name);
    names.find(|known| *known == name).ok_or(UnknownPress)
}
