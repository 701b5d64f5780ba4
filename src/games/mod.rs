//! Games and challenges: what people may do, decided purely, and the service that makes it true.

mod archive;
mod archive_reader;
mod challenge;
mod decide;
mod hindrance;
mod refusal;
mod service;
mod table;

pub use archive::{Archived, BrokenEntry, Logged, Standing};
pub use archive_reader::Unfit;
pub use challenge::{
    Challenge, ChallengeState, NewChallenge, Offer, Opponent, Reaction, Settlement, SideChoice,
    may_challenge, react,
};
pub use decide::{Act, Change, Summary, decide};
pub use hindrance::Hindrance;
pub use refusal::{Permission, Refusal};
pub use service::{Games, No, Play, Pointer};
pub use table::{BrokenLog, Deed, Ending, Entry, Table};
