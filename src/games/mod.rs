//! Games and challenges: what people may do, decided purely, and the service that makes it true.

mod archive;
mod archive_reader;
mod challenge;
mod decide;
mod limits;
mod r#match;
mod pace;
mod pace_text;
mod refusal;
mod rematch;
mod service;
mod table;

pub use archive::{Archived, BrokenEntry, Logged, Standing};
pub use archive_reader::Unfit;
pub use challenge::{
    Challenge, ChallengeState, Format, LIFETIME, NewChallenge, Offer, Opponent, Reaction, Reason,
    Room, Settlement, SideChoice, Terms, may_challenge, react,
};
pub use decide::{Act, Change, Summary, decide};
pub use limits::{CHALLENGES_HERE, CHALLENGES_OF_PLAYER, GAMES_HERE, GAMES_OF_PLAYER, Limit};
pub use r#match::{
    Captures, Contestant, Decider, FirstGame, Leg, Match, Tally, Verdict, left_to_next,
};
pub use pace::Pace;
pub use pace_text::BadPace;
pub use refusal::{Permission, Refusal};
pub use rematch::rematch;
pub use service::{Games, No, Play, Pointer, Response};
pub use table::{BrokenLog, Deed, Ending, Entry, Table};
