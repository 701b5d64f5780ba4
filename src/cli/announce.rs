use std::io::Write;

use clap::Args;
use time::OffsetDateTime;
use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database::Database, output};
use crate::ids::Door;

/// How many characters an announcement has at most; Discord takes 2,000.
const LONGEST: usize = 1500;

#[derive(Debug, Args)]
pub(super) struct Announce {
    /// The text, in Discord's markup.
    #[arg(value_parser = text)]
    text: String,
}

fn text(given: &str) -> Result<String, String> {
    let text = given.trim();
    match text.chars().count() {
        0 => Err("it is empty".to_owned()),
        1..=LONGEST if text.contains('\0') => Err("it has a character that no text has".to_owned()),
        1..=LONGEST => Ok(text.to_owned()),
        length => Err(format!(
            "it has {length} characters, and may have {LONGEST}"
        )),
    }
}

/// Queues an announcement.
pub(super) async fn announce(
    given: &Announce,
    config: &Config,
    stop: CancellationToken,
) -> Result<(), Failure> {
    let work = async {
        let database = Database::open_beside_bot(config).await?;
        let now = OffsetDateTime::now_utc();
        let channels = database
            .store()
            .announce(Door::Discord, &given.text, now)
            .await?;
        database.close().await;
        output::write(|out| match channels {
            0 => writeln!(
                out,
                "No channel with a running game is left that has not got it."
            ),
            1 => writeln!(out, "One channel gets it."),
            many => writeln!(out, "{many} channels get it."),
        })
    };
    tokio::select! {
        () = stop.cancelled() => Err(Failure::Stopped),
        done = work => done,
    }
}
