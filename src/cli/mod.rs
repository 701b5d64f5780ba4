//! The command line: one file per subcommand. Errors are one sentence with the remedy.

mod addresses;
#[cfg(feature = "discord")]
mod announce;
#[cfg(feature = "discord")]
mod check;
mod completions;
mod database;
mod draw;
mod engine;
mod export;
mod failure;
#[cfg(feature = "discord")]
mod health;
mod help;
mod import;
mod input;
#[cfg(feature = "discord")]
mod invite;
mod ladder;
mod licenses;
mod local;
mod man;
mod migrate;
mod openings;
mod output;
mod perft;
mod puzzle;
mod ratings;
mod replay;
mod review;
mod rules;
#[cfg(feature = "discord")]
mod run;
#[cfg(feature = "discord")]
mod servers;
mod signals;
mod think;
mod with_database;

use std::{io, path::PathBuf, process::ExitCode, time::Duration};

use clap::{
    CommandFactory, FromArgMatches, Parser, Subcommand, ValueHint,
    error::{ContextKind, ContextValue, ErrorKind},
};
use tokio::runtime::{Builder, Runtime};
use tokio_util::sync::CancellationToken;

use self::failure::Failure;
use crate::{config::Config, telemetry};

/// The commands that are left out of a program that is built without Discord.
const OF_DISCORD: [&str; 6] = ["run", "check", "invite", "health", "servers", "announce"];

