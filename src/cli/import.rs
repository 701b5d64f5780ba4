use std::io::Write;

use clap::{Args, ValueHint};
use raichi_rules::{Record, records};
use time::OffsetDateTime;
use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database::Database, input::RecordChunks, output};
use crate::{
    games::{Archived, ArchivedLadder, ArchivedTournament, Unfit},
    store::{Imported, Store, StoreFault},
};

#[derive(Debug, Args)]
pub(super) struct Import {
    /// A file that `raichi export` has written; `-` reads the standard input.
    #[arg(value_hint = ValueHint::FilePath)]
    file: String,
}

#[derive(Debug, thiserror::Error)]
pub(super) enum ImportFailure {
    #[error("there is no game in {0}")]
    Nothing(String),
    #[error(
        "{refused} of the games of {file} {} left out, as said above; the others are here. Once the file is mended, \
         it may be imported again",
        if *.refused == 1 { "was" } else { "were" }
    )]
    Refused { file: String, refused: usize },
}

/// The numbers of games imported, already present and refused.
#[derive(Default)]
struct Count {
    new: usize,
    known: usize,
    refused: usize,
}

/// Imports the games of a file, and then the tournaments and ladders to which they belong.
pub(super) async fn import(
    given: &Import,
    config: &Config,
    stop: CancellationToken,
) -> Result<(), Failure> {
    let mut chunks = RecordChunks::open(&given.file)?;
    let work = async {
        let database = Database::open_beside_bot(config).await?;
        let mut count = Count::default();
        while let Some(text) = chunks.next()? {
            for record in records(&text) {
                import_record(&record, &given.file, &mut count, database.store()).await?;
            }
        }
        if count.new > 0 {
            database.store().rebuild_ratings().await?;
            database.store().rebuild_openings().await?;
        }
        database.close().await;
        Ok(count)
    };
    let count: Result<Count, Failure> = tokio::select! {
        () = stop.cancelled() => Err(Failure::Stopped),
        done = work => done,
    };
    let Count {
        new,
        known,
        refused,
    } = count?;
    output::write(|out| {
        writeln!(
            out,
            "{new} taken in, {known} here already, {refused} left out"
        )
    })?;
    let file = given.file.clone();
    match (refused, new + known) {
        (0, 0) => Err(ImportFailure::Nothing(file).into()),
        (0, _) => Ok(()),
        _ => Err(ImportFailure::Refused { file, refused }.into()),
    }
}

async fn import_record(
    record: &Record,
    file: &str,
    count: &mut Count,
    store: &Store,
) -> Result<(), StoreFault> {
    let imported = match taken(record, store).await {
        Ok(Imported::NameTaken) => Err(Unfit::NameTaken),
        Ok(imported) => Ok(imported),
        Err(NotTaken::Unfit(unfit)) => Err(unfit),
        Err(NotTaken::Store(fault)) => return Err(fault),
    };
    match imported {
        Ok(Imported::New) => count.new += 1,
        Ok(_) => count.known += 1,
        Err(unfit) => {
            count.refused += 1;
            let game = count.new + count.known + count.refused;
            refuse(file, game, record, &unfit);
        }
    }
    Ok(())
}

/// Why a record was not imported.
#[derive(Debug, thiserror::Error)]
enum NotTaken {
    #[error(transparent)]
    Unfit(#[from] Unfit),
    #[error(transparent)]
    Store(#[from] StoreFault),
}

/// Imports what a record is of.
async fn taken(record: &Record, store: &Store) -> Result<Imported, NotTaken> {
    let now = OffsetDateTime::now_utc();
    if ArchivedTournament::is_in(record) {
        let tournament = ArchivedTournament::of_record(record)?;
        return Ok(store.import_tournament(&tournament, now).await?);
    }
    if ArchivedLadder::is_in(record) {
        let ladder = ArchivedLadder::of_record(record)?;
        return Ok(store.import_ladder(&ladder).await?);
    }
    let (game, history) = Archived::of_record(record)?;
    let game = store.import_game(&game, &history, now).await?;
    Ok(game.map_or(Imported::Known, |_| Imported::New))
}

fn refuse(file: &str, game: usize, record: &Record, unfit: &Unfit) {
    match record.tag("Origin") {
        Some(origin) => eprintln!("error: {file}: game {game} ({origin}): {unfit}"),
        None => eprintln!("error: {file}: game {game}: {unfit}"),
    }
}
