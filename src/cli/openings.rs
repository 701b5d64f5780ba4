use std::io::Write;

use clap::Subcommand;
use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database::Database, help, output};

#[derive(Debug, Subcommand)]
pub(super) enum Openings {
    /// Count the openings of all finished rated games again.
    ///
    /// The counts are the same afterwards, but for games that ended before this program counted openings, or were added by other means.
    /// It may be used while the bot runs.
    #[command(after_long_help = help::with_settings("  raichi openings rebuild"))]
    Rebuild,
}

/// Counts all openings again.
pub(super) async fn openings(
    command: &Openings,
    config: &Config,
    stop: CancellationToken,
) -> Result<(), Failure> {
    match command {
        Openings::Rebuild => {}
    }
    let work = async {
        let database = Database::open_beside_bot(config).await?;
        let games = database.store().rebuild_openings().await?;
        database.close().await;
        output::write(|out| writeln!(out, "the openings of {games} games are counted"))
    };
    tokio::select! {
        () = stop.cancelled() => Err(Failure::Stopped),
        done = work => done,
    }
}
