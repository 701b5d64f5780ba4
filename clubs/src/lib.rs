#![doc = include_str!("../README.md")]

mod group;
mod ladder;
mod pairing;
mod table;
mod vote;

pub use group::{MAX_GROUP, MIN_GROUP, advancing, groups};
pub use ladder::{
    Between, Challenger, Ladder, LadderEvent, MAX_INCOMING, MAX_OUTGOING, NotChallenged,
    REMATCH_DAYS, Rung, TIMEOUT_PLACES,
};
pub use pairing::{Games, Pairing, pairings, startable};
pub use table::{Exit, Outcome, Standing, TableGame, standings};
pub use vote::{Ballot, Choice, Decision, decide};
