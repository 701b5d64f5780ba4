use std::{
    ffi::OsString,
    io,
    process::{Command, ExitStatus},
};

use clap::{Args, ValueHint};
use percent_encoding::percent_decode_str;
use raichi_postgres::reason;
use sqlx::{ConnectOptions, postgres::PgConnectOptions};
use tokio::task::spawn_blocking;
use tokio_util::sync::CancellationToken;

use super::{Config, Failure, database::Server};

#[derive(Debug, Args)]
pub(super) struct WithDatabase {
    /// The program and its arguments.
    #[arg(
        required = true,
        trailing_var_arg = true,
        allow_hyphen_values = true,
        value_name = "PROGRAM",
        value_hint = ValueHint::CommandWithArguments
    )]
    command: Vec<OsString>,
}

#[derive(Debug, thiserror::Error)]
pub(super) enum ProgramFailure {
    #[error("{} cannot be run: {}", .program.display(), reason(.why))]
    NotRun { program: OsString, why: io::Error },
    #[error("{} has failed: {status}", .program.display())]
    Failed {
        program: OsString,
        status: ExitStatus,
    },
}

/// Runs a program with the connection settings of the database in its environment.
///
/// Does not migrate the schema: a program that restores a backup needs an empty database.
pub(super) async fn with_database(
    given: &WithDatabase,
    config: &Config,
    stop: CancellationToken,
) -> Result<(), Failure> {
    let server = tokio::select! {
        () = stop.cancelled() => return Err(Failure::Stopped),
        server = Server::shared(config) => server?,
    };
    let [program, arguments @ ..] = given.command.as_slice() else {
        return Ok(());
    };
    let mut command = Command::new(program);
    command
        .args(arguments)
        .envs(variables(&server.options().await?));
    // Ctrl-C at a terminal reaches the program as well. This process waits for it in any case, since the program may
    // be in the middle of a write.
    let ended = spawn_blocking(move || command.status()).await;
    let program = program.clone();
    match ended.map_err(io::Error::from).and_then(|status| status) {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(ProgramFailure::Failed { program, status }.into()),
        Err(why) => Err(ProgramFailure::NotRun { program, why }.into()),
    }
}

/// The environment variables from which Postgres's own programs take their connection settings.
fn variables(options: &PgConnectOptions) -> Vec<(&'static str, OsString)> {
    let url = options.to_url_lossy();
    let host = match options.get_socket() {
        Some(folder) => folder.as_os_str().to_owned(),
        None => options.get_host().into(),
    };
    let mut variables = vec![
        ("PGHOST", host),
        ("PGPORT", options.get_port().to_string().into()),
        ("PGUSER", options.get_username().into()),
    ];
    // Not an argument: other users of the machine can read those.
    if let Some(password) = url.password() {
        let password = percent_decode_str(password).decode_utf8_lossy();
        variables.push(("PGPASSWORD", password.into_owned().into()));
    }
    if let Some(database) = options.get_database() {
        variables.push(("PGDATABASE", database.into()));
    }
    variables
}
