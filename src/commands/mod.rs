//! What people can ask for, whatever the door: commands by their names, buttons by what they mean, and
//! what completes a command while it is typed.
//!
//! The list of commands ([`Command`]) stands here once; each door shows it in its own shape and hands what was
//! asked for to the [`Desk`]. A door reads and shows; what is asked for is done here.

mod agree;
mod asker;
mod board;
mod challenge;
mod complete;
mod desk;
mod games;
mod given;
mod help;
mod history;
mod r#move;
mod moves;
mod pick;
mod press;
mod registry;
mod rematch;
mod reminders;
mod replay;
mod resign;
mod rules;
mod spoken;
mod vacation;

pub use self::{
    asker::{Asker, Posting},
    complete::{MOST_OFFERED, Offered},
    desk::{Desk, Said},
    given::{Given, Value},
    registry::{Command, Completion, Kind, Parameter, Pool},
    spoken::spoken_move,
};
