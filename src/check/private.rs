//! Checks the private Postgres, whether it runs under a bot or not. Neither starts nor locks it.

use std::{fs, io::ErrorKind, path::Path};

use raichi_postgres::{reason, serving_version};
use sqlx::postgres::PgConnectOptions;

use super::{Finding, database::TIMEOUT, folder, survey};
use crate::{
    config::Config,
    store::{StoreFault, Survey, Unseen},
};

/// The name of both the user and the database in the private cluster.
const OWNER: &str = "raichi";

/// Checks the folder and the programs, and the database if it runs.
pub(super) async fn findings(config: &Config) -> Vec<Finding> {
    let data = match config.data_dir() {
        Ok(data) => data,
        Err(error) => {
            let because = "it is not known where the database is";
            return vec![
                Finding::error("data directory", &error),
                Finding::not_checked("database", because),
            ];
        }
    };
    let mut findings = vec![folder::finding(data)];
    let made_by = match made_by(&data.join("postgres/cluster")) {
        Ok(made_by) => made_by,
        Err(finding) => {
            findings.push(finding);
            return findings;
        }
    };
    let bin = config.database.postgres_bin.as_deref();
    let folder = data.join("postgres");
    match serving_version(bin, made_by.map(|version| (version, folder.as_path()))) {
        Ok(version) => {
            let message = format!("those of Postgres {version} serve for the private database");
            findings.push(Finding::ok("programs", message));
        }
        Err(error) => findings.push(Finding::error("programs", &error)),
    }
    match (made_by, inspect_running(data).await) {
        (None, _) => findings.push(Finding::ok(
            "database",
            "there is none yet; the first `raichi run` makes a private one",
        )),
        (Some(version), None) => findings.push(Finding::ok(
            "database",
            format!(
                "the private one, of Postgres {version}, rests; its tables can be looked at while the bot runs"
            ),
        )),
        (Some(_), Some(Ok(found))) => {
            findings.extend(survey::findings(&found, "the private one, which runs under a bot,"));
        }
        (Some(_), Some(Err(Unseen::Unreachable(error) | Unseen::Unreadable(error)))) => findings.push(Finding::warning(
            "database",
            format!("the private one runs, but does not answer: {error}"),
            "It may just be starting or stopping: check again in some seconds; if it stays so, see the bot's log",
        )),
    }
    findings
}

/// The version of Postgres that created the cluster, if there is one.
fn made_by(cluster: &Path) -> Result<Option<u32>, Finding> {
    let path = cluster.join("PG_VERSION");
    let trouble = |why: &str| {
        let message = format!("{} cannot be read: {why}", path.display());
        let remedy =
            "Check as the user who runs the bot, or restore a backup if the file is damaged";
        Finding::trouble("database", message, remedy)
    };
    match fs::read_to_string(&path) {
        Ok(version) => match version.trim().parse() {
            Ok(version) => Ok(Some(version)),
            Err(_) => Err(trouble("it holds no version")),
        },
        Err(why) if why.kind() == ErrorKind::NotFound && !cluster.exists() => Ok(None),
        Err(why) if why.kind() == ErrorKind::NotADirectory => Ok(None),
        Err(why) => Err(trouble(&reason(&why))),
    }
}

/// The state of the database, if it runs.
async fn inspect_running(data: &Path) -> Option<Result<Survey, Unseen>> {
    let socket = data.canonicalize().ok()?.join("postgres");
    let options = PgConnectOptions::new_without_pgpass()
        .socket(socket)
        .username(OWNER)
        .database(OWNER);
    match Survey::of(&options, TIMEOUT).await {
        // A stopped server leaves no socket, or one without a listener.
        Err(Unseen::Unreachable(StoreFault::Database(sqlx::Error::Io(why))))
            if [ErrorKind::NotFound, ErrorKind::ConnectionRefused].contains(&why.kind()) =>
        {
            None
        }
        answered => Some(answered),
    }
}
