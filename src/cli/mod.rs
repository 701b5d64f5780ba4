//! The command line: one file per subcommand. Errors are one sentence with the remedy.

mod check;
mod database;
mod draw;
mod export;
mod health;
mod help;
mod import;
mod input;
mod invite;
mod local;
mod migrate;
mod output;
mod perft;
mod replay;
mod rules;
mod run;
mod signals;
mod with_database;

use std::{io, path::PathBuf, process::ExitCode, time::Duration};

use clap::{Parser, Subcommand};
use raichi_postgres::ClusterError;
use tokio::runtime::Runtime;
use tokio_util::sync::CancellationToken;

use self::{
    draw::{NoSuchSide, NotTheLastMove},
    export::ExportFailure,
    health::HealthFailure,
    import::ImportFailure,
    input::InputError,
    replay::ReplayFailure,
    with_database::ProgramFailure,
};
use crate::{
    config::{Config, ConfigError},
    discord::{InspectError, StartError},
    local::OpenError,
    store::{StoreFault, Unreachable},
    telemetry,
    watch::server::ListenError,
};

/// Raichi, the Discord bot for tafl, the Viking king's table.
#[derive(Debug, Parser)]
#[command(name = "raichi", version, about, after_long_help = help::all())]
struct Cli {
    /// The configuration file; without it, config.toml in the working directory, if there is one.
    #[arg(long, global = true, value_name = "PATH")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot until it is told to stop (Ctrl-C or SIGTERM)
    ///
    /// Needs DISCORD_TOKEN, in the environment or in the configuration file. Where DATABASE_URL names no
    /// Postgres server, it runs one of its own in the data directory (RAICHI_DATA_DIR), and stops it at the
    /// end. The database's schema is brought up to date first.
    #[command(verbatim_doc_comment, after_long_help = help::run())]
    Run,
    /// Play on this machine, without Discord: a page for the browser that stands for a channel.
    ///
    /// One types the same commands, presses the same buttons and sees the same boards as on Discord, at two or more
    /// seats. No token is needed. The games are kept in the bot's database, and it may be used while the bot runs.
    #[command(verbatim_doc_comment, after_long_help = help::with_example("  raichi local\n  raichi local --port 8000"))]
    Local(local::Local),
    /// Bring the database's schema up to date and exit. `run` does that, too.
    #[command(after_long_help = help::migrate())]
    Migrate,
    /// Look whether everything is as the bot needs it, and say what helps where it is not.
    ///
    /// Looks at the configuration, the data directory, the database and Discord, before the first `raichi run` or
    /// beside a running bot. It changes nothing.
    #[command(verbatim_doc_comment, after_long_help = help::check())]
    Check(check::Check),
    /// Print the link by which a server's admin invites the bot, with the least permissions.
    #[command(after_long_help = help::invite())]
    Invite(invite::Invite),
    /// Ask the bot that runs on this machine whether it is ready; the exit status tells.
    ///
    /// It is asked at http.listen, and ready when Discord's gateway is connected, the database answers and its
    /// own work goes on. For health checks of containers and the like.
    Health,
    /// Write the games of a server as records, from which `import` makes them again elsewhere.
    ///
    /// One text file, which `replay` reads as well. It may be used while the bot runs.
    Export(export::Export),
    /// Take in the games of a file that `export` has written.
    ///
    /// Each game is replayed and taken in as a whole, or refused and left out; one that is here already
    /// stays as it is, so that the same file may be imported again. Nothing is said in the channels: `/board`
    /// shows a game that goes on. It may be used while the bot runs.
    Import(import::Import),
    /// Run a program of Postgres, such as pg_dump or psql, on the bot's database.
    ///
    /// The program finds the database by the variables PGHOST, PGPORT, PGUSER, PGPASSWORD and PGDATABASE. It
    /// may be used while the bot runs, and starts the private Postgres where it does not.
    WithDatabase(with_database::WithDatabase),
    /// List the rulesets, or explain one.
    #[command(subcommand, after_long_help = help::with_example("  raichi rules list\n  raichi rules show brandubh"))]
    Rules(rules::Rules),
    /// Count the legal move sequences of each length, as a check and as a measure.
    #[command(after_long_help = help::with_example("  raichi perft brandubh 4"))]
    Perft(perft::Perft),
    /// Read game records and replay them.
    #[command(after_long_help = help::with_example("  raichi replay games.txt\n  raichi replay - --json <games.txt"))]
    Replay(replay::Replays),
    /// Draw a position.
    Draw(draw::Draw),
}

