//! The real binary against a stand-in for Discord and a real Postgres.
//!
//! Each test has a database and a Discord of its own. `DATABASE_URL` names the server on which the
//! databases are made; where `DISCORD_OPENAPI` names Discord's API description, every request is
//! checked against it.

#![expect(
    clippy::expect_used,
    reason = "in the hall, too, what cannot be ends the test"
)]

mod autocomplete;
mod challenges;
mod faults;
mod games;
mod hall;
mod moves;
mod pictureless;
mod program;
mod replays;
mod words;
