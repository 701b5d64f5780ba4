//! Private Postgres clusters, run with the Postgres programs of the machine.
//!
//! Without a configured server, Raichi runs a [`Cluster`] in its data directory. It listens on a unix socket
//! that only its account can reach, and lives exactly as long as the program that started it:
//!
//! - This program starts itself a second time ([`run_as_helper()`]). That process drops root's rights, asks
//!   the kernel for a signal at its parent's death, and executes Postgres. So Postgres stops even if its
//!   parent is killed.
//! - A file lock shows whether any process of a cluster is alive: all of them inherit it, and the kernel
//!   releases it when the last one is gone. So the next start waits exactly as long as necessary, and does
//!   not rely on process ids, which are reused.
//! - Another lock on the data directory excludes a second program.
//! - A thread supervises Postgres, and restarts it when it ends unexpectedly.
//!
//! Tests and tools use a [`Scratch`]: the same cluster, without durability, in a temporary directory that is
//! removed afterwards. Linux only.

mod account;
mod address;
mod cluster;
mod control;
mod error;
mod helper;
mod home;
mod options;
mod postmaster;
mod process;
mod programs;
mod relay;
mod scratch;
mod servers;
mod supervisor;
mod throwaway;

pub use address::{AddressError, BadParameter, PARAMETERS, connect_options};
pub use cluster::{Cluster, Durability, Settings};
pub use error::{ClusterError, reason};
pub use helper::run_as_helper;
pub use programs::serving_version;
pub use scratch::{Scratch, ScratchDatabase, ScratchError};
pub use servers::{ServerState, Servers};
pub use throwaway::scratch_folder;
