//! What people can ask for, whatever the door: commands by their names, buttons by what they mean, and
//! what completes a command while it is typed.
//!
//! The list of commands ([`Command`]) stands here once; each door shows it in its own shape and hands what was
//! asked for to the [`CommandHandler`]. A door reads and shows; what is asked for is done here.

mod agree;
mod arguments;
mod board;
mod caller;
mod challenge;
mod complete;
mod games;
mod handler;
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
    arguments::{Arguments, Value},
    caller::{Caller, Posting},
    complete::{MOST_OFFERED, Offered},
    handler::{CommandHandler, CommandResponse},
    registry::{Command, Completion, Kind, Parameter, Pool},
    spoken::spoken_move,
};