/// Raichi, the Discord bot for tafl, the Viking king's table.
#[derive(Debug, Parser)]
#[command(name = "raichi", version, about, after_long_help = help::all())]
struct Cli {
    /// The configuration file; without it, config.toml in the working directory, if there is one.
    #[arg(
        long,
        global = true,
        value_name = "PATH",
        value_hint = ValueHint::FilePath,
        help_heading = "Settings"
    )]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play without Discord, on a page in the browser.
    ///
    /// The page stands for a channel: you type the same commands, press the same buttons and see the same boards as on Discord, at two or more
    /// seats. No token is needed. The games are kept in the bot's database, and it may be used while the bot runs.
    #[command(after_long_help = help::with_settings(
        "  raichi local --open\n  raichi local --port 8000\n  raichi local --listen 0.0.0.0    for other machines, too"
    ))]
    Local(local::Local),
    /// Run the bot until it is told to stop (Ctrl-C or SIGTERM).
    ///
    /// Needs DISCORD_TOKEN, in the environment or in the configuration file. Where DATABASE_URL names no Postgres
    /// server, it runs one of its own in the data directory (RAICHI_DATA_DIR), and stops it at the end. The
    /// database's schema is brought up to date first.
    #[cfg(feature = "discord")]
    #[command(after_long_help = help::run())]
    Run,
    /// Check that everything is set up.
    ///
    /// Says how to fix what isn't. Looks at the configuration, the data directory, the database and Discord, before the first `raichi run` or
    /// beside a running bot. Without --fix it changes nothing.
    #[cfg(feature = "discord")]
    #[command(after_long_help = help::check())]
    Check(check::Check),
    /// Print the link by which a server's admin invites the bot.
    ///
    /// It requests only the permissions that the bot needs.
    #[cfg(feature = "discord")]
    #[command(after_long_help = help::invite())]
    Invite(invite::Invite),
    /// Check whether the running bot is ready (by exit status).
    ///
    /// It is asked on this machine at http.listen, and ready when Discord's gateway is connected, the database answers and its own
    /// work goes on. For health checks of containers and the like.
    #[cfg(feature = "discord")]
    #[command(after_long_help = help::health())]
    Health,
    /// List, leave or block servers, and block people everywhere.
    ///
    /// A block is kept in the database. It may be used while the bot runs, and applies from the next action on.
    #[cfg(feature = "discord")]
    #[command(after_long_help = help::with_settings(servers::EXAMPLES))]
    Servers(servers::Servers),
    /// Post an announcement in every channel with a running game.
    ///
    /// Each of these channels gets it once, without a sound: the same text again, within a day, goes only to channels that have not got it. The
    /// running bot posts it, or the next one that starts.
    #[cfg(feature = "discord")]
    #[command(after_long_help = help::with_settings(
        "  raichi announce \"Tonight at 20:00 UTC I'm away for an hour. No clock runs meanwhile.\""
    ))]
    Announce(announce::Announce),
    /// Compute moves for the computer player, next to a running bot.
    ///
    /// Any number of these may run, on this and on other machines, with the same version and the database of the bot. A bot
    /// computes them itself unless think.threads is 0.
    #[command(after_long_help = help::with_settings(
        "  DATABASE_URL=postgres://raichi:password@db.example.org/raichi raichi think --threads 4"
    ))]
    Think(think::Think),
    /// Bring the database's schema up to date and exit.
    ///
    /// `run` and `local` do that first as well.
    #[command(after_long_help = help::with_settings(
        "  DATABASE_URL=postgres://raichi:password@localhost/raichi raichi migrate"
    ))]
    Migrate,
    /// Write the games of a server as records.
    ///
    /// One text file, from which `import` makes the games again elsewhere, and which `replay` reads as well. It may be used while the bot runs.
    #[command(after_long_help = help::with_settings(
        "  raichi export --server 123456789012345678 -o games.txt\n  raichi export --all >games.txt"
    ))]
    Export(export::Export),
    /// Import games from a file written by `export`.
    ///
    /// Each game is replayed and imported as a whole, or refused and left out; one that is here already stays as it
    /// is, so that the same file may be imported again. Nothing is said in the channels: `/board` shows a game that
    /// goes on. It may be used while the bot runs.
    #[command(after_long_help = help::with_settings("  raichi import games.txt"))]
    Import(import::Import),
    /// Recompute all players' ratings.
    #[command(subcommand, after_long_help = help::with_settings("  raichi ratings rebuild"))]
    Ratings(ratings::Ratings),
    /// Recompute the places of all ladders.
    #[command(subcommand, after_long_help = help::with_settings("  raichi ladder rebuild"))]
    Ladder(ladder::Ladders),
    /// Recompute the statistics of openings.
    #[command(subcommand, after_long_help = help::with_settings("  raichi openings rebuild"))]
    Openings(openings::Openings),
    /// Run a program of Postgres, such as psql, on the bot's database.
    ///
    /// The program finds the database by the variables PGHOST, PGPORT, PGUSER, PGPASSWORD and PGDATABASE. It may be
    /// used while the bot runs, and starts the private Postgres where it does not.
    #[command(after_long_help = help::with_settings(
        "  raichi with-database pg_dump --exclude-table-data=shards --file raichi.sql\n  raichi with-database psql"
    ))]
    WithDatabase(with_database::WithDatabase),
    /// Print the script by which a shell completes the command line.
    #[command(after_long_help = help::without_settings(
        "  raichi completions bash >~/.local/share/bash-completion/completions/raichi\n  raichi completions fish >~/.config/fish/completions/raichi.fish"
    ))]
    Completions(completions::Completions),
    /// Write manual pages.
    ///
    /// They are raichi.1, and one for each command.
    #[command(after_long_help = help::without_settings("  raichi man ~/.local/share/man/man1"))]
    Man(man::Man),
    /// List the packages in this program with their licences.
    ///
    /// If you pass the program on, include the texts.
    #[command(after_long_help = help::without_settings("  raichi licenses\n  raichi licenses --texts >licenses.txt"))]
    Licenses(licenses::Licenses),
    /// List the rulesets, or explain one.
    #[command(subcommand, after_long_help = help::without_settings("  raichi rules list\n  raichi rules show brandubh"))]
    Rules(rules::Rules),
    /// Draw a position as a picture, or as text in the terminal.
    #[command(after_long_help = help::without_settings(draw::EXAMPLES))]
    Draw(draw::Draw),
    /// Read game records and replay them.
    #[command(after_long_help = help::without_settings(
        "  raichi replay games.txt\n  raichi replay - --json <games.txt\n  raichi replay games.txt --gif game.gif --game 2"
    ))]
    Replay(replay::Replays),
    /// Review games: winning chances and better moves.
    ///
    /// Each position is searched, and again with more time where the winning chances fell by much. The same games give the same review on every
    /// machine. It takes some seconds, and longer where the winning chances went up and down.
    #[command(after_long_help = help::without_settings(review::EXAMPLES))]
    Review(review::Reviews),
    /// Look for puzzles in games: positions in which only one move wins by force.
    ///
    /// Without a file, the computer plays games against itself. Every reply is tried, so that a puzzle is proven; the same games give the same puzzles
    /// on every machine. It takes some seconds for each.
    #[command(after_long_help = help::without_settings(puzzle::EXAMPLES))]
    Puzzle(puzzle::Puzzles),
    /// Count the legal move sequences of each length.
    ///
    /// The counts check the rules against other programs, and the speed is printed.
    #[command(after_long_help = help::without_settings("  raichi perft brandubh 4"))]
    Perft(perft::Perft),
    /// Play as the computer, by lines on standard input and output.
    ///
    /// Other programs play matches against it that way, under every ruleset.
    #[command(after_long_help = help::without_settings(engine::EXAMPLES))]
    Engine(engine::Engine),
}

/// The stack of each of the runtime's threads, in bytes. Without optimizations, handling a request needs more than 2 MiB.
const STACK: usize = 8 << 20;