/// Why a subcommand failed: the text that the admin reads.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Config(#[from] ConfigError),
    #[error("the log filter (log.filter) cannot be read: {0}")]
    Filter(#[from] tracing_subscriber::filter::ParseError),
    #[error("the program cannot start its threads: {0}")]
    Threads(#[from] io::Error),
    #[error(transparent)]
    Listen(#[from] ListenError),
    #[error(transparent)]
    Pages(#[from] crate::web::games::ListenError),
    #[error(transparent)]
    Cluster(#[from] ClusterError),
    #[error(transparent)]
    Unreachable(#[from] Unreachable),
    #[error(transparent)]
    Store(#[from] StoreFault),
    #[error("stopped before the database's schema was up to date")]
    Interrupted,
    #[error("stopped before it was done")]
    Stopped,
    #[error(transparent)]
    Discord(#[from] StartError),
    #[error(transparent)]
    Local(#[from] OpenError),
    #[error(transparent)]
    Inspect(#[from] InspectError),
    #[error("{}", troubles(*.0))]
    ChecksFailed(usize),
    #[error(transparent)]
    Input(#[from] InputError),
    #[error(transparent)]
    Inexpressible(#[from] crate::games::Inexpressible),
    #[error("the position cannot be {verb}: {0}", verb = .0.impossible())]
    Position(#[from] raichi_rules::StartError),
    #[error(transparent)]
    Replay(#[from] ReplayFailure),
    #[error(transparent)]
    Last(#[from] NotTheLastMove),
    #[error(transparent)]
    Side(#[from] NoSuchSide),
    #[error(transparent)]
    Health(#[from] HealthFailure),
    #[error(transparent)]
    Export(#[from] ExportFailure),
    #[error(transparent)]
    Import(#[from] ImportFailure),
    #[error(transparent)]
    WithDatabase(#[from] ProgramFailure),
    #[error("the output cannot be written: {0}")]
    Output(io::Error),
    #[error("{path} cannot be written: {why}")]
    File { path: String, why: io::Error },
}

fn troubles(number: usize) -> String {
    match number {
        1 => "there is trouble in one place; its line above says what helps".to_owned(),
        _ => format!("there is trouble in {number} places; their lines above say what helps"),
    }
}

/// How long blocking work may delay the end of the process.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(1);

/// Parses the command line, runs the command and returns the exit status.
#[must_use]
pub fn main() -> ExitCode {
    if let Some(done) = raichi_postgres::run_as_helper() {
        return done;
    }
    let cli = Cli::parse();
    match run(&cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("raichi: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli) -> Result<(), Failure> {
    match &cli.command {
        Command::Run => with_config(cli, run::run),
        Command::Local(given) => with_config(cli, async |config, stop| {
            local::local(given, config, stop).await
        }),
        Command::Migrate => with_config(cli, migrate::migrate),
        Command::Check(given) => check::check(given, cli.config.as_deref()),
        Command::Invite(given) => invite::invite(given, cli.config.as_deref()),
        Command::Health => health::health(&Config::load(cli.config.as_deref())?),
        Command::Export(given) => with_config(cli, async |config, stop| {
            export::export(given, config, stop).await
        }),
        Command::Import(given) => with_config(cli, async |config, stop| {
            import::import(given, config, stop).await
        }),
        Command::WithDatabase(given) => with_config(cli, async |config, stop| {
            with_database::with_database(given, config, stop).await
        }),
        Command::Rules(command) => rules::rules(command),
        Command::Perft(given) => perft::perft(given),
        Command::Replay(given) => replay::replay(given),
        Command::Draw(given) => draw::draw(given),
    }
}

/// Runs a command that needs configuration, a log and a runtime. SIGTERM and Ctrl-C cancel its token.
fn with_config(
    cli: &Cli,
    work: impl AsyncFnOnce(&Config, CancellationToken) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let config = Config::load(cli.config.as_deref())?;
    telemetry::start(&config.log)?;
    let runtime = Runtime::new()?;
    let result = runtime.block_on(async { work(&config, signals::stop()?).await });
    runtime.shutdown_timeout(SHUTDOWN_TIMEOUT);
    result
}
