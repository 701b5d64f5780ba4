use std::io::Write;

use clap::Subcommand;
use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database::Database, help, output};
use crate::store::Rebuilt;

#[derive(Debug, Subcommand)]
pub(super) enum Ratings {
    /// Rate all finished games again, in the order in which they ended.
    ///
    /// The ratings are the same afterwards, unless games were added or deleted by other means than this program. It may be
    /// used while the bot runs: games that end meanwhile wait for it.
    #[command(after_long_help = help::with_settings("  raichi ratings rebuild"))]
    Rebuild,
}

/// Rates all games again.
pub(super) async fn ratings(
    command: &Ratings,
    config: &Config,
    stop: CancellationToken,
) -> Result<(), Failure> {
    match command {
        Ratings::Rebuild => {}
    }
    let work = async {
        let database = Database::open_beside_bot(config).await?;
        let Rebuilt {
            games,
            rated,
            players,
        } = database.store().rebuild_ratings().await?;
        database.close().await;
        output::write(|out| {
            writeln!(
                out,
                "{games} finished games were to be rated; {rated} of them are, of {players} players"
            )
        })
    };
    tokio::select! {
        () = stop.cancelled() => Err(Failure::Stopped),
        done = work => done,
    }
}
