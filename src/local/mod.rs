//! The local door: a web page in place of a Discord channel, for playing without Discord.
//!
//! The page passes typed commands and pressed buttons to the same [`CommandHandler`](crate::commands::CommandHandler)
//! as the Discord door, and shows the same messages and pictures. The text of messages is not stored: the database
//! keeps a number and a kind for each, and the text is composed when the page is shown. There is no login: anybody who
//! can reach the page may play for every seat.

mod analysis;
mod asides;
mod asked;
mod attachments;
mod closest;
mod completion;
mod course;
mod events;
mod line;
mod message;
mod offered;
mod pages;
mod presence;
mod room;
mod rules;
mod serve;
mod stage;
mod tab;
mod transport;
mod typed;
mod view;
mod welcome;

#[cfg(all(any(test, fuzzing), feature = "discord"))]
pub(crate) use self::{
    completion::complete,
    line::{LONGEST, read},
};
pub use serve::{Address, Door, OpenError};
