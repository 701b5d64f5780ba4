use std::io::Write;

use clap::Subcommand;
use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database::Database, help, output};
use crate::store::RebuiltLadders;

#[derive(Debug, Subcommand)]
pub(super) enum Ladders {
    /// Work the places of all ladders out again, from what has changed them.
    ///
    /// The places are the same afterwards, unless they were changed by other means than this program. It may be used while the bot
    /// runs: changes wait for it.
    #[command(after_long_help = help::with_settings("  raichi ladder rebuild"))]
    Rebuild,
}

/// Makes the places of all ladders again.
pub(super) async fn ladder(
    command: &Ladders,
    config: &Config,
    stop: CancellationToken,
) -> Result<(), Failure> {
    match command {
        Ladders::Rebuild => {}
    }
    let work = async {
        let database = Database::open_beside_bot(config).await?;
        let RebuiltLadders {
            ladders,
            changes,
            differing,
        } = database.store().rebuild_ladders().await?;
        database.close().await;
        output::write(|out| {
            writeln!(
                out,
                "ladders: {ladders}, with {changes} changes; in {differing} of them the places were other ones"
            )
        })
    };
    tokio::select! {
        () = stop.cancelled() => Err(Failure::Stopped),
        done = work => done,
    }
}
