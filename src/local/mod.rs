//! The local door: a web page that stands for a channel, for playing without Discord.
//!
//! One types the same commands and presses the same buttons, and sees the same messages and pictures: the page
//! hands what it is told to the same [`CommandHandler`](crate::commands::CommandHandler) as Discord does, and shows what the same texts
//! say. What is said here is not stored: a message has its number in the outbox, and its words are made when
//! somebody reads it. Whoever can reach the page may sit at every seat.

mod asides;
mod click;
mod completion;
mod events;
mod line;
mod pages;
mod room;
mod serve;
mod transport;
mod view;

pub use serve::{Address, Door, OpenError};
