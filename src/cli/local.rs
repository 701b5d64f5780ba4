use std::{io::Write, net::IpAddr};

use clap::Args;
use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database::Database, output};
use crate::{
    local::{Address, Door},
    picture::Studio,
    watch::Watch,
};

#[derive(Debug, Args)]
pub(super) struct Local {
    /// The port of the page; 0 for any that is free [default: 7411, or the next that is free].
    #[arg(long)]
    port: Option<u16>,
    /// The address of this machine at which the page is. Beyond loopback, whoever reaches it can play for everybody.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    listen: IpAddr,
}

/// Opens the page, prints its address, and serves it until `stop`.
pub(super) async fn local(
    given: &Local,
    config: &Config,
    stop: CancellationToken,
) -> Result<(), Failure> {
    let wanted = Address {
        listen: given.listen,
        port: given.port,
    };
    let door = Door::open(wanted).await?;
    Studio::prepare();
    let database = tokio::select! {
        () = stop.cancelled() => return Ok(()),
        database = Database::open_beside_bot(config) => database?,
    };
    let watch = Watch::default();
    let hint = "Open it in a browser. Ctrl-C ends it; the games stay.";
    output::write(|out| writeln!(out, "Raichi’s table is set at {}\n{hint}", door.url()))?;
    let served = door.serve(database.store().clone(), watch, stop).await;
    database.close().await;
    Ok(served?)
}
