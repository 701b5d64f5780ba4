//! The command line: each subcommand a file, and errors told in one sentence with the remedy.

mod migrate;
mod run;

use std::{path::PathBuf, process::ExitCode, time::Duration};

use clap::{Parser, Subcommand};
use secrecy::ExposeSecret;
use tokio::runtime::Runtime;

use crate::{
    config::{Config, ConfigError},
    discord::StartError,
    store::{Store, StoreFault},
    telemetry,
};

/// Raichi, the Discord bot for tafl, the Viking king's table.
#[derive(Debug, Parser)]
#[command(name = "raichi", version, about, max_term_width = 100)]
struct Cli {
    /// The configuration file; without it, config.toml in the working directory, if there is one.
    #[arg(long, global = true, value_name = "PATH")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Clone, Copy, Subcommand)]
enum Command {
    /// Run the bot until it is told to stop (Ctrl-C or SIGTERM).
    ///
    /// Needs DISCORD_TOKEN and DATABASE_URL, in the environment or in the configuration file, and brings
    /// the database's schema up to date first.
    Run,
    /// Bring the database's schema up to date and exit. `run` does that, too.
    Migrate,
}

/// Why a subcommand failed: what the admin reads.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Config(#[from] ConfigError),
    #[error("the log filter (log.filter) cannot be read: {0}")]
    Filter(#[from] tracing_subscriber::filter::ParseError),
    #[error("the program cannot start its threads: {0}")]
    Threads(#[from] std::io::Error),
    #[error(
        "the database cannot be reached: {0}\nIs Postgres running, and does DATABASE_URL (or database.url) name the \
         right host, user, password and database?"
    )]
    Unreachable(StoreFault),
    #[error(transparent)]
    Store(#[from] StoreFault),
    #[error(transparent)]
    Discord(#[from] StartError),
}

/// How long the database may take to answer at the start.
const DATABASE_PATIENCE: Duration = Duration::from_secs(10);
/// How long threads that still work may take after the end.
const LAST_WORK: Duration = Duration::from_secs(1);

/// Reads the command line, obeys, and gives the exit status.
#[must_use]
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    match obey(&cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("raichi: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn obey(cli: &Cli) -> Result<(), Failure> {
    let config = Config::load(cli.config.as_deref())?;
    telemetry::start(&config.log)?;
    let runtime = Runtime::new()?;
    let result = runtime.block_on(async {
        match cli.command {
            Command::Run => run::run(&config).await,
            Command::Migrate => migrate::migrate(&config).await,
        }
    });
    runtime.shutdown_timeout(LAST_WORK);
    result
}

/// Connects to the configured database.
async fn database(config: &Config) -> Result<Store, Failure> {
    let url = config.database.url()?;
    Store::connect(
        url.expose_secret(),
        config.database.connections,
        DATABASE_PATIENCE,
    )
    .await
    .map_err(Failure::Unreachable)
}
