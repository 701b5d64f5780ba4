#![doc = include_str!("../README.md")]

mod facts;
mod fold;
mod game;
mod glicko;
mod log;
mod not_rated;
mod rate;
mod rating;
mod side_term;

pub use facts::{Facts, PlayerFacts, Standing};
pub use fold::{Fold, rebuild};
pub use game::{
    Contestant, Day, Ending, FinishedGame, GameNumber, Key, Opponents, PlayerNumber, Sides, Terms,
};
pub use glicko::{MAX_CHANGE, TAU, rate_pair};
pub use log::{LogRow, Pool};
pub use not_rated::{NotRated, SAME_OPPONENT_DAYS, SAME_OPPONENT_GAMES, TIMEOUT_MOVES};
pub use rate::{NotReady, Verdict, rate};
pub use rating::{PERIODS_PER_DAY, Periods, Rating};
pub use side_term::{Sample, SideTerm};