/// How long blocking work may delay the end of the process.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(1);

/// Parses the command line, runs the command and returns the exit status.
pub fn main() -> ExitCode {
    if let Some(done) = raichi_postgres::run_as_helper() {
        return done;
    }
    let mut command = command();
    let matches = match command.try_get_matches_from_mut(std::env::args_os()) {
        Ok(matches) => matches,
        Err(error) => explained(error, &mut command).exit(),
    };
    let result = match Cli::from_arg_matches(&matches) {
        Ok(cli) => run(&cli),
        Err(error) => error.format(&mut command).exit(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            let mut failed = command;
            let mut matches = &matches;
            while let Some((name, further)) = matches.subcommand()
                && let Some(subcommand) = failed.find_subcommand(name).cloned()
            {
                (failed, matches) = (subcommand, further);
            }
            failure.report(&mut failed)
        }
    }
}

/// The command line with its help.
fn command() -> clap::Command {
    help::grouped(Cli::command())
}

/// The error with the remedy, where a command is missing only because the program is built without Discord.
fn explained(error: clap::Error, command: &mut clap::Command) -> clap::Error {
    let Some(ContextValue::String(name)) = error.get(ContextKind::InvalidSubcommand) else {
        return error;
    };
    if cfg!(feature = "discord") || !OF_DISCORD.contains(&name.as_str()) {
        return error;
    }
    command.error(
        ErrorKind::InvalidSubcommand,
        format!(
            "`{name}` is for Discord, and this program is built without it (for the page of `raichi local`). \
             `cargo build --release` builds all of it"
        ),
    )
}

fn run(cli: &Cli) -> Result<(), Failure> {
    match &cli.command {
        Command::Local(given) => with_config(cli, async |config, stop| {
            local::local(given, config, stop).await
        }),
        #[cfg(feature = "discord")]
        Command::Run => with_config(cli, run::run),
        #[cfg(feature = "discord")]
        Command::Check(given) => check::check(given, cli.config.as_deref()),
        #[cfg(feature = "discord")]
        Command::Invite(given) => invite::invite(given, cli.config.as_deref()),
        #[cfg(feature = "discord")]
        Command::Health => health::health(&Config::load(cli.config.as_deref())?),
        #[cfg(feature = "discord")]
        Command::Servers(given) => with_config(cli, async |config, stop| {
            servers::servers(given, config, stop).await
        }),
        #[cfg(feature = "discord")]
        Command::Announce(given) => with_config(cli, async |config, stop| {
            announce::announce(given, config, stop).await
        }),
        Command::Think(given) => with_config(cli, async |config, stop| {
            think::think(given, config, stop).await
        }),
        Command::Migrate => with_config(cli, migrate::migrate),
        Command::Export(given) => with_config(cli, async |config, stop| {
            export::export(given, config, stop).await
        }),
        Command::Import(given) => with_config(cli, async |config, stop| {
            import::import(given, config, stop).await
        }),
        Command::Ratings(command) => with_config(cli, async |config, stop| {
            ratings::ratings(command, config, stop).await
        }),
        Command::Ladder(command) => with_config(cli, async |config, stop| {
            ladder::ladder(command, config, stop).await
        }),
        Command::Openings(command) => with_config(cli, async |config, stop| {
            openings::openings(command, config, stop).await
        }),
        Command::WithDatabase(given) => with_config(cli, async |config, stop| {
            with_database::with_database(given, config, stop).await
        }),
        Command::Completions(given) => completions::completions(given, command()),
        Command::Man(given) => man::man(given, command()),
        Command::Licenses(given) => licenses::licenses(given),
        Command::Rules(command) => rules::rules(command),
        Command::Draw(given) => draw::draw(given),
        Command::Replay(given) => replay::replay(given),
        Command::Review(given) => review::review(given),
        Command::Puzzle(given) => puzzle::puzzles(given),
        Command::Perft(given) => perft::perft(given),
        Command::Engine(given) => engine::engine(given),
    }
}

/// Runs a command that needs configuration, a log and a runtime. SIGTERM and Ctrl-C cancel its token.
fn with_config(
    cli: &Cli,
    work: impl AsyncFnOnce(&Config, CancellationToken) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let config = Config::load(cli.config.as_deref())?;
    telemetry::start(&config.log)?;
    let runtime = runtime()?;
    let result = runtime.block_on(async { work(&config, signals::stop()?).await });
    runtime.shutdown_timeout(SHUTDOWN_TIMEOUT);
    result
}

/// The runtime of every command.
fn runtime() -> io::Result<Runtime> {
    Builder::new_multi_thread()
        .enable_all()
        .thread_stack_size(STACK)
        .build()
}
