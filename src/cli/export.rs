use std::{
    io::{self, BufWriter, ErrorKind, Write},
    path::{Path, PathBuf},
};

use clap::{ArgGroup, Args, ValueHint};
use raichi_postgres::reason;
use tempfile::NamedTempFile;
use time::OffsetDateTime;
use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database::Database};
use crate::{
    games::{Archived, ArchivedLadder, ArchivedTournament},
    ids::{Door, ExternalId, ExternalUser, GameId},
    store::{Store, StoreFault},
};

#[derive(Debug, Args)]
#[command(group = ArgGroup::new("whose").args(["server", "all"]).required(true))]
pub(super) struct Export {
    /// The server's ID, which Discord's client copies in its developer mode.
    #[arg(long, value_name = "ID")]
    server: Option<u64>,
    /// The games, tournaments and ladders of all servers.
    #[arg(long)]
    all: bool,
    /// The file to write; it is there once it is complete. Without it, the standard output.
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
}

#[derive(Debug, thiserror::Error)]
pub(super) enum ExportFailure {
    #[error(
        "there is no game of the server {0} here. Did you copy the server's ID? `--all` writes all games"
    )]
    NoGames(u64),
    #[error("cannot write {}: {}", path.display(), reason(.why))]
    Unwritable { path: PathBuf, why: io::Error },
    #[error(
        "these games are not in what was written, since their logs do not follow from their rules: {0}. Please report it"
    )]
    Broken(String),
    #[error(transparent)]
    Store(#[from] StoreFault),
    /// The reader has closed the output.
    #[error("nobody reads the output any more")]
    Unread,
    #[error("the output cannot be written: {}", reason(.0))]
    Output(io::Error),
}

/// Writes games as records.
pub(super) async fn export(
    given: &Export,
    config: &Config,
    stop: CancellationToken,
) -> Result<(), Failure> {
    let work = async {
        let database = Database::open_beside_bot(config).await?;
        let exported = write(given, database.store()).await;
        database.close().await;
        match exported {
            Err(ExportFailure::Unread) => Ok(()),
            exported => Ok(exported?),
        }
    };
    tokio::select! {
        () = stop.cancelled() => Err(Failure::Stopped),
        done = work => done,
    }
}

async fn write(given: &Export, store: &Store) -> Result<(), ExportFailure> {
    let Some(path) = &given.output else {
        return records(given, store, io::stdout().lock()).await.map(|_| ());
    };
    let unwritable = |why| ExportFailure::Unwritable {
        path: path.clone(),
        why,
    };
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    // The file has a temporary name until it is complete.
    let file = NamedTempFile::new_in(folder).map_err(unwritable)?;
    let written = match records(given, store, &file).await {
        Err(ExportFailure::Output(why)) => return Err(unwritable(why)),
        written => written,
    };
    // Broken games are reported; the other games are worth keeping.
    if let Ok(()) | Err(ExportFailure::Broken(_)) = written {
        file.as_file().sync_all().map_err(unwritable)?;
        file.persist(path)
            .map_err(|error| unwritable(error.error))?;
    }
    written
}

async fn records(given: &Export, store: &Store, out: impl Write) -> Result<(), ExportFailure> {
    let mut out = BufWriter::with_capacity(1 << 16, out);
    let server = given.server.map(|server| ExternalUser {
        door: Door::Discord,
        key: ExternalId(server),
    });
    let mut games = 0_u64;
    let mut broken = Vec::new();
    let write = |id: GameId, game: Archived| {
        let Ok(record) = game.record() else {
            broken.push(id.to_string());
            return Ok(());
        };
        if games > 0 {
            writeln!(out)?;
        }
        games += 1;
        Ok::<_, ExportFailure>(write!(out, "{record}")?)
    };
    store
        .each_game(server, None, None, OffsetDateTime::now_utc(), write)
        .await?;
    // Behind the games that belong to them.
    let tournaments = store.archived_tournaments(server).await?;
    let ladders = store.archived_ladders(server).await?;
    let clubs = tournaments.iter().map(ArchivedTournament::record);
    let clubs: Vec<_> = clubs
        .chain(ladders.iter().map(ArchivedLadder::record))
        .collect();
    for record in &clubs {
        if games > 0 {
            writeln!(out)?;
        }
        games += 1;
        write!(out, "{record}")?;
    }
    out.flush()?;
    tracing::info!(records = games, "exported");
    match given.server {
        _ if !broken.is_empty() => Err(ExportFailure::Broken(broken.join(", "))),
        Some(server) if games == 0 => Err(ExportFailure::NoGames(server)),
        _ => Ok(()),
    }
}

impl From<io::Error> for ExportFailure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::Unread,
            _ => Self::Output(error),
        }
    }
}
