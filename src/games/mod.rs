//! Games and challenges: what people may do, decided purely, and the service that makes it true.

mod archive;
mod archive_deed;
mod archive_reader;
mod challenge;
mod clock;
mod course;
mod decide;
mod deed;
mod ending;
mod event;
mod limits;
mod r#match;
mod pace;
mod pace_text;
mod public_record;
mod question;
mod refusal;
mod rematch;
mod reminders;
mod stray;
mod table;
mod vacation;

pub use archive::{Archived, ArchivedLeg, BrokenEntry};
pub use archive_reader::Unfit;
pub use challenge::{
    Challenge, ChallengeState, Format, LIFETIME, NewChallenge, Offer, Opponent, Reaction, Reason,
    Room, Settlement, SideChoice, Terms, may_challenge, react,
};
pub use clock::{Clock, Timing};
pub use course::{Asked, Course, Halt, Misstep};
pub use decide::{Act, Summary, Turn, decide, may_act, may_move};
pub use deed::{Answer, Deed, Entry, Hindrance, Logged, Question};
pub use ending::Ending;
pub(crate) use event::befall_all;
pub use event::{Event, befall};
pub use limits::{CHALLENGES_HERE, CHALLENGES_OF_PLAYER, GAMES_HERE, GAMES_OF_PLAYER, Limit};
pub use r#match::{
    Captures, Contestant, Decider, FirstGame, Leg, Match, Tally, Verdict, captures_of_first,
    left_to_next,
};
pub use pace::Pace;
pub use pace_text::BadPace;
pub use question::FREE_TAKEBACK;
pub use refusal::{Permission, Refusal};
pub use rematch::rematch;
pub use reminders::Reminders;
pub use stray::{Step, Stray};
pub use table::{BrokenLog, Table};
pub use vacation::{Vacation, may_begin, may_end};
