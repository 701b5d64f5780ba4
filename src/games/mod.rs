//! Games and challenges: what people may do, decided purely, and the service that makes it true.

mod archive;
mod archive_deed;
mod archive_reader;
mod challenge;
mod clock;
mod course;
mod days;
mod decide;
mod deed;
mod ending;
mod event;
mod follow;
mod pace;
mod public_record;
mod question;
mod refusal;
mod service;
mod table;
mod vacation;

pub use archive::{Archived, BrokenEntry};
pub use archive_reader::Unfit;
pub use challenge::{
    Challenge, ChallengeState, NewChallenge, Offer, Opponent, Reaction, Settlement, SideChoice,
    may_challenge, react,
};
pub use clock::{Clock, Timing};
pub use course::{Asked, Course, Halt, Misstep};
pub use days::{Befell, Reminders};
pub use decide::{Act, Change, Summary, decide};
pub use deed::{Answer, Deed, Entry, Hindrance, Logged, Question};
pub use ending::Ending;
pub use event::{Event, befall};
pub(crate) use follow::silent;
pub use follow::{Step, Stray};
pub use pace::Pace;
pub use question::FREE_TAKEBACK;
pub use refusal::{Permission, Refusal};
pub use service::{Games, No, Play, Pointer};
pub use table::{BrokenLog, Table};
pub use vacation::{Vacation, may_begin, may_end};
