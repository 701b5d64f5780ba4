use std::{
    io::{self, Write},
    thread,
};

use clap::Args;
use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database::Database, output};
use crate::{service::Service, think};

#[derive(Debug, Args)]
pub(super) struct Think {
    /// How many threads think; each takes a core while it does [default: one for each core].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    threads: Option<u32>,
}

/// Thinks for the computer until `stop`.
pub(super) async fn think(
    given: &Think,
    config: &Config,
    stop: CancellationToken,
) -> Result<(), Failure> {
    let threads = match given.threads {
        Some(threads) => threads,
        None => cores()?,
    };
    let database = tokio::select! {
        () = stop.cancelled() => return Ok(()),
        database = Database::open_of_bot(config) => database?,
    };
    output::write(|out| writeln!(out, "Thinking with {threads} threads. Ctrl-C ends it."))?;
    let store = database.store();
    let notifications = store.notifications(stop.clone());
    think::work(Service::new(store.clone()), threads, notifications, stop).await;
    database.close().await;
    Ok(())
}

/// The cores of this machine.
fn cores() -> Result<u32, io::Error> {
    let cores = thread::available_parallelism()?;
    Ok(u32::try_from(cores.get()).unwrap_or(u32::MAX))
}
