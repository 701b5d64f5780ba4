//! A Postgres cluster of one's own, made and run from the Postgres programs of the machine.
//!
//! Whoever hosts Raichi needs to know nothing of Postgres: where no server is configured, a [`Cluster`] in
//! the data directory serves. It listens on a unix socket that nobody else can reach, and lives exactly as
//! long as the program that started it:
//!
//! - Postgres is started by this program itself, run a second time as an [`errand()`], which drops root's
//!   rights, asks the kernel for a signal at the death of its parent, and becomes Postgres. So Postgres
//!   stops even when its parent is killed.
//! - A file lock says whether any process of a cluster is still alive: every one of them has inherited it, and
//!   the kernel lets go of it when the last is gone. So the next start waits for exactly as long as it has to,
//!   and never trusts a process number that may have become somebody else's.
//! - Another lock on the data directory keeps a second program away.
//! - A thread watches over Postgres, and starts it again when it ends unasked.
//!
//! Tests and tools take a [`Scratch`]: the same cluster, without durability, in a temporary directory that
//! is gone afterwards, with a database for whoever asks. All this needs Linux.

mod account;
mod address;
mod cluster;
mod control;
mod errand;
mod error;
mod home;
mod options;
mod postmaster;
mod process;
mod programs;
mod scratch;
mod supervisor;
mod throwaway;

pub use address::{AddressError, BadParameter, PARAMETERS, connect_options};
pub use cluster::{Cluster, Durability, Settings};
pub use errand::errand;
pub use error::ClusterError;
pub use programs::serving_version;
pub use scratch::{Scratch, ScratchDatabase, ScratchError};
pub use throwaway::scratch_folder;
